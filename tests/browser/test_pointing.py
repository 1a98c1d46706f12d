"""The log leads the eye: the mouse or the focus on a line lights its place on the board."""

import pytest
from playwright.sync_api import Page, expect

from browser.playing import RandomPlayer, begin, wait_until_called
from browser.visiting import PHONE, Visitor


def moved(visit: Visitor, game: str) -> Page:
    """A table at which a few things were done."""
    page = visit()
    begin(page, game, "hotseat")
    player = RandomPlayer(page, seed=2, avoid=("alibi", "accuse"))
    for _ in range(3):
        player.act()
    wait_until_called(page)
    page.mouse.move(5, 400)
    return page


def lit(page: Page) -> list[str]:
    """What is marked on the board, as it is drawn."""
    found: list[str] = page.locator(".board :is(.mark, .marked)").evaluate_all(
        "(all) => all.map((one) => `${one.getAttribute('transform') ?? one.dataset.place ?? one.className.baseVal}`)"
    )
    return sorted(found)


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_the_mouse_or_the_focus_on_a_line_lights_its_place_and_leaves_it(visit: Visitor, game: str) -> None:
    page = moved(visit, game)
    before = lit(page)
    lines = page.locator(".log li:is(.jack, .detective) button")
    seen = []
    for number in (-1, -2):
        line = lines.nth(number)
        line.hover()
        expect(page.locator("main.pointing")).to_have_count(1)
        seen.append(lit(page))
        assert seen[-1]
        page.mouse.move(5, 400)
        expect(page.locator("main.pointing")).to_have_count(0)
        assert lit(page) == before
    lines.last.focus()
    page.keyboard.press("Shift+Tab")
    expect(page.locator("main.pointing")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.locator("main.pointing")).to_have_count(1)
    assert lit(page) == seen[0]
    expect(page.locator(".status button.now")).to_have_count(0)  # nobody looked back


def test_a_tap_on_a_line_looks_back_and_lights_nothing(visit: Visitor) -> None:
    page = visit(size=PHONE, touch=True)
    begin(page, "pocket", "hotseat")
    player = RandomPlayer(page, seed=2, avoid=("alibi",))
    for _ in range(2):
        player.act()
    wait_until_called(page)
    page.tap("[data-more]")
    page.tap("[data-way=log]")
    page.locator(".log li button").first.tap()
    expect(page.locator(".status button.now")).to_be_visible()
    expect(page.locator("main.pointing")).to_have_count(0)


def test_a_line_about_a_secret_that_lies_face_down_lights_nobody(visit: Visitor) -> None:
    page = visit(faceDown=True)
    begin(page, "classic", "jack")
    wait_until_called(page)
    line = page.locator(".log li button", has_text="Jack draws his identity")
    line.hover()
    expect(page.locator("main.pointing")).to_have_count(0)
    page.keyboard.down("p")
    open_line = page.locator(".log li button", has_text="Jack is ")
    page.mouse.move(5, 400)
    open_line.hover()
    expect(page.locator("main.pointing")).to_have_count(1)
    page.keyboard.up("p")
