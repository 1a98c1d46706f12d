"""Simple messages, read without Fluent: a name, a text in one line, and gaps.

They are Fluent's all the same, and `Words` says them alike; a catalogue that is to be read here does without what is
more than that. Loads nothing, so that a program can speak at once.
"""

import os
import re
from functools import cache

from whitechapel.words.signs import plain

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)
_GAP = re.compile(r"\{ \$([a-z_]+) \}")
_LOCALES = os.path.join(os.path.dirname(os.path.dirname(__file__)), "locales")


class SimpleWords:
    """The messages of one room in one language.

    Args:
        language: one of `LANGUAGES`.
        room: whose catalogue it is, a folder of ``locales``.
        plain_signs: whether printer's signs are replaced by ASCII; letters stay as they are.
    """

    def __init__(self, language: str = "en", room: str = "cli", *, plain_signs: bool = False) -> None:
        self.language = language
        self.plain_signs = plain_signs
        self._texts = _texts(room, language)

    def say(self, name: str, /, **args: object) -> str:
        """A message with its gaps filled.

        Raises:
            KeyError: when there is no such message, or nothing for one of its gaps.
        """
        said = self._texts[name]
        return _GAP.sub(lambda gap: str(args[gap[1]]), plain(said) if self.plain_signs else said)

    def __contains__(self, name: str) -> bool:
        return name in self._texts

    def sentence(self, name: str, /, **args: object) -> str:
        """The same as a sentence of its own: with a capital letter, and a full stop."""
        return f"{capital(self.say(name, **args))}."


def capital(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


@cache
def _texts(room: str, language: str) -> dict[str, str]:
    with open(os.path.join(_LOCALES, room, f"{language}.ftl"), encoding="utf-8") as file:
        return dict(_MESSAGE.findall(file.read()))
