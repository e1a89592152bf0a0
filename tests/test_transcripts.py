"""Transcripts of whole games: everything the surface says, step by step, compared with what it said before.

`python tests/test_transcripts.py --write` writes them again after a change that is meant. The actions are taken from
the transcript that is there, so that the difference shows what the change did to the very same game; a game whose
transcript is missing is played anew.

A line `P2 > build cafe | …` is an action and what it changed in the position. The first actions of each phase come in
full, with everything that the game says before and after them.
"""

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from random import Random
from textwrap import fill
from typing import Any

import pytest

import bourgade

FOLDER = Path(__file__).parent / "transcripts"
TABLES: dict[str, dict[str, Any]] = {
    "base-2": {"edition": "base", "players": 2},
    "green-valley-3-open": {"edition": "green-valley", "players": 3, "market": "open", "first": "P2"},
    "marina-green-valley-4": {"edition": "marina-green-valley", "players": 4, "purples": "players-1"},
    "deluxe-3": {"edition": "deluxe", "players": 3},
    "mint-works-sonic": {"game": "mint-works", "players": 1, "opponent": "sonic", "advanced": ["recycler"]},
    "mint-works-3": {"game": "mint-works", "players": 3, "advanced": 2},
    "ma-petite-ville-3": {"game": "ma-petite-ville", "players": 3, "colours": ["red", "blue", "green"]},
}
IN_FULL = 2  # actions of each phase
LUCKY = 28  # the seed of games that have many phases and are not too long ...
LUCKIER = {"mint-works-sonic": 351, "mint-works-3": 595, "ma-petite-ville-3": 56}  # ... but for these
PHASES = {
    "minivilles": {
        *("first", "setup", "roll", "throw", "reroll", "harbor", "demolish", "move", "trawler", "take", "swap"),
        *("renovate", "build", "refill"),
    },
    "mint-works": {"first", "advanced", "supply", "develop", "lotto", "replace", "refill", "co-op"},
    "ma-petite-ville": {"first", "tile", "turn", "lay", "last"},
}
ACTION = re.compile(r"^(?:P\d|chance) > ([^|]+) \|", re.MULTILINE)


@pytest.mark.parametrize("name", TABLES)
def test_a_game_goes_as_its_transcript_says(name):
    there = path_of(name).read_text("utf-8")
    now = transcript(name, ACTION.findall(there))
    for number, (line, line_now) in enumerate(zip_longest(there.splitlines(), now.splitlines()), 1):
        assert line_now == line, f"line {number} of {path_of(name).name}"
    assert now == there


@pytest.mark.parametrize("name", TABLES)
def test_a_transcript_is_of_a_whole_game_and_not_too_long_to_read(name):
    there = path_of(name).read_text("utf-8")
    assert "\nThe game is over.\n" in there
    assert len(there.encode()) < 150_000


@pytest.mark.parametrize("game", PHASES)
def test_every_phase_is_in_some_transcript(game):
    text = "".join(path_of(name).read_text("utf-8") for name in TABLES if table_of(name)["game"] == game)
    assert set(re.findall(r"^phase ([a-z-]+),", text, re.MULTILINE)) == PHASES[game]


def test_a_transcript_tells_what_the_others_do_not_see():
    text = path_of("mint-works-3").read_text("utf-8")
    assert re.search(r"^P\d does not know: (draw|place recycler) \?$", text, re.MULTILINE)


def table_of(name: str) -> dict[str, Any]:
    return {"game": "minivilles"} | TABLES[name]


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def transcript(name: str, actions: list[str]) -> str:
    """Return the transcript of these actions."""
    return "\n".join(lines_of(name, actions)) + "\n"


