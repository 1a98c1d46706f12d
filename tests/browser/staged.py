"""What a page shows frame by frame, and matches that are about to end in each way there is."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page

from browser.serving import Serving
from tests.server.clients import Chair, Script

#: Writes down each frame that differs from the last: what is staged, whether the board is free, how large it is. It
#: looks whenever something changes, so that it misses nothing where a busy machine paints less often.
#: It is in a hurry, as whoever presses F: tests need not wait as people do.
RECORDER = """(() => {
  window.recorded = [];
  const places = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];
  const look = () => {
    const said = document.querySelector("[data-latest]");
    const board = document.querySelector("[data-board]");
    if (said && board) {
      const { left, top, width, height } = board.getBoundingClientRect();
      const over = places.map(([x, y]) => document.elementFromPoint(left + width * x, top + height * y));
      const frame = {
        kind: said.dataset.staged ?? "",
        text: said.innerText,
        free: over.every((one) => one?.closest(".board")),
        room: Math.round(Math.min(width, height)),
        ended: document.querySelector(".ending") !== null,
      };
      if (JSON.stringify(frame) !== JSON.stringify(window.recorded.at(-1))) window.recorded.push(frame);
      if (frame.kind) window.dispatchEvent(new KeyboardEvent("keydown", { key: "f" }));
    }
  };
  const record = () => {
    look();
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ["data-staged"] });
})();"""


class Frame(NamedTuple):
    """What a page showed for a while.

    Attributes:
        kind: of the beat that was staged; empty where none was.
        text: what was said of it.
        free: whether nothing lay over the board.
        room: the side of the board in pixels.
        ended: whether the ending was there.
    """

    kind: str
    text: str
    free: bool
    room: int
    ended: bool


def frames(page: Page) -> list[Frame]:
    """What a page with the recorder has shown."""
    return [Frame(**frame) for frame in page.evaluate("window.recorded")]


def kinds(shown: list[Frame]) -> list[str]:
    """The kinds of what was staged, one after another, each once; the ending last."""
    told = ["ending" if frame.ended else frame.kind for frame in shown]
    return [kind for kind, _ in groupby(filter(None, told))]


@dataclass(frozen=True)
class Ending:
    """A game of two who choose at random, and the action it ends with.

    Attributes:
        game: its name.
        actions: how many there are.
        seed: of the random choices.
        reason: why it ends.
        never: what they don't choose, unless there is nothing else.
        rather: what they choose where they can.
    """

    game: str
    reason: str
    seed: int
    actions: int
    never: tuple[str, ...] = ()
    rather: tuple[str, ...] = ()


ENDINGS = (
    Ending("pocket", "one-suspect", 3, 8),
    Ending("pocket", "six-hourglasses", 11, 20),
    Ending("pocket", "chase-lost", 9, 28),
    Ending("pocket", "chase-survived", 48, 32),
    Ending("pocket", "both-goals-unseen", 17, 32),
    Ending("pocket", "both-goals-seen", 166, 32),
    Ending("pocket", "eight-turns", 19, 32),
    Ending("classic", "wrong-accusation", 15, 2),
    Ending("classic", "right-accusation", 8, 23),
    Ending("classic", "escape", 21, 35, never=("accuse",), rather=("leave",)),
    Ending("classic", "round-8-over", 8, 85, never=("accuse",)),
)


class Played(NamedTuple):
    """A match that two play: its name, and how the next action is done."""

    match: str
    jack: Chair
    detective: Chair
    random: Random
    ending: Ending

    def act(self) -> None:
        """One action of whoever is to act, and both hear of it."""
        acting = self.jack if self.jack.turn.to_act == "jack" else self.detective
        legal = sorted(acting.turn.legal)
        wanted = [action for action in legal if action.startswith(self.ending.rather)] if self.ending.rather else []
        usual = [action for action in legal if not action.startswith(self.ending.never)] if self.ending.never else []
        acting.act(self.random.choice(wanted or usual or legal))
        number = max(self.jack.number, self.detective.number)
        self.jack.until(number)
        self.detective.until(number)


@contextmanager
def about_to_end(serving: Serving, ending: Ending) -> Iterator[Played]:
    """A match before the last action of a game."""
    words = {"kind": "me", "words": "00"}
    with Script(f"127.0.0.1:{serving.port}") as script:
        created = script.create(ending.game, words, words)
        with (
            Chair(script.address, created.match, created.tokens.jack) as jack,
            Chair(script.address, created.match, created.tokens.detective) as detective,
        ):
            played = Played(created.match, jack, detective, Random(ending.seed), ending)
            for _ in range(ending.actions - 1):
                played.act()
            yield played
