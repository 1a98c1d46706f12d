"""What the log tells: enough to find a fault, and no secret, position, token or address."""

import json
import logging
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.clients import ME, OPEN, Chair, Script, problem
from tests.server.forking import ROOT, environment
from whitechapel.server.logs import JsonLines, Lines

FORMATS = ("text", "json")
ADDRESS = re.compile(r"127\.0\.0\.1:\d+ -")


class RowRefusedError(Exception):
    """As a database that quotes what it refuses."""


def record(
    message: str = "a request failed", *, name: str = "whitechapel.server", **extra: object
) -> logging.LogRecord:
    try:
        _fail()
    except RowRefusedError:
        made = logging.getLogger(name).makeRecord(
            name, logging.ERROR, __file__, 1, message, (), sys.exc_info(), extra=extra
        )
    return made


def _fail() -> None:
    try:
        int("the-secret")
    except ValueError as error:
        raise RowRefusedError("Failing row contains (jack, 7, the-secret)") from error


@pytest.mark.parametrize("lines", [Lines(addresses=True), JsonLines(addresses=True)])
def test_an_exception_is_told_by_type_and_place_and_never_by_its_text(lines: logging.Formatter) -> None:
    said = lines.format(record())
    assert "the-secret" not in said
    assert "builtins.ValueError" in said
    assert "RowRefusedError" in said
    assert re.search(r"test_logs\.py:\d+ record", said)


def test_a_json_record_is_one_object_on_one_line() -> None:
    said = JsonLines(addresses=False).format(record("two\nlines"))
    assert "\n" not in said
    told = json.loads(said)
    assert (told["level"], told["logger"], told["message"]) == ("error", "whitechapel.server", "two\nlines")
    assert [kind for kind, *_ in told["exception"]] == [f"{__name__}.RowRefusedError", "builtins.ValueError"]


def test_nobody_writes_lines_of_his_own() -> None:
    said = Lines(addresses=False).format(record("name\n2026-01-01 ERROR forged\x1b[2J"))
    assert said.splitlines()[0].endswith(r"name\n2026-01-01 ERROR forged\x1b[2J")


def test_of_other_libraries_only_the_first_line_is_kept() -> None:
    said = Lines(addresses=False).format(record("Task exception\nfuture: <Task the-secret>", name="asyncio"))
    assert "the-secret" not in said


@pytest.mark.parametrize("lines", [Lines, JsonLines])
def test_an_address_is_told_only_where_that_was_asked_for(lines: type[Lines] | type[JsonLines]) -> None:
    assert "192.0.2.7" not in lines(addresses=False).format(record(address="192.0.2.7"))
    assert "192.0.2.7" in lines(addresses=True).format(record(address="192.0.2.7"))


@contextmanager
def serving(folder: Path, *, log_format: str, addresses: bool = False) -> Iterator[str]:
    """A real server in a process of its own, whose log goes to a file; its address."""
    given = {"LOG_FORMAT": log_format, "LOG_ADDRESSES": str(addresses), "DATABASE": f"sqlite:///{folder / 'x.db'}"}
    settings = {f"WHITECHAPEL_SERVER_{name}": value for name, value in given.items()}
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(
            [sys.executable, "-m", "whitechapel.cli", "serve", "--port", "0"],
            cwd=ROOT,
            env=environment() | settings,
            stdout=subprocess.PIPE,
            stderr=log,
        ) as process,
    ):
        assert process.stdout is not None
        found = re.search(r"http://(\S+)/", process.stdout.readline().decode())
        assert found is not None
        try:
            yield found[1]
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(timeout=30)


def test_what_an_ai_worker_fails_with_is_logged_as_everything_is() -> None:
    question = b"cwhitechapel\nthe_secret\n."  # names something that is not there, as one of another version may
    done = subprocess.run(
        [sys.executable, "-m", "whitechapel.server.opponents.worker"],
        input=question,
        cwd=ROOT,
        env=environment() | {"WHITECHAPEL_SERVER_LOG_FORMAT": "json"},
        capture_output=True,
        check=False,
    )
    (line,) = done.stderr.decode().splitlines()
    assert json.loads(line)["exception"][0][0] == "builtins.AttributeError"
    assert "the_secret" not in line


@pytest.mark.parametrize("log_format", FORMATS)
def test_a_statement_that_fails_leaves_no_value_in_the_log(tmp_path: Path, log_format: str) -> None:
    with serving(tmp_path, log_format=log_format) as address, Script(address) as script:
        created = script.create("pocket", ME, OPEN)
        with Chair(address, created.match, created.tokens.jack):
            pass
        with sqlite3.connect(tmp_path / "x.db") as database:
            refuse = "CREATE TRIGGER refuse BEFORE INSERT ON {} BEGIN SELECT RAISE(ABORT, 'quotes the-row'); END"
            database.execute(refuse.format("seats"))
            database.execute(
                "CREATE TRIGGER refuse_words BEFORE UPDATE ON seats BEGIN SELECT RAISE(ABORT, 'the-row'); END"
            )
        database.close()
        join = {"invitation": created.invitations.detective, "words": "words of my own"}
        assert script.post(f"/api/v1/matches/{created.match}/join", join).status_code >= 500
        wanted = {"game": "pocket", "seats": {"jack": ME, "detective": ME}, "words": "words of my own"}
        assert problem(script.post("/api/v1/matches", wanted)).code != "too-many"
    said = (tmp_path / "log").read_text()
    assert "IntegrityError" in said
    for secret in ("words of my own", "the-row", created.tokens.jack, created.invitations.detective, created.match):
        assert secret is not None
        assert secret not in said
    assert "INSERT" not in said
    assert not ADDRESS.search(said)
    if log_format == "json":
        assert all(json.loads(line)["time"] for line in said.splitlines())


def test_a_server_logs_addresses_where_that_was_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path, log_format="text", addresses=True) as address, Script(address) as script:
        created = script.create("pocket", ME, OPEN)
        with Chair(address, created.match, created.tokens.jack):
            pass
    assert ADDRESS.search((tmp_path / "log").read_text())
