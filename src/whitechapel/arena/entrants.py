"""Who takes part: players of the house by spec, anybody's own class from a file, or a bot."""

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import NamedTuple, cast

from whitechapel.arena.terms import Terms
from whitechapel.bots import Beginning, Command
from whitechapel.bots.seated import greeted
from whitechapel.core import Seat, WhitechapelError, checked_options, load_game
from whitechapel.players import Player, SpecError, player
from whitechapel.players.contract import PlayerClass, made


class EntrantError(WhitechapelError):
    """An entrant that can't be read or loaded."""


class Entrant(NamedTuple):
    """One who takes part, under a name.

    Attributes:
        name: what tables call it.
        spec: a spec of the house's catalogue (``ismcts:10000``), or a file and a class (``mine.py:Clever``).
        command: the bot that plays instead, run as a process of its own.
    """

    name: str
    spec: str
    command: Command | None = None

    @property
    def is_own(self) -> bool:
        """Whether it is somebody's own class from a file."""
        return ".py:" in self.spec

    def make(self, terms: Terms, seat: Seat, seed: int) -> Player:
        """The player itself, for one game.

        A class of one's own is called with the ``game`` (its name) and the ``seed`` if it takes them. A bot is started;
        whoever asked for it has to `dismiss` it.
        """
        if self.command is not None:
            rules = load_game(terms.game)
            options = checked_options(rules.NAME, rules.OPTIONS, dict(terms.options))
            beginning = Beginning(seat, seed, tuple(options.items()))
            return greeted(self.command, terms.game, beginning, patience=terms.patience)
        if not self.is_own:
            return player(self.spec, game=terms.game, seed=seed)
        try:
            return made(_class_in(self.spec), self.spec, game=terms.game, seed=seed)
        except SpecError as error:
            raise EntrantError(*error.args) from error

    def check(self, game: str) -> None:
        """Raise `EntrantError`, or the catalogue's `SpecError`, unless there is such a player for the game.

        A bot is not tried: one that fails loses its games.
        """
        if self.command is not None:
            return
        try:
            self.make(Terms(game), Seat.JACK, seed=0)
        except WhitechapelError:
            raise
        except (Exception, SystemExit) as error:
            why = f"can't be loaded: {type(error).__name__}: {error}"
            raise EntrantError(self.spec, why, "a class that can be made") from error


def entrants(
    listed: Sequence[str], own: Sequence[str] = (), bots: Mapping[str, Command] | None = None
) -> tuple[Entrant, ...]:
    """Those on the list of specs, the own players given as ``name=path/to/file.py:Class``, and the bots.

    An own player or a bot may be listed by its name, for its place in the order; otherwise it comes last.
    """
    brought = [_named(text) for text in own]
    commands = bots or {}
    own_names = [*(name for name, _ in brought), *commands]
    names = [*listed, *(name for name in own_names if name not in listed)]
    for name in names:
        if names.count(name) > 1 or own_names.count(name) > 1:
            raise EntrantError(name, "is named twice", "each player once")
    if not names:
        raise EntrantError("", "names no player", "at least one")
    return tuple(Entrant(name, dict(brought).get(name, name), commands.get(name)) for name in names)


def _named(text: str) -> tuple[str, str]:
    name, equals, spec = text.partition("=")
    if not (name and equals and ".py:" in spec):
        raise EntrantError(text, "does not name a player of your own", "name=path/to/file.py:Class")
    return name, spec


@cache
def _class_in(spec: str) -> PlayerClass:
    """The class that a file holds; the file may import its neighbours, as if it were run itself."""
    path, _, name = spec.rpartition(":")
    file = Path(path).resolve()
    source = spec_from_file_location(f"entrant_{file.stem}", file)
    if not file.is_file() or source is None or source.loader is None:
        raise EntrantError(path, "is not there", "a Python file")
    module = module_from_spec(source)
    sys.modules[module.__name__] = module
    sys.path.append(str(file.parent))
    source.loader.exec_module(module)
    found = getattr(module, name, None)
    if not callable(found):
        raise EntrantError(spec, f"holds no class {name}", "path/to/file.py:Class")
    return cast(PlayerClass, found)
