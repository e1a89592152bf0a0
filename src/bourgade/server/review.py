"""A game that is over, with everything that can be told about it: nothing is secret any more.

It takes a moment to make. That is done in a thread, one after the other; those that were looked at last are kept.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, pairwise

import msgspec

from ..engine.definition import Position
from ..engine.game import Game
from ..telling import telling_of
from ..telling.telling import Reader, Telling
from .messages import Review, Reviewed, SeatLuck, Series, Told
from .parts import parts
from .refusal import Refusal
from .story import called, told_apart
from .table import Table, encode

MOST_REVIEWED = 3_000  # actions; a long game has a thousand
COMPRESSION = 5  # of 9: more takes longer than it saves
DECIMALS = 6  # of luck: what is beyond is the dust of sums

Luck = tuple[Sequence[float], Sequence[float]]  # got and expected, of each seat


class Reviews:
    """The reviews that were asked for last, each in the languages that it was asked for in."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._made: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._making = asyncio.Lock()

    async def of(self, table: Table, language: str) -> bytes:
        """Return the review of a table as JSON in a gzip; a game that is over does not change any more."""
        if table.game is None or not table.ended:
            raise Refusal("not-over")
        if table.ply > MOST_REVIEWED:
            raise Refusal("long-game", most=MOST_REVIEWED)
        key = (table.row.id, language)
        if key not in self._made:
            async with self._making:
                if key not in self._made:  # somebody else may have waited for the same
                    self._made[key] = await asyncio.to_thread(compressed, table, table.game, language)
        self._made.move_to_end(key)
        made = self._made[key]
        while len(self._made) > self._kept:
            self._made.popitem(last=False)
        return made


def compressed(table: Table, game: Game, language: str) -> bytes:
    """Return a review as JSON in a gzip."""
    return gzip.compress(encode(review(table, game, language)), COMPRESSION, mtime=0)


def review(table: Table, game: Game, language: str) -> Review:
    """Return everything about a game that is over, as anybody may see it."""
    telling, past = telling_of(game.name), looked_back(game)
    positions = [step.position for step in past]
    name = partial(called, language, told_apart(language, table.about.names()))
    lucks = [step.luck for step in past[:-1]]
    return Review(
        id=table.row.id,
        setup=table.setup(),
        seats=[msgspec.structs.replace(seat, here=False) for seat in table.seats(None)],
        winners=game.winners,
        scores=game.scores,
        why=name(telling.why(language, positions[-1], game.last)),
        before=msgspec.Raw(encode(positions[0])),
        actions=[
            Reviewed(
                ply=ply,
                who=who,
                action=step.action,
                parts=parts(table.about.game(), step.action),
                told=Told(name(deed.name), [name(fact) for fact in deed.facts]),
                after=msgspec.Raw(encode(after.position)),
                flows=[flow.told() for flow in deed.flows],
                odds=step.odds or None,
            )
            for ply, (who, (step, after)) in enumerate(zip(table.whos, pairwise(past), strict=True))
            for deed in [telling.tell(Reader(language), step.action, step.position, after.position)]
        ],
        series=series(telling, language, positions),
        luck=luck(game.seats, lucks) if telling.dice else None,
        luck_series=luck_series(game.seats, lucks) if telling.dice else [],
        fairness=table.fairness(),
    )


@dataclass(frozen=True)
class Step:
    """Where a game was, and what came next."""

    position: Position
    action: str = ""  # none at the end
    odds: dict[str, int] | None = None  # where chance acted
    luck: Luck | None = None  # where dice were thrown and paid out


def looked_back(game: Game) -> list[Step]:
    """Return all steps of a game, the last without an action."""
    telling, past = telling_of(game.name), game.copy()
    steps, following = [Step(game.position())], None
    while past.last is not None:
        action = past.undo()
        odds = past.odds() or None
        thrown = telling.luck(past, action, following) if odds else None
        steps.append(Step(past.position(), action, odds, thrown))
        following = action
    return steps[::-1]


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
