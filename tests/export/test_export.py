"""Saved games become tables that tell no seat more than it knew."""

import json
import os
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pyarrow.parquet import read_table

from whitechapel.arena import Entrant, Standings, Terms, Tournament
from whitechapel.cli import main
from whitechapel.core import PLAYERS, Match, Seat, game_names, load_game, record_from_json, record_to_json, states
from whitechapel.export import SavedGame, decisions
from whitechapel.export.parquet import write_parquet
from whitechapel.testing.leak.records import alike
from whitechapel.testing.random_play import random_game, record_of

UNIFORM = Entrant("uniform", "uniform")
FIRST = Entrant("first", "tests/arena/own_players.py:First")
CRASHING = Entrant("crashing", "tests/arena/own_players.py:Crashing")
COLUMNS = [
    *("game_number", "pair", "game", "options", "event_number", "seat", "player", "observation"),
    *("legal", "action", "action_text", "winner", "reason"),
]


def saved(file: Path, name: str = "pocket", opponent: Entrant = FIRST) -> list[dict[str, Any]]:
    """A file of four games, and what is in it."""
    text = StringIO()
    tournament = Tournament(((UNIFORM, opponent),), 2, Terms(name))
    assert tournament.run(Standings([player.name for player in tournament.entrants]), save=text)
    file.write_text(text.getvalue(), encoding="utf-8")
    return [json.loads(line) for line in text.getvalue().splitlines()]


