# English. One message a thing said; names of messages are shared by all languages.

## The house

title = Whitechapel
tagline = Two games of hide and seek in the fog
notice = Not affiliated with the publisher of the games. Mr. Jack and Mr. Jack Pocket are theirs; words, drawings and code here are our own.
home = Home
rules = Rules
settings = Settings
language = Language
close = Close
loading = One moment…

## The games

game-pocket = Mr. Jack Pocket
game-classic = Mr. Jack
game-pocket-about = Nine tiles, four actions a turn, eight turns. A quarter of an hour.
game-classic-about = The streets of Whitechapel by gaslight. Half an hour.
seat-jack = { $game ->
    [pocket] Mr. Jack
    [classic] Mr. Jack
   *[other] Jack
}
seat-detective = { $game ->
    [pocket] the Investigator
   *[other] the Detective
}
seat-chance = Chance
sign-jack = J
sign-detective = { $game ->
    [pocket] I
   *[other] D
}

## Home

play-jack = Play Mr. Jack
play-detective = { $game ->
    [pocket] Play the Investigator
   *[other] Play the Detective
}
play-any = Surprise me
play-friend = Play a friend
play-hotseat = Two on this device
watch = Watch two AIs
my-games = My games
my-games-none = No games yet. One click above starts one.
options = Options
level = Strength of the AI
level-name = Level { $level }
opponent = Opponent
opponent-ai = AI
opponent-bots = Bots of this server
against-level = against the AI, level { $level }
against-bot = against { $name }
option-edition = Board
option-edition-revised_2016 = Revised, 2016
option-edition-first_2006 = First, 2006
option-lit_gaslight_blocks_lantern = Lit gaslights stop Watson’s lantern
your-turn-mark = your turn
waiting-mark = waiting
over-mark = over
game-against = as { $seat }
friend-seat = Which side do you take?
friend-link = Send this link to your friend. It can be used once.
friend-qr = The link as a QR code
copy = Copy the link
copied = Copied
share = Share
waiting-for-friend = Waiting for your friend…
join-title = You are invited
join-text = A friend keeps a seat at { $game } for you.
join = Take the seat

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
looking-on = You are looking on
game-over = The game is over
show-ending = How it ended
the-chase = The chase is on
action-number = action { $number } of 4
play-number = play { $number } of 4
confirm = Confirm
pick-token = Pick an action
pick-card = Pick a character
pick-target = Pick where
pick-second = And with which one?
pick-turn = Which way?
cancel = Cancel
resign = Give up
resign-sure = Really give up?
danger-sure = { $action }. This may lose the game at once. Really?
takeback = Take back
takeback-ask = Ask to take back
takeback-asked = Your opponent asks to take the last action back.
takeback-waiting = Asked. Waiting for an answer…
takeback-secret = The AI has answered. It hides something, so it doesn’t take its answer back.
takeback-spent = You have taken back as often as a match allows.
takeback-too-long = This match has become too long for taking anything back.
match-too-long = This match has become too long. It can only be given up.
agree = Agree
decline = Decline
tokens = Actions
tokens-next = Next turn
tokens-thrown = To be thrown
cards = Characters
cards-next = Next round
used = played
rotated = rotated this turn
suspects = Suspects
cleared = Cleared
innocent = Innocent
split = Seen { $seen } · Hidden { $hidden }
alibi-held = Mr. Jack holds { $count ->
    [0] no alibi cards
    [one] one alibi card
   *[other] { $count } alibi cards
}
alibi-taken = { $seat }: { $count ->
    [0] no alibi cards
    [one] one alibi card
   *[other] { $count } alibi cards
}
cards-shown = Alibi cards shown: { $cards }
witness = Witnesses:
witness-visible = Visible
witness-invisible = Invisible
lamp-goes-out = Lamp { $number } goes out
hourglasses = { $count ->
    [0] no hourglasses
    [one] one hourglass
   *[other] { $count } hourglasses
}
peek = Hold to look
peek-hint = Hold the button, or the P key
secret-you-are = You are { $name }
secret-jack-is = Mr. Jack is { $name }
secret-cards = Your cards: { $cards }
secret-no-cards = No cards
log = What happened
looking-back = You are looking at an earlier moment
return-now = Back to now
skip = Skip
sound-on = Sound is on
sound-off = Sound is off
line-lost = Connection lost. Trying again…
ai-hurried = Busy: the AI is hurrying
board-pocket = The district
board-classic = Whitechapel
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Show the whole board
keys-title = Everything by keyboard
key-arrows = Arrow keys: move over what can be picked
key-enter = Enter: pick, confirm
key-escape = Escape: step back
key-letters = Letters and numbers: pick an action or a character
key-peek = P (hold): look at your secret
key-split = V: show or hide who is seen
key-log = [ and ]: look back, step by step
key-help = ?: this page

