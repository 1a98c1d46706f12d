"""When the last entry of a match was made, seats that were forgotten, and a row to see whether anything is written."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_NEVER = "1970-01-01 00:00:00+00:00"
_LAST_ENTRIES = """
    UPDATE matches SET touched = COALESCE(
        (SELECT MAX(actions.created) FROM actions WHERE actions.match_id = matches.id), matches.created
    )
"""


def upgrade() -> None:
    """Add them; the matches there are were touched by their last entry."""
    touched = sa.Column("touched", sa.DateTime(timezone=True), nullable=False, server_default=_NEVER)
    op.add_column("matches", touched)
    op.execute(_LAST_ENTRIES)
    op.create_index("matches_by_touch", "matches", ["touched"])
    op.add_column("seats", sa.Column("forgotten", sa.Boolean, nullable=False, server_default=sa.false()))
    health = op.create_table(
        "health",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("written", sa.DateTime(timezone=True), nullable=False),
    )
    op.bulk_insert(health, [{"id": 1, "written": datetime.now(UTC)}])


def downgrade() -> None:
    """Take them away: a forgotten seat stays as empty as it is."""
    op.drop_table("health")
    op.drop_column("seats", "forgotten")
    op.drop_index("matches_by_touch", "matches")
    op.drop_column("matches", "touched")
