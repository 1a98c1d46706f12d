"""What the tasks of Mr. Jack's lessons are made of: positions, what is to be pointed out, what is to be reached."""

from collections.abc import Callable, Mapping

from whitechapel.classic.display import preview
from whitechapel.classic.district import lamp_out, visible
from whitechapel.classic.layout import NOT_OVER
from whitechapel.classic.pieces import CHARACTERS, members
from whitechapel.classic.sight import why_visible
from whitechapel.classic.table import ending_of
from whitechapel.core.game import AnyObservation
from whitechapel.core.lessons import Play, Point, Task, Tried
from whitechapel.core.messages import Message, name_of

_PLACES = {
    "bert": "i8",
    "goodley": "m10",
    "gull": "e9",
    "holmes": "g5",
    "lestrade": "e5",
    "smith": "g8",
    "stealthy": "a3",
    "watson": "i4",
}


def position(places: Mapping[str, str] = {}, **others: str) -> str:
    """A position in which everything is as at the beginning that is not named; ``of`` is who is in play."""
    where = _PLACES | dict(places)
    usual = {
        "game": "classic",
        "edition": "revised_2016",
        "lit_gaslight_blocks_lantern": "no",
        "round": "1",
        "witness": "visible",
        "characters": ",".join(f"{name}:{hex_}" for name, hex_ in sorted(where.items())),
        "watson_facing": "NE",
        "lamps": "-:f5,-:h8,1:b2,2:l11,3:c7,4:k6",
        "covered_manholes": "b1,l12",
        "cordons": "NE,SW",
        "suspects": ",".join(CHARACTERS),
        "cards_left": "",
        "cards_next_round": "bert,goodley,gull,lestrade",
        "taken": "0,0",
        "play": "-",
        "whistle": "0:",
        "ending": "-",
        "jack": "bert",
        "jack_cards": "",
        "detective_cards": "",
    }
    assert set(others) <= set(usual)  # noqa: S101 - a misspelt field would go unnoticed
    return ";".join(f"{name}={value}" for name, value in (usual | others).items())


def _people(known: AnyObservation) -> dict[str, Message]:
    return {f"hex-{place}": name_of(name) for name, place in known.places.items()}


def _suspects(known: AnyObservation) -> dict[str, Message]:
    return {f"hex-{known.places[name]}": name_of(name) for name in known.suspects}


def _on(known: AnyObservation, place: str) -> str:
    places: Mapping[str, str] = known.places
    return next(name for name, hex_ in places.items() if f"hex-{hex_}" == place)


SEEN = Point(
    at=_people,
    right=lambda known, place: _on(known, place) in known.visible,
    why=lambda known, place: why_visible(known, _on(known, place)),
)
CANT_BE_JACK = Point(
    at=_suspects,
    right=lambda known, place: _on(known, place) not in known.visible,
    why=lambda known, place: Message("lesson-fits", {"why": why_visible(known, _on(known, place))}),
    one=True,
)


def _without_lamp(known: AnyObservation) -> tuple[str, ...]:
    """Who is visible once the lamp of this round is out."""
    return members(visible(known.people, lamp_out(known.streets, known.round)))


def _why_then(known: AnyObservation, place: str) -> Message:
    who = _on(known, place)
    if who in _without_lamp(known) or who not in known.visible:
        return why_visible(known, who)
    return Message("lesson-classic-lamps-1-dark", {"name": name_of(who)})


DARK_SOON = Point(
    at=_people,
    right=lambda known, place: _on(known, place) in known.visible and _on(known, place) not in _without_lamp(known),
    why=_why_then,
)


def sees(name: str) -> Callable[[Tried], bool]:
    """Whether somebody is visible after it."""
    return lambda tried: name in tried.after.visible


def said_of(name: str) -> Callable[[Tried], Message]:
    """Why somebody is visible after it, or not."""
    return lambda tried: why_visible(tried.after, name)


def split(tried: Tried) -> tuple[int, int]:
    """How many suspects were seen and how many were not when the last action was played."""
    board_after = preview(tried.before, tried.actions[-1])
    assert board_after is not None  # noqa: S101 - no card is drawn in such a task
    return len(board_after["display"]["seen"]), len(board_after["display"]["hidden"])


def said_split(tried: Tried) -> Message:
    """How the suspects are split, for whoever did not split them well."""
    seen, hidden = split(tried)
    return Message("lesson-split", {"seen": seen, "hidden": hidden})


def shuts_north_west(tried: Tried) -> bool:
    """Whether a cordon shuts the north-west exit."""
    return "NW" in tried.after.cordons


def why_she_leaves(tried: Tried) -> Message:
    """By which exit Miss Stealthy would leave."""
    shut = shuts_north_west(tried)
    return Message("lesson-classic-escape-2-south" if shut else "lesson-classic-escape-2-wrong")


def ended(ending: int) -> Callable[[Tried], bool]:
    """Whether the game has ended in this way."""
    return lambda tried: ending_of(tried.after.table) == ending


def told_apart(tried: Tried) -> bool:
    """Whether the witnesses will tell the last two suspects apart."""
    return ended(NOT_OVER)(tried) and len({name in tried.after.visible for name in tried.before.suspects}) == 2


def why_not_told_apart(tried: Tried) -> Message:
    """Why the witnesses will not tell them: somebody was accused, or both are seen."""
    over = not ended(NOT_OVER)(tried)
    return Message("lesson-classic-accuse-1-wrong" if over else "lesson-classic-accuse-1-alike")


def play_of(name: str, places: Mapping[str, str], play: Play, done: str = "", **others: str) -> Task:
    """A task in round 1 in which somebody is in play, and has done something of it already."""
    return Task(position(places, play=name + done, **(_cards_with(name) | others)), play)


def _cards_with(name: str) -> dict[str, str]:
    """The cards of a round in which somebody is in play, and of the next one."""
    of_this_round = [one for one in ("holmes", "stealthy", "watson", "smith", "gull") if one != name][:3]
    following = [one for one in CHARACTERS if one not in (name, *of_this_round)]
    return {"cards_left": ",".join(sorted(of_this_round)), "cards_next_round": ",".join(following)}
