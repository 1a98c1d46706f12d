"""What every game's description must do, whatever it says."""

import random

from whitechapel.core import PLAYERS, VIEWERS, AnyGame, Match, Seat, SeededDealer
from whitechapel.core.description import Description, description_of
from whitechapel.words import LANGUAGES, Words

LONGEST = 220
"""Whoever listens forgets the beginning of a sentence that has more letters than this."""


def positions(game: AnyGame, seeds: range) -> list[Match]:
    """Matches broken off at every sixth action of a random player, ended ones among them."""
    found = []
    for seed in seeds:
        match, rng = Match(game, SeededDealer(seed)), random.Random(seed)
        while (seat := match.actor) is not None:
            if match.number % 6 == 0:
                found.append(match.copy())
            match.play(seat, rng.choice(match.legal_actions))
        found.append(match)
    return found


def spoken(description: Description, language: str = "en") -> list[str]:
    """Everything a description says, as sentences."""
    words = Words(language, plain_signs=True)
    said = (*description.overview, *description.sight, *description.places.values())
    return [words.sentence(message) for message in said]


def check_all_languages_say_everything(game: AnyGame) -> None:
    """No gap stays open in any language, for any viewer, and nothing is too long to listen to."""
    for match in positions(game, range(3)):
        for seat in VIEWERS:
            description = description_of(game.NAME, match.observation(seat))
            for language in LANGUAGES:
                said = spoken(description, language)
                assert not [one for one in said if "{" in one or "$" in one]
                places = said[-len(description.places) :]
                assert not [one for one in places if len(one) > LONGEST]


def check_equal_in_all_worlds(game: AnyGame) -> None:
    """What a seat hears is the same in all worlds that it can't tell apart."""
    compared = 0
    for match in positions(game, range(3)):
        for seat in (*PLAYERS, Seat.SPECTATOR):
            told = description_of(game.NAME, match.observation(seat))
            for world, _ in list(game.worlds(match.observation(seat)))[:40]:
                assert description_of(game.NAME, game.observe(world, seat)) == told
                compared += 1
    assert compared > 100
