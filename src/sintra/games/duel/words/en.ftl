name = Azul Duel
colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-black = black
colour-turquoise = turquoise
back-special = special
back-wild = wild
corner-top-left = top left
corner-top-right = top right
corner-bottom-right = bottom right
corner-bottom-left = bottom left
goal-rows = rows
goal-colourful = colourful rows
goal-columns = columns
goal-outer = outer spaces
goal-diagonals = diagonals
goal-corners = corner plates
goal-wilds = wild spaces
goal-specials = special spaces
panel-goals = Goals
panel-plates = Dome plates
panel-stores = Bag and tower

move-sun = { $source ->
    [0] { $colour } from the sun of the large factory
   *[other] { $colour } from the sun of small factory { $source }
}
move-moon = { $colour } from the moons
move-chip = bonus chip of small factory { $source }
move-plate = dome plate { $place } of the display
move-draw = draw a dome plate from the stack
move-stop = stop drawing and look
move-keep = keep the { $back } plate { $first }, { $second }, { $third }
move-return = put the { $back } plate { $first }, { $second }, { $third } under the stack
move-place = plate to slot { $slot }, its special or wild space { $corner }
move-lay = { $colour } next on the moon
move-line = tiles to pattern line { $line }
move-break = all tiles to the broken spaces
move-pass = pass
move-spend = { $colours ->
    [1] spend a { $colour } chip
   *[other] spend a { $colour } and { $other } chip
}
move-leave = leave the line as it is
move-tile = line { $row } to column { $column } of the dome
move-colour = { $colour } from the bag
move-back = the top plate of the stack is { $back }
move-front = the { $back } plate { $first }, { $second }, { $third }
move-reveal = { $colours ->
    [1] a { $colour } chip is turned up
   *[other] a { $colour } and { $other } chip is turned up
}
move-goal = goal: { $goal }
move-start = player { $seat } starts

prompt-first-plate = Take your first dome plate
prompt-turn = Take { $list }
prompt-tiles = tiles of one colour
prompt-chip = a chip
prompt-plate = a dome plate
prompt-pass = There is nothing you can take: pass
prompt-draw = Draw one more plate, which costs a point, or stop and look
prompt-keep = Choose the plate that you keep
prompt-return = Put the other plates under the stack, one by one
prompt-slot = Choose a slot for the plate
prompt-rotation = Choose how the plate is turned
prompt-lay = Choose the next tile for the moon
prompt-line = Choose a line for { $list }
prompt-tile = Choose a space for the tile of line { $row }
prompt-complete = Complete line { $row } with chips, or leave it
prompt-spend = Choose the next chip for line { $row }

reason-runs-single = tile on its own in row { $row }
reason-runs-across = row of { $across }
reason-runs-down = column of { $down }
reason-runs-both = row of { $across }, column of { $down }
reason-special = special tile in row { $row }
reason-broken = { $tiles ->
    [one] one broken tile
   *[other] { $tiles } broken tiles
}
reason-marker = first-player marker
reason-drawn = plate { $number } drawn from the stack
reason-rows = { $number ->
    [one] one full row
   *[other] { $number } full rows
}
reason-colourful = { $number ->
    [one] one row with five colours
   *[other] { $number } rows with five colours
}
reason-columns = { $number ->
    [one] one full column
   *[other] { $number } full columns
}
reason-outer = { $number ->
    [one] one tile at the edge
   *[other] { $number } tiles at the edge
}
reason-diagonals = { $number ->
    [one] one full diagonal
   *[other] { $number } full diagonals
}
reason-corners = { $number ->
    [one] one full corner plate
   *[other] { $number } full corner plates
}
reason-wilds = { $number ->
    [0] wild spaces not all filled
    [one] the only wild space filled
   *[other] all { $number } wild spaces filled
}
reason-specials = { $number ->
    [one] one empty special space
   *[other] { $number } empty special spaces
}

