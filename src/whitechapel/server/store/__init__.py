"""Where matches are stored: tables, migrations, and the few things done with them."""

from whitechapel.server.store.database import ConflictError, Database
from whitechapel.server.store.forgetting import Forgotten
from whitechapel.server.store.housekeeping import Counts, Housekeeping
from whitechapel.server.store.integrity import Fault, Finding, Gap, checked, orphans
from whitechapel.server.store.journal import Journal
from whitechapel.server.store.matches import Addition, Hashes, Matches
from whitechapel.server.store.opening import downgraded, open_database, schema_of
from whitechapel.server.store.rows import ListedMatch, StoredMatch
from whitechapel.server.store.schema import HEAD, StoreError
from whitechapel.server.store.troubles import UnavailableError

__all__ = [
    "HEAD",
    "Addition",
    "ConflictError",
    "Counts",
    "Database",
    "Fault",
    "Finding",
    "Forgotten",
    "Gap",
    "Hashes",
    "Housekeeping",
    "Journal",
    "ListedMatch",
    "Matches",
    "StoreError",
    "StoredMatch",
    "UnavailableError",
    "checked",
    "downgraded",
    "open_database",
    "orphans",
    "schema_of",
]
