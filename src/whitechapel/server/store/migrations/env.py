"""How Alembic runs our migrations: on the connection that `store.opening` hands over."""

from alembic import context
from sqlalchemy import Connection

from whitechapel.server.store.models import Base

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
