"""What happened in Mr. Jack Pocket, beat by beat, from what one viewer knew before and after each event.

Whoever knows everything (a replay that hides nothing) gives whole states in place of observations.
"""

from typing import TypeAlias

from whitechapel.core.events import Event
from whitechapel.core.story import (
    ActorName,
    Beat,
    Message,
    Term,
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
from whitechapel.pocket import district, kernel
from whitechapel.pocket.actions import action_to_text
from whitechapel.pocket.choices import choices
from whitechapel.pocket.layout import (
    ACTION_DUE,
    CARD,
    CARD_DUE,
    GAME_OVER,
    IDENTITY,
    IDENTITY_DUE,
    THROW_DUE,
    TILES_DUE,
)
from whitechapel.pocket.observation import Observation, PublicObservation
from whitechapel.pocket.pieces import CELLS, CHARACTERS, DETECTIVES
from whitechapel.pocket.rules import outcome
from whitechapel.pocket.state import Secret, State, Table

__all__ = ["beats", "choices", "ending"]

Known: TypeAlias = Observation | State
_GAME = "pocket"


def beats(before: Known, event: Event, after: Known) -> tuple[Beat, ...]:
    """What a table shows and says of an event: what was done, then the appeal and all that follows it."""
    told = _TELLERS[before.phase](before, event, after)
    if before.phase == ACTION_DUE:
        told += _changed(before, _at_the_appeal(before, event, after))
    if before.turn != after.turn or after.phase == GAME_OVER:
        told += _appeal(_at_the_appeal(before, event, after), after)
    return told


def ending(result: Outcome, known: Known) -> tuple[Message, ...]:
    """Who won and why, who Jack was and the cards he drew, as far as they are known."""
    if not isinstance(known, Secret):
        return ending_messages(result, _GAME)
    return ending_messages(result, _GAME, known.jack or "", jack_cards=known.cards)


def _laid(before: Known, _event: Event, after: Known) -> tuple[Beat, ...]:
    cell = before.suspect_mask.bit_count()
    tile = after.tiles[cell]
    assert tile is not None  # noqa: S101 - it was just laid
    said = Message("log-tiles") if after.phase != TILES_DUE else None
    return (Beat("set-up", said, "chance", (f"tile-{cell}",), (CHARACTERS[tile.character],)),)


def _identity(_before: Known, event: Event, _after: Known) -> tuple[Beat, ...]:
    return (face_down("identity", None if event.action is None else CHARACTERS[event.action - IDENTITY], "pocket"),)


def _thrown(_before: Known, _event: Event, after: Known) -> tuple[Beat, ...]:
    faces = tuple(Message(f"token-{face}") for face in after.tokens)
    return (Beat("throw", Message("log-throw", {"tokens": faces}), "chance"),)


def _card(before: Known, event: Event, after: Known) -> tuple[Beat, ...]:
    """The Investigator shows the card he took; Jack keeps his face down."""
    if before.drawer is Seat.JACK:
        return (face_down("card", None if event.action is None else CHARACTERS[event.action - CARD], "pocket"),)
    (card,) = set(after.revealed) - set(before.revealed)
    shown = Beat("card", Message("log-card", {"name": name_of(card)}), "chance", people=(card,))
    return (shown, *_cleared(before, (card,))) if card in before.suspects else (shown,)


def _played(before: Known, event: Event, after: Known) -> tuple[Beat, ...]:
    assert event.action is not None  # noqa: S101 - actions are open to everybody
    actor, who = actor_name(event.actor), seat_name(event.actor, _GAME)
    match action_to_text(event.action).split():
        case ["rotation", cell, quarters]:
            args: dict[str, Term] = {"who": who, "area": Message(f"area-{cell}"), "quarters": int(quarters)}
            return (_of_tiles(before, Message("log-rotation", args), actor, cell),)
        case ["exchange", one, other]:
            areas = {"who": who, "area": Message(f"area-{one}"), "other": Message(f"area-{other}")}
            return (_of_tiles(before, Message("log-exchange", areas), actor, one, other),)
        case ["alibi"]:
            return (Beat("action", Message("log-alibi", {"who": who}), actor),)
        case ["joker", "nobody"]:
            return (Beat("action", Message("log-joker-nobody", {"who": who}), actor),)
        case ["joker", moved]:
            said = Message("log-joker", {"who": who, "detective": Message(f"token-{moved}")})
        case [moved, steps]:
            said = Message(f"log-{moved}", {"who": who, "steps": int(steps)})
    number = DETECTIVES.index(moved)
    spaces = tuple(f"space-{table.detectives[number]}" for table in (before, after))
    return (Beat("action", said, actor, spaces, (moved,)),)


def _of_tiles(before: Known, said: Message, actor: ActorName, *cells: str) -> Beat:
    people = tuple(_character_in(before, int(cell)) for cell in cells)
    return Beat("action", said, actor, tuple(f"tile-{cell}" for cell in cells), people)


_TELLERS = {
    TILES_DUE: _laid,
    IDENTITY_DUE: _identity,
    THROW_DUE: _thrown,
    ACTION_DUE: _played,
    CARD_DUE: _card,
}
"""Who tells an event, by what was due."""


def _at_the_appeal(before: Known, event: Event, after: Known) -> Table:
    """The table as the appeal finds it, nobody cleared by it yet."""
    if before.phase == ACTION_DUE:
        assert event.action is not None  # noqa: S101 - actions are open to everybody
        return PublicObservation(Seat.SPECTATOR, *kernel.acted(before.district, before.table, event.action))
    shown = sum(1 << CHARACTERS.index(name) for name in after.revealed)
    streets = district.cleared(before.district, shown & before.suspect_mask)
    return PublicObservation(Seat.SPECTATOR, streets, before.table)


def _appeal(called: Table, after: Known) -> tuple[Beat, ...]:
    """The appeal for witnesses: who is in sight, Jack's answer, who is cleared by it, who takes the time token."""
    seen = called.seen_suspects
    taker = after.time_tokens[called.turn - 1]
    assert taker is not None  # noqa: S101 - every appeal hands it out
    answer = "unseen" if taker is Seat.JACK else "seen"
    gone = tuple(name for name in called.suspects if name not in after.suspects)
    token = Message("log-token", {"who": seat_name(taker, _GAME), "turn": called.turn})
    return (
        Beat(
            "appeal",
            Message("log-appeal", {"names": names_of(seen)}) if seen else Message("log-appeal-nobody"),
            places=tuple(f"tile-{cell}" for cell in called.seen_cells),
            people=seen,
        ),
        Beat("answer", Message(f"log-{answer}"), "jack"),
        reason_beat(_GAME, gone, seen=taker is not Seat.JACK),
        *_cleared(called, gone),
        Beat("cleared", Message("log-suspects-left", {"count": len(after.suspects)})),
        Beat("token", token, actor_name(taker)),
        *_what_follows(called, after),
    )


def _changed(before: Known, acted: Table) -> tuple[Beat, ...]:
    """Who is seen by an action who was not, and who no longer."""
    areas = {_character_in(acted, cell): f"tile-{cell}" for cell in CELLS}
    return change_beats(before.seen_suspects, acted.seen_suspects, areas)


def _what_follows(called: Table, after: Known) -> tuple[Beat, ...]:
    if after.phase == GAME_OVER:
        assert isinstance(after, Secret)  # noqa: S101 - everything is revealed
        result = outcome(State(after.district, after.table, after.secret))
        assert result is not None  # noqa: S101 - it is over
        return end_beats(ending(result, after), result, after.jack or "")
    return (Beat("chase", Message("log-chase")),) if after.chase and not called.chase else ()


def _cleared(table: Table, characters: tuple[str, ...]) -> tuple[Beat, ...]:
    """A beat for each of these characters, who are suspects no longer; row by row."""
    areas = {_character_in(table, cell): f"tile-{cell}" for cell in CELLS}
    return tuple(
        Beat("cleared", Message("log-cleared", {"name": name_of(name)}), places=(place,), people=(name,))
        for name, place in areas.items()
        if name in characters
    )


def _character_in(table: Table, cell: int) -> str:
    return CHARACTERS[district.character_at(table.district, cell)]
