# English.

## The program

cli-program = Mr. Jack Pocket and Mr. Jack: play, replay, check, measure
cli-commands = commands:
cli-examples = examples:
cli-example-play = play in this terminal: choose a game and a side
cli-example-replay = watch a recorded game
cli-example-help = what a command takes, with examples
cli-play = play a game in this terminal
cli-learn = learn a game by doing, in a few minutes
cli-replay = show a recorded game, as one seat saw it or with everything
cli-narrate = tell a recorded game in words, in English, French, Italian or Polish
cli-film = make an animated picture of a recorded game
cli-rules = print the rules of a game
cli-verify = check that a recorded game follows the rules and the deal it was committed to
cli-conformance = compare the rules with the answers in files of cases
cli-perft = count the sequences of actions from a position
cli-arena = let players meet over paired deals, and see who is stronger
cli-export = write saved games as a table for learning, one row a decision
cli-hint = show the best actions for the seat to move, from what it knows
cli-serve = host matches for people, bots and AI

## What several commands take

cli-arg-lang = the language (default: your locale’s)
cli-arg-record = a game record, text or JSON, complete or of one seat
cli-arg-seat = only what jack, detective or spectator saw (default: all that the record holds)
cli-arg-option = a rule option (repeatable)
cli-arg-plain = lines of text instead of a drawn table
cli-arg-ascii = draw with ASCII instead of Unicode
cli-arg-limit-ms = milliseconds a player may think about a decision
cli-arg-nodes = nodes (or iterations) a player may search for a decision
cli-arg-json = print the result as JSON

## Argparse’s own words; what stands after a percent sign is filled in by it

cli-argparse-usage = usage:
cli-argparse-arguments = positional arguments:
cli-argparse-options = options:
cli-argparse-help = show this help message and exit
cli-version = show the program’s version number and exit
cli-argparse-about = argument %(argument_name)s: %(message)s
cli-argparse-required = the following arguments are required: %s
cli-argparse-unknown = unrecognized arguments: %s
cli-argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
cli-argparse-value = %(value)r is not a value that can be used here
cli-argparse-one = expected one argument
cli-argparse-at-most-one = expected at most one argument
cli-argparse-at-least-one = expected at least one argument
cli-argparse-not-with = not allowed with argument %s
cli-argparse-no-value = takes no value, but was given %r

## Mistakes, in one line

cli-error-arguments = { $why } (“{ $program } --help” shows how)
cli-error-refused = { $why }
cli-error-no-lessons = { $game } has no lessons
cli-error-file = “{ $file }”: { $why }
cli-error-in-file = in “{ $file }” { $why }
cli-error-no-text = “{ $file }” is not a text file ({ $why }); expected a position or a record in UTF-8
cli-error-file-name = “{ $name }” can’t be the name of a file
cli-error-seat = “{ $name }” is neither a seat nor a spectator; expected one of { $known }
cli-error-option = “{ $text }” is not an option; expected name=value
cli-error-whole-number = “{ $text }” is not a whole number above 0
cli-error-number = “{ $text }” is not a number above 0
cli-error-extra = { $command } needs { $module }: pip install { $wanted }
cli-error-other-seat = the position is what the { $seat } knows; it can’t be seen as the { $asked }
cli-error-no-event = the record has { $count } events; there is nothing after event { $after }
cli-error-option-with-position = --option can’t be combined with --position; expected the options in the position itself
cli-error-two-bots = two bots have the same name; expected each once
cli-error-days = “{ $text }” days can’t be counted; expected a number above 0
cli-error-database = the database does not answer
cli-error-no-token = there is no token; expected one in a file or on standard input
cli-file-missing = No such file or folder
cli-file-closed = No permission
cli-file-folder = This is a folder
cli-address-used = The address is already in use

## replay, narrate, rules

