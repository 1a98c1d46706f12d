"""Choosing in small steps, moving the cursor, and why something can't be chosen."""

import random

import pytest

from tests.terminal.tables import kept, truly_legal
from whitechapel.core import PLAYERS, load_game
from whitechapel.core.choosing import walked
from whitechapel.core.story import story_of
from whitechapel.core.types import Seat
from whitechapel.pocket.choices import TOKEN_KEYS
from whitechapel.terminal.board import board_of
from whitechapel.terminal.board.marks import NOTHING, nearest
from whitechapel.terminal.board.pocket.shapes import shaped
from whitechapel.terminal.chooser import Chooser
from whitechapel.terminal.theme import ASCII, UNICODE, Glyphs
from whitechapel.testing.random_play import random_positions
from whitechapel.words import Words

ROTATIONS = ("rotation 4 1", "rotation 4 2", "rotation 5 1", "holmes 1", "holmes 2", "alibi")


def chooser(*legal: str, game: str = "pocket") -> Chooser:
    """A choice among these actions, at the table as it is dealt."""
    rules = load_game(game)
    seen = kept(game).match.observation(Seat.SPECTATOR)
    made = Chooser()
    made.offer(story_of(game).choices(seen, [rules.action_from_text(text) for text in legal]))
    return made


def offered(at: Chooser) -> list[str]:
    return [choice.pick for choice in at.options]


def test_the_picks_of_legal_actions_are_offered_one_after_the_other() -> None:
    at = chooser(*ROTATIONS)
    assert offered(at) == ["rotation", "holmes", "alibi"]
    at.take("rotation")
    assert offered(at) == ["tile-4", "tile-5"]
    assert at.in_view is None
    at.take("tile-4")
    assert offered(at) == ["turn-1", "turn-2"]
    assert at.in_view == "rotation 4 1"
    at.step(1)
    assert at.in_view == "rotation 4 2"
    at.take("turn-2")
    assert at.action == "rotation 4 2"
    assert offered(at) == []


def test_where_there_is_one_way_it_is_gone_by_itself() -> None:
    at = chooser(*ROTATIONS)
    at.take("rotation")
    at.take("tile-5")
    assert at.action == "rotation 5 1"


def test_stepping_back_puts_the_cursor_where_it_was() -> None:
    at = chooser(*ROTATIONS)
    at.take("holmes")
    assert at.back()
    assert at.cursor is not None
    assert at.cursor.pick == "holmes"
    assert not at.back()


def test_stepping_back_leads_to_the_last_real_choice() -> None:
    at = chooser(*ROTATIONS)
    at.take("rotation")
    at.take("tile-5")
    assert at.back()
    assert offered(at) == ["tile-4", "tile-5"]
    assert at.in_view is None


def test_a_lone_verb_need_not_be_picked() -> None:
    at = chooser("play gull", "play bert", game="classic")
    assert sorted(offered(at)) == ["play-bert", "play-gull"]
    assert not at.back()


def test_two_tiles_may_be_picked_in_either_order() -> None:
    at = chooser("exchange 0 8", "exchange 1 8", "alibi")
    assert at.begin("exchange")
    at.take("tile-8")
    at.take("tile-0")
    assert at.action == "exchange 0 8"


def test_an_unknown_token_begins_nothing() -> None:
    at = chooser(*ROTATIONS)
    assert not at.begin("joker")
    assert not at.begin_by("j")
    assert at.path == []


def test_the_key_of_a_token_begins_with_it_at_any_time() -> None:
    at = chooser(*ROTATIONS)
    at.take("rotation")
    assert at.begin_by("h")
    assert [choice.pick for choice in at.path] == ["holmes"]


def test_arrows_lead_to_the_nearest_place_in_their_direction() -> None:
    cells = {str(cell): board_of("pocket").centres()[f"tile-{cell}"] for cell in range(9)}
    assert nearest(cells, "4", (0, -1)) == "1"
    assert nearest(cells, "4", (1, 0)) == "5"
    assert nearest(cells, "5", (1, 0)) is None


@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_every_place_can_be_reached_by_arrows(name: str) -> None:
    places = board_of(name).centres()
    found = rim = {next(iter(places))}
    while rim:
        steps = {nearest(places, start, way) for start in rim for way in ((0, -1), (0, 1), (-1, 0), (1, 0))}
        rim = {step for step in steps if step is not None} - found
        found = found | rim
    assert found == places.keys()


@pytest.mark.parametrize("name", ["pocket", "classic"])
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
def test_every_target_of_every_choice_is_on_the_board_or_in_a_list(name: str, glyphs: Glyphs) -> None:
    board = board_of(name)
    at = kept(name, seed=2)
    rng = random.Random(2)
    while at.match.actor is not None:
        canvas = board.draw(at.position, glyphs, NOTHING)
        shown = {canvas.place_at(x, y) for x in range(canvas.width) for y in range(canvas.height)}
        choices = at.turn.choices
        assert choices is not None
        assert {pick.place for pick in choices.picks.values() if pick.place} <= shown & board.centres().keys()
        ends = {choice.action for choice, _ in walked(choices)}
        assert ends - {None} == set(at.turn.legal)
        at.match.push(rng.choice(truly_legal(at)))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_every_reason_the_rules_give_has_words(name: str, language: str) -> None:
    words = Words(language)
    rules = load_game(name)
    told: set[str] = set()
    for state in random_positions(rules, 60, 3):
        if rules.actor(state) in PLAYERS:
            legal = set(rules.legal_actions(state))
            refused = [action for action in range(rules.ACTION_COUNT) if action not in legal]
            told |= {words.say(rules.why_not(state, action).message) for action in refused}
    assert len(told) > 3
    assert words.say("problem-illegal") not in told


def test_a_key_says_why_it_picks_nothing_but_not_of_the_last_token_that_lies_ready() -> None:
    at = kept("pocket")
    while sum(not token["used"] for token in shaped(at.position)["tokens"]) != 1:
        at.match.push(truly_legal(at)[0])
    used = {token["face"]: token["used"] for token in shaped(at.position)["tokens"]}
    chooser = Chooser()
    chooser.offer(at.turn.choices)
    for face, key in TOKEN_KEYS.items():
        why = chooser.why_not(board_of("pocket").keys[key])
        expected = ("why-used" if used[face] else None) if face in used else "why-no-token"
        assert (None if why is None else why.id) == expected
