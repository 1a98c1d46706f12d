# English.

## Who you are and what you want

goal-pocket-detective = You are the Investigator: leave a single suspect before Mr. Jack has 6 hourglasses.
goal-pocket-jack = You are Mr. Jack: collect 6 hourglasses, or stay one of several suspects for 8 turns.
goal-pocket-detective-chase = The chase: let a detective see Mr. Jack once, and you win.
goal-pocket-jack-chase = The chase: stay unseen to the end of turn 8, and you win.
goal-classic-detective = You are the Detective: find out who Jack is and accuse him within 8 rounds.
goal-classic-jack = You are Jack: leave Whitechapel by an open exit, or stay free for 8 rounds.
goal-both = Two players at one screen.
goal-spectator = You are watching.

## What each token and each character does

does-alibi = Take an alibi card: whoever is on it is not Mr. Jack. Mr. Jack keeps his card secret, and gets its hourglasses.
does-holmes = Move Sherlock Holmes 1 or 2 spaces clockwise.
does-watson = Move Dr Watson 1 or 2 spaces clockwise.
does-toby = Move Toby 1 or 2 spaces clockwise.
does-rotation = Turn a tile by a quarter or a half; each tile once a turn.
does-exchange = Swap two tiles; neither is turned.
does-joker = Move any detective 1 space. Mr. Jack may also move nobody.
does-character-holmes = Private detective. Walks 1 to 3 hexes, then secretly takes an alibi card.
does-character-watson = Physician. Walks 1 to 3 hexes; then turn his lantern, which lights a straight line.
does-character-smith = Lamplighter. Walks 1 to 3 hexes; moves a lit gaslight, before or after.
does-character-lestrade = Police inspector. Walks 1 to 3 hexes; moves a cordon to another exit, before or after.
does-character-stealthy = Miss Stealthy walks 1 to 4 hexes, across houses and gardens, too.
does-character-goodley = Police sergeant. Walks 1 to 3 hexes; his whistle brings others 3 steps nearer in all.
does-character-gull = Royal physician. Walks 1 to 3 hexes, or swaps places with anybody.
does-character-bert = Reporter. Walks 1 to 3 hexes; moves a manhole cover, before or after.

## What each of them does in one line, on its token or card

brief-alibi = Take an alibi card.
brief-holmes = 1 or 2 spaces clockwise.
brief-watson = 1 or 2 spaces clockwise.
brief-toby = 1 or 2 spaces clockwise.
brief-rotation = Turn one tile.
brief-exchange = Swap two tiles.
brief-joker = Any detective, 1 space.
brief-character-holmes = Secretly takes an alibi card.
brief-character-watson = Turns his lantern.
brief-character-smith = Moves a lit gaslight.
brief-character-lestrade = Moves a police cordon.
brief-character-stealthy = Walks through houses, up to 4.
brief-character-goodley = His whistle draws others near.
brief-character-gull = Walks, or swaps places.
brief-character-bert = Moves a manhole cover.

## The coach

