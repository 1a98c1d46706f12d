"""What a coach says at a table of Mr. Jack."""

from functools import partial
from typing import Any

from tests.coached import (
    check_all_languages_say_it,
    check_equal_in_all_worlds,
    check_every_tip,
    good_of,
    purpose_of,
    said_of,
    tip_of,
)
from tests.rules.classic.scenes import chosen, scene, step
from whitechapel import classic
from whitechapel.classic.state import State
from whitechapel.core import Seat

_tip = partial(tip_of, classic)
_said = partial(said_of, classic)
_good = partial(good_of, classic)
_purpose = partial(purpose_of, classic)


def _legal(state: State) -> set[str]:
    return {classic.action_to_text(action) for action in classic.legal_actions(state)}


def _seen(state: State) -> set[str]:
    return set(state.visible) & set(state.suspects)


def test_the_detective_is_told_the_most_even_split_and_which_steps_make_it() -> None:
    state = chosen("smith", witness="visible", suspects=("bert", "smith", "watson", "gull"))
    assert _tip(state).message.id in ("coach-best-split", "coach-keep-split")
    worst = {action: _worst(step(state, action)) for action in _legal(state) if not action.startswith("accuse")}
    assert _good(state) == {action for action, left in worst.items() if left == min(worst.values())}


def _worst(state: State) -> int:
    seen = len(_seen(state))
    return max(seen, len(state.suspects) - seen)


def test_the_detectives_own_alibi_cards_are_no_suspects_to_him() -> None:
    state = step(chosen("holmes", suspects=("bert", "gull"), witness="visible"), "move g6", "card bert")
    assert "Only one suspect is left: Sir William Gull." in _said(_until_the_detective_acts(state))


def test_a_single_suspect_is_accused_as_soon_as_somebody_can_walk_there() -> None:
    near = chosen("bert", suspects=("gull",), places={"gull": "i7"}, jack="gull")
    assert _said(near) == "Only one suspect is left: Sir William Gull. Somebody can walk there now: accuse!"
    assert _good(near) == {"accuse gull"}
    choosing = scene("bert", suspects=("gull",), places={"gull": "i7"}, jack="gull")
    assert "play bert" in _good(choosing)
    far = chosen("smith", suspects=("gull",), places={"gull": "a1", "smith": "m8"}, jack="gull")
    assert _said(far) == "Only one suspect is left: Sir William Gull. Accuse as soon as somebody can walk there."
    assert _good(far) == set()


def test_an_unseen_suspect_near_an_open_exit_is_pointed_out_with_the_cards_that_stop_him() -> None:
    state = scene("lestrade", places={"bert": "l7"}, suspects=("bert", "smith"), cordons=("NE", "NW"), jack="bert")
    assert _said(state).startswith("Jack was not seen and may leave: Jeremy Bert could reach an exit (south-east")
    assert _good(state) == {"play bert", "play lestrade"}
    seen = scene("lestrade", places={"bert": "l7"}, suspects=("bert", "smith"), witness="visible", jack="bert")
    assert _tip(seen).message.id != "coach-exits"


def test_nobody_leaves_any_more_when_the_last_card_of_a_round_is_the_detectives() -> None:
    near = {"bert": "l7"}
    state = scene("bert", last=True, places=near, suspects=("bert", "smith"), cordons=("NE", "NW"), jack="bert")
    assert _tip(state).message.id != "coach-exits"
    assert not _purpose(state, "play bert").startswith("Played by you")


def test_in_the_last_round_witnesses_and_the_next_round_are_of_no_use() -> None:
    jack = chosen("smith", side="jack", round_=8, witness="visible", suspects=("gull", "lestrade"))
    assert _said(jack) == "The last round: if nobody accuses you now, you win."
    detective = _until_the_detective_acts(jack)
    assert _said(detective) == "The last round: accuse a suspect before it ends, or Jack wins."
    in_play = step(detective, *sorted(_good(detective))[:1])
    assert in_play != detective
    assert _said(in_play) == _said(detective)


def _until_the_detective_acts(state: State) -> State:
    while classic.actor(state) is not Seat.DETECTIVE:
        state = classic.apply(state, classic.legal_actions(state)[0])
    return state


def test_goodley_by_an_exit_is_pointed_out_too() -> None:
    state = scene(
        "goodley", places={"goodley": "l7"}, suspects=("goodley", "smith"), cordons=("NE", "NW"), jack="smith"
    )
    assert "Sgt Goodley could reach an exit" in _said(state)


