"""One search for the best of several plays: worlds drawn from the belief, the budget shared out by halving.

All candidates get some iterations, the better half more, and so on. Jack's worlds are of two kinds: those
the Detective can believe in, from which the Detective's nodes of the tree learn, and those Jack knows of.
Several threads grow one tree, each below one candidate at a time: nothing is searched twice, and the result is the
same for any number of threads.
"""

from array import array
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import inf
from random import Random
from typing import NamedTuple

from whitechapel.classic.bits import size
from whitechapel.classic.observation import JackObservation, PublicObservation
from whitechapel.classic.state import State
from whitechapel.classic.table import cards_left, round_of
from whitechapel.classic.worlds import worlds
from whitechapel.players.classic import descent
from whitechapel.players.classic.batches import Batches
from whitechapel.players.classic.plans import Plan, before_play
from whitechapel.players.classic.tree import added_edge, added_node
from whitechapel.players.classic.tree_buffers import Ints, TreeBuffers, Workspace
from whitechapel.players.classic.whole_plays import PlayerObservation
from whitechapel.players.clock import monotonic

SLICE = 16
"""How many iterations of a candidate are made at least before the next one's turn, or a look at the clock."""
LEAST_BATCHES = 32
"""The work of a phase is cut into so many batches at least, so that no thread waits long for the last one."""
ENDLESS = 1 << 40


class SearchSettings(NamedTuple):
    """How the search goes about it.

    Attributes:
        iterations: the budget of a whole play when the limit names none.
        best: how many plays of each card are weighed for their score.
        others: how many more are drawn at random.
        tries: how many plays light play looks at beyond the tree.
        own_share: how much Jack looks to himself, from 0 to 1.
        long_horizon: with so few plays left in the round, playouts go on to the end of the next one.
        threads: how many search at once; the result is the same for any number.
    """

    iterations: int = 10_000
    best: int = 10
    others: int = 6
    tries: int = 6
    own_share: float = 0.5
    long_horizon: int = 0
    threads: int = 1


class Weighed(NamedTuple):
    """A play and the Detective's win probability by it, as the side to play weighs it."""

    plan: Plan
    win_probability: float


class Search:
    """The tree of one decision, and what it says about each candidate."""

    def __init__(self, state: State, seen: PlayerObservation, plans: list[Plan], settings: SearchSettings) -> None:
        table = before_play(state.table)
        seen = seen._replace(table=table)
        self._plans = plans
        self._settings = settings
        self._is_jack = isinstance(seen, JackObservation)
        self._horizon = round_of(table) + (size(cards_left(table)) <= settings.long_horizon)
        public = PublicObservation(state.people, state.streets, table)
        self._secrets = array("Q", (world.secret for world, _ in worlds(public if self._is_jack else seen)))
        self._own_secrets = array("Q", (world.secret for world, _ in worlds(seen)))
        self._tree = TreeBuffers.of(settings.iterations, settings.threads)
        self._workspaces = [Workspace.of(self._tree, number, settings.threads) for number in range(settings.threads)]
        self._rngs: list[int] = []
        added_node(self._tree.words, self._workspaces[0].draws, state.people, state.streets, table)
        for plan in plans:
            added_edge(self._tree.words, self._workspaces[0].draws, 1, plan.people, plan.streets, plan.character)

    def run(self, rng: Random, deadline: float = inf, *, timed: bool = False) -> list[Weighed]:
        """Spend the budget or, where it is timed, all the time until the deadline; the candidates, best first.

        The deadline is one of `players.clock`. Even a budget is spent no longer than that.
        """
        self._rngs = [rng.getrandbits(64) for _ in self._plans]
        start = monotonic()
        rest = list(range(len(self._plans)))
        ranked: list[int] = []
        phases = max(1, (len(rest) - 1).bit_length())
        with ThreadPoolExecutor(len(self._workspaces)) as threads:
            for phase in range(1, phases + 1):
                if timed:
                    until = start + (deadline - start) * phase / phases
                    batches = Batches(rest, ENDLESS, SLICE, until, owed=phase == 1)
                else:
                    share = max(2, self._settings.iterations // phases // len(rest))
                    size_of_one = max(SLICE, share * len(rest) // LEAST_BATCHES)
                    batches = Batches(rest, share, size_of_one, deadline, owed=phase == 1)
                work = partial(self._work, batches)
                list((threads.map if len(self._workspaces) > 1 else map)(work, self._workspaces))
                rest.sort(key=self.value, reverse=not self._is_jack)
                ranked = rest[(len(rest) + 1) // 2 :] + ranked
                del rest[(len(rest) + 1) // 2 :]
        return [Weighed(self._plans[edge], self.value(edge)) for edge in rest + ranked]

    def value(self, edge: int) -> float:
        """The Detective's win probability by a candidate, as the side to play weighs it."""
        value = self._mean(edge, 0)
        if not self._is_jack:
            return value
        return self._settings.own_share * self._mean(edge, 1) + (1 - self._settings.own_share) * value

    def _mean(self, edge: int, slot: int) -> float:
        """The mean of a candidate's iterations; one for which there was no time ranks behind all others."""
        at = 8 * self._tree.nodes + 16 * edge + 2 * slot
        visits = self._tree.sums[at]
        return self._tree.sums[at + 1] / visits if visits else float(self._is_jack)

    def _work(self, batches: Batches, workspace: Workspace) -> None:
        """One thread's part of a phase: a batch of the candidate that has waited longest, until there is none."""
        while batch := batches.taken():
            own = batch.end // 2 - batch.start // 2 if self._is_jack else 0
            self._search(workspace, batch.edge, self._own_secrets, 1, own)
            self._search(workspace, batch.edge, self._secrets, 0, batch.end - batch.start - own)
            batches.give_back(batch)

    def _search(self, workspace: Workspace, edge: int, secrets: Ints, own: int, iterations: int) -> None:
        """Iterate through one candidate. It has its own random numbers, so any thread may do it."""
        self._rngs[edge] = descent.search(
            self._tree.words,
            self._tree.sums,
            *workspace,
            secrets,
            edge,
            own,
            iterations,
            self._horizon,
            self._settings.tries,
            self._rngs[edge],
        )
