"""Whole games of both kinds through the accessibility tree and the keyboard alone, as somebody plays who can't see."""

import re

import pytest

from browser.visiting import Visitor
from tests.browser.hearing import ByEar

_ROLES = {
    ("pocket", "detective"): ("Play as the Investigator", "You are the Investigator: "),
    ("pocket", "jack"): ("Play as Mr. Jack", "You are Mr. Jack: "),
    ("classic", "detective"): ("Play as the Detective", "You are the Detective: "),
    ("classic", "jack"): ("Play as Jack", "You are Jack: "),
}
_REGIONS = {"pocket": "Mr. Jack Pocket", "classic": "Mr. Jack"}
_MOST_ACTIONS = 80


@pytest.mark.parametrize(("game", "seat"), _ROLES)
def test_a_whole_game_is_played_to_its_end_by_ear_and_keyboard_alone(visit: Visitor, game: str, seat: str) -> None:
    button, goal = _ROLES[game, seat]
    page = visit(coach="never")
    player = ByEar(page, shy=("Accuse", "Leave the board"))
    player.listen()
    game_card = page.get_by_role("region", name=_REGIONS[game], exact=True)
    game_card.get_by_role("button", name=button).press("Enter")
    acted = 0
    while player.await_turn(acted):
        assert acted < _MOST_ACTIONS
        player.act()
        acted += 1
    heard = player.heard
    assert heard[0].startswith(goal)
    assert player.turns() == acted
    assert any(re.search(r"Witnesses: .* is (not )?seen|Jack is (in)?visible", line) for line in heard)
    assert any("Jack was" in line for line in heard)
    written = page.get_by_role("region", name="Game log").get_by_role("listitem").all_inner_texts()
    happened = player.happened
    assert happened == [line.strip() for line in written][-len(happened) :]
    assert len(happened) >= acted