def test_jack_is_told_when_he_can_leave() -> None:
    changes: dict[str, Any] = {"side": "jack", "places": {"gull": "l7"}, "cordons": ("NE", "NW"), "jack": "gull"}
    assert _said(scene("gull", **changes)) == (
        "You were not seen, and an exit is in reach of your own character: play that card and leave."
    )
    assert _good(scene("gull", **changes)) == {"play gull"}
    assert _said(chosen("gull", **changes)) == "An exit is in reach: leave, and you win."
    assert _good(chosen("gull", **changes)) == {"leave SE"}


def test_jack_is_told_whether_he_is_seen_and_which_steps_hide_him() -> None:
    state = chosen("smith", side="jack", jack="smith", witness="visible")
    assert _tip(state).message.id == "coach-classic-jack-seen"
    assert _good(state) == {action for action in _legal(state) if "smith" not in _seen(step(state, action))}
    hidden = chosen("gull", side="jack", jack="gull", witness="visible")
    assert _tip(hidden).message.id == "coach-classic-jack-hidden"


def test_a_jack_whom_the_answer_would_name_is_told_to_find_company() -> None:
    state = chosen("smith", side="jack", jack="smith", witness="visible", suspects=("gull", "smith"))
    assert _said(state).startswith("If the witnesses were asked now, everybody would know you.")
    assert all(len(_seen(step(state, action))) != 1 for action in _good(state))


def test_what_a_step_is_good_for_is_said_to_the_detective() -> None:
    near = chosen("bert", suspects=("gull",), places={"gull": "i7"}, jack="gull")
    assert _purpose(near, "accuse gull") == "It must be this one: accuse."
    guess = chosen("bert", suspects=("gull", "smith"), places={"gull": "i7"}, jack="gull")
    assert _purpose(guess, "accuse gull") == "Waiting brings you no more: accuse, and hope."
    exits = scene("lestrade", places={"bert": "l7"}, suspects=("bert", "smith"), cordons=("NE", "NW"), jack="bert")
    assert _purpose(exits, "play bert") == "Played by you, Jeremy Bert can't leave this round."
    assert _purpose(exits, "play lestrade").startswith("With Insp. Lestrade you can make it ")
    state = chosen("smith", witness="visible")
    assert _purpose(state, "move f7") == "For now 3 seen; the next step can make it 4 seen and 4 not."
    moved = step(state, "move f7")
    even = next(action for action in sorted(_legal(moved)) if len(_seen(step(moved, action))) == 4)
    assert _purpose(moved, even) == "It makes 4 seen and 4 not: whatever the answer, at most 4 stay."


def test_what_a_step_is_good_for_is_said_to_jack() -> None:
    changes: dict[str, Any] = {"side": "jack", "places": {"gull": "l7"}, "cordons": ("NE", "NW"), "jack": "gull"}
    assert _purpose(chosen("gull", **changes), "leave SE") == "An open exit: you leave, and win."
    assert _purpose(scene("gull", **changes), "play gull").endswith("play that card and leave.")
    state = chosen("smith", side="jack", jack="smith", witness="visible")
    assert _purpose(state, sorted(_good(state))[0]).startswith("You are out of sight then, among ")
    seen = next(action for action in sorted(_legal(state)) if action not in _good(state))
    assert _purpose(state, seen).startswith("You are in sight then, but with ")
    choosing = scene("smith", side="jack", jack="smith", witness="visible")
    assert _purpose(choosing, "play smith").startswith("With John Smith you can be out of sight, among ")
    assert "the other side does not get this card" in _purpose(choosing, "play bert")


def test_a_step_that_leaves_jack_alone_is_not_said_to_hide_him() -> None:
    state = chosen("smith", side="jack", jack="smith", witness="visible", suspects=("gull", "smith"))
    alone = next(action for action in sorted(_legal(state)) if len(_seen(step(state, action))) == 1)
    assert _purpose(state, alone).endswith("the answer would name you.")


def test_every_tip_is_legal_and_all_kinds_come_up() -> None:
    kinds = ("best-split", "keep-split", "accuse", "accuse-now", "exits", "jack-alone", "leave-card")
    check_every_tip(classic, {f"coach-{kind}" for kind in kinds})


def test_all_languages_say_it() -> None:
    check_all_languages_say_it(classic)


def test_a_tip_is_the_same_in_all_worlds() -> None:
    check_equal_in_all_worlds(classic)
