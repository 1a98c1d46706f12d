"""What happened in Mr. Jack, beat by beat, from what one viewer knew before and after each event.

Whoever knows everything (a replay that hides nothing) gives whole states in place of observations.
"""

from typing import TypeAlias

from whitechapel.classic.actions import action_to_text
from whitechapel.classic.choices import choices
from whitechapel.classic.kernel import acted
from whitechapel.classic.layout import CARD, IDENTITY, ROUND_8_OVER
from whitechapel.classic.observation import Observation, PublicObservation
from whitechapel.classic.pieces import CHARACTERS
from whitechapel.classic.rules import outcome
from whitechapel.classic.state import Secret, State, Table
from whitechapel.classic.table import ending_of
from whitechapel.core.events import Event
from whitechapel.core.story import (
    Beat,
    Message,
    Term,
    actor_name,
    end_beats,
    ending_messages,
    face_down,
    name_of,
    names_of,
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
    if (before.round and before.round != after.round) or ended == ROUND_8_OVER:
        told += _call(_at_the_call(before, event), after)
    return told + _end(after) if ended else told


def ending(result: Outcome, known: Known) -> tuple[Message, ...]:
    """Who won and why, who Jack was and the alibi cards of both sides, as far as they are known."""
    if isinstance(known, Secret):
        cards = {"jack_cards": known.jack_cards, "detective_cards": known.detective_cards}
        return ending_messages(result, _GAME, known.jack or "", **cards)
    jack = getattr(known, "jack", None) or ""
    return ending_messages(result, _GAME, jack, **{f"{known.seat}_cards": getattr(known, "cards", ())})


def _of_chance(before: Known, event: Event, after: Known) -> Beat:
    action = event.action
    if not before.round:
        return face_down("identity", None if action is None else CHARACTERS[action - IDENTITY])
    if before.drawer is not None:
        return face_down("card", None if action is None else CHARACTERS[action - CARD])
    shown = after.cards_left
    return Beat("shuffle", Message("log-shuffle", {"names": names_of(shown)}), "chance", people=shown)


def _played(before: Known, event: Event) -> Beat:
    assert event.action is not None  # noqa: S101 - actions are open to everybody
    verb, _, objects = action_to_text(event.action).partition(" ")
    where = before.places
    who = before.in_play or objects
    here = f"hex-{where[who]}"
    name = name_of(who)
    said: dict[str, Term] = {"name": name}
    places: tuple[str, ...] = (here,)
    people: tuple[str, ...] = (who,)
    match verb, objects.split(">"):
        case "play", _:
            said["who"] = seat_name(event.actor, _GAME)
        case "accuse", [other]:
            said = {"who": seat_name(event.actor, _GAME), "name": name_of(other)}
            places, people = (here, f"hex-{where[other]}"), (who, other)
        case "swap", [other]:
            said["other"] = name_of(other)
            places, people = (here, f"hex-{where[other]}"), (who, other)
        case "move", [goal]:
            said["hex"] = goal
            places = (here, f"hex-{goal}")
        case "leave", [gate]:
            said = {"exit": Message(f"exit-{gate}")}
            places = (here, f"exit-{gate}")
        case "face", [facing]:
            said = {"facing": Message(f"facing-{facing}")}
            places, people = (f"hex-{where['watson']}",), ("watson",)
        case "cordon", [start, goal]:
            said = {"from": Message(f"exit-{start}"), "to": Message(f"exit-{goal}")}
            places = (f"exit-{start}", f"exit-{goal}")
        case "whistle", ["-"]:
            verb, said = "whistle-nobody", {}
        case "whistle", [other, goal]:
            said = {"name": name_of(other), "hex": goal}
            places, people = (f"hex-{where[other]}", f"hex-{goal}"), (who, other)
        case _, [start, goal]:
            said = {"from": start, "to": goal}
            places = (f"hex-{start}", f"hex-{goal}")
    return Beat("action", Message(f"log-{verb}", said), actor_name(event.actor), places, people)


def _at_the_call(before: Known, event: Event) -> Table:
    """The board as the call for witnesses finds it: all lamps of the round alight, nobody cleared by it yet."""
    board = before.people, before.streets, before.table
    if event.actor is Seat.CHANCE:
        return PublicObservation(*board)
    assert event.action is not None  # noqa: S101 - actions are open to everybody
    return PublicObservation(*acted(*board, event.action))


def _call(called: Table, after: Known) -> tuple[Beat, ...]:
    """The call for witnesses: who is in sight, Jack's answer, who is innocent by it, the lamp that goes out."""
    where = called.places
    seen = tuple(name for name in called.suspects if name in called.visible)
    gone = tuple(name for name in called.suspects if name not in after.suspects)
    in_sight = Message("log-appeal", {"names": names_of(seen)}) if seen else Message("log-appeal-nobody")
    return (
        Beat("appeal", in_sight, places=tuple(f"hex-{where[name]}" for name in seen), people=seen),
        Beat("answer", Message(f"log-{after.witness}"), "jack"),
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
