"""A complete bot. It has a name, and chooses one of the moves that its view of the game lists.

Let it play against another, or against you:

    bourgade arena minivilles --bots examples/my_first_bot.py,greedy,random
    bourgade play minivilles --bots examples/my_first_bot.py
"""


class Baker:
    """Buys landmarks when it can, else bakeries and convenience stores, and saves when these are sold out."""

    name = "baker"
    wishes = ("amusement-park", "radio-tower", "train-station", "shopping-mall", "convenience-store", "bakery")

    def choose(self, view):
        """Return a move; ``view.position()`` is the table, with what this seat may not know blanked."""
        moves = view.legal()
        for wish in self.wishes:
            if f"build {wish}" in moves:
                return f"build {wish}"
        return "build nothing" if "build nothing" in moves else moves[0]
