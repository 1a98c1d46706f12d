"""``whitechapel admin`` as people and machines use it: results in words and as JSON, exit codes, no secrets."""

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import refused, run
from tests.server.clients import ME, OPEN, Chair, Script
from tests.server.live import LiveServer, running, sqlite_in
from whitechapel.server.processes.locks import locked
from whitechapel.server.store import HEAD

LANGUAGES = {"en": "Matches deleted", "fr": "Parties supprimées", "it": "Partite cancellate", "pl": "Usunięte partie"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that runs while its matches are looked after."""
    with running(sqlite_in(tmp_path_factory.mktemp("looked-after"))) as live:
        yield live


@pytest.fixture
def url(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> str:
    """Its database, which the environment names, too."""
    monkeypatch.setenv("WHITECHAPEL_SERVER_DATABASE", server.settings.database_url)
    return server.settings.database_url


def test_help_is_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    said = run("admin", "--help")
    assert said.code == 0
    assert "esempi:\n  whitechapel admin backup matches.gz" in said.out
    assert "controlla" in said.out
    assert "ultima voce" in run("admin", "expire", "--help").out


@pytest.mark.usefixtures("url")
def test_what_is_stored_is_counted_for_people_and_for_machines(server: LiveServer) -> None:
    with Script(server.address) as script:
        script.create("pocket", ME, OPEN)
    told = json.loads(run("admin", "stats", "--json").out)
    assert told["matches"] >= told["waiting"] >= 1
    assert told["size"] > 0
    assert told["newest"].endswith("+00:00")
    assert re.search(rf"^partie +{told['matches']}$", run("admin", "stats", "--lang", "pl").out, re.MULTILINE)


@pytest.mark.usefixtures("url")
def test_a_backup_is_made_and_restored_by_command(tmp_path: Path) -> None:
    file, there = tmp_path / "matches.gz", f"sqlite:///{tmp_path / 'there.db'}"
    made = run("admin", "backup", file, "--json")
    saved = json.loads(made.out)
    assert (made.code, saved["file"]) == (0, str(file))
    assert "is there already" in refused("admin", "backup", file)
    restored = run("admin", "restore", file, "--database", there)
    assert restored.out == f"Restored from {file}: matches {saved['matches']}, entries {saved['entries']}\n"
    assert "holds matches already" in refused("admin", "restore", file, "--database", there)
    checked = run("admin", "check", "--database", there, "--lang", "fr")
    assert (checked.code, checked.out.endswith("Tout est en ordre.\n")) == (0, True)


@pytest.mark.usefixtures("url")
def test_a_match_is_deleted_once(server: LiveServer) -> None:
    with Script(server.address) as script:
        created = script.create("pocket")
    assert run("admin", "delete-match", "--", created.match) == (0, "The match is deleted.\n", "")
    again = run("admin", "delete-match", "--json", "--", created.match)
    assert (again.code, json.loads(again.out)) == (1, {"match": created.match, "deleted": False})


@pytest.mark.usefixtures("url")
@pytest.mark.parametrize("match", ["-" + "a" * 21, "--" + "b" * 20, "-h" + "c" * 20])
def test_a_match_may_be_called_like_an_option(match: str) -> None:
    for given in (("--json", match), (match, "--json"), ("--json", "--", match)):
        gone = run("admin", "delete-match", *given)
        assert (gone.code, json.loads(gone.out)) == (1, {"match": match, "deleted": False})
    assert "unrecognized arguments" in refused("admin", "delete-match", match, "--jason")


@pytest.mark.usefixtures("url")
def test_a_person_is_deleted_by_a_token_that_nobody_can_see(server: LiveServer, tmp_path: Path) -> None:
    with Script(server.address) as script:
        shared, own = script.create("pocket", ME, OPEN), script.create("pocket")
        joined = script.join(shared.match, shared.invitations.detective)
    with Chair(server.address, shared.match, joined.token):
        pass
    assert own.tokens.jack is not None
    (tmp_path / "token").write_text(f"{own.tokens.jack}\n")
    alone = run("admin", "delete-person", "--token-file", tmp_path / "token", "--json")
    assert json.loads(alone.out) == {"deleted": 1, "kept": 0}
    both = run("admin", "delete-person", "--json", typed=f"{shared.tokens.jack}\n")
    assert json.loads(both.out) == {"deleted": 0, "kept": 1}
    nobody = run("admin", "delete-person", typed="a-wrong-token\n")
    assert nobody == (1, "This token holds no seat here.\n", "")
    assert run("admin", "delete-person", typed="\n").code == 2
    assert "unrecognized arguments" in refused("admin", "delete-person", "a-token-for-everybody-to-see")


@pytest.mark.usefixtures("url")
@pytest.mark.parametrize("language", LANGUAGES)
def test_old_matches_expire_in_four_languages(language: str) -> None:
    expired = run("admin", "expire", "--days", "3650", "--lang", language)
    assert expired.code == 0
    assert expired.out.startswith(LANGUAGES[language])
    dry = json.loads(run("admin", "expire", "--days", "3650", "--dry-run", "--json").out)
    assert dry == {"matches": 0, "dry_run": True}


def test_a_match_that_expires_twice_over_is_counted_once(saved: Path, tmp_path: Path) -> None:
    there = f"sqlite:///{tmp_path / 'there.db'}"
    run("admin", "restore", saved, "--database", there)
    stored = json.loads(run("admin", "stats", "--json", "--database", there).out)["matches"]
    ages = ("--days", "1e-9", "--unplayed-days", "1e-9", "--json", "--database", there)
    assert json.loads(run("admin", "expire", "--dry-run", *ages).out)["matches"] == stored > 0
    assert json.loads(run("admin", "expire", *ages).out)["matches"] == stored


@pytest.mark.parametrize("days", ["0", "-1", "many", "inf", "nan", "1e9"])
def test_days_that_cant_be_counted_are_refused(days: str) -> None:
    assert "t be counted" in refused("admin", "expire", f"--days={days}")


def test_what_is_not_sound_is_named_and_the_exit_code_says_so(server: LiveServer, tmp_path: Path) -> None:
    with Script(server.address) as script:
        created = script.create("pocket")
    file, there = tmp_path / "matches.gz", tmp_path / "there.db"
    assert run("admin", "backup", file, "--database", server.settings.database_url).code == 0
    assert run("admin", "restore", file, "--database", f"sqlite:///{there}").code == 0
    with sqlite3.connect(there) as database:
        database.execute("UPDATE matches SET secret = ? WHERE id = ?", (bytes(32), created.match))
    database.close()
    found = run("admin", "check", "--database", f"sqlite:///{there}")
    assert found.code == 1
    assert found.out.startswith(f"{created.match}: ")
    told = json.loads(run("admin", "check", "--database", f"sqlite:///{there}", "--json").out)
    assert [fault["match"] for fault in told["faults"]] == [created.match]


def test_seats_and_logs_without_a_match_are_found(saved: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    assert run("admin", "restore", saved, "--database", f"sqlite:///{there}").code == 0
    with sqlite3.connect(there) as database:
        database.execute("DELETE FROM matches")  # SQLite's own connections keep no foreign keys
        database.execute("DELETE FROM seats WHERE seat = 1")
        (match, *_), *_ = database.execute("SELECT match_id FROM seats ORDER BY match_id")
    database.close()
    found = run("admin", "check", "--database", f"sqlite:///{there}")
    assert found.code == 1
    assert f"{match}: there are seats of it, but no match\n" in found.out
    assert ": there is a log, but no match\n" in found.out


def test_what_could_not_be_checked_is_counted(saved: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    assert run("admin", "restore", saved, "--database", f"sqlite:///{there}").code == 0
    with sqlite3.connect(there) as database:
        ((count,),) = database.execute("SELECT count(*) FROM matches")
        database.execute("UPDATE matches SET rules = 0, commitment = ''")
        database.execute("UPDATE seats SET forgotten = TRUE, token_hash = '-', words = ''")
    database.close()
    told = run("admin", "check", "--database", f"sqlite:///{there}")
    assert (told.code, told.out.splitlines()) == (
        0,
        [
            f"Not replayed, because their rules are older: {count}",
            f"Replayed without their cards, because somebody in them was forgotten: {count}",
            f"Without a stored commitment to compare with: {count}",
            f"Matches checked: {count}. Everything is as it should be.",
        ],
    )
    values = json.loads(run("admin", "check", "--json", "--database", f"sqlite:///{there}").out)
    assert values["unchecked"] == {"rules": count, "forgotten": count, "commitment": count}


def test_the_schema_goes_back_only_while_no_server_runs(tmp_path: Path, saved: Path) -> None:
    there = f"sqlite:///{tmp_path / 'there.db'}"
    assert run("admin", "restore", saved, "--database", there).code == 0
    held = locked(there)
    assert held is not None
    with held:
        assert "stop it first" in refused("admin", "downgrade", "0004", "--database", there)
    assert run("admin", "downgrade", "0004", "--database", there).out == "The tables have the schema 0004 now.\n"
    assert f"expected {HEAD}" in refused("admin", "stats", "--database", there)


@pytest.fixture
def saved(tmp_path: Path, server: LiveServer) -> Path:
    """A backup of a server's matches."""
    file = tmp_path / "saved.gz"
    assert run("admin", "backup", file, "--database", server.settings.database_url).code == 0
    return file


def test_a_database_that_cant_be_used_is_explained_in_one_line(tmp_path: Path) -> None:
    missing = tmp_path / "mistyped.db"
    for task in (("stats",), ("check",), ("downgrade", "0006"), ("backup", tmp_path / "b.gz")):
        assert f"there is no file {missing}" in refused("admin", *task, "--database", f"sqlite:///{missing}")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "torn.db").write_bytes(b"SQLite format 3" + bytes(5000))
    assert "can't open" in refused("admin", "stats", "--database", f"sqlite:///{tmp_path / 'torn.db'}")
    assert "databases are not supported" in refused("admin", "stats", "--database", "mysql://x/y")
    assert "No such file" in refused(
        "admin", "restore", tmp_path / "nothing", "--database", f"sqlite:///{tmp_path / 'x.db'}"
    )
    hidden = refused("admin", "stats", "--database", "postgresql://u:hidden@127.0.0.1:1/x")
    assert "hidden" not in hidden
