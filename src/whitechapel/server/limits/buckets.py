"""How much one network may ask: buckets that fill up with time. A full memory forgets the idlest networks."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from whitechapel.server.limits.ledger import Ledger, Number
from whitechapel.server.limits.networks import REMEMBERED, network_of
from whitechapel.server.refusals import Refusal


class Bucket:
    """Allows `rate` requests a second on average, and `burst` at once.

    All there is to know of it is one number, the time at which it is full again: processes can share that.
    """

    __slots__ = ("_at", "_burst", "_clock", "_full", "_rate")

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Callable[[], float] = time.monotonic,
        full: Number | None = None,
    ) -> None:
        self._rate = rate
        self._burst = max(burst, 1.0)
        self._clock = clock
        self._full, self._at = full or Number([0.0], 0)

    def take(self, cost: float = 1.0) -> None:
        """Count a request that costs as much as so many; raises `Refusal` with the seconds to wait for too much."""
        left = self._left()
        if left < cost and left < self._burst:  # what costs more than fits must wait until it is full
            self._refuse(cost, left)
        self.charge(cost)

    def charge(self, cost: float) -> None:
        """Count something that has happened already, and can't be refused any more."""
        now = self._clock()
        latest = now + 2 * self._burst / self._rate
        self._full[self._at] = min(max(self._full[self._at], now) + cost / self._rate, latest)

    def check(self) -> None:
        """Raises `Refusal` where nothing is left; takes nothing."""
        if self.empty:
            self._refuse(1.0, self._left())

    @property
    def empty(self) -> bool:
        """Whether not even one request is left."""
        return self._left() < 1.0

    def _left(self) -> float:
        missing = max(0.0, self._full[self._at] - self._clock()) * self._rate
        return self._burst - missing

    def _refuse(self, cost: float, left: float) -> None:
        wait = math.ceil((min(cost, self._burst) - left) / self._rate)
        raise Refusal("too-many", f"too many requests; try again in {wait} s", retry_after=max(wait, 1))


class Buckets:
    """A bucket for each network.

    Args:
        rate: how much a second.
        burst: how much at once.
        clock: tells the time in seconds.
        name: what is counted; the name in the ledger.
        ledger: where the server's processes count together.
    """

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Callable[[], float] = time.monotonic,
        name: str = "",
        ledger: Ledger | None = None,
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._name = name
        self._ledger = ledger
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of the network that an address belongs to."""
        network = network_of(address)
        bucket = self._buckets.get(network)
        if bucket is None:
            full = None if self._ledger is None else self._ledger.shared(self._name, network)
            bucket = self._buckets[network] = Bucket(self._rate, self._burst, self._clock, full)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(network)
        return bucket

    def take(self, address: str, cost: float = 1.0) -> None:
        """Count one request of an address; raises `Refusal` when there were too many."""
        self.of(address).take(cost)
