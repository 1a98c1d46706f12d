"""A browser of one's own: nothing shared with others, settings as if kept from an earlier visit."""

import json
from collections.abc import Callable
from typing import Protocol, TypeAlias

from playwright._impl._api_structures import LocalStorageEntry
from playwright.sync_api import Browser, BrowserContext, Page

from browser.serving import Serving
from browser.watching import Watch

DESKTOP = (1366, 768)
PHONE = (360, 640)
_QUICK = {"theme": "dark", "speed": "off", "autoConfirm": False, "sound": True, "split": True}
_EASY = {"level": 1}

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
        **settings: object,
    ) -> Page:
        """The page at `path`."""


def new_context(
    browser: Browser,
    origin: str,
    *,
    size: tuple[int, int] = DESKTOP,
    touch: bool = False,
    language: str = "en-GB",
    settings: dict[str, object],
) -> BrowserContext:
    """A browser context with these settings, which shows no motion and plays an easy AI unless they say otherwise."""
    kept: dict[str, object] = {"whitechapel.settings": _QUICK | settings, "whitechapel.choice": _EASY}
    entries: list[LocalStorageEntry] = [{"name": name, "value": json.dumps(value)} for name, value in kept.items()]
    return browser.new_context(
        base_url=origin,
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        is_mobile=touch,
        locale=language,
        storage_state={"cookies": [], "origins": [{"origin": origin, "localStorage": entries}]},
    )
