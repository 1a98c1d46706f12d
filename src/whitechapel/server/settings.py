"""What can be set. Built by whoever starts the server, never at import."""

import math
import os
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from whitechapel.bots import Command, CommandError, named_command

ENVIRONMENT = "WHITECHAPEL_SERVER_"


_TIMES = ("pace", "takeover", "gather")
_RATES = (
    *("thinking", "bot_thinking", "requests_per_second", "creations_per_minute", "messages_per_second"),
    "connections",
)


class SettingsError(Exception):
    """Settings the server can't start with; the text says why in one line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server runs.

    Attributes:
        host: the address it listens on.
        port: the port; 0 for any free one.
        database: ``sqlite:///FILE`` or ``postgresql://USER:PASSWORD@HOST/NAME``; empty for a file of the user's.
        redis: ``redis://HOST``; needed when several processes serve the same matches.
        workers: how many server processes.
        ai_workers: how many processes think, for each server process.
        pace: seconds an AI takes for a step, for people to follow; never shorter or longer because of a secret.
        thinking: seconds after which an AI worker counts as stuck and is replaced, and a bot that starts as failed; an
            AI is given half of them.
        bots: bots that may be given a seat, ``NAME=COMMAND``, one a line; nobody else can name a command.
        bot_thinking: seconds such a bot may think about an action; one that needs longer gives its match up.
        deal_seed: for tests only: every deal of this server follows from it, so whoever knows it knows all secrets.
        takeover: seconds after which another process plays an AI's turn that its own process left undone.
        gather: seconds in which entries wait for others to be committed together, where there are others.
        requests_per_second: HTTP requests an address may make on average; bursts of ten seconds' worth are fine.
        creations_per_minute: matches an address may create on average.
        messages_per_second: WebSocket messages a connection may send on average.
        connections: WebSockets and event streams an address may hold.
        proxies: addresses of proxies whose X-Forwarded-For is believed, with commas between them.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    redis: str = ""
    workers: int = 1
    ai_workers: int = 1
    pace: float = 0.9
    thinking: float = 20.0
    bots: str = ""
    bot_thinking: float = 5.0
    deal_seed: str = ""
    takeover: float = 10.0
    gather: float = 0.02
    requests_per_second: float = 20.0
    creations_per_minute: float = 30.0
    messages_per_second: float = 20.0
    connections: int = 100
    proxies: str = "127.0.0.1"

    def checked(self) -> "Settings":
        """The same settings; raises `SettingsError` where they can't work together."""
        if not self.host.strip():
            raise SettingsError("the host is empty; expected an address to listen on, 0.0.0.0 for everybody")
        if not 0 <= self.port <= 65535:
            raise SettingsError(f"port {self.port} does not exist; expected 0 to 65535")
        for name in _RATES:
            value = getattr(self, name)
            if not 0 < value < math.inf:
                raise SettingsError(f"{name} {value:g} can't be kept; expected a number above 0")
        for name in _TIMES:
            value = getattr(self, name)
            if not 0 <= value < math.inf:
                raise SettingsError(f"{name} {value:g} can't be waited for; expected 0 seconds or more")
        if len(self.bot_commands) < len(self.bots.splitlines()):
            raise SettingsError("two bots have the same name; expected each once")
        if self.workers < 1 or self.ai_workers < 1:
            raise SettingsError("there must be at least one worker of each kind")
        if self.workers > 1 and not (self.redis and self.database.startswith("postgres")):
            raise SettingsError("several workers need --database postgresql://... and --redis redis://...")
        if self.workers > 1 and self.deal_seed:
            raise SettingsError("a seed for deals is for tests with one worker")
        if self.redis and not self.redis.startswith(("redis://", "rediss://", "unix://")):
            raise SettingsError("the Redis URL can't be read; expected redis://HOST:PORT")
        return self

    @property
    def bot_commands(self) -> dict[str, Command]:
        """The bots that `bots` names."""
        try:
            return dict(map(named_command, self.bots.splitlines()))
        except CommandError as error:
            raise SettingsError(str(error)) from error

    def to_environment(self) -> dict[str, str]:
        """The settings as environment variables, for worker processes."""
        return {ENVIRONMENT + name.upper(): str(value) for name, value in asdict(self).items()}

    @classmethod
    def from_environment(cls) -> "Settings":
        """The settings that `to_environment` wrote, or a container's file sets; the rest by default."""
        given: dict[str, object] = {}
        for field in fields(cls):
            text = os.environ.get(ENVIRONMENT + field.name.upper())
            if text is not None:
                given[field.name] = _read(field.name, type(field.default), text)
        return cls(**given)  # type: ignore[arg-type]  # each was read as its field's type

    @property
    def database_url(self) -> str:
        """The database, with the default filled in: a file in the user's data folder, made when missing."""
        if self.database:
            return self.database
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
        folder = base / "whitechapel"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SettingsError(f"can't make the folder {folder}: {error.strerror}") from error
        return f"sqlite:///{folder / 'matches.db'}"


def _read(name: str, kind: type, text: str) -> object:
    try:
        return kind(text)
    except ValueError:
        raise SettingsError(f"{ENVIRONMENT}{name.upper()}={text} can't be read; expected {kind.__name__}") from None
