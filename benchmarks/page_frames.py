"""Frames and long tasks while something is staged: witnesses are asked, a game ends."""

from collections.abc import Iterator
from statistics import median

from playwright.sync_api import Browser, Page

from benchmarks.page_opened import Measured, opened
from browser.playing import RandomPlayer, begin, give_up, wait_until_called

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
_PHONE = (390, 844)
_SLOWER = 4


def staged(browser: Browser, origin: str) -> Iterator[Measured]:
    """Both games, on a desktop and on a phone with a processor that is four times slower."""
    for game in ("pocket", "classic"):
        yield from _appeal(opened(browser, origin, staging="full"), game, f"{game}, desktop")
        phone = opened(browser, origin, size=_PHONE, touch=True, staging="full")
        phone.context.new_cdp_session(phone).send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
        yield from _appeal(phone, game, f"{game}, slow phone", phone=True)


def _appeal(page: Page, game: str, what: str, *, phone: bool = False) -> Iterator[Measured]:
    begin(page, game, "hotseat")
    player = RandomPlayer(page, avoid=("accuse", "leave"))
    while True:
        player.pick()
        page.evaluate(_WATCH_FRAMES)
        player.act_picked()
        if phone:
            page.mouse.move(1, 1)  # a finger rests nowhere: no browser looks what is under it
        if page.locator("[data-hurry]").count():
            break
    wait_until_called(page)
    yield from _watched(page, f"{what}: appeal")
    page.evaluate(_WATCH_FRAMES)
    give_up(page)
    yield from _watched(page, f"{what}: ending")
    page.context.close()


def _watched(page: Page, what: str) -> Iterator[Measured]:
    frames = page.evaluate("globalThis.frames")[1:]
    yield Measured(f"{what}, median frame of {len(frames)}", median(frames), 17, "ms")
    yield Measured(f"{what}, longest task", max(page.evaluate("globalThis.long"), default=0.0), 50, "ms")
