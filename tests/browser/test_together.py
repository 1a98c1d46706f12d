"""People together: a friend by link, two at one screen, taking back."""

import pytest
from playwright.sync_api import Page, expect

from browser.playing import RandomPlayer, begin, is_over, number, wait_until_called
from browser.visiting import Visitor
from tests.browser.test_whole_games import GAMES


def invited(visit: Visitor, game: str, seat: str = "detective", *, face_down: bool = False) -> tuple[Page, Page]:
    """Two browsers at one match: the host, who takes `seat`, and the friend who followed his link."""
    host = visit(faceDown=face_down)
    host.click(f"[data-game={game}] [data-play=friend]")
    host.click(f"[data-game={game}] [data-friend={seat}]")
    link = host.input_value("[data-invitation]")
    friend = visit(link, faceDown=face_down)
    friend.click("[data-join]")
    friend.wait_for_selector("main.table")
    expect(host.locator("[data-invitation]")).to_have_count(0)
    return host, friend


def take_turns(players: list[RandomPlayer], actions: int) -> None:
    """Let whoever is called act, so many times."""
    for _ in range(actions):
        called = next_called(players)
        if called is None:
            return
        called.act()


def next_called(players: list[RandomPlayer]) -> RandomPlayer | None:
    """The player whose page says it is his turn; None when the game is over."""
    first, other = players
    latest = max(number(player.page) for player in players)
    for player in players:
        expect(player.page.locator("main.table")).to_have_attribute("data-number", str(latest))
    if is_over(first.page):
        return None
    return first if first.page.locator(".status.mine").count() else other


@pytest.mark.parametrize("game", GAMES)
def test_a_friend_follows_the_link_and_plays(visit: Visitor, game: str) -> None:
    host, friend = invited(visit, game)
    players = [RandomPlayer(host, avoid=("accuse",)), RandomPlayer(friend, avoid=("leave",))]
    take_turns(players, 6)
    lines = host.locator(".log li").all_inner_texts()
    assert sum(line.startswith(("The Investigator", "The Detective")) for line in lines) >= 1
    assert number(host) >= 6


def test_the_link_can_be_used_once(visit: Visitor) -> None:
    host = visit()
    host.click("[data-game=pocket] [data-play=friend]")
    host.click("[data-game=pocket] [data-friend=jack]")
    link = host.input_value("[data-invitation]")
    expect(host.get_by_role("img", name="The link as a QR code")).to_be_visible()
    friend = visit(link)
    expect(friend.get_by_role("main")).to_contain_text("You will be the Investigator. Send Holmes")
    friend.click("[data-join]")
    friend.wait_for_selector("main.table")
    stranger = visit(link)
    expect(stranger.get_by_role("alert")).to_have_text("This seat is already taken.")
    stranger.click("[data-watch]")
    expect(stranger.locator("main.table")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_two_play_at_one_screen(visit: Visitor, game: str) -> None:
    page = visit()
    begin(page, game, "hotseat")
    player = RandomPlayer(page, avoid=("accuse",))
    headlines = set()
    for _ in range(8):
        wait_until_called(page)
        headlines.add(page.inner_text(".status strong"))
        player.act()
    assert len(headlines) == 2


@pytest.mark.parametrize("game", GAMES)
def test_an_action_is_taken_back_where_nothing_was_revealed(visit: Visitor, game: str) -> None:
    page = visit()
    begin(page, game, "hotseat")
    RandomPlayer(page, avoid=("alibi", "accuse")).act()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".log")).to_contain_text("An action is taken back")


def test_a_card_once_drawn_is_not_taken_back(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "hotseat")
    page.click("[data-token=alibi]:not([aria-disabled=true])")
    page.click("[data-confirm]")
    expect(page.locator(".log")).to_contain_text("draws an alibi card")
    expect(page.get_by_role("button", name="take back")).to_have_count(0)
