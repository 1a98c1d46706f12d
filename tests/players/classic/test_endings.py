"""What ends a game is found at a glance, and as the rules have it: all steps of a play are tried to say so."""

import pytest

from tests.players.classic.games import cards_of, plays_begin
from whitechapel import classic
from whitechapel.classic.layout import ACCUSE, CHOOSE, LAMP, LEAVE, STAY
from whitechapel.classic.pieces import BERT, EVERYBODY, GOODLEY, LESTRADE, STEALTHY
from whitechapel.classic.state import State
from whitechapel.classic.table import cards_left, witness_of
from whitechapel.core import Seat
from whitechapel.players.classic.endings import accusable, accuser, accusing_play, hunters, leavers, way_out
from whitechapel.players.classic.plans import Plan, steps_of

SEEDS = range(5)


def turns_of(seat: Seat, seed: int) -> list[State]:
    """The states of a random game in which a seat is to choose a character."""
    return [state for state in plays_begin(seed) if state.actor is seat]


def ends_by_the_rules(state: State, character: int) -> set[int]:
    """The steps by which a play of a character can end the game: nobody accuses or leaves once he has moved."""
    reached = {classic.apply(state, CHOOSE + character)}
    found: set[int] = set()
    while reached:
        steps = [(here, step) for here in reached for step in classic.legal_actions(here)]
        found |= {step for _, step in steps if ACCUSE <= step < STAY}
        reached = {classic.apply(here, step) for here, step in steps if step >= LAMP}
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_who_can_be_accused_is_what_the_rules_say(seed: int) -> None:
    for state in turns_of(Seat.DETECTIVE, seed):
        for character in set(cards_of(state)) - {GOODLEY}:
            there = {other for other in range(8) if accusing_play(state.people, state.streets, character, other)[0]}
            assert {ACCUSE + other for other in there} == ends_by_the_rules(state, character)


@pytest.mark.parametrize("seed", SEEDS)
def test_an_accusation_that_is_found_can_be_made(seed: int) -> None:
    for state in turns_of(Seat.DETECTIVE, seed):
        cards = cards_left(state.table)
        for accused in range(8):
            by = accuser(state.people, state.streets, cards, accused)
            assert (by < 8) == bool(accusable(state.people, state.streets, cards, EVERYBODY) >> accused & 1)
            if by < 8:
                people, streets = accusing_play(state.people, state.streets, by, accused)
                assert steps_of(state, Plan(by, people, streets, accused))[-1][1] == ACCUSE + accused


def test_goodley_whistles_the_accused_near() -> None:
    found = 0
    for seed in range(12):
        for state in turns_of(Seat.DETECTIVE, seed):
            if GOODLEY not in cards_of(state):
                continue
            for accused in range(8):
                people, streets = accusing_play(state.people, state.streets, GOODLEY, accused)
                if people not in {0, state.people}:
                    assert steps_of(state, Plan(GOODLEY, people, streets, accused))[-1][1] == ACCUSE + accused
                    found += 1
    assert found


@pytest.mark.parametrize("seed", SEEDS)
def test_who_can_leave_is_what_the_rules_say(seed: int) -> None:
    for state in turns_of(Seat.JACK, seed):
        if witness_of(state.table):
            continue
        free = leavers(state.people, state.streets, EVERYBODY)
        for character in set(cards_of(state)) - {GOODLEY}:
            ends = ends_by_the_rules(state._replace(secret=character), character)
            assert bool(free >> character & 1) == any(step >= LEAVE for step in ends)


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_needs_no_ability_leaves_if_he_has_the_points(seed: int) -> None:
    for state in turns_of(Seat.JACK, seed):
        free = leavers(state.people, state.streets, EVERYBODY)
        for character in set(range(8)) - {BERT, LESTRADE, STEALTHY}:
            assert (way_out(state.people, state.streets, character) <= 3) == bool(free >> character & 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_those_who_hunt_a_character_are_those_who_reach_him_without_an_ability(seed: int) -> None:
    for state in turns_of(Seat.DETECTIVE, seed):
        for hunted in range(8):
            near = hunters(state.people, state.streets, hunted)
            for other in set(range(8)) - {hunted}:
                people, streets = accusing_play(state.people, state.streets, other, hunted)
                assert bool(near >> other & 1) == ((people, streets) == (state.people, state.streets))
