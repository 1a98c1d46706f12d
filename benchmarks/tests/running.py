"""Run ``python -m benchmarks`` inside this process, and as a process of its own."""

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

from benchmarks.__main__ import main

ROOT = Path(__file__).parents[2]


class Ran(NamedTuple):
    """What a benchmark left behind."""

    code: int
    out: str
    err: str


def run(*arguments: str) -> Ran:
    """Run a benchmark with these arguments."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(arguments)
    return Ran(code, out.getvalue(), err.getvalue())


def launch(*arguments: str) -> Ran:
    """Run a benchmark that starts processes of its own."""
    command = [sys.executable, "-m", "benchmarks", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)  # noqa: S603 - ours
    return Ran(done.returncode, done.stdout, done.stderr)


def refused(*arguments: str) -> str:
    """Run a benchmark that must refuse its arguments: exit code 2 and one line, which is returned."""
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("benchmarks: ")
    assert ran.err.count("\n") == 1
    return ran.err
