"""Matches that one viewer can't tell apart: the same log as it saw it, with other secrets underneath."""

from random import Random
from typing import Any

from tests.server.live import LiveServer
from whitechapel.core import Deal, Seat, game
from whitechapel.core.types import PLAYERS
from whitechapel.server import protocol
from whitechapel.server.decisions import requested
from whitechapel.server.lobby import opening
from whitechapel.server.match import Entry, Match, SeatKind, Setup, Sitter
from whitechapel.server.tokens import fresh_match_id, fresh_token, hashed

DEAL = Deal(bytes(range(32)), bytes(range(16)))


def played(name: str, seed: int, plies: int) -> Match:
    """A match after some random actions that did not end it."""
    rng = Random(seed)
    match = _empty(name, seed, dict.fromkeys(PLAYERS, ""))
    for entry in opening(match, 1):
        match.follow(entry)
    while match.number < plies:
        seat = match.to_act
        assert seat is not None
        text = match.game.action_to_text(rng.choice(match.game.legal_actions(match.state)))
        entries = requested(match, seat, protocol.Act(client="c", after=match.number, action=text))
        if _ends(match, entries):
            break
        for entry in entries:
            match.follow(entry)
    return match


def alternatives(match: Match, viewer: Seat) -> dict[Any, list[Entry]]:
    """Every state that the match may be in for the viewer, each with a log that looks the same to it."""
    rules = match.game
    candidates: dict[Any, list[Entry]] = {match.first_state(): []}
    for step in match.steps():
        entry = step.entry
        assert entry.action is not None
        hidden = not rules.sees(step.before, entry.action, viewer)
        following: dict[Any, list[Entry]] = {}
        for state, log in candidates.items():
            possible = [outcome.action for outcome in rules.chance_outcomes(state)] or rules.legal_actions(state)
            for action in possible:
                if (hidden and rules.sees(state, action, viewer)) or (not hidden and action != entry.action):
                    continue
                after = rules.apply_trusted(state, action)
                if rules.announcement(state, after) == entry.announced:
                    following[after] = [*log, entry._replace(action=action)]
        candidates = following
    return candidates


class Planted:
    """A match put into a server's database as it is, and the tokens that hold its seats; `ai` is the AI's seat."""

    def __init__(self, server: LiveServer, name: str, seed: int, log: list[Entry], *, ai: Seat | None = None) -> None:
        self.tokens = {seat: fresh_token() for seat in PLAYERS}
        self.match = _empty(name, seed, {seat: hashed(token) for seat, token in self.tokens.items()})
        self.id = self.match.setup.id
        if ai is not None:
            self.match.seats[ai] = Sitter(SeatKind.AI, level=1)
        for entry in log:
            self.match.follow(entry)
        server.inside(lambda: server.service.matches.create(self.match, log))


def _empty(name: str, seed: int, token_hashes: dict[Seat, str]) -> Match:
    options = tuple((option.name, option.values[seed % len(option.values)]) for option in game(name).OPTIONS)
    setup = Setup(fresh_match_id(), name, options, game(name).RULES_VERSION, DEAL.secret, DEAL.salt)
    return Match(setup, {seat: Sitter(SeatKind.PERSON, token_hash=token_hashes[seat] or "x") for seat in PLAYERS})


def _ends(match: Match, entries: list[Entry]) -> bool:
    state = match.state
    for entry in entries:
        assert entry.action is not None
        state = match.game.apply_trusted(state, entry.action)
    return match.game.outcome(state) is not None


def quiet_actions(match: Match, then: tuple[Seat, ...] = PLAYERS) -> set[str]:
    """The actions of the player to act that reveal nothing (no card, no throw, nothing said), with `then` to act."""
    found = set()
    for action in match.game.legal_actions(match.state):
        after = match.game.apply_trusted(match.state, action)
        if match.game.actor(after) in then and not match.game.announcement(match.state, after):
            found.add(match.game.action_to_text(action))
    return found
