"""A replay plays by itself, jumps by turn, takes its log along, and its moments can be sent and downloaded."""

import re
import time

import httpx
import pytest
from playwright.sync_api import Page, expect

from browser.playing import until
from browser.serving import Serving
from browser.visiting import DESKTOP, PHONE, Visitor, WatchOf
from tests.browser.axe import violations
from tests.browser.test_every_screen import scrolls_sideways

AI = {"kind": "ai", "level": 1}


@pytest.fixture(scope="module")
def finished(shared_server: Serving) -> dict[str, str]:
    """A finished match of each game, played by two programs."""
    found = {}
    with httpx.Client(base_url=f"{shared_server.origin}/api/v1", timeout=30) as server:
        for game in ("pocket", "classic"):
            wish = {"game": game, "seats": {"jack": AI, "detective": AI}}
            found[game] = server.post("/matches", json=wish).json()["match"]
        deadline = time.monotonic() + 60
        for match in found.values():
            while server.get(f"/matches/{match}").json()["turn"]["phase"] != "over":
                assert time.monotonic() < deadline
                time.sleep(0.05)
    return found


#: What can't be brought into sight whole.
_CUT = """(main) => [...main.querySelectorAll("button, a, select")].filter((place) => {
  place.scrollIntoView({ block: "nearest" });
  const box = place.getBoundingClientRect();
  return box.width > 0 && (box.left < -0.5 || box.right > innerWidth + 0.5);
}).map((place) => `${place.innerText} is cut`)"""


def opened(page: Page, match: str, at: str = "") -> Page:
    page.goto(f"/replay/{match}{at}")
    page.wait_for_selector("[data-at]")
    return page


def moment(page: Page) -> int:
    return int(page.get_attribute("[data-at]", "data-at") or 0)


