"""What the load script found, as lines for whoever runs it and as a table for the page that shows it."""

from collections.abc import Mapping, Sequence
from statistics import median
from typing import NamedTuple


class Figures(NamedTuple):
    """What was measured of one server.

    Attributes:
        matches: how many at once, each with two sockets.
        games: how many more were begun meanwhile.
        sent: actions sent.
        kept: those that were accepted.
        rate: actions a second.
        delays: milliseconds from sending an action to the opponent's screen: p50, p95, p99.
        cpu: seconds of CPU an action, all server processes together.
        echo: seconds of CPU a message of a bare WebSocket echo takes.
        memory: bytes a match.
    """

    matches: int
    games: int
    sent: int
    kept: int
    rate: float
    delays: tuple[float, float, float]
    cpu: float
    echo: float
    memory: float

    @property
    def lost(self) -> int:
        """Actions that were sent and not kept."""
        return self.sent - self.kept

    @property
    def multiple(self) -> float:
        """CPU an action, in echoes."""
        return self.cpu / self.echo

    def lines(self) -> str:
        """For the terminal."""
        p50, p95, p99 = self.delays
        sockets, more = 2 * self.matches, f"{self.games} more games begun meanwhile"
        return "\n".join(
            (
                f"matches at once       {self.matches} ({sockets} sockets), {more}",
                f"actions               {self.sent} sent, {self.kept} kept, {self.lost} lost",
                f"actions a second      {self.rate:.0f}",
                f"to the opponent       p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms",
                f"CPU an action         {self.cpu * 1e6:.0f} us = {self.multiple:.1f} x echo, {self.echo * 1e6:.0f} us",
                f"memory a match        {self.memory / 1024:.0f} KB",
            )
        )


def middle(rounds: Sequence[Figures]) -> Figures:
    """What several rounds found, taken together: what was counted is added up, of what was measured it is the median.

    CPU and echo are those of the round with the median multiple: only within a round do they belong together.
    """
    typical = sorted(rounds, key=lambda one: one.multiple)[len(rounds) // 2]
    p50, p95, p99 = (median(one.delays[place] for one in rounds) for place in range(3))
    return typical._replace(
        games=sum(one.games for one in rounds),
        sent=sum(one.sent for one in rounds),
        kept=sum(one.kept for one in rounds),
        rate=median(one.rate for one in rounds),
        delays=(p50, p95, p99),
        memory=median(one.memory for one in rounds),
    )


def table(found: Mapping[str, Figures]) -> str:
    """All setups in a table of Markdown."""
    rows = [
        "| | actions a second | p50, p95, p99 (ms) | CPU an action | times a bare echo | memory a match | lost |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, figures in found.items():
        delays = ", ".join(f"{delay:.0f}" for delay in figures.delays)
        rows.append(
            f"| {name} | {figures.rate:.0f} | {delays} | {figures.cpu * 1e6:.0f} µs | {figures.multiple:.1f} |"
            f" {figures.memory / 1024:.0f} KB | {figures.lost} |"
        )
    return "\n".join(rows)
