"""How fast is it beside version 0.1? Both are measured in turn, in one run, and the ratios printed.

git worktree add ../v01 v0.1 && (cd ../v01 && make setup)
python -m benchmarks against-old ../v01
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from benchmarks.arguments import parser
from benchmarks.catalogue import RATES
from whitechapel.cli.thinking import positive

_NEW = ("-m", "benchmarks")
_OLD = ("-m", "whitechapel.cli", "bench")


def main(arguments: Sequence[str]) -> int:
    """Print, for every figure both versions have, the new one's median beside the old one's."""
    reading = parser("against-old", "How fast it is beside version 0.1, measured in turn.")
    reading.add_argument("old", type=Path, help="a checkout of 0.1, its hot modules compiled")
    reading.add_argument("--rounds", type=positive(int), default=3, help="how often each is measured (default: 3)")
    reading.add_argument("--seconds", type=positive(float), default=4, help="CPU seconds a round (default: 4)")
    asked = reading.parse_args(arguments)
    source = str((asked.old / "src").resolve())
    for name in RATES:
        new, old = [], []
        for _ in range(asked.rounds):
            old.append(_figures((*_OLD, name), asked.seconds, source))
            new.append(_figures((*_NEW, name), asked.seconds, ""))
        for figure in [figure for figure in old[0] if figure in new[0]]:
            before, now = (median(one[figure] for one in rounds) for rounds in (old, new))
            print(f"{figure.replace('_', ' '):<44}{now:>14,.0f}{before:>14,.0f}{now / before:>8.2f} x", flush=True)
    return 0


def _figures(command: Sequence[str], seconds: float, source: str) -> dict[str, float]:
    """The rates that a version prints; `source` is where its modules are, where that is not here."""
    environment = os.environ | ({"PYTHONPATH": source} if source else {})
    found = subprocess.run(  # noqa: S603 - our own benchmarks
        [sys.executable, *command, "--json", "--seconds", str(seconds)],
        capture_output=True,
        check=True,
        text=True,
        env=environment,
    )
    printed = json.loads(found.stdout)
    return {name: rate for name, rate in printed.items() if isinstance(rate, float)}
