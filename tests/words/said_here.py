"""What the page's patterns and values stand for. The words of the rules come from the rules themselves."""

from collections.abc import Iterator, Mapping

from tests.words.catalogue import ROOT
from tests.words.usage import Source
from whitechapel.bots import FAILURES
from whitechapel.classic import pieces as classic
from whitechapel.classic.packing import ENDINGS
from whitechapel.pocket import pieces as pocket
from whitechapel.server.match import Kind
from whitechapel.terminal.choices import FORMS
from whitechapel.terminal.reasons import MESSAGES

_ANSWERS = ("seen", "unseen", "visible", "invisible")
_TOLD_BY_VERB = (*pocket.DETECTIVES, "alibi", "card", "identity", "play", "accuse", "stay", "lamp", "cover")
_KINDS = tuple(kind.value for kind in Kind if kind not in (Kind.MOVE, Kind.CHANCE))
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

STANDS_FOR: Mapping[str, tuple[str, ...]] = {
    "area-{}": tuple(str(cell) for cell in pocket.CELLS),
    "edition-{}": classic.EDITIONS,
    "exit-{}": classic.EXITS,
    "facing-{}": classic.FACINGS,
    "game-{}": ("pocket", "classic"),
    "game-{}-about": ("pocket", "classic"),
    "lens-{}": ("detective", "jack", "complete"),
    "log-failed-{}": FAILURES,
    "log-{}": (*_ANSWERS, *_TOLD_BY_VERB, *_KINDS),
    "name-{}": tuple({*pocket.CHARACTERS, *pocket.DETECTIVES, *classic.CHARACTERS}),
    "problem-{}": _PROBLEMS,
    "reason-{}": (*_POCKET_ENDS, *(end for end in ENDINGS if end), "resignation"),
    "seat-{}": ("jack", "detective", "chance"),
    "speed-{}": ("slow", "normal", "fast", "off"),
    "target-turn-{}": ("1", "2", "3"),
    "terminal-do-{}": tuple(verb for forms in FORMS.values() for verb in forms),
    "terminal-help-{}": ("pocket", "classic"),
    "theme-{}": ("dark", "light", "contrast"),
    "token-{}": tuple({face for token in pocket.TOKENS for face in token}),
    "verify-bad-{}": ("deal", "commitment", "event"),
    "verb-{}": ("move", "accuse", "leave", "stay", "swap", "face", "lamp", "cordon", "cover", "whistle"),
    "witness-{}": ("visible", "invisible"),
}

BY_VALUE: Mapping[str, tuple[str, ...]] = {
    "src/whitechapel/terminal/reasons.py": tuple(MESSAGES.values()),
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
    "web/src/table/sentences.ts": ("log-{}",),
}

_SAYS_WHAT_IT_IS_GIVEN = "web/src/words/"


def sources() -> Iterator[Source]:
    """Every file of the page and of Python that may say something."""
    folders = {"web/src": (".svelte", ".ts"), "src/whitechapel": (".py",)}
    for folder, endings in folders.items():
        for file in sorted((ROOT / folder).rglob("*")):
            path = file.relative_to(ROOT).as_posix()
            if file.suffix in endings and not path.endswith(".test.ts") and not path.startswith(_SAYS_WHAT_IT_IS_GIVEN):
                yield Source(path, file.read_text(encoding="utf-8"))
