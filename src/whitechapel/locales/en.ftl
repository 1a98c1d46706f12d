# English. One message a thing said; names of messages are shared by all languages.

## The house

title = Whitechapel
tagline = Two games of hide and seek in the fog
notice = Not affiliated with the publisher of the games. Mr. Jack and Mr. Jack Pocket are theirs; words, drawings and code here are our own.
home = Home
learn = Learn
rules = Rules
settings = Settings
language = Language
close = Close
loading = One moment…

## The games

game-pocket = Mr. Jack Pocket
game-classic = Mr. Jack
game-pocket-about = Find Mr. Jack among nine suspects, or hide for eight turns. About 15 minutes.
game-classic-about = Track Jack down by gaslight before he slips out of Whitechapel. About 30 minutes.
seat-jack = { $game ->
    [pocket] Mr. Jack
   *[other] Jack
}
seat-detective = { $game ->
    [pocket] the Investigator
   *[other] the Detective
}
seat-chance = Chance

## The table

turn = { $turns ->
    [0] Turn { $turn }
   *[other] Turn { $turn } of { $turns }
}
round = { $turns ->
    [0] Round { $turn }
   *[other] Round { $turn } of { $turns }
}
your-turn = Your turn
turn-of = { $seat } is thinking…
looking-on = You are watching
game-over = The game is over
show-ending = Show the result
the-chase = The chase is on
action-number = action { $number } of 4
play-number = character { $number } of 4
confirm = Confirm
pick-token = Choose an action
pick-card = Choose a character
pick-target = Choose a place
pick-second = Swap with which tile?
pick-turn = Which way?
cancel = Cancel
resign = Give up
resign-sure = Really give up?
danger-sure = { $action }. This may lose the game at once. Really?
takeback = Take back
takeback-ask = Ask to undo
takeback-asked = Your opponent wants to take back their last action.
takeback-waiting = Waiting for an answer…
takeback-secret = The AI has answered. It hides something, so it doesn’t take its answer back.
takeback-spent = You have used up the takebacks of this match.
takeback-too-long = This match has become too long for taking anything back.
match-too-long = This match has become too long. It can only be given up.
agree = Agree
decline = Decline
tokens = Actions
tokens-next = Next turn
tokens-thrown = About to be thrown
cards = Characters
cards-next = Next round
used = played
rotated = rotated this turn
suspects = Suspects
cleared = Cleared
innocent = Innocent
split = Seen { $seen } · Hidden { $hidden }
alibi-held = { $count ->
    [0] Mr. Jack has drawn no alibi cards
    [one] Mr. Jack has drawn one alibi card
   *[other] Mr. Jack has drawn { $count } alibi cards
}
alibi-taken = { $seat }: { $count ->
    [0] no alibi cards
    [one] one alibi card
   *[other] { $count } alibi cards
}
cards-shown = Alibi cards shown: { $cards }
witness = Witness card:
witness-visible = Visible
witness-invisible = Invisible
lamp-goes-out = Gaslight { $number } goes out after this round
hourglasses = { $count ->
    [0] no hourglasses
    [one] one hourglass
   *[other] { $count } hourglasses
}
peek = Hold to see your secret
peek-hint = Hold the button, or the P key
secret-you-are = You are { $name }
secret-jack-is = { $game ->
    [classic] Jack is { $name }
   *[other] Mr. Jack is { $name }
}
secret-cards = Your alibi cards: { $cards }
secret-no-cards = No alibi cards yet
log = Game log
looking-back = Viewing an earlier moment
return-now = Back to the game
skip = Skip
sound-on = Sound is on
sound-off = Sound is off
line-lost = Connection lost. Trying again…
ai-hurried = The server is busy: the AI thinks faster than usual
board-pocket = The district
board-classic = Whitechapel
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Show the whole board
keys-title = Keyboard shortcuts
key-arrows = Arrow keys: move between choices
key-enter = Enter: pick, confirm
key-escape = Escape: cancel
key-letters = Letters and numbers: pick an action or a character
key-peek = P (hold): look at your secret
key-split = V: show or hide who is seen
key-log = , and .: step back and forward
key-help = ?: this page

## Why something can't be picked

