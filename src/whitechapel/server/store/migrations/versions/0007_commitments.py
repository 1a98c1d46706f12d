"""The commitment of each deal is stored as it was told, so that a secret or salt that changed is noticed."""

import sqlalchemy as sa
from alembic import op

from whitechapel.core import Deal

revision = "0007"
down_revision = "0006"
_BITE = 1000


def upgrade() -> None:
    """Add the commitments; those of the matches there are follow from their secrets, as they always did until now."""
    op.add_column("matches", sa.Column("commitment", sa.String(64), nullable=False, server_default=""))
    matches = sa.table("matches", *map(sa.column, ("id", "secret", "salt", "commitment")))
    connection = op.get_bind()
    here = matches.c.id == sa.bindparam("of_match")
    fill = sa.update(matches).where(here).values(commitment=sa.bindparam("told"))
    last = ""
    while found := connection.execute(
        sa.select(matches.c.id, matches.c.secret, matches.c.salt)
        .where(matches.c.id > last)
        .order_by(matches.c.id)
        .limit(_BITE)
    ).all():
        last = found[-1].id
        told = [{"of_match": row.id, "told": Deal(bytes(row.secret), bytes(row.salt)).commitment} for row in found]
        connection.execute(fill, told)


def downgrade() -> None:
    """Take them away: they follow from the secrets."""
    op.drop_column("matches", "commitment")
