"""A slow, plain check of Mr. Jack's plays, written from the rules page with sets and breadth-first search.

It shares nothing with the engine, not even the board: it reads tests/data/classic_board.json and works on hex
names. A position is a `Scene`; the answer is the set of scenes a play of one character can lead to.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

BOARD = json.loads((Path(__file__).parents[1] / "data" / "classic_board.json").read_text())
HEXES = {entry["id"]: entry for entry in BOARD["hexes"]}
STREETS = {name for name, entry in HEXES.items() if entry["type"] == "street"}
LAMP_HEXES = {name for name, entry in HEXES.items() if entry["type"] == "gaslight"}
GATES = {name: entry["gate"] for name, entry in BOARD["exits"].items()}
DIRECTIONS = list(BOARD["directions"])
AROUND = {name: {other for other in entry["adj"] if other} for name, entry in HEXES.items()}


class Scene(NamedTuple):
    """Everything on the board, hexes by name."""

    people: frozenset[tuple[str, str]]
    facing: str
    lamps: frozenset[tuple[str, str]]
    covers: frozenset[str]
    cordons: frozenset[str]

    def line(self) -> str:
        """The canonical line of classic_cases.json."""
        people = ",".join(f"{who}={place}" for who, place in sorted(self.people)) + "/" + self.facing
        lamps = ",".join(sorted(f"{label}:{place}" for place, label in self.lamps))
        covers, cordons = ",".join(sorted(self.covers)), ",".join(sorted(self.cordons))
        return f"{people};lamps={lamps};covers={covers};cordons={cordons}"


class Rules(NamedTuple):
    """The edition's manholes and the lantern option."""

    manholes: frozenset[str]
    lit_blocks: bool = False


class Plays(NamedTuple):
    """What a play can lead to: scenes if the game goes on, whom it could accuse, the exits it could reach."""

    scenes: set[Scene]
    accusable: set[str]
    exits: set[str]


def rules_of(edition: str, *, lit_blocks: bool = False) -> Rules:
    return Rules(frozenset(BOARD["editions"][edition]["manholes"]), lit_blocks)


def scene_from_line(line: str) -> Scene:
    people, lamps, covers, cordons = line.split(";")
    people, facing = people.split("/")
    return Scene(
        frozenset((who, place) for who, place in (entry.split("=") for entry in people.split(","))),
        facing,
        frozenset(
            (place, label) for label, place in (entry.split(":") for entry in lamps.split("=")[1].split(",") if entry)
        ),
        frozenset(covers.split("=")[1].split(",")),
        frozenset(cordons.split("=")[1].split(",")),
    )


def street_distances(start: str) -> dict[str, int]:
    found, rim = {start: 0}, {start}
    while rim:
        rim = {other for one in rim for other in AROUND[one] if other in STREETS and other not in found}
        found |= dict.fromkeys(rim, max(found.values()) + 1)
    return found


FAR = {name: street_distances(name) for name in STREETS}


def spread(start: str, points: int, opened: set[str], *, crossing: bool) -> set[str]:
    """The hexes a move of at most so many points can reach, obstacles included if they are crossed."""
    reached = {start}
    for _ in range(points):
        wider = set(reached)
        for one in reached:
            wider |= AROUND[one] if crossing else AROUND[one] & STREETS
            if one in opened:
                wider |= opened
        reached = wider
    return reached


def bare_move(scene: Scene, who: str, rules: Rules) -> Plays:
    """The move alone, with streets as they are."""
    places = dict(scene.people)
    start, points = places[who], 4 if who == "stealthy" else 3
    opened = set(rules.manholes - scene.covers)
    hexes = (spread(start, points, opened, crossing=who == "stealthy") & STREETS) - {start}
    others = {place: name for name, place in scene.people if name != who}
    free = hexes - others.keys()
    if not free and who != "gull":
        free = {start}
    inner = spread(start, points - 1, opened, crossing=who == "stealthy")
    return Plays(
        {put(scene, who, place) for place in free},
        {others[place] for place in hexes & others.keys()},
        {name for name, gate in GATES.items() if gate in inner and name not in scene.cordons},
    )


