"""Which languages there are, and which one a reader wants."""

from collections.abc import Mapping

LANGUAGES: Mapping[str, str] = {"en": "English", "fr": "Français", "it": "Italiano", "pl": "Polski"}
"""The languages there are, each by its own name."""


def language_in(environment: Mapping[str, str]) -> str:
    """The language a user's environment asks for, where we have it; English otherwise."""
    asked = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    code = asked[:2].lower()
    return code if code in LANGUAGES else "en"