def lines_of(name: str, actions: list[str]) -> Iterator[str]:
    game = bourgade.new(deal=False, **table_of(name))
    yield f"{game.name}, {game.edition}, {', '.join(game.seats)}"
    yield f"options: {json.dumps(game.options)}"
    yield from whole_position(game)
    yield ""
    seen: Counter[str] = Counter()
    for number, action in enumerate(actions, 1):
        before, actor = game.position(), game.actor
        phase = before["phase"]
        seen[phase] += 1
        in_full = seen[phase] <= IN_FULL
        if in_full:
            yield f"phase {phase}, action {number}"
            yield from what_may_be_played(game)
        game.play(action)
        yield f"{actor} > {action} | {', '.join(changes(before, game.position()))}"
        yield from what_others_see(game, action)
        if in_full:
            yield from what_is_now(game)
            yield ""
    if game.over:
        yield "The game is over."
    yield f"actor {game.actor}, legal {game.legal()}, scores {game.scores}, winners {game.winners}"
    yield from whole_position(game)


def whole_position(game: bourgade.Game) -> Iterator[str]:
    """Every key of the position, one a line, and one for each player."""
    for key, value in game.position().items():
        if key == "players":
            for seat, player in zip(game.seats, value, strict=True):
                yield fill(f"{seat}: {json.dumps(player)}", 120, subsequent_indent="    ", break_on_hyphens=False)
        else:
            yield fill(f"{key}: {json.dumps(value)}", 120, subsequent_indent="    ", break_on_hyphens=False)


def what_may_be_played(game: bourgade.Game) -> Iterator[str]:
    """The legal moves, as the game and each view tell them; or the outcomes with how likely they are."""
    chances = game.chances()
    if chances:
        told = ", ".join(f"{outcome} {chance:.6f}" for outcome, chance in chances.items())
    else:
        told = ", ".join(game.legal())
    yield fill(
        f"{game.actor} may play {len(game.legal())}: {told}", 120, subsequent_indent="    ", break_on_hyphens=False
    )
    views = [game.view(seat) for seat in game.seats]
    yield f"moves in the views: {', '.join(f'{view.seat} {len(view.legal())}' for view in views)}"


def what_others_see(game: bourgade.Game, action: str) -> Iterator[str]:
    """The last action as each seat may know it, where that is less than the action."""
    for seat in game.seats:
        seen = game.seen(seat)[-1]
        if seen != action:
            yield f"{seat} does not know: {seen}"


def what_is_now(game: bourgade.Game) -> Iterator[str]:
    """What the game says of itself, and what the position says of the turn."""
    yield f"{game!r}, over {game.over}, scores {game.scores}, winners {game.winners}"
    table = ("game", "edition", "market", "players", "piles", "deck", "opponent")
    yield json.dumps({key: value for key, value in game.position().items() if key not in table})


def changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """What is different in a position: `P1 coins 3 -> 4`, `P1 landmarks harbor 0 -> 1`."""
    old, new = dict(flat(before)), dict(flat(after))
    for what in [*old, *(what for what in new if what not in old)]:
        one, other = old.get(what, 0), new.get(what, 0)
        if one != other:
            yield f"{what} {one} -> {other}"


def flat(thing: Any, where: str = "") -> Iterator[tuple[str, Any]]:
    """Every value in a position with its place in words: `P1 cards cafe`, 2."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from flat(value, f"{where} {key}".strip())
    elif where == "players":
        for number, player in enumerate(thing, 1):
            yield from flat(player, f"P{number}")
    elif where.endswith("landmarks"):
        for landmark in thing:
            yield f"{where} {landmark}", 1
    elif where in ("tiles", "placed"):
        for number, one in enumerate(thing, 1):
            yield f"{where} {number}", " ".join(map(str, one.values()))
    else:
        yield where, thing


def played_anew(name: str) -> list[str]:
    """Return the actions of a whole random game."""
    seed = LUCKIER.get(name, LUCKY)
    game, chooser = bourgade.new(deal=False, seed=seed, **table_of(name)), Random(seed)
    while not game.over:
        if game.actor == "chance":
            game.draw()
        else:
            game.play(chooser.choice(game.legal()))
    return game.record()["actions"]


def write() -> None:
    for name in TABLES:
        path = path_of(name)
        actions = ACTION.findall(path.read_text("utf-8")) if path.exists() else played_anew(name)
        text = transcript(name, actions)
        path.write_text(text, "utf-8")
        print(f"{path.name}: {len(actions)} actions, {len(text.encode())} bytes")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("To write the transcripts again: python tests/test_transcripts.py --write")
    write()
