"""House rules for people: a TOML file that extends an edition, and its changes in words."""

import json
import os
import tomllib
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from ..errors import BadHouse, choices, nearest, reason
from ..texts import Message, messages_of, say
from .definition import Definition
from .house import Form, House, Names, Numbers, Part, Texts, printed

message = messages_of(__package__)

ABOUT = ["game", "extends"]  # what a file says beside its changes
MOST_CHARACTERS = 100_000
MOST_DOTS = 100  # in a line: the parser takes minutes for a key of thousands of parts
MOST_READ = 1_300_000  # characters, read again and again to find a line
TEXTS_IN_A_LINE = 4


@dataclass(frozen=True)
class HouseRules:
    """House rules as somebody gave them, not checked yet."""

    extends: str
    changes: Mapping[str, Any]
    file: str = ""  # where they stand, if in a file ...
    text: str = ""  # ... and what else stands there

    @contextmanager
    def naming_lines(self) -> Iterator[None]:
        """Let an error about the changes say in which line they stand."""
        try:
            yield
        except BadHouse as error:
            raise located(error, self.file, self.text) from None


def house_rules(
    definition: Definition, edition: "str | os.PathLike[str] | Mapping[str, Any] | HouseRules"
) -> HouseRules:
    """Return the house rules that an edition means: none for a name, else those of a file or a mapping."""
    if isinstance(edition, HouseRules):
        return edition
    if isinstance(edition, Mapping):
        return read(definition, edition, message("wrong-house-here"))
    if isinstance(edition, os.PathLike) or (isinstance(edition, str) and edition.endswith(".toml")):
        return read_file(definition, Path(edition))
    return HouseRules(edition, {})


def read_file(definition: Definition, file: Path) -> HouseRules:
    """Return the house rules of a file."""
    text, table = parse(file)
    return read_located(definition, table, str(file), text)


def read_text(definition: Definition, text: str, name: str) -> HouseRules:
    r"""Return the house rules of a file whose text is at hand, TOML or JSON.

    >>> from bourgade.games import definition
    >>> read_text(definition("minivilles"), 'extends = "base"\ncoins = 5', "my-town.toml").changes
    {'coins': 5}
    """
    text = text.removeprefix("\ufeff")  # some editors put a mark before the first letter
    if not text.lstrip().startswith("{"):
        return read_located(definition, parsed(text, name), name, text)
    try:
        table = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadHouse(message("wrong-house-json", name=name, why=complaint(error))) from error
    return read(definition, table, name)


def read_located(definition: Definition, table: Mapping[str, Any], file: str, text: str) -> HouseRules:
    """Return the house rules of a table; what is wrong with it is told with its line."""
    try:
        return read(definition, table, file, text)
    except BadHouse as error:
        raise located(error, file, text) from None


def game_of(file: Path) -> object:
    """Return the name of the game that a file with house rules is for, None where it does not say."""
    return parse(file)[1].get("game")


def parse(file: Path) -> tuple[str, dict[str, Any]]:
    """Return the text of a file, and what it holds."""
    try:
        with file.open(encoding="utf-8-sig") as opened:  # some editors put a mark before the first letter
            text = opened.read(MOST_CHARACTERS + 1)
    except OSError as error:
        raise BadHouse(message("wrong-house-unread", file=file, why=reason(error), name=file.name)) from error
    except ValueError as error:
        raise BadHouse(message("wrong-house-toml", name=file, why=str(error))) from error
    return text, parsed(text, str(file))


def parsed(text: str, name: str) -> dict[str, Any]:
    """Return what the text of a file holds."""
    if any(line.count(".") > MOST_DOTS for line in text.split("\n") if not line.lstrip().startswith("#")):
        raise BadHouse(message("wrong-house-dots", name=name, most=MOST_DOTS))
    try:
        table = tomllib.loads(text[:MOST_CHARACTERS])
    except (ValueError, RecursionError) as error:
        raise BadHouse(message("wrong-house-toml", name=name, why=complaint(error))) from error
    if len(text) > MOST_CHARACTERS:
        raise BadHouse(message("wrong-house-long", name=name, most=MOST_CHARACTERS))
    return table


def complaint(error: ValueError | RecursionError) -> Message | str:
    """Return what is wrong with a text: as its parser says, where that speaks of the text and not of Python."""
    if isinstance(error, RecursionError):
        return message("wrong-house-brackets")
    in_words = isinstance(error, tomllib.TOMLDecodeError | json.JSONDecodeError)
    return str(error) if in_words else message("wrong-house-digits")


