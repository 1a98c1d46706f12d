"""Jack leaves the board at a screen that both look at: by one hand, and nobody learns before whether he can."""

import json
import random
import re
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from browser.playing import begin, number, wait_until_called
from browser.visiting import Visitor

#: A deal in which Jack, hurried on, comes to an exit with his own character while the witness card shows Invisible.
DEAL = 1
LEAVE = "[data-verb=try-leave]"


class Hotseat:
    """Plays a match of two at one screen over HTTP, up to where a test begins."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._match = page.url.rsplit("/", 1)[1]
        self._api = f"/api/v1/matches/{self._match}"
        kept = json.loads(page.evaluate("localStorage.getItem('whitechapel.seats')"))
        self._tokens = cast(dict[str, str], kept[self._match])
        self._random = random.Random(5)

    def table(self, seat: str) -> dict[str, Any]:
        """The match as a seat knows it."""
        headers = {"Authorization": f"Bearer {self._tokens[seat]}"}
        return cast(dict[str, Any], self.page.request.get(self._api, headers=headers).json())

    def hurry(self, *, own: bool) -> list[str]:
        """Play on until Jack may leave (`own`), or has another character of whom everybody must think he might.

        Returns the exits by which he can really leave.
        """
        for _ in range(200):
            table = self.table("jack")
            turn, position = table["turn"], table["position"]
            assert turn["phase"] == "playing"
            legal = self.table(turn["to_act"])["turn"]["legal"]
            exits = [action.split()[1] for action in legal if action.startswith("leave")]
            play = position["play"]
            might = (
                turn["to_act"] == "jack"
                and position["witness"] == "invisible"
                and play is not None
                and not play["moved"]
                and not play["points"]
            )
            if exits if own else might and play["character"] != position["jack"]:
                return exits
            self._act(turn, self._next(position, legal))
        raise AssertionError("Jack never came to an exit")

    def _next(self, position: dict[str, Any], legal: list[str]) -> str:
        """Jack's character first; nobody accuses."""
        own = f"play {position['jack']}"
        if own in legal:
            return own
        quiet = [action for action in legal if not action.startswith(("accuse", "leave"))]
        return self._random.choice(quiet)

    def _act(self, turn: dict[str, Any], action: str) -> None:
        headers = {"Authorization": f"Bearer {self._tokens[turn['to_act']]}"}
        asked = {"type": "act", "action": action, "client": f"c{turn['number']}", "after": turn["number"]}
        answer = self.page.request.post(f"{self._api}/act", headers=headers, data=asked)
        assert answer.ok, answer.text()


def waiting(visit: Visitor, *, own: bool, touch: bool = False) -> tuple[Page, list[str]]:
    """A shared screen where Jack might leave, with his own character or another; and the exits he can really take."""
    page = visit(deal=DEAL, touch=touch)
    begin(page, "classic", "hotseat")
    wait_until_called(page)
    exits = Hotseat(page).hurry(own=own)
    page.locator(LEAVE).wait_for()
    return page, exits


def test_a_mouse_alone_leaves_the_board(visit: Visitor) -> None:
    page, exits = waiting(visit, own=True)
    page.click(LEAVE)
    page.click(f".board [data-target=exit-{exits[0]}]")
    expect(page.locator("[data-confirm]")).to_have_text("Leave by the south-west exit")
    page.click("[data-confirm]")
    expect(page.locator(".ending")).to_contain_text("Jack has left Whitechapel.")


def test_a_finger_alone_leaves_the_board(visit: Visitor) -> None:
    page, exits = waiting(visit, own=True, touch=True)
    page.locator(LEAVE).tap()
    page.locator(f".board [data-target=exit-{exits[0]}]").tap()
    if page.locator("[data-confirm]").is_disabled():  # the board came closer first
        page.locator(f".board [data-target=exit-{exits[0]}]").tap()
    page.locator("[data-confirm]").tap()
    expect(page.locator(".ending")).to_contain_text("Jack has left Whitechapel.")


def test_keys_alone_leave_the_board(visit: Visitor) -> None:
    page, exits = waiting(visit, own=True)
    page.keyboard.press(str(page.locator("[data-verb]").count()))  # the last of the verbs
    gate = page.locator(f".board [data-target=exit-{exits[0]}]")
    gate.wait_for()
    for _ in range(4):
        if gate.evaluate("(gate) => gate === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".ending")).to_contain_text("Jack has left Whitechapel.")


def offered(page: Page) -> tuple[list[str], list[str]]:
    """What can be begun besides the character's ability, and by which exits it is offered to leave."""
    verbs = page.locator("[data-verb]").evaluate_all("(all) => all.map((verb) => verb.dataset.verb)")
    page.click(LEAVE)
    exits = page.locator(".board [data-target]").evaluate_all("(all) => all.map((exit) => exit.dataset.target)")
    open_exits = page.locator("[data-place^=exit-]:not([data-spot])").count()
    assert open_exits >= len(exits)
    page.keyboard.press("Escape")
    return [verb for verb in verbs if verb in ("move", "leave", "try-leave")], exits


def test_it_is_offered_alike_whoever_is_in_play_and_only_jack_is_told_if_he_can(visit: Visitor) -> None:
    page, exits = waiting(visit, own=True)
    other, _none = waiting(visit, own=False)
    for screen in (page, other):
        verbs, gates = offered(screen)
        assert verbs == ["move", "try-leave"]
        assert len(gates) == 2  # two of the four have cordons
    expect(page.locator(".peek")).not_to_contain_text("leave")
    for screen, told in ((page, True), (other, False)):
        screen.locator(".peek").hover()
        screen.mouse.down()
        said = screen.locator(".peek.holding")
        expect(said).to_contain_text("You are")
        assert ("You can leave now by: south-west" in said.inner_text()) is told
        screen.mouse.up()
    assert exits == ["SW"]


@pytest.mark.parametrize("own", [True, False])
def test_a_tap_on_an_exit_does_not_tell_who_jack_is(visit: Visitor, own: bool) -> None:
    page, _exits = waiting(visit, own=own)
    page.locator("[data-spot][data-place^=exit-]").first.click(force=True)
    expect(page.locator(".voice .problem")).to_have_text("Whether Jack can leave here now is his secret.")


def test_a_try_that_is_refused_does_not_say_why(visit: Visitor) -> None:
    page, _none = waiting(visit, own=False)
    before = number(page)
    page.click(LEAVE)
    page.locator(".board [data-target]").first.click()
    page.click("[data-confirm]")
    expect(page.locator(".voice .problem")).to_have_text(re.compile("^Jack can.t leave here now.$"))
    assert number(page) == before
