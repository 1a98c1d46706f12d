"""Turn 8 played exactly: who is singled out at the last appeal, for every suspect who may be Jack.

Even turns go Jack, Detective, Detective, Jack. Jack's last action is the least bad for him; the Detective's two are the
best for his belief; and where Jack acts first, `equilibrium.py` finds how both mix.
"""

from collections.abc import Iterator
from math import inf
from typing import NamedTuple, TypeAlias

from whitechapel.core.types import Action, Seat
from whitechapel.players.clock import monotonic
from whitechapel.players.pocket import turn_tree
from whitechapel.players.pocket.tree_buffers import TreeBuffers
from whitechapel.pocket import district as tiles_in
from whitechapel.pocket import kernel
from whitechapel.pocket.layout import ALIBI, DRAWN_AT, TURN_AT
from whitechapel.pocket.observation import JackObservation, PublicObservation
from whitechapel.pocket.pieces import HOURGLASSES, LANE
from whitechapel.pocket.worlds import worlds

Vector: TypeAlias = tuple[float, ...]
"""The Detective's win probability, type by type."""


class Type(NamedTuple):
    """What matters of Jack's secret on turn 8.

    Attributes:
        identity: who he is.
        caught: the probability that he is below six hourglasses after hiding once more, if he draws no card.
        caught_with_card: the same if he draws one.
    """

    identity: int
    caught: float
    caught_with_card: float


class ActionPair(NamedTuple):
    """What the Detective may do from a position on: his two actions, and what they are worth."""

    first: Action
    second: Action
    worth: Vector


class OutOfTime(Exception):  # noqa: N818 - not an error: the player has another way
    """The turn can't be solved before its deadline."""


class LastTurn:
    """The rest of turn 8 from a public position, with the worth of every position that Jack ends the turn from.

    Attributes:
        deadline: by the clock of `players.clock`; what takes longer raises `OutOfTime`.
    """

    def __init__(self, district: int, table: int, deadline: float = inf) -> None:
        self.deadline = deadline
        self.check_time()
        self._tree = TreeBuffers.fresh()
        self.depth = turn_tree.grow(district, table, *self._tree[:6])
        tree = self._tree
        first, last = tree.layers[self.depth], tree.layers[self.depth + 1]
        turn_tree.look(tree.districts, tree.tables, tree.seen, first, last)
        self._without_lane = {
            node: tiles_in.characters_on(opened, kernel.seen_cells(opened, tree.tables[node]))
            for node in range(first, last)
            for opened in (tiles_in.cleared(tree.districts[node], 1 << LANE),)
        }
        self.suspects = tiles_in.suspects_of(district)
        self.types, self.priors, self.cards = _types(PublicObservation(Seat.DETECTIVE, district, table))
        self._worths: dict[tuple[int, int | None], Vector] = {}

    def check_time(self, needed: float = 0.0) -> None:
        """Raise `OutOfTime` unless so many seconds are left."""
        if monotonic() + needed >= self.deadline:
            raise OutOfTime

    def moves(self, node: int) -> Iterator[tuple[Action, int]]:
        """A position's actions and where they lead."""
        tree = self._tree
        district, table = tree.districts[node], tree.tables[node]
        for number in range(kernel.count_actions(table)):
            yield kernel.nth_action(district, table, number), tree.edges[tree.first_edges[node] + number]

    def worth(self, node: int, card: int | None = None) -> Vector:
        """What the position before Jack's last action is worth, after the Detective drew `card` if he drew one."""
        key = node, card
        if key not in self._worths:
            self.check_time()
            ends = [self._end(end, card) for _, end in self.moves(node)]
            self._worths[key] = tuple(map(min, zip(*ends, strict=True)))
        return self._worths[key]

    def end_worths(self, node: int) -> list[tuple[Action, Vector]]:
        """Jack's last actions with what each is worth."""
        return [(action, self._end(end, None)) for action, end in self.moves(node)]

    def _end(self, end: int, card: int | None) -> Vector:
        """Who is singled out by the appeal at an end of the turn: 1 for the Detective where Jack is."""
        table = self._tree.tables[end]
        suspects = self.suspects if card is None else self.suspects & ~(1 << card)
        seen = (self._without_lane[end] if card == LANE else self._tree.seen[end]) & suspects
        hidden = suspects & ~seen
        drew = (table & ~self._tree.tables[0]) >> DRAWN_AT + (table >> TURN_AT & 7) & 1
        return tuple(
            1.0
            if seen == 1 << kind.identity
            else (kind.caught_with_card if drew else kind.caught)
            if hidden == 1 << kind.identity
            else 0.0
            for kind in self.types
        )

    def likely(self, card: int | None) -> Vector:
        """How likely each type makes it that the Detective draws `card`; None stands for one that clears nobody."""
        return self.cards[card]

    def drawn(self, node: int) -> Vector:
        """What a position is worth once the Detective has drawn a card there, all cards weighed."""
        parts = [_times(self.likely(card), self.worth(node, card)) for card in self.cards]
        return tuple(map(sum, zip(*parts, strict=True)))

    def options(self, node: int) -> list[list[ActionPair]]:
        """The Detective's slots at a position with both his actions to come: see `last_turn_kernel`."""
        plain: list[ActionPair] = []
        by_card: list[list[ActionPair]] = []
        for first, between in self.moves(node):
            if first == ALIBI:
                by_card = [
                    _undominated(
                        [
                            ActionPair(first, second, _times(self.likely(card), self.worth(after, card)))
                            for second, after in self.moves(between)
                        ]
                    )
                    for card in self.cards
                ]
            else:
                for second, after in self.moves(between):
                    worth = self.drawn(after) if second == ALIBI else self.worth(after)
                    plain.append(ActionPair(first, second, worth))
        return [_undominated(plain), *by_card]


