# The first page
tagline = Take a seat. The tiles are on the table.
lead = Azul and its sisters, in your browser: against bots, with friends, around one screen. No account, nothing to install.
play-now = Play now
play-summary = { $game }, { $players } players, against { $level }
play-preparing = Getting the rules ready; only the first game takes this long …
other-ways = Other ways to play
friends = With friends
friends-about = Send a link; everybody plays on their own screen.
around = Around this screen
around-about = Pass the mouse, or the tablet, from hand to hand.
library = Watch or replay
library-about = Games being played, and games that were.
choose-game = Choose a game
how-many = Players
which-level = Opponent
read-rules = Read the rules of { $title }
players-range = { $least } to { $most } players
players-exactly = { $players } players
level-random = Random
level-random-about = New to the game: plays anything the rules allow.
level-greedy = Greedy
level-greedy-about = Takes whatever scores most at once, and never looks ahead.
level-clay = Clay
level-clay-about = Knows the game a little: looks at few moves, and overlooks many.
level-copper = Copper
level-copper-about = Plays now and then: looks ahead a little, and overlooks things.
level-bronze = Bronze
level-bronze-about = Has some practice: looks ahead, and makes friendly mistakes.
level-silver = Silver
level-silver-about = A good player: sees most of what matters.
level-gold = Gold
level-gold-about = A very good player: forgives little.
level-platinum = Platinum
level-platinum-about = A master: sees nearly everything, and answers at once.
level-diamond = Diamond
level-diamond-about = Stronger than any program published, as far as we know. Thinks as long as you let it.
level-with-thought = { $level }, { $seconds } s
which-thought = Thinking time
thought-seconds = { $seconds } s
more-choices = More choices
first = Who starts
first-random = Drawn by lot
first-me = You
first-is = { $name } to start
tablet-out = Not used
gallery = At home on every screen
shot-desktop = A table on a large screen
shot-phone = A table on a phone
your-games = Your games
all-games = All your games
unofficial = Sintra is unofficial: it is not connected with the publisher or the designer of Azul. All artwork and texts are our own.
open-source = Open source, without advertising, without tracking.

# New tables
friends-lead = A table of { $title }. You will get a link, and a code for phones.
friends-count = Friends
bots-too = Bots as well
around-lead = { $title } on this screen. The board of whoever is to move lights up.
around-count = People
player-number = Player { $number }
your-name = Your name
clock = Clock
clock-none = None
clock-slow = 20 min + 15 s
clock-brisk = 5 min + 5 s
clock-turn = 1 min a turn
clock-day = 1 day a turn
clock-days = 3 days a turn
clock-week = 7 days a turn
listed = Show it to everybody
listed-about = People who visit this server can sit down, or watch.
open-table = Open the table
start-game = Start
shelf-mine = My games
shelf-mine-empty = Nothing yet. Your games will be here.
shelf-open = Free seats
shelf-open-empty = No open table just now.
shelf-playing = To watch
shelf-playing-empty = Nobody is playing in public just now.
list-your-turn = Your turn
list-waiting = Waiting for players
list-playing = Being played
list-won = You won, { $points }
list-lost = You lost, { $points }
list-shared = Shared win, { $points }
list-again = Play { $title } again
import = A game from elsewhere
import-about = A record that you saved, from this server or another one, can be laid on the table and replayed.
import-file = Choose a record

