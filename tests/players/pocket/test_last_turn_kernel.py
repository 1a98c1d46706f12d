"""The equilibrium of small games whose solution everybody knows."""

from array import array
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import pytest

from whitechapel.players.pocket import last_turn_kernel

ITERATIONS = 1500
Slot: TypeAlias = Sequence[Sequence[float]]
"""Options of the Detective's, each with a value for each type."""


class Solved(NamedTuple):
    """The value for the Detective, each type's mixture of replies, and how often each option was the answer."""

    value: float
    jack: list[list[float]]
    answered: list[float]


def solved(priors: Sequence[float], replies: Sequence[Sequence[Slot]]) -> Solved:
    """Solve a game: how likely the types are, and for each of Jack's replies its slots."""
    types, count = len(priors), len(replies)
    slots = [slot for reply in replies for slot in reply]
    options = [option for slot in slots for option in slot]
    slot_of_reply = array("I", [sum(map(len, replies[:reply])) for reply in range(count + 1)])
    option_of_slot = array("I", [sum(map(len, slots[:slot])) for slot in range(len(slots) + 1)])
    values = array("d", [value for option in options for value in option])
    fixed = types, count, array("d", priors), slot_of_reply, option_of_slot, values
    regrets, play, played, answer = (array("d", bytes(8 * types * count)) for _ in range(4))
    answered, weights = array("d", bytes(8 * len(options))), array("d", bytes(8 * types))
    last_turn_kernel.solve(*fixed, regrets, play, played, answered, answer, weights, ITERATIONS)
    whole = sum(played[:count])
    mixture = array("d", [share / whole for share in played])
    value = sum(
        last_turn_kernel.answer_best(reply, *fixed, mixture, answered, answer, weights, 0) for reply in range(count)
    )
    return Solved(value, [mixture[count * kind : count * (kind + 1)].tolist() for kind in range(types)], list(answered))


def test_a_single_type_plays_the_reply_that_is_best_for_him() -> None:
    found = solved([1.0], [[[(0.7,), (0.4,)]], [[(0.2,), (0.3,)]], [[(0.9,)]]])
    assert found.value == pytest.approx(0.3, abs=0.01)
    assert found.jack[0] == pytest.approx([0.0, 1.0, 0.0], abs=0.01)


def test_two_types_who_can_hide_behind_one_another_do() -> None:
    """A reply that both play leaves the Detective to guess; the one that tells them apart is lost."""
    guess = [[(1.0, 0.0), (0.0, 1.0)]]
    told = [[(1.0, 1.0)]]
    found = solved([0.5, 0.5], [guess, told])
    assert found.value == pytest.approx(0.5, abs=0.01)
    assert [mixture[0] for mixture in found.jack] == pytest.approx([1.0, 1.0], abs=0.01)


def test_no_mixture_hides_a_type_better_than_it_is_unlikely() -> None:
    """Two places alike: wherever Jack goes, the Detective names the likelier type and is right as often."""
    place = [[(1.0, 0.0), (0.0, 1.0)]]
    found = solved([0.75, 0.25], [place, place])
    here = [0.75 * found.jack[0][reply] for reply in range(2)]
    there = [0.25 * found.jack[1][reply] for reply in range(2)]
    assert found.value == pytest.approx(sum(map(max, here, there)), abs=1e-6)
    assert found.value == pytest.approx(0.75, abs=0.01)


def test_a_card_that_tells_more_than_it_costs_is_drawn() -> None:
    """Behind the first slot there is one for each card: with the card the Detective always knows the type."""
    blind = [(0.6, 0.0), (0.0, 0.6)]
    first_card, second_card = [(0.5, 0.0), (0.0, 0.1)], [(0.1, 0.0), (0.0, 0.5)]
    found = solved([0.5, 0.5], [[blind, first_card, second_card]])
    assert found.value == pytest.approx(0.5, abs=0.01)
    assert found.answered[:2] == [0.0, 0.0]
    assert found.answered[2] > 0 < found.answered[5]


def test_a_card_that_tells_nothing_is_left_alone() -> None:
    found = solved([0.5, 0.5], [[[(0.9, 0.0), (0.0, 0.9)], [(0.4, 0.0), (0.0, 0.4)], [(0.3, 0.0), (0.0, 0.3)]]])
    assert found.value == pytest.approx(0.45, abs=0.01)
    assert found.answered[2:] == [0.0] * 4
