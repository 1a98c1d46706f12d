"""The actions a player may choose, shown in lines so that a person can use them, and read from what he types.

A few actions are numbered; many are grouped by their verb, and can be listed with numbers on demand.
"""

import re
from collections.abc import Iterable, Mapping, Sequence

from whitechapel.core.choosing import Choices
from whitechapel.core.errors import NotationError
from whitechapel.core.game import AnyGame
from whitechapel.terminal.naming import action_names
from whitechapel.words import Words

FEW = 12
"""Up to so many actions are simply numbered."""


def parts(action: str) -> list[str]:
    """The words of an action's text: its verb, then its objects."""
    return re.split("[ >]", action)


class TypedChoices:
    """What may be done now, in the order of its numbers.

    Args:
        game: the game's rules, which read what is typed.
        forms: how each kind of action is typed, by its verb.
        actions: what may be done, as texts.
        words: the language.
        choices: the same as picks, which have names; None where there are none.
    """

    def __init__(
        self,
        game: AnyGame,
        forms: Mapping[str, str],
        actions: Iterable[str],
        words: Words,
        choices: Choices | None = None,
    ) -> None:
        self._game = game
        self._forms = forms
        self._actions = tuple(actions)
        self._words = words
        self._choices = choices

    def shown(self) -> list[str]:
        """The list a player sees on his turn."""
        if len(self._actions) <= FEW:
            return [*self.numbered(), self._words.say("terminal-numbered")]
        groups: dict[str, list[str]] = {}
        for action in self._actions:
            groups.setdefault(parts(action)[0], []).append(action)
        lines = [line for group in groups.values() for line in self._group(group)]
        return [*lines, self._words.say("terminal-grouped", example=self._actions[-1], count=len(self._actions))]

    def numbered(self) -> list[str]:
        """Every action with its number and its name."""
        names = action_names(self._choices, self._words)
        widest = max(map(len, self._actions), default=0)
        return [
            f"{number:>4}  {action:<{widest}}  {names.get(action, '')}".rstrip()
            for number, action in enumerate(self._actions, 1)
        ]

    def named(self, action: str) -> str:
        """What an action is called in words; its text where it has none."""
        return action_names(self._choices, self._words).get(action, action)

    def kinds(self) -> str:
        """How each kind of action is typed, in a row."""
        verbs = dict.fromkeys(parts(action)[0] for action in self._actions)
        return ", ".join(self._forms.get(verb, verb) for verb in verbs)

    def explained(self) -> list[str]:
        """Each kind of action once, with what it means."""
        return [self._heading(verb) for verb in dict.fromkeys(parts(action)[0] for action in self._actions)]

    def read(self, answer: str) -> str:
        """The action that a line names, by its text (in capitals or not) or by its number.

        Raises:
            NotationError: with what to say to the player.
        """
        words = self._words
        if not answer:
            raise NotationError(answer, words.say("terminal-nothing"))
        if answer.isdecimal():
            if len(answer) < 5 and 0 < int(answer) <= len(self._actions):
                return self._actions[int(answer) - 1]
            raise NotationError(answer, words.say("terminal-no-number", given=answer, count=len(self._actions)))
        meant = {action.casefold(): action for action in self._actions}.get(answer.casefold(), answer)
        try:
            return self._game.action_to_text(self._game.action_from_text(meant))
        except NotationError:
            raise NotationError(answer, words.say("terminal-unreadable", given=answer)) from None

    def _heading(self, verb: str) -> str:
        if verb not in self._forms:
            return f"  {verb}"
        return f"  {self._forms[verb]:<24}" + self._words.say(f"terminal-do-{verb}")

    def _group(self, actions: Sequence[str]) -> list[str]:
        verb = parts(actions[0])[0]
        names = tuple(parts(self._forms.get(verb, verb))[1:])
        objects = [tuple(parts(action)[1:]) for action in actions]
        if any(len(given) != len(names) for given in objects):
            return [self._heading(verb), "      " + ", ".join(actions)]
        return [self._heading(verb), *("      " + line for line in combined(names, objects))]


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
