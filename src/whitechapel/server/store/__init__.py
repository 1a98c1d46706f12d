"""Where matches are stored: tables, migrations, and the few things done with them."""

from whitechapel.server.store.journal import Journal
from whitechapel.server.store.matches import Addition, ConflictError, Matches
from whitechapel.server.store.opening import StoreError, open_engine
from whitechapel.server.store.rows import ListedMatch, StoredMatch

__all__ = [
    "Addition",
    "ConflictError",
    "Journal",
    "ListedMatch",
    "Matches",
    "StoreError",
    "StoredMatch",
    "open_engine",
]
