"""Making players: from descriptors, with a number where they take one; whatever is wrong is said in one line."""

from dataclasses import replace

import pytest

from whitechapel.core import Descriptor, Level, describe
from whitechapel.players import AnyView, Limit, Player, SpecError, check_player, player, strongest
from whitechapel.players import catalogue as catalogue_module
from whitechapel.players.contract import made, takes_number


class Numbered:
    def __init__(self, budget: int, *, seed: int) -> None:
        self.made_with = (budget, seed)

    def choose(self, view: AnyView, limit: Limit) -> int:  # noqa: ARG002
        return view.legal_actions[0]


class Plain:
    """Takes neither seed nor game; limits have a default."""

    def choose(self, view: AnyView, limit: Limit = Limit()) -> int:  # noqa: ARG002, B008
        return view.legal_actions[0]


class Broken(Plain):
    def __init__(self) -> None:
        raise OSError("no model file")


class Old:
    def choose(self, observation: object, legal_actions: tuple[int, ...], limit: Limit) -> int:  # noqa: ARG002
        return legal_actions[0]


class OldAtGym:
    def choose(self, observation: object, legal_actions: tuple[int, ...]) -> int:  # noqa: ARG002
        return legal_actions[0]


def test_a_class_says_itself_whether_it_takes_a_number() -> None:
    assert takes_number(Numbered)
    assert not takes_number(Plain)
    new = made(Numbered, "numbered:5", 5, game="pocket", seed=7)
    assert isinstance(new, Numbered)
    assert new.made_with == (5, 7)


@pytest.mark.parametrize("own", [Old, OldAtGym])
def test_a_player_of_the_first_version_is_told_what_changed(own: type) -> None:
    with pytest.raises(SpecError, match=r"player of version 0\.1: .*; expected choose\(view, limit\)") as refused:
        check_player(own(), "mine")
    assert "\n" not in str(refused.value)


def test_what_has_no_choose_is_no_player() -> None:
    with pytest.raises(SpecError, match="is not a player"):
        check_player(object(), "mine")


def test_a_player_that_cant_be_made_is_an_error_never_another_player() -> None:
    with pytest.raises(SpecError, match="can't be loaded: OSError: no model file"):
        made(Broken, "broken", game="pocket", seed=0)


@pytest.fixture
def described(monkeypatch: pytest.MonkeyPatch) -> Descriptor:
    """A game like Pocket with players and levels that can't be made."""
    wrong = replace(
        describe("pocket"),
        players={"missing": "whitechapel.nowhere:Nobody", "broken": f"{__name__}:Broken", "plain": f"{__name__}:Plain"},
        levels=(Level("missing"), Level("plain", careless=10), Level("plain", seconds=0.5)),
    )
    monkeypatch.setattr(catalogue_module, "describe", lambda _game: wrong)
    return wrong


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("missing", "'missing' can't be made: 'whitechapel.nowhere:Nobody' can't be loaded"),
        ("broken", "'broken' can't be loaded: OSError: no model file"),
        ("level:1", "'missing' can't be made"),
        ("level:2", "'level:2' can't be made: plain can't explain itself"),
        ("level:4", "'level:4' is not a level of pocket; expected level:1 to level:3"),
        ("plain:3", "'plain:3' can't be read; expected plain"),
        ("greedy", "'greedy' is not a player of pocket; expected one of uniform, missing, broken, plain, level:NUMBER"),
    ],
)
@pytest.mark.usefixtures("described")
def test_what_a_descriptor_names_wrongly_is_said(spec: str, why: str) -> None:
    with pytest.raises(SpecError) as refused:
        player(spec, game="pocket")
    assert str(refused.value).startswith(why)


@pytest.mark.usefixtures("described")
def test_the_uniform_player_plays_every_game_and_levels_come_from_the_descriptor() -> None:
    asked: list[Player] = [player(spec, game="pocket") for spec in ("uniform", "plain", "level:3")]
    assert len(asked) == 3
    assert strongest("pocket") == "level:3"
