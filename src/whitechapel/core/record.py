"""The game record: how it began, then who did what, what chance decided and what was said aloud.

A complete record replays without a seed. A seat's record is a projection of it: the same events, with what
that seat did not see withheld. `record_text` and `record_json` write and read both, `replay` replays them.
"""

from dataclasses import dataclass
from pathlib import Path

from whitechapel.core.dealer import Deal
from whitechapel.core.errors import RecordError
from whitechapel.core.events import Borrowed, Event, HintTaken
from whitechapel.core.game import AnyGame, OptionValue
from whitechapel.core.registry import load_game
from whitechapel.core.types import Outcome, Seat

FORMAT_VERSION = 1
BORROWING_VERSION = 2
"""The format of a record with a borrowed beginning: a reader of the first format would check its cards in vain."""
STARTING_VERSION = 3
"""The format of a record that begins in a position of its own, or that was given up."""
HINTING_VERSION = 4
"""The format of a record that says which hints were taken."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game from its first event on.

    Attributes:
        game: the game's name.
        options: the rule options, all of them, by name.
        events: what happened, chance included.
        rules: the version of the rules it was played under.
        view: whose view it is, or None for the complete record.
        commitment: what was published before the game, where the deal was committed.
        deal: what the commitment hides; only in the complete record of a committed game.
        seal: what holds a revealed record together: no event, option or word can change without it.
        borrowed: where its first events were taken from, where it goes on from another game.
        start: the position it begins in, as text, where that is not the set-up; of a seat's record what the seat knew.
        result: how it ended, where the rules did not end it: somebody gave up.
        hints: the hints that players took, in the order of the events they were for.
    """

    game: str
    options: tuple[tuple[str, OptionValue], ...]
    events: tuple[Event, ...]
    rules: int
    view: Seat | None = None
    commitment: str = ""
    deal: Deal | None = None
    seal: str = ""
    borrowed: Borrowed | None = None
    start: str = ""
    result: Outcome | None = None
    hints: tuple[HintTaken, ...] = ()

    @property
    def format(self) -> int:
        """The version of the form it is written in: the oldest that can say all of it."""
        if self.hints:
            return HINTING_VERSION
        if self.start or self.result is not None:
            return STARTING_VERSION
        return FORMAT_VERSION if self.borrowed is None else BORROWING_VERSION

    @property
    def given(self) -> int:
        """How many of its first events were borrowed."""
        return 0 if self.borrowed is None else self.borrowed.events

    def complete_game(self) -> AnyGame:
        """The game's rules, for a record with nothing withheld; raises `RecordError` for a seat's view."""
        if self.view is not None:
            raise RecordError(f"the {self.view}'s view", "is not a complete record", "a record with nothing withheld")
        return load_game(self.game)

    def for_seat(self, seat: Seat) -> "GameRecord":
        """What `seat` saw of this complete record."""
        from whitechapel.core.replay import seen_by  # noqa: PLC0415 - it replays records

        return seen_by(self, seat)

    def to_text(self) -> str:
        """The text form, lossless: `from_text` gives the record back."""
        from whitechapel.core.record_text import record_to_text  # noqa: PLC0415 - it writes records

        return record_to_text(self)

    @classmethod
    def from_text(cls, text: str) -> "GameRecord":
        """Read a record in either form, text or JSON; raises `RecordError` naming the line or the event."""
        from whitechapel.core.record_text import record_from_string  # noqa: PLC0415 - it reads records

        return record_from_string(text)

    def write(self, place: str | Path) -> None:
        """Write it to a file: as JSON where that is called ``.json``, as text otherwise."""
        from whitechapel.core.record_text import record_to_string  # noqa: PLC0415 - it writes records

        file = Path(place)
        file.write_text(record_to_string(self, as_json=file.suffix == ".json"), encoding="utf-8")

    @classmethod
    def read(cls, place: str | Path) -> "GameRecord":
        """The record in a file; raises `RecordError`, or `OSError` where there is no such file."""
        try:
            return cls.from_text(Path(place).read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise RecordError(str(place), f"is not a text file ({error})", "a record as text or JSON") from None

    def __str__(self) -> str:
        return self.to_text()
