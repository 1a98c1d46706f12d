"""Choosing an action in small steps: pick a token, a card or a verb, then a target, then perhaps one more.

An action's text is a row of words (``rotation 4 1``, ``lamp f5>h4``); a choice is the words picked so far. Nothing here
asks what is legal: it is told all legal actions and offers what they begin with.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from whitechapel.terminal.telling import parts


class Following(NamedTuple):
    """What can come after some words: the next words, and the action if the words are one already."""

    words: tuple[str, ...]
    action: str | None


def following(legal: Sequence[str], picked: Sequence[str]) -> Following:
    """What can be picked after `picked`."""
    return _following(tuple(legal), tuple(picked))


@lru_cache(maxsize=128)
def _following(legal: tuple[str, ...], picked: tuple[str, ...]) -> Following:
    words: dict[str, None] = {}
    action = None
    for candidate in legal:
        for path in _orders(candidate):
            if tuple(path[: len(picked)]) != picked:
                continue
            if len(path) == len(picked):
                action = candidate
            else:
                words[path[len(picked)]] = None
    return Following(tuple(words), action)


def _orders(action: str) -> list[list[str]]:
    """Two tiles may be picked in either order: the text has the lower one first."""
    path = parts(action)
    return [path, [path[0], path[2], path[1]]] if path[0] == "exchange" else [path]


class Chooser:
    """The choice in progress: the words picked, the words that may come next, and a cursor on one of those."""

    def __init__(self) -> None:
        self.legal: tuple[str, ...] = ()
        self.picked: list[str] = []
        self._root: list[str] = []
        self._at = 0

    def offer(self, legal: Sequence[str]) -> None:
        """Begin anew with these actions to choose from. A lone verb that takes an object needs no picking."""
        self.legal = tuple(legal)
        verbs = {parts(action)[0] for action in legal}
        self._root = list(verbs) if len(verbs) == 1 and all(len(parts(action)) > 1 for action in legal) else []
        self._settle(list(self._root))

    @property
    def options(self) -> tuple[str, ...]:
        """The words that may come next."""
        return following(self.legal, self.picked).words

    @property
    def verbs(self) -> tuple[str, ...]:
        """What every choice begins with."""
        return following(self.legal, ()).words

    @property
    def cursor(self) -> str | None:
        """The word the cursor is on."""
        return self.options[self._at] if self.options else None

    @property
    def action(self) -> str | None:
        """The action that waits to be confirmed."""
        return following(self.legal, self.picked).action if self.picked else None

    @property
    def in_view(self) -> str | None:
        """The action that would be played if the cursor's word were picked: the one to show a ghost of."""
        if self.action is not None or self.cursor is None:
            return self.action
        return following(self.legal, [*self.picked, self.cursor]).action

    @property
    def begun(self) -> bool:
        """Whether there is something to step back from."""
        return len(self.picked) > len(self._root)

    def move_to(self, word: str) -> None:
        """Put the cursor on a word that may come next."""
        self._at = self.options.index(word)

    def step(self, by: int) -> None:
        """Move the cursor on in the order of the options."""
        if self.options:
            self._at = (self._at + by) % len(self.options)

    def begin(self, verb: str) -> bool:
        """Start over with a verb (a token, an ability); returns whether there is such a one now."""
        if verb not in self.verbs:
            return False
        self._settle([verb])
        return True

    def pick(self, word: str) -> None:
        """Pick one of the words that may come next."""
        self._settle([*self.picked, word])

    def back(self) -> bool:
        """Step back once; returns whether there was anything to step back from."""
        if not self.begun:
            return False
        last = self.picked[-1]
        self.picked = self.picked[:-1]
        self._at = self.options.index(last) if last in self.options else 0
        return True

    def _settle(self, picked: list[str]) -> None:
        """Take these words, and go on by itself where there is only one way."""
        self.picked = picked
        self._at = 0
        while len(self.picked) > len(self._root) and self.action is None and len(self.options) == 1:
            self.picked = [*self.picked, self.options[0]]
