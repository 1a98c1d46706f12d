"""Thoughts in fair order, each with its share of the time; and when steps are shown, decided beforehand."""

from math import inf

import pytest

from whitechapel.core.registry import describe
from whitechapel.server.opponents.promises import USUAL, Promises, wait_for_beat
from whitechapel.server.opponents.thoughts import LEAST, Thought, Thoughts

PACE = 0.9


def thought(address: str, asked: float = 0.0, **others: object) -> Thought:
    return Thought(address, asked, asked + USUAL, **others)  # type: ignore[arg-type]  # each by its own name


def begun(thoughts: Thoughts, now: float) -> list[str]:
    """Whose thoughts begin at a time."""
    return [one.address for _, one in thoughts.begin(now)]


def test_places_are_given_to_those_who_came_first() -> None:
    thoughts = Thoughts(range(2), [thought("a", 0.0), thought("b", 0.01), thought("c", 0.02)])
    assert begun(thoughts, 0.1) == ["a", "b"]
    assert [one.address for one in thoughts.waiting] == ["c"]


def test_the_address_that_has_used_least_lately_is_next() -> None:
    thoughts = Thoughts(range(1), [thought("much")])
    assert begun(thoughts, 0.0) == ["much"]
    thoughts.waiting += [thought("much", 0.4), thought("little", 0.5)]
    thoughts.end(0, 0.6)
    assert begun(thoughts, 0.6) == ["little"]


def test_what_was_used_long_ago_is_forgotten() -> None:
    thoughts = Thoughts(range(1), [thought("early")])
    begun(thoughts, 0.0)
    thoughts.end(0, 0.8)
    thoughts.waiting.append(thought("late", 30.0))
    begun(thoughts, 30.0)
    thoughts.waiting += [thought("late", 30.2), thought("early", 30.3)]
    thoughts.end(0, 30.3)
    assert begun(thoughts, 30.3) == ["early"]


def test_who_has_waited_for_half_of_the_time_goes_first() -> None:
    thoughts = Thoughts(range(1), [thought("much")])
    begun(thoughts, 0.0)
    thoughts.waiting += [thought("much", 0.1), thought("little", 0.5)]
    thoughts.end(0, 0.6)
    assert begun(thoughts, 0.6) == ["much"]


def test_a_thought_alone_has_all_the_time_until_it_is_due() -> None:
    thoughts = Thoughts(range(2), [thought("a")])
    ((_, alone),) = thoughts.begin(0.1)
    assert thoughts.until(alone) == alone.due


def thought_out(thoughts: Thoughts) -> list[tuple[float, float]]:
    """When each thought begins and ends, if all of them take the time they have."""
    taken: list[tuple[float, float]] = []
    ends: dict[int, float] = {}
    now = 0.0
    while thoughts.waiting or thoughts.running:
        for place, one in thoughts.begin(now):
            ends[place] = thoughts.until(one)
            taken.append((now, ends[place]))
        place = min(ends, key=lambda at: ends[at])
        now = ends.pop(place)
        thoughts.end(place, now)
    return taken


def test_the_more_addresses_wait_the_less_time_each_has_and_all_of_them_are_in_time() -> None:
    shortest = []
    for people in (3, 10, 60):
        times = thought_out(Thoughts(range(2), [thought(str(number)) for number in range(people)]))
        assert len(times) == people
        assert max(end for _, end in times) <= USUAL
        shortest.append(min(end - begin for begin, end in times))
    assert shortest == sorted(shortest, reverse=True)


def test_an_address_shares_its_part_among_its_matches() -> None:
    many = [thought("many") for _ in range(8)]
    thoughts = Thoughts(range(2), [*many, thought("one"), thought("other")])
    running = dict(thoughts.begin(0.0))
    assert len(running) == 2
    share = thoughts.until(running[0])
    thoughts.end(0, share)
    ((_, alone),) = thoughts.begin(share)
    assert alone.address != "many"
    assert thoughts.until(alone) - share > 3 * share


def test_however_many_wait_everybody_has_a_moment() -> None:
    thoughts = Thoughts(range(1), [thought(str(number)) for number in range(1000)])
    ((_, first),) = thoughts.begin(0.0)
    assert thoughts.until(first) == LEAST
    thoughts.end(0, 5.0)
    ((_, late),) = thoughts.begin(5.0)
    assert thoughts.until(late) == 5.0 + LEAST


def test_hints_let_steps_go_first_and_make_room_for_them() -> None:
    thoughts = Thoughts(range(1), [thought("a", hint=True), thought("b", 0.1)])
    assert begun(thoughts, 0.1) == ["b"]
    thoughts.end(0, 0.2)
    ((_, hint),) = thoughts.begin(0.2)
    assert thoughts.until(hint) == hint.due
    thoughts.waiting.append(thought("c", 0.3))
    assert thoughts.until(hint) < 0.3


