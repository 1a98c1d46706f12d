"""``whitechapel bench``: how fast the rules run, beside python-chess in the same run; the adapters beside others."""

import argparse
import json
import sys
from importlib import import_module
from typing import Any, NamedTuple

from whitechapel.bench.measuring import ROUNDS, Goal, Rates, Subject, measured
from whitechapel.cli.parsing import UsageError
from whitechapel.cli.thinking import positive
from whitechapel.compiled import SLOW, compiled
from whitechapel.core.registry import GAMES
from whitechapel.core.registry import game as game_called

EXAMPLES = """\
  whitechapel bench                     all games and adapters, as tables
  whitechapel bench pocket --json       one game, for machines
  whitechapel bench pettingzoo          one adapter
  whitechapel bench classic --seconds 30

Times are CPU time on one core; figures are medians of short rounds in turn, so compare the ratios.
"""

ADAPTERS = {
    "pettingzoo": "whitechapel.bench.pettingzoo_speed",
    "openspiel": "whitechapel.bench.openspiel_speed",
}
"""What is measured besides the games: an adapter's name, and the module with its subject."""


class Result(NamedTuple):
    """What came out for one game or adapter."""

    game: str
    rates: Rates
    goals: tuple[Goal, ...]


def arguments(parser: argparse.ArgumentParser) -> None:
    """What `bench` takes."""
    parser.add_argument("game", nargs="?", type=_named, metavar="NAME", help="one game or adapter (default: all)")
    parser.add_argument("--json", action="store_true", help="print an object for machines")
    parser.add_argument(
        "--seconds", type=positive(float), default=8, metavar="S", help="CPU seconds each takes (default: 8)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    names = [arguments.game] if arguments.game is not None else [*GAMES, *ADAPTERS]
    if not all(map(_compiled, names)):
        print(f"whitechapel: {SLOW}", file=sys.stderr)
    results = [_measured(name, arguments.seconds) for name in names]
    if arguments.json:
        found = {result.game: _for_machines(result) for result in results}
        print(json.dumps(found if arguments.game is None else found[names[0]], indent=1))
    else:
        print("\n\n".join(_for_people(result) for result in results))
    return 0


def _named(name: str) -> str:
    return name if name in ADAPTERS else game_called(name).NAME


def _compiled(name: str) -> bool:
    """Whether what a game needs is compiled; an adapter needs the whole house."""
    return compiled("" if name in ADAPTERS else name)


def _measured(name: str, seconds: float) -> Result:
    try:
        subject: Subject = import_module(ADAPTERS.get(name, f"whitechapel.bench.{name}")).subject()
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("whitechapel"):
            raise
        why = f"{error.name}, which {name} is measured with, is not installed"
        raise UsageError(f"{why}; expected 'pip install {error.name}' first") from None
    return Result(name, measured(subject.measures, seconds), subject.goals)


def _for_machines(result: Result) -> dict[str, Any]:
    figures = {name: round(rate, 1) for name, rate in result.rates.figures().items()}
    ratios = {goal.name: round(result.rates.ratio(goal), 2) for goal in result.goals}
    return {"game": result.game, "compiled": _compiled(result.game), **figures, "ratios": ratios}


def _for_people(result: Result) -> str:
    how = "compiled" if _compiled(result.game) else "not compiled"
    lines = [f"{result.game} ({how}; one core, CPU time, medians of {ROUNDS} rounds)"]
    for name, rate in result.rates.figures().items():
        lines.append(f"  {name.replace('_', ' '):<40}{rate:>16,.0f}")
    for goal in result.goals:
        ratio = result.rates.ratio(goal)
        lines.append(f"  {goal.name.replace('_', ' '):<40}{ratio:>16,.1f} x   {goal.verdict(ratio)}".rstrip())
    return "\n".join(lines)
