"""What patterns and values of the page and of Python stand for; what the rules name comes from the rules."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import get_args

from tests.words.catalogue import ROOT
from tests.words.usage import Source
from whitechapel.bots import FAILURES
from whitechapel.classic import pieces as classic
from whitechapel.classic.reading import ENDINGS
from whitechapel.classic.reasons import TEXTS as CLASSIC_REASONS
from whitechapel.cli.administering import TASKS
from whitechapel.cli.commands import COMMANDS
from whitechapel.core import load_game
from whitechapel.core.lessons import Play, lessons_of
from whitechapel.core.registry import describe
from whitechapel.pocket import pieces as pocket
from whitechapel.server.protocol import KindName, PhraseName
from whitechapel.server.store import Counts, Gap
from whitechapel.terminal.plain.commands import EXPLAINED

_ANSWERS = ("seen", "unseen", "visible", "invisible")
_DEALT = ("identity", "card")
_VERBS = ("move", "accuse", "leave", "stay", "swap", "face", "lamp", "cordon", "cover", "whistle")
_TOKENS = tuple({face for token in pocket.TOKENS for face in token})
_GOALS = ("pocket-jack", "pocket-detective", "classic-jack", "classic-detective")
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
    "no-rematch",
    "cancelled",
    "wrong-name",
    "too-many",
    "wrong-token",
    "old-rules",
    "unavailable",
    "other-commitment",
)
_GESTURES = ("tip-the-hat", "raise-an-eyebrow", "applaud", "wring-hands")
_BETWEEN = (
    "asked-takeback",
    "asked-rematch",
    "told-taken-back",
    "told-takeback-declined",
    "told-takeback-withdrawn",
    "told-rematch-declined",
    "told-rematch-withdrawn",
)
"""What two people ask and answer: each in words for the one who did it, too."""
_LEVELS = tuple(str(number) for number, _ in enumerate(describe("pocket").levels, 1))
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


_ANYTHING_DOES = next(field.default for field in fields(Play) if field.name == "reached")
_LESSONS = tuple(lesson for game in ("pocket", "classic") for lesson in lessons_of(game))


def _tasks() -> Iterator[str]:
    """What is said of the tasks of all lessons: what is asked, the praise, and why a try was wrong."""
    for lesson in _LESSONS:
        for number, task in enumerate(lesson.tasks, 1):
            yield from (f"{lesson.title.id} {number} {of}" for of in ("", "-done"))
            asks = task.asks
            if isinstance(asks, Play) and asks.why is None and asks.reached is not _ANYTHING_DOES:
                yield f"{lesson.title.id} {number} -wrong"


STANDS_FOR: Mapping[str, tuple[str, ...]] = {
    "area-{}": tuple(str(cell) for cell in pocket.CELLS),
    "brief-character-{}": classic.CHARACTERS,
    "brief-{}": _TOKENS,
    "coaching-{}": ("first", "always", "never"),
    "colours-{}": ("usual", "safe"),
    "does-character-{}": classic.CHARACTERS,
    "does-{}": _TOKENS,
    "ear-wall-{}": pocket.SIDES,
    "ear-{}": ("building", "garden"),
    "exit-{}": classic.EXITS,
    "facing-{}": classic.FACINGS,
    "game-{}": ("pocket", "classic"),
    "game-{}-about": ("pocket", "classic"),
    "learn-{}": ("pocket", "classic"),
    "goal-{}": ("both", "spectator", *_GOALS, "pocket-jack-chase", "pocket-detective-chase"),
    "goal-{}-{}": tuple(goal.replace("-", " ") for goal in _GOALS),
    "lens-{}": ("detective", "jack", "complete"),
    "lesson-{}-{}": tuple(f"{lesson.game} {lesson.id}" for lesson in _LESSONS),
    "level-{}": _LEVELS,
    "level-{}-about": _LEVELS,
    "option-{}": tuple(_options()),
    "log-failed-{}": FAILURES,
    "log-{}": (*_ANSWERS, *_DEALT, *pocket.DETECTIVES, "play", *_VERBS, "whistle-nobody", *_KINDS),
    "log-{}-hidden": _DEALT,
    "name-{}": tuple({*pocket.CHARACTERS, *pocket.DETECTIVES, *classic.CHARACTERS}),
    "pencil-{}": ("innocent", "likely"),
    "gesture-{}": _GESTURES,
    "gestured-{}": _GESTURES,
    "phrase-{}": tuple(phrase for phrase in get_args(PhraseName) if phrase not in _GESTURES),
    "presence-{}": ("here", "away", "thinking"),
    "picture-{}": ("png", "svg"),
    "play-{}": ("jack", "detective"),
    "problem-{}": _PROBLEMS,
    "reason-{}": (*_POCKET_ENDS, *(end for end in ENDINGS if end), "resignation"),
    "seat-{}": ("jack", "detective", "chance"),
    "side-{}-{}": ("pocket jack", "pocket detective", "classic jack", "classic detective"),
    "standing-witness-{}": ("visible", "invisible"),
    "staging-{}": ("full", "quick", "off"),
    "target-turn-{}": ("1", "2", "3"),
    "cli-{}": COMMANDS,
    "cli-{}-note": ("conformance", "export", "perft", "play", "serve", "verify"),
    "cli-admin-{}": tuple(TASKS),
    "cli-admin-stat-{}": Counts._fields,
    "cli-admin-unchecked-{}": get_args(Gap),
    "goal-{}-{}{}": tuple(
        f"{game} {seat} {chase}"
        for game in ("pocket", "classic")
        for seat in ("jack", "detective")
        for chase in ("", "-chase")
        if game == "pocket" or not chase
    ),
    "terminal-command-{}": EXPLAINED,
    "terminal-do-{}": (*_TOKENS, "play", *_VERBS),
    "{}-{}{}": tuple(_tasks()),
    "part-{}": ("N", "NE", "E", "SE", "S", "SW", "W", "NW", "C"),
    "space-{}": tuple(str(space) for space in pocket.SPACES),
    "{}-own": _BETWEEN,
    "{}-were": ("jack-cards", "detective-cards"),
    "terminal-help-{}": ("pocket", "classic"),
    "theme-{}": ("dark", "light", "contrast"),
    "token-{}": _TOKENS,
    "verify-bad-{}": ("deal", "commitment", "event", "words"),
    "verb-{}": _VERBS,
    "what-if-{}": ("seen", "hidden"),
    "why-{}": tuple(CLASSIC_REASONS),
    "witness-{}": ("visible", "invisible"),
}

BY_VALUE: Mapping[str, tuple[str, ...]] = {
    "src/whitechapel/arena/progress.py": ("cli-progress",),
    "src/whitechapel/cli/film.py": ("cli-film-progress",),
    "src/whitechapel/pictures/telling.py": (),
    "src/whitechapel/classic/coach.py": ("hint-jack-card-hidden", "hint-jack-card-seen"),
    "src/whitechapel/classic/choices.py": (
        "facing-{}",
        "exit-{}",
        "pick-token",
        "pick-card",
        "pick-turn",
        "pick-target",
    ),
    "src/whitechapel/cli/__init__.py": ("cli-file-missing", "cli-file-closed", "cli-file-folder", "cli-address-used"),
    "src/whitechapel/cli/hint.py": (),
    "src/whitechapel/cli/parsing.py": ("cli-{}-note",),
    "src/whitechapel/cli/speaking.py": (
        "cli-argparse-usage",
        "cli-argparse-arguments",
        "cli-argparse-options",
        "cli-argparse-help",
        "cli-argparse-about",
        "cli-argparse-required",
        "cli-argparse-unknown",
        "cli-argparse-choice",
        "cli-argparse-value",
        "cli-argparse-one",
        "cli-argparse-at-most-one",
        "cli-argparse-at-least-one",
        "cli-argparse-not-with",
        "cli-argparse-no-value",
    ),
    "src/whitechapel/core/descriptor.py": ("turn",),
    "src/whitechapel/core/learning.py": ("lesson-point",),
    "src/whitechapel/classic/descriptor.py": ("round",),
    "src/whitechapel/pocket/choices.py": ("pick-token", "pick-target", "pick-turn", "pick-second"),
    "src/whitechapel/server/views/events.py": ("log-{}", "log-failed-{}"),
    "src/whitechapel/terminal/screens/ending.py": ("rematch", "replay", "new-game"),
    "src/whitechapel/terminal/screens/sheets.py": (
        "key-arrows",
        "key-enter",
        "key-escape",
        "key-letters",
        "terminal-key-hint",
        "terminal-key-coach",
        "terminal-key-turns",
        "terminal-key-marks",
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
    "src/whitechapel/terminal/plain/commands.py": ("terminal-not-asked", "terminal-no-hint"),
    "src/whitechapel/terminal/plain/answering.py": (),
    "src/whitechapel/terminal/plain/looking.py": (),
    "src/whitechapel/terminal/plain/news.py": (),
    "src/whitechapel/terminal/plain/table.py": (),
    "src/whitechapel/terminal/naming.py": (),
    "src/whitechapel/terminal/screens/aiding.py": ("terminal-no-hint",),
    "src/whitechapel/terminal/turns.py": (),
    "src/whitechapel/terminal/replaying.py": (),
    "src/whitechapel/terminal/screens/choosing.py": (),
    "src/whitechapel/terminal/plain/lessons.py": (),
    "src/whitechapel/terminal/screens/lesson.py": (),
    "src/whitechapel/terminal/screens/lessons.py": (),
    "src/whitechapel/terminal/screens/prompting.py": (),
    "src/whitechapel/terminal/screens/table.py": (),
    "src/whitechapel/words/prose.py": (),
    "web/src/home/MyGames.svelte": (
        "over-mark",
        "won-mark",
        "lost-mark",
        "your-turn-mark",
        "waiting-mark",
        "cancelled-mark",
    ),
    "web/src/home/opponents.ts": ("level-easiest", "level-strongest"),
    "web/src/learn/Answer.svelte": (),
    "web/src/learn/LessonBar.svelte": (),
    "web/src/people/between.svelte.ts": _BETWEEN,
    "web/src/table/Voice.svelte": (),
    "web/src/table/about.ts": ("does-{}", "does-character-{}"),
    "web/src/table/coach.svelte.ts": ("coach-end",),
    "web/src/table/Keys.svelte": (
        *("keys-play", "keys-walk", "keys-ask", "keys-look"),
        *("key-letters", "key-enter", "key-escape", "key-tray", "key-board", "key-next", "key-peek"),
        *("key-walk", "key-walk-hexes", "key-ends", "key-people", "key-coordinates"),
        *("key-sight", "key-news", "key-overview", "key-again", "key-in-words"),
        *("key-split", "key-faster", "key-log", "key-help"),
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
