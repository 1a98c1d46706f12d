"""Watching programs play: who plays is chosen for both sides, and the game is held, stepped and sped up."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.playing import begin
from browser.serving import Serving
from browser.visiting import PHONE, Visitor
from tests.browser.axe import violations
from tests.browser.test_every_screen import scrolls_sideways


@pytest.fixture
def server_that_takes_its_time(tmp_path: Path) -> Iterator[Serving]:
    """One whose programs have not played a whole game before the page is there."""
    serving = Serving(tmp_path / "matches.db", pace=0.5)
    serving.start()
    yield serving
    serving.stop()


def choose(page: Page, game: str, jack: str, detective: str) -> None:
    page.click(f"[data-game={game}] [data-play=watch]")
    page.locator(f"[data-game={game}] [data-watched=jack]").select_option(jack)
    page.locator(f"[data-game={game}] [data-watched=detective]").select_option(detective)


def test_levels_are_chosen_for_both_sides_and_kept(visit: Visitor) -> None:
    page = visit()
    choose(page, "pocket", "1", "3")
    with page.expect_request("**/api/v1/matches") as asked:
        page.click("[data-game=pocket] [data-watch-start]")
    wish = asked.value.post_data_json
    assert wish
    assert wish["seats"] == {"jack": {"kind": "ai", "level": 1}, "detective": {"kind": "ai", "level": 3}}
    page.wait_for_selector("main.table.pocket")
    page.goto("/")
    page.click("[data-game=pocket] [data-play=watch]")
    expect(page.locator("[data-game=pocket] [data-watched=detective]")).to_have_value("3")


@pytest.mark.parametrize("size", [(1366, 768), PHONE])
def test_what_programs_do_is_held_stepped_and_let_go(
    visit: Visitor, server_that_takes_its_time: Serving, size: tuple[int, int]
) -> None:
    page = visit(size=size, serving=server_that_takes_its_time, staging="full")
    choose(page, "pocket", "1", "1")
    page.click("[data-game=pocket] [data-watch-start]")
    page.wait_for_selector("[data-hold]")
    page.keyboard.press("k")
    expect(page.locator("[data-held=true]")).to_be_visible()
    expect(page.locator(".watching [role=status]")).to_contain_text("Held.")
    step = page.locator("[data-next]")
    told = page.locator("[data-latest]")
    for _ in range(3):
        expect(step).to_be_enabled()  # the programs play on meanwhile
        before = told.inner_text()
        step.click()
        expect(told).not_to_have_text(before)
    expect(page.locator(".ending")).to_have_count(0)
    assert not scrolls_sideways(page)
    assert violations(page) == []
    page.click("[data-speed='4']")
    page.click("[data-hold]")
    expect(page.locator("[data-held=false]")).to_be_visible()
    waiting = page.get_attribute("[data-waits]", "data-waits")
    expect(page.locator(f"[data-waits='{waiting}']")).to_have_count(0)


def test_facts_that_are_too_long_for_their_place_are_scrolled_by_keys(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "detective")
    facts = page.locator(".facts")
    expect(facts).not_to_have_attribute("tabindex", "0")
    page.locator(".facts .people").first.evaluate("(people) => { people.style.minHeight = '500px'; }")
    expect(facts).to_have_attribute("tabindex", "0")
    assert violations(page) == []


def test_who_plays_is_not_held(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "detective")
    expect(page.locator("[data-hold]")).to_have_count(0)
