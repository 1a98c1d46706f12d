"""The leak test at the wire against an AI: what a person is told while it acts follows from what it was seen to do.

The AI plays as it likes, so the same position is played several times in each world; whatever was told after the
same visible history has to be the same bytes in all of them.
"""

from collections import defaultdict
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from tests.server.clients import Chair, Script
from tests.server.live import LiveServer
from tests.server.worlds import Planted, alternatives, played, quiet_actions
from whitechapel.core import Seat
from whitechapel.server import protocol
from whitechapel.server.hosted import HostedMatch

WORLDS = 3
TIMES = 5
SAMPLES = [
    ("pocket", Seat.DETECTIVE, 2),
    ("pocket", Seat.DETECTIVE, 5),
    ("classic", Seat.DETECTIVE, 3),
    ("classic", Seat.JACK, 4),
]

History = tuple[object, ...]


def before_the_ai(name: str, viewer: Seat, seed: int) -> tuple[HostedMatch, str]:
    """A match in which the viewer can hand over to the AI with an action that reveals nothing, and the action."""
    for events in range(12, 80):
        match = played(name, seed, events)
        if match.to_act is viewer and len(alternatives(match, viewer)) > 1:
            actions = quiet_actions(match, (viewer.opponent,))
            if actions:
                return match, min(actions)
    raise AssertionError(f"no such position of {name} with seed {seed}")


def told(planted: Planted, viewer: Seat, script: Script, action: str) -> Iterator[tuple[History, str]]:
    """Everything the viewer is sent from its action until it is called again, each with what it has seen by then."""
    with Chair(script.address, planted.id, planted.tokens[viewer]) as chair:
        chair.client = "c"
        chair.act(action)
        chair.until_my_turn()
        heard = list(chair.heard)
        if chair.turn.phase == "over":  # then everything is open, and differs from world to world
            heard.pop()
        else:
            chair.send(protocol.Look(number=chair.number))
            chair.receive()
            heard.append(chair.heard[-1])
    seen: History = ()
    for text in heard:
        message = msgspec.json.decode(text, type=protocol.FromServer)
        if isinstance(message, protocol.Update):
            seen += tuple((event.kind, event.actor, event.action, str(event.beats)) for event in message.events)
        # An acknowledgement may come before or after the AI's next step: that tells nothing.
        yield ("accepted",) if isinstance(message, protocol.Accepted) else (type(message), *seen), text
    if chair.turn.phase == "over":
        return
    base = f"/api/v1/matches/{planted.id}"
    for path in ("", "/record", f"/replay?lens={viewer}"):
        yield (path, *seen), script.get(base + path, planted.tokens[viewer]).text


@pytest.mark.parametrize(("name", "viewer", "seed"), SAMPLES)
def test_what_is_told_while_an_ai_acts_is_the_same_in_all_worlds(
    server: LiveServer, script: Script, name: str, viewer: Seat, seed: int
) -> None:
    match, action = before_the_ai(name, viewer, seed)
    worlds = alternatives(match, viewer)
    others = Random(seed).sample(sorted(worlds), min(WORLDS, len(worlds)))
    said: dict[History, dict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
    for world, state in enumerate([match.match.state, *others]):
        for time in range(TIMES):
            planted = Planted(server, name, seed, worlds[state], ai=viewer.opponent, ai_seed=time)
            for history, text in told(planted, viewer, script, action):
                said[history][text.replace(planted.id, "MATCH")].add(world)
    assert [texts for texts in said.values() if len(texts) > 1] == []
    acted = (str(viewer.opponent),)
    in_worlds = [
        len(*texts.values())
        for history, texts in said.items()
        if any(part[1:2] == acted for part in history if isinstance(part, tuple))
    ]
    assert sum(worlds > 1 for worlds in in_worlds) >= 3
