"""Reading a position: every field is checked, and every refusal says what would be right."""

import copy
from collections.abc import Mapping
from typing import Any

import pytest

from tests.rules.pocket.table import AT_THE_START, played, table
from whitechapel import pocket
from whitechapel.core import NotationError
from whitechapel.pocket import position_from_json, position_to_json

# Turn 3: one card was revealed in turns 1 and 2, Jack has just drawn one, one Rotation was played.
PLAYING = position_to_json(
    table(AT_THE_START.replace("lane:N", "-lane"), turn=3, tokens="alibi* toby rotation* rotation", rotated="bert",
          time="JD", revealed="lane", drawn="3", cards="gull")
)  # fmt: skip
THROWING = position_to_json(table(phase="throw", tokens=""))
LAYING = position_to_json(played(pocket.initial(), "tile bert W", "tile gull N"))
IDENTITY = position_to_json(
    played(pocket.initial(), *(f"tile {tile.replace(':', ' ')}" for tile in AT_THE_START.split()))
)
CARD = position_to_json(played(table(), "alibi"))

ONE_LEFT = "-bert:N -lane -goodley:S -lestrade:W -madame:W -pizer:E -smith:W gull:S -stealthy:N"
OVER = position_to_json(
    table(ONE_LEFT, phase="over", turn=1, tokens="holmes* toby* exchange* joker*", time="J", jack="gull")
)  # fmt: skip
CHASE = position_to_json(
    table(ONE_LEFT, turn=5, tokens="holmes toby exchange rotation", time="JJJJ", jack="gull", chase=4, revealed="lane",
          drawn="3", cards="madame")
)  # fmt: skip
WHOLE = {"playing": PLAYING, "throwing": THROWING, "laying": LAYING, "identity": IDENTITY, "card": CARD, "over": OVER,
         "chase": CHASE}  # fmt: skip


def changed(start: Mapping[str, Any], **fields: Any) -> dict[str, Any]:
    return {**copy.deepcopy(start), **fields}


def refusal(data: object) -> NotationError:
    with pytest.raises(NotationError) as refused:
        position_from_json(data)
    assert refused.value.why
    assert refused.value.right
    return refused.value


@pytest.mark.parametrize("name", WHOLE)
def test_the_positions_these_tests_break_are_whole(name: str) -> None:
    assert position_to_json(position_from_json(WHOLE[name])) == WHOLE[name]


@pytest.mark.parametrize("data", [None, [], "pocket", 5])
def test_what_is_no_object_is_no_position(data: object) -> None:
    assert refusal(data).why == "is not a position"


@pytest.mark.parametrize(
    "name",
    ["phase", "turn", "tiles", "detectives", "tokens", "rotated", "time", "drawn", "revealed", "chase"],
)
def test_no_field_may_be_missing(name: str) -> None:
    data = changed(PLAYING)
    del data[name]
    assert refusal(data).why == f"lacks '{name}'"


@pytest.mark.parametrize("game", [None, "classic", 5, []])
def test_the_game_must_be_pocket(game: object) -> None:
    assert refusal(changed(PLAYING, game=game)).why == "is not the game of this position"


def test_an_unknown_field_is_refused() -> None:
    error = refusal(changed(PLAYING, colour="red"))
    assert (error.given, error.why) == ("colour", "is no field of a position")


@pytest.mark.parametrize("name", ["jack", "cards"])
def test_jack_and_cards_come_together(name: str) -> None:
    data = changed(PLAYING)
    del data[name]
    assert refusal(data).why == "has only one of jack and cards"


@pytest.mark.parametrize("seat", ["chance", "watson", None, []])
def test_a_seat_must_be_one_that_looks_on(seat: object) -> None:
    assert refusal(changed(PLAYING, seat=seat)).why in ("does not look on", "is not a seat")


def tiles(start: Mapping[str, Any], cell: int, **fields: Any) -> dict[str, Any]:
    data = changed(start)
    data["tiles"][cell] |= fields
    return data


