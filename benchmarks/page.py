"""How fast the table in the browser is, against the goals of its design.

The page ready for the first click with a cold cache; the JavaScript of a table, compressed, and what a lesson adds;
from a click to the paint that shows the targets; frames and long tasks while the witnesses answer. Exits with 1 when a
goal is missed.
"""

import gzip
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

import whitechapel.server
from benchmarks.arguments import parser
from browser.chromium import ARGUMENTS, NoChromiumError, chromium
from browser.playing import RandomPlayer, begin, wait_until_called
from browser.serving import Serving
from browser.visiting import new_context
from whitechapel.cli.parsing import UsageError

ASSETS = Path(whitechapel.server.__file__).parent / "page" / "assets"
RUNS = 7
_READY = """new MutationObserver((_, watching) => {
  if (!document.querySelector("[data-play]")) return;
  watching.disconnect();
  globalThis.ready = performance.now();
}).observe(document, { childList: true, subtree: true });"""
_WATCH_FRAMES = """() => {
  globalThis.frames = []; globalThis.long = [];
  globalThis.watching?.disconnect();
  globalThis.watching = new PerformanceObserver((list) => long.push(...list.getEntries().map((task) => task.duration)));
  watching.observe({ type: "longtask" });
  const run = globalThis.run = {};
  let last = performance.now();
  const frame = (now) => {
    if (globalThis.run !== run) return;
    frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
_LOADED = """performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
  .filter((path) => path.endsWith(".js")).map((path) => path.split("/").pop())"""
_CLICK_TO_PAINT = """(selector) => new Promise((done) => {
  const start = performance.now();
  document.querySelector(selector).click();
  requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => done([performance.now() - start, document.querySelectorAll("[data-target]").length]);
    after.port2.postMessage(0);
  });
})"""


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


def opened(browser: Browser, origin: str, **settings: object) -> Page:
    """A page with an empty cache."""
    page = new_context(browser, origin, settings=settings).new_page()
    page.add_init_script(_READY)
    page.goto("/")
    page.wait_for_function("globalThis.ready")
    return page


def first_click(browser: Browser, origin: str) -> Measured:
    """From the start of the navigation to a page that can be clicked; no page has been loaded before."""
    taken = []
    for _ in range(RUNS):
        page = opened(browser, origin)
        taken.append(page.evaluate("globalThis.ready"))
        page.context.close()
    return Measured(f"page ready for the first click, median of {RUNS}", median(taken), 1000, "ms")


def javascript(browser: Browser, origin: str) -> Iterator[Measured]:
    """The scripts of a table, words included, from the home page on; and what a lesson needs besides them."""
    page = opened(browser, origin)
    begin(page, "pocket", "hotseat")
    wait_until_called(page)
    table = set(page.evaluate(_LOADED))
    page.context.close()
    page = opened(browser, origin)
    page.goto("/learn/pocket/sight")
    page.wait_for_selector("main[data-moment]")
    lesson = set(page.evaluate(_LOADED)) - table
    page.context.close()
    yield Measured("the table's JavaScript, compressed", _compressed(table), 140, "KB")
    yield Measured("what a lesson loads besides it, compressed", _compressed(lesson), 40, "KB")


def _compressed(scripts: set[str]) -> float:
    return sum(len(gzip.compress((ASSETS / script).read_bytes())) for script in scripts) / 1000


def highlights(browser: Browser, origin: str) -> Iterator[Measured]:
    """From the click on a token or a verb to the frame that shows its targets."""
    for game, first in (("pocket", "[data-token]:not([aria-disabled=true])"), ("classic", "[data-verb=move]")):
        page = opened(browser, origin)
        begin(page, game, "hotseat")
        wait_until_called(page)
        if game == "classic":  # Bert may move, or use his ability
            page.click("[data-card=bert]")
            RandomPlayer(page).act_picked()
            wait_until_called(page)
        taken = [page.evaluate(_CLICK_TO_PAINT, first)[0] for _ in range(2 * RUNS)]
        yield Measured(f"{game}: click to highlight, median of {2 * RUNS}", median(taken), 50, "ms")
        page.context.close()


def appeals(browser: Browser, origin: str) -> Iterator[Measured]:
    """Frames from the action that ends a turn until the witnesses' moment has passed."""
    for game in ("pocket", "classic"):
        page = opened(browser, origin, staging="full")
        begin(page, game, "hotseat")
        player = RandomPlayer(page, avoid=("accuse", "leave"))
        while True:
            player.pick()
            page.evaluate(_WATCH_FRAMES)
            player.act_picked()
            if page.locator(".log li.said").count():
                break
        page.wait_for_selector(".moment")
        page.wait_for_selector(".moment", state="detached")
        frames = page.evaluate("globalThis.frames")[1:]
        longest = max(page.evaluate("globalThis.long"), default=0.0)
        yield Measured(f"{game}: appeal, median frame of {len(frames)}", median(frames), 17, "ms")
        yield Measured(f"{game}: appeal, longest task", longest, 50, "ms")
        page.context.close()


def main(arguments: Sequence[str]) -> int:
    """Print all measurements; 1 when a goal is missed."""
    parser("page", __doc__).parse_args(arguments)
    try:
        results = measured()
    except NoChromiumError as error:
        raise UsageError(str(error)) from error
    for result in results:
        print(result.line)
    return int(any(result.value > result.goal for result in results))


def measured() -> list[Measured]:
    """Everything, at a server and in a browser of its own."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "matches.db")
        serving.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        results = [first_click(browser, serving.origin), *javascript(browser, serving.origin)]
        results += highlights(browser, serving.origin)
        results += appeals(browser, serving.origin)
        browser.close()
        serving.stop()
    return results
