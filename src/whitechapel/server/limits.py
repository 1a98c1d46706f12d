"""How much one address may ask: buckets that fill up with time. A full memory forgets the idlest addresses."""

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache

from whitechapel.server.refusals import Refusal

_REMEMBERED = 10_000
_IPV6_NETWORK = 64


@lru_cache(maxsize=_REMEMBERED)
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


class Bucket:
    """Allows `rate` requests a second on average, and `burst` at once."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = max(burst, 1.0)
        self._clock = clock
        self._left = self._burst
        self._since = clock()

    def take(self) -> None:
        """Count one request; raises `Refusal` with the seconds to wait when there were too many."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1.0:
            wait = math.ceil((1.0 - self._left) / self._rate)
            raise Refusal("too-many", f"too many requests; try again in {wait} s", retry_after=wait)
        self._left -= 1.0


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Count one request of an address; raises `Refusal` when there were too many."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst, self._clock)
        self._buckets[address] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        bucket.take()


class Places:
    """How many connections an address holds, and may hold."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def take(self, address: str) -> None:
        """Count a new connection; raises `Refusal` when the address holds too many."""
        if self._held.get(address, 0) >= self._most:
            raise Refusal("too-many", f"at most {self._most} connections from one address", retry_after=10)
        self._held[address] = self._held.get(address, 0) + 1

    def give_back(self, address: str) -> None:
        """A connection has ended."""
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
