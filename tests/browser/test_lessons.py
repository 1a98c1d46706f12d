"""The lessons: all of both games by clicks in every language, by keys, by finger; what is asked is always in sight."""

import json
from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from browser.playing import begin
from browser.visiting import DESKTOP, PHONE, Visitor
from tests.browser.axe import violations
from tests.browser.pupil import Pupil, Quick, Tapper, Typist, wrong_try
from whitechapel.core.learning import POINT, Stage
from whitechapel.core.lessons import lesson_of, lessons_of

LANGUAGES = ("en-GB", "fr-FR", "it-IT", "pl-PL")
SIZES = (PHONE, (390, 844), (844, 390), (820, 1180), DESKTOP, (1920, 1080))
GAMES = ("pocket", "classic")
#: One of each kind: pointing, tokens, tiles, two actions with replies; people, verbs, cards, exits.
SOME = [
    *(lesson_of("pocket", name) for name in ("sight", "tiles", "turn")),
    *(lesson_of("classic", name) for name in ("light", "cards", "escape")),
]
AXED = {
    "/learn": ("light", "contrast", "dark"),
    "/learn/pocket/turn": ("light", "contrast", "dark"),
    "/learn/classic/light": ("dark",),
}
GARBAGE = ("{", "[]", '{"pocket": {"done": 7, "at": {"sight": "2"}}}', '{"pocket": {"at": {"sight": 57}}}')

#: What is wrong with how a lesson lies on the screen: it scrolls, a text is cut or over the board, a word is missing.
_MISLAID = """() => {
  const found = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push("the page scrolls");
  const board = document.querySelector(".board svg").getBoundingClientRect();
  if (Math.min(board.width, board.height) < 150) found.push(`a board of ${board.width}x${board.height}`);
  for (const part of document.querySelectorAll(".guide, .guide *, .answer, .answer p, .bar, .bar button, .tray")) {
    const box = part.getBoundingClientRect();
    if (part.closest(".hidden-text, ol, svg") || box.width === 0) continue;
    const name = `${part.className || part.tagName} ${part.textContent.trim().slice(0, 60)}`;
    const text = !part.closest("a, span") && part.clientHeight > 0;
    if (text && part.scrollHeight > part.clientHeight + 1) found.push(`cut: ${name}`);
    if (box.left < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) found.push(`outside: ${name}`);
    const beside = box.left >= board.right || box.right <= board.left;
    const apart = beside || box.top >= board.bottom - 1 || box.bottom <= board.top + 1;
    if (!apart) found.push(`over the board: ${name}`);
  }
  const parts = [...document.querySelectorAll(".guide, .tray > *, .facts > *, .whose, .answer, .bar")]
    .filter((part) => part.checkVisibility()).map((part) => [part.className, part.getBoundingClientRect()]);
  for (const [name, box] of parts)
    for (const [other, its] of parts)
      if (box.top < its.top && box.bottom > its.top + 1 && box.left < its.right && box.right > its.left)
        found.push(`${name} lies over ${other}`);
  const said = [...document.querySelectorAll(".guide *, .answer *, .bar *")].map((part) => part.textContent.trim());
  return [...found, ...said.filter((text) => /^[a-z]+(-[a-z0-9]+)+$/.test(text))];
}"""
#: The focus goes on from what is gone when the next frame is drawn.
_WATCH_FOCUS = """addEventListener("keyup", () => requestAnimationFrame(() => setTimeout(() => {
  const learning = document.querySelector("main[data-moment]");
  if (learning && document.activeElement === document.body) sessionStorage.setItem("fell", location.pathname);
})));"""
_WATCH_SPOKEN = """() => {
  globalThis.heard = [];
  const live = document.querySelector("[data-spoken]");
  new MutationObserver(() => live.textContent && heard.push(live.textContent))
    .observe(live, { characterData: true, childList: true, subtree: true });
}"""


