"""Verifying a finished game against the deal it was committed to, and everything that gives a forgery away."""

from dataclasses import replace

import pytest

from tests.core.played_games import DEAL, committed_game, seeded_game
from whitechapel import pocket
from whitechapel.core import (
    Deal,
    Event,
    GameRecord,
    RecordError,
    Seat,
    WhitechapelError,
    record_from_text,
    record_to_text,
    sealed,
    states,
    verify,
)

GAME = committed_game()


def with_event(number: int, event: Event) -> GameRecord:
    return replace(GAME, events=(*GAME.events[:number], event, *GAME.events[number + 1 :]))


def refusal(record: GameRecord) -> RecordError:
    with pytest.raises(RecordError) as refused:
        verify(record)
    return refused.value


def test_an_honest_game_is_verified() -> None:
    verify(GAME)
    verify(record_from_text(record_to_text(GAME)))


def test_a_game_that_reveals_no_deal_can_not_be_verified() -> None:
    assert refusal(seeded_game()).why == "reveals no deal"
    assert refusal(replace(GAME, deal=None)).why == "reveals no deal"


def test_another_secret_is_given_away_by_the_commitment() -> None:
    error = refusal(replace(GAME, deal=DEAL._replace(secret=bytes(32))))
    assert error.why == "is not that of the revealed deal"
    assert error.right == Deal(bytes(32), DEAL.salt).commitment


def test_another_salt_is_given_away_by_the_commitment() -> None:
    assert refusal(replace(GAME, deal=DEAL._replace(salt=bytes(16)))).why == "is not that of the revealed deal"


def test_another_commitment_is_given_away_by_the_secret() -> None:
    assert refusal(replace(GAME, commitment="0" * 64)).why == "is not that of the revealed deal"
    assert refusal(replace(GAME, commitment="")).why == "is not that of the revealed deal"


@pytest.mark.parametrize("words", [(), ("fog",), ("gaslight", "fog"), ("fog", "gaslight", "")])
def test_other_words_are_given_away_by_the_cards(words: tuple[str, ...]) -> None:
    error = refusal(replace(GAME, deal=DEAL._replace(words=words)))
    assert error.why == "does not follow from the deal"
    assert str(error.given).startswith("event 1 (chance tile")


@pytest.mark.parametrize("number", [number for number, event in enumerate(GAME.events) if event.actor is Seat.CHANCE])
def test_every_chance_event_must_follow_from_the_deal(number: int) -> None:
    before = [pocket.initial(), *states(GAME)][number]
    for outcome in pocket.chance_outcomes(before):
        if outcome.action != GAME.events[number].action:
            after = pocket.apply(before, outcome.action)
            event = Event(Seat.CHANCE, outcome.action, pocket.announcement(before, after))
            assert refusal(with_event(number, event)).why == "does not follow from the deal"


def test_a_game_that_does_not_replay_is_not_verified() -> None:
    number = next(number for number, event in enumerate(GAME.events) if event.actor is Seat.DETECTIVE)
    assert refusal(with_event(number, Event(Seat.DETECTIVE, 74))).why == "is for chance to decide"
    assert refusal(with_event(number, replace(GAME.events[number], announced="seen"))).why == "announces 'seen'"
    assert refusal(replace(GAME, rules=99)).right == f"rules {pocket.RULES_VERSION}"


def test_each_changed_byte_of_a_record_is_refused() -> None:
    """A change that the form does not even tell apart (a blank line between events) is the same record."""
    for changed in one_letter_changes(record_to_text(GAME)):
        try:
            record = record_from_text(changed)
            verify(record)
        except WhitechapelError:
            continue
        assert record == GAME


def test_another_legal_choice_of_a_player_breaks_the_seal() -> None:
    number = max(number for number, event in enumerate(GAME.events) if event.actor is not Seat.CHANCE)
    before = [pocket.initial(), *states(GAME)][number]
    broken = 0
    for action in pocket.legal_actions(before):
        after = pocket.apply(before, action)
        event = Event(GAME.events[number].actor, action, pocket.announcement(before, after))
        if action != GAME.events[number].action:
            assert refusal(with_event(number, event)).why == "does not belong to this record: it was changed"
            broken += 1
    assert broken > 0


def test_a_game_cut_short_breaks_the_seal() -> None:
    assert refusal(replace(GAME, events=GAME.events[:-1])).why == "does not belong to this record: it was changed"


def test_a_game_without_its_seal_is_not_verified() -> None:
    assert refusal(replace(GAME, seal="")).why == "does not belong to this record: it was changed"
    with pytest.raises(RecordError, match="reveals no deal"):
        sealed(seeded_game())


def one_letter_changes(text: str) -> list[str]:
    return [
        text[:place] + letter + text[place + 1 :]
        for place, old in enumerate(text)
        for letter in (chr(ord(old) ^ 1), chr(ord(old) ^ 16), " ", "\n")
        if letter != old
    ]
