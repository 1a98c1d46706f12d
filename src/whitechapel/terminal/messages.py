"""Every sentence a person reads in the plain terminal, in one place.

Texts have a name and named gaps, as a translator's catalogue has them. What can be done in a game, and how it is told
when it was done, is in `actions`.
"""

TEXTS = {
    "welcome-pocket": "Mr. Jack Pocket.",
    "welcome-classic": "Mr. Jack.",
    "committed": "The cards are dealt already: the fingerprint of the deal is {commitment}.",
    "seats": "You play {who}. Type ? for help at any time.",
    "seats-both": "Two players at one screen: a secret stays hidden until its owner types secret. Type ? for help.",
    "who-pocket-jack": "Mr. Jack",
    "who-pocket-detective": "the Investigator",
    "who-classic-jack": "Jack",
    "who-classic-detective": "the Detective",
    "who-chance": "chance",
    "your-turn": "{who} to act. What may be done:",
    "numbered": "Type an action or its number.",
    "grouped": "Type an action, for example {example}. Type list to see all {count} with numbers.",
    "prompt": "{who}> ",
    "help-intro": "Now may be done:",
    "help-commands": """\
Besides actions you may type
  list     all actions with their numbers
  board    the table again
  secret   what only you know
  ?        this help
  quit     save the game and leave""",
    "help-pocket": "Areas are numbered 0 1 2 / 3 4 5 / 6 7 8, row by row. A star marks what some detective sees.",
    "help-classic": "A hex is a letter and a number. A play is made of steps: the character, the move and the ability.",
    "no-secret": "You know nothing that the other player does not know.",
    "secret-hide": "Press Enter to hide it.",
    "nothing": "Nothing was typed: type an action or its number, or ? for help.",
    "no-number": "{number} is not the number of an action: there are {count}. Type list to see them.",
    "not-now": "'{action}' is not possible now.",
    "not-allowed": "'{action}' {why}.",
    "unreadable": "'{given}' is not an action. Type list for what may be done, or ? for help.",
    "hidden": "A card is dealt face down.",
    "left": "You leave the game before its end.",
    "saved": "The game is saved in {place}. 'whitechapel replay {place}' shows it.",
    "not-saved": "The game could not be saved in {place}: {why}. Here is its record:",
    "said-seen": "The appeal for witnesses: Jack is SEEN. Whoever is not seen is innocent.",
    "said-unseen": "The appeal for witnesses: Jack is NOT SEEN. Whoever is seen is innocent; Jack takes the hourglass.",
    "said-visible": "The witnesses are called: Jack is VISIBLE. Whoever is invisible is innocent.",
    "said-invisible": "The witnesses are called: Jack is INVISIBLE. Whoever is visible is innocent.",
    "said-the chase begins": "The chase begins: Jack is known, and must stay unseen to the end of turn 8.",
    "end-one-suspect": "{winner} wins: one suspect is left.",
    "end-six-hourglasses": "{winner} wins: Jack has six hourglasses.",
    "end-eight-turns": "{winner} wins: eight turns are over and more than one suspect is left.",
    "end-both-goals-seen": "{winner} wins: both goals are reached, and Jack was seen.",
    "end-both-goals-unseen": "{winner} wins: both goals are reached in the last turn, and Jack was not seen.",
    "end-chase-survived": "{winner} wins: Jack stayed hidden to the end of the chase.",
    "end-chase-lost": "{winner} wins: Jack was seen in the chase.",
    "end-right-accusation": "{winner} wins: the accusation was right.",
    "end-wrong-accusation": "{winner} wins: the accusation was wrong.",
    "end-escape": "{winner} wins: Jack has left the district.",
    "end-round-8-over": "{winner} wins: round 8 is over and Jack was not caught.",
}


def text(name: str, **gaps: object) -> str:
    """The text called `name` with its gaps filled."""
    return TEXTS[name].format(**gaps)


def sentence(name: str, **gaps: object) -> str:
    """The same, beginning with a capital letter."""
    filled = text(name, **gaps)
    return filled[:1].upper() + filled[1:]
