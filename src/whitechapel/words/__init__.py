"""Messages in a reader's language: the catalogues of ``locales``, which the page reads too.

`Words` says all of them and needs ``fluent.runtime``, which the extra ``terminal`` brings. `SimpleWords` says those of
one room that need no Fluent, and loads at once: the command line speaks by it.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from whitechapel.words.languages import LANGUAGES, language_in
from whitechapel.words.simple import SimpleWords, capital

if TYPE_CHECKING:
    from whitechapel.words.words import Words

__all__ = ["LANGUAGES", "SimpleWords", "Words", "capital", "language_in"]


def __getattr__(name: str) -> object:
    """What needs an extra, loaded when it is asked for."""
    if name == "Words":
        return getattr(import_module("whitechapel.words.words"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
