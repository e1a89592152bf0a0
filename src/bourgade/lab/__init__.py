"""The lab: what many games say about the balance of a game, with intervals, plots and a page for designers."""
