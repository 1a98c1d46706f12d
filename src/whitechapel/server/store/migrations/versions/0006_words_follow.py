"""A seat may be taken whose words for the deal follow."""

import sqlalchemy as sa
from alembic import op

from whitechapel.server.store.schema import refuse_to_lose

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Say of each seat whether its words are still to come; those of the seats there are have come."""
    op.add_column("seats", sa.Column("words_missing", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take that away, unless a match waits for words: it would never begin."""
    refuse_to_lose(op.get_bind(), "SELECT count(*) FROM seats WHERE words_missing", "matches that wait for words")
    op.drop_column("seats", "words_missing")