## Why something can't be picked

why-used = already played this turn
why-not-turn = it is not your turn
why-rotated = already rotated this turn
why-no-token = this token does not lie ready
why-chance = that is for chance to decide
why-joker = only Mr. Jack may move nobody
why-card = this card is not among those left in this round
why-choose-first = choose a character first
why-in-play = finish with { $name } first
why-face-first = first turn Watson’s lantern
why-watson-stays = Watson was not moved
why-ability = { $name } does not have this ability
why-whistle-first = the whistle has points left to spend
why-ability-twice = the ability was already used
why-move-twice = this character has already moved
why-same-hex = the move must end elsewhere
why-occupied = somebody stands there
why-reach = out of reach
why-jack-accuses = only the Detective accuses
why-accuse-self = nobody accuses himself
why-gull = Gull must swap places instead
why-stay = only where no hex is free
why-swap-self = Gull can’t swap with himself
why-points-left = there are points left that could be spent
why-piece = choose a piece, then a free place
why-detective-leaves = only Mr. Jack leaves the board
why-not-jack = only Mr. Jack’s own character can leave
why-witness = the witness card must show Invisible
why-cordon = a cordon shuts this exit
why-call-goodley = Goodley does not call himself
why-call-twice = already called by this whistle
why-not-nearer = it must end nearer to Goodley
why-cost = this needs { $cost } points, { $points } left
why-stranded = this would leave points that nobody could be moved for

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
verb-lamp = Move a lamp
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
    [1] a quarter clockwise
    [2] by half
   *[other] a quarter anticlockwise
}
log-exchange = { $who } swaps the { $area } and { $other } tiles
log-throw = The tokens fall: { $tokens }
log-card = The card drawn: { $name }
log-card-hidden = A card is drawn face down
log-identity = Mr. Jack is { $name }
log-identity-hidden = Mr. Jack draws his identity
log-tiles = The district is laid out
log-shuffle = The cards of this round: { $names }
log-play = { $who } plays { $name }
log-move = { $name } walks to { $hex }
log-accuse = { $who } accuses { $name }!
log-leave = Mr. Jack leaves Whitechapel by the { $exit } road
log-stay = { $name } has nowhere to go and stays
log-swap = { $name } swaps places with { $other }
log-face = Watson’s lantern turns { $facing }
log-lamp = The lamp on { $from } moves to { $to }
log-cordon = The { $from } cordon moves to the { $to } exit
log-cover = The cover on { $from } moves to { $to }
log-whistle = Goodley whistles { $name } to { $hex }
log-whistle-nobody = Goodley’s whistle brings nobody closer
log-appeal = Suspects in sight: { $names }
log-appeal-nobody = No suspect is in sight
log-seen = Witnesses: Mr. Jack is seen
log-unseen = Witnesses: Mr. Jack is not seen
log-visible = Witnesses: Mr. Jack is visible
log-invisible = Witnesses: Mr. Jack is invisible
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
log-borrowed = Here the game was taken up again
log-suspects-left = { $count ->
    [one] One suspect is left
   *[other] { $count } suspects are left
}

## The end

you-win = You win
you-lose = You lose
wins = { $who } wins
reason-one-suspect = Only one suspect is left: { $name }.
reason-both-goals-seen = Six hourglasses, but { $name } was seen at the last appeal.
reason-both-goals-unseen = The last suspect stayed in the dark with six hourglasses.
reason-six-hourglasses = Mr. Jack has six hourglasses.
reason-eight-turns = Eight turns are over and Mr. Jack was not found.
reason-chase-lost = The chase is over: { $name } was seen.
reason-chase-survived = Mr. Jack stayed hidden to the end of the chase.
reason-right-accusation = The accusation was right: { $name } is Mr. Jack.
reason-wrong-accusation = The accusation was wrong.
reason-escape = Mr. Jack has left Whitechapel.
reason-round-8-over = Eight rounds are over and Mr. Jack was not caught.
reason-resignation = { $who } gave up.
jack-was = Mr. Jack was { $name }
jack-cards-were = His alibi cards: { $cards }
detective-cards-were = The Detective’s alibi cards: { $cards }
rematch = Rematch, sides swapped
replay = Replay
download = Download the record
verify = Verify this deal
verify-good = Every card, throw and shuffle follows from the commitment made before the game.
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
    [one] One more was dealt in the game this one goes on from.
   *[other] { $count } more were dealt in the game this one goes on from.
}
new-game = New game

