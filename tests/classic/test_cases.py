"""The reference positions and the reference games, every answer in them."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from whitechapel import classic
from whitechapel.classic import layout, table
from whitechapel.classic.listing import accusable, exits_in_reach, results
from whitechapel.classic.notation import board_to_text
from whitechapel.classic.pieces import CHARACTERS, EXITS, character, mask_of, members
from whitechapel.classic.reading import board_from_json
from whitechapel.classic.state import State, secret_of
from whitechapel.core import Seat

DATA = Path(__file__).parents[1] / "data"
CASES = json.loads((DATA / "classic_cases.json").read_text())["cases"]
GAMES = json.loads((DATA / "classic_games.json").read_text())["games"]
BOARD_KEYS = (
    *("edition", "lit_gaslight_blocks_lantern", "characters", "watson_facing", "lit_numbered", "lit_unnumbered"),
    *("covered_manholes", "cordons"),
)


def state_of(position: dict[str, Any]) -> State:
    people, streets = board_from_json({key: position[key] for key in BOARD_KEYS})
    left, following, suspects = (
        mask_of(tuple(map(character, position[key]))) for key in ("cards_left", "cards_next_round", "suspects")
    )
    words = table.table_of(position["round"], left, following, suspects, position["witness"] == "visible")
    return State(people, streets, words, secret_of(character(position["jack"]), 0, 0))


def lines_of(state: State, number: int) -> list[str]:
    return [
        board_to_text(State(people, streets, 0, 0)) for people, streets in results(state.people, state.streets, number)
    ]


def exit_names(state: State, number: int) -> list[str]:
    found = exits_in_reach(state.people, state.streets, number)
    return [name for gate, name in enumerate(EXITS) if found >> gate & 1]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_reference_position(case: dict[str, Any]) -> None:
    state, expect = state_of(case["position"]), case["expect"]
    assert list(state.visible) == expect["visible"]
    blocked = state_of(case["position"] | {"lit_gaslight_blocks_lantern": True})
    assert list(blocked.visible) == expect["visible_if_lit_gaslight_blocks"]
    assert str(state.actor) == case["position"]["side"]
    for number, name in enumerate(CHARACTERS):
        wanted = expect["play"][name]
        lines = sorted(lines_of(state, number))
        assert len(lines) == wanted["states"]
        assert hashlib.sha256("\n".join(lines).encode()).hexdigest() == wanted["sha256"]
        assert list(members(accusable(state.people, state.streets, number))) == wanted["accuse_if_detective"]
        exits = exit_names(state, number)
        assert sorted(exits) == sorted(wanted["exits_if_own_character_of_jack_and_invisible"])


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_results_now_of_a_reference_position(case: dict[str, Any]) -> None:
    state = state_of(case["position"])
    for name, count in case["expect"]["results_now"].items():
        number = character(name)
        found = len(results(state.people, state.streets, number))
        if state.actor is Seat.DETECTIVE:
            found += len(members(accusable(state.people, state.streets, number)))
        elif state.jack == name and state.witness == "invisible":
            found += bool(exits_in_reach(state.people, state.streets, number))
        assert found == count


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_free_ends_of_the_bare_move_are_the_first_moves_that_are_legal(case: dict[str, Any]) -> None:
    state = state_of(case["position"])
    for name, wanted in case["expect"]["play"].items():
        ready = state._replace(table=table.with_play(state.table, character(name)))
        moves = [classic.action_to_text(action) for action in classic.legal_actions(ready)]
        ends = [text.removeprefix("move ") for text in moves if text.startswith("move ")]
        assert sorted(ends) == sorted(wanted["free_ends_of_the_bare_move"])


@pytest.mark.parametrize("game", GAMES, ids=[f"{game['jack']}-{number}" for number, game in enumerate(GAMES)])
def test_a_reference_game_play_by_play(game: dict[str, Any]) -> None:
    options = {key: game[key] for key in ("edition", "lit_gaslight_blocks_lantern")}
    state = classic.apply(classic.initial(**options), layout.IDENTITY + character(game["jack"]))
    for round_ in game["rounds"]:
        if round_["round"] % 2:
            state = classic.apply(state, classic.action_from_text("shuffle " + " ".join(sorted(round_["cards"]))))
        assert sorted(state.cards_left) == sorted(round_["cards"])
        for play in round_["plays"]:
            before, state = state, replayed(state, play)
            if "state" in play:
                ended = state.round != before.round
                assert board_to_text(state) == (
                    without_the_lamp(play["state"], before.round) if ended else play["state"]
                )
        if "visible" in round_:
            assert state.witness == round_["witness"]
            assert list(state.suspects) == round_["suspects_after"]
            lamps = board_to_text(state).split(";")[1].removeprefix("lamps=")
            assert lamps == round_["lamps_after"]
    result = classic.outcome(state)
    assert result is not None
    assert (str(result.winner), result.reason.replace("-", " ")) == (game["winner"], game["ending"])


def without_the_lamp(line: str, number: int) -> str:
    """A board's line after the lamp with this number has gone out."""
    people, lamps, *rest = line.split(";")
    left = [lamp for lamp in lamps.removeprefix("lamps=").split(",") if not lamp.startswith(f"{number}:")]
    return ";".join([people, "lamps=" + ",".join(left), *rest])


def replayed(state: State, play: dict[str, Any]) -> State:
    number = character(play["character"])
    assert str(state.actor) == play["side"]
    assert len(results(state.people, state.streets, number)) == play["legal_states"]
    if play["side"] == "detective":
        assert list(members(accusable(state.people, state.streets, number))) == play["legal_accuse"]
    elif state.jack == play["character"] and state.witness == "invisible":
        assert sorted(exit_names(state, number)) == sorted(play["legal_exits"])
    else:
        assert play["legal_exits"] == []
    steps = classic.play_from_text(state, play["action"])
    assert classic.play_to_text(state, steps) == play["action"]
    for step in steps:
        state = classic.apply(state, step)
    if "alibi_drawn" in play:
        state = classic.apply(state, classic.action_from_text(f"card {play['alibi_drawn']}"))
    return state
