"""`whitechapel serve`: it opens the page where it is asked to, and says in one line what can't be; and `play` there."""

import os
import select
import signal
from pathlib import Path

import pytest

from tests.cli.running import process, refused


def test_it_opens_the_page_in_the_users_browser_once_it_answers(tmp_path: Path) -> None:
    told = tmp_path / "told"
    os.mkfifo(told)
    listening = os.open(told, os.O_RDONLY | os.O_NONBLOCK)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {told}\n', encoding="utf-8")
    browser.chmod(0o700)
    given = {"BROWSER": str(browser), "DISPLAY": ":0", "XDG_DATA_HOME": str(tmp_path)}
    with process("serve", "--open", "--port", "0", **given) as server:
        assert server.stdout is not None
        said = server.stdout.readline().decode()
        assert select.select([listening], [], [], 60)[0] == [listening]
        opened = os.read(listening, 1000).decode()
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=60) in (0, 130)
    os.close(listening)
    assert said == f"Whitechapel is at {opened}"


def test_a_setting_that_cant_be_read_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHITECHAPEL_SERVER_PORT", "eighty")
    assert "eighty" in refused("serve")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--server", "http://127.0.0.1:1"], "can't be reached"),
        (["--link", "http://127.0.0.1:1/match/abc"], "can't be reached"),
    ],
)
def test_a_server_that_can_not_be_reached_is_named_to_a_pipe_too(asked: list[str], said: str) -> None:
    assert said in refused("play", *asked)
