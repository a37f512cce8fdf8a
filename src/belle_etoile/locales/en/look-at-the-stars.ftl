### Look at the Stars

## What is to be done now

look-at-the-stars-prompt-point = Choose the point card for this game.
look-at-the-stars-prompt-power = Choose the power card for this game.
look-at-the-stars-prompt-sheet = Choose your sky.
look-at-the-stars-prompt-draw = Draw the two lines of the card, or pass. Confirm when you are done.
look-at-the-stars-prompt-shoot = Draw a shooting star, or pass. Confirm when you are done.
look-at-the-stars-prompt-over = The game is over.

## The moves

look-at-the-stars-move-confirm = Confirm
look-at-the-stars-move-back = Take back the last step
look-at-the-stars-move-skip = Pass on this card
look-at-the-stars-move-draw = Draw { $lines }
look-at-the-stars-move-shoot = Draw a shooting star { $trail }
look-at-the-stars-move-earn = Take the power of the shape { $lines }
look-at-the-stars-move-sheet = Take the sky of { $sheet }
look-at-the-stars-move-point = Play with the point card { $point }
look-at-the-stars-move-power = Play with the power of { $power }
look-at-the-stars-move-planet = Draw a planet on { $at }
look-at-the-stars-move-star = Draw a new star on { $at }
look-at-the-stars-move-line = Draw a new line { $lines }
look-at-the-stars-move-galaxy = Draw a galaxy on { $at }
look-at-the-stars-move-twinkling = Let the star { $at } twinkle
look-at-the-stars-move-nova = Draw a nova on { $at }
look-at-the-stars-move-aura = Draw an aura on { $at }
look-at-the-stars-move-moon = Draw the crescent moon on { $at }
look-at-the-stars-move-black-hole = Draw the black hole on { $at }
look-at-the-stars-notation = “draw LINE LINE”, “shoot LINE”, “earn PLACE r0|r90|r180|r270”, “planet|star|twinkling|nova|aura|moon|black-hole PLACE”, “line|galaxy LINE”, “skip”, “confirm”, “back” or “sheet|point|power NAME”; a place is written c3, a line c3-d4 from left to right, the lower of two lines first

## What has happened

look-at-the-stars-event-chooses-point =
    { $who ->
        [you] You choose the point card { $point }.
       *[other] { $seat } chooses the point card { $point }.
    }
look-at-the-stars-event-chooses-power =
    { $who ->
        [you] You choose the power of { $power }.
       *[other] { $seat } chooses the power of { $power }.
    }
look-at-the-stars-event-chooses-sheet =
    { $who ->
        [you] You take the sky of { $sheet }.
       *[other] { $seat } takes the sky of { $sheet }.
    }
look-at-the-stars-event-drafts-draw = You sketch { $lines }.
look-at-the-stars-event-drafts-shoot = You sketch a shooting star { $trail }.
look-at-the-stars-event-drafts-earn = You take the power of the shape { $lines }.
look-at-the-stars-event-drafts-planet = You sketch a planet on { $at }.
look-at-the-stars-event-drafts-star = You sketch a new star on { $at }.
look-at-the-stars-event-drafts-line = You sketch one more line, { $lines }.
look-at-the-stars-event-drafts-galaxy = You sketch a galaxy on { $at }.
look-at-the-stars-event-drafts-twinkling = You let the star { $at } twinkle.
look-at-the-stars-event-drafts-nova = You sketch a nova on { $at }.
look-at-the-stars-event-drafts-aura = You sketch an aura on { $at }.
look-at-the-stars-event-drafts-moon = You sketch the crescent moon on { $at }.
look-at-the-stars-event-drafts-black-hole = You sketch the black hole on { $at }.
look-at-the-stars-event-drafts-back = You take back your last step.
look-at-the-stars-event-confirms =
    { $who ->
        [you] You are done with this card.
       *[other] { $seat } is done with this card.
    }
look-at-the-stars-event-shows =
    { $trail ->
        [none]
            { $lines ->
                [none]
                    { $who ->
                        [you] You passed.
                       *[other] { $seat } passed.
                    }
               *[other]
                    { $marks ->
                        [none]
                            { $who ->
                                [you] You drew { $lines }.
                               *[other] { $seat } drew { $lines }.
                            }
                       *[other]
                            { $who ->
                                [you] You drew { $lines } and used the power on { $marks }.
                               *[other] { $seat } drew { $lines } and used the power on { $marks }.
                            }
                    }
            }
       *[other]
            { $who ->
                [you] You drew a shooting star { $trail }.
               *[other] { $seat } drew a shooting star { $trail }.
            }
    }
look-at-the-stars-event-sunrise = The sun rises: rows 1 to { $row } are closed.
look-at-the-stars-event-turns = Card { $number } of 18: { $card }.
look-at-the-stars-event-ends = The night is over: points are counted.

## The score sheet

look-at-the-stars-score-size = Constellation of { $size } lines
look-at-the-stars-score-planet =
    { $points ->
        [0] Planet { $at }: no constellation beside it
        [one] Planet { $at }: one constellation beside it
       *[other] Planet { $at }: { $points } constellations beside it
    }
look-at-the-stars-score-trail = Shooting star { $trail }
look-at-the-stars-score-point = Point card { $point }: { $count } × { $each }
look-at-the-stars-score-power = Power: { $power } on { $at }

## Words

