"""What happened and what may be chosen, as both games tell it: nothing a viewer does not know, nothing left out."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.words.catalogue import messages, text_of
from whitechapel.core import PLAYERS, VIEWERS, AnyGame, Event, IllegalActionError, Match, Seat, load_game
from whitechapel.core.choosing import Choices, walked
from whitechapel.core.messages import Message, Term
from whitechapel.core.narration import beats_of, ending_of, narrated
from whitechapel.core.story import Beat, story_of
from whitechapel.testing.random_play import Transition, random_game, random_options

GAMES = ("pocket", "classic")
CATALOGUE = messages(text_of("en"))
WORLDS_TRIED = 6


def transitions(name: str, games: int = 4) -> Iterator[Transition]:
    """Random games, every second of them drawn out, under all kinds of options."""
    rng = Random(1888)
    rules = load_game(name)
    for number in range(games):
        yield from random_game(rules, rng, random_options(rules, rng), drawn_out=bool(number % 2))


def seen(rules: AnyGame, transition: Transition, viewer: Seat) -> Event:
    visible = rules.sees(transition.before, transition.action, viewer)
    announced = rules.announcement(transition.before, transition.after)
    return Event(transition.actor, transition.action if visible else None, announced)


def told(rules: AnyGame, transition: Transition, viewer: Seat) -> tuple[Beat, ...]:
    before, after = rules.observe(transition.before, viewer), rules.observe(transition.after, viewer)
    return story_of(rules.NAME).beats(before, seen(rules, transition, viewer), after)


def messages_in(term: Term) -> Iterator[Message]:
    for message in term if isinstance(term, tuple) else (term,):
        if isinstance(message, Message):
            yield message
            for inner in message.args.values():
                yield from messages_in(inner)


def other_worlds(rules: AnyGame, transition: Transition, viewer: Seat) -> Iterator[Transition]:
    """The same event in worlds that the viewer can't tell from the true one, before or after it."""
    event, after = seen(rules, transition, viewer), rules.observe(transition.after, viewer)
    worlds = [world for world, _ in rules.worlds(rules.observe(transition.before, viewer))]
    for world in Random(len(worlds)).sample(worlds, min(WORLDS_TRIED, len(worlds))):
        possible = [outcome.action for outcome in rules.chance_outcomes(world)] or rules.legal_actions(world)
        for action in possible if event.action is None else {event.action} & set(possible):
            changed = Transition(world, transition.actor, action, rules.apply_trusted(world, action))
            if rules.observe(changed.after, viewer) == after and seen(rules, changed, viewer) == event:
                yield changed


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_is_the_same_in_all_worlds_a_viewer_cannot_tell_apart(name: str, viewer: Seat) -> None:
    rules = load_game(name)
    compared = 0
    for transition in transitions(name):
        expected = told(rules, transition, viewer)
        for other in other_worlds(rules, transition, viewer):
            assert told(rules, other, viewer) == expected
            compared += other.before != transition.before
    assert compared > 50 or viewer is Seat.JACK


@pytest.mark.parametrize("viewer", [Seat.DETECTIVE, Seat.SPECTATOR])
@pytest.mark.parametrize("name", GAMES)
def test_nobody_but_jack_is_told_who_he_is_before_the_end(name: str, viewer: Seat) -> None:
    rules = load_game(name)
    for transition in transitions(name):
        for beat in told(rules, transition, viewer):
            if beat.kind == "identity":
                assert beat == Beat("identity", Message("log-identity-hidden", {"game": name}), "chance")
            assert not beat.secret or viewer is Seat.DETECTIVE


@pytest.mark.parametrize("name", GAMES)
def test_what_one_seat_alone_knows_can_be_shown_face_down(name: str) -> None:
    rules = load_game(name)
    secret = [
        (beat, told(rules, transition, Seat.SPECTATOR)[0])
        for transition in transitions(name)
        for beat in told(rules, transition, Seat.JACK)
        if beat.secret
    ]
    assert {beat.kind for beat, _ in secret} == {"identity", "card"}
    for beat, public in secret:
        assert beat.hidden == public.message
        assert len(beat.people) == 1
        assert beat.places == public.places == public.people == ()


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_told_and_every_message_is_in_the_catalogue(name: str) -> None:
    rules = load_game(name)
    kinds = Counter[str]()
    for transition in transitions(name, 8):
        for viewer in VIEWERS:
            beats = told(rules, transition, viewer)
            assert beats, rules.action_to_text(transition.action)
            kinds.update(beat.kind for beat in beats)
            for beat in beats:
                assert all(place.startswith(("tile-", "space-", "hex-", "exit-")) for place in beat.places)
                said = [found for part in (beat.message, beat.hidden) if part for found in messages_in(part)]
                for message in said:
                    assert CATALOGUE[message.id].variables <= message.args.keys(), message
    assert kinds.keys() >= {"identity", "action", "card", "appeal", "answer", "cleared", "end"}


