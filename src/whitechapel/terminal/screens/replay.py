"""The replay of a record, step by step, through three lenses."""

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from whitechapel.table.replay import Lens, Replay
from whitechapel.terminal.log_view import LogView
from whitechapel.terminal.naming import lens_name, title_of
from whitechapel.terminal.panel import LIGHT, Line
from whitechapel.terminal.screens.board_screen import BoardScreen
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import Words


class ReplayScreen(BoardScreen):
    """A recorded game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,left_square_bracket,comma,up", "look(-1)", show=False),
        Binding("right,right_square_bracket,full_stop,down,space,enter", "look(1)", show=False),
        Binding("home", "jump(1)", show=False),
        Binding("end", "jump(1000000)", show=False),
        Binding("tab", "next_lens", show=False),
        *(Binding(str(number), f"lens({number - 1})", show=False) for number in (1, 2, 3)),
        Binding("q,escape", "dismiss", show=False),
    ]

    def __init__(self, replay: Replay, words: Words, glyphs: Glyphs, lens: Lens = None) -> None:
        self._replay = replay
        self._lens = replay.lens(lens)
        super().__init__(replay.game, replay.position(0, self._lens), words, glyphs)
        self.log_view = LogView(words, face_up=True)
        self.log_view.entries = replay.log(self._lens)
        played = (entry.number - 1 for entry in self.log_view.entries if entry.kind == "action")
        self._look(next(played, None))

    def _look(self, number: int | None) -> None:
        """Look at the table after an entry."""
        self.log_view.look(number)
        self.position = self._replay.position(self.log_view.number, self._lens)

    def status(self) -> Text:
        """Which game, through whose eyes, and how far."""
        view = self.log_view
        step = self.words.say("step-number", number=view.number, count=len(view.entries))
        title = title_of(self.game, self.words)
        return Text.assemble(
            (title, "bold"), self.words.dot, (self._named(self._lens), LIGHT), f"{self.words.dot}{step}"
        )

    def _named(self, lens: Lens) -> str:
        return lens_name(lens, self.game, self.words)

    def prompt(self) -> Text:
        """The lenses there are."""
        text = Text.assemble((self.words.say("lens"), LIGHT))
        for number, lens in enumerate(self._replay.lenses, 1):
            text.append(f"  {number} {self._named(lens)}", LIGHT if lens is self._lens else "")
        return text

    def keys(self) -> str:
        """The keys to know."""
        return self.words.say("terminal-replay-keys")

    def more_lines(self) -> list[Line]:
        """What the lens knows beyond the table."""
        return [Line(Text(line, LIGHT)) for line in self.board.known_lines(self.position, self.words)]

    def action_lens(self, number: int) -> None:
        """Look through another lens at the same moment."""
        lenses = self._replay.lenses
        if number < len(lenses):
            self._lens = lenses[number]
            self.log_view.entries = self._replay.log(self._lens)
            self._look(self.log_view.looking_at)
            self.paint()

    def action_next_lens(self) -> None:
        """Look through the next lens."""
        lenses = self._replay.lenses
        at = lenses.index(self._lens) if self._lens in lenses else -1
        self.action_lens((at + 1) % len(lenses))

    def action_look(self, by: int) -> None:
        """Look at the entry before, or at the next one."""
        self.log_view.step(by)
        self._look(self.log_view.looking_at)
        self.paint()

    def action_jump(self, number: int) -> None:
        """Go to the first entry, or to the last."""
        self._look(number)
        self.paint()
