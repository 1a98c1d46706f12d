"""Starting: the address is said; what can't work is explained in one line, with exit code 2."""

import logging
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from tests.server.clients import AI, ME, OPEN, Chair, Script
from tests.server.forking import ROOT, environment
from whitechapel.server.limits import Limits
from whitechapel.server.processes.start import OTHER_VERSION
from whitechapel.server.serve import configured, serve
from whitechapel.server.settings import Settings, SettingsError


def test_serve_says_its_address_and_answers_there(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "whitechapel.cli", "serve", "--port", "0"]
    with subprocess.Popen(  # noqa: S603 - our own program
        command,
        cwd=ROOT,
        env=environment() | {"XDG_DATA_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        found = re.search(r"(http://127\.0\.0\.1:\d+)/", process.stdout.readline().decode())
        assert found is not None
        assert httpx.get(f"{found[1]}/health", trust_env=False, timeout=30).json()["status"] == "ok"
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=30) in (0, 130)
        assert b"Traceback" not in process.stderr.read()
    assert (tmp_path / "whitechapel" / "matches.db").is_file()


def test_a_server_whose_application_can_not_be_built_ends_instead_of_answering() -> None:
    async def broken(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise RuntimeError("can't be built")

    settings = Settings()
    with socket.create_server(("127.0.0.1", 0)) as listening, pytest.raises(SystemExit) as ended:
        uvicorn.Server(configured(broken, settings, Limits(settings))).run(sockets=[listening])
    assert ended.value.code not in (0, OTHER_VERSION)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (Settings(database="nonsense"), "can't be read"),
        (Settings(pace=-1), "pace -1 can't be waited for; expected 0 seconds or more"),
        (Settings(gather=float("nan")), "gather nan"),
        (Settings(host=" "), "the host is empty; expected an address to listen on, 0.0.0.0 for everybody"),
        (Settings(thinking=0), "thinking 0 can't be kept; expected a number above 0"),
        (Settings(messages_per_second=float("inf")), "messages_per_second inf"),
        (Settings(database="mysql://x/y"), "mysql databases are not supported"),
        (Settings(database="postgresql://u:hidden@127.0.0.1:1/x"), "can't open"),
        (Settings(database="sqlite:////nowhere/at/all.db"), "can't open"),
        (Settings(database="sqlite://"), "needs a file"),
        (Settings(port=99999), "port 99999"),
        (Settings(workers=2), "several workers"),
        (Settings(redis="http://x"), "Redis URL"),
        (Settings(redis="redis://127.0.0.1:1"), "can't reach Redis"),
        (Settings(ai_workers=-1), "at least one"),
        (Settings(takebacks=-1), "takebacks -1 can't be kept; expected 0 or more"),
        (Settings(supervised=True, deal_seed="1"), "a seed for deals is for tests"),
    ],
)
def test_settings_that_cant_work_are_explained_in_one_line(
    settings: Settings,
    said: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert serve(settings) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert "hidden" not in error


def test_a_taken_port_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert serve(Settings(database=f"sqlite:///{tmp_path / 'x.db'}", port=taken.getsockname()[1])) == 2
    assert "can't listen on 127.0.0.1" in capsys.readouterr().err


def test_settings_travel_through_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    given = Settings(database="sqlite:///x.db", port=1234, pace=0.25, workers=3)
    for name, value in given.to_environment().items():
        monkeypatch.setenv(name, value)
    assert Settings.from_environment() == given
    monkeypatch.setenv("WHITECHAPEL_SERVER_PORT", "many")
    with pytest.raises(SettingsError, match="WHITECHAPEL_SERVER_PORT=many"):
        Settings.from_environment()


def test_logs_hold_no_secrets(script: Script, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        created = script.create("pocket", ME, OPEN)
        joined = script.join(created.match, created.invitations.detective, "my own words")
        script.get(f"/api/v1/matches/{created.match}", "a-wrong-token")
        script.post(f"/api/v1/matches/{created.match}/join", {"invitation": created.invitations.detective})
        with Chair(script.address, created.match, joined.token) as chair:
            chair.act(chair.turn.legal[0])
        script.create("pocket", AI, AI)
    for secret in (created.tokens.jack, created.invitations.detective, joined.token, "a-wrong-token", "my own words"):
        assert secret is not None
        assert secret not in caplog.text
