"""The lessons of Mr. Jack: what is accepted is what is meant, worked out here from the rules alone."""

import pytest

from tests.core.lessons import edited, offered, right_tries
from whitechapel import classic
from whitechapel.classic import board
from whitechapel.classic.pieces import CHARACTERS
from whitechapel.classic.state import State
from whitechapel.core.learning import stage_at
from whitechapel.core.lessons import lessons_of
from whitechapel.core.messages import Message
from whitechapel.core.types import Seat

_WHISTLED = ("i7", "j6", "j8", "k7", "l7")

MEANT = {
    "light 1": {"point hex-i8", "point hex-g8"},
    "light 2": {"point hex-i8", "point hex-g8", "point hex-d3", "point hex-e3"},
    "witness 1": {"point hex-m10", "point hex-g4", "point hex-a4", "point hex-i5"},
    "walk 1": {"move g10"},
    "manholes 1": {"move c4"},
    "powers 1": {f"lamp {lamp}>f9" for lamp in ("b2", "c7", "f5", "h8", "k6", "l11")},
    "powers 2": {"swap stealthy"},
    "powers 3": {"cover b1>f10", "cover l12>f10"},
    "powers 4": {"cordon NE>NW", "cordon SW>NW"},
    "powers 6": {f"whistle watson>{place}" for place in _WHISTLED},
    "powers 7": {"face N"},
    "powers 8": {"move e6", "move e7"},
    "cards 1": {"play lestrade"},
    "split 1": {f"move {place}" for place in ("d5", "e5", "e7", "e9", "g3", "g5", "g10", "i4", "l10")},
    "lamps 1": {"point hex-a1", "point hex-b3"},
    "escape 1": {"leave NW"},
    "escape 2": {"cordon NE>NW"},
    "accuse 2": {"accuse stealthy"},
}


def after(state: State, *actions: str) -> State:
    """The state after some actions."""
    for action in actions:
        state = classic.apply(state, classic.action_from_text(action))
    return state


def legal(state: State) -> list[str]:
    return [classic.action_to_text(action) for action in classic.legal_actions(state)]


def can_leave(state: State) -> bool:
    """Whether the character in play can leave now, or after an ability that may come first."""
    before = [text for text in legal(state) if text.startswith(("cordon", "cover", "lamp"))]
    return any(text.startswith("leave") for text in legal(state)) or any(
        any(text.startswith("leave") for text in legal(after(state, first))) for first in before
    )


def test_all_lessons_are_here() -> None:
    names = {f"{lesson.id} {number}" for lesson in lessons_of("classic") for number in range(1, len(lesson.tasks) + 1)}
    assert names == {*MEANT, "powers 5", "accuse 1"}
    assert len(lessons_of("classic")) == 10


@pytest.mark.parametrize("name", MEANT)
def test_only_what_is_meant_is_accepted(name: str) -> None:
    lesson, number = name.split()
    assert right_tries(stage_at("classic", lesson, int(number))) == MEANT[name]


def test_holmes_may_walk_anywhere_to_take_his_card() -> None:
    stage = stage_at("classic", "powers", 5)
    assert right_tries(stage) == set(offered(stage))
    assert stage.answer("move g5").stage.known.cards == ("gull",)


def test_the_powers_are_those_of_all_eight_characters() -> None:
    assert {stage_at("classic", "powers", number).known.in_play for number in range(1, 9)} == set(CHARACTERS)


@pytest.mark.parametrize("name", ["light 1", "light 2"])
def test_those_are_pointed_out_who_are_visible(name: str) -> None:
    lesson, number = name.split()
    known = stage_at("classic", lesson, int(number)).known
    assert {f"point hex-{known.places[who]}" for who in known.visible} == MEANT[name]


def test_a_gaslight_that_is_out_is_named_as_the_reason() -> None:
    answer = stage_at("classic", "light").answer("point hex-f10")
    assert answer.said == Message("sight-unlit", {"name": Message("name-gull"), "hex": "f9"})