def mislaid(page: Page, stage: Stage) -> list[str]:
    """What is wrong with how a lesson lies on the screen now."""
    found: list[str] = page.evaluate(_MISLAID)
    return [f"{stage.lesson.game} {stage}: {line}" for line in found]


def do_all(pupil: Pupil, games: Iterable[str] = GAMES) -> list[str]:
    """Do every lesson of some games one after another, from the list on; returns what lay wrong on the way."""
    found: list[str] = []
    for game in games:
        pupil.page.goto("/learn")
        pupil.page.click(f"[data-learn={game}] [data-go]")
        lessons = lessons_of(game)
        for lesson in lessons:
            for stage in pupil.do(lesson):
                found += mislaid(pupil.page, stage)
            if lesson is not lessons[-1]:
                pupil.go_on()
    return found


def kept(page: Page) -> object:
    """What the browser keeps of the lessons."""
    return json.loads(page.evaluate("localStorage.getItem('whitechapel.learnt') ?? '{}'"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_done_by_clicks_in_every_language_with_no_text_cut(visit: Visitor, language: str) -> None:
    page = visit("/learn", size=PHONE, language=language)
    assert do_all(Quick(page)) == []
    page.goto("/learn")
    expect(page.locator("[data-first-game]")).to_have_count(2)


@pytest.mark.parametrize(("game", "language"), [("pocket", "pl-PL"), ("classic", "fr-FR")])  # the longest words
def test_every_lesson_is_done_by_keyboard_and_the_focus_never_falls_off(
    visit: Visitor, game: str, language: str
) -> None:
    page = visit("/learn", language=language)
    page.add_init_script(_WATCH_FOCUS)
    assert do_all(Typist(page), [game]) == []
    assert page.evaluate("sessionStorage.getItem('fell')") is None


@pytest.mark.parametrize("pupil", [Pupil, Tapper], ids=["mouse", "finger"])
def test_lessons_of_both_games_are_done_by_mouse_and_by_finger(visit: Visitor, pupil: type[Pupil]) -> None:
    somebody = pupil(visit("/learn", size=PHONE, touch=pupil is Tapper))
    for lesson in SOME:
        somebody.open(lesson)
        assert [mislaid(somebody.page, stage) for stage in somebody.do(lesson) if stage.done] == [[]] * len(
            lesson.tasks
        )


def test_a_wrong_try_is_told_why_and_changes_nothing(visit: Visitor) -> None:
    page = visit("/learn")
    pupil = Quick(page)
    for lesson in SOME:
        wrong = wrong_try(Stage(lesson))
        assert wrong is not None
        pupil.open(lesson)
        pupil.attempt(Stage(lesson), wrong)
        answer = page.locator("[data-answer=wrong]")
        if wrong.startswith(f"{POINT} "):
            expect(page.locator(":focus")).to_have_attribute("data-target", wrong.removeprefix(f"{POINT} "))
        expect(page.locator("[data-spoken]")).to_have_text(answer.inner_text())
        assert page.get_attribute("main", "data-done") is None
        pupil.attempt(Stage(lesson), Stage(lesson).shown)
        expect(page.locator("[data-answer=right]")).to_be_visible()


def test_a_lesson_fits_every_size(visit: Visitor) -> None:
    page = visit("/learn", language="pl-PL")
    pupil = Quick(page)
    found: list[str] = []
    for lesson in SOME:
        pupil.open(lesson)
        for stage in pupil.do(lesson):
            for width, height in SIZES if stage.number == 0 else ():
                page.set_viewport_size({"width": width, "height": height})
                found += [f"{width}x{height}: {line}" for line in mislaid(page, stage)]
    assert found == []


def test_axe_finds_nothing_and_nothing_scrolls_sideways(visit: Visitor) -> None:
    page = visit("/learn")
    found: list[str] = []
    for path, themes in AXED.items():
        page.goto(path)
        page.wait_for_selector("main h1")
        for theme in themes:
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            found += [f"{path} {theme}: {line}" for line in violations(page)]
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                found.append(f"{path} scrolls sideways at {width}x{height}")
    assert found == []


def test_who_leaves_comes_back_to_the_same_task_and_may_do_a_lesson_again(visit: Visitor) -> None:
    page = visit("/learn")
    pupil = Pupil(page)
    tiles = lesson_of("pocket", "tiles")
    pupil.open(tiles)
    pupil.attempt(Stage(tiles), Stage(tiles).shown)
    pupil.go_on()
    page.click("[data-leave]")
    expect(page.locator("[data-learn=pocket] [data-lesson=tiles]")).to_contain_text("2/3")
    page.click("[data-learn=pocket] [data-lesson=tiles]")
    expect(page.locator("main[data-lesson=tiles][data-task='2']")).to_have_count(1)
    page.reload()
    expect(page.locator("main[data-lesson=tiles][data-task='2']")).to_have_count(1)
    for number in (1, 2):
        pupil.attempt(Stage(tiles, number), Stage(tiles, number).shown)
        if number == 1:
            pupil.go_on()
    assert kept(page) == {"pocket": {"done": ["tiles"], "at": {}}, "classic": {"done": [], "at": {}}}
    pupil.open(tiles)
    expect(page.locator("main[data-lesson=tiles][data-task='1']")).to_have_count(1)


def test_what_others_wrote_into_the_storage_does_no_harm(visit: Visitor) -> None:
    page = visit("/learn")
    for garbage in GARBAGE:
        page.evaluate("(garbage) => localStorage.setItem('whitechapel.learnt', garbage)", garbage)
        page.goto("/learn")
        page.click("[data-learn=pocket] [data-go]")
        expect(page.locator("main[data-lesson=sight][data-task='1']")).to_have_count(1)


def test_nothing_of_the_lessons_is_loaded_before_somebody_learns(visit: Visitor) -> None:
    page = visit("/")
    begin(page, "pocket", "hotseat")
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert any("TablePage" in name for name in loaded)
    assert not any("Lesson" in name or "learning" in name for name in loaded)


def test_show_me_does_the_step_and_the_last_lesson_leads_to_a_game(visit: Visitor) -> None:
    page = visit("/learn/pocket/chase")
    page.click("[data-show]")
    expect(page.locator("main[data-done]")).to_have_count(1)
    page.click("[data-on]")
    page.wait_for_url("**/match/*")
    expect(page.locator("main.table.pocket [data-token]").first).to_be_visible()


def test_every_answer_is_spoken_once_and_every_task_has_the_focus(visit: Visitor) -> None:
    page = visit("/learn/pocket/turn")
    turn = lesson_of("pocket", "turn")
    expect(page.locator("[data-says]:focus")).to_have_count(1)
    page.evaluate(_WATCH_SPOKEN)
    answers = 0
    for stage in Typist(page).do(turn):
        answers += bool(stage.tried)
        if stage.done:
            expect(page.locator("[data-on]:focus")).to_have_count(1)
    heard = page.evaluate("globalThis.heard")
    assert len(heard) == answers
    assert "Mr. Jack moves" in heard[0]  # what the opponent did meanwhile
    page.keyboard.press("n")
    following = lessons_of("pocket")[lessons_of("pocket").index(turn) + 1]
    expect(page.locator(f"main[data-lesson={following.id}] [data-says]:focus")).to_have_count(1)


def test_what_comes_of_a_try_is_shown_one_after_another_and_can_be_skipped(visit: Visitor) -> None:
    page = visit("/learn/pocket/appeal", staging="quick")
    page.locator(f"[data-target='{Stage(lesson_of('pocket', 'appeal')).shown.split()[1]}']").click()
    expect(page.locator("[data-answer=happens]")).to_be_visible()
    before = page.locator(".tile.out").count()
    expect(page.locator("[data-skip]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("main[data-done]")).to_have_count(1)
    assert page.locator(".tile.out").count() > before
