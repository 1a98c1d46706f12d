"""What happened and what may be chosen, decided once: messages of the catalogue with their arguments, never prose.

A game's story module (named in its descriptor) has these functions, each from what one seat knows:

- ``beats(before, event, after)``: what a table shows and says of an event, beat by beat;
- ``choices(observation, legal_actions)``: how the actions a seat may choose are picked, step by step;
- ``ending(outcome, known)``: what is said of the end, line by line.

Pages, terminals and screen readers look the messages up in the reader's language and add no words of their own. A game
without a story is told in notation.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, Protocol, TypeAlias, cast

from whitechapel.core.choosing import Choice, Choices, Pick, walked
from whitechapel.core.descriptor import loaded
from whitechapel.core.events import Event
from whitechapel.core.game import AnyGame, AnyObservation
from whitechapel.core.messages import Message, Reason, Term, listed, name_of, names_of
from whitechapel.core.registry import describe, load_game
from whitechapel.core.types import Action, Outcome, Seat

__all__ = [
    "ActorName",
    "Beat",
    "BeatKind",
    "Choice",
    "Choices",
    "Message",
    "Pick",
    "Reason",
    "Story",
    "Term",
    "actor_name",
    "change_beats",
    "end_beats",
    "ending_messages",
    "face_down",
    "name_of",
    "names_of",
    "reason_beat",
    "seat_name",
    "story_of",
    "walked",
]

BeatKind: TypeAlias = Literal[
    "set-up",
    "identity",
    "throw",
    "shuffle",
    "action",
    "change",
    "card",
    "appeal",
    "answer",
    "reason",
    "cleared",
    "token",
    "lamp",
    "chase",
    "end",
]
"""The kinds of beats: what chance laid out or dealt, what a player did and (for those who learn) what that changed, the
appeal for witnesses with its answer, the reason why some are cleared by it, a suspect who is cleared, a time token that
is taken, a lamp that goes out, the start of the chase, the end."""

ActorName: TypeAlias = Literal["jack", "detective", "chance"]


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that a table shows, one after another.

    Attributes:
        kind: what it is.
        message: what is said, or None where there is only something to see.
        actor: whose doing it was; None where it was nobody's.
        places: the places of the board it touches, in order: ``tile-4``, ``space-7``, ``hex-g6``, ``exit-NE``.
        people: the characters and detectives it is about.
        secret: whether only its viewer knows it: a screen that others may see shows `hidden` instead, and no people.
        hidden: what is said of it while it is face down.
    """

    kind: BeatKind
    message: Message | None = None
    actor: ActorName | None = None
    places: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    secret: bool = False
    hidden: Message | None = None


class Story(Protocol):
    """What a game's story module holds."""

    def beats(self, before: AnyObservation, event: Event, after: AnyObservation, /) -> tuple[Beat, ...]:
        """What is shown and said of an event, from what one seat knew before and after it."""
        ...

    def choices(self, observation: AnyObservation, legal_actions: Sequence[Action], /) -> Choices:
        """How the legal actions of the seat to act are picked."""
        ...

    def ending(self, outcome: Outcome, known: AnyObservation, /) -> tuple[Message, ...]:
        """What is said of the end, line by line, by somebody who knows this much (a whole state: all of it)."""
        ...


@cache
def story_of(game: str) -> Story:
    """The story of a game; one that has none is told in notation."""
    reference = describe(game).story
    return cast(Story, loaded(reference)) if reference else _Notation(load_game(game))


def seat_name(seat: Seat | str, game: str) -> Message:
    """What a seat is called in a game."""
    return Message(f"seat-{seat}", {"game": game})


