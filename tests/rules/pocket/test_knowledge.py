"""What each side knows: the public table, Jack's secret, the pile that nobody knows, and fair deductions."""

import pytest

from tests.rules.pocket.last_action import appealed, last_action
from tests.rules.pocket.table import AT_THE_START, played, table
from whitechapel import pocket
from whitechapel.core import VIEWERS, Event, GameRecord, Seat
from whitechapel.pocket import JackObservation, PublicObservation, State
from whitechapel.pocket.pieces import CHARACTERS

PUBLIC_EYES = (Seat.DETECTIVE, Seat.SPECTATOR)


def late_game(jack: str = "gull", cards: str = "madame") -> State:
    """Turn 5: Jack took three time tokens and drew a card in turn 3; Lane's card was revealed."""
    return table(
        AT_THE_START.replace("lane:N", "-lane"), turn=5, time="JDJJ", revealed="lane", drawn="3", cards=cards,
        jack=jack, tokens="alibi toby rotation* rotation", rotated="bert", detectives=(0, 5, 7),
    )  # fmt: skip


@pytest.mark.parametrize("seat", VIEWERS)
def test_the_board_the_detectives_the_tokens_and_the_time_tokens_are_public(seat: Seat) -> None:
    state = late_game()
    observation = pocket.observe(state, seat)
    assert observation.tiles == state.tiles
    assert observation.detectives == (0, 5, 7)
    assert observation.tokens == ("alibi", "toby", "rotation", "rotation")
    assert observation.next_tokens == ("holmes", "watson", "exchange", "joker")
    assert observation.used == (False, False, True, False)
    assert observation.rotated == ("bert",)
    jack, investigator = Seat.JACK, Seat.DETECTIVE
    assert observation.time_tokens == (jack, investigator, jack, jack, None, None, None, None)


@pytest.mark.parametrize("seat", VIEWERS)
def test_cleared_characters_revealed_cards_and_how_many_cards_jack_holds_are_public(seat: Seat) -> None:
    observation = pocket.observe(late_game(), seat)
    assert observation.suspects == tuple(name for name in CHARACTERS if name != "lane")
    assert observation.revealed == ("lane",)
    assert observation.drawn_in == (3,)


def record_of(*events: tuple[Seat, str]) -> GameRecord:
    """A complete record of these events, with what the rules announce after each."""
    state, written = pocket.initial(), []
    for actor, text in events:
        after = played(state, text)
        written.append(Event(actor, pocket.action_from_text(text), pocket.announcement(state, after)))
        state = after
    return GameRecord("pocket", (), tuple(written), pocket.RULES_VERSION)


SET_UP = [
    (Seat.CHANCE, f"tile {tile.replace(':', ' ')}") for tile in AT_THE_START.split()
]  # fmt: skip
TURN_ONE = [
    (Seat.CHANCE, "throw alibi toby rotation rotation"), (Seat.DETECTIVE, "rotation 8 2"), (Seat.JACK, "alibi"),
    (Seat.CHANCE, "card madame"), (Seat.JACK, "toby 2"), (Seat.DETECTIVE, "rotation 4 2"),
]  # fmt: skip


@pytest.mark.parametrize("seat", VIEWERS)
def test_every_action_played_and_every_appeals_answer_are_public(seat: Seat) -> None:
    complete = record_of(*SET_UP, (Seat.CHANCE, "identity gull"), *TURN_ONE)
    seen = complete.for_seat(seat)
    assert [event.announced for event in seen.events if event.announced] == ["unseen"]
    for whole, view in zip(complete.events, seen.events, strict=True):
        assert view.announced == whole.announced
        if whole.actor is not Seat.CHANCE:
            assert view.action == whole.action


def test_jack_alone_knows_his_identity_and_the_cards_he_drew() -> None:
    observation = pocket.observe(late_game(), Seat.JACK)
    assert isinstance(observation, JackObservation)
    assert (observation.jack, observation.cards) == ("gull", ("madame",))
    for seat in PUBLIC_EYES:
        public = pocket.observe(late_game(), seat)
        assert isinstance(public, PublicObservation)
        assert public == pocket.observe(late_game(jack="bert", cards="smith"), seat)
        assert not hasattr(public, "jack")
        assert not hasattr(public, "cards")
        assert not hasattr(public, "hourglasses")