def test_it_plays_by_itself_at_four_speeds_and_pauses(visit: Visitor, finished: dict[str, str]) -> None:
    page = visit()
    page.clock.install(time=0)
    opened(page, finished["pocket"])
    page.clock.pause_at(600_000)  # from here on time passes only as this test lets it
    begun = moment(page)
    page.keyboard.press("Space")
    expect(page.locator("[data-play=pause]")).to_be_visible()
    page.clock.run_for(10_000)
    usual = moment(page) - begun
    assert usual >= 4
    page.keyboard.press("k")
    expect(page.locator("[data-play=play]")).to_be_visible()
    paused = moment(page)
    page.clock.run_for(20_000)
    assert moment(page) == paused
    page.keyboard.press("Home")
    for key, speed in (("-", "0.5"), ("+", "1"), ("+", "2"), ("+", "4"), ("+", "4")):
        page.keyboard.press(key)
        expect(page.locator("[data-speed][aria-pressed=true]")).to_have_attribute("data-speed", speed)
    page.click("[data-play=play]")
    page.clock.run_for(100_000)
    last = int(page.get_attribute(".controls input", "max") or 0)
    assert moment(page) == last
    expect(page.locator("[data-play=play]")).to_be_visible()
    page.click("[data-play=play]")  # at the end it begins anew
    assert moment(page) == begun


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_it_jumps_by_turn(visit: Visitor, finished: dict[str, str], game: str) -> None:
    page = opened(visit(), finished[game])
    where = page.locator(".controls .where strong")
    word = "Turn" if game == "pocket" else "Round"
    expect(where).to_have_text(f"{word} 1 of 8")
    first = moment(page)
    page.keyboard.press("ArrowDown")
    expect(where).to_have_text(f"{word} 2 of 8")
    second = moment(page)
    page.click("[data-step=turn-back]")
    assert moment(page) == first < second
    page.click("[data-step=turn-on]")
    page.click("[data-step=on]")
    page.keyboard.press("ArrowUp")
    assert moment(page) == second
    expect(page.get_by_role("button", name=f"Next {word.lower()}")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_log_follows_and_marks_the_line_of_the_moment(
    visit: Visitor, finished: dict[str, str], size: tuple[int, int]
) -> None:
    page = opened(visit(size=size), finished["classic"])
    for key in ("End", "Home", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
        marked = page.locator(".log [aria-current=step]").first
        expect(marked).to_have_count(1)
        until(
            page,
            """() => {
              const list = document.querySelector(".log ol").getBoundingClientRect();
              const line = document.querySelector(".log [aria-current=step]").getBoundingClientRect();
              return line.top >= list.top - 1 && line.bottom <= list.bottom + 1;
            }""",
        )
    assert page.evaluate("scrollY") == 0, "the page itself stays where it is"
    latest = page.inner_text("[data-latest] strong").rstrip(".")
    assert latest in page.inner_text(".log")
    page.locator(".log li:is(.jack, .detective) button").last.hover()  # and a line leads the eye to its place
    expect(page.locator("main.pointing")).to_have_count(1)
    page.mouse.move(5, 400)
    expect(page.locator("main.pointing")).to_have_count(0)


def test_the_address_carries_the_moment_and_opens_it(visit: Visitor, finished: dict[str, str]) -> None:
    page = opened(visit(), finished["pocket"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    at = moment(page)
    page.click("[data-lens=detective]")
    page.wait_for_url(f"**/replay/{finished['pocket']}?at={at}&lens=detective")
    stranger = visit(page.url)
    expect(stranger.locator("[data-at]")).to_have_attribute("data-at", str(at))
    expect(stranger.locator("[data-lens=detective]")).to_have_attribute("aria-pressed", "true")
    stranger.click("[data-rules]")
    stranger.keyboard.press("Escape")
    expect(stranger.locator("[data-at]")).to_have_attribute("data-at", str(at))
    for beyond in ("?at=99999", "?at=-3", "?at=x&lens=everything", "?at="):
        opened(stranger, finished["pocket"], beyond)
        expect(stranger.locator("main.replay")).to_be_visible()


def test_a_moment_is_copied_or_given_to_the_systems_sheet(visit: Visitor, finished: dict[str, str]) -> None:
    page = visit(language="pl")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    opened(page, finished["pocket"], "?at=17")
    page.evaluate("() => { navigator.share = undefined; }")
    page.click("[data-share]")
    expect(page.locator(".take [role=status]")).to_contain_text("skopiowany")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"/replay/{finished['pocket']}?at=17&lang=pl")
    page.evaluate("() => { navigator.share = async (given) => { window.given = given.url; }; }")
    page.keyboard.press("ArrowRight")
    page.click("[data-share]")
    until(page, "window.given?.includes('?at=18')")


def test_the_position_shown_is_downloaded_as_a_picture(visit: Visitor, finished: dict[str, str]) -> None:
    page = opened(visit(), finished["classic"], "?at=20")
    for kind, begins in (("png", b"\x89PNG"), ("svg", b"<svg")):
        with page.expect_download() as download:
            page.click(f"[data-picture={kind}]")
        assert download.value.suggested_filename.endswith(f".{kind}")
        assert download.value.path().read_bytes().startswith(begins)
    assert "number=20" in (page.get_attribute("[data-picture=png]", "href") or "")


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (1366, 768), (1920, 1080)])
def test_everything_is_in_reach_at_every_size(visit: Visitor, finished: dict[str, str], size: tuple[int, int]) -> None:
    page = opened(visit(size=size, touch=size[0] < 900, language="fr"), finished["pocket"], "?at=20")
    assert not scrolls_sideways(page)
    found: list[str] = page.locator("main.replay").evaluate(_CUT)
    play = page.locator("[data-play]").bounding_box()
    assert play
    assert play["height"] >= 44
    assert found + violations(page) == []


def test_a_match_that_is_not_over_is_watched_instead(visit: Visitor, watch_of: WatchOf, shared_server: Serving) -> None:
    wish = {"game": "pocket", "seats": {"jack": {"kind": "me"}, "detective": {"kind": "me"}}}
    match = httpx.post(f"{shared_server.origin}/api/v1/matches", json=wish).json()["match"]
    page = visit(f"/replay/{match}")
    watch_of(page).expected.append("403")
    page.wait_for_url(re.compile(f"/match/{match}$"))
    expect(page.locator("main.table")).to_be_visible()
