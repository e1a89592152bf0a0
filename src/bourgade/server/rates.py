"""Not too much at once: how often somebody may do something, and how many of something somebody may have."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from .refusal import Refusal


class Rate:
    """Allows so many things a second, and some at once: a bucket of tokens that is filled again.

    >>> rate = Rate(per_second=0.001, burst=2)
    >>> rate.allows(), rate.allows(), rate.allows(), round(rate.wait())
    (True, True, False, 1000)
    """

    __slots__ = ("_burst", "_left", "_per_second", "_then")

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = float(burst)
        self._then = time.monotonic()

    def allows(self) -> bool:
        """Tell whether one more is allowed now, and count it."""
        if self.wait():
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """Return for how many seconds no more is allowed, without counting."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._per_second)
        self._then = now
        return max(0.0, 1 - self._left) / self._per_second

    def spend(self, number: float) -> None:
        """Count what happened already; what was too much is waited for afterwards."""
        self.wait()
        self._left -= number

    def take(self) -> None:
        """Count one more, or refuse it and say when it will be allowed."""
        if not self.allows():
            raise Refusal("too-fast", wait=self.wait())


class Rates:
    """The same rate for everybody, each for themselves; the most recent ones are remembered."""

    def __init__(self, per_second: float, burst: int, most: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._most = most
        self._rates: OrderedDict[str, Rate] = OrderedDict()

    def of(self, who: str) -> Rate:
        """Return the rate of somebody."""
        rate = self._rates.setdefault(who, Rate(self._per_second, self._burst))
        self._rates.move_to_end(who)
        if len(self._rates) > self._most:
            self._rates.popitem(last=False)
        return rate

    def take(self, who: str) -> None:
        """Count one more of somebody, or refuse it and say when it will be allowed."""
        self.of(who).take()


class Places:
    """The same number of places for everybody, each for themselves.

    >>> places = Places(1)
    >>> full = Refusal("too-many-connections")
    >>> with places.taken("Zoé", full), places.taken("Ada", full), places.taken("Zoé", full):
    ...     pass
    Traceback (most recent call last):
    ...
    bourgade.server.refusal.Refusal: too-many-connections
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def taken(self, who: str, full: Refusal) -> Iterator[None]:
        """Let somebody have a place for a while; who has all of them is refused."""
        if self._taken[who] >= self._most:
            raise full
        self._taken[who] += 1
        try:
            yield
        finally:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]
