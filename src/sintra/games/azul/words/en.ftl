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
