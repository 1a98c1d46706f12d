"""A page with an empty cache, and a number beside its goal."""

from typing import NamedTuple

from playwright.sync_api import Browser, Page

from browser.visiting import DESKTOP, new_context

READY = """new MutationObserver((_, watching) => {
  if (!document.querySelector("[data-play]")) return;
  watching.disconnect();
  globalThis.ready = performance.now();
}).observe(document, { childList: true, subtree: true });"""


class Measured(NamedTuple):
    """A number beside its goal."""

    what: str
    value: float
    goal: float
    unit: str

    @property
    def line(self) -> str:
        """For people."""
        verdict = "ok" if self.value <= self.goal else "MISSED"
        return f"{self.what:<58} {self.value:8.1f} {self.unit:<5} goal at most {self.goal:g} {self.unit}   {verdict}"


def opened(
    browser: Browser, origin: str, *, size: tuple[int, int] = DESKTOP, touch: bool = False, **settings: object
) -> Page:
    """A page with an empty cache."""
    page = new_context(browser, origin, size=size, touch=touch, settings=settings).new_page()
    page.add_init_script(READY)
    page.goto("/")
    page.wait_for_selector("[data-play]")
    return page
