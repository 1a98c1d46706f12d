"""``whitechapel admin``: look after the matches of a server, from the machine it runs on."""

import argparse
import asyncio
import os
import re
from collections.abc import Awaitable
from dataclasses import replace
from typing import TYPE_CHECKING

from whitechapel.cli import looks
from whitechapel.cli.files import file_named
from whitechapel.cli.parsing import Parser, UsageError

if TYPE_CHECKING:
    from whitechapel.cli.administering import Outcome
    from whitechapel.words import Words

_LINES = {
    "backup": "backup matches.gz",
    "restore": "restore matches.gz",
    "expire": "expire --days 365 --dry-run",
    "delete-match": "delete-match 3Yw1hXq0bJ8k",
    "delete-person": "delete-person --token-file token.txt",
    "stats": "stats --json",
    "check": "check",
    "downgrade": "downgrade 0004",
}
"""The tasks, each with an example."""
_DASHED_ID = re.compile(r"-[\w-]{21}", re.ASCII)
EXAMPLES = "".join(f"  whitechapel admin {line}\n" for line in _LINES.values())


class _TaskParser(Parser):
    """A parser that takes a match's id for one even where it begins with a dash, as one in sixty does."""

    def parse_known_args(  # type: ignore[override]  # argparse's has overloads for namespaces of one's own
        self, args: list[str], namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Called by argparse with what follows the task's name."""
        ids = [] if "--" in args else [given for given in args if _DASHED_ID.fullmatch(given)]
        others = [given for given in args if given not in ids]
        return super().parse_known_args([*others, "--", *ids] if ids else args, namespace)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What `admin` takes, explained in the language of the user's locale."""
    words = _words(None)
    parser.description = words.sentence("terminal-admin")
    parser.epilog = f"{words.say('terminal-admin-examples')}:\n{EXAMPLES}"
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK", parser_class=_TaskParser)
    for task in _LINES:
        about = words.say(f"terminal-admin-{task}")
        one = tasks.add_parser(
            task, help=about, description=words.sentence(f"terminal-admin-{task}"), allow_abbrev=False
        )
        _add_own(one, task, words)
        one.add_argument("--database", metavar="URL", help=words.say("terminal-admin-arg-database"))
        one.add_argument("--json", action="store_true", help=words.say("terminal-admin-arg-json"))
        one.add_argument("--lang", choices=looks.LANGUAGES, help=words.say("terminal-admin-arg-lang"))


def run(arguments: argparse.Namespace) -> int:
    """Do one task and say what came of it."""
    with looks.the_extra("admin", "server"):
        from whitechapel.cli import administering  # noqa: PLC0415 - an extra that the other commands do without
        from whitechapel.server.settings import Settings, SettingsError  # noqa: PLC0415
        from whitechapel.server.store import StoreError, UnavailableError  # noqa: PLC0415
    try:
        settings = Settings.from_environment()
        if arguments.database is not None:
            settings = replace(settings, database=arguments.database)
        task = administering.TASKS[arguments.task]
        outcome = asyncio.run(_done(task(settings.database_url, arguments, _words(arguments.lang))))
    except (SettingsError, StoreError) as error:
        raise UsageError(str(error)) from None
    except UnavailableError:
        raise UsageError("the database does not answer") from None
    print(outcome.as_json if arguments.json else "\n".join(outcome.lines))
    return outcome.code


async def _done(doing: "Awaitable[Outcome]") -> "Outcome":
    return await doing


def _add_own(parser: argparse.ArgumentParser, task: str, words: "Words") -> None:
    """What one task takes besides what all do."""
    if task in ("backup", "restore"):
        parser.add_argument("file", type=file_named, metavar="FILE", help=words.say("terminal-admin-arg-file"))
    elif task == "expire":
        days, unplayed = words.say("terminal-admin-arg-days"), words.say("terminal-admin-arg-unplayed-days")
        parser.add_argument("--days", type=_days, metavar="N", required=True, help=days)
        parser.add_argument("--unplayed-days", type=_days, metavar="N", help=unplayed)
        parser.add_argument("--dry-run", action="store_true", help=words.say("terminal-admin-arg-dry-run"))
    elif task == "delete-match":
        parser.add_argument("match", metavar="ID", help=words.say("terminal-admin-arg-match"))
    elif task == "delete-person":
        about = words.say("terminal-admin-arg-token-file")
        parser.add_argument("--token-file", type=file_named, metavar="FILE", help=about)
    elif task == "downgrade":
        parser.add_argument("schema", metavar="SCHEMA", help=words.say("terminal-admin-arg-schema"))


def _days(text: str) -> float:
    """So many days, for argparse: more than none, and fewer than there are in the calendar."""
    try:
        days = float(text)
    except ValueError:
        days = 0.0
    if not 0 < days < 100_000:
        raise UsageError(f"'{text}' days can't be counted; expected a number above 0")
    return days


def _words(language: str | None) -> "Words":
    with looks.the_extra("admin", "server"):
        from whitechapel.words import Words, language_in  # noqa: PLC0415 - an extra that the other commands do without
    return Words(language or language_in(os.environ))
