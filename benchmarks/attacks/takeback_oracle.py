"""M1: guess who the AI's Jack is from his answers, with takebacks to see more of them than a game has.

python -m benchmarks takeback-oracle --games 200 --level 8

The Detective acts, sees what Jack does, takes back and tries something else, up to eight times. For each suspect our
own player says how likely Jack would have answered so; the likeliest suspect is named. In the same games the same is
done with the first answers alone, as somebody would who takes nothing back.
"""

import asyncio
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

from benchmarks.arguments import parser
from benchmarks.attacks.frame import Attack, Person, Server, Target
from benchmarks.measuring.written import as_printed, can_be_written, write
from benchmarks.secrets.guessing import Answer, suspected
from whitechapel.cli.parsing import UsageError

_TAKEBACKS = 8
_AT_ONCE = 4
_CALM = {"pace": 0, "requests_per_second": 1e6, "creations_per_minute": 1e6, "messages_per_second": 1e6}


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
        f"  right with the first answers {sum(once) / len(once):.1%}, with all {sum(often) / len(often):.1%}",
        f"  takebacks help by {100 * mean:+.1f} points (95 %: +- {100 * spread:.1f})",
    )
    print(*told, sep="\n")
    if asked.write:
        write("takeback-oracle", as_printed(told))
    return int(100 * mean > 2)


async def _compared(target: Target, games: int, level: int, samples: int) -> tuple[list[float], list[float]]:
    """For each game, how likely the guess is right: from the first answers, and from all that could be had."""
    once: list[float] = []
    often: list[float] = []
    async with target.serving(**_CALM) as server:
        for first in range(0, games, _AT_ONCE):
            seeds = range(first, min(first + _AT_ONCE, games))
            for answers, jack in await asyncio.gather(*(_asked(server, level, seed) for seed in seeds)):
                guesses = await asyncio.to_thread(suspected, answers, level, samples)
                once.append(guesses[0].get(jack, 0.0))
                often.append(guesses[-1].get(jack, 0.0))
    return once, often


async def _asked(server: Server, level: int, seed: int) -> tuple[list[Answer], str]:
    """What Jack answered to one action after another, and who he was: giving up tells it."""
    person = await Person.against(server, level, seed=seed, address=f"127.0.3.{1 + seed % 200}")
    setup = tuple(event["action"] for event in person.table["events"] if event["actor"] == "chance")
    tried = [text for text in person.turn["legal"] if not text.startswith("alibi")]
    answers: list[Answer] = []
    step = max(1, len(tried) // (_TAKEBACKS + 1))
    for action in tried[seed % step :: step][: _TAKEBACKS + 1]:
        answers.append(await _answer(person, setup, action))
        if not await _done(person, {"type": "takeback"}):
            break
    if not person.over:
        await _done(person, {"type": "resign"})
    while not person.over:
        await person.heard()
    jack = str(person.turn["revealed"]["jack"])
    person.leave()
    return answers, jack


async def _answer(person: Person, setup: tuple[str | None, ...], action: str) -> Answer:
    """Do something, and see what Jack does."""
    before = person.turn["number"]
    await _done(person, {"type": "act", "action": action})
    seen: dict[int, str] = {}
    while True:
        if not (person.mine or person.over):
            message = await person.heard()
            told = message.get("events", ())
            seen |= {event["number"]: event["action"] for event in told if event["actor"] == "jack"}
        else:
            return Answer(setup, action, tuple(text for number, text in sorted(seen.items()) if number > before))


async def _done(person: Person, request: dict[str, object]) -> bool:
    """Ask for something; whether it was done."""
    person.say({"client": "oracle", "after": person.turn["number"]} | request)
    while (answer := await person.heard())["type"] not in ("accepted", "problem"):
        continue
    return bool(answer["type"] == "accepted")


ATTACKS = (Attack("M1", "guess Jack's identity with eight takebacks", "points better than without", 2, gain),)
