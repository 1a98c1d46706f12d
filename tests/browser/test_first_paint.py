"""Something is seen at once, also where the line is slow; and where there is no page there is one that says so."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from browser.playing import until
from browser.serving import Serving
from browser.visiting import Visitor, WatchOf


def held_back(page: Page, pattern: str) -> Callable[[], None]:
    """Files that don't come before what this gives is called: a line as slow as a line can be."""
    waiting: list[Route] = []
    slow = [True]

    def come(route: Route) -> None:
        if slow[0]:
            waiting.append(route)
        else:
            route.continue_()

    def let_go() -> None:
        slow[0] = False
        for route in waiting:
            route.continue_()

    page.route(pattern, come)

    return let_go


def test_an_address_shows_where_its_parts_will_be_before_any_code_is_there(
    visit: Visitor, shared_server: Serving
) -> None:
    wish = {"game": "pocket", "seats": {"jack": {"kind": "me"}, "detective": {"kind": "me"}}}
    match = httpx.post(f"{shared_server.origin}/api/v1/matches", json=wish).json()["match"]
    page = visit()
    let_go = held_back(page, "**/assets/*.js")
    page.goto(f"/match/{match}", wait_until="commit")
    expect(page.locator("#first .skeleton .middle b")).to_be_visible()
    until(page, "performance.getEntriesByName('first-contentful-paint').length > 0")
    box = page.locator("#first .skeleton .middle b").bounding_box()
    assert box
    assert min(box["width"], box["height"]) > 200
    let_go()
    expect(page.locator("main.table")).to_be_visible()
    expect(page.locator("#first")).to_have_count(0)
    expect(page.locator(".skeleton")).to_have_count(0)


def test_after_play_the_outline_of_a_table_is_seen_until_the_game_is_there(visit: Visitor) -> None:
    page = visit()
    page.route_web_socket("**/api/v1/socket*", lambda _socket: None)  # a line on which nothing comes
    page.wait_for_selector("[data-game=pocket]")
    page.click("[data-game=pocket] [data-play=detective]")
    page.wait_for_url("**/match/*")
    expect(page.locator("[data-skeleton] .middle b")).to_be_visible()
    expect(page.locator("[data-skeleton] [role=status]")).to_have_text("One moment…")


LANGUAGES = {
    "en": "The gaslight is out here",
    "fr": "Ici, le réverbère est éteint",
    "it": "Qui il lampione è spento",
    "pl": "Tu latarnia zgasła",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_without_a_page_says_so_in_the_readers_language_with_ways_on(
    visit: Visitor, shared_server: Serving, language: str
) -> None:
    page = visit("/", language=language)
    for path in ("/nothing/here", "/match/%zz", "/rules/chess"):
        assert httpx.get(shared_server.origin + path, headers={"accept": "text/html"}).status_code == 404
        page.goto(path)
        expect(page.locator("main p")).to_have_text(LANGUAGES[language])
    page.locator("main nav a").first.click()
    page.wait_for_url("**/")
    expect(page.locator("[data-game=classic]")).to_be_visible()


@pytest.mark.parametrize("folder", ["match", "replay"])
def test_a_match_that_does_not_exist_says_so_with_a_way_home(visit: Visitor, watch_of: WatchOf, folder: str) -> None:
    page = visit(f"/{folder}/abcdefghijklmnopqrstuv")
    watch_of(page).expected.append("404")
    expect(page.locator("main")).to_contain_text("There is no such game")
    expect(page.locator("main a[href='/']")).to_be_visible()
