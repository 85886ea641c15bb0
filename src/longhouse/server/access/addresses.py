"""Reduces the address of a client to the part that identifies it."""

import ipaddress
from functools import lru_cache


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """Return the part of an IP address that a client cannot choose freely: of IPv6 the first 64 bits, of IPv4 all.

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
