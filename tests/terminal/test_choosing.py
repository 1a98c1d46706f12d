"""Choosing in small steps, moving the cursor, and why something can't be chosen."""

import random

import pytest

from tests.terminal.tables import kept, truly_legal
from whitechapel.core import PLAYERS, game
from whitechapel.terminal.board import classic, pocket
from whitechapel.terminal.board.marks import nearest
from whitechapel.terminal.chooser import Chooser, following
from whitechapel.terminal.reasons import reason
from whitechapel.terminal.theme import ASCII, UNICODE, Glyphs
from whitechapel.terminal.words import Words
from whitechapel.testing.random_play import random_positions

ROTATIONS = ("rotation 4 1", "rotation 4 2", "rotation 5 1", "holmes 1", "holmes 2", "alibi")


def chooser(*legal: str) -> Chooser:
    made = Chooser()
    made.offer(legal)
    return made


def test_the_words_of_legal_actions_are_offered_one_after_the_other() -> None:
    at = chooser(*ROTATIONS)
    assert list(at.options) == ["rotation", "holmes", "alibi"]
    at.pick("rotation")
    assert list(at.options) == ["4", "5"]
    assert at.in_view is None
    at.pick("4")
    assert list(at.options) == ["1", "2"]
    assert at.in_view == "rotation 4 1"
    at.step(1)
    assert at.in_view == "rotation 4 2"
    at.pick("2")
    assert at.action == "rotation 4 2"
    assert list(at.options) == []


def test_where_there_is_one_way_it_is_gone_by_itself() -> None:
    at = chooser(*ROTATIONS)
    at.pick("rotation")
    at.pick("5")
    assert at.action == "rotation 5 1"


def test_stepping_back_puts_the_cursor_where_it_was() -> None:
    at = chooser(*ROTATIONS)
    at.pick("holmes")
    assert at.back()
    assert at.cursor == "holmes"
    assert not at.back()


def test_a_lone_verb_need_not_be_picked() -> None:
    at = chooser("play gull", "play bert")
    assert list(at.options) == ["gull", "bert"]
    assert not at.back()


def test_two_tiles_may_be_picked_in_either_order() -> None:
    assert following(["exchange 0 8"], ["exchange", "8"]).words == ("0",)
    assert following(["exchange 0 8"], ["exchange", "8", "0"]).action == "exchange 0 8"


def test_an_unknown_verb_begins_nothing() -> None:
    at = chooser(*ROTATIONS)
    assert not at.begin("joker")
    assert at.picked == []


def test_arrows_lead_to_the_nearest_place_in_their_direction() -> None:
    cells = {str(cell): pocket.centres()[f"cell{cell}"] for cell in range(9)}
    assert nearest(cells, "4", (0, -1)) == "1"
    assert nearest(cells, "4", (1, 0)) == "5"
    assert nearest(cells, "5", (1, 0)) is None


@pytest.mark.parametrize("board", [pocket, classic])
def test_every_place_can_be_reached_by_arrows(board: object) -> None:
    places = board.centres()  # type: ignore[attr-defined]  # both boards have the same names
    found = rim = {next(iter(places))}
    while rim:
        steps = {nearest(places, start, way) for start in rim for way in ((0, -1), (0, 1), (-1, 0), (1, 0))}
        rim = {step for step in steps if step is not None} - found
        found = found | rim
    assert found == places.keys()


@pytest.mark.parametrize("name", ["pocket", "classic"])
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
def test_every_target_of_every_choice_is_on_the_board_or_in_a_list(name: str, glyphs: Glyphs) -> None:
    board = {"pocket": pocket, "classic": classic}[name]
    at = kept(name, seed=2)
    rng = random.Random(2)
    while (seat := at.to_act) is not None:
        position = at.moments[-1].position or {}
        canvas = board.draw(position, glyphs)
        shown = {canvas.place_at(x, y) for x in range(canvas.width) for y in range(canvas.height)}
        for verb in following(at.legal(), ()).words:
            spots = board.spots([verb], following(at.legal(), [verb]).words, position)
            assert set(spots.values()) <= shown
        at.do(seat, rng.choice(truly_legal(at)))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_every_reason_the_rules_give_has_words(name: str, language: str) -> None:
    words = Words(language)
    rules = game(name)
    told = set()
    for state in random_positions(rules, 60, 3):
        if rules.actor(state) in PLAYERS:
            legal = set(rules.legal_actions(state))
            told |= {rules.why_not(state, action) for action in range(rules.ACTION_COUNT) if action not in legal}
    assert len(told) > 3
    assert [why for why in told if reason(why, words) == words.say("problem-illegal")] == []
