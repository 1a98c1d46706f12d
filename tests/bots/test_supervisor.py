"""The program that runs a bot ends as the bot does, and whatever the bot started ends with it."""

import os
import select
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from whitechapel.bots import supervisor

ROOM = 1 << 30
WAITING = "import time; time.sleep(1000)"
"""A program that does not end by itself."""


class Supervised:
    """A command under the supervisor; this is the end of the lifeline that keeps it alive."""

    def __init__(self, *command: str, memory: int = ROOM) -> None:
        self.lifeline, theirs = socket.socketpair()
        with theirs:
            self.program = subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, "-m", supervisor.__name__, str(theirs.fileno()), str(memory), *command],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                pass_fds=[theirs.fileno()],
            )

    def ended(self) -> tuple[int, bytes, bytes]:
        """How it ended and what it said, once it has ended."""
        with self.lifeline:
            said, complained = self.program.communicate(timeout=100)
            return self.program.returncode, said, complained


def python(code: str, memory: int = ROOM) -> Supervised:
    """A small Python program under the supervisor."""
    return Supervised(sys.executable, "-c", code, memory=memory)


def test_it_ends_with_the_status_of_the_bot() -> None:
    assert python("print('hello'); raise SystemExit(7)").ended() == (7, b"hello\n", b"")


def test_it_ends_by_the_signal_that_ended_the_bot() -> None:
    status, _, _ = python("import os, signal; os.kill(os.getpid(), signal.SIGTERM)").ended()
    assert status == -signal.SIGTERM


def test_a_command_that_is_not_there_is_said_to_be_missing() -> None:
    assert Supervised("/nowhere/bot").ended() == (127, b"", b"/nowhere/bot: not found\n")


def test_a_command_that_may_not_be_run_is_said_why(tmp_path: Path) -> None:
    status, _, complained = Supervised(str(tmp_path)).ended()
    assert (status, complained) == (127, f"{tmp_path}: Permission denied\n".encode())


def test_a_bot_gets_no_more_memory_than_it_may_have() -> None:
    status, _, complained = python("bytearray(1 << 29)", memory=1 << 28).ended()
    assert (status, complained.strip().endswith(b"MemoryError")) == (1, True)


@pytest.mark.parametrize("own_session", [False, True])
def test_whatever_a_bot_leaves_behind_is_ended(own_session: bool) -> None:
    left = f"subprocess.Popen([sys.executable, '-c', {WAITING!r}], stdout=2, start_new_session={own_session})"
    status, said, _ = python(f"import subprocess, sys; print({left}.pid)").ended()
    assert status == 0
    with pytest.raises(ProcessLookupError):
        os.kill(int(said), 0)


ORPHANED = """
import os
kept, let_go = os.pipe()
told, tells = os.pipe()
if not os.fork():
    orphan = os.fork()
    os.close(let_go)
    os.write(tells, b"%d" % orphan) if orphan else os.read(kept, 1)
    os._exit(0)
os.wait()
orphan = int(os.read(told, 32))
os.close(let_go)
try:
    while True:
        os.kill(orphan, 0)
except ProcessLookupError:
    print("buried")
"""
"""Leaves a grandchild without a parent, lets it end, and waits until it is no more to be found."""


def test_whatever_else_ends_is_buried_while_the_bot_goes_on() -> None:
    assert python(ORPHANED).ended() == (0, b"buried\n", b"")


def test_it_tells_the_bots_process_and_ends_it_when_nobody_holds_the_lifeline() -> None:
    running = python(WAITING)
    bot = int(running.lifeline.recv(32))
    os.kill(bot, 0)
    running.lifeline.shutdown(socket.SHUT_RDWR)
    assert running.ended()[0] == -signal.SIGKILL
    with pytest.raises(ProcessLookupError):
        os.kill(bot, 0)


def test_a_lifeline_that_nobody_holds_asks_for_an_end_at_once() -> None:
    ours, theirs = socket.socketpair()
    woken, wakes = os.pipe()
    ours.close()
    assert supervisor.watched(os.getpid(), theirs.fileno(), woken) == signal.SIGKILL
    assert select.select([woken], [], [], 0)[0] == []
    theirs.close()
    os.close(woken)
    os.close(wakes)


def test_children_are_those_the_system_shows() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        assert child.pid in supervisor.children()
        child.communicate(b"\n")
    assert child.pid not in supervisor.children()
