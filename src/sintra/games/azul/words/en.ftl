name = Azul
colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-black = black
colour-white = white

move-take-line = { $source ->
    [0] { $colour } from the centre to line { $line }
   *[other] { $colour } from factory { $source } to line { $line }
}
move-take-floor = { $source ->
    [0] { $colour } from the centre to the floor line
   *[other] { $colour } from factory { $source } to the floor line
}
move-tile = line { $row } to column { $column } of the wall
move-draw = { $colour } from the bag
move-start = player { $seat } starts

prompt-take = Take all tiles of one colour
prompt-line = Choose a line for { $list }
prompt-tile = Choose a space in row { $row } for { $colour }

reason-runs-single = tile on its own in row { $row }
reason-runs-across = row of { $across }
reason-runs-down = column of { $down }
reason-runs-both = row of { $across }, column of { $down }
reason-floor-line = floor line: { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}
reason-row = row { $number } complete
reason-column = column { $number } complete
reason-colour = all five { $colour } tiles

kind-runs = tiles on the wall
kind-floor-line = floor line
kind-row = complete rows
kind-column = complete columns
kind-colour = complete colours

refuse-tiling = the complete line { $row } has to go to the wall first
refuse-no-such-factory = there are only { $factories } factories
refuse-centre-has-none = there is no { $colour } in the centre
refuse-factory-has-none = there is no { $colour } on factory { $source }
refuse-line-holds-other = line { $line } already holds { $colour }
refuse-line-full = line { $line } is full
refuse-row-has-colour = row { $row } of your wall already has { $colour }
refuse-bag-has-none = there is no { $colour } in the bag
refuse-not-tiling = tiles go to the wall only when factories and centre are empty
refuse-wall-is-printed = on the coloured wall every colour has its printed space
refuse-other-row = line { $row } is to be tiled now
refuse-space-covered = row { $row }, column { $column } is covered already
refuse-column-has-colour = column { $column } of your wall already has { $colour }

notice-last-round = Last round: a row will be complete

tiles-blue = { $tiles } blue
tiles-yellow = { $tiles } yellow
tiles-red = { $tiles } red
tiles-black = { $tiles } black
tiles-white = { $tiles } white
tell-nothing = nothing
tell-marker = first-player marker
tell-round = Round { $number }
tell-factory = Factory { $number }: { $list }
tell-centre = Centre: { $list }
tell-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tell-line = { $room ->
    [0] Line { $number } complete: { $list }
   *[other] Line { $number }: { $list }, room for { $room }
}
tell-stores = In the bag { $bag }, in the box { $box }
tell-row = Row { $number } of the wall: { $list }
tell-space = column { $column } { $colour }
tell-floor = { $points ->
    [0] Floor line: empty
   *[other] Floor line: { $list }; minus { $points }
}

about-factory = Factory { $number }
about-centre = Centre of the table
about-marker = First-player marker: whoever is first to take from the centre puts it on the floor line, and starts the next round
about-line = Pattern line { $line }: when it is complete, one tile goes to row { $line } of the wall
about-wall = Wall, row { $row }, column { $column }: the space for { $colour }
about-wall-grey = Wall, row { $row }, column { $column }
about-floor = Floor line: every tile here costs points
about-floor-space = Floor line: a tile here costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}
about-bonus-row = At the end every complete row brings { $points } points
about-bonus-column = At the end every complete column brings { $points } points
about-bonus-colour = At the end all five tiles of a colour bring { $points } points
about-lid = Box: used tiles, which go back into the bag when it is empty
about-in-lid = { $colour } tiles in the box
why-take-first = first take tiles, then choose a line for them

better-floor = lost on the floor line: { $better } instead of { $played }
better-line = completes line { $line }
better-tiling = points for tiles if the round ended now: { $better } instead of { $played }
better-bonus = completes a column or a colour: { $points } points more at the end
better-marker = takes the first-player marker, and with it the start of the next round
better-without-marker = does not take the first-player marker to the floor line
better-needs = { $left ->
    [0] as played, line { $line } still needs { $tiles } { $colour }, and none is left on the table
   *[other] as played, line { $line } still needs { $tiles } { $colour }, and only { $left } are left on the table
}
better-left-line = { $other ->
    [0] as played, the next player can complete line { $line } exactly with { $colour }; otherwise no line at all
   *[other] as played, the next player can complete line { $line } exactly with { $colour }; otherwise line { $other } at most
}
better-left-floor = tiles that the next player must put on the floor line, at least: { $better } instead of { $played }
better-round = the round brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} more
better-tile = points at once: { $better } instead of { $played }
better-column = tiles in the fullest column: { $better } instead of { $played }
