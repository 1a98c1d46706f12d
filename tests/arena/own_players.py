"""Players somebody might bring along, most of them bad in one way; the arena loads them from this file."""
# ruff: noqa: ARG002 - a player is given more than it may need

import os
import signal
from collections.abc import Sequence
from typing import Any

from whitechapel.players import Limit


class First:
    """Always takes the first action; is made without a seed."""

    def choose(self, observation: Any, legal_actions: Sequence[int], limit: Limit) -> int:
        return legal_actions[0]


class Crashing(First):
    def choose(self, observation: Any, legal_actions: Sequence[int], limit: Limit) -> int:
        raise ValueError("no idea")


class Leaving(First):
    def choose(self, observation: Any, legal_actions: Sequence[int], limit: Limit) -> int:
        raise SystemExit(3)


class Illegal(First):
    def choose(self, observation: Any, legal_actions: Sequence[int], limit: Limit) -> int:
        return next(action for action in range(200) if action not in legal_actions)


class Speechless(First):
    def choose(self, observation: Any, legal_actions: Sequence[int], limit: Limit) -> Any:
        return None


class Deadly(First):
    """Takes its whole process down, as a fault in compiled code would."""

    def choose(self, observation: Any, legal_actions: Sequence[int], limit: Limit) -> int:
        os._exit(1)


class Hanging(First):
    """Never answers, and can't be interrupted politely."""

    def choose(self, observation: Any, legal_actions: Sequence[int], limit: Limit) -> int:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM, signal.SIGINT})
        while True:
            signal.sigwait([signal.SIGUSR2])


class Talkative(First):
    def choose(self, observation: Any, legal_actions: Sequence[int], limit: Limit) -> int:
        print("let me see")
        return legal_actions[0]


class Obedient(First):
    """Plays by the limit it was given, so that a test can see which one came."""

    def choose(self, observation: Any, legal_actions: Sequence[int], limit: Limit) -> int:
        return legal_actions[(limit.nodes or 0) % len(legal_actions)]


class Interrupting(First):
    """Presses Ctrl-C on the arena, once: pressing it again would end the report too."""

    pressed = False

    def choose(self, observation: Any, legal_actions: Sequence[int], limit: Limit) -> int:
        if not Interrupting.pressed:
            Interrupting.pressed = True
            os.kill(os.getppid(), signal.SIGINT)
        return legal_actions[0]


class Unmakeable:
    def __init__(self) -> None:
        raise OSError("no model file")


class Mute:
    """Not a player at all."""
