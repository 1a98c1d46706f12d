"""How a match stands is written beside it, the server's own seats have a seed, a player's entry is called an action.

How older matches stand is written when they are next looked at.
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns, give seeds to the seats the server plays, rename the entries."""
    op.add_column("matches", sa.Column("phase", sa.String(16)))
    op.add_column("matches", sa.Column("to_act", sa.Integer))
    op.add_column("matches", sa.Column("number", sa.Integer))
    op.add_column("matches", sa.Column("winner", sa.Integer))
    op.add_column("matches", sa.Column("reason", sa.String(64)))
    op.create_index("matches_by_actor", "matches", ["to_act"])
    op.add_column("seats", sa.Column("seed", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE actions SET kind = 'action' WHERE kind = 'move'")
    _draw_seeds()


def downgrade() -> None:
    """Take the columns away: how matches stand follows from their logs, and seeds are drawn again."""
    op.execute("UPDATE actions SET kind = 'move' WHERE kind = 'action'")
    op.drop_column("seats", "seed")
    op.drop_index("matches_by_actor", "matches")
    for column in ("reason", "winner", "number", "to_act", "phase"):
        op.drop_column("matches", column)


def _draw_seeds() -> None:
    names = ("match_id", "seat", "kind", "program", "seed")
    seats = sa.table("seats", *map(sa.column, names))
    connection = op.get_bind()
    automatic = (seats.c.kind == "ai") | (seats.c.program != "")
    played = connection.execute(sa.select(seats.c.match_id, seats.c.seat).where(automatic)).all()
    drawn = [{"of_match": match, "at": seat, "drawn": secrets.randbits(63)} for match, seat in played]
    if drawn:
        here = (seats.c.match_id == sa.bindparam("of_match")) & (seats.c.seat == sa.bindparam("at"))
        connection.execute(sa.update(seats).where(here).values(seed=sa.bindparam("drawn")), drawn)
