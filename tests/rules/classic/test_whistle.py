"""classic.md, "Goodley's whistle": each of its rules by itself."""

import pytest

from tests.rules.classic.scenes import chosen, legal, scene, step, verbs
from whitechapel import classic
from whitechapel.classic.board import street
from whitechapel.classic.district import distance
from whitechapel.classic.pieces import CHARACTERS, FACINGS
from whitechapel.classic.state import State

SIDES = pytest.mark.parametrize("side", ["jack", "detective"])
STRANDED = {
    "bert": "a4", "goodley": "b1", "gull": "a2", "holmes": "a3", "lestrade": "c2", "smith": "a1", "stealthy": "c3",
    "watson": "b3",
}  # fmt: skip
"""Watson could come to d3 for two points; nobody could then be moved for the third."""
NOBODY = {
    "bert": "i6", "goodley": "m8", "gull": "m9", "holmes": "l7", "lestrade": "l6", "smith": "j6", "stealthy": "i5",
    "watson": "k7",
}  # fmt: skip
"""Nobody can be brought closer."""
ONE_POINT = {
    "bert": "i5", "goodley": "k7", "gull": "l7", "holmes": "i4", "lestrade": "i6", "smith": "j6", "stealthy": "m10",
    "watson": "m8",
}  # fmt: skip
"""Only Stealthy can be moved, and only for one point."""
TWO_POINTS = {
    "bert": "d7", "goodley": "c6", "gull": "e7", "holmes": "a4", "lestrade": "b7", "smith": "e8", "stealthy": "a3",
    "watson": "b6",
}  # fmt: skip
"""Holmes to a5, and Stealthy after him to a4; or Stealthy past Holmes to a5."""
QUEUE = {"goodley": "m12", "bert": "m10", "gull": "m9", "holmes": "m8"}


def calls(state: State) -> set[str]:
    return legal(state, "whistle")


def spent(before: State, after: State) -> int:
    return sum(distance(street(before.places[name]), street(after.places[name])) for name in CHARACTERS)


def all_whistles(state: State) -> set[State]:
    """Every position that the whistle alone can lead to, Goodley having still to move."""
    done, rim = set(), [state]
    while rim:
        now = rim.pop()
        for text in legal(now):
            if text.startswith(("whistle", "face")):
                after = step(now, text)
                if verbs(after) <= {"whistle", "face"}:
                    rim.append(after)
                else:
                    done.add(after)
    return done


@SIDES
def test_goodley_whistles_before_or_after_the_move_and_must(side: str) -> None:
    state = chosen("goodley", side=side)
    assert {"whistle", "move"} <= verbs(state)
    assert verbs(step(state, "move m9")) == {"whistle"}
    assert verbs(next(iter(all_whistles(state)))) <= {"move", "accuse"}


def test_3_points_in_all_over_one_to_three_other_characters() -> None:
    state = chosen("goodley")
    found = all_whistles(state)
    counts = {sum(state.places[name] != after.places[name] for name in CHARACTERS) for after in found}
    assert counts == {1, 2, 3}
    assert {spent(state, after) for after in found} == {3}
    assert all(after.places["goodley"] == "m10" for after in found)


def test_each_moved_character_must_end_nearer_to_goodley_by_street_distance() -> None:
    state = chosen("goodley")
    goal = street(state.places["goodley"])
    for after in all_whistles(state):
        for name in CHARACTERS:
            if state.places[name] != after.places[name]:
                assert distance(goal, street(after.places[name])) < distance(goal, street(state.places[name]))


def test_k_points_need_not_bring_it_k_hexes_nearer() -> None:
    state = chosen("goodley")
    goal = street("m10")
    gains = {
        (distance(street(state.places[name]), street(to)),
         distance(goal, street(state.places[name])) - distance(goal, street(to)))
        for name, to in (call.split(">") for call in calls(state))
    }  # fmt: skip
    assert any(gain < cost for cost, gain in gains)


def test_no_sewers() -> None:
    state = chosen("goodley", places={"holmes": "f10", "goodley": "l7"})
    reached = {call.split(">")[1] for call in calls(state) if call.startswith("holmes>")}
    assert reached
    assert not {"k9", "g6"} & reached
    assert all(distance(street("f10"), street(to)) <= 3 for to in reached)


def test_no_abilities_stealthy_walks() -> None:
    state = chosen("goodley", places={"stealthy": "a3", "goodley": "e7"})
    reached = {call.split(">")[1] for call in calls(state) if call.startswith("stealthy>")}
    assert reached
    assert all(distance(street("a3"), street(to)) <= 3 for to in reached)


