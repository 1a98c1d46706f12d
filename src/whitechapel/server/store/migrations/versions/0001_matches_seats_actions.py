"""Matches, seats and actions."""

import sqlalchemy as sa
from alembic import op

from whitechapel.server.store.schema import refuse_to_lose

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("hot_seat", sa.Boolean, nullable=False),
        sa.Column("rematch_of", sa.String(64), unique=True),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("match_id", sa.String(64), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("invitation_hash", sa.String(64), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
    )
    op.create_index("seats_by_token", "seats", ["token_hash"])
    op.create_table(
        "actions",
        sa.Column("match_id", sa.String(64), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("actor", sa.Integer),
        sa.Column("action", sa.BigInteger),
        sa.Column("announced", sa.Text, nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Take the tables away, where there is nothing in them."""
    refuse_to_lose(op.get_bind(), "SELECT COUNT(*) FROM matches", "matches")
    for table in ("actions", "seats", "matches"):
        op.drop_table(table)