kind-runs = tiles on the dome
kind-special = special tiles
kind-broken = broken tiles
kind-marker = first-player marker
kind-drawn = plates drawn
kind-goal = goals

refuse-bag-has-none = there is no { $colour } in the bag
refuse-chips-all-seen = { $colours ->
    [1] both { $colour } chips have been turned up already
   *[other] both { $colour } and { $other } chips have been turned up already
}
refuse-tablet-is-used = this goal tablet is in the game already
refuse-no-such-back = no { $back } plate is left for the stack
refuse-other-back = the plate is { $back }
refuse-plate-is-elsewhere = the { $back } plate { $first }, { $second }, { $third } lies elsewhere
refuse-tile-first = first the factories are filled from the bag
refuse-reveal-first = first a chip is turned up
refuse-goal-first = first the goals are drawn
refuse-back-first = first the back of the top plate is seen
refuse-front-first = first the front of a plate is seen
refuse-opening = before the first round everybody takes a plate from the display
refuse-place-is-empty = place { $place } of the display is empty
refuse-sun-has-none = { $source ->
    [0] there is no { $colour } on the sun of the large factory
   *[other] there is no { $colour } on the sun of small factory { $source }
}
refuse-moons-have-none = no { $colour } tile lies on top of a moon
refuse-chip-is-covered = the chip of small factory { $source } is not turned up yet
refuse-chip-is-gone = the chip of small factory { $source } has been taken
refuse-third-chip = you have taken { $chips } chips this round, which is all
refuse-no-plates-in-last-round = no plates are taken in the last round
refuse-no-token = you have used both player tokens this round
refuse-stack-is-empty = the stack is empty
refuse-not-tiling = tiling begins when nothing is left to take
refuse-pass = you can still do something
refuse-take-first = first take tiles, a chip or a plate
refuse-drawing = draw one more plate, or stop and look
refuse-not-drawn = you have not drawn the { $back } plate { $first }, { $second }, { $third }
refuse-keep-first = first choose the plate that you keep
refuse-not-in-hand = the { $back } plate { $first }, { $second }, { $third } is not among those to put back
refuse-return-first = first put the other plates under the stack
refuse-slot-is-taken = there is a plate on slot { $slot } already
refuse-place-first = first place the plate on your dome
refuse-lay-first = first lay the other tiles of small factory { $source } on its moon
refuse-line-first = first put the taken tiles in a pattern line
refuse-line-full = line { $line } is full
refuse-line-holds-other = line { $line } already holds { $colour }
refuse-line-complete = line { $line } is complete
refuse-must-complete = chips are spent: line { $line } has to be completed
refuse-no-such-chip = { $colours ->
    [1] you have no { $colour } chip
   *[other] you have no { $colour } and { $other } chip
}
refuse-chip-does-not-help = with this chip line { $line } could not be completed
refuse-tiling = line { $line } is being tiled
refuse-other-row = line { $line } is to be tiled now
refuse-space-covered = row { $row }, column { $column } is covered already
refuse-space-is-not-for = row { $row }, column { $column } takes no { $colour }

notice-last-round = Last round: no more dome plates

