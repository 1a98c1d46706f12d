"""Whole games of Mr. Jack as a case file tells them. `classic_replay` plays them by the rules."""

import re
from typing import NamedTuple

from whitechapel.classic.board import STREETS
from whitechapel.classic.pieces import CHARACTERS, EDITIONS, EXITS, FACINGS
from whitechapel.core import OptionValue
from whitechapel.testing.cases.case_file import CaseValue

_SIDES = ("jack", "detective")
_CALL = ("visible", "witness", "suspects_after", "lamps_after")
_WHO, _HEX, _EXIT, _FACING = ("|".join(names) for names in (CHARACTERS, STREETS, EXITS, FACINGS))
_ACTION = re.compile(
    rf"({_WHO}):(swap=({_WHO})(/({_FACING}))?|({_HEX})-({_HEX}|exit=({_EXIT})))( stay)?( face=({_FACING}))?"
    rf"( (lamp|cordon|cover|whistle)=\S+ (before|after))?( accuse=({_WHO}))?"
)


class Play(NamedTuple):
    """One play: who, what could be done, what was done, and the right answers (None where none is told)."""

    side: str
    character: str
    legal_states: int
    legal_accuse: tuple[str, ...]
    legal_exits: tuple[str, ...]
    action: str
    state: str | None
    alibi_drawn: str | None


class CallAnswers(NamedTuple):
    """The right answers at a call for witnesses."""

    visible: tuple[str, ...]
    witness: str
    suspects_after: tuple[str, ...]
    lamps_after: str


class Round(NamedTuple):
    """One round; a last round that ended early has no call."""

    round: int
    cards: tuple[str, ...]
    plays: tuple[Play, ...]
    call: CallAnswers | None


class WholeGame(NamedTuple):
    """A game from the set-up to its end."""

    name: str
    options: dict[str, OptionValue]
    jack: str
    pile: tuple[str, ...]
    rounds: tuple[Round, ...]
    ending: str
    winner: str


def read_game(case: CaseValue) -> WholeGame:
    """Read one game."""
    jack = case.field("jack").word(CHARACTERS)
    pile = case.field("alibi_pile_top_first")
    if set(pile.words(CHARACTERS)) != set(CHARACTERS) - {jack}:
        raise pile.wrong(f"the seven cards besides {jack}, top card first")
    name = case.optional("id")
    return WholeGame(
        name=case.place if name is None else name.text(),
        options={
            "edition": case.field("edition").word(EDITIONS),
            "lit_gaslight_blocks_lantern": case.field("lit_gaslight_blocks_lantern").flag(),
        },
        jack=jack,
        pile=pile.words(CHARACTERS),
        rounds=tuple(_round(found) for found in case.field("rounds").items()),
        ending=_ending(case.field("ending")),
        winner=case.field("winner").word(_SIDES),
    )


def _ending(found: CaseValue) -> str:
    """How the game ended, as our outcomes say it; the eighth round's end may be told in any words that name it."""
    words = found.text().replace("-", " ").replace("_", " ")
    if words in ("right accusation", "wrong accusation", "escape"):
        return words.replace(" ", "-")
    if "round" in words or "eight" in words:
        return "round-8-over"
    raise found.wrong("right accusation, wrong accusation, escape or round 8 over")


def _round(found: CaseValue) -> Round:
    found.only(("round", "cards", "plays", *_CALL))
    cards = found.field("cards").words(CHARACTERS)
    if len(cards) != 4:
        raise found.field("cards").wrong("four characters")
    called = any(found.optional(name) is not None for name in _CALL)
    return Round(
        round=found.field("round").number(range(1, 9)),
        cards=tuple(sorted(cards)),
        plays=tuple(_play(play) for play in found.field("plays").items()),
        call=_call(found) if called else None,
    )


def _call(found: CaseValue) -> CallAnswers:
    return CallAnswers(
        visible=tuple(sorted(found.field("visible").words(CHARACTERS))),
        witness=found.field("witness").word(("visible", "invisible")),
        suspects_after=tuple(sorted(found.field("suspects_after").words(CHARACTERS))),
        lamps_after=found.field("lamps_after").text(),
    )


def _play(found: CaseValue) -> Play:
    found.only(Play._fields)
    action, state, card = found.field("action"), found.optional("state"), found.optional("alibi_drawn")
    if not _ACTION.fullmatch(action.text()):
        raise action.wrong("a whole play like 'smith:g8-f7 lamp=f5>h4 after'")
    return Play(
        side=found.field("side").word(_SIDES),
        character=found.field("character").word(CHARACTERS),
        legal_states=found.field("legal_states").number(),
        legal_accuse=tuple(sorted(found.field("legal_accuse").words(CHARACTERS))),
        legal_exits=tuple(sorted(found.field("legal_exits").words(EXITS))),
        action=action.text(),
        state=None if state is None else state.text(),
        alibi_drawn=None if card is None else card.word(CHARACTERS),
    )
