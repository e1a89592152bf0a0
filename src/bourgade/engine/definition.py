"""What a game tells the engine about itself: the engine knows no game by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from math import prod
from operator import itemgetter
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..errors import UnknownEdition, WrongPlayers, choices, nearest
from ..texts import Message, messages_of
from .events import Kinds
from .house import Form, House
from .notation import Action, Notation
from .rule import NOBODY

message = messages_of(__package__)

if TYPE_CHECKING:
    from .facts import Facts

Position = dict[str, Any]
Options = dict[str, Any]


@dataclass(frozen=True)
class Edition:
    """Which boxes are on the table: how many may play, and the options with their values, the default first."""

    players: range
    options: Mapping[str, list[str]]


@dataclass(frozen=True)
class Setting:
    """What a game is played with: edition, number of players, options, rules, and the box that they make."""

    edition: str
    players: int
    options: Options
    revision: int
    boxes: NDArray[Any]
    house: House = field(default_factory=dict)  # what house rules change in the edition
    automatic: tuple[str, ...] = ()  # seats whose moves the rules dictate

    @cached_property
    def box(self) -> Any:
        """The box, to be read."""
        return fields_of(self.boxes)


@dataclass(frozen=True)
class Lots:
    """A level of bots: the game's best policy, which draws lots for a share of its moves."""

    share: float


@dataclass(frozen=True)
class Playouts:
    """A level of bots: a search."""

    number: int


Levels = Mapping[str, Lots | Playouts]
PLAIN_LEVELS: Levels = {"easy": Lots(1), "normal": Playouts(40), "hard": Playouts(400), "expert": Playouts(4_000)}

SEATS = "seats"  # in the shape of a feature: one for each seat, the one that looks first


@dataclass(frozen=True)
class Feature:
    """Some numbers of an observation."""

    name: str
    shape: tuple[int | str | list[str], ...]  # how many, or one for each of SEATS, or one for each of some names
    most: int  # what counts as 1 where observations are numbers from 0 to 1; more counts as 1 too
    text: str  # what they say

    def sizes(self, players: int) -> tuple[int, ...]:
        """Return the shape at a table of so many.

        >>> Feature("coins", (SEATS,), 60, "coins").sizes(3)
        (3,)
        """
        return tuple(n if isinstance(n, int) else players if n == SEATS else len(n) for n in self.shape)


@dataclass(frozen=True, eq=False)
class Observation:
    """A state in numbers, for programs that learn."""

    features: tuple[Feature, ...]  # in the order in which they are written
    encode: Callable[..., Any]  # the rule that writes them: (box, state as the seat may know it, seat, out)

    def places(self, players: int) -> dict[str, slice]:
        """Return where each feature is in an observation."""
        found, start = {}, 0
        for feature in self.features:
            end = start + prod(feature.sizes(players))
            found[feature.name] = slice(start, end)
            start = end
        return found

    def size(self, players: int) -> int:
        """Return how many numbers an observation has."""
        return sum(prod(feature.sizes(players)) for feature in self.features)

    def most(self, players: int) -> NDArray[Any]:
        """Return for each number what counts as 1."""
        return np.concatenate([np.full(prod(each.sizes(players)), each.most) for each in self.features])


@dataclass(frozen=True, eq=False)
class Definition:
    """A game, for the engine."""

    name: str  # "mint-works", and its folder is mint_works
    title: str  # "Mint Works", in every language
    package: str  # the folder: where its texts and rooms are
    revision: int  # of its rules, the newest; records carry the one they were played by
    editions: Mapping[str, Edition]
    rules: ModuleType  # has a rule for each name in slots.py
    state: np.dtype[Any]  # has a field `turns`, which luck is keyed by
    most_legal: int  # the most legal actions that a state can have
    notation: Notation  # its actions as values and in words
    moves: int  # the numbers of players' moves are below this, those of outcomes are not
    observation: Observation
    setting: Callable[[str, int, Options, int, object], Setting]  # (edition, players, options, revision, house rules);
    # raises UnknownOption and BadHouse
    write: Callable[[Setting, Any], Position]  # the position of a state, whose fields are read
    read: Callable[[Position, int], tuple[Setting, NDArray[Any]]]  # (position, revision); raises BadPosition
    events: Kinds = field(default_factory=Kinds)  # what can happen
    facts: "Facts | None" = None
    house: Callable[[str], Form] = lambda _: {}  # what house rules may change in an edition
    why_not: Callable[[Any, Any, int], Message | None] = lambda *_: None  # why an action is not legal in a state (box,
    # state, action)
    hidden: Callable[[Any, int, int], Action | None] | None = None  # an action as a seat may know it (state, action,
    # seat, which is NOBODY for who only watches), with ? for what is secret; None where nothing is
    secrets: bool = False  # whether some may know more than others
    levels: Levels = field(default_factory=lambda: PLAIN_LEVELS)  # easy, normal, hard and expert

    @property
    def environment(self) -> str:
        """What libraries for programs that learn call the game: its title without what is no letter or digit."""
        return "".join(filter(str.isalnum, self.title))