# At the table
players = Players
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
to-move = To move.
left = { $time } left
left-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
left-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
left-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
seat-open = Free seat
seat-bot = { $level }
bot-title = { $name } ({ $level })
bot-names = Amália, Baltasar, Catarina, Duarte, Estela, Fausto, Graça, Heitor, Inês, Jacinto, Leonor, Matias, Noémia, Otávio, Rosália, Simão, Teodora, Vasco
seat-mine = you
seat-away = away
seat-stand-in = a bot is playing meanwhile
seat-out-resigned = resigned
seat-out-time = out of time
status-waiting = Waiting for players
status-your-turn = Your turn.
status-turn-of = { $name }:
status-scoring = Scoring round { $round }: press anywhere to skip
status-their-turn = { $name } to move
status-thinking = { $name } is thinking …
status-hurried = { $name } is thinking, but not for long: the server is busy …
status-preparing = Getting { $name } ready, which takes a minute the first time …
status-nature = Tiles are being drawn …
status-confirm = Confirm your turn, or undo it
status-confirming = { $name } is about to confirm
status-asked = { $name } asks to take a turn back
status-asking = Waiting for an answer to the takeback
status-stand-in = A bot is playing for you
line-lost = No connection. Trying again; nothing is lost.
over = The game is over
over-you = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
over-won = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
over-shared = { $names } share the win
won-by = Won by { $points ->
    [one] { $points } point
   *[other] { $points } points
}
won-level = Level on points: the tiebreak decides.
tally-all = All rounds
tally-score = Score
tally-spared = of −{ $loss }
tally-spared-about = “−2 of −6” means that four points were not lost: the score could not fall further.
ended-resigned = The game ended because a player resigned.
ended-time = The game ended because a player ran out of time.
ended-broken = The game ended because the rules could not go on from its position; nobody has won.
target-onward = { $words } … ({ $choices } choices)
which-one = Which one?
why-their-turn = It is { $name }’s turn
why-their-board = That is { $name }’s board
undo = Undo
takeback = Take back
confirm = Confirm
agree = Agree
decline = Decline
back = Take my seat back
result = Result
rematch = Play again
rematch-join = Join the next game
replay = Replay
watching = { $watching ->
    [one] { $watching } person is watching
   *[other] { $watching } people are watching
}
waiting-title = { $open ->
    [one] One seat is free. Invite somebody.
   *[other] { $open } seats are free. Invite your friends.
}
join-title = A seat is free: { $title }
join-with = At the table: { $names }.
sit-down = Sit down
share = Invite
share-about = Whoever opens this link can sit down, or watch if all seats are taken.
share-link = Link to this table
share-code = Point a phone’s camera here
share-with = Share …
send = Share this game
send-about = The game is on the server now. Whoever opens this link can replay it.
copy = Copy
copied = The link is copied.
account = Points, explained
account-start = at the start
account-nothing = no points yet
account-due = This round’s tiling, as things stand
account-due-about = If tiling began now. Where there is a choice, the best space is assumed.
asides = Bag, discards, bonuses
heard-drawn = New tiles have been drawn
moves = Moves
log-round = Round { $round }
past = The table as it was: round { $round }, after the turn of { $name }
past-leave = Back to the game
move-hidden = hidden
choices = All choices in words
fair = Fair draws
fair-about = Before the game the server bound itself to a secret by this commitment; then players added random numbers. Every draw follows from both, so that the server alone could not choose them.
fair-commitment = Commitment
fair-added = Added by { $name }
fair-nobody = No player added random numbers.
fair-so-far = So far everything is as this browser noted it. The secret is shown when the game is over.
fair-kept = The secret matches the commitment that this browser noted at the start, and your random numbers were used.
fair-not-noted = This browser has noted nothing about this game, because you did not sit down here.
fair-other-commitment = The commitment is not the one that this browser noted at the start!
fair-other-random = Your own random numbers are not among those that were used: they came too late, or the server left them out.
fair-other-secret = The secret does not match the commitment!
fair-check = To check every draw on your own machine, download the record when the game is over, and run:
position = The table in words
no-choices = There is nothing to choose just now.
resign = Resign
resign-sure = Give this game up?
keep-playing = Keep playing
leave = Let a bot play for me
stand-in = Let a bot play for { $name }
rules = Rules
rules-of = Rules of { $title }
see-rule = See the rule

# Addresses that lead nowhere
gone-no-such-game = There is no game with this link.
gone-no-such-game-about = The link may be mistyped or cut off. Or the game is gone: tables that nobody joined, and games in which nothing happens for months, are not kept for ever.
gone-key-needed = This game is private, and the link lacks its key.
gone-key-needed-about = Ask its players for the whole link: all of it, up to the very end, is needed.
gone-wrong-key = This game is private, and the key in this link does not fit.
gone-wrong-key-about = The link may have been cut off at its end. Ask its players to send it again.
gone-broken = This game was set aside: the rules cannot go on from its position.
gone-broken-about = It was not your doing; the reason is in the server’s log. You can start another game at once.
gone-old-rules = This game was begun under older rules.
gone-old-rules-about = They have changed since, so it cannot go on here. You can start another game at once.
gone-nowhere = There is nothing here.
gone-nowhere-about = The address may be mistyped or cut off.
gone-unknown-game = There is no game of this name.
gone-unknown-game-about = The first page has all the games, and their rules.
gone-for-now = This cannot be shown just now.
gone-for-now-about = The server does not answer. Try again in a moment.
try-again = Try again

