"""What a table shows and says of Mr. Jack, and how its steps are picked."""

import pytest

from tests.rules.classic.scenes import chosen, scene, step
from whitechapel import classic
from whitechapel.classic.state import State
from whitechapel.classic.story import beats, choices, ending
from whitechapel.core import Event, Seat
from whitechapel.core.messages import Message
from whitechapel.core.story import Beat, Choices, reason_beat
from whitechapel.words import Words

SMITH = Message("name-smith")
DETECTIVE = Message("seat-detective", {"game": "classic"})


def told(state: State, action: str, viewer: Seat = Seat.SPECTATOR) -> tuple[Beat, ...]:
    """What a viewer is told of a step."""
    number = classic.action_from_text(action)
    actor = classic.actor(state)
    assert actor is not None
    seen = number if classic.sees(state, number, viewer) else None
    after = classic.apply(state, number)
    return beats(classic.observe(state, viewer), Event(actor, seen), classic.observe(after, viewer))


def test_jacks_identity_is_his_alone() -> None:
    hidden = Message("log-identity-hidden", {"game": "classic"})
    assert told(classic.initial(), "identity gull") == (Beat("identity", hidden, "chance"),)
    (own,) = told(classic.initial(), "identity gull", Seat.JACK)
    assert own == Beat(
        "identity",
        Message("log-identity", {"name": Message("name-gull"), "game": "classic"}),
        "chance",
        people=("gull",),
        secret=True,
        hidden=hidden,
    )


def test_the_cards_of_a_round_are_named() -> None:
    (beat,) = told(step(classic.initial(), "identity gull"), "shuffle bert goodley gull holmes")
    assert (beat.kind, beat.people) == ("shuffle", ("bert", "goodley", "gull", "holmes"))


@pytest.mark.parametrize(
    ("card", "action", "message", "places", "people"),
    [
        ("smith", "move f7", "log-move", ("hex-g8", "hex-f7"), ("smith",)),
        ("smith", "lamp f5>h4", "log-lamp", ("hex-f5", "hex-h4"), ("smith",)),
        ("lestrade", "cordon NE>SE", "log-cordon", ("exit-NE", "exit-SE"), ("lestrade",)),
        ("bert", "cover b1>k9", "log-cover", ("hex-b1", "hex-k9"), ("bert",)),
        ("gull", "swap smith", "log-swap", ("hex-e9", "hex-g8"), ("gull", "smith")),
        ("goodley", "whistle watson>i5", "log-whistle", ("hex-i4", "hex-i5"), ("goodley", "watson")),
    ],
)
def test_a_step_tells_from_where_to_where_and_who(
    card: str, action: str, message: str, places: tuple[str, ...], people: tuple[str, ...]
) -> None:
    beat, *_ = told(chosen(card), action)
    assert beat.message is not None
    assert (beat.kind, beat.actor, beat.message.id) == ("action", "detective", message)
    assert (beat.places, beat.people) == (places, people)


def test_a_card_that_is_played_points_at_its_figure() -> None:
    (beat,) = told(scene("smith"), "play smith")
    assert beat.message == Message("log-play", {"who": DETECTIVE, "name": Message("name-smith")})
    assert (beat.places, beat.people) == (("hex-g8",), ("smith",))


def test_the_lantern_turns_where_watson_stands() -> None:
    (beat,) = told(step(chosen("watson"), "move h6"), "face SE")
    assert beat == Beat(
        "action", Message("log-face", {"facing": Message("facing-SE")}), "detective", ("hex-h6",), ("watson",)
    )


def test_an_alibi_card_is_seen_by_the_side_that_took_it() -> None:
    state = step(chosen("holmes"), "move g6")
    (own,) = told(state, "card bert", Seat.DETECTIVE)
    assert (own.kind, own.secret, own.people) == ("card", True, ("bert",))
    for viewer in (Seat.JACK, Seat.SPECTATOR):
        assert told(state, "card bert", viewer) == (Beat("card", Message("log-card-hidden"), "chance"),)


def test_the_last_play_of_a_round_is_followed_by_the_call_for_witnesses() -> None:
    state = chosen("stealthy", side="jack", last=True, round_=2)
    found = told(state, "move a4")
    kinds = [beat.kind for beat in found]
    assert kinds[:4] == ["action", "appeal", "answer", "reason"]
    assert kinds[-2:] == ["cleared", "lamp"]
    after = step(state, "move a4")
    assert found[2].message == Message(f"log-{after.witness}")
    gone = [name for name in state.suspects if name not in after.suspects]
    assert [beat.people for beat in found if beat.kind == "cleared"] == [*((name,) for name in gone), ()]
    assert found[-1] == Beat("lamp", Message("log-lamp-out", {"number": 2, "hex": "l11"}), places=("hex-l11",))


