"""One Chromium and one server for all browser tests; every page is watched for errors and strange requests."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import whitechapel.server
from browser.chromium import ARGUMENTS, NoChromiumError, chromium
from browser.serving import Serving
from browser.visiting import DESKTOP, Visitor, WatchOf, new_context
from browser.watching import Watch

expect.set_options(timeout=30_000)  # machines may be busy; a page that is right answers long before
_BUILT = Path(whitechapel.server.__file__).parent / "page" / "index.html"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=_found_chromium(), args=ARGUMENTS)
        yield opened
        opened.close()


def _found_chromium() -> str:
    """The path of a Chromium. Where there is none the tests are skipped, but fail where CI is set."""
    try:
        return chromium()
    except NoChromiumError as error:
        if os.environ.get("CI"):
            pytest.fail(str(error), pytrace=False)
        pytest.skip(str(error))


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    if not _BUILT.is_file():
        pytest.fail("the page is not built: run `make setup` (or `npx vite build` in web/)", pytrace=False)
    serving = Serving(tmp_path_factory.mktemp("browser") / "matches.db")
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """A server that a test may kill and start again."""
    serving = Serving(tmp_path / "matches.db")
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def watches() -> dict[BrowserContext, Watch]:
    """The watch over each browser context of this test."""
    return {}


@pytest.fixture
def visit(browser: Browser, shared_server: Serving, watches: dict[BrowserContext, Watch]) -> Iterator[Visitor]:
    """Opens browsers; at the end nothing may have been wrong in any of them."""

    def opened(
        path: str = "/",
        *,
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        language: str = "en-GB",
        serving: Serving | None = None,
        deal: int = 0,
        **settings: object,
    ) -> Page:
        origin = (serving or shared_server).origin
        context = new_context(browser, origin, size=size, touch=touch, language=language, deal=deal, settings=settings)
        watch = watches[context] = Watch(origin)
        watch.over(context)
        page = context.new_page()
        page.goto(path)
        return page

    yield opened
    wrong = [line for watch in watches.values() for line in watch.wrong]
    for context in watches:
        context.close()
    assert wrong == []


@pytest.fixture
def watch_of(watches: dict[BrowserContext, Watch]) -> WatchOf:
    """The watch over a page."""
    return lambda page: watches[page.context]