def test_the_record_shows_identity_and_drawn_card_to_jack_alone() -> None:
    complete = record_of(*SET_UP, (Seat.CHANCE, "identity gull"), *TURN_ONE)
    withheld = {
        seat: [number for number, event in enumerate(complete.for_seat(seat).events) if event.action is None]
        for seat in VIEWERS
    }
    assert withheld == {Seat.JACK: [], Seat.DETECTIVE: [9, 13], Seat.SPECTATOR: [9, 13]}


def test_a_card_the_investigator_reveals_is_seen_by_everybody() -> None:
    due = played(table(), "alibi")
    for seat in VIEWERS:
        assert pocket.sees(due, pocket.action_from_text("card gull"), seat)


def test_nobody_knows_the_order_of_the_pile() -> None:
    due = played(late_game(), "toby 1", "rotation 4 1", "alibi")
    assert due.actor is Seat.CHANCE
    assert set(due._fields) == {"district", "table", "secret"}
    pile = [outcome.action for outcome in pocket.chance_outcomes(due)]
    assert [pocket.action_to_text(card) for card in pile] == [
        f"card {name}" for name in CHARACTERS if name not in ("lane", "gull", "madame")
    ]


def cards_jack_may_hold(state: State) -> set[tuple[str, ...]]:
    """As the Investigator can tell."""
    return {world.cards for world, _ in pocket.worlds(pocket.observe(state, Seat.DETECTIVE))}


def test_the_game_going_on_after_an_appeal_proves_that_jacks_total_is_below_6() -> None:
    tiles = AT_THE_START.replace("lane:N", "-lane")
    state = table(tiles, turn=5, time="JJJJ", revealed="lane", drawn="3", cards="smith", jack="gull")
    possible = cards_jack_may_hold(state)
    assert ("madame",) not in possible
    assert possible == {(name,) for name in CHARACTERS if name not in ("lane", "madame")}
    assert all(world.hourglasses < 6 for world, _ in pocket.worlds(pocket.observe(state, Seat.DETECTIVE)))


def test_before_the_next_appeal_that_proof_does_not_reach_a_card_drawn_since() -> None:
    tiles = AT_THE_START.replace("lane:N", "-lane").replace("smith", "-smith")
    state = table(tiles, turn=6, time="JJJDD", revealed="lane smith", jack="gull")
    drawn = played(state, "alibi", "card bert")
    assert ("madame",) in cards_jack_may_hold(drawn)
    quiet = played(drawn, "toby 1", "rotation 4 2", "rotation 8 2")
    assert quiet.phase == 2
    assert ("madame",) not in cards_jack_may_hold(quiet)


def test_with_no_card_drawn_every_suspect_is_as_likely() -> None:
    weights = [weight for _, weight in pocket.worlds(pocket.observe(table(), Seat.DETECTIVE))]
    assert weights == [1] * 9


def test_a_chase_proves_that_jacks_total_was_6_or_more_when_it_began() -> None:
    past = {"time": "JJJ", "revealed": "lane", "drawn": "3", "cards": "madame"}
    before = last_action(4, suspects="bert gull", jack="gull", **past)
    assert cards_jack_may_hold(before) > {("madame",), ("smith",)}
    assert cards_jack_may_hold(appealed(before)) == {("madame",)}


def test_in_the_chase_jacks_identity_is_known_to_all() -> None:
    past = {"time": "JJJ", "revealed": "lane", "drawn": "3", "cards": "madame"}
    chase = appealed(last_action(4, suspects="bert gull", jack="gull", **past))
    for seat in PUBLIC_EYES:
        assert {world.jack for world, _ in pocket.worlds(pocket.observe(chase, seat))} == {"gull"}


def test_a_suspect_who_is_jack_holds_no_card_of_his_own() -> None:
    for world, _ in pocket.worlds(pocket.observe(late_game(), Seat.DETECTIVE)):
        assert world.jack not in world.cards
