"""Components: the characters and their cards, the tiles, the tokens, the detectives' spaces."""

import random

import pytest

from tests.rules.pocket.table import AT_THE_START, THROWS, chances, names_and_walls, played, table
from whitechapel import pocket
from whitechapel.core import Match, Seat, SeededDealer
from whitechapel.core.errors import NotationError
from whitechapel.pocket.pieces import CHARACTERS, HOURGLASSES, TOKENS

HOURGLASSES_ON_THE_PAGE = {
    "lestrade": 0,
    "goodley": 0,
    "bert": 1,
    "pizer": 1,
    "smith": 1,
    "lane": 1,
    "stealthy": 1,
    "gull": 1,
    "madame": 2,
}


def test_there_are_nine_characters() -> None:
    assert set(CHARACTERS) == set(HOURGLASSES_ON_THE_PAGE)
    assert len(CHARACTERS) == 9


@pytest.mark.parametrize(("name", "hourglasses"), HOURGLASSES_ON_THE_PAGE.items())
def test_an_alibi_card_carries_its_hourglasses(name: str, hourglasses: int) -> None:
    jack = "pizer" if name != "pizer" else "smith"
    holding = table(turn=2, tokens="alibi toby rotation rotation", jack=jack)
    drawn = played(holding, "alibi", f"card {name}")
    assert drawn.hourglasses == hourglasses


def test_the_alibi_cards_carry_eight_hourglasses_in_all() -> None:
    assert sum(HOURGLASSES) == 8


@pytest.mark.parametrize("wall", "NESW")
def test_a_suspect_side_has_exactly_one_closed_side_and_three_open(wall: str) -> None:
    middle = AT_THE_START.replace("lestrade:E", f"lestrade:{wall}").replace("goodley:N", "goodley:W")
    middle = middle.replace("madame:W", "madame:N").replace("smith:S", "smith:W")
    from_above, from_the_right, from_below, from_the_left = (
        4 in table(middle, detectives=(space, space, space)).seen_cells for space in (1, 4, 7, 10)
    )
    open_sides = {"N": from_above, "E": from_the_right, "S": from_below, "W": from_the_left}
    assert open_sides == {side: side != wall for side in "NESW"}


def test_a_suspect_side_without_a_wall_does_not_exist() -> None:
    with pytest.raises(NotationError):
        table(AT_THE_START.replace("lane:N", "lane"))


@pytest.mark.parametrize("name", [name for name in CHARACTERS if name not in ("lane", "pizer")])
def test_when_a_tile_is_turned_to_its_empty_side_the_wall_stays_on_the_same_side(name: str) -> None:
    before = table()
    after = played(before, "alibi", f"card {name}")
    assert f"-{name}" in "".join(names_and_walls(after))
    assert [tile.lstrip("-") for tile in names_and_walls(after)] == names_and_walls(before)


def test_lanes_suspect_side_has_one_arm_shut_by_a_barricade() -> None:
    seen_from_above = table(AT_THE_START.replace("lane:N", "lane:E"), detectives=(0, 3, 7))
    stopped = table(AT_THE_START, detectives=(0, 3, 7))
    assert "lane" in seen_from_above.seen_suspects
    assert "lane" not in stopped.seen_suspects


def test_lanes_empty_side_is_a_plain_crossroads_with_no_wall_at_all() -> None:
    after = played(table(), "alibi", "card lane")
    assert names_and_walls(after)[3] == "-lane"
    through = table(
        AT_THE_START.replace("lane:N", "-lane"), turn=2, tokens="holmes watson exchange joker", revealed="lane"
    )
    assert [tile.wall for tile in through.tiles if tile is not None and not tile.suspect] == [4]


def test_the_four_tokens_have_these_fronts_and_backs() -> None:
    assert TOKENS == (("alibi", "holmes"), ("toby", "watson"), ("rotation", "exchange"), ("rotation", "joker"))


@pytest.mark.parametrize("throw", THROWS)
def test_each_two_turn_cycle_offers_every_action_once_and_rotation_twice(throw: tuple[str, ...]) -> None:
    odd = played(table(phase="throw", tokens=""), "throw " + " ".join(throw))
    assert sorted(odd.tokens + odd.next_tokens) == sorted(
        ("holmes", "watson", "toby", "alibi", "exchange", "joker", "rotation", "rotation")
    )


def test_the_even_turns_actions_are_public_as_soon_as_the_odd_turns_throw_is_seen() -> None:
    state = played(table(phase="throw", tokens=""), "throw alibi watson rotation joker")
    for seat in (Seat.JACK, Seat.DETECTIVE, Seat.SPECTATOR):
        assert pocket.observe(state, seat).next_tokens == ("holmes", "toby", "exchange", "rotation")


def test_at_most_four_alibi_cards_are_drawn_in_a_game_so_the_pile_never_runs_out() -> None:
    most = 0
    for seed in range(60):
        match = Match(pocket, SeededDealer(seed))
        rng = random.Random(seed)
        while (seat := match.actor) is not None:
            match.play(seat, rng.choice(match.legal_actions))
        drawn = [event for event in match.record().events if "card" in pocket.action_to_text(event.action or 0)]
        most = max(most, len(drawn))
    assert most == 4


def test_the_fourth_alibi_card_is_drawn_from_a_pile_of_five() -> None:
    state = table(
        turn=7, tokens="alibi toby rotation rotation", revealed="gull", drawn="3 5", cards="bert goodley",
        tiles=AT_THE_START.replace("gull", "-gull"),
    )  # fmt: skip
    assert chances(played(state, "alibi")) == [
        f"card {name}" for name in ("lane", "lestrade", "madame", "smith", "stealthy")
    ]


ABOVE, RIGHT = [(0, 3, 6), (1, 4, 7), (2, 5, 8)], [(2, 1, 0), (5, 4, 3), (8, 7, 6)]
BELOW, LEFT = [(8, 5, 2), (7, 4, 1), (6, 3, 0)], [(6, 7, 8), (3, 4, 5), (0, 1, 2)]


@pytest.mark.parametrize(("space", "line"), list(enumerate(ABOVE + RIGHT + BELOW + LEFT)))
def test_the_spaces_are_numbered_clockwise_from_above_the_left_column(space: int, line: tuple[int, ...]) -> None:
    sideways = "NESW"[(space // 3 + 1) % 4]
    tiles = " ".join(f"{name}:{sideways}" for name in CHARACTERS)
    assert table(tiles, detectives=(space, space, space)).seen_cells == tuple(sorted(line))


def test_there_are_twelve_spaces_and_none_at_the_corners() -> None:
    visited = []
    for space in range(12):
        state = table(tokens="holmes toby rotation rotation", detectives=(space, 3, 7))
        visited.append(played(state, "holmes 1").detectives[0])
    assert visited == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0]


@pytest.mark.parametrize("space", [-1, 12])
def test_there_is_no_thirteenth_space(space: int) -> None:
    with pytest.raises(NotationError):
        table(detectives=(space, 3, 7))
