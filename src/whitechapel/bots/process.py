"""A bot as a process: every wait has an end, every line a longest length, and nothing is left behind.

The process gets an environment of its own with nothing of ours in it, and no file but its three pipes. It runs under a
supervisor that ends it, and whatever it started, as soon as we ask for it or are gone ourselves.
"""

import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from whitechapel.bots.command import Command
from whitechapel.bots.failures import CRASHED, NONSENSE, BotError

LONGEST_LINE = 4096
"""How many bytes an answer may have."""
_FAREWELL = 1.0
"""How many seconds a bot has to leave by itself."""
_PASSED_ON = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "LD_LIBRARY_PATH", "PYTHONPATH", "VIRTUAL_ENV")
_SUPERVISOR = str(Path(__file__).with_name("supervisor.py"))
_CHUNK = 65536
_COMPLAINT = 200
_QUOTED = 80


class Process:
    """A running bot. One thread at a time may use it; `kill` may come from any."""

    def __init__(self, command: Command) -> None:
        self._lifeline, theirs = socket.socketpair()
        with theirs:
            supervised = [str(theirs.fileno()), str(command.memory), *command.argv]
            self._running = subprocess.Popen(  # noqa: S603 - the command of whoever runs the arena or the server
                [sys.executable, "-I", "-S", _SUPERVISOR, *supervised],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env={name: os.environ[name] for name in _PASSED_ON if name in os.environ},
                start_new_session=True,
                pass_fds=[theirs.fileno()],
            )
        pipes = (self._running.stdin, self._running.stdout, self._running.stderr)
        self._input, self._output, self._errors = (pipe.fileno() for pipe in pipes if pipe is not None)
        self._pipes = [pipe for pipe in pipes if pipe is not None]
        for file in (self._input, self._output, self._errors):
            os.set_blocking(file, False)
        self._log = Path(command.log) if command.log else None
        self._unsent = b""
        self._unread = b""
        self._complaint = b""
        self._id = 0
        self._ended = False

    def tell(self, line: bytes) -> None:
        """Say something that needs no answer; it goes out with the next question."""
        self._unsent += line

    def ask(self, line: bytes, *, seconds: float, too_late: str) -> bytes:
        """Say something and wait for a line.

        Raises:
            BotError: for the reason `too_late` when no line came within so many seconds; and when the bot ended, wrote
                a line that is too long, or had said something before it was asked.
        """
        if self._ended:
            raise BotError(CRASHED, "it has ended")
        self._check_silence()
        self.tell(line)
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(self._input, selectors.EVENT_WRITE)
            selector.register(self._output, selectors.EVENT_READ)
            selector.register(self._errors, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                if len(self._unread) > LONGEST_LINE:
                    break
                left = deadline - time.monotonic()
                if left <= 0:
                    raise BotError(too_late, f"no answer in {seconds:g} s")
                for key, _ in selector.select(left):
                    self._move(key.fd, selector)
        answer, _, self._unread = self._unread.partition(b"\n")
        if len(answer) > LONGEST_LINE:
            raise BotError(NONSENSE, f"its line is longer than {LONGEST_LINE} bytes")
        return answer

    @property
    def cpu_seconds(self) -> float:
        """The CPU time the bot's own process has used; 0 where the system doesn't tell."""
        with suppress(OSError, ValueError):
            self._id = self._id or int(self._lifeline.recv(32, socket.MSG_DONTWAIT))
            return time.clock_gettime((~self._id << 3) | 2)  # Linux: the clock of another process
        return 0.0

    def kill(self) -> None:
        """End the bot and whatever it started, at once."""
        with suppress(OSError):
            self._lifeline.shutdown(socket.SHUT_RDWR)

    def end(self, last_line: bytes = b"") -> None:
        """Say a last line if there is one, give the bot a moment to leave, and see that it is gone; once."""
        if self._ended:
            return
        self._ended = True
        try:
            if last_line:
                with suppress(OSError):
                    os.write(self._input, self._unsent + last_line)
                self._pipes[0].close()
                with suppress(subprocess.TimeoutExpired):
                    self._running.wait(_FAREWELL)
        finally:
            self.kill()
            self._running.wait()
            self._read_errors()
            self._lifeline.close()
            for pipe in self._pipes:
                pipe.close()

    def last_words(self) -> str:
        """The last line of the standard error output, shortened and without anything a terminal would obey."""
        if not self._ended:
            self._read_errors()
        lines = self._complaint.decode(errors="replace").strip().splitlines()
        words = "".join(letter for letter in lines[-1] if letter.isprintable()) if lines else ""
        return f": {words[:_COMPLAINT]}" if words else ""

    def _check_silence(self) -> None:
        """Raise `BotError` where the bot has said something that nobody asked for."""
        with suppress(BlockingIOError):
            self._unread += os.read(self._output, _CHUNK)
        if self._unread:
            said = ascii(self._unread.partition(b"\n")[0][:_QUOTED])
            raise BotError(NONSENSE, f"it said {said} before it was asked: one answer to each question")

    def _move(self, file: int, selector: selectors.BaseSelector) -> None:
        """Pass on what one pipe is ready for."""
        if file == self._input:
            try:
                self._unsent = self._unsent[os.write(file, self._unsent) :]
            except BrokenPipeError:  # it reads no more; its output tells what became of it
                self._unsent = b""
            if not self._unsent:
                selector.unregister(file)
        elif file == self._errors:
            if not self._read_errors():
                selector.unregister(file)
        elif data := os.read(file, _CHUNK):
            self._unread += data
        else:
            raise BotError(CRASHED, self._cause_of_death())

    def _read_errors(self) -> bool:
        """Take what has been written to the standard error output; whether there may be more."""
        with suppress(BlockingIOError):
            data = os.read(self._errors, _CHUNK)
            if self._log is not None:
                with self._log.open("ab") as file:
                    file.write(data)
            self._complaint = (self._complaint + data)[-_CHUNK:]
            return bool(data)
        return True

    def _cause_of_death(self) -> str:
        """How the bot ended, once it has closed its output."""
        try:
            status = self._running.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"it ended with exit status {status}" if status >= 0 else f"it ended with {signal.Signals(-status).name}"
