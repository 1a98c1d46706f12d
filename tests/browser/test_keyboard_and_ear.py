"""Everything by keyboard, and a table that can be followed by ear."""

from playwright.sync_api import Page, expect

from browser.playing import RandomPlayer, begin, is_over, number, wait_until_called
from browser.visiting import Visitor

_LETTERS = {"alibi": "a", "holmes": "h", "watson": "w", "toby": "t", "rotation": "r", "exchange": "e", "joker": "j"}
_MOST_ACTIONS = 60


def act_by_keys(page: Page) -> None:
    """Pick the first token that can be picked by its letter, take the next target, confirm."""
    token = page.locator("[data-token]:not([aria-disabled=true])").first.get_attribute("data-token")
    before = number(page)
    page.keyboard.press(_LETTERS[token or ""])
    confirm = page.locator("[data-confirm]")
    while not confirm.is_enabled():
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-target]:focus")).to_have_count(1)
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(f"main.table[data-number='{before}']")).to_have_count(0)


def test_a_whole_game_of_pocket_by_keyboard_alone(visit: Visitor) -> None:
    page = visit()
    page.wait_for_selector("[data-play=jack]")
    page.keyboard.press("Tab")
    for _ in range(30):
        if page.locator("[data-game=pocket] [data-play=detective]:focus").count():
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for _ in range(_MOST_ACTIONS):
        wait_until_called(page)
        if is_over(page):
            break
        act_by_keys(page)
    expect(page.locator(".ending")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_count(1)


def test_escape_backs_out_step_by_step_and_a_second_press_puts_a_token_back(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "hotseat")
    wait_until_called(page)
    ready = page.locator("[data-token]:not([aria-disabled=true])").first
    ready.click()
    expect(ready).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    if ready.get_attribute("aria-pressed") == "true":
        page.keyboard.press("Escape")
    expect(ready).to_have_attribute("aria-pressed", "false")
    ready.click()
    ready.click()
    expect(ready).to_have_attribute("aria-pressed", "false")


def test_the_keys_are_listed_on_a_question_mark(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "hotseat")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Everything by keyboard")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_who_only_hears_the_table_can_follow_a_whole_game_at_one_screen(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "hotseat")
    wait_until_called(page)
    page.evaluate(
        """() => {
          globalThis.heard = [];
          const live = document.querySelector("[data-spoken]");
          new MutationObserver(() => globalThis.heard.push(live.textContent))
            .observe(live, { characterData: true, childList: true, subtree: true });
        }"""
    )
    already = page.locator(".log li").count()
    assert RandomPlayer(page).play_to_the_end() >= 8
    written = [text.strip() for text in page.locator(".log li").all_inner_texts()][already:]
    heard = page.evaluate("globalThis.heard")
    assert len(written) >= 5
    assert [line for line in written if line not in " ".join(heard)] == []
    assert any("Witnesses" in line for line in heard)
    assert "wins" in page.inner_text("[aria-live].ending h2")
