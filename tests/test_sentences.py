"""Python and pages tell games in the same sentences, letter by letter: both say them of what the rules told.

How long one takes is printed: `pytest -rP tests/test_sentences.py`. `python tests/test_sentences.py --write` writes the
stories of the docs again.
"""

import os
import re
import subprocess
import sys
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from time import process_time

import msgspec
import pytest

import bourgade
from bourgade.bots import find_bot
from bourgade.engine.notation import Parts
from bourgade.errors import BourgadeError
from bourgade.games import definition
from bourgade.server.messages import Happened
from bourgade.telling import telling_of
from bourgade.telling.telling import Reader, happened
from bourgade.texts import LANGUAGES

ROOT = Path(__file__).parents[1]
GAMES = ["minivilles", "mint-works", "ma-petite-ville"]
PEOPLE = ["Zoé", "Anatole", "O'Brien <b>", "שרה", "{ $x }"]
LONGEST = 150  # actions of a game
STORIES = ROOT / "docs" / "stories"
TOLD_IN_DOCS = {
    "minivilles": {"edition": "marina", "players": 3},
    "mint-works": {"players": 3},
    "ma-petite-ville": {"players": 3},
}


class Move(msgspec.Struct):
    text: str
    parts: Parts
    name: str


class Tale(msgspec.Struct):
    """A game as it is told to somebody."""

    game: str
    language: str
    you: str | None
    names: dict[str, str]
    happened: list[Happened]
    told: list[list[str]]
    moves: list[Move]
    facts: dict[str, object]
    why: str  # who won, where pages say that themselves


def tables(game):
    """Give a game of every edition, with every number of players and every value of every option."""
    for edition, about in bourgade.games()[game]["editions"].items():
        values = [(option, value) for option, known in about["options"].items() for value in known]
        for given in [{}, *({option: value} for option, value in values)]:
            for players in about["players"]:
                try:
                    yield bourgade.new(game, edition=edition, players=players, seed=players, **given)
                except BourgadeError:  # the option is not for so many
                    continue


def play(game, chooser):
    """Play a while, so that much happens: nothing is done only where there is nothing else, or now and then."""
    moves = []
    while not game.over and len(game.played()) < LONGEST:
        if game.actor == "chance":
            game.draw()
            continue
        legal = game.legal_actions()
        moves += chooser.sample(legal, min(3, len(legal)))
        busy = [move for move in legal if not move.parts.nothing and move.text not in ("pass", "draw", "keep")]
        game.play(chooser.choice(busy if busy and chooser.random() < 0.8 else legal).text)
    return moves


@cache
def tales(game):
    """Return games as they are told, one after the other in each language."""
    return [tale(*told) for told in played(game)]


def played(game):
    for number, table in enumerate(tables(game)):
        chooser = Random(number)
        moves = play(table, chooser)
        you = chooser.choice([None, *table.seats])
        language = LANGUAGES[number % len(LANGUAGES)]
        own = telling_of(game).names(language, table.options)
        names = {seat: own.get(seat, PEOPLE[i]) for i, seat in enumerate(table.seats)}
        yield table, language, you, names, moves


def tale(table, language, you, names, moves):
    telling, reader = telling_of(table.name), Reader(language, names=names, you=you)
    past = happened(table, you)
    return Tale(
        table.name,
        language,
        you,
        names,
        [Happened(ply, each.who, *each.action, each.events, each.scores) for ply, each in enumerate(past)],
        [telling.tell(reader, each) for each in past],
        [Move(*move, telling.move(reader, move)) for move in moves],
        table.shown()["facts"],
        telling.why(reader, table.shown(), None) if table.name == "ma-petite-ville" else "",
    )


@pytest.mark.parametrize("game", GAMES)
def test_python_and_pages_say_the_same_sentences(game, tmp_path):
    told = tales(game)
    assert len(told) > 10
    assert {tale.language for tale in told} == {*LANGUAGES}
    assert any(tale.why for tale in told) == (game == "ma-petite-ville")
    file = tmp_path / "told.json"
    file.write_bytes(msgspec.json.encode(told))
    vitest = [sys.executable, "hatch_build.py", "npm", "exec", "--", "vitest", "run", "tests/sentences.test.ts"]
    done = subprocess.run(
        vitest,
        cwd=ROOT,
        env=os.environ | {"BOURGADE_TOLD": str(file)},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout[-5000:]
    assert f"{sum(len(tale.told) for tale in told)} actions" in done.stdout
    print("in Python:", microseconds(game), "µs a sentence; in a page:", *re.findall(r"([\d.]+ µs)", done.stdout))


def microseconds(game):
    """Return how long it takes to say a sentence again."""
    table = bourgade.new(game, seed=1)
    play(table, Random(1))
    reader, past, tell = Reader("fr"), happened(table), telling_of(game).tell
    sentences = sum(len(tell(reader, each)) for each in past)
    begun = process_time()
    for _ in range(20):
        for each in past:
            tell(reader, each)
    return round((process_time() - begun) / 20 / sentences * 1e6, 1)


def test_no_sentence_reads_as_a_record_does():
    """There are no seats, slugs or places in what people read."""
    for game in GAMES:
        slugs = {
            card for action in definition(game).notation.fixed.values() for card in action.parts.cards if "-" in card
        }
        for tale in tales(game):
            for sentence in (text for told in tale.told for text in told):
                assert not any(slug in sentence for slug in slugs), sentence
                assert not any(f"P{seat}" in sentence for seat in range(1, 6)), sentence
                assert sentence == sentence.strip()
                assert not sentence.endswith("."), sentence


# The stories of the docs


def story(game, language):
    """Return a whole game that three bots play, as it is told to the first of them, a sentence a line."""
    table = bourgade.new(game, seed=11, first="P1", **TOLD_IN_DOCS[game])
    bots = {seat: find_bot(game, "greedy", number) for number, seat in enumerate(table.seats)}
    while not table.over:
        if table.actor == "chance":
            table.draw()
        else:
            table.play(bots[table.actor].choose(table.view(table.actor)))
    names = dict(zip(table.seats, ["Zoé", "Anatole", "Clémence"], strict=True))
    reader, telling = Reader(language, names=names, you="P1"), telling_of(game)
    told = [f"{sentence}." for each in happened(table, "P1") for sentence in telling.tell(reader, each)]
    return "\n".join([*told, telling.why(reader, table.shown(), table.played()[-1])]) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_stories_of_the_docs_are_told_so(game, language):
    assert (STORIES / f"{game}.{language}.txt").read_text("utf-8") == story(game, language)


if __name__ == "__main__" and "--write" in sys.argv:
    for game, language in product(GAMES, LANGUAGES):
        (STORIES / f"{game}.{language}.txt").write_text(story(game, language), "utf-8")
