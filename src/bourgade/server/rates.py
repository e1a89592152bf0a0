"""Not too much at once: how often somebody may do something, and how many of something somebody may have."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from .refusal import Refusal


class Rate:
    """Allows so many things a second, and some at once: a bucket of tokens that is filled again.

    >>> rate = Rate(per_second=0.001, burst=2)
    >>> rate.allows(), rate.allows(), rate.allows()
    (True, True, False)
    """

    __slots__ = ("_burst", "_left", "_per_second", "_then")

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = float(burst)
        self._then = time.monotonic()

    def allows(self) -> bool:
        """Tell whether one more is allowed now, and count it."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._per_second)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


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

    def allows(self, who: str) -> bool:
        """Tell whether somebody may do one more now, and count it."""
        return self.of(who).allows()


class Places:
    """The same number of places for everybody, each for themselves.

    >>> places = Places(1)
    >>> with places.taken("Zoé", "full"), places.taken("Ada", "full"), places.taken("Zoé", "full"):
    ...     pass
    Traceback (most recent call last):
    ...
    bourgade.server.refusal.Refusal: full
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def taken(self, who: str, code: str) -> Iterator[None]:
        """Let somebody have a place for a while; who has all of them is refused with a code."""
        if self._taken[who] >= self._most:
            raise Refusal(code)
        self._taken[who] += 1
        try:
            yield
        finally:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]
