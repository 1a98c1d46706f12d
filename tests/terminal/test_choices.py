"""Actions as a person reads and types them in plain lines; every word for them is there."""

import random

import pytest

from tests.terminal.tables import LANGUAGES, kept, truly_legal
from whitechapel.core import PLAYERS, Seat, game
from whitechapel.core.errors import NotationError
from whitechapel.terminal.choices import FEW, FORMS, Choices, combined
from whitechapel.terminal.telling import ending, parts, told
from whitechapel.terminal.words import Words

ENGLISH = Words()


@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_every_action_of_a_player_has_a_form(name: str) -> None:
    rules = game(name)
    verbs = {parts(rules.action_to_text(action))[0] for action in range(rules.ACTION_COUNT)}
    assert verbs - FORMS[name].keys() == {"pocket": {"throw", "card", "identity", "tile"}}.get(
        name, {"card", "identity", "shuffle"}
    )


@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_every_action_is_shown_and_can_be_read_from_its_text_and_its_number(name: str) -> None:
    at = kept(name, seed=5)
    rng = random.Random(5)
    while at.to_act is not None:
        legal = at.legal()
        choices = Choices(at.game, legal, ENGLISH)
        assert [choices.read(action.upper()) for action in legal] == list(legal)
        assert [choices.read(str(number)) for number in range(1, len(legal) + 1)] == list(legal)
        shown = set(" ".join(choices.shown()).replace(",", " ").replace(">", " ").split())
        assert {word for action in legal for word in parts(action)} <= shown
        at.do(at.to_act, rng.choice(truly_legal(at)))


def test_few_actions_are_numbered_and_many_are_grouped() -> None:
    rules = game("pocket")
    texts = [rules.action_to_text(action) for action in range(FEW + 1)]
    assert Choices(rules, texts[:FEW], ENGLISH).shown()[0] == "   1  alibi"
    assert Choices(rules, texts, ENGLISH).shown()[0].startswith("  alibi ")


def test_first_objects_with_the_same_others_share_a_line() -> None:
    pairs = [("0", "1"), ("0", "2"), ("4", "1"), ("4", "2"), ("5", "2")]
    assert combined(("AREA", "QUARTERS"), pairs) == ["AREA 0 4, QUARTERS 1 2", "AREA 5, QUARTERS 2"]


def test_an_action_of_another_shape_than_its_form_is_listed_as_it_is() -> None:
    streets = ("a1", "a2", "a3", "a4", "a5", "b1")
    actions = [
        *(f"move {street}" for street in streets),
        *(f"whistle watson>{street}" for street in streets),
        "whistle -",
    ]
    assert any("whistle -" in line for line in Choices(game("classic"), actions, ENGLISH).shown())


@pytest.mark.parametrize("answer", ["", "2", "moriarty"])
def test_what_can_not_be_read_says_what_to_type(answer: str) -> None:
    with pytest.raises(NotationError, match=r"[Tt]ype"):
        Choices(game("pocket"), ["alibi"], ENGLISH).read(answer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_every_event_and_every_ending_of_random_games_is_told(name: str, language: str) -> None:
    words = Words(language)
    reasons = set()
    for seed in range(12):
        at = kept(name, seed=seed)
        rng = random.Random(seed)
        while (seat := at.to_act) is not None:
            at.do(seat, rng.choice(truly_legal(at)))
        lines = [line for number in range(len(at.moments)) for line in told(at.moments, number, name, words)]
        assert all(line[0].isupper() for line in lines)
        assert at.outcome is not None
        assert at.revealed is not None
        reasons.add(at.outcome.reason)
        ends = ending(at.outcome, at.revealed, name, words)
        assert words.name(at.revealed["jack"]) in ends[2]
    assert len(reasons) > 1


@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_every_seat_has_a_name(name: str) -> None:
    assert len({ENGLISH.seat(seat, name) for seat in (*PLAYERS, Seat.CHANCE)}) == 3
