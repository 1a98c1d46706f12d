"""The table under a finger: the big board comes close enough to pick from, and of two tokens alike one is picked."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.playing import RandomPlayer, begin, wait_until_called
from browser.screens import SCREENS
from browser.visiting import PHONE, Visitor
from tests.browser.test_every_screen import FINGER

_SMALLEST = """(targets) => Math.min(...targets.map((target) => {
  const box = target.getBoundingClientRect();
  return Math.min(box.width, box.height);
}))"""


@pytest.fixture
def phone(visit: Visitor) -> Page:
    """A phone at the big board, where a character can walk to several hexes."""
    page = visit(size=PHONE, touch=True)
    SCREENS["classic-targets"](page)
    return page


def smallest(page: Page, what: str = ".board [data-target]") -> float:
    """The smaller side of the smallest target on the screen."""
    size: float = page.locator(what).evaluate_all(_SMALLEST)
    return size


def in_sight(page: Page) -> Iterable[str]:
    """The targets whose middle can be tapped now."""
    found: list[str] = page.locator(".board [data-target]").evaluate_all(
        """(targets) => targets.filter((target) => {
          const box = target.getBoundingClientRect();
          const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return target.contains(at);
        }).map((target) => target.dataset.target)"""
    )
    return found


def test_a_tap_on_a_small_target_comes_closer_and_the_next_tap_picks(phone: Page) -> None:
    confirm = phone.locator("[data-confirm]")
    assert smallest(phone) < FINGER
    target = phone.locator(".board [data-target]").first
    target.tap()
    expect(phone.locator(".frame.zoomed")).to_be_visible()
    assert smallest(phone) >= FINGER - 0.5
    expect(confirm).to_be_disabled()
    target.tap()
    expect(confirm).to_be_enabled()


def test_the_board_is_whole_again_once_something_is_picked_or_another_action_begun(phone: Page) -> None:
    verb = phone.locator("[data-verb=move]")
    for again in (phone.locator(".board [data-target]").first, verb):
        phone.locator(".board [data-target]").first.tap()
        expect(phone.locator(".frame.zoomed")).to_be_visible()
        again.tap()
        expect(phone.locator(".frame.zoomed")).to_have_count(0)
        verb.tap()
        if not phone.locator(".board [data-target]").count():
            verb.tap()


def test_the_board_is_zoomed_by_buttons_and_stays_so_until_it_is_asked_to_be_whole(phone: Page) -> None:
    for _ in range(2):
        phone.locator("[data-zoom=in]").tap()
    assert smallest(phone) >= FINGER
    assert smallest(phone, "[data-zoom]") >= FINGER
    phone.locator(f".board [data-target='{next(iter(in_sight(phone)))}']").tap()
    phone.locator("[data-confirm]").tap()
    expect(phone.locator(".frame.zoomed")).to_be_visible()
    phone.locator("[data-zoom=out]").tap()
    phone.locator("[data-zoom=whole]").tap()
    expect(phone.locator(".frame.zoomed")).to_have_count(0)


def test_a_mouse_picks_a_small_target_at_once(phone: Page) -> None:
    phone.locator(".board [data-target]").first.click()
    expect(phone.locator("[data-confirm]")).to_be_enabled()


def test_whatever_can_be_picked_on_the_board_can_be_reached_by_a_finger(visit: Visitor) -> None:
    page = visit(size=PHONE, touch=True)
    begin(page, "classic", "hotseat")
    player = RandomPlayer(page, avoid=("accuse", "leave"))
    for _ in range(12):
        wait_until_called(page)
        ways: list[Locator | None] = [*page.locator("[data-verb]").all()]
        for verb in ways or [None]:  # where only one thing can be done its targets are offered at once
            if verb:
                verb.click()
            if page.locator(".board [data-target]").count():
                page.locator(".board [data-target]").last.tap()
                assert smallest(page) >= FINGER - 0.5
        page.reload()
        player.act()


#: A deal whose first throw shows the same action twice.
TWINS = 2


def twins(page: Page) -> tuple[Locator, Locator]:
    """Two tokens that show the same action, in a new game of two at one screen."""
    begin(page, "pocket", "hotseat")
    wait_until_called(page)
    alike = page.locator("[data-token=rotation]")
    expect(alike).to_have_count(2)
    return alike.nth(0), alike.nth(1)


def test_of_two_tokens_alike_the_one_that_was_tapped_is_picked(visit: Visitor) -> None:
    page = visit(deal=TWINS)
    first, second = twins(page)
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(first).to_have_attribute("aria-pressed", "false")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(second).to_have_attribute("aria-pressed", "false")
    first.click()
    expect(page.locator("[data-token][aria-pressed=true]")).to_have_count(0)


def test_of_two_tokens_alike_the_one_that_was_tapped_is_spent_also_after_a_reload(visit: Visitor) -> None:
    page = visit(autoConfirm=True, deal=TWINS)
    first, second = twins(page)
    second.click()
    page.locator("[data-target]").first.click()
    page.locator("[data-target]").first.click()
    expect(second).to_have_attribute("title", "already played this turn")
    expect(first).to_have_attribute("aria-disabled", "false")
    page.reload()
    expect(second).to_have_attribute("title", "already played this turn")
    expect(first).to_have_attribute("aria-disabled", "false")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
