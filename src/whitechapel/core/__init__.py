"""The contract between rules and everything else, and the one match that everybody plays.

Read the files in this order: types, errors, game, packed_options, events, dealer, history, view, match; record,
record_json, record_text, replay, verify; worlds; descriptor, registry; story.
"""

from whitechapel.core.actions import AnyAction, read_action
from whitechapel.core.dealer import Deal, Dealer, SeededDealer
from whitechapel.core.descriptor import Descriptor, Level
from whitechapel.core.errors import (
    IllegalActionError,
    NotationError,
    OptionError,
    RecordError,
    WhitechapelError,
)
from whitechapel.core.events import Borrowed, Event
from whitechapel.core.game import (
    AnyGame,
    AnyObservation,
    AnyState,
    ChanceOutcome,
    Game,
    Option,
    OptionValue,
    checked_options,
)
from whitechapel.core.history import History
from whitechapel.core.match import Match
from whitechapel.core.record import GameRecord
from whitechapel.core.record_json import record_from_json, record_to_json, sealed
from whitechapel.core.record_text import record_from_string, record_from_text, record_to_text
from whitechapel.core.registry import describe, game_names, load_game
from whitechapel.core.replay import histories, observations, replayed, states
from whitechapel.core.types import PLAYERS, VIEWERS, Action, Outcome, Seat
from whitechapel.core.verify import verify
from whitechapel.core.view import AnyView, View
from whitechapel.core.worlds import Worlds

__all__ = [
    "PLAYERS",
    "VIEWERS",
    "Action",
    "AnyAction",
    "AnyGame",
    "AnyObservation",
    "AnyState",
    "AnyView",
    "Borrowed",
    "ChanceOutcome",
    "Deal",
    "Dealer",
    "Descriptor",
    "Event",
    "Game",
    "GameRecord",
    "History",
    "IllegalActionError",
    "Level",
    "Match",
    "NotationError",
    "Option",
    "OptionError",
    "OptionValue",
    "Outcome",
    "RecordError",
    "Seat",
    "SeededDealer",
    "View",
    "WhitechapelError",
    "Worlds",
    "checked_options",
    "describe",
    "game_names",
    "histories",
    "load_game",
    "observations",
    "read_action",
    "record_from_json",
    "record_from_string",
    "record_from_text",
    "record_to_json",
    "record_to_text",
    "replayed",
    "sealed",
    "states",
    "verify",
]
