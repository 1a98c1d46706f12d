"""The tokens of seats taken at servers from this machine, so that a match can be come back to by its link."""

import json
from pathlib import Path
from typing import cast

from whitechapel.table.files import state_folder, write_whole


def token_of(match: str) -> str | None:
    """The token of the seat held in a match, if one was taken from here."""
    return _tokens().get(match)


def remember(match: str, token: str) -> None:
    """Remember a seat's token; those of all other seats stay, whatever happens in the middle of it."""
    write_whole(_file(), json.dumps(_tokens() | {match: token}))


def _file() -> Path:
    return state_folder() / "seats.json"


def _tokens() -> dict[str, str]:
    try:
        tokens = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return cast(dict[str, str], tokens) if isinstance(tokens, dict) else {}
