"""classic.md, "Game": set-up, rounds, the call for witnesses, visibility."""

from fractions import Fraction

import pytest

from tests.rules.classic.scenes import LAMPS, legal, scene, step
from whitechapel import classic
from whitechapel.classic.pieces import CHARACTERS
from whitechapel.classic.state import State
from whitechapel.core import Seat

FIRST = "shuffle bert goodley gull holmes"


def dealt(jack: str = "gull") -> State:
    return step(classic.initial(), f"identity {jack}", FIRST)


def chance_texts(state: State) -> set[str]:
    return {classic.action_to_text(outcome.action) for outcome in classic.chance_outcomes(state)}


def test_jack_draws_one_of_eight_alibi_cards_his_secret_character() -> None:
    assert chance_texts(classic.initial()) == {f"identity {name}" for name in CHARACTERS}
    assert all(outcome.probability == Fraction(1, 8) for outcome in classic.chance_outcomes(classic.initial()))


def test_the_other_seven_are_the_alibi_pile() -> None:
    state = step(dealt("bert"), "play holmes", "move b7")
    assert chance_texts(state) == {f"card {name}" for name in CHARACTERS if name != "bert"}


def test_the_witness_card_starts_on_visible() -> None:
    assert dealt().witness == "visible"


def test_odd_rounds_show_four_of_the_eight_shuffled_cards() -> None:
    state = step(classic.initial(), "identity gull")
    outcomes = classic.chance_outcomes(state)
    assert len(outcomes) == 70
    assert {outcome.probability for outcome in outcomes} == {Fraction(1, 70)}
    shown = step(state, "shuffle bert gull smith watson")
    assert shown.cards_left == ("bert", "gull", "smith", "watson")
    assert shown.next_cards == ("goodley", "holmes", "lestrade", "stealthy")


def play_anyhow(state: State) -> State:
    """Play the first card left, never accusing or leaving."""
    while True:
        outcomes = classic.chance_outcomes(state)
        actions = [outcome.action for outcome in outcomes] or list(classic.legal_actions(state))
        texts = [classic.action_to_text(action) for action in actions]
        text = next(text for text in texts if not text.startswith(("accuse", "leave")))
        state = step(state, text)
        if state.in_play is None and not classic.chance_outcomes(state):
            return state
        if classic.outcome(state) is not None:
            return state


def test_odd_rounds_go_detective_jack_jack_detective_even_rounds_jack_detective_detective_jack() -> None:
    state = dealt()
    actors = []
    for _ in range(16):
        actors.append(state.actor)
        state = play_anyhow(state)
    odd = [Seat.DETECTIVE, Seat.JACK, Seat.JACK, Seat.DETECTIVE]
    even = [Seat.JACK, Seat.DETECTIVE, Seat.DETECTIVE, Seat.JACK]
    assert actors == odd + even + odd + even


def test_even_rounds_play_the_other_four_cards() -> None:
    state = dealt()
    following = state.next_cards
    for _ in range(4):
        state = play_anyhow(state)
    assert state.round == 2
    assert state.cards_left == following
    assert state.next_cards == ()


def test_the_cards_are_shuffled_again_only_after_an_even_round() -> None:
    state = scene("stealthy", side="detective", last=True, round_=3)
    state = step(state, "play stealthy", "move b3")
    assert state.round == 4
    assert not classic.chance_outcomes(state)
    state = scene("stealthy", side="jack", last=True, round_=4)
    state = step(state, "play stealthy", "move b3")
    assert state.round == 5
    assert len(classic.chance_outcomes(state)) == 70


def test_each_pick_is_played_before_the_next_pick() -> None:
    state = step(dealt(), "play goodley")
    assert not legal(state, "play")


def test_there_is_a_call_for_witnesses_only_after_the_fourth_character() -> None:
    state = dealt()
    for _ in range(3):
        before, state = state, play_anyhow(state)
        assert classic.announcement(before, state) == ""
        assert state.round == 1
    before, state = state, play_anyhow(state)
    assert classic.announcement(before, state) in ("visible", "invisible")
    assert state.round == 2


def test_jack_says_truthfully_whether_his_character_is_visible_and_the_card_keeps_the_answer() -> None:
    for jack in CHARACTERS:
        before = scene("stealthy", last=True, round_=3, jack=jack)
        state = step(before, "play stealthy")
        after = step(state, "move a2")
        seen = state._replace(people=after.people).visible
        assert after.witness == ("visible" if jack in seen else "invisible")
        assert classic.announcement(state, after) == after.witness


def test_visible_all_invisible_characters_become_innocent() -> None:
    after = step(scene("stealthy", last=True, round_=3, jack="holmes"), "play stealthy", "move a2")
    assert after.witness == "visible"
    assert after.suspects == ("bert", "holmes", "lestrade", "smith")