why-used = already played this turn
why-not-turn = it is not your turn
why-rotated = already rotated this turn
why-no-token = this token is not available
why-chance = chance decides this
why-joker = only Mr. Jack may move nobody
why-card = not available this round
why-choose-first = choose a character first
why-in-play = finish with { $name } first
why-face-first = turn Watson’s lantern first
why-watson-stays = Watson has not moved
why-ability = { $name } does not have this ability
why-whistle-first = the whistle has points left to spend
why-ability-twice = the ability was already used
why-move-twice = this character has already moved
why-same-hex = you can’t end where you started
why-occupied = that hex is occupied
why-reach = out of reach
why-jack-accuses = only the Detective can accuse
why-accuse-self = a character can’t accuse itself
why-gull = Gull must swap places instead
why-stay = only when no hex is free
why-swap-self = Gull can’t swap with himself
why-points-left = some points can still be spent
why-piece = choose a piece, then a free place
why-detective-leaves = only Jack leaves the board
why-not-jack = only Jack’s own character can leave
why-witness = the witness card must show Invisible
why-cordon = a cordon blocks this exit
why-call-goodley = Goodley can’t call himself
why-call-twice = already called by this whistle
why-not-nearer = it must end nearer to Goodley
why-cost = this needs { $cost } points, { $points } left
why-stranded = this would leave points you can’t spend

## Actions as words

token-alibi = Alibi
token-holmes = Holmes
token-watson = Watson
token-toby = Toby
token-rotation = Rotation
token-exchange = Exchange
token-joker = Joker
verb-move = Move
verb-accuse = Accuse
verb-leave = Leave the board
verb-stay = Stay
verb-swap = Swap places
verb-face = Turn the lantern
verb-lamp = Move a gaslight
verb-cordon = Move a cordon
verb-cover = Move a manhole cover
verb-whistle = Whistle
target-steps = { $detective }: { $steps ->
    [one] one space
   *[other] { $steps } spaces
} clockwise
target-joker = { $detective }: one space clockwise
target-joker-nobody = Move nobody
target-area = { $area }: { $name }
target-turn-1 = A quarter turn clockwise
target-turn-2 = Half a turn
target-turn-3 = A quarter turn anticlockwise
target-hex = { $hex }
target-person = { $name } on { $hex }
target-exit = Exit { $exit }
target-facing = Facing { $facing }
target-nobody = Nobody can be called
target-notation = { $action }
area-0 = top left
area-1 = top middle
area-2 = top right
area-3 = middle left
area-4 = centre
area-5 = middle right
area-6 = bottom left
area-7 = bottom middle
area-8 = bottom right
facing-N = north
facing-NE = north-east
facing-SE = south-east
facing-S = south
facing-SW = south-west
facing-NW = north-west
exit-NW = north-west
exit-NE = north-east
exit-SW = south-west
exit-SE = south-east

## The log

log-alibi = { $who } draws an alibi card
log-holmes = { $who } moves Holmes { $steps ->
    [one] one space
   *[other] { $steps } spaces
}
log-watson = { $who } moves Watson { $steps ->
    [one] one space
   *[other] { $steps } spaces
}
log-toby = { $who } moves Toby { $steps ->
    [one] one space
   *[other] { $steps } spaces
}
log-joker = { $who } moves { $detective } one space with the joker
log-joker-nobody = { $who } moves nobody with the joker
log-rotation = { $who } turns the { $area } tile { $quarters ->
    [1] a quarter turn clockwise
    [2] half a turn
   *[other] a quarter turn anticlockwise
}
log-exchange = { $who } swaps the { $area } and { $other } tiles
log-throw = Tokens thrown: { $tokens }
log-card = The card drawn: { $name }
log-card-hidden = A card is drawn face down
log-identity = { $game ->
    [classic] Jack is { $name }
   *[other] Mr. Jack is { $name }
}
log-identity-hidden = { $game ->
    [classic] Jack draws his identity
   *[other] Mr. Jack draws his identity
}
log-tiles = The district is laid out
log-shuffle = The cards of this round: { $names }
log-play = { $who } plays { $name }
log-move = { $name } walks to { $hex }
log-accuse = { $who } accuses { $name }!
log-leave = Jack leaves Whitechapel by the { $exit } exit
log-stay = { $name } has nowhere to go and stays
log-swap = { $name } swaps places with { $other }
log-face = Watson’s lantern turns { $facing }
log-lamp = The gaslight on { $from } moves to { $to }
log-cordon = The { $from } cordon moves to the { $to } exit
log-cover = The cover on { $from } moves to { $to }
log-whistle = Goodley whistles { $name } to { $hex }
log-whistle-nobody = Goodley’s whistle brings nobody closer
log-appeal = Suspects in sight: { $names }
log-appeal-nobody = No suspect is in sight
log-seen = Witnesses: Mr. Jack is seen
log-unseen = Witnesses: Mr. Jack is not seen
log-visible = Witnesses: Jack is visible
log-invisible = Witnesses: Jack is invisible
log-cleared = { $name } is cleared
log-token = { $who } takes the time token of turn { $turn }
log-lamp-out = Gaslight { $number } on { $hex } goes out
log-chase = The chase begins: one suspect, six hourglasses
log-notation = { $who }: { $action }
log-announced = { $text }
log-joined = { $who } takes a seat
log-resigned = { $who } gives up
log-failed-crashed = The bot has crashed
log-failed-no-answer = The bot gave no answer
log-failed-too-late = The bot took too long
log-failed-nonsense = The bot’s answer made no sense
log-failed-wrong-protocol = The bot speaks another version of the protocol
log-failed-illegal-action = The bot chose an action that is not allowed
log-takeback-offered = { $who } asks to take an action back
log-takeback-declined = The takeback is declined
log-taken-back = An action is taken back
log-rematch = A rematch is offered
log-hint = { $who } takes a hint
log-borrowed = Continued from here
log-suspects-left = { $count ->
    [one] One suspect is left
   *[other] { $count } suspects are left
}

