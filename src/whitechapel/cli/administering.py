"""The tasks of ``whitechapel admin``: what each does, what it says in words, and what it says to machines."""

import argparse
import json
import sys
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from getpass import getpass
from pathlib import Path
from time import monotonic
from typing import NamedTuple, TypeAlias

from whitechapel.cli.parsing import UsageError
from whitechapel.server.admin import tasks
from whitechapel.server.admin.backup import Progress
from whitechapel.server.admin.dump import Saved
from whitechapel.words import SimpleWords

_BETWEEN_LINES = 2.0
_SOMETHING_WRONG = 1


class Outcome(NamedTuple):
    """What came of a task: values for machines, lines for people, the exit code."""

    values: Mapping[str, object]
    lines: tuple[str, ...]
    code: int = 0

    @property
    def as_json(self) -> str:
        """The values as JSON, on one line."""
        return json.dumps(dict(self.values), ensure_ascii=False)


Task: TypeAlias = Callable[[str, argparse.Namespace, SimpleWords], Awaitable[Outcome]]
"""Does something with the database that a URL names."""


async def _backup(url: str, arguments: argparse.Namespace, words: SimpleWords) -> Outcome:
    saved = await tasks.backup(url, arguments.file, _progress(words))
    values = _saved(arguments.file, saved)
    return Outcome(values, (words.say("cli-admin-backed-up", **values),))


async def _restore(url: str, arguments: argparse.Namespace, words: SimpleWords) -> Outcome:
    saved = await tasks.restore(url, arguments.file, _progress(words))
    values = _saved(arguments.file, saved)
    return Outcome(values, (words.say("cli-admin-restored", **values),))


async def _expire(url: str, arguments: argparse.Namespace, words: SimpleWords) -> Outcome:
    found = await tasks.expire(url, arguments.days, arguments.unplayed_days, dry_run=arguments.dry_run)
    said = words.say("cli-admin-would-expire" if found.dry_run else "cli-admin-expired", matches=found.matches)
    return Outcome(found._asdict(), (said,))


async def _delete_match(url: str, arguments: argparse.Namespace, words: SimpleWords) -> Outcome:
    deleted = await tasks.delete_match(url, arguments.match)
    said = words.say("cli-admin-match-deleted" if deleted else "cli-admin-no-match")
    return Outcome({"match": arguments.match, "deleted": deleted}, (said,), 0 if deleted else _SOMETHING_WRONG)


async def _delete_person(url: str, arguments: argparse.Namespace, words: SimpleWords) -> Outcome:
    found = await tasks.delete_person(url, _token(arguments.token_file, words))
    if not any(found):
        return Outcome(found._asdict(), (words.say("cli-admin-nobody"),), _SOMETHING_WRONG)
    return Outcome(found._asdict(), (words.say("cli-admin-forgotten", deleted=found.deleted, kept=found.kept),))


async def _stats(url: str, _arguments: argparse.Namespace, words: SimpleWords) -> Outcome:
    values = {name: _plain(value) for name, value in (await tasks.stats(url))._asdict().items()}
    named = {words.say(f"cli-admin-stat-{name}"): value for name, value in values.items() if value is not None}
    wide = max(map(len, named))
    return Outcome(values, tuple(f"{name:<{wide}}  {value}" for name, value in named.items()))


async def _check(url: str, _arguments: argparse.Namespace, words: SimpleWords) -> Outcome:
    found = await tasks.check(url, _progress(words))
    faults = [fault._asdict() for fault in found.faults]
    values = {"matches": found.matches, "faults": faults, "unchecked": dict(found.unchecked)}
    lines = [words.say("cli-admin-fault", match=fault.match, what=fault.what) for fault in found.faults]
    gaps = ((gap, count) for gap, count in found.unchecked.items() if count)
    lines += [words.say(f"cli-admin-unchecked-{gap}", matches=count) for gap, count in gaps]
    if not faults:
        return Outcome(values, (*lines, words.say("cli-admin-sound", matches=found.matches)))
    lines.append(words.say("cli-admin-faulty", matches=found.matches, faults=len(faults)))
    return Outcome(values, tuple(lines), _SOMETHING_WRONG)


async def _downgrade(url: str, arguments: argparse.Namespace, words: SimpleWords) -> Outcome:
    await tasks.downgrade(url, arguments.schema)
    values = {"schema": arguments.schema}
    return Outcome(values, (words.say("cli-admin-downgraded", schema=arguments.schema),))


TASKS: Mapping[str, Task] = {
    "backup": _backup,
    "restore": _restore,
    "expire": _expire,
    "delete-match": _delete_match,
    "delete-person": _delete_person,
    "stats": _stats,
    "check": _check,
    "downgrade": _downgrade,
}


def _progress(words: SimpleWords) -> Progress:
    """Says on standard error how far a task is and how long it may take yet, now and then."""
    began = said = monotonic()

    def look(done: int, total: int) -> None:
        nonlocal said
        now = monotonic()
        if now - said >= _BETWEEN_LINES:
            said = now
            left = round((now - began) / done * (total - done))
            print(words.say("cli-admin-progress", done=done, total=total, seconds=left), file=sys.stderr)

    return look


def _token(place: Path | None, words: SimpleWords) -> str:
    """A seat's token, from a file or standard input: whoever lists the processes must not see it."""
    if place is not None:
        token = place.read_text(encoding="utf-8").strip()
    elif sys.stdin.isatty():
        token = getpass(f"{words.say('cli-admin-token')}: ")
    else:
        token = sys.stdin.readline().strip()
    if not token:
        raise UsageError("cli-error-no-token")
    return token


def _saved(place: Path, saved: Saved) -> dict[str, str | int]:
    return {"file": str(place), "matches": saved.matches, "entries": saved.entries}


def _plain(value: object) -> object:
    if not isinstance(value, datetime):
        return value
    return (value if value.tzinfo is not None else value.replace(tzinfo=UTC)).isoformat(timespec="seconds")
