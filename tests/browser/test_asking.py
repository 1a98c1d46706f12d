"""The table answers: why something can't be picked, and whether what may lose the game is meant."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.playing import RandomPlayer, begin, number, take_way, wait_until_called
from browser.visiting import DESKTOP, PHONE, Visitor
from tests.browser.test_fingers import TWINS


def test_a_tap_on_a_token_or_tile_that_cant_be_picked_says_why(visit: Visitor) -> None:
    page = visit(deal=TWINS)
    begin(page, "pocket", "hotseat")
    page.locator("[data-token=rotation]").first.click()
    page.click("[data-target=tile-4]")
    page.click("[data-target=turn-1]")
    RandomPlayer(page).act_picked()
    wait_until_called(page)
    said = page.locator(".voice .problem")
    page.locator("[data-token=rotation]").last.click()
    expect(said).to_have_count(0)
    page.locator("[data-place=tile-4]").first.click(position={"x": 20, "y": 20}, force=True)
    expect(said).to_have_text("Already rotated this turn")
    page.locator("[data-target]").first.click()
    page.click("[data-target=turn-1]")
    expect(said).to_have_count(0)
    RandomPlayer(page).act_picked()
    wait_until_called(page)
    page.locator("[data-token=rotation]").first.click(force=True)
    expect(said).to_have_text("Already played this turn")


def test_a_tap_on_a_street_out_of_reach_says_so(visit: Visitor) -> None:
    page = visit()
    begin(page, "classic", "hotseat")
    page.click("[data-card=bert]")
    RandomPlayer(page).act_picked()
    wait_until_called(page)
    page.click("[data-place=hex-a3]", force=True)
    expect(page.locator(".voice .problem")).to_have_text(re.compile("Out of reach|Choose an action|occupied"))


def accusing(visit: Visitor, size: tuple[int, int] = DESKTOP) -> Page:
    """The Detective has picked somebody to accuse."""
    page = visit(size=size)
    begin(page, "classic", "detective")
    wait_until_called(page)
    page.click("[data-card=smith]")
    RandomPlayer(page).act_picked()
    wait_until_called(page)
    page.click("[data-verb=accuse]")
    while not page.locator("[data-confirm]").is_enabled():
        page.locator("[data-target]").first.click()
    return page


def test_an_accusation_names_who_is_accused_and_that_it_may_lose(visit: Visitor) -> None:
    page = accusing(visit)
    before = number(page)
    page.dblclick("[data-confirm]")  # whoever taps twice has not answered
    question = page.locator("[data-question]")
    expect(question).to_contain_text(re.compile(r"^Accuse [A-Z].+\? If you are wrong, you lose\."))
    expect(page.locator("[data-back]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(question).to_have_count(0)
    page.click("[data-confirm]")
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(page.locator("[data-confirm]")).to_be_enabled()  # what was picked is picked still
    page.click("[data-confirm]")
    page.mouse.click(5, 300)
    expect(question).to_have_count(0)
    assert number(page) == before
    page.click("[data-confirm]")
    page.click("[data-sure]")
    page.wait_for_selector(".ending")


def test_an_accusation_by_keys_is_two_keys_more_than_enter(visit: Visitor) -> None:
    page = accusing(visit)
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-back]")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ending")


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (844, 390)])
def test_a_question_never_covers_what_it_is_about_and_lies_within_the_window(
    visit: Visitor, size: tuple[int, int]
) -> None:
    page = accusing(visit, size=size)
    page.click("[data-confirm]")
    box = page.locator("[data-question]").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    for answer in page.locator("[data-question] button").all():
        inside = answer.bounding_box()
        assert inside
        assert inside["height"] >= 44


def ask_to_give_up(page: Page) -> None:
    """Open the question whether to give up."""
    take_way(page, "resign")
    expect(page.locator("[data-question]")).to_contain_text("If you give up, Mr. Jack wins.")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_giving_up_is_asked_about_and_forgotten_by_whatever_else_is_done(visit: Visitor, size: tuple[int, int]) -> None:
    page = visit(size=size)
    begin(page, "pocket", "detective")
    wait_until_called(page)
    before = number(page)
    question = page.locator("[data-question]")
    ways: list[Callable[[], object]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.click(3, 200),
        lambda: page.keyboard.press("Enter"),  # the way back has the focus
        page.locator("[data-token]:not([aria-disabled=true])").first.click,
        lambda: page.click("[data-back]"),
    ]
    for forget in ways:
        ask_to_give_up(page)
        forget()
        expect(question).to_have_count(0)
    assert number(page) == before
    ask_to_give_up(page)
    page.click("[data-sure]")
    expect(page.locator(".ending")).to_contain_text("You gave up.")


def test_giving_up_is_not_done_by_two_taps_and_is_forgotten_in_time(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "detective")
    wait_until_called(page)
    page.clock.install()
    before = number(page)
    page.click("[data-more]")
    page.dblclick("[data-way=resign]")
    expect(page.locator(".ending")).to_have_count(0)
    take_way(page, "resign")
    expect(page.locator("[data-question]")).to_be_visible()
    page.clock.fast_forward("00:30")
    expect(page.locator("[data-question]")).to_have_count(0)
    expect(page.locator(".ending")).to_have_count(0)
    assert number(page) == before