## The end

you-win = You win
you-lose = You lose
wins = { $who } wins
reason-one-suspect = Only one suspect is left: { $name }.
reason-both-goals-seen = Mr. Jack has six hourglasses, but { $name } was seen at the last appeal.
reason-both-goals-unseen = One suspect left, but Mr. Jack stayed hidden with six hourglasses.
reason-six-hourglasses = Mr. Jack has six hourglasses.
reason-eight-turns = Eight turns are over and Mr. Jack was not found.
reason-chase-lost = The chase is over: { $name } was seen.
reason-chase-survived = Mr. Jack stayed hidden to the end of the chase.
reason-right-accusation = The accusation was right: { $name } is Jack.
reason-wrong-accusation = The accusation was wrong.
reason-escape = Jack has left Whitechapel.
reason-round-8-over = Eight rounds are over and Jack was not caught.
reason-resignation = { $who } gave up.
jack-was = { $game ->
    [classic] Jack was { $name }
   *[other] Mr. Jack was { $name }
}
jack-cards-were = His alibi cards: { $cards }
detective-cards-were = The Detective’s alibi cards: { $cards }
rematch = Rematch, sides swapped
replay = Replay
download = Download the record
verify = Check the deal
verify-good = Fair: every card, throw and shuffle matches the deal sealed before the game.
verify-bad-deal = This record reveals no deal to check.
verify-bad-commitment = The revealed secret is not the one committed to before the game.
verify-bad-event = Chance event { $number } does not follow from the deal.
verify-bad-words = The words that were added from here are not in the deal.
verify-words = The random words that were added from here are part of it.
verify-count = { $count ->
    [one] One chance event checked.
   *[other] { $count } chance events checked.
}
verify-borrowed = { $count ->
    [one] One more belongs to the game this one continues.
   *[other] { $count } more belong to the game this one continues.
}
new-game = New game

## Replay

lens = Point of view
lens-detective = What { $seat } knew
lens-jack = { $game ->
    [classic] What Jack knew
   *[other] What Mr. Jack knew
}
lens-complete = Everything
step-first = First
step-back = Back
step-on = Next
step-last = Last
step-number = { $number } of { $count }
link-copied = The link to this replay is copied
play-on = Play on from here
play-on-known = { $game ->
    [classic] You know who Jack was. The AI knows only what its side knew.
   *[other] You know who Mr. Jack was. The AI knows only what its side knew.
}
play-on-over = The game ends here: step back to play on.

## Settings

theme = Theme
theme-dark = Night
theme-light = Day
theme-contrast = High contrast
colours = People’s colours
colours-usual = Usual
colours-safe = Safe for colour-blind eyes
speed = Animations
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off
auto-confirm = Don’t ask to confirm
sound = Sound
show-split = Show who would be seen

## Problems

problem-unknown-page = There is no such page. Part of the address may be missing.
problem-unknown-match = There is no such game. It may have been played on another server.
problem-seat-taken = This seat is already taken.
problem-own-seat = You can’t take your own invitation: send the link to a friend.
problem-stale = The game has moved on. Look again.
problem-illegal = That is not allowed now.
problem-not-your-turn = It is not your turn.
problem-over = The game is over.
problem-no-takeback = Nothing can be taken back now.
problem-too-many = Too many requests. Wait a moment.
problem-wrong-token = This seat is not yours.
problem-old-rules = This game was played under older rules.
problem-unavailable = The server can’t store anything at the moment. Try again shortly.
problem-other-commitment = The server shows another deal than before. It would not be fair to play on.
problem-other = That did not work. Please try again.
problem-offline = The server can’t be reached.

## People and pieces

name-bert = Jeremy Bert
name-goodley = Sgt Goodley
name-gull = Sir William Gull
name-lane = Joseph Lane
name-lestrade = Insp. Lestrade
name-madame = Madame
name-pizer = John Pizer
name-smith = John Smith
name-stealthy = Miss Stealthy
name-holmes = Sherlock Holmes
name-watson = Dr Watson
name-toby = Toby the dog