def type_of(observation: JackObservation) -> Type:
    """What matters of Jack's secret on turn 8, as he knows it."""
    pile = [card for card in range(9) if kernel.pile_of(observation.table, observation.secret) >> card & 1]
    needed = 0 if observation.chase else 5 - observation.hourglasses
    return Type(
        observation.secret & 15,
        float(needed > 0),
        sum(HOURGLASSES[card] < needed for card in pile) / len(pile),
    )


def _types(observation: PublicObservation) -> tuple[tuple[Type, ...], Vector, dict[int | None, Vector]]:
    """Jack's types, how likely each is, and by card how likely the Detective is to draw it from each type's pile."""
    weights: dict[Type, float] = {}
    drawn: dict[Type, dict[int | None, float]] = {}
    suspects = observation.suspect_mask
    for state, weight in worlds(observation):
        pile = [card for card in range(9) if kernel.pile_of(state.table, state.secret) >> card & 1]
        kind = type_of(JackObservation(*state))
        weights[kind] = weights.get(kind, 0.0) + weight
        for card in pile:
            cleared = card if suspects >> card & 1 else None
            shares = drawn.setdefault(kind, {})
            shares[cleared] = shares.get(cleared, 0.0) + weight / len(pile)
    types = tuple(weights)
    whole = sum(weights.values())
    named = sorted(
        {card for shares in drawn.values() for card in shares}, key=lambda card: -1 if card is None else card
    )
    cards = {card: tuple(drawn[kind].get(card, 0.0) / weights[kind] for kind in types) for card in named}
    return types, tuple(weights[kind] / whole for kind in types), cards


def _times(one: Vector, other: Vector) -> Vector:
    return tuple(map(float.__mul__, one, other))


def _undominated(options: list[ActionPair]) -> list[ActionPair]:
    """The options no other is at least as good as for every type; of equal ones the first."""
    kept: list[ActionPair] = []
    for option in sorted(
        {option.worth: option for option in reversed(options)}.values(), key=lambda one: -sum(one.worth)
    ):
        if not any(all(map(float.__ge__, better.worth, option.worth)) for better in kept):
            kept.append(option)
    return kept