cli-replay-example = on a drawn table, with three points of view
cli-replay-example-plain = in lines: everything, secrets included
cli-replay-example-seat = what the Detective saw
cli-replay-json = print an object for machines, a position with every event
cli-narrate-example = what happened, turn by turn, secrets included
cli-narrate-example-jack = in Polish, as Mr. Jack saw it
cli-narrate-example-json = for machines: every beat with its message and its places
cli-narrate-json = print the beats of every event, for machines
cli-learn-lesson = begin with this lesson; --list shows their names
cli-learn-list = list the lessons, and which were done
cli-learn-example = choose from all lessons
cli-learn-example-game = go on where you left off, or begin
cli-learn-example-lesson = one lesson
cli-learn-example-plain = line by line, in French
cli-learn-example-list = what there is to learn
cli-rules-example = the rules of Mr. Jack Pocket
cli-rules-example-french = those of Mr. Jack in French

## verify

cli-verify-example = replay a finished game and derive every card from its deal again
cli-verify-note = It exits with 0 when everything follows, and with 1 when something does not or can’t be checked.
cli-verify-record = the complete record of a finished game, text or JSON
cli-verify-rules = all { $events } events follow the rules of { $game }
cli-verify-not = not verified: { $why }
cli-verify-borrowed = its first { $events } events are borrowed from match { $match }, whose own record covers them
cli-verify-chances = all { $count } chance events follow from the revealed deal
cli-verify-later-chances = all { $count } chance events after them follow from the revealed deal
cli-verify-commitment = the deal is the one committed to by { $commitment }
cli-verify-words = the words that were added from this machine are part of the deal
cli-verify-no-words = the words that were added from this machine are not part of the deal

## conformance, perft

cli-conformance-note = It exits with 0 when every answer is right, with 1 when one is wrong (naming game, step, expected and got), and with 2 when a file can’t be read.
cli-conformance-files = a file of cases; its “about” explains the format
cli-conformance-right = { $steps } steps checked, every answer right
cli-conformance-wrong = { $steps } steps checked, wrong answers: { $wrong }
cli-perft-example-divide = by first action, to find where two programs part
cli-perft-note = An action counts once for every piece that allows it (two Rotation tokens: twice). Chance is not counted: where it is to act, its first outcome is followed.
cli-perft-depth = how many actions (default: { $default })
cli-perft-position = a complete position in one line (default: the start)
cli-perft-divide = count by first action
cli-perft-counted = depth { $depth }: { $count }

## arena, export

cli-progress = { $done } of { $total } games, { $seconds } s left: { $says }
cli-arena-example = everybody meets everybody: 100 pairs of deals
cli-arena-example-bot = a bot in any language (docs/bots.md)
cli-arena-example-one = one against itself: Jack’s share
cli-arena-players = our own players, as specs like level:8
cli-arena-player = a player of your own (repeatable)
cli-arena-bot = a bot: a program that plays (repeatable)
cli-arena-bot-memory = how much memory a bot may use (default: { $default })
cli-arena-bot-log = add what bots write to standard error to a file
cli-arena-pairs = deals each pairing plays in both roles (default: { $default })
cli-arena-jobs = processes (default: all cores)
cli-arena-seed = what all deals follow from (default: 0; where a bot plays, one drawn for the day)
cli-arena-mirror = let everybody meet itself, too
cli-arena-patience = a player that takes longer over one action loses the game (default: { $default })
cli-arena-save = write every game, one JSON object a line
cli-arena-strict = exit with status { $status } if any player failed, though its games count
cli-arena-stopped = stopped after { $done } of { $games } games
cli-arena-seed-was = The deals followed from --seed { $seed }.
cli-arena-head-player = player
cli-arena-head-pairing = pairing
cli-arena-head-games = games
cli-arena-head-jack = as Jack
cli-arena-head-detective = as Detective
cli-arena-head-mean = mean
cli-arena-head-cpu = CPU ms/decision
cli-arena-head-longest = longest
cli-arena-head-ending = ending
cli-arena-head-winner = winner
cli-arena-head-share = share
cli-arena-interval = { $low } to { $high }
cli-arena-edge = Playing Jack is worth { $elo } ± { $error } Elo.
cli-arena-share = Jack won { $share } of { $games } games ({ $interval }); a game took { $length } decisions.
cli-arena-failed = { $name } lost { $games } by { $reason }, first so: { $example }
cli-export-example = what each seat knew, could do and did
cli-export-example-secrets = with the complete position beside it
cli-export-note = “whitechapel arena --save games.jsonl” writes such games; docs/record-format.md lists the columns.
cli-export-games = games, one JSON object a line
cli-export-file = the file to write
cli-export-secrets = add a column with every secret, hidden from the seats or not
cli-export-rows = { $rows } decisions
cli-export-done = { $file }: { $rows } decisions of { $games } games