def ending_messages(outcome: Outcome, game: str, jack: str = "", **cards: tuple[str, ...]) -> tuple[Message, ...]:
    """What is said of an end: who won and why, who Jack was, and the cards that were hidden, as far as they are known.

    Args:
        outcome: who won and why.
        game: the game's name.
        jack: who Jack was, or an empty string where that is not known.
        cards: the alibi cards of ``jack_cards`` and ``detective_cards``.
    """
    loser = seat_name(outcome.winner.opponent, game)
    name: Term = name_of(jack) if jack else ""
    said = [
        Message("wins", {"who": seat_name(outcome.winner, game)}),
        Message(f"reason-{outcome.reason}", {"who": loser, "name": name}),
    ]
    if jack:
        said.append(Message("jack-was", {"name": name, "game": game}))
    said += [
        Message(f"{whose.replace('_', '-')}-were", {"cards": names_of(held)}) for whose, held in cards.items() if held
    ]
    return tuple(said)


def face_down(kind: Literal["identity", "card"], character: str | None, game: str) -> Beat:
    """What chance gave to one seat alone, who Jack is or an alibi card; None is what the others saw of it."""
    own: dict[str, Term] = {"game": game} if kind == "identity" else {}
    hidden = Message(f"log-{kind}-hidden", own)
    if character is None:
        return Beat(kind, hidden, "chance")
    said = Message(f"log-{kind}", {"name": name_of(character), **own})
    return Beat(kind, said, "chance", people=(character,), secret=True, hidden=hidden)


def change_beats(was: Collection[str], now: Collection[str], places: Mapping[str, str]) -> tuple[Beat, ...]:
    """What an action changed: which suspects are seen by it who were not, and which no longer; nothing if none.

    Args:
        was: the suspects who were seen.
        now: those who are.
        places: where everybody is.
    """
    appeared, gone = (tuple(sorted(set(one) - set(other))) for one, other in ((now, was), (was, now)))
    if appeared and gone:
        message = Message("coach-changed", {"seen": listed(names_of(appeared)), "hidden": listed(names_of(gone))})
    elif appeared or gone:
        message = Message("coach-seen" if appeared else "coach-hidden", {"names": listed(names_of(appeared or gone))})
    else:
        return ()
    people = (*appeared, *gone)
    return (Beat("change", message, places=tuple(places[name] for name in people), people=people),)


def reason_beat(game: str, gone: tuple[str, ...], *, seen: bool) -> Beat:
    """Why these are cleared by the witnesses' answer, in one line; none are where it fits every suspect."""
    if not gone:
        return Beat("reason", Message("log-reason-nobody"))
    said: dict[str, Term] = {"count": len(gone), "names": listed(names_of(gone)), "jack": seat_name(Seat.JACK, game)}
    return Beat("reason", Message("log-reason-seen" if seen else "log-reason-unseen", said), people=gone)


def end_beats(messages: Sequence[Message], outcome: Outcome, jack: str) -> tuple[Beat, ...]:
    """The last beats: one for each thing that is said of the end."""
    winner = actor_name(outcome.winner)
    return tuple(Beat("end", message, winner, people=(jack,) if jack else ()) for message in messages)


def actor_name(seat: Seat) -> ActorName:
    """The name of whoever acts, as tables know it."""
    return cast(ActorName, str(seat))


class _Notation:
    """The story of a game that has none of its own: actions as their texts."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def beats(self, _before: AnyObservation, event: Event, _after: AnyObservation, /) -> tuple[Beat, ...]:
        """The action's text, and what was announced."""
        text = "?" if event.action is None else self._game.action_to_text(event.action)
        who = seat_name(event.actor, self._game.NAME)
        said = [Beat("action", Message("log-notation", {"who": who, "action": text}), actor_name(event.actor))]
        if event.announced:
            said.append(Beat("answer", Message("log-announced", {"text": event.announced})))
        return tuple(said)

    def choices(self, _observation: AnyObservation, legal_actions: Sequence[Action], /) -> Choices:
        """Every action by its text."""
        texts = [self._game.action_to_text(action) for action in legal_actions]
        picks = {text: Pick(Message("target-notation", {"action": text})) for text in texts}
        return Choices("pick-token", picks, tuple(Choice(text, text) for text in texts))

    def ending(self, outcome: Outcome, _known: AnyObservation, /) -> tuple[Message, ...]:
        """Who won, and why in the game's own word."""
        who = seat_name(outcome.winner, self._game.NAME)
        return Message("wins", {"who": who}), Message("log-announced", {"text": outcome.reason})