coach = Coach
coach-seen = Now in sight: { $names }
coach-hidden = No longer in sight: { $names }
coach-changed = Now in sight: { $seen }. No longer: { $hidden }
coach-chase = One suspect is left: bring him into a detective’s sight.
coach-keep-alibi = Mr. Jack may have { $count } hourglasses. Don’t leave him the alibi card.
coach-best-split = You can make it { $seen } seen and { $hidden } not: whatever the answer, { $most ->
    [one] only one stays
   *[other] at most { $most } stay
}.
coach-jack-seen = You are in sight; suspects in sight: { $count }. You still need { $missing ->
    [one] one hourglass
   *[other] { $missing } hourglasses
}: try to get out of sight.
coach-jack-hidden = You are out of sight; suspects out of sight: { $count }. You still need { $missing ->
    [one] one hourglass
   *[other] { $missing } hourglasses
}: keep it so.
coach-accuse = Only one suspect is left: { $names }. Accuse as soon as somebody can walk there.
coach-exits = Jack was not seen and may leave: { $names } could reach an exit ({ $exits }). Play that card yourself, or guard the exits.
coach-classic-jack-seen = You are seen; suspects seen: { $count }. End the round unseen, and you may leave in the next.
coach-classic-jack-hidden = You are unseen; suspects unseen: { $count }. Stay so, and you may leave in the next round.
coach-jack-last-round = The last round: if nobody accuses you now, you win.
coach-keep-split = { $seen } seen and { $hidden } not: it can’t get more even now. Keep it so.
coach-jack-alone = If the witnesses were asked now, everybody would know you. Get company: be neither the only one seen nor the only one unseen.
coach-jack-alibi = { $missing ->
    [one] One hourglass is missing
   *[other] { $missing } hourglasses are missing
}: an alibi card may be enough.
coach-jack-crowd = You are in sight, and no action hides you now: be one of as many as you can, up to { $count }.
coach-jack-chase-seen = The chase: you are in sight. Get out of it, or you lose at the appeal.
coach-jack-chase-hidden = The chase: you are out of sight. Keep it so to the end of turn 8.
coach-jack-several = End this turn as one of several suspects, and you win.
coach-accuse-now = Only one suspect is left: { $names }. Somebody can walk there now: accuse!
coach-last-round = The last round: accuse a suspect before it ends, or Jack wins.
coach-leave-now = An exit is in reach: leave, and you win.
coach-leave-card = You were not seen, and an exit is in reach of your own character: play that card and leave.
coach-end = You no longer seem to need me, so I keep quiet. The settings bring me back.

## Why who was cleared

log-reason-seen = { $count ->
    [one] Seen: { $names } stood out of view and is not { $jack }
   *[other] Seen: { $names } stood out of view, so none of them is { $jack }
}
log-reason-unseen = { $count ->
    [one] Not seen: { $names } stood in view and is not { $jack }
   *[other] Not seen: { $names } stood in view, so none of them is { $jack }
}
log-reason-nobody = The answer fits every suspect: nobody is cleared

## After the game

review-no-answer = The game was over before any witness was asked.
review-nobody-cleared = No answer of the witnesses ever cleared anybody: that decided it.
review-turned = { $game ->
    [pocket] The balance tipped in turn { $turn }
   *[other] The balance tipped in round { $turn }
}: { $cleared ->
    [one] one suspect was cleared
   *[other] { $cleared } suspects were cleared at once
}, { $left } stayed.
review-good-split = { $game ->
    [pocket] Well done in turn { $turn }
   *[other] Well done in round { $turn }
}: { $cleared } against { $left }, a question that tells much whatever the answer.
review-good-alibi = { $count ->
    [one] Well done: you took an alibi card before Mr. Jack could
   *[other] Well done: you took { $count } alibi cards before Mr. Jack could
}.
review-good-unseen = Well done: you were out of sight { $count ->
    [one] once
   *[other] { $count } times
} when the witnesses were asked.
review-good-cards = { $count ->
    [one] Well done: you drew an alibi card, and its hourglasses.
   *[other] Well done: you drew { $count } alibi cards, and their hourglasses.
}
review-good-escape = Well done: you ended a round unseen with an exit in reach, and left.
review-good-end = Well done: you played it to the end, and know the game a little better.
review-try-split = { $game ->
    [pocket] Next time, before the appeal: in turn { $turn } it was
   *[other] Next time, before the witnesses speak: in round { $turn } it was
} { $cleared } against { $left }. Nearer to half and half tells more.
review-try-alibi = Next time: leave Mr. Jack fewer alibi cards than { $count }, they bring him hourglasses.
review-try-hide = Next time: end more turns out of sight. Each of them is an hourglass.
review-try-dark = Next time: look for the dark more often. Unseen at the end of a round, you may leave in the next.
review-try-cards = Next time: take an alibi card when nothing else is urgent, for its hourglasses.
review-try-crowd = Next time: stay where most suspects are, in sight or out of it. A crowd keeps your secret.
review-try-wait = Next time: { $count } suspects were left. Ask the witnesses once more before you accuse.
review-try-suspect = Next time: accuse the last suspect. Everybody else is innocent.
review-try-exits = Next time: when Jack was not seen, guard the exits. He left in round { $turn }.
review-try-level = Next time: try a higher level, or the other side.
review-try-again = Next time: try the same side once more, or a lower level.

## Hints

