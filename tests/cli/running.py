"""Run the command line inside this process, and as a process of its own."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

from whitechapel.cli import main

PROGRAM = [sys.executable, "-m", "whitechapel.cli"]
DATA = Path(__file__).parent.parent / "data"


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def run(*argv: str | Path, typed: str = "") -> Ran:
    """Run a command with these arguments, typing these lines."""
    out, err = io.StringIO(), io.StringIO()
    stdin, sys.stdin = sys.stdin, io.StringIO(typed)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main([str(argument) for argument in argv])
    finally:
        sys.stdin = stdin
    return Ran(code, out.getvalue(), err.getvalue())


def refused(*argv: str | Path) -> str:
    """Run a command that must refuse its input: exit code 2 and one line, which is returned."""
    ran = run(*argv)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("whitechapel: ")
    assert ran.err.endswith("\n")
    assert ran.err.count("\n") == 1
    return ran.err


def process(*argv: str | Path, **environment: str) -> "subprocess.Popen[bytes]":
    """Start a command as a process with pipes."""
    return subprocess.Popen(  # noqa: S603 - our own command line
        [*PROGRAM, *map(str, argv)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | environment,
    )
