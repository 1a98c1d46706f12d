"""``whitechapel replay``: a recorded game event by event, as one seat saw it or with everything."""

import argparse
import json
from collections.abc import Iterable

from whitechapel.cli.commands import Example
from whitechapel.cli.files import add_record, read_record
from whitechapel.cli.looks import add_looks, is_ascii, is_plain, language_of, the_extra
from whitechapel.cli.parsing import Parser
from whitechapel.core.game import AnyObservation, AnyState
from whitechapel.core.record import GameRecord
from whitechapel.core.record_json import record_to_json
from whitechapel.core.registry import load_game
from whitechapel.core.replay import observations, states

EXAMPLES = (
    Example("game.txt", "cli-replay-example"),
    Example("game.txt --plain", "cli-replay-example-plain"),
    Example("game.txt --seat detective", "cli-replay-example-seat"),
    Example("game.json --seat spectator --json"),
)


def arguments(parser: Parser) -> None:
    """What `replay` takes."""
    add_record(parser)
    parser.add_argument("--json", action="store_true", help=parser.words.say("cli-replay-json"))
    add_looks(parser)


def run(arguments: argparse.Namespace) -> int:
    """Replay one record. All of it is checked before anything is shown."""
    record = read_record(arguments.record)
    viewer = arguments.seat if arguments.seat is not None else record.view
    if arguments.json:
        positions = states(record) if viewer is None else observations(record, viewer)
        seen = record if record.view is not None or viewer is None else record.for_seat(viewer)
        print(json.dumps(_for_machines(seen, positions), indent=1))
        return 0
    with the_extra("replay"):
        from whitechapel.table.replay import Replay  # noqa: PLC0415 - an extra
        from whitechapel.terminal.replaying import in_lines  # noqa: PLC0415
        from whitechapel.terminal.starting import Looks, show_here  # noqa: PLC0415

        looks = Looks(language_of(arguments), ascii=is_ascii(arguments))
        replay = Replay(record)
        lens = replay.lens(arguments.seat)
        if is_plain(arguments):
            print(*in_lines(replay, lens, looks.language), sep="\n")
        else:
            show_here(looks, replay, lens)
    return 0


def _for_machines(record: GameRecord, positions: Iterable[AnyState | AnyObservation]) -> dict[str, object]:
    """The record's own JSON form, with the position after every event."""
    game = load_game(record.game)
    data = record_to_json(record)
    events = [
        {**event, "position": game.position_to_json(position)}
        for event, position in zip(data["events"], positions, strict=True)
    ]
    return {**data, "events": events}