FIELDS: list[tuple[str, dict[str, Any], str]] = [
    ("playing", {"phase": "appeal"}, "is not a phase"),
    ("playing", {"phase": 3}, "is not a phase"),
    ("playing", {"phase": []}, "is not a phase"),
    # Tiles.
    ("playing", {"tiles": {}}, "can't be the tiles"),
    ("playing", {"tiles": PLAYING["tiles"][:8]}, "can't be the tiles"),
    ("playing", {"tiles": [*PLAYING["tiles"][:8], None]}, "does not fit phase action"),
    ("laying", {"tiles": PLAYING["tiles"]}, "does not fit phase tiles"),
    ("laying", {"tiles": [None, *LAYING["tiles"][:8]]}, "leaves a gap"),
    ("playing", {"tiles": [5, *PLAYING["tiles"][1:]]}, "is not a tile"),
    ("playing", {"tiles": [{}, *PLAYING["tiles"][1:]]}, "is not a tile"),
    ("playing", {"tiles": [PLAYING["tiles"][1], *PLAYING["tiles"][1:]]}, "is laid twice"),
    # Detectives.
    ("playing", {"detectives": [11, 3, 7]}, "can't be the detectives"),
    ("playing", {"detectives": {"holmes": 11, "watson": 3}}, "can't be the detectives"),
    ("playing", {"detectives": {"holmes": 11, "watson": 3, "toby": 12}}, "is off the board"),
    ("playing", {"detectives": {"holmes": -1, "watson": 3, "toby": 7}}, "is off the board"),
    ("playing", {"detectives": {"holmes": True, "watson": 3, "toby": 7}}, "is off the board"),
    ("playing", {"detectives": {"holmes": "11", "watson": 3, "toby": 7}}, "is off the board"),
    # Turns and what is counted by them.
    ("playing", {"turn": 0}, "is not a turn"),
    ("playing", {"turn": 9}, "is not a turn"),
    ("playing", {"turn": True}, "is not a turn"),
    ("playing", {"turn": "3"}, "is not a turn"),
    ("laying", {"turn": 2}, "is too late for the set-up"),
    ("identity", {"turn": 4}, "is too late for the set-up"),
    ("identity", {"turn": 5, "time": ["jack"] * 4}, "are not the time tokens of such a game"),
    ("playing", {"characters": 9}, "is not a value of 'characters'"),
    ("playing", {"characters": 3.0}, "is not a value of 'characters'"),
    ("playing", {"characters": 3}, "has a suspect who can't be Jack"),
    ("identity", {"characters": 3}, "has a suspect who can't be Jack"),
    ("throwing", {"turn": 2, "time": ["jack"]}, "has no throw"),
    ("throwing", {"turn": 6, "time": ["jack", "detective", "jack", "detective", "jack"]}, "has no throw"),
    ("playing", {"time": ["jack"]}, "can't be the time tokens"),
    ("playing", {"time": ["jack", "jack", "jack"]}, "can't be the time tokens"),
    ("playing", {"time": ["jack", "watson"]}, "can't be the time tokens"),
    ("playing", {"time": "JD"}, "can't be the time tokens"),
    ("playing", {"drawn": 3}, "can't be 'drawn'"),
    ("playing", {"drawn": [4]}, "is no turn in which Jack drew"),
    ("playing", {"drawn": [0]}, "is no turn in which Jack drew"),
    ("playing", {"drawn": ["3"]}, "is no turn in which Jack drew"),
    ("playing", {"drawn": [3, 3]}, "repeats something in 'drawn'"),
    ("playing", {"chase": 3}, "can't be the turn that began the chase"),
    ("playing", {"chase": -1}, "can't be the turn that began the chase"),
    ("playing", {"chase": None}, "can't be the turn that began the chase"),
    # Tokens.
    ("playing", {"tokens": []}, "can't be the tokens"),
    ("playing", {"tokens": "alibi"}, "can't be the tokens"),
    ("playing", {"tokens": [{"face": "alibi"}] * 4}, "can't be the tokens"),
    ("throwing", {"tokens": PLAYING["tokens"]}, "lie there before the throw"),
    ("throwing", {"rotated": ["bert"]}, "lie there before the throw"),
    ("playing", {"rotated": []}, "does not fit the tokens"),
    ("playing", {"rotated": ["bert", "gull"]}, "does not fit the tokens"),
    ("playing", {"rotated": ["bert", "bert"]}, "repeats something in 'rotated'"),
    ("playing", {"rotated": ["watson"]}, "is not a character"),
    ("playing", {"rotated": "bert"}, "can't be 'rotated'"),
    # Alibi cards.
    ("playing", {"revealed": ["bert"]}, "names a suspect"),
    ("playing", {"revealed": "lane"}, "can't be 'revealed'"),
    ("playing", {"revealed": [5]}, "is not a character"),
    ("playing", {"revealed": [], "drawn": [], "cards": []}, "makes 0 alibi cards taken with Jack's"),
    ("playing", {"revealed": [], "time": ["detective", "jack"]}, "are not the time tokens of such a game"),
    ("playing", {"revealed": [], "drawn": [1], "time": ["jack", "detective"]}, "is before the game began"),
    ("playing", {"drawn": [1, 2, 3]}, "has Jack draw too often"),
    ("playing", {"drawn": [2, 3]}, "makes 3 alibi cards taken with Jack's"),
    ("card", {"drawn": [1]}, "does not fit the tokens"),
    # The chase.
    ("chase", {"time": ["jack", "jack", "jack", "detective"]}, "did not happen"),
    ("playing", {"chase": 1}, "did not happen"),
    ("chase", {"chase": 3}, "leaves no secret possible"),
    # The secret.
    ("laying", {"jack": "gull"}, "comes too early"),
    ("laying", {"cards": ["gull"]}, "comes too early"),
    ("playing", {"jack": None}, "is not a character"),
    ("playing", {"jack": "lane"}, "can't be Jack's secret here"),
    ("playing", {"jack": "gull"}, "can't be Jack's secret here"),
    ("playing", {"cards": ["lane"]}, "can't be Jack's secret here"),
    ("playing", {"cards": []}, "can't be Jack's secret here"),
    ("playing", {"cards": ["gull", "smith"]}, "can't be Jack's secret here"),
    ("chase", {"cards": ["smith"]}, "can't be Jack's secret here"),
    # The goals.
    ("over", {"time": ["jack"], "tiles": THROWING["tiles"]}, "comes too early"),
    ("chase", {"chase": 0, "time": ["jack", "detective", "jack", "jack"]}, "is one suspect too few"),
]


