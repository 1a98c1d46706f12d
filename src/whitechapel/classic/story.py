"""What happened in Mr. Jack, beat by beat, from what one viewer knew before and after each event.

Whoever knows everything (a replay that hides nothing) gives whole states in place of observations.
"""

from typing import NamedTuple, TypeAlias

from whitechapel.classic.actions import action_to_text
from whitechapel.classic.choices import choices
from whitechapel.classic.kernel import acted
from whitechapel.classic.layout import CARD, IDENTITY, NOT_OVER, ROUND_8_OVER
from whitechapel.classic.observation import DetectiveObservation, JackObservation, Observation, PublicObservation
from whitechapel.classic.pieces import CHARACTERS
from whitechapel.classic.rules import outcome
from whitechapel.classic.state import Secret, State, Table
from whitechapel.classic.table import ending_of
from whitechapel.core.events import Event
from whitechapel.core.story import (
    Beat,
    Message,
    actor_name,
    change_beats,
    end_beats,
    ending_messages,
    face_down,
    name_of,
    names_of,
    reason_beat,
    seat_name,
)
from whitechapel.core.types import Outcome, Seat

__all__ = ["beats", "choices", "ending"]

Known: TypeAlias = Observation | State
_GAME = "classic"


def beats(before: Known, event: Event, after: Known) -> tuple[Beat, ...]:
    """What a table shows and says of an event: what was done, then the call for witnesses and all that follows it."""
    told: tuple[Beat, ...] = (
        _of_chance(before, event, after) if event.actor is Seat.CHANCE else _played(before, event),
    )
    ended = ending_of(after.table)
    if event.actor is not Seat.CHANCE and ended in (NOT_OVER, ROUND_8_OVER):
        told += _changed(before, _at_the_call(before, event))
    if (before.round and before.round != after.round) or ended == ROUND_8_OVER:
        told += _call(_at_the_call(before, event), after)
    return told + _end(after) if ended else told


def ending(result: Outcome, known: Known) -> tuple[Message, ...]:
    """Who won and why, who Jack was and the alibi cards of both sides, as far as they are known."""
    if isinstance(known, Secret):
        cards = {"jack_cards": known.jack_cards, "detective_cards": known.detective_cards}
        return ending_messages(result, _GAME, known.jack or "", **cards)
    if isinstance(known, JackObservation):
        return ending_messages(result, _GAME, known.jack or "", jack_cards=known.cards)
    own = known.cards if isinstance(known, DetectiveObservation) else ()
    return ending_messages(result, _GAME, detective_cards=own)


def _of_chance(before: Known, event: Event, after: Known) -> Beat:
    action = event.action
    if not before.round:
        return face_down("identity", None if action is None else CHARACTERS[action - IDENTITY], "classic")
    if before.drawer is not None:
        return face_down("card", None if action is None else CHARACTERS[action - CARD], "classic")
    shown = after.cards_left
    return Beat("shuffle", Message("log-shuffle", {"names": names_of(shown)}), "chance", people=shown)


class _Step(NamedTuple):
    """What is said of a step, the hexes and exits it touches, and who takes part besides the character in play."""

    message: Message
    places: tuple[str, ...] = ()
    people: tuple[str, ...] = ()


def _played(before: Known, event: Event) -> Beat:
    """What a player did; a step that touches nothing else is where its character stands."""
    assert event.action is not None  # noqa: S101 - actions are open to everybody
    verb, _, rest = action_to_text(event.action).partition(" ")
    objects = rest.split(">")
    who = before.in_play or rest
    step = _step(verb, objects, seat_name(event.actor, _GAME), who, before.places)
    here = (f"hex-{before.places[who]}",)
    return Beat("action", step.message, actor_name(event.actor), step.places or here, step.people or (who,))


