"""What is said to people, as data: messages of the catalogue with their arguments, looked up in a reader's language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

Term: TypeAlias = "str | int | Message | tuple[Message, ...]"
"""An argument of a message: text and numbers as they are, other messages looked up first, several joined by commas."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message of the catalogue: its id, and the arguments that fill its gaps."""

    id: str
    args: Mapping[str, Term] = field(default_factory=dict)


class Reason(NamedTuple):
    """Why an action is not legal now: a message for its player, and the same in a few English words for programmers."""

    message: Message
    text: str


def name_of(character: str) -> Message:
    """What a character is called."""
    return Message(f"name-{character}")


def names_of(characters: tuple[str, ...]) -> tuple[Message, ...]:
    """What several characters are called."""
    return tuple(map(name_of, characters))


def listed(messages: tuple[Message, ...]) -> Message:
    """Several things as one that is read aloud: the last one behind an "and". There must be one at least."""
    *before, last = messages
    return Message("list-and", {"names": tuple(before), "last": last}) if before else last
