"""Steps, drawn plays and listed plays are three ways to the same: exactly the legal plays, each once."""

import math
from collections import Counter
from random import Random

import pytest

from tests.classic.positions import between_plays, crowded, random_steps
from whitechapel import classic
from whitechapel.classic import goodley, layout, moves, table
from whitechapel.classic.listing import accusable, exits_in_reach, results, whistles
from whitechapel.classic.moves import ends
from whitechapel.classic.pieces import CHARACTERS, GOODLEY
from whitechapel.classic.playout import played_out, random_games
from whitechapel.classic.plays import sample_play
from whitechapel.classic.state import State, secret_of
from whitechapel.compiled import compiled
from whitechapel.core import Seat


def first_play(state: State, character: int, side: Seat, *, own: bool) -> State:
    """The board of `state` with this character just chosen, as this side's first play of an Invisible round."""
    others = [number for number in range(8) if number != character][:3]
    left = sum(1 << number for number in others)
    words = table.with_play(table.table_of(2 if side is Seat.JACK else 3, left, 0, 255, 0), character)
    return State(state.people, state.streets, words, secret_of(character if own else (character + 1) % 8, 0, 0))


def walked(state: State) -> tuple[set[tuple[int, int]], set[int], set[int]]:
    """Everything the steps of one play lead to: people and streets, the accused, the exits."""
    boards: set[tuple[int, int]] = set()
    accused: set[int] = set()
    exits: set[int] = set()
    seen = {state}
    rim = [state]
    while rim:
        state = rim.pop()
        if state.in_play is None or state.actor is Seat.CHANCE:
            boards.add((state.people, state.streets))
            continue
        legal = classic.legal_actions(state)
        assert legal, "a dead end"
        for action in legal:
            if layout.ACCUSE <= action < layout.LEAVE:
                accused.add(action - layout.ACCUSE)
            elif layout.LEAVE <= action < layout.STAY:
                exits.add(action - layout.LEAVE)
            else:
                after = classic.apply_trusted(state, action)
                if after not in seen:
                    seen.add(after)
                    rim.append(after)
    return boards, accused, exits


def members(mask: int) -> set[int]:
    return {number for number in range(8) if mask >> number & 1}


@pytest.mark.parametrize("character", range(8), ids=CHARACTERS)
def test_the_steps_lead_to_exactly_the_listed_results_for_both_players(character: int) -> None:
    positions = 2 if character == GOODLEY else 25
    for state in (*between_plays(positions, seed=character), *crowded(30, seed=character)):
        listed = set(results(state.people, state.streets, character))
        boards, accused, exits = walked(first_play(state, character, Seat.DETECTIVE, own=False))
        assert boards == listed
        assert accused == members(accusable(state.people, state.streets, character))
        assert not exits
        boards, accused, exits = walked(first_play(state, character, Seat.JACK, own=True))
        assert boards == listed
        assert not accused
        assert exits == members(exits_in_reach(state.people, state.streets, character))
        boards, accused, exits = walked(first_play(state, character, Seat.JACK, own=False))
        assert (boards, accused, exits) == (listed, set(), set())


@pytest.mark.parametrize("character", range(8), ids=CHARACTERS)
def test_a_play_has_dozens_of_choices_a_step_never_thousands(character: int) -> None:
    most = 0
    for state in between_plays(40, seed=100 + character):
        most = max(most, len(classic.legal_actions(first_play(state, character, Seat.JACK, own=True))))
    assert most < 150


def test_drawn_plays_are_legal_and_every_ending_comes_up() -> None:
    for state in between_plays(12, seed=3):
        for character in range(8):
            listed = set(results(state.people, state.streets, character))
            can = members(accusable(state.people, state.streets, character))
            out = exits_in_reach(state.people, state.streets, character)
            chance = character
            for rights in (0, layout.ACCUSING, layout.LEAVING):
                for _ in range(30):
                    people, streets, fate, chance = sample_play(state.people, state.streets, character, rights, chance)
                    if fate == 0:
                        assert (people, streets) in listed
                    elif fate == layout.LEFT_BY_EXIT:
                        assert rights == layout.LEAVING
                        assert out
                    else:
                        assert rights == layout.ACCUSING
                        assert fate - 1 in can


def full_plays(state: State, character: int, rights: int) -> Counter[tuple[int, int, int]]:
    """How many full plays lead to each result of Smith, Lestrade, Bert or Goodley, by brute force."""

    def changes(people: int, streets: int) -> list[tuple[int, int]]:
        if character == GOODLEY:
            return [(after, streets) for after in whistles(people)]
        starts, goals = moves.changes_from(streets, character), moves.changes_to(streets, character)
        return [
            (people, moves.changed(streets, character, start, goal))
            for start in range(60)
            for goal in range(60)
            if starts >> start & 1 and goals >> goal & 1
        ]

    found: Counter[tuple[int, int, int]] = Counter()
    for first, streets in changes(state.people, state.streets):
        for end in range(64):
            if ends(first, streets, character, rights) >> end & 1:
                people, fate = moves.arrived(first, character, end)
                found[people, streets, fate] += 1
    for end in range(64):
        if ends(state.people, state.streets, character, rights) >> end & 1:
            people, fate = moves.arrived(state.people, character, end)
            for after in [(people, state.streets)] if fate else changes(people, state.streets):
                found[*after, fate] += 1
    return found


