"""classic.md, "Characters": each ability, in both orders and for both players. The whistle has a file of its own."""

import pytest

from tests.rules.classic.scenes import chosen, legal, scene, step, verbs
from whitechapel import classic
from whitechapel.classic.pieces import CHARACTERS, FACINGS
from whitechapel.core import Seat

SIDES = pytest.mark.parametrize("side", ["jack", "detective"])


@SIDES
@pytest.mark.parametrize(
    ("name", "move", "ability"), [("smith", "move g7", "lamp f5>h4"), ("lestrade", "move e6", "cordon NE>SE"),
                                  ("bert", "move i9", "cover b1>k9")]
)  # fmt: skip
def test_before_or_after_means_before_or_after_the_whole_move_and_it_must_be_used(
    side: str, name: str, move: str, ability: str
) -> None:
    verb = ability.split(" ", maxsplit=1)[0]
    state = chosen(name, side=side)
    assert {verb, "move"} <= verbs(state)
    after_move = step(state, move)
    assert verbs(after_move) == {verb}, "moved: nothing but the ability is left, and it is a must"
    after_ability = step(state, ability)
    assert verb not in verbs(after_ability), "used: only the move is left"
    assert "move" in verbs(after_ability)
    done = step(after_move, ability), step(after_ability, move)
    assert done[0].in_play is None
    assert done[0] == done[1]


@SIDES
def test_holmes_takes_an_alibi_card_after_the_move_and_must(side: str) -> None:
    state = chosen("holmes", side=side)
    assert verbs(state) <= {"move", "accuse"}
    after = step(state, "move b7")
    assert after.actor is Seat.CHANCE
    assert after.drawer is Seat.parse(side)
    done = step(after, "card bert")
    assert done.in_play is None
    assert done.taken[Seat.parse(side)] == 1


def test_holmes_the_card_is_seen_by_its_taker_only() -> None:
    after = step(chosen("holmes", side="detective"), "move b7")
    done = {card: step(after, f"card {card}") for card in ("bert", "smith")}
    card = classic.action_from_text("card bert")
    assert [classic.sees(after, card, seat) for seat in (Seat.JACK, Seat.DETECTIVE, Seat.SPECTATOR)] == [
        False,
        True,
        False,
    ]
    assert classic.observe(done["bert"], Seat.DETECTIVE) != classic.observe(done["smith"], Seat.DETECTIVE)
    for seat in (Seat.JACK, Seat.SPECTATOR):
        assert classic.observe(done["bert"], seat) == classic.observe(done["smith"], seat)


def test_holmes_no_token_is_turned() -> None:
    done = step(chosen("holmes", side="jack"), "move b7", "card bert")
    assert done.suspects == CHARACTERS


def test_what_the_card_tells_its_taker_that_character_is_not_jack() -> None:
    done = step(chosen("holmes", side="detective"), "move b7", "card bert")
    jacks = {world.jack for world, _ in classic.worlds(classic.observe(done, Seat.DETECTIVE))}
    assert jacks == set(CHARACTERS) - {"bert"}


@SIDES
def test_watson_the_mover_chooses_the_facing_after_the_move_the_old_one_is_allowed(side: str) -> None:
    state = chosen("watson", side=side, facing="NE")
    assert "face" not in verbs(state)
    after = step(state, "move i5")
    assert legal(after) == {f"face {name}" for name in FACINGS}
    assert step(after, "face NE").in_play is None
    assert step(after, "face SW").facing == "SW"


@SIDES
def test_smith_moves_one_lit_tile_to_an_unlit_gaslight_hex(side: str) -> None:
    state = chosen("smith", side=side, round_=2 if side == "jack" else 1)
    lit = [place for place, label in state.lamps.items() if label]
    unlit = [place for place, label in state.lamps.items() if not label]
    assert legal(state, "lamp") == {f"{start}>{goal}" for start in lit for goal in unlit}


