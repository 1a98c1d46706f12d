"""The words of one language: messages looked up, their gaps filled."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from whitechapel.core.messages import Message, Term, name_of
from whitechapel.core.registry import describe, game_names
from whitechapel.core.story import seat_name
from whitechapel.core.types import Seat
from whitechapel.words.signs import plain
from whitechapel.words.simple import capital


class Words:
    """Everything a person reads, in one language.

    Args:
        language: one of `LANGUAGES`.
        plain_signs: whether printer's signs are replaced by ASCII; letters stay as they are.
    """

    def __init__(self, language: str = "en", *, plain_signs: bool = False) -> None:
        self.language = language
        self.plain_signs = plain_signs
        self._bundle = _bundle(language)

    def say(self, message: Message | str, /, **args: Term) -> str:
        """A message with its gaps filled: a `Message`, or one by its id and arguments.

        Raises:
            KeyError: when there is no such message.
        """
        if isinstance(message, Message):
            return self._said(message.id, {**message.args, **args})
        return self._said(message, args)

    def sentence(self, message: Message | str, /, **args: Term) -> str:
        """The same as a sentence of its own: with a capital letter, and a full stop unless it ends otherwise."""
        said = capital(self.say(message, **args))
        return said if said.endswith((".", "!", "?", "…", ":")) else f"{said}."

    @property
    def dot(self) -> str:
        """What stands between things in one line."""
        return " - " if self.plain_signs else " · "

    def seat(self, seat: Seat | str, game: str) -> str:
        """What a seat is called in a game."""
        return self.say(seat_name(seat, game))

    def name(self, character: str) -> str:
        """What a character is called."""
        return self.say(name_of(character))

    def names(self, characters: Iterable[str]) -> str:
        """Several characters in a row."""
        return ", ".join(map(self.name, characters))

    def _said(self, name: str, args: dict[str, Term]) -> str:
        if not self._bundle.has_message(name):
            _take_words_of_games(self.language)
        pattern = self._bundle.get_message(name).value if self._bundle.has_message(name) else None
        if pattern is None:
            raise KeyError(name)
        said = str(self._bundle.format_pattern(pattern, {gap: self._term(term) for gap, term in args.items()})[0])
        return plain(said) if self.plain_signs else said

    def _term(self, term: Term) -> str | int:
        if isinstance(term, Message):
            return self.say(term)
        return ", ".join(map(self.say, term)) if isinstance(term, tuple) else term


@cache
def _bundle(language: str) -> FluentBundle:
    # A terminal shows the marks that isolate one writing direction from another as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_catalogue("whitechapel", language)))
    return bundle


@cache
def _take_words_of_games(language: str) -> None:
    """Add the messages that games from other packages bring with them."""
    for package in (describe(name).words for name in game_names()):
        if package:
            _bundle(language).add_resource(FluentResource(_catalogue(package, language)))


def _catalogue(package: str, language: str) -> str:
    """The catalogues of a package in a language, its rooms' too; in English where there is none in that one."""
    folder = files(package).joinpath("locales")
    if not folder.is_dir():
        return ""
    shelves = [folder, *sorted((each for each in folder.iterdir() if each.is_dir()), key=lambda each: each.name)]
    return "\n".join(_read(shelf, language) for shelf in shelves)


def _read(shelf: Traversable, language: str) -> str:
    known = [shelf.joinpath(f"{code}.ftl") for code in (language, "en")]
    return next((file.read_text(encoding="utf-8") for file in known if file.is_file()), "")
