"""Records as text: both ways, and every refusal."""

import pytest

from tests.core.played_games import borrowed_game, committed_game, seeded_game
from whitechapel.core import (
    VIEWERS,
    Deal,
    GameRecord,
    Match,
    RecordError,
    SeededDealer,
    load_game,
    record_from_string,
    record_from_text,
    record_to_text,
)

WHOLE_GAMES = (committed_game(), borrowed_game())
TEXT = record_to_text(committed_game())


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as refused:
        record_from_text(text)
    assert refused.value.why
    return refused.value


@pytest.mark.parametrize(
    "record",
    [seeded_game(), *(game for whole in WHOLE_GAMES for game in (whole, *(whole.for_seat(seat) for seat in VIEWERS)))],
)
def test_a_record_comes_back_from_text(record: GameRecord) -> None:
    assert record_from_text(record_to_text(record)) == record
    assert record_from_string(record_to_text(record)) == record


def test_a_record_with_options_comes_back_from_text() -> None:
    for option in load_game("classic").OPTIONS:
        for value in option.values:
            record = Match(load_game("classic"), SeededDealer(1), **{option.name: value}).record()
            assert record_from_text(record_to_text(record)) == record


@pytest.mark.parametrize("words", [(), ("",), ("", ""), (" fog ", "a : b"), ("?", "words")])
def test_words_come_back_to_the_letter(words: tuple[str, ...]) -> None:
    deal = Deal(bytes(32), bytes(16), words)
    record = GameRecord("pocket", (), (), 1, commitment=deal.commitment, deal=deal)
    assert record_from_text(record_to_text(record)) == record


def test_a_record_reads_as_a_head_a_blank_line_and_one_event_a_line() -> None:
    head, _, events = TEXT.partition("\n\n")
    assert head.splitlines() == [
        "whitechapel record 1",
        "game pocket",
        "rules 1",
        "view complete",
        f"commitment {committed_game().commitment}",
        f"secret {bytes(range(32)).hex()}",
        f"salt {bytes(range(16)).hex()}",
        "words fog",
        "words gaslight",
        f"seal {committed_game().seal}",
    ]
    assert len(events.splitlines()) == len(committed_game().events)
    assert events.startswith("chance tile ")


def test_what_a_seat_did_not_see_is_a_question_mark() -> None:
    lines = record_to_text(committed_game().for_seat(VIEWERS[-1])).splitlines()
    assert "chance ?" in lines


def test_what_was_announced_stands_behind_a_colon() -> None:
    assert TEXT.splitlines()[-1].count(" : ") == 1


def test_lines_may_end_as_on_windows() -> None:
    assert record_from_text(TEXT.replace("\n", "\r\n")) == committed_game()


@pytest.mark.parametrize("title", ["", "whitechapel", "whitechapel record1", "chess record 1"])
def test_a_text_that_begins_otherwise_is_no_record(title: str) -> None:
    error = refusal(TEXT.replace("whitechapel record 1", title))
    assert error.why == "does not begin a record"


@pytest.mark.parametrize("number", ["one", "-1", "1.0", "", "9" * 10, "\u0661"])
def test_what_should_be_a_number_is_one(number: str) -> None:
    assert refusal(TEXT.replace("record 1", f"record {number}")).why == "is not a number"
    assert refusal(TEXT.replace("rules 1", f"rules {number}")).why == "is not a number"


@pytest.mark.parametrize("line", ["colour red", "game pocket", "rules 1", "view complete", "secret 00", "salt 00", "x"])
def test_a_line_that_is_unknown_or_comes_twice_is_refused_with_its_number(line: str) -> None:
    error = refusal(TEXT.replace("\n\n", f"\n{line}\n\n", 1))
    assert (error.given, error.why) == (line, "in line 11 is not a line of the head")


def test_an_option_named_twice_is_refused() -> None:
    text = record_to_text(Match(load_game("classic"), SeededDealer(1)).record())
    line = next(line for line in text.splitlines() if line.startswith("option "))
    assert refusal(text.replace(line, f"{line}\n{line}", 1)).given == line


def test_an_option_pocket_does_not_have_is_refused() -> None:
    assert refusal(TEXT.replace("view", "option fog True\nview", 1)).why == "is not a rule option of pocket"
    assert refusal(TEXT.replace("view", "option fog 12\nview", 1)).why == "is not a rule option of pocket"
    assert refusal(TEXT.replace("view", "option fog thick\nview", 1)).why == "is not a rule option of pocket"


@pytest.mark.parametrize("lost", ["game pocket\n", "view complete\n", "rules 1\n", "salt "])
def test_a_head_that_lacks_a_line_is_refused(lost: str) -> None:
    assert "whitechapel record" in TEXT.replace(lost, "", 1)
    refusal(TEXT.replace(lost, "", 1))


def test_an_event_that_can_not_be_read_is_refused_by_its_number() -> None:
    assert refusal(TEXT.replace("\n\n", "\n\nwatson toby 1\n")).why == "in event 1 is not a seat"
    assert refusal(TEXT.replace("\n\n", "\n\njack toby 3\n")).why == "in event 1 is not an action of pocket"
    assert refusal(TEXT.replace("\n\n", "\n\njack\n")).why == "in event 1 is not an action of pocket"
