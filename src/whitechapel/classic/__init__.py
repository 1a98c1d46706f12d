"""Mr. Jack, the London board game: the rules as a module that follows `whitechapel.core.game.Game`.

Two players, Jack and the Detective; both editions of the board. Read the files in this order: pieces, options, board,
layout, district, moves, whistle, table, kernel, state, actions, rules, observation, worlds, shapes, notation, parsing,
reading, checks, render, story, choices.
"""

from whitechapel.classic.actions import (
    action_from_text,
    action_to_text,
    chance_outcomes,
    copies,
    legal_actions,
)
from whitechapel.classic.display import display, preview
from whitechapel.classic.drawing import draw
from whitechapel.classic.layout import ACTION_COUNT
from whitechapel.classic.notation import (
    observation_from_json,
    observation_from_text,
    position_from_json,
    position_from_text,
    position_to_json,
    position_to_text,
)
from whitechapel.classic.observation import (
    DetectiveObservation,
    FinalObservation,
    JackObservation,
    Observation,
    PublicObservation,
    observe,
)
from whitechapel.classic.options import OPTIONS
from whitechapel.classic.reasons import why_not
from whitechapel.classic.render import render
from whitechapel.classic.rules import (
    NAME,
    RULES_VERSION,
    actor,
    announcement,
    apply,
    apply_trusted,
    initial,
    options_of,
    outcome,
    sees,
)
from whitechapel.classic.state import State
from whitechapel.classic.whole_play import play_from_text, play_to_text
from whitechapel.classic.worlds import worlds

__all__ = [
    "ACTION_COUNT",
    "NAME",
    "OPTIONS",
    "RULES_VERSION",
    "DetectiveObservation",
    "FinalObservation",
    "JackObservation",
    "Observation",
    "PublicObservation",
    "State",
    "action_from_text",
    "action_to_text",
    "actor",
    "announcement",
    "apply",
    "apply_trusted",
    "chance_outcomes",
    "copies",
    "display",
    "draw",
    "initial",
    "legal_actions",
    "observation_from_json",
    "observation_from_text",
    "observe",
    "options_of",
    "outcome",
    "play_from_text",
    "play_to_text",
    "position_from_json",
    "position_from_text",
    "position_to_json",
    "position_to_text",
    "preview",
    "render",
    "sees",
    "why_not",
    "worlds",
]
