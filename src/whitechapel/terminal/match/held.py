"""The tokens of seats taken at servers from this terminal, so that a match can be come back to by its link."""

import json
from pathlib import Path

from whitechapel.terminal.saving import state_folder


def token_of(match: str) -> str | None:
    """The token of the seat held in a match, if one was taken from here."""
    return _held().get(match)


def keep(match: str, token: str) -> None:
    """Keep a seat's token, for the owner's eyes alone."""
    file = _file()
    file.parent.mkdir(parents=True, exist_ok=True)
    held = _held() | {match: token}
    file.touch(mode=0o600)
    file.write_text(json.dumps(held), encoding="utf-8")


def _file() -> Path:
    return state_folder() / "seats.json"


def _held() -> dict[str, str]:
    try:
        held: dict[str, str] = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return held
