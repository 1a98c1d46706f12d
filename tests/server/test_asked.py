"""The board that witnesses were asked about: everybody is told the same, before anybody is cleared."""

from random import Random

import pytest

from tests.server.clients import Chair, Script, play_out
from whitechapel.server import protocol


def _asked(event: protocol.Event) -> bool:
    return any(beat.kind == "appeal" for beat in event.beats)


def _suspects(board: dict[str, object]) -> set[str]:
    """Who is a suspect on a board of Pocket."""
    tiles = board["tiles"]
    assert isinstance(tiles, list)
    return {tile["character"] for tile in tiles if tile and tile["suspect"]}


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_everybody_is_told_the_board_that_witnesses_were_asked_about(script: Script, game: str) -> None:
    created = script.create(game)
    with (
        Chair(script.address, created.match, created.tokens.jack) as jack,
        Chair(script.address, created.match, created.tokens.detective) as detective,
        Chair(script.address, created.match) as spectator,
    ):
        # A game that ends in its first round, before any witness is asked, would show nothing.
        play_out({"jack": jack, "detective": detective}, Random(4), avoid=("accuse", "escape"))
        spectator.until(jack.number)
        told = [[(event.number, event.board) for event in chair.events] for chair in (jack, detective, spectator)]
        assert told[0] == told[1] == told[2]
        asked = [event for event in spectator.events if event.board is not None]
        assert asked
        assert all(_asked(event) for event in asked)


def test_nobody_is_cleared_on_it_who_is_cleared_by_the_answer(script: Script) -> None:
    cleared = 0
    for _ in range(5):  # where nobody is ever cleared there is nothing to see: then another match is played
        created = script.create("pocket")
        with (
            Chair(script.address, created.match, created.tokens.jack) as jack,
            Chair(script.address, created.match, created.tokens.detective) as detective,
        ):
            play_out({"jack": jack, "detective": detective}, Random(4))
            for event in jack.events:
                if event.board is None:
                    continue
                assert event.position is not None
                gone = {name for beat in event.beats if beat.kind == "cleared" for name in beat.people}
                assert _suspects(event.board) == _suspects(event.position) | gone
                cleared += len(gone)
        if cleared:
            break
    assert cleared
