"""The contract between rules and everything else: seats, states, chance, observations, worlds, records."""

from whitechapel.core.dealer import Deal, Dealer, SeededDealer
from whitechapel.core.errors import (
    IllegalActionError,
    NotationError,
    OptionError,
    RecordError,
    WhitechapelError,
)
from whitechapel.core.game import ChanceOutcome, Game, Option, OptionValue, checked_options
from whitechapel.core.record import Borrowed, Event, GameRecord, observations, states
from whitechapel.core.record_json import record_from_json, record_to_json, sealed
from whitechapel.core.record_text import record_from_string, record_from_text, record_to_text
from whitechapel.core.referee import Referee
from whitechapel.core.registry import GAMES, game
from whitechapel.core.types import PLAYERS, VIEWERS, Action, Outcome, Seat
from whitechapel.core.verify import verify
from whitechapel.core.worlds import Worlds

__all__ = [
    "GAMES",
    "PLAYERS",
    "VIEWERS",
    "Action",
    "Borrowed",
    "ChanceOutcome",
    "Deal",
    "Dealer",
    "Event",
    "Game",
    "GameRecord",
    "IllegalActionError",
    "NotationError",
    "Option",
    "OptionError",
    "OptionValue",
    "Outcome",
    "RecordError",
    "Referee",
    "Seat",
    "SeededDealer",
    "WhitechapelError",
    "Worlds",
    "checked_options",
    "game",
    "observations",
    "record_from_json",
    "record_from_string",
    "record_from_text",
    "record_to_json",
    "record_to_text",
    "sealed",
    "states",
    "verify",
]
