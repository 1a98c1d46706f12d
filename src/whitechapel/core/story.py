"""What happened and what may be chosen, decided once: messages of the catalogue with their arguments, never prose.

A game's story module (named in its descriptor) has these functions, each from what one seat knows:

- ``beats(before, event, after)``: what a table shows and says of an event, beat by beat;
- ``choices(observation, legal_actions)``: how the actions a seat may choose are picked, step by step.

Pages, terminals and screen readers look the messages up in the reader's language and add no words of their own. A game
without a story is told in notation (`plain_beats`, `plain_choices`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol, TypeAlias, cast

from whitechapel.core.descriptor import loaded
from whitechapel.core.events import Event
from whitechapel.core.game import AnyGame, AnyObservation
from whitechapel.core.registry import describe, load_game
from whitechapel.core.types import Action, Outcome, Seat

BeatKind: TypeAlias = Literal[
    "set-up", "identity", "throw", "shuffle", "action", "card", "appeal", "answer", "cleared", "token", "lamp", "chase", "end"
]
"""The kinds of beats: what chance laid out or dealt, what a player did, the appeal for witnesses with its answer, a suspect
who is cleared, a time token that is taken, a lamp that goes out, the start of the chase, the end."""

ActorName: TypeAlias = Literal["jack", "detective", "chance"]

Term: TypeAlias = "str | int | Message | tuple[Message, ...]"
"""An argument of a message: text and numbers as they are, other messages looked up first, several joined by commas."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message of the catalogue: its id, and the arguments that fill its gaps."""

    id: str
    args: Mapping[str, Term] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that a table shows, one after another.

    Attributes:
        kind: what it is.
        message: what is said, or None where there is only something to see.
        actor: whose doing it was; None where it was nobody's.
        places: the places of the board it touches, in order: ``tile-4``, ``space-7``, ``hex-g6``, ``exit-NE``.
        people: the characters it is about.
    """

    kind: BeatKind
    message: Message | None = None
    actor: ActorName | None = None
    places: tuple[str, ...] = ()
    people: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pick:
    """Something that can be picked on the way to an action.

    Attributes:
        label: what it is called.
        place: where on the board it is picked, or an empty string where it has no place there.
        key: the letter that picks it, or an empty string.
        danger: whether the game may be lost by it at once, so that a table asks again.
    """

    label: Message
    place: str = ""
    key: str = ""
    danger: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """A pick, and what it leads to.

    Attributes:
        pick: the id of the pick, unique among its neighbours.
        action: the action that is chosen by it, as text; None while more has to be picked.
        asks: the id of the message that asks for the next pick.
        next: what can be picked next.
    """

    pick: str
    action: str | None = None
    asks: str = ""
    next: "tuple[Choice, ...]" = ()


@dataclass(frozen=True, slots=True)
class Choices:
    """All that a seat may choose, as a tree of picks.

    Attributes:
        asks: the id of the message that asks for the first pick.
        picks: every pick of the tree by its id.
        next: what can be picked first.
    """

    asks: str
    picks: Mapping[str, Pick]
    next: tuple[Choice, ...]


class Reason(NamedTuple):
    """Why an action is not legal now: a message for its player, and the same in a few English words for programmers."""

    message: Message
    text: str


class Story(Protocol):
    """What a game's story module holds."""

    def beats(self, before: AnyObservation, event: Event, after: AnyObservation, /) -> tuple[Beat, ...]:
        """What is shown and said of an event, from what one seat knew before and after it."""
        ...

    def choices(self, observation: AnyObservation, legal_actions: Sequence[Action], /) -> Choices:
        """How the legal actions of the seat to act are picked."""
        ...


def story_of(game: str) -> Story:
    """The story of a game; one that has none is told in notation."""
    reference = describe(game).story
    return cast(Story, loaded(reference)) if reference else _Notation(load_game(game))


def seat_name(seat: Seat, game: str) -> Message:
    """What a seat is called in a game."""
    return Message(f"seat-{seat}", {"game": game})


def end_beat(outcome: Outcome, game: str, jack: str = "") -> Beat:
    """The last beat: who won and why."""
    loser = seat_name(outcome.winner.opponent, game)
    args: dict[str, Term] = {"who": loser, "name": Message(f"name-{jack}") if jack else ""}
    return Beat("end", Message(f"reason-{outcome.reason}", args), actor_name(outcome.winner), people=(jack,) if jack else ())


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


def walked(choices: Choices, found: Callable[[Choice, tuple[str, ...]], None]) -> None:
    """Visit every choice of a tree, with the ids of the picks that lead to it (its own included)."""
    waiting = [(choice, (choice.pick,)) for choice in choices.next]
    while waiting:
        choice, path = waiting.pop(0)
        found(choice, path)
        waiting += [(following, (*path, following.pick)) for following in choice.next]
