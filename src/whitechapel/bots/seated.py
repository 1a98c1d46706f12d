"""A player or a bot at a seat for a whole match: the one way in which the arena and the server ask either."""

from collections.abc import Callable
from operator import index
from time import process_time
from typing import TypeVar

from whitechapel.bots.bot import Bot
from whitechapel.bots.command import Command
from whitechapel.bots.failures import CRASHED, ILLEGAL, BotError
from whitechapel.bots.messages import Beginning
from whitechapel.core.errors import WhitechapelError
from whitechapel.core.registry import load_game
from whitechapel.core.types import Action, Outcome
from whitechapel.players import OWN_BUDGET, AnyView, Limit, Player, player

T = TypeVar("T")


class Seated:
    """Somebody at a seat, from the first decision to `leave`.

    Whatever goes wrong in a player's own code is its failure, told as a `BotError`, whether it is a bot or a player of
    the house.
    """

    def __init__(self, make: Callable[[], Player]) -> None:
        """Let somebody sit down; raises `BotError` where a bot can't be greeted or a player can't be made."""
        made = _asked(make)
        self._player = made
        self._bot = made if isinstance(made, Bot) else None

    @classmethod
    def player(cls, spec: str, game: str, seed: int) -> "Seated":
        """The player that a spec names, made as the arena makes it: same spec, game and seed, same actions."""
        return cls(lambda: player(spec, game=game, seed=seed))

    @classmethod
    def bot(cls, command: Command, game: str, beginning: Beginning, *, patience: float) -> "Seated":
        """A bot, started and greeted."""
        return cls(lambda: greeted(command, game, beginning, patience=patience))

    @property
    def cpu_seconds(self) -> float:
        """The CPU time used so far: by a bot's own process, or by this one, threads of the player included."""
        return process_time() if self._bot is None else self._bot.cpu_seconds

    def choose(self, view: AnyView, limit: Limit = OWN_BUDGET) -> Action:
        """A legal action, as a plain int; raises `BotError` with the reason why the match is lost otherwise."""
        answer = _asked(lambda: self._player.choose(view, limit))
        try:
            action = index(answer)
        except TypeError:
            why = f"'{_short(answer)}' is not an action of {view.game}; expected a whole number"
            raise BotError(ILLEGAL, why) from None
        if action not in view.legal_actions or isinstance(answer, bool):
            raise BotError(ILLEGAL, _illegal(view, action))
        return action

    def leave(self, outcome: Outcome | None) -> None:
        """Get up; None when the match was broken off."""
        if self._bot is not None:
            self._bot.dismiss(outcome)

    def kill(self) -> None:
        """End a bot at once, from whatever thread."""
        if self._bot is not None:
            self._bot.kill()


def greeted(command: Command, game: str, beginning: Beginning, *, patience: float) -> Bot:
    """A bot that was started and has answered; raises `BotError`."""
    bot = Bot(command, load_game(game), beginning, patience=patience)
    bot.greet()
    return bot


def _asked(question: Callable[[], T]) -> T:
    try:
        return question()
    except BotError:
        raise
    except (Exception, SystemExit) as error:
        raise BotError(CRASHED, f"{type(error).__name__}: {error}") from error


def _illegal(view: AnyView, action: int) -> str:
    rules = load_game(view.game)
    allowed = ", ".join(map(rules.action_to_text, view.legal_actions))
    try:
        text = rules.action_to_text(action)
    except WhitechapelError:
        text = str(action)
    return f"'{text}' is not legal now; expected one of {allowed}"


def _short(answer: object) -> str:
    text = ascii(answer)
    return text if len(text) <= 80 else text[:80] + "..."
