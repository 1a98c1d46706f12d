"""The words of one language, for whoever still looks for them here."""

from whitechapel.words import LANGUAGES, Words, capital, language_in

__all__ = ["LANGUAGES", "Words", "capital", "language_in"]
