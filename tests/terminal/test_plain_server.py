"""At a server in plain lines: created, joined by a link, played to the end, left and found again."""

import asyncio
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.server.forking import Killable
from tests.server.live import generous
from tests.terminal.listening import PATIENCE, Listener, Person, by_lists
from tests.terminal.relay import Relay
from whitechapel.core import PLAYERS, Seat, verify
from whitechapel.table.remote import RemoteTable
from whitechapel.table.seats import FRIEND, ServerSeat, by_link, created
from whitechapel.table.seats import record as record_of
from whitechapel.terminal.plain import PlainTable, Talk
from whitechapel.words import Words


async def play(seat: ServerSeat, person: Listener, link: str = "") -> bool:
    """Play in lines at a seat until the match is over or left."""
    async with RemoteTable(seat, link) as table:
        try:
            return await PlainTable(table, Words(), Talk(person, person)).play()
        finally:
            person.leave()


async def heard(person: Person, text: str, times: int = 1) -> None:
    """Wait until something was printed."""
    async with asyncio.timeout(PATIENCE):
        while person.getvalue().count(text) < times:
            await asyncio.sleep(0.002)


@pytest.mark.parametrize("seat", PLAYERS)
@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_match_against_the_servers_ai_is_played_to_its_end(server: str, game: str, seat: Seat) -> None:
    place, _ = created(server, game, seat, "level:1", {})
    listener = Listener(by_lists(seed=3))
    assert asyncio.run(play(place, listener))
    assert "Jack was " in listener.getvalue()
    verify(record_of(place))


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_two_friends_play_each_other_to_the_end(server: str, game: str) -> None:
    place, link = created(server, game, Seat.DETECTIVE, FRIEND, {})
    here, friend = Listener(by_lists(seed=1)), Listener(by_lists(seed=2))

    async def playing() -> None:
        assert all(await asyncio.gather(play(place, here, link), play(by_link(link), friend)))

    asyncio.run(playing())
    assert link in here.getvalue().splitlines()
    assert "Waiting for your friend" in here.getvalue()
    for told in (here.getvalue(), friend.getvalue()):
        assert "Jack was " in told


def test_a_game_is_played_to_its_end_at_a_server_that_is_killed_again_and_again(tmp_path: Path) -> None:
    with Killable(generous(f"sqlite:///{tmp_path / 'matches.db'}"), tmp_path / "log") as killable:
        choose = by_lists(seed=5)
        killed: list[int] = []

        def answer(text: str) -> str:
            if len(killed) < 3:  # even a match that ends with its first turn asks four times
                killed.append(killable.pid)
                killable.restart()
            return choose(text)

        place, _ = created(f"http://{killable.address}", "pocket", Seat.DETECTIVE, "level:1", {})
        listener = Listener(answer)
        assert asyncio.run(play(place, listener))
        assert len(killed) == 3
        assert "Mr. Jack was " in listener.getvalue()
        verify(record_of(place))


def test_a_line_that_drops_is_told_and_what_is_typed_meanwhile_is_sent_later(server: str) -> None:
    async def playing() -> None:
        async with Relay(server.removeprefix("http://")) as relay:
            place, _ = created(server, "pocket", Seat.DETECTIVE, "level:1", {})
            person = Person()
            going = asyncio.create_task(play(place._replace(server=relay.address), person))
            await heard(person, "The Investigator> ")
            relay.cut()
            await heard(person, "Connection lost. Trying again…")
            person.type("1")
            await heard(person, "Your choice is kept and sent as soon as the connection is back.")
            await relay.mend()
            await heard(person, "Connected again.")
            await heard(person, "\nThe Investigator ", times=2)
            person.type("quit")
            assert not await going

    asyncio.run(playing())


@pytest.mark.parametrize(("answer", "told"), [("yes", "An action is taken back."), ("no", "The takeback is declined.")])
def test_a_takeback_is_asked_for_and_answered_by_typing(server: str, answer: str, told: str) -> None:
    async def playing() -> None:
        place, link = created(server, "pocket", Seat.DETECTIVE, FRIEND, {})
        here, friend = Person(), Person()
        both = asyncio.gather(play(place, here, link), play(by_link(link), friend))
        await heard(here, "The Investigator> ")
        here.type(_quiet(here, 0))
        await heard(friend, "Mr. Jack> ")
        friend.type(_quiet(friend, 8))
        await heard(friend, "Mr. Jack> ", times=2)
        here.type("undo")
        await heard(friend, "Your opponent wants to take back their last action.")
        await heard(friend, "Type “yes” to agree or “no” to decline.")
        friend.type(answer)
        await heard(here, told)
        await heard(friend, told)
        here.type("resign", "resign yes")
        assert all(await both)
        assert "Really give up? Then type “resign yes”." in here.getvalue()
        for person in (here, friend):
            assert "The Investigator gave up." in person.getvalue()

    asyncio.run(playing())


def test_who_comes_back_by_the_link_goes_on_and_others_may_look_on(server: str) -> None:
    async def playing() -> None:
        place, _ = created(server, "classic", Seat.DETECTIVE, "level:1", {})
        first, again, onlooker = Person(), Person(), Person()
        first.type("1", "link", "quit")
        assert not await play(place, first)
        assert place.address in first.getvalue().splitlines()
        looking = asyncio.create_task(play(ServerSeat(server, place.match), onlooker))
        await heard(onlooker, "You are watching.")
        assert "You are the Detective" not in onlooker.getvalue()
        going_on = asyncio.create_task(play(by_link(place.address), again))
        await heard(again, "The Detective> ")
        assert "The Detective plays " in again.getvalue()
        again.type("resign yes")
        assert await going_on
        assert await looking

    asyncio.run(playing())


def test_the_command_line_creates_joins_and_says_how_to_come_back(server: str) -> None:
    made = run("play", "pocket", "--plain", "--server", server, "--against", "friend", typed="quit\n").out
    link = next(line for line in made.splitlines() if "#join=" in line)
    address = link.partition("#")[0]
    assert f"whitechapel play --link {address}" in made
    joined = run("play", "--plain", "--link", link, "--brief", "--lang", "fr", typed="quit\n").out
    assert Words("fr").say("goal-pocket-jack") in joined
    assert f"whitechapel play --link {address}" in joined


def test_the_command_line_plays_a_match_against_the_ai_from_a_file_of_answers(server: str) -> None:
    played = run("play", "pocket", "--as", "jack", "--server", server, "--level", "1", typed="1\n" * 40).out
    assert "Mr. Jack was " in played


def _quiet(person: Person, tile: int) -> str:
    """An action that the printed lines offer and that reveals nothing."""
    _, _, offered = person.getvalue().rpartition("Possible actions:")
    ways = {"rotation AREA": f"rotation {tile} 1", "exchange AREA": "exchange 0 1", "holmes STEPS": "holmes 1"}
    return next((action for form, action in ways.items() if form in offered), "joker toby")
