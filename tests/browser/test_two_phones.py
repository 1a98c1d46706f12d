"""Whole games by friend link on two phones, while lines are cut and tabs closed: nothing is lost, nothing is stuck."""

import pytest
from playwright.sync_api import Page, expect

from browser.playing import RandomPlayer, is_over, number
from browser.serving import Serving
from browser.visiting import Visitor, WatchOf
from tests.browser.test_connection import AWAY
from tests.browser.test_people import through
from tests.browser.test_together import next_called
from tests.server.lines import Line

PHONES = ((390, 844), (360, 640))
#: A card can't be taken back. Accusing is left to be picked, so that a game of Mr. Jack ends soon.
AVOIDED = {"pocket": ("alibi",), "classic": ("leave",)}


def do(page: Page, way: str) -> None:
    """What else can be done, in the menu of a phone."""
    page.click("[data-more]")
    page.click(f"[data-way={way}]")


def reopened(page: Page) -> Page:
    """The same phone: the tab is closed, and the match opened in another."""
    match, phone = page.url, page.context
    page.close()
    back = phone.new_page()
    back.goto(match)
    back.wait_for_selector("main.table")
    return back


def ask_back(asking: Page, answering: Page, answer: str, told: str) -> None:
    """Ask for a takeback; the other answers, and both see it."""
    do(asking, "takeback")
    expect(asking.locator("[data-answer=withdraw]")).to_be_visible()
    answering.click(f"[data-answer={answer}]")
    for page in (asking, answering):
        expect(page.locator(f"[data-asked={told}]")).to_be_visible()


def refuse_and_grant(players: list[RandomPlayer]) -> None:
    """Whoever began asks, once the other has acted, to take back: in vain at first, then not."""
    first = called = next_called(players)
    while called is first:
        assert called is not None
        called.act()
        called = next_called(players)
    assert first is not None
    assert called is not None
    called.act()
    next_called(players)
    ask_back(first.page, called.page, "decline", "told-takeback-declined")
    ask_back(first.page, called.page, "agree", "told-taken-back")
    assert next_called(players) is first


def disturbed(players: list[RandomPlayer], line: Line, step: int) -> None:
    """Some of what happens to people with phones."""
    host, friend = players
    if step == 4:
        line.cut()
        expect(friend.page.locator(".status .lost")).to_be_visible()
        line.mend()
        expect(friend.page.locator(".status .lost")).to_have_count(0)
    elif step == 6:
        host.page = reopened(host.page)
    elif step == 7:
        friend.page.reload()
        friend.page.wait_for_selector("main.table")


def play_to_the_end(players: list[RandomPlayer], line: Line) -> int:
    """Both play until the ending is shown to both; gives how many actions there were."""
    for step in range(300):
        called = next_called(players)
        if called is None:
            for player in players:
                expect(player.page.locator(".ending")).to_be_visible()
            return step
        disturbed(players, line, step)
        called.act()
    raise AssertionError("no end")


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_whole_game_by_link_and_its_rematch(
    visit: Visitor, own_server: Serving, watch_of: WatchOf, game: str
) -> None:
    with Line(own_server.origin) as line:
        host = visit(size=PHONES[0], touch=True, serving=own_server)
        host.click(f"[data-game={game}] [data-play=friend]")
        host.click(f"[data-game={game}] [data-friend=detective]")
        link = host.input_value("[data-invitation]")
        there = through(line, own_server)
        friend = visit(link.replace(own_server.origin, there.origin), size=PHONES[1], touch=True, serving=there)
        watch_of(friend).expected += AWAY
        friend.click("[data-join]")
        friend.wait_for_selector("main.table")
        expect(host.locator("[data-invitation]")).to_have_count(0)
        avoid = AVOIDED[game]
        players = [RandomPlayer(host, seed=3, avoid=avoid), RandomPlayer(friend, seed=5, avoid=avoid)]
        refuse_and_grant(players)
        assert play_to_the_end(players, line) > 7
        host, friend = (player.page for player in players)
        friend.click("[data-rematch]")
        host.reload()
        host.click("[data-answer=agree]")
        for page, seat in ((host, "jack"), (friend, "detective")):
            expect(page.locator(f"[data-role={seat}]")).to_be_visible()
        called = next_called(players)
        assert called is not None
        before = number(called.page)
        called.act()
        assert not is_over(called.page)
        for player in players:
            expect(player.page.locator(f"main.table[data-number='{before}']")).to_have_count(0)
