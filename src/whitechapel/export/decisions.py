"""The decisions of a game: for each, what the seat that decided knew, what it could do and what it did."""

import json
from collections.abc import Iterator
from typing import NamedTuple

from whitechapel.core import PLAYERS, History, Outcome, Seat, replayed
from whitechapel.export.games import SavedGame


class Decision(NamedTuple):
    """A row. All of it but the game's outcome follows from what `seat` knew when it decided.

    Attributes:
        game_number: the game's place in the file, from 0.
        pair: the number of the deal that two games of a tournament share, or None where that is not known.
        game: the game's name.
        options: the rule options, as JSON.
        event_number: the event's place in the record, from 0; chance's events count too.
        seat: who decided.
        player: who sat there, or an empty string where that is not known.
        observation: what the seat knew, as text.
        legal: its legal actions.
        action: the one it chose.
        action_text: the same as text.
        winner: who won the game in the end, or None where it was not finished.
        reason: how the game ended.
    """

    game_number: int
    pair: int | None
    game: str
    options: str
    event_number: int
    seat: str
    player: str
    observation: str
    legal: tuple[int, ...]
    action: int
    action_text: str
    winner: str | None
    reason: str | None


def decisions(saved: SavedGame) -> Iterator[Decision]:
    """The decisions of a game, in order; none where its record was lost."""
    if saved.record is None:
        return
    history = replayed(saved.record)
    rules = history.game
    winner, reason = _ending(saved, saved.record.result or history.outcome)
    options = json.dumps(dict(saved.record.options))
    for before, event in _decided(history):
        yield Decision(
            game_number=saved.number,
            pair=saved.pair,
            game=rules.NAME,
            options=options,
            event_number=before.number,
            seat=str(event.actor),
            player=saved.jack if event.actor is Seat.JACK else saved.detective,
            observation=rules.position_to_text(before.observation(event.actor)),
            legal=before.legal_actions,
            action=event.action,
            action_text=rules.action_to_text(event.action),
            winner=winner,
            reason=reason,
        )


def complete_positions(saved: SavedGame) -> Iterator[str]:
    """The whole truth behind each decision, as text: every secret of both seats."""
    if saved.record is None:
        return
    for before, _ in _decided(replayed(saved.record)):
        yield before.game.position_to_text(before.state)


class _Chosen(NamedTuple):
    actor: Seat
    action: int


def _decided(history: History) -> Iterator[tuple[History, _Chosen]]:
    """Every decision of a player: the history before it, and what was chosen."""
    for step in history:
        if step.before is not None and step.before.actor in PLAYERS:
            yield step.before, _Chosen(Seat(step.before.actor), step.action)


def _ending(saved: SavedGame, outcome: Outcome | None) -> tuple[str | None, str | None]:
    """Who won and how: by the rules, because somebody gave up, or because the other one failed."""
    if outcome is not None:
        return str(outcome.winner), outcome.reason
    return saved.winner or None, saved.reason or None
