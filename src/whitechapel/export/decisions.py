"""The decisions of a game: for each, what the seat that decided knew, what it could do and what it did."""

import json
from collections.abc import Iterator
from typing import NamedTuple

from whitechapel.core import PLAYERS, Outcome, Seat, states
from whitechapel.core.record import first_state
from whitechapel.export.games import SavedGame


class Decision(NamedTuple):
    """A row. All of it but the game's outcome follows from what `seat` knew when it decided.

    Attributes:
        game_number: the game's place in the file, from 0.
        game: the game's name.
        options: the rule options, as JSON.
        ply: the event's place in the record, from 0; chance's events count too.
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
    game: str
    options: str
    ply: int
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
    record = saved.record
    if record is None:
        return
    rules = record.complete_game()
    positions = [first_state(record), *states(record)]
    winner, reason = _ending(saved, rules.outcome(positions[-1]))
    options = json.dumps(dict(record.options))
    for ply, (before, event) in enumerate(zip(positions, record.events, strict=False)):
        if event.actor not in PLAYERS or event.action is None:
            continue
        yield Decision(
            game_number=saved.number,
            game=record.game,
            options=options,
            ply=ply,
            seat=str(event.actor),
            player=saved.jack if event.actor is Seat.JACK else saved.detective,
            observation=rules.position_to_text(rules.observe(before, event.actor)),
            legal=rules.legal_actions(before),
            action=event.action,
            action_text=rules.action_to_text(event.action),
            winner=winner,
            reason=reason,
        )


def complete_positions(saved: SavedGame) -> Iterator[str]:
    """The whole truth behind each decision, as text: every secret of both seats."""
    record = saved.record
    if record is None:
        return
    rules = record.complete_game()
    for before, event in zip([first_state(record), *states(record)], record.events, strict=False):
        if event.actor in PLAYERS:
            yield rules.position_to_text(before)


def _ending(saved: SavedGame, outcome: Outcome | None) -> tuple[str | None, str | None]:
    """Who won and how: by the rules, or because the other one failed."""
    if outcome is not None:
        return str(outcome.winner), outcome.reason
    return saved.winner or None, saved.reason or None
