"""Everything by keyboard, and a table that can be followed by ear."""

import pytest
from playwright.sync_api import Page, expect

from browser.playing import RandomPlayer, begin, is_over, number, wait_until_called
from browser.visiting import Visitor
from tests.browser.hearing import ByEar

_LETTERS = {"alibi": "a", "holmes": "h", "watson": "w", "toby": "t", "rotation": "r", "exchange": "e", "joker": "j"}
_MOST_ACTIONS = 60
_ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
_EXITS = {
    "NE": ("l12", "Shift+ArrowRight"),
    "NW": ("b7", "ArrowLeft"),
    "SE": ("l6", "ArrowRight"),
    "SW": ("b1", "Shift+ArrowLeft"),
}
_HERE = "document.activeElement.dataset.place ?? document.activeElement.tagName"


def act_by_keys(page: Page) -> None:
    """Pick the first token that can be picked by its letter, take the last target, confirm."""
    token = page.locator("[data-token]:not([aria-disabled=true])").first.get_attribute("data-token")
    before = number(page)
    page.keyboard.press(_LETTERS[token or ""])
    confirm = page.locator("[data-confirm]")
    while not confirm.is_enabled():
        page.keyboard.press("End")
        expect(page.locator("[data-target]:focus")).to_have_count(1)
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(f"main.table[data-number='{before}']")).to_have_count(0)


@pytest.fixture(params=["pocket", "classic"])
def table(visit: Visitor, request: pytest.FixtureRequest) -> Page:
    """A table of either game whose places have been named."""
    page = visit(coach="never")
    begin(page, request.param, "detective")
    wait_until_called(page)
    page.locator("[data-spot]").first.wait_for(state="attached")
    return page


def test_a_whole_game_of_pocket_by_keyboard_alone(visit: Visitor) -> None:
    page = visit()
    page.wait_for_selector("[data-play=jack]")
    page.keyboard.press("Tab")
    for _ in range(30):
        if page.locator("[data-game=pocket] [data-play=detective]:focus").count():
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    player = ByEar(page)
    for _ in range(_MOST_ACTIONS):
        wait_until_called(page)
        player.keeps_the_focus()
        if is_over(page):
            break
        act_by_keys(page)
        player.keeps_the_focus()
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


def test_the_board_of_pocket_is_walked_place_by_place_over_all_its_tiles_and_spaces(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "detective")
    wait_until_called(page)
    page.locator("[data-spot]").first.wait_for(state="attached")
    page.keyboard.press("b")
    ways = {page.evaluate(_HERE): ""}
    for place in iter(lambda: next((at for at in ways if not ways[at]), None), None):
        ways[place] = "walked"
        for arrow in _ARROWS:
            page.locator(f"[data-spot][data-place='{place}']").focus()
            page.keyboard.press(arrow)
            ways.setdefault(page.evaluate(_HERE), "")
    assert sorted(ways) == sorted([f"tile-{cell}" for cell in range(9)] + [f"space-{space}" for space in range(12)])


def test_exits_are_walked_to_from_their_gates(visit: Visitor) -> None:
    page = visit()
    begin(page, "classic", "detective")
    wait_until_called(page)
    page.locator("[data-spot]").first.wait_for(state="attached")
    for name, (gate, keys) in _EXITS.items():
        page.locator(f"[data-place='hex-{gate}'][data-spot]").focus()
        page.keyboard.press(keys)
        assert page.evaluate(_HERE) == f"exit-{name}"


def test_the_table_is_asked_by_letters(table: Page) -> None:
    for key, words in (
        ("s", "Not seen now"),
        ("o", "suspects are left"),
        ("n", "draws his identity"),
        ("m", "Your turn"),
    ):
        table.keyboard.press(key)
        expect(table.get_by_role("log").get_by_role("paragraph").last).to_contain_text(words)


def test_a_place_that_cannot_be_picked_says_why(table: Page) -> None:
    table.keyboard.press("b")
    table.locator("[data-spot]").first.focus()
    before = table.get_by_role("log").get_by_role("paragraph").count()
    table.keyboard.press("Enter")
    expect(table.get_by_role("log").get_by_role("paragraph")).to_have_count(before + 1)


def test_figures_are_found_one_after_another(table: Page) -> None:
    table.keyboard.press("b")
    met = []
    for _ in range(8):
        table.keyboard.press("PageDown")
        met.append(table.evaluate(_HERE))
    assert len(set(met)) == 8


def test_everything_can_be_read_in_words(table: Page) -> None:
    table.keyboard.press("i")
    sheet = table.get_by_role("dialog", name="In words")
    expect(sheet.get_by_role("heading", name="Who sees whom")).to_be_visible()
    places = table.locator("[data-spot], [data-board] [data-target]").count()
    expect(sheet.get_by_role("listitem")).to_have_count(places)
    table.keyboard.press("Escape")
    expect(table.get_by_role("dialog")).to_have_count(0)
    ByEar(table).keeps_the_focus()


def test_the_keys_are_listed_on_a_question_mark(table: Page) -> None:
    table.keyboard.press("?")
    sheet = table.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet).to_contain_text("who sees whom")
    table.keyboard.press("Escape")
    expect(table.get_by_role("dialog")).to_have_count(0)
    ByEar(table).keeps_the_focus()


def test_who_only_hears_the_table_can_follow_a_whole_game_at_one_screen(visit: Visitor) -> None:
    page = visit(coach="never")
    player = ByEar(page)
    player.listen()
    begin(page, "pocket", "hotseat")
    wait_until_called(page)
    already = page.locator(".log li").count()
    assert RandomPlayer(page).play_to_the_end() >= 8
    written = [text.strip() for text in page.locator(".log li").all_inner_texts()][already:]
    assert player.happened == written[-len(player.happened) :]
    assert any("Witnesses" in line for line in player.heard)
    assert any("wins" in line for line in player.heard)
