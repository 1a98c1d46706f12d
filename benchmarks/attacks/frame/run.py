"""Tries every attack on this version and prints a table, with the figures of 0.1 beside.

make attack
python -m benchmarks attacks --write          the same, and the table goes into docs/server.md
python -m benchmarks attacks --old ../v01     tries them on a checkout of 0.1 and keeps its figures

Everything happens on loopback, with servers of its own. It fails when a figure is worse than what is bearable.
"""

import asyncio
import json
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.arguments import parser
from benchmarks.attacks.frame.attack import Attack, all_attacks
from benchmarks.attacks.frame.target import Target
from benchmarks.measuring.written import can_be_written, write
from whitechapel.cli.parsing import UsageError

OLD_FIGURES = Path(__file__).with_name("figures_of_0_1.json")
_LONGEST = 180.0


def main(arguments: Sequence[str]) -> int:
    """Try the attacks; 1 when one of them still does harm."""
    reading = parser("attacks", __doc__)
    reading.add_argument("names", nargs="*", metavar="NAME", help="findings or parts of titles (default: all)")
    reading.add_argument("--old", type=Path, help="a checkout of 0.1, its hot modules compiled; its figures are kept")
    can_be_written(reading)
    asked = reading.parse_args(arguments)
    if asked.write and (asked.old or asked.names):
        raise UsageError("only the table of all attacks on this version is written; expected --write alone")
    attacks = [attack for attack in all_attacks() if not asked.names or _is_asked(attack, asked.names)]
    if not attacks:
        raise UsageError("there is no such attack; expected findings such as H1, or parts of titles")
    if asked.old is not None:
        _keep(attacks, Target((asked.old / "src").resolve()))
        return 0
    rows = _compared(attacks, json.loads(OLD_FIGURES.read_text()))
    if asked.write:
        write("attacks", table(rows))
    return int(any(row.harmful for row in rows))


def _is_asked(attack: Attack, names: Sequence[str]) -> bool:
    return any(name == attack.finding or name in attack.title for name in names)


def _keep(attacks: Sequence[Attack], old: Target) -> None:
    figures: dict[str, float] = json.loads(OLD_FIGURES.read_text()) if OLD_FIGURES.exists() else {}
    for attack in attacks:
        figures[attack.title] = round(_measured(attack, old), 3)
        print(f"{attack.finding:<4}{attack.title}: {figures[attack.title]:g} {attack.figure}", flush=True)
        OLD_FIGURES.write_text(json.dumps(figures, indent=2, sort_keys=True) + "\n")


class Row(NamedTuple):
    """An attack, what it did to 0.1 (None where nobody knows), and what it does now."""

    attack: Attack
    old: float | None
    now: float

    @property
    def harmful(self) -> bool:
        """Whether more than what is bearable."""
        return self.now > self.attack.bearable

    def cells(self) -> tuple[str, str, str, str, str, str]:
        """What a table has of it; an exclamation mark says that it is harmful."""
        finding, title, figure, bearable, _ = self.attack
        now = short(self.now) + "!" * self.harmful
        return finding, title, "-" if self.old is None else short(self.old), now, short(bearable), figure


_HEAD = ("", "attack", "0.1", "now", "bearable", "figure")


def short(figure: float) -> str:
    """A figure in few characters, so that columns stay columns."""
    if figure == int(figure) or abs(figure) >= 100:
        return f"{figure:,.0f}"
    return f"{figure:.1f}" if abs(figure) >= 10 else f"{figure:.2f}"


def line(cells: Iterable[str]) -> str:
    """A row for the terminal."""
    finding, title, old, now, bearable, figure = cells
    return f"{finding:<4} {title:<54} {old:>7} {now:>7} {bearable:>8}  {figure}"


def table(rows: Sequence[Row]) -> str:
    """All rows as a table of Markdown."""
    told = [_HEAD, ("---", "---", "--:", "--:", "--:", "---"), *(row.cells() for row in rows)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in told)


def _compared(attacks: Sequence[Attack], old: dict[str, float]) -> list[Row]:
    """Try them, each with a line."""
    print(line(_HEAD))
    rows = []
    begun = time.monotonic()
    for attack in attacks:
        rows.append(Row(attack, old.get(attack.title), _measured(attack, Target())))
        print(line(rows[-1].cells()), flush=True)
    minutes = (time.monotonic() - begun) / 60
    print(f"{len(rows)} attacks, {sum(row.harmful for row in rows)} of them harmful, in {minutes:.1f} minutes")
    return rows


def _measured(attack: Attack, target: Target) -> float:
    """The figure of an attack at a version."""

    async def bounded() -> float:
        async with asyncio.timeout(_LONGEST):
            return await attack.measure(target)

    return asyncio.run(bounded())
