"""Runs a bot and sees that nothing of it is left: a tiny program of its own, started once for every bot.

    python supervisor.py LIFELINE MEMORY COMMAND...

It runs the command in a session of its own, with at most so many bytes of data. When the command ends, it ends whatever
that left behind and then ends the same way. When nobody holds the other end of the lifeline (a socket) any more,
because the bot is to go or because whoever started it is gone, however that happened, it ends everything at once. On
Linux that finds children in sessions of their own, too; elsewhere it finds those of the command's process group.

It imports nothing of ours, so that it starts quickly and runs without a path to anything.
"""

import os
import select
import signal
import sys
from contextlib import suppress

_PARENT_DEATH_SIGNAL = 1
_CHILD_SUBREAPER = 36
_ENOUGH = 1000
"""How often children are looked for that the system does not show."""


def set_process(option: int, value: int) -> None:
    """Set an option of this process, where the system has such options: Linux."""
    if sys.platform != "linux":
        return
    import ctypes  # noqa: PLC0415 - not needed elsewhere

    ctypes.CDLL(None, use_errno=True).prctl(option, value, 0, 0, 0)


def end_with_parent() -> None:
    """Let the system end this process when the one that started it is gone, however that happened."""
    set_process(_PARENT_DEATH_SIGNAL, signal.SIGKILL)


def set_limit(name: str, value: int) -> None:
    """Limit this process and those it starts, as far as the system allows."""
    import resource  # noqa: PLC0415 - not there on every system that only imports this module

    with suppress(ValueError, OSError):
        resource.setrlimit(getattr(resource, name), (value, value))


def become(command: list[str], memory: int) -> None:
    """Turn this new process into the command."""
    os.setsid()
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    set_limit("RLIMIT_DATA", memory)
    try:
        os.execv(command[0], command)  # noqa: S606 - the command of whoever runs the arena or the server
    except OSError as error:
        reason = "not found" if isinstance(error, FileNotFoundError) else error.strerror
        os.write(2, f"{command[0]}: {reason}\n".encode())
    os._exit(127)


def children() -> list[int]:
    """The children of this process, adopted ones included; none where the system does not tell."""
    own = os.getpid()
    try:
        with open(f"/proc/{own}/task/{own}/children", encoding="ascii") as listed:
            return [int(child) for child in listed.read().split()]
    except OSError:
        return []


def end_all(bot: int) -> None:
    """End every process that is left, until there is none; whose parent ends becomes a child of this process."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(bot, signal.SIGKILL)
    unseen = 0
    while unseen < _ENOUGH:
        found = children()
        for child in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(child, signal.SIGKILL)
        try:
            buried, _ = os.waitpid(-1, 0 if found else os.WNOHANG)
        except ChildProcessError:
            return
        unseen += not buried


def status_of(bot: int) -> int | None:
    """How the bot ended, or None while it runs; whatever else has ended is buried."""
    while True:
        try:
            ended, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return 0
        if ended in (0, bot):
            return status if ended else None


def started(command: list[str], memory: int) -> int:
    """The process of the command; it ends with this one."""
    own = os.getpid()
    bot = os.fork()
    if not bot:
        end_with_parent()
        if os.getppid() != own:
            os._exit(127)
        become(command, memory)
    for pipe in range(3):
        os.close(pipe)
    return bot


def watched(bot: int, lifeline: int, woken: int) -> int:
    """Wait until the bot has ended, or until it has to; returns how it ended."""
    while True:
        ready = select.select([lifeline, woken], [], [])[0]
        if woken in ready:
            os.read(woken, 4096)
            status = status_of(bot)
            if status is not None:
                return status
        if lifeline in ready:
            return signal.SIGKILL


def main(lifeline: int, memory: int, command: list[str]) -> None:
    """Run the command to its end, or to the end of the lifeline, and end the same way."""
    set_process(_CHILD_SUBREAPER, 1)
    set_limit("RLIMIT_CORE", 0)
    os.set_inheritable(lifeline, False)
    woken, wakes = os.pipe()
    os.set_blocking(wakes, False)
    signal.set_wakeup_fd(wakes)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    bot = started(command, memory)
    with suppress(OSError):
        os.write(lifeline, b"%d\n" % bot)
    status = watched(bot, lifeline, woken)
    end_all(bot)
    if os.WIFSIGNALED(status):
        with suppress(OSError):
            signal.signal(os.WTERMSIG(status), signal.SIG_DFL)
        os.kill(os.getpid(), os.WTERMSIG(status))
    os._exit(os.WEXITSTATUS(status))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