def test_the_answer_is_followed_by_the_reason_why_who_is_innocent() -> None:
    found = told(chosen("stealthy", side="jack", last=True, round_=2), "move a4")
    (reason,) = (beat for beat in found if beat.kind == "reason")
    assert reason.people == ("bert", "holmes", "lestrade", "smith")
    assert Words().sentence(reason.message or "") == (
        "Not seen: Jeremy Bert, Sherlock Holmes, Insp. Lestrade and John Smith stood in view, so none of them is Jack."
    )


def test_a_step_that_changes_who_is_visible_says_so() -> None:
    _, change = told(chosen("smith"), "move f7")
    assert change == Beat("change", Message("coach-hidden", {"names": SMITH}), places=("hex-f7",), people=("smith",))
    assert [beat.kind for beat in told(chosen("bert"), "cover b1>k9")] == ["action"]


def test_an_answer_that_fits_every_suspect_clears_nobody_and_says_so() -> None:
    assert reason_beat("classic", (), seen=True) == Beat("reason", Message("log-reason-nobody"))


def test_a_late_round_puts_no_lamp_out() -> None:
    found = told(chosen("stealthy", side="jack", last=True, round_=6), "move a4")
    assert "lamp" not in [beat.kind for beat in found]


def test_an_accusation_ends_the_game_without_a_call() -> None:
    state = chosen("bert", places={"gull": "i7"}, jack="gull")
    found = told(state, "accuse gull")
    assert [beat.kind for beat in found] == ["action", "end", "end", "end"]
    assert (found[0].places, found[0].people) == (("hex-i8", "hex-i7"), ("bert", "gull"))
    assert [beat.message.id for beat in found[1:] if beat.message] == ["wins", "reason-right-accusation", "jack-was"]
    assert found[-1].people == ("gull",)


def test_what_is_said_of_the_end_is_what_is_known() -> None:
    state = step(chosen("holmes"), "move g6", "card bert")
    escaped = classic.outcome(step(chosen("bert", places={"gull": "i7"}, jack="smith"), "accuse gull"))
    assert escaped is not None
    lines = {
        viewer: [line.id for line in ending(escaped, classic.observe(state, viewer))]
        for viewer in Seat
        if viewer != Seat.CHANCE
    }
    plain = ["wins", "reason-wrong-accusation"]
    assert lines == {
        Seat.JACK: [*plain, "jack-was"],
        Seat.DETECTIVE: [*plain, "detective-cards-were"],
        Seat.SPECTATOR: plain,
    }
    assert [line.id for line in ending(escaped, state)] == [*plain, "jack-was", "detective-cards-were"]


def offered(state: State) -> Choices:
    actor = classic.actor(state)
    assert actor is not None
    return choices(classic.observe(state, actor), classic.legal_actions(state))


def test_cards_are_picked_by_number_where_their_figures_stand() -> None:
    tree = offered(scene("smith"))
    picks = [tree.picks[choice.pick] for choice in tree.next]
    assert tree.asks == "pick-card"
    assert [pick.key for pick in picks] == ["1", "2", "3", "4"]
    smith = tree.picks["play-smith"]
    assert (smith.place, smith.label) == (
        "hex-g8",
        Message("target-person", {"name": Message("name-smith"), "hex": "g8"}),
    )


def test_what_the_character_does_is_picked_by_number_then_where() -> None:
    tree = offered(chosen("smith"))
    assert (tree.next[0].pick, tree.picks[tree.next[0].pick].key) == ("move", "1")
    verbs = {choice.pick: choice for choice in tree.next}
    assert verbs["lamp"].asks == "pick-target"
    first = {choice.pick: choice for choice in verbs["lamp"].next}
    assert {choice.pick: choice.action for choice in first["hex-f5"].next}["hex-h4"] == "lamp f5>h4"
    assert tree.picks["hex-f5"].place == "hex-f5"


def test_an_accusation_asks_again_and_leaving_is_shown_to_nobody_else() -> None:
    accusing = offered(chosen("bert", places={"gull": "i7"}))
    assert accusing.picks["accuse-gull"].danger
    assert not accusing.picks["accuse"].danger
    leaving = offered(chosen("smith", side="jack", places={"smith": "l6"}, jack="smith"))
    assert leaving.picks["leave"].secret
    assert leaving.picks["exit-SE"].place == "exit-SE"


def test_turning_the_lantern_is_asked_for_at_once() -> None:
    tree = offered(step(chosen("watson"), "move h6"))
    assert (tree.asks, {choice.pick for choice in tree.next}) == (
        "pick-turn",
        {f"facing-{facing}" for facing in ("N", "NE", "SE", "S", "SW", "NW")},
    )
