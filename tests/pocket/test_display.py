"""What a table draws beyond the position, and previews of actions."""

import random

from whitechapel import pocket
from whitechapel.core import Match, Seat, SeededDealer

# The worked example of the rules page, in a turn of its own.
POSITION = (
    "game=pocket;phase=action;turn=3;"
    "tiles=-madame:W,stealthy:N,-smith:E,pizer:E,lestrade:S,goodley:W,gull:N,-lane,bert:N;"
    "detectives=0,5,7;tokens=alibi*,watson*,rotation*,joker;rotated=pizer;time=DD;drawn=;revealed=madame,smith;chase=0;"
    "jack=gull;cards="
)


def test_sights_are_listed_nearest_first() -> None:
    observation = pocket.observe(pocket.position_from_text(POSITION), Seat.DETECTIVE)
    sights = {sight["detective"]: sight["cells"] for sight in pocket.display(observation)["sights"]}
    assert sights == {"holmes": [0, 3], "watson": [8, 7, 6], "toby": [7]}


def test_the_split_names_all_suspects_once() -> None:
    observation = pocket.observe(pocket.position_from_text(POSITION), Seat.DETECTIVE)
    shown = pocket.display(observation)
    assert shown["seen"] == ["bert", "gull", "pizer"]
    assert shown["hidden"] == ["goodley", "lestrade", "stealthy"]


def test_a_preview_shows_the_board_before_the_appeal_clears_anybody() -> None:
    observation = pocket.observe(pocket.position_from_text(POSITION), Seat.DETECTIVE)
    shown = pocket.preview(observation, pocket.action_from_text("joker toby"))
    assert shown is not None
    assert shown["detectives"] == {"holmes": 0, "watson": 5, "toby": 8}
    assert sum(tile["suspect"] for tile in shown["tiles"] if tile is not None) == 6


def test_a_card_has_no_preview() -> None:
    match = Match(pocket, SeededDealer(1))
    assert pocket.preview(match.observation(Seat.DETECTIVE), pocket.action_from_text("alibi")) is None


def test_previews_agree_with_what_then_happens() -> None:
    rng = random.Random(4)
    compared = 0
    for seed in range(20):
        match = Match(pocket, SeededDealer(seed))
        while (seat := match.actor) is not None:
            before = match.observation(seat)
            action = rng.choice(match.legal_actions)
            shown = pocket.preview(before, action)
            match.play(seat, action)
            after = match.observation(Seat.SPECTATOR)
            if shown is not None and after.turn == before.turn and match.outcome is None:
                position = pocket.position_to_json(after)
                assert {name: position[name] for name in ("tiles", "detectives", "rotated")} | {
                    "display": pocket.display(after)
                } == shown | {"display": shown["display"] | {"next_tokens": list(after.next_tokens)}}
                compared += 1
    assert compared > 100


def test_everybody_is_told_how_many_hourglasses_jack_may_have() -> None:
    drawn = POSITION.replace("time=DD;drawn=;revealed=madame,smith", "time=DJ;drawn=2;revealed=madame")
    state = pocket.position_from_text(drawn.replace("cards=", "cards=smith"))
    shown = {seat: pocket.display(pocket.observe(state, seat)) for seat in (Seat.JACK, Seat.DETECTIVE, Seat.SPECTATOR)}
    assert {tuple(each["hourglass_range"]) for each in shown.values()} == {(1, 2)}
    assert shown[Seat.JACK]["hourglasses"] == 2
    assert "hourglasses" not in shown[Seat.DETECTIVE]


def test_jack_is_told_how_many_suspects_are_left_to_the_investigator() -> None:
    state = pocket.position_from_text(POSITION)
    assert pocket.display(pocket.observe(state, Seat.JACK))["believed"] == [6, 6]
    assert "believed" not in pocket.display(pocket.observe(state, Seat.DETECTIVE))


def test_jacks_true_hourglasses_are_always_in_the_range_and_at_the_end_they_are_the_range() -> None:
    rng = random.Random(6)
    for seed in range(20):
        match = Match(pocket, SeededDealer(seed))
        while (seat := match.actor) is not None:
            shown = pocket.display(match.observation(Seat.JACK))
            least, most = shown["hourglass_range"]
            assert least <= shown["hourglasses"] <= most
            match.play(seat, rng.choice(match.legal_actions))
        shown = pocket.display(match.observation(Seat.SPECTATOR))
        assert shown["hourglass_range"] == [shown["hourglasses"]] * 2
