"""Information-set Monte Carlo tree search for Pocket: worlds dealt anew from the belief in every iteration."""

from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate
from typing import NamedTuple

from whitechapel.core import Action, Seat, View
from whitechapel.players.base import OWN_BUDGET, Candidate, Explanation, Limit, stream
from whitechapel.players.clock import monotonic
from whitechapel.players.pocket import ismcts_kernel
from whitechapel.players.pocket.greedy import PlayerObservation, seen_after
from whitechapel.players.pocket.ismcts_pool import Pool, spare_pools
from whitechapel.players.pocket.tree_buffers import Floats
from whitechapel.players.pocket.turn import shipped_values
from whitechapel.players.pocket.turn_values import Values
from whitechapel.pocket import kernel
from whitechapel.pocket.worlds import worlds

CHUNK = 500
"""Iterations between two looks at the clock."""
FOREVER = 10**12
NODE_EVERY = 3
"""A pool has room for a node every so many iterations: searches of 200,000 iterations added one in four at most."""
EXPLORATION = 0.7
TO_THE_END = 8
"""A number of turns ahead that no game has."""


class Visited(NamedTuple):
    """What the search made of one action: how often it was tried and how often the Detective won then."""

    action: Action
    visits: int
    detective_wins: float


class Ismcts:
    """Searches with `iterations` iterations, spread over `threads` trees whose counts are added up.

    Attributes:
        turns_ahead: at the end of so many further turns fitted values take the place of random play; by default never.
    """

    def __init__(
        self,
        iterations: int = 10_000,
        *,
        seed: int = 0,
        threads: int = 1,
        turns_ahead: int = TO_THE_END,
        exploration: float = EXPLORATION,
        values: Values | None = None,
    ) -> None:
        self._iterations = iterations
        self._seed = seed
        self._threads = threads
        self._pools = spare_pools(iterations // (NODE_EVERY * threads))
        self.turns_ahead = turns_ahead
        self._exploration = exploration
        self._values = flattened(values or shipped_values())

    def choose(self, view: View[PlayerObservation], limit: Limit = OWN_BUDGET, /) -> Action:
        """The action tried most often."""
        tried = {one.action: one.visits for one in self.visit(view.observation, limit)}
        return max(view.legal_actions, key=lambda action: tried[action])

    def explain(self, view: View[PlayerObservation], limit: Limit = OWN_BUDGET, /) -> Explanation:
        """The actions, those tried most often first, with the share of wins they led to."""
        observation = view.observation
        visited = sorted(self.visit(observation, limit), key=lambda one: -one.visits)
        is_jack = observation.actor is Seat.JACK
        candidates = []
        for action, visits, wins in visited:
            if action in view.legal_actions:
                share = wins / max(visits, 1)
                candidates.append(Candidate(action, 1 - share if is_jack else share))
        seen = seen_after(observation, candidates[0].action).bit_count()
        hidden = observation.suspect_mask.bit_count() - seen
        return Explanation(tuple(candidates), seen, hidden, candidates[0].win_probability)

    def visit(self, observation: PlayerObservation, limit: Limit) -> list[Visited]:
        """Search, then count the actions at the root."""
        district, table = observation.district, observation.table
        believed = worlds(observation)
        secrets = array("Q", [state.secret for state, _ in believed])
        bounds = array("Q", accumulate(weight for _, weight in believed))
        rng = stream(self._seed, observation)
        last_turn = min(observation.turn - 1 + self.turns_ahead, TO_THE_END)

        def run(pool: Pool, iterations: int) -> None:
            ismcts_kernel.search(
                district,
                table,
                secrets,
                bounds,
                len(secrets),
                iterations,
                self._exploration,
                last_turn,
                self._values,
                *pool,
            )

        with self._pools.borrowed(self._threads) as pools:
            for pool in pools:
                pool.emptied(rng.getrandbits(63))
            self._run(pools, run, limit)
            return _counts(pools, district, table)

    def _run(self, pools: list[Pool], run: Callable[[Pool, int], None], limit: Limit) -> None:
        """Run all pools until the budget is spent (of nodes, of time, or this player's own) or the time is up.

        However little time there is, every pool runs once: there has to be something to choose by.
        """
        deadline = limit.deadline()
        budget = limit.nodes or (self._iterations if limit.seconds is None else FOREVER)

        def spend(pool: Pool) -> None:
            left = budget // len(pools)
            while left > 0:
                run(pool, min(left, CHUNK))
                left = left - CHUNK if monotonic() < deadline else 0

        if len(pools) == 1:
            spend(pools[0])
            return
        with ThreadPoolExecutor(len(pools)) as threads:
            list(threads.map(spend, pools))


def _counts(pools: list[Pool], district: int, table: int) -> list[Visited]:
    """The root is the first node of every pool, its edges the first edges."""
    return [
        Visited(
            kernel.nth_action(district, table, number),
            sum(pool.edge_visits[number] for pool in pools),
            sum(pool.edge_totals[number] for pool in pools),
        )
        for number in range(kernel.count_actions(table))
    ]


def flattened(values: Values) -> Floats:
    """Fitted values in the layout the kernel reads: the chase by turn, then by turn, suspects and hourglasses."""
    flat = array("d", values.chase)
    for rows in values.game:
        flat.extend([0.0] * 12)
        for row in rows:
            flat.extend(row)
    return flat
