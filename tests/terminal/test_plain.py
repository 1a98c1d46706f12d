"""Plain play: what is printed, what may be typed, and that a screen keeps secrets."""

import random
import re
from pathlib import Path

import pytest

from tests.terminal.tables import LANGUAGES, IdentityDealer, Typist, kept, printed, truly_legal, typist
from whitechapel.core import PLAYERS, Seat, record_from_string
from whitechapel.table.local import LocalTable
from whitechapel.terminal.saving import read
from whitechapel.words import Words

JACK, DETECTIVE = [Seat.JACK], [Seat.DETECTIVE]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["pocket", "classic"])
@pytest.mark.parametrize("seats", [JACK, DETECTIVE, list(PLAYERS)])
def test_a_game_is_played_to_its_end_and_everything_is_revealed(name: str, seats: list[Seat], language: str) -> None:
    at = kept(name, seats)
    out = printed(at, typist(at), language)
    assert at.turn.outcome is not None
    assert Words(language).say("jack-was", game=name, name=Words(language).name(at.match.state.jack)) in out


def test_the_table_whose_turn_it_is_and_the_actions_are_shown() -> None:
    out = printed(kept("pocket", DETECTIVE, seed=3), "")
    assert "Turn 1 of 8 · action 1 of 4" in out
    assert "The Investigator to play." in out
    assert "rotation AREA QUARTERS" in out
    assert "AREA 0 1 2 3 4 5 6 7 8, QUARTERS 1 2 3" in out


def test_what_happens_is_told_in_words() -> None:
    at = kept("pocket", DETECTIVE)
    out = printed(at, typist(at))
    assert re.search(r"^Mr\. Jack (moves|turns|swaps|draws)", out, re.MULTILINE)
    assert "Witnesses: Mr. Jack is " in out


def test_jack_is_told_who_he_is_at_once_where_he_is_alone() -> None:
    at = kept("pocket", JACK)
    name = Words().name(at.match.state.jack)
    out = printed(kept("pocket", JACK), "secret\n")
    assert out.index(f"You are {name}") < out.index("Mr. Jack> ")
    assert out.count(f"You are {name}") == 2


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Nothing was typed"),
        ("elementary", "“elementary” is neither an action nor a place"),
        ("0", "0 is not the number of an action"),
        ("1000000", "1000000 is not the number of an action"),
        ("card gull", "“card gull” is not possible now: chance decides this"),
        ("?", "turn a tile clockwise by 1, 2 or 3 quarters"),
        ("help", "Besides actions you may type"),
        ("list", "   1  "),
        ("secret", "You have no secret."),
        ("board", "Turn 1 of 8"),
        ("undo", "Nothing can be taken back now."),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_another_chance(typed: str, answer: str) -> None:
    out = printed(kept("pocket", DETECTIVE, seed=3), typed + "\n")
    _, first, second = out.split("The Investigator> ")
    assert answer in first
    assert second == ""


def test_an_action_may_be_typed_in_any_case_and_spacing() -> None:
    at = kept("classic", JACK, seed=4)
    assert at.match.actor is Seat.DETECTIVE
    assert "Jack plays Sgt Goodley." in printed(at, "  PLAY   goodley \n")


def test_an_action_that_is_not_allowed_is_explained() -> None:
    at = kept("pocket", DETECTIVE)
    used = next(text for text in ("alibi", "holmes 1") if text not in at.turn.legal)
    assert f"“{used}” is not possible now: this token is not available." in printed(at, f"{used}\n")


def test_a_number_means_the_action_it_is_listed_with() -> None:
    at = kept("pocket", DETECTIVE)
    listed = at.turn.legal[4]
    out = printed(at, "list\n5\n")
    assert f"   5  {listed}  " in out
    assert at.log[11].action == listed


def test_an_action_can_be_taken_back_until_something_is_revealed() -> None:
    at = kept("pocket")
    first = at.turn.legal
    out = printed(at, "1\nundo\nundo\n")
    assert "An action is taken back." in out
    assert "Nothing can be taken back now." in out
    assert at.turn.legal == first


def test_every_action_is_kept_at_once(tmp_path: Path) -> None:
    place = tmp_path / "a.game"
    at = kept("pocket", place=place)
    lengths = []

    def answer() -> str:
        lengths.append(read(place)[0].match.number)
        return "1"

    printed(at, Typist(answer))
    assert lengths == sorted(set(lengths))
    assert not place.exists()
    assert record_from_string((tmp_path / "a.txt").read_text(encoding="utf-8")) == at.match.record()


@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_a_shared_screen_looks_the_same_whoever_jack_is(name: str) -> None:
    """Up to the first thing that follows from the secret by the rules: an answer to the witnesses, a revealed card."""
    for seed in range(2):
        lines = "".join(f"{number}\n" for number in random.Random(seed).choices(range(1, 4), k=30))
        games = [_with_identity(name, seed, identity) for identity in range(8)]
        assert len({at.match.state.jack for at in games}) == 8
        screens = {
            re.split("Jack is (not )?(seen|visible|invisible)|The card drawn: ", printed(at, lines))[0] for at in games
        }
        assert len(screens) == 1
        assert " to play. Possible actions:" in screens.pop()


def test_a_secret_is_shown_on_a_shared_screen_when_its_owner_asks() -> None:
    at = _with_identity("classic", 4, 2)
    shown: list[str] = []

    def answer() -> str:
        if at.match.actor is Seat.JACK:
            shown.append("secret")
            return "secret" if len(shown) == 1 else "quit"
        return "1"

    assert printed(at, Typist(answer)).count("You are Sir William Gull") == 1


def test_a_shared_screen_lists_what_jack_might_do_for_all_an_onlooker_knows() -> None:
    """Only Jack's own character can leave: a list with `leave` in it must not tell who he is."""
    offered_in_vain = 0
    for seed in range(15):
        at = kept("classic", seed=seed)
        rng = random.Random(seed)
        while at.match.actor is not None:
            offered, legal = at.turn.legal, truly_legal(at)
            assert set(legal) <= set(offered)
            offered_in_vain += any(action not in legal for action in offered)
            at.match.push(rng.choice(legal))
    assert offered_in_vain


def _with_identity(name: str, seed: int, identity: int) -> LocalTable:
    return kept(name, dealer=IdentityDealer(name, seed, identity))
