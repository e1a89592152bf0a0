"""`docs/server.md` and the code say the same: messages, types, requests, and the client that it shows; so do limits."""

import json
import re
import runpy
import subprocess
import sys
from dataclasses import fields
from math import inf
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from catalogues import group
from server_town import PATIENCE, Server

import bourgade
from bourgade.engine.notation import Parts
from bourgade.engine.told import Event
from bourgade.server import addresses, hall, messages, review, running, stored, story, table, wire
from bourgade.server.addresses import LOCAL
from bourgade.server.openapi import ENDPOINTS
from bourgade.server.settings import DAY, NO_LIMITS, UNITS, Settings, with_limits
from bourgade.texts import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
CLIENT = ROOT / "examples" / "table_client.py"
NAMED = {getattr(messages, name): name for name in ("Phase", "Level", "Wanted", "Dice", "Colour")}
PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean", Any: "anything", msgspec.Raw: "object"}


# Reading the page


def rows(heading, page=PAGE):
    """Return the first table under a heading, one dict per row."""
    found = re.search(r"(?:^\|.*\n)+", section(heading, page), re.M)
    head, _, *body = map(cells, found[0].splitlines())
    return [dict(zip(head, row, strict=True)) for row in body]


def section(heading, page=PAGE):
    """Return what stands under a heading."""
    return page.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0] + "\n"


def cells(line):
    return [cell.strip() for cell in line.strip("|").split("|")]


def code(cell):
    """Return what stands between the only backquotes of a cell."""
    [found] = re.findall(r"`([^`]+)`", cell)
    return found


# Writing types as the page does


def written(kind):
    """Return a type in words, as of JSON."""
    if kind in NAMED:
        return NAMED[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return " or ".join([*(written(each) for each in inner if each is not type(None)), "null"])
    if origin is Literal:
        return ", ".join(f'"{value}"' for value in inner)
    if origin is tuple and inner[-1] is not Ellipsis:
        return f"[{', '.join(map(written, inner))}]"
    if origin in (list, tuple):
        return f"list of {written(inner[0])}"
    if origin is dict:
        return "object" if inner[1] is Any else f"object of {written(inner[1])}"
    return PLAIN.get(kind) or kind.__name__


def fields_of(kind):
    """Return the fields of a message or type as the page writes them; ``?`` marks those that may be left out."""
    hints = get_type_hints(kind)
    inherited = set(messages.Message.__struct_fields__) if kind is not messages.Message else set()
    own = [field for field in msgspec.structs.fields(kind) if field.name not in inherited or not is_client(kind)]
    return " · ".join(f"`{each.encode_name}{'' if each.required else '?'}` {written(hints[each.name])}" for each in own)


def is_client(kind):
    return issubclass(kind, messages.Message)


def structs():
    """Return all types of `messages.py`, by name."""
    every = {name: value for name, value in vars(messages).items() if isinstance(value, type)}
    return {
        name: kind for name, kind in every.items() if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    }


SERVER, CLIENTS = get_args(messages.FromServer), get_args(messages.FromClient)


# The tables


def test_every_message_is_in_the_table_with_its_fields_and_their_types():
    said = {(row["from"], code(row["type"])): row["fields"] for row in rows("Messages")}
    assert said == {
        ("client", "…"): fields_of(messages.Message),
        **{("client", kind.__struct_config__.tag): fields_of(kind) for kind in CLIENTS},
        **{("server", kind.__struct_config__.tag): fields_of(kind) for kind in SERVER},
    }


def test_the_unions_have_all_messages():
    tagged = [kind for kind in structs().values() if kind.__struct_config__.tag is not None]
    assert set(tagged) - {messages.Message} == {*SERVER, *CLIENTS}


def test_every_type_is_in_the_table_with_its_fields_and_their_types():
    said = {code(row["name"]): row["fields"] for row in rows("Types")}
    shared = {name: kind for name, kind in structs().items() if kind not in (*SERVER, *CLIENTS, messages.Message)}
    assert (shared["Parts"], shared["Event"]) == (Parts, Event)
    literals = {name: ", ".join(f'`"{value}"`' for value in get_args(kind)) for kind, name in NAMED.items()}
    assert said == {name: fields_of(kind) for name, kind in shared.items()} | literals


def test_a_story_is_as_the_page_shows_it():
    [shown] = re.findall(r"```json\n(.*?)```", section("The story"), re.S)
    game, told = bourgade.new("minivilles", first="P1"), story.Story("minivilles")
    for move in ("roll 1", "die 1", "build cafe", "roll 1", "die 3"):
        game.play(move)
    told.goes_on(game, 5)
    [happened] = told.told(None, 4, [("chance", game.actions_seen(None)[4])], views=True)
    assert json.loads(shown) == json.loads(msgspec.json.encode(happened))


def test_the_facts_of_every_game_are_in_its_table():
    under = section("The story").split("\n### Facts\n", 1)[1]
    tables = re.findall(r"^(.*):\n\n((?:\|.*\n)+)", under, re.M)
    said = {title: [code(cells(line)[0]) for line in table.splitlines()[2:]] for title, table in tables}
    games = {about["title"]: bourgade.new(name).shown()["facts"] for name, about in bourgade.games().items()}
    assert said == {title: [*facts] for title, facts in games.items()}


@pytest.mark.parametrize("heading", ["Messages", "Types", "HTTP"])
def test_every_row_says_what_it_means(heading):
    assert [row for row in rows(heading) if len(row["meaning"]) < 10] == []


def test_every_request_is_in_the_table():
    said = {code(row["request"]): (row["body"], row["answer"]) for row in rows("HTTP")}
    assert said == {
        f"{each.method} {each.path}": (written(each.body) if each.body else "", written(each.answer))
        for each in ENDPOINTS
    }


def test_the_pages_know_the_same_messages():
    made = runpy.run_path(str(ROOT / "web" / "messages.py"))["script"]()
    there = (ROOT / "web" / "src" / "server" / "messages.ts").read_text("utf-8")
    assert there == made, "web/src/server/messages.ts is stale: run `python web/messages.py`"


def test_nothing_below_knows_of_the_server():
    package = Path(messages.__file__).parent.parent
    below = [
        path
        for room in ("engine", "games", "bots", "lab", "arena", "telling", "terminal")
        for path in (package / room).rglob("*.py")
    ]
    assert below
    assert [
        path.name for path in below if re.search(r"^\s*(from|import) .*\bserver\b", path.read_text("utf-8"), re.M)
    ] == []


# Numbers and words


def test_the_limits_of_the_page_are_those_of_the_settings():
    limits = {field.name: usual(field.name, field.default) for field in fields(Settings) if field.name not in NO_LIMITS}
    assert [(code(row["limit"]), row["usually"]) for row in rows("Limits", HOSTING)] == list(limits.items())


def usual(name, value):
    """Return a limit as the page writes it."""
    if name == "thinkers":
        return "one for each core"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) or "_per_" in name:
        return number(value)
    if value == inf:
        return "inf"
    unit = next(unit for unit in reversed(UNITS) if (value > UNITS[unit] and value % UNITS[unit] == 0) or unit == "s")
    return f"{value / UNITS[unit]:g} {unit}"


