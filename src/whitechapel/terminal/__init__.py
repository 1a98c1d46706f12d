"""Games in a terminal: on a drawn table, or in plain lines for pipes and screen readers.

Read the files in this order: chooser, log_view, saving; `board` (how a game is drawn), panel, `screens`, app; typed,
described, plain and replaying for the lines; starting for how each begins. What they show, `whitechapel.table` answers.
"""
