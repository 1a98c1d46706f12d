"""How long a match's log may become: takebacks are counted, and a log has an end before which a game has its own."""

import asyncio
from pathlib import Path

import pytest

from tests.server.worlds import played, quiet_actions
from whitechapel.core import Seat
from whitechapel.server import protocol
from whitechapel.server.entries import Entry, EntryKind
from whitechapel.server.hosted import LOG_LENGTH, HostedMatch
from whitechapel.server.metrics import Metrics
from whitechapel.server.refusals import Refusal
from whitechapel.server.requests import Asked, requested
from whitechapel.server.service import Service
from whitechapel.server.settings import Settings, SettingsError
from whitechapel.server.takebacks import takeback

SHORTEST = 400
"""The shortest log that the settings allow."""


def ask(hosted: HostedMatch, seat: Seat, request: type[protocol.Request], **more: object) -> None:
    """Do what a seat asks."""
    wanted: Asked = request(client="c", after=hosted.number, **more)  # type: ignore[assignment]  # a seat's request
    hosted.adopt(requested(hosted, seat, wanted))


def refused(hosted: HostedMatch, seat: Seat, request: type[protocol.Request], **more: object) -> str:
    """The reason for which a request of a seat's is refused."""
    with pytest.raises(Refusal) as caught:
        ask(hosted, seat, request, **more)
    assert caught.value.reason is not None
    return caught.value.reason.id


def at_a_quiet_moment() -> tuple[HostedMatch, Seat, str]:
    """A match, who is to act, and an action of theirs that reveals nothing and hands over to the opponent."""
    for seed in range(100):
        hosted = played("pocket", seed, 11)
        assert hosted.to_act is not None
        quiet = quiet_actions(hosted, (hosted.to_act.opponent,))
        if quiet:
            return hosted, hosted.to_act, min(quiet)
    raise AssertionError("no such match")


def loop(hosted: HostedMatch, seat: Seat, action: str) -> None:
    """Act and take it back."""
    ask(hosted, seat, protocol.Act, action=action)
    ask(hosted, seat, protocol.TakeBack)


def test_a_seat_takes_back_as_often_as_the_settings_say_and_no_more() -> None:
    hosted, seat, action = at_a_quiet_moment()
    hosted.most_takebacks = 3
    for _ in range(3):
        loop(hosted, seat, action)
    ask(hosted, seat, protocol.Act, action=action)
    assert takeback(hosted, seat).answer == "no"
    assert refused(hosted, seat, protocol.TakeBack) == "takeback-spent"
    assert hosted.takebacks == {seat: 3, seat.opponent: 0}
    again = HostedMatch(hosted.setup, hosted.seats)
    again.follow(hosted.log)
    assert again.takebacks == hosted.takebacks


def test_asking_counts_for_who_asks_and_answering_for_nobody() -> None:
    hosted, seat, action = at_a_quiet_moment()
    hosted.most_takebacks = 2
    ask(hosted, seat, protocol.Act, action=action)
    ask(hosted, seat.opponent, protocol.Act, action=min(quiet_actions(hosted)))
    ask(hosted, seat, protocol.TakeBack)
    ask(hosted, seat.opponent, protocol.AnswerTakeback, agree=False)
    ask(hosted, seat, protocol.TakeBack)
    ask(hosted, seat.opponent, protocol.AnswerTakeback, agree=True)
    assert hosted.takebacks == {seat: 2, seat.opponent: 0}
    assert hosted.to_act is seat
    ask(hosted, seat, protocol.Act, action=action)
    assert refused(hosted, seat, protocol.TakeBack) == "takeback-spent"


@pytest.mark.parametrize("log_length", [LOG_LENGTH, SHORTEST])
def test_a_long_log_is_not_taken_back_from_but_played_to_its_end(log_length: int) -> None:
    hosted, seat, action = at_a_quiet_moment()
    hosted.most_takebacks = 10**6
    hosted.log_length = log_length
    while hosted.number < log_length // 2 - 1:
        loop(hosted, seat, action)
    ask(hosted, seat, protocol.Act, action=action)
    assert takeback(hosted, seat).answer == "no"
    assert refused(hosted, seat, protocol.TakeBack) == "takeback-too-long"
    while hosted.to_act is not None:
        text = hosted.match.game.action_to_text(hosted.match.legal_actions[0])
        ask(hosted, hosted.to_act, protocol.Act, action=text)
    assert hosted.over
    assert hosted.number < log_length


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_half_of_the_shortest_log_is_room_for_any_game(game: str) -> None:
    assert max(played(game, seed, SHORTEST).number for seed in range(30)) < SHORTEST // 2


def test_a_full_log_takes_no_action_but_can_be_given_up() -> None:
    hosted, seat, action = at_a_quiet_moment()
    start, step = (
        hosted.number,
        requested(hosted, seat, protocol.Act(client="c", after=hosted.number, action=action))[0],
    )
    hosted.log_length = SHORTEST
    while hosted.number < SHORTEST:  # as a log of 0.1 may be, which had no such limits
        hosted.adopt([step._replace(entry=step.entry._replace(number=hosted.number + 1))])
        hosted.follow([Entry(hosted.number + 1, EntryKind.TAKEN_BACK, seat, target=str(start))])
    assert refused(hosted, seat, protocol.Act, action=action) == "match-too-long"
    ask(hosted, seat, protocol.Resign)
    assert hosted.over


def test_a_negative_number_of_takebacks_is_refused() -> None:
    assert Settings(takebacks=0).checked().takebacks == 0
    with pytest.raises(SettingsError, match="takebacks -1"):
        Settings(takebacks=-1).checked()


def test_the_length_of_a_log_leaves_room_for_a_game() -> None:
    assert Settings(log_length=SHORTEST).checked().log_length == SHORTEST
    for wrong in (SHORTEST - 1, 10**9):
        with pytest.raises(SettingsError, match=f"log_length {wrong} can't be kept; expected 400, room for a whole"):
            Settings(log_length=wrong).checked()


def test_a_server_keeps_to_its_settings(tmp_path: Path) -> None:
    async def limits() -> tuple[int, int]:
        settings = Settings(database=f"sqlite:///{tmp_path}/matches.db", takebacks=3, log_length=500)
        service = await Service.opened(settings, Metrics())
        hosted = service.live.add(played("pocket", 1, 11)).hosted
        await service.close()
        return hosted.most_takebacks, hosted.log_length

    assert asyncio.run(limits()) == (3, 500)
