"""Whoever sits at a seat is asked in one way: the arena and anybody else get the same actions from the same seed."""

import pytest

from tests.bots.seating import command
from whitechapel.arena import Entrant, Fixture, Terms, play
from whitechapel.arena.dealer import PairedDealer
from whitechapel.bots import Beginning, BotError, Seated
from whitechapel.bots.failures import CRASHED, ILLEGAL
from whitechapel.core import PLAYERS, Match, Seat, describe, load_game
from whitechapel.players import AnyView, Limit

LEVELS = [(game, f"level:{row}") for game in ("pocket", "classic") for row in range(1, 1 + len(describe(game).levels))]
FEW = Limit(nodes=40)


@pytest.mark.parametrize(("game", "spec"), LEVELS)
def test_the_same_spec_game_and_seed_choose_the_same_actions_as_in_the_arena(game: str, spec: str) -> None:
    both = Entrant(spec, spec)
    fixture = Fixture(0, 0, both, both, Terms(game, seed=3, limit=FEW))
    seats = {seat: Seated.player(spec, game, fixture.player_seed(seat)) for seat in PLAYERS}
    match = Match(game, PairedDealer(load_game(game), fixture.deal_seed))
    while (seat := match.actor) is not None:
        match.play(seat, seats[seat].choose(match.view(seat), FEW))
    assert match.record() == play(fixture).record


def test_a_bot_sits_like_any_player_and_its_time_is_its_own() -> None:
    bot = Seated.bot(command("mindful", ""), "pocket", Beginning(Seat.DETECTIVE, 7, ()), patience=60)
    view = Match("pocket", seed=1).view(Seat.DETECTIVE)
    assert bot.choose(view) == view.legal_actions[0]
    assert bot.cpu_seconds > 0
    bot.leave(None)
    with pytest.raises(BotError, match="it has ended"):
        bot.choose(view)


def test_a_bot_that_is_killed_is_gone_at_once_and_a_player_stays() -> None:
    view = Match("pocket", seed=1).view(Seat.DETECTIVE)
    bot = Seated.bot(command("hanging"), "pocket", Beginning(Seat.DETECTIVE, 7, ()), patience=60)
    bot.kill()
    with pytest.raises(BotError, match="it ended with SIGKILL") as raised:
        bot.choose(view)
    assert raised.value.reason == CRASHED
    house = Seated.player("uniform", "pocket", 1)
    house.kill()
    house.leave(None)
    assert house.choose(view) in view.legal_actions


class Answering:
    def __init__(self, answer: object) -> None:
        self._answer = answer

    def choose(self, view: AnyView, limit: Limit = Limit(), /) -> int:  # noqa: ARG002, B008
        if isinstance(self._answer, BaseException):
            raise self._answer
        return self._answer  # type: ignore[return-value] # that is what is tried


@pytest.mark.parametrize(
    ("answer", "reason", "why"),
    [
        (None, ILLEGAL, "'None' is not an action of pocket"),
        ("alibi", ILLEGAL, "is not an action of pocket"),
        (True, ILLEGAL, "is not legal now"),
        (10**9, ILLEGAL, "'1000000000' is not legal now; expected one of "),
        (ValueError("no idea"), CRASHED, "ValueError: no idea"),
        (SystemExit(3), CRASHED, "SystemExit: 3"),
    ],
)
def test_whatever_goes_wrong_is_the_players_failure(answer: object, reason: str, why: str) -> None:
    view = Match("pocket", seed=1).view(Seat.DETECTIVE)
    with pytest.raises(BotError) as failed:
        Seated(lambda: Answering(answer)).choose(view)
    assert failed.value.reason == reason
    assert why in failed.value.why
