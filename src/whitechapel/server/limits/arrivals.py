"""How often somebody may come: new connections, and requests that had to be refused. Who goes on is hung up on."""

from whitechapel.server.limits.buckets import Buckets
from whitechapel.server.proxies import Proxies


class Arrivals:
    """What those at the other end of connections have left.

    A proxy that is trusted comes for many: its connections are not counted, and nobody hangs up on it.

    Args:
        buckets: of new connections.
        proxies: those that are trusted.
    """

    def __init__(self, buckets: Buckets, proxies: Proxies) -> None:
        self._buckets = buckets
        self._proxies = proxies

    def admits(self, peer: str) -> bool:
        """Count a new connection; whether it may come in."""
        if self._proxies.trusts(peer):
            return True
        bucket = self._buckets.of(peer)
        if bucket.empty:
            return False
        bucket.charge(1.0)
        return True

    def refused(self, peer: str) -> bool:
        """Count a request that had to be refused as a connection; whether the one it came on should be closed."""
        if self._proxies.trusts(peer):
            return False
        bucket = self._buckets.of(peer)
        bucket.charge(1.0)
        return bucket.empty
