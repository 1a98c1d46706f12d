"""``whitechapel verify``: does a recorded game follow the rules, and the deal it was committed to?"""

import argparse
from pathlib import Path

from whitechapel.cli.files import file_named, read_record
from whitechapel.core.errors import RecordError
from whitechapel.core.events import Borrowed
from whitechapel.core.record import GameRecord
from whitechapel.core.replay import states
from whitechapel.core.types import Seat
from whitechapel.core.verify import verify
from whitechapel.table.deals import words_for

_OWN_WORDS = "the words that were added from this machine are part of the deal"
_NOT_OWN_WORDS = "the words that were added from this machine are not part of the deal"

EXAMPLES = """\
  whitechapel verify game.txt      replay a finished game and derive every card from its deal again

It exits with 0 when everything follows, and with 1 when something does not or can't be checked.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What `verify` takes."""
    parser.add_argument(
        "record", type=file_named, metavar="RECORD", help="the complete record of a finished game, text or JSON"
    )


def run(arguments: argparse.Namespace) -> int:
    """Check one record and say what was checked."""
    record = read_record(arguments.record)
    try:
        for _ in states(record):
            pass
        print(f"{arguments.record}: all {len(record.events)} events follow the rules of {record.game}")
        verify(record)
    except RecordError as error:
        print(f"{arguments.record}: not verified: {error}")
        return 1
    if record.borrowed is not None:
        print(f"{arguments.record}: {_borrowed(record.borrowed)}")
    print(f"{arguments.record}: {_chance(record)} follow from the revealed deal")
    print(f"{arguments.record}: the deal is the one committed to by {record.commitment}")
    return 0 if _own_words_are_in(record, arguments.record) else 1


def _own_words_are_in(record: GameRecord, name: Path) -> bool:
    """Say whether the words that this machine added to the deal are in it; nothing where it added none."""
    added = words_for(record.commitment or "")
    found = record.deal is not None and set(added) <= set(record.deal.words)
    if added:
        print(f"{name}: {_OWN_WORDS if found else f'not verified: {_NOT_OWN_WORDS}'}")
    return found or not added


def _borrowed(borrowed: Borrowed) -> str:
    return f"its first {borrowed.events} events are borrowed from match {borrowed.match}, whose own record covers them"


def _chance(record: GameRecord) -> str:
    count = sum(event.actor is Seat.CHANCE for event in record.events[record.given :])
    return f"all {count} chance events{' after them' if record.given else ''}"