## Replay

lens = Whose eyes?
lens-detective = What { $seat } knew
lens-jack = What Mr. Jack knew
lens-complete = Everything
step-first = First
step-back = Back
step-on = On
step-last = Last
step-number = { $number } of { $count }
link-copied = The link to this replay is copied
play-on = Play on from here
play-on-known = You know who Mr. Jack was. The AI knows only what its side knew.
play-on-over = The game ends here: step back to play on.

## Settings

theme = Theme
theme-dark = Night
theme-light = Day
theme-contrast = High contrast
speed = Motion
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = None
auto-confirm = Play without asking to confirm
sound = Sound
show-split = Show who would be seen

## Problems

problem-unknown-page = There is no such page. Part of the address may be missing.
problem-unknown-match = There is no such game. It may have been played on another server.
problem-seat-taken = This seat is already taken.
problem-own-seat = You can’t take your own invitation: send the link to a friend.
problem-stale = Something else happened first. Look again.
problem-illegal = That is not allowed now.
problem-not-your-turn = It is not your turn.
problem-over = The game is over.
problem-no-takeback = Nothing can be taken back now.
problem-too-many = Too much at once. Wait a moment.
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

## The terminal

terminal-keys = ? keys · P secret · U take back · [ ] look back · V seen · Q leave
terminal-server-keys = ? keys · P secret · U take back · G give up · [ ] back · V seen · Q leave
terminal-replay-keys = ←→ step · Home/End · 1 2 3 whose eyes · V seen · Q leave
terminal-enter = Enter
terminal-escape = Esc
terminal-key-does = { $key }: { $what }
terminal-confirm-asked = Confirm?
terminal-looking-back = You are looking at an earlier moment ({ $way })
terminal-small = This window has { $columns } columns and { $rows } rows. The table needs { $wide } by { $high }: please make it larger.
terminal-key-peek = P: look at your secret for a moment (hold it to look longer)
terminal-key-takeback = U: take your last action back, where nothing was revealed
terminal-key-give-up = G: at a server, give the game up
terminal-key-leave = Q: leave the table; the game is kept
terminal-game = Game
terminal-side = Side
terminal-quit = Quit
terminal-continue = Go on: { $game }, { $side }
terminal-borrowed = Borrowed from match { $match }: its first events, { $count } in all.
terminal-committed = The deal is fixed already; its fingerprint is { $commitment }.
terminal-seats = You play { $who }. Type ? for help at any time.
terminal-seats-both = Two players at one screen: a secret stays hidden until its owner types secret. Type ? for help.
terminal-to-act = { $who } to act. What may be done:
terminal-numbered = Type an action or its number.
terminal-grouped = Type an action, for example { $example }. Type list to see all { $count } with numbers.
terminal-help-now = Now may be done:
terminal-help-commands =
    Besides actions you may type
      list: all actions with their numbers
      board: the table again
      secret: what only you know
      undo: take your last action back, where nothing was revealed
      help: this help
      quit: leave; the game is kept
