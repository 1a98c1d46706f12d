"""Reloads, restarts and lost lines: the game goes on where it was."""

import pytest
from playwright.sync_api import expect

from browser.playing import RandomPlayer, begin, number, wait_until_called
from browser.serving import Serving
from browser.visiting import Visitor, WatchOf
from tests.browser.test_whole_games import GAMES

#: What Chromium itself prints for each try to reach a server that is away, and for what one left half sent.
AWAY = ["net::ERR_", "WebSocket connection to"]


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_continues_where_it_was(visit: Visitor, game: str) -> None:
    page = visit()
    begin(page, game, "detective")
    player = RandomPlayer(page, avoid=("accuse",))
    player.act()
    wait_until_called(page)
    before = number(page), page.locator(".log li").all_inner_texts()
    page.reload()
    wait_until_called(page)
    assert (number(page), page.locator(".log li").all_inner_texts()) == before
    player.act()
    assert number(page) > before[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_server_is_noticed_and_the_game_goes_on_after_its_return(
    visit: Visitor, own_server: Serving, watch_of: WatchOf, game: str
) -> None:
    page = visit(serving=own_server)
    watch_of(page).expected += AWAY
    begin(page, game, "detective")
    player = RandomPlayer(page, avoid=("accuse",))
    player.act()
    wait_until_called(page)
    before = number(page)
    own_server.kill()
    badge = page.locator(".status .lost")
    expect(badge).to_have_text("Connection lost. Trying again…")
    own_server.start()
    expect(badge).to_have_count(0)
    player.act()
    assert number(page) > before


def test_an_action_confirmed_while_the_line_is_lost_is_played_once_after_its_return(
    visit: Visitor, own_server: Serving, watch_of: WatchOf
) -> None:
    page = visit(serving=own_server)
    watch_of(page).expected += AWAY
    begin(page, "pocket", "hotseat")
    player = RandomPlayer(page, avoid=("alibi",))
    player.pick()
    before = number(page)
    lines = page.locator(".log li").count()
    own_server.kill()
    expect(page.locator(".status .lost")).to_be_visible()
    page.click("[data-confirm]")
    own_server.start()
    expect(page.locator("main.table")).to_have_attribute("data-number", str(before + 1))
    expect(page.locator(".log li")).to_have_count(lines + 1)


def test_my_games_leads_back_to_the_table(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "detective")
    wait_until_called(page)
    page.click("header .home")
    page.locator(".mine a", has_text="your turn").first.click()
    wait_until_called(page)


def test_a_match_that_does_not_exist_is_said_so(visit: Visitor) -> None:
    page = visit("/match/nothing-here")
    expect(page.get_by_role("heading")).to_have_text(
        "There is no such game. It may have been played on another server."
    )
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.locator("[data-game=pocket]")).to_be_visible()
