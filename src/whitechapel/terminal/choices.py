"""The actions a player may choose, shown so that a person can use them, and read from what he types.

A few actions are numbered; many are grouped by their verb, and can be listed with numbers on demand.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from whitechapel.core.errors import NotationError
from whitechapel.core.game import Game
from whitechapel.core.types import Action
from whitechapel.terminal.actions import objects_of, verb_of, wording
from whitechapel.terminal.messages import text

FEW = 12
"""Up to so many actions are simply numbered."""


class Choices:
    """What may be done now, in the order of its numbers."""

    def __init__(self, game: Game[Any, Any], actions: Iterable[Action]) -> None:
        self._game = game
        self._actions = tuple(actions)
        self._texts = tuple(map(game.action_to_text, self._actions))

    def shown(self) -> list[str]:
        """The list a player sees on his turn."""
        if len(self._texts) <= FEW:
            return [*self.numbered(), text("numbered")]
        groups: dict[str, list[str]] = {}
        for action in self._texts:
            groups.setdefault(verb_of(action), []).append(action)
        lines = [line for group in groups.values() for line in self._group(group)]
        return [*lines, text("grouped", example=self._texts[-1], count=len(self._texts))]

    def numbered(self) -> list[str]:
        """Every action with its number."""
        return [f"{number:>4}  {action}" for number, action in enumerate(self._texts, 1)]

    def explained(self) -> list[str]:
        """Each kind of action once, with what it means."""
        kinds = {wording(self._game.NAME, action): None for action in self._texts}
        return [f"  {kind.form:<24}{kind.means}".rstrip() for kind in kinds]

    def read(self, answer: str) -> Action:
        """The action that a line names, by its text (in capitals or not) or by its number.

        Raises:
            NotationError: with what to say to the player.
        """
        if not answer:
            raise NotationError(answer, text("nothing"))
        if answer.isdecimal():
            if len(answer) < 5 and 0 < int(answer) <= len(self._actions):
                return self._actions[int(answer) - 1]
            raise NotationError(answer, text("no-number", number=answer, count=len(self._actions)))
        meant = {action.casefold(): action for action in self._texts}.get(answer.casefold(), answer)
        try:
            return self._game.action_from_text(meant)
        except NotationError:
            raise NotationError(answer, text("unreadable", given=answer)) from None

    def _group(self, actions: Sequence[str]) -> list[str]:
        words = wording(self._game.NAME, actions[0])
        heading = f"  {words.form:<24}{words.means}".rstrip()
        names = objects_of(words.form)
        objects = [objects_of(action) for action in actions]
        if any(len(given) != len(names) for given in objects):
            return [heading, "      " + ", ".join(actions)]
        return [heading, *("      " + line for line in combined(names, objects))]


def combined(names: tuple[str, ...], objects: Sequence[tuple[str, ...]]) -> list[str]:
    """The objects a verb takes, a line for each set of first ones that go with the same others.

    >>> combined(("AREA", "QUARTERS"), [("0", "1"), ("0", "2"), ("4", "1"), ("4", "2")])
    ['AREA 0 4, QUARTERS 1 2']
    """
    if len(names) < 2:
        return [" ".join([name, *(given[0] for given in objects)]) for name in names]
    rests: dict[str, list[str]] = {}
    for first, *rest in objects:
        rests.setdefault(first, []).append(" ".join(rest))
    firsts: dict[tuple[str, ...], list[str]] = {}
    for first, others in rests.items():
        firsts.setdefault(tuple(others), []).append(first)
    rest_name = " ".join(names[1:])
    return [f"{names[0]} {' '.join(first)}, {rest_name} {' '.join(others)}" for others, first in firsts.items()]
