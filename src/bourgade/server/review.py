"""A game that is over, with everything that can be told about it: nothing is secret any more.

It takes a moment to make, in one of the processes where bots think; those that were looked at last are kept.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

import msgspec

from ..engine.definition import Position
from ..engine.game import Game
from ..engine.notation import Action
from ..engine.told import Event
from ..telling import telling_of
from ..telling.telling import Telling
from .messages import Fairness, Review, Reviewed, Seat, SeatLuck, Series, Setup
from .refusal import Refusal
from .stored import About
from .table import Table, encode
from .thoughts import Thinkers
from .turns import Whose

MOST_REVIEWED = 3_000  # actions, also of a record; a long game has a thousand
COMPRESSION = 5  # of 9: more takes longer than it saves
DECIMALS = 6  # of luck: what is beyond is the dust of sums

Luck = tuple[Sequence[float], Sequence[float]]  # got and expected, of each seat


@dataclass(frozen=True)
class Played:
    """A game that is over, as a process is told of it that makes its review."""

    id: str
    about: About
    setup: Setup
    seats: list[Seat]
    actions: list[str]  # as in records
    whos: list[str]
    fairness: Fairness | None


class Reviews:
    """The reviews that were asked for last, each in the languages that it was asked for in."""

    def __init__(self, thinkers: Thinkers, kept: int) -> None:
        self._thinkers = thinkers
        self._kept = kept
        self._made: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._making: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def of(self, table: Table, language: str, whose: Whose) -> bytes:
        """Return the review of a table as JSON in a gzip; a game that is over does not change any more."""
        if table.game is None or not table.ended:
            raise Refusal("not-over")
        if table.ply > MOST_REVIEWED:
            raise Refusal("long-game", most=MOST_REVIEWED)
        key = (table.row.id, language)
        if key not in self._made:
            if key not in self._making:  # else somebody waits for the same already
                self._making[key] = asyncio.create_task(self._make(key, table, table.game, whose))
            await asyncio.shield(self._making[key])
        self._made.move_to_end(key)
        return self._made[key]

    async def _make(self, key: tuple[str, str], table: Table, game: Game, whose: Whose) -> None:
        played = Played(
            id=table.row.id,
            about=table.about,
            setup=table.setup(),
            seats=[msgspec.structs.replace(seat, here=False) for seat in table.seats(None)],
            actions=game.record()["actions"],
            whos=table.whos,
            fairness=table.fairness(),
        )
        try:
            self._made[key] = await self._thinkers.run(whose, compressed, played, key[1])
        finally:
            del self._making[key]
        while len(self._made) > self._kept:
            self._made.popitem(last=False)


def compressed(played: Played, language: str) -> bytes:
    """Return a review as JSON in a gzip."""
    return gzip.compress(encode(review(played, language)), COMPRESSION, mtime=0)


def review(played: Played, language: str) -> Review:
    """Return everything about a game that is over, as anybody may see it."""
    about, game = played.about, played.about.begun()
    telling, begun = telling_of(game.name), game.shown()
    past = looked_back(game, played.actions)
    positions = [begun, *(step.after for step in past)]
    lucks = [step.luck for step in past]
    return Review(
        id=played.id,
        setup=played.setup,
        seats=played.seats,
        winners=game.winners,
        scores=game.scores,
        why=telling.why(about.reader(language), positions[-1], past[-1].action if past else None),
        before=msgspec.Raw(encode(begun)),
        actions=[
            Reviewed(
                ply=ply,
                who=who,
                action=step.action.text,
                parts=step.action.parts,
                events=step.events,
                scores=step.scores,
                after=msgspec.Raw(encode(step.after)),
                odds=step.odds,
            )
            for ply, (who, step) in enumerate(zip(played.whos, past, strict=True))
        ],
        series=series(telling, language, positions),
        luck=luck(game.seats, lucks) if telling.dice else None,
        luck_series=luck_series(game.seats, lucks) if telling.dice else [],
        fairness=played.fairness,
    )


@dataclass(frozen=True)
class Step:
    """What was played, what happened, and where the game was after it."""

    action: Action
    events: list[Event]
    scores: list[int] | None  # after it, where they have changed
    after: Position
    odds: dict[str, int] | None  # where chance acted
    luck: Luck | None  # where dice were thrown and paid out


def looked_back(game: Game, actions: list[str]) -> list[Step]:
    """Play a game to its end, and return all its steps."""
    luck, whole = telling_of(game.name).luck, game.copy()
    for text in actions:
        whole.play(text)
    played, steps = whole.played(), list[Step]()
    for action, following, events in zip(played, [*played, None][1:], whole.events(), strict=True):
        scores, odds = game.scores, game.odds() or None
        thrown = luck(game, action, following) if odds else None
        game.play(action.text)
        changed = game.scores if game.scores != scores else None
        steps.append(Step(action, events, changed, game.shown(), odds, thrown))
    return steps


def series(telling: Telling, language: str, positions: list[Position]) -> list[Series]:
    """Return the figures of everybody, before the first action and after each."""
    figures = [telling.figures(position) for position in positions]
    return [
        Series(key, telling.series_title(language, key), [list(each) for each in zip(*values, strict=True)])
        for key in figures[0]
        for values in [[each[key] for each in figures]]
    ]


def luck(seats: list[str], lucks: list[Luck | None]) -> list[SeatLuck]:
    """Return what the dice brought to each seat, against what they bring on average.

    >>> luck(["P1", "P2"], [None, ([1, 0], [0.5, 0.25]), ([2, 0], [1, 0.25])])[0]
    SeatLuck(seat='P1', got=3, expected=1.5, throws=2)
    """
    paid = [each for each in lucks if each is not None]
    return [
        SeatLuck(
            name,
            round(sum(got[seat] for got, _ in paid), DECIMALS),
            round(sum(expected[seat] for _, expected in paid), DECIMALS),
            len(paid),
        )
        for seat, name in enumerate(seats)
    ]


def luck_series(seats: list[str], lucks: list[Luck | None]) -> list[list[float]]:
    """Return for each seat how much more the dice had brought than on average, before the first action and after each.

    >>> luck_series(["P1"], [None, ([1], [0.5]), ([0], [0.25])])
    [[0.0, 0.0, 0.5, 0.25]]
    """
    return [
        [
            round(total, DECIMALS)
            for total in accumulate((each[0][seat] - each[1][seat] if each else 0.0 for each in lucks), initial=0.0)
        ]
        for seat in range(len(seats))
    ]
