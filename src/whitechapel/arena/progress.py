"""How far a tournament is: a bar with time left and running scores in a terminal, a line now and then elsewhere."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TextIO

from whitechapel.arena.standings import Standings

BETWEEN_LINES = 10.0
"""Seconds between two lines where no bar can be drawn."""
_BETWEEN_FRAMES = 0.1


@contextmanager
def shown(games: int, file: TextIO | None = None) -> Iterator[Callable[[Standings], None]]:
    """Show the progress of so many games while the block runs; call what it gives after every game.

    Args:
        games: how many there will be.
        file: where to show it; standard error unless told otherwise.
    """
    file = sys.stderr if file is None else file
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
            games,
            lambda played, left, scores: print(
                f"{played} of {games} games, {left:.0f} s left: {scores}", file=file, flush=True
            ),
        )
        return
    with bar:
        task = bar.add_task("", total=games)
        yield _seldom(
            _BETWEEN_FRAMES, games, lambda played, _, scores: bar.update(task, completed=played, description=scores)
        )


def running_scores(standings: Standings) -> str:
    """Everybody's mean over both roles so far, best first; Jack's share where nobody met anybody else."""
    means = {name: standings.score(name).mean.share for name in standings.met_others}
    if not means:
        return f"Jack {standings.jacks_share.share:.3f}"
    return ", ".join(f"{name} {means[name]:.3f}" for name in sorted(means, key=lambda name: -means[name]))


def _seldom(seconds: float, games: int, show: Callable[[int, float, str], None]) -> Callable[[Standings], None]:
    """What is called after every game but shows something only when so many seconds have passed, and at the end."""
    began = said = monotonic()

    def look(standings: Standings) -> None:
        nonlocal said
        now = monotonic()
        played = standings.jacks_share.games
        if now - said >= seconds or played == games:
            said = now
            show(played, (now - began) / played * (games - played), running_scores(standings))

    return look
