"""A position of Mr. Jack in words."""

import re

from tests.described import check_all_languages_say_everything, check_equal_in_all_worlds, positions, spoken
from whitechapel import classic
from whitechapel.classic import board, pieces
from whitechapel.core import Match, Seat, SeededDealer
from whitechapel.core.description import Description, description_of
from whitechapel.words import Words

WORDS = Words(plain_signs=True)
MATCH = Match(classic, SeededDealer(1))


def _described(seat: Seat = Seat.DETECTIVE, match: Match = MATCH) -> Description:
    return description_of("classic", match.observation(seat))


def _place(name: str, match: Match = MATCH) -> str:
    return WORDS.sentence(_described(match=match).places[name])


def _overview(seat: Seat, match: Match = MATCH) -> list[str]:
    return [WORDS.sentence(message) for message in _described(seat, match).overview]


def _played(*texts: str) -> Match:
    match = Match(classic, SeededDealer(1))
    for text in texts:
        match.advance(text)
    return match


def test_every_hex_and_every_exit_has_a_text_from_north_to_south() -> None:
    places = list(_described().places)
    assert set(places) == {f"hex-{name}" for name in board.KIND} | {f"exit-{name}" for name in pieces.EXITS}
    assert places[0] == "hex-f10"
    assert places[-5] == "hex-h3"


def test_a_person_is_named_with_what_is_said_of_him_and_why_he_is_seen() -> None:
    where = MATCH.observation(Seat.DETECTIVE).places
    assert re.fullmatch(
        r"[A-M]\d+, .*: Insp\. Lestrade, suspect, seen, lit by the gaslight on \w+, .*streets to the .*\.",
        _place(f"hex-{where['lestrade']}"),
    )
    assert "lantern facing" in _place(f"hex-{where['watson']}")
    assert "Sgt Goodley, suspect, not seen" in _place(f"hex-{where['goodley']}")


def test_gaslights_say_their_number_and_whether_they_are_lit() -> None:
    assert _place("hex-b2") == "B2, south-west: gaslight 1, lit."
    assert _place("hex-f9") == "F9, north: gaslight, unlit."
    assert _place("hex-f5") == "F5, centre: gaslight without a number, lit."


def test_manholes_say_whether_they_are_open() -> None:
    known = MATCH.observation(Seat.DETECTIVE)
    assert all("open manhole" in _place(f"hex-{name}") for name in known.manholes)
    assert all("covered manhole" in _place(f"hex-{name}") for name in known.covers)


def test_exits_say_whether_a_cordon_shuts_them_and_where_one_leaves() -> None:
    assert _place("exit-NE") == "Exit north-east: shut by a cordon, reached from l12."
    assert _place("exit-NW") == "Exit north-west: open, reached from b7."
    assert "north-west exit here" in _place("hex-b7")


def test_an_empty_hex_says_whether_somebody_would_be_seen_there() -> None:
    assert "empty, lit by the gaslight on b2" in _place("hex-a1")
    assert "empty, dark, streets" in _place("hex-i10")
    assert "empty, dark, next to" in " ".join(WORDS.sentence(one) for one in _described().places.values())


def test_houses_and_gardens_are_named() -> None:
    assert _place("hex-d8") == "D8, north-west: houses."
    assert _place("hex-b4") == "B4, west: garden."


def test_sight_gives_the_reason_for_everybody_who_is_visible() -> None:
    told = [WORDS.sentence(message) for message in _described().sight]
    visible = MATCH.observation(Seat.DETECTIVE).visible
    assert len(told) == len(visible) + 1
    assert [WORDS.name(name) in said for name, said in zip(visible, told, strict=False)] == [True] * len(visible)
    assert told[-1] == "Not seen now: Sgt Goodley, Sir William Gull, Miss Stealthy and Dr Watson."


def test_somebody_in_watsons_light_or_beside_another_is_seen_for_that_reason() -> None:
    told = "".join(text for match in positions(classic, range(4)) for text in spoken(_described(match=match)))
    assert "seen, lit by Watson's lantern" in told
    assert "seen, next to" in told
    assert "empty, lit by Watson's lantern" in told


def test_the_overview_begins_with_the_round_and_says_everything_that_lies_open() -> None:
    told = _overview(Seat.DETECTIVE)
    assert told[0] == "Round 1 of 8, character 1 of 4, the Detective to play."
    assert told[1] == "The witness card shows Visible."
    assert told[2] == "8 suspects are left."
    assert [one.partition(":")[0] for one in told[3:]] == [
        "Suspects seen now",
        "Not seen now",
        "On the board",
        "Lit gaslights",
        "Gaslight 1 goes out after this round.",
        "Open exits",
        "Covered manholes",
        "Characters left this round",
        "Characters of the next round",
    ]


def test_the_character_in_play_is_named_and_the_play_counted() -> None:
    card = MATCH.observation(Seat.DETECTIVE).cards_left[0]
    told = _overview(Seat.DETECTIVE, _played(f"play {card}"))
    assert told[0] == "Round 1 of 8, character 1 of 4, the Detective to play."
    assert told[1] == f"{WORDS.name(card)} is being played."


def test_jack_hears_who_he_is_and_whether_he_is_seen_and_others_do_not() -> None:
    jack = MATCH.observation(Seat.JACK)
    seen = "seen" if jack.jack in jack.visible else "not seen"
    assert f"You are {WORDS.name(jack.jack)}, and you are {seen} now." in _overview(Seat.JACK)
    assert not [one for one in _overview(Seat.DETECTIVE) if one.startswith("You are")]


def test_a_seat_hears_its_own_alibi_cards_and_how_many_the_other_took() -> None:
    for seed in range(40):
        match = Match(classic, SeededDealer(seed))
        if "holmes" not in match.observation(Seat.DETECTIVE).cards_left:
            continue
        match.advance("play holmes")
        match.play(Seat.DETECTIVE, match.legal_actions[0])
        card = match.observation(Seat.DETECTIVE).cards[0]
        assert f"Your alibi cards: {WORDS.name(card)}." in _overview(Seat.DETECTIVE, match)
        assert "The Detective: one alibi card." in _overview(Seat.JACK, match)
        assert not [one for one in _overview(Seat.JACK, match) if one.startswith("Your alibi cards")]
        return
    raise AssertionError("Holmes was never among the first cards")


def test_all_languages_say_everything() -> None:
    check_all_languages_say_everything(classic)


def test_what_a_seat_hears_is_the_same_in_all_its_worlds() -> None:
    check_equal_in_all_worlds(classic)


def test_when_it_is_over_it_is_jack_who_was_somebody_as_the_box_calls_him() -> None:
    match = Match(classic, SeededDealer(2))
    while (actor := match.actor) is not None:
        match.play(actor, match.legal_actions[0])
    told = _overview(Seat.SPECTATOR, match)
    assert told[0] == "The game is over."
    assert told[1].startswith("Jack was ")