@pytest.mark.parametrize("name", GAMES)
def test_an_event_that_ends_no_turn_has_one_beat_and_the_rest_come_in_order(name: str) -> None:
    order = ["change", "card", "cleared", "appeal", "answer", "reason", "cleared", "token", "lamp", "chase", "end"]
    rules = load_game(name)
    for transition in transitions(name, 8):
        kinds = [beat.kind for beat in told(rules, transition, Seat.SPECTATOR)]
        if not rules.announcement(transition.before, transition.after):
            assert len(kinds) == 1 or kinds in (["card", "cleared"], ["action", "change"])
            continue
        rest = iter(order)
        distinct = [kind for at, kind in enumerate(kinds) if at == 0 or kinds[at - 1] != kind]
        assert all(kind in rest for kind in distinct if kind != "action"), kinds


def offered(name: str) -> Iterator[tuple[Any, tuple[int, ...], Choices]]:
    rules = load_game(name)
    for transition in transitions(name):
        legal = rules.legal_actions(transition.before)
        if legal:
            seen_before = rules.observe(transition.before, transition.actor)
            yield seen_before, legal, story_of(name).choices(seen_before, legal)


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_action_can_be_picked_in_one_way_and_two_tiles_in_two(name: str) -> None:
    rules = load_game(name)
    for _, legal, choices in offered(name):
        leaves = Counter(choice.action for choice, _ in walked(choices) if choice.action is not None)
        expected = {text: 1 + text.startswith("exchange") for text in map(rules.action_to_text, legal)}
        assert leaves == expected


@pytest.mark.parametrize("name", GAMES)
def test_a_tree_of_picks_fits_together(name: str) -> None:
    for _, _, choices in offered(name):
        found = [choice for choice, _ in walked(choices)]
        assert {choice.pick for choice in found} == choices.picks.keys()
        assert {choices.asks, *(choice.asks for choice in found if choice.asks)} <= CATALOGUE.keys()
        for choice in found:
            assert (choice.action is None) == bool(choice.next) == bool(choice.asks)
            assert len({following.pick for following in choice.next}) == len(choice.next)
        keys = [choices.picks[choice.pick].key for choice in choices.next if choices.picks[choice.pick].key]
        assert len(set(keys)) == len(keys)
        for pick in choices.picks.values():
            for message in messages_in(pick.label):
                assert CATALOGUE[message.id].variables <= message.args.keys()


@pytest.mark.parametrize("name", GAMES)
def test_a_lone_verb_is_not_asked_for(name: str) -> None:
    rules = load_game(name)
    for _, legal, choices in offered(name):
        texts = [rules.action_to_text(action) for action in legal]
        if len({text.split()[0] for text in texts}) == 1 and all(" " in text for text in texts):
            assert choices.asks != "pick-token"
            assert not any(pick.label.id.startswith(("verb-", "token-")) for pick in choices.picks.values())


@pytest.mark.parametrize("viewer", [None, *VIEWERS])
@pytest.mark.parametrize("name", GAMES)
def test_a_match_its_record_and_a_seats_own_record_tell_the_same(name: str, viewer: Seat | None) -> None:
    rng = Random(3)
    match = Match(name, seed=3)
    while match.actor is not None:
        match.push(rng.choice(match.legal_actions))
    story = list(narrated(match, viewer))
    assert list(narrated(match.record(), viewer)) == story
    assert list(narrated(match.record(viewer))) == story
    assert [beat.message for beat in story[-1][1] if beat.kind == "end"] == list(ending_of(match, viewer))
    assert [event.actor for event, _ in story] == [event.actor for event in match.events]


@pytest.mark.parametrize("name", GAMES)
def test_what_everybody_saw_is_told_to_everybody_alike(name: str) -> None:
    rng = Random(4)
    match = Match(name, seed=4)
    while match.actor is not None:
        match.push(rng.choice(match.legal_actions))
    story = story_of(name)
    public = [history for history in match.history if history.seen_by(Seat.SPECTATOR).action is not None]
    for history in public:
        assert history.before is not None
        for viewer in PLAYERS:
            before, after = history.before.observation(viewer), history.observation(viewer)
            own = story.beats(before, history.seen_by(viewer), after)
            assert beats_of(history, viewer) == beats_of(history, None) == own
    assert len(public) > 10


def test_a_match_that_was_given_up_says_who_won_and_tells_no_secret_to_the_other_side() -> None:
    match = Match("classic", seed=1)
    assert ending_of(match) == ()
    match.resign(Seat.DETECTIVE)
    assert [message.id for message in ending_of(match, Seat.DETECTIVE)] == ["wins", "reason-resignation"]
    assert [message.id for message in ending_of(match)] == ["wins", "reason-resignation", "jack-was"]


def test_a_match_says_why_it_refuses_in_messages_too() -> None:
    match = Match("pocket", seed=1)
    with pytest.raises(IllegalActionError) as refused:
        match.play(Seat.JACK, match.legal_actions[0])
    assert refused.value.reason == Message("why-not-turn")
    match.resign(Seat.JACK)
    with pytest.raises(IllegalActionError) as late:
        match.push(0)
    assert late.value.reason == Message("game-over")
