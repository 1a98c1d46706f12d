"""Somebody who does lessons at a page as people do, by clicks, taps or keys. What to try is what a lesson shows."""

from collections.abc import Iterator
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from whitechapel.core.choosing import Choice
from whitechapel.core.learning import Stage
from whitechapel.core.lessons import Lesson, Play

_MOST_KEYS = 60
#: The arrow that leads from the focus towards an element, now and then the one across; Enter where the focus is there.
_KEY_TOWARDS = """([wanted, turn]) => {
  const from = document.activeElement;
  if (from === wanted) return "Enter";
  const middle = (element) => {
    const { left, width, top, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [[x, y], [toX, toY]] = [middle(from), middle(wanted)];
  const across = turn % 3 === 2 ? Math.abs(toX - x) < Math.abs(toY - y) : Math.abs(toX - x) >= Math.abs(toY - y);
  if (across) return toX > x ? "ArrowRight" : "ArrowLeft";
  return toY > y ? "ArrowDown" : "ArrowUp";
}"""
#: Click on some parts of the page, as far as they are there, and wait until something is asked or answered.
_CLICK_THROUGH = """async (parts) => {
  const moment = () => document.querySelector("main[data-moment]")?.dataset.moment + location.pathname;
  const before = moment();
  for (const part of parts) {
    const box = document.querySelector(part)?.getBoundingClientRect();
    if (!box) continue;
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    document.elementFromPoint(at.clientX, at.clientY)?.dispatchEvent(new MouseEvent("click", { bubbles: true, ...at }));
    await new Promise((resume) => setTimeout(resume));
  }
  for (const start = Date.now(); moment() === before; await new Promise((resume) => setTimeout(resume, 5)))
    if (Date.now() > start + 20000) throw new Error(`no answer to clicks on ${parts}`);
}"""
_CONFIRMS = ("[data-confirm]:enabled", "[data-sure]:enabled")


def way_to(choices: tuple[Choice, ...], action: str) -> tuple[str, ...]:
    """What is picked on the way to an action."""
    for choice in choices:
        if choice.action == action:
            return (choice.pick,)
        if further := way_to(choice.next, action):
            return (choice.pick, *further)
    return ()


def wrong_try(stage: Stage) -> str | None:
    """Something that can be tried in a task and is wrong; None where everything is right."""
    for action, _ in _ends(stage.choices.next if stage.choices else ()):
        if not stage.answer(action).right:
            return action
    return None


def _ends(choices: tuple[Choice, ...]) -> Iterator[tuple[str, Choice]]:
    for choice in choices:
        if choice.action is not None:
            yield choice.action, choice
        yield from _ends(choice.next)


def _where(pick: str) -> str:
    """Where something is picked: on the board, or among verbs, tokens and cards."""
    card = pick.removeprefix("play-")
    ready = "[aria-disabled=false]"
    return f"[data-target='{pick}'], [data-verb='{pick}'], [data-token='{pick}']{ready}, [data-card='{card}']{ready}"


@dataclass
class Pupil:
    """Does lessons at one page."""

    page: Page

    def open(self, lesson: Lesson) -> None:
        """Go to a lesson."""
        self.page.goto(f"/learn/{lesson.game}/{lesson.id}")
        self.page.wait_for_selector(f"main[data-lesson={lesson.id}]")

    @property
    def moment(self) -> int:
        """How much has been asked and answered so far."""
        return int(self.page.get_attribute("main[data-moment]", "data-moment") or 0)

    def answered(self, moment: int) -> None:
        """Wait until something was asked or answered since that moment."""
        self.page.wait_for_selector(f"main[data-moment]:not([data-moment='{moment}'])")

    def attempt(self, stage: Stage, action: str) -> None:
        """Try an action, and wait for the answer."""
        assert stage.choices is not None
        before = self.moment
        for pick in way_to(stage.choices.next, action):
            self.pick(pick)
        if isinstance(stage.task.asks, Play):
            self.confirm()
        self.answered(before)

    def pick(self, pick: str) -> None:
        """Pick something, unless it was picked by itself because there was nothing else."""
        there = self.page.locator(_where(pick))
        if there.count():
            there.first.click()

    def confirm(self) -> None:
        """Play what is picked."""
        self.page.click("[data-confirm]")
        if self.page.locator("[data-sure]").count():
            self.page.click("[data-sure]")

    def go_on(self) -> None:
        """On to the next task or lesson."""
        before = self.moment
        self.page.click("[data-on]")
        self.answered(before)

    def do(self, lesson: Lesson) -> Iterator[Stage]:
        """Do a lesson that is open; a stage is given whenever something was asked or answered."""
        for number in range(len(lesson.tasks)):
            stage = Stage(lesson, number)
            expect(self.page.locator(f"main[data-lesson={lesson.id}][data-task='{number + 1}']")).to_have_count(1)
            yield stage
            while not stage.done:
                action = stage.shown
                self.attempt(stage, action)
                stage = stage.answer(action).stage
                yield stage
            expect(self.page.locator("main[data-done]")).to_have_count(1)
            if number + 1 < len(lesson.tasks):
                self.go_on()


class Quick(Pupil):
    """Does them by clicks that a script makes: each lands on whatever lies on top there, as a person's does."""

    def attempt(self, stage: Stage, action: str) -> None:
        """Try an action, and wait for the answer."""
        assert stage.choices is not None
        self.page.evaluate(_CLICK_THROUGH, [*map(_where, way_to(stage.choices.next, action)), *_CONFIRMS])

    def go_on(self) -> None:
        """On to the next task or lesson."""
        self.page.evaluate(_CLICK_THROUGH, ["[data-on]"])


class Tapper(Pupil):
    """Does them by finger."""

    def pick(self, pick: str) -> None:
        """Tap something; where it is smaller than the finger, the board comes closer and it is tapped again."""
        there = self.page.locator(_where(pick))
        if there.count():
            there.first.tap()
            if self.page.locator("[data-zoom=whole]").count():
                there.first.tap()

    def confirm(self) -> None:
        """Play what is picked."""
        self.page.tap("[data-confirm]")
        if self.page.locator("[data-sure]").count():
            self.page.tap("[data-sure]")

    def go_on(self) -> None:
        """On to the next task or lesson."""
        before = self.moment
        self.page.tap("[data-on]")
        self.answered(before)


class Typist(Pupil):
    """Does them by keyboard alone: arrows, Enter, and N to go on."""

    def pick(self, pick: str) -> None:
        """Move the focus there by arrows, and press Enter."""
        there = self.page.locator(_where(pick))
        if not there.count():
            return
        element = there.first.element_handle()
        for turn in range(_MOST_KEYS):
            key: str = self.page.evaluate(_KEY_TOWARDS, [element, turn])
            self.page.keyboard.press(key)
            if key == "Enter":
                return
        raise AssertionError(f"the arrows do not lead to {pick}")

    def confirm(self) -> None:
        """Press Enter, which plays what is picked; again where the page asks if it is meant."""
        expect(self.page.locator("[data-confirm]:focus")).to_have_count(1)
        self.page.keyboard.press("Enter")
        if self.page.locator("[data-sure]").count():
            self.page.keyboard.press("Enter")

    def go_on(self) -> None:
        """On to the next task or lesson, by Enter on the button that has the focus."""
        before = self.moment
        expect(self.page.locator("[data-on]:focus")).to_have_count(1)
        self.page.keyboard.press("Enter")
        self.answered(before)
