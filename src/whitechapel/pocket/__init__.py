"""Mr. Jack Pocket, on the contract of `whitechapel.core`.

Read the files in this order: pieces, options, district, layout, kernel, state, variants, actions, rules, observation,
worlds, shapes, notation, parsing, reading, checks, render, story, choices.
"""

from whitechapel.pocket.actions import (
    action_from_text,
    action_to_text,
    chance_outcomes,
    copies,
    legal_actions,
    why_not,
)
from whitechapel.pocket.display import display, preview
from whitechapel.pocket.drawing import draw
from whitechapel.pocket.layout import ACTION_COUNT
from whitechapel.pocket.notation import (
    observation_from_json,
    observation_from_text,
    position_from_json,
    position_from_text,
    position_to_json,
    position_to_text,
)
from whitechapel.pocket.observation import (
    FinalObservation,
    JackObservation,
    Observation,
    PublicObservation,
    observe,
)
from whitechapel.pocket.options import OPTIONS
from whitechapel.pocket.render import render
from whitechapel.pocket.rules import (
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
from whitechapel.pocket.state import State
from whitechapel.pocket.worlds import worlds

__all__ = [
    "ACTION_COUNT",
    "NAME",
    "OPTIONS",
    "RULES_VERSION",
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
