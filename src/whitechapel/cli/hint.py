"""``whitechapel hint``: what a strong player would do in a position, from what the seat to act knows."""

import argparse
import json
from pathlib import Path

from whitechapel.cli.files import file_named, read_record, viewer_named
from whitechapel.cli.parsing import UsageError
from whitechapel.cli.thinking import add_limit, limit_of, positive
from whitechapel.core import PLAYERS, AnyGame, GameRecord, History, Match, Seat, load_game, observations, replayed
from whitechapel.players import AnyView, strongest
from whitechapel.players.hint import Hint, hint, view_of

EXAMPLES = """\
  whitechapel hint game.txt                      the best actions for the seat to act after a record's last event
  whitechapel hint game.txt --after 30           after its thirtieth event
  whitechapel hint 'game=pocket;phase=...'       in a position, whole or as a seat sees it
  whitechapel hint game.txt --level 3 --json     what a weaker player would do
"""
_POSITION = "game="
"""How the text of every position begins."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """A position or a record, who asks, and who is asked."""
    parser.add_argument("position", metavar="POSITION|RECORD", help="a position's text, or a file with one or a record")
    parser.add_argument(
        "--seat", type=viewer_named, metavar="SEAT", help="who asks; only the seat to act can (default: that one)"
    )
    parser.add_argument("--after", type=positive(int), metavar="N", help="after the record's N-th event, not its last")
    parser.add_argument("--level", type=int, metavar="N", help="who is asked (default: the game's highest level)")
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
        view = _from_position(text, arguments.seat)
    else:
        view = _from_record(read_record(place), arguments.seat, arguments.after)
    level = strongest(view.game) if arguments.level is None else f"level:{arguments.level}"
    spec = arguments.player or level
    given = hint(view, spec=spec, limit=limit_of(arguments))
    game = load_game(view.game)
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


def _from_position(text: str, seat: Seat | None) -> AnyView:
    game = load_game(text.removeprefix(_POSITION).partition(";")[0])
    if ";seat=" in text:
        observation = game.observation_from_text(text)
        if seat is not None and seat is not observation.seat:
            raise UsageError(f"the position is what the {observation.seat} knows; it can't be seen as the {seat}")
        return view_of(game, observation)
    return _seen(History(game, game.position_from_text(text)), seat)


def _from_record(record: GameRecord, seat: Seat | None, after: int | None) -> AnyView:
    count = len(record.events)
    if not count or (after is not None and after > count):
        raise UsageError(f"the record has {count} events; there is nothing after event {after or 1}")
    if record.view is None:
        return _seen(replayed(record).back_to(count if after is None else after), seat)
    followed = list(observations(record, seat))[: count if after is None else after]
    view = view_of(load_game(record.game), followed[-1])
    return view._replace(log=record.events[: len(followed)])


def _seen(history: History, seat: Seat | None) -> AnyView:
    """What the asking seat knows: the seat to act if none is named."""
    if seat is None:
        seat = history.actor if history.actor in PLAYERS else Seat.SPECTATOR
    return Match.on(history).view(seat)


def _shown(game: AnyGame, given: Hint, count: int) -> str:
    lines = [f"{given.seat}: {game.action_to_text(given.action)}"]
    if given.explanation is not None:
        lines += [
            f"  {candidate.win_probability:6.1%}  {game.action_to_text(candidate.action)}"
            for candidate in given.explanation.candidates[:count]
        ]
    return "\n".join([*lines, given.reason.text])


def _to_json(game: AnyGame, given: Hint, spec: str, count: int) -> dict[str, object]:
    data: dict[str, object] = {"game": game.NAME, "seat": str(given.seat), "player": spec}
    data["action"] = game.action_to_text(given.action)
    if given.explanation is not None:
        candidates, seen, hidden, win_probability = given.explanation
        data["candidates"] = [
            {"action": game.action_to_text(candidate.action), "win_probability": candidate.win_probability}
            for candidate in candidates[:count]
        ]
        data |= {"seen": seen, "hidden": hidden, "win_probability": win_probability}
    return {**data, "reason": given.reason.text}
