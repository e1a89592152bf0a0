"""Games that were never played: numbers like those of a study, to try out what is made of them."""

import numpy as np

from bourgade.lab.estimates import Moments
from bourgade.lab.report import Measure, figures, length

KINDS = """
wheat-field ranch bakery cafe convenience-store forest furniture-factory mine family-restaurant apple-orchard
fruit-and-vegetable-market pizzeria burger-stand fishing-boat food-hall trawler general-store demolition-company
french-restaurant vineyard moving-company soda-plant private-club stadium tv-station business-center publisher
tax-office
""".split()  # noqa: SIM905 - a long list of words
LANDMARKS = ["harbor", "train-station", "shopping-mall", "amusement-park", "radio-tower", "airport"]
TURNS = 60


def name(language, slug):
    return slug.replace("-", " ").title() if language == "en" else slug.replace("-", " ").capitalize()


def measures(players):
    things = KINDS + LANDMARKS
    return [
        *(Measure("order", str(place + 1)) for place in range(players)),
        *(Measure("seat", f"P{seat + 1}") for seat in range(players)),
        Measure("unfinished", ""),
        *(Measure("length", what) for what in ("turns", "turns-winner", "decisions")),
        *(Measure(group, slug) for group in ("built", "builders", "winning", "when") for slug in things),
        *(Measure("course", str(turn + 1)) for turn in range(TURNS)),
    ]


def play(luck, games, players, *, change=0.0):
    """Return num and den of some games and their turns; a change makes cafés better and games shorter."""
    mine = np.random.default_rng(int(1000 * change) + games)  # what the tables do not share
    own = (luck.normal(24 - 2 * change, 4, games) + mine.normal(0, 2, games)).clip(8)  # turns of the winner
    chances = np.linspace(1.15, 0.85, players) / players
    place = np.where(
        mine.random(games) < 0.5, luck.choice(players, games, p=chances), mine.choice(players, games, p=chances)
    )
    winner = (place + luck.integers(0, players, games)) % players
    unfinished = luck.random(games) < 1e-4
    won = (np.arange(players) == winner[:, None]) & ~unfinished[:, None]
    turns = (own.round() - 1) * players + place + 1
    alone, every = np.ones((games, 1)), np.full((games, 1), players)
    nums = [(np.arange(players) == place[:, None]) & ~unfinished[:, None], won, unfinished[:, None], turns[:, None]]
    dens = [np.ones((games, 2 * players)), alone, alone]
    nums += [(own.round() * ~unfinished)[:, None], (turns * 2.3).round()[:, None]]
    dens += [~unfinished[:, None], alone]

    things = len(KINDS) + len(LANDMARKS)
    taste = np.linspace(0.02, 1.6, things)
    taste[: len(KINDS)] = np.random.default_rng(3).permutation(taste[: len(KINDS)])
    taste[KINDS.index("trawler")] = 2e-5
    taste[KINDS.index("cafe")] += 0.3 * change
    copies = luck.poisson(taste * np.ones((games, players, 1)) + 0.2 * won[:, :, None] * (np.arange(things) % 3))
    copies[:, :, KINDS.index("cafe")] += (won & (luck.random((games, players)) < 0.1 * change)).astype(int)
    some = copies > 0
    first = np.minimum(
        luck.exponential(4 + np.arange(things) % 17, (games, players, things)).round() + 1, own[:, None, None]
    )
    nums += [copies.sum(1), some.sum(1), (some & won[:, :, None]).sum(1), (first.round() * some).sum(1)]
    dens += [np.broadcast_to(every, (games, things)), np.broadcast_to(every, (games, things)), some.sum(1), some.sum(1)]

    there = np.arange(TURNS) < own[:, None]
    coins = luck.poisson(3 + 12 * (1 - np.exp(-np.arange(TURNS) / (9 - change))), (games, TURNS)) * players
    nums.append(coins * there)
    dens.append(players * there)
    return np.hstack(nums).astype(float), np.hstack(dens).astype(float), turns.astype(int)


def fake_figures(games=4000, players=3, tables=2, change=0.5, seed=1, house="my-town.toml", bots=None, chunk=500):
    listed = measures(players)
    moments = Moments(tables, len(listed))
    counts = np.zeros((tables, 1000), int)
    for begin in range(0, games, chunk):
        size = min(chunk, games - begin)
        played = [play(np.random.default_rng((seed, begin)), size, players, change=change * t) for t in range(tables)]
        moments.add([table[0] for table in played], [table[1] for table in played])
        for table in range(tables):
            counts[table] += np.bincount(played[table][2], minlength=1000)
    about = {
        "game": "minivilles",
        "players": players,
        "options": {"market": "line"},
        "bots": bots or ["greedy"] * players,
        "seed": seed,
        "games": games,
        "seconds": 12.5,
        "cores": 2,
        "tables": [
            {"name": "deluxe", "edition": "deluxe", "house": None},
            {"name": house, "edition": "deluxe", "house": house},
        ][:tables],
        "money": "coins",
        "changes": ["Café: cost 2 → 1", "Café: amount 1 → 2", "coins at the beginning 3 → 4"][: 3 * (tables - 1)],
        "length": [length(np.trim_zeros(row, "b")) for row in counts],
        "command": f"bourgade simulate minivilles --edition deluxe --players {players} --games {games}"
        + (f" --compare {house}" if tables == 2 else ""),
    }
    return figures(about, listed, moments)
