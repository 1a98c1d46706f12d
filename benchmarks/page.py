"""How fast the table in the browser is, against the goals of its design.

The page ready for the first click with a cold cache, and a table on a slow line; the JavaScript of a table, compressed,
its fonts and drawings, and what a lesson adds; from a click to the paint that shows the targets; what moves by itself
after the first frame; frames and long tasks while witnesses answer and while a game ends, on a desktop and on a slow
phone: the median of what is longest in each of five rounds. Exits with 1 when a goal is missed.
"""

import gzip
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

import whitechapel.core
import whitechapel.server
from benchmarks.arguments import parser
from benchmarks.page_frames import speed, staged
from benchmarks.page_opened import READY as _READY
from benchmarks.page_opened import Measured, opened
from browser.chromium import ARGUMENTS, NoChromiumError, chromium
from browser.playing import RandomPlayer, begin, wait_until_called
from browser.serving import Serving
from browser.visiting import new_context
from whitechapel.cli.parsing import UsageError

ASSETS = Path(whitechapel.server.__file__).parent / "page" / "assets"
RUNS = 7
_LOADED = """performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
  .filter((path) => path.endsWith(".js")).map((path) => path.split("/").pop())"""
_FILES = """performance.getEntriesByType("resource").filter(({ name }) => /[.](woff2|svg|png)$/.test(name))
  .map(({ encodedBodySize }) => encodedBodySize)"""
_ROOT = Path(whitechapel.core.__file__).parents[1]
_SHAPES = [*_ROOT.glob("core/svg_*.json"), _ROOT / "pocket" / "tiles.json", _ROOT / "classic" / "scenery.json"]
_SLOW_3G = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
_PIECE = "[data-token][aria-disabled=false]"
_PLAYABLE = _READY.replace("[data-play]", _PIECE)
_SHIFTS = """globalThis.shifted = 0;
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) globalThis.shifted += shift.value;
}).observe({ type: "layout-shift", buffered: true });"""
_CLICK_TO_PAINT = """(selector) => new Promise((done) => {
  const start = performance.now();
  document.querySelector(selector).click();
  requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => done([performance.now() - start, document.querySelectorAll("[data-target]").length]);
    after.port2.postMessage(0);
  });
})"""


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
    yield Measured("the table's JavaScript, compressed", _compressed(table), 170, "KB")
    yield Measured("what a lesson loads besides it, compressed", _compressed(lesson), 40, "KB")


def _compressed(scripts: set[str]) -> float:
    return sum(len(gzip.compress((ASSETS / script).read_bytes())) for script in scripts) / 1000


def drawn(browser: Browser, origin: str) -> Measured:
    """Fonts and pictures that a table loads before the first action, and the cut-outs that its scripts hold."""
    page = opened(browser, origin)
    begin(page, "classic", "hotseat")
    wait_until_called(page)
    files = sum(page.evaluate(_FILES))
    page.context.close()
    held = sum(len(gzip.compress(shapes.read_bytes())) for shapes in _SHAPES)
    return Measured("fonts and art before the first action, compressed", (files + held) / 1000, 60, "KB")


def slow_line(browser: Browser, origin: str) -> Iterator[Measured]:
    """From the start of the navigation to a table that can be played at, on slow 3G with a cold cache."""
    for way, what in (("detective", "against the AI"), ("hotseat", "of two at one screen")):
        page = opened(browser, origin)
        begin(page, "pocket", way)
        wait_until_called(page)
        address = page.url
        kept = page.context.storage_state()
        page.context.close()
        slow = new_context(browser, origin, settings={}, kept=kept).new_page()
        slow.context.new_cdp_session(slow).send("Network.emulateNetworkConditions", _SLOW_3G)
        slow.add_init_script(_PLAYABLE)
        slow.goto(address)
        slow.wait_for_selector(_PIECE)
        yield Measured(f"a table {what} ready on slow 3G", slow.evaluate("globalThis.ready"), 5000, "ms")
        slow.context.close()


def shifts(browser: Browser, origin: str) -> Measured:
    """What moves by itself at a table after its first frame, as browsers score it."""
    page = opened(browser, origin)
    page.add_init_script(_SHIFTS)
    begin(page, "pocket", "detective")
    wait_until_called(page)
    page.reload()
    wait_until_called(page)
    score = page.evaluate("globalThis.shifted")
    page.context.close()
    return Measured("layout shift at a table, in thousandths", 1000 * score, 5, "")


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
        results += [drawn(browser, serving.origin), *slow_line(browser, serving.origin)]
        results += [shifts(browser, serving.origin)]
        results += highlights(browser, serving.origin)
        results += [*staged(browser, serving.origin), speed(browser, serving.origin)]
        browser.close()
        serving.stop()
    return results
