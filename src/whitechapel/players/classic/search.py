"""One search for the best of several plays: worlds drawn from the belief, the budget shared out by halving.

All candidates get some iterations, the better half more, and so on. Jack's worlds are of two kinds: those
the Detective can believe in, from which the Detective's nodes of the tree learn, and those Jack knows of.
Several threads grow one tree, each below other candidates: nothing is searched twice, and nothing depends on who is
faster.
"""

from array import array
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from threading import Event
from time import perf_counter, perf_counter_ns
from typing import NamedTuple

from whitechapel.classic.bits import size
from whitechapel.classic.observation import JackObservation, PublicObservation
from whitechapel.classic.state import State
from whitechapel.classic.table import cards_left, round_of
from whitechapel.classic.worlds import worlds
from whitechapel.players.classic import descent
from whitechapel.players.classic.plans import Plan, before_play
from whitechapel.players.classic.room import Desk, Room
from whitechapel.players.classic.shares import Piece, shared_out
from whitechapel.players.classic.tree import added_edge, added_node
from whitechapel.players.classic.whole_plays import Seen

SLICE = 16
"""How many iterations are made between two looks at the clock."""


class Settings(NamedTuple):
    """How the search goes about it.

    Attributes:
        iterations: the budget of a whole play when the limit names none.
        best: how many plays of each card are weighed for their score.
        others: how many more are drawn at random.
        tries: how many plays light play looks at beyond the tree.
        own_share: how much Jack looks to himself, from 0 to 1.
        long_horizon: with so few plays left in the round, playouts go on to the end of the next one.
        threads: how many of them search at once.
    """

    iterations: int = 10_000
    best: int = 10
    others: int = 6
    tries: int = 6
    own_share: float = 0.5
    long_horizon: int = 0
    threads: int = 1


class Weighed(NamedTuple):
    """A play and the Detective's chance of winning by it, as the side to play weighs it."""

    plan: Plan
    chance: float


class Search:
    """The tree of one decision, and what it says about each candidate."""

    def __init__(self, state: State, seen: Seen, plans: list[Plan], settings: Settings) -> None:
        table = before_play(state.table)
        seen = seen._replace(table=table)
        self._plans = plans
        self._settings = settings
        self._is_jack = isinstance(seen, JackObservation)
        self._horizon = round_of(table) + (size(cards_left(table)) <= settings.long_horizon)
        public = PublicObservation(state.people, state.streets, table)
        self._secrets = array("Q", (world.secret for world, _ in worlds(public if self._is_jack else seen)))
        self._own_secrets = array("Q", (world.secret for world, _ in worlds(seen)))
        self._room = Room.of(settings.iterations)
        self._desks = [Desk.of(self._room, number, settings.threads) for number in range(settings.threads)]
        self._chances: list[int] = []
        added_node(self._room.words, self._desks[0].draws, state.people, state.streets, table)
        for plan in plans:
            added_edge(self._room.words, self._desks[0].draws, 1, plan.people, plan.streets, plan.character)

    def run(self, rng: Random, deadline: float | None = None) -> list[Weighed]:
        """Spend the budget, or the time until a deadline of `perf_counter`; the candidates, best first."""
        self._chances = [rng.getrandbits(64) for _ in self._desks]
        start = perf_counter()
        rest = list(range(len(self._plans)))
        ranked: list[int] = []
        phases = max(1, (len(rest) - 1).bit_length())
        with ThreadPoolExecutor(len(self._desks)) as threads:
            for phase in range(1, phases + 1):
                if deadline is None:
                    share = max(2, self._settings.iterations // phases // len(rest))
                else:
                    left = start + (deadline - start) * phase / phases - perf_counter()
                    share = max(1, int(left * 1e9) * min(len(self._desks), len(rest)) // len(rest))
                lots = shared_out(rest, share, len(self._desks))
                begun = [Event() for _ in lots]
                work = partial(self._work, lots, begun, timed=deadline is not None)
                list((threads.map if len(lots) > 1 else map)(work, range(len(lots))))
                rest.sort(key=self.value, reverse=not self._is_jack)
                ranked = rest[(len(rest) + 1) // 2 :] + ranked
                del rest[(len(rest) + 1) // 2 :]
        return [Weighed(self._plans[edge], self.value(edge)) for edge in rest + ranked]

    def value(self, edge: int) -> float:
        """The Detective's chance by a candidate, as the side to play weighs it."""
        value = self._mean(edge, 0)
        if not self._is_jack:
            return value
        return self._settings.own_share * self._mean(edge, 1) + (1 - self._settings.own_share) * value

    def _mean(self, edge: int, slot: int) -> float:
        at = 8 * self._room.nodes + 16 * edge + slot
        return self._room.sums[at + 8] / max(self._room.sums[at], 1.0)

    def _work(self, lots: list[list[Piece]], begun: list[Event], number: int, *, timed: bool) -> None:
        """One thread's lot of a phase; amounts are iterations, or nanoseconds where there is a deadline."""
        until = perf_counter_ns()
        for piece in lots[number]:
            if number + 1 < len(lots) and piece.edge == lots[number + 1][0].edge:
                begun[number + 1].wait()
            if timed:
                until += piece.end - piece.start
                self._iterate(number, piece.edge, 0, 2)
                while perf_counter_ns() < until:
                    self._iterate(number, piece.edge, 0, SLICE)
            else:
                self._iterate(number, piece.edge, piece.start, piece.end)
            begun[number].set()

    def _iterate(self, number: int, edge: int, start: int, end: int) -> None:
        """A candidate's iterations from `start` to `end`, every other one of them in worlds that Jack alone knows."""
        own = end // 2 - start // 2 if self._is_jack else 0
        for secrets, knows, iterations in ((self._own_secrets, 1, own), (self._secrets, 0, end - start - own)):
            if iterations:
                self._chances[number] = descent.search(
                    self._room.words,
                    self._room.sums,
                    *self._desks[number],
                    secrets,
                    edge,
                    knows,
                    iterations,
                    self._horizon,
                    self._settings.tries,
                    self._chances[number],
                )
