"""Bots against bots: who wins how often, how sure that is, and ratings.

- ``pairings.py``   who meets whom, and where they sit
- ``match.py``      one game between bots, with their times and forfeits
- ``contest.py``    all games of an arena by number, each with its table and its luck
- ``compete.py``    an arena from the first game to the last
- ``processes.py``  games on the cores of this machine
- ``cluster.py``    games on a Ray cluster
- ``ledger.py``     finished games in a file, to go on later
- ``ratings.py``    how strong each bot is
- ``results.py``    the figures as one dict
- ``wording.py``    the figures in words
- ``page.py``, ``page.html``  the figures as a page
"""
