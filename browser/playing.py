"""A player who knows no rules: picks at random among what the page lets him pick, as a person clicks."""

import random
import time
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, expect

_READY = (
    "[data-token]:not([aria-disabled=true]), [data-card]:not([aria-disabled=true]), "
    "[data-verb]:not([data-verb=try-leave])"  # whether Jack can leave a shared screen's board is his secret
)
#: What a choice begins with; where only one thing can be done, its targets are offered at once.
_FIRST = f"{_READY}, [data-target]"
#: The player may pick, or the game is over. Both mean that all that happened has been shown.
CALLED = f".ending, {_FIRST}"


def begin(page: Page, game: str, way: str) -> None:
    """Start a game with one click on the home page."""
    page.click(f"[data-game={game}] [data-play={way}]")
    if way == "watch":
        page.click(f"[data-game={game}] [data-watch-start]")
    page.wait_for_selector("main.table")


def number(page: Page) -> int:
    """The latest entry of the match's log that the page knows."""
    return int(page.get_attribute("main.table", "data-number") or 0)


def is_over(page: Page) -> bool:
    """Whether the ending is shown."""
    return page.locator(".ending").is_visible()


def wait_until_called(page: Page) -> None:
    """Wait until this page may act, or the game is over."""
    page.locator(CALLED).first.wait_for()


def until(page: Page, expression: str, argument: object = None, *, patience: float = 30.0) -> None:
    """Wait until an expression is true in the page, asked from outside: the page itself may not evaluate texts."""
    deadline = time.monotonic() + patience
    while not page.evaluate(expression, argument):
        if time.monotonic() > deadline:
            raise AssertionError(f"still not true after {patience:g} s: {expression}")
        page.wait_for_timeout(50)


def take_way(page: Page, way: str) -> None:
    """Do what is in the menu of a table, or at hand beside it."""
    found = page.locator(f"[data-way={way}]")
    if not found.is_visible():
        page.click("[data-more]")
    found.click()


def give_up(page: Page) -> None:
    """Give up, and mean it."""
    take_way(page, "resign")
    page.click("[data-sure]")
    page.wait_for_selector(".ending")


@dataclass
class RandomPlayer:
    """Plays at one page.

    Attributes:
        avoid: words of actions he picks only when there is nothing else.
    """

    page: Page
    seed: int = 1
    avoid: tuple[str, ...] = ()
    _random: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self._random = random.Random(self.seed)

    def pick(self) -> None:
        """Pick an action step by step, up to the confirm button."""
        wait_until_called(self.page)
        confirm = self.page.locator("[data-confirm]")
        self._any(self._first()).click()
        while not confirm.is_enabled():
            self._any(self.page.locator("[data-target]")).click()

    def act(self) -> None:
        """One action, confirmed, and the server's answer to it."""
        self.pick()
        self.act_picked()

    def act_picked(self) -> None:
        """Confirm what is picked, and wait for the server's answer."""
        before = number(self.page)
        self.page.click("[data-confirm]")
        if self.page.locator("[data-sure]").count():  # it may lose the game: the page asks again
            self.page.click("[data-sure]")
        expect(self.page.locator(f"main.table[data-number='{before}']")).to_have_count(0)

    def play_to_the_end(self, *, most: int = 300) -> int:
        """Play until the ending is shown; returns the number of actions."""
        for done in range(most):
            wait_until_called(self.page)
            if is_over(self.page):
                return done
            self.act()
        raise AssertionError(f"no end after {most} actions")

    def _first(self) -> Locator:
        every = wanted = self.page.locator(_FIRST)
        for word in self.avoid:
            wanted = wanted.and_(self.page.locator(f":not([data-token={word}], [data-verb={word}])"))
        return wanted if wanted.count() else every

    def _any(self, choices: Locator) -> Locator:
        return choices.nth(self._random.randrange(choices.count()))
