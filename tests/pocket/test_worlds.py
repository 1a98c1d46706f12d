"""Worlds against a plain enumeration of everything the cards could be."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from whitechapel import pocket
from whitechapel.core import Seat
from whitechapel.pocket import State
from whitechapel.testing.random_play import Transition, random_game

HOURGLASSES = {"bert": 1, "goodley": 0, "gull": 1, "lane": 1, "lestrade": 0, "madame": 2, "pizer": 1, "smith": 1,
               "stealthy": 1}  # fmt: skip


class Draw:
    """An alibi card was taken: by whom, and which one if he showed it."""

    def __init__(self, taker: Seat | None, shown: str | None) -> None:
        self.taker, self.shown = taker, shown


class Appeal:
    """What everybody saw of an appeal: who was left, who took the token, whether the chase or the end came."""

    def __init__(self, before: State, after: State) -> None:
        self.left = after.suspects
        self.unseen = after.time_tokens[before.turn - 1] is Seat.JACK
        self.chase_before, self.chase_after = before.chase > 0, after.chase > 0


def public_history(transitions: list[Transition]) -> list[Draw | Appeal]:
    history: list[Draw | Appeal] = []
    for before, _, action, after in transitions:
        word, *names = pocket.action_to_text(action).split()
        if word == "card":
            history.append(Draw(before.drawer, names[0] if before.drawer is Seat.DETECTIVE else None))
        if after.turn != before.turn:
            history.append(Appeal(before, after))
    return history


def could_be(history: list[Draw | Appeal], jack: str, pile: tuple[str, ...]) -> frozenset[str] | None:
    """The cards Jack holds at the end, if this identity and this pile fit all that was seen; None if not."""
    held: set[str] = set()
    time_tokens = taken = 0
    for event in history:
        if isinstance(event, Draw):
            card, taken = pile[taken], taken + 1
            if event.taker is Seat.JACK:
                held.add(card)
            elif card != event.shown:
                return None
            continue
        if jack not in event.left:
            return None
        time_tokens += event.unseen
        total = time_tokens + sum(HOURGLASSES[card] for card in held)
        if not event.chase_before:
            both = total >= 6 and len(event.left) == 1 and event.unseen
            if both != event.chase_after or (total >= 6 and not both):
                return None
    return frozenset(held)


def enumerated(history: list[Draw | Appeal], cards: int) -> dict[tuple[str, frozenset[str]], Fraction]:
    """Every identity and every order of as many cards as were drawn, each as likely: what share fits, by secret."""
    ways: Counter[tuple[str, frozenset[str]]] = Counter()
    for jack in HOURGLASSES:
        for pile in permutations([name for name in HOURGLASSES if name != jack], cards):
            held = could_be(history, jack, pile)
            if held is not None:
                ways[jack, held] += 1
    return {secret: Fraction(count, ways.total()) for secret, count in ways.items()}


def drawn_out_game(seed: int) -> list[Transition]:
    """A long random game without its end."""
    transitions = list(random_game(pocket, Random(seed), drawn_out=True))
    return [transition for transition in transitions if transition.after.actor is not None]


def check(transitions: list[Transition]) -> State:
    history = public_history(transitions)
    state: State = transitions[-1].after
    expected = enumerated(history, sum(isinstance(event, Draw) for event in history))
    for seat in (Seat.DETECTIVE, Seat.SPECTATOR):
        worlds = pocket.worlds(pocket.observe(state, seat))
        given = {(str(world.jack), frozenset(world.cards)): Fraction(weight, worlds.total) for world, weight in worlds}
        assert given == expected
    return state


@pytest.mark.parametrize("seed", range(12))
def test_the_weights_are_those_of_all_deals_that_fit_what_was_seen(seed: int) -> None:
    transitions = drawn_out_game(seed)
    check(transitions)
    check(transitions[: max(12, 2 * len(transitions) // 3)])


def test_the_weights_are_right_in_the_chase_too() -> None:
    chases = 0
    for seed in range(400):
        transitions = drawn_out_game(seed)
        if transitions[-1].after.chase and chases < 4:
            assert check(transitions).chase
            chases += 1
    assert chases == 4


def test_jack_knows_the_one_world() -> None:
    state = drawn_out_game(1)[-1].after
    worlds = pocket.worlds(pocket.observe(state, Seat.JACK))
    assert list(worlds) == [(state, 1)]


def test_when_it_is_over_everybody_knows_the_one_world() -> None:
    over = list(random_game(pocket, Random(1)))[-1].after
    for seat in (Seat.JACK, Seat.DETECTIVE, Seat.SPECTATOR):
        assert list(pocket.worlds(pocket.observe(over, seat))) == [(over, 1)]


def test_before_the_identity_is_drawn_there_is_one_world() -> None:
    assert list(pocket.worlds(pocket.observe(pocket.initial(), Seat.DETECTIVE))) == [(pocket.initial(), 1)]