tiles-blue = { $tiles } blue
tiles-yellow = { $tiles } yellow
tiles-red = { $tiles } red
tiles-black = { $tiles } black
tiles-turquoise = { $tiles } turquoise
tell-nothing = nothing
tell-marker = first-player marker
tell-round = Round { $number } of { $rounds }
tell-holder = Holds the first-player marker
tell-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tell-line = { $room ->
    [0] Line { $number } complete: { $list }
   *[other] Line { $number }: { $list }, room for { $room }
}
tell-large-sun = Large factory, sun: { $list }
tell-large-moon = Large factory, moon: { $list }
tell-sun = Small factory { $number }, sun: { $list }
tell-moon = Small factory { $number }, moon from the top: { $list }
tell-chip = Small factory { $number }, bonus chip: { $list }
tell-chip-down = face down
tell-chip-gone = taken
tell-chip-of = { $colours ->
    [1] { $colour }
   *[other] { $colour } or { $other }
}
tell-colour = { $colour }
tell-stores = In the bag { $bag }, in the tower { $tower }
tell-display = Display { $number }: { $list }
tell-plate = { $back } plate, clockwise { $first }, { $second }, { $third }
tell-back = { $back } plate
tell-stack = Stack: { $plates ->
    [one] { $plates } plate
   *[other] { $plates } plates
}
tell-stack-top = On top of the stack: a { $back } plate
tell-to-place = To be placed: { $list }
tell-goal = { $goal }: { $points1 } to { $points2 }
tell-tokens = Player tokens: { $tokens }
tell-chips = Bonus chips: { $list }
tell-held = In hand: { $list }
tell-row = Row { $number } of the dome: { $list }
tell-tile = column { $column } { $colour } tile
tell-special-tile = column { $column } special tile
tell-free = column { $column } free for { $colour }
tell-free-wild = column { $column } free (wild)
tell-free-special = column { $column } free (special)
tell-broken = { $points ->
    [0] Broken tiles: none
   *[other] Broken tiles: { $list }; minus { $points }
}

about-tile-special = special tile
about-chip = { $colours ->
    [1] Bonus chip: { $colour }
   *[other] Bonus chip: { $colour } or { $other }
}
about-chip-down = Bonus chip, face down: it is turned up when the factory is empty
about-plate = Dome plate, { $back }: clockwise { $first }, { $second }, { $third }
about-back = Dome plate, face down: { $back }
about-back-unknown = Dome plate, face down
about-token = Player token: for a dome plate in this round
about-marker = First-player marker: whoever is first to take from the moon of the large factory gets it, loses { $points } points, and starts the next round
about-goal-rows = Goal: { $points } points for every full row of the dome
about-goal-colourful = Goal: { $points } points for every row with five colours; a special tile may be one of them
about-goal-columns = Goal: { $points } points for every full column of the dome
about-goal-outer = Goal: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for every tile at the edge of the dome
about-goal-diagonals = Goal: { $points } points for every full diagonal of the dome
about-goal-corners = Goal: for every full corner plate, { $upper } points in the upper corners, { $lower } in the lower ones
about-goal-wilds = Goal: { $points } points for every wild space, if all of yours are filled
about-goal-specials = Goal: every empty special space costs { $points } points
about-large-sun = Large factory, sun side
about-large-moon = Large factory, moon side
about-sun = Small factory { $source }, sun side
about-moon = Small factory { $source }, moon side
about-display = Display: plates to take
about-stack = Stack: every plate drawn from it costs a point
about-drawn = Plates that somebody draws lie here
about-worth = What this goal would bring player { $seat } now
about-held = Tiles that were taken and need a line
about-line = Pattern line { $line }: when it is complete, one tile goes to row { $line } of the dome
about-slot = Slot { $slot }, for a dome plate
about-dome = Dome, row { $row }, column { $column }
about-row = A special tile in row { $row } brings { $row ->
    [one] { $row } point
   *[other] { $row } points
}
about-broken = Broken tiles: they cost points
about-broken-space = Broken tiles: one more here costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}
why-top-tile = only the tile on top of a moon can be taken

better-points = points at once: { $better } instead of { $played }
better-taken = tiles taken: { $better } instead of { $played }
better-chip = takes a bonus chip
better-broken = lost for broken tiles: { $better } instead of { $played }
better-line = completes line { $line }
better-tiling = points for tiles if the round ended now: { $better } instead of { $played }
better-goals = goals if the round ended now: { $better } instead of { $played }
better-marker = takes the first-player marker, and with it the start of the next round
better-without-marker = does not take the first-player marker
better-left = most tiles that the other player can take at once: { $better } instead of { $played }
