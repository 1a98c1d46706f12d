"""The leak test at the wire: every byte a viewer is sent is the same in all worlds it can't tell apart."""

import re
from contextlib import ExitStack
from random import Random

import httpx
import pytest

from tests.server.clients import Chair, Script, bearer
from tests.server.live import LiveServer
from tests.server.worlds import DEAL, Planted, alternatives, played, quiet_actions
from whitechapel.core import PLAYERS, Deal, Seat, load_game
from whitechapel.server import protocol, views

WORLDS = 3
SAMPLES = [
    (name, seed, events, viewer)
    for name, spread in (("pocket", (11, 17, 24, 33)), ("classic", (3, 12, 25, 50)))
    for seed, events in enumerate(spread)
    for viewer in ((Seat.DETECTIVE, Seat.SPECTATOR) if name == "pocket" else (*PLAYERS, Seat.SPECTATOR))
]
HINTED = [
    ("pocket", 5, 37, Seat.DETECTIVE),
    ("pocket", 6, 27, Seat.DETECTIVE),
    ("classic", 2, 42, Seat.DETECTIVE),
    ("classic", 7, 46, Seat.JACK),
]
"""Moments that the strongest player has thought through long before its time is up: it would say the same again."""
WRONG = {
    "pocket": ["identity gull", "card lane", "alibi", "tile gull N", "throw 5", "holmes 9", "nonsense", "joker holmes"],
    "classic": ["identity gull", "card gull", "shuffle 3", "leave NW", "accuse gull", "leave", "nonsense", "play gull"],
}


class Told:
    """Everything a viewer is sent about one match, with the match's id put out of the way."""

    def __init__(self, planted: Planted, viewer: Seat) -> None:
        self.planted = planted
        self.viewer = viewer
        self.token = planted.tokens.get(viewer)
        self.told: list[tuple[str, str]] = []

    def http(self, name: str, response: httpx.Response) -> None:
        """Keep an answer: its status, all its headers but the date, and its body."""
        headers = sorted((key, value) for key, value in response.headers.items() if key != "date")
        self._keep(name, f"{response.status_code} {headers} {response.text}")

    def socket(self, name: str, chair: Chair) -> None:
        """Keep all that a chair has heard."""
        self._keep(name, "\n".join(chair.heard))

    def _keep(self, name: str, text: str) -> None:
        when_made = re.sub(r'"created":\d+', '"created":0', text)  # each was planted at its own time
        self.told.append((name, when_made.replace(self.planted.id, "MATCH")))