def put(scene: Scene, who: str, place: str) -> Scene:
    return scene._replace(people=frozenset((name, place if name == who else at) for name, at in scene.people))


def facings(scene: Scene) -> Iterator[Scene]:
    return (scene._replace(facing=facing) for facing in DIRECTIONS)


def changes(scene: Scene, who: str, rules: Rules) -> set[Scene]:
    """What Smith, Lestrade or Bert can do to the streets."""
    if who == "smith":
        dark = LAMP_HEXES - {place for place, _ in scene.lamps}
        return {
            scene._replace(lamps=scene.lamps - {(place, label)} | {(to, label)})
            for place, label in scene.lamps
            for to in dark
        }
    if who == "lestrade":
        bare = set(GATES) - scene.cordons
        return {scene._replace(cordons=scene.cordons - {one} | {to}) for one in scene.cordons for to in bare}
    return {
        scene._replace(covers=scene.covers - {one} | {to})
        for one in scene.covers
        for to in rules.manholes - scene.covers
    }


def whistles(scene: Scene) -> set[Scene]:
    """Every whistle: all orders tried, call by call; only those that spend the greatest total are kept."""
    goal = dict(scene.people)["goodley"]
    start = dict(scene.people)
    by_total: dict[int, set[Scene]] = {}
    layer: set[tuple[Scene, int]] = {(scene, 0)}
    while layer:
        following = set()
        for now, spent in layer:
            by_total.setdefault(spent, set()).add(now)
            places = dict(now.people)
            for who, place in places.items():
                if who == "goodley" or place != start[who]:
                    continue
                for to, cost in FAR[place].items():
                    nearer = FAR[goal][to] < FAR[goal][place]
                    if 0 < cost <= 3 - spent and nearer and to not in places.values():
                        following.add((put(now, who, to), spent + cost))
        layer = following
    greatest = by_total[max(by_total)]
    unturned = {now for now in greatest if dict(now.people)["watson"] == start["watson"]}
    return unturned | {turned for now in greatest - unturned for turned in facings(now)}


def ability(scene: Scene, who: str, rules: Rules) -> set[Scene]:
    return whistles(scene) if who == "goodley" else changes(scene, who, rules)


def plays(scene: Scene, who: str, rules: Rules) -> Plays:
    """All that one character's play can lead to."""
    bare = bare_move(scene, who, rules)
    if who in ("holmes", "stealthy"):
        return bare
    if who == "watson":
        return bare._replace(scenes={turned for after in bare.scenes for turned in facings(after)})
    if who == "gull":
        return bare._replace(scenes=bare.scenes | swaps(scene))
    scenes = {done for after in bare.scenes for done in ability(after, who, rules)}
    accusable, exits = set(bare.accusable), set(bare.exits)
    for first in ability(scene, who, rules):
        then = bare_move(first, who, rules)
        scenes |= then.scenes
        accusable |= then.accusable
        exits |= then.exits
    return Plays(scenes, accusable, exits)


def swaps(scene: Scene) -> set[Scene]:
    places = dict(scene.people)
    found = set()
    for other in places.keys() - {"gull"}:
        after = put(put(scene, "gull", places[other]), other, places["gull"])
        found |= set(facings(after)) if other == "watson" else {after}
    return found


def visible(scene: Scene, rules: Rules) -> set[str]:
    """Who is next to a lit gaslight, next to somebody, or in Watson's ray."""
    places = dict(scene.people)
    lit = {place for place, _ in scene.lamps}
    ray, here = set(), HEXES[places["watson"]]["adj"][DIRECTIONS.index(scene.facing)]
    while here and (here in STREETS or (here in lit and not rules.lit_blocks)):
        ray.add(here)
        here = HEXES[here]["adj"][DIRECTIONS.index(scene.facing)]
    return {
        who
        for who, place in places.items()
        if AROUND[place] & lit or AROUND[place] & set(places.values()) or place in ray
    }
