"""A seat may be played by one of the server's own programs, known by its name."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the program's name; the seats there are have none."""
    op.add_column("seats", sa.Column("program", sa.String(64), nullable=False, server_default=""))
