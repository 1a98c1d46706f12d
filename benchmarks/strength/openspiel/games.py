"""The games that were played, kept in a file after every pair."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

RESULTS = Path("benchmarks/strength/openspiel/results.json")


class Played(NamedTuple):
    """One game.

    Attributes:
        pair: the number of its deal.
        jack: whether level 8 was Jack.
        won: whether level 8 won.
        reason: how the game ended.
        level_cpu: the CPU seconds of level 8's decisions.
        level_decisions: how many these were.
        bot_cpu: the CPU seconds of the bot's.
        bot_decisions: how many these were.
        simulations: how many simulations the bot ran in all.
    """

    pair: int
    jack: bool
    won: bool
    reason: str
    level_cpu: float
    level_decisions: int
    bot_cpu: float
    bot_decisions: int
    simulations: int


def load(file: Path = RESULTS) -> list[Played]:
    """The games in a file; none where there is no file yet."""
    kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
    return [Played(**game) for game in kept]


def save(file: Path, games: Sequence[Played]) -> None:
    """Write all games, so that an interruption leaves the old file or the new one."""
    written = file.with_suffix(".part")
    written.write_text(json.dumps([game._asdict() for game in sorted(games)], indent=1) + "\n", encoding="utf-8")
    written.replace(file)


def milliseconds(games: Sequence[Played]) -> tuple[float, float]:
    """The CPU time of a decision of level 8, and of the bot."""
    level = sum(game.level_cpu for game in games) / sum(game.level_decisions for game in games)
    bot = sum(game.bot_cpu for game in games) / sum(game.bot_decisions for game in games)
    return 1000 * level, 1000 * bot
