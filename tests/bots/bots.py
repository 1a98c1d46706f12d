"""Programs somebody might bring along, most of them bad in one way: ``python tests/bots/bots.py NAME [ARGUMENT...]``.

A program is a function of the question; what it returns is written as its answer.
"""

import json
import os
import signal
import subprocess
import sys
from typing import Any

HELLO: Any = {"type": "hello", "protocol": 1}
ARGUMENTS = sys.argv[2:]


def action(number: Any) -> dict[str, Any]:
    return {"type": "action", "action": number}


def hang() -> None:
    """Wait for ever, and let nobody ask politely."""
    for polite in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(polite, signal.SIG_IGN)
    while True:
        signal.pause()


def first(question: dict[str, Any]) -> Any:
    return action(question["legal"][0])


def crashing(_question: dict[str, Any]) -> Any:
    raise ValueError("no idea")


def leaving(_question: dict[str, Any]) -> Any:
    sys.exit(0)


def dying(_question: dict[str, Any]) -> Any:
    os.kill(os.getpid(), signal.SIGSEGV)


def greedy_for_memory(_question: dict[str, Any]) -> Any:
    return action(len(bytearray(1 << 40)))


def hanging(_question: dict[str, Any]) -> Any:
    hang()


def closing(_question: dict[str, Any]) -> Any:
    os.close(1)
    hang()


def muttering(_question: dict[str, Any]) -> Any:
    return b"e4\n"


def listing(question: dict[str, Any]) -> Any:
    return question["legal"]


def nesting(_question: dict[str, Any]) -> Any:
    return b"[" * 4000 + b"\n"


def painting(_question: dict[str, Any]) -> Any:
    """Tries to paint on the terminal of whoever reads the report."""
    return b"\x1b[31mred\x1b[0m\xff\n"


def endless(_question: dict[str, Any]) -> Any:
    while True:
        os.write(1, b"a" * 65536)


def illegal(question: dict[str, Any]) -> Any:
    return action(next(number for number in range(200) if number not in question["legal"]))


def wordy(question: dict[str, Any]) -> Any:
    """Answers with the action's text, where its number is due."""
    return action(question["actions"][0])


def truthful(_question: dict[str, Any]) -> Any:
    return action(True)


def fishing(_question: dict[str, Any]) -> Any:
    """Asks for what is not its business, and keeps all it ever finds out in a file."""
    wanted = ARGUMENTS[1] if len(ARGUMENTS) > 1 else "state"
    return {"type": wanted, "seat": "jack", "action": 0}


def noisy(question: dict[str, Any]) -> Any:
    """Complains without end, but plays."""
    os.write(2, b"complaint\n" * 20_000)
    return first(question)


def parental(_question: dict[str, Any]) -> Any:
    """Leaves a child behind that holds a pipe (its argument) open."""
    child = "import os, signal, sys; os.open(sys.argv[1], os.O_WRONLY); print(flush=True); signal.pause()"
    started = subprocess.Popen([sys.executable, "-c", child, ARGUMENTS[0]], stdout=subprocess.PIPE)  # noqa: S603
    assert started.stdout is not None
    started.stdout.readline()
    os._exit(1)


def say(answer: Any) -> None:
    os.write(1, answer if isinstance(answer, bytes) else json.dumps(answer).encode() + b"\n")


def keep(found: bytes) -> None:
    """Write something down, if there is a file for it."""
    if ARGUMENTS and ARGUMENTS[0].startswith("/"):
        with open(ARGUMENTS[0], "ab") as file:
            file.write(found)


def main(name: str) -> None:
    if name == "fishing":
        files = {file: os.readlink(f"/proc/self/fd/{file}") for file in os.listdir("/proc/self/fd")[:-1]}
        found = {"environment": dict(os.environ), "arguments": sys.argv, "files": files, "id": os.getpid()}
        keep(json.dumps(found).encode() + b"\n")
    while line := sys.stdin.buffer.readline():
        message = json.loads(line)
        if name in ("fishing", "obedient"):
            keep(line)
        if message["type"] == "hello":
            if name == "asleep":
                keep(b"here\n")
                hang()
            say(HELLO | {"protocol": 2} if name == "modern" else "hello" if name == "rude" else HELLO)
        elif message["type"] == "act":
            say(action(int(ARGUMENTS.pop(1))) if name == "obedient" else globals()[name](message))


if __name__ == "__main__":
    main(sys.argv[1])
