"""Puts matches into a database before a server starts: each position in each of its worlds, against an AI."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.secrets.lookalikes import Position
from whitechapel.core import PLAYERS, Deal, Seat, load_game
from whitechapel.core.history import History
from whitechapel.server.hosted import HostedMatch, Setup, event_steps
from whitechapel.server.seats import SeatHolder, SeatKind
from whitechapel.server.store import Journal, open_database
from whitechapel.server.tokens import fresh_match_id, fresh_token, hashed

_UNDER_0_1 = Path(__file__).with_name("planting_0_1.py")
_DEAL = Deal(bytes(range(32)), bytes(range(16)))


class Planted(NamedTuple):
    """A match in the database.

    Attributes:
        match: its id.
        token: of the person.
        place: the position's place in the list.
        world: which of its worlds it is in.
        action: what the person does first.
    """

    match: str
    token: str
    place: int
    world: int
    action: str


def plant(database: Path, positions: list[Position], repeats: int, level: int, old: Path | None) -> list[Planted]:
    """Plant every world of every position so many times; in a database of 0.1 with that version's own code.

    They come in random order: what else the machine does must not go with the world.
    """
    planted = []
    specs: list[dict[str, object]] = []
    for place, position in enumerate(positions):
        for world, actions in enumerate(position.worlds):
            for _ in range(repeats):
                one = Planted(fresh_match_id(), fresh_token(), place, world, position.action)
                planted.append(one)
                told = {"id": one.match, "token": one.token, "game": position.game, "actions": actions, "level": level}
                specs.append(told | {"seed": len(specs)})
    if old is None:
        asyncio.run(_created(database, specs))
    else:
        given = {**os.environ, "PYTHONPATH": str(old)}
        command = [sys.executable, str(_UNDER_0_1), f"sqlite:///{database}"]
        subprocess.run(command, input=json.dumps(specs).encode(), env=given, cwd=database.parent, check=True)  # noqa: S603
    Random(1).shuffle(planted)
    return planted


async def _created(database: Path, specs: list[dict[str, object]]) -> None:
    opened = await open_database(f"sqlite:///{database}")
    journal = Journal(opened)
    for spec in specs:
        await journal.create(_hosted(spec))
    await opened.close()


def _hosted(spec: dict[str, object]) -> HostedMatch:
    rules = load_game(str(spec["game"]))
    setup = Setup(str(spec["id"]), rules.NAME, (), rules.RULES_VERSION, _DEAL.secret, _DEAL.salt)
    ai = SeatHolder(SeatKind.AI, level=_int(spec["level"]), seed=_int(spec["seed"]))
    seats = dict.fromkeys(PLAYERS, ai) | {
        Seat.DETECTIVE: SeatHolder(SeatKind.PERSON, token_hash=hashed(str(spec["token"])))
    }
    hosted = HostedMatch(setup, seats)
    history: History = hosted.match.history
    actions = spec["actions"]
    assert isinstance(actions, tuple)
    for action in actions:
        history = history.then(action)
    hosted.adopt(event_steps(hosted.match.history, history, 1))
    return hosted


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
