"""A position of Mr. Jack Pocket in words."""

import pytest

from tests.described import check_all_languages_say_everything, check_equal_in_all_worlds
from whitechapel import pocket
from whitechapel.core import Match, Seat, SeededDealer
from whitechapel.core.description import Description, description_of
from whitechapel.words import Words

WORDS = Words(plain_signs=True)
POSITION = (
    "game=pocket;phase=action;turn=3;"
    "tiles=-madame:W,stealthy:N,-smith:E,pizer:E,lestrade:S,goodley:W,gull:N,-lane,bert:N;"
    "detectives=0,5,7;tokens=alibi*,watson*,rotation*,joker;rotated=pizer;time=DJ;drawn=2;revealed=madame;chase=0;"
    "jack=gull;cards=smith"
)


def _described(seat: Seat, text: str = POSITION) -> Description:
    return description_of("pocket", pocket.observe(pocket.position_from_text(text), seat))


def _overview(seat: Seat, text: str = POSITION) -> list[str]:
    return [WORDS.sentence(message) for message in _described(seat, text).overview]


def _place(name: str, text: str = POSITION) -> str:
    return WORDS.sentence(_described(Seat.DETECTIVE, text).places[name])


def test_every_tile_and_every_space_has_a_text_in_reading_order() -> None:
    places = [f"tile-{cell}" for cell in range(9)] + [f"space-{space}" for space in range(12)]
    assert list(_described(Seat.SPECTATOR).places) == places


def test_a_tile_says_whose_it_is_where_its_wall_is_who_sees_it_and_that_it_was_rotated() -> None:
    assert _place("tile-3") == (
        "Middle left: John Pizer, suspect, wall to the east, seen by Holmes, rotated this turn."
    )
    assert _place("tile-7") == "Bottom middle: Joseph Lane, cleared, no wall, seen by Watson and Toby."
    assert _place("tile-1") == "Top middle: Miss Stealthy, suspect, wall to the north, seen by nobody."


def test_a_space_says_who_stands_there_and_whom_one_sees_from_it() -> None:
    assert _place("space-0") == "Above the left column: Holmes, 2 tiles in view: Madame (cleared) and John Pizer."
    assert _place("space-2") == (
        "Above the right column: empty, 2 tiles in view: John Smith (cleared) and Sgt Goodley."
    )
    assert _place("space-1") == "Above the middle column: empty, nothing in view, a wall is in the way."


def test_two_detectives_on_one_space_are_both_named() -> None:
    together = POSITION.replace("0,5,7", "5,5,7")
    assert _place("space-5", together).startswith("Right of the bottom row: Holmes and Watson,")


def test_areas_are_empty_before_the_district_is_laid_out() -> None:
    described = description_of("pocket", pocket.observe(pocket.initial(), Seat.DETECTIVE))
    assert WORDS.sentence(described.places["tile-4"]) == "Centre: no tile yet."
    assert WORDS.sentence(described.places["space-0"]).endswith(": empty.")
    assert described.sight == ()


def test_sight_has_a_sentence_for_each_detective_and_one_for_those_whom_nobody_sees() -> None:
    assert [WORDS.sentence(message) for message in _described(Seat.DETECTIVE).sight] == [
        "Holmes, above the left column, sees Madame (cleared) and John Pizer.",
        "Watson, right of the bottom row, sees Jeremy Bert, Joseph Lane (cleared) and Sir William Gull.",
        "Toby, below the middle column, sees Joseph Lane (cleared).",
        "Not seen now: Sgt Goodley, Insp. Lestrade and Miss Stealthy.",
    ]


def test_the_overview_begins_with_the_turn_and_says_what_the_investigator_knows() -> None:
    assert _overview(Seat.DETECTIVE) == [
        "Turn 3 of 8, action 4 of 4, the Investigator to play.",
        "6 suspects are left.",
        "Suspects seen now: Jeremy Bert, Sir William Gull and John Pizer.",
        "Not seen now: Sgt Goodley, Insp. Lestrade and Miss Stealthy.",
        "Holmes stands above the left column.",
        "Watson stands right of the bottom row.",
        "Toby stands below the middle column.",
        "Actions left: Joker.",
        "Next turn's actions: Holmes, Toby, Exchange and Rotation.",
        "Mr. Jack has 1 to 2 hourglasses, by his hidden cards; 6 win.",
        "Mr. Jack has drawn one alibi card.",
        "Alibi cards shown: Madame.",
    ]


def test_jack_also_hears_who_he_is_his_hourglasses_and_his_cards() -> None:
    told = _overview(Seat.JACK)
    assert told[1] == "You are Sir William Gull, and you are seen now."
    assert "Mr. Jack has 2 hourglasses; 6 win." in told
    assert "Your alibi cards: John Smith." in told


def test_the_chase_is_said_at_once() -> None:
    chase = (
        "game=pocket;phase=action;turn=6;"
        "tiles=-madame:W,-stealthy:N,-smith:E,-pizer:E,-lestrade:S,-goodley:W,gull:N,-lane,-bert:N;"
        "detectives=0,3,7;tokens=holmes,watson,rotation,joker;rotated=;time=DJJJJ;drawn=1,5;revealed=pizer;chase=5;"
        "jack=gull;cards=goodley,madame"
    )
    assert _overview(Seat.DETECTIVE, chase)[1] == "The chase is on."


def test_all_languages_say_everything() -> None:
    check_all_languages_say_everything(pocket)


def test_what_a_seat_hears_is_the_same_in_all_its_worlds() -> None:
    check_equal_in_all_worlds(pocket)


@pytest.mark.parametrize("seat", [Seat.JACK, Seat.DETECTIVE, Seat.SPECTATOR])
def test_when_it_is_over_everybody_hears_who_jack_was(seat: Seat) -> None:
    match = Match(pocket, SeededDealer(2))
    while (actor := match.actor) is not None:
        match.play(actor, match.legal_actions[0])
    told = [WORDS.sentence(message) for message in description_of("pocket", match.observation(seat)).overview]
    assert told[0] == "The game is over."
    assert told[1].startswith("Mr. Jack was ")
