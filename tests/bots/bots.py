"""Bots somebody might bring along, most of them bad in one way: ``python tests/bots/bots.py NAME [ARGUMENT...]``.

A bot is a function of the question; what it returns is written as its answer.
"""

import json
import os
import signal
import subprocess
import sys
from typing import Any

PROTOCOLS = {"modern": 3, "attentive": 2, "mindful": 2, "mixed_up": 2, "without_id": 2, "repeating": 2}
"""Who speaks another protocol than the first."""
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


def doubled(question: dict[str, Any]) -> Any:
    """Answers twice."""
    answer = json.dumps(first(question)).encode() + b"\n"
    return answer + answer


def mindful(question: dict[str, Any]) -> Any:
    """Knows which question it answers, and keeps all it is asked in a file."""
    return first(question) | {"id": question["id"]}


def repeating(question: dict[str, Any]) -> Any:
    answer = json.dumps(mindful(question)).encode() + b"\n"
    return answer + answer


def mixed_up(question: dict[str, Any]) -> Any:
    """Answers the question before."""
    return first(question) | {"id": question["id"] - 1}


def without_id(question: dict[str, Any]) -> Any:
    return first(question)


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


def regretting(question: dict[str, Any]) -> Any:
    """Knows better, and says so."""
    print("I knew it", file=sys.stderr, flush=True)
    return illegal(question)


def regretting_nonsense(_question: dict[str, Any]) -> Any:
    print("I knew it", file=sys.stderr, flush=True)
    return b"e4\n"


def wordy(question: dict[str, Any]) -> Any:
    """Answers with the action's text, where its number is due."""
    return action(question["actions"][0])


def truthful(_question: dict[str, Any]) -> Any:
    return action(True)


def obedient(_question: dict[str, Any]) -> Any:
    """Answers what its arguments say."""
    return action(int(ARGUMENTS.pop(1)))


def attentive(question: dict[str, Any]) -> Any:
    """The same by protocol 2."""
    return obedient(question) | {"id": question["id"]}


def fishing(_question: dict[str, Any]) -> Any:
    """Asks for what is not its business, and keeps all it ever finds out in a file."""
    wanted = ARGUMENTS[1] if len(ARGUMENTS) > 1 else "state"
    return {"type": wanted, "seat": "jack", "action": 0}


def noisy(question: dict[str, Any]) -> Any:
    """Complains without end, but plays."""
    os.write(2, b"complaint\n" * 20_000)
    return first(question)


def leave_child(*, own_session: bool) -> None:
    """Start a child that holds a pipe (our argument) open, and forget it."""
    child = "import os, signal, sys; os.open(sys.argv[1], os.O_WRONLY); print(flush=True); signal.pause()"
    started = subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", child, ARGUMENTS[0]], stdout=subprocess.PIPE, start_new_session=own_session
    )
    assert started.stdout is not None
    started.stdout.readline()


def parental(_question: dict[str, Any]) -> Any:
    leave_child(own_session=False)
    os._exit(1)


def estranged(_question: dict[str, Any]) -> Any:
    """Like parental, but its child has a session of its own."""
    leave_child(own_session=True)
    os._exit(1)


def ancestral(question: dict[str, Any]) -> Any:
    """Goes on playing, while its grandchild has a session and no living parent."""
    if os.fork() == 0:
        leave_child(own_session=True)
        os._exit(0)
    os.wait()
    return first(question)


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
        if name in ("fishing", "obedient", "attentive", "mindful"):
            keep(line)
        if message["type"] == "hello":
            if name == "asleep":
                keep(b"here\n")
                hang()
            say("hello" if name == "rude" else {"type": "hello", "protocol": PROTOCOLS.get(name, 1)})
        elif message["type"] == "act":
            say(globals()[name](message))


if __name__ == "__main__":
    main(sys.argv[1])