def test_the_limits_that_the_page_shows_can_be_used(tmp_path):
    [shown] = re.findall(r"```toml\n(.*?)```", HOSTING.split("\n## Limits\n", 1)[1], re.S)
    file = tmp_path / "limits.toml"
    file.write_text(shown)
    assert with_limits(Settings(), file) == Settings(tables_per_person=5, keep_records=14 * DAY, requests_per_second=10)


def number(value):
    return f"{value:,.0f}"


def test_the_other_numbers_of_the_page_are_those_of_the_code():
    flat = " ".join((PAGE + HOSTING).split())
    for sentence in (
        f"gone for {number(Settings().away)} seconds",
        f"port {running.PORT}",
        f"a code of {hall.CODE_LENGTH} letters",
        f"`{running.DATABASE}`",
        f"{Settings().pace} seconds",
        f"1 to {number(stored.MOST_SECONDS)} seconds",
        f"0 to {number(stored.MOST_PACE)} seconds",
        f"asked every {number(running.PING)} seconds",
        f"the last {story.LAST} actions",
        f"after {number(table.MOST_PLIES)} actions",
        f"more than {number(review.MOST_REVIEWED)} is not reviewed",
        f"pages of {table.PAGE} actions",
        f"at most {table.PAGE} actions; of a longer game the next {table.PAGE} follow",
        f"first {addresses.HOUSEHOLD} bits of an IPv6 address",
        f"if more than {wire.AFTER_THE_END // 1024} KiB come after its end",
        f"The {number(Settings().records)} records that others",
        f"Where the {number(Settings().tables)} tables in memory",
        f"beyond {number(Settings().games)} the oldest go",
        f"opened after {number(Settings().keep_records / DAY)} days",
        f"was over after {number(Settings().keep_closed / DAY)}, nicknames",
        f"were not here for {number(Settings().keep_people / DAY)}.",
        "(they end in {} or {})".format(*(", ".join(f"`.{end}`" for end in ends) for ends in (LOCAL[:-1], LOCAL[-1:]))),
    ):
        assert sentence in flat, sentence


def test_every_refusal_that_the_page_names_exists():
    named = [code(row["code"]) for row in rows("What is refused")]
    assert len(named) == len(set(named)) > 0
    for language in LANGUAGES:
        assert set(named) <= set(group(language, "bourgade.server", "refused"))


# The client


def test_the_page_shows_the_whole_client():
    assert f"```python\n{CLIENT.read_text('utf-8')}```\n" in PAGE


def test_the_client_plays_a_whole_game_within_the_limits_of_a_server(tmp_path, back_end):
    usual = {name: getattr(Settings(), name) for name in ("messages_per_second", "burst")}
    with Server(tmp_path / "data", back_end, **usual) as server:
        result = subprocess.run(
            [sys.executable, str(CLIENT), server.url], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    assert (result.returncode, result.stderr) == (0, "")
    assert re.fullmatch(r"Winner: P[12]( P[12])?\n", result.stdout)
