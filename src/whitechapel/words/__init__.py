"""Messages in a reader's language: the catalogues of ``locales``, which the page reads too.

Needs ``fluent.runtime``, which the extra ``terminal`` brings.
"""

from whitechapel.words.languages import LANGUAGES, language_in
from whitechapel.words.words import Words, capital

__all__ = ["LANGUAGES", "Words", "capital", "language_in"]