@pytest.mark.parametrize(("start", "fields", "why"), FIELDS)
def test_a_field_that_can_not_be_is_refused(start: str, fields: dict[str, Any], why: str) -> None:
    assert refusal(changed(WHOLE[start], **fields)).why.startswith(why)


@pytest.mark.parametrize(
    ("cell", "fields", "why"),
    [
        (0, {"character": "watson"}, "is not a character"),
        (0, {"character": ["bert"]}, "is not a character"),
        (0, {"wall": "X"}, "is not a side"),
        (0, {"wall": None}, "has the wrong wall"),
        (0, {"suspect": 1}, "is not clear about suspect"),
        (3, {"wall": "N"}, "has the wrong wall"),
        (3, {"suspect": True}, "has the wrong wall"),
    ],
)
def test_a_tile_that_can_not_be_is_refused(cell: int, fields: dict[str, Any], why: str) -> None:
    assert refusal(tiles(PLAYING, cell, **fields)).why == why


def test_nobody_is_cleared_during_the_set_up() -> None:
    assert refusal(tiles(IDENTITY, 0, suspect=False)).why == "has an empty side up too early"


def test_somebody_is_always_left() -> None:
    data = changed(PLAYING)
    for tile in data["tiles"]:
        tile["suspect"] = False
    assert refusal(data).why == "has no suspect left"


@pytest.mark.parametrize(
    ("number", "fields", "why"),
    [
        (0, {"face": "toby"}, "is not a face of token 1"),
        (3, {"face": "exchange"}, "is not a face of token 4"),
        (3, {"face": None}, "is not a face of token 4"),
        (1, {"used": 1}, "is not clear about used"),
    ],
)
def test_a_token_that_can_not_be_is_refused(number: int, fields: dict[str, Any], why: str) -> None:
    data = changed(PLAYING)
    data["tokens"][number] |= fields
    assert refusal(data).why == why


def test_four_played_tokens_are_the_end_of_a_turn() -> None:
    data = changed(PLAYING, rotated=["bert", "gull"])
    for token in data["tokens"]:
        token["used"] = True
    assert refusal(data).why == "are not played so"
    unfinished = changed(OVER)
    unfinished["tokens"][0]["used"] = False
    assert refusal(unfinished).why == "are not played so"


def test_a_card_is_due_only_after_an_alibi() -> None:
    assert refusal(changed(PLAYING, phase="card", tokens=changed(THROWING)["tokens"])).why == "can't be the tokens"
    data = changed(CARD)
    data["tokens"][0]["used"] = False
    assert refusal(data).why == "call for no card"


def test_a_card_may_be_due_as_the_last_action() -> None:
    state = played(table(tokens="alibi toby* exchange* joker*"), "alibi")
    assert position_from_json(position_to_json(state)) == state


def test_one_suspect_in_the_middle_of_a_turn_comes_from_a_revealed_alibi() -> None:
    two = table(ONE_LEFT.replace("-bert", "bert"), turn=3, revealed="lane", jack="gull", time="DD",
                tokens="alibi watson exchange joker")  # fmt: skip
    alone = position_to_json(played(two, "alibi", "card bert"))
    assert position_to_json(position_from_json(alone)) == alone
    by_jack = changed(alone, revealed=["lane"], drawn=[3], cards=["smith"])
    assert refusal(by_jack).why == "is one suspect too few"


def test_a_chase_that_jack_survived_ends_in_turn_8() -> None:
    data = changed(CHASE, phase="over", time=["jack"] * 5)
    for token in data["tokens"]:
        token["used"] = True
    data["rotated"] = ["lane"]
    assert refusal(data).why == "comes too early"
    data["time"][4] = "detective"
    assert position_to_json(position_from_json(data)) == data


def test_a_withheld_secret_must_be_possible() -> None:
    data = changed(CHASE, chase=3)
    del data["jack"], data["cards"]
    assert refusal(data).why == "leaves no secret possible"
