"""Where matches are stored: tables, migrations, and the few things done with them."""

from whitechapel.server.store.database import ConflictError, Database
from whitechapel.server.store.journal import Journal
from whitechapel.server.store.matches import Addition, Matches
from whitechapel.server.store.opening import downgraded, open_database, schema_of
from whitechapel.server.store.rows import ListedMatch, StoredMatch
from whitechapel.server.store.schema import HEAD, StoreError
from whitechapel.server.store.troubles import UnavailableError

__all__ = [
    "HEAD",
    "Addition",
    "ConflictError",
    "Database",
    "Journal",
    "ListedMatch",
    "Matches",
    "StoreError",
    "StoredMatch",
    "UnavailableError",
    "downgraded",
    "open_database",
    "schema_of",
]
