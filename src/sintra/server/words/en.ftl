guest = Guest { $seat }

error-illegal = the rules do not allow this
error-unreadable = this is not a move
error-ambiguous = “{ $text }” could be: { $candidates }
error-stale = the table has changed in the meantime
error-not-your-turn = it is not your turn
error-not-your-seat = you do not sit at this table
error-not-started = the game has not begun
error-over = the game is over
error-unconfirmed = your turn waits to be confirmed
error-nothing-to-undo = there is nothing to undo
error-nothing-to-confirm = there is nothing to confirm
error-no-takeback = there is nothing to take back
error-not-away = nobody is away from this seat
error-too-late-to-mix = too late to add random numbers: the game has begun, or yours are there already
error-seat-taken = seat { $seat } is taken
error-full = all seats are taken
error-hidden = this can be seen when the game is over
error-old-rules = this game was played by the rules of Sintra { $rules }, which have changed since; this can no longer be done with it
error-unknown-game = there is no such game
error-unknown-level = there is no bot “{ $level }”
error-no-such-game = there is no game with this link
error-not-found = there is nothing here
error-bad-option = option { $option }: { $problem }
error-bad-record = line { $line } of the record: { $problem }
error-bad-request = the server does not understand this request: { $problem }
error-key-needed = this game is private; open the link that its players share
error-token-needed = this needs the token of whoever runs the server
error-banned = you are kept out of this server; its host can say why
error-bad-code = this link was used or has expired; make a new one on the other device
error-origin = requests from other pages are not accepted
error-wrong-host = this server does not answer to the name “{ $host }”; whoever runs it can allow the name with --host-name
error-bad-name = “{ $name }” cannot be a name: { $why ->
    [empty] nobody could see it
   *[bot] it is a bot’s
}
error-too-fast = too many requests; wait a moment
error-too-many-games = too many new games; wait a while
error-too-large = this is too large
error-broken = this game was set aside: the rules cannot go on from its position
error-busy = the game could not be saved just now; nothing has changed, try again
error-failed = something went wrong on the server; nothing has changed

refused-connection = There are too many connections; close some, or try again in a while.
refused-headers = The headers of this request are too large.
refused-slow = This request did not arrive in time.
refused-http = This is not a request that the server understands.

happened-sat = { $name } sits down
happened-mixed = { $name } adds random numbers
happened-started = the game begins
happened-moved = { $name }: { $move }
happened-moved-hidden = { $name } has decided something that only they can see
happened-confirmed = { $name } has finished the turn
happened-undone = { $name } takes a decision back
happened-asked = { $name } asks to take the last turn back
happened-answered-yes = { $name } agrees
happened-answered-no = { $name } does not agree
happened-left = { $name } has left; a bot plays on for them
happened-back = { $name } is back
happened-out-resigned = { $name } resigns
happened-out-time = { $name } has run out of time
happened-preferred = { $name } has changed how they play
happened-paused = the server was away; no clock ran
happened-broken = the game ends here: the rules cannot go on from this position
happened-rematched = { $name } wants to play again

preview-invited = { $name } invites you to { $title }
preview-invited-about = Open the link and sit down: no account, nothing to install.
preview-game = { $title }: { $names }
preview-playing-about = A game being played: open the link to watch.
preview-over-about = A finished game, to be replayed move by move.

verified-noted = The draws are fair: all { $draws } follow from the secret, and it is the secret to which the server was bound by the commitment that you noted.
verified-file = The file agrees with itself: all { $draws } draws follow from the secret in it. That the secret was fixed before the game is something that no file can show by itself: note the commitment when a game begins, and give it with --commitment.
verified-added = Random numbers were added by { $names }.
verified-added-nobody = No player added random numbers, so the server could choose among secrets before the game.
unchecked-empty = There is nothing to check: the record has no moves.
unchecked-unfinished = There is nothing to check yet: the game was not over when this record was saved.
unchecked-no-secret = There is nothing to check: the record has no secret (header “Secret”). The game was not played on a server, or the header was removed.
unchecked-no-draws = There is nothing to check: nothing was drawn in this game.
unchecked-other-function = This version of Sintra cannot check the record: it does not know how “{ $name }” draws (header “Draws”).
unfair-other-commitment = The commitment in the record is not the one that you noted.
unfair-other-secret = The secret is not the one that the commitment stands for.
unfair-other-random = The random numbers that players added (headers “Random …”) are not those that you noted, or are no numbers at all.
unfair-other-draw = Move { $ply } is the draw { $draw }, but the secret leads to { $due }.
happened-hinted = { $name } took a hint
