"""What every game's coach must do, whatever it says."""

import random
from collections.abc import Iterator

from whitechapel.core import PLAYERS, AnyGame, AnyState, Match, Seat, SeededDealer
from whitechapel.core.coach import Coach, Coaching, Tip, coach_of, coaching
from whitechapel.core.messages import Message
from whitechapel.words import LANGUAGES, Words

WORDS = Words(plain_signs=True)


def tip_of(game: AnyGame, state: AnyState) -> Tip:
    """What the coach says to whoever is to act."""
    found = _coach(game).tip(game.observe(state, _actor(game, state)), game.legal_actions(state))
    assert found is not None
    return found


def said_of(game: AnyGame, state: AnyState) -> str:
    """The same as a sentence."""
    return WORDS.sentence(tip_of(game, state).message)


def good_of(game: AnyGame, state: AnyState) -> set[str]:
    """The actions that do what the coach says."""
    return {game.action_to_text(action) for action in tip_of(game, state).good}


def purpose_of(game: AnyGame, state: AnyState, action: str) -> str:
    """What an action of whoever is to act is good for, as a sentence."""
    known = game.observe(state, _actor(game, state))
    return WORDS.sentence(_coach(game).purpose(known, game.action_from_text(action)))


def _coach(game: AnyGame) -> Coach:
    coach = coach_of(game.NAME)
    assert coach is not None
    return coach


def _actor(game: AnyGame, state: AnyState) -> Seat:
    actor = game.actor(state)
    assert actor is not None
    return actor


def followed(game: AnyGame, seeds: range) -> Iterator[tuple[Match, Seat | None, Coaching]]:
    """Every moment of games in which the coach is followed now and then: the match, who acts, what was said."""
    for seed in seeds:
        match, rng = Match(game, SeededDealer(seed)), random.Random(seed)
        while (seat := match.actor) is not None:
            said = coaching(match, seat)
            yield match, seat, said
            good = said.tip.good if said.tip else ()
            match.play(seat, rng.choice(good if good and rng.random() < 0.6 else match.legal_actions))
        for player in PLAYERS:
            yield match, None, coaching(match, player)


def check_every_tip(game: AnyGame, names: set[str]) -> None:
    """The seat to act gets one sentence, whose good actions are legal; the other seat gets none; all these come up."""
    found = set()
    for match, seat, said in followed(game, range(30)):
        if seat is None:
            assert said.tip is None
            assert len(said.review) == 3
            splits = [one.args["turn"] for one in said.review if one.id in ("review-good-split", "review-try-split")]
            assert len(splits) == len(set(splits))  # what was well done is not to be done better
            found |= {message.id for message in said.review}
            continue
        assert said.tip is not None
        assert set(said.tip.good) <= set(match.legal_actions)
        assert coaching(match, seat.opponent) == coaching(match, Seat.SPECTATOR) == Coaching()
        found.add(said.tip.message.id)
    assert found >= names


def check_all_languages_say_it(game: AnyGame) -> None:
    """No gap stays open in any language, and a tip is short."""
    said: dict[str, Message] = {}
    for _, _, coached in followed(game, range(12)):
        said |= {one.id: one for one in (*coached.review, *((coached.tip.message,) if coached.tip else ()))}
    for language in LANGUAGES:
        texts = [Words(language).sentence(message) for message in said.values()]
        assert not [text for text in texts if "{" in text or "$" in text or len(text) > 200]


def check_equal_in_all_worlds(game: AnyGame) -> None:
    """A tip is the same in all worlds that a seat can't tell apart."""
    coach = _coach(game)
    for match, seat, said in followed(game, range(4)):
        if seat is None:
            continue
        for world, _ in list(game.worlds(match.observation(seat)))[:12]:
            assert coach.tip(game.observe(world, seat), game.legal_actions(world)) == said.tip