def ask_everything(told: Told, script: Script, common: str | None) -> None:
    """Ask for everything the server offers, right and wrong, as the viewer; `common` is a quiet action of the actor."""
    planted, token = told.planted, told.token
    base = f"/api/v1/matches/{planted.id}"
    number = planted.hosted.number
    for name, path, query in (
        ("initial state", "", {}),
        ("reconnection over HTTP", "", {"seen": number // 2}),
        ("record before the end", "/record", {}),
        ("own replay", "/replay", {"lens": told.viewer}),
        ("jack's replay", "/replay", {"lens": "jack"}),
        ("complete replay", "/replay", {"lens": "complete"}),
        ("look", "/look", {"number": number}),
        ("past look", "/look", {"number": number // 2}),
        ("chances before the end", "/chances", {}),
        ("future look", "/look", {"number": number + 1}),
        ("preview", "/preview", {"action": WRONG[planted.hosted.setup.game][0]}),
        ("why not", "/why-not", {"action": WRONG[planted.hosted.setup.game][0]}),
        ("hint against a person", "/hint", {}),
        ("coach", "/coach", {}),
        ("description", "/describe", {"number": number}),
        ("past description", "/describe", {"number": number // 2}),
        ("future description", "/describe", {"number": number + 1}),
    ):
        if not (told.viewer is Seat.JACK and name == "jack's replay"):
            told.http(name, script.get(base + path, token, **query))
    told.http("early rematch", script.post(base + "/rematch", {}, token))
    for name, number_there in (("early loan", number), ("early loan of the future", number + 1)):
        told.http(name, script.post(base + "/play-on", {"number": number_there, "seat": "jack"}, token))
    told.http("wrong invitation", script.post(base + "/join", {"invitation": "x"}))
    told.http("foreign token", script.get(base, "x"))
    told.http("my matches", script.post("/api/v1/my-matches", {"tokens": [token or "none"]}))
    with script.http.stream("GET", base + "/events", headers=bearer(token)) as stream:
        told._keep("event stream", next(stream.iter_lines()))
    with ExitStack() as stack:
        chair = stack.enter_context(Chair(script.address, planted.id, token, choices=True))
        again = stack.enter_context(Chair(script.address, planted.id, token, seen=number - 1))
        for action in sorted(set(WRONG[planted.hosted.setup.game]) - set(chair.turn.legal)):
            chair.ask(protocol.Act(client="c", after=chair.number, action=action))
            for question in (protocol.Preview(action=action), protocol.AskWhyNot(action=action)):
                chair.send(question)
                chair.receive()
        for number_there in range(number + 2):
            for looking in (protocol.Look(number=number_there), protocol.Describe(number=number_there)):
                chair.send(looking)
                chair.receive()
        chair.send(protocol.AskCoach())
        chair.receive()
        chair.ask(protocol.Act(client="c", after=chair.number - 1, action="nonsense"))
        chair.ask(protocol.AnswerTakeback(client="c", after=chair.number, agree=True))
        if common is not None:
            chair.send(protocol.Preview(action=common))
            chair.receive()
            act_and_take_back(stack, script, told, chair, common)
            again.until(chair.number)
        told.socket("socket, errors, legal actions, acks, takebacks", chair)
        told.socket("reconnection", again)


def act_and_take_back(stack: ExitStack, script: Script, told: Told, chair: Chair, common: str) -> None:
    """The player to act plays an action that reveals nothing, and takes it back."""
    planted = told.planted
    to_act = planted.hosted.to_act
    assert to_act is not None
    actor = chair
    if told.viewer is not to_act:
        actor = stack.enter_context(Chair(script.address, planted.id, planted.tokens[to_act], seen=chair.number))
    actor.client = "d"
    actor.act(common)
    chair.until(actor.number)
    chair.ask(protocol.TakeBack(client="e", after=chair.number))
    actor.until(chair.number)
    actor.ask(protocol.TakeBack(client="f", after=actor.number))
    chair.until(actor.number)


@pytest.mark.parametrize(("name", "seed", "events", "viewer"), SAMPLES)
def test_every_byte_is_the_same_in_all_worlds_of_the_viewer(
    server: LiveServer, script: Script, name: str, seed: int, events: int, viewer: Seat
) -> None:
    match = played(name, seed, events)
    worlds = alternatives(match, viewer)
    known = load_game(name).worlds(load_game(name).observe(match.match.state, viewer))
    assert {state for state, _ in known} == set(worlds)
    others = Random(seed).sample(sorted(worlds), min(WORLDS, len(worlds)))
    planted = [Planted(server, name, seed, worlds[state]) for state in [match.match.state, *others]]
    common = set.intersection(*(quiet_actions(one.hosted) for one in planted))
    first: list[tuple[str, str]] | None = None
    for one in planted:
        told = Told(one, viewer)
        ask_everything(told, script, min(common, default=None))
        first = first or told.told
        assert told.told == first


@pytest.mark.parametrize(("name", "seed", "events", "seat"), HINTED)
def test_a_hint_against_the_ai_is_the_same_in_all_worlds_of_whoever_takes_it_and_of_spectators(
    server: LiveServer, script: Script, monkeypatch: pytest.MonkeyPatch, name: str, seed: int, events: int, seat: Seat
) -> None:
    # How far a player gets in a time is chance: it thinks no longer than it must.
    monkeypatch.setattr("whitechapel.players.hint.SECONDS", 0.0)
    match = played(name, seed, events)
    worlds = alternatives(match, seat)
    others = Random(seed).sample(sorted(set(worlds) - {match.match.state}), WORLDS - 1)
    planted = [Planted(server, name, seed, worlds[state], ai=seat.opponent) for state in [match.match.state, *others]]
    assert all(views.seat_view(one.hosted, seat) == views.seat_view(planted[0].hosted, seat) for one in planted)
    first: list[tuple[str, str]] | None = None
    for one in planted:
        told = Told(one, seat)
        take_hints(told, script)
        first = first or told.told
        assert told.told == first


def take_hints(told: Told, script: Script) -> None:
    """Take the same hint over HTTP and over a socket; somebody looks on."""
    planted, token = told.planted, told.token
    base = f"/api/v1/matches/{planted.id}"
    with (
        Chair(script.address, planted.id, token) as chair,
        Chair(script.address, planted.id) as spectator,
    ):
        advice = script.get(f"{base}/hint", token)
        assert advice.status_code == 200
        told.http("hint", advice)
        number = advice.json()["number"]
        chair.until(number)
        chair.send(protocol.AskHint())
        assert isinstance(chair.receive(), protocol.Advice)
        spectator.until(number)
        told.socket("socket, hint", chair)
        told.socket("a spectator's socket, hint", spectator)
    told.http("record with a hint", script.get(f"{base}/record", token))
    told.http("a spectator's record with a hint", script.get(f"{base}/record"))


def test_most_samples_have_worlds_to_tell_apart() -> None:
    several = [len(alternatives(played(name, seed, events), viewer)) > 1 for name, seed, events, viewer in SAMPLES]
    assert sum(several) > len(SAMPLES) / 2


def test_a_planted_leak_would_be_found(server: LiveServer, script: Script) -> None:
    """Jack himself is told different things in these worlds, so the comparison can see a difference."""
    match = played("pocket", 1, 20)
    worlds = alternatives(match, Seat.DETECTIVE)
    told = []
    for state in sorted(worlds)[:2]:
        planted = Planted(server, "pocket", 1, worlds[state])
        told.append(script.get(f"/api/v1/matches/{planted.id}", planted.tokens[Seat.JACK]).text.replace(planted.id, ""))
    assert told[0] != told[1]


def test_the_commitment_tells_nothing_that_trying_could_find(script: Script) -> None:
    created = [script.create("pocket") for _ in range(3)]
    assert len({one.commitment for one in created}) == 3
    fresh = Deal.fresh()
    assert len(fresh.salt) * 8 >= 128
    assert len(fresh.secret) * 8 >= 128
    for match in (played("pocket", 1, 12), played("pocket", 2, 30)):
        assert match.deal.commitment == DEAL.commitment


def test_the_secret_is_nowhere_in_what_is_told_before_the_end_and_everywhere_after(script: Script) -> None:
    created = script.create("pocket")
    paths = ("", "/record", "/replay")
    before = "".join(script.get(f"/api/v1/matches/{created.match}{path}").text for path in paths)
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        jack.ask(protocol.Resign(client="x", after=jack.number))
        deal = jack.turn.deal
    assert deal is not None
    assert deal.secret not in before
    assert deal.salt not in before
    after = script.get(f"/api/v1/matches/{created.match}/record").text
    assert deal.secret in after


def test_a_rejected_token_is_told_nothing_of_the_match(script: Script) -> None:
    created = script.create("pocket")
    rejected = script.get(f"/api/v1/matches/{created.match}", created.commitment).json()
    assert set(rejected) == {"type", "code", "message", "client", "after", "number", "reason"}
    assert rejected["number"] is None
