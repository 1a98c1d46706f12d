"""Where matches are stored: tables, migrations, and the few things done with them."""

from whitechapel.server.store.database import ConflictError, Database
from whitechapel.server.store.journal import Journal
from whitechapel.server.store.matches import Addition, Matches
from whitechapel.server.store.opening import StoreError, open_database
from whitechapel.server.store.rows import ListedMatch, StoredMatch

__all__ = [
    "Addition",
    "ConflictError",
    "Database",
    "Journal",
    "ListedMatch",
    "Matches",
    "StoreError",
    "StoredMatch",
    "open_database",
]
