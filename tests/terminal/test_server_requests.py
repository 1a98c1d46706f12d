"""At a server, what can be asked for besides an action: giving up, taking back, a rematch, the replay."""

import asyncio

import pytest

from tests.server.clients import Script
from tests.terminal.at_server import Friends, friends_at
from tests.terminal.tables import LANGUAGES
from tools.terminal_driver import Sitting, sitting, table_at
from whitechapel.core import PLAYERS, Seat
from whitechapel.server import protocol
from whitechapel.table.remote import RemoteTable
from whitechapel.table.seats import ServerSeat, created
from whitechapel.terminal.screens.ending import EndingScreen
from whitechapel.terminal.screens.home import HomeScreen
from whitechapel.terminal.screens.replay import ReplayScreen
from whitechapel.terminal.screens.sheets import GiveUpSheet
from whitechapel.words import Words


async def given_up(here: Sitting) -> None:
    """Give the game up, and wait for its end to be shown."""
    await here.until_asked()
    await here.press("g", "y")
    await here.until(lambda: not here.match.connection.waiting)
    words = here.app.words
    await here.until_shown(f"{words.say('terminal-escape'):<4} {words.say('close')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_giving_up_is_asked_twice_and_ends_the_match(server: str, language: str) -> None:
    words = Words(language)

    async def run() -> None:
        async with friends_at(server, Seat.DETECTIVE, language) as (here, friend, _):
            await here.until_asked()
            assert here.text().split("\n")[-1].strip() == words.say("terminal-server-keys")
            await here.press("g")
            await here.until_shown(words.say("resign-sure"))
            await here.press("escape")
            assert here.app.screen is here.table
            assert here.match.turn.outcome is None
            await given_up(here)
            assert words.say("you-lose") in here.text()
            friend.until(friend.number + 1)
            assert friend.turn.result == protocol.Result(winner="jack", reason="resignation")

    asyncio.run(run())


def test_the_question_whether_to_give_up_goes_when_the_match_ends(server: str) -> None:
    async def run() -> None:
        async with friends_at(server, Seat.DETECTIVE) as (here, friend, _):
            await here.until_asked()
            await here.press("g")
            assert isinstance(here.app.screen, GiveUpSheet)
            friend.ask(protocol.Resign(client=friend.client, after=friend.number))
            await here.until_shown("You win")
            await here.press("escape")
            assert here.app.screen_stack[-1] is here.table

    asyncio.run(run())


def test_a_game_that_is_kept_here_is_left_and_not_given_up() -> None:
    async def run() -> None:
        async with sitting("pocket", PLAYERS) as here:
            await here.press("g")
            assert here.app.screen is here.table
            assert here.text().split("\n")[-1].strip() == Words().say("terminal-keys")

    asyncio.run(run())


def test_an_action_is_taken_back_freely_before_the_opponent_acts(server: str) -> None:
    async def run() -> None:
        async with friends_at(server, Seat.DETECTIVE) as friends:
            await friends.act_here()
            await friends.here.press("u")
            await friends.both_at(friends.friend.number + 1)
            assert friends.here.match.turn.to_act is Seat.DETECTIVE
            assert "An action is taken back" in friends.here.text()
            assert friends.here.table.chooser.choices == friends.here.match.turn.choices is not None
            await friends.here.press("u")
            await friends.here.until(lambda: not friends.here.match.connection.waiting)
            assert "Nothing can be taken back now." in friends.here.text()

    asyncio.run(run())


async def ask_and_wait(friends: Friends) -> None:
    """Ask here for a takeback, and wait until the friend knows."""
    await friends.here.press("u")
    await friends.both_at(friends.friend.number + 1)
    assert friends.friend.turn.offer == "detective"
    assert "Waiting for an answer…" in friends.here.text()


def test_a_takeback_that_needs_consent_is_asked_for_declined_and_agreed_to(server: str) -> None:
    async def run() -> None:
        async with friends_at(server, Seat.DETECTIVE) as friends:
            here, friend, _ = friends
            await friends.act_here()
            await friends.act_there()
            await ask_and_wait(friends)
            friend.ask(protocol.AnswerTakeback(client=friend.client, after=friend.number, agree=False))
            await friends.both_at(friend.number)
            assert "The takeback is declined" in here.text()
            assert "Waiting for an answer…" not in here.text()
            await ask_and_wait(friends)
            friend.ask(protocol.AnswerTakeback(client=friend.client, after=friend.number, agree=True))
            await friends.both_at(friend.number)
            assert here.match.turn.to_act is Seat.DETECTIVE
            assert "Your turn" in here.text()

    asyncio.run(run())


@pytest.mark.parametrize(("key", "told"), [("y", "An action is taken back"), ("n", "The takeback is declined")])
def test_the_opponents_wish_to_take_back_is_answered_by_a_key(server: str, key: str, told: str) -> None:
    async def run() -> None:
        async with friends_at(server, Seat.JACK) as friends:
            here, friend, _ = friends
            await friends.act_there()
            await friends.act_here()
            friend.ask(protocol.TakeBack(client=friend.client, after=friend.number))
            await friends.both_at(friend.number)
            assert "Your opponent wants to take back their last action." in here.text()
            await here.press(key)
            await friends.both_at(friend.number + 1)
            assert told in here.text()
            assert "Your opponent wants" not in here.text()

    asyncio.run(run())


def test_a_rematch_against_the_ai_swaps_the_seats_and_is_played(server: str) -> None:
    async def run() -> None:
        place, _ = created(server, "pocket", Seat.DETECTIVE, "level:1", {})
        async with table_at(place) as here:
            await given_up(here)
            before = here.app.table
            await here.press("r")
            await here.until(lambda: here.app.table is not before)
            await here.until_asked()
            assert here.match.seats == (Seat.JACK,)
            await here.play_to_the_end()

    asyncio.run(run())


def test_a_friends_rematch_is_told_at_the_end_and_both_meet_there(server: str) -> None:
    async def run() -> None:
        async with friends_at(server, Seat.DETECTIVE) as (here, _, theirs):
            await given_up(here)
            assert "A rematch is offered." not in here.text()
            with Script(server.removeprefix("http://")) as script:
                answer = script.post(f"/api/v1/matches/{theirs.match}/rematch", {}, theirs.token).json()
            assert answer["seat"] == "detective"
            await here.until_shown("A rematch is offered.")
            await here.press("r")
            await here.until(lambda: _match_at(here) == answer["match"])
            await here.until(lambda: here.match.turn.to_act is not None)
            assert here.match.seats == (Seat.JACK,)

    asyncio.run(run())


def _match_at(here: Sitting) -> str:
    return here.app.table.seat.match if isinstance(here.app.table, RemoteTable) else ""


def test_the_replay_of_a_finished_match_opens_over_it_and_leads_back(server: str) -> None:
    async def run() -> None:
        async with friends_at(server, Seat.DETECTIVE) as friends:
            await friends.act_here()
            await friends.act_there()
            await friends.act_there()
            here = friends.here
            await given_up(here)
            name = next(line for line in here.text().split("\n") if "Jack was " in line)
            name = name.split("Jack was ")[1].split(".  ")[0].rstrip("│ .")
            await here.press("w")
            await here.until_shown(f"Jack is {name}")
            assert isinstance(here.app.screen, ReplayScreen)
            await here.press("1")
            assert f"Jack is {name}" not in here.text()
            await here.press("q")
            assert isinstance(here.app.screen, EndingScreen)
            await here.press("n")
            await here.until(lambda: isinstance(here.app.screen, HomeScreen))

    asyncio.run(run())


def test_who_looks_on_is_offered_the_replay_but_no_rematch(server: str) -> None:
    async def run() -> None:
        async with friends_at(server, Seat.DETECTIVE) as (here, _, theirs):
            await given_up(here)
        async with table_at(ServerSeat(server, theirs.match)) as spectator:
            await spectator.until_shown("Mr. Jack wins")
            await spectator.until_shown("Esc  Close")
            assert "Rematch" not in spectator.text()
            await spectator.press("r", "w")
            await spectator.until(lambda: isinstance(spectator.app.screen, ReplayScreen))

    asyncio.run(run())


def test_the_end_can_be_seen_again_from_the_table(server: str) -> None:
    async def run() -> None:
        async with friends_at(server, Seat.DETECTIVE) as (here, _, _):
            await given_up(here)
            await here.press("escape")
            assert "Enter: Rematch, sides swapped · Replay · New game" in here.text()
            await here.press("enter")
            assert isinstance(here.app.screen, EndingScreen)

    asyncio.run(run())