# What can be said at a table; the last five are drawn
phrases = Say something
phrases-hide = Hide what { $name } says
phrase-said = { $name }: { $words }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-take-your-time = Take your time.
phrase-good-game = Good game!
phrase-another = Another game?
phrase-goodbye = Goodbye!
phrase-smile = smile
phrase-laugh = laughter
phrase-surprise = surprise
phrase-sad = sadness
phrase-heart = heart

# Replay
replay-of = { $title }, replayed
replay-where = Where in the game
replay-first = To the start
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-link = Copy a link to this moment
replay-start = The table is laid
copied-moment = A link to this moment is copied.
play-on = Play on from here
play-on-about = A new game starts from this position. The old one stays as it is.
play-on-seat = I play for
download = Download

# Everywhere
language = Language
settings = Settings
settings-theme = Colours
theme-system = System
theme-light = Light
theme-dark = Dark
settings-motion = Motion
motion-system = System
motion-full = Full
motion-reduced = None
settings-speed = Speed
speed-0 = Leisurely
speed-1 = Brisk
speed-2 = At once
settings-confirm = Confirm every turn
settings-confirm-about = A turn counts only when you have confirmed it.
settings-sound = Sounds
settings-sound-about = Soft clicks of tiles, made by this page.
settings-notify = Notifications
settings-notify-about = Tells you when it is your turn while you look at something else.
settings-notify-refused = This browser does not let this page show notifications.
more = More
close = Close
to-start = To the first page
beside-table = Players and moves
keys = Keys
key-table = go to the table
key-arrows = from one target to the next
key-enter = choose
key-escape = let go of what was chosen
key-undo = undo
key-confirm = confirm
key-explain = look around: what is what
key-list = all choices in words
key-say = say something to the others
key-position = the table in words
key-scores = points, explained
key-who = hear whose turn it is
key-rules = rules

new-version = A new version is ready.
new-version-load = Load it
needs-server = This needs a server, and this page has none: start one with “sintra serve”.
no-network = The server cannot be reached. Are you offline?

line-elsewhere = This game is being played in another tab.
play-here = Play here

settings-home = Games against bots
home-browser = In this browser
home-server = On the server
fair-own = This browser made a secret before the game began, and every draw follows from it. It shows the secret when the game is over; the record has it, too.
home-only-server = Games against bots are played on the server: the WebAssembly of this browser has no SIMD instructions.
no-engine = This browser cannot play by itself: its WebAssembly has no SIMD instructions. A newer browser can, and so can one at a server (“sintra serve”).

list-remove = Delete
list-remove-game = Delete this game of { $title }
list-remove-sure = Delete this game from this browser? It cannot be brought back.
list-keep = Keep it

kept = Games in this browser
kept-about = Games against bots and around this screen are kept by this browser alone. Save them to a file to have them elsewhere, or in case the browser clears its storage.
kept-save = Save all to a file
kept-take = Take games from a file
kept-taken = { $games ->
    [0] Everything in this file was here already.
    [one] One game was taken from the file.
   *[other] { $games } games were taken from the file.
}
local-store-full = This browser has no room left. Nothing has changed; delete something or save your games to a file, then try again.
local-store-failed = This browser could not save the game. Nothing has changed; try again.
local-store-missing = This browser keeps nothing, so no game can be played here; a private window may be the reason.
local-bad-file = This file does not hold games of Sintra. Nothing was taken from it.
local-elsewhere = This game is being played in another tab.
local-no-server = These options need a server, and this page has none.
local-bad-record = Line { $line } of the record: { $problem }
local-bad-option = { $option }: { $problem }
local-paused = The game was not open; no clock ran.
local-failed = Something went wrong in this browser. Nothing is lost; try again.

