"""Case files of games nobody has written down: any game of Pocket, and any of Mr. Jack, told in the files' formats."""

import json
from pathlib import Path
from random import Random
from typing import Any

from whitechapel import classic, pocket
from whitechapel.classic.notation import board_to_text
from whitechapel.classic.pieces import CHARACTERS as EIGHT
from whitechapel.core import OptionValue, Seat
from whitechapel.pocket.pieces import CHARACTERS as NINE
from whitechapel.pocket.pieces import DETECTIVES, SIDES
from whitechapel.testing.cases.classic_plays import PackedBoard, as_if_played, results_of
from whitechapel.testing.random_play import Transition, random_game

SEATS = {Seat.JACK: "jack", Seat.DETECTIVE: "investigator"}


def written(folder: Path, game: str, **cases: Any) -> Path:
    """A case file with these cases."""
    path = folder / "cases.json"
    path.write_text(json.dumps({"game": game, "about": ["made for a test"], **cases}))
    return path


def pocket_game(seed: int) -> dict[str, Any]:
    """A random game of Pocket as a case file tells it."""
    transitions = list(random_game(pocket, Random(seed)))
    drawn = [text.split()[1] for text in map(_text, transitions) if text.startswith("card ")]
    start = next(transition.after for transition in transitions if _text(transition).startswith("identity "))
    rest = [name for name in NINE if name not in (*drawn, start.jack)]
    played = [
        transition for transition in transitions if transition.before.actor is not Seat.CHANCE or _is_throw(transition)
    ]
    return {
        "id": f"seed-{seed}",
        "setup": {
            "tiles": [[NINE[tile.character], SIDES[tile.wall]] for tile in start.tiles if tile is not None],
            "detectives": dict(zip(DETECTIVES, start.detectives, strict=True)),
            "jack": start.jack,
            "pile": drawn + rest,
        },
        "steps": [_step(transition, transitions) for transition in played],
    }


def _text(transition: Transition) -> str:
    return pocket.action_to_text(transition.action)


def _is_throw(transition: Transition) -> bool:
    return _text(transition).startswith("throw ")


def _step(transition: Transition, transitions: list[Transition]) -> dict[str, Any]:
    after = transition.after
    if after.drawer is not None:  # the card belongs to the step
        after = transitions[transitions.index(transition) + 1].after
    result = pocket.outcome(after)
    expect = {
        "turn": after.turn,
        "played": after.played,
        "legal": len(pocket.legal_actions(after)),
        "seen_cells": list(after.seen_cells),
        "suspects": list(after.suspects),
        "hourglasses": after.hourglasses,
        "chase": after.chase > 0,
        "winner": None if result is None else SEATS[result.winner],
    }
    kind, *words = _text(transition).split()
    if kind == "throw":
        return {"throw": words, "expect": expect}
    return {"by": SEATS[transition.actor], "action": _action(kind, words), "expect": expect}


def _action(kind: str, words: list[str]) -> dict[str, Any]:
    if kind == "joker":
        return {"token": kind, "detective": None if words == ["nobody"] else words[0]}
    numbers = [int(word) for word in words]
    if kind == "rotation":
        return {"token": kind, "cell": numbers[0], "quarters": numbers[1]}
    if kind == "exchange":
        return {"token": kind, "cells": numbers}
    return {"token": kind} | ({"steps": numbers[0]} if numbers else {})


def classic_game(seed: int, edition: str, *, lit_gaslight_blocks_lantern: bool) -> dict[str, Any]:
    """A random game of Mr. Jack as a case file tells it."""
    options: dict[str, OptionValue] = {"edition": edition, "lit_gaslight_blocks_lantern": lit_gaslight_blocks_lantern}
    transitions = list(random_game(classic, Random(seed), options))
    texts = [classic.action_to_text(transition.action) for transition in transitions]
    drawn = [text.split()[1] for text in texts if text.startswith("card ")]
    end = transitions[-1].after
    result = classic.outcome(end)
    assert result is not None
    rounds: list[dict[str, Any]] = []
    first = 0
    for number, transition in enumerate(transitions):
        if texts[number].startswith("play "):
            first = number
            if not rounds or rounds[-1]["round"] != transition.before.round:
                cards = list(transition.before.cards_left)
                rounds.append({"round": transition.before.round, "cards": cards, "plays": []})
        over = transition.after.in_play is None and not texts[number].startswith(("identity", "shuffle"))
        if over:
            _add_play(rounds[-1], transitions[first : number + 1], end.jack)
    return options | {
        "jack": end.jack,
        "alibi_pile_top_first": drawn + [name for name in EIGHT if name not in (*drawn, end.jack)],
        "rounds": rounds,
        "ending": result.reason.replace("-", " "),
        "winner": str(result.winner),
    }


def _add_play(told: dict[str, Any], transitions: list[Transition], jack: str) -> None:
    """One play into its round, and the call for witnesses if the round ended with it."""
    before, after = transitions[0].before, transitions[-1].after
    actions = tuple(transition.action for transition in transitions if transition.actor is not Seat.CHANCE)
    name = classic.action_to_text(actions[0]).split()[1]
    board = PackedBoard(before.people, before.streets)
    ready = as_if_played(board, name, transitions[0].actor, jack=jack, witness=before.witness)
    can = results_of(ready)
    for action in actions[1:]:
        ready = classic.apply(ready, action)
    play = {
        "side": str(transitions[0].actor),
        "character": name,
        "legal_states": len(can.boards),
        "legal_accuse": list(can.accused),
        "legal_exits": list(can.exits),
        "action": classic.play_to_text(before, actions),
    }
    result = classic.outcome(after)
    if result is None or result.reason == "round-8-over":
        play["state"] = board_to_text(ready)
        if transitions[-1].actor is Seat.CHANCE:
            play["alibi_drawn"] = classic.action_to_text(transitions[-1].action).split()[1]
        if len(told["plays"]) == 3:
            told["visible"] = list(classic.State(ready.people, ready.streets, 0, 0).visible)
            told["witness"] = after.witness
            told["suspects_after"] = list(after.suspects)
            told["lamps_after"] = board_to_text(after).split(";")[1].removeprefix("lamps=")
    told["plays"].append(play)