def test_smith_may_move_a_numbered_tile_and_the_number_travels_with_it() -> None:
    after = step(chosen("smith", round_=3), "move g7", "lamp c7>h4")
    assert after.lamps["h4"] == 3
    assert after.lamps["c7"] == 0


def test_smith_a_numbered_tile_goes_out_wherever_he_put_it() -> None:
    state = scene("smith", last=True, round_=3)
    assert 3 not in step(state, "play smith", "lamp c7>h4", "move g7").lamps.values()


def test_lestrade_moves_one_cordon_to_an_exit_without_one_always_2_x_2_choices() -> None:
    assert legal(chosen("lestrade"), "cordon") == {"NE>NW", "NE>SE", "SW>NW", "SW>SE"}
    assert step(chosen("lestrade"), "move e6", "cordon NE>SE").cordons == ("SE", "SW")


@pytest.mark.parametrize(("edition", "choices"), [("revised_2016", 14), ("first_2006", 12)])
def test_bert_moves_one_cover_to_an_open_manhole_14_choices_12_on_the_board_of_2006(edition: str, choices: int) -> None:
    assert len(legal(chosen("bert", edition=edition), "cover")) == choices


def test_manholes_may_open_or_close_under_a_character_berts_own_included() -> None:
    state = chosen("bert", places={"bert": "k9", "holmes": "b1"})
    assert {"b1>k9", "b1>g6", "l12>k9"} <= legal(state, "cover")


def test_bert_opens_a_manhole_first_and_goes_through_it() -> None:
    state = chosen("bert", places={"bert": "l12"})
    assert "b6" not in legal(state, "move")
    assert "b6" in legal(step(state, "cover l12>k9"), "move")


def test_bert_closes_his_own_manhole_first_and_cannot_go_through_it() -> None:
    state = chosen("bert", places={"bert": "k9"})
    assert "b6" in legal(state, "move")
    assert "b6" not in legal(step(state, "cover b1>k9"), "move")


@SIDES
def test_stealthy_moves_1_to_4_and_may_cross_any_hex_but_must_end_on_a_street(side: str) -> None:
    ends = legal(chosen("stealthy", side=side), "move")
    assert "e7" in ends, "a3 to e7 is 5 on foot, 4 across the garden and the buildings"
    assert not {"b4", "b5", "b2", "d6"} & ends
    assert step(chosen("stealthy", side=side), "move e7").in_play is None


def test_stealthy_uses_manholes_like_everybody() -> None:
    ends = legal(chosen("stealthy", places={"stealthy": "f10"}), "move")
    assert {"b6", "l7", "l6"} <= ends


def test_nobody_else_crosses_buildings_gardens_or_gaslights() -> None:
    assert "e7" not in legal(chosen("holmes", places={"holmes": "a3", "stealthy": "g5"}), "move")


@SIDES
def test_gull_may_swap_with_any_of_the_other_seven_instead_of_moving(side: str) -> None:
    state = chosen("gull", side=side, suspects=("gull", "bert"))
    assert legal(state, "swap") == set(CHARACTERS) - {"gull"}
    after = step(state, "swap bert")
    assert after.in_play is None
    assert (after.places["gull"], after.places["bert"]) == ("i8", "e9")


@SIDES
def test_gull_may_move_and_then_does_not_swap(side: str) -> None:
    after = step(chosen("gull", side=side), "move e8")
    assert after.in_play is None
    assert after.places["gull"] == "e8"


@SIDES
def test_whoever_swaps_watson_sets_his_facing(side: str) -> None:
    after = step(chosen("gull", side=side), "swap watson")
    assert legal(after) == {f"face {name}" for name in FACINGS}
    done = step(after, "face S")
    assert (done.facing, done.in_play) == ("S", None)


def test_a_swap_is_not_a_move_nobody_leaves_or_accuses_with_it() -> None:
    state = chosen("gull", side="jack", jack="gull", places={"bert": "b7"}, witness="invisible")
    done = step(state, "swap bert")
    assert classic.outcome(done) is None
    assert classic.outcome(step(chosen("gull", side="detective", jack="bert"), "swap bert")) is None
