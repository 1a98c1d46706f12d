"""What a table shows and says of Mr. Jack Pocket, and how its actions are picked."""

from tests.rules.pocket.table import AT_THE_START, played, table
from whitechapel import pocket
from whitechapel.core import Event, Match, Seat
from whitechapel.core.messages import Message
from whitechapel.core.narration import narrated
from whitechapel.core.story import Beat, Choice, Choices
from whitechapel.pocket import State
from whitechapel.pocket.story import beats, choices, ending
from whitechapel.words import Words

WORDS = Words(plain_signs=True)
INVESTIGATOR = Message("seat-detective", {"game": "pocket"})
JACK = Message("seat-jack", {"game": "pocket"})


def told(state: State, action: str, viewer: Seat = Seat.SPECTATOR) -> tuple[Beat, ...]:
    """What a viewer is told of an action."""
    number = pocket.action_from_text(action)
    actor = pocket.actor(state)
    assert actor is not None
    seen = number if pocket.sees(state, number, viewer) else None
    after = pocket.apply(state, number)
    return beats(pocket.observe(state, viewer), Event(actor, seen), pocket.observe(after, viewer))


def said(found: tuple[Beat, ...]) -> list[str]:
    return [beat.message.id for beat in found if beat.message is not None]


def test_the_district_is_laid_out_tile_by_tile_and_said_once() -> None:
    laid = [beat for _, found in narrated(Match("pocket", seed=1)) for beat in found if beat.kind == "set-up"]
    assert [beat.places for beat in laid] == [(f"tile-{cell}",) for cell in range(9)]
    assert [beat.message for beat in laid] == [None] * 8 + [Message("log-tiles")]


def test_a_detective_goes_from_his_space_to_another() -> None:
    beat, _ = told(table(), "toby 2")
    assert beat == Beat(
        "action",
        Message("log-toby", {"who": INVESTIGATOR, "steps": 2}),
        "detective",
        ("space-7", "space-9"),
        ("toby",),
    )


def test_a_rotation_touches_one_tile_and_an_exchange_two() -> None:
    turned, *_ = told(table(), "rotation 4 3")
    assert (turned.places, turned.people) == (("tile-4",), ("lestrade",))
    assert turned.message == Message("log-rotation", {"who": INVESTIGATOR, "area": Message("area-4"), "quarters": 3})
    swapped, *_ = told(table(tokens="alibi toby exchange joker"), "exchange 0 8")
    assert (swapped.places, swapped.people) == (("tile-0", "tile-8"), ("bert", "stealthy"))


def test_a_joker_may_move_nobody() -> None:
    state = played(table(tokens="holmes toby exchange joker"), "holmes 1")
    moved, *_ = told(state, "joker watson")
    assert (moved.places, moved.people) == (("space-3", "space-4"), ("watson",))
    (stayed,) = told(state, "joker nobody")
    assert (said((stayed,)), stayed.places, stayed.actor) == (["log-joker-nobody"], (), "jack")


def test_the_investigators_card_is_shown_and_clears_its_character() -> None:
    card, cleared = told(played(table(), "alibi"), "card gull")
    assert card == Beat("card", Message("log-card", {"name": Message("name-gull")}), "chance", people=("gull",))
    assert (cleared.kind, cleared.places, cleared.people) == ("cleared", ("tile-2",), ("gull",))


def test_jacks_card_is_face_down_for_all_but_him() -> None:
    state = played(table(), "toby 1", "alibi")
    assert told(state, "card gull") == (Beat("card", Message("log-card-hidden"), "chance"),)
    (own,) = told(state, "card gull", Seat.JACK)
    assert (own.secret, own.hidden, own.people) == (True, Message("log-card-hidden"), ("gull",))


def test_the_fourth_action_is_followed_by_the_appeal_step_by_step() -> None:
    state = played(table(tokens="holmes toby exchange joker"), "holmes 1", "toby 1", "joker nobody")
    found = tuple(beat for beat in told(state, "exchange 0 1") if beat.kind != "change")
    assert [beat.kind for beat in found][:4] == ["action", "appeal", "answer", "reason"]
    appeal = found[1]
    assert set(appeal.people) <= set(state.suspects)
    assert appeal.message == Message("log-appeal", {"names": tuple(Message(f"name-{name}") for name in appeal.people)})
    after = played(state, "exchange 0 1")
    gone = [name for name in state.suspects if name not in after.suspects]
    cleared = [beat for beat in found if beat.kind == "cleared"]
    assert sorted(beat.people[0] for beat in cleared[:-1]) == gone
    assert cleared[-1].message == Message("log-suspects-left", {"count": len(after.suspects)})
    token = found[found.index(cleared[-1]) + 1]
    assert token == Beat("token", Message("log-token", {"who": INVESTIGATOR, "turn": 1}), "detective")


def test_an_action_that_changes_who_is_seen_says_so() -> None:
    _, change = told(table(), "toby 2")
    assert (change.kind, change.people) == ("change", ("pizer", "smith", "stealthy"))
    assert change.places == ("tile-6", "tile-7", "tile-8")
    assert WORDS.sentence(change.message or "") == "Now in sight: John Pizer, John Smith and Miss Stealthy."


