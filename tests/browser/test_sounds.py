"""What is heard: every sound as the browser makes it, measured; and when the page plays any."""

from itertools import combinations, pairwise

import numpy as np
import pytest
from playwright.sync_api import Page, expect

from browser.playing import RandomPlayer, begin, until, wait_until_called
from browser.visiting import Visitor
from tests.browser.listening import Rendered, likeness, names, rendered

#: Counts what is made to sound, and the contexts it sounds in.
_COUNTING = """(() => {
  window.made = { sounds: 0, contexts: 0 };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const begin = kind.prototype.start;
    kind.prototype.start = function (...when) { window.made.sounds += 1; return begin.apply(this, when); };
  }
  const Context = window.AudioContext;
  window.AudioContext = class extends Context {
    constructor(...options) { super(...options); window.made.contexts += 1; }
  };
})();"""
#: What a new context is warmed with.
WARMING = 1


@pytest.fixture
def sounds(visit: Visitor) -> dict[str, Rendered]:
    """Every sound by its name."""
    page = visit()
    return rendered(page, *((name, name, 0) for name in names(page)))


def test_no_sound_hurts_or_lasts_and_all_are_about_equally_loud(sounds: dict[str, Rendered]) -> None:
    assert len(sounds) >= 15
    for name, sound in sounds.items():
        assert -20 < sound.peak < -3, name
        assert sound.offset < 1e-4, name
        assert 0.1 < sound.length < (2.5 if name == "bell" else 1.5), name
    loudness = [sound.loudness for sound in sounds.values()]
    assert max(loudness) - min(loudness) < 5


def test_any_two_sounds_are_told_apart(sounds: dict[str, Rendered]) -> None:
    alike = {(one, other): likeness(sounds[one], sounds[other]) for one, other in combinations(sounds, 2)}
    assert {pair: share for pair, share in alike.items() if share > 0.85} == {}


def test_a_longer_way_is_more_steps_and_the_same_way_the_same_steps(visit: Visitor) -> None:
    page = visit()
    ways = rendered(page, *((str(count), "steps", count) for count in (1, 2, 3, 4, 5, 9)), ("again", "steps", 2))
    lengths = [ways[str(count)].length for count in (1, 2, 3, 4, 5)]
    assert all(longer - shorter > 0.2 for shorter, longer in pairwise(lengths))
    assert abs(ways["9"].length - ways["5"].length) < 0.01  # nobody waits for a walk across Whitechapel
    assert np.allclose(ways["2"].samples, ways["again"].samples, atol=1e-3)  # browsers add up in any order


def made(page: Page, what: str = "sounds") -> int:
    """How many were made so far."""
    count: int = page.evaluate(f"window.made.{what}")
    return count


def wait_for_sound(page: Page, after: int = WARMING) -> None:
    """Wait until more was made to sound than `after`."""
    until(page, "(after) => window.made.sounds > after", after)


def counted(visit: Visitor) -> Page:
    """A page that counts what it makes to sound."""
    page = visit()
    page.context.add_init_script(_COUNTING)
    page.reload()
    return page


def test_nothing_is_tried_before_the_first_key_and_then_all_is_ready(visit: Visitor) -> None:
    first = counted(visit)
    begin(first, "pocket", "detective")
    wait_until_called(first)
    page = first.context.new_page()  # one that nobody has touched yet
    page.goto(first.url)
    wait_until_called(page)
    assert (made(page, "contexts"), made(page)) == (0, 0)
    page.keyboard.press("b")
    until(page, "window.made.contexts === 1")
    RandomPlayer(page).act()
    wait_for_sound(page)
    assert made(page, "contexts") == 1


def test_the_volume_is_tried_kept_and_switched_off(visit: Visitor) -> None:
    page = counted(visit)
    page.click("[data-settings]")
    page.locator("[data-volume]").fill("0.3")
    page.click("[data-try-sound]")
    wait_for_sound(page)
    page.reload()
    page.click("[data-settings]")
    expect(page.locator("[data-volume]")).to_have_value("0.3")
    page.locator("[data-volume]").fill("0")
    expect(page.locator("[data-try-sound]")).to_be_disabled()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Sound is on").click()
    page.get_by_role("button", name="Sound is off").click()
    page.click("[data-settings]")
    expect(page.locator("[data-volume]")).to_have_value("0.8")  # who wants sound wants to hear it


def test_a_table_that_was_muted_makes_no_sound(visit: Visitor) -> None:
    page = counted(visit)
    begin(page, "pocket", "hotseat")
    wait_until_called(page)
    page.keyboard.press("b")
    wait_for_sound(page, WARMING - 1)  # the first key gets all ready, in its own time
    page.click("[data-mute]")
    before = made(page)
    RandomPlayer(page, avoid=("alibi",)).act()
    wait_until_called(page)
    assert made(page) == before
    page.click("[data-mute]")
    RandomPlayer(page, avoid=("alibi",)).act()
    wait_for_sound(page, before)
