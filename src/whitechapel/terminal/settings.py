"""What is turned on and off at this terminal, kept in a file of the player's."""

import json
from pathlib import Path

from whitechapel.table.files import read_object, state_folder, write_whole

DEFAULTS = {"coach": True, "brief": False}
"""What can be turned on and off, and how it is at first."""


class Settings:
    """Switches by their names.

    Args:
        place: the file they are kept in; None where nothing is kept.
    """

    def __init__(self, place: Path | None) -> None:
        self._place = place
        self._now = DEFAULTS | self._read()

    def is_on(self, name: str) -> bool:
        """Whether something is turned on."""
        return self._now[name]

    def turn(self, name: str, *, on: bool, keep: bool = True) -> None:
        """Turn something on or off, and remember it if `keep`; where it can't be written, it is for now."""
        self._now[name] = on
        if keep and self._place is not None:
            try:
                write_whole(self._place, json.dumps(self._read() | {name: on}))
            except OSError:
                return

    def _read(self) -> dict[str, bool]:
        found = {} if self._place is None else read_object(self._place)
        return {name: on for name, on in found.items() if name in DEFAULTS and isinstance(on, bool)}


def own_settings() -> Settings:
    """The player's own."""
    return Settings(state_folder() / "terminal.json")
