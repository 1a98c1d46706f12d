"""The table answers: why something can't be picked, and whether what may lose the game is meant."""

import re

from playwright.sync_api import expect

from browser.playing import RandomPlayer, begin, number, wait_until_called
from browser.visiting import Visitor
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


def test_an_accusation_is_asked_about_again_before_it_is_made(visit: Visitor) -> None:
    page = visit()
    begin(page, "classic", "detective")
    wait_until_called(page)
    page.click("[data-card=smith]")
    RandomPlayer(page).act_picked()
    wait_until_called(page)
    before = number(page)
    page.click("[data-verb=accuse]")
    while not page.locator("[data-confirm]").is_enabled():
        page.locator("[data-target]").first.click()
    page.click("[data-confirm]")
    question = page.locator("[data-sure]")
    expect(question).to_have_text(re.compile(r"^Accuse · .+ on \w+\. This may lose the game at once\. Really\?$"))
    assert number(page) == before
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    page.click("[data-confirm]")
    question.click()
    page.wait_for_selector(".ending")