def test_invisible_all_visible_ones_become_innocent() -> None:
    after = step(scene("stealthy", last=True, round_=3, jack="gull"), "play stealthy", "move a4")
    assert after.witness == "invisible"
    assert after.suspects == ("goodley", "gull", "stealthy", "watson")


def test_an_innocent_character_stays_innocent() -> None:
    state = scene("stealthy", last=True, round_=3, jack="gull", suspects=("gull", "watson"))
    assert step(state, "play stealthy", "move a4").suspects == ("gull", "watson")


def test_innocent_characters_stay_on_the_board_with_all_their_abilities() -> None:
    innocent = step(scene("smith", suspects=("gull",)), "play smith")
    assert legal(innocent) == legal(step(scene("smith"), "play smith"))


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_at_the_end_of_rounds_1_to_4_the_lit_tile_with_the_rounds_number_goes_out(number: int) -> None:
    side = "detective" if number % 2 else "jack"
    state = scene("stealthy", side=side, last=True, round_=number)
    after = step(state, "play stealthy", "move a4")
    assert number in state.lamps.values()
    assert number not in after.lamps.values()
    gone = [place for place in state.lamps if state.lamps[place] != after.lamps[place]]
    assert gone == [place for place, label in LAMPS.items() if label == str(number)]


def test_the_lamp_goes_out_wherever_it_lies() -> None:
    lamps = {"h4": "3", "l11": "2", "b2": "1", "k6": "4", "f5": "-", "h8": "-"}
    after = step(scene("stealthy", last=True, round_=3, lamps=lamps), "play stealthy", "move a4")
    assert after.lamps["h4"] == 0


def test_no_lamp_goes_out_after_round_4() -> None:
    state = scene("stealthy", last=True, round_=5)
    assert step(state, "play stealthy", "move a4").lamps == state.lamps


def test_witnesses_are_called_first_then_the_lamp_goes_out() -> None:
    """Stealthy beside lamp 3 is seen by its light, though it goes out at the end of this very round."""
    state = scene("stealthy", last=True, round_=3, jack="stealthy", places={"stealthy": "a5"})
    after = step(state, "play stealthy", "move c6")
    assert after.witness == "visible"
    assert "stealthy" not in after.visible


def test_visible_is_next_to_a_lit_gaslight() -> None:
    assert "stealthy" in scene(places={"stealthy": "b1"}, round_=1).visible
    assert "stealthy" not in scene(places={"stealthy": "b1"}, round_=3).visible


def test_visible_is_next_to_any_other_character_innocent_ones_too() -> None:
    places = {"stealthy": "m11"}
    assert {"stealthy", "goodley"} <= set(scene(places=places, suspects=("gull",)).visible)
    assert "stealthy" not in scene(places={"stealthy": "m8"}).visible


def test_visible_is_in_watsons_ray_at_any_length_and_characters_do_not_stop_it() -> None:
    places = {"watson": "i10", "stealthy": "i8", "bert": "i5", "smith": "i6"}
    seen = scene(places=places, facing="S", round_=5, lamps={"b2": "-", "c7": "-"}).visible
    assert {"stealthy", "bert", "smith"} <= set(seen)


def test_watsons_own_lantern_does_not_light_him() -> None:
    assert "watson" not in scene(places={"watson": "m8"}, facing="N").visible


@pytest.mark.parametrize(
    ("facing", "lamps", "lit_blocks", "lit"),
    [
        ("NE", {"b2": "-", "h8": "-"}, False, True),
        ("NE", {"b2": "-", "h8": "-"}, True, False),
        ("NE", {"b2": "-", "c7": "-"}, False, False),
    ],
)
def test_a_shut_off_gaslight_stops_the_ray_a_lit_one_only_by_the_option(
    facing: str, lamps: dict[str, str], lit_blocks: bool, lit: bool
) -> None:
    places = {"watson": "g7", "bert": "j10", "smith": "b7"}
    state = scene(places=places, facing=facing, lamps=lamps, lit_blocks=lit_blocks, round_=5)
    assert ("bert" in state.visible) is lit


def test_buildings_and_gardens_stop_the_ray() -> None:
    dark = {"b2": "-", "h8": "-"}
    assert (
        "stealthy" not in scene(places={"watson": "a3", "stealthy": "e7"}, facing="NE", lamps=dark, round_=5).visible
    ), "the garden b4"
    assert (
        "stealthy" not in scene(places={"watson": "c4", "stealthy": "c6"}, facing="N", lamps=dark, round_=5).visible
    ), "the building c5"
