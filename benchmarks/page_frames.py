"""Frames and long tasks while something is staged: witnesses are asked, a game ends.

Whatever counts frames asks for each of them, and so does whoever waits for something in the page: that makes work in
every frame. So tasks are measured on pages of their own, where nobody asks anything but a few times a second.
"""

from collections.abc import Iterator
from statistics import median

from playwright.sync_api import Browser, Page

from benchmarks.page_opened import Measured, opened
from browser.playing import CALLED, RandomPlayer, begin, take_way
from browser.visiting import DESKTOP

_WATCH_FRAMES = """() => {
  globalThis.measured = [];
  const run = globalThis.run = {};
  let last = performance.now();
  const frame = (now) => {
    if (globalThis.run !== run) return;
    measured.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
_WATCH_TASKS = """() => {
  globalThis.measured = [];
  globalThis.watching?.disconnect();
  const durations = (list) => list.getEntries().map(({ duration }) => duration);
  globalThis.watching = new PerformanceObserver((list) => measured.push(...durations(list)));
  watching.observe({ type: "longtask" });
}"""
#: How long a loop takes that does the same everywhere: how fast this machine is just now.
_LOOP = """() => {
  const start = performance.now();
  let sum = 0;
  for (let step = 0; step < 2e7; step += 1) sum += step % 7;
  return performance.now() - start;
}"""
_CLICK = "(selector) => document.querySelector(selector).click()"
_IS_THERE = "(selector) => document.querySelector(selector) !== null"
_PHONE = (390, 844)
_SLOWER = 4
_ROUNDS = 5
_A_MOMENT = 400


def staged(browser: Browser, origin: str) -> Iterator[Measured]:
    """Both games, on a desktop and on a phone with a processor that is four times slower."""
    for game in ("pocket", "classic"):
        for phone in (False, True):
            what = f"{game}, {'slow phone' if phone else 'desktop'}"
            for moment, frames in _staged(browser, origin, game, _WATCH_FRAMES, phone=phone):
                yield Measured(f"{what}: {moment}, median frame of {len(frames)}", median(frames[1:]), 17, "ms")
            longest: dict[str, list[float]] = {}
            for _ in range(_ROUNDS):
                for moment, tasks in _staged(browser, origin, game, _WATCH_TASKS, phone=phone):
                    longest.setdefault(moment, []).append(max(tasks, default=0.0))
            for moment, of_rounds in longest.items():
                rounds = " ".join(f"{task:.0f}" for task in sorted(of_rounds))
                yield Measured(f"{what}: {moment}, longest task of {rounds}", median(of_rounds), 50, "ms")


def speed(browser: Browser, origin: str) -> Measured:
    """How fast this machine is just now, slowed down as the phone is: longer tasks go with a slower one."""
    page = _page(browser, origin, phone=True)
    taken = median(page.evaluate(_LOOP) for _ in range(7))
    page.context.close()
    return Measured("slow phone: 20 million steps of a loop, the measure of all above", taken, float("inf"), "ms")


def _staged(browser: Browser, origin: str, game: str, watch: str, *, phone: bool) -> Iterator[tuple[str, list[float]]]:
    """What is measured while witnesses are asked at the end of the first turn or round, and then while a game ends."""
    page = _page(browser, origin, phone=phone)
    begin(page, game, "hotseat")
    player = RandomPlayer(page, avoid=("accuse", "leave"))
    while True:
        player.pick()
        page.mouse.move(1, 1)  # a finger rests nowhere: no browser looks what is under it
        _watch(page, watch)
        page.evaluate(_CLICK, "[data-confirm]")
        page.wait_for_timeout(_A_MOMENT)
        if page.evaluate(_IS_THERE, "[data-hurry]"):
            break
    yield "appeal", _until(page, CALLED)
    take_way(page, "resign")
    page.wait_for_timeout(_A_MOMENT)
    _watch(page, watch)
    page.evaluate(_CLICK, "[data-sure]")
    yield "ending", _until(page, ".ending")
    page.context.close()


def _page(browser: Browser, origin: str, *, phone: bool) -> Page:
    page = opened(browser, origin, size=_PHONE if phone else DESKTOP, touch=phone, staging="full")
    if phone:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
    return page


def _watch(page: Page, watch: str) -> None:
    """Begin to measure, with the rubbish of what was before taken out."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.detach()
    page.wait_for_timeout(_A_MOMENT)
    page.evaluate(watch)


def _until(page: Page, selector: str) -> list[float]:
    """What was measured until something is on the page, and a moment longer."""
    while not page.evaluate(_IS_THERE, selector):
        page.wait_for_timeout(_A_MOMENT)
    page.wait_for_timeout(2 * _A_MOMENT)
    return list(page.evaluate("globalThis.measured"))
