"""A browser of one's own: nothing shared with others, settings as if kept from an earlier visit."""

import json
from collections.abc import Callable
from typing import Protocol, TypeAlias

from playwright._impl._api_structures import LocalStorageEntry, StorageState
from playwright.sync_api import Browser, BrowserContext, Page

from browser.serving import Serving
from browser.watching import Watch

DESKTOP = (1366, 768)
PHONE = (360, 640)
_QUICK = {"theme": "dark", "staging": "off", "autoConfirm": False, "sound": True, "split": True}
#: The words a page brings to a deal are random; here they are the same ones at every visit, or others of their own.
_SAME_WORDS = """(() => {
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(%d) : random(bytes));
})();"""

WatchOf: TypeAlias = Callable[[Page], Watch]


class Visitor(Protocol):
    """Opens a browser of its own at an address of the server."""

    def __call__(
        self,
        path: str = "/",
        *,
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        language: str = "en-GB",
        serving: Serving | None = None,
        deal: int = 0,
        **settings: object,
    ) -> Page:
        """The page at `path`; whatever is played from there has this deal."""


def new_context(
    browser: Browser,
    origin: str,
    *,
    size: tuple[int, int] = DESKTOP,
    touch: bool = False,
    language: str = "en-GB",
    deal: int = 0,
    settings: dict[str, object],
    kept: StorageState | None = None,
) -> BrowserContext:
    """A browser context with these settings, which shows no motion unless they say otherwise.

    Args:
        browser: the browser.
        origin: where the page is.
        size: of the window.
        touch: whether it is a phone.
        language: of the browser.
        deal: which of the deals of a server with a seed its games have, up to 255.
        settings: of the page, as if kept from an earlier visit.
        kept: all that another context kept, in their place.
    """
    entries: list[LocalStorageEntry] = [{"name": "whitechapel.settings", "value": json.dumps(_QUICK | settings)}]
    context = browser.new_context(
        base_url=origin,
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        is_mobile=touch,
        locale=language,
        storage_state=kept or {"cookies": [], "origins": [{"origin": origin, "localStorage": entries}]},
    )
    context.add_init_script(_SAME_WORDS % deal)
    return context
