"""Actions as ints and as text, legal ones, and why others are not."""

import pytest

from tests.rules.pocket.table import AT_THE_START, played, table
from whitechapel import pocket
from whitechapel.core import IllegalActionError, NotationError, Seat
from whitechapel.core.messages import Message
from whitechapel.pocket.layout import ACTION_COUNT


def test_there_are_144_actions_with_texts_of_their_own() -> None:
    texts = [pocket.action_to_text(action) for action in range(ACTION_COUNT)]
    assert ACTION_COUNT == pocket.ACTION_COUNT == 144
    assert len(set(texts)) == 144
    assert [pocket.action_from_text(text) for text in texts] == list(range(144))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("alibi", 0),
        ("holmes 1", 1),
        ("toby 2", 6),
        ("joker nobody", 10),
        ("rotation 0 1", 11),
        ("rotation 8 3", 37),
        ("exchange 0 1", 38),
        ("exchange 7 8", 73),
        ("throw alibi toby rotation rotation", 74),
        ("throw holmes watson exchange joker", 89),
        ("card bert", 90),
        ("identity bert", 99),
        ("tile bert N", 108),
        ("tile stealthy W", 143),
    ],
)
def test_the_numbers_of_actions_stay_what_they_are(text: str, action: int) -> None:
    assert pocket.action_from_text(text) == action
    assert pocket.action_to_text(action) == text


@pytest.mark.parametrize("action", [-1, 144, 10**30, True, False, 3.0, "alibi", None, [1]])
def test_what_is_no_action_has_no_text(action: object) -> None:
    with pytest.raises(NotationError, match="is not an action of pocket; expected an int from 0 to 143"):
        pocket.action_to_text(action)  # type: ignore[arg-type] # what a stranger may send


@pytest.mark.parametrize(
    "text",
    ["", "Alibi", "alibi ", "holmes", "holmes 3", "rotation 9 1", "exchange 1 0", "tile gull", 5, None, ["alibi"]],
)
def test_a_text_that_is_no_action_is_refused_with_all_forms_there_are(text: object) -> None:
    with pytest.raises(NotationError, match="is not an action of pocket") as refused:
        pocket.action_from_text(text)  # type: ignore[arg-type] # what a stranger may send
    assert refused.value.given == text
    assert "rotation, an area 0-8" in refused.value.right


def test_legal_actions_come_in_ascending_order_without_repetition() -> None:
    legal = pocket.legal_actions(table())
    assert list(legal) == sorted(set(legal))


def test_two_rotation_tokens_are_one_choice_but_two_copies() -> None:
    state = table()
    rotation, alibi = pocket.action_from_text("rotation 4 1"), pocket.action_from_text("alibi")
    assert pocket.copies(state, rotation) == 2
    assert pocket.copies(played(state, "rotation 0 1"), rotation) == 1
    assert pocket.copies(state, alibi) == 1
    assert pocket.copies(state, pocket.action_from_text("holmes 1")) == 0


CROSSROADS = AT_THE_START.replace("lane:N", "-lane")


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("throw alibi toby rotation rotation", "is for chance to decide"),
        ("card gull", "is for chance to decide"),
        ("holmes 1", "needs a token that does not lie ready"),
        ("exchange 0 1", "needs a token that does not lie ready"),
    ],
)
def test_a_refusal_says_why(action: str, why: str) -> None:
    state = table()
    number = pocket.action_from_text(action)
    assert pocket.why_not(state, number).text == why
    with pytest.raises(IllegalActionError) as refused:
        pocket.apply(state, number)
    assert (refused.value.action, refused.value.why) == (action, why)
    assert refused.value.right == "one of 30: alibi, toby 1, toby 2, rotation 0 1, rotation 0 2, rotation 0 3, ..."


def test_a_short_list_of_right_actions_is_shown_whole() -> None:
    state = table(tokens="alibi* toby rotation* rotation*", rotated="bert gull", drawn="1", cards="smith")
    with pytest.raises(IllegalActionError, match="expected one of 2: toby 1, toby 2 \\(in game=pocket;seat=detective"):
        played(state, "alibi")


@pytest.mark.parametrize(
    ("phase", "action", "right"),
    [
        ("throw", "identity gull", "a throw or a tile"),
        ("throw", "alibi", "a throw or a tile"),
        ("card", "card pizer", "a card that is in the pile"),
        ("identity", "card gull", "an identity"),
    ],
)
def test_chance_can_only_decide_what_is_due(phase: str, action: str, right: str) -> None:
    state = {
        "throw": table(phase="throw", tokens=""),
        "card": played(table(), "alibi"),
        "identity": played(pocket.initial(), *(f"tile {tile.replace(':', ' ')}" for tile in AT_THE_START.split())),
    }[phase]
    with pytest.raises(IllegalActionError, match="can't be decided by chance now") as refused:
        played(state, action)
    assert refused.value.right == right


def test_a_refusal_carries_the_message_for_its_player() -> None:
    for action, message in (("holmes 1", "why-no-token"), ("card gull", "why-chance")):
        with pytest.raises(IllegalActionError) as refused:
            played(table(), action)
        assert refused.value.reason == Message(message)


def test_a_token_that_was_played_is_told_from_one_that_does_not_show() -> None:
    state = played(table(), "toby 1")
    assert pocket.why_not(state, pocket.action_from_text("toby 2")).message.id == "why-used"
    assert pocket.why_not(state, pocket.action_from_text("watson 1")).message.id == "why-no-token"


def test_when_no_action_is_due_that_is_why_not() -> None:
    assert pocket.why_not(table(phase="throw", tokens=""), 0).text == "comes when no action is due"


def test_after_the_end_every_action_comes_too_late() -> None:
    over = table(phase="over", tokens="alibi* toby* rotation* rotation*", rotated="bert gull", drawn="1", cards="smith",
                 tiles="bert:N " + " ".join(f"-{tile}" for tile in AT_THE_START.replace("lane:N", "lane").split()[1:]),
                 jack="bert")  # fmt: skip
    for action in range(144):
        with pytest.raises(IllegalActionError, match="comes too late: the game is over"):
            pocket.apply(over, action)


def test_a_refusal_shows_the_player_to_act_no_more_than_he_knows() -> None:
    with pytest.raises(IllegalActionError) as to_the_investigator:
        played(table(), "holmes 1")
    assert "seat=detective" in to_the_investigator.value.position
    assert "jack=?;cards=?" in to_the_investigator.value.position
    with pytest.raises(IllegalActionError) as to_jack:
        played(table(turn=2), "holmes 1")
    assert "seat=jack" in to_jack.value.position
    assert "jack=pizer" in to_jack.value.position


def test_a_refusal_while_chance_is_due_shows_what_a_spectator_knows() -> None:
    with pytest.raises(IllegalActionError) as refused:
        played(played(table(), "alibi"), "toby 1")
    assert "seat=spectator" in refused.value.position
    assert "jack=?" in refused.value.position


def test_pocket_is_the_full_game_unless_it_is_said_otherwise() -> None:
    assert pocket.options_of(pocket.initial()) == {}
    assert pocket.initial() == pocket.initial(turns=8, characters=9)
    assert pocket.actor(pocket.initial()) is Seat.CHANCE
