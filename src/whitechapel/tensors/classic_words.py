"""The words that Mr. Jack's arrays show: the packed ints, and what is worked out of them. Compiled where possible."""

from whitechapel.classic.district import covers_of, open_manholes, visible
from whitechapel.classic.table import actor_of

ACTOR_AT = 8  # in the last word, behind the visible characters
VIEWER_AT = 10

_ACTOR_AT, _VIEWER_AT = ACTOR_AT, VIEWER_AT  # numbers of C where compiled


def words_of(people: int, streets: int, table: int, secret: int, viewer: int) -> tuple[int, ...]:
    """People, streets, table and secret; covers; open manholes; who is visible, who acts and who looks on."""
    rest = visible(people, streets) | viewer << _VIEWER_AT
    acting = actor_of(table)
    rest |= acting << _ACTOR_AT
    return people, streets, table, secret, covers_of(streets), open_manholes(streets), rest
