"""``whitechapel replay``: a recorded game event by event, as one seat saw it or with everything."""

import argparse
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from whitechapel.cli.files import file_named, read_record
from whitechapel.core.record import Event, GameRecord, observations, states
from whitechapel.core.record_json import record_to_json
from whitechapel.core.registry import game as game_called
from whitechapel.core.types import PLAYERS, Seat
from whitechapel.terminal.telling import told

EXAMPLES = """\
  whitechapel replay game.txt                    everything, secrets included
  whitechapel replay game.txt --seat detective   what the Detective saw
  whitechapel replay game.json --seat spectator --json
"""


class Step(NamedTuple):
    """An event, the position after it as the viewer knows it (a whole state for everything), and how it looks."""

    event: Event
    position: Any
    table: str


def arguments(parser: argparse.ArgumentParser) -> None:
    """What `replay` takes."""
    parser.add_argument(
        "record", type=file_named, metavar="FILE", help="a game record, text or JSON, complete or of one seat"
    )
    parser.add_argument(
        "--seat",
        type=Seat.parse,
        default=None,
        metavar="SEAT",
        help="show only what jack, detective or spectator saw (default: all that the record holds)",
    )
    parser.add_argument("--json", action="store_true", help="print an object for machines, a position with every event")


def run(arguments: argparse.Namespace) -> int:
    """Replay one record. All of it is checked before anything is printed."""
    record = read_record(arguments.record)
    viewer = arguments.seat if arguments.seat is not None else record.view
    steps = _everything(record) if viewer is None else _seen_by(viewer, record)
    if record.view is None and viewer is not None:
        record = record.for_seat(viewer)
    if arguments.json:
        print(json.dumps(_for_machines(record, steps), indent=1))
    else:
        print(*_for_people(record, steps), sep="\n")
    return 0


def _everything(record: GameRecord) -> list[Step]:
    """Every event with the whole state; the table is drawn with Jack's secret."""
    game = game_called(record.game)
    return [
        Step(event, state, game.render(game.observe(state, Seat.JACK)))
        for event, state in zip(record.events, states(record), strict=True)
    ]


def _seen_by(viewer: Seat, record: GameRecord) -> list[Step]:
    game = game_called(record.game)
    seen = list(observations(record, viewer))
    events = record.events if record.view is not None else record.for_seat(viewer).events
    return [Step(event, after, game.render(after)) for event, after in zip(events, seen, strict=True)]


def _for_machines(record: GameRecord, steps: list[Step]) -> dict[str, Any]:
    """The record's own JSON form, with the position after every event."""
    game = game_called(record.game)
    data = record_to_json(record)
    for event, step in zip(data["events"], steps, strict=True):
        event["position"] = game.position_to_json(step.position)
    return data


def _for_people(record: GameRecord, steps: list[Step]) -> Iterator[str]:
    """Every event in words; the table when it is set up, when something was said aloud, and at the end."""
    game = game_called(record.game)
    set_up = False
    view = "everything is shown" if record.view is None else f"as the {record.view} saw it"
    yield f"{record.game}: {view}"
    if record.borrowed is not None:
        yield f"the first {record.borrowed.events} events are borrowed from match {record.borrowed.match}"
    for number, step in enumerate(steps, 1):
        if not set_up and step.event.actor in PLAYERS:
            set_up = True
            yield from _table(steps[number - 2])
        happened, *said = told(game, step.event)
        yield f"{number:>4}  {happened}"
        yield from (f"      {line}" for line in said)
        if step.event.announced or number == len(steps):
            yield from _table(step)


def _table(step: Step) -> Iterator[str]:
    yield ""
    yield step.table.rstrip("\n")
    yield ""
