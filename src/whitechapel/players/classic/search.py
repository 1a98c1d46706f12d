"""One search for the best of several plays: worlds drawn from the belief, the budget shared out by halving.

All candidates get some iterations, the better half more, and so on. Jack's worlds are of two kinds: those
the Detective can believe in, from which the Detective's nodes of the tree learn, and those Jack knows of.
"""

from array import array
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import perf_counter
from typing import NamedTuple

from whitechapel.classic.bits import size
from whitechapel.classic.observation import JackObservation, PublicObservation
from whitechapel.classic.state import State
from whitechapel.classic.table import cards_left, round_of
from whitechapel.classic.worlds import worlds
from whitechapel.players.classic import descent
from whitechapel.players.classic.plans import Plan, before_play
from whitechapel.players.classic.room import Room
from whitechapel.players.classic.tree import added_edge, added_node
from whitechapel.players.classic.whole_plays import Seen

SLICE = 64
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
        threads: how many trees are grown at once; their counts are added up.
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
    """The trees of one decision, and what they say about each candidate."""

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
        self._rooms = [Room.of(settings.iterations // settings.threads) for _ in range(settings.threads)]
        for room in self._rooms:
            added_node(room.words, state.people, state.streets, table)
            for plan in plans:
                added_edge(room.words, 1, plan.people, plan.streets, plan.character)

    def run(self, rng: Random, deadline: float | None = None) -> list[Weighed]:
        """Spend the budget, or the time until a deadline of `perf_counter`; the candidates, best first."""
        chances = [rng.getrandbits(64) for _ in self._rooms]
        start = perf_counter()
        rest = list(range(len(self._plans)))
        ranked: list[int] = []
        phases = max(1, (len(rest) - 1).bit_length())
        for phase in range(1, phases + 1):
            until = None if deadline is None else start + (deadline - start) * phase / phases
            share = max(2, self._settings.iterations // len(self._rooms) // phases // len(rest))
            chances = self._spent(chances, rest, until, share)
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
        visits = total = 0.0
        for room in self._rooms:
            at = 8 * room.words[2] + 16 * edge + slot
            visits += room.sums[at]
            total += room.sums[at + 8]
        return total / max(visits, 1.0)

    def _spent(self, chances: list[int], edges: list[int], until: float | None, share: int) -> list[int]:
        """A phase in all trees, a thread each; returns the next chances."""

        def spend(room: Room, chance: int) -> int:
            return self._spend(room, chance, edges, until, share)

        if len(self._rooms) == 1:
            return [spend(self._rooms[0], chances[0])]
        with ThreadPoolExecutor(len(self._rooms)) as threads:
            return list(threads.map(spend, self._rooms, chances))

    def _spend(self, room: Room, chance: int, edges: list[int], until: float | None, share: int) -> int:
        """A phase in one tree: so many iterations for each candidate, or slices of them until the time is up."""
        if until is None:
            return self._iterated(room, chance, edges, share)
        while perf_counter() < until:
            chance = self._iterated(room, chance, edges, max(2, SLICE // len(edges)))
        return chance

    def _iterated(self, room: Room, chance: int, edges: list[int], share: int) -> int:
        own = share // 2 if self._is_jack else 0
        for edge in edges:
            if own:
                chance = descent.search(
                    *room, self._own_secrets, edge, 1, own, self._horizon, self._settings.tries, chance
                )
            chance = descent.search(
                *room, self._secrets, edge, 0, share - own, self._horizon, self._settings.tries, chance
            )
        return chance
