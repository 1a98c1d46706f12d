"""Plain play: what is printed, what may be typed, and that a shared screen keeps secrets."""

import io
import random
import re
from pathlib import Path

import pytest

from tests.terminal.tables import IdentityDealer, Typist, printed, referee, table, typist
from whitechapel.core import PLAYERS, Referee, Seat, game
from whitechapel.terminal.plain import PlainTable
from whitechapel.terminal.saving import Keeper

JACK, DETECTIVE = [Seat.JACK], [Seat.DETECTIVE]


@pytest.mark.parametrize("name", ["pocket", "classic"])
@pytest.mark.parametrize("seats", [JACK, DETECTIVE, list(PLAYERS)])
def test_a_game_is_played_to_its_end_and_everything_is_revealed(name: str, seats: list[Seat]) -> None:
    at = referee(name)
    out = printed(at, seats, typist(at))
    assert at.outcome is not None
    assert at.record().events[-1].announced.split(", ")[-1].casefold() in out.casefold()
    assert " wins: " in out


def test_the_table_whose_turn_it_is_and_the_actions_are_shown() -> None:
    at = referee("pocket", seed=3)
    out = printed(at, DETECTIVE, "")
    assert game("pocket").render(at.observation(Seat.DETECTIVE)) in out
    assert "The Investigator to act." in out
    assert "rotation AREA QUARTERS" in out
    assert "AREA 0 1 2 3 4 5 6 7 8, QUARTERS 1 2 3" in out


def test_the_opponents_actions_are_told_in_words() -> None:
    at = referee("pocket")
    out = printed(at, DETECTIVE, typist(at))
    assert "Mr. Jack moves " in out or "Mr. Jack turns " in out
    assert "The appeal for witnesses: Jack is " in out


def test_jack_playing_alone_sees_his_secret_on_the_table() -> None:
    at = referee("pocket")
    assert at.observation(Seat.JACK).jack.upper() in printed(at, JACK, "").partition("Jack is ")[2]


def test_the_detective_never_sees_jacks_card() -> None:
    for seed in range(5):
        at = referee("pocket", seed)
        out = printed(at, DETECTIVE, typist(at))
        hidden = [str(event.action) for event in at.record().for_seat(Seat.DETECTIVE).events if event.action is None]
        assert (
            out.count("A card is dealt face down.") == len(hidden) - 1
        )  # the identity is dealt before the game starts


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Nothing was typed"),
        ("elementary", "'elementary' is not an action"),
        ("0", "0 is not the number of an action"),
        ("1000000", "1000000 is not the number of an action"),
        ("card gull", "'card gull' is for chance to decide"),
        ("?", "turn the tile in an area clockwise by so many quarters"),
        ("help", "Besides actions you may type"),
        ("list", "   1  "),
        ("secret", "You know nothing that the other player does not know."),
        ("board", "Turn 1 of 8"),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_another_chance(typed: str, answer: str) -> None:
    out = printed(referee("pocket", seed=3), DETECTIVE, typed + "\n")
    _, first, second = out.split("The Investigator> ")
    assert answer in first
    assert second == ""


def test_an_action_may_be_typed_in_any_case_and_spacing() -> None:
    assert "Jack plays " in printed(referee("classic", 4), JACK, "  PLAY   goodley \n")


def test_an_action_that_is_not_allowed_is_explained() -> None:
    at = referee("pocket")
    used = next(
        text
        for text in ("alibi", "holmes 1")
        if game("pocket").action_from_text(text) not in at.legal_actions(DETECTIVE[0])
    )
    assert f"'{used}' needs a token that does not lie ready." in printed(at, DETECTIVE, f"{used}\n")


def test_a_number_means_the_action_it_is_listed_with() -> None:
    at = referee("pocket")
    listed = game("pocket").action_to_text(at.legal_actions(Seat.DETECTIVE)[4])
    out = printed(at, DETECTIVE, "list\n5\n")
    assert f"   5  {listed}\n" in out
    assert game("pocket").action_to_text(at.record().events[11].action or 0) == listed


def test_leaving_returns_false_and_keeps_the_record(tmp_path: Path) -> None:
    at, out = table(referee("pocket"), DETECTIVE, "quit\n", tmp_path / "game.txt")
    assert at.play() is False
    at.leave()
    assert str(tmp_path / "game.txt") in out.getvalue()
    assert (tmp_path / "game.txt").read_text(encoding="utf-8").startswith("whitechapel record 1\n")


def test_every_action_is_kept_at_once(tmp_path: Path) -> None:
    place = tmp_path / "game.txt"
    at = referee("pocket")
    lengths = []

    def answer() -> str:
        lengths.append(len(place.read_text(encoding="utf-8").splitlines()))
        return "1"

    table(at, PLAYERS, Typist(answer), place)[0].play()
    assert lengths == sorted(set(lengths))


@pytest.mark.parametrize("name", ["pocket", "classic"])
def test_a_shared_screen_looks_the_same_whoever_jack_is(name: str) -> None:
    """Up to the first thing that follows from the secret by the rules: an answer to the witnesses, a revealed card."""
    for seed in range(4):
        lines = "".join(f"{number}\n" for number in random.Random(seed).choices(range(1, 4), k=30))
        games = [Referee(game(name), IdentityDealer(name, seed, identity)) for identity in range(8)]
        assert len({at.observation(Seat.JACK).jack for at in games}) == 8
        screens = {re.split("Jack is |The alibi card is ", printed(at, PLAYERS, lines))[0] for at in games}
        assert len(screens) == 1
        assert "Jack to act." in screens.pop()


def test_a_secret_is_shown_on_a_shared_screen_when_its_owner_asks() -> None:
    at = Referee(game("classic"), IdentityDealer("classic", 4, 2))
    jacks = at.observation(Seat.JACK).jack
    shown: list[str] = []

    def answer() -> str:
        if at.actor is Seat.JACK:
            shown.append("secret")
            return "secret" if len(shown) == 1 else "quit"
        return "1"

    out = printed(at, PLAYERS, Typist(answer))
    assert out.count(f"You are {jacks}.") == 1


def test_a_shared_screen_lists_what_jack_might_do_for_all_an_onlooker_knows() -> None:
    """Only Jack's own character can leave: a list with `leave` in it must not tell who he is."""
    offered_in_vain = 0
    for seed in range(30):
        at = referee("classic", seed)
        out = io.StringIO()
        typing = typist(at, seed)

        def answer(at: Referee = at, out: io.StringIO = out, typing: Typist = typing) -> str:
            nonlocal offered_in_vain
            assert at.actor is not None
            shown = out.getvalue().rpartition(" to act. ")[2]
            legal = [at.game.action_to_text(action) for action in at.legal_actions(at.actor)]
            assert all(text.partition(" ")[0] in shown for text in legal)
            offered_in_vain += "leave " in shown and not any(text.startswith("leave ") for text in legal)
            return typing.readline().strip()

        PlainTable(at, {}, Keeper(None), Typist(answer), out).play()
    assert offered_in_vain
