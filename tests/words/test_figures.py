"""The boards drawn on the rules pages are true: what they show as seen, visible or possible is what the rules say."""

import json
from typing import Any

import pytest

from tests.words.catalogue import ROOT
from whitechapel import classic, pocket
from whitechapel.classic.notation import observation_from_json as classic_seen
from whitechapel.classic.pieces import CHARACTERS
from whitechapel.core.types import Seat
from whitechapel.pocket.notation import observation_from_json as pocket_seen


def drawn(game: str) -> dict[str, Any]:
    """The positions that the rules of a game are illustrated with."""
    found: dict[str, Any] = json.loads((ROOT / f"web/src/rules/positions.{game}.json").read_text(encoding="utf-8"))
    return found


POCKET = drawn("pocket")
CLASSIC = drawn("classic")


def pocket_position(view: dict[str, Any]) -> dict[str, Any]:
    used = {"rotation"} if view["rotated"] else set()
    return {
        "game": "pocket",
        "seat": "spectator",
        "phase": "action",
        "turn": 2,
        "tiles": view["tiles"],
        "detectives": {line["detective"]: line["space"] for line in view["sights"]},
        "tokens": [{"face": face, "used": face in used} for face in ("alibi", "toby", "rotation", "joker")],
        "rotated": view["rotated"],
        "time": ["detective"],
        "drawn": [],
        "revealed": [],
        "chase": 0,
    }


def classic_position(view: dict[str, Any]) -> dict[str, Any]:
    """The position of a drawing, in the round that its numbered lamps tell."""
    numbered = {lamp["label"]: lamp["hex"] for lamp in view["lamps"] if lamp["label"]}
    return {
        "game": "classic",
        "edition": view["edition"],
        "lit_gaslight_blocks_lantern": False,
        "characters": view["characters"],
        "watson_facing": view["facing"],
        "lit_numbered": numbered,
        "lit_unnumbered": [lamp["hex"] for lamp in view["lamps"] if not lamp["label"]],
        "covered_manholes": view["covered"],
        "cordons": view["cordons"],
        "round": 5 - len(numbered),
        "witness": "visible",
        "suspects": view["suspects"],
        "cards_left": ["bert", "goodley", "holmes", "smith"],
        "cards_next_round": [] if len(numbered) == 1 else ["gull", "lestrade", "stealthy", "watson"],
        "alibi_cards_taken": {"jack": 0, "detective": 0},
        "play": None,
        "ending": None,
    }


def steps_of(name: str, jack: str, *taken: str, witness: str = "visible") -> list[str]:
    """The steps that may follow those taken, in the position of a drawing where `jack` is Jack."""
    secret = {"jack": jack, "jack_cards": [], "detective_cards": [], "witness": witness}
    state = classic.position_from_json(classic_position(CLASSIC[name]) | secret)
    for step in taken:
        state = classic.apply(state, classic.action_from_text(step))
    return [classic.action_to_text(action) for action in classic.legal_actions(state)]


@pytest.mark.parametrize("name", POCKET)
def test_the_sight_lines_drawn_are_the_rules_own(name: str) -> None:
    view = POCKET[name]
    assert pocket.display(pocket_seen(pocket_position(view)))["sights"] == view["sights"]


def test_the_two_appeals_drawn_split_the_people_of_the_sight_lines() -> None:
    split = pocket.display(pocket_seen(pocket_position(POCKET["sight"])))
    left = {
        name: sorted(tile["character"] for tile in POCKET[name]["tiles"] if tile["suspect"])
        for name in ("appeal-seen", "appeal-unseen")
    }
    assert left == {"appeal-seen": split["seen"], "appeal-unseen": split["hidden"]}


def test_the_sample_turn_is_played_as_it_is_told() -> None:
    tokens = [{"face": face, "used": False} for face in ("alibi", "watson", "rotation", "joker")]
    start = pocket_position(POCKET["set-up"]) | {"turn": 1, "tokens": tokens, "time": [], "jack": "madame", "cards": []}
    del start["seat"]
    positions = [pocket.position_from_json(start)]
    for action in ("rotation 0 1", "watson 2", "alibi", "card bert", "joker toby"):
        positions.append(pocket.apply(positions[-1], pocket.action_from_text(action)))
    first, last, after = positions[1], positions[-2], positions[-1]
    fourth = pocket.preview(pocket.observe(last, Seat.DETECTIVE), pocket.action_from_text("joker toby"))
    assert fourth is not None
    assert pocket.position_to_json(first)["tiles"] == POCKET["sample-1"]["tiles"]
    assert (fourth["tiles"], fourth["rotated"]) == (POCKET["sample-4"]["tiles"], POCKET["sample-4"]["rotated"])
    assert fourth["display"]["seen"] == ["gull", "lestrade", "pizer", "smith"]
    told = pocket.position_to_json(after)
    assert (told["tiles"], told["time"], told["cards"]) == (POCKET["sample-appeal"]["tiles"], ["jack"], ["bert"])


@pytest.mark.parametrize("name", CLASSIC)
def test_the_visible_people_and_the_ray_drawn_are_the_rules_own(name: str) -> None:
    view = CLASSIC[name]
    shown = classic.display(classic_seen(classic_position(view) | {"seat": str(Seat.SPECTATOR)}))
    assert (shown["visible"], len(shown["ray"])) == (view["visible"], view["ray"])
    assert view["characters"].keys() == set(CHARACTERS)


def test_the_sample_round_is_played_as_it_is_told() -> None:
    cards = {"cards_left": ["gull", "holmes", "smith", "watson"]}
    others = {"cards_next_round": ["bert", "goodley", "lestrade", "stealthy"]}
    secret = {"jack": "lestrade", "jack_cards": [], "detective_cards": []}
    state = classic.position_from_json(classic_position(CLASSIC["set-up"]) | cards | others | secret)
    holmes, smith = ("play holmes", "move h6", "card stealthy"), ("play smith", "lamp f5>f9", "move f7")
    for step in (*holmes, *smith, "play gull", "move c4", "play watson", "move l10"):
        state = classic.apply(state, classic.action_from_text(step))
    last = classic.action_from_text("face SW")
    shown, view = classic.preview(classic.observe(state, Seat.DETECTIVE), last), CLASSIC["sample"]
    assert shown is not None
    assert (shown["characters"], shown["watson_facing"]) == (view["characters"], view["facing"])
    assert shown["display"]["visible"] == view["visible"]
    after = classic.position_to_json(classic.apply(state, last))
    assert (after["witness"], sorted(after["lit_numbered"])) == ("invisible", ["2", "3", "4"])
    assert (after["suspects"], after["detective_cards"]) == (["gull", "lestrade", "smith", "stealthy"], ["stealthy"])


def test_holmes_gets_through_the_sewers_as_drawn() -> None:
    assert "move b7" in steps_of("sewers", "gull", "play holmes")


def test_the_whistle_is_spent_as_drawn() -> None:
    spent = steps_of("whistle", "gull", "play goodley", "whistle holmes>g5", "whistle smith>e6")
    assert spent
    assert not [step for step in spent if step.startswith("whistle")]


def test_bert_reaches_gull_as_drawn() -> None:
    assert "accuse gull" in steps_of("accusation", "smith", "play bert")


def test_smith_leaves_as_drawn_and_only_if_he_was_invisible() -> None:
    assert "leave NW" in steps_of("exits", "smith", "play smith", witness="invisible")
    assert "leave NW" not in steps_of("exits", "smith", "play smith", witness="visible")
