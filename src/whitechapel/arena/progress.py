"""How far a tournament, or anything counted, is: a bar in a terminal, a line now and then elsewhere."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TextIO, TypeAlias

from whitechapel.arena.standings import Standings
from whitechapel.words import SimpleWords

BETWEEN_LINES = 10.0
"""Seconds between two lines where no bar can be drawn."""
_BETWEEN_FRAMES = 0.1


Show: TypeAlias = Callable[[int, Callable[[], str]], None]
"""Called with how many are done, and with what to say beside that, worked out only when it is shown."""


@contextmanager
def shown_progress(
    games: int, words: SimpleWords | None = None, file: TextIO | None = None
) -> Iterator[Callable[[Standings], None]]:
    """Show the progress of so many games while the block runs; call what it gives after every game.

    Args:
        games: how many there will be.
        words: in which it is said; English ones unless told otherwise.
        file: where to show it; standard error unless told otherwise.
    """
    with counted(games, words, file) as show:
        yield lambda standings: show(standings.jacks_share.games, lambda: running_scores(standings))


@contextmanager
def counted(
    total: int, words: SimpleWords | None = None, file: TextIO | None = None, message: str = "cli-progress"
) -> Iterator[Show]:
    """Show how many of so many games, or of whatever the message counts, are done while the block runs."""
    file, words = sys.stderr if file is None else file, words or SimpleWords()
    try:
        from rich.console import Console  # noqa: PLC0415 - an extra
        from rich.progress import (  # noqa: PLC0415 - an extra
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeRemainingColumn,
        )
    except ImportError:
        bar = None
    else:
        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
        bar = Progress(*columns, console=Console(file=file)) if file.isatty() else None
    if bar is None:
        yield _seldom(
            BETWEEN_LINES,
            total,
            lambda done, left, says: print(
                words.say(message, done=done, total=total, seconds=f"{left:.0f}", says=says),
                file=file,
                flush=True,
            ),
        )
        return
    with bar:
        task = bar.add_task("", total=total)
        yield _seldom(_BETWEEN_FRAMES, total, lambda done, _, says: bar.update(task, completed=done, description=says))


def running_scores(standings: Standings) -> str:
    """Everybody's mean over both roles so far, best first; Jack's share where nobody met anybody else."""
    means = {name: standings.score(name).mean.share for name in standings.met_others}
    if not means:
        return f"Jack {standings.jacks_share.share:.3f}"
    return ", ".join(f"{name} {means[name]:.3f}" for name in sorted(means, key=lambda name: -means[name]))


def _seldom(seconds: float, total: int, say: Callable[[int, float, str], None]) -> Show:
    """What is called after every step but says something only when so many seconds have passed, and at the end."""
    began = said = monotonic()

    def look(done: int, says: Callable[[], str]) -> None:
        nonlocal said
        now = monotonic()
        if now - said >= seconds or done == total:
            said = now
            say(done, (now - began) / done * (total - done), says())

    return look