learn-first = New to this game?
learn-first-about = Learn it in five minutes, step by step
learn-on = Go on learning
lessons = Lessons
lessons-of = Lessons: { $title }
lesson-done = done
lesson-begun = begun
lesson-you = You
lesson-next = Go on
lesson-skip = Skip
lesson-again = Once more
lesson-play = Play a first game
lesson-other = That is allowed, too. Here try what is lit up.
lesson-read = One moment: first read the card, then go on.
coach = A hint
coach-thanks = Thanks, no more hints
# My devices and data
my-data = My devices and data
my-data-about = You are known here by a cookie of this browser, and by nothing else: no account, no password.
device-other = On another device
device-other-about = Your games and seats, on your phone or another computer, too.
device-link = Make a link
device-link-about = Open this link on the other device, or scan the code there. It counts once, within ten minutes. Show it to nobody: whoever opens it becomes you.
device-sign-out = Sign out my other devices
device-sign-out-about = Only this browser stays yours; all others become strangers.
device-signed-out = Your other devices are signed out.
device-come = Be the same person here as on your other device?
device-come-lose = Be the same person here as on your other device? { $games ->
    [one] The game that this browser has on the server can then no longer be reached from here.
   *[other] The { $games } games that this browser has on the server can then no longer be reached from here.
}
device-come-yes = Yes, it is mine
erase = Delete my data
erase-about = Your games here that have not begun, or are without other people, are deleted. In games with others you resign, and your name goes. It cannot be undone. Games that this browser keeps stay where they are.
erase-sure = Delete everything that this server knows of you?
erase-yes = Delete everything
keep = Leave it as it is

endings = Endings
endings-about = Everything can be tried here. Find the best way; the other side defends itself perfectly.
ending-title = Ending { $number }
ending-trying = Trying everything …
ending-begin = Your move.
ending-kept = Well played: nothing given away.
ending-lost = { $points ->
    [one] That gave away a point: undo it, and look for better.
   *[other] That gave away { $points } points: undo it, and look for better.
}
ending-value = With best play it ends { $mine } : { $theirs }.
ending-over = It ended { $mine } : { $theirs }.
ending-next = Next ending
# The analysis board
analysis = Analysis board
analysis-about = Any position, every line, and the engine beside it.
analysis-of = { $title }: analysis
analyse = Analyse
analysis-engine = Engine
analysis-engine-off = The engine is switched off.
analysis-engine-failed = The engine does not run in this browser.
analysis-best = The best moves
analysis-choice = { $move }: { $name } wins with a chance of { $chance }, expected points { $points }
analysis-chance = { $name } { $chance }
analysis-exact = exact
analysis-simulations = { $count ->
    [one] { $shown } simulation
   *[other] { $shown } simulations
}
analysis-lines = Lines
analysis-drawn = { $count ->
    [one] one draw
   *[other] { $count } draws
}
analysis-draw-due = A draw is due.
analysis-deal = Draw at random
analysis-deal-again = Draw again
analysis-as-played = As it was drawn
analysis-comment = Comment
analysis-promote = Make this the main line
analysis-remove = Delete from here on
analysis-removed = The line was deleted.
analysis-new = Another position
analysis-begin = New game
analysis-open = Open a record
analysis-text = Or paste its text, or that of a position
analysis-edit = Set up a position
analysis-change = Change this position
analysis-change-about = Every field can be changed. A bag that is left out holds all tiles that are nowhere else.
analysis-lay = Lay it on the table
analysis-read = Open the text
analysis-save = Save as a file
analysis-link = Copy a link to this
analysis-link-copied = The link is copied. It holds all lines and comments.
analysis-bad-link = The link is cut off or damaged. Here is a new game instead.
analysis-bad-line = Line { $line }: { $problem }
analysis-no-setup = A game with these options cannot be set up in the browser.

# One's own games in numbers
statistics = Statistics
statistics-about = Your finished games against bots, as far as this browser keeps them.
statistics-none = There are no finished games against bots in this browser yet.
statistics-unread = { $games ->
    [one] One game of an older version is not counted.
   *[other] { $games } games of an older version are not counted.
}
statistics-save = Save as a table (CSV)
statistics-by-level = By opponent
statistics-opponent = Opponent
statistics-games = Games
statistics-won = Won
statistics-points = Points
statistics-margin = Margin
statistics-most = Most points
statistics-wins = { $won } ({ $part })
statistics-wins-shared = { $won } ({ $part }), { $shared } shared
statistics-by-kind = Points a game, by what they were for
statistics-kind = What for
statistics-mine = Yours
statistics-others = The others’
statistics-over-time = Winning chance lost for each decision, game by game
statistics-reviewed = { $games ->
    [one] One game reviewed
   *[other] { $games } games reviewed
}: { $rate } lost for each decision; the draws brought { $luck } a game.
review = Review
learn = Learn from my mistakes
hint = Hint
hint-thinking = Looking for a hint …
hint-look = Look here first.
hint-more = Show the move
hint-move = { $move }
hint-why = Why?
hint-no-why = No single fact shows it: the difference comes later in the game.
hint-given = with hints
hint-failed = There is no hint now: { $cause }
key-hint = a hint

