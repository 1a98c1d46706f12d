"""The words of one language, from the catalogue that the page has too."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from whitechapel.core.messages import Message, Term

LANGUAGES: Mapping[str, str] = {"en": "English", "fr": "Français", "it": "Italiano", "pl": "Polski"}
"""The languages there are, each by its own name."""


_SIGNS = str.maketrans("·\u2019“”„«»←→\u202f", '-\'"""""<> ') | {ord("…"): "..."}
"""Printer's signs, each with what stands for it in ASCII."""


class Words:
    """Everything a person reads in the terminal, in one language.

    Args:
        language: one of `LANGUAGES`.
        plain_signs: whether printer's signs are replaced by ASCII; letters stay as they are.
    """

    def __init__(self, language: str = "en", *, plain_signs: bool = False) -> None:
        self.language = language
        self.plain_signs = plain_signs
        self._bundle = _bundle(language)

    def say(self, message: str, /, **gaps: str | int) -> str:
        """The message of this name with its gaps filled."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        said = str(self._bundle.format_pattern(pattern, gaps)[0])
        return said.translate(_SIGNS) if self.plain_signs else said

    def message(self, message: Message) -> str:
        """A message with its arguments, those that are messages themselves looked up first."""
        return self.say(message.id, **{name: self._term(term) for name, term in message.args.items()})

    def _term(self, term: Term) -> str | int:
        if isinstance(term, Message):
            return self.message(term)
        return ", ".join(map(self.message, term)) if isinstance(term, tuple) else term

    @property
    def dot(self) -> str:
        """What stands between things in one line."""
        return " - " if self.plain_signs else " · "

    def seat(self, seat: object, game: str) -> str:
        """What a seat is called in a game."""
        return self.say(f"seat-{seat}", game=game)

    def name(self, character: str) -> str:
        """What a character is called."""
        return self.say(f"name-{character}")

    def names(self, characters: Iterable[str]) -> str:
        """Several characters in a row."""
        return ", ".join(map(self.name, characters))


def capital(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


def language_in(environment: Mapping[str, str]) -> str:
    """The language a user's environment asks for, where we have it; English otherwise."""
    asked = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    code = asked[:2].lower()
    return code if code in LANGUAGES else "en"


@cache
def _bundle(language: str) -> FluentBundle:
    # A terminal shows the marks that isolate one writing direction from another as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    text = files("whitechapel").joinpath("locales", f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
