"""A seat may be played by one of the server's own programs, known by its name."""

import sqlalchemy as sa
from alembic import op

from whitechapel.server.store.schema import refuse_to_lose

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the program's name; the seats there are have none."""
    op.add_column("seats", sa.Column("program", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Take it away, where no program has a seat."""
    refuse_to_lose(op.get_bind(), "SELECT COUNT(*) FROM seats WHERE program <> ''", "seats of programs")
    op.drop_column("seats", "program")
