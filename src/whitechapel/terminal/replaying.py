"""A recorded game in lines of plain text, through one lens."""

from collections.abc import Iterator

from whitechapel.table.replay import Lens, Replay
from whitechapel.terminal.board import board_of
from whitechapel.terminal.described import described
from whitechapel.terminal.naming import lens_name, title_of
from whitechapel.words import Words


def in_lines(replay: Replay, lens: Lens, language: str) -> Iterator[str]:
    """Every event in words; the table when it is set up, when something was said aloud, and at the end."""
    words = Words(language)
    record = replay.record
    yield f"{title_of(replay.game, words)}{words.dot}{lens_name(lens, replay.game, words)}"
    if record.borrowed is not None:
        yield words.say("terminal-borrowed", match=record.borrowed.match, count=record.borrowed.events)
    entries = replay.log(lens)
    set_up = False
    for entry in entries:
        if not set_up and entry.kind == "action":
            set_up = True
            yield from _table(replay, entry.number - 1, lens, words)
        said = entry.messages(face_up=True)
        yield from (f"{entry.number:>4}  {words.sentence(message)}" for _, message in said)
        if any(beat.kind == "answer" for beat in entry.beats) or entry is entries[-1]:
            yield from _table(replay, entry.number, lens, words)


def _table(replay: Replay, number: int, lens: Lens, words: Words) -> Iterator[str]:
    position = replay.position(number, lens)
    yield ""
    yield from described(replay.game, position, words)
    yield from board_of(replay.game).known_lines(position, words)
    yield ""
