"""The strongest player of Mr. Jack: ISMCTS whose playouts look past the end of the round."""

from whitechapel.players.classic.ismcts import Ismcts
from whitechapel.players.classic.search import SearchSettings

FAR_SIGHTED = SearchSettings(tries=10, long_horizon=2)


class Specialist(Ismcts):
    """Late in a round its playouts go on to the end of the next one, and they are played with more care."""

    def __init__(self, iterations: int = 20_000, seed: int = 0) -> None:
        super().__init__(iterations, seed, FAR_SIGHTED)
