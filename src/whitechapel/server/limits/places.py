"""How many connections a network holds, and may hold."""

from whitechapel.server.limits.ledger import Ledger
from whitechapel.server.limits.networks import network_of
from whitechapel.server.refusals import Refusal


class Places:
    """What each network holds: here, or in all of the server's processes where there is a ledger.

    Args:
        most: how many one may hold.
        name: what is held; the name in the ledger.
        ledger: where the server's processes count together.
    """

    def __init__(self, most: float, name: str = "", ledger: Ledger | None = None) -> None:
        self._most = max(int(most), 1)
        self._name = name
        self._ledger = ledger
        self._held: dict[str, int] = {}

    def take(self, address: str) -> None:
        """Count a new connection; raises `Refusal` when the network holds too many."""
        network = network_of(address)
        if self._holds(network) >= self._most:
            raise Refusal("too-many", f"at most {self._most} connections from one network", retry_after=10)
        self._count(network, 1)

    def give_back(self, address: str) -> None:
        """A connection has ended."""
        self._count(network_of(address), -1)

    def _holds(self, network: str) -> float:
        return self._held.get(network, 0) if self._ledger is None else self._ledger.held(self._name, network)

    def _count(self, network: str, more: int) -> None:
        if self._ledger is not None:
            self._ledger.hold(self._name, network, more)
            return
        held = self._held.get(network, 0) + more
        if held:
            self._held[network] = held
        else:
            del self._held[network]
