# What two people at a table see of each other: names, who is there, questions and answers, phrases.

your-name = Your name
your-name-why = Optional. Your friend sees it.
friend = your friend
against-named = against { $name }
presence-here = here
presence-away = away
presence-thinking = thinking…
presence-of = { $name }: { $state }
players-here = At the table

asked-takeback = { $name } wants to take back their last action.
asked-takeback-own = You asked to take your action back. Waiting for the answer…
told-takeback-declined = { $name } says no: the action stands.
told-takeback-declined-own = You said no: the action stands.
told-taken-back = { $name } agrees: the action is taken back.
told-taken-back-own = You agreed: the action is taken back.
told-takeback-withdrawn = { $name } no longer asks to take back.
told-takeback-withdrawn-own = You no longer ask to take back.
asked-rematch = { $name } wants a rematch, sides swapped.
asked-rematch-own = You asked for a rematch. Waiting for the answer…
told-rematch-declined = { $name } doesn’t want a rematch now.
told-rematch-declined-own = You declined the rematch.
told-rematch-withdrawn = { $name } no longer asks for a rematch.
told-rematch-withdrawn-own = You no longer ask for a rematch.
told-rematch = The rematch is ready.
withdraw = Withdraw
rematch-accept = Play again
rematch-go = To the rematch
rematch-watch = Watch the rematch

invited-by = { $name } invites you
join-text-named = { $name } invites you to play { $game }.
share-link = Share the link
cancel-invitation = Cancel the invitation
cancelled-own = You cancelled this invitation. The link leads nowhere any more.
cancelled-mark = cancelled
play-yourself = Play a game yourself

notify = Tell me when it’s my turn
notify-off = Don’t tell me any more
notify-refused = The browser doesn’t allow it. Its settings for this page decide.

talk = Say something
talk-gestures = Gestures
talk-mute = Don’t show what others say
said-own = You: { $phrase }
said-by = { $name }: { $phrase }
said-gesture = { $name } { $gesture }
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thinking = I’m thinking…
phrase-oops = Oops!
phrase-thank-you = Thank you!
phrase-one-moment = One moment, please.
phrase-gotcha = Gotcha!
phrase-another-game = Another game?
gestured-tip-the-hat = tips the hat
gestured-raise-an-eyebrow = raises an eyebrow
gestured-applaud = applauds
gestured-wring-hands = wrings the hands
gesture-tip-the-hat = Tip the hat
gesture-raise-an-eyebrow = Raise an eyebrow
gesture-applaud = Applaud
gesture-wring-hands = Wring the hands
