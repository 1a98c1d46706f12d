"""Reading a database as it is at one moment, whatever others write meanwhile."""

from sqlalchemy import Connection, text


def at_one_moment(connection: Connection) -> None:
    """See the database as it is now until the end of the transaction; must come first in it. Nothing can be written."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(text(f"SET LOCAL {limit} = 0"))
    else:
        connection.exec_driver_sql("BEGIN")  # Python's driver begins none for reading by itself
