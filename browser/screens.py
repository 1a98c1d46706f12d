"""Every screen there is, and how a browser gets there."""

from collections.abc import Callable

from playwright.sync_api import Page

from browser.playing import RandomPlayer, begin, give_up, take_way, wait_until_called

Way = Callable[[Page], None]


def _home(page: Page) -> None:
    page.wait_for_selector("[data-game=classic]")


def _home_again(page: Page) -> None:
    begin(page, "pocket", "detective")
    wait_until_called(page)
    page.goto("/")
    page.wait_for_selector("[data-go-on]")
    page.wait_for_selector("[data-mine]")


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
    if page.locator("[data-way=log]").count() and not page.locator(".story .log").is_visible():
        take_way(page, "log")


def _ending(game: str) -> Way:
    def way(page: Page) -> None:
        begin(page, game, "detective")
        wait_until_called(page)
        give_up(page)

    return way


def _replay(game: str) -> Way:
    def way(page: Page) -> None:
        begin(page, game, "hotseat")
        player = RandomPlayer(page, seed=3, avoid=("alibi", "accuse"))
        for _ in range(3):
            player.act()
        wait_until_called(page)
        give_up(page)
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


def _rules_sheet(page: Page) -> None:
    begin(page, "classic", "hotseat")
    wait_until_called(page)
    page.click("[data-rules]")
    page.wait_for_selector("[data-rules-sheet] h3")


def _not_found(page: Page) -> None:
    page.goto("/nowhere")
    page.wait_for_selector("main h1")


def _sheet(game: str, key: str) -> Way:
    def way(page: Page) -> None:
        begin(page, game, "detective")
        wait_until_called(page)
        page.locator("[data-spot]").first.wait_for(state="attached")
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")

    return way


def _walking(game: str) -> Way:
    """Somebody walks the board by keyboard, as Jack, with a coach at his side."""

    def way(page: Page) -> None:
        begin(page, game, "jack")
        wait_until_called(page)
        page.locator("[data-spot]").first.wait_for(state="attached")
        for key in ("b", "ArrowUp", "ArrowRight"):
            page.keyboard.press(key)

    return way


def _learn(page: Page) -> None:
    page.goto("/learn")
    page.wait_for_selector("main h1")


def _lesson(game: str) -> Way:
    def way(page: Page) -> None:
        _learn(page)
        page.locator(f"a[href^='/learn/{game}/']").first.click()
        page.wait_for_selector("[data-board]")

    return way


SCREENS: dict[str, Way] = {
    "home": _home,
    "home-again": _home_again,
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
    "rules-sheet": _rules_sheet,
    "pocket-walking": _walking("pocket"),
    "classic-walking": _walking("classic"),
    "keys": _sheet("classic", "?"),
    "in-words": _sheet("pocket", "i"),
    "learn": _learn,
    "pocket-lesson": _lesson("pocket"),
    "classic-lesson": _lesson("classic"),
    "invitation": _invitation,
    "join": _join,
    "not-found": _not_found,
}
