### Star Explorer

## What is to be done now

star-explorer-prompt-start = Choose the side of your start tile: its colour counts in the first round.
star-explorer-prompt-size = Choose the size of the constellation that everyone will draw.
star-explorer-prompt-seven = Choose one of your two tiles of seven stars.
star-explorer-prompt-draw = Draw your constellation, with all of its stars or some of them.
star-explorer-prompt-over = The game is over.

## The moves

star-explorer-move-start = Show the { $colour } side
star-explorer-move-size = Choose size { $size }
star-explorer-move-seven = Take seven number { $at }
star-explorer-move-leave = Leave out star { $at }
star-explorer-move-put = Put back star { $at }
star-explorer-move-place =
    Place star 1 at { NUMBER($at, useGrouping: 0) }, { $turns ->
        [0] upright
        [1] a quarter turn to the left
        [2] half a turn
       *[other] a quarter turn to the right
    }
star-explorer-move-nothing = Draw nothing
star-explorer-move-confirm = Confirm this drawing
star-explorer-move-back = Change this drawing
star-explorer-notation = “start COLOUR”, “size 5-10”, “seven 1-2”, “leave 1-10”, “put 1-10”, “place X Y 0-3”, “nothing”, “confirm” or “back”

## The same in a word, where the place is chosen afterwards

star-explorer-group-leave = leave out a star { $places }
star-explorer-group-put = put back a star { $places }
star-explorer-group-place = place
star-explorer-where = Where? A star of the tile is told by its number; the place of star 1 by its column and row, as 1618

## What happened

star-explorer-event-chose =
    { $who ->
        [you] Your choice is made.
       *[other] { $seat } has made a choice.
    }
star-explorer-event-starts =
    { $who ->
        [you] Your start tile shows its { $colour } side.
       *[other] The start tile of { $seat } shows its { $colour } side.
    }
star-explorer-event-round = Round { $round } of 6.
star-explorer-event-drawn = The draw brings a tile of { $size } stars.
star-explorer-event-size =
    { $who ->
        [you] You are the first player and choose size { $size }.
       *[other] { $seat }, the first player, chooses size { $size }.
    }
star-explorer-event-reveals =
    { $who ->
        [you] Your tile: { $tile }, { $size } stars, { $colour }.
       *[other] The tile of { $seat }: { $tile }, { $size } stars, { $colour }.
    }
star-explorer-event-places =
    You place star 1 at { $x }, { $y } from the pole star, { $turns ->
        [0] upright
        [1] a quarter turn to the left
        [2] half a turn
       *[other] a quarter turn to the right
    }.
star-explorer-event-leaves = You leave out star { $at }.
star-explorer-event-puts = You put back star { $at }.
star-explorer-event-nothing = You draw nothing.
star-explorer-event-back = You take your drawing back.
star-explorer-event-ready =
    { $who ->
        [you] Your drawing is confirmed.
       *[other] { $seat } has confirmed a drawing.
    }
star-explorer-event-draws =
    { $stars ->
        [0] { $who ->
            [you] You do not draw { $tile }.
           *[other] { $seat } does not draw { $tile }.
        }
       *[other] { $who ->
            [you] You draw { $tile } with { $stars } stars.
           *[other] { $seat } draws { $tile } with { $stars } stars.
        }
    }
star-explorer-event-unlit =
    { $lost ->
        [0] No star goes dark.
        [one] One star goes dark, { $unlit } of 7 in all.
       *[other] { $lost } stars go dark, { $unlit } of 7 in all.
    }
star-explorer-event-scores =
    { $who ->
        [you] You score { $current } + { $previous } + { $links } = { $points } points.
       *[other] { $seat } scores { $current } + { $previous } + { $links } = { $points } points.
    }
star-explorer-event-turns = The sky turns by a sixth of a turn.
star-explorer-event-ends = Six rounds are played: points are counted.
star-explorer-event-title =
    { $who ->
        [you] With { $points } points you are now { $title }.
       *[other] With { $points } points { $seat } becomes { $title }.
    }

## The score sheet

star-explorer-score-unlit =
    { $left ->
        [0] No lit star
        [one] One lit star
       *[other] { $left } lit stars
    } of 7
star-explorer-score-round = Round { $round }, { $tile }: { $current } + { $previous } + { $links }
star-explorer-score-centre =
    { $stars ->
        [0] Centre: no star
        [one] Centre: { $stars } star
       *[other] Centre: { $stars } stars
    }
star-explorer-score-axis =
    { $lines ->
        [0] Axis: no line
        [one] Axis: { $lines } line
       *[other] Axis: { $lines } lines
    }
star-explorer-score-rim =
    { $stars ->
        [0] Rim: no star
        [one] Rim: { $stars } star
       *[other] Rim: { $stars } stars
    }

## The words

star-explorer-colour-red = red
star-explorer-colour-white = white
star-explorer-colour-yellow = yellow
star-explorer-colour-blue = blue
star-explorer-turns-0 = upright
star-explorer-turns-1 = a quarter turn to the left
star-explorer-turns-2 = half a turn
star-explorer-turns-3 = a quarter turn to the right
star-explorer-title-amateur = amateur astronomer
star-explorer-title-beginner = novice astronomer
star-explorer-title-expert = expert of the starry sky
star-explorer-title-explorer = space explorer
star-explorer-title-copernicus = worthy heir of Copernicus
star-explorer-option-first = Who starts
star-explorer-option-first-random = At random
star-explorer-option-first-1 = Player 1

## The board

star-explorer-round = round { $round } of 6
star-explorer-first = first player: { $name }
star-explorer-pile = Pile
star-explorer-previous = Before
star-explorer-tile-now = Tile
star-explorer-unlit = Unlit
star-explorer-rounds = Rounds
star-explorer-total = Total
star-explorer-left-out = Left out: { $stars }
star-explorer-best = At best: { $points } points at { NUMBER($at, useGrouping: 0) }, { $turns ->
        [0] upright
        [1] a quarter turn to the left
        [2] half a turn
       *[other] a quarter turn to the right
    }{ $without ->
        [none] { "" }
       *[other] , without { $without }
    }
star-explorer-legend = ◇ red ○ white △ yellow □ blue, full if in use; · hidden; ✶ pole

## Explanations

star-explorer-explain-place = This drawing brings { $points } points this round.
