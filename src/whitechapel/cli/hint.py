"""``whitechapel hint``: what a strong player would do in a position, from what the seat to move knows."""

import argparse
import json
from pathlib import Path
from typing import Any

from whitechapel.cli.files import file_named, read_record
from whitechapel.cli.parsing import UsageError
from whitechapel.cli.thinking import add_limit, limit_of, positive
from whitechapel.core import Game, GameRecord, Seat, observations, states
from whitechapel.core import game as game_called
from whitechapel.players.hint import Hint, hint

EXAMPLES = """\
  whitechapel hint game.txt                      the best actions for the seat to move after a record's last event
  whitechapel hint game.txt --after 30           after its thirtieth event
  whitechapel hint 'game=pocket;phase=...'       in a position, whole or as a seat sees it
  whitechapel hint game.txt --level 3 --json     what a weaker player would do
"""
_POSITION = "game="
"""How the text of every position begins."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """A position or a record, who asks, and who is asked."""
    parser.add_argument("position", metavar="POSITION|RECORD", help="a position's text, or a file with one or a record")
    parser.add_argument("--seat", type=Seat.parse, help="who asks; only the seat to move can (default: that one)")
    parser.add_argument("--after", type=positive(int), metavar="N", help="after the record's N-th event, not its last")
    parser.add_argument("--level", type=int, default=8, choices=range(1, 9), help="who is asked (default: 8)")
    parser.add_argument("--player", metavar="SPEC", help="ask this player instead, like ismcts:10000")
    parser.add_argument("--count", type=positive(int), default=3, help="how many actions to show (default: 3)")
    add_limit(parser)
    parser.add_argument("--json", action="store_true", help="print it as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Print the best actions and the reason."""
    text = arguments.position.strip()
    place = None if text.startswith(_POSITION) else file_named(arguments.position)
    text = text if place is None else _text_in(place)
    if place is None or text.startswith(_POSITION):
        game, observation = _from_position(text, arguments.seat)
    else:
        game, observation = _from_record(read_record(place), arguments.seat, arguments.after)
    spec = arguments.player or f"level:{arguments.level}"
    given = hint(game, observation, spec=spec, limit=limit_of(arguments))
    if arguments.json:
        print(json.dumps(_to_json(game, given, spec, arguments.count), indent=2))
    else:
        print(_shown(game, given, arguments.count))
    return 0


def _text_in(place: Path) -> str:
    """The text of a file, which may be a position."""
    try:
        return place.read_text(encoding="utf-8").strip()
    except UnicodeDecodeError as error:
        raise UsageError(f"'{place}' is not a text file ({error}); expected a position or a record") from None


def _from_position(text: str, seat: Seat | None) -> tuple[Game[Any, Any], Any]:
    game: Any = game_called(text.removeprefix(_POSITION).partition(";")[0])
    if ";seat=" in text:
        observation = game.observation_from_text(text)
        if seat is not None and seat is not observation.seat:
            raise UsageError(f"the position is what the {observation.seat} knows; it can't be seen as the {seat}")
        return game, observation
    return game, _seen(game, game.position_from_text(text), seat)


def _from_record(record: GameRecord, seat: Seat | None, after: int | None) -> tuple[Game[Any, Any], Any]:
    game = game_called(record.game)
    followed = list(states(record) if record.view is None else observations(record, seat))
    if not followed or (after is not None and after > len(followed)):
        raise UsageError(f"the record has {len(followed)} events; there is nothing after event {after or 1}")
    reached = followed[-1 if after is None else after - 1]
    return game, reached if record.view is not None else _seen(game, reached, seat)


def _seen(game: Game[Any, Any], state: Any, seat: Seat | None) -> Any:
    """What the asking seat knows: the seat to move if none is named."""
    actor = game.actor(state)
    return game.observe(
        state, seat if seat is not None else actor if actor in (Seat.JACK, Seat.DETECTIVE) else Seat.SPECTATOR
    )


def _shown(game: Game[Any, Any], given: Hint, count: int) -> str:
    lines = [f"{given.seat}: {game.action_to_text(given.action)}"]
    if given.explanation is not None:
        lines += [
            f"  {candidate.value:6.1%}  {game.action_to_text(candidate.action)}"
            for candidate in given.explanation.candidates[:count]
        ]
    return "\n".join([*lines, given.reason])


def _to_json(game: Game[Any, Any], given: Hint, spec: str, count: int) -> dict[str, Any]:
    data: dict[str, Any] = {"game": game.NAME, "seat": str(given.seat), "player": spec}
    data["action"] = game.action_to_text(given.action)
    if given.explanation is not None:
        candidates, seen, hidden, win_chance = given.explanation
        data["candidates"] = [
            {"action": game.action_to_text(candidate.action), "value": candidate.value}
            for candidate in candidates[:count]
        ]
        data |= {"seen": seen, "hidden": hidden, "win_chance": win_chance}
    return {**data, "reason": given.reason}
