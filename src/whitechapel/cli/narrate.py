"""``whitechapel narrate``: a recorded game as prose, in the reader's language."""

import argparse
import json
import textwrap
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from whitechapel.cli.commands import Example
from whitechapel.cli.files import add_record, read_record
from whitechapel.cli.looks import language_of, the_extra
from whitechapel.cli.parsing import Parser
from whitechapel.core.narration import narrated
from whitechapel.core.record import GameRecord
from whitechapel.core.registry import load_game
from whitechapel.core.types import Seat

EXAMPLES = (
    Example("game.json", "cli-narrate-example"),
    Example("game.json --lang pl --seat jack", "cli-narrate-example-jack"),
    Example("game.txt --json", "cli-narrate-example-json"),
)
_WIDTH = 100


def arguments(parser: Parser) -> None:
    """What `narrate` takes."""
    add_record(parser)
    parser.add_argument("--json", action="store_true", help=parser.words.say("cli-narrate-json"))


def run(arguments: argparse.Namespace) -> int:
    """Tell one record. All of it is checked before anything is printed."""
    place: Path = arguments.record
    record = read_record(place)
    if arguments.json:
        print(json.dumps(_for_machines(record, arguments.seat), indent=1, ensure_ascii=False))
        return 0
    with the_extra("narrate"):
        from whitechapel.words import Words  # noqa: PLC0415 - an extra that other commands do without
        from whitechapel.words.prose import prose  # noqa: PLC0415

        paragraphs = list(prose(record, arguments.seat, Words(language_of(arguments))))
    print(*("\n".join(_lines(paragraph.heading, paragraph.sentences)) for paragraph in paragraphs), sep="\n\n")
    return 0


def _lines(heading: str, sentences: Sequence[str]) -> list[str]:
    return [heading, *textwrap.wrap(" ".join(sentences), _WIDTH, break_on_hyphens=False)]


def _for_machines(record: GameRecord, seat: Seat | None) -> dict[str, object]:
    game = load_game(record.game)
    events = [
        {
            "number": number,
            "actor": str(event.actor),
            "action": None if event.action is None else game.action_to_text(event.action),
            "beats": [asdict(beat) for beat in beats],
        }
        for number, (event, beats) in enumerate(narrated(record, seat), 1)
    ]
    viewer = record.view if seat is None else seat
    return {"game": record.game, "view": None if viewer is None else str(viewer), "events": events}
