"""The only way a match becomes bytes for a seat. It refuses by default.

Everything told is built from an allow-list: an observation, the viewer's own legal actions, what it saw of each event.
Complete positions, the deal and other lenses pass only once the match is over. `Sealed` bytes can be made nowhere
else, and nothing else is ever sent.
"""

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, NewType, cast

import msgspec

from whitechapel.core import PLAYERS, VIEWERS, Seat, game, record_to_json
from whitechapel.server import protocol
from whitechapel.server.decisions import takeback_target
from whitechapel.server.match import Kind, Match, SeatKind, Sitter, Step
from whitechapel.server.refusals import Refusal

Sealed = NewType("Sealed", bytes)
"""Bytes that may leave the server."""

_encoder = msgspec.json.Encoder()
_UNCHANGED = (Kind.JOINED, Kind.RESIGNED, Kind.OFFERED, Kind.DECLINED, Kind.REMATCH)


def sealed(message: protocol.Message | protocol.Part) -> Sealed:
    """A message as JSON."""
    return Sealed(_encoder.encode(message))


def sealed_record(match: Match, viewer: Seat) -> Sealed:
    """The record: complete and with its deal after the end, before it what the viewer saw."""
    _check(viewer)
    record = match.record() if match.over else match.record().for_seat(viewer)
    return Sealed(_encoder.encode(record_to_json(record)))


def table(match: Match, viewer: Seat, seen: int = 0) -> protocol.Table:
    """The whole match for a viewer that has seen the log up to `seen`."""
    _check(viewer)
    missed = match.steps()[seen:] if seen < match.number else []
    return protocol.Table(
        version=protocol.VERSION,
        match=match.setup.id,
        game=cast(protocol.GameName, match.setup.game),
        rules=match.setup.rules,
        options=dict(match.setup.options),
        commitment=match.deal.commitment,
        you=cast(protocol.ViewerName, str(viewer)),
        seats=protocol.Seats(jack=_seat(match.seats[Seat.JACK]), detective=_seat(match.seats[Seat.DETECTIVE])),
        position=_observed(match, match.state, viewer),
        events=[event(match, step, viewer) for step in missed],
        turn=turn(match, viewer),
        borrowed=_beginning(match),
    )


def update(match: Match, steps: list[Step], viewer: Seat) -> protocol.Update:
    """What has just happened, for a viewer that has seen everything before."""
    return protocol.Update(events=[event(match, step, viewer) for step in steps], turn=turn(match, viewer))


def event(match: Match, step: Step, viewer: Seat) -> protocol.Event:
    """One entry of the log as the viewer may know it."""
    _check(viewer)
    entry = step.entry
    shown = entry.action is not None and match.game.sees(step.before, entry.action, viewer)
    return protocol.Event(
        number=entry.number,
        kind=entry.kind.value,
        actor=None if entry.actor is None else cast(protocol.ActorName, str(entry.actor)),
        action=match.game.action_to_text(entry.action) if shown and entry.action is not None else None,
        announced=entry.announced,
        target=entry.target,
        position=None if entry.kind in _UNCHANGED else _observed(match, step.after, viewer),
    )


def turn(match: Match, viewer: Seat) -> protocol.Turn:
    """How the match stands now, and what the viewer may do."""
    _check(viewer)
    acting = match.to_act is viewer
    over = match.over
    return protocol.Turn(
        number=match.number,
        phase="over" if over else "playing" if match.to_act is not None else "waiting",
        to_act=_seat_name(match.to_act),
        legal=[match.game.action_to_text(action) for action in match.game.legal_actions(match.state)] if acting else [],
        takeback=takeback_target(match, viewer)[0] if viewer in PLAYERS else "no",
        offer=_seat_name(match.offer),
        result=_result(match),
        revealed=match.game.position_to_json(match.state) if over else None,
        deal=_deal(match) if over else None,
        rematch=match.rematch or None,
    )


def replay(match: Match, viewer: Seat, lens: protocol.LensName) -> protocol.Replay:
    """The match event by event; through another lens than the viewer's own only once it is over."""
    _check(viewer)
    if not match.over and lens != str(viewer):
        raise Refusal("withheld", f"until the end, the {viewer} has only its own view of the match")
    if lens == "complete":
        events = [_complete_event(match, step) for step in match.steps()]
    else:
        events = [event(match, step, Seat.parse(lens)) for step in match.steps()]
    return protocol.Replay(lens=lens, events=events, borrowed=_beginning(match))


