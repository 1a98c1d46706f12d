"""Rates beside those of other libraries in the same run, as tables for people or an object for machines."""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from benchmarks.arguments import parser
from benchmarks.catalogue import BENCHMARKS, RATES
from benchmarks.measuring.rounds import ROUNDS, Goal, Rates, Subject, measured
from whitechapel.cli.parsing import Parser, UsageError
from whitechapel.cli.thinking import positive
from whitechapel.compiled import SLOW, compiled

ABOUT = """\
How fast the rules, the adapters and the searchers run.

Times are CPU time on one core; figures are medians of short rounds in turn, so compare the ratios.
"""


class Result(NamedTuple):
    """What came out for one game or adapter."""

    name: str
    rates: Rates
    goals: tuple[Goal, ...]


def main(name: str, arguments: Sequence[str]) -> int:
    """Measure one game or adapter, and print."""
    asked = _with_arguments(parser(name, f"Measures {BENCHMARKS[name].summary}.")).parse_args(arguments)
    (result,) = _measured([name], asked)
    print(json.dumps(_for_machines(result), indent=1) if asked.json else _for_people(result))
    return 0


def main_of_all(arguments: Sequence[str]) -> int:
    """Measure all games and adapters, and print."""
    reading = parser("", ABOUT)
    reading.usage = "python -m benchmarks [NAME] ..."
    width = max(map(len, BENCHMARKS)) + 2
    listed = "".join(f"  {name:<{width}}{benchmark.summary}\n" for name, benchmark in BENCHMARKS.items())
    reading.epilog = f"one by its name ('python -m benchmarks NAME --help' shows what it takes):\n{listed}"
    asked = _with_arguments(reading).parse_args(arguments)
    results = _measured(RATES, asked)
    if asked.json:
        print(json.dumps({result.name: _for_machines(result) for result in results}, indent=1))
    else:
        print("\n\n".join(_for_people(result) for result in results))
    return 0


def _with_arguments(reading: Parser) -> Parser:
    reading.add_argument("--json", action="store_true", help="print the rates as an object for machines")
    reading.add_argument(
        "--seconds", type=positive(float), default=8, metavar="S", help="CPU seconds each takes (default: 8)"
    )
    return reading


def _measured(names: Iterable[str], asked: argparse.Namespace) -> list[Result]:
    if not all(map(_compiled, names)):
        print(f"benchmarks: {SLOW}", file=sys.stderr)
    return [_result(name, asked.seconds) for name in names]


def _compiled(name: str) -> bool:
    """Whether what a game needs is compiled; an adapter needs the whole house."""
    return compiled(name if RATES[name].module.startswith("benchmarks.rules.") else "")


def _result(name: str, seconds: float) -> Result:
    try:
        subject: Subject = import_module(RATES[name].module).subject()
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith(("whitechapel", "benchmarks")):
            raise
        why = f"{error.name}, which {name} is measured with, is not installed"
        raise UsageError(f"{why}; expected 'pip install {error.name}' first") from None
    return Result(name, measured(subject.measures, seconds), subject.goals)


def _for_machines(result: Result) -> dict[str, Any]:
    figures = {name: round(rate, 1) for name, rate in result.rates.figures().items()}
    ratios = {goal.name: round(result.rates.ratio(goal), 2) for goal in result.goals}
    return {"name": result.name, "compiled": _compiled(result.name), **figures, "ratios": ratios}


def _for_people(result: Result) -> str:
    how = "compiled" if _compiled(result.name) else "not compiled"
    lines = [f"{result.name} ({how}; one core, CPU time, medians of {ROUNDS} rounds)"]
    for name, rate in result.rates.figures().items():
        lines.append(f"  {name.replace('_', ' '):<40}{rate:>16,.0f}")
    for goal in result.goals:
        ratio = result.rates.ratio(goal)
        lines.append(f"  {goal.name.replace('_', ' '):<40}{ratio:>16,.1f} x   {goal.verdict(ratio)}".rstrip())
    return "\n".join(lines)
