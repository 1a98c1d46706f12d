"""Actions as a person reads and types them; every word for them is there."""

import random
from string import Formatter

import pytest

from tests.terminal.tables import referee
from whitechapel.core import PLAYERS, Outcome, Seat, game
from whitechapel.core.errors import NotationError
from whitechapel.terminal.actions import WORDINGS, objects_of, verb_of, wording
from whitechapel.terminal.choices import FEW, Choices, combined
from whitechapel.terminal.messages import TEXTS, sentence
from whitechapel.terminal.telling import ending, told, who


@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_every_action_of_a_game_has_words_of_its_own(name: str) -> None:
    rules = game(name)
    texts = [rules.action_to_text(action) for action in range(rules.ACTION_COUNT)]
    assert {verb_of(text) for text in texts} == WORDINGS[name].keys()
    plain = [text for text in texts if wording(name, text).told == f"{{who}}: {text}"]
    assert plain == ([] if name == "pocket" else ["whistle -"])


@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_every_action_can_be_read_from_its_text_and_its_number(name: str) -> None:
    at = referee(name)
    rng = random.Random(5)
    while (seat := at.actor) is not None:
        legal = at.legal_actions(seat)
        choices = Choices(at.game, legal)
        assert [choices.read(at.game.action_to_text(action).upper()) for action in legal] == list(legal)
        assert [choices.read(str(number)) for number in range(1, len(legal) + 1)] == list(legal)
        at.play(seat, rng.choice(legal))


@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_every_object_of_every_action_is_shown(name: str) -> None:
    at = referee(name)
    rng = random.Random(5)
    while (seat := at.actor) is not None:
        legal = at.legal_actions(seat)
        words = set(" ".join(Choices(at.game, legal).shown()).replace(",", " ").replace(">", " ").split())
        texts = list(map(at.game.action_to_text, legal))
        assert {word for text in texts for word in (verb_of(text), *objects_of(text))} <= words
        at.play(seat, rng.choice(legal))


def test_few_actions_are_numbered_and_many_are_grouped() -> None:
    rules = game("pocket")
    assert Choices(rules, range(FEW)).shown()[0] == "   1  alibi"
    assert Choices(rules, range(FEW + 1)).shown()[0].startswith("  alibi ")


def test_first_objects_with_the_same_others_share_a_line() -> None:
    pairs = [("0", "1"), ("0", "2"), ("4", "1"), ("4", "2"), ("5", "2")]
    assert combined(("AREA", "QUARTERS"), pairs) == ["AREA 0 4, QUARTERS 1 2", "AREA 5, QUARTERS 2"]


def test_an_action_of_another_shape_than_its_form_is_listed_as_it_is() -> None:
    rules = game("classic")
    calls = [rules.action_from_text(f"whistle watson>{street}") for street in ("a1", "a2", "a3", "a4", "a5", "b1")]
    moves = [rules.action_from_text(f"move {street}") for street in ("a1", "a2", "a3", "a4", "a5", "b1")]
    shown = Choices(rules, [*moves, *calls, rules.action_from_text("whistle -")]).shown()
    assert any("whistle -" in line for line in shown)


def test_what_can_not_be_read_says_what_to_type() -> None:
    choices = Choices(game("pocket"), [0])
    for answer in ("", "2", "moriarty"):
        with pytest.raises(NotationError, match=r"[Tt]ype"):
            choices.read(answer)


def test_every_ending_has_its_sentence() -> None:
    reasons = {"pocket": set[str](), "classic": set[str]()}
    for name, found in reasons.items():
        for seed in range(150):
            at = referee(name, seed)
            rng = random.Random(seed)
            while (seat := at.actor) is not None:
                at.play(seat, rng.choice(at.legal_actions(seat)))
            assert at.outcome is not None
            found.add(at.outcome.reason)
            lines = ending(at.game, at.outcome, at.record())
            assert " wins: " in lines[0]
            assert lines[1].startswith("Jack was ")
    assert all(f"end-{reason}" in TEXTS for found in reasons.values() for reason in found)


def test_an_ending_without_a_sentence_is_told_by_its_word() -> None:
    at = referee("pocket")
    assert ending(at.game, Outcome(Seat.JACK, "fog"), at.record())[0] == "Mr. Jack: fog."


def test_what_is_told_begins_with_a_capital_and_ends_with_a_stop() -> None:
    at = referee("pocket")
    lines = [line for event in at.record().events for line in told(at.game, event)]
    assert all(line[0].isupper() and line.endswith(".") for line in lines)
    assert "Jack is " in " ".join(lines)


@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_every_seat_has_a_name(name: str) -> None:
    assert all(f"who-{name}-{seat}" in TEXTS for seat in PLAYERS)
    assert who(game(name), Seat.CHANCE) == "chance"
    assert who(game(name), Seat.SPECTATOR) == "spectator"


def test_every_text_can_be_filled() -> None:
    for name, text in TEXTS.items():
        gaps = {gap: gap for _, gap, _, _ in Formatter().parse(text) if gap}
        assert sentence(name, **gaps)[0] == sentence(name, **gaps)[0].upper()
