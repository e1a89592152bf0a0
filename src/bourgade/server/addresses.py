"""Where a server is reached and what it is called: on its own machine, in the network, and far away."""

import io
import re
import socket
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

import psutil  # type: ignore[import-untyped]
import segno

FAR_AWAY = ("198.51.100.1", 9)  # set aside for examples (RFC 5737): nobody is there
QUIET = 2  # squares around a QR code
HOUSEHOLD = 64  # bits of an IPv6 address that one household or one rented machine has the rest of
LOCAL = ("localhost", "local", "lan", "home", "home.arpa", "internal", "localdomain")  # endings that nobody can buy
ANY = "*"  # a server that is called whatever somebody calls it
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[0-9a-z_.-]+)(?::[0-9]*)?")  # a name or an address, and a port
PORTS = {"http": ":80", "https": ":443"}  # which origins leave out


def own_address(bound: str, port: int) -> str:
    """Return the address for a browser on this machine.

    >>> own_address("0.0.0.0", 8765), own_address("::1", 8765)
    ('http://localhost:8765', 'http://[::1]:8765')
    """
    everywhere = ip_address(bound).is_unspecified
    return url("localhost" if everywhere or bound == "127.0.0.1" else bound, port)


def friends_addresses(bound: str, port: int) -> list[str]:
    """Return the addresses for other machines in the network, the likeliest first; none if only this machine may come.

    >>> friends_addresses("192.168.1.20", 8765), friends_addresses("127.0.0.1", 8765)
    (['http://192.168.1.20:8765'], [])
    """
    if is_loopback(bound):
        return []
    return [url(host, port) for host in (network_hosts() if ip_address(bound).is_unspecified else [bound])]


def is_loopback(bound: str) -> bool:
    """Tell whether only this machine reaches what is bound there."""
    return ip_address(bound).is_loopback


def is_from_here(client: str, host: str) -> bool:
    """Tell whether who asks sits at this machine, and calls it by a name that it has for itself alone.

    >>> is_from_here("127.0.0.1", "localhost:8765"), is_from_here("::1", "[::1]:8765")
    (True, True)
    >>> is_from_here("192.168.1.7", "localhost:8765"), is_from_here("127.0.0.1", "bourgade.example")
    (False, False)
    """
    with suppress(ValueError):
        asking = ip_address(client)
        name = host_of(host)
        return is_loopback(str(getattr(asking, "ipv4_mapped", None) or asking)) and (
            name == "localhost" or is_loopback(name)
        )
    return False


@lru_cache(1_000)
def network_of(address: str) -> str:
    """Return what limits are counted by: an address, of the new kind its network, which has 2⁶⁴ of them.

    >>> network_of("203.0.113.7"), network_of("::ffff:203.0.113.7"), network_of("2001:db8::17:4")
    ('203.0.113.7', '203.0.113.7', '2001:db8::/64')
    """
    try:
        found = ip_address(address)
    except ValueError:  # of a socket that has none
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, HOUSEHOLD), strict=False))
    return address


def is_called(host: str, names: tuple[str, ...]) -> bool:
    """Tell whether a server has a name: one of its own, an address, or one that means something in its network only.

    A page elsewhere can let any other name lead here, and a browser would take us for a part of it.

    >>> [is_called(host, ()) for host in ("localhost:8765", "192.168.1.20", "[::1]:8765", "nas", "nas.local:80")]
    [True, True, True, True, True]
    >>> is_called("play.example.org", ()), is_called("Play.Example.org:443", ("play.example.org",))
    (False, True)
    """
    name = host_of(host)
    if not name or ANY in names or name in names:
        return bool(name)
    with suppress(ValueError):
        return bool(ip_address(name))
    return "." not in name or name.endswith(tuple(f".{ending}" for ending in LOCAL))


def is_page_of(origin: str, scheme: str, host: str) -> bool:
    """Tell whether an origin is that of the pages which a server has under a scheme and a host.

    >>> is_page_of("https://play.example.org", "https", "play.example.org:443")
    True
    >>> is_page_of("http://play.example.org", "https", "play.example.org"), is_page_of("null", "http", "localhost")
    (False, False)
    """
    return origin == f"{scheme}://{host.lower().removesuffix(PORTS[scheme])}"


def host_of(host: str) -> str:
    """Return the name in a ``Host``, without the port; nothing where it is none.

    >>> host_of("[::1]:8765"), host_of("NAS.local."), host_of("a@b")
    ('::1', 'nas.local', '')
    """
    found = HOST.fullmatch(host.lower())
    return "" if found is None else found[1].strip("[]").removesuffix(".")


def url(host: str, port: int) -> str:
    """Return an address as browsers take it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_hosts() -> list[str]:
    """Return this machine's IPv4 addresses in networks that are up, first the one that it calls others from."""
    states = psutil.net_if_stats()
    found = [
        entry.address
        for name, entries in psutil.net_if_addrs().items()
        if name in states and states[name].isup
        for entry in entries
        if entry.family == socket.AF_INET
    ]
    calling = calling_host()
    hosts = [host for host in found if not (ip_address(host).is_loopback or ip_address(host).is_link_local)]
    return sorted(hosts, key=lambda host: host != calling)


def calling_host() -> str | None:
    """Return the address that a packet to somewhere far away would have; none is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as unsent:
        try:
            unsent.connect(FAR_AWAY)
        except OSError:  # there is no way out
            return None
        return str(unsent.getsockname()[0])


def qr_code(address: str) -> str:
    """Return an address as a QR code for a terminal, bright on dark whatever the terminal's colours are."""
    drawn = io.StringIO()
    segno.make_qr(address, error="l").terminal(drawn, border=QUIET, compact=True)
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" for line in drawn.getvalue().splitlines())
