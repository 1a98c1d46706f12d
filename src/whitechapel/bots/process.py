"""A program as a process: every wait has an end, every line a longest length, and nothing is left behind.

The process gets an environment of its own with nothing of ours in it, and no file but its three pipes. It leads a
session of its own, so that ending it ends whatever it started.
"""

import os
import selectors
import signal
import subprocess
import time
from contextlib import suppress

from whitechapel.bots.command import Command
from whitechapel.bots.failures import CRASHED, NONSENSE, ProgramError

LONGEST_LINE = 4096
"""How many bytes an answer may have."""
_FAREWELL = 1.0
"""How many seconds a program has to leave by itself."""
_PASSED_ON = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "LD_LIBRARY_PATH", "PYTHONPATH", "VIRTUAL_ENV")
_LIMITED = 'ulimit -c 0; ulimit -d "$1" 2>/dev/null; shift; exec "$@"'
_CHUNK = 65536
_COMPLAINT = 200


class Process:
    """A running program. One thread at a time may use it; `kill` may come from any."""

    def __init__(self, command: Command) -> None:
        self._running = subprocess.Popen(  # noqa: S603 - the command of whoever runs the arena or the server
            ["/bin/sh", "-c", _LIMITED, "sh", str(command.memory // 1024), *command.argv],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env={name: os.environ[name] for name in _PASSED_ON if name in os.environ},
            start_new_session=True,
        )
        pipes = (self._running.stdin, self._running.stdout, self._running.stderr)
        self._input, self._output, self._errors = (pipe.fileno() for pipe in pipes if pipe is not None)
        self._pipes = [pipe for pipe in pipes if pipe is not None]
        os.set_blocking(self._input, False)
        self._unsent = b""
        self._unread = b""
        self._complaint = b""
        self._ended = False

    def tell(self, line: bytes) -> None:
        """Say something that needs no answer; it goes out with the next question."""
        self._unsent += line

    def ask(self, line: bytes, *, seconds: float, too_late: str) -> bytes:
        """Say something and wait for a line.

        Raises:
            ProgramError: for the reason `too_late` when no line came within so many seconds, and when the program
                ended or wrote a line that is too long.
        """
        if self._ended:
            raise ProgramError(CRASHED, "it has ended")
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
                    raise ProgramError(too_late, f"no answer in {seconds:g} s{self._last_words()}")
                for key, _ in selector.select(left):
                    self._move(key.fd, selector)
        answer, _, rest = self._unread.partition(b"\n")
        if len(answer) > LONGEST_LINE:
            raise ProgramError(NONSENSE, f"its line is longer than {LONGEST_LINE} bytes")
        self._unread = rest
        return answer

    @property
    def cpu_seconds(self) -> float:
        """The CPU time the program's own process has used; 0 where the system doesn't tell."""
        with suppress(OSError):
            return time.clock_gettime((~self._running.pid << 3) | 2)  # Linux: the clock of another process
        return 0.0

    def kill(self) -> None:
        """End the program and whatever it started, at once."""
        with suppress(ProcessLookupError):
            os.killpg(self._running.pid, signal.SIGKILL)

    def end(self, last_line: bytes = b"") -> None:
        """Say a last line if there is one, give the program a moment to leave, and see that it is gone; once."""
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
            for pipe in self._pipes:
                pipe.close()

    def _move(self, file: int, selector: selectors.BaseSelector) -> None:
        """Pass on what one pipe is ready for."""
        if file == self._input:
            try:
                self._unsent = self._unsent[os.write(file, self._unsent) :]
            except BrokenPipeError:  # it reads no more; its output tells what became of it
                self._unsent = b""
            if not self._unsent:
                selector.unregister(file)
            return
        data = os.read(file, _CHUNK)
        if file == self._errors:
            self._complaint = (self._complaint + data)[-_CHUNK:]
            if not data:
                selector.unregister(file)
        elif data:
            self._unread += data
        else:
            raise ProgramError(CRASHED, self._cause_of_death())

    def _cause_of_death(self) -> str:
        """How the program ended, once it has closed its output, and the last thing it complained about."""
        try:
            status = self._running.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            return f"it closed its output{self._last_words()}"
        self.kill()  # what it started may still hold the pipe
        how = f"exit status {status}" if status >= 0 else signal.Signals(-status).name
        return f"it ended with {how}{self._last_words()}"

    def _last_words(self) -> str:
        """The last line of the standard error output, shortened and without anything a terminal would obey."""
        os.set_blocking(self._errors, False)
        with suppress(BlockingIOError):
            self._complaint += os.read(self._errors, _CHUNK)
        lines = self._complaint.decode(errors="replace").strip().splitlines()
        words = "".join(letter for letter in lines[-1] if letter.isprintable()) if lines else ""
        return f": {words[:_COMPLAINT]}" if words else ""
