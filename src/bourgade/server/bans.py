"""Who may not come in for a while, because the host of the server said so."""

import time
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from .people import Caller
from .refusal import Refusal
from .storage import Ban


class Bans:
    """All bans, as they were read last. Nobody is kept from their own machine.

    >>> bans = Bans([Ban("address", "203.0.113.0/24", until=9e9), Ban("person", "x81tPq", until=9e9)])
    >>> stranger = Caller("203.0.113.7", "203.0.113.7", "1f0c6a3be2d9")
    >>> bans.end(stranger, None), bans.end(Caller("::1", "::/64", "here"), "x81tPq"), Bans([]).end(stranger, None)
    (9000000000.0, None, None)
    """

    def __init__(self, bans: Iterable[Ban]) -> None:
        self._ends: dict[str, float] = {}  # of people and marks
        self._networks: list[tuple[IPv4Network | IPv6Network, float]] = []
        for ban in bans:
            if ban.kind == "address":
                self._networks.append((ip_network(ban.what, strict=False), ban.until))
            else:
                self._ends[ban.what] = ban.until

    def check(self, caller: Caller, person: str | None = None) -> None:
        """Refuse who is banned, and say for how long."""
        end = self.end(caller, person)
        if end is not None and end > (now := time.time()):
            raise Refusal("banned", wait=end - now)

    def end(self, caller: Caller, person: str | None) -> float | None:
        """Return until when somebody is banned, in seconds since 1970; None for who never was."""
        if caller.here:
            return None
        ends = [self._ends[each] for each in (person, caller.whence) if each in self._ends]
        if self._networks:
            ends += [until for network, until in self._networks if is_in(caller.address, network)]
        return max(ends, default=None)


def is_in(address: str, network: IPv4Network | IPv6Network) -> bool:
    """Tell whether an address is one of a network; what is no address is in none."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return (getattr(found, "ipv4_mapped", None) or found) in network
