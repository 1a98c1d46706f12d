"""The log leads back, the replay shows what each side knew, the deal is verified."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.playing import RandomPlayer, begin, give_up, wait_until_called
from browser.visiting import Visitor
from tests.browser.test_whole_games import GAMES, SEATS


def given_up(visit: Visitor, game: str, seat: str) -> Page:
    """A match that is over at once: the player gave up."""
    page = visit()
    begin(page, game, seat)
    wait_until_called(page)
    give_up(page)
    return page


def drawn(page: Page) -> str:
    """The board as it is drawn: without the names of its places, which come later, and without full turns of a tile."""
    expect(page.locator(".board :is(.flipping, .leaving)")).to_have_count(0)  # whoever turns over has turned
    board = re.sub(r' aria-label="[^"]*"', "", page.inner_html(".board"))
    return re.sub(r"rotate\((-?\d+)deg\)", lambda turned: f"{int(turned[1]) % 360} degrees", board)


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_shows_the_board_then_and_escape_returns(visit: Visitor, game: str) -> None:
    page = visit()
    begin(page, game, "hotseat")
    player = RandomPlayer(page, avoid=("alibi", "accuse"))
    wait_until_called(page)
    first = drawn(page)
    for _ in range(4):
        player.act()
    wait_until_called(page)
    latest = drawn(page)
    assert first != latest
    page.locator(".log li button").nth(0).click()
    expect(page.locator(".status button.now")).to_contain_text("Viewing an earlier moment")
    assert drawn(page) != latest
    page.keyboard.press("Escape")
    expect(page.locator(".status button.now")).to_have_count(0)
    page.mouse.move(1, 1)  # a line of the log under the mouse would light its place
    expect(page.locator("main.pointing")).to_have_count(0)
    assert drawn(page) == latest
    for back, on in (",.", "[]"):
        page.keyboard.press(back)
        expect(page.locator(".status button.now")).to_be_visible()
        page.keyboard.press(on)
        expect(page.locator(".status button.now")).to_have_count(0)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("game", GAMES)
def test_the_replay_shows_what_each_lens_may_know(visit: Visitor, game: str, seat: str) -> None:
    table = given_up(visit, game, seat)
    jack = table.inner_text(".ending .who strong").partition("Jack was ")[2]
    table.get_by_role("link", name="Replay").click()
    secret = table.locator(".secret")
    for lens, knows in (("complete", True), ("jack", True), ("detective", False)):
        table.click(f"[data-lens={lens}]")
        expect(table.locator(f"[data-lens={lens}]")).to_have_attribute("aria-pressed", "true")
        table.keyboard.press("End")
        if knows:
            expect(secret).to_contain_text(f"Jack is {jack}")
        else:
            expect(secret).to_have_count(0)


def test_a_replay_is_stepped_by_keyboard_by_anybody_with_the_link(visit: Visitor) -> None:
    table = given_up(visit, "pocket", "detective")
    table.get_by_role("link", name="Replay").click()
    table.wait_for_selector("[data-at]")
    stranger = visit(table.url)
    step = stranger.locator("[data-at]")
    step.wait_for()
    for key in ("Home", "ArrowRight", "ArrowRight", "ArrowLeft"):
        stranger.keyboard.press(key)
    expect(step).to_have_attribute("data-at", "2")
    stranger.keyboard.press("End")
    expect(stranger.locator(".log")).to_contain_text("The Investigator gives up")


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_deal_is_verified_in_the_browser_and_its_record_downloaded(visit: Visitor, game: str) -> None:
    page = given_up(visit, game, "detective")
    page.get_by_role("button", name="Check the deal").click()
    expect(page.locator(".verify .good")).to_contain_text("every card, throw and shuffle")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")


def test_a_rematch_swaps_the_sides(visit: Visitor) -> None:
    page = given_up(visit, "pocket", "detective")
    finished = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != finished)
    wait_until_called(page)
    expect(page.locator(".identity")).to_contain_text("You are")
