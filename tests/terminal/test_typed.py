"""Actions as a person reads and types them in plain lines; every word for them is there."""

import random

import pytest

from tests.terminal.tables import LANGUAGES, kept, played_out, truly_legal
from whitechapel.core import PLAYERS, Seat, load_game
from whitechapel.core.errors import NotationError
from whitechapel.terminal.board import board_of
from whitechapel.terminal.plain.typed import FEW, TypedChoices, combined, parts
from whitechapel.words import Words

ENGLISH = Words()


def typed(name: str, actions: list[str] | tuple[str, ...]) -> TypedChoices:
    return TypedChoices(load_game(name), board_of(name).forms, actions, ENGLISH)


@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_every_action_of_a_player_has_a_form(name: str) -> None:
    rules = load_game(name)
    verbs = {parts(rules.action_to_text(action))[0] for action in range(rules.ACTION_COUNT)}
    assert verbs - board_of(name).forms.keys() == {"pocket": {"throw", "card", "identity", "tile"}}.get(
        name, {"card", "identity", "shuffle"}
    )


@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_every_action_is_shown_and_can_be_read_from_its_text_and_its_number(name: str) -> None:
    at = kept(name, seed=5)
    rng = random.Random(5)
    while at.match.actor is not None:
        legal = at.turn.legal
        choices = typed(name, legal)
        assert [choices.read(action.upper()) for action in legal] == list(legal)
        assert [choices.read(str(number)) for number in range(1, len(legal) + 1)] == list(legal)
        shown = set(" ".join(choices.shown()).replace(",", " ").replace(">", " ").split())
        assert {word for action in legal for word in parts(action)} <= shown
        at.match.push(rng.choice(truly_legal(at)))


def test_few_actions_are_numbered_and_many_are_grouped() -> None:
    texts = [load_game("pocket").action_to_text(action) for action in range(FEW + 1)]
    assert typed("pocket", texts[:FEW]).shown()[0] == "   1  alibi"
    assert typed("pocket", texts).shown()[0].startswith("  alibi ")


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
    assert any("whistle -" in line for line in typed("classic", actions).shown())


@pytest.mark.parametrize("answer", ["", "2", "moriarty"])
def test_what_can_not_be_read_says_what_to_type(answer: str) -> None:
    with pytest.raises(NotationError, match=r"[Tt]ype"):
        typed("pocket", ["alibi"]).read(answer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_every_event_and_every_ending_of_random_games_is_told(name: str, language: str) -> None:
    words = Words(language)
    reasons = set()
    for seed in range(12):
        at = played_out(kept(name, seed=seed), seed)
        lines = [words.sentence(message) for entry in at.log for _, message in entry.messages()]
        assert not any(line[0].islower() for line in lines)
        assert at.turn.outcome is not None
        reasons.add(at.turn.outcome.reason)
        ends = list(map(words.say, at.turn.ending))
        assert words.name(at.match.state.jack) in ends[2]
    assert len(reasons) > 1


@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_every_seat_has_a_name(name: str) -> None:
    assert len({ENGLISH.seat(seat, name) for seat in (*PLAYERS, Seat.CHANCE)}) == 3
