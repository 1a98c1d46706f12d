"""A player who only hears the page: roles and names, what live regions say, and a keyboard; no mouse, no look at it.

Whatever is added to a live region is read once, after what was read before, as a screen reader does it: whichever
region it is, so that what two of them say would be heard twice.
"""

import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from browser.playing import until

_LISTEN = """() => {
  const LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]";
  const heard = (globalThis.heard = []);
  const known = new Set();
  const read = (text) => text.trim() && heard.push(text.trim().replace(/\\s+/g, " "));
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (!region || !known.has(region)) continue;
      if (type === "characterData") read(target.data);
      else for (const node of addedNodes) read(node.textContent);
    }
    document.querySelectorAll(LIVE).forEach((region) => {
      if (!known.has(region) && region.matches("[role=log]"))
        region.childNodes.forEach((node) => read(node.textContent));
      known.add(region);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
_KEPT = "() => document.activeElement !== null && document.activeElement !== document.body"
_OWN_TURN = re.compile("^Your turn")
#: What is said besides the log: the goal, whose turn it is, what a choice would show, why something can't be.
BESIDES = re.compile(r"^(You are |Two players at one screen|Your turn|Seen \d+ · Hidden \d+|You win|You lose)")
ENDED = re.compile(r"wins?$|^You (win|lose)")


_TRAYS = ("Actions", "Characters", "Choose an action")
_PLACES = ("The district", "Whitechapel", "Choose an action")
_LINE = re.compile(r"""^(?P<indent> *)- '?(?P<role>\w+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<states>(?: \[[^]]*\])*)""")


class Button(NamedTuple):
    """A button of the accessibility tree.

    Attributes:
        name: what it is called.
        within: the name of the region, group or board around it, or an empty string.
    """

    name: str
    within: str

    def found(self, page: Page) -> Locator:
        """The button itself."""
        around = page.get_by_label(self.within, exact=True) if self.within else page.get_by_role("main")
        return around.get_by_role("button", name=self.name, exact=True, disabled=False).first


def buttons(tree: str) -> Iterator[Button]:
    """The buttons of an accessibility tree that can be pressed."""
    around: list[tuple[int, str]] = []
    for line in filter(None, map(_LINE.match, tree.splitlines())):
        depth, name = len(line["indent"]), (line["name"] or "").replace('\\"', '"').replace("''", "'")
        around = [(at, part) for at, part in around if at < depth]
        if line["role"] in ("region", "group", "application"):
            around.append((depth, name))
        elif line["role"] == "button" and "[disabled]" not in line["states"]:
            yield Button(name, around[-1][1] if around else "")


@dataclass
class ByEar:
    """Plays at one page by ear and keyboard.

    Attributes:
        page: the page.
        seed: decides what is picked among what is offered.
        shy: names of actions that are not picked while there are others.
    """

    page: Page
    seed: int = 1
    shy: tuple[str, ...] = ()
    _random: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self._random = random.Random(self.seed)

    def listen(self) -> None:
        """Hear whatever is said from now on, on this page."""
        self.page.evaluate(_LISTEN)

    @property
    def heard(self) -> list[str]:
        """Everything heard so far, in order."""
        lines: list[str] = self.page.evaluate("globalThis.heard")
        return lines

    @property
    def happened(self) -> list[str]:
        """What was heard of what happened, in order: what the log should hold."""
        return [line for line in self.heard if not BESIDES.match(line)]

    def turns(self) -> int:
        """How often it was said that it is one's turn."""
        return sum(bool(_OWN_TURN.match(line)) for line in self.heard)

    def is_over(self) -> bool:
        """Whether the end was heard."""
        return any(ENDED.search(line) for line in self.heard)

    def await_turn(self, before: int) -> bool:
        """Wait until one more turn of one's own is announced than before; false once the game has ended instead."""
        until(
            self.page,
            """(before) => globalThis.heard.filter((line) => line.startsWith("Your turn")).length > before
                 || globalThis.heard.some((line) => /wins?$|^You (win|lose)/.test(line))""",
            before,
        )
        self.keeps_the_focus()
        return not self.is_over()

    def keeps_the_focus(self) -> None:
        """The focus is somewhere a keyboard goes on from; where what had it is gone, from the next frame on."""
        until(self.page, _KEPT, patience=2)

    def act(self) -> None:
        """Pick something among what is offered, then again until it can be confirmed, and confirm."""
        offered = self._called()
        beginnings = [button for button in offered if button.within in _TRAYS]
        self._press(self._choice(beginnings or [button for button in offered if button.within in _PLACES]))
        offered = self._offered()
        while not any(button.name == "Confirm" for button in offered):
            self._press(self._choice([one for one in offered if one.within in _PLACES and one not in beginnings]))
            offered = self._offered()
        self._press(Button("Confirm", ""))
        for button in self._offered():
            if button.name.endswith("Really?"):
                self._press(button)

    def _called(self, patience: float = 5.0) -> list["Button"]:
        """What is offered once there is something to begin with: the tray follows the board, and what is said of it."""
        deadline = time.monotonic() + patience
        while True:
            offered = self._offered()
            if any(button.within in (*_TRAYS, *_PLACES) for button in offered):
                return offered
            assert time.monotonic() < deadline, "it was said to be one's turn, but nothing is offered"
            self.page.wait_for_timeout(50)

    def _press(self, button: "Button") -> None:
        button.found(self.page).press("Enter")
        self.keeps_the_focus()

    def _choice(self, offered: list["Button"]) -> "Button":
        """Anything that is not shied away from; but who heard that one suspect is left accuses that one."""
        if "One suspect is left" in self.heard:
            wanted = [button for button in offered if button.name == "Accuse" or ", suspect" in button.name]
        else:
            wanted = [button for button in offered if button.name not in self.shy]
        return self._random.choice(wanted or offered)

    def _offered(self) -> list["Button"]:
        """The buttons in the accessibility tree that can be pressed, each with the part of the page it is in."""
        return list(buttons(self.page.get_by_role("main").aria_snapshot()))
