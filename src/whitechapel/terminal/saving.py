"""Games that are being played, kept in files: leaving one loses nothing, and it can be gone on with.

A saved game holds more than its record does before the end: the deal's secret (or the seed), so that what chance has
yet to decide is fixed, and who sits where. It is for the screen it was played at, and readable by its owner alone.
"""

import json
import os
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from whitechapel.core.dealer import Deal, Dealer, SeededDealer
from whitechapel.core.errors import IllegalActionError, RecordError, WhitechapelError
from whitechapel.core.record import GameRecord
from whitechapel.core.record_json import record_from_json, record_to_json
from whitechapel.core.record_text import record_to_text
from whitechapel.core.referee import Referee
from whitechapel.core.registry import game as game_called
from whitechapel.core.types import PLAYERS, Seat

FORMAT = "whitechapel saved game 1"
ENDING = ".game"
HERE = "here"
"""Who sits at a seat that is played at this screen; other seats name their player (``level:4``)."""


class Chance(NamedTuple):
    """Where a game's chance comes from: a committed deal, or a seed where the same game is wanted again."""

    deal: Deal | None
    seed: int | None = None

    @classmethod
    def fresh(cls, seed: int | None = None) -> "Chance":
        """A seed's chance; without one, a new deal that is committed to."""
        return cls(Deal.fresh() if seed is None else None, seed)

    def dealer(self) -> Dealer:
        """A dealer at the beginning of the game."""
        return self.deal if self.deal is not None else SeededDealer(self.seed)


class SavedGame(NamedTuple):
    """A game that can be gone on with.

    Attributes:
        record: what happened so far.
        chance: where the rest of its chance comes from.
        sitters: who sits where.
        habits: the seed of the players that are not here.
        export: the file its record is also kept in, as its player asked.
    """

    record: GameRecord
    chance: Chance
    sitters: Mapping[Seat, str]
    habits: int
    export: Path | None = None

    def referee(self) -> Referee:
        """The game as it stands, everything dealt again; raises `RecordError` if that is not what was kept."""
        return replayed(self.record, self.chance, len(self.record.events))


def replayed(record: GameRecord, chance: Chance, upto: int) -> Referee:
    """A referee after the first `upto` events of a record, chance being dealt as it was."""
    referee = Referee(game_called(record.game), chance.dealer(), **dict(record.options))
    changed = RecordError("the saved game", "does not follow from its deal: it was changed")
    for event in record.events[:upto]:
        if event.actor in PLAYERS and event.action is not None:
            try:
                referee.play(event.actor, event.action)
            except IllegalActionError as error:
                raise changed from error
    if referee.record().events != record.events[:upto]:
        raise changed
    return referee


def to_json(saved: SavedGame) -> dict[str, Any]:
    """The saved game as an object for JSON."""
    deal = saved.chance.deal
    return {
        "format": FORMAT,
        "record": record_to_json(saved.record),
        "deal": None if deal is None else [deal.secret.hex(), deal.salt.hex(), *deal.words],
        "seed": saved.chance.seed,
        "sitters": {str(seat): sitter for seat, sitter in saved.sitters.items()},
        "habits": saved.habits,
        "export": None if saved.export is None else str(saved.export),
    }


def from_json(data: Any) -> SavedGame:
    """Read what `to_json` wrote; raises `RecordError`."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("the file", "is not a saved game", f"one that begins with {FORMAT}")
    try:
        deal = data["deal"]
        return SavedGame(
            record=record_from_json(data["record"]),
            chance=Chance(
                None if deal is None else Deal(bytes.fromhex(deal[0]), bytes.fromhex(deal[1]), tuple(deal[2:])),
                data["seed"],
            ),
            sitters={seat: str(data["sitters"][str(seat)]) for seat in PLAYERS},
            habits=int(data["habits"]),
            export=None if data["export"] is None else Path(data["export"]),
        )
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise RecordError("the saved game", f"can't be read ({error})") from error


def read(place: Path) -> SavedGame:
    """The saved game in a file; raises `RecordError` or `OSError`."""
    try:
        return from_json(json.loads(place.read_text(encoding="utf-8")))
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise RecordError(str(place), "is not a saved game") from error


class Keeper:
    """Keeps a game in a file of its own after every action; when it is over, the file holds its record instead.

    Attributes:
        place: the file.
        problem: why the game can't be kept, once it can't; playing goes on.
    """

    def __init__(self, place: Path | None = None) -> None:
        self.place = place if place is not None else fresh_place()
        self.problem: OSError | None = None

    def keep(self, saved: SavedGame, *, over: bool) -> None:
        """Write the game as it stands now."""
        try:
            self._write(saved, over=over)
        except OSError as error:
            self.problem = error

    def _write(self, saved: SavedGame, *, over: bool) -> None:
        if saved.export is not None:
            write_record(saved.export, saved.record)
        self.place.parent.mkdir(parents=True, exist_ok=True)
        if over:
            finished = self.place.with_suffix(".txt")
            write_record(finished, saved.record)
            self.place.unlink(missing_ok=True)
            self.place = finished
        else:
            _write_whole(self.place, json.dumps(to_json(saved)) + "\n")


def _write_whole(place: Path, text: str) -> None:
    """Write a file so that whoever reads it, even after a crash, finds the old text or the new one."""
    beside = place.with_name(place.name + ".new")
    beside.touch(mode=0o600)
    beside.write_text(text, encoding="utf-8")
    beside.replace(place)


def write_record(place: Path, record: GameRecord) -> None:
    """Write a record: as JSON where the file is called so, as text otherwise."""
    as_json = place.suffix == ".json"
    written = json.dumps(record_to_json(record), indent=1) + "\n" if as_json else record_to_text(record)
    place.write_text(written, encoding="utf-8")


def fresh_place() -> Path:
    """A new file for a game, in the user's own folder."""
    return state_folder() / f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}{ENDING}"


def unfinished() -> Iterator[tuple[Path, SavedGame]]:
    """The games that can be gone on with, latest first; files that can't be read are left alone."""
    for place in sorted(state_folder().glob(f"*{ENDING}"), reverse=True):
        try:
            yield place, read(place)
        except (WhitechapelError, OSError):
            continue


def state_folder() -> Path:
    """The user's folder for what programs keep between runs."""
    home = os.environ.get("XDG_STATE_HOME")
    return Path(home or os.path.expanduser("~/.local/state")) / "whitechapel"
