"""``whitechapel verify``: does a recorded game follow the rules, and the deal it was committed to?"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from whitechapel.cli.commands import Example
from whitechapel.cli.files import file_named, read_record
from whitechapel.cli.parsing import Parser
from whitechapel.cli.speaking import words_of
from whitechapel.core.errors import RecordError
from whitechapel.core.record import GameRecord
from whitechapel.core.replay import states
from whitechapel.core.types import Seat
from whitechapel.core.verify import verify
from whitechapel.table.deals import words_for
from whitechapel.words import SimpleWords

EXAMPLES = (Example("game.txt", "cli-verify-example"),)


def arguments(parser: Parser) -> None:
    """What `verify` takes."""
    parser.add_argument("record", type=file_named, metavar="RECORD", help=parser.words.say("cli-verify-record"))


def run(arguments: argparse.Namespace) -> int:
    """Check one record and say what was checked."""
    place, words = arguments.record, words_of(arguments)
    record = read_record(place)
    try:
        for _ in states(record):
            pass
        print(f"{place}: {words.say('cli-verify-rules', events=len(record.events), game=record.game)}")
        verify(record)
    except RecordError as error:
        print(f"{place}: {words.say('cli-verify-not', why=error)}")
        return 1
    for line in _found(record, words):
        print(f"{place}: {line}")
    return 0 if _own_words_are_in(record, place, words) else 1


def _found(record: GameRecord, words: SimpleWords) -> Iterator[str]:
    """What was found about the deal of a record that follows from it."""
    if (borrowed := record.borrowed) is not None:
        yield words.say("cli-verify-borrowed", events=borrowed.events, match=borrowed.match)
    chances = sum(event.actor is Seat.CHANCE for event in record.events[record.given :])
    yield words.say("cli-verify-later-chances" if record.given else "cli-verify-chances", count=chances)
    yield words.say("cli-verify-commitment", commitment=record.commitment)


def _own_words_are_in(record: GameRecord, name: Path, words: SimpleWords) -> bool:
    """Say whether the words that this machine added to the deal are in it; nothing where it added none."""
    added = words_for(record.commitment or "")
    found = record.deal is not None and set(added) <= set(record.deal.words)
    if added:
        said = words.say("cli-verify-words" if found else "cli-verify-no-words")
        print(f"{name}: {said if found else words.say('cli-verify-not', why=said)}")
    return found or not added
