"""The program in a terminal, as a person starts it: what comes up, and what is said when it is left."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

RECORD = Path(__file__).parent.parent / "data" / "playthroughs" / "pocket-chase.record"
QUIT = b"\x11"
_STYLES = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|\][^\x07]*\x07|[PX^_].*?\x1b\\|.)")


class Terminal:
    """A program in a pseudo-terminal of 120 by 45."""

    def __init__(self, *argv: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 45, 120, 0, 0))
        command = [sys.executable, "-m", "whitechapel.cli", *argv]
        self._program = subprocess.Popen(  # noqa: S603 - our own command line
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=os.environ | {"TERM": "xterm-256color"}
        )
        os.close(theirs)
        self._written = b""

    @property
    def shown(self) -> str:
        """All it has written so far, without what moves and colours it."""
        return _STYLES.sub("", self._written.decode(errors="replace"))

    def until(self, wanted: str) -> None:
        """Wait until something is shown."""
        deadline = time.monotonic() + 100
        while wanted not in self.shown and self._read(deadline):
            pass
        assert wanted in self.shown, self.shown[-4000:]

    def left(self) -> str:
        """Quit, and return what is shown from then on."""
        before = len(self.shown)
        os.write(self._ours, QUIT)
        deadline = time.monotonic() + 100
        while self._read(deadline):
            pass
        os.close(self._ours)
        assert self._program.wait(timeout=60) == 0, self.shown[-4000:]
        return self.shown[before:]

    def _read(self, deadline: float) -> bool:
        """Take what is written next; False at the end."""
        ready, _, _ = select.select([self._ours], [], [], max(0.0, deadline - time.monotonic()))
        try:
            data = os.read(self._ours, 65536) if ready else b""
        except OSError:  # what Linux says when the other end is closed
            data = b""
        self._written += data
        return bool(data)


def test_without_a_game_one_is_chosen_on_the_home_screen() -> None:
    terminal = Terminal("play", "--lang", "en")
    terminal.until("Mr. Jack Pocket")
    assert "whitechapel play --continue" not in terminal.left()


@pytest.mark.parametrize("signs", [[], ["--ascii"]])
def test_a_game_that_is_left_says_where_it_is_kept(signs: list[str], home: Path) -> None:
    terminal = Terminal("play", "pocket", "--as", "detective", "--seed", "5", "--fast", "--lang", "en", *signs)
    terminal.until("Watson")
    said = terminal.left()
    (kept,) = (home / "whitechapel").iterdir()
    assert f"whitechapel play --continue {kept}" in said


def test_a_record_is_replayed_on_a_table() -> None:
    terminal = Terminal("replay", str(RECORD), "--lang", "en")
    terminal.until("Watson")
    terminal.left()


def test_a_match_at_a_server_says_the_link_that_leads_back(server: str) -> None:
    terminal = Terminal("play", "pocket", "--server", server, "--as", "jack", "--fast", "--lang", "en")
    terminal.until("Watson")
    said = terminal.left()
    found = re.search(rf"{re.escape(server)}/\S+", said)
    assert found is not None, said
    again = Terminal("play", "--link", found[0].rstrip("."), "--fast", "--lang", "en")
    again.until("Watson")
    assert found[0] in again.left()
