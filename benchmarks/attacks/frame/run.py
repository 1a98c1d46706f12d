"""Tries every attack on this version and prints a table, with the figures of 0.1 beside.

make attack
python -m benchmarks attacks --old ../v01     tries them on a checkout of 0.1 and keeps its figures

Everything happens on loopback, with servers of its own. It fails when a figure is worse than what is bearable.
"""

import asyncio
import json
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.arguments import parser
from benchmarks.attacks.frame.attack import Attack, all_attacks
from benchmarks.attacks.frame.target import Target
from whitechapel.cli.parsing import UsageError

OLD_FIGURES = Path(__file__).with_name("figures_of_0_1.json")
_LONGEST = 180.0


def main(arguments: Sequence[str]) -> int:
    """Try the attacks; 1 when one of them still does harm."""
    reading = parser("attacks", __doc__)
    reading.add_argument("names", nargs="*", metavar="NAME", help="findings or parts of titles (default: all)")
    reading.add_argument("--old", type=Path, help="a checkout of 0.1, its hot modules compiled; its figures are kept")
    asked = reading.parse_args(arguments)
    attacks = [attack for attack in all_attacks() if not asked.names or _is_asked(attack, asked.names)]
    if not attacks:
        raise UsageError("there is no such attack; expected findings such as H1, or parts of titles")
    if asked.old is not None:
        _keep(attacks, Target((asked.old / "src").resolve()))
        return 0
    return _compare(attacks, json.loads(OLD_FIGURES.read_text()))


def _is_asked(attack: Attack, names: Sequence[str]) -> bool:
    return any(name == attack.finding or name in attack.title for name in names)


def _keep(attacks: Sequence[Attack], old: Target) -> None:
    figures: dict[str, float] = json.loads(OLD_FIGURES.read_text()) if OLD_FIGURES.exists() else {}
    for attack in attacks:
        figures[attack.title] = round(_measured(attack, old), 3)
        print(f"{attack.finding:<4}{attack.title}: {figures[attack.title]:g} {attack.figure}", flush=True)
        OLD_FIGURES.write_text(json.dumps(figures, indent=2, sort_keys=True) + "\n")


def _compare(attacks: Sequence[Attack], old: dict[str, float]) -> int:
    print(f"{'':<5}{'attack':<54}{'0.1':>9}{'now':>9}{'bearable':>10}  figure")
    failed = 0
    begun = time.monotonic()
    for attack in attacks:
        now = _measured(attack, Target())
        bad = now > attack.bearable
        failed += bad
        before = f"{old[attack.title]:.4g}" if attack.title in old else "-"
        shown = f"{now:.4g}{'!' if bad else ''}"
        print(
            f"{attack.finding:<5}{attack.title:<54}{before:>9}{shown:>9}{attack.bearable:>10.4g}  {attack.figure}",
            flush=True,
        )
    minutes = (time.monotonic() - begun) / 60
    print(f"{len(attacks)} attacks, {failed} of them harmful, in {minutes:.1f} minutes")
    return 1 if failed else 0


def _measured(attack: Attack, target: Target) -> float:
    """The figure of an attack at a version."""

    async def bounded() -> float:
        async with asyncio.timeout(_LONGEST):
            return await attack.measure(target)

    return asyncio.run(bounded())
