"""Whole games against the AI by mouse, each begun with one click; test_by_ear.py plays the other seats too."""

import re

import pytest
from playwright.sync_api import expect

from browser.playing import RandomPlayer, begin
from browser.visiting import Visitor

GAMES = ("pocket", "classic")
SEATS = ("jack", "detective")


@pytest.mark.parametrize(("game", "seat"), [("pocket", "jack"), ("classic", "detective")])
def test_one_click_starts_a_game_that_can_be_played_to_its_end(visit: Visitor, game: str, seat: str) -> None:
    page = visit()
    begin(page, game, seat)
    RandomPlayer(page, avoid=("accuse", "leave")).play_to_the_end()
    ending = page.locator(".ending")
    expect(ending.get_by_role("heading")).to_have_text(re.compile("^You (win|lose)$"))
    expect(ending).to_contain_text("Jack was")
    assert page.title().startswith("Mr. Jack")
