"""Where a game that is being played is kept, so that leaving it loses nothing."""

import json
import os
from datetime import UTC, datetime
from pathlib import Path

from whitechapel.core.record import GameRecord
from whitechapel.core.record_json import record_to_json
from whitechapel.core.record_text import record_to_text


class Keeper:
    """Writes a game's record into the file its player named, after every action.

    Where none was named, a game that is left before its end goes into the user's own folder for such things.
    """

    def __init__(self, named: Path | None) -> None:
        self._named = named

    def keep(self, record: GameRecord) -> None:
        """Write the record so far, if a file was named for it."""
        if self._named is not None:
            write(self._named, record)

    def leave(self, record: GameRecord) -> Path:
        """Write the record of a game that is left; returns where it is."""
        place = self._named
        if place is None:
            place = state_folder() / f"{record.game}-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.txt"
            place.parent.mkdir(parents=True, exist_ok=True)
        write(place, record)
        return place


def write(place: Path, record: GameRecord) -> None:
    """Write a record: as JSON where the file is called so, as text otherwise."""
    as_json = place.suffix == ".json"
    written = json.dumps(record_to_json(record), indent=1) + "\n" if as_json else record_to_text(record)
    place.write_text(written, encoding="utf-8")


def state_folder() -> Path:
    """The user's folder for what programs keep between runs."""
    home = os.environ.get("XDG_STATE_HOME")
    return Path(home or os.path.expanduser("~/.local/state")) / "whitechapel"