@pytest.mark.parametrize(("name", "count"), [("bert", 552), ("goodley", 11704), ("lestrade", 168), ("smith", 456)])
def test_full_plays_are_as_many_as_the_reference_says(name: str, count: int) -> None:
    assert sum(full_plays(classic.initial(), CHARACTERS.index(name), 0).values()) == count


def too_far_off(drawn: Counter[tuple[int, int, int]], weights: Counter[tuple[int, int, int]]) -> bool:
    """Whether the drawn results are off their weights by chi-square, in a hundred classes of results."""
    assert drawn.keys() <= weights.keys()
    share = sum(drawn.values()) / sum(weights.values())
    expected: Counter[int] = Counter()
    found: Counter[int] = Counter()
    for key, weight in weights.items():
        expected[hash(key) % 101] += weight
        found[hash(key) % 101] += drawn[key]
    square = sum((found[group] - share * weight) ** 2 / (share * weight) for group, weight in expected.items())
    freedom = len(expected) - 1
    return abs(square - freedom) > 5 * math.sqrt(2 * freedom)


@pytest.mark.parametrize("name", ["bert", "lestrade", "smith", "goodley"])
@pytest.mark.parametrize("rights", [0, layout.ACCUSING, layout.LEAVING])
def test_full_plays_are_drawn_equally_likely(name: str, rights: int) -> None:
    state = next(between_plays(1, seed=21))
    character = CHARACTERS.index(name)
    weights = full_plays(state, character, rights)
    drawn: Counter[tuple[int, int, int]] = Counter()
    chance = 7
    for _ in range(20_000 if compiled("classic") else 4_000):
        *result, chance = sample_play(state.people, state.streets, character, rights, chance)
        drawn[result[0], result[1], result[2]] += 1
    assert not too_far_off(drawn, weights)


@pytest.mark.parametrize("name", ["gull", "holmes", "stealthy", "watson"])
def test_results_of_the_others_are_drawn_equally_likely(name: str) -> None:
    state = next(between_plays(1, seed=22))
    character = CHARACTERS.index(name)
    weights = Counter({(*result, 0): 1 for result in results(state.people, state.streets, character)})
    drawn: Counter[tuple[int, int, int]] = Counter()
    chance = 1
    for _ in range(200 * len(weights)):
        *result, chance = sample_play(state.people, state.streets, character, 0, chance)
        drawn[result[0], result[1], result[2]] += 1
    assert drawn.keys() == weights.keys()
    assert not too_far_off(drawn, weights)


def test_the_slow_way_of_drawing_goodleys_plays_agrees_with_counting() -> None:
    state = next(between_plays(1, seed=23))
    weights = full_plays(state, GOODLEY, layout.ACCUSING)
    drawn: Counter[tuple[int, int, int]] = Counter()
    chance = 1
    for _ in range(600 if compiled("classic") else 150):
        people, fate, chance = goodley.sample_goodley_slowly(state.people, state.streets, layout.ACCUSING, chance)
        drawn[people, state.streets, fate] += 1
    assert not too_far_off(drawn, weights)


def test_goodleys_plays_are_drawn_equally_likely_where_three_points_cannot_be_spent() -> None:
    tried = 0
    for state in crowded(300, seed=2):
        if goodley.total_of(state.people) == 3:
            continue
        weights = full_plays(state, GOODLEY, layout.ACCUSING)
        drawn: Counter[tuple[int, int, int]] = Counter()
        chance = 3
        for _ in range(800 if compiled("classic") else 300):
            people, streets, fate, chance = sample_play(state.people, state.streets, GOODLEY, layout.ACCUSING, chance)
            drawn[people, streets, fate] += 1
        assert not too_far_off(drawn, weights)
        tried += 1
        if tried == 3:
            return
    raise AssertionError("no such position found")


def test_a_chance_that_favours_some_plays_would_be_noticed() -> None:
    state = next(between_plays(1, seed=23))
    weights = full_plays(state, GOODLEY, layout.ACCUSING)
    crooked = Counter({key: 30 if key[2] else 3 for key in weights})
    assert too_far_off(crooked, weights)


def test_random_games_end_and_random_steps_never_get_stuck() -> None:
    state = classic.initial()
    plays, jack = random_games(state.people, state.streets, state.table, 30, 1)
    assert 30 <= plays <= 30 * 32
    assert 0 <= jack <= 30
    for seed in range(10):
        last = state
        for _, action, after in random_steps(Random(seed)):
            assert action < layout.ACTION_COUNT
            last = after
        assert classic.outcome(last) is not None


def test_a_random_game_can_begin_at_any_position_between_plays() -> None:
    for state in between_plays(20, seed=9):
        ending, plays, _ = played_out(*state, 4)
        assert 1 <= ending <= 4
        assert 1 <= plays <= 32
