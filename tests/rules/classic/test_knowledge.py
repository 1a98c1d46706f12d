"""classic.md, "What each side knows"."""

import pytest

from tests.rules.classic.scenes import chosen, scene, step
from whitechapel import classic
from whitechapel.classic.pieces import CHARACTERS
from whitechapel.core import IllegalActionError, Match, Seat, SeededDealer

NEAR_SE = {"holmes": "m8"}


def test_jack_alone_knows_his_identity() -> None:
    one, other = scene(jack="gull"), scene(jack="bert")
    assert classic.observe(one, Seat.JACK) != classic.observe(other, Seat.JACK)
    for seat in (Seat.DETECTIVE, Seat.SPECTATOR):
        assert classic.observe(one, seat) == classic.observe(other, seat)
        assert classic.position_to_text(classic.observe(one, seat)).count("jack=?") == 1
        assert "jack" not in classic.position_to_json(classic.observe(one, seat))


def test_everybody_knows_how_many_alibi_cards_each_side_took() -> None:
    done = step(chosen("holmes", side="jack"), "move b7", "card bert")
    for seat in (Seat.JACK, Seat.DETECTIVE, Seat.SPECTATOR):
        assert classic.observe(done, seat).taken == (1, 0)


def test_jack_alone_knows_the_cards_he_took_the_detective_his() -> None:
    for side, seat in (("jack", Seat.JACK), ("detective", Seat.DETECTIVE)):
        done = step(chosen("holmes", side=side), "move b7", "card bert")
        for viewer in (Seat.JACK, Seat.DETECTIVE, Seat.SPECTATOR):
            data = classic.position_to_json(classic.observe(done, viewer))
            assert (data.get(f"{side}_cards") == ["bert"]) is (viewer is seat)


def test_jack_knows_nothing_of_the_detectives_card_but_that_it_is_none_of_his() -> None:
    done = step(chosen("holmes", side="detective", jack="gull"), "move b7", "card bert")
    worlds = classic.worlds(classic.observe(done, Seat.JACK))
    assert {world.detective_cards for world, _ in worlds} == {(name,) for name in CHARACTERS if name != "gull"}
    assert {world.jack for world, _ in worlds} == {"gull"}


def test_a_spectator_knows_neither() -> None:
    done = step(chosen("holmes", side="detective", jack="gull", suspects=("gull", "bert")), "move b7", "card smith")
    worlds = classic.worlds(classic.observe(done, Seat.SPECTATOR))
    assert len(worlds) == 2 * 7
    assert worlds.total == 14


def test_mind_the_leak_what_jack_may_do_never_shows_in_what_others_know() -> None:
    own = chosen("holmes", side="jack", jack="holmes", places=NEAR_SE)
    other = chosen("holmes", side="jack", jack="gull", places=NEAR_SE)
    assert classic.legal_actions(own) != classic.legal_actions(other)
    for seat in (Seat.DETECTIVE, Seat.SPECTATOR):
        seen = classic.observe(own, seat), classic.observe(other, seat)
        assert seen[0] == seen[1]
        assert classic.render(seen[0]) == classic.render(seen[1])


def test_legal_actions_go_to_the_seat_to_act_alone() -> None:
    match = Match(classic, SeededDealer(1))
    assert match.actor is Seat.DETECTIVE
    assert match.view(Seat.DETECTIVE).legal_actions
    assert match.view(Seat.JACK).legal_actions == match.view(Seat.SPECTATOR).legal_actions == ()
    with pytest.raises(IllegalActionError) as raised:
        match.play(Seat.JACK, 0)
    assert "leave" not in str(raised.value)


def test_errors_for_the_detective_are_the_same_whoever_jack_is() -> None:
    messages = set()
    for jack in CHARACTERS:
        with pytest.raises(IllegalActionError) as raised:
            step(chosen("holmes", side="detective", jack=jack, places=NEAR_SE), "leave SE")
        messages.add(str(raised.value))
    assert len(messages) == 1


def test_after_the_game_everything_is_revealed() -> None:
    playing = chosen("smith", side="detective", jack="gull")
    done = step(playing, "accuse holmes")
    for seat in (Seat.JACK, Seat.DETECTIVE, Seat.SPECTATOR):
        seen = classic.observe(done, seat)
        assert classic.position_to_json(seen)["jack"] == "gull"
    assert "jack was gull" in classic.announcement(playing, done)
