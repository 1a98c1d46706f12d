"""How much one network may ask of this server, in all its processes together.

Read the files in this order: networks (who counts as one), ledger (what processes count together), buckets,
places, arrivals.
"""

from whitechapel.server.limits.arrivals import Arrivals
from whitechapel.server.limits.buckets import Bucket, Buckets
from whitechapel.server.limits.ledger import Ledger, new_ledger
from whitechapel.server.limits.networks import network_of
from whitechapel.server.limits.places import Places
from whitechapel.server.proxies import Proxies
from whitechapel.server.settings import Settings

__all__ = ["Arrivals", "Bucket", "Buckets", "Ledger", "Limits", "Places", "network_of", "new_ledger"]

_AT_ONCE = 10.0
"""Seconds' worth of what is allowed on average that may come at once."""
_ARRIVALS = 2.0
"""New connections that may come for each request that may: more would be of no use."""


class Limits:
    """All limits of a server process.

    Attributes:
        requests: requests, where opening a WebSocket and getting a file are some, too.
        health: requests whether all is well, which others must not use up.
        messages: messages through WebSockets.
        creations: new matches.
        sockets: WebSockets that are open.
        connections: connections that are open, whatever they are used for.
        arrivals: new connections.
        supervised: whether a supervisor counts those at its doorway, before they come here.
    """

    def __init__(self, settings: Settings, ledger: Ledger | None = None) -> None:
        def buckets(name: str, rate: float, seconds: float) -> Buckets:
            allowed = settings.for_network(rate)
            return Buckets(allowed, seconds * allowed, name=name, ledger=ledger)

        self.requests = buckets("requests", settings.requests_per_second, _AT_ONCE)
        self.health = buckets("health", settings.requests_per_second, _AT_ONCE)
        self.messages = buckets("messages", settings.messages_per_second, _AT_ONCE)
        self.creations = buckets("creations", settings.creations_per_minute / 60, 60.0)
        most = settings.for_network(settings.connections)
        self.sockets = Places(most, "sockets", ledger)
        self.connections = Places(most, "connections", ledger)
        arrivals = buckets("arrivals", _ARRIVALS * settings.requests_per_second, _AT_ONCE)
        self.arrivals = Arrivals(arrivals, Proxies(settings.proxies))
        self.supervised = ledger is not None
