"""Rule options as positions keep, say and show them.

A game lists its options once, in its `options.py`, each with the bits that keep it. The set-up, `options_of`, the text,
the JSON and the arrays of its positions go through that list.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from whitechapel.core.errors import NotationError
from whitechapel.core.game import Option, OptionValue


class PackedOption(NamedTuple):
    """A rule option, and where a position keeps it.

    Attributes:
        option: its name, its values and what it means.
        word: the packed int that keeps it.
        at: the lowest of its bits there; they hold the number of its value, and so are 0 by default.
        part: what arrays call it.
        shows: what a 1 says in arrays.
        axis: what its entries count in arrays, one a value; ``-`` if it has a single one, set beyond the default.
        always_said: whether positions say it even by default. Those written before there was an option do not, so an
            option that is added is not always said.
    """

    option: Option
    word: str
    at: int
    part: str
    shows: str
    axis: str = "-"
    always_said: bool = False

    @property
    def name(self) -> str:
        """The option's name: its field in a position, too."""
        return self.option.name

    @property
    def width(self) -> int:
        """How many bits it takes."""
        return (len(self.option.values) - 1).bit_length()

    def value_in(self, position: object) -> OptionValue:
        """The value that a position is played under."""
        word: int = getattr(position, self.word)
        return self.option.values[word >> self.at & (1 << self.width) - 1]

    def read(self, given: object) -> OptionValue:
        """A value as it stands in a position's JSON; raises `NotationError`."""
        allowed = self.option.values if self.always_said else self.option.values[1:]
        for value in allowed:
            if type(value) is type(given) and value == given:
                return value
        right = " or ".join(str(value).lower() for value in allowed)
        right += "" if self.always_said else f", or nothing for {str(self.option.values[0]).lower()}"
        raise NotationError(given, f"is not a value of '{self.name}'", right)


class PackedOptions:
    """All the options of a game that have bits of their own."""

    def __init__(self, *packed: PackedOption) -> None:
        self._packed = packed
        self.names = tuple(one.name for one in packed)
        self.options = tuple(one.option for one in packed)

    def __iter__(self) -> Iterator[PackedOption]:
        return iter(self._packed)

    def chosen(self, position: object) -> dict[str, OptionValue]:
        """The options a position is played under; quiet ones are left out where they have their default."""
        found = ((one.option, one.value_in(position)) for one in self)
        return {option.name: value for option, value in found if not (option.quiet and value == option.values[0])}

    def said(self, position: object) -> dict[str, OptionValue]:
        """The options as fields of a position's JSON."""
        said = {}
        for one in self._packed:
            value = one.value_in(position)
            if one.always_said or value != one.option.values[0]:
                said[one.name] = value
        return said

    def bits(self, word: str, values: Mapping[str, OptionValue]) -> int:
        """What a packed int keeps of options with these values; one that is not named has its default."""
        kept = (one for one in self if one.word == word and one.name in values)
        return sum(one.option.values.index(values[one.name]) << one.at for one in kept)

    def fields(self, given: Mapping[str, object]) -> tuple[str, ...]:
        """The options that a position has to say, and those besides that this one says."""
        return tuple(one.name for one in self if one.always_said or one.name in given)

    def read(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """The options among the fields of a position's JSON; raises `NotationError`."""
        return {one.name: one.read(given[one.name]) for one in self if one.name in given}

    def to_text(self, data: Mapping[str, object]) -> dict[str, str]:
        """The options among the fields of a position's JSON, as its text says them."""
        return {name: _as_text(data[name]) for name in self.names if name in data}

    def from_text(self, fields: Mapping[str, str]) -> dict[str, OptionValue]:
        """The options among the fields of a position's text, as its JSON says them; nonsense is refused there."""
        texts = {one.name: {_as_text(value): value for value in one.option.values} for one in self}
        return {name: texts[name].get(fields[name], fields[name]) for name in self.names if name in fields}


def _as_text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
