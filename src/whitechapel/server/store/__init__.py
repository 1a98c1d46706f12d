"""Where matches are kept: tables, migrations, and the few things done with them."""

from whitechapel.server.store.journal import Journal
from whitechapel.server.store.matches import ConflictError, Matches
from whitechapel.server.store.opening import StoreError, open_engine

__all__ = ["ConflictError", "Journal", "Matches", "StoreError", "open_engine"]
