"""Every screen: fits a phone and a desktop, is large enough for a finger, passes axe, has words in four languages."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

import whitechapel
from browser.screens import SCREENS
from browser.visiting import DESKTOP, PHONE, Visitor
from tests.browser.axe import COLOURS, violations

SIZES = (PHONE, DESKTOP, (1920, 1080))
THEMES = ("light", "contrast")
FINGER = 44

#: A page at 200 %: half a laptop's screen, and half an old monitor's.
ZOOMED = ((683, 384), (640, 512))

#: What can't be brought into sight, or lies under something else there. Of what lies over a page and can be put away,
#: only what is on it counts.
_OUT_OF_REACH = """() => [...(document.querySelector("dialog[open], .over > *, .story.open") ?? document)
  .querySelectorAll("a, button, input, select, summary, [role=button]")]
  .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((control) => !control.closest("[inert], [aria-hidden=true]") && control.getBoundingClientRect().width > 0)
  .filter((control) => {
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = control.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const there = document.elementFromPoint(x, y);
    return !(there && (control.contains(there) || there.contains(control) || there.closest("label")?.contains(control)
      || (control.matches("[role=button]") && there.closest("[role=button]"))));
  })
  .map((control) => `out of reach: ${control.outerHTML.slice(0, 110)}`)"""

#: Text that its own box cuts, sideways or below, where it can't be scrolled and does not say so by an ellipsis.
_CUT = """() => [...document.querySelectorAll("main *, dialog *")]
  .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest("svg, .hidden-text, select"))
  .filter((part) => {
    const style = getComputedStyle(part);
    const cuts = style.overflowX === "hidden" || style.overflowX === "clip";
    const wide = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3;
    return cuts && style.clipPath === "none" && style.textOverflow !== "ellipsis" && wide;
  })
  .map((part) => `cut: ${part.outerHTML.slice(0, 110)}`)"""

#: A finger that taps a hex of the big board comes closer before it picks: test_fingers.py.
_TOO_SMALL = """(finger) => [...document.querySelectorAll("a, button, input, select, summary, [role=button]")]
  .filter((control) => !control.matches(".board.wide [data-target]"))
  .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((control) => !control.closest("[inert]") && !control.matches("input[type=radio], input[type=checkbox]"))
  .map((control) => ({ control, box: control.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.width < finger - 0.5 || box.height < finger - 0.5))
  .map(({ control, box }) => `${control.outerHTML.slice(0, 90)} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`)"""

#: A message that is missing shows its own name.
_UNSAID = """(rooms) => [...document.querySelectorAll("body *:not(script, style)")].flatMap((part) => [
    ...[...part.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()),
    part.getAttribute("aria-label") ?? "", part.getAttribute("title") ?? "",
  ]).filter((text) => /^[A-Za-z]+(-[a-zA-Z0-9_]+)+$/.test(text) && rooms.includes(text.split("-")[0].toLowerCase()))"""
_ENGLISH = (Path(whitechapel.__file__).parent / "locales" / "en.ftl").read_text()
_ROOMS = sorted(set(re.findall(r"^([a-z]+)-", _ENGLISH, re.MULTILINE)))


def scrolls_sideways(page: Page) -> bool:
    """Whether the page is wider than the window."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_fits_fingers_and_every_size_in_every_theme_and_at_200_percent_and_passes_axe(
    visit: Visitor, name: str
) -> None:
    page = visit(size=PHONE, touch=True)
    SCREENS[name](page)
    found: list[str] = [f"too small: {line}" for line in page.evaluate(_TOO_SMALL, FINGER)]
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if scrolls_sideways(page):
            found.append(f"scrolls sideways at {size}")
        if name == "pocket-table" and page.evaluate("document.documentElement.scrollHeight > innerHeight"):
            found.append(f"scrolls at {size}")
    found += violations(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    found += [f"phone: {line}" for line in violations(page)]
    for theme in THEMES:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        found += [f"{theme}: {line}" for line in violations(page, COLOURS)]
    found += page.evaluate(_UNSAID, _ROOMS)
    for size in ZOOMED:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if scrolls_sideways(page):
            found.append(f"scrolls sideways at 200 %, {size}")
        found += [f"{line} at 200 %, {size}" for line in page.evaluate(_OUT_OF_REACH) + page.evaluate(_CUT)]
    assert found == []


@pytest.mark.parametrize("name", ["home", "pocket-choosing", "classic-choosing"])
def test_axe_finds_nothing_where_there_is_a_mouse(visit: Visitor, name: str) -> None:
    page = visit()
    SCREENS[name](page)
    assert violations(page) == []


@pytest.mark.parametrize("name", ["pocket-choosing", "classic-choosing", "pocket-ending"])
def test_nothing_moves_for_whoever_asked_for_less_motion(visit: Visitor, name: str) -> None:
    page = visit(staging="full")
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    SCREENS[name](page)
    running = "document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 0).length"
    assert page.evaluate(running) == 0
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--pace')") == "0"
