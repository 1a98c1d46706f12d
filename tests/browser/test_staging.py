"""What happens is staged: beat by beat, with nothing over the board; the next thing waits until it was shown."""

import pytest
from playwright.sync_api import Page, expect

from browser.playing import RandomPlayer, begin, give_up, wait_until_called
from browser.serving import Serving
from browser.visiting import DESKTOP, PHONE, Visitor
from tests.browser.staged import ENDINGS, RECORDER, Ending, about_to_end, frames, kinds

_APPEAL = ["appeal", "answer", "reason", "cleared"]
_AFTER = {"pocket": "token", "classic": "lamp"}


def _recording(page: Page) -> None:
    page.add_init_script(RECORDER)
    page.reload()


def _to_the_appeal(page: Page, game: str) -> None:
    """Play until witnesses have been asked and the opponent has acted after it."""
    player = RandomPlayer(page, seed=3, avoid=("accuse", "alibi"))
    for _ in range(40):
        wait_until_called(page)
        shown = kinds(frames(page))
        if _AFTER[game] in shown and "action" in shown[shown.index(_AFTER[game]) :]:
            return
        player.act()
    raise AssertionError("witnesses were never asked")


@pytest.mark.parametrize(("game", "size"), [("pocket", DESKTOP), ("classic", DESKTOP), ("pocket", PHONE)])
def test_an_appeal_is_shown_beat_by_beat(visit: Visitor, game: str, size: tuple[int, int]) -> None:
    page = visit(size=size, touch=size == PHONE, staging="quick")
    _recording(page)
    begin(page, game, "detective")
    _to_the_appeal(page, game)
    shown = frames(page)
    assert [frame for frame in shown if not frame.free] == []
    told = kinds(shown)
    first = told.index("appeal")
    assert told[first - 1 : first] == ["action"]
    assert told[first : first + 5] == [*_APPEAL, _AFTER[game]]
    assert "action" in told[first + 5 :]  # what the opponent does next comes after all of it


def test_the_board_of_a_tall_phone_keeps_its_size_while_an_appeal_is_shown(visit: Visitor) -> None:
    page = visit(size=(390, 844), touch=True, staging="quick")
    _recording(page)
    begin(page, "pocket", "detective")
    _to_the_appeal(page, "pocket")
    staged = [frame for frame in frames(page) if frame.kind]
    assert len({len(frame.text) > 40 for frame in staged}) == 2  # of lines long and short
    assert len({frame.room for frame in staged}) == 1


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.reason)
def test_the_end_is_staged_before_it_is_told(visit: Visitor, shared_server: Serving, ending: Ending) -> None:
    with about_to_end(shared_server, ending) as played:
        page = visit(f"/match/{played.match}", staging="quick")
        _recording(page)
        page.wait_for_selector("main.table")
        played.act()
        expect(page.locator(".ending")).to_be_visible()
        assert played.jack.turn.result is not None
        assert played.jack.turn.result.reason == ending.reason
    shown = frames(page)
    assert [frame for frame in shown if not frame.free] == []
    told = kinds(shown)
    assert told[-2:] == ["end", "ending"]
    assert told[0] in ("action", "card")
    if ending.reason not in ("wrong-accusation", "right-accusation", "escape"):
        assert told[told.index("appeal") :][:2] == _APPEAL[:2]


def test_who_gives_up_sees_who_jack_was_before_the_end_is_told(visit: Visitor) -> None:
    page = visit(staging="quick")
    _recording(page)
    begin(page, "pocket", "detective")
    wait_until_called(page)
    give_up(page)
    assert kinds(frames(page))[-3:] == ["action", "end", "ending"]


@pytest.mark.parametrize("way", ["key", "button"])
def test_it_can_be_skipped(visit: Visitor, shared_server: Serving, way: str) -> None:
    with about_to_end(shared_server, ENDINGS[0]) as played:
        page = visit(f"/match/{played.match}", staging="full")
        page.wait_for_selector("main.table")
        played.act()
        page.locator("[data-latest][data-staged=appeal]").wait_for()
        page.evaluate(RECORDER)
        if way == "key":
            page.keyboard.press("Escape")
        else:
            page.click("[data-skip]")
        expect(page.locator(".ending")).to_be_visible()
        assert "end" not in kinds(frames(page))


def test_a_reload_in_the_middle_shows_how_it_stands(visit: Visitor, shared_server: Serving) -> None:
    with about_to_end(shared_server, ENDINGS[0]) as played:
        page = visit(f"/match/{played.match}", staging="full")
        page.wait_for_selector("main.table")
        played.act()
        page.locator("[data-latest][data-staged=appeal]").wait_for()
        _recording(page)
        expect(page.locator(".ending")).to_be_visible()
        assert kinds(frames(page)) == ["ending"]