def test_no_accusation_each_ends_on_a_free_hex() -> None:
    state = chosen("goodley", side="detective")
    assert not {call.split(">")[1] for call in calls(state)} & set(state.places.values())


def test_passing_through_characters_is_allowed() -> None:
    state = chosen("goodley", places=TWO_POINTS, covers=("b6", "c4"))
    assert "stealthy>a5" in calls(state), "through Holmes on a4"


def test_each_character_is_moved_at_most_once() -> None:
    first = chosen("goodley", places={"goodley": "m12"})
    state = step(first, "whistle bert>i9")
    assert "whistle" in verbs(state)
    assert not {call for call in calls(state) if call.startswith("bert>")}


def test_goodley_himself_is_not_called_and_his_own_hex_is_never_free() -> None:
    state = chosen("goodley", places={"holmes": "m11"})
    assert not {call for call in calls(state) if call.startswith("goodley>") or call.endswith(">m10")}


def test_a_hex_left_earlier_in_the_same_whistle_is_free() -> None:
    state = chosen("goodley", places=QUEUE)
    assert "gull>m10" not in calls(state)
    queue = step(state, "whistle bert>m11", "whistle gull>m10", "whistle holmes>m9")
    assert [queue.places[name] for name in ("bert", "gull", "holmes")] == ["m11", "m10", "m9"]
    assert "whistle" not in verbs(queue)


def test_distance_is_to_goodleys_hex_at_the_time_of_the_whistle() -> None:
    far = {"goodley": "l7", "bert": "i8", "stealthy": "m12"}
    assert "stealthy>m11" in calls(chosen("goodley", places=far))
    moved = step(chosen("goodley", places=far), "move b6")
    assert "stealthy>m11" not in calls(moved), "from b6 that is not nearer"


def test_the_total_spent_must_be_the_greatest_whatever_the_order() -> None:
    state = chosen("goodley", places=STRANDED, covers=("b1", "c4"))
    assert calls(state) == {"holmes>d3", "bert>c4"}, "Watson to d3 would strand the third point"
    assert {spent(state, after) for after in all_whistles(state)} == {3}


def test_where_only_two_points_can_be_spent_two_must_be() -> None:
    state = chosen("goodley", places=TWO_POINTS, covers=("b6", "c4"))
    assert calls(state) == {"holmes>a5", "stealthy>a5"}
    one = step(state, "whistle holmes>a5")
    assert legal(one) == {"whistle stealthy>a4"}, "stopping after one point is not allowed"
    assert "whistle" not in verbs(step(state, "whistle stealthy>a5"))


def test_where_only_one_point_can_be_spent_one_is_enough() -> None:
    state = chosen("goodley", places=ONE_POINT, covers=("a5", "f7"), edition="first_2006")
    assert calls(state) == {"stealthy>m9"}
    assert "whistle" not in verbs(step(state, "whistle stealthy>m9"))


def test_where_nobody_can_be_called_the_whistle_calls_nobody() -> None:
    state = chosen("goodley", side="jack", places=NOBODY, covers=("a5", "h3"), edition="first_2006")
    assert calls(state) == {"-"}
    assert "move" in verbs(step(state, "whistle -"))
    assert "whistle" not in verbs(step(state, "whistle -"))


@SIDES
def test_watson_is_faced_anew_only_if_he_moved(side: str) -> None:
    state = chosen("goodley", side=side)
    called = next(call for call in sorted(calls(state)) if call.startswith("watson>"))
    after = step(state, f"whistle {called}")
    assert legal(after) == {f"face {name}" for name in FACINGS}
    assert "face" not in verbs(step(after, "face N"))
    assert step(after, "face S").facing == "S"
    other = next(call for call in sorted(calls(state)) if not call.startswith("watson>"))
    assert "face" not in verbs(step(state, f"whistle {other}"))


def test_a_whistle_reads_and_writes_in_the_order_nearest_first() -> None:
    state = scene("goodley", places=QUEUE)
    text = "goodley:m12-l12 whistle=bert>m11,gull>m10,holmes>m9 before"
    mixed = "goodley:m12-l12 whistle=holmes>m9,bert>m11,gull>m10 before"
    assert classic.play_from_text(state, mixed) == classic.play_from_text(state, text)
    assert classic.play_to_text(state, classic.play_from_text(state, text)) == text
