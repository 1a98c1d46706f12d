"""How fast is it beside version 0.1? The same benchmarks measure both in one run, in turn, and the ratios are printed.

git worktree add ../v01 v0.1 && (cd ../v01 && make setup)
python -m benchmarks against-old ../v01

Two processes stay at hand, one with each version's modules, and take short rounds one after the other: whatever else
the machine does meets both. Other libraries' figures are the yardstick: how far theirs are from 1.00 is noise.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import cast

from benchmarks.arguments import parser
from benchmarks.catalogue import RATES
from benchmarks.measuring.rounds import Subject, measured
from whitechapel.cli.parsing import UsageError
from whitechapel.cli.thinking import positive

Figures = Mapping[str, float]


def main(arguments: Sequence[str]) -> int:
    """Print every figure of both versions, medians of the rounds, and the median of the ratios within a round."""
    reading = parser("against-old", "How fast it is beside version 0.1, measured in turn.")
    reading.add_argument("old", type=Path, help="a checkout of 0.1, its hot modules compiled")
    reading.add_argument("names", nargs="*", metavar="NAME", help="what is measured (default: all rates)")
    reading.add_argument("--rounds", type=positive(int), default=25, help="how often each is measured (default: 25)")
    reading.add_argument("--seconds", type=positive(float), default=0.4, help="CPU seconds a round (default: 0.4)")
    asked = reading.parse_args(arguments)
    source = asked.old / "src"
    if not (source / "whitechapel").is_dir():
        raise UsageError(f"'{asked.old}' is not a checkout of whitechapel; expected a folder with src/whitechapel")
    for name in asked.names or RATES:
        if name not in RATES:
            raise UsageError(f"'{name}' is not a rate; expected one of {', '.join(RATES)}")
        _compare(name, source.resolve(), asked.rounds, asked.seconds)
    return 0


def _compare(name: str, source: Path, rounds: int, seconds: float) -> None:
    old, new = _Version(name, source), _Version(name, None)
    both = [_in_turn(old, new, seconds, number) for number in range(rounds)]
    for version in (old, new):
        version.end()
    print(f"{name:<46}{'now':>14}{'0.1':>14}")
    for figure in both[0][0]:
        before, now = ([pair[version][figure] for pair in both] for version in (0, 1))
        ratios = sorted(late / early for early, late in zip(before, now, strict=True))
        middle = f"{ratios[rounds // 4]:.2f} to {ratios[-1 - rounds // 4]:.2f}"
        label = f"  {figure.replace('_', ' '):<44}"
        print(f"{label}{median(now):>14,.0f}{median(before):>14,.0f}{median(ratios):>8.2f} x  ({middle})", flush=True)


def _in_turn(old: "_Version", new: "_Version", seconds: float, number: int) -> tuple[Figures, Figures]:
    """A round of both; every other time the new one begins."""
    if number % 2 == 0:
        return old.measure(seconds), new.measure(seconds)
    now = new.measure(seconds)
    return old.measure(seconds), now


class _Version:
    """A process that measures whenever it is asked to, with the modules of one version: those here, or in `source`."""

    def __init__(self, name: str, source: Path | None) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own benchmarks
            [sys.executable, "-m", __name__, name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | ({"PYTHONPATH": str(source)} if source else {}),
        )

    def measure(self, seconds: float) -> Figures:
        """The figures of one round."""
        asking, answers = self._process.stdin, self._process.stdout
        assert asking is not None  # both are pipes
        assert answers is not None
        print(seconds, file=asking, flush=True)
        return cast(Figures, json.loads(answers.readline() or "{}"))

    def end(self) -> None:
        """Let the process go."""
        self._process.communicate()


def answer(name: str) -> None:
    """Measure one round for each number of seconds that is asked for."""
    subject: Subject = import_module(RATES[name].module).subject()
    measured(subject.measures, 0.05 * len(subject.measures), rounds=1)  # what is worked out once is no round's
    for line in sys.stdin:
        print(json.dumps(measured(subject.measures, float(line), rounds=1).figures()), flush=True)


if __name__ == "__main__":
    answer(sys.argv[1])
