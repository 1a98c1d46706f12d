"""The position in words, to whoever asks: the whole of it, one place, who sees whom, what has changed."""

from whitechapel.core.description import Description
from whitechapel.core.registry import describe
from whitechapel.table import RefusedError, Table
from whitechapel.table.log import standing
from whitechapel.terminal.described import described
from whitechapel.words import Words, capital


class Looking:
    """Looks at a table for somebody who can't see it.

    Args:
        table: the match.
        words: the language.
    """

    def __init__(self, table: Table, words: Words) -> None:
        self._table = table
        self._words = words

    async def overview(self) -> list[str]:
        """The whole position, sentence by sentence; the board as it is drawn for a game that has no words."""
        said = (await self._described()).overview
        return [self._words.sentence(message) for message in said] or self._drawn()

    async def sight(self) -> list[str]:
        """Who sees whom."""
        said = (await self._described()).sight
        return [self._words.sentence(message) for message in said] or self._drawn()

    async def place(self, name: str) -> list[str]:
        """What is at the place of this name, or at all places where somebody of this name is; nothing where none is."""
        wanted = name.casefold()
        places = {place: self._words.say(said) for place, said in (await self._described()).places.items()}
        named = [said for place, said in places.items() if wanted in _names(place)]
        if not named and len(wanted) > 2:
            named = [said for said in places.values() if wanted in said.casefold()]
        return [self._sentence(said) for said in named]

    async def changed(self) -> list[str]:
        """What has happened since the last action from here, and the places that are otherwise since."""
        table, words = self._table, self._words
        ours = [entry.number for entry in standing(table.log) if entry.kind == "action" and entry.actor in table.seats]
        since = ours[-1] - 1 if ours else 0
        said = [words.sentence(message) for entry in table.log[since:] for _, message in entry.messages(explained=True)]
        before, now = (await self._described(since)).places, (await self._described()).places
        new = [self._sentence(words.say(there)) for place, there in now.items() if before.get(place) != there]
        return [*said, *([words.say("terminal-changed-places"), *new] if ours and new else [])]

    def briefly(self) -> list[str]:
        """How things stand in a line: the turn, and who would be seen."""
        words, position = self._words, self._table.position
        game = describe(self._table.game)
        turn, display = position.get(game.unit), position.get("display")
        said = [words.say(game.unit, turn=turn, turns=game.turns)] if isinstance(turn, int) else []
        if isinstance(display, dict) and "seen" in display:
            said.append(words.say("split", seen=len(display["seen"]), hidden=len(display["hidden"])))
        return [words.dot.join(said)] if said else self._drawn()

    def _drawn(self) -> list[str]:
        return described(self._table.game, self._table.position, self._words)

    async def _described(self, number: int | None = None) -> Description:
        """The position after an entry of the log, or now; nothing where it can't be had."""
        try:
            return await self._table.describe(self._table.turn.number if number is None else number)
        except RefusedError:
            return Description()

    def _sentence(self, said: str) -> str:
        said = capital(said)
        return said if said.endswith((".", "!", "?", "…")) else f"{said}."


def _names(place: str) -> tuple[str, ...]:
    """What a place may be called: its id, with a space, and without its kind."""
    return place.casefold(), place.casefold().replace("-", " "), place.casefold().partition("-")[2]
