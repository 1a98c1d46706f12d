"""Runs all that is quick to measure, or one benchmark by its name."""

import sys
from collections.abc import Sequence
from importlib import import_module

from benchmarks import rates
from benchmarks.catalogue import BENCHMARKS, RATES, SEARCHERS
from whitechapel.cli.parsing import UsageError

INTERRUPTED = 130


def main(arguments: Sequence[str]) -> int:
    """Run what is asked for; returns the exit code, which is 2 for what can't be understood."""
    try:
        if arguments and not arguments[0].startswith("-"):
            return run(arguments[0], arguments[1:])
        return run_all(arguments)
    except UsageError as error:
        print(f"benchmarks: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED


def run(name: str, arguments: Sequence[str]) -> int:
    """Run one benchmark."""
    if name not in BENCHMARKS:
        raise UsageError(f"'{name}' is not a benchmark; expected one of {', '.join(BENCHMARKS)}")
    if name in RATES:
        return rates.main(name, arguments)
    code: int = import_module(BENCHMARKS[name].module).main(arguments)
    return code


def run_all(arguments: Sequence[str]) -> int:
    """Run the rates, then the searchers; machines get the rates alone."""
    code = rates.main_of_all(arguments)
    if "--json" not in arguments:
        for name in SEARCHERS:
            print(flush=True)
            code = max(code, run(name, ()))
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
