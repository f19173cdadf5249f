name = Azul: Summer Pavilion
colour-orange = orange
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-purple = purple
star-orange = upper left star
star-red = upper right star
star-blue = right star
star-yellow = lower right star
star-green = lower left star
star-purple = left star
star-centre = centre star
panel-stores = Bag and tower
panel-supply = Supply

move-take = { $source ->
    [0] { $colour } from the centre
   *[other] { $colour } from factory { $source }
}
move-place = { $colour } to space { $index } of the { $star }
move-pay = { $wilds ->
    [0] pay without wild tiles
    [one] pay with { $wilds } wild tile
   *[other] pay with { $wilds } wild tiles
}
move-bonus = { $colour } from the supply
move-pass = pass
move-keep = keep { $colour }
move-stop = keep no more
move-draw = { $colour } from the bag
move-start = player { $seat } starts

prompt-take = Take all tiles of one colour
prompt-place = Place a tile, or pass
prompt-pass = You can place nothing more: pass
prompt-space = Choose a space for { $colour }
prompt-pay = Choose how many wild tiles you pay
prompt-bonus = { $tiles ->
    [one] Take { $tiles } bonus tile from the supply
   *[other] Take { $tiles } bonus tiles from the supply
}
prompt-keep = { $tiles ->
    [one] Keep { $tiles } more tile for the next round, or stop
   *[other] Keep up to { $tiles } tiles for the next round, or stop
}

reason-segment = { $tiles ->
    [1] tile on its own, { $star }
   *[other] { $tiles } in a row, { $star }
}
reason-pillar = pillar surrounded: { $tiles ->
    [one] { $tiles } bonus tile
   *[other] { $tiles } bonus tiles
}
reason-statue = statue surrounded: { $tiles ->
    [one] { $tiles } bonus tile
   *[other] { $tiles } bonus tiles
}
reason-window = window surrounded: { $tiles ->
    [one] { $tiles } bonus tile
   *[other] { $tiles } bonus tiles
}
reason-marker = first from the centre: { $tiles ->
    [one] { $tiles } tile taken
   *[other] { $tiles } tiles taken
}
reason-discard = { $tiles ->
    [one] { $tiles } tile discarded
   *[other] { $tiles } tiles discarded
}
reason-star = { $star } complete in { $colour }
reason-star-of-all-colours = { $star } complete in six colours
reason-number = all spaces of number { $number } covered
reason-corners = { $tiles ->
    [one] { $tiles } tile left in the corners
   *[other] { $tiles } tiles left in the corners
}

kind-segment = tiles in stars
kind-structure = bonus tiles
kind-marker = first from the centre
kind-discard = discarded tiles
kind-star = complete stars
kind-number = complete numbers
kind-corners = tiles left in the corners

refuse-still-taking = factories and centre have to be emptied first
refuse-no-such-factory = there are only { $factories } factories
refuse-source-has-none = { $source ->
    [0] there is no { $colour } in the centre
   *[other] there is no { $colour } on factory { $source }
}
refuse-wild-only-alone = { $colour } is wild: it can be chosen only where there is no other colour
refuse-nothing-on-offer = no tile is left on the factories or in the centre
refuse-nothing-to-pay = nothing has to be paid now
refuse-no-bonus = no bonus tile is due
refuse-pass-first = tiles are kept only after passing
refuse-space-covered = space { $index } of the { $star } is covered already
refuse-star-is-printed = the { $star } takes only { $colour }
refuse-star-has-colour = the { $star } already has { $colour }, and its colours must all differ
refuse-star-of-one-colour = the { $star } is built in { $colour } only
refuse-hand-has-none = you have no { $colour } tile
refuse-wild-pays-itself = { $colour } is wild and is paid in { $colour } alone: { $cost } are needed, you have { $tiles }
refuse-cannot-pay = the space costs { $cost }; you have { $tiles } in { $colour } and the wild colour
refuse-pay-first = first choose how to pay the { $cost } tiles
refuse-too-few-wilds = { $wilds ->
    [one] too little { $colour }: at least { $wilds } wild tile has to be paid
   *[other] too little { $colour }: at least { $wilds } wild tiles have to be paid
}
refuse-one-of-the-colour = at least one tile paid has to be { $colour }
refuse-too-many-wilds = { $wilds ->
    [one] you have only { $wilds } wild tile
   *[other] you have only { $wilds } wild tiles
}
refuse-bonus-first = { $tiles ->
    [one] first take { $tiles } bonus tile from the supply
   *[other] first take { $tiles } bonus tiles from the supply
}
refuse-supply-has-none = there is no { $colour } in the supply
refuse-passed = you have passed: keep tiles or stop
refuse-bag-has-none = there is no { $colour } in the bag

notice-last-round = Last round

tiles-orange = { $tiles } orange
tiles-red = { $tiles } red
tiles-blue = { $tiles } blue
tiles-yellow = { $tiles } yellow
tiles-green = { $tiles } green
tiles-purple = { $tiles } purple
tell-nothing = nothing
tell-marker = first-player marker
tell-round = Round { $number } of { $rounds }, wild colour { $wild }
tell-factory = Factory { $number }: { $list }
tell-centre = Centre: { $list }
tell-holder = Holds the first-player marker
tell-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tell-supply = Supply: { $list }
tell-stores = In the bag { $bag }, in the tower { $tower }
tell-passed = Has passed
tell-hand = Beside the board: { $list }
tell-corners = On the corner spaces: { $list }
tell-star = { $star }: { $list }
tell-space = space { $index } (number { $cost }) { $colour }

about-factory = Factory { $number }
about-centre = Centre of the table
about-marker = First-player marker: whoever is first to take from the centre gets it, loses a point for every tile taken, and starts the next round
about-wild = { $colour } is wild in this round: it pays for every colour
about-passed = Has passed
about-round = Round { $round }: { $colour } is wild
about-supply = Supply: bonus tiles are chosen here
about-space = { $star }, space { $index }: costs { $cost ->
    [one] { $cost } tile
   *[other] { $cost } tiles
}
about-pillar = Pillar: once its four spaces are covered, it brings { $tiles ->
    [one] { $tiles } bonus tile
   *[other] { $tiles } bonus tiles
}
about-statue = Statue: once its four spaces are covered, it brings { $tiles ->
    [one] { $tiles } bonus tile
   *[other] { $tiles } bonus tiles
}
about-window = Window: once its two spaces are covered, it brings { $tiles ->
    [one] { $tiles } bonus tile
   *[other] { $tiles } bonus tiles
}
about-corner = Corner: whoever passes keeps up to { $corners } tiles on these spaces
about-hand = { $colour } tiles beside the board
about-pass = Gate: to pass. Up to { $corners } tiles are kept, every other one costs a point
about-bonus-star = At the end the complete { $colour } star brings { $points } points
about-bonus-all = At the end a complete multicoloured star brings { $points } points
about-bonus-number = At the end, covering all spaces of number { $number } brings { $points } points
why-fits-nowhere = you can cover no space with { $colour } now
why-choose-tile = first choose a tile beside your board, then its space

better-points = points at once: { $better } instead of { $played }
better-taken = tiles taken: { $better } instead of { $played }
better-wilds = wild tiles taken: { $better } instead of { $played }
better-marker = takes the first-player marker, and with it the first turn
better-without-marker = does not take the first-player marker
better-left = most tiles that the next player can take at once: { $better } instead of { $played }
better-bonus-tiles = bonus tiles: { $better } instead of { $played }
better-bonuses = bonuses that are certain at the end: { $better } instead of { $played }
better-covers = covers one more space
better-kept = tiles left over: { $better } instead of { $played }
