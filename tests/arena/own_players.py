"""Players somebody might bring along, most of them bad in one way; the arena loads them from this file."""
# ruff: noqa: ARG002 - a player is given more than it may need

import os
import signal
from typing import Any

import numpy

from whitechapel.core import Event
from whitechapel.players import AnyView, Limit


class First:
    """Always takes the first action; is made without a seed."""

    def choose(self, view: AnyView, limit: Limit) -> int:
        return view.legal_actions[0]


class Crashing(First):
    def choose(self, view: AnyView, limit: Limit) -> int:
        raise ValueError("no idea")


class Leaving(First):
    def choose(self, view: AnyView, limit: Limit) -> int:
        raise SystemExit(3)


class Illegal(First):
    def choose(self, view: AnyView, limit: Limit) -> int:
        return next(action for action in range(200) if action not in view.legal_actions)


class Speechless(First):
    def choose(self, view: AnyView, limit: Limit) -> Any:
        return None


class Deadly(First):
    """Takes its whole process down, as a fault in compiled code would."""

    def choose(self, view: AnyView, limit: Limit) -> int:
        os._exit(1)


class Hanging(First):
    """Never answers, and can't be interrupted politely."""

    def choose(self, view: AnyView, limit: Limit) -> int:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM, signal.SIGINT})
        while True:
            signal.sigwait([signal.SIGUSR2])


class Talkative(First):
    def choose(self, view: AnyView, limit: Limit) -> int:
        print("let me see")
        return view.legal_actions[0]


class Obedient(First):
    """Plays by the limit it was given, so that a test can see which one came."""

    def choose(self, view: AnyView, limit: Limit) -> int:
        return view.legal_actions[(limit.nodes or 0) % len(view.legal_actions)]


class Interrupting(First):
    """Presses Ctrl-C on the arena, once: pressing it again would end the report too."""

    pressed = False

    def choose(self, view: AnyView, limit: Limit) -> int:
        if not Interrupting.pressed:
            Interrupting.pressed = True
            os.kill(os.getppid(), signal.SIGINT)
        return view.legal_actions[0]


class Unmakeable:
    def __init__(self) -> None:
        raise OSError("no model file")


class Mute:
    """Not a player at all."""


class Numbered:
    """Answers with NumPy's integers, as networks do."""

    def choose(self, view: AnyView, limit: Limit) -> Any:
        return numpy.int64(view.legal_actions[0])


class OfVersion01:
    """Written for the first version, which gave players an observation and its legal actions."""

    def choose(self, observation: Any, legal_actions: tuple[int, ...], limit: Limit) -> int:
        return legal_actions[0]


class Remembering(First):
    """Keeps what it was shown: one player plays all decisions of its seat, and its log grows."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._log: tuple[Event, ...] = ()

    def choose(self, view: AnyView, limit: Limit) -> int:
        assert view.game == self._game
        assert view.log[: len(self._log)] == self._log
        assert len(view.log) > len(self._log)
        self._log = view.log
        return view.legal_actions[0]


class Waiting(First):
    """Opens a pipe, says that it is there, and thinks for ever."""

    def choose(self, view: AnyView, limit: Limit) -> int:
        pipe = os.open(os.environ["WAITING_AT"], os.O_WRONLY)
        os.write(pipe, b".")
        while True:
            signal.sigwait([signal.SIGUSR2])
