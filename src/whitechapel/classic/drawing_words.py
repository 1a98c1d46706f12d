"""What a picture of the table says in words: its title, its headline, and all it shows for those who can't see it."""

from whitechapel.classic.observation import DetectiveObservation, FinalObservation, JackObservation, Observation
from whitechapel.classic.pieces import EXITS, UNNUMBERED
from whitechapel.classic.rules import outcome
from whitechapel.classic.state import State
from whitechapel.core.types import Outcome, Seat

SEATS = {Seat.JACK: "Mr. Jack", Seat.DETECTIVE: "The Detective"}


def jack_of(observation: Observation) -> str | None:
    """Who Jack is, if the seat knows."""
    return observation.jack if isinstance(observation, JackObservation | FinalObservation) else None


def outcome_of(observation: Observation) -> Outcome | None:
    """Who won and why, once the game is over and everything is known."""
    return outcome(State(*observation[1:])) if isinstance(observation, FinalObservation) else None


def title(observation: Observation) -> str:
    """The round."""
    if outcome_of(observation) is not None:
        return f"Over in round {observation.round}"
    return f"Round {observation.round} of 8" if observation.round else "Before round 1"


def moment(observation: Observation) -> str:
    """What is due now, and from whom."""
    result = outcome_of(observation)
    if result is not None:
        return f"{SEATS[result.winner]} wins"
    if observation.actor in SEATS:
        who = SEATS[observation.actor]
        return f"{who} plays {observation.in_play.capitalize()}" if observation.in_play else f"{who} to choose"
    if observation.drawer is not None:
        return f"{SEATS[observation.drawer]} takes an alibi card"
    return "The cards are shuffled" if observation.round else "Mr. Jack draws his card"


def description(observation: Observation) -> str:
    """All that the picture shows, in sentences."""
    lamps = [
        f"{name}{'' if label == UNNUMBERED else f' (number {label})'}"
        for name, label in observation.lamps.items()
        if label
    ]
    exits = [f"{name} {'cordoned' if name in observation.cordons else 'open'}" for name in EXITS]
    said = [
        f"{moment(observation)}.",
        ", ".join(_person(observation, name) for name in observation.places) + ".",
        f"Watson's lantern faces {observation.facing}.",
        f"Gaslights lit: {', '.join(lamps)}.",
        f"Manholes open: {', '.join(observation.manholes)}; covered: {', '.join(observation.covers)}.",
        f"Exits: {', '.join(exits)}.",
        f"The witness card shows {observation.witness}.",
        f"Cards left: {listed(observation.cards_left)}; of the next round: {listed(observation.next_cards)}.",
        f"Alibi cards taken: Mr. Jack {observation.taken[0]}, the Detective {observation.taken[1]}.",
    ]
    return " ".join([*said, *_own(observation)])


def hands(observation: Observation) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The alibi cards Jack and the Detective took, with an empty name for each that the seat doesn't know."""
    jack, detective = (("",) * count for count in observation.taken)
    if isinstance(observation, JackObservation):
        return observation.cards, detective
    if isinstance(observation, DetectiveObservation):
        return jack, observation.cards
    if isinstance(observation, FinalObservation):
        return observation.jack_cards, observation.detective_cards
    return jack, detective


def listed(names: tuple[str, ...]) -> str:
    """Names in a row."""
    return ", ".join(name.capitalize() for name in names) or "none"


def _person(observation: Observation, name: str) -> str:
    suspicion = "suspect" if name in observation.suspects else "innocent"
    sight = "visible" if name in observation.visible else "invisible"
    return f"{name.capitalize()} on {observation.places[name]} ({suspicion}, {sight})"


def _own(observation: Observation) -> list[str]:
    """What this seat alone knows; after the end, everything."""
    jack = jack_of(observation)
    known = [cards for cards in hands(observation) if all(cards) and cards]
    said = [] if jack is None else [f"Mr. Jack is {jack.capitalize()}."]
    return said + [f"Known alibi cards: {listed(cards)}." for cards in known]
