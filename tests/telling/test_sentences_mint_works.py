"""The sentences of Mint Works: whatever is played, pages make the same ones as Python, letter by letter."""

import json
import os
import subprocess
import sys
from itertools import cycle
from pathlib import Path

import msgspec
import pytest
from mint_table import hood, table
from test_mint_works import NUMBERS, RANDOM_TABLES, TABLES, chooser_of, games_of, house_game, house_of, step

from bourgade.games import definition
from bourgade.games.mint_works.telling import story
from bourgade.telling import telling_of
from bourgade.telling.telling import Happened, Reader, happened
from bourgade.texts import LANGUAGES, source

ROOT = Path(__file__).parents[2]
TELLING = telling_of("mint-works")
LONGEST = 120  # actions of a game
NAMES = {"P1": "Anatole", "P2": "Zoé", "P3": "שרה", "P4": "{ $x } <b>"}
GROUPS = ("told-", "does-", "gains-", "at-")
SUPPLY = {"supply": "statue, truck, vault", "deck": "bridge, museum"}


READERS = cycle(  # who reads, and through whose eyes the table is seen
    (language, you, eyes)
    for you, eyes in (("P1", "P1"), (None, None), ("P2", "P2"), (None, "P1"), ("P4", "P4"))
    for language in LANGUAGES
)


def games():
    """Yield games of all kinds, new ones and such with cards strewn about, and some with house rules."""
    for table_of in [*TABLES, *RANDOM_TABLES]:
        for game, chooser in games_of(table_of, 2):
            yield walked(game, chooser)
    for seed in range(8):
        chooser = chooser_of("sentences", seed)
        changed = chooser.sample(list(NUMBERS.items()), 40)
        house = house_of(*((path, chooser.choice([part.least, min(part.most, 9)])) for path, part in changed))
        yield walked(house_game(TABLES[seed * 4], house, seed, deal=False), chooser)
    # What random games hardly ever come to.
    advanced = {"advanced": "swap-meet, recycler"}
    yield played(table(hood(2, "mine"), hood(2), **SUPPLY, **advanced), "place swap-meet mine mine")
    yield played(table(hood(2, "", "mine"), hood(2), **SUPPLY, **advanced), "place swap-meet mine mine")
    yield played(table(hood(1, "", "gallery", gallery=1), hood(2), **SUPPLY, **advanced), "place recycler gallery")


def walked(game, chooser):
    for _ in range(LONGEST):
        if not game.over:
            step(game, chooser)
    return game


def played(game, *actions):
    for action in actions:
        game.play(action)
    return game


def told():
    """Yield who reads, and what happened in a game."""
    for game in games():
        for _ in LANGUAGES:
            language, you, eyes = next(READERS)
            reader = Reader(language, names=NAMES, you=you)
            yield reader, happened(game, eyes if eyes in game.seats else None)
    action = table(hood(1), hood(1), **SUPPLY).legal_actions()[1]
    yield Reader("en", names=NAMES), [Happened(who, action, []) for who in ("P1", "chance")]


def encoded(reader, each):
    return {
        "who": each.who,
        "action": each.action.text,
        "parts": msgspec.to_builtins(each.action.parts),
        "events": msgspec.to_builtins(each.events),
        "scores": each.scores,
        "sentences": TELLING.tell(reader, each),
    }


def test_pages_say_the_same(tmp_path, monkeypatch):
    if not (ROOT / "web/node_modules").exists():
        pytest.skip("the tools of the pages are not installed")
    used, say = set(), story.say

    def noted(language, package, key, **values):
        used.add(key)
        return say(language, package, key, **values)

    monkeypatch.setattr(story, "say", noted)
    stories = [
        {"language": reader.language, "you": reader.you, "happened": [encoded(reader, each) for each in some]}
        for reader, some in told()
    ]
    catalogue = {key for key in source("bourgade.games.mint_works", "en") if key.startswith(GROUPS)}
    assert catalogue - used == set()
    actions = definition("mint-works").notation.fixed.values()
    moves = [
        {"language": language, "text": action.text, "parts": msgspec.to_builtins(action.parts), "name": name}
        for language in LANGUAGES
        for action in actions
        if (name := TELLING.move(Reader(language, names=NAMES, you="P2"), action))
    ]
    file = tmp_path / "told.json"
    file.write_text(json.dumps({"stories": stories, "names": NAMES, "moves": moves}), "utf-8")
    command = [sys.executable, str(ROOT / "hatch_build.py"), "npm", "test", "--", "tests/sentences-mint-works.test.ts"]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"BOURGADE_TOLD": str(file)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
