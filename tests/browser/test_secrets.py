"""Nothing secret is in a page that must not know it: not in the DOM, not in a message, not in the storage."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import RandomPlayer, begin, wait_until_called
from browser.visiting import Visitor, WatchOf
from tests.browser.test_together import invited, take_turns
from tests.browser.test_whole_games import GAMES

#: The only places of a message where a character may be named, because everybody at the table may know it there.
PUBLIC = re.compile(
    r"(position|board)\.("
    r"tiles\[\]\.character|characters\.\w+|(suspects|revealed|rotated|cards_left|cards_next_round)\[\]|play\.\w+"
    r")$|\.display\.(seen|hidden|visible)\[\]$|\.action$|\.legal\[\]$"
    r"|\.beats\[\]\.(people\[\]|message\.args\.\w+(\[\])?\.id)$"
    r"|^\.(overview|sight|places|tip|review)\b"
    r"|\.choices(\.next\[\])+\.pick$|\.choices\.picks\.[\w-]+(\.label\.args\.\w+\.id)?$"
)
CHARACTERS = ("bert", "goodley", "gull", "holmes", "lane", "lestrade", "madame", "pizer", "smith", "stealthy", "watson")
#: The only parts of the page where a character may be named.
PLACES = ".board, .tray, .facts, .log, .moment, .latest, .voice, [data-spoken]"


def places(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a message with the path that leads to it; a field's name counts as a text."""
    if isinstance(value, dict):
        for name, inside in value.items():
            yield f"{path}.{name}", name
            yield from places(inside, f"{path}.{name}")
    elif isinstance(value, list):
        for inside in value:
            yield from places(inside, f"{path}[]")
    elif isinstance(value, str):
        yield path, value


def beats(message: dict[str, Any]) -> list[dict[str, Any]]:
    """The beats of all events in a message."""
    return [beat for event in message.get("events", ()) for beat in event["beats"]]


def held(page: Page) -> str:
    """What the player's own card says while it is held."""
    page.keyboard.down("p")
    expect(page.locator(".peek.holding")).to_be_visible()
    said = page.inner_text(".peek")
    page.keyboard.up("p")
    expect(page.locator(".peek.holding")).to_have_count(0)
    return said


def named_outside_public_parts(page: Page, name: str) -> list[str]:
    """The texts and attributes of a page that contain a name, outside the parts where everybody may read it."""
    found: list[str] = page.evaluate(
        """([name, places]) => [...document.querySelectorAll("body *")]
          .filter((part) => !part.closest(places) && !part.matches("script, style, option"))
          .flatMap((part) => [
            ...[...part.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
            ...[...part.attributes].map((attribute) => attribute.value),
          ])
          .filter((text) => text.includes(name))""",
        [name, PLACES],
    )
    return found


def storage(page: Page) -> str:
    """Everything the browser keeps for the page."""
    kept: str = page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
    return kept


@pytest.mark.parametrize("game", GAMES)
def test_the_detective_is_told_nothing_that_names_jack(visit: Visitor, watch_of: WatchOf, game: str) -> None:
    detective, jack = invited(visit, game, face_down=True)
    wait_for = [RandomPlayer(detective, avoid=("accuse",)), RandomPlayer(jack, avoid=("leave",))]
    take_turns(wait_for, 6)
    secret = re.search(r"You are (.+)", held(jack))
    assert secret
    name = secret[1]
    character = next(word for word in CHARACTERS if word in name.lower())

    told = [json.loads(text) for text in watch_of(detective).everything_received()]
    assert len(told) > 6
    named = {path for message in told for path, text in places(message) if character in re.split(r"[ >.-]", text)}
    assert {path for path in named if not PUBLIC.search(path)} == set()
    identities = [beat for message in told for beat in beats(message) if beat["kind"] == "identity"]
    assert identities
    assert [beat for beat in identities if beat["people"] or set(beat["message"]["args"]) - {"game"}] == []
    actions = [text for message in told for path, text in places(message) if path.endswith("action")]
    assert not [text for text in actions if text.startswith("identity")]
    assert named_outside_public_parts(detective, name) == []
    assert character not in storage(detective)
    assert name not in storage(detective)


@pytest.mark.parametrize("game", GAMES)
def test_jacks_own_page_shows_his_name_only_while_it_is_held_if_he_wants_that(visit: Visitor, game: str) -> None:
    page, _friend = invited(visit, game, "jack", face_down=True)
    name = re.search(r"You are (.+)", held(page))
    assert name
    assert named_outside_public_parts(page, name[1]) == []
    assert name[1] not in storage(page)


@pytest.mark.parametrize("game", GAMES)
def test_jacks_own_log_says_who_he_is_only_while_it_is_held_if_he_wants_that(visit: Visitor, game: str) -> None:
    page = visit(faceDown=True)
    begin(page, game, "jack")
    wait_until_called(page)
    log = page.locator(".log")
    expect(log).to_contain_text("Jack draws his identity")
    page.keyboard.down("p")
    expect(log).to_contain_text("Jack is ")
    page.keyboard.up("p")
    expect(log).to_contain_text("Jack draws his identity")
    expect(log).not_to_contain_text("Jack is ")


def test_pockets_investigator_has_nothing_to_look_at(visit: Visitor) -> None:
    detective, jack = invited(visit, "pocket", face_down=True)
    assert "no hourglasses" in held(jack)
    expect(detective.locator(".peek, .identity")).to_have_count(0)


def test_a_finger_holds_the_card_too_and_lets_it_go(visit: Visitor) -> None:
    page = visit(faceDown=True)
    begin(page, "pocket", "jack")
    wait_until_called(page)
    peek = page.locator(".peek")
    peek.hover()
    page.mouse.down()
    expect(peek).to_contain_text("You are")
    page.mouse.up()
    expect(peek).not_to_contain_text("You are")


@pytest.mark.parametrize("game", GAMES)
def test_two_at_one_screen_see_nothing_secret_unless_it_is_held(visit: Visitor, game: str) -> None:
    page = visit()
    begin(page, game, "hotseat")
    player = RandomPlayer(page, avoid=("accuse",))
    for _ in range(4):
        wait_until_called(page)
        said = held(page)
        name = re.search(r"You are (.+)", said)
        assert (name is not None) == page.inner_text(".status strong").endswith("Jack")
        if name:
            assert named_outside_public_parts(page, name[1]) == []
        assert page.locator("[data-verb=leave]").count() == 0
        assert page.locator("[data-tip], .voice [data-hint]").count() == 0
        assert page.get_by_role("button", name="Hint").count() == 0
        player.act()


def test_a_card_drawn_at_one_screen_stays_face_down(visit: Visitor) -> None:
    page = visit()
    begin(page, "classic", "hotseat")
    player = RandomPlayer(page, avoid=("accuse",))
    log = page.locator(".log")
    while "Sherlock Holmes walks" not in log.inner_text():
        player.act()
    expect(log).to_contain_text("A card is drawn face down")
    expect(log).not_to_contain_text("The card drawn")
