"""Language, theme and the other settings, kept in the browser."""

import pytest
from playwright.sync_api import expect

from browser.playing import RandomPlayer, begin, number, wait_until_called
from browser.visiting import Visitor

LANGUAGES = ("fr", "it", "pl", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_switched_at_the_table_and_kept(visit: Visitor, language: str) -> None:
    page = visit()
    begin(page, "pocket", "hotseat")
    RandomPlayer(page).act()
    said = {page.inner_text(".log")}
    page.select_option("[data-language]", language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    said.add(page.inner_text(".log"))
    assert len(said) == (1 if language == "en" else 2)
    page.reload()
    page.wait_for_selector("main.table")
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_browsers_language_is_picked(visit: Visitor) -> None:
    page = visit(language="it-IT")
    expect(page.locator("html")).to_have_attribute("lang", "it")


@pytest.mark.parametrize("theme", ["light", "contrast", "dark"])
def test_the_theme_is_switched_and_kept(visit: Visitor, theme: str) -> None:
    page = visit()
    page.click("[data-settings]")
    page.check(f"[data-theme-choice={theme}]")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_auto_confirm_plays_a_picked_action_at_once(visit: Visitor) -> None:
    page = visit(autoConfirm=True)
    begin(page, "pocket", "hotseat")
    wait_until_called(page)
    before = number(page)
    page.locator("[data-token]:not([aria-disabled=true])").first.click()
    while number(page) == before and page.locator("[data-target]").count():
        page.locator("[data-target]").first.click()
    expect(page.locator(f"main.table[data-number='{before}']")).to_have_count(0)


def test_what_cant_be_picked_says_why(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "hotseat")
    RandomPlayer(page, avoid=("alibi",)).act()
    wait_until_called(page)
    expect(page.locator("[data-token][title='already played this turn']").first).to_be_visible()
    expect(page).to_have_title("Mr. Jack Pocket · Whitechapel")


def test_your_turn_is_in_the_title_and_the_icon(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "detective")
    wait_until_called(page)
    expect(page).to_have_title("● Your turn · Mr. Jack Pocket · Whitechapel")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
