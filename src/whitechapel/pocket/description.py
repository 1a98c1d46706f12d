"""A position of Mr. Jack Pocket in words, for whoever plays by ear: from what one seat knows."""

from collections.abc import Mapping

from whitechapel.core.messages import Message, Term, listed, name_of, names_of
from whitechapel.core.story import seat_name
from whitechapel.pocket import district
from whitechapel.pocket.layout import ACTION_DUE, GAME_OVER, TILES_DUE
from whitechapel.pocket.observation import FinalObservation, Observation, PublicObservation
from whitechapel.pocket.pieces import CELLS, CHARACTERS, DETECTIVES, LINES, NO_WALL, SIDES, SPACES, TURNS
from whitechapel.pocket.sight import seen_by
from whitechapel.pocket.state import Table, Tile
from whitechapel.pocket.worlds import hourglass_range

_GAME = "pocket"


def overview(observation: Observation) -> tuple[Message, ...]:
    """The whole position, the most important first: whose turn, who is seen, where the detectives are, what is left."""
    return (
        *_turn(observation),
        *_own(observation),
        *_suspects(observation),
        *(_stands(name, space) for name, space in _posts(observation)),
        *_tokens(observation),
        *_hourglasses(observation),
        *_cards(observation),
    )


def sight(observation: Observation) -> tuple[Message, ...]:
    """Who sees whom, a sentence for each detective, then who is seen by nobody."""
    if observation.phase == TILES_DUE:
        return ()
    told = tuple(_sees(observation, name, space) for name, space in _posts(observation))
    unseen = tuple(name for name in observation.suspects if name not in observation.seen_suspects)
    return (*told, Message("ear-unseen", {"names": listed(names_of(unseen))})) if unseen else told


def places(observation: Observation) -> Mapping[str, Message]:
    """Every tile, row by row, then every space around them, clockwise from above the left column."""
    tiles = {f"tile-{cell}": _tile(observation, cell) for cell in CELLS}
    return tiles | {f"space-{space}": _space(observation, space) for space in SPACES}


def _turn(observation: Observation) -> tuple[Message, ...]:
    if observation.phase == GAME_OVER:
        return (Message("game-over"),)
    turn = Message("turn", {"turn": observation.turn, "turns": len(TURNS)})
    if observation.phase != ACTION_DUE or observation.actor is None:
        return (Message("ear-chance", {"turn": turn}),)
    action = Message("action-number", {"number": observation.played + 1})
    seat = seat_name(observation.actor, _GAME)
    now = Message("ear-to-play", {"turn": turn, "number": action, "seat": seat})
    return (now, Message("the-chase")) if observation.chase else (now,)


def _own(observation: Observation) -> tuple[Message, ...]:
    """Who Jack is, for those who know, and whether he is seen."""
    if isinstance(observation, PublicObservation) or observation.jack is None:
        return ()
    name = name_of(observation.jack)
    if isinstance(observation, FinalObservation):
        return (Message("jack-was", {"name": name, "game": _GAME}),)
    seen = observation.jack in observation.seen_suspects
    return (Message("ear-you-seen" if seen else "ear-you-unseen", {"name": name}),)


def _suspects(observation: Observation) -> tuple[Message, ...]:
    if observation.phase == TILES_DUE:
        return ()
    seen = observation.seen_suspects
    unseen = tuple(name for name in observation.suspects if name not in seen)
    said = [Message("log-suspects-left", {"count": len(observation.suspects)})]
    said += [Message("ear-seen", {"names": listed(names_of(seen))})] if seen else [Message("log-appeal-nobody")]
    said += [Message("ear-unseen", {"names": listed(names_of(unseen))})] if unseen else []
    return tuple(said)


def _stands(detective: str, space: int) -> Message:
    return Message("ear-stands", {"detective": Message(f"token-{detective}"), "place": Message(f"space-{space}")})


def _tokens(observation: Observation) -> tuple[Message, ...]:
    if not observation.tokens:
        return ()
    left = tuple(face for face, used in zip(observation.tokens, observation.used, strict=True) if not used)
    said = [Message("ear-tokens-left", {"tokens": _faces(left)})] if left else []
    said += [Message("ear-tokens-next", {"tokens": _faces(observation.next_tokens)})] if observation.next_tokens else []
    return tuple(said)


