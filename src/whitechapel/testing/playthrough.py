"""Golden playthroughs: whole games as readable text, with all that everybody gets, so that a change is a diff.

    python -m whitechapel.testing.playthrough            # write the files under tests/data/playthroughs anew
    python -m whitechapel.testing.playthrough --check    # only name those that differ

Each ``NAME.record`` there (a complete record) has its playthrough in ``NAME.txt``: every state's text, what each seat
knows of it (the position text, just as it is handed out), how many worlds that leaves, who is to act, the legal actions
or chance's outcomes with their probabilities, what happened, who did not see it and what was announced; the table as
drawn for each seat at the first action and at the end; at last the record of each seat. To add a game, add a record.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from whitechapel.core import (
    PLAYERS,
    VIEWERS,
    Action,
    AnyGame,
    AnyState,
    ChanceOutcome,
    Event,
    GameRecord,
    Seat,
    load_game,
    record_from_string,
    record_to_text,
    states,
)

FOLDER = Path("tests/data/playthroughs")


def playthrough(record: GameRecord) -> str:
    """The whole file for a complete record."""
    rules = load_game(record.game)
    course = [rules.initial(**dict(record.options)), *states(record)]
    first = next(number for number, event in enumerate(record.events) if event.actor in PLAYERS)
    lines = [f"a game of {record.game}, rules {record.rules}"]
    lines += [f"option {name} = {value}" for name, value in record.options]
    for number, (event, before) in enumerate(zip(record.events, course, strict=False)):
        lines += ["", *_state_lines(rules, number, before)]
        lines += _drawn(rules, before) if number == first else []
        lines += _event_lines(rules, event, before)
    lines += ["", *_state_lines(rules, len(record.events), course[-1]), *_drawn(rules, course[-1])]
    for seat in VIEWERS:
        lines += ["", f"== the record of the {seat}", *record_to_text(record.for_seat(seat)).rstrip().split("\n")]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def records_in(folder: Path = FOLDER) -> dict[Path, GameRecord]:
    """The playthroughs a folder should hold: their files, and the records they are made from."""
    return {
        path.with_suffix(".txt"): record_from_string(path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("*.record"))
    }


def _state_lines(rules: AnyGame, number: int, state: AnyState) -> Iterator[str]:
    yield f"== state {number}"
    yield f"state      {rules.position_to_text(state)}"
    for seat in VIEWERS:
        yield f"{seat!s:<10} {rules.position_to_text(rules.observe(state, seat))}"
    worlds = [f"{seat} {len(rules.worlds(rules.observe(state, seat)))}" for seat in VIEWERS]
    yield f"worlds     {', '.join(worlds)}"
    result = rules.outcome(state)
    if result is not None:
        yield f"outcome    {result.winner} wins by {result.reason}"


def _event_lines(rules: AnyGame, event: Event, before: AnyState) -> Iterator[str]:
    actor, action = event.actor, event.action
    assert action is not None  # noqa: S101 - a complete record, as its replay has shown
    yield f"to act     {actor}"
    if actor is Seat.CHANCE:
        yield from _chance_lines(rules, rules.chance_outcomes(before))
    else:
        yield from _legal_lines(rules, before, rules.legal_actions(before))
    unseen = [str(seat) for seat in VIEWERS if not rules.sees(before, action, seat)]
    yield f"happens    {action} {rules.action_to_text(action)}" + (
        f" (not seen by {', '.join(unseen)})" if unseen else ""
    )
    if event.announced:
        yield f"announced  {event.announced}"


def _chance_lines(rules: AnyGame, outcomes: tuple[ChanceOutcome, ...]) -> Iterator[str]:
    for probability, alike in groupby(outcomes, key=lambda outcome: outcome.probability):
        texts = [f"{outcome.action} {rules.action_to_text(outcome.action)}" for outcome in alike]
        yield f"chance     {len(texts)} x {probability}: {'; '.join(_few(texts))}"


def _legal_lines(rules: AnyGame, state: AnyState, legal: tuple[Action, ...]) -> Iterator[str]:
    """The legal actions, by kind: a kind's first word stands once before the rest."""
    yield f"legal      {len(legal)}"
    texts = [(rules.action_to_text(action), rules.copies(state, action)) for action in legal]
    for kind, members in groupby(texts, key=lambda pair: pair[0].split(" ")[0]):
        rest = [text.partition(" ")[2] + (f" (x{copies})" if copies > 1 else "") for text, copies in members]
        yield f"           {kind}: {', '.join(rest)}" if rest != [""] else f"           {kind}"


def _few(texts: list[str], most: int = 12) -> list[str]:
    return texts if len(texts) <= most else [*texts[:3], f"... {len(texts) - 4} more ...", texts[-1]]


def _drawn(rules: AnyGame, state: AnyState) -> Iterator[str]:
    for seat in VIEWERS:
        yield f"-- the table as the {seat} sees it"
        yield from rules.render(rules.observe(state, seat)).rstrip().split("\n")


def main(arguments: list[str] | None = None) -> int:
    """Write all playthroughs anew, or check them; returns how many differed if checking."""
    parser = argparse.ArgumentParser(
        prog="python -m whitechapel.testing.playthrough", description="Golden playthroughs."
    )
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where the records and the files are")
    parser.add_argument("--check", action="store_true", help="write nothing, only name the files that differ")
    chosen = parser.parse_args(arguments)
    differing = 0
    for path, record in records_in(chosen.folder).items():
        text = playthrough(record)
        same = path.exists() and path.read_text(encoding="utf-8") == text
        print(f"{path}: {'as it was' if same else 'differs' if chosen.check else 'written anew'}")
        differing += not same
        if not chosen.check:
            path.write_text(text, encoding="utf-8")
    return differing if chosen.check else 0


if __name__ == "__main__":
    sys.exit(main())
