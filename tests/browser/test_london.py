"""London on the screen: what must hold of its looks, in every theme and size, and how its people move."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.playing import RandomPlayer, begin, wait_until_called
from browser.screens import SCREENS
from browser.visiting import DESKTOP, Visitor
from tests.browser.test_every_screen import FINGER

THEMES = ("dark", "light", "contrast")
TALL, WIDE, LARGE = (390, 844), (844, 390), (1920, 1080)
MOST_ELEMENTS = 500

_ABOVE = """([upper, lower]) => [...document.querySelectorAll(upper)].every((one) =>
  [...document.querySelectorAll(lower)].every((other) =>
    other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING))"""
_COLOUR = """([what, property, name]) => {
  const probe = document.createElement("i");
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const wanted = getComputedStyle(probe).color;
  probe.remove();
  return getComputedStyle(document.querySelector(what))[property] === wanted;
}"""
_HEAVY = """() => [...document.querySelectorAll("[data-board] *")].filter((one) => {
  const { mixBlendMode, filter } = getComputedStyle(one);
  return mixBlendMode !== "normal" || filter !== "none";
}).length"""
_SHARE = """(board) => {
  const { width, height } = board.getBoundingClientRect();
  const hexes = [...board.querySelectorAll(":is(.spot, .target, .ground)[data-place^=hex]")];
  const land = hexes.map((hex) => hex.getBoundingClientRect());
  const span = (from, to) => Math.max(...land.map((hex) => hex[to])) - Math.min(...land.map((hex) => hex[from]));
  return Math.max(span("left", "right") / width, span("top", "bottom") / height);
}"""
_COVERED = """() => [...document.querySelectorAll("[data-board] .exit")].filter((exit) => {
  const box = exit.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return at && at.closest("button");
}).length"""
_SMALLEST = """(targets) => Math.min(...targets.map((target) => {
  const box = target.getBoundingClientRect();
  return Math.min(box.width, box.height);
}))"""
_WALKS = """() => {
  const told = document.documentElement.dataset;
  told.walks = "";
  const animate = SVGElement.prototype.animate;
  SVGElement.prototype.animate = function (frames, options) {
    if (this.dataset.figure) told.walks += `${this.dataset.figure} in ${frames.length} frames`;
    return animate.call(this, frames, options);
  };
}"""
"""Lets the document tell who walks."""


def table(visit: Visitor, **visiting: object) -> Page:
    """A table of Mr. Jack where two play at one screen."""
    page = visit(**visiting)  # type: ignore[arg-type]  # sizes and settings alike
    begin(page, "classic", "hotseat")
    wait_until_called(page)
    return page


def walked(page: Page) -> Locator:
    """The figure of Bert, once he can walk: his card is played and the move begun."""
    page.click("[data-card=bert]")
    RandomPlayer(page).act_picked()
    wait_until_called(page)
    page.click("[data-verb=move]")
    page.locator("[data-target]").first.wait_for()
    return page.locator("[data-figure=bert]")


@pytest.mark.parametrize("theme", THEMES)
def test_houses_stand_above_the_light_and_people_above_houses(visit: Visitor, theme: str) -> None:
    page = table(visit, theme=theme)
    ground, houses = "[data-standing=london-ground]", "[data-standing=london-houses]"
    for upper, lower in ((houses, ground), (houses, ".pool"), (".person", houses), (".pool", ground)):
        assert page.evaluate(_ABOVE, [upper, lower]), f"{upper} over {lower}"
        assert page.locator(upper).count() > 0


@pytest.mark.parametrize("theme", THEMES)
def test_a_gaslight_without_light_has_no_pool(visit: Visitor, theme: str) -> None:
    page = table(visit, theme=theme)
    expect(page.locator(".pool.lit")).to_have_count(6)
    dark = page.locator(".light .pool:not(.lit)")
    expect(dark).to_have_count(2)
    for shape in dark.all():
        expect(shape).to_have_css("opacity", "0")
    for shape in page.locator(".pool.lit").all():
        expect(shape).to_have_css("opacity", "1")


@pytest.mark.parametrize("theme", THEMES)
def test_the_trail_has_the_colour_of_whoever_moved(visit: Visitor, theme: str) -> None:
    page = table(visit, theme=theme)
    player = RandomPlayer(page, seed=2, avoid=("accuse", "leave"))
    movers = set()
    for _ in range(12):
        trail = page.locator(".trail")
        if trail.count():
            mover = trail.get_attribute("data-trail")
            movers.add(mover)
            assert page.evaluate(_COLOUR, [".trail .tip", "fill", mover])
            assert page.evaluate(_COLOUR, [".mark", "stroke", mover])
        player.act()
        wait_until_called(page)
    assert movers == {"jack", "detective"}


def test_the_board_is_light_to_draw(visit: Visitor) -> None:
    page = table(visit, coordinates=True)
    assert page.locator("[data-board] *").count() < MOST_ELEMENTS
    assert page.evaluate(_HEAVY) == 0, "no blending, no filters"


@pytest.mark.parametrize("size", [DESKTOP, LARGE, TALL, WIDE])
def test_the_streets_fill_their_box_and_no_button_lies_on_an_exit(visit: Visitor, size: tuple[int, int]) -> None:
    page = table(visit, size=size, touch=size in (TALL, WIDE))
    assert page.locator("[data-board]").evaluate(_SHARE) > 0.975
    assert page.evaluate(_COVERED) == 0


def test_two_fingers_bring_the_board_close_enough_to_pick(visit: Visitor) -> None:
    page = visit(size=TALL, touch=True)
    SCREENS["classic-targets"](page)
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + far, "y": y, "id": number} for number, far in enumerate(apart)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -30)
    touch("touchStart", -30, 30)
    for step in range(1, 9):
        touch("touchMove", -30 - 6 * step, 30 + 6 * step)
    touch("touchEnd")
    expect(page.locator(".frame.zoomed")).to_be_visible()
    assert page.locator(".board [data-target]").evaluate_all(_SMALLEST) >= FINGER


def test_somebody_walks_hex_by_hex(visit: Visitor) -> None:
    page = table(visit, staging="quick")
    bert = walked(page)
    page.evaluate(_WALKS)
    page.click("[data-target=hex-i6]")
    expect(page.locator("html")).to_have_attribute("data-walks", "bert in 5 frames")
    expect(bert).to_have_css("opacity", "1")


def test_nobody_is_seen_walking_by_whoever_wants_no_motion(visit: Visitor) -> None:
    page = visit(staging="full")
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    begin(page, "classic", "hotseat")
    walked(page)
    page.evaluate(_WALKS)
    page.click("[data-target=hex-i6]")
    expect(page.locator("[data-confirm]")).to_be_enabled()
    expect(page.locator("html")).to_have_attribute("data-walks", "")
