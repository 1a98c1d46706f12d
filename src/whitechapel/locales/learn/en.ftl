# English. The lessons of both games.

lesson-point = Point on the board
lesson-go-on = And now?
lesson-not-this = Not in this task: { $name }.
lesson-fits = { $why } That fits the answer, so look further.
lesson-split = Now { $seen } would be seen and { $hidden } not: one of the answers would leave too many.
lesson-jack-seen = You were seen, so everybody out of sight is cleared. Hide so well that the Investigator’s last token can’t find you.
lesson-jack-few = Not seen! But only { $count } suspects are left: fewer people should be in sight.

## Mr. Jack Pocket

lesson-pocket-sight = Who is seen?
lesson-pocket-sight-1 = Watson looks along his street until a wall stops him. Point out everybody he sees.
lesson-pocket-sight-1-done = Right. Lestrade’s wall hides what is behind him.
lesson-pocket-sight-2 = Now the wall stands between Lestrade and Watson. Whom does Watson see?
lesson-pocket-sight-2-done = Only Madame: a wall in front hides the tile.
lesson-pocket-appeal = The appeal for witnesses
lesson-pocket-appeal-1 = The appeal: is Mr. Jack seen? He says no, so point at somebody he can’t be.
lesson-pocket-appeal-1-done = Right: who is seen is cleared. After “yes”, the others.
lesson-pocket-walk = Walk
lesson-pocket-walk-1 = Watson walks one or two spaces clockwise. Leave at most five suspects, whatever the answer.
lesson-pocket-walk-1-done = Four seen, five not: that is the art.
lesson-pocket-walk-2 = The Joker moves any detective one space. Again: at most five suspects.
lesson-pocket-walk-2-done = Right, Toby. Mr. Jack may also move nobody.
lesson-pocket-tiles = Turn and swap
lesson-pocket-tiles-1 = Rotation turns a tile. Let Toby see all three tiles of his street.
lesson-pocket-tiles-1-wrong = Toby still looks at a wall. It is on the tile right in front of him, Miss Stealthy’s.
lesson-pocket-tiles-1-half = Now the wall is behind Miss Stealthy, and Toby sees only her. Turn it aside, by a quarter.
lesson-pocket-tiles-1-done = Open! The mark says: not again in this turn.
lesson-pocket-tiles-2 = Rotate again, but not the marked tile: let Holmes see somebody.
lesson-pocket-tiles-2-wrong = Holmes still looks at a wall. Turn the tile in front of him.
lesson-pocket-tiles-2-done = He sees. Mr. Jack shuts streets the same way.
lesson-pocket-tiles-3 = Exchange swaps two tiles. Bring John Smith where a detective sees him.
lesson-pocket-tiles-3-done = In sight! Swapped tiles are not turned.
lesson-pocket-alibi = Alibis and hourglasses
lesson-pocket-alibi-1 = Alibi draws a card. Take it: whoever is on it is not Mr. Jack.
lesson-pocket-alibi-1-done = Jeremy Bert is cleared, and Mr. Jack won’t get his hourglass.
lesson-pocket-alibi-2 = Now you are Mr. Jack, and your cards are secret. Take one for its hourglasses.
lesson-pocket-alibi-2-done = Two hourglasses! A turn unseen brings one more, and six win.
lesson-pocket-turn = A whole turn
lesson-pocket-turn-1 = You play one token, Mr. Jack two, you the last. First take the one that brings him hourglasses.
lesson-pocket-turn-1-wrong = Then Mr. Jack takes Alibi, and hourglasses with it. Take it from him.
lesson-pocket-turn-1-done = Pizer is cleared. Mr. Jack turned Bert’s tile, so Watson sees less.
lesson-pocket-turn-2 = The last token is yours. Play Toby: at most five suspects.
lesson-pocket-turn-2-done = Next turn Mr. Jack begins: he one, you two, he the last.
lesson-pocket-jack = Be Mr. Jack
lesson-pocket-jack-1 = You are Mr. Jack: Lestrade. With two actions stay unseen among at least seven suspects.
lesson-pocket-jack-1-done = Unseen: one hourglass. Suspects the Investigator still believes in: { $count }.
lesson-pocket-chase = The chase
lesson-pocket-chase-1 = One suspect, but Mr. Jack hides with six hourglasses: the chase! Let a detective see him.
lesson-pocket-chase-1-done = Caught! Unseen to the end of turn 8, he would have won.

## Mr. Jack

