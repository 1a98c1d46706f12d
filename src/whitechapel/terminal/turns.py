"""The table of turns: for every appeal who was in sight, what the answer was, and who was cleared by it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from whitechapel.core.messages import Message
from whitechapel.core.registry import describe
from whitechapel.table.log import Entry, standing
from whitechapel.words import Words


class Appeal(NamedTuple):
    """One appeal for witnesses: who was in sight, the answer, and who was cleared."""

    seen: tuple[str, ...]
    answer: Message
    cleared: tuple[str, ...]


def appeals(log: Sequence[Entry]) -> Iterator[Appeal]:
    """Every appeal of a log, the first one first."""
    for entry in standing(log):
        seen: tuple[str, ...] | None = None
        answer: Message | None = None
        cleared: tuple[str, ...] = ()
        for beat in entry.beats:
            if beat.kind == "appeal":
                seen = beat.people
            elif beat.kind == "answer" and seen is not None:
                answer = beat.message
            elif beat.kind == "cleared" and answer is not None:
                cleared += beat.people
        if seen is not None and answer is not None:
            yield Appeal(seen, answer, cleared)


def turn_lines(game: str, log: Sequence[Entry], words: Words) -> list[str]:
    """The table in lines, one for each appeal; one that says so where there was none yet."""
    unit = describe(game).unit
    lines = []
    for number, (seen, answer, cleared) in enumerate(appeals(log), 1):
        turn = words.say(unit, turn=number, turns=0)
        in_sight = words.say("log-appeal", names=words.names(seen)) if seen else words.say("log-appeal-nobody")
        gone = words.say("terminal-turns-cleared", names=words.names(cleared), count=len(cleared))
        lines.append(words.say("terminal-turns-line", turn=turn, seen=in_sight, answer=words.say(answer), cleared=gone))
    return lines or [words.say("terminal-turns-none")]
