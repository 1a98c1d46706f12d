"""How long the searchers are measured."""

from collections.abc import Sequence
from typing import NamedTuple

from benchmarks.arguments import parser
from whitechapel.cli.thinking import positive


class Budget(NamedTuple):
    """How long a searcher is measured.

    Attributes:
        iterations: of a decision by information-set MCTS.
        times: how often a decision is repeated.
        limit: seconds that a decision of the strongest player may take, which it has to keep.
    """

    iterations: int
    times: int
    limit: float = 0.3


def read_budget(name: str, about: str | None, arguments: Sequence[str], usual: Budget) -> Budget:
    """The budget asked for on the command line."""
    reading = parser(name, about)
    whole = positive(int)
    reading.add_argument("--iterations", type=whole, default=usual.iterations, metavar="N", help="of a decision")
    reading.add_argument("--times", type=whole, default=usual.times, metavar="N", help="how often it is repeated")
    reading.add_argument("--limit", type=positive(float), default=usual.limit, metavar="S", help="seconds to be kept")
    return Budget(**vars(reading.parse_args(arguments)))
