"""Matches that go on from a finished one say from which, and how many of its events they took."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what is known of a borrowed beginning; the matches there are have none."""
    op.add_column("matches", sa.Column("borrowed_from", sa.String(64)))
    op.add_column("matches", sa.Column("borrowed_events", sa.Integer, nullable=False, server_default="0"))
