"""Who counts as one asker."""

import ipaddress
from functools import lru_cache

REMEMBERED = 10_000
"""How many networks are known at a time."""
_IPV6_NETWORK = 64


@lru_cache(maxsize=REMEMBERED)
def network_of(address: str) -> str:
    """What counts as one asker: a whole IPv4 address, the /64 of an IPv6 one (whoever has one has it all)."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.IPv6Network((known, _IPV6_NETWORK), strict=False))