@pytest.mark.parametrize("name", game_names())
def test_every_decision_is_a_row_from_which_the_game_can_be_played_again(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = saved(tmp_path / "games.jsonl", name)
    assert main(["export", str(tmp_path / "games.jsonl"), str(tmp_path / "games.parquet")]) == 0
    table = read_table(tmp_path / "games.parquet")
    assert table.column_names == COLUMNS
    rows = table.to_pylist()
    out, err = capsys.readouterr()
    assert out == f"{tmp_path}/games.parquet: {len(rows)} decisions of 4 games\n"
    assert f"4 of 4 games, 0 s left: {len(rows)} decisions" in err
    rules = load_game(name)
    for number, played in enumerate(games):
        record = record_from_json(played["record"])
        before = [rules.initial(**dict(record.options)), *states(record)]
        mine = [row for row in rows if row["game_number"] == number]
        assert [row["event_number"] for row in mine] == [
            number for number, event in enumerate(record.events) if event.actor in PLAYERS
        ]
        for row in mine:
            event, state = record.events[row["event_number"]], before[row["event_number"]]
            assert (row["seat"], row["player"]) == (str(event.actor), played[str(event.actor)])
            assert rules.observation_from_text(row["observation"]) == rules.observe(state, event.actor)
            assert tuple(row["legal"]) == rules.legal_actions(state)
            assert row["action"] == event.action == rules.action_from_text(row["action_text"])
            assert (row["winner"], row["reason"]) == (played["winner"], played["reason"])
            assert row["pair"] == played["pair"]


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seat", PLAYERS)
def test_a_seats_rows_are_the_same_in_all_worlds_it_cant_tell_apart(name: str, seat: Seat) -> None:
    rules, compared = load_game(name), 0
    for seed in range(3):
        history = list(random_game(rules, Random(seed), {}))[:-6]
        shown = [row for row in decisions(unnamed(rules, history)) if row.seat == str(seat)]
        for other in alike(rules, history, seat).values():
            assert [row for row in decisions(unnamed(rules, other)) if row.seat == str(seat)] == shown
            compared += len(shown)
    assert seat is Seat.JACK or compared > 50


def unnamed(rules: Any, history: Any) -> SavedGame:
    return SavedGame(0, None, "", "", "", "", record_of(rules, history))


def test_secrets_are_in_a_column_of_their_own_and_only_if_asked_for(tmp_path: Path) -> None:
    games = saved(tmp_path / "games.jsonl")
    assert main(["export", str(tmp_path / "games.jsonl"), str(tmp_path / "games.parquet"), "--reveal-secrets"]) == 0
    rows = read_table(tmp_path / "games.parquet").to_pylist()
    assert list(rows[0]) == [*COLUMNS, "complete_position"]
    rules = load_game("pocket")
    record = record_from_json(games[0]["record"])
    first = next(number for number, event in enumerate(record.events) if event.actor in PLAYERS)
    truth = list(states(record))[first - 1]
    assert rules.position_from_text(rows[0]["complete_position"]) == truth
    assert ";jack=?" in rows[0]["observation"]


def test_a_game_that_a_player_lost_by_failing_says_so(tmp_path: Path) -> None:
    saved(tmp_path / "games.jsonl", opponent=CRASHING)
    assert main(["export", str(tmp_path / "games.jsonl"), str(tmp_path / "games.parquet")]) == 0
    rows = read_table(tmp_path / "games.parquet").to_pylist()
    assert {row["reason"] for row in rows} == {"crashed"}
    assert {row["player"] for row in rows} == {"uniform"}


def test_bare_records_and_lost_ones_are_read_too(tmp_path: Path) -> None:
    rules = load_game("pocket")
    bare = record_to_json(record_of(rules, list(random_game(rules, Random(1), {}))[:-1]))
    lost = {"pair": 0, "jack": "a", "detective": "b", "winner": "jack", "reason": "crashed", "failure": "x"}
    lines = [json.dumps(bare), json.dumps(lost | {"record": None})]
    (tmp_path / "games.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert main(["export", str(tmp_path / "games.jsonl"), str(tmp_path / "games.parquet")]) == 0
    rows = read_table(tmp_path / "games.parquet").to_pylist()
    assert {(row["game_number"], row["player"], row["winner"], row["reason"]) for row in rows} == {(0, "", None, None)}


def test_text_columns_are_plain_text(tmp_path: Path) -> None:
    saved(tmp_path / "games.jsonl")
    assert main(["export", str(tmp_path / "games.jsonl"), str(tmp_path / "games.parquet")]) == 0
    table = read_table(tmp_path / "games.parquet")
    texts = {name for name in table.column_names if isinstance(table.column(name)[0].as_py(), str)}
    assert {str(table.schema.field(name).type) for name in texts} == {"string"}
    assert {"game", "options", "seat", "player", "observation", "action_text", "winner", "reason"} == texts


def test_a_game_that_was_given_up_says_who_won(tmp_path: Path) -> None:
    match = Match("pocket", seed=1)
    match.push(match.legal_actions[0])
    match.resign(Seat.JACK)
    (tmp_path / "games.jsonl").write_text(json.dumps(record_to_json(match.record())), encoding="utf-8")
    assert main(["export", str(tmp_path / "games.jsonl"), str(tmp_path / "games.parquet")]) == 0
    (row,) = read_table(tmp_path / "games.parquet").to_pylist()
    assert (row["winner"], row["reason"]) == ("detective", "resignation")


def test_an_empty_file_makes_an_empty_table(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").touch()
    assert main(["export", str(tmp_path / "games.jsonl"), str(tmp_path / "games.parquet")]) == 0
    assert read_table(tmp_path / "games.parquet").num_rows == 0


@pytest.mark.parametrize(
    ("line", "explained"),
    [
        ("e4", "'line 1' is not JSON; expected a game a line"),
        ("[]", "'line 1' holds no game that can be exported: '[]' can't be a game"),
        ('{"record": {}}', "lacks 'format' in the record"),
        ("seat", "is not a complete record"),
    ],
)
def test_what_is_no_game_is_explained_and_leaves_no_file(
    line: str, explained: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = load_game("pocket")
    seats = record_to_json(record_of(rules, list(random_game(rules, Random(1), {}))).for_seat(Seat.JACK))
    (tmp_path / "games.jsonl").write_text(json.dumps(seats) if line == "seat" else line, encoding="utf-8")
    assert main(["export", str(tmp_path / "games.jsonl"), str(tmp_path / "games.parquet")]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert explained in err
    assert [file.name for file in tmp_path.iterdir()] == ["games.jsonl"]


def test_a_pipe_is_not_replaced_by_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, pipe = tmp_path / "games.jsonl", tmp_path / "pipe"
    saved(games)
    os.mkfifo(pipe)
    assert main(["export", str(games), str(pipe)]) == 2
    assert pipe.is_fifo()
    assert capsys.readouterr().err.count("\n") == 1


def test_more_decisions_than_are_kept_in_memory_at_once_are_all_written(tmp_path: Path) -> None:
    rules = load_game("pocket")
    game = unnamed(rules, list(random_game(rules, Random(1), {})))
    once = list(decisions(game))
    games = 1 + 20_000 // len(once)
    assert write_parquet((game for _ in range(games)), tmp_path / "games.parquet") == games * len(once)
    rows = read_table(tmp_path / "games.parquet", columns=["action", "seat"]).to_pylist()
    assert rows == [{"action": row.action, "seat": row.seat} for row in once] * games
