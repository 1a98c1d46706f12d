"""Whom one plays against: the AI at a level or, where the server has some, one of its bots."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import tests
from browser.playing import RandomPlayer, begin
from browser.serving import Serving
from browser.visiting import Visitor

_BOT = Path(tests.__file__).parent.parent / "examples" / "bots" / "random_bot.py"
OPPONENT = {"en": "Opponent", "fr": "Adversaire", "it": "Avversario", "pl": "Przeciwnik"}


@pytest.fixture
def server_with_a_bot(tmp_path: Path) -> Iterator[Serving]:
    serving = Serving(tmp_path / "matches.db", bots=f"dice={sys.executable} {_BOT}")
    serving.start()
    yield serving
    serving.stop()


def test_a_bot_of_the_server_is_picked_where_the_level_is_and_plays(visit: Visitor, server_with_a_bot: Serving) -> None:
    page = visit(serving=server_with_a_bot)
    page.locator("[data-game=pocket] [data-opponent]").select_option("dice")
    page.reload()
    expect(page.locator("[data-game=classic] [data-opponent]")).to_have_value("bot:dice")
    begin(page, "pocket", "detective")
    expect(page.locator(".status")).to_contain_text("against dice")
    RandomPlayer(page).play_to_the_end()
    expect(page.locator(".ending")).to_contain_text("Jack was")
    expect(page.locator(".log")).not_to_contain_text("gives up")


@pytest.mark.parametrize("language", OPPONENT)
def test_the_choice_of_an_opponent_is_named_in_every_language(
    visit: Visitor, server_with_a_bot: Serving, language: str
) -> None:
    page = visit(serving=server_with_a_bot, language=language)
    choice = page.get_by_label(OPPONENT[language]).last
    expect(choice.locator("option")).to_have_count(9)
    expect(choice.locator("optgroup").last).to_have_attribute(
        "label",
        {
            "en": "Bots on this server",
            "fr": "Bots de ce serveur",
            "it": "Bot di questo server",
            "pl": "Boty tego serwera",
        }[language],
    )


def test_a_server_without_bots_offers_only_levels(visit: Visitor) -> None:
    page = visit()
    choice = page.get_by_label("Opponent").first
    expect(choice.locator("option")).to_have_count(8)
    choice.select_option("2 · Lamplighter")
    begin(page, "pocket", "jack")
    expect(page.locator(".status")).to_contain_text("against the Lamplighter")


def test_a_bot_that_is_gone_gives_way_to_the_ai(visit: Visitor) -> None:
    page = visit()
    page.evaluate("""localStorage.setItem("whitechapel.choice", JSON.stringify({ bot: "dice" }))""")
    page.reload()
    begin(page, "pocket", "detective")
    expect(page.locator(".status")).to_contain_text("against the Passer-by")
