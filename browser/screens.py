"""Every screen there is, and how a browser gets there."""

from collections.abc import Callable

from playwright.sync_api import Page

from browser.playing import RandomPlayer, begin, wait_until_called

Way = Callable[[Page], None]


def _home(page: Page) -> None:
    page.wait_for_selector("[data-game=classic]")


def _options(page: Page) -> None:
    page.click("[data-game=classic] summary")
    page.click("[data-game=classic] [data-play=friend]")
    page.locator("[data-game=classic] label").last.scroll_into_view_if_needed()


def _settings(page: Page) -> None:
    page.click("[data-settings]")
    page.wait_for_selector("dialog[open]")


def _table(game: str) -> Way:
    def way(page: Page) -> None:
        begin(page, game, "hotseat")
        player = RandomPlayer(page, seed=3, avoid=("alibi", "accuse"))
        for _ in range(2):
            player.act()
        wait_until_called(page)

    return way


def _choosing(game: str) -> Way:
    def way(page: Page) -> None:
        begin(page, game, "hotseat")
        player = RandomPlayer(page, seed=5, avoid=("alibi", "accuse"))
        if game == "classic":
            player.act()
        player.pick()
        page.wait_for_selector("[data-confirm]:not(:disabled)")

    return way


def _targets(game: str) -> Way:
    def way(page: Page) -> None:
        begin(page, game, "hotseat")
        wait_until_called(page)
        if game == "classic":  # Bert may move, or use his ability
            page.click("[data-card=bert]")
            RandomPlayer(page).act_picked()
            wait_until_called(page)
        for first in page.locator("[data-token]:not([aria-disabled=true]), [data-verb]").all():
            if page.locator("[data-target]").count():
                return
            first.click()
        page.locator("[data-target]").first.wait_for()

    return way


def _log(page: Page) -> None:
    _table("pocket")(page)
    opening = page.locator(".log-button")
    if opening.is_visible():
        opening.click()


def _ending(game: str) -> Way:
    def way(page: Page) -> None:
        begin(page, game, "detective")
        wait_until_called(page)
        _give_up(page)

    return way


def _give_up(page: Page) -> None:
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()
    page.wait_for_selector(".ending")


def _replay(game: str) -> Way:
    def way(page: Page) -> None:
        begin(page, game, "hotseat")
        player = RandomPlayer(page, seed=3, avoid=("alibi", "accuse"))
        for _ in range(3):
            player.act()
        wait_until_called(page)
        _give_up(page)
        page.locator(".ending a[href^='/replay']").click()
        page.wait_for_selector("[data-at]")
        page.keyboard.press("End")

    return way


def _invitation(page: Page) -> None:
    page.click("[data-game=pocket] [data-play=friend]")
    page.click("[data-game=pocket] [data-friend=jack]")
    page.wait_for_selector("[data-invitation]")


def _join(page: Page) -> None:
    _invitation(page)
    page.goto(page.input_value("[data-invitation]"))
    page.wait_for_selector("[data-join]")


def _rules(game: str) -> Way:
    def way(page: Page) -> None:
        page.goto(f"/rules/{game}")
        page.wait_for_selector("main.rules h2")

    return way


def _not_found(page: Page) -> None:
    page.goto("/nowhere")
    page.wait_for_selector("main h1")


SCREENS: dict[str, Way] = {
    "home": _home,
    "options": _options,
    "settings": _settings,
    "pocket-table": _table("pocket"),
    "pocket-log": _log,
    "pocket-targets": _targets("pocket"),
    "pocket-choosing": _choosing("pocket"),
    "pocket-ending": _ending("pocket"),
    "pocket-replay": _replay("pocket"),
    "pocket-rules": _rules("pocket"),
    "classic-table": _table("classic"),
    "classic-targets": _targets("classic"),
    "classic-choosing": _choosing("classic"),
    "classic-ending": _ending("classic"),
    "classic-replay": _replay("classic"),
    "classic-rules": _rules("classic"),
    "invitation": _invitation,
    "join": _join,
    "not-found": _not_found,
}
