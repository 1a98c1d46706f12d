"""How actions are picked step by step: a tree of picks, built from the row of picks that each action takes."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from whitechapel.core.messages import Message

Path: TypeAlias = tuple[str, ...]
"""The ids of the picks that lead somewhere, the first one first."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Something that can be picked on the way to an action.

    Attributes:
        label: what it is called.
        place: where on the board it is picked, or an empty string where it has no place there.
        key: the letter that picks it, or an empty string.
        danger: whether the game may be lost by it at once, so that a table asks again.
        secret: whether it tells its owner's secret that this can be picked: a screen that others may see leaves it out.
    """

    label: Message
    place: str = ""
    key: str = ""
    danger: bool = False
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """A pick, and what it leads to.

    Attributes:
        pick: the id of the pick, unique among its neighbours.
        action: the action that is chosen by it, as text; None while more has to be picked.
        asks: the id of the message that asks for the next pick.
        next: what can be picked next.
    """

    pick: str
    action: str | None = None
    asks: str = ""
    next: "tuple[Choice, ...]" = ()


@dataclass(frozen=True, slots=True)
class Choices:
    """All that a seat may choose, as a tree of picks.

    Attributes:
        asks: the id of the message that asks for the first pick.
        picks: every pick of the tree by its id.
        next: what can be picked first.
        why: why something that lies there can't be picked, where that is plain to see, by the ids of the picks that
            would lead to it, its own the last, with spaces between them.
        begun: the id of the only first pick, which needs no picking; empty where there are several.
    """

    asks: str
    picks: Mapping[str, Pick]
    next: tuple[Choice, ...]
    why: Mapping[str, Message] = field(default_factory=dict)
    begun: str = ""

    def why_not(self, path: Path, pick: str) -> Message | None:
        """Why something can't be picked after what is picked already, or in its place; None where nothing says so."""
        ways = (" ".join((*path[:length], pick)) for length in range(len(path), -1, -1))
        return next((self.why[way] for way in ways if way in self.why), None)


_Branch: TypeAlias = "dict[str, _Branch | str]"


def tree(
    paths: Iterable[tuple[Path, str]],
    asks: Callable[[Path], str],
    pick: Callable[[str], Pick],
    why: Iterable[tuple[Path, Message]] = (),
) -> Choices:
    """The tree of some rows of picks, each with the action it ends in.

    A first pick that is the only one is left out where more has to be picked after it.

    Args:
        paths: every row of picks with its action; an action may be reached by several.
        asks: the id of the message that asks for what comes after some picks.
        pick: the pick of an id.
        why: rows of picks whose last can't be picked, each with the reason.
    """
    root: _Branch = {}
    for path, action in paths:
        branch = root
        for word in path[:-1]:
            following = branch.setdefault(word, {})
            assert isinstance(following, dict)  # noqa: S101 - no action is the beginning of another
            branch = following
        branch[path[-1]] = action
    begun: Path = ()
    if len(root) == 1:
        (word, following) = next(iter(root.items()))
        if isinstance(following, dict):
            begun, root = (word,), following
    words = dict.fromkeys(_words(root))
    reasons = {" ".join(path[len(begun) :] if path[: len(begun)] == begun else path): reason for path, reason in why}
    return Choices(
        asks(begun), {word: pick(word) for word in words}, _grown(root, begun, asks), reasons, "".join(begun)
    )


def _words(branch: _Branch) -> Iterator[str]:
    for word, following in branch.items():
        yield word
        if isinstance(following, dict):
            yield from _words(following)


def _grown(branch: _Branch, path: Path, asks: Callable[[Path], str]) -> tuple[Choice, ...]:
    grown = []
    for word, following in branch.items():
        if isinstance(following, str):
            grown.append(Choice(word, following))
        else:
            here = (*path, word)
            grown.append(Choice(word, None, asks(here), _grown(following, here, asks)))
    return tuple(grown)


def walked(choices: Choices) -> Iterator[tuple[Choice, Path]]:
    """Every choice of a tree, with the ids of the picks that lead to it (its own included)."""
    waiting: list[tuple[Choice, Path]] = [(choice, (choice.pick,)) for choice in choices.next]
    while waiting:
        choice, path = waiting.pop()
        yield choice, path
        waiting += [(following, (*path, following.pick)) for following in choice.next]
