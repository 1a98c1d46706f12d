"""Messages in a reader's language."""

from random import Random

import pytest

import whitechapel.words
from tests.words.catalogue import LANGUAGES
from whitechapel.core import VIEWERS, Match
from whitechapel.core.messages import Message
from whitechapel.core.narration import narrated
from whitechapel.core.story import story_of
from whitechapel.words import LANGUAGES as NAMED
from whitechapel.words import Words, capital, language_in


def test_a_message_is_said_with_the_messages_in_it() -> None:
    who = Message("seat-detective", {"game": "pocket"})
    said = Message("log-joker", {"who": who, "detective": Message("token-toby")})
    assert Words().say(said) == "the Investigator moves Toby one space with the joker"
    assert Words("pl").say(said) == "Detektyw zagrywa jokera: Toby idzie o jedno pole"


def test_several_things_are_joined_by_commas() -> None:
    tokens = (Message("token-alibi"), Message("token-toby"))
    assert Words().say("log-throw", tokens=tokens).endswith(": Alibi, Toby")


def test_a_sentence_has_a_capital_letter_and_one_full_stop() -> None:
    words = Words()
    assert words.sentence("wins", who=Message("seat-detective", {"game": "classic"})) == "The Detective wins."
    assert words.sentence("log-accuse", who="Jack", name=Message("name-gull")) == "Jack accuses Sir William Gull!"
    assert words.sentence("reason-escape") == words.say("reason-escape")


def test_nothing_else_is_loaded_by_being_asked_for() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Sentences'"):
        whitechapel.words.Sentences  # noqa: B018 - asking is what is tested


def test_a_message_that_is_not_there_is_not_made_up() -> None:
    with pytest.raises(KeyError, match="attic"):
        Words().say("attic")


def test_signs_can_be_plain() -> None:
    assert Words(plain_signs=True).say("loading") == "One moment..."
    assert Words(plain_signs=True).dot == " - "


def test_the_languages_are_those_of_the_catalogues() -> None:
    assert tuple(NAMED) == LANGUAGES


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LC_ALL": "fr_CA", "LANG": "pl_PL"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_in(environment) == language


def test_a_capital_letter_begins_even_nothing() -> None:
    assert (capital("toby"), capital("")) == ("Toby", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_whole_games_can_be_told_and_chosen_in_every_language(game: str, language: str) -> None:
    words, rng, match = Words(language), Random(7), Match(game, seed=7)
    while (seat := match.actor) is not None:
        choices = story_of(game).choices(match.observation(seat), match.legal_actions)
        assert all(words.say(pick.label) for pick in choices.picks.values())
        match.push(rng.choice(match.legal_actions))
    for viewer in VIEWERS:
        for _, beats in narrated(match, viewer):
            sentences = [words.sentence(beat.message) for beat in beats if beat.message]
            assert not any("{" in sentence or "$" in sentence for sentence in sentences)