openings = First takes
openings-about = What the first take of a game brings, by the factory’s pattern: points and wins in a hundred beside the usual, each with its standard error. Two bots of equal strength play on; the tiles go to the line that they fill.
opening-pattern = Factory
opening-tiles = Taken
opening-points = Points
opening-wins = Wins
opening-games = Games
# Puzzles
puzzle = Puzzle
puzzles = Puzzles
puzzles-about = One best move. Find it, and train with a rating.
puzzles-lead = Positions from real games, each with one best move that a greedy player does not see. Answers are judged at once, with or without a network.
puzzle-ask = Your turn: find the best move.
puzzle-go-on = Right. They answered as well as they could: find the next one.
puzzle-missed = That is not the best move.
puzzle-loses = That costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} of winning chance. Best: { $move }.
puzzle-right = Right! Better than anything else by { $points ->
    [one] { $points } point
   *[other] { $points } points
} of winning chance.
puzzle-next = Next puzzle
puzzle-values = All moves
puzzle-values-about = The chance to win after each move.
puzzle-yours = (yours)
puzzle-move = Move
puzzle-chance = Chance to win
puzzle-sure-search = Found by a long search.
puzzle-sure-round = Everything was tried to the end of the round.
puzzle-sure-game = Everything was tried to the end of the game.
puzzle-show = Show it
puzzle-try-again = Try again
puzzle-play-on = Play on from here
puzzle-rating-now = Your rating: { $rating } ({ $change }).
puzzle-again-soon = You will see this one again.
puzzle-you = You as a solver
puzzle-rating = Rating
puzzle-interval = between { $low } and { $high }
puzzle-streak = Solved in a row
puzzle-longest = best so far: { $count }
puzzle-solved = Solved of tried
puzzle-days = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
puzzle-train = Train
puzzle-train-about = { $count ->
    [one] { $count } puzzle, near your rating
   *[other] { $count } puzzles, the next near your rating
}
puzzle-daily = Puzzle of the day
puzzle-daily-solved = Solved today
puzzle-daily-missed = Not solved today
puzzle-repeat = Once more
puzzle-repeat-about = { $count ->
    [one] { $count } puzzle that you missed
   *[other] { $count } puzzles that you missed
}
puzzle-own-about = { $count ->
    [one] { $count } position of your own games
   *[other] { $count } positions of your own games
}
puzzle-facts = Counted for it: { $facts }.
puzzle-themes = By theme
puzzle-theme-count = { $solved } of { $count } solved
puzzle-theme-poison = Leave the poison
puzzle-why-poison = It leaves the others with what costs them points.
puzzle-theme-last-taker = The last taker pays
puzzle-why-last-taker = Another player has to take last, and cannot place everything.
puzzle-theme-marker = The marker
puzzle-why-marker = Who takes the starting marker, and when, decides here.
puzzle-theme-end = End it or prolong it
puzzle-why-end = It decides whether the game ends with this round.
puzzle-theme-bonus = The column or the colour
puzzle-why-bonus = It comes closer to the bonus for a column or a colour.
puzzle-theme-save = Save it for the next round
puzzle-why-save = The tiles wait in their line for the next round.
puzzle-theme-wild = Wild timing
puzzle-why-wild = The wild tiles make the difference.
puzzle-theme-pass = When to pass
puzzle-why-pass = It is about passing now, or not yet.
puzzle-theme-keep = What to keep
puzzle-why-keep = It is about what is kept for the next round.
puzzle-theme-structure = Surround it
puzzle-why-structure = It surrounds what gives tiles in return.
puzzle-theme-space = Which space
puzzle-why-space = The space matters more than the tile.
puzzle-theme-bonus-tile = Which bonus tile
puzzle-why-bonus-tile = The bonus tile decides what can be placed next.
puzzle-theme-plate = Which plate
puzzle-why-plate = The plate decides what the dome can become.
puzzle-theme-place = Which plate where
puzzle-why-place = Where the plate lies, and how it is turned, decides.
puzzle-theme-chip = The chip
puzzle-why-chip = The chip is worth more here than tiles, or less.
puzzle-theme-two-lines = Chips for two lines
puzzle-why-two-lines = Chips complete two lines or more.
puzzle-theme-moon = What the moon uncovers
puzzle-why-moon = What lies on the moon side decides.
puzzle-theme-line = Which line
puzzle-why-line = The line decides, not the tiles.
puzzle-theme-several-turns = Several moves
