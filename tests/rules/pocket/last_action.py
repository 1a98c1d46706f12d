"""A turn's last action, ready to be played without changing anything: what follows is the appeal alone.

In the top row everybody is seen, elsewhere nobody. The Investigator ends odd turns by rotating the empty
crossroads, Jack ends even turns by moving nobody.
"""

from tests.rules.pocket.table import played, table
from whitechapel.pocket import State

TILES = "bert:N  -lane  goodley:S   lestrade:W madame:W pizer:E   smith:W gull:S stealthy:N"
SEEN, HIDDEN = ("bert", "goodley"), ("lestrade", "madame", "pizer", "smith", "gull", "stealthy")


def last_action(
    turn: int,
    *,
    suspects: str,
    jack: str,
    time: str | None = None,
    revealed: str = "",
    drawn: str = "",
    cards: str = "",
) -> State:
    """The last action of a turn is due; only these suspects are left."""
    names = [tile.split(":")[0] for tile in TILES.split() if tile != "-lane"]
    tiles = TILES
    for name in names:
        tiles = tiles if name in suspects.split() else tiles.replace(f"{name}:", f"-{name}:")
    tokens = "holmes* watson* exchange* " + ("rotation" if turn % 2 else "joker")
    return table(
        tiles, turn=turn, tokens=tokens, detectives=(11, 3, 7), jack=jack, time=time, revealed=revealed,
        drawn=drawn, cards=cards,
    )  # fmt: skip


def appealed(state: State) -> State:
    """The position after the last action, which changes nothing, and the appeal."""
    return played(state, "rotation 1 1" if state.turn % 2 else "joker nobody")
