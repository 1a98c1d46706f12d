"""Matches that go on from a finished one say from which, and how many of its events they took."""

import sqlalchemy as sa
from alembic import op

from whitechapel.server.store.schema import refuse_to_lose

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what is known of a borrowed beginning; the matches there are have none."""
    op.add_column("matches", sa.Column("borrowed_from", sa.String(64)))
    op.add_column("matches", sa.Column("borrowed_events", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Take it away, where no match has one: without it such a match can't be verified."""
    borrowed = "SELECT COUNT(*) FROM matches WHERE borrowed_from IS NOT NULL"
    refuse_to_lose(op.get_bind(), borrowed, "matches with a borrowed beginning")
    op.drop_column("matches", "borrowed_events")
    op.drop_column("matches", "borrowed_from")
