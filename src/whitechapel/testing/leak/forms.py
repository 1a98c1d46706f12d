"""The forms in which something of a state reaches a seat: for each, what the seat gets, ready to be compared."""

import json
import pickle
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from whitechapel.core import PLAYERS, Action, AnyGame, AnyState, IllegalActionError, Seat
from whitechapel.core.coach import coach_of
from whitechapel.core.description import description_of

Shown: TypeAlias = str | bytes | tuple[Action, ...] | None
"""What a seat gets: compared byte for byte."""


class Form(NamedTuple):
    """One thing a seat gets.

    Attributes:
        name: what it is, as a leak names it.
        shown: the thing itself, worked out from the game, a state and the seat.
        share: the share of worlds, drawn at random, in which it is worked out. A function of the observation alone
            can differ only where the observation's bytes do, and these are compared in all worlds: so the dearer
            ones are worked out in some worlds, to see that they keep to their word.
    """

    name: str
    shown: Callable[[AnyGame, AnyState, Seat], Shown]
    share: float = 1.0


def observation(game: AnyGame, state: AnyState, seat: Seat) -> bytes:
    """Every byte of the observation: its type, its fields, and attributes that neither `==` nor `repr` show."""
    return pickle.dumps(game.observe(state, seat))


def printed(game: AnyGame, state: AnyState, seat: Seat) -> str:
    """The observation's `repr`."""
    return repr(game.observe(state, seat))


def text(game: AnyGame, state: AnyState, seat: Seat) -> str:
    """The text of what the seat knows."""
    return game.position_to_text(game.observe(state, seat))


def in_json(game: AnyGame, state: AnyState, seat: Seat) -> str:
    """What the seat knows as it goes over a wire, in the order it is written."""
    return json.dumps(game.position_to_json(game.observe(state, seat)))


def rendered(game: AnyGame, state: AnyState, seat: Seat) -> str:
    """The table drawn for the seat."""
    return game.render(game.observe(state, seat))


def svg(game: AnyGame, state: AnyState, seat: Seat) -> str:
    """The picture of the table for the seat."""
    return game.draw(game.observe(state, seat))


def displayed(game: AnyGame, state: AnyState, seat: Seat) -> str:
    """What a table draws for the seat beyond the position; with a preview of an action when the seat is to act."""
    seen = game.observe(state, seat)
    legal = game.legal_actions(state) if game.actor(state) is seat else ()
    return json.dumps([game.display(seen), [game.preview(seen, action) for action in legal[-1:]]])


def described(game: AnyGame, state: AnyState, seat: Seat) -> str:
    """The position in words."""
    return repr(description_of(game.NAME, game.observe(state, seat)))


def coached(game: AnyGame, state: AnyState, seat: Seat) -> str | None:
    """What a coach says to the seat when it is to act, and what it says of the last of its actions."""
    coach = coach_of(game.NAME)
    if coach is None or game.actor(state) is not seat:
        return None
    seen, legal = game.observe(state, seat), game.legal_actions(state)
    return repr((coach.tip(seen, legal), coach.purpose(seen, legal[-1])))


def legal_when_to_act(game: AnyGame, state: AnyState, seat: Seat) -> tuple[Action, ...] | None:
    """The seat's legal actions when it is to act; at other times it gets none."""
    return game.legal_actions(state) if game.actor(state) is seat else None


def whose_turn(game: AnyGame, state: AnyState, seat: Seat) -> str:  # noqa: ARG001 - everybody sees whose turn it is
    """Who is to act, and how the game ended."""
    return f"{game.actor(state)} {game.outcome(state)}"


def _refused(game: AnyGame, state: AnyState, seat: Seat) -> Action | None:
    """An action the seat may not choose now, when it is to act.

    Which one follows from what the seat knows, so over many positions all kinds of them come up.
    """
    if game.actor(state) is not seat or seat not in PLAYERS:
        return None
    legal = game.legal_actions(state)
    tried = hash(game.observe(state, seat)) % game.ACTION_COUNT
    while tried in legal:
        tried = (tried + 1) % game.ACTION_COUNT
    return tried


def reason(game: AnyGame, state: AnyState, seat: Seat) -> str | None:
    """Why some action is refused to the seat, when it is to act."""
    action = _refused(game, state, seat)
    return None if action is None else f"{action} {game.why_not(state, action)}"


def refusal(game: AnyGame, state: AnyState, seat: Seat) -> str | None:
    """The whole error for such an action, position and all."""
    action = _refused(game, state, seat)
    if action is None:
        return None
    try:
        game.apply(state, action)
    except IllegalActionError as error:
        return f"{error!r} {error}"
    return f"action {action} is allowed"


FORMS = (
    Form("observation", observation),
    Form("repr", printed),
    Form("turn", whose_turn),
    Form("legal actions", legal_when_to_act),
    Form("reason for a refusal", reason),
    Form("refusal", refusal, share=0.1),
    Form("text", text, share=0.1),
    Form("JSON", in_json, share=0.05),
    Form("display", displayed, share=0.02),
    Form("coach", coached, share=0.005),
    Form("render", rendered, share=0.005),
    Form("description", described, share=0.001),
    Form("picture", svg, share=0.001),
)
"""Everything the contract hands to a seat."""
