"""How matches stand is written beside them: lists and restarts play no log again."""

import asyncio
from pathlib import Path

import pytest

from tests.server.clients import AI, ME, OPEN, Chair, Script
from tests.server.live import LiveServer, generous
from whitechapel.server import protocol
from whitechapel.server.metrics import Metrics
from whitechapel.server.service import Service


def test_my_matches_are_listed_without_loading_one_of_them(tmp_path: Path) -> None:
    first = LiveServer.in_folder(tmp_path)
    with Script(first.address) as script:
        made = [script.create("pocket") for _ in range(5)]
        with Chair(script.address, made[0].match, made[0].tokens.jack) as jack:
            jack.ask(protocol.Resign(client="x", after=jack.number))
            reached = jack.number
        waiting = script.create("classic", ME, OPEN)
    first.stop()
    second = LiveServer.in_folder(tmp_path)
    try:
        with Script(second.address) as script:
            tokens = [one.tokens.jack for one in (*made, waiting)]
            listed = script.post("/api/v1/my-matches", {"tokens": tokens}).json()["matches"]
        assert len(second.service.live) == 0
    finally:
        second.stop()
    stands = {line["match"]: (line["phase"], line["to_act"], line["number"]) for line in listed}
    assert stands[made[0].match] == ("over", None, reached)
    assert stands[made[1].match] == ("playing", "detective", reached - 1)
    assert stands[waiting.match] == ("waiting", None, 0)


@pytest.mark.parametrize("to_act", ["person", "ai"])
def test_a_start_loads_only_the_matches_in_which_the_server_is_to_act(tmp_path: Path, to_act: str) -> None:
    first = LiveServer.in_folder(tmp_path, pace=1000.0)
    with Script(first.address) as script:
        for _ in range(3):
            script.create("pocket", AI, ME)
        created = script.create("pocket", AI, ME)
        if to_act == "ai":
            with Chair(script.address, created.match, created.tokens.detective) as me:
                me.act(next(action for action in me.turn.legal if not action.startswith("alibi")))
    first.stop()

    async def resumed() -> int:
        settings = generous(f"sqlite:///{tmp_path / 'matches.db'}", pace=1000.0)
        service = await Service.opened(settings, Metrics())
        assert service.resuming is not None
        await service.resuming
        found = len(service.live)
        await service.close()
        return found

    assert asyncio.run(resumed()) == (to_act == "ai")
