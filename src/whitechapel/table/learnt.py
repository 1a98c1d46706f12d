"""What was learnt here, kept in a file of the player's: which lessons were done, and where each game's were left."""

import json
from pathlib import Path

from whitechapel.core.errors import WhitechapelError
from whitechapel.core.learning import Stage, stage_from_text
from whitechapel.core.lessons import Lesson, lessons_of
from whitechapel.table.files import read_object, state_folder, write_whole

_DONE, _LEFT = "done", "left"


class Learnt:
    """What was learnt here.

    Args:
        place: the file; where it can't be written, everything is remembered until the program ends.
    """

    def __init__(self, place: Path) -> None:
        self._place = place
        self._unwritten: dict[str, dict[str, object]] | None = None

    def done(self, game: str) -> tuple[str, ...]:
        """The ids of a game's lessons that were done."""
        kept = self._of(game).get(_DONE)
        return tuple(one for one in kept if isinstance(one, str)) if isinstance(kept, list) else ()

    def next(self, game: str) -> Lesson | None:
        """The first lesson of a game that was not done yet; None where all were."""
        done = self.done(game)
        return next((lesson for lesson in lessons_of(game) if lesson.id not in done), None)

    def left(self, game: str) -> Stage | None:
        """Where a game's lessons were left; None where no lesson was begun since the last that was done."""
        kept = self._of(game).get(_LEFT)
        try:
            return stage_from_text(game, kept) if isinstance(kept, str) and kept else None
        except WhitechapelError:
            return None  # the lesson has changed since

    def keep(self, stage: Stage) -> None:
        """Remember how far somebody came: that the lesson is done, or where it can be gone on with."""
        lesson = stage.lesson
        ended = stage.done and stage.next is None
        going = None if ended else stage.next if stage.done else stage
        done = [*dict.fromkeys([*self.done(lesson.game), *([lesson.id] if ended else [])])]
        self._write(lesson.game, {_DONE: done, _LEFT: "" if going is None else str(going)})

    def _of(self, game: str) -> dict[str, object]:
        return self._read().get(game, {})

    def _write(self, game: str, kept: dict[str, object]) -> None:
        known = self._read() | {game: kept}
        try:
            write_whole(self._place, json.dumps(known))
        except OSError:
            self._unwritten = known

    def _read(self) -> dict[str, dict[str, object]]:
        if self._unwritten is not None:
            return self._unwritten
        return {game: kept for game, kept in read_object(self._place).items() if isinstance(kept, dict)}


def own_learnt() -> Learnt:
    """What the user of this computer has learnt."""
    return Learnt(state_folder() / "learnt.json")
