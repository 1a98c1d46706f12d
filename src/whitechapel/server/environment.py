"""Settings from the environment: each as itself, or as the name of a file that holds it.

A password in a variable is seen by whoever may look at the process or at the container; one in a file is not. So
``WHITECHAPEL_SERVER_DATABASE_FILE=/run/secrets/database`` stands for what that file holds. What is said outright comes
first.
"""

import os
from collections.abc import Mapping
from pathlib import Path

ENVIRONMENT = "WHITECHAPEL_SERVER_"
_IN_A_FILE = "_FILE"
_TRUTHS = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


class SettingsError(Exception):
    """Settings the server can't start with; the text says why in one line."""


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return ENVIRONMENT + name.upper()


def given_settings(kinds: Mapping[str, type]) -> dict[str, object]:
    """The settings that the environment gives, each read as what it is; raises `SettingsError` where one can't be."""
    given: dict[str, object] = {}
    for name, kind in kinds.items():
        text = os.environ.get(variable(name))
        if text is None:
            text = _from_file(variable(name) + _IN_A_FILE)
        elif text == "" and kind is not str:
            continue  # a compose file hands on variables that nobody set as empty ones
        if text is not None:
            given[name] = _read(name, kind, text)
    return given


def _from_file(variable_name: str) -> str | None:
    """What the file holds that a variable names, without the line's end that editors put there."""
    place = os.environ.get(variable_name)
    if not place:
        return None
    try:
        return Path(place).read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "it is not a text file"
        raise SettingsError(f"{variable_name}={place} can't be read: {why}") from error


def _read(name: str, kind: type, text: str) -> object:
    try:
        return _TRUTHS[text.strip().lower()] if kind is bool else kind(text)
    except (KeyError, ValueError):
        raise SettingsError(f"{variable(name)}={text} can't be read; expected {kind.__name__}") from None
