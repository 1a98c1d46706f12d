"""A position of Mr. Jack in words, for whoever plays by ear: from what one seat knows."""

from collections.abc import Mapping

from whitechapel.classic import board
from whitechapel.classic.described_places import exit_in_words, hex_in_words, in_reading_order, sights_of
from whitechapel.classic.observation import DetectiveObservation, FinalObservation, JackObservation, Observation
from whitechapel.classic.pieces import EXITS, ROUNDS, UNNUMBERED
from whitechapel.classic.sight import why_visible
from whitechapel.core.messages import Message, listed, name_of, names_of
from whitechapel.core.story import seat_name
from whitechapel.core.types import PLAYERS, Seat

_GAME = "classic"
_PLAYS = 4


def overview(observation: Observation) -> tuple[Message, ...]:
    """The whole position, the most important first: whose turn, the witness card, who is seen, who is where."""
    return (
        *_round(observation),
        *_own(observation),
        *_suspects(observation),
        _people(observation),
        *_lamps(observation),
        _exits(observation),
        _covers(observation),
        *_cards(observation),
    )


def sight(observation: Observation) -> tuple[Message, ...]:
    """Who is visible and why, a sentence for each, then who is not."""
    told = tuple(why_visible(observation, name) for name in observation.visible)
    unseen = tuple(name for name in observation.places if name not in observation.visible)
    return (*told, Message("ear-unseen", {"names": listed(names_of(unseen))})) if unseen else told


def places(observation: Observation) -> Mapping[str, Message]:
    """Every hex row by row, then every exit."""
    sights = sights_of(observation)
    hexes = {f"hex-{name}": hex_in_words(sights, name) for name in in_reading_order()}
    return hexes | {f"exit-{name}": exit_in_words(observation, name) for name in EXITS}


def _round(observation: Observation) -> tuple[Message, ...]:
    if isinstance(observation, FinalObservation):
        return (Message("game-over"),)
    turn = Message("round", {"turn": observation.round, "turns": len(ROUNDS)})
    witness = Message("ear-witness", {"shown": Message(f"witness-{observation.witness}")})
    if observation.actor not in PLAYERS:
        return Message("ear-chance", {"turn": turn}), witness
    left = len(observation.cards_left)
    play = Message("play-number", {"number": _PLAYS - left + (observation.in_play is None)})
    seat = seat_name(observation.actor, _GAME)
    now = Message("ear-to-play", {"turn": turn, "number": play, "seat": seat})
    in_play = (Message("ear-in-play", {"name": name_of(observation.in_play)}),) if observation.in_play else ()
    return (now, *in_play, witness)


def _own(observation: Observation) -> tuple[Message, ...]:
    """What a seat alone knows; after the end, everything."""
    if isinstance(observation, JackObservation) and observation.jack is not None:
        seen = observation.jack in observation.visible
        you = Message("ear-you-seen" if seen else "ear-you-unseen", {"name": name_of(observation.jack)})
        return (you, *_hand(observation.cards))
    if isinstance(observation, DetectiveObservation):
        return _hand(observation.cards)
    if isinstance(observation, FinalObservation) and observation.jack is not None:
        return (Message("jack-was", {"name": name_of(observation.jack), "game": _GAME}),)
    return ()


def _hand(cards: tuple[str, ...]) -> tuple[Message, ...]:
    return (Message("secret-cards", {"cards": listed(names_of(cards))}),) if cards else ()


def _suspects(observation: Observation) -> tuple[Message, ...]:
    suspects = observation.suspects
    seen = tuple(name for name in suspects if name in observation.visible)
    unseen = tuple(name for name in suspects if name not in observation.visible)
    said = [Message("log-suspects-left", {"count": len(suspects)})]
    said += [Message("ear-seen", {"names": listed(names_of(seen))})] if seen else [Message("log-appeal-nobody")]
    said += [Message("ear-unseen", {"names": listed(names_of(unseen))})] if unseen else []
    return tuple(said)


def _people(observation: Observation) -> Message:
    people = tuple(
        Message("target-person", {"name": name_of(name), "hex": place}) for name, place in observation.places.items()
    )
    return Message("ear-people", {"people": listed(people)})


def _lamps(observation: Observation) -> tuple[Message, ...]:
    lit = tuple(
        Message("ear-lamp-on", {"number": label, "hex": place})
        if label < UNNUMBERED
        else Message("ear-lamp-plain-on", {"hex": place})
        for place, label in observation.lamps.items()
        if label
    )
    said = [Message("ear-lamps", {"lamps": listed(lit)})] if lit else []
    if observation.round in observation.lamps.values() and observation.round < UNNUMBERED:
        said.append(Message("lamp-goes-out", {"number": observation.round}))
    return tuple(said)


def _exits(observation: Observation) -> Message:
    free = tuple(
        Message("ear-exit-by", {"exit": Message(f"exit-{name}"), "hex": board.STREETS[gate]})
        for name, gate in zip(EXITS, board.GATES, strict=True)
        if name not in observation.cordons
    )
    return Message("ear-exits", {"exits": listed(free)})


def _covers(observation: Observation) -> Message:
    return Message("ear-covers", {"hexes": ", ".join(observation.covers)})


def _cards(observation: Observation) -> tuple[Message, ...]:
    said = []
    if observation.cards_left:
        said.append(Message("ear-cards-left", {"names": listed(names_of(observation.cards_left))}))
    if observation.next_cards:
        said.append(Message("ear-cards-next", {"names": listed(names_of(observation.next_cards))}))
    for seat, count in zip((Seat.JACK, Seat.DETECTIVE), observation.taken, strict=True):
        if count:
            said.append(Message("alibi-taken", {"seat": seat_name(seat, _GAME), "count": count}))
    return tuple(said)