def read(definition: Definition, table: Mapping[str, Any], what: Message | str, text: str = "") -> HouseRules:
    """Return the house rules of a table."""
    game, extends = table.get("game", definition.name), table.get("extends")
    if game != definition.name:
        raise BadHouse(message("wrong-house-game", game=repr(game), name=definition.name), "game")
    if extends is None:
        raise BadHouse(message("wrong-house-extends", what=what, known=choices(definition.editions)))
    if not isinstance(extends, str) or extends not in definition.editions:
        hint = nearest(extends, definition.editions)
        names = choices(definition.editions)
        raise BadHouse(
            message("wrong-house-edition", name=definition.name, extends=repr(extends), hint=hint, known=names),
            "extends",
        )
    changes = {key: value for key, value in table.items() if key not in ABOUT}
    check_places(extends, definition.house(extends), changes)
    return HouseRules(extends, changes, str(what) if text else "", text)


def check_places(edition: str, form: Form, changes: Mapping[str, Any]) -> None:
    """Refuse what stands in the wrong place."""
    known = [*ABOUT, *form]
    for key, value in changes.items():
        if key not in known:
            raise BadHouse(
                message("wrong-house-key", edition=edition, key=key, hint=nearest(key, known), known=choices(known)),
                str(key),
            )
        for inner in value if isinstance(value, Mapping) else ():
            if inner in known:
                raise BadHouse(message("wrong-house-place", inner=inner, key=key), key, inner)


def located(error: BadHouse, file: str, text: str) -> BadHouse:
    """Return the error with the file and the line of what is wrong."""
    if not text or not error.path:
        return error
    line = line_of(text, error.path)
    if line is None:
        return BadHouse(message("wrong-house-file", file=file, why=error.message), *error.path)
    return BadHouse(message("wrong-house-line", file=file, line=str(line), why=error.message), *error.path)


def line_of(text: str, path: tuple[str, ...]) -> int | None:
    r"""Return the line where the statement begins that brings in a key.

    The parser does not tell; so it is asked how much of the text it needs. Where that would take too long, as in a
    list of thousands of lines, it is None.

    >>> line_of('coins = 5\n\n[cards.cafe]\ncost = -1\n', ("cards", "cafe", "cost"))
    4
    """
    lines = text.split("\n")
    left = MOST_READ

    def has_begun(line: int) -> bool:
        """Tell whether the first lines have the key, with what is needed to end a statement of several lines."""
        nonlocal left
        for end in range(line, len(lines)):
            first = "\n".join(lines[:end])
            left -= len(first)
            if left < 0:
                return True
            with suppress(tomllib.TOMLDecodeError):
                return has(tomllib.loads(first), path)
        return True

    line = bisect_left(range(1, len(lines) + 1), True, key=has_begun) + 1
    return None if left < 0 else line


def has(table: Any, path: tuple[str, ...]) -> bool:
    """Tell whether tables in tables have these keys."""
    return not path or (isinstance(table, dict) and path[0] in table and has(table[path[0]], path[1:]))


def example(definition: Definition, edition: str, language: str, file: str) -> str:
    """Return house rules that change nothing, with all that can be changed in comments."""
    form = definition.house(edition)
    if not form:
        raise BadHouse(message("wrong-house-nothing", name=definition.name))
    values = {"game": definition.name, "edition": edition, "file": file}
    lines = [f"# {line}".rstrip() for line in say(language, "bourgade.engine", "house-intro", **values).splitlines()]
    if any(isinstance(part, Names) for part in form.values()):
        lines.append(f"# {tell(language, 'lists')}")
    lines += ["", *(f"{key} = {toml(values[name])}" for key, name in [("game", "game"), ("extends", "edition")]), ""]
    numbers = {key: part for key, part in form.items() if not isinstance(part, Mapping | Texts)}
    lines += comments(
        {
            f"{key} = {toml(part.printed)}": say(language, definition.package, f"house-{key}")
            for key, part in numbers.items()
        }
    )
    for key, part in form.items():
        if isinstance(part, Texts):
            what, about = (say(language, definition.package, f"house-{name}") for name in (key, f"about-{key}"))
            lines += ["", f"# {key} = [  # {what}; {about}"]
            rows = [part.printed[n : n + TEXTS_IN_A_LINE] for n in range(0, len(part.printed), TEXTS_IN_A_LINE)]
            lines += [*(f"#   {toml(row)[1:-1]}," for row in rows), "# ]"]
        if isinstance(part, Mapping):
            cards = {inline(name, numbers): name for name, numbers in part.items()}
            names = {text: say(language, definition.package, f"cards-{name}") for text, name in cards.items()}
            lines += ["", f"[{key}]  # {say(language, definition.package, f'house-{key}')}", *comments(names)]
    return "\n".join([*lines, ""])


