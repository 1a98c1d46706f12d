"""What can be set. Built by whoever starts the server, never at import."""

import math
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from whitechapel.bots import Command, CommandError, named_command
from whitechapel.server.environment import ENVIRONMENT, SettingsError, given_settings, variable
from whitechapel.server.proxies import read_networks

__all__ = ["ENVIRONMENT", "Settings", "SettingsError"]


_TIMES = ("pace", "takeover", "gather")
_DAYS = ("keep", "keep_unplayed")
_MOST_DAYS = 100_000
_FAMILY = 6
_SHORTEST_LOG = 400
"""Half of it is room for any whole game."""
_LONGEST_LOG = 100_000
_RATES = (
    *("thinking", "bot_thinking", "requests_per_second", "creations_per_minute", "messages_per_second"),
    *("connections", "database_timeout", "people", "connections_in_all"),
    *("header_timeout", "body_timeout", "idle_timeout", "reader_timeout"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server runs.

    Attributes:
        host: the address it listens on.
        port: the port; 0 for any free one.
        database: ``sqlite:///FILE`` or ``postgresql://USER:PASSWORD@HOST/NAME``; empty for a file of the user's.
        database_password: the password for `database`, where its URL holds none; best given in a file.
        database_timeout: seconds in which the database must answer; after that a request is refused for the moment.
        keep: days a match is kept after its last entry; 0 for ever.
        keep_unplayed: days a match is kept in which nobody has ever acted; 0 for ever.
        redis: ``redis://HOST``; needed when several processes serve the same matches.
        workers: how many server processes.
        supervised: whether even one process has a supervisor, which replaces it while people play (SIGHUP); several
            always have.
        ai_workers: how many processes think, for each server process; 0 for as many as there are cores, shared out
            among the server processes. One more is for levels that think quickly.
        pace: seconds an AI takes for a step, for people to follow; never shorter or longer because of a secret.
        thinking: seconds after which an AI worker counts as stuck and is replaced, and a bot that starts as failed; an
            AI is given half of them.
        bots: bots that may be given a seat, ``NAME=COMMAND``, one a line; nobody else can name a command.
        bot_thinking: seconds such a bot may think about an action; one that needs longer gives its match up.
        deal_seed: for tests only: every deal of this server follows from it, so whoever knows it knows all secrets.
        takeover: seconds after which another process plays an AI's turn that its own process left undone.
        gather: seconds in which entries wait for others to be committed together, where there are others.
        people: how many people may play from one network (an IPv4 address, or the /64 of an IPv6 one) at a time. The
            next four are for six, a family, and grow with it: 30 lets a school class in.
        requests_per_second: HTTP requests and WebSocket handshakes of a network on average; ten seconds' worth at once
            are fine. Files of the page count little, whatever costs much counts several times. Twice as many new
            connections may come; whoever goes on after that, or after being refused, is hung up on.
        creations_per_minute: matches a network may create on average, rematches included.
        messages_per_second: WebSocket messages of a network on average, over all its connections.
        connections: connections of any kind that a network may hold.
        connections_in_all: connections that are held in all; fewer where descriptors would run out.
        header_timeout: seconds in which the head of a request must have come.
        body_timeout: seconds in which its body must have come.
        idle_timeout: seconds for which a connection without a request is kept; proxies get fifteen times as many.
        reader_timeout: seconds for which a reader may take nothing of what waits for it.
        takebacks: how often a seat may take an action back, or ask for it, in a match.
        log_length: entries after which a match can only be given up; after half as many nothing is taken back
            and no hint is given.
        log_format: how the log is written: ``text``, or ``json`` for an object a line.
        log_addresses: whether the log may name the addresses of visitors.
        metrics_host: the address at which Prometheus finds the figures.
        metrics_port: the port there; 0 for no figures at all.
        proxies: addresses and networks (CIDR) of proxies whose X-Forwarded headers are believed, with commas between.
        hosts: names under which the server is reached, with commas between; ``.example.org`` for all names below it,
            ``*`` for any. Addresses, localhost and this machine's own name need not be named.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    database_password: str = ""
    database_timeout: float = 5.0
    keep: float = 0.0
    keep_unplayed: float = 14.0
    redis: str = ""
    workers: int = 1
    supervised: bool = False
    ai_workers: int = 0
    pace: float = 0.9
    thinking: float = 20.0
    bots: str = ""
    bot_thinking: float = 5.0
    deal_seed: str = ""
    takeover: float = 10.0
    gather: float = 0.03
    people: float = 6.0
    requests_per_second: float = 20.0
    creations_per_minute: float = 30.0
    messages_per_second: float = 60.0
    connections: int = 100
    connections_in_all: int = 4000
    header_timeout: float = 10.0
    body_timeout: float = 10.0
    idle_timeout: float = 5.0
    reader_timeout: float = 20.0
    takebacks: int = 50
    log_length: int = 1000
    log_format: str = "text"
    log_addresses: bool = False
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0
    proxies: str = ""
    hosts: str = ""

    def checked(self) -> "Settings":
        """The same settings; raises `SettingsError` where they can't work together."""
        for problem in (*_out_of_range(self), *_unkeepable(self), *_clashes(self), *_unreadable(self)):
            raise SettingsError(problem)
        return self

    def for_network(self, amount: float) -> float:
        """A limit that is said for a family of six, for as many people as may play from one network here."""
        return amount * self.people / _FAMILY

    @property
    def thinking_places(self) -> int:
        """How many long thoughts are thought at a time."""
        return self.ai_workers or max(1, (os.cpu_count() or 1) // self.workers)

    @property
    def bot_commands(self) -> dict[str, Command]:
        """The bots that `bots` names."""
        try:
            return dict(map(named_command, self.bots.splitlines()))
        except CommandError as error:
            raise SettingsError(str(error)) from error

    def to_environment(self) -> dict[str, str]:
        """The settings as environment variables, for worker processes."""
        return {variable(name): str(value) for name, value in asdict(self).items()}

    @classmethod
    def from_environment(cls) -> "Settings":
        """The settings that `to_environment` wrote, or a container's file sets; the rest by default."""
        given = given_settings({field.name: type(field.default) for field in fields(cls)})
        return cls(**given)  # type: ignore[arg-type]  # each was read as its field's type

    @property
    def database_url(self) -> str:
        """The database, with the default filled in: a file in the user's data folder, made when missing."""
        if self.database:
            return self._with_password()
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
        folder = base / "whitechapel"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SettingsError(f"can't make the folder {folder}: {error.strerror}") from error
        return f"sqlite:///{folder / 'matches.db'}"

    def _with_password(self) -> str:
        try:
            url = make_url(self.database)
        except ArgumentError:  # whoever opens it says what is wrong with it
            return self.database
        if not self.database_password or url.password is not None:
            return self.database
        return url.set(password=self.database_password).render_as_string(hide_password=False)


def _out_of_range(settings: Settings) -> Iterator[str]:
    """What is wrong with single settings."""
    if not settings.host.strip():
        yield "the host is empty; expected an address to listen on, 0.0.0.0 for everybody"
    if not 0 <= settings.port <= 65535:
        yield f"port {settings.port} does not exist; expected 0 to 65535"
    if not 0 <= settings.metrics_port <= 65535:
        yield f"metrics_port {settings.metrics_port} does not exist; expected 0 to 65535, 0 for none"
    if settings.log_format not in ("text", "json"):
        yield f"log_format {settings.log_format} is not known; expected text or json"
    if settings.workers < 1 or settings.ai_workers < 0:
        yield "there must be at least one worker of each kind"


def _unkeepable(settings: Settings) -> Iterator[str]:
    """What is wrong with amounts and times."""
    for name in _RATES:
        value = getattr(settings, name)
        if not 0 < value < math.inf:
            yield f"{name} {value:g} can't be kept; expected a number above 0"
    for name in _TIMES:
        value = getattr(settings, name)
        if not 0 <= value < math.inf:
            yield f"{name} {value:g} can't be waited for; expected 0 seconds or more"
    for name in _DAYS:
        value = getattr(settings, name)
        if not 0 <= value < _MOST_DAYS:
            yield f"{name} {value:g} can't be kept; expected days below {_MOST_DAYS}, 0 for ever"
    if settings.takebacks < 0:
        yield f"takebacks {settings.takebacks} can't be kept; expected 0 or more"
    if not _SHORTEST_LOG <= settings.log_length <= _LONGEST_LOG:
        yield (
            f"log_length {settings.log_length} can't be kept; expected {_SHORTEST_LOG}, room for a whole game, "
            f"to {_LONGEST_LOG}"
        )


def _clashes(settings: Settings) -> Iterator[str]:
    """What can't work together."""
    if len(settings.bot_commands) < len(settings.bots.splitlines()):
        yield "two bots have the same name; expected each once"
    if settings.workers > 1 and not settings.database.startswith("postgres"):
        yield "several workers need --database postgresql://..."
    if (settings.workers > 1 or settings.supervised) and settings.deal_seed:
        yield "a seed for deals is for tests with one worker, without a supervisor"
    if settings.redis and not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        yield "the Redis URL can't be read; expected redis://HOST:PORT"


def _unreadable(settings: Settings) -> Iterator[str]:
    """What is wrong with lists."""
    try:
        read_networks(settings.proxies)
    except ValueError as error:
        yield f"proxies can't be read: {error}; expected addresses or networks such as 10.0.0.0/8"
