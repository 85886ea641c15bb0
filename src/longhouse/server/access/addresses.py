"""Reduces the address of a client to the part that identifies it."""

import ipaddress
from functools import lru_cache


class TrustedProxies:
    """The addresses of trusted proxies, as `--trusted-proxies` lists them: addresses, networks, or `*` for all.

    >>> "10.1.2.3" in TrustedProxies("127.0.0.1, 10.0.0.0/8"), "192.0.2.7" in TrustedProxies("127.0.0.1")
    (True, False)
    >>> "192.0.2.7" in TrustedProxies("*")
    True
    """

    def __init__(self, proxies: str) -> None:
        listed = [each.strip() for each in proxies.split(",")]
        self._all = "*" in listed
        self._networks = [network for each in listed if (network := _network(each)) is not None]

    def __contains__(self, address: object) -> bool:
        asked = _network(str(address))
        return self._all or (asked is not None and any(asked.network_address in each for each in self._networks))


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """Return a network or, as a network of its own, an address; None if the text is neither."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """Return the part of an IP address that identifies a client's network: the first 64 bits of an IPv6 address, and
    the whole of an IPv4 address.

    A client can choose the other bits of an IPv6 address freely.

    >>> network_of("192.0.2.7"), network_of("2001:db8::1:2"), network_of("2001:db8::ffff:3")
    ('192.0.2.7', '2001:db8::', '2001:db8::')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
