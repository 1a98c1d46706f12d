# Looking at finished games, sharing them, and watching others play.

replay-play = Play
replay-pause = Pause
replay-turn-back = { $game ->
    [classic] Previous round
   *[other] Previous turn
}
replay-turn-on = { $game ->
    [classic] Next round
   *[other] Next turn
}
replay-moment = Moment
replay-speed = Speed
replay-times = { $speed }×
share-moment = Share this moment
picture-png = Picture
picture-svg = SVG
picture-download = Download a picture of this moment as { $kind }

watch-start = Watch them
watching = Watching
watching-held = Held. { $count ->
    [0] The next player is thinking.
    [one] One event waits.
   *[other] { $count } events wait.
}
thinking-for = { $seconds } s
remove = Remove from the list
my-games-remove = Remove { $game }, { $date }, from the list
my-games-removed = Removed from the list. Your seat stays yours.
undo = Undo

not-found = The gaslight is out here
not-found-ways = Ways on
