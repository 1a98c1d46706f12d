"""The replay of a record, step by step, through three lenses."""

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from whitechapel.core.record import GameRecord
from whitechapel.core.types import Seat
from whitechapel.terminal.match.seen import moments_of, start_of
from whitechapel.terminal.moments import MOVE
from whitechapel.terminal.panel import Line, known_lines
from whitechapel.terminal.replaying import lens_name
from whitechapel.terminal.screens.board_screen import SAID, BoardScreen
from whitechapel.terminal.showing import Showing
from whitechapel.terminal.theme import Glyphs
from whitechapel.terminal.words import Words

LENSES = (Seat.DETECTIVE, Seat.JACK, None)
"""What the Detective knew, what Jack knew, everything."""


class ReplayScreen(BoardScreen):
    """A recorded game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,left_square_bracket,up", "look(-1)", show=False),
        Binding("right,right_square_bracket,down,space,enter", "look(1)", show=False),
        Binding("home", "jump(1)", show=False),
        Binding("end", "jump(1000000)", show=False),
        Binding("tab", "next_lens", show=False),
        *(Binding(str(number), f"lens({number - 1})", show=False) for number in (1, 2, 3)),
        Binding("v", "split", show=False),
        Binding("q,escape", "dismiss", show=False),
        Binding("question_mark", "app.keys", show=False),
    ]

    def __init__(self, record: GameRecord, words: Words, glyphs: Glyphs, lens: Seat | None = None) -> None:
        self._record = record
        self._lenses = LENSES if record.view is None else (record.view,)
        start = start_of(record)
        super().__init__(Showing(start, record.game, words), record.game, words, glyphs)
        self._look_through(lens if record.view is None else record.view)
        played = (number for number, moment in enumerate(self.showing.moments) if moment.kind == MOVE)
        self.showing.look(next(played, None))

    def _look_through(self, lens: Seat | None) -> None:
        self._lens = lens
        self.showing.moments = moments_of(self._record, lens)

    def status(self) -> Text:
        """Which game, through whose eyes, and how far."""
        step = self.words.say("step-number", number=self.showing.upto, count=len(self.showing.moments))
        title = self.words.say(f"game-{self.game}")
        return Text.assemble(
            (title, "bold"), self.words.dot, (self._named(self._lens), SAID), f"{self.words.dot}{step}"
        )

    def _named(self, lens: Seat | None) -> str:
        return lens_name(lens, self.game, self.words)

    def prompt(self) -> Text:
        """The lenses there are."""
        text = Text.assemble((self.words.say("lens"), SAID))
        for number, lens in enumerate(self._lenses, 1):
            text.append(f"  {number} {self._named(lens)}", SAID if lens is self._lens else "")
        return text

    def keys(self) -> str:
        """The keys to know."""
        return self.words.say("terminal-replay-keys")

    def more_lines(self) -> list[Line]:
        """What the lens knows beyond the table."""
        position = self.showing.position
        return [Line(Text(line, SAID)) for line in known_lines(position, self.words)]

    def action_lens(self, number: int) -> None:
        """Look through another lens at the same moment."""
        if number < len(self._lenses):
            self._look_through(self._lenses[number])
            self.paint()

    def action_next_lens(self) -> None:
        """Look through the next lens."""
        self.action_lens((self._lenses.index(self._lens) + 1) % len(self._lenses))

    def action_jump(self, upto: int) -> None:
        """Go to the first moment, or to the last."""
        self.showing.look(upto)
        self.paint()

    def action_split(self) -> None:
        """Show or hide who would be seen."""
        self.split = not self.split
        self.paint()
