"""The contract between the rules of a game and everything else.

A game is a module with these names (`whitechapel.pocket` is one); nothing about it is kept anywhere else.
States are values: `apply` returns a new one. Chance is an actor. What leaves the match is an observation.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from whitechapel.core.errors import OptionError
from whitechapel.core.messages import Reason
from whitechapel.core.types import Action, Outcome, Seat
from whitechapel.core.worlds import Worlds

StateT = TypeVar("StateT")
ObservationT = TypeVar("ObservationT")
OptionValue: TypeAlias = str | int | bool

AnyState: TypeAlias = Any
"""A state of a game that is not known here: only that game's rules can tell anything of it."""
AnyObservation: TypeAlias = Any
"""An observation of a game that is not known here; every one has a `seat`."""


class Option(NamedTuple):
    """A rule option.

    Attributes:
        name: the word for it.
        values: the values it takes; the first is the default.
        meaning: what it means.
        quiet: whether nobody mentions it while it has its default, so that records of the game as everybody knows it
            read the same as before there was the option.
        offered: whether tables offer it to people although it is quiet; other quiet ones are for research.
    """

    name: str
    values: tuple[OptionValue, ...]
    meaning: str
    quiet: bool = False
    offered: bool = False


class ChanceOutcome(NamedTuple):
    """One thing chance may decide, and how likely it is."""

    action: Action
    probability: Fraction


class Game(Protocol[StateT, ObservationT]):
    """What a game is to the rest of the house."""

    @property
    def NAME(self) -> str:  # noqa: N802 - a module's constant
        """The word the command line and records use: ``"pocket"``."""
        ...

    @property
    def RULES_VERSION(self) -> int:  # noqa: N802
        """Grows whenever a record might replay differently."""
        ...

    @property
    def OPTIONS(self) -> tuple[Option, ...]:  # noqa: N802
        """The rule options, each with its values."""
        ...

    @property
    def ACTION_COUNT(self) -> int:  # noqa: N802
        """Actions, chance's included, are the ints from 0 up to this."""
        ...

    def initial(self, **options: OptionValue) -> StateT:
        """The position before the set-up: chance acts first."""
        ...

    def options_of(self, state: StateT, /) -> dict[str, OptionValue]:
        """The rule options a state is played under."""
        ...

    def actor(self, state: StateT, /) -> Seat | None:
        """Who acts now: a player, chance, or None when the game is over."""
        ...

    def legal_actions(self, state: StateT, /) -> tuple[Action, ...]:
        """What the player to act may choose, in ascending order; empty when no player is to act.

        For that player's eyes only: in some games the list tells a secret.
        """
        ...

    def why_not(self, state: StateT, action: Action, /) -> Reason:
        """Why `action` is not legal now, for the player who tried it: as a message, and in a few words."""
        ...

    def chance_outcomes(self, state: StateT, /) -> tuple[ChanceOutcome, ...]:
        """What chance may decide now; empty when a player is to act or the game is over."""
        ...

    def apply(self, state: StateT, action: Action, /) -> StateT:
        """The state after `action`, checked: raises `IllegalActionError` on anything not allowed now."""
        ...

    def apply_trusted(self, state: StateT, action: Action, /) -> StateT:
        """The same without the check, for search and replay. An illegal action gives nonsense."""
        ...

    def copies(self, state: StateT, action: Action, /) -> int:
        """How many pieces on the table allow this same action (two Rotation tokens: 2). Counted by perft."""
        ...

    def outcome(self, state: StateT, /) -> Outcome | None:
        """Who won and why, or None while the game is on."""
        ...

    def observe(self, state: StateT, seat: Seat, /) -> ObservationT:
        """Everything `seat` (a player or a spectator) knows, and nothing else."""
        ...

    def worlds(self, observation: ObservationT, /) -> Worlds[StateT]:
        """Every state that looks like `observation` to its seat, with exact weights."""
        ...

    def sees(self, state: StateT, action: Action, seat: Seat, /) -> bool:
        """Whether `seat` sees which action this is when it happens in `state` (a card drawn face down: no)."""
        ...

    def announcement(self, before: StateT, after: StateT, /) -> str:
        """What is said aloud between two successive states (``"seen"``), or an empty string."""
        ...

    def action_to_text(self, action: Action, /) -> str:
        """The one text form of an action."""
        ...

    def action_from_text(self, text: str, /) -> Action:
        """The action a text names; raises `NotationError`."""
        ...

    def position_to_text(self, position: StateT | ObservationT, /) -> str:
        """One line that holds a whole state, or all of an observation with ``?`` for what its seat can't know."""
        ...

    def position_from_text(self, text: str, /) -> StateT:
        """The state that a complete position's text describes; raises `NotationError`."""
        ...

    def position_to_json(self, position: StateT | ObservationT, /) -> Mapping[str, object]:
        """The same as an object for JSON; what a seat can't know has no key in it."""
        ...

    def position_from_json(self, data: object, /) -> StateT:
        """The state that a complete position's JSON describes; raises `NotationError`."""
        ...

    def observation_from_text(self, text: str, /) -> ObservationT:
        """The observation that `position_to_text` wrote; raises `NotationError`."""
        ...

    def observation_from_json(self, data: object, /) -> ObservationT:
        """The observation that `position_to_json` wrote; raises `NotationError`."""
        ...

    def display(self, observation: ObservationT, /) -> Mapping[str, object]:
        """What a table draws beyond the position (sight, light, the split an appeal would make), for JSON."""
        ...

    def preview(self, observation: ObservationT, action: Action, /) -> Mapping[str, object] | None:
        """How the board would look after an action of the player to act, before anything is revealed, for JSON."""
        ...

    def render(self, observation: ObservationT, /) -> str:
        """The table in plain text, for people, from what a seat knows."""
        ...

    def draw(self, observation: ObservationT, /) -> str:
        """A picture of the table as an SVG document, from what a seat knows."""
        ...


AnyGame: TypeAlias = Game[AnyState, AnyObservation]
"""The rules of a game that is not known here."""


def checked_options(name: str, known: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All of a game's rule options, defaults filled in, quiet ones left out where they have their default.

    Raises:
        OptionError: on an unknown option or value.
    """
    options = {option.name: option for option in known}
    for unknown in given.keys() - options.keys():
        right = "one of " + ", ".join(options) if options else "none: it has no options"
        raise OptionError(unknown, f"is not a rule option of {name}", right)
    chosen: dict[str, OptionValue] = {}
    for option in known:
        value = given.get(option.name, option.values[0])
        fitting = [allowed for allowed in option.values if type(allowed) is type(value) and allowed == value]
        if not fitting:
            values = ", ".join(map(str, option.values))
            raise OptionError(
                f"{option.name}={value}", f"is not an option of {name}", f"{option.name} as one of {values}"
            )
        if not (option.quiet and fitting[0] == option.values[0]):
            chosen[option.name] = fitting[0]
    return chosen