terminal-help-pocket = Areas are numbered 0 1 2 / 3 4 5 / 6 7 8, row by row. A star marks who is seen, brackets mark who is cleared.
terminal-help-classic = A hex is a letter and a number. A play is made of steps: the character, the move and the ability.
terminal-secret-hide = Press Enter to hide it.
terminal-nothing = Nothing was typed: type an action or its number, or ? for help.
terminal-no-number = { $given } is not the number of an action: there are { $count }. Type list to see them.
terminal-not-now = “{ $action }” is not possible now.
terminal-not-allowed = “{ $action }” is not possible now: { $why }.
terminal-unreadable = “{ $given }” is not an action. Type list for what may be done, or ? for help.
terminal-left = You leave the game before its end.
terminal-saved = The game is kept in { $place }. To go on: whitechapel play --continue { $place }
terminal-server-left = Your seat is kept. To come back: whitechapel play --link { $link }
terminal-unsent = Your choice is kept and sent as soon as the connection is back.
terminal-not-saved = The game could not be kept in { $place } ({ $why }). Here is its record:
terminal-do-alibi = take an alibi card
terminal-do-holmes = move Holmes so many spaces clockwise
terminal-do-watson = move Watson so many spaces clockwise
terminal-do-toby = move Toby so many spaces clockwise
terminal-do-joker = move a detective one space (Mr. Jack: or nobody)
terminal-do-rotation = turn the tile in an area clockwise by so many quarters
terminal-do-exchange = swap the tiles of two areas
terminal-do-play = take a character card of this round
terminal-do-move = move the character in play
terminal-do-accuse = accuse a character; right or wrong, it ends the game
terminal-do-leave = leave the board (only Mr. Jack’s own character can)
terminal-do-stay = stay, as there is no free hex
terminal-do-swap = let Gull change places instead of moving
terminal-do-face = turn Watson’s lantern
terminal-do-lamp = move a lit gaslight
terminal-do-cordon = move a police cordon
terminal-do-cover = move a manhole cover
terminal-do-whistle = call a character nearer to Goodley

# Hints
hint-reason = Win probability about { $percent } %, the next best choice { $second } %. Suspects at the appeal: about { $seen } seen, { $hidden } not.
hint-only = Win probability about { $percent } %. Suspects at the appeal: about { $seen } seen, { $hidden } not.
hint-unexplained = A player of this level would do so.

## Looking after a server (whitechapel admin)

terminal-admin = look after a server’s matches: back them up, restore, delete, count and check them
terminal-admin-examples = examples
terminal-admin-backup = write all matches to a new file, whether the server runs or not
terminal-admin-restore = fill an empty database from such a file; the server must be stopped
terminal-admin-expire = delete the matches that nobody has played for long
terminal-admin-delete-match = delete one match with everything that belongs to it
terminal-admin-delete-person = delete what belongs to a person, known by the token of a seat
terminal-admin-stats = count what is stored
terminal-admin-check = replay every match, and derive every card from its deal again
terminal-admin-downgrade = take the tables back to an earlier schema; the server must be stopped
terminal-admin-arg-file = the file of the backup
terminal-admin-arg-database = the database (default: the server’s, from the environment, or else a file of yours)
terminal-admin-arg-days = days since the last entry
terminal-admin-arg-unplayed-days = the same for matches in which nobody ever acted
terminal-admin-arg-dry-run = only say how many there are
terminal-admin-arg-json = the result as JSON, for machines
terminal-admin-arg-match = the match’s id, as in its address
terminal-admin-arg-token-file = the file that holds the token (default: standard input)
terminal-admin-arg-schema = the schema, such as 0004
terminal-admin-arg-lang = the language (default: your locale’s)
terminal-admin-token = Token of the seat
terminal-admin-backed-up = { $file }: matches { $matches }, entries { $entries }
terminal-admin-restored = Restored from { $file }: matches { $matches }, entries { $entries }
terminal-admin-expired = Matches deleted: { $matches }
terminal-admin-would-expire = Matches that would be deleted: { $matches }
terminal-admin-match-deleted = The match is deleted.
terminal-admin-no-match = There is no such match.
terminal-admin-forgotten = Matches deleted: { $deleted }. Matches that somebody else shares, kept without what was theirs: { $kept }
terminal-admin-nobody = This token holds no seat here.
terminal-admin-downgraded = The tables have the schema { $schema } now.
terminal-admin-progress = { $done } of { $total }, { $seconds } s left
terminal-admin-sound = Matches checked: { $matches }. Everything is as it should be.
terminal-admin-fault = { $match }: { $what }
terminal-admin-faulty = Matches checked: { $matches }. Something is wrong in: { $faults }
terminal-admin-unchecked-rules = Not replayed, because their rules are older: { $matches }
terminal-admin-unchecked-forgotten = Replayed without their cards, because somebody in them was forgotten: { $matches }
terminal-admin-unchecked-commitment = Without a stored commitment to compare with: { $matches }
terminal-admin-stat-matches = matches
terminal-admin-stat-waiting = waiting for somebody
terminal-admin-stat-playing = being played
terminal-admin-stat-over = over
terminal-admin-stat-entries = entries of their logs
terminal-admin-stat-people = seats of people
terminal-admin-stat-bots = seats of bots
terminal-admin-stat-ais = seats of the AI
terminal-admin-stat-size = bytes
terminal-admin-stat-oldest = the oldest
terminal-admin-stat-newest = the newest
