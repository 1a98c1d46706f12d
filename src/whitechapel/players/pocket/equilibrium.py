"""A strategy for both sides from a position of turn 8, and its value: what the strongest player plays there."""

from array import array
from math import inf
from typing import NamedTuple, TypeAlias

from whitechapel.core.types import Action
from whitechapel.players.clock import monotonic
from whitechapel.players.pocket import last_turn_kernel
from whitechapel.players.pocket.last_turn import ActionPair, LastTurn, Type, Vector
from whitechapel.pocket.layout import ALIBI

ITERATIONS = 3000
TRIAL = 30
"""So many iterations tell how long all of them would take."""
Mixture: TypeAlias = dict[Action, float]
"""How likely each action is."""
Fixed: TypeAlias = "tuple[int, int, array[float], array[int], array[int], array[float]]"
"""What the kernel is given and does not change."""


class DetectiveReply(NamedTuple):
    """What the Detective does after Jack's first action: options with how often each is played, slot by slot.

    Attributes:
        slots: the options that don't begin with the Alibi token, then those after each card it may turn up.
        cards: what those cards clear, None for nobody.
    """

    slots: tuple[tuple[tuple[ActionPair, float], ...], ...]
    cards: tuple[int | None, ...]


class Equilibrium(NamedTuple):
    """Strategies from a position of turn 8 and the Detective's win probability by them.

    Attributes:
        value: the Detective's win probability.
        jack: for each of Jack's types, his mixture of actions.
        values: the Detective's win probability by type and first action, against his best answers.
        answers: the Detective's answer to each of Jack's first actions.
    """

    value: float
    jack: dict[Type, Mixture]
    values: dict[Type, Mixture]
    answers: dict[Action, DetectiveReply]


def jack_first(game: LastTurn) -> Equilibrium:
    """The equilibrium where all four actions are to come, Jack's first."""
    moves = list(game.moves(0))
    slots = [game.options(node) for _, node in moves]
    types, replies = len(game.types), len(moves)
    slot_of_reply = array("I", [0])
    option_of_slot = array("I", [0])
    options: list[ActionPair] = []
    for reply in slots:
        for slot in reply:
            options += slot
            option_of_slot.append(len(options))
        slot_of_reply.append(len(option_of_slot) - 1)
    played = array("d", bytes(8 * types * replies))
    play = array("d", bytes(8 * types * replies))
    answered = array("d", bytes(8 * len(options)))
    answer = array("d", bytes(8 * types * replies))
    weights = array("d", bytes(8 * types))
    values = array("d", [value for option in options for value in option.worth])
    regrets = array("d", bytes(8 * types * replies))
    fixed = types, replies, array("d", game.priors), slot_of_reply, option_of_slot, values
    _check_time(game, fixed, len(options))
    last_turn_kernel.solve(*fixed, regrets, play, played, answered, answer, weights, ITERATIONS)
    whole = sum(played[:replies])
    for number in range(types * replies):
        played[number] /= whole
    value = sum(
        last_turn_kernel.answer_best(reply, *fixed, played, answered, answer, weights, 0) for reply in range(replies)
    )
    jack = {
        kind: {action: played[replies * row + reply] for reply, (action, _) in enumerate(moves)}
        for row, kind in enumerate(game.types)
    }
    lost = {
        kind: {action: answer[types * reply + row] for reply, (action, _) in enumerate(moves)}
        for row, kind in enumerate(game.types)
    }
    numbered = iter(zip(options, answered, strict=True))
    answers = {
        action: DetectiveReply(
            tuple(tuple(next(numbered) for _ in slot) for slot in reply), tuple(game.cards)[: len(reply) - 1]
        )
        for (action, _), reply in zip(moves, slots, strict=True)
    }
    return Equilibrium(value, jack, lost, answers)


def _check_time(game: LastTurn, fixed: Fixed, options: int) -> None:
    """Raise `OutOfTime` where a few iterations show that there is no time for all of them."""
    if game.deadline == inf:
        return
    cells, began = fixed[0] * fixed[1], monotonic()
    one, two, three, four = (array("d", bytes(8 * cells)) for _ in range(4))
    answered, weights = array("d", bytes(8 * options)), array("d", bytes(8 * fixed[0]))
    last_turn_kernel.solve(*fixed, one, two, three, answered, four, weights, TRIAL)
    game.check_time(ITERATIONS / TRIAL * (monotonic() - began))


def detective_values(game: LastTurn) -> Mixture:
    """The win probability after each of the Detective's actions, Jack's last action still to come."""
    if game.depth == 2:
        return {
            action: _expected(game, game.drawn(node) if action == ALIBI else game.worth(node))
            for action, node in game.moves(0)
        }
    plain, *by_card = game.options(0)
    values: Mixture = {action: 0.0 for action, _ in game.moves(0)}
    for option in plain:
        values[option.first] = max(values[option.first], _expected(game, option.worth))
    if by_card:
        values[ALIBI] = sum(max(_expected(game, option.worth) for option in slot) for slot in by_card)
    return values


def jack_values(game: LastTurn, kind: Type) -> Mixture:
    """The Detective's win probability after each of Jack's last actions, for one of his types."""
    row = game.types.index(kind)
    return {action: worth[row] for action, worth in game.end_worths(0)}


def _expected(game: LastTurn, worth: Vector) -> float:
    return sum(map(float.__mul__, game.priors, worth))
