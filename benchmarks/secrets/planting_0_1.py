"""The same for a database of 0.1: run by `planting`, with that version's modules, and so not checked with ours."""

# mypy: ignore-errors
# ruff: noqa: I001 - sorted as where it runs

import asyncio
import json
import sys

from whitechapel.core import PLAYERS, Seat
from whitechapel.core import game as game_called
from whitechapel.server.match import Entry, Kind, Match, SeatKind, Setup, Sitter
from whitechapel.server.store import Matches, open_engine
from whitechapel.server.tokens import hashed


def entries_of(rules, actions):
    """The log that actions make."""
    state, entries = rules.initial(), []
    for number, action in enumerate(actions, 1):
        actor, after = rules.actor(state), rules.apply(state, action)
        kind = Kind.CHANCE if actor is Seat.CHANCE else Kind.MOVE
        entries.append(Entry(number, kind, actor, action, rules.announcement(state, after)))
        state = after
    return entries


async def main():
    """Plant what standard input describes."""
    engine = await open_engine(sys.argv[1])
    matches = Matches(engine)
    for spec in json.load(sys.stdin):
        rules = game_called(spec["game"])
        setup = Setup(spec["id"], spec["game"], (), rules.RULES_VERSION, bytes(range(32)), bytes(range(16)))
        seats = {seat: Sitter(SeatKind.AI, spec["level"]) for seat in PLAYERS}
        seats[Seat.DETECTIVE] = Sitter(SeatKind.PERSON, token_hash=hashed(spec["token"]))
        await matches.create(Match(setup, seats), entries_of(rules, spec["actions"]))
    await matches.close()


asyncio.run(main())
