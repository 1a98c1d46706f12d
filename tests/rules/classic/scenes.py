"""Positions for the rule tests: the start set-up with what a test cares about changed."""

from collections.abc import Sequence
from typing import Any

from whitechapel import classic
from whitechapel.classic.pieces import CHARACTERS
from whitechapel.classic.state import State

LAMPS = {"b2": "1", "l11": "2", "c7": "3", "k6": "4", "f5": "-", "h8": "-"}


def scene(
    card: str = "holmes",
    *,
    side: str = "detective",
    places: dict[str, str] | None = None,
    facing: str = "NE",
    lamps: dict[str, str] | None = None,
    covers: Sequence[str] | None = None,
    cordons: Sequence[str] = ("NE", "SW"),
    witness: str = "invisible",
    jack: str = "gull",
    suspects: Sequence[str] = CHARACTERS,
    last: bool = False,
    round_: int | None = None,
    edition: str = "revised_2016",
    lit_blocks: bool = False,
) -> State:
    """A position in which `side` is to choose `card`: the first play of a round, or its last.

    Without `round_` it is a round whose first (or last) play is this side's. Lamps of earlier rounds are out.
    """
    number = round_ or (3 if side == "detective" else 2)
    start = classic.initial(edition=edition, lit_gaslight_blocks_lantern=lit_blocks)
    shown = lamps if lamps is not None else LAMPS
    others = [name for name in CHARACTERS if name != card]
    data: dict[str, Any] = dict(classic.position_to_json(start)) | {
        "characters": start.places | (places or {}),
        "watson_facing": facing,
        "lit_numbered": {label: place for place, label in shown.items() if label != "-" and int(label) >= number},
        "lit_unnumbered": [place for place, label in shown.items() if label == "-"],
        "covered_manholes": list(covers if covers is not None else start.covers),
        "cordons": list(cordons),
        "round": number,
        "witness": witness if number > 1 else "visible",
        "suspects": list(suspects),
        "cards_left": [card] if last else [card, *others[:3]],
        "cards_next_round": others[3:] if number % 2 else [],
        "jack": jack,
    }
    state = classic.position_from_json(data)
    assert str(state.actor) == side
    return state


def chosen(*args: Any, **changes: Any) -> State:
    """The same with the card taken into play."""
    state = scene(*args, **changes)
    return step(state, f"play {args[0]}")


def step(state: State, *texts: str) -> State:
    """The state after these steps, each of them checked."""
    for text in texts:
        state = classic.apply(state, classic.action_from_text(text))
    return state


def legal(state: State, verb: str = "") -> set[str]:
    """The legal steps as texts; with a verb only those, without it."""
    texts = {classic.action_to_text(action) for action in classic.legal_actions(state)}
    return {text.removeprefix(f"{verb} ") for text in texts if text.startswith(f"{verb} ")} if verb else texts


def verbs(state: State) -> set[str]:
    """The kinds of steps that are legal."""
    return {text.split(" ")[0] for text in legal(state)}
