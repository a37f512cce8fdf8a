### The board of Star Explorer in the browser

star-explorer-board-disc = Your planisphere
star-explorer-board-disc-of = Planisphere of { $who }
star-explorer-board-look = Look closely at the planisphere of { $who }
star-explorer-board-stage = Place the tile: { $told }
star-explorer-board-keys = Arrows move the tile, R turns it, a digit leaves out or puts back a star, Enter draws.
star-explorer-board-told = column { $column }, row { $row }, { $turn }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $without ->
    [none] { "" }
   *[other] , without stars { $without }
}{ $lost ->
    [0] .
    [one] , one star goes out.
   *[other] , { $lost } stars go out.
}
star-explorer-board-told-none = column { $column }, row { $row }, { $turn }: nothing fits here.
star-explorer-board-drafting = Place { $tile } on your disc, with all of its stars or some.
star-explorer-board-placed = Here is your drawing. Confirm it, or change it.
star-explorer-board-confirmed = Your drawing is confirmed, still secret.
star-explorer-board-nothing = Nothing will be drawn this round.

star-explorer-board-tile = Tile
star-explorer-board-star = Star { $at }
star-explorer-board-current = { $colour }: 2 points a star
star-explorer-board-previous = { $colour }: 1 point a star
star-explorer-board-links = 3 points for each line between these two colours
star-explorer-board-real-sky = in the real sky
star-explorer-board-pile = Your pile
star-explorer-board-start = Start tile
star-explorer-board-back = Size { $size }, { $colour }
star-explorer-board-take = Take size { $size }, { $colour }
star-explorer-board-gone = Size { $size }, already played

star-explorer-board-draw = Draw here
star-explorer-board-draw-without = { $count ->
    [one] Draw without star { $stars }
   *[other] Draw without stars { $stars }
}
star-explorer-board-turn-left = A quarter turn to the left
star-explorer-board-turn-right = A quarter turn to the right
star-explorer-board-no-place = Nothing fits here: move the tile or turn it.
star-explorer-board-lost = { $lost ->
    [one] one star goes out
   *[other] { $lost } stars go out
}
star-explorer-board-bonus = +{ $bonus } at the end
star-explorer-board-offers = The best ways
star-explorer-board-offer-whole = the whole tile
star-explorer-board-offer-without = without { $stars }, { $lost ->
    [one] one star goes out
   *[other] { $lost } stars go out
}

star-explorer-board-sheet = Your points
star-explorer-board-sheet-of = Points of { $who }
star-explorer-board-round = Round
star-explorer-board-part-current = Stars of the tile’s colour
star-explorer-board-part-previous = Stars of the colour before
star-explorer-board-part-links = Lines between the two colours
star-explorer-board-column-current = tile
star-explorer-board-column-previous = before
star-explorer-board-column-links = lines
star-explorer-board-offer-where = column { $column }, row { $row }, { $turn }
star-explorer-board-points = Points
star-explorer-board-first = first player
star-explorer-board-ready = is done

star-explorer-board-map-title = The sky according to { $who }
star-explorer-board-map-points = Star Explorer · { $points } points
star-explorer-board-keep-svg = Keep the map (SVG)
star-explorer-board-keep-png = Keep the map (PNG)

star-explorer-board-sky-intro = The { $count } constellations on the tiles of Star Explorer are real. Here is where to look for them, when they show themselves in the evening from France, and which of their stars is the brightest.
star-explorer-board-sky-tile = On its tile, simplified: { $size } stars.
star-explorer-board-sky-all = All constellations

## In place of the terminal’s words, where a place is one number to type
star-explorer-move-place =
    Place star 1 in column { $column }, row { $row }, { $turns ->
        [0] upright
        [1] a quarter turn to the left
        [2] half a turn
       *[other] a quarter turn to the right
    }