def test_a_play_that_was_begun_goes_on_where_its_player_is() -> None:
    thoughts = Thoughts(range(2), [thought("a", home=0), thought("b", home=0), thought("c", prefers=1)])
    assert {place: one.address for place, one in thoughts.begin(0.0)} == {0: "a", 1: "c"}
    thoughts.end(1, 0.1)
    assert begun(thoughts, 0.1) == []
    thoughts.end(0, 0.2)
    assert begun(thoughts, 0.2) == ["b"]


def test_an_address_has_no_more_places_than_it_may_and_the_others_wait_for_no_place() -> None:
    thoughts = Thoughts(range(4), [thought("many") for _ in range(5)], most=2)
    assert begun(thoughts, 0.0) == ["many", "many"]
    thoughts.waiting += [thought("one", 0.1), thought("other", 0.1)]
    assert begun(thoughts, 0.1) == ["one", "other"]
    thoughts.end(2, 0.2)
    assert begun(thoughts, 0.2) == []
    thoughts.end(0, 0.3)
    assert begun(thoughts, 0.3) == ["many"]


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_on_a_quiet_machine_every_level_is_shown_after_one_beat(game: str) -> None:
    for level in range(1, len(describe(game).levels) + 1):
        promise = Promises(PACE, 2).make(game, level, "a", 5.0)
        assert promise.shown - promise.asked == pytest.approx(PACE)
        assert promise.due - promise.asked == pytest.approx(USUAL)
        assert not promise.hurried


@pytest.mark.parametrize("took", [0.0001, 0.3, 0.79, 0.8999])
def test_a_step_is_shown_when_it_was_promised_however_long_it_took(took: float) -> None:
    promises = Promises(PACE, 2)
    promise = promises.make("pocket", 8, "a", 5.0)
    assert 5.0 + took + promises.wait(promise, 5.0 + took) == pytest.approx(5.0 + PACE)


@pytest.mark.parametrize("took", [0.0001, 0.3, 0.8999, 0.9001, 4.0])
def test_a_step_that_is_late_is_shown_on_a_full_beat(took: float) -> None:
    promises = Promises(PACE, 2)
    promise = promises.make("pocket", 8, "a", 5.0)
    beats = (took + promises.wait(promise, 5.0 + took)) / PACE
    assert beats == pytest.approx(max(1, -(-took // PACE)))
    assert (took + wait_for_beat(took, PACE)) / PACE == pytest.approx(-(-took // PACE))


def test_people_wait_longer_only_where_there_is_no_time_for_all_of_them() -> None:
    promises = Promises(PACE, 2)
    made = [promises.make("pocket", 8, str(number), 0.0) for number in range(200)]
    beats = [round(promise.shown / PACE) for promise in made]
    assert (beats[100], beats[-1]) == (1, 2)
    assert beats == sorted(beats)
    for promise in made:
        promises.forget(promise)
    assert len(promises) == 0


def hurried(promises: Promises, addresses: list[str], level: int = 8) -> list[bool]:
    return [promises.make("pocket", level, address, 0.0).hurried for address in addresses]


def test_the_ai_hurries_where_its_share_is_less_than_it_needs() -> None:
    assert hurried(Promises(PACE, 2), ["a", "b", "c", "d", "e"]) == [False, False, False, True, True]
    assert hurried(Promises(PACE, 2), ["a", "a", "a", "a"]) == [False, False, False, True]
    assert not any(hurried(Promises(PACE, 2), [str(number) for number in range(100)], level=1))


def test_quick_levels_are_not_kept_by_slow_ones() -> None:
    promises = Promises(PACE, 2)
    for number in range(500):
        promises.make("pocket", 8, str(number), 0.0)
    assert promises.make("pocket", 1, "a", 0.0).shown == pytest.approx(PACE)


def test_without_a_pace_there_are_no_pauses() -> None:
    promises = Promises(0.0, 2)
    promise = promises.make("pocket", 8, "a", 5.0)
    assert promise.due == inf
    assert promises.wait(promise, 5.0) == promises.wait(promise, 7.5) == 0.0
    assert not promise.hurried


def test_a_short_pace_takes_as_many_beats_as_a_thought_needs() -> None:
    assert Promises(0.3, 2).make("pocket", 8, "a", 0.0).shown == pytest.approx(0.9)
    assert Promises(0.3, 2).make("pocket", 1, "a", 0.0).shown == pytest.approx(0.3)
