"""Whoever takes a seat may say what they want to be called; and a rematch is asked for before it is made."""

import sqlalchemy as sa
from alembic import op

from whitechapel.server.store.schema import refuse_to_lose

revision = "0008"
down_revision = "0007"
_ASKED = "'takeback-withdrawn', 'rematch-offered', 'rematch-declined', 'rematch-withdrawn'"


def upgrade() -> None:
    """Add the names; whoever sits anywhere has said none."""
    op.add_column("seats", sa.Column("name", sa.String(24), nullable=False, server_default=""))


def downgrade() -> None:
    """Take them away, where nobody has said one and no log has an entry that an older version can't read."""
    refuse_to_lose(op.get_bind(), "SELECT COUNT(*) FROM seats WHERE name <> ''", "names")
    asked = f"SELECT COUNT(DISTINCT match_id) FROM actions WHERE kind IN ({_ASKED})"  # noqa: S608 - a constant
    refuse_to_lose(op.get_bind(), asked, "matches in which a rematch was asked for or a takeback withdrawn")
    op.drop_column("seats", "name")