def test_an_action_that_changes_nothing_for_the_suspects_says_nothing_of_it() -> None:
    assert [beat.kind for beat in told(table(), "alibi")] == ["action"]


def test_the_answer_is_followed_by_the_reason_why_who_is_cleared() -> None:
    before = played(table(tokens="holmes toby exchange joker"), "holmes 1", "toby 1", "joker nobody")
    (seen,) = (beat for beat in told(before, "exchange 0 1") if beat.kind == "reason")
    assert seen.people == tuple(name for name in before.suspects if name != "pizer")
    assert WORDS.sentence(seen.message or "").startswith("Seen: Jeremy Bert, Sgt Goodley, ")
    assert WORDS.sentence(seen.message or "").endswith(" stood out of view, so none of them is Mr. Jack.")
    hidden = played(table(tokens="holmes toby exchange joker", jack="bert"), "holmes 1", "toby 1", "joker nobody")
    (unseen,) = (beat for beat in told(hidden, "exchange 0 1") if beat.kind == "reason")
    assert WORDS.sentence(unseen.message or "") == "Not seen: John Pizer stood in view and is not Mr. Jack."


def test_the_chase_and_the_end_come_last_and_an_appeal_says_who_is_in_sight() -> None:
    kinds = set()
    nobody_in_sight = set()
    for seed in range(60):
        match = Match("pocket", seed=seed)
        while match.actor is not None:
            match.push(match.legal_actions[seed % len(match.legal_actions)])
        told_of = [found for _, found in narrated(match, Seat.SPECTATOR)]
        story = [[beat.kind for beat in found] for found in told_of]
        for appeal in (beat for found in told_of for beat in found if beat.kind == "appeal"):
            assert (appeal.message == Message("log-appeal-nobody")) == (appeal.people == ())
            nobody_in_sight.add(appeal.people == ())
        assert story[-1][-1] == "end"
        for told_kinds in story:
            kinds.update(told_kinds)
            assert "chase" not in told_kinds or told_kinds[-1] == "chase"
    assert {"chase", "token", "throw"} <= kinds
    assert nobody_in_sight == {True, False}


def test_the_end_says_who_won_and_why_who_jack_was_and_his_cards() -> None:
    match = Match("pocket", seed=2)
    while match.actor is not None:
        match.push(match.legal_actions[-1])
    outcome = match.outcome
    assert outcome is not None
    lines = ending(outcome, match.observation(Seat.SPECTATOR))
    assert [line.id for line in lines[:3]] == ["wins", f"reason-{outcome.reason}", "jack-was"]
    assert [line.id for line in ending(outcome, pocket.observe(table(), Seat.DETECTIVE))] == [
        "wins",
        f"reason-{outcome.reason}",
    ]


def offered(state: State) -> Choices:
    actor = pocket.actor(state)
    assert actor is not None
    return choices(pocket.observe(state, actor), pocket.legal_actions(state))


def test_tokens_are_picked_by_their_letters() -> None:
    tree = offered(table(AT_THE_START, tokens="alibi toby rotation joker"))
    assert [(choice.pick, tree.picks[choice.pick].key) for choice in tree.next] == [
        ("alibi", "a"),
        ("toby", "t"),
        ("joker", "j"),
        ("rotation", "r"),
    ]
    assert tree.asks == "pick-token"
    assert tree.next[0] == Choice("alibi", "alibi")


def test_targets_stand_where_they_are_on_the_board() -> None:
    tree = offered(table(tokens="alibi toby rotation joker"))
    picks = tree.picks
    assert (picks["toby-1"].place, picks["toby-2"].place, picks["joker-holmes"].place) == (
        "space-8",
        "space-9",
        "space-0",
    )
    assert picks["tile-4"].place == "tile-4"
    assert picks["tile-4"].label == Message(
        "target-area", {"area": Message("area-4"), "name": Message("name-lestrade")}
    )
    assert "joker-nobody" not in picks
    nobody = offered(played(table(tokens="alibi toby rotation joker"), "toby 1")).picks["joker-nobody"]
    assert (nobody.label, nobody.place) == (Message("target-joker-nobody"), "")


def test_a_tile_is_picked_before_its_turn_and_two_tiles_in_either_order() -> None:
    tree = offered(table(tokens="holmes toby exchange rotation"))
    by_name = {choice.pick: choice for choice in tree.next}
    tile = by_name["rotation"].next[4]
    assert (tile.pick, tile.asks) == ("tile-4", "pick-turn")
    assert [turn.action for turn in tile.next] == ["rotation 4 1", "rotation 4 2", "rotation 4 3"]
    first = {choice.pick: choice for choice in by_name["exchange"].next}
    assert first["tile-2"].asks == "pick-second"
    assert {choice.pick: choice.action for choice in first["tile-2"].next}["tile-0"] == "exchange 0 2"
    assert {choice.pick: choice.action for choice in first["tile-0"].next}["tile-2"] == "exchange 0 2"


def test_a_lone_token_is_not_asked_for() -> None:
    tree = offered(played(table(tokens="holmes toby exchange joker"), "holmes 1", "joker nobody", "exchange 0 1"))
    assert (tree.asks, [choice.action for choice in tree.next]) == ("pick-target", ["toby 1", "toby 2"])
