"""Write the page of each game about its environment: what an observation holds, and which number is which move.

python docs/environments/tables.py
"""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from bourgade.engine.definition import SEATS, Definition, Feature
from bourgade.engine.game import checked_setting
from bourgade.engine.rules import rules_of
from bourgade.engine.simulate import simulate
from bourgade.envs import name_of
from bourgade.games import definition, packages
from bourgade.games.ma_petite_ville.moves import LAY, MOVES, PLACE

HERE = Path(__file__).parent
GAMES = 2_000  # that the length is measured in
TITLES = {"minivilles": "Minivilles", "mint-works": "Mint Works", "ma-petite-ville": "Ma Petite Ville"}
PLAYERS = {"minivilles": (2, 4), "mint-works": (2, 4), "ma-petite-ville": (2, 4)}
# Moves whose words depend on the city: numbers, words, and how the number is made.
CITY = [
    (LAY, PLACE, "`lay X Y rT`", "2 + (tile * 4 + side) * 4 + turn: beside which tile of the city, in the order laid"),
    (
        PLACE,
        MOVES,
        "`place LENGTH X Y WAY`",
        f"{PLACE} + ((length * 36 + tile) * 9 + square) * 2 + way: the number of the length, the shortest first; the "
        "tile and its square where the first object lies; across or down",
    ),
]


def page(game: str) -> str:
    """Return the page of a game."""
    rules = definition(game)
    few, many = PLAYERS[game]
    sizes = " and ".join(f"{rules.observation.size(n)} numbers with {n} players" for n in (few, many))
    return "\n".join(
        [
            f"# {TITLES[game]} for programs that learn",
            "",
            f"`{name_of(game)}` in PettingZoo and Gymnasium, `bourgade_{game.replace('-', '_')}` in OpenSpiel, "
            f'`bourgade.Batch("{game}")`; [how to use them](../environments.md). [The rules](../rules/{game}.md).',
            "",
            "Made by [tables.py](tables.py) from the sources; a test holds it to them.",
            "",
            "## Observations",
            "",
            f"An observation has {sizes}, in this order. Seats come in the order of play, the one that looks first. "
            "As numbers from 0 to 1, each is divided by what *counts as 1*, and more counts as 1 too; as whole numbers "
            "it is as it is.",
            "",
            f"| from ({few} players) | feature | shape | counts as 1 | meaning |",
            "| ---: | --- | --- | ---: | --- |",
            *(
                row(feature, rules.observation.places(few)[feature.name].start)
                for feature in rules.observation.features
            ),
            *names(rules),
            "",
            "## Moves",
            "",
            f"A move is a number below {rules.moves}; masks and lists say which are legal.",
            "",
            "| numbers | moves | |",
            "| ---: | --- | --- |",
            *moves(rules),
            "",
            "## Rewards and length",
            "",
            "When a game is over its winners share a reward of 1; all other rewards are 0. Chance acts by itself, but "
            "in OpenSpiel it is a player.",
            "",
            f"| edition | players | decisions of a game with random players, median | longest of {GAMES:,} |",
            "| --- | ---: | ---: | ---: |",
            *lengths(rules),
            "",
        ]
    )


def row(feature: Feature, start: int) -> str:
    """Return a feature as a row."""
    shape = " x ".join("seats" if n == SEATS else str(n if isinstance(n, int) else len(n)) for n in feature.shape)
    return f"| {start} | `{feature.name}` | {shape or 1} | {feature.most} | {feature.text} |"


def names(rules: Definition) -> Iterator[str]:
    """Give the lists of names that features are ordered by."""
    seen: dict[str, list[str]] = {}
    for feature in rules.observation.features:
        for n in feature.shape:
            if isinstance(n, list):
                seen.setdefault(", ".join(f"`{name}`" for name in n), []).append(f"`{feature.name}`")
    for text, features in seen.items():
        yield ""
        yield f"The order in {', '.join(features)}: {text}."


def moves(rules: Definition) -> Iterator[str]:
    """Give the moves, those of one verb that follow one another in one row."""
    fixed = {number: action for number, action in rules.notation.fixed.items() if number < rules.moves}
    rows = []
    for _, some in groupby(fixed, key=lambda number: (fixed[number].parts.kind, len(fixed[number].text.split()))):
        numbers = list(some)
        first, last = numbers[0], numbers[-1]
        words = f"`{fixed[first].text}`" if first == last else f"`{fixed[first].text}` … `{fixed[last].text}`"
        rows.append((first, last, words, ""))
    if rules.name == "ma-petite-ville":
        rows += [(first, end - 1, words, formula) for first, end, words, formula in CITY]
    for first, last, words, formula in sorted(rows):
        yield f"| {first if first == last else f'{first} to {last}'} | {words} | {formula} |"


def lengths(rules: Definition) -> Iterator[str]:
    """Give how long games are."""
    for edition in rules.editions:
        for players in PLAYERS[rules.name]:
            done = simulate(rules_of(rules), checked_setting(rules, edition, players, {}), GAMES, 1).decisions
            done.sort()
            yield f"| `{edition}` | {players} | {done[GAMES // 2]:,} | {done[-1]:,} |"


def main() -> None:
    """Write all pages."""
    for game in packages():
        (HERE / f"{game}.md").write_text(page(game))


if __name__ == "__main__":
    main()