@dataclass(frozen=True)
class Changeable:
    """Something that house rules may change."""

    path: tuple[str, ...]  # the keys under which it stands
    group: str  # the card that it stands on; empty for what the box says
    name: str  # what it is, in words
    part: Part


def changeable(definition: Definition, edition: str, language: str) -> Iterator[Changeable]:
    """Give all that house rules may change in an edition, in the order of the box.

    >>> from bourgade.games import definition
    >>> first, *_, last = changeable(definition("minivilles"), "base", "en")
    >>> first.path, first.group, first.name, first.part
    (('coins',), '', 'coins at the start', Number(printed=3, least=0, most=1000))
    >>> last.path, last.group, last.name, last.part
    (('cards', 'radio-tower', 'cost'), 'Radio Tower', 'cost', Number(printed=22, least=0, most=1000))
    """
    for key, part in definition.house(edition).items():
        if not isinstance(part, Mapping):
            yield Changeable((key,), "", say(language, definition.package, f"house-{key}"), part)
            continue
        for card, numbers in part.items():
            group = say(language, definition.package, f"cards-{card}")
            for inner, number in cast("Mapping[str, Part]", numbers).items():
                name = say(language, definition.package, f"house-card-{inner}")
                yield Changeable((key, card, inner), group, name, number)


def inline(name: str, form: Any) -> str:
    """Return a card with the numbers it prints, in one line."""
    numbers = ", ".join(f"{key} = {toml(part.printed)}" for key, part in form.items() if part.printed is not None)
    return f"{name} = {{ {numbers} }}"


def comments(lines: dict[str, str]) -> list[str]:
    """Return lines of a file as comments, each with what it is in words, in one column."""
    width = max(map(len, lines))
    return [f"# {line:{width}}  # {words}" for line, words in lines.items()]


def toml(value: object) -> str:
    """Return a value as TOML: names, whole numbers and lists look as in JSON."""
    return json.dumps(value)


def sentences(definition: Definition, edition: str, house: House, language: str) -> list[str]:
    """Return what house rules change, a line for each card or number."""
    return list(told(definition, language, definition.house(edition), house))


def told(definition: Definition, language: str, form: Form, house: House) -> Iterator[str]:
    """Tell the changes one by one."""
    for key, value in house.items():
        part = form[key]
        if isinstance(part, Texts):
            what = say(language, definition.package, f"house-{key}")
            yield tell(language, "texts", what=what, new=str(len(value)), old=str(len(part.printed)))
        elif isinstance(part, Names):
            names = ", ".join(say(language, definition.package, f"cards-{name}") for name in value)
            yield tell(language, "names", what=say(language, definition.package, f"house-{key}"), names=names)
        elif isinstance(part, Mapping):
            for name, changes in value.items():
                numbers: Any = part[name]
                text = ", ".join(
                    number(definition, language, f"card-{key}", numbers[key], changes[key]) for key in changes
                )
                yield tell(language, "card", name=say(language, definition.package, f"cards-{name}"), changes=text)
        else:
            yield number(definition, language, key, part, value)


def number(definition: Definition, language: str, key: str, part: Part, value: object) -> str:
    """Tell how a number changes."""
    what = say(language, definition.package, f"house-{key}")
    if printed(part) is None:
        return tell(language, "new-number", what=what, new=plain(language, part, value))
    old, new = plain(language, part, printed(part)), plain(language, part, value)
    return tell(language, "number", what=what, old=old, new=new)


def plain(language: str, part: Part, value: Any) -> str:
    """Return a number, a span, some numbers or "all" for people.

    >>> from bourgade.engine.house import Number, Span
    >>> span = Span([3, 3], 1, 14)
    >>> plain("fr", span, [3, 3]), plain("fr", span, [2, 3]), plain("fr", Number("all", 0, 9), "all")
    ('3', '2-3', 'tout')
    >>> plain("fr", Numbers([2, 3], 1, 9, 6), [3, 3])
    '3, 3'
    """
    if isinstance(part, Numbers):
        return ", ".join(map(str, value))
    if isinstance(value, list):
        return "-".join(map(str, sorted(set(value))))
    return tell(language, value) if isinstance(value, str) else str(value)


def tell(language: str, key: str, **values: str) -> str:
    """Return a phrase about house rules."""
    return say(language, "bourgade.engine", f"house-{key}", **values)
