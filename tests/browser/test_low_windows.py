"""A phone that lies and a low window: nothing is cut, and what is to be pressed is in reach."""

import pytest
from playwright.sync_api import Locator, expect

from browser.screens import SCREENS
from browser.visiting import Visitor
from tests.browser.test_settings import LANGUAGES
from tests.browser.test_whole_games import GAMES

LYING = (844, 390)
LOW = (960, 540)


def in_reach(part: Locator) -> bool:
    """Whether all of a part is in the window, and nothing lies over its middle."""
    found: bool = part.evaluate(
        """(part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          return inside && (part === over || part.contains(over));
        }"""
    )
    return found


@pytest.mark.parametrize("game", GAMES)
def test_all_ways_on_from_the_end_are_in_reach_of_a_phone_that_lies(visit: Visitor, game: str) -> None:
    page = visit(size=LYING, touch=True)
    SCREENS[f"{game}-ending"](page)
    page.locator("[data-review]").wait_for()
    for language in LANGUAGES:
        page.select_option("[data-language]", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for way in page.locator(".ending .ways > *, .ending .verify button, .ending .hide").all():
            assert in_reach(way), way.inner_text()
    page.locator(".verify button").first.tap()
    verdict = page.locator(".verify .good")
    verdict.wait_for()
    verdict.scroll_into_view_if_needed()
    assert in_reach(verdict)


def test_the_link_for_a_friend_can_be_copied_on_a_phone_that_lies(visit: Visitor) -> None:
    page = visit(size=LYING, touch=True)
    SCREENS["invitation"](page)
    assert in_reach(page.locator(".invitation button").first)
    assert in_reach(page.locator("[data-invitation]"))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_counted_is_cut_in_a_low_window(visit: Visitor, game: str) -> None:
    page = visit(size=LOW)
    SCREENS[f"{game}-table"](page)
    for language in LANGUAGES:
        page.select_option("[data-language]", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        facts = page.locator(".facts")
        assert facts.evaluate("(facts) => facts.scrollHeight <= facts.clientHeight + 1"), language
        assert facts.evaluate("(facts) => facts.scrollWidth <= facts.clientWidth + 1"), language
