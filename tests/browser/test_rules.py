"""The rules: opened over a table without losing it, a page of their own elsewhere, with contents and four languages."""

import pytest
from playwright.sync_api import Page, expect

from browser.playing import RandomPlayer, begin, wait_until_called
from browser.visiting import PHONE, Visitor
from tests.browser.axe import violations
from tests.browser.test_every_screen import scrolls_sideways
from tests.browser.test_whole_games import GAMES

SHEET = "[data-rules-sheet]"
TITLES = {"en": "Contents", "fr": "Sommaire", "it": "Indice", "pl": "Spis treści"}


def with_a_choice(page: Page) -> None:
    """A token is picked at the table, and where it goes is still to be picked."""
    begin(page, "pocket", "hotseat")
    wait_until_called(page)
    page.locator("[data-token=rotation]").first.click()
    page.click("[data-target=tile-4]")
    expect(page.locator("[data-target=turn-1]")).to_be_visible()


def by_escape(page: Page) -> None:
    page.keyboard.press("Escape")


def by_the_button(page: Page) -> None:
    page.locator(SHEET).get_by_role("button", name="Close").click()


def by_the_way_back(page: Page) -> None:
    page.go_back()


@pytest.mark.parametrize("close", [by_escape, by_the_button, by_the_way_back])
def test_the_rules_open_over_a_table_and_leave_its_choice_in_progress(visit: Visitor, close: object) -> None:
    assert callable(close)
    page = visit(deal=3)
    with_a_choice(page)
    table = page.url
    page.click("[data-rules]")
    expect(page.locator(f"{SHEET} h3").first).to_be_visible()
    close(page)
    expect(page.locator(SHEET)).to_have_count(0)
    expect(page).to_have_url(table)  # the way back takes a moment
    page.click("[data-target=turn-1]")
    RandomPlayer(page).act_picked()


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_holds_the_rules_of_the_game_that_is_played(visit: Visitor, game: str) -> None:
    page = visit()
    begin(page, game, "hotseat")
    wait_until_called(page)
    page.click("[data-rules]")
    expect(page.locator(SHEET)).to_contain_text("Mr. Jack Pocket" if game == "pocket" else "Rules · Mr. Jack")
    expect(page.locator(f"{SHEET} figure").first).to_be_visible()
    assert violations(page) == []


def test_the_focus_stays_in_the_sheet_and_goes_back_to_where_it_came_from(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "hotseat")
    page.focus("[data-rules]")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{SHEET} h3")
    for _ in range(40):
        page.keyboard.press("Tab")
        inside = page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
        assert inside
    page.keyboard.press("Escape")
    expect(page.locator("[data-rules]")).to_be_focused()


def test_a_table_that_is_opened_with_the_rules_over_it_is_below_them(visit: Visitor) -> None:
    page = visit()
    begin(page, "classic", "hotseat")
    page.click("[data-rules]")
    page.wait_for_selector(f"{SHEET} h3")
    page.reload()
    expect(page.locator(f"{SHEET} h3").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(SHEET)).to_have_count(0)
    wait_until_called(page)


@pytest.mark.parametrize("language", TITLES)
def test_the_page_has_contents_that_lead_to_each_section(visit: Visitor, language: str) -> None:
    page = visit(language=language, size=PHONE)
    for game in GAMES:
        page.goto(f"/rules/{game}")
        contents = page.get_by_role("navigation", name=TITLES[language])
        contents.get_by_role("link").first.wait_for()
        titles = contents.get_by_role("link").all_inner_texts()
        assert titles == page.locator("main h2").all_inner_texts()
        contents.get_by_role("link").last.click()
        expect(page.get_by_role("heading", name=titles[-1], exact=True)).to_be_focused()
        expect(page.get_by_role("heading", name=titles[-1], exact=True)).to_be_in_viewport()
        assert page.url.endswith(f"/rules/{game}")
        assert not scrolls_sideways(page)
    assert violations(page) == []
