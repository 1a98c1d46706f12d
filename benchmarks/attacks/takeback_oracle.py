"""M1: guess who the AI's Jack is from his answers, with takebacks to see more of them than a game has.

python -m benchmarks takeback-oracle --games 200 --level 8

The Detective acts and takes back at once, a few times, so that Jack begins to think about each action; then acts, sees
what Jack does, takes back and begins again, up to eight times. For each suspect our own player says how likely Jack
would have answered so; the likeliest suspect is named. The same is done with Jack's first answer in games of the same
deals in which the Detective acts like that at once, and takes nothing back.
"""

import asyncio
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random

from benchmarks.arguments import parser
from benchmarks.attacks.frame import Attack, Person, Server, Target
from benchmarks.measuring.written import as_printed, can_be_written, write
from benchmarks.secrets.guessing import Answer, suspected
from whitechapel.cli.parsing import UsageError

_TAKEBACKS = 8
_TEASES = 3
"""How many actions are taken back before each answer."""
_AT_ONCE = 4
_SEED = 20261116
_CALM = {
    "pace": 0,
    "requests_per_second": 1e6,
    "creations_per_minute": 1e6,
    "messages_per_second": 1e6,
    "deal_seed": _SEED,
}


async def gain(target: Target) -> float:
    """Percentage points by which takebacks make guesses better, in a bounded run at a quick level."""
    once, often = await _compared(target, games=40, level=6, samples=2)
    return 100 * (sum(often) - sum(once)) / len(once)


def main(arguments: Sequence[str]) -> int:
    """Measure with more games or at another level; 1 when takebacks help by more than two points."""
    reading = parser("takeback-oracle", __doc__)
    reading.add_argument("--games", type=int, default=100)
    reading.add_argument("--level", type=int, default=6)
    reading.add_argument("--samples", type=int, default=2, help="how often our player is asked about a suspect")
    reading.add_argument("--old", type=Path, help="a checkout of 0.1, its hot modules compiled")
    can_be_written(reading)
    asked = reading.parse_args(arguments)
    if asked.write and asked.old:
        raise UsageError("what 0.1 tells is not written; expected --write without --old")
    target = Target(None if asked.old is None else (asked.old / "src").resolve())
    once, often = asyncio.run(_compared(target, asked.games, asked.level, asked.samples))
    gained = [later - first for first, later in zip(once, often, strict=True)]
    mean = sum(gained) / len(gained)
    spread = 1.96 * sqrt(sum((one - mean) ** 2 for one in gained)) / len(gained)
    told = (
        f"{asked.games} games of Pocket against level {asked.level}, up to {_TAKEBACKS} takebacks each",
        f"  right without takebacks {sum(once) / len(once):.1%}, with them {sum(often) / len(often):.1%}",
        f"  takebacks help by {100 * mean:+.1f} points (95 %: +- {100 * spread:.1f})",
    )
    print(*told, sep="\n")
    if asked.write:
        write("takeback-oracle", as_printed(told))
    return int(100 * mean > 2)


async def _compared(target: Target, games: int, level: int, samples: int) -> tuple[list[float], list[float]]:
    """For each game, how likely the guess is right: without takebacks, and with all that could be had by them."""
    return await _guessed(target, games, level, samples, 0), await _guessed(target, games, level, samples, _TAKEBACKS)


async def _guessed(target: Target, games: int, level: int, samples: int, takebacks: int) -> list[float]:
    """For each game, how likely the guess is right that so many takebacks lead to."""
    right: list[float] = []
    async with target.serving(**_CALM) as server:
        for first in range(0, games, _AT_ONCE):
            seeds = range(first, min(first + _AT_ONCE, games))
            people = [await _Detective.sat_down(server, level, seed) for seed in seeds]  # in order: each has its deal
            asking = [person.asks(seed, takebacks) for person, seed in zip(people, seeds, strict=True)]
            for answers, jack in await asyncio.gather(*asking):
                guesses = await asyncio.to_thread(suspected, answers, level, samples)
                right.append(guesses[-1].get(jack, 0.0))
    return right


class _Detective:
    """Plays against the AI's Jack, and sees all he does."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._setup = tuple(event["action"] for event in person.table["events"] if event["actor"] == "chance")
        self._seen: dict[int, str] = {}

    @classmethod
    async def sat_down(cls, server: Server, level: int, seed: int) -> "_Detective":
        return cls(await Person.against(server, level, seed=seed, address=f"127.0.3.{1 + seed % 200}"))

    async def asks(self, seed: int, takebacks: int) -> tuple[list[Answer], str]:
        """What Jack answers to one action after another, and who he is: giving up tells it."""
        tried = [text for text in self._person.turn["legal"] if not text.startswith("alibi")]
        answers: list[Answer] = []
        step = max(1, len(tried) // (_TAKEBACKS + 1))
        for action in tried[seed % step :: step][: takebacks + 1]:
            others = [other for other in tried if other != action]
            teases = Random(f"{seed} {action}").sample(others, _TEASES) if takebacks else []
            answers.append(await self._answer_to(action, teases))
            if not takebacks or not await self._does({"type": "takeback"}):
                break
        if not self._person.over:
            await self._does({"type": "resign"})
        while not self._person.over:
            await self._hear()
        self._person.leave()
        return answers, str(self._person.turn["revealed"]["jack"])

    async def _answer_to(self, action: str, teases: Sequence[str]) -> Answer:
        """What Jack does about an action after some that were taken back; or about one of those, if he was quicker."""
        for tried in (*teases, action):
            before = self._person.turn["number"]
            await self._does({"type": "act", "action": tried})
            if tried == action or not await self._does({"type": "takeback"}):
                action = tried
                break
        while not (self._person.mine or self._person.over):
            await self._hear()
        answer = tuple(text for number, text in sorted(self._seen.items()) if number > before)
        return Answer(self._setup, action, answer)

    async def _does(self, request: dict[str, object]) -> bool:
        """Ask for something; whether it was done."""
        self._person.say({"client": "oracle", "after": self._person.turn["number"]} | request)
        while (kind := await self._hear()) not in ("accepted", "problem"):
            continue
        return kind == "accepted"

    async def _hear(self) -> str:
        """The kind of the next message."""
        message = await self._person.heard()
        told = message.get("events", ())
        self._seen |= {event["number"]: event["action"] for event in told if event["actor"] == "jack"}
        return str(message["type"])


ATTACKS = (Attack("M1", "guess Jack's identity with eight takebacks", "points better than without", 2, gain),)
