"""The user's own folder for what programs keep between runs, and files that are written whole or not at all."""

import json
import os
from pathlib import Path
from typing import Any


def state_folder() -> Path:
    """The folder; it need not be there yet."""
    home = os.environ.get("XDG_STATE_HOME")
    return Path(home or os.path.expanduser("~/.local/state")) / "whitechapel"


def read_object(place: Path) -> dict[str, Any]:
    """The JSON object in a file; an empty one where there is none, or something else that nobody here wrote."""
    try:
        found = json.loads(place.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def write_whole(place: Path, text: str) -> None:
    """Write a file for its owner's eyes: whoever reads it, even after a crash, finds the old text or the new one.

    A device or a pipe is written to as it is: a file put in its place would take it away from everybody.
    """
    if place.exists() and not place.is_file():
        place.write_text(text, encoding="utf-8")
        return
    place.parent.mkdir(parents=True, exist_ok=True)
    beside = place.with_name(f"{place.name}.{os.getpid()}.new")
    try:
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(place)
    finally:
        beside.unlink(missing_ok=True)
