"""The home page: one way in for somebody new, the way on for somebody back, levels by name, in four languages."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.playing import RandomPlayer, begin, wait_until_called
from browser.visiting import PHONE, Visitor
from tests.browser.axe import violations
from tests.browser.test_every_screen import scrolls_sideways
from tests.browser.test_ways_on import give_up

SIZES = (PHONE, (390, 844), (844, 390), (820, 1180), (1366, 768), (1920, 1080))
LANGUAGES = {
    "en": ("New here? Learn in three minutes", "Passer-by", "hide and seek"),
    "fr": ("Première visite\u202f? Apprenez en trois minutes", "Passant", "cache-cache"),
    "it": ("Prima volta? Impara in tre minuti", "Passante", "nascondino"),
    "pl": ("Pierwszy raz tutaj? Naucz się w trzy minuty", "Przechodzień", "chowanego"),
}


def back_home(page: Page) -> None:
    """The home page as it is at the next visit."""
    page.goto("/")
    page.wait_for_selector("[data-game=classic]")


def keep_results(page: Page, *won: bool, level: int = 1) -> None:
    """Results as if they were kept from earlier visits."""
    kept = [
        {"match": f"m{number}", "game": "pocket", "level": level, "seat": "jack", "won": one}
        for number, one in enumerate(won)
    ]
    page.evaluate("(kept) => localStorage.setItem('whitechapel.results', kept)", json.dumps(kept))
    page.evaluate(f"localStorage.setItem('whitechapel.choice', JSON.stringify({{ levels: {{ pocket: {level} }} }}))")
    page.reload()


def test_somebody_new_is_shown_one_first_way_and_it_leads_to_the_first_lesson(visit: Visitor) -> None:
    page = visit()
    expect(page.locator(".welcome .first")).to_have_count(1)
    page.click(".welcome .first")
    page.wait_for_url("**/learn/pocket/next")
    expect(page.locator("main[data-lesson=sight][data-task='1']")).to_be_visible()


def test_somebody_new_plays_the_first_game_after_one_click(visit: Visitor) -> None:
    page = visit()
    page.click("[data-first-game]")
    page.wait_for_selector("main.table.pocket")
    wait_until_called(page)
    back_home(page)
    expect(page.locator("[data-mine]")).to_contain_text("the Investigator")
    expect(page.locator("[data-mine]")).to_contain_text("against the Passer-by")


def test_each_side_says_what_it_does_and_is_one_click_away(visit: Visitor) -> None:
    page = visit()
    for game, seat, does in (
        ("pocket", "jack", "six hourglasses"),
        ("pocket", "detective", "one suspect is left"),
        ("classic", "jack", "slip out of Whitechapel"),
        ("classic", "detective", "accuse the right one"),
    ):
        expect(page.locator(f"[data-game={game}] [data-play={seat}]")).to_contain_text(does)
    begin(page, "classic", "detective")


def test_an_unfinished_game_is_gone_on_with(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "detective")
    RandomPlayer(page, seed=2, avoid=("alibi",)).act()
    wait_until_called(page)
    table = page.url
    back_home(page)
    on = page.locator("[data-go-on]")
    expect(on).to_contain_text(
        "Mr. Jack Pocket · Turn 1 of 8 · as the Investigator · against the Passer-by · your turn"
    )
    expect(page.locator(".welcome .first")).to_have_count(1)
    on.click()
    page.wait_for_url(table)
    wait_until_called(page)


def test_the_last_game_is_played_again_as_it_was(visit: Visitor) -> None:
    page = visit()
    page.locator("[data-game=classic] [data-opponent]").select_option("2")
    begin(page, "classic", "jack")
    give_up(page)
    first = page.url
    back_home(page)
    expect(page.locator("[data-go-on]")).to_have_count(0)
    again = page.locator("[data-again].first")
    expect(again).to_contain_text("Mr. Jack · as Jack · against the Lamplighter")
    again.click()
    page.wait_for_selector("main.table.classic")
    assert page.url != first


def test_my_games_tell_side_opponent_date_and_result(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "jack")
    give_up(page)
    back_home(page)
    begin(page, "classic", "hotseat")
    back_home(page)
    lines = page.locator("[data-mine]")
    expect(lines).to_have_text([re.compile("Mr. Jack.*Two on this device.*your turn", re.DOTALL), re.compile("lost")])
    expect(lines.last).to_contain_text("As Mr. Jack · against the Passer-by")
    expect(lines.locator("time").first).to_have_text(re.compile(r"\d"))
    lines.last.click()
    page.wait_for_url("**/replay/**")


def test_my_games_show_their_boards_and_leave_the_list_without_losing_the_seat(visit: Visitor) -> None:
    page = visit()
    for game in ("pocket", "classic"):
        begin(page, game, "hotseat")
        table = page.url
        back_home(page)
    lines = page.locator("[data-mine]")
    expect(lines).to_have_count(2)
    page.locator("#my-games").scroll_into_view_if_needed()
    for picture in lines.locator("img").all():
        expect(picture).to_have_js_property("complete", value=True)
        assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 240
    latest = table.rpartition("/")[2]
    page.click(f"[data-remove='{latest}']")
    expect(lines).to_have_count(1)
    page.reload()
    expect(lines).to_have_count(1)
    page.goto(table)
    wait_until_called(page)
    expect(page.locator("[data-confirm]")).to_be_visible()
    back_home(page)
    page.click("[data-remove]")
    expect(lines).to_have_count(0)
    page.click("[data-undo]")
    expect(lines).to_have_count(1)


def test_the_level_is_chosen_by_name_with_its_promise_and_kept(visit: Visitor) -> None:
    page = visit()
    level = page.locator("[data-game=pocket] [data-opponent]")
    promise = page.locator("[data-game=pocket] [data-promise]")
    expect(level.locator("option").first).to_have_text("1 · Passer-by (easiest)")
    expect(level.locator("option").last).to_have_text("8 · Commissioner (strongest)")
    expect(level).to_have_value("1")
    level.select_option("3 · Constable")
    expect(promise).to_have_text("sees one step ahead")
    page.reload()
    expect(level).to_have_value("3")
    expect(page.locator("[data-game=classic] [data-opponent]")).to_have_value("1")


@pytest.mark.parametrize(("won", "level", "said"), [(True, 3, "three in a row"), (False, 1, "lost three in a row")])
def test_after_three_results_alike_another_level_is_suggested(
    visit: Visitor, *, won: bool, level: int, said: str
) -> None:
    page = visit()
    keep_results(page, not won, won, won, level=2)
    expect(page.locator("[data-game=pocket] [data-opponent]")).to_have_value("2")
    expect(page.locator("[data-suggested]")).to_have_count(0)
    keep_results(page, won, won, won, level=2)
    suggestion = page.locator(f"[data-game=pocket] [data-suggested='{level}']")
    expect(suggestion).to_contain_text(said)
    suggestion.click()
    expect(page.locator("[data-game=pocket] [data-opponent]")).to_have_value(str(level))
    expect(suggestion).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_four_languages_and_fits_six_sizes(visit: Visitor, language: str) -> None:
    learn, easiest, described = LANGUAGES[language]
    page = visit(language=language)
    expect(page.locator(".welcome .first")).to_contain_text(learn)
    expect(page.locator("[data-opponent]").first).to_contain_text(easiest)
    expect(page).to_have_title(re.compile(described))
    words = page.get_attribute("meta[name=description]", "content") or ""
    assert ("browser" if language == "en" else learn.split(" ")[-1]) in words
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} scrolls sideways"] if scrolls_sideways(page) else []
        box = page.locator(".welcome .first").bounding_box()
        found += [] if box and box["y"] + box["height"] <= height else [f"{width}: the first way is out of sight"]
    assert found + violations(page) == []
