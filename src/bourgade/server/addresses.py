"""Where a server is reached: from its own machine, and from the others in the network."""

import io
import socket
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

import psutil  # type: ignore[import-untyped]
import segno

FAR_AWAY = ("198.51.100.1", 9)  # set aside for examples (RFC 5737): nobody is there
QUIET = 2  # squares around a QR code


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
        name = urlsplit(f"//{host}").hostname or ""
        return is_loopback(str(getattr(asking, "ipv4_mapped", None) or asking)) and (
            name == "localhost" or is_loopback(name)
        )
    return False


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
