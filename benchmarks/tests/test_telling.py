"""The classifier that guesses worlds from times finds a leak where there is one, and chance where there is none."""

from random import Random

from benchmarks.secrets.telling import guessed, told_by_size
from benchmarks.secrets.watching import Seen


def decisions(leak: float) -> list[Seen]:
    """Steps whose delay is a second, a little noise, and so much for each number of the world."""
    rng = Random(1)
    return [
        Seen(place, world, 0, "", 1 + leak * world + rng.gauss(0, 0.01), 100, 0.0)
        for place in range(40)
        for world in range(3)
        for _ in range(8)
    ]


def test_a_delay_that_depends_on_the_world_tells_it() -> None:
    found = guessed(decisions(leak=0.1), lambda one: one.delay)
    assert found.decisions == 960
    assert found.right > 0.95
    assert not found.by_chance


def test_a_small_difference_is_noticed_too() -> None:
    assert not guessed(decisions(leak=0.005), lambda one: one.delay).by_chance


def test_a_delay_that_does_not_is_worth_no_more_than_chance() -> None:
    found = guessed(decisions(leak=0.0), lambda one: one.delay)
    assert found.low < 1 / 3 < found.high
    assert found.by_chance


def test_messages_of_other_lengths_in_another_world_are_counted() -> None:
    same = decisions(leak=0.0)
    assert told_by_size(same) == 0
    assert told_by_size([*same, same[0]._replace(world=1, size=101)]) == 1