def sight(match: Match, viewer: Seat, number: int, action: str | None) -> protocol.Sight:
    """What a table draws at a number of the log; previews are for the seat to act and its legal actions only."""
    _check(viewer)
    if number > match.number:
        raise Refusal("stale", f"the match is at {match.number}, not at {number}", number=match.number)
    past = match.steps()[:number] if number < match.number else []
    state = match.state if number == match.number else past[-1].after if past else match.first_state()
    observation = match.game.observe(state, viewer)
    preview = None
    if action is not None:
        legal = match.game.legal_actions(state) if number == match.number and match.to_act is viewer else ()
        chosen = next((known for known in legal if match.game.action_to_text(known) == action), None)
        if chosen is None:
            raise Refusal("illegal", f"{action} is not one of your legal actions now")
        preview = match.game.preview(observation, chosen)
    display = _display(match.setup.game, match.game.observe(state, Seat.SPECTATOR))
    return protocol.Sight(number=number, display=display, action=action, preview=preview)


def chances(match: Match) -> protocol.Chances:
    """Every chance event as a number among its outcomes, once the match is over."""
    if not match.over:
        raise Refusal("not-over", "the deal can be checked after the end")
    dealt = [step for step in match.steps() if step.entry.kind is Kind.CHANCE]
    borrowed = sum(step.entry.number <= match.given for step in dealt)
    return protocol.Chances(chances=[_chance(match, step) for step in dealt], borrowed=borrowed)


def _chance(match: Match, step: Step) -> protocol.Chance:
    outcomes = [outcome.action for outcome in match.game.chance_outcomes(step.before)]
    return protocol.Chance(below=len(outcomes), index=outcomes.index(step.entry.action or 0))


def summary(match: Match, seat: Seat) -> protocol.Summary:
    """The match in a line, for the list of my matches."""
    now = turn(match, Seat.SPECTATOR)
    return protocol.Summary(
        match=match.setup.id,
        game=cast(protocol.GameName, match.setup.game),
        seat=cast(protocol.SeatName, str(seat)),
        phase=now.phase,
        to_act=now.to_act,
        number=now.number,
        result=now.result,
    )


def observation_text(match: Match, seat: Seat) -> str:
    """What an AI at this seat is given to think about: its observation, as text."""
    _check(seat)
    return match.game.position_to_text(match.game.observe(match.state, seat))


def _observed(match: Match, state: Any, viewer: Seat) -> protocol.Position:
    known = match.game.observe(state, viewer)
    # Jack alone is told of his hourglasses; what the Detective's table draws is what everybody's does.
    drawn = known if viewer is Seat.JACK else match.game.observe(state, Seat.SPECTATOR)
    return match.game.position_to_json(known) | {"display": _display(match.setup.game, drawn)}


@lru_cache(maxsize=64, typed=True)  # tuples of different observations may be equal, what they say is not
def _display(name: str, observation: Hashable) -> dict[str, Any]:
    """What a table draws; all who know the same share it."""
    return game(name).display(observation)


def _complete_event(match: Match, step: Step) -> protocol.Event:
    if not match.over:
        raise Refusal("withheld", "the complete match is shown after its end")
    seen = event(match, step, Seat.SPECTATOR)
    if step.entry.action is None:
        return seen
    action = match.game.action_to_text(step.entry.action)
    position = (seen.position or {}) | match.game.position_to_json(step.after)
    return msgspec.structs.replace(seen, action=action, position=position)


def _beginning(match: Match) -> protocol.Beginning | None:
    borrowed = match.setup.borrowed
    return None if borrowed is None else protocol.Beginning(match=borrowed.match, events=borrowed.events)


def _deal(match: Match) -> protocol.RevealedDeal:
    secret, salt, words = match.deal
    return protocol.RevealedDeal(secret=secret.hex(), salt=salt.hex(), words=list(words))


def _result(match: Match) -> protocol.Result | None:
    outcome = match.outcome
    if outcome is None:
        return None
    return protocol.Result(winner=cast(protocol.SeatName, str(outcome.winner)), reason=outcome.reason)


def _seat(sitter: Sitter) -> protocol.SeatInfo:
    level = sitter.level if sitter.kind is SeatKind.AI else None
    return protocol.SeatInfo(kind=sitter.kind.value, taken=sitter.taken, level=level, name=sitter.program or None)


def _seat_name(seat: Seat | None) -> protocol.SeatName | None:
    return None if seat is None else cast(protocol.SeatName, str(seat))


def _check(viewer: Seat) -> None:
    if viewer not in VIEWERS:
        raise Refusal("withheld", f"{viewer} does not look on")
