"""Playing on from a position of the replay, on either side, against an AI."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser.playing import RandomPlayer, begin, give_up, wait_until_called
from browser.visiting import Visitor
from tests.browser.test_looking_back import given_up
from tests.browser.test_whole_games import GAMES, SEATS

KNOWN = "Jack was. The AI knows only what its side knew."


def replayed(page: Page) -> Page:
    """The replay of the match whose ending is shown."""
    page.locator(".ending a[href^='/replay']").click()
    page.wait_for_selector("[data-at]")
    return page


def given_up_later(page: Page) -> None:
    """Give the game up when called."""
    wait_until_called(page)
    give_up(page)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("game", GAMES)
def test_one_click_takes_a_finished_game_up_again(visit: Visitor, game: str, seat: str) -> None:
    page = visit()
    begin(page, game, "hotseat")
    player = RandomPlayer(page, avoid=("accuse", "leave"))
    for _ in range(5):
        player.act()
    given_up_later(page)
    finished = replayed(page).url
    for key in ("End", "ArrowLeft", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator(".on")).to_contain_text(KNOWN)
    page.click(f"[data-play-on={seat}]")
    page.wait_for_selector("main.table")
    match = urlsplit(finished).path.rpartition("/")[2]
    expect(page.locator(".taken-up a")).to_have_attribute("href", f"/replay/{match}")
    player.act()
    given_up_later(page)
    page.get_by_role("button", name="Check the deal").click()
    expect(page.locator(".verify .good")).to_contain_text("belong to the game this one continues")


def test_nobody_plays_on_from_the_end(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "hotseat")
    RandomPlayer(page).play_to_the_end()
    replayed(page)
    page.keyboard.press("End")
    expect(page.locator(".on")).to_contain_text("The game ends here")
    expect(page.locator("[data-play-on]")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-play-on]")).to_have_count(2)


def test_a_stranger_with_the_link_may_play_on_and_gets_the_side_he_asked_for(visit: Visitor) -> None:
    table = given_up(visit, "pocket", "detective")
    stranger = visit(replayed(table).url)
    stranger.click("[data-play-on=jack]")
    stranger.wait_for_selector("main.table")
    expect(stranger.locator(".identity")).to_contain_text("You are")


def test_the_replay_of_a_game_taken_up_again_says_where_and_leads_back(visit: Visitor) -> None:
    page = replayed(given_up(visit, "pocket", "detective"))
    first = page.url
    page.click("[data-play-on=detective]")
    page.wait_for_selector("main.table")
    given_up_later(page)
    replayed(page)
    page.locator(".taken-up a").click()
    expect(page).to_have_url(first)
