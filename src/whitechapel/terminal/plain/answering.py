"""What is typed at the plain table: an action, or one of the commands."""

from collections.abc import Awaitable

from whitechapel.core.errors import NotationError
from whitechapel.core.registry import load_game
from whitechapel.core.types import Seat
from whitechapel.table import RefusedError, Table
from whitechapel.table.interface import is_mine
from whitechapel.terminal.board import board_of
from whitechapel.terminal.described import described
from whitechapel.terminal.plain.commands import COMMANDS
from whitechapel.terminal.plain.looking import Looking
from whitechapel.terminal.plain.talk import Talk
from whitechapel.terminal.plain.typed import TypedChoices
from whitechapel.terminal.screens.prompting import is_asked
from whitechapel.terminal.settings import Settings
from whitechapel.words import Words, capital


class Left(Exception):  # noqa: N818 - nothing went wrong
    """The player leaves before the end."""


def is_command(line: str) -> bool:
    """Whether a line asks for something else than an action."""
    verb = line.split(maxsplit=1)[0].casefold() if line.strip() else ""
    return verb in COMMANDS or verb in ("?", "quit")


class Answering:
    """Asks for an action, and answers whatever is typed.

    Args:
        table: the match.
        words: the language.
        talk: where it is said and typed.
        settings: what is turned on.

    Attributes:
        looking: the position in words.
    """

    def __init__(self, table: Table, words: Words, talk: Talk, settings: Settings) -> None:
        self.table = table
        self.words = words
        self.talk = talk
        self.settings = settings
        self.looking = Looking(table, words)
        self._board = board_of(table.game)

    @property
    def prompt(self) -> str:
        """What an answer is typed behind: who types it."""
        seat = self.table.turn.to_act
        if seat is None or seat not in self.table.seats:
            seat = self.table.seats[0]
        return f"{capital(self.words.seat(seat, self.table.game))}> "

    @property
    def choices(self) -> TypedChoices:
        """What may be done now."""
        turn = self.table.turn
        return TypedChoices(load_game(self.table.game), self._board.forms, turn.legal, self.words, turn.choices)

    async def ask(self) -> None:
        """Ask what is to be decided now: an action, or whether the opponent may take one back."""
        words, seat = self.words, self.table.turn.to_act
        if is_asked(self.table):
            self.talk.say(words.say("takeback-asked"), words.say("terminal-yes-no"))
        if seat is None or not is_mine(self.table):
            return
        who = capital(words.seat(seat, self.table.game))
        self.show_position()
        if self.settings.is_on("brief"):
            self.talk.say(words.say("terminal-to-act-brief", who=who, actions=self.choices.kinds()))
        else:
            self.talk.say(words.say("terminal-to-act", who=who), *self.choices.shown())
        await self.coach()

    async def coach(self) -> None:
        """Say what matters now, where a coach is wanted."""
        if self.settings.is_on("coach") and is_mine(self.table):
            tip = (await self.table.coach()).tip
            if tip is not None:
                self.talk.say(self.words.say("terminal-coach-says", tip=self.words.sentence(tip)))

    def switch(self, name: str, to: str) -> None:
        """Turn something on or off; without a word to the other of the two."""
        self.settings.turn(name, on={"on": True, "off": False}.get(to.casefold(), not self.settings.is_on(name)))

    def show_position(self) -> None:
        """Show the board; where little is to be said, say how things stand instead."""
        if self.settings.is_on("brief"):
            self.talk.say(*self.looking.briefly())
        else:
            self.show_board()

    def show_board(self) -> None:
        """Show the board, drawn in ASCII, with what lies beside it."""
        self.talk.say("", *described(self.table.game, self.table.position, self.words), "")

    def secrets(self, seat: Seat) -> list[str]:
        """What a seat knows alone."""
        return self._board.secret_lines(self.table.secret(seat), self.words)

    async def answer(self, line: str, *, acting: bool) -> None:
        """Do what was typed, or say why that can't be; raises `Left`.

        Args:
            line: what was typed, with its end; an empty text where there are no more lines.
            acting: whether an action may be typed now.
        """
        typed = " ".join(line.split())
        verb, _, rest = typed.partition(" ")
        verb = "help" if verb == "?" else verb.casefold()
        if not line or typed == "quit":
            raise Left
        if verb in COMMANDS and typed not in self.table.turn.legal:
            await COMMANDS[verb](self, rest)
        elif acting and is_mine(self.table):
            await self._play(typed)
        else:
            self.talk.say(self.words.say("problem-not-your-turn"))

    async def request(self, asked: Awaitable[None], otherwise: str) -> None:
        """Ask for something besides an action; where it is refused at once, say why."""
        try:
            await asked
        except RefusedError as refused:
            self.talk.say(self.words.sentence(refused.reason or otherwise))

    async def _play(self, typed: str) -> None:
        """Play what was typed; if that can't be, say why. The name of a place is a question about it."""
        words = self.words
        try:
            action = self.choices.read(typed)
        except NotationError as error:
            found = [] if typed.isdecimal() else await self.looking.place(typed)
            self.talk.say(*(found or [error.why]))
            return
        try:
            await self.table.play(action)
        except RefusedError as refused:
            if refused.reason is None:
                self.talk.say(words.say("terminal-not-now", action=action))
            else:
                self.talk.say(words.say("terminal-not-allowed", action=action, why=words.say(refused.reason)))
