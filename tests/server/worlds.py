"""Matches that one viewer can't tell apart: the same log as it saw it, with other secrets underneath."""

from random import Random

from tests.server.live import LiveServer
from whitechapel.core import Deal, Seat, load_game
from whitechapel.core.game import AnyState
from whitechapel.core.types import PLAYERS
from whitechapel.server import protocol
from whitechapel.server.entries import Entry
from whitechapel.server.hosted import HostedMatch, Setup
from whitechapel.server.requests import dealt, requested
from whitechapel.server.seats import SeatHolder, SeatKind
from whitechapel.server.tokens import fresh_match_id, fresh_token, hashed

DEAL = Deal(bytes(range(32)), bytes(range(16)))


def played(name: str, seed: int, events: int) -> HostedMatch:
    """A match after some random actions that did not end it."""
    rng = Random(seed)
    hosted = _empty(name, seed, dict.fromkeys(PLAYERS, ""))
    hosted.adopt(dealt(hosted, 1))
    while hosted.number < events:
        seat = hosted.to_act
        assert seat is not None
        text = hosted.match.game.action_to_text(rng.choice(hosted.match.legal_actions))
        steps = requested(hosted, seat, protocol.Act(client="c", after=hosted.number, action=text))
        if hosted.standing_after(steps).outcome is not None:
            break
        hosted.adopt(steps)
    return hosted


def alternatives(hosted: HostedMatch, viewer: Seat) -> dict[AnyState, list[Entry]]:
    """Every state that the match may be in for the viewer, each with a log that looks the same to it."""
    rules = hosted.match.game
    candidates: dict[AnyState, list[Entry]] = {hosted.histories[0].state: []}
    for entry, history in zip(hosted.log, hosted.histories[1:], strict=True):
        assert history.before is not None
        assert entry.action is not None
        hidden = not rules.sees(history.before.state, entry.action, viewer)
        following: dict[AnyState, list[Entry]] = {}
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

    def __init__(
        self,
        server: LiveServer,
        name: str,
        seed: int,
        log: list[Entry],
        *,
        ai: Seat | None = None,
        ai_seed: int = 0,
        level: int = 1,
    ) -> None:
        self.tokens = {seat: fresh_token() for seat in PLAYERS}
        self.hosted = _empty(name, seed, {seat: hashed(token) for seat, token in self.tokens.items()})
        self.id = self.hosted.setup.id
        if ai is not None:
            self.hosted.take(ai, SeatHolder(SeatKind.AI, level=level, seed=ai_seed))
        self.hosted.follow(log)
        server.inside(lambda: server.service.live.journal.create(self.hosted))


def _empty(name: str, seed: int, token_hashes: dict[Seat, str]) -> HostedMatch:
    options = tuple((option.name, option.values[seed % len(option.values)]) for option in load_game(name).OPTIONS)
    setup = Setup(fresh_match_id(), name, options, load_game(name).RULES_VERSION, DEAL.secret, DEAL.salt)
    seats = {seat: SeatHolder(SeatKind.PERSON, token_hash=token_hashes[seat] or "x") for seat in PLAYERS}
    return HostedMatch(setup, seats)


def quiet_actions(hosted: HostedMatch, then: tuple[Seat, ...] = PLAYERS) -> set[str]:
    """The actions of the player to act that reveal nothing (no card, no throw, nothing said), with `then` to act."""
    found = set()
    rules, state = hosted.match.game, hosted.match.state
    for action in hosted.match.legal_actions:
        after = rules.apply_trusted(state, action)
        if rules.actor(after) in then and not rules.announcement(state, after):
            found.add(rules.action_to_text(action))
    return found
