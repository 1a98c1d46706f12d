"""What patterns and values of the page and of Python stand for; what the rules name comes from the rules."""

from collections.abc import Iterator, Mapping
from typing import get_args

from tests.words.catalogue import ROOT
from tests.words.usage import Source
from whitechapel.bots import FAILURES
from whitechapel.classic import pieces as classic
from whitechapel.classic.reading import ENDINGS
from whitechapel.classic.reasons import TEXTS as CLASSIC_REASONS
from whitechapel.cli.administering import TASKS
from whitechapel.core import load_game
from whitechapel.pocket import pieces as pocket
from whitechapel.server.protocol import KindName
from whitechapel.server.store import Counts, Gap

_ANSWERS = ("seen", "unseen", "visible", "invisible")
_DEALT = ("identity", "card")
_VERBS = ("move", "accuse", "leave", "stay", "swap", "face", "lamp", "cordon", "cover", "whistle")
_TOKENS = tuple({face for token in pocket.TOKENS for face in token})
_KINDS = tuple(kind for kind in get_args(KindName) if kind not in ("action", "chance"))
_PROBLEMS = (
    "unknown-match",
    "seat-taken",
    "own-seat",
    "stale",
    "illegal",
    "not-your-turn",
    "over",
    "no-takeback",
    "too-many",
    "wrong-token",
    "old-rules",
    "unavailable",
    "other-commitment",
)
_POCKET_ENDS = (
    "one-suspect",
    "both-goals-seen",
    "both-goals-unseen",
    "six-hourglasses",
    "eight-turns",
    "chase-lost",
    "chase-survived",
)


def _options() -> Iterator[str]:
    """What the page says of the rule options that people choose from: each, and its values unless it is a tick."""
    options = (option for game in ("pocket", "classic") for option in load_game(game).OPTIONS)
    for option in (option for option in options if option.offered or not option.quiet):
        yield option.name
        yield from (f"{option.name}-{value}" for value in option.values if not isinstance(value, bool))


STANDS_FOR: Mapping[str, tuple[str, ...]] = {
    "area-{}": tuple(str(cell) for cell in pocket.CELLS),
    "exit-{}": classic.EXITS,
    "facing-{}": classic.FACINGS,
    "game-{}": ("pocket", "classic"),
    "game-{}-about": ("pocket", "classic"),
    "lens-{}": ("detective", "jack", "complete"),
    "option-{}": tuple(_options()),
    "log-failed-{}": FAILURES,
    "log-{}": (*_ANSWERS, *_DEALT, *pocket.DETECTIVES, "play", *_VERBS, "whistle-nobody", *_KINDS),
    "log-{}-hidden": _DEALT,
    "name-{}": tuple({*pocket.CHARACTERS, *pocket.DETECTIVES, *classic.CHARACTERS}),
    "problem-{}": _PROBLEMS,
    "reason-{}": (*_POCKET_ENDS, *(end for end in ENDINGS if end), "resignation"),
    "seat-{}": ("jack", "detective", "chance"),
    "speed-{}": ("slow", "normal", "fast", "off"),
    "target-turn-{}": ("1", "2", "3"),
    "terminal-admin-{}": tuple(TASKS),
    "terminal-admin-stat-{}": Counts._fields,
    "terminal-admin-unchecked-{}": get_args(Gap),
    "terminal-do-{}": (*_TOKENS, "play", *_VERBS),
    "{}-were": ("jack-cards", "detective-cards"),
    "terminal-help-{}": ("pocket", "classic"),
    "theme-{}": ("dark", "light", "contrast"),
    "token-{}": _TOKENS,
    "verify-bad-{}": ("deal", "commitment", "event", "words"),
    "verb-{}": _VERBS,
    "why-{}": tuple(CLASSIC_REASONS),
    "witness-{}": ("visible", "invisible"),
}

BY_VALUE: Mapping[str, tuple[str, ...]] = {
    "src/whitechapel/classic/choices.py": (
        "facing-{}",
        "exit-{}",
        "pick-token",
        "pick-card",
        "pick-turn",
        "pick-target",
    ),
    "src/whitechapel/core/descriptor.py": ("turn",),
    "src/whitechapel/classic/descriptor.py": ("round",),
    "src/whitechapel/pocket/choices.py": ("pick-token", "pick-target", "pick-turn", "pick-second"),
    "src/whitechapel/server/views/events.py": ("log-{}", "log-failed-{}"),
    "src/whitechapel/terminal/screens/ending.py": ("rematch", "replay", "new-game"),
    "src/whitechapel/terminal/screens/sheets.py": (
        "key-arrows",
        "key-enter",
        "key-escape",
        "key-letters",
        "terminal-key-peek",
        "key-split",
        "key-log",
        "terminal-key-takeback",
        "terminal-key-give-up",
        "terminal-key-leave",
        "key-help",
    ),
    "src/whitechapel/terminal/board/course.py": (),
    "src/whitechapel/terminal/board/rendered.py": (),
    "src/whitechapel/terminal/log_view.py": (),
    "src/whitechapel/terminal/panel.py": (),
    "src/whitechapel/terminal/plain.py": (),
    "src/whitechapel/terminal/replaying.py": (),
    "src/whitechapel/terminal/screens/choosing.py": (),
    "src/whitechapel/terminal/screens/prompting.py": (),
    "src/whitechapel/terminal/screens/table.py": (),
    "src/whitechapel/words/prose.py": (),
    "web/src/home/MyGames.svelte": ("over-mark", "your-turn-mark", "waiting-mark"),
    "web/src/table/Keys.svelte": (
        "key-arrows",
        "key-enter",
        "key-escape",
        "key-letters",
        "key-peek",
        "key-split",
        "key-log",
        "key-help",
    ),
}

_SAYS_WHAT_IT_IS_GIVEN = ("web/src/words/", "src/whitechapel/words/words.py")


def sources() -> Iterator[Source]:
    """Every file of the page and of Python that may say something."""
    folders = {"web/src": (".svelte", ".ts"), "src/whitechapel": (".py",)}
    for folder, endings in folders.items():
        for file in sorted((ROOT / folder).rglob("*")):
            path = file.relative_to(ROOT).as_posix()
            if file.suffix in endings and not path.endswith(".test.ts") and not path.startswith(_SAYS_WHAT_IT_IS_GIVEN):
                yield Source(path, file.read_text(encoding="utf-8"))
