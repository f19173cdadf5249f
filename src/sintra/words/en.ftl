refuse-over = the game is over
refuse-not-natures-turn = a player is to move; nothing is drawn now
refuse-draw-first = a draw is due before anybody can move
refuse-start-first = first the starting player is drawn
refuse-started = the starting player is known already
refuse-no-such-seat = there are only { $players } players
refuse-no-such-move = the game has no such move

reason-spared = { $reason } (due: −{ $loss }; no score falls further)

bad-choice = “{ $value }” is not one of { $choices }
bad-players = there can be { $counts } players, not { $players }
no-such-option = there is no such option; there are { $options }
no-such-player = there is no player { $seat }: there are { $players } players
no-such-game = there is no game “{ $game }”; there are { $games }
no-move = “{ $text }” is not a move
no-move-like = “{ $text }” is not a move; a move looks like “{ $example }”
no-header = expected a header like “Game: …” or an empty line before the moves, not “{ $given }”
header-twice = the header “{ $header }” is given twice
header-missing = the header “{ $header }: …” is missing
no-option = “{ $given }” is not an option like name=value
no-turn = expected “~” for nature or a seat like “1:”, not “{ $given }”
not-their-turn-other = “{ $text }” of player { $seat }: player { $turn } is to move
not-their-turn-draw = “{ $text }” of player { $seat }: a draw is due
not-their-turn-over = “{ $text }” of player { $seat }: the game is over
too-many-moves = there are more than { $longest } moves
other-result = the result says “{ $stated }”, but the moves lead to “{ $result }”
variation-format = a record with variations says so in its headers: “Format: { $format }”
variation-nowhere = nothing stands before this variation that it could be played in place of
variation-empty = there is no move in this variation
variation-open = the variation that begins here has no end: “)” is missing
variation-closed = “)” ends no variation: there is no “(” before it
variation-deep = there are more than { $deepest } variations within each other
format-unknown = this is a record of the format “{ $format }”, which this version of Sintra cannot read
dead-end-draw = nature is to draw, and there is nothing to draw: the game cannot go on
dead-end-memory = nothing agrees with what the seat has seen: the game cannot go on
dead-end-move = no move is legal, and the game is not over: it cannot go on

about-tile = { $colour } tile
about-score = Points so far
about-laurel = Winner
about-bag = Bag: tiles are drawn from here
about-in-bag = { $colour } tiles in the bag
about-tower = Tower: used tiles, which go back into the bag when it is empty
about-in-tower = { $colour } tiles in the tower
