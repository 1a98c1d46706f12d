"""The lessons of Mr. Jack Pocket: what is accepted is what is meant, worked out here from the rules alone."""

from itertools import product

import pytest

from tests.core.lessons import offered, right_tries, tries
from whitechapel import pocket
from whitechapel.core.learning import stage_at
from whitechapel.core.lessons import lessons_of
from whitechapel.core.messages import Message
from whitechapel.core.types import Seat
from whitechapel.pocket.state import State

MEANT = {
    "sight 1": {"point tile-4", "point tile-5"},
    "sight 2": {"point tile-5"},
    "appeal 1": {"point tile-0", "point tile-6", "point tile-7", "point tile-8"},
    "walk 1": {"watson 2"},
    "walk 2": {"joker toby"},
    "tiles 1": {"rotation 7 1", "rotation 7 3"},
    "tiles 2": {"rotation 0 1", "rotation 0 2", "rotation 0 3"},
    "tiles 3": {"exchange 0 3", "exchange 1 3", "exchange 1 4", "exchange 3 4", "exchange 3 5", "exchange 3 7"},
    "alibi 1": {"alibi"},
    "alibi 2": {"alibi"},
    "turn 1": {"alibi"},
    "turn 2": {"toby 1"},
    "chase 1": {"exchange 2 4", "exchange 4 5", "exchange 4 6", "exchange 4 7", "exchange 4 8"},
}


def played(position: str, *actions: str) -> State:
    """The state after some actions."""
    state = pocket.position_from_text(position)
    for action in actions:
        state = pocket.apply(state, pocket.action_from_text(action))
    return state


def test_all_lessons_are_here() -> None:
    names = [f"{lesson.id} {number}" for lesson in lessons_of("pocket") for number in range(1, len(lesson.tasks) + 1)]
    assert names == [*list(MEANT)[:-1], "jack 1", "chase 1"]
    assert len(lessons_of("pocket")) == 8


@pytest.mark.parametrize("name", MEANT)
def test_only_what_is_meant_is_accepted(name: str) -> None:
    lesson, number = name.split()
    assert right_tries(stage_at("pocket", lesson, int(number))) == MEANT[name]


@pytest.mark.parametrize("name", ["walk 1", "walk 2", "turn 2"])
def test_a_good_split_leaves_at_most_five_whatever_the_answer(name: str) -> None:
    lesson, number = name.split()
    stage = stage_at("pocket", lesson, int(number))
    for text in offered(stage):
        left = []
        for jack in stage.known.suspects:
            position = stage.task.position.replace("jack=smith", f"jack={jack}")
            if jack != "madame" or "cards=madame" not in position:
                left.append(len(played(position, text).suspects))
        assert (max(left) <= 5) == (text in MEANT[name])


def test_tobys_street_is_open_after_a_quarter_turn() -> None:
    stage = stage_at("pocket", "tiles")
    half = stage.answer("rotation 7 2")
    assert (half.right, half.said) == (False, Message("lesson-pocket-tiles-1-half"))
    assert stage.answer("rotation 0 1").said == Message("lesson-pocket-tiles-1-wrong")


def test_a_tile_that_was_rotated_says_why_it_does_not_turn_again() -> None:
    choices = stage_at("pocket", "tiles", 2).choices
    assert choices is not None
    assert choices.why_not((), "tile-7") == Message("why-rotated")
    assert "tile-7" not in choices.picks


def test_jack_hides_with_seven_suspects_or_more_whatever_two_actions_he_chose() -> None:
    stage = stage_at("pocket", "jack")
    firsts = offered(stage)
    found = dict.fromkeys(product(firsts, repeat=2), False)
    for here, text, answer in tries(stage):
        if here.tried:
            found[here.tried[0], text] = answer.right
            assert answer.right or answer.said.id in ("lesson-jack-seen", "lesson-jack-few")
    for (first, second), right in found.items():
        if first.split()[0] == second.split()[0]:
            assert not right
            continue
        verbs = {first.split()[0], second.split()[0]}
        reply = "watson 1" if "watson" not in verbs else "joker toby" if "joker" not in verbs else "exchange 0 8"
        state = played(stage.task.position, first, second, reply)
        hidden = state.time_tokens[0] is Seat.JACK
        assert right == (hidden and len(state.suspects) >= 7), (first, second)
    assert sum(found.values()) > 20


def test_jack_is_told_what_the_investigator_still_believes() -> None:
    stage = stage_at("pocket", "jack").after(["watson 1"])
    answer = stage.answer("joker nobody")
    assert answer.right
    assert answer.said == Message("lesson-pocket-jack-1-done", {"count": 8})
    assert len(answer.stage.known.suspects) == 8


def test_the_tasks_of_the_whole_turn_follow_upon_each_other() -> None:
    done = stage_at("pocket", "turn", 1, "alibi")
    following = stage_at("pocket", "turn", 2)
    assert pocket.position_to_text(done.match.state) == following.task.position


def test_the_chase_ends_when_jack_is_seen_and_only_then() -> None:
    stage = stage_at("pocket", "chase")
    for text in offered(stage):
        over = pocket.outcome(played(stage.task.position, text))
        assert (over is not None) == (text in MEANT["chase 1"])
        assert over is None or over.winner is Seat.DETECTIVE
