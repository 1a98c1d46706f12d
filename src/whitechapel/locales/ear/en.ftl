# English.

## Lists and places

list-and = { $names } and { $last }
ear-place = { $place }: { $what }
ear-hex = { $hex }, { $part }: { $what }
space-0 = above the left column
space-1 = above the middle column
space-2 = above the right column
space-3 = right of the top row
space-4 = right of the middle row
space-5 = right of the bottom row
space-6 = below the right column
space-7 = below the middle column
space-8 = below the left column
space-9 = left of the bottom row
space-10 = left of the middle row
space-11 = left of the top row
part-N = north
part-NE = north-east
part-E = east
part-SE = south-east
part-S = south
part-SW = south-west
part-W = west
part-NW = north-west
part-C = centre

## What is in a place

ear-suspect = suspect
ear-cleared = cleared
ear-innocent = innocent
ear-cleared-name = { $name } (cleared)
ear-no-tile = no tile yet
ear-wall-N = wall to the north
ear-wall-E = wall to the east
ear-wall-S = wall to the south
ear-wall-W = wall to the west
ear-no-wall = no wall
ear-seen-by = seen by { $detectives }
ear-seen-by-nobody = seen by nobody
ear-empty = empty
ear-view = { $count ->
    [one] one tile in view
   *[other] { $count } tiles in view
}: { $names }
ear-view-nobody = nothing in view, a wall is in the way
ear-building = houses
ear-garden = garden
ear-lamp = gaslight { $number }, lit
ear-lamp-plain = gaslight without a number, lit
ear-lamp-unlit = gaslight, unlit
ear-manhole-open = open manhole
ear-manhole-covered = covered manhole
ear-gate = { $exit } exit here
ear-gate-hex = reached from { $hex }
ear-open = open
ear-shut = shut by a cordon
ear-lantern = lantern facing { $facing }
ear-seen-lamp = seen, lit by the gaslight on { $hex }
ear-seen-neighbour = seen, next to { $names }
ear-seen-lantern = seen, lit by Watson’s lantern
ear-not-seen = not seen
ear-lit-lamp = lit by the gaslight on { $hex }
ear-lit-lantern = lit by Watson’s lantern
ear-beside = dark, next to { $names }
ear-dark = dark
ear-ways = streets to the { $directions }

## The whole position

ear-to-play = { $turn }, { $number }, { $seat } to play
ear-chance = { $turn }: chance decides
ear-in-play = { $name } is being played
ear-you-seen = You are { $name }, and you are seen now
ear-you-unseen = You are { $name }, and you are not seen now
ear-seen = Suspects seen now: { $names }
ear-unseen = Not seen now: { $names }
ear-stands = { $detective } stands { $place }
ear-sees = { $detective }, { $place }, sees { $names }
ear-sees-nobody = { $detective }, { $place }, sees nobody: a wall is in the way
ear-tokens-left = Actions left: { $tokens }
ear-tokens-next = Next turn’s actions: { $tokens }
ear-hourglasses = { $count ->
    [0] Mr. Jack has no hourglasses yet; 6 win
    [one] Mr. Jack has one hourglass; 6 win
   *[other] Mr. Jack has { $count } hourglasses; 6 win
}
ear-hourglasses-between = Mr. Jack has { $least } to { $most } hourglasses, by his hidden cards; 6 win
ear-witness = The witness card shows { $shown }
ear-people = On the board: { $people }
ear-lamps = Lit gaslights: { $lamps }
ear-lamp-on = { $number } on { $hex }
ear-lamp-plain-on = one without a number on { $hex }
ear-exits = Open exits: { $exits }
ear-exit-by = { $exit } by { $hex }
ear-covers = Covered manholes: { $hexes }
ear-cards-left = Characters left this round: { $names }
ear-cards-next = Characters of the next round: { $names }

## Why somebody is seen or not

sight-one = { $detective } sees { $name }.
sight-elsewhere = { $detective } does not look along { $name }’s street.
sight-wall-near = A wall between { $detective } and { $name } hides the tile.
sight-wall-before = A wall stops { $detective }’s view before it comes to { $name }.
sight-seen = { $name } is seen by { $detectives }.
sight-nobody-looks = No detective looks along { $name }’s streets.
sight-walls = Walls hide { $name } from { $detectives }.
sight-lamp = { $name } stands next to the gaslight on { $hex }.
sight-unlit = The gaslight next to { $name } is out, and nobody else is close.
sight-neighbour = { $name } stands next to { $other }.
sight-lantern = Watson’s lantern lights { $name }.
sight-dark = { $name } stands alone in the dark.

## The table by keyboard, and in words

keys-play = Play
keys-walk = Walk the board
keys-ask = Ask
keys-look = Look
key-tray = C: to the actions or characters, or to Confirm
key-board = B: to the board
key-next = Tab: on to the next thing
key-walk = Arrow keys: from place to place
key-walk-hexes = Arrow keys: up north, down south, left north-west, right south-east; with Shift left south-west, right north-east
key-ends = Home, End: the first and the last that can be picked
key-people = Page Up, Page Down: from figure to figure
key-coordinates = G: show or hide the names of the hexes
key-sight = S: who sees whom
key-news = N: what has changed since your last action
key-overview = O: how the game stands
key-again = M: the last message again
key-in-words = I: everything in words, to read
show-coordinates = Show what the hexes of Mr. Jack are called
in-words = In words
in-words-sight = Who sees whom
in-words-places = Place by place
ear-nothing-new = Nothing has happened yet.
ear-edge = The board ends here.