look-at-the-stars-sheet-southern-africa = Southern Africa
look-at-the-stars-sheet-china = China
look-at-the-stars-sheet-egypt = Ancient Egypt
look-at-the-stars-sheet-greece = Ancient Greece
look-at-the-stars-sheet-india = India
look-at-the-stars-sheet-inuit = the Inuit
look-at-the-stars-sheet-navajo = the Navajo
look-at-the-stars-sheet-polynesia = Polynesia
look-at-the-stars-point-lion = the lion
look-at-the-stars-point-eyes = the pair of eyes
look-at-the-stars-point-bear = the bear
look-at-the-stars-point-ram = the ram
look-at-the-stars-point-fish = the two fish
look-at-the-stars-point-sea-goat = the sea-goat
look-at-the-stars-point-tiger = the tiger
look-at-the-stars-point-crocodile = the crocodile
look-at-the-stars-point-runners = the three runners
look-at-the-stars-point-whale = the whale
look-at-the-stars-power-aura = the aura
look-at-the-stars-power-planet = the planet
look-at-the-stars-power-stars = two new stars
look-at-the-stars-power-line = the new line
look-at-the-stars-power-galaxy = the galaxy
look-at-the-stars-power-black-hole = the black hole
look-at-the-stars-power-nova = the nova
look-at-the-stars-power-twinkling = the twinkling star
look-at-the-stars-power-moon = the crescent moon
look-at-the-stars-card-n01 = a right angle
look-at-the-stars-card-n02 = a right angle
look-at-the-stars-card-n03 = two in a straight row
look-at-the-stars-card-n04 = two in a diagonal row
look-at-the-stars-card-n05 = a wide bend, falling
look-at-the-stars-card-n06 = a wide bend, rising
look-at-the-stars-card-n07 = a sharp bend, opening to the left
look-at-the-stars-card-n08 = a sharp bend, opening to the right
look-at-the-stars-card-n09 = an open bowl
look-at-the-stars-card-n10 = a diagonal right angle
look-at-the-stars-card-n11 = two abreast
look-at-the-stars-card-n12 = two abreast, one column between
look-at-the-stars-card-n13 = two abreast, two columns between
look-at-the-stars-card-n14 = two falling diagonals, one above the other
look-at-the-stars-card-n15 = two rising diagonals, one above the other
look-at-the-stars-card-n16 = an upright and a level line at its foot
look-at-the-stars-card-n17 = an upright and a level line at its head
look-at-the-stars-card-n18 = an upright and a rising diagonal
look-at-the-stars-card-n19 = an upright and a falling diagonal
look-at-the-stars-card-n20 = two level steps, rising
look-at-the-stars-card-n21 = two level steps, falling
look-at-the-stars-card-n22 = two upright steps, rising
look-at-the-stars-card-n23 = two upright steps, falling
look-at-the-stars-card-n24 = two in a row with a gap
look-at-the-stars-card-n25 = two in a diagonal row with a gap
look-at-the-stars-card-n26 = a falling diagonal, a gap, a level line
look-at-the-stars-card-n27 = a rising diagonal, a gap, a level line
look-at-the-stars-card-n28 = a shooting star!
look-at-the-stars-card-n29 = a shooting star!
look-at-the-stars-card-n30 = a shooting star!
look-at-the-stars-option-cards = Bonus cards
look-at-the-stars-option-cards-dealt = At random
look-at-the-stars-option-cards-first-game = For a first game: the bear and the new line
look-at-the-stars-option-cards-chosen = Chosen by the first player
look-at-the-stars-option-sheets = Skies
look-at-the-stars-option-sheets-dealt = At random
look-at-the-stars-option-sheets-chosen = Chosen by the players in turn

## The board

look-at-the-stars-pile = pile { $pile } of 3
look-at-the-stars-number = card { $number } of 18
look-at-the-stars-points-card =
    { $points ->
        [one] Point card: { $points } point
       *[other] Point card: { $points } points
    }
look-at-the-stars-draft = draft
look-at-the-stars-sizes = Sizes
look-at-the-stars-planets = Planets
look-at-the-stars-trails = Shooting stars
look-at-the-stars-bonus = Point card
look-at-the-stars-powers = Power
look-at-the-stars-total = Total
look-at-the-stars-done = done

## The menu of the terminal

look-at-the-stars-group-draw = draw
look-at-the-stars-group-shoot = draw
look-at-the-stars-group-line = draw
look-at-the-stars-group-planet = a planet
look-at-the-stars-group-star = a new star
look-at-the-stars-group-twinkling = a star that twinkles
look-at-the-stars-group-nova = a nova
look-at-the-stars-group-aura = an aura
look-at-the-stars-group-moon = the crescent moon
look-at-the-stars-group-black-hole = the black hole
look-at-the-stars-where = Where? { $places }
look-at-the-stars-turned-r0 = r0, as on the card
look-at-the-stars-turned-r90 = r90, a quarter turn to the right
look-at-the-stars-turned-r180 = r180, half a turn
look-at-the-stars-turned-r270 = r270, a quarter turn to the left
look-at-the-stars-way-east = to the right
look-at-the-stars-way-north = upwards
look-at-the-stars-way-rising = rising
look-at-the-stars-way-falling = falling
look-at-the-stars-length-1 = one line long
look-at-the-stars-length-2 = two lines long
look-at-the-stars-length-3 = three lines long