def _faces(faces: tuple[str, ...]) -> Message:
    return listed(tuple(Message(f"token-{face}") for face in faces))


def _hourglasses(observation: Observation) -> tuple[Message, ...]:
    """How many hourglasses Jack has, or may have."""
    if observation.phase < ACTION_DUE:
        return ()
    if not isinstance(observation, PublicObservation):
        return (Message("ear-hourglasses", {"count": observation.hourglasses}),)
    least, most = hourglass_range(observation)
    if least == most:
        return (Message("ear-hourglasses", {"count": most}),)
    return (Message("ear-hourglasses-between", {"least": least, "most": most}),)


def _cards(observation: Observation) -> tuple[Message, ...]:
    said = [Message("alibi-held", {"count": len(observation.drawn_in)})] if observation.drawn_in else []
    if observation.revealed:
        said.append(Message("cards-shown", {"cards": listed(names_of(observation.revealed))}))
    if not isinstance(observation, PublicObservation) and observation.cards:
        over = isinstance(observation, FinalObservation)
        cards = listed(names_of(observation.cards))
        said.append(Message("jack-cards-were" if over else "secret-cards", {"cards": cards}))
    return tuple(said)


def _sees(observation: Observation, detective: str, space: int) -> Message:
    said: dict[str, Term] = {"detective": Message(f"token-{detective}"), "place": Message(f"space-{space}")}
    in_sight = _in_sight(observation, space)
    return Message("ear-sees", {**said, "names": listed(in_sight)}) if in_sight else Message("ear-sees-nobody", said)


def _in_sight(table: Table, space: int) -> tuple[Message, ...]:
    """Those whom a detective on a space sees, the nearest first; of the cleared it is said that they are."""
    cells = district.sight(table.district, space)
    tiles = (table.tiles[cell] for cell in LINES[space] if cells >> cell & 1)
    return tuple(_named(tile) for tile in tiles if tile is not None)


def _named(tile: Tile) -> Message:
    name = name_of(CHARACTERS[tile.character])
    return name if tile.suspect else Message("ear-cleared-name", {"name": name})


def _tile(observation: Observation, cell: int) -> Message:
    """Whose tile lies in an area, whether he is a suspect, where its wall is, and who sees it."""
    area, tile = Message(f"area-{cell}"), observation.tiles[cell]
    if tile is None:
        return Message("ear-place", {"place": area, "what": Message("ear-no-tile")})
    name = CHARACTERS[tile.character]
    wall = Message("ear-no-wall") if tile.wall == NO_WALL else Message(f"ear-wall-{SIDES[tile.wall]}")
    what = [name_of(name), Message("ear-suspect" if tile.suspect else "ear-cleared"), wall, _watched(observation, cell)]
    if name in observation.rotated:
        what.append(Message("rotated"))
    return Message("ear-place", {"place": area, "what": tuple(what)})


def _watched(observation: Observation, cell: int) -> Message:
    detectives = () if observation.phase == TILES_DUE else seen_by(observation, cell)
    if not detectives:
        return Message("ear-seen-by-nobody")
    return Message("ear-seen-by", {"detectives": listed(tuple(Message(f"token-{one}") for one in detectives))})


def _space(observation: Observation, space: int) -> Message:
    """Who stands on a space and whom one sees from it."""
    here = tuple(Message(f"token-{name}") for name, at in _posts(observation) if at == space)
    what = (listed(here) if here else Message("ear-empty"), *_view(observation, space))
    return Message("ear-place", {"place": Message(f"space-{space}"), "what": what})


def _view(table: Table, space: int) -> tuple[Message, ...]:
    """What one sees from a space; nothing is said of it before the tiles are laid."""
    if table.phase == TILES_DUE:
        return ()
    in_sight = _in_sight(table, space)
    if not in_sight:
        return (Message("ear-view-nobody"),)
    return (Message("ear-view", {"count": len(in_sight), "names": listed(in_sight)}),)


def _posts(table: Table) -> tuple[tuple[str, int], ...]:
    """The detectives, and the space each stands on."""
    return tuple(zip(DETECTIVES, table.detectives, strict=True))
