"""The ways on from a table: the rules of its game, the ending that was put away, another game."""

import pytest
from playwright.sync_api import Page, expect

from browser.playing import begin, wait_until_called
from browser.visiting import Visitor
from tests.browser.test_whole_games import GAMES


def give_up(page: Page) -> None:
    """End the game at once."""
    wait_until_called(page)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()
    page.wait_for_selector(".ending")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_the_game_that_is_played_are_one_tap_away(visit: Visitor, game: str) -> None:
    page = visit()
    begin(page, game, "hotseat")
    page.click("[data-rules]")
    page.wait_for_url(f"**/rules/{game}")
    page.go_back()
    wait_until_called(page)


def test_an_ending_that_was_put_away_is_brought_back(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "detective")
    give_up(page)
    page.locator(".ending").get_by_role("button", name="Close").click()
    expect(page.locator(".ending")).to_have_count(0)
    page.get_by_role("button", name="How it ended").click()
    expect(page.locator(".ending")).to_contain_text("Mr. Jack was")


@pytest.mark.parametrize("way", ["jack", "hotseat"])
def test_a_rematch_is_a_new_game_that_can_be_played(visit: Visitor, way: str) -> None:
    page = visit()
    begin(page, "pocket", way)
    give_up(page)
    before = page.url
    page.get_by_role("button", name="Rematch, sides swapped").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator(".ending")).to_have_count(0)
    wait_until_called(page)
