"""An arena from the first game to the last, with what was played before."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import Protocol

from .contest import Contest
from .ledger import Ledger
from .match import Result
from .pairings import rounds_for

Progress = Callable[[int, Result], object]


class Player(Protocol):
    """What plays games by their numbers, in any order, and yields each as it ends: processes, or a cluster."""

    def __call__(self, contest: Contest, numbers: Sequence[int]) -> Iterator[tuple[int, Result]]:
        """Play games."""


def games_in(contest: Contest, games: int) -> int:
    """Return how many games are played in all, if every pairing plays at least so many."""
    return rounds_for(games, contest.players) * len(contest.tables)


def compete(
    contest: Contest,
    games: int,
    player: Player,
    ledger: Ledger | None = None,
    progress: Progress = lambda _number, _result: None,
) -> list[Result]:
    """Return all games in the order of their numbers: those that the ledger has, and the others played now."""
    total = games_in(contest, games)
    done: dict[int, Result] = {}
    if ledger is not None:
        done = {number: result for number, result in ledger.check().items() if number < total}
        ledger.open()
    for number, result in done.items():
        progress(number, result)
    played = player(contest, [number for number in range(total) if number not in done])
    with closing(played):  # type: ignore[type-var]  # a generator, which ends what it has begun
        for number, result in played:
            if ledger is not None:
                ledger.add(number, result)
            done[number] = result
            progress(number, result)
    return [done[number] for number in range(total)]