lesson-classic-light = Light and dark
lesson-classic-light-1 = Whoever stands next to a lit gaslight is seen. Point out everybody who is.
lesson-classic-light-1-done = Right. The unlit gaslights give no light.
lesson-classic-light-2 = People who stand side by side are seen, too, even in the dark. Point out everybody who is seen now.
lesson-classic-light-2-done = Right: two by gaslight, two by their company.
lesson-classic-witness = The witness card
lesson-classic-witness-1 = After four characters the witnesses are called: is Jack seen? He says yes, so point at somebody who can’t be Jack.
lesson-classic-witness-1-done = Right: whoever is in the dark is innocent. The witness card keeps the answer for the next round.
lesson-classic-walk = Walk
lesson-classic-walk-1 = A character walks one to three hexes along the streets; people don’t block the way. Walk John Smith next to Gull: both are seen then.
lesson-classic-walk-1-done = Side by side: both are seen. A walk ends on a free hex.
lesson-classic-manholes = Manholes
lesson-classic-manholes-1 = From an open manhole to any other is one step. Take Goodley through the sewers to stand next to Lestrade.
lesson-classic-manholes-1-done = Half of Whitechapel in two steps. Covered manholes are shut, both ways.
lesson-classic-powers = Eight people, eight abilities
lesson-classic-powers-1 = John Smith moves a lit gaslight to an unlit place. Put Gull into the light.
lesson-classic-powers-1-wrong = Gull is still in the dark. Take a gaslight to the place right beside him.
lesson-classic-powers-1-done = Smith must do this whenever he is played, before or after his walk.
lesson-classic-powers-2 = Gull may swap places with anybody, instead of walking. Bring Miss Stealthy into the light.
lesson-classic-powers-2-wrong = Miss Stealthy is still in the dark. Let her have Gull’s place, under the gaslight.
lesson-classic-powers-2-done = It works at any distance.
lesson-classic-powers-3 = Jeremy Bert moves a manhole cover. Shut the manhole under Gull.
lesson-classic-powers-3-wrong = Gull’s manhole, at the top of the board, is still open.
lesson-classic-powers-3-done = Now nobody comes or goes there.
lesson-classic-powers-4 = Lestrade moves one of the two cordons. Shut the north-west exit.
lesson-classic-powers-4-wrong = The north-west exit is still open. Its arrow is at the top left.
lesson-classic-powers-4-done = Two exits are always shut, two open.
lesson-classic-powers-5 = Holmes walks, and then takes an alibi card that only you see. Walk him anywhere.
lesson-classic-powers-5-done = Gull can’t be Jack, and only you know it. Jack plays Holmes to keep such cards from you.
lesson-classic-powers-6 = Goodley’s whistle brings others nearer to him, three steps in all. Call Dr Watson where he is seen.
lesson-classic-powers-6-wrong = Dr Watson is still in the dark. Call him next to a gaslight or to somebody.
lesson-classic-powers-6-done = What is left of the three steps may call others.
lesson-classic-powers-7 = Watson’s lantern lights a straight line. Turn it to Miss Stealthy.
lesson-classic-powers-7-wrong = The lantern does not reach Miss Stealthy. She stands straight to the north of it.
lesson-classic-powers-7-done = Whoever moves Watson turns his lantern.
lesson-classic-powers-8 = Miss Stealthy walks up to four hexes, right across houses and gardens. Take her next to Lestrade.
lesson-classic-powers-8-done = Right through the houses: only she can do that.
lesson-classic-cards = Four cards
lesson-classic-cards-1 = You play one character, Jack two, you the last. Jack was unseen and may leave: who could open the exit beside him and go?
lesson-classic-cards-1-wrong = Then Jack takes Lestrade. If that is Jack, he moves the cordon beside him and walks out: take him first.
lesson-classic-cards-1-done = Lestrade is yours now. Next round the other four are played, and Jack begins: he one, you two, he the last.
lesson-classic-split = Split them
lesson-classic-split-1 = Before the witnesses speak, four suspects should be seen and four not. Walk Miss Stealthy there.
lesson-classic-split-1-done = Half and half: whatever the answer, four are innocent.
lesson-classic-lamps = The gaslights go out
lesson-classic-lamps-1 = At the end of rounds 1 to 4 the gaslight of that number goes out. Who is seen now and will be in the dark then?
lesson-classic-lamps-1-dark = { $name } has no light but gaslight 1.
lesson-classic-lamps-1-done = Right. Jack likes to stand there at the end of the round.
lesson-classic-escape = Escape
lesson-classic-escape-1 = You are Jack: Miss Stealthy. You were not seen last round, so leave by an open exit!
lesson-classic-escape-1-wrong = You can leave at once: an open exit is near. Choose “Leave the board”.
lesson-classic-escape-1-done = Gone into the night: Jack wins.
lesson-classic-escape-2 = Now you are the Detective, and Miss Stealthy may be Jack. Move one cordon so that she reaches no open exit.
lesson-classic-escape-2-wrong = The north-west exit, right beside her, is still open.
lesson-classic-escape-2-south = Now the south-west exit is open, and the sewers take her there. Leave that cordon where it is.
lesson-classic-escape-2-done = She stays in Whitechapel for another round.
lesson-classic-accuse = Accuse
lesson-classic-accuse-1 = Two suspects: Gull in the dark, Miss Stealthy in the light. Accuse Gull, or walk Holmes elsewhere and hear the witnesses?
lesson-classic-accuse-1-wrong = A wrong accusation loses the game. One suspect is seen, the other not: the witnesses will tell, so wait.
lesson-classic-accuse-1-alike = Beside Holmes, Gull is seen as well. Now the witnesses can’t tell the two apart: go somewhere else.
lesson-classic-accuse-1-done = Jack is seen, so Gull was innocent: accusing him would have lost the game. Waiting was safe.
lesson-classic-accuse-2 = Only Miss Stealthy is left, so she must be Jack. Walk Bert onto her hex to accuse her.
lesson-classic-accuse-2-wrong = She is the only suspect left. Choose “Accuse”, and her.
lesson-classic-accuse-2-done = Caught! You know all of Mr. Jack now.

## Lessons

learn-about = Small tasks on the real board. Nothing can go wrong, and you may leave at any time.
learn-pocket = Eight lessons, three minutes.
learn-classic = Ten lessons, six minutes.
learn-begin = Begin
learn-go-on = Go on
learnt = done
learn-next = Next
learn-where = { $tasks ->
    [1] Lesson { $lesson } of { $lessons }
   *[other] Lesson { $lesson } of { $lessons } · { $task }/{ $tasks }
}
learn-progress = { $done } of { $count } done
learn-again = Again
learn-first-game = Play your first game
learn-first-game-about = Against the easiest opponent, with a coach at your side.
learn-show = Show me
learn-leave = All lessons
