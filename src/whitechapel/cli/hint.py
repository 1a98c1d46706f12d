"""``whitechapel hint``: what a strong player would do in a position, from what the seat to act knows."""

import argparse
import json
from pathlib import Path

from whitechapel.cli.commands import Example
from whitechapel.cli.files import file_named, read_record, viewer_named
from whitechapel.cli.parsing import Parser, UsageError
from whitechapel.cli.thinking import add_limit, limit_of, positive
from whitechapel.core import PLAYERS, AnyGame, GameRecord, History, Match, Seat, load_game, observations, replayed
from whitechapel.core.messages import Message
from whitechapel.players import AnyView, strongest
from whitechapel.players.hint import Hint, hint, view_of
from whitechapel.words import SimpleWords

EXAMPLES = (
    Example("game.txt", "cli-hint-example"),
    Example("game.txt --after 30", "cli-hint-example-after"),
    Example("'game=pocket;phase=...'", "cli-hint-example-position"),
    Example("game.txt --level 3 --json", "cli-hint-example-level"),
)
_POSITION = "game="
"""How the text of every position begins."""


def arguments(parser: Parser) -> None:
    """A position or a record, who asks, and who is asked."""
    words = parser.words
    whole = positive(int, words)
    parser.add_argument("position", metavar="POSITION|RECORD", help=words.say("cli-hint-position"))
    parser.add_argument("--seat", type=viewer_named, metavar="SEAT", help=words.say("cli-hint-seat"))
    parser.add_argument("--after", type=whole, metavar="N", help=words.say("cli-hint-after"))
    parser.add_argument("--level", type=int, metavar="N", help=words.say("cli-hint-level"))
    parser.add_argument("--player", metavar="SPEC", help=words.say("cli-hint-player"))
    parser.add_argument("--count", type=whole, default=3, metavar="N", help=words.say("cli-hint-count", default=3))
    add_limit(parser)
    parser.add_argument("--json", action="store_true", help=words.say("cli-arg-json"))


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
        print(_shown(game, given, arguments.count, arguments.lang))
    return 0


def _text_in(place: Path) -> str:
    """The text of a file, which may be a position."""
    try:
        return place.read_text(encoding="utf-8").strip()
    except UnicodeDecodeError as error:
        raise UsageError("cli-error-no-text", file=place, why=error) from None


def _from_position(text: str, seat: Seat | None) -> AnyView:
    game = load_game(text.removeprefix(_POSITION).partition(";")[0])
    if ";seat=" in text:
        observation = game.observation_from_text(text)
        if seat is not None and seat is not observation.seat:
            raise UsageError("cli-error-other-seat", seat=observation.seat, asked=seat)
        return view_of(game, observation)
    return _seen(History(game, game.position_from_text(text)), seat)


def _from_record(record: GameRecord, seat: Seat | None, after: int | None) -> AnyView:
    count = len(record.events)
    if not count or (after is not None and after > count):
        raise UsageError("cli-error-no-event", count=count, after=after or 1)
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


def _shown(game: AnyGame, given: Hint, count: int, language: str) -> str:
    """The best actions in notation, and the reason in words."""
    lines = [f"{given.seat}: {game.action_to_text(given.action)}"]
    if given.explanation is not None:
        lines += [
            f"  {candidate.win_probability:6.1%}  {game.action_to_text(candidate.action)}"
            for candidate in given.explanation.candidates[:count]
        ]
    return "\n".join([*lines, _said(given.reason.message, language)])


def _said(message: Message, language: str) -> str:
    """A reason in words: the coach's, and names that everybody says."""
    args = {name: _said(term, language) if isinstance(term, Message) else term for name, term in message.args.items()}
    coach_words = SimpleWords(language, room="coach")
    words = coach_words if message.id in coach_words else SimpleWords(language, room="")
    return words.say(message.id, **args)


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
