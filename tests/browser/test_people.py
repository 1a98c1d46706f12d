"""Two people at a table: who is there, what they are called, what they ask and say; and those who look on."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.playing import RandomPlayer, begin, give_up, number, take_way, until, wait_until_called
from browser.serving import Serving
from browser.visiting import PHONE, Visitor, WatchOf
from tests.browser.axe import violations
from tests.browser.test_connection import AWAY
from tests.browser.test_together import invited, next_called, take_turns
from tests.server.lines import Line

LYING = (844, 390)
#: Says that nobody looks at the page, as when another tab is in front.
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


class Through(Serving):
    """A server that is reached through a line, which can fall silent."""

    line: Line

    @property
    def origin(self) -> str:
        """Where the page is."""
        return self.line.url.rstrip("/")


def through(line: Line, serving: Serving) -> Through:
    reached = Through(serving.database, serving.port)
    reached.line = line
    return reached


def named(visit: Visitor, game: str = "pocket", size: tuple[int, int] = (1366, 768)) -> tuple[Page, Page, str]:
    """Ada, who is the Investigator or Detective, and Bob, who came by her link; and that link."""
    host = visit(size=size)
    host.click(f"[data-game={game}] [data-play=friend]")
    host.fill(f"[data-game={game}] [data-name]", "Ada")
    host.click(f"[data-game={game}] [data-friend=detective]")
    link = host.input_value("[data-invitation]")
    friend = visit(link, size=size)
    expect(friend.get_by_role("heading")).to_have_text("Ada invites you")
    friend.fill("[data-name]", "Bob <b>")
    friend.click("[data-join]")
    friend.wait_for_selector("main.table")
    return host, friend, link


def presence(page: Page, state: str) -> Locator:
    return page.locator(f".status [data-presence={state}]")


def test_names_and_presence_are_shown_beside_each_other(visit: Visitor) -> None:
    host, friend, _ = named(visit)
    expect(presence(host, "here")).to_contain_text("Bob <b>")
    expect(presence(friend, "thinking")).to_contain_text("Ada")
    match = friend.url
    friend.close()
    expect(presence(host, "away")).to_contain_text("Bob <b>")
    back = friend.context.new_page()
    back.goto(match)
    expect(presence(host, "here")).to_contain_text("Bob <b>")
    back.clock.install()
    back.reload()
    expect(presence(back, "thinking")).to_be_visible()
    back.evaluate(HIDE, True)
    back.clock.run_for(31_000)  # a tab that is long behind others counts as left
    expect(presence(host, "away")).to_be_visible()
    back.evaluate(HIDE, False)
    expect(presence(host, "here")).to_be_visible()
    host.goto("/")
    expect(host.locator("[data-mine]").first).to_contain_text("against Bob <b>")


def test_phrases_and_gestures_are_read_in_ones_own_language_and_can_be_muted(visit: Visitor) -> None:
    host, friend, link = named(visit)
    friend.locator("[data-language]").select_option("fr")
    spectator = visit(link)
    spectator.click("[data-watch]")
    expect(spectator.locator("[data-onlooker]")).to_be_visible()
    take_way(host, "talk")
    host.click("[data-phrase=good-luck]")
    expect(friend.locator("[data-saying=good-luck]")).to_have_text("Ada\u202f: Bonne chance\u202f!")
    expect(host.locator("[data-saying]")).to_have_text("You: Good luck!")
    expect(spectator.locator("[data-saying]")).to_have_text("Ada: Good luck!")
    take_way(host, "talk")
    host.click("[data-phrase=tip-the-hat]")
    expect(friend.locator("[data-saying=tip-the-hat]")).to_have_text("Ada soulève son chapeau")
    take_way(friend, "talk")
    assert violations(friend) == []
    friend.check("[data-mute-talk]")
    expect(friend.locator("[data-saying]")).to_have_count(0)
    assert "Good luck" not in host.locator(".log").inner_text()


def test_those_who_look_on_have_a_table_of_their_own(visit: Visitor) -> None:
    host, _, link = named(visit)
    spectator = visit(link)
    expect(spectator.get_by_role("alert")).to_have_text("This seat is already taken.")
    spectator.click("[data-watch]")
    seats = spectator.locator("[data-onlooker]")
    expect(seats).to_contain_text("You are watching")
    expect(seats.locator("[data-seat=detective][data-presence=thinking]")).to_contain_text("Ada")
    expect(seats.locator("[data-seat=jack][data-presence=here]")).to_contain_text("Bob <b>")
    for dead in ("[data-confirm]", "[data-way=talk]", "[data-way=resign]", "[data-hint-button]"):
        expect(spectator.locator(dead)).to_have_count(0)
    assert violations(spectator) == []
    give_up(host)
    expect(spectator.locator(".ending")).to_be_visible()
    expect(spectator.locator("[data-rematch]")).to_have_count(0)


def test_a_rematch_is_asked_for_withdrawn_declined_and_agreed_to_where_both_look(visit: Visitor) -> None:
    host, friend, _ = named(visit)
    old = host.url
    give_up(friend)
    host.click("[data-rematch]")
    expect(host.locator("[data-asked=asked-rematch]")).to_contain_text("Waiting for the answer")
    expect(host.locator("[data-rematch]")).to_have_count(0)
    expect(friend.locator(".ending [data-asked]")).to_contain_text("Ada wants a rematch, sides swapped.")
    assert violations(friend) == []
    host.click("[data-answer=withdraw]")
    expect(friend.locator("[data-asked]")).to_contain_text("Ada no longer asks for a rematch.")
    host.click("[data-rematch]")
    friend.click(".ending [data-answer=decline]")
    expect(host.locator("[data-asked]")).to_contain_text("want a rematch now.")
    host.click("[data-rematch]")
    friend.reload()  # the question is there for whoever comes back, and when the ending is put away
    friend.click(".ending .hide")
    expect(friend.locator(".bar [data-asked]")).to_contain_text("Ada wants a rematch")
    assert friend.title().startswith("● Ada wants a rematch")
    host.reload()
    expect(host.locator("[data-asked=asked-rematch]")).to_be_visible()
    friend.click(".bar [data-answer=agree]")
    for page, seat in ((host, "jack"), (friend, "detective")):
        expect(page.locator(f"[data-role={seat}]")).to_be_visible()
        assert page.url != old
    expect(presence(host, "thinking")).to_contain_text("Bob <b>")
    host.goto(old)  # whoever looks at the old match again is not sent away, but shown where to go
    expect(host.locator(".ending [data-answer=go]")).to_be_visible()


def test_a_takeback_is_asked_for_answered_and_withdrawn_where_both_look(visit: Visitor) -> None:
    host, friend = invited(visit, "pocket")
    players = [RandomPlayer(host, avoid=("alibi",)), RandomPlayer(friend, avoid=("alibi",))]
    acted = next_called(players)
    take_turns(players, 2)
    next_called(players)
    asking, answering = (host, friend) if acted is players[0] else (friend, host)
    take_way(asking, "takeback")
    expect(asking.locator("[data-asked]")).to_contain_text("You asked to take your action back.")
    expect(answering.locator("[data-asked]")).to_contain_text("Your friend wants to take back their last action.")
    asking.click("[data-answer=withdraw]")
    expect(answering.locator("[data-asked]")).to_contain_text("Your friend no longer asks to take back.")
    for answer, theirs, own in (
        ("decline", "Your friend says no: the action stands.", "You said no: the action stands."),
        ("agree", "Your friend agrees: the action is taken back.", "You agreed: the action is taken back."),
    ):
        take_way(asking, "takeback")
        answering.click(f"[data-answer={answer}]")
        expect(asking.locator("[data-asked]")).to_have_text(theirs)
        expect(answering.locator("[data-asked]")).to_have_text(own)


@pytest.mark.parametrize("size", [PHONE, LYING])
def test_an_invitation_is_within_reach_and_can_be_shared_copied_and_cancelled(
    visit: Visitor, size: tuple[int, int]
) -> None:
    host = visit("/rules/pocket", size=size, touch=True)
    host.context.add_init_script("navigator.share = (shared) => { window.shared = shared; return Promise.resolve(); }")
    host.goto("/")
    host.click("[data-game=pocket] [data-play=friend]")
    host.click("[data-game=pocket] [data-friend=jack]")
    link = host.input_value("[data-invitation]")
    for way in ("share", "copy", "cancel-invitation"):
        box = host.locator(f"[data-{way}]").bounding_box()
        assert box is not None
        assert (box["x"] >= 0, box["x"] + box["width"] <= size[0], box["y"] + box["height"] <= size[1]) == (True,) * 3
        assert box["height"] >= 44
    host.click("[data-share]")
    assert host.evaluate("window.shared.url") == link
    early = visit(link, size=size)
    expect(early.locator("[data-join]")).to_be_visible()
    host.click("[data-cancel-invitation]")
    expect(host.get_by_role("heading")).to_contain_text("You cancelled this invitation.")
    late = visit(link, size=size)
    expect(late.get_by_role("alert")).to_have_text("This invitation was cancelled.")
    late.click("[data-play-yourself]")
    expect(late.locator("[data-game=pocket]")).to_be_visible()
    host.goto("/")
    expect(host.locator("[data-mine]").first).to_contain_text("cancelled")


def test_whoever_opens_a_cancelled_invitation_in_time_is_told_at_the_click(visit: Visitor, watch_of: WatchOf) -> None:
    host = visit()
    host.click("[data-game=pocket] [data-play=friend]")
    host.click("[data-game=pocket] [data-friend=jack]")
    friend = visit(host.input_value("[data-invitation]"))
    friend.wait_for_selector("[data-join]")
    host.click("[data-cancel-invitation]")
    host.wait_for_selector("[data-cancelled]")
    watch_of(friend).expected.append("409 (Conflict)")
    friend.click("[data-join]")
    expect(friend.get_by_role("alert")).to_have_text("This invitation was cancelled.")


def test_an_invitation_to_nowhere_says_so(visit: Visitor, watch_of: WatchOf) -> None:
    page = visit("/rules/pocket")
    watch_of(page).expected.append("404 (Not Found)")
    page.goto("/match/nowhere#join=nothing")
    expect(page.get_by_role("alert")).to_contain_text("There is no such game.")
    expect(page.locator("[data-play-yourself]")).to_be_visible()


def test_a_line_that_falls_silent_is_noticed_within_six_seconds_and_nothing_is_sent_twice(
    visit: Visitor, shared_server: Serving, watch_of: WatchOf
) -> None:
    with Line(shared_server.origin) as line:
        page = visit("/rules/pocket", serving=through(line, shared_server))
        watch_of(page).expected += AWAY
        page.clock.install()
        page.goto("/")
        begin(page, "pocket", "hotseat")
        RandomPlayer(page, avoid=("alibi",)).pick()
        before, lines = number(page), page.locator(".log li").count()
        line.mute()
        page.click("[data-confirm]")  # it reaches the server, and the answer does not come back
        page.clock.run_for(6_000)
        expect(page.locator(".status .lost")).to_be_visible()
        line.mend()
        page.clock.run_for(10_000)
        expect(page.locator(".status .lost")).to_have_count(0)
        expect(page.locator("main.table")).to_have_attribute("data-number", str(before + 1))
        expect(page.locator(".log li")).to_have_count(lines + 1)


def test_ones_turn_is_told_to_whoever_asked_for_it_and_looks_elsewhere(visit: Visitor) -> None:
    host, friend = invited(visit, "pocket")
    friend.context.add_init_script("""
      window.told = [];
      window.Notification = class {
        static permission = "default";
        static asked = 0;
        static requestPermission() {
          Notification.asked += 1;
          Notification.permission = "granted";
          return Promise.resolve("granted");
        }
        constructor(title, options) { window.told.push([title, options.body]); }
      };""")
    friend.reload()
    friend.wait_for_selector("main.table")
    assert friend.evaluate("Notification.asked") == 0
    take_way(friend, "notify")
    expect(friend.locator("[data-way=notify]")).to_contain_text("tell me any more")
    friend.evaluate(HIDE, True)
    wait_until_called(host)
    RandomPlayer(host, avoid=("alibi",)).act()
    until(friend, "window.told.length === 1")
    assert friend.evaluate("window.told[0]") == ["Your turn", "Mr. Jack Pocket"]
    assert friend.title().startswith("● Your turn")
    assert friend.get_attribute("link[rel=icon]", "href") == "/favicon-turn.svg"
