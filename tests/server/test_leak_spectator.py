"""The leak test at the wire for a spectator who watches an AI act: all its messages, in their order, in every world."""

from collections import defaultdict
from random import Random

import msgspec
import pytest

from tests.server.clients import Chair, Script
from tests.server.live import LiveServer
from tests.server.test_leak_ai import before_the_ai
from tests.server.worlds import Planted, alternatives
from whitechapel.core import Seat
from whitechapel.server import protocol

WORLDS = 3
TIMES = 4
_decoder: msgspec.json.Decoder[protocol.FromServer] = msgspec.json.Decoder(protocol.FromServer)


def watched(planted: Planted, person: Seat, script: Script, action: str) -> list[str]:
    """Everything a spectator is sent from the person's action until the person is called again."""
    with (
        Chair(script.address, planted.id, choices=True) as spectator,
        Chair(script.address, planted.id, planted.tokens[person]) as player,
    ):
        player.client = "c"
        player.act(action)
        player.until_my_turn()
        number = spectator.number
        while number < player.number:
            message = spectator.receive()
            number = message.turn.number if isinstance(message, protocol.Update) else number
        return [text.replace(planted.id, "MATCH") for text in spectator.heard]


@pytest.mark.parametrize(("name", "person", "seed"), [("pocket", Seat.DETECTIVE, 2), ("classic", Seat.DETECTIVE, 3)])
def test_a_spectator_is_sent_the_same_in_all_worlds_after_the_same_events(
    server: LiveServer, script: Script, name: str, person: Seat, seed: int
) -> None:
    match, action = before_the_ai(name, person, seed)
    worlds = alternatives(match, Seat.SPECTATOR)
    chosen = [match.match.state, *Random(seed).sample(sorted(worlds), min(WORLDS, len(worlds)))]
    said: dict[str, dict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
    for world, state in enumerate(chosen):
        for time in range(TIMES):
            planted = Planted(server, name, seed, worlds[state], ai=person.opponent, ai_seed=time)
            seen = ""
            for text in watched(planted, person, script, action):
                message = _decoder.decode(text)
                if isinstance(message, protocol.Update):
                    if message.turn.phase == "over":  # then everything is open, and differs from world to world
                        break
                    seen += "".join(f"{event.kind} {event.actor} {event.action};" for event in message.events)
                said[f"{message.__class__.__name__} {seen}"][text].add(world)
    assert [texts for texts in said.values() if len(texts) > 1] == []
    assert sum(len(worlds_of) > 1 for texts in said.values() for worlds_of in texts.values()) >= 3
