"""Aids for the mind: pencil marks, the table of turns, what-if by faces, what can still be believed."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import RandomPlayer, begin, take_way, wait_until_called
from browser.visiting import PHONE, Visitor, WatchOf
from tests.browser.test_whole_games import GAMES


def previewed(page: Page, watch_of: WatchOf) -> dict[str, list[str]]:
    """How the last preview that the page was told splits the suspects."""
    told = [json.loads(text) for text in watch_of(page).received]
    boards = [message["board"] for message in told if message.get("type") == "previewed" and message["board"]]
    display: dict[str, list[str]] = boards[-1]["display"]
    return display


@pytest.mark.parametrize("game", GAMES)
def test_a_pencil_mark_turns_with_every_tap_and_survives_a_reload(visit: Visitor, watch_of: WatchOf, game: str) -> None:
    page = visit()
    begin(page, game, "detective")
    wait_until_called(page)
    face = page.locator("button[data-suspect]").first
    for mark in ("innocent", "likely"):
        face.click()
        expect(face).to_have_attribute("data-mark", mark)
    page.reload()
    expect(face).to_have_attribute("data-mark", "likely")
    face.click()
    expect(face).not_to_have_attribute("data-mark", re.compile("."))
    assert not [text for text in watch_of(page).received if "likely" in text]


def test_a_mark_of_one_match_is_not_in_another(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "detective")
    page.locator("button[data-suspect]").first.click()
    page.goto("/")
    begin(page, "pocket", "detective")
    expect(page.locator("button[data-suspect]").first).to_be_visible()
    expect(page.locator("[data-mark]")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, (1366, 768)])
def test_the_faces_of_what_if_are_the_split_of_the_preview(
    visit: Visitor, watch_of: WatchOf, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    begin(page, "pocket", "detective")
    player = RandomPlayer(page, seed=4, avoid=("alibi",))
    player.pick()
    expect(page.locator("[data-what-if]")).to_be_visible()
    split = previewed(page, watch_of)
    for kind in ("seen", "hidden"):
        faces = page.locator(f"[data-what-if] .{kind} [data-stays]").evaluate_all(
            "(faces) => faces.map((face) => face.dataset.stays)"
        )
        assert sorted(faces) == sorted(split[kind])


def test_the_table_of_turns_tells_who_was_seen_what_was_answered_and_who_was_cleared(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "hotseat")
    player = RandomPlayer(page, seed=2)
    take_way(page, "turns")
    expect(page.get_by_role("dialog")).to_contain_text("The witnesses have not been asked yet")
    page.keyboard.press("Escape")
    for _ in range(5):
        player.act()
    wait_until_called(page)
    take_way(page, "turns")
    row = page.locator("dialog [data-turn='1']")
    expect(row).to_contain_text(re.compile("seen"))
    log = page.locator(".log").inner_text()
    cleared = row.locator("[data-was-cleared] svg").count()
    assert cleared == len(re.findall(r"is cleared", log))


@pytest.mark.parametrize("game", GAMES)
def test_jack_is_shown_what_the_other_side_can_still_believe(visit: Visitor, watch_of: WatchOf, game: str) -> None:
    page = visit()
    begin(page, game, "jack")
    wait_until_called(page)
    told = [json.loads(text) for text in watch_of(page).received]
    table = next(message for message in told if message.get("type") == "table")
    updates = [event["position"] for message in told for event in message.get("events", []) if event["position"]]
    least, most = [table["position"], *updates][-1]["display"]["believed"]
    expect(page.locator(f"[data-believed='{least}-{most}']")).to_be_visible()


@pytest.mark.parametrize(
    ("setting", "seat", "shown"),
    [
        ("pencil", "detective", "button[data-suspect]"),
        ("turns", "detective", "[data-way=turns]"),
        ("whatIf", "detective", "[data-what-if]"),
        ("believed", "jack", "[data-believed]"),
    ],
)
def test_each_aid_can_be_turned_off(visit: Visitor, setting: str, seat: str, shown: str) -> None:
    for on in (True, False):
        chosen: dict[str, Any] = {setting: on}
        page = visit(**chosen)
        begin(page, "pocket", seat)
        RandomPlayer(page, seed=4, avoid=("alibi",)).pick()
        page.wait_for_selector("[data-confirm]:enabled")
        expect(page.locator(".role")).to_be_visible()
        page.click("[data-more]")
        if on:
            expect(page.locator(shown).first).to_be_visible()
        else:
            expect(page.locator(shown)).to_have_count(0)


def test_the_settings_name_every_aid_and_the_coach(visit: Visitor) -> None:
    page = visit()
    page.click("[data-settings]")
    for aid in ("split", "what-if", "pencil", "turns", "believed"):
        expect(page.locator(f"[data-aid={aid}]")).to_be_checked()
    expect(page.locator("[data-coach-choice=first]")).to_be_checked()
