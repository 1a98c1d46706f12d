"""The table for somebody new: who am I, what do I want, how near is it, why, what does it do, what would you do."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.playing import RandomPlayer, begin, give_up, wait_until_called
from browser.visiting import PHONE, Visitor, WatchOf
from tests.browser.test_together import invited
from tests.browser.test_whole_games import GAMES, SEATS
from whitechapel.pocket.shapes import PocketPosition

SIZES = (PHONE, (390, 844), (844, 390), (820, 1180), (1366, 768), (1920, 1080))
#: What answers: who am I and what do I want, whose turn, what happened last, what can I do, how near is each side.
ANSWERS = (".role", ".status strong", ".status .pips", ".latest", ".tray", "[data-confirm]", "[data-counter]")

_OUT_OF_SIGHT = """(selectors) => selectors.filter((selector) => {
  const parts = [...document.querySelectorAll(`main.table ${selector}`)];
  const box = (part) => part.getBoundingClientRect();
  const drawn = (part) => part.checkVisibility() && box(part).width > 0 && box(part).height > 0;
  return !parts.length || !parts.every((part) => drawn(part) &&
    box(part).top >= 0 && box(part).left >= 0 && box(part).bottom <= innerHeight && box(part).right <= innerWidth);
})"""


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("game", GAMES)
def test_one_look_answers_everything_at_every_size(visit: Visitor, game: str, seat: str) -> None:
    page = visit()
    begin(page, game, seat)
    player = RandomPlayer(page, avoid=("accuse", "leave"))
    found = {}
    for picked in (False, True):
        wait_until_called(page)
        if picked:
            player.pick()
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            if missing := page.evaluate(_OUT_OF_SIGHT, ANSWERS):
                found[size, picked] = missing
            assert not page.evaluate("document.documentElement.scrollHeight > innerHeight"), size
    assert found == {}


@pytest.mark.parametrize(
    ("game", "seat", "goal"),
    [
        ("pocket", "detective", "You are the Investigator: leave a single suspect before Mr. Jack has 6 hourglasses."),
        ("pocket", "jack", "You are Mr. Jack: collect 6 hourglasses"),
        ("classic", "detective", "You are the Detective: find out who Jack is and accuse him"),
        ("classic", "jack", "You are Jack: leave Whitechapel by an open exit"),
        ("pocket", "hotseat", "Two players at one screen"),
    ],
)
def test_the_role_line_says_who_one_is_and_what_one_wants(visit: Visitor, game: str, seat: str, goal: str) -> None:
    page = visit()
    begin(page, game, seat)
    expect(page.locator(".role")).to_contain_text(goal)


def positions(page: Page, watch_of: WatchOf) -> list[PocketPosition]:
    """Every position that a page was told, in order."""
    told = [json.loads(text) for text in watch_of(page).received]
    return [
        position
        for message in told
        for position in [message.get("position"), *(event.get("position") for event in message.get("events", []))]
        if position
    ]


def test_the_counters_count_what_the_seat_knows(visit: Visitor, watch_of: WatchOf) -> None:
    page = visit()
    begin(page, "pocket", "detective")
    player = RandomPlayer(page, seed=4)
    for _ in range(6):
        player.act()
    wait_until_called(page)
    latest = positions(page, watch_of)[-1]
    least, most = latest["display"]["hourglass_range"]
    said = f"{least} of 6" if least == most else f"{least}\u2013{most} of 6"
    expect(page.locator("[data-counter=hourglass] strong")).to_have_text(said)
    suspects = sum(tile["suspect"] for tile in latest["tiles"] if tile)
    expect(page.locator("[data-counter=person] strong")).to_have_text(f"{suspects} → 1")


def test_the_witness_card_says_whether_jack_may_leave_and_by_which_exits(visit: Visitor) -> None:
    page = visit()
    begin(page, "classic", "detective")
    wait_until_called(page)
    expect(page.locator("[data-witness=visible]")).to_contain_text("leave this round")
    expect(page.locator("[data-witness]")).to_contain_text("Open exits: ")


@pytest.mark.parametrize("game", GAMES)
def test_jack_alone_simply_sees_who_he_is_and_whether_he_is_seen(visit: Visitor, game: str) -> None:
    page = visit()
    begin(page, game, "jack")
    wait_until_called(page)
    expect(page.locator(".peek")).to_have_count(0)
    expect(page.locator(".identity .long")).to_contain_text("You are ")
    seen = page.get_attribute(".identity [data-seen]", "data-seen")
    expect(page.locator(f".board [data-own={'seen' if seen == 'true' else 'unseen'}]")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_marked_at_a_shared_screen_or_for_the_other_side(visit: Visitor, game: str) -> None:
    for seat in ("hotseat", "detective"):
        page = visit()
        begin(page, game, seat)
        wait_until_called(page)
        expect(page.locator("[data-own], [data-identity] .own")).to_have_count(0)


def test_what_happened_last_stays_and_says_what_it_changed_and_why_who_was_cleared(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "hotseat")
    player = RandomPlayer(page, seed=2, avoid=("alibi",))
    latest = page.locator("[data-latest]")
    for _ in range(3):
        player.act()
        expect(latest).to_contain_text(re.compile("The Investigator|Mr. Jack"))
    player.act()
    expect(latest).to_contain_text("Witnesses: Mr. Jack is")
    expect(latest).to_contain_text(re.compile("so none of them is|and is not|fits every suspect"))
    expect(latest).to_contain_text(re.compile("suspects? (are|is) left"))


def test_a_token_says_what_it_does_under_the_mouse_under_the_focus_and_when_it_is_picked(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "hotseat")
    wait_until_called(page)
    for token in page.locator("[data-token]").all():
        face = token.get_attribute("data-token")
        token.hover()
        expect(page.locator(f"[data-does={face}]")).to_be_visible()
        page.mouse.move(600, 5)
        page.keyboard.press("Tab")
        token.focus()
        expect(page.locator(f"[data-does={face}]")).to_be_visible()
        token.evaluate("(button) => button.blur()")
        expect(page.locator("[data-does]")).to_have_count(0)


def test_before_a_finger_is_on_a_token_the_coach_speaks(visit: Visitor) -> None:
    page = visit(size=PHONE, touch=True)
    page.tap("[data-first-game]")
    wait_until_called(page)
    expect(page.locator("[data-tip]")).to_be_visible()
    page.locator("[data-token]").first.tap()
    expect(page.locator("[data-does]").or_(page.locator("[data-what-if]")).first).to_be_visible()


def test_a_character_says_what_he_does_when_a_finger_picks_him(visit: Visitor) -> None:
    page = visit(size=PHONE, touch=True)
    begin(page, "classic", "hotseat")
    wait_until_called(page)
    card = page.locator("[data-card]").first
    card.tap()
    page.click("[data-confirm]")
    expect(page.locator(f"[data-does={card.get_attribute('data-card')}]")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_tapped_and_cant_be_picked_says_why(visit: Visitor, game: str) -> None:
    page = visit()
    begin(page, game, "hotseat")
    RandomPlayer(page, seed=1, avoid=("alibi", "accuse")).act()
    wait_until_called(page)
    notice = page.locator(".voice .problem")
    for place in page.locator(".board [data-place]").all()[::4]:
        page.keyboard.press("Escape")
        if place.evaluate("(one) => document.querySelector(`[data-target='${one.dataset.place}']`) !== null"):
            continue
        place.dispatch_event("click")
        expect(notice).not_to_be_empty()
    if game == "pocket":
        page.locator("[data-token][aria-disabled=true]").first.dispatch_event("click")
        expect(notice).to_have_text("Already played this turn")


def test_a_house_says_that_people_walk_on_streets(visit: Visitor) -> None:
    page = visit()
    begin(page, "classic", "hotseat")
    wait_until_called(page)
    page.locator(".board [data-place=hex-f6]").dispatch_event("click")
    expect(page.locator(".voice .problem")).to_have_text("People walk on streets only")


def test_while_a_character_is_in_play_the_other_cards_say_who_is_first(visit: Visitor) -> None:
    page = visit()
    begin(page, "classic", "hotseat")
    wait_until_called(page)
    page.locator("[data-card]").first.click()
    page.click("[data-confirm]")
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    expect(page.locator("[data-card][aria-pressed=false]").first).to_have_attribute(
        "title", re.compile("^finish with ")
    )


def test_when_it_is_the_others_turn_a_tap_says_whose(visit: Visitor) -> None:
    detective, jack = invited(visit, "pocket")
    wait_until_called(detective)
    jack.locator("[data-token]").first.dispatch_event("click")
    expect(jack.locator(".voice .problem")).to_have_text("It is not your turn: the Investigator is to play.")


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_comes_from_the_server_and_is_shown_before_it_is_taken(
    visit: Visitor, watch_of: WatchOf, game: str
) -> None:
    page = visit()
    begin(page, game, "detective")
    wait_until_called(page)
    page.click("[data-hint-button]")
    hint = page.locator(".voice [data-hint]")
    expect(hint).to_contain_text("%")
    told = [json.loads(text) for text in watch_of(page).received]
    advice = next(message for message in told if message.get("type") == "advice")
    assert hint.get_attribute("data-hint") == advice["action"]
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_have_text("Take the hint")
    expect(page.locator(".log")).to_contain_text("takes a hint")
    page.click("[data-cancel]")
    expect(hint).to_have_count(0)


def test_there_are_no_hints_against_another_person(visit: Visitor) -> None:
    detective, _jack = invited(visit, "pocket")
    wait_until_called(detective)
    detective.dispatch_event("[data-hint-button]", "click")
    expect(detective.locator(".voice .problem")).to_have_text(re.compile("No hints against another person"))


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_speaks_in_the_first_game_of_each_kind_and_then_by_setting(visit: Visitor, game: str) -> None:
    page = visit()
    begin(page, game, "detective")
    wait_until_called(page)
    expect(page.locator("[data-tip]")).to_be_visible()
    page.evaluate("localStorage.setItem('whitechapel.coach', JSON.stringify(['pocket', 'classic']))")
    page.reload()
    wait_until_called(page)
    expect(page.locator(".role")).to_be_visible()
    expect(page.locator("[data-tip]")).to_have_count(0)
    page.click("[data-settings]")
    page.check("[data-coach-choice=always]")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("[data-tip]")).to_be_visible()


def test_nobody_is_coached_who_does_not_want_it(visit: Visitor) -> None:
    page = visit(coach="never")
    begin(page, "pocket", "detective")
    wait_until_called(page)
    expect(page.locator("[data-tip]")).to_have_count(0)


def test_whoever_gave_up_is_told_so_and_what_to_try(visit: Visitor) -> None:
    page = visit()
    begin(page, "pocket", "detective")
    RandomPlayer(page, seed=3).act()
    wait_until_called(page)
    give_up(page)
    expect(page.locator(".ending")).to_contain_text("You gave up.")
    expect(page.locator("[data-review] li").first).not_to_be_empty()
    expect(page.locator(".ending a[href='/learn']")).to_be_visible()


def test_after_three_lost_in_a_row_the_level_below_is_suggested(visit: Visitor) -> None:
    page = visit()
    lost = [{"match": f"m{n}", "game": "pocket", "level": 2, "seat": "jack", "won": False} for n in range(2)]
    page.evaluate("(kept) => localStorage.setItem('whitechapel.results', kept)", json.dumps(lost))
    page.evaluate("localStorage.setItem('whitechapel.choice', JSON.stringify({ levels: { pocket: 2 } }))")
    page.reload()
    begin(page, "pocket", "detective")
    wait_until_called(page)
    give_up(page)
    expect(page.locator("[data-next-level='1']")).to_contain_text("You have lost three in a row")