def _step(verb: str, objects: list[str], seat: Message, who: str, where: dict[str, str]) -> _Step:
    name, here = name_of(who), f"hex-{where[who]}"
    match verb, objects:
        case "play", _:
            return _Step(Message("log-play", {"who": seat, "name": name}))
        case "accuse", [other]:
            said = Message("log-accuse", {"who": seat, "name": name_of(other)})
            return _Step(said, (here, f"hex-{where[other]}"), (who, other))
        case "swap", [other]:
            said = Message("log-swap", {"name": name, "other": name_of(other)})
            return _Step(said, (here, f"hex-{where[other]}"), (who, other))
        case "move", [goal]:
            return _Step(Message("log-move", {"name": name, "hex": goal}), (here, f"hex-{goal}"))
        case "leave", [gate]:
            return _Step(Message("log-leave", {"exit": Message(f"exit-{gate}")}), (here, f"exit-{gate}"))
        case "stay", _:
            return _Step(Message("log-stay", {"name": name}))
    return _ability(verb, objects, who, where)


def _ability(verb: str, objects: list[str], who: str, where: dict[str, str]) -> _Step:
    match verb, objects:
        case "face", [facing]:
            said = Message("log-face", {"facing": Message(f"facing-{facing}")})
            return _Step(said, (f"hex-{where['watson']}",), ("watson",))
        case "whistle", ["-"]:
            return _Step(Message("log-whistle-nobody"))
        case "whistle", [other, goal]:
            said = Message("log-whistle", {"name": name_of(other), "hex": goal})
            return _Step(said, (f"hex-{where[other]}", f"hex-{goal}"), (who, other))
        case "cordon", [start, goal]:
            said = Message("log-cordon", {"from": Message(f"exit-{start}"), "to": Message(f"exit-{goal}")})
            return _Step(said, (f"exit-{start}", f"exit-{goal}"))
    start, goal = objects
    return _Step(Message(f"log-{verb}", {"from": start, "to": goal}), (f"hex-{start}", f"hex-{goal}"))


def _at_the_call(before: Known, event: Event) -> Table:
    """The board as the call for witnesses finds it: all lamps of the round alight, nobody cleared by it yet."""
    board = before.people, before.streets, before.table
    if event.actor is Seat.CHANCE:
        return PublicObservation(*board)
    assert event.action is not None  # noqa: S101 - actions are open to everybody
    return PublicObservation(*acted(*board, event.action))


def _changed(before: Known, now: Table) -> tuple[Beat, ...]:
    """Which suspects are visible by a step who were not, and which no longer."""
    where = {name: f"hex-{place}" for name, place in now.places.items()}
    return change_beats(_seen(before), _seen(now), where)


def _seen(table: Table) -> tuple[str, ...]:
    """The suspects who are visible."""
    return tuple(name for name in table.suspects if name in table.visible)


def _call(called: Table, after: Known) -> tuple[Beat, ...]:
    """The call for witnesses: who is in sight, Jack's answer, who is innocent by it, the lamp that goes out."""
    where = called.places
    seen = _seen(called)
    gone = tuple(name for name in called.suspects if name not in after.suspects)
    in_sight = Message("log-appeal", {"names": names_of(seen)}) if seen else Message("log-appeal-nobody")
    return (
        Beat("appeal", in_sight, places=tuple(f"hex-{where[name]}" for name in seen), people=seen),
        Beat("answer", Message(f"log-{after.witness}"), "jack"),
        reason_beat(_GAME, gone, seen=after.witness == "visible"),
        *(
            Beat("cleared", Message("log-cleared", {"name": name_of(name)}), None, (f"hex-{where[name]}",), (name,))
            for name in gone
        ),
        Beat("cleared", Message("log-suspects-left", {"count": len(after.suspects)})),
        *(
            Beat("lamp", Message("log-lamp-out", {"number": label, "hex": place}), places=(f"hex-{place}",))
            for place, label in called.lamps.items()
            if label and not after.lamps[place]
        ),
    )


def _end(after: Known) -> tuple[Beat, ...]:
    assert isinstance(after, Secret)  # noqa: S101 - everything is revealed
    result = outcome(State(after.people, after.streets, after.table, after.secret))
    assert result is not None  # noqa: S101 - it is over
    return end_beats(ending(result, after), result, after.jack or "")
