"""How much one network may ask: buckets that fill up with time. A full memory forgets the idlest networks."""

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache

from whitechapel.server.refusals import Refusal

_REMEMBERED = 10_000
_IPV6_NETWORK = 64
_AT_ONCE = 10.0
"""Seconds' worth of what is allowed on average that may come at once."""


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

    def take(self, cost: float = 1.0) -> None:
        """Count a request that costs as much as so many; raises `Refusal` with the seconds to wait for too much."""
        left = self._filled()
        if left < cost and left < self._burst:  # what costs more than fits must wait until it is full
            self._refuse(cost)
        self._left = left - cost

    def charge(self, cost: float) -> None:
        """Count something that has happened already, and can't be refused any more."""
        self._left = max(self._left - cost, -self._burst)

    def check(self) -> None:
        """Raises `Refusal` where nothing is left; takes nothing."""
        if self._filled() < 1.0:
            self._refuse(1.0)

    def _filled(self) -> float:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        return self._left

    def _refuse(self, cost: float) -> None:
        wait = math.ceil((min(cost, self._burst) - self._left) / self._rate)
        raise Refusal("too-many", f"too many requests; try again in {wait} s", retry_after=max(wait, 1))


class Buckets:
    """A bucket for each network."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    @classmethod
    def for_seconds(cls, rate: float) -> "Buckets":
        """Buckets for what may come `rate` times a second, and ten seconds' worth at once."""
        return cls(rate, _AT_ONCE * rate)

    def of(self, address: str) -> Bucket:
        """The bucket of the network that an address belongs to."""
        network = network_of(address)
        bucket = self._buckets.get(network)
        if bucket is None:
            bucket = self._buckets[network] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(network)
        return bucket

    def take(self, address: str, cost: float = 1.0) -> None:
        """Count one request of an address; raises `Refusal` when there were too many."""
        self.of(address).take(cost)


class Places:
    """How many connections a network holds, and may hold."""

    def __init__(self, most: float) -> None:
        self._most = max(int(most), 1)
        self._held: dict[str, int] = {}

    def take(self, address: str) -> None:
        """Count a new connection; raises `Refusal` when the network holds too many."""
        network = network_of(address)
        held = self._held.get(network, 0)
        if held >= self._most:
            raise Refusal("too-many", f"at most {self._most} connections from one network", retry_after=10)
        self._held[network] = held + 1

    def give_back(self, address: str) -> None:
        """A connection has ended."""
        network = network_of(address)
        self._held[network] -= 1
        if not self._held[network]:
            del self._held[network]
