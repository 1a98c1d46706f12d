"""How a server process begins: what it can't start with is told in one line of the log, and holds no value."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.forking import ROOT, environment
from whitechapel.server.processes.start import OTHER_VERSION, VERSION

NOWHERE = ("1000", "1001", "1", "group", "1")
"""The rest of the arguments, with descriptors that nothing has open."""


def started(*arguments: str, path: Path | None = None, **given: str) -> tuple[int, list[str]]:
    """The exit status of a process that can't start, and the lines of its log."""
    where = environment()
    if path is not None:
        where["PYTHONPATH"] = os.pathsep.join([str(path), where["PYTHONPATH"]])
    settings = {f"WHITECHAPEL_SERVER_{name.upper()}": value for name, value in given.items()}
    command = [sys.executable, "-m", "whitechapel.server.processes.start", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=where | settings, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert done.stdout == ""
    return done.returncode, done.stderr.splitlines()


@pytest.mark.parametrize("arguments", [(), NOWHERE, (VERSION + "0", *NOWHERE)])
def test_a_process_of_another_version_than_its_supervisor_says_so_in_one_line(arguments: tuple[str, ...]) -> None:
    status, (line,) = started(*arguments, log_format="json")
    assert status == OTHER_VERSION
    assert "the service must be restarted" in json.loads(line)["message"]


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_settings_that_a_process_can_not_start_with_are_told_in_one_line(log_format: str) -> None:
    status, (line,) = started(VERSION, *NOWHERE, log_format=log_format, port="none")
    assert status == 1
    assert "WHITECHAPEL_SERVER_PORT" in (json.loads(line)["message"] if log_format == "json" else line)


def test_what_fails_while_the_server_is_loaded_is_logged_as_everything_is(tmp_path: Path) -> None:
    (tmp_path / "uvicorn.py").write_text("raise RuntimeError('holds the-secret')", encoding="utf-8")
    status, (line,) = started(VERSION, *NOWHERE, path=tmp_path, log_format="json")
    assert status == 1
    assert json.loads(line)["exception"][0][0] == "builtins.RuntimeError"
    assert "the-secret" not in line
