"""The ways on from a table: the ending that was put away, another game; and from an address that no page has."""

import pytest
from playwright.sync_api import Page, expect

from browser import playing
from browser.playing import begin, wait_until_called
from browser.visiting import Visitor


def give_up(page: Page) -> None:
    """End the game at once."""
    wait_until_called(page)
    playing.give_up(page)


def test_an_ending_that_was_put_away_is_brought_back(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "detective")
    give_up(page)
    page.locator(".ending").get_by_role("button", name="Close").click()
    expect(page.locator(".ending")).to_have_count(0)
    page.get_by_role("button", name="Show the result").click()
    expect(page.locator(".ending")).to_contain_text("Jack was")


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


@pytest.mark.parametrize(("language", "said", "home"), [("en", "no such page", "Home"), ("pl", "nie ma", "Start")])
def test_an_address_that_no_page_has_says_so_and_leads_home(
    visit: Visitor, language: str, said: str, home: str
) -> None:
    page = visit("/rules/chess", language=language)
    expect(page.get_by_role("heading")).to_contain_text(said)
    expect(page.locator("[data-rules]")).to_have_attribute("href", "/rules/pocket")
    page.get_by_role("main").get_by_role("link", name=home).click()
    expect(page.locator("[data-game=pocket]")).to_be_visible()


@pytest.mark.parametrize("path", ["/nothing/here", "/match/%zz", "/match/", "/learn/pocket/none/such"])
def test_every_strange_address_is_answered_in_words(visit: Visitor, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", level=1)).to_contain_text("There is no such page")
    expect(page.get_by_role("main").get_by_role("link", name="Home")).to_be_visible()


def test_the_next_page_of_rules_takes_the_place_of_this_one_without_losing_the_focus(visit: Visitor) -> None:
    page = visit("/rules/pocket")
    other = page.get_by_role("main").get_by_role("link", name="Mr. Jack", exact=True)
    other.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Mr. Jack")
    expect(page.locator("[data-rules]")).to_have_attribute("href", "/rules/classic")
    expect(other).to_be_focused()
