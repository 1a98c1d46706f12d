"""``whitechapel admin``: look after the matches of a server, from the machine it runs on."""

import argparse
import asyncio
import re
from collections.abc import Awaitable
from dataclasses import replace
from typing import TYPE_CHECKING

from whitechapel.cli.commands import Example
from whitechapel.cli.files import file_named
from whitechapel.cli.looks import the_extra
from whitechapel.cli.parsing import Parser, UsageError, add_language
from whitechapel.cli.speaking import words_of

if TYPE_CHECKING:
    from whitechapel.cli.administering import Outcome

_LINES = {
    "backup": "matches.gz",
    "restore": "matches.gz",
    "expire": "--days 365 --dry-run",
    "delete-match": "3Yw1hXq0bJ8k",
    "delete-person": "--token-file token.txt",
    "stats": "--json",
    "check": "",
    "downgrade": "0004",
}
"""The tasks, each with what may follow it."""
_DASHED_ID = re.compile(r"-[\w-]{21}", re.ASCII)
EXAMPLES = tuple(Example(f"{task} {line}".rstrip()) for task, line in _LINES.items())


class _TaskParser(Parser):
    """A parser that takes a match's id for one even where it begins with a dash, as one in sixty does."""

    def parse_known_args(  # type: ignore[override]  # argparse's has overloads for namespaces of one's own
        self, args: list[str], namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Called by argparse with what follows the task's name."""
        ids = [] if "--" in args else [given for given in args if _DASHED_ID.fullmatch(given)]
        others = [given for given in args if given not in ids]
        return super().parse_known_args([*others, "--", *ids] if ids else args, namespace)


def arguments(parser: Parser) -> None:
    """What `admin` takes."""
    words = parser.words
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK", parser_class=_TaskParser)
    for task in _LINES:
        about = words.say(f"cli-admin-{task}")
        one = tasks.add_parser(task, help=about, description=words.sentence(f"cli-admin-{task}"), allow_abbrev=False)
        one.words = words
        _add_own(one, task)
        one.add_argument("--database", metavar="URL", help=words.say("cli-admin-arg-database"))
        one.add_argument("--json", action="store_true", help=words.say("cli-admin-arg-json"))
        add_language(one)


def run(arguments: argparse.Namespace) -> int:
    """Do one task and say what came of it."""
    with the_extra("admin", "server"):
        from whitechapel.cli import administering  # noqa: PLC0415 - an extra that the other commands do without
        from whitechapel.server.settings import Settings, SettingsError  # noqa: PLC0415
        from whitechapel.server.store import StoreError, UnavailableError  # noqa: PLC0415
    try:
        settings = Settings.from_environment()
        if arguments.database is not None:
            settings = replace(settings, database=arguments.database)
        task = administering.TASKS[arguments.task]
        outcome = asyncio.run(_done(task(settings.database_url, arguments, words_of(arguments))))
    except (SettingsError, StoreError) as error:
        raise UsageError("cli-error-refused", why=error) from None
    except UnavailableError:
        raise UsageError("cli-error-database") from None
    print(outcome.as_json if arguments.json else "\n".join(outcome.lines))
    return outcome.code


async def _done(doing: "Awaitable[Outcome]") -> "Outcome":
    return await doing


def _add_own(parser: Parser, task: str) -> None:
    """What one task takes besides what all do."""
    words = parser.words
    if task in ("backup", "restore"):
        parser.add_argument("file", type=file_named, metavar="FILE", help=words.say("cli-admin-arg-file"))
    elif task == "expire":
        days, unplayed = words.say("cli-admin-arg-days"), words.say("cli-admin-arg-unplayed-days")
        parser.add_argument("--days", type=_days, metavar="N", required=True, help=days)
        parser.add_argument("--unplayed-days", type=_days, metavar="N", help=unplayed)
        parser.add_argument("--dry-run", action="store_true", help=words.say("cli-admin-arg-dry-run"))
    elif task == "delete-match":
        parser.add_argument("match", metavar="ID", help=words.say("cli-admin-arg-match"))
    elif task == "delete-person":
        about = words.say("cli-admin-arg-token-file")
        parser.add_argument("--token-file", type=file_named, metavar="FILE", help=about)
    elif task == "downgrade":
        parser.add_argument("schema", metavar="SCHEMA", help=words.say("cli-admin-arg-schema"))


def _days(text: str) -> float:
    """So many days, for argparse: more than none, and fewer than there are in the calendar."""
    try:
        days = float(text)
    except ValueError:
        days = 0.0
    if not 0 < days < 100_000:
        raise UsageError("cli-error-days", text=text)
    return days
