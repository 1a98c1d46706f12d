"""A recorded game in lines of plain text, through one lens."""

from collections.abc import Iterator

from whitechapel.core.record import GameRecord
from whitechapel.core.types import Seat
from whitechapel.terminal.describing import described
from whitechapel.terminal.match.seen import moments_of
from whitechapel.terminal.moments import MOVE, Moment
from whitechapel.terminal.panel import known_lines
from whitechapel.terminal.telling import told
from whitechapel.terminal.words import Words


def lens_name(lens: Seat | None, game: str, words: Words) -> str:
    """What looking through a lens is called."""
    if lens is Seat.SPECTATOR:
        return words.say("looking-on")
    return words.say(f"lens-{'complete' if lens is None else lens}", seat=words.seat("detective", game))


def in_lines(record: GameRecord, lens: Seat | None, language: str) -> Iterator[str]:
    """Every event in words; the table when it is set up, when something was said aloud, and at the end."""
    words = Words(language)
    moments = moments_of(record, lens)
    yield f"{words.say(f'game-{record.game}')}{words.dot}{lens_name(lens, record.game, words)}"
    if record.borrowed is not None:
        yield words.say("terminal-borrowed", match=record.borrowed.match, count=record.borrowed.events)
    set_up = False
    for number, moment in enumerate(moments):
        if not set_up and moment.kind == MOVE:
            set_up = True
            yield from _table(moments[number - 1], words)
        yield from (f"{number + 1:>4}  {line}." for line in told(moments, number, record.game, words))
        if moment.announced or number + 1 == len(moments):
            yield from _table(moment, words)


def _table(moment: Moment, words: Words) -> Iterator[str]:
    position = moment.position or {}
    yield ""
    yield from described(position, words)
    yield from known_lines(position, words)
    yield ""
