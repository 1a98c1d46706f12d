import json
from pathlib import Path
from typing import Any

import pytest

from tests.words.catalogue import LANGUAGES
from whitechapel import pocket
from whitechapel.arena import Entrant, Fixture, Terms, play
from whitechapel.cli import main
from whitechapel.core import (
    GameRecord,
    Seat,
    game_names,
    load_game,
    observations,
    record_to_json,
    record_to_text,
    states,
)
from whitechapel.players import Limit
from whitechapel.players.hint import HintError, hint, view_of
from whitechapel.words import Words

UNIFORM = Entrant("uniform", "uniform")


def record(game: str = "pocket") -> GameRecord:
    kept = play(Fixture(0, 0, UNIFORM, UNIFORM, Terms(game, seed=1))).record
    assert kept is not None
    return kept


def positions_to_move(game: str = "pocket") -> list[tuple[int, Any]]:
    """The positions of a game in which a player is to move, each with the number of events before it."""
    rules = load_game(game)
    reached = enumerate(states(record(game)), start=1)
    return [(number, state) for number, state in reached if rules.legal_actions(state)]


@pytest.mark.parametrize("game", game_names())
def test_a_hint_is_a_legal_action_of_the_seat_to_move(game: str) -> None:
    rules = load_game(game)
    for _, state in positions_to_move(game):
        seat = rules.actor(state)
        assert seat is not None
        given = hint(view_of(rules, rules.observe(state, seat)), spec="uniform")
        assert given.seat is seat
        assert given.action in rules.legal_actions(state)


def test_a_player_that_explains_itself_gives_candidates_and_a_reason() -> None:
    _, state = positions_to_move()[0]
    observation = pocket.observe(state, Seat.DETECTIVE)
    given = hint(view_of(load_game("pocket"), observation), spec="greedy")
    assert given.explanation is not None
    assert given.explanation.candidates[0].action == given.action
    reason = given.reason.text
    assert reason.startswith(f"greedy rates {pocket.action_to_text(given.action)} at ")
    assert "suspects seen" in reason
    assert "\n" not in reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_a_message_of_the_catalogue(language: str) -> None:
    words = Words(language)
    _, state = positions_to_move()[0]
    for spec, message in (("greedy", "hint-reason"), ("uniform", "hint-unexplained")):
        told = hint(view_of(load_game("pocket"), pocket.observe(state, Seat.DETECTIVE)), spec=spec).reason.message
        assert told.id == message
        assert "$" not in words.sentence(told)


def test_by_default_the_games_highest_level_is_asked() -> None:
    state = next(state for _, state in positions_to_move() if state.turn == 8 or state.actor is Seat.DETECTIVE)
    given = hint(view_of(load_game("pocket"), pocket.observe(state, state.actor)), limit=Limit(nodes=50))
    assert given.reason.text.startswith("level:8 rates ")


def test_there_is_no_hint_for_the_seat_that_waits_or_after_the_end() -> None:
    game = load_game("pocket")
    _, state = positions_to_move()[0]
    with pytest.raises(HintError, match="leaves the jack nothing to do now"):
        hint(view_of(game, pocket.observe(state, Seat.JACK)), spec="uniform")
    *_, last = states(record())
    with pytest.raises(HintError, match="is over"):
        hint(view_of(game, pocket.observe(last, Seat.JACK)), spec="uniform")


def asked(capsys: pytest.CaptureFixture[str], *given: str) -> dict[str, Any]:
    assert main(["hint", *given, "--player", "greedy", "--json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


def test_positions_and_records_whole_or_as_the_seat_sees_them_give_the_same_hint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    number, state = next((number, state) for number, state in positions_to_move() if state.actor is Seat.JACK)
    whole = asked(capsys, pocket.position_to_text(state))
    assert whole["seat"] == "jack"
    assert len(whole["candidates"]) == 3
    files = {
        "record.txt": record_to_text(record()),
        "record.json": json.dumps(record_to_json(record())),
        "jack.txt": record_to_text(record().for_seat(Seat.JACK)),
        "position.txt": pocket.position_to_text(state) + "\n",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
        after = [] if name == "position.txt" else ["--after", str(number)]
        assert asked(capsys, str(tmp_path / name), *after) == whole
    assert asked(capsys, pocket.position_to_text(pocket.observe(state, Seat.JACK)), "--seat", "jack") == whole


def test_the_detectives_hint_does_not_depend_on_who_jack_is(capsys: pytest.CaptureFixture[str]) -> None:
    _, state = next((number, state) for number, state in positions_to_move() if state.actor is Seat.DETECTIVE)
    worlds = pocket.worlds(pocket.observe(state, Seat.DETECTIVE))
    assert len(worlds) > 1
    assert len({json.dumps(asked(capsys, pocket.position_to_text(world))) for world, _ in worlds}) == 1


def test_for_people_the_best_actions_come_with_one_line_of_reason(capsys: pytest.CaptureFixture[str]) -> None:
    _, state = positions_to_move()[0]
    assert main(["hint", pocket.position_to_text(state), "--player", "greedy", "--count", "2"]) == 0
    first, *candidates, reason = capsys.readouterr().out.splitlines()
    assert first.startswith("detective: ")
    assert len(candidates) == 2
    assert " Odds of winning: about " in reason


def test_bad_input_is_explained_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, state = positions_to_move()[0]
    file = tmp_path / "record.txt"
    file.write_text(record_to_text(record()), encoding="utf-8")
    bytes_file = tmp_path / "bytes"
    bytes_file.write_bytes(b"\xff\xfe\x00")
    seen = pocket.position_to_text(pocket.observe(state, Seat.DETECTIVE))
    bad = [
        (["nowhere.txt"], "No such file"),
        ([str(bytes_file)], "is not a text file"),
        (["game=pocket;nonsense"], "is not a new name=value"),
        (["game=chess;phase=action"], "'chess' is not a game"),
        ([str(file), "--player", "greedy"], "is over"),
        ([str(file), "--after", "1000"], "there is nothing after event 1000"),
        ([seen, "--seat", "jack"], "t be seen as the jack"),
        ([pocket.position_to_text(state), "--seat", "jack", "--player", "greedy"], "leaves the jack nothing to do"),
        ([pocket.position_to_text(state), "--level", "9"], "'level:9' is not a level of pocket; expected level:1 to"),
        ([pocket.position_to_text(state), "--player", "moriarty"], "'moriarty' is not a player of pocket"),
    ]
    for given, explained in bad:
        assert main(["hint", *given]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert explained in err
        assert err.count("\n") == 1


def test_a_record_as_another_seat_saw_it_can_only_be_asked_by_that_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "detective.txt"
    mine = record().for_seat(Seat.DETECTIVE)
    file.write_text(record_to_text(mine), encoding="utf-8")
    number = next(number for number, seen in enumerate(observations(mine), start=1) if seen.actor is Seat.DETECTIVE)
    assert asked(capsys, str(file), "--after", str(number))["seat"] == "detective"
    assert main(["hint", str(file), "--seat", "jack", "--after", str(number)]) == 2
    assert "can't be seen as the jack" in capsys.readouterr().err
