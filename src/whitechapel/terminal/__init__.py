"""Games in a terminal: on a drawn table, or in plain lines for pipes and screen readers.

Read the files in this order: words, moments, telling, saving; `match` (where a game is played), `board` (how it is
drawn), chooser, panel, `screens`, app; choices and plain for the lines; starting for how each begins.
"""