def fields_of(records: NDArray[Any]) -> Any:
    """Return the one record of an array with its fields as attributes, to be read.

    An attribute of NumPy's own records costs microseconds; here whole numbers are Python's, and at hand.
    """
    return SimpleNamespace(**dict(zip(records.dtype.names or (), records.tolist()[0], strict=True)))


def record_of(records: NDArray[Any]) -> Any:
    """Return the one record of an array with its fields as attributes, to be read and written."""
    return with_attributes(records)[0]


def with_attributes(records: NDArray[Any]) -> NDArray[Any]:
    """Return the same records with their fields as attributes.

    Those of NumPy's ``recarray`` have them too, and look for each in Python: that takes six times as long.

    >>> records = with_attributes(np.zeros(2, [("coins", np.int32, 3), ("turn", np.int8)]))
    >>> records[1].turn = 7
    >>> records["turn"].tolist(), records[1].coins.tolist()
    ([0, 7], [0, 0, 0])
    """
    return records.view(type_with_attributes(records.dtype))


@cache
def type_with_attributes(kind: np.dtype[Any]) -> np.dtype[Any]:
    """Return the type of the same records with their fields as attributes."""
    fields = {name: property(itemgetter(name)) for name in kind.names or ()}
    return np.dtype((type("Record", (np.void,), {**fields, "__setattr__": np.void.__setitem__}), kind))


def copied(records: NDArray[Any]) -> NDArray[Any]:
    """Return a copy, made byte by byte: NumPy's own goes from field to field, and takes ten times as long."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def record_type(fields: list[Any]) -> np.dtype[Any]:
    """Return the type of boxes or states with these fields, the widest first, aligned and without holes.

    NumPy copies what is in the fields and leaves in a hole whatever was in memory. Without one, equal states have equal
    bytes, and bytes that are sent away hold nothing else.

    >>> record_type([("coins", np.int32), ("turn", np.int8)]).itemsize
    8
    """
    hole = np.dtype(fields, align=True).itemsize - np.dtype(fields).itemsize
    filled = [*fields, ("spare", np.int8, hole)] if hole else fields
    if np.dtype(filled, align=True).itemsize != np.dtype(filled).itemsize:
        raise ValueError("The fields of a record stand in the order of their width, the widest first.")
    return np.dtype(filled, align=True)


def checked_edition(game: str, editions: Mapping[str, Edition], name: object) -> str:
    """Return the name of an edition that there is, or say what is wrong."""
    if not isinstance(name, str) or name not in editions:
        raise UnknownEdition(
            message("wrong-edition", game=game, name=repr(name), hint=nearest(name, editions), known=choices(editions))
        )
    return name


def checked_players(game: str, editions: Mapping[str, Edition], name: str, players: object) -> int:
    """Return a number of players that the edition is for, or say what is wrong."""
    allowed = editions[name].players
    if not isinstance(players, int) or isinstance(players, bool) or players not in allowed:
        raise WrongPlayers(
            message("wrong-players", game=game, name=name, least=allowed[0], most=allowed[-1], players=repr(players))
        )
    return players


@cache
def seat_name(seat: int) -> str:
    """Return the name of a seat.

    >>> seat_name(0)
    'P1'
    """
    return f"P{seat + 1}"


def seat_names(players: int) -> list[str]:
    """Return the names of all seats, in the order of play."""
    return [seat_name(seat) for seat in range(players)]


def checked_seat(players: int, seat: object) -> str:
    """Return a seat at a table of so many players, or say what is wrong."""
    seats = seat_names(players)
    if not isinstance(seat, str) or seat not in seats:
        raise WrongPlayers(message("wrong-seat", seat=repr(seat), known=choices(seats)))
    return seat


def seat_number(players: int, seat: str | None) -> int:
    """Return the number of a seat at a table of so many players; NOBODY for None, who only watches.

    >>> seat_number(2, "P2"), seat_number(2, None) == NOBODY
    (1, True)
    """
    return NOBODY if seat is None else seat_names(players).index(checked_seat(players, seat))
