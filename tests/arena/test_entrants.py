import pytest

from whitechapel.arena import Entrant, EntrantError, entrants, everybody_meets
from whitechapel.players import SpecError

FILE = "tests/arena/own_players.py"


def test_own_players_take_their_place_on_the_list_or_come_last() -> None:
    listed = entrants(["mine", "uniform"], [f"mine={FILE}:First", f"other={FILE}:Illegal"])
    assert [entrant.name for entrant in listed] == ["mine", "uniform", "other"]
    assert listed[0].spec == f"{FILE}:First"


@pytest.mark.parametrize("given", ["mine", "mine=", f"={FILE}:First", "mine=file.py", "mine=uniform"])
def test_an_own_player_needs_a_name_a_file_and_a_class(given: str) -> None:
    with pytest.raises(EntrantError, match=r"expected name=path/to/file\.py:Class"):
        entrants([], [given])


@pytest.mark.parametrize(
    ("listed", "own"),
    [(["mine", "uniform", "mine"], []), (["uniform"], [f"mine={FILE}:First", f"mine={FILE}:Illegal"])],
)
def test_nobody_is_named_twice(listed: list[str], own: list[str]) -> None:
    with pytest.raises(EntrantError, match="'mine' is named twice"):
        entrants(listed, own)


def test_somebody_has_to_take_part() -> None:
    with pytest.raises(EntrantError, match="at least one"):
        entrants([])


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        (f"{FILE}:Nobody", "holds no class Nobody"),
        (f"{FILE}:Mute", "is not a player"),
        (f"{FILE}:Unmakeable", "can't be loaded: OSError: no model file"),
        (f"{FILE}:OfVersion01", r"is a player of version 0\.1: .* is now; expected choose\(view, limit\)"),
        ("tests/arena/nowhere.py:First", "is not there"),
    ],
)
def test_what_is_wrong_with_an_own_player_is_said_before_the_first_game(spec: str, why: str) -> None:
    with pytest.raises(EntrantError, match=why):
        Entrant("mine", spec).check("pocket")


def test_a_spec_that_names_nobody_is_said_so() -> None:
    with pytest.raises(SpecError, match="'moriarty' is not a player of pocket"):
        Entrant("moriarty", "moriarty").check("pocket")


def test_everybody_meets_everybody_once_and_himself_only_if_asked() -> None:
    one, two, three = (Entrant(name, "uniform") for name in "abc")
    assert everybody_meets([one, two, three]) == ((one, two), (one, three), (two, three))
    assert everybody_meets([one, two], mirror=True) == ((one, two), (one, one), (two, two))
    assert everybody_meets([one]) == ((one, one),)