## hint

cli-hint-example = the best actions for the seat to act after a record’s last event
cli-hint-example-after = after its thirtieth event
cli-hint-example-position = in a position, whole or as a seat sees it
cli-hint-example-level = what a weaker player would do
cli-hint-position = a position’s text, or a file with one or a record
cli-hint-seat = who asks; only the seat to act can (default: that one)
cli-hint-after = after the record’s N-th event, not its last
cli-hint-level = who is asked (default: the game’s highest level)
cli-hint-player = ask this player instead, like ismcts:10000
cli-hint-count = how many actions to show (default: { $default })

## serve

cli-serve-example = on this machine, matches kept in a file of yours
cli-serve-example-all = for everybody who can reach this machine
cli-serve-example-workers = four processes that share their matches
cli-serve-example-bot = a bot of yours takes seats, too (docs/bots.md)
cli-serve-note = Every setting can also come from the environment, like WHITECHAPEL_SERVER_PORT; docs/server.md lists them.
cli-serve-host = the address to listen on (default: 127.0.0.1)
cli-serve-port = the port (default: 8000; 0: any free one)
cli-serve-database = sqlite:///FILE or postgresql://... (default: a file of yours)
cli-serve-redis = redis://..., for servers on several machines
cli-serve-workers = server processes (default: 1)
cli-serve-supervised = a single process, too, is replaced when it ends, and at SIGHUP
cli-serve-ai-workers = AI processes for each (default: one a core)
cli-serve-bot = a bot that may take a seat (repeatable)
cli-serve-pace = seconds an AI takes for a step (default: 0.9)
cli-serve-hosts = names it is reached by, beside its addresses and its own name
cli-serve-proxies = proxies in front of it, or their networks (default: none)
cli-serve-deal-seed = for tests: all deals follow from it, nothing is secret (default: none)
cli-serve-open = open the page in a browser, where there is a screen
cli-serve-ready = Whitechapel is at { $address }

## Looking after a server (whitechapel admin)

cli-admin = look after a server’s matches: back them up, restore, delete, count and check them
cli-admin-backup = write all matches to a new file, whether the server runs or not
cli-admin-restore = fill an empty database from such a file; the server must be stopped
cli-admin-expire = delete the matches that nobody has played for long
cli-admin-delete-match = delete one match with everything that belongs to it
cli-admin-delete-person = delete what belongs to a person, known by the token of a seat
cli-admin-stats = count what is stored
cli-admin-check = replay every match, and derive every card from its deal again
cli-admin-downgrade = take the tables back to an earlier schema; the server must be stopped
cli-admin-arg-file = the file of the backup
cli-admin-arg-database = the database (default: the server’s, from the environment, or else a file of yours)
cli-admin-arg-days = days since the last entry
cli-admin-arg-unplayed-days = the same for matches in which nobody ever acted
cli-admin-arg-dry-run = only say how many there are
cli-admin-arg-json = the result as JSON, for machines
cli-admin-arg-match = the match’s id, as in its address
cli-admin-arg-token-file = the file that holds the token (default: standard input)
cli-admin-arg-schema = the schema, such as 0004
cli-admin-token = Token of the seat
cli-admin-backed-up = { $file }: matches { $matches }, entries { $entries }
cli-admin-restored = Restored from { $file }: matches { $matches }, entries { $entries }
cli-admin-expired = Matches deleted: { $matches }
cli-admin-would-expire = Matches that would be deleted: { $matches }
cli-admin-match-deleted = The match is deleted.
cli-admin-no-match = There is no such match.
cli-admin-forgotten = Matches deleted: { $deleted }. Matches that somebody else shares, kept without what was theirs: { $kept }
cli-admin-nobody = This token holds no seat here.
cli-admin-downgraded = The tables have the schema { $schema } now.
cli-admin-progress = { $done } of { $total }, { $seconds } s left
cli-admin-sound = Matches checked: { $matches }. Everything is as it should be.
cli-admin-fault = { $match }: { $what }
cli-admin-faulty = Matches checked: { $matches }. Something is wrong in: { $faults }
cli-admin-unchecked-rules = Not replayed, because their rules are older: { $matches }
cli-admin-unchecked-forgotten = Replayed without their cards, because somebody in them was forgotten: { $matches }
cli-admin-unchecked-commitment = Without a stored commitment to compare with: { $matches }
cli-admin-stat-matches = matches
cli-admin-stat-waiting = waiting for somebody
cli-admin-stat-playing = being played
cli-admin-stat-over = over
cli-admin-stat-entries = entries of their logs
cli-admin-stat-people = seats of people
cli-admin-stat-bots = seats of bots
cli-admin-stat-ais = seats of the AI
cli-admin-stat-size = bytes
cli-admin-stat-oldest = the oldest
cli-admin-stat-newest = the newest