def test_smith_walks_past_bert() -> None:
    stage = stage_at("classic", "walk")
    assert stage.known.places["bert"] == "g9"
    assert set(board.neighbours("g10")) & set(board.neighbours("g8")) & set(board.STREETS) == {"g9"}


def test_miss_stealthy_needs_the_houses_to_reach_lestrade() -> None:
    stage = stage_at("classic", "powers", 8)
    near, reached = {"a4"}, {"a4"}
    for _ in range(4):
        near = {there for here in near for there in board.neighbours(here) if there in board.STREETS} - reached
        reached |= near
    assert not reached & set(board.neighbours(stage.known.places["lestrade"]))
    assert {"b6", "c4"} == set(stage.known.covers)


def test_jack_could_leave_with_lestrade_and_with_no_other_card() -> None:
    stage = stage_at("classic", "cards")
    leaving = set()
    for name in set(stage.known.suspects) & set(stage.known.cards_left):
        position = edited(stage.task.position, jack=name, cards_left="lestrade,stealthy,watson")
        state = classic.position_from_text(position)
        assert classic.actor(state) is Seat.JACK
        if can_leave(after(state, f"play {name}")):
            leaving.add(name)
    assert leaving == {"lestrade"}
    assert not set(stage.known.suspects) & {"gull", "stealthy", "watson"}


def test_a_split_of_four_and_four_leaves_four_whatever_the_answer() -> None:
    stage = stage_at("classic", "split")
    for text in offered(stage):
        left = set()
        for jack in stage.known.suspects:
            state = after(classic.position_from_text(edited(stage.task.position, jack=jack)), text)
            left.add(len(state.suspects))
        assert (left == {4}) == (text in MEANT["split 1"])


def test_those_are_pointed_out_whom_only_gaslight_1_lights() -> None:
    stage = stage_at("classic", "lamps")
    dark = edited(stage.task.position, lamps="-:f5,-:h8,2:l11,3:c7,4:k6", round="2", cards_next_round="")
    then = classic.position_from_text(dark).visible
    known = stage.known
    assert {f"point hex-{known.places[who]}" for who in known.visible if who not in then} == MEANT["lamps 1"]
    assert stage.answer("point hex-a1").said.id == "lesson-classic-lamps-1-dark"


def test_one_cordon_keeps_miss_stealthy_in() -> None:
    stage = stage_at("classic", "escape", 2)
    for text in offered(stage):
        state = after(classic.position_from_text(stage.task.position), text, "move e5", "play stealthy")
        assert can_leave(state) == (text not in MEANT["escape 2"]), text
    assert stage.answer("cordon SW>NW").said.id == "lesson-classic-escape-2-south"
    assert stage.answer("cordon NE>SE").said.id == "lesson-classic-escape-2-wrong"


def test_waiting_is_right_where_the_witnesses_will_tell_the_two_suspects_apart() -> None:
    stage = stage_at("classic", "accuse")
    right = right_tries(stage)
    for text in offered(stage):
        state = after(classic.position_from_text(stage.task.position), text)
        over = classic.outcome(state) is not None
        seen = {who in state.visible for who in ("gull", "stealthy")}
        assert (text in right) == (not over and seen == {True, False}), text
    assert stage.answer("accuse gull").said.id == "lesson-classic-accuse-1-wrong"
    assert stage.answer("move e9").said.id == "lesson-classic-accuse-1-alike"


def test_the_witnesses_then_leave_one_suspect_whom_the_next_task_accuses() -> None:
    done = stage_at("classic", "accuse", 1, "move c6")
    following = stage_at("classic", "accuse", 2)
    assert done.known.suspects == following.known.suspects == ("stealthy",)
    assert done.known.places == following.known.places
    assert done.known.witness == following.known.witness == "visible"
    assert done.known.cards == following.known.cards == ("lestrade",)
