"""What an error of the database says: away for the moment, or a fault of ours."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from whitechapel.server.store.troubles import Trouble, trouble_of


class Told(Exception):  # noqa: N818 - as a driver raises it
    """A driver's error with PostgreSQL's code for it."""

    def __init__(self, sqlstate: str) -> None:
        super().__init__(sqlstate)
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("statements", "trouble"),
    [
        (["PRAGMA max_page_count = 2", "INSERT INTO t VALUES (zeroblob(100000))"], Trouble.BUSY),
        (["PRAGMA query_only = ON", "INSERT INTO t VALUES (1)"], Trouble.BUSY),
        (["INSERT INTO nowhere VALUES (1)"], None),
    ],
    ids=["a full disk", "a disk that can't be written", "a table that is not there"],
)
def test_what_sqlite_says_is_understood(tmp_path: Path, statements: list[str], trouble: Trouble | None) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x.db'}")
    with engine.connect() as connection:
        connection.execute(text("CREATE TABLE t (x)"))
        for statement in statements[:-1]:
            connection.execute(text(statement))
        with pytest.raises(OperationalError) as raised:
            connection.execute(text(statements[-1]))
    engine.dispose()
    assert trouble_of(raised.value) is trouble


@pytest.mark.parametrize(
    ("state", "trouble"),
    [
        ("57P01", Trouble.CUT),
        ("08006", Trouble.CUT),
        ("53100", Trouble.BUSY),
        ("55P03", Trouble.BUSY),
        ("57014", Trouble.BUSY),
        ("40P01", Trouble.BUSY),
        ("25006", Trouble.BUSY),
        ("42P01", None),
        ("22021", None),
    ],
)
def test_what_postgresql_says_is_understood(state: str, trouble: Trouble | None) -> None:
    assert trouble_of(Told(state)) is trouble
    assert trouble_of(DBAPIError("", {}, Told(state))) is trouble


def test_what_is_no_answer_at_all_is_understood() -> None:
    assert trouble_of(DBAPIError("", {}, Told(""), connection_invalidated=True)) is Trouble.CUT
    assert trouble_of(ConnectionRefusedError()) is Trouble.AWAY
    assert trouble_of(TimeoutError()) is Trouble.AWAY
    assert trouble_of(PoolTimeoutError()) is Trouble.BUSY
    assert trouble_of(ValueError()) is None
    assert trouble_of(sqlite3.OperationalError()) is None
