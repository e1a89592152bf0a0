"""What every game shares: the rule decorator, luck, compilation, playouts, and the game object people use."""