hint-reason = { $why } Odds of winning: about { $percent }%, with the next best choice { $second }%.
hint-only = { $why } Odds of winning: about { $percent }%.
hint-alibi = It clears somebody for sure, and keeps the card’s hourglasses from Mr. Jack.
hint-alibi-perhaps = It may clear somebody, and keeps the card’s hourglasses from Mr. Jack.
hint-jack-alibi = The card’s hourglasses are yours, and nobody sees who is on it.
hint-split = It makes { $seen } seen and { $hidden } not: whatever the answer, { $most ->
    [one] only one stays
   *[other] at most { $most } stay
}.
hint-split-later = For now { $seen } seen; but one of the tokens left can still make it { $later } seen and { $hidden } not.
hint-step-later = For now { $seen } seen; the next step can make it { $later } seen and { $hidden } not.
hint-chase = It brings the last suspect into sight.
hint-chase-later = It prepares to bring the last suspect into sight.
hint-jack-hidden = You are out of sight then, among { $count }.
hint-jack-seen = You are in sight then, but with { $count }: the answer tells little.
hint-jack-alone = You are the only suspect in sight then, or the only one out of it: the answer would name you.
hint-accuse = It must be this one: accuse.
hint-accuse-now = Waiting brings you no more: accuse, and hope.
hint-leave = An open exit: you leave, and win.
hint-guard = Played by you, { $name } can’t leave this round.
hint-card-split = With { $name } you can make it { $seen } seen and { $hidden } not.
hint-jack-card-hidden = With { $name } you can be out of sight, among { $count }.
hint-jack-card-seen = With { $name } you can be in sight with { $count }, and the other side does not get this card.
hint-jack-card = The other side does not get { $name } then.
hint-unexplained = A player of this level would do so.

## How near each side is, and aids for the mind

standing-suspects = Suspects left
standing-to-one = { $count } → 1
standing-suspects-said = { $count ->
    [one] One suspect is left.
   *[other] { $count } suspects are left.
} { $game ->
    [pocket] The Investigator wins when one is left.
   *[other] The Detective has to find the one who is Jack.
}
standing-hourglasses = Mr. Jack’s hourglasses
standing-of = { $count } of { $goal }
standing-range = { $least }–{ $most } of { $goal }
standing-hourglasses-said = Mr. Jack has { $least ->
    [0] no hourglasses
    [one] one hourglass
   *[other] { $least } hourglasses
}. Six win.
standing-hourglasses-range-said = Mr. Jack’s hourglasses: { $least } to { $most }, because his cards are hidden. Six win.
standing-rounds = Round
standing-rounds-said = Round { $round } of 8. Jack wins if he is still free after the last.
standing-witness-visible = Witness card: visible. Jack can’t leave this round.
standing-witness-invisible = Witness card: invisible. Jack may leave this round!
what-if-seen = If Jack is seen, these stay:
what-if-hidden = If he is not seen, these:
hint = Hint
hint-take = Take the hint
hint-asking = Thinking…
hint-none = There is no hint now.
hint-withheld = No hints against another person: that would not be fair.
seen-now = seen now
unseen-now = not seen now
why-others-turn = It is not your turn: { $seat } is to play.
why-no-street = people walk on streets only
turns = Turn by turn
turns-none = The witnesses have not been asked yet.
turns-turn = Turn
turns-round = Round
turns-seen = Suspects in sight
turns-answer = Jack was
turns-was-seen = seen
turns-was-not-seen = not seen
turns-cleared = Cleared
nobody = nobody
more = More
you-gave-up = You gave up.
pencil-innocent = { $name }: probably innocent
pencil-likely = { $name }: could be Jack
aids = Aids
aid-what-if = Show by faces who would stay
aid-pencil = Pencil marks on suspects
aid-turns = A table of turns
aid-believed = As Jack: what the other side can still believe
coaching-first = In the first game
coaching-always = Always
coaching-never = Never
face-down = Keep my secret face down
standing-exits = Open exits: { $exits }
own-cards = Not Jack:
believed = The other side still suspects: { $count }
believed-range = The other side still suspects: { $least }–{ $most }
believed-seen = Seen like you now: { $count }
believed-hidden = Unseen like you now: { $count }
