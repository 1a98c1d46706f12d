# English.

## Home

description = Mr. Jack Pocket and Mr. Jack in the browser: learn in three minutes, play at once, alone or with a friend.
home-lead = One of these people is Mr. Jack. One player hides behind a face; the other finds out whose it is.
home-learn = New here? Learn in three minutes
home-learn-about = On the real board, one step at a time.
home-first-game = Play your first game
home-first-game-about = Mr. Jack Pocket, as the Investigator, against the easiest opponent, with a coach at your side.
home-go-on = Go on
home-again = Play again
home-lessons = Learn the games step by step
side-pocket-jack = End turns out of sight and collect six hourglasses.
side-pocket-detective = Send Holmes, Watson and Toby to look, until one suspect is left.
side-classic-jack = Keep to the dark, and slip out of Whitechapel unseen.
side-classic-detective = Clear the innocent, and accuse the right one in time.
play-jack = Play as { $game ->
    [pocket] Mr. Jack
   *[other] Jack
}
play-detective = Play as { $game ->
    [pocket] the Investigator
   *[other] the Detective
}
play-any = Random side
play-friend = Play a friend
play-hotseat = Two on this device
watch = Watch two AIs
my-games = My games
my-games-none = No games yet. Start one above.
options = Options
level = AI level
level-name = Level { $level }
opponent = Opponent
opponent-ai = AI
opponent-bots = Bots on this server
against-bot = against { $name }
against-named-level = against the { $name }
against-friend = against a friend
won-mark = won
lost-mark = lost
option-edition = Board
option-edition-revised_2016 = Revised (2016)
option-edition-first_2006 = First edition (2006)
option-lit_gaslight_blocks_lantern = Lit gaslights stop Watson’s lantern
your-turn-mark = your turn
waiting-mark = waiting
over-mark = over
game-against = as { $seat }
friend-seat = Which side will you play?
friend-link = Send this link to your friend. It works only once.
friend-qr = The link as a QR code
copy = Copy the link
copied = Copied
share = Share
waiting-for-friend = Waiting for your friend…
join-title = You are invited
join-text = A friend invites you to play { $game }.
join = Join the game
join-side = You will be { $seat }.
join-watch = Watch the game
rules-contents = Contents

## Levels

level-easiest = easiest
level-strongest = strongest
level-between = { $level } · { $name }
level-at-end = { $level } · { $name } ({ $end })
level-up = You have won three in a row at this level. Try { $name }?
level-down = You have lost three in a row at this level. Try { $name }?
level-1 = Passer-by
level-1-about = hardly looks; a child can win
level-2 = Lamplighter
level-2-about = looks a little, misses a lot
level-3 = Constable
level-3-about = sees one step ahead
level-4 = Sergeant
level-4-about = weighs many moves, slips now and then
level-5 = Inspector
level-5-about = weighs every move, seldom slips
level-6 = Chief inspector
level-6-about = thinks a whole turn through
level-7 = Superintendent
level-7-about = thinks more than one turn ahead
level-8 = Commissioner
level-8-about = thinks as far as it can
