"""Games that are being played, kept in files: leaving one loses nothing, and it can be continued.

A saved game holds more than its record does before the end: the deal's secret (or the seed), so that what chance has
yet to decide is fixed, and who plays which seat. It is for the screen it was played at, for its owner alone.
"""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TypedDict, cast

from whitechapel.core.dealer import Deal, Dealer, SeededDealer
from whitechapel.core.errors import RecordError, WhitechapelError
from whitechapel.core.match import Match
from whitechapel.core.record_json import record_from_json, record_to_json
from whitechapel.core.types import PLAYERS, Seat
from whitechapel.table.files import state_folder, write_whole
from whitechapel.table.game import LocalGame

FORMAT = "whitechapel saved game 1"
ENDING = ".game"


class _Saved(TypedDict):
    """A saved game as an object for JSON; its names are those of the first version that wrote it."""

    format: str
    record: object
    deal: list[str] | None
    seed: int | None
    sitters: dict[str, str]
    habits: int
    export: str | None


def to_json(game: LocalGame, export: Path | None = None) -> _Saved:
    """The saved game as an object for JSON."""
    dealer = game.match.dealer
    deal = dealer if isinstance(dealer, Deal) else None
    seed = dealer.seed if isinstance(dealer, SeededDealer) else None
    return {
        "format": FORMAT,
        "record": record_to_json(game.record()),
        "deal": None if deal is None else [deal.secret.hex(), deal.salt.hex(), *deal.words],
        "seed": cast("int | None", seed),
        "sitters": {str(seat): player for seat, player in game.seats.items()},
        "habits": game.seed,
        "export": None if export is None else str(export),
    }


def from_json(data: object, name: str) -> tuple[LocalGame, Path | None]:
    """Read what `to_json` wrote: the game, and the file its record is also kept in.

    Raises:
        RecordError: about what is called `name`.
    """
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(name, "is not a saved game", "what 'whitechapel play' keeps of a game that is left")
    try:
        record = record_from_json(data["record"])
        match = Match.from_record(record, _dealer(data["deal"], data["seed"]))
        seats = {seat: str(data["sitters"][str(seat)]) for seat in PLAYERS}
        hints = {hint.event: hint.seat for hint in record.hints}
        game = LocalGame(match, seats, int(data["habits"]), hints)
        export = None if data["export"] is None else Path(data["export"])
    except (WhitechapelError, KeyError, IndexError, TypeError, ValueError) as error:
        raise RecordError(name, f"is a saved game that can't be read ({error})") from error
    if not _follows(match):
        raise RecordError(name, "does not follow from its deal: it was changed")
    return game, export


def _dealer(deal: list[str] | None, seed: int | None) -> Dealer:
    if deal is None:
        return SeededDealer(seed)
    return Deal(bytes.fromhex(deal[0]), bytes.fromhex(deal[1]), tuple(deal[2:]))


def _follows(match: Match) -> bool:
    """Whether chance has decided what the match's deal decides."""
    for step in match.history:
        before = step.before
        if match.dealer is None or before is None or before.actor is not Seat.CHANCE:
            continue
        if match.dealer.deal(before.chances, match.game.chance_outcomes(before.state)) != step.action:
            return False
    return True


def read(place: Path) -> tuple[LocalGame, "FileKeeper"]:
    """The saved game in a file, and what keeps it there; raises `RecordError` or `OSError`."""
    try:
        data = json.loads(place.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):  # no text, no JSON, or numbers and lists without end
        data = None
    game, export = from_json(data, str(place))
    return game, FileKeeper(place, export)


class FileKeeper:
    """Keeps a game in a file of its own after every action; when it is over, the file holds its record instead.

    Args:
        place: the file; by default a new one in the user's own folder.
        export: a file that its record is kept in as well.

    Attributes:
        place: the file.
        problem: why the game can't be kept, once it can't; playing goes on.
    """

    def __init__(self, place: Path | None = None, export: Path | None = None) -> None:
        self.place = place if place is not None else state_folder() / f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}{ENDING}"
        self.problem: OSError | None = None
        self._export = export

    def keep(self, game: LocalGame) -> None:
        """Write the game as it stands now."""
        try:
            self._write(game)
        except OSError as error:
            self.problem = error

    def another(self) -> "FileKeeper":
        """A keeper for a new game."""
        return FileKeeper()

    def _write(self, game: LocalGame) -> None:
        if self._export is not None:
            game.record().write(self._export)
        if game.match.outcome is None:
            write_whole(self.place, json.dumps(to_json(game, self._export)) + "\n")
            return
        finished = self.place.with_suffix(".txt")
        finished.parent.mkdir(parents=True, exist_ok=True)
        game.record().write(finished)
        if self.place.is_file():
            self.place.unlink()
        self.place = finished


def unfinished() -> Iterator[tuple[Path, LocalGame]]:
    """The games that can be continued, latest first; files that can't be read are left alone."""
    for place in sorted(state_folder().glob(f"*{ENDING}"), reverse=True):
        try:
            yield place, read(place)[0]
        except (WhitechapelError, OSError):
            continue