## play

cli-play-example = choose a game, a side and a strength
cli-play-example-pocket = the Investigator, against level 4
cli-play-example-jack = Jack, against a stronger Detective
cli-play-example-both = two people at one screen
cli-play-example-continue = go on with the game you left last
cli-play-example-ascii = in French, without Unicode
cli-play-example-plain = line by line, for pipes and screen readers
cli-play-example-brief = the same in few words, without a drawn board
cli-play-example-seed = play the same game again, answers from a file
cli-play-example-option = by the rules of the first edition
cli-play-example-save = keep the record there too; “.json” keeps it as JSON
cli-play-example-link = take the seat a friend keeps for you, or come back to it
cli-play-example-friend = keep a seat at a server for a friend; the link is shown
cli-play-note = While you play, “?” shows help.
cli-play-as = which side you play, or both for two people at one screen (default: detective)
cli-play-level = how strong the AI is, from 1 (easiest) on (default: { $default })
cli-play-against = another player for the other seat: greedy; at a server: friend
cli-play-seed = deal and play the same game every time
cli-play-save = keep the game’s record in a new file too
cli-play-continue = go on with a game that was left: this one, or the last
cli-play-server = play at this server: http://127.0.0.1:8000
cli-play-link = the link to a match at a server, an invitation too
cli-play-fast = let the AI act without a pause
cli-play-brief = with --plain: few words, and no drawn board every turn
cli-play-no-game = there is no game to go on with; “whitechapel play” begins one
cli-play-no-free-seat = --against and --level need a seat to be free; expected --as jack or --as detective with them
cli-play-level-or-against = --level is --against level:N; expected one of the two
cli-play-one-seat = at a server you take one seat; expected --as jack or --as detective
cli-play-no-level = --level { $level } is not a level of { $game }; choose from 1 to { $most }
cli-play-file-used = “{ $file }” holds something already; expected the name of a new file

## film

cli-film-example = everything known at the end, as game.gif
cli-film-example-webp = smaller and finer, told in Polish
cli-film-example-seat = what the Investigator saw, twice as fast
cli-film-out = the file to write: .gif or .webp; next to the record unless told otherwise
cli-film-speed = how fast: 2 is twice as fast
cli-film-size = its width in pixels
cli-film-progress = { $done } of { $total } frames, { $seconds } s left
cli-film-done = { $file }: { $frames } frames, { $seconds } s, { $size } MB
cli-film-error-kind = “{ $file }” is no film: its name must end with one of { $known }
cli-film-error-empty = “{ $file }” holds nothing to film
cli-film-error-range = { $option } { $given }: expected a number from { $least } to { $most }
