"""What happened and how it ended, in words, from what one seat saw."""

from typing import Any

from whitechapel.core.game import Game
from whitechapel.core.record import Event, GameRecord
from whitechapel.core.types import Outcome, Seat
from whitechapel.terminal.actions import objects_of, wording
from whitechapel.terminal.messages import TEXTS, sentence, text


def who(game: Game[Any, Any], seat: Seat) -> str:
    """What a seat is called in this game."""
    name = "who-chance" if seat is Seat.CHANCE else f"who-{game.NAME}-{seat}"
    return text(name) if name in TEXTS else str(seat)


def told(game: Game[Any, Any], event: Event) -> list[str]:
    """An event in sentences: what was done, then what was said aloud."""
    return [_done(game, event), *_said(event)]


def _done(game: Game[Any, Any], event: Event) -> str:
    if event.action is None:
        return sentence("hidden")
    action = game.action_to_text(event.action)
    line = wording(game.NAME, action).told.format(*objects_of(action), who=who(game, event.actor))
    return line[:1].upper() + line[1:] + "."


def _said(event: Event) -> list[str]:
    known = (f"said-{part}" for part in event.announced.split(", "))
    return [text(name) for name in known if name in TEXTS]


def ending(game: Game[Any, Any], outcome: Outcome, record: GameRecord) -> list[str]:
    """Who won and why, and what is revealed; the record ends with the last event."""
    winner = who(game, outcome.winner)
    name = f"end-{outcome.reason}"
    lines = [sentence(name, winner=winner) if name in TEXTS else f"{winner}: {outcome.reason}."]
    last = record.events[-1].announced.split(", ") if record.events else []
    revealed = [part for part in last if f"said-{part}" not in TEXTS and " wins by " not in part]
    return lines + [part[:1].upper() + part[1:] + "." for part in revealed]
