"""What every case file shares: values that know their place in it, differences, and the report of a run."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from whitechapel.core.errors import WhitechapelError


class CaseFileError(WhitechapelError):
    """A case file that can't be read.

    Attributes:
        place: where the mistake is, like ``games[3].steps[7].action``.
    """

    def __init__(self, place: str, given: object, why: str, right: str = "") -> None:
        super().__init__(given, why, right)
        self.args = (place, given, why, right)
        self.place = place

    def __str__(self) -> str:
        return f"{self.place}: {super().__str__()}"


class Difference(NamedTuple):
    """One wrong answer: in which game (or position), at which step, what was expected and what came out."""

    game: str
    step: str
    field: str
    expected: object
    got: object

    def __str__(self) -> str:
        return f"{self.game}, {self.step}: {self.field}: expected {_shown(self.expected)}, got {_shown(self.got)}"


class Report(NamedTuple):
    """What a run over one case file found.

    Attributes:
        path: the file.
        format: what kind of file it is, in words.
        steps: how many steps were checked.
        differences: the wrong answers; none if all is well.
    """

    path: str
    format: str
    steps: int
    differences: tuple[Difference, ...]

    @property
    def right(self) -> bool:
        """Whether every answer was right."""
        return not self.differences


class Checked(NamedTuple):
    """What checking one game or one position found."""

    steps: int
    differences: list[Difference]


class CaseValue(NamedTuple):
    """A value in a case file, and its place. Every way to read it raises `CaseFileError` naming that place."""

    place: str
    value: object

    def wrong(self, right: str, why: str = "can't stand here") -> CaseFileError:
        """The error to raise for this value."""
        return CaseFileError(self.place, self.value, why, right)

    def optional(self, name: str) -> "CaseValue | None":
        """What stands under `name`, if anything does."""
        if not isinstance(self.value, dict):
            raise self.wrong("an object")
        inside = f"{self.place}.{name}" if self.place else name
        return CaseValue(inside, self.value[name]) if name in self.value else None

    def field(self, name: str) -> "CaseValue":
        """What stands under `name`."""
        found = self.optional(name)
        if found is None:
            raise self.wrong(f"an object with '{name}'", f"lacks '{name}'")
        return found

    def only(self, names: Sequence[str]) -> None:
        """Make sure of an object without any other name: an expectation nobody checks would be a trap."""
        if not isinstance(self.value, dict):
            raise self.wrong("an object")
        for name in self.value:
            if name not in names:
                raise self.field(str(name)).wrong("only " + ", ".join(names), "is not known here")

    def fields(self, names: Sequence[str]) -> Iterator[tuple[str, "CaseValue"]]:
        """Every name and what stands under it; the names must be among these."""
        self.only(names)
        present = self.value if isinstance(self.value, dict) else {}
        return ((name, self.field(name)) for name in present)

    def items(self, count: int | None = None) -> list["CaseValue"]:
        """The items of a list: just so many if a count is given, otherwise at least one."""
        right = "a list that is not empty" if count is None else f"a list of {count}"
        if not isinstance(self.value, list) or len(self.value) != (count or max(len(self.value), 1)):
            raise self.wrong(right)
        return [CaseValue(f"{self.place}[{number}]", item) for number, item in enumerate(self.value)]

    def number(self, allowed: range = range(1 << 32)) -> int:
        """A whole number."""
        if type(self.value) is not int or self.value not in allowed:
            raise self.wrong(f"a whole number from {allowed[0]} to {allowed[-1]}")
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.wrong("true or false")
        return self.value

    def text(self) -> str:
        """Any text."""
        if not isinstance(self.value, str):
            raise self.wrong("a text")
        return self.value

    def word(self, allowed: Sequence[str]) -> str:
        """One of these words."""
        if self.value not in allowed:
            raise self.wrong("one of " + ", ".join(allowed))
        return str(self.value)

    def words(self, allowed: Sequence[str]) -> tuple[str, ...]:
        """A list of different words out of these, in the order given; it may be empty."""
        found = tuple(item.word(allowed) for item in self.items()) if self.value != [] else ()
        if len(set(found)) < len(found):
            raise self.wrong("each once", "repeats something")
        return found


def _shown(value: object) -> str:
    """A value as a person reads it in a report."""
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    if isinstance(value, tuple):
        return " ".join(map(str, value)) or "nothing"
    return str(value)
