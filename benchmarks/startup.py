"""How long the command line takes to start: wall-clock time of whole processes, the best and the median of ten.

Exits with 1 when a median is 0.3 seconds or more. For comparison it shows what an empty Python process takes.
"""

import subprocess
import sys
from collections.abc import Sequence
from statistics import median
from time import perf_counter

from benchmarks.arguments import parser

GOAL = 0.3
RUNS = 10
PROGRAM = [sys.executable, "-m", "whitechapel.cli"]
COMMANDS = {
    "python -c pass": [sys.executable, "-c", "pass"],
    "whitechapel --version": [*PROGRAM, "--version"],
    "whitechapel --help": [*PROGRAM, "--help"],
    "whitechapel play --help": [*PROGRAM, "play", "--help"],
    "whitechapel perft pocket --depth 1": [*PROGRAM, "perft", "pocket", "--depth", "1"],
}


def seconds(command: list[str]) -> float:
    """The wall-clock time of one process."""
    start = perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - our own command line
    return perf_counter() - start


def main(arguments: Sequence[str]) -> int:
    """Print the times; 1 when a goal is missed."""
    parser("startup", __doc__).parse_args(arguments)
    slow = False
    for name, command in COMMANDS.items():
        taken = [seconds(command) for _ in range(RUNS)]
        slow |= median(taken) >= GOAL
        print(f"{name:<36} best {min(taken):.3f} s   median {median(taken):.3f} s   goal under {GOAL} s")
    return int(slow)
