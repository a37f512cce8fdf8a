### The board of Look at the Stars in the browser

look-at-the-stars-board-own = Your sky
look-at-the-stars-board-others = The other skies
look-at-the-stars-board-keys = The arrows move the shape, R turns it, Enter draws it; Enter again confirms, Backspace takes back. The list of possible moves names every place.
look-at-the-stars-board-here = { $where }: possible
look-at-the-stars-board-not-here = { $where }: not here
look-at-the-stars-board-manner = How to draw
look-at-the-stars-board-whole = Whole shape
look-at-the-stars-board-pencil = Line by line
look-at-the-stars-board-turn = Turn
look-at-the-stars-board-draw = Draw here
look-at-the-stars-board-earn = Take the power: { $power }
look-at-the-stars-board-hints = Hints
look-at-the-stars-board-second = Draw the other line, or touch the shape you like.
look-at-the-stars-board-no-second = This line leads nowhere with this card. Draw the other to hear why, or cancel.
look-at-the-stars-board-may-earn = A power shape is complete! Take it, or confirm without it.
look-at-the-stars-board-may-confirm = Do you like it? Confirm, or take it back.
look-at-the-stars-board-use-none = There is nothing to draw with this power. Confirm, or take it back.
look-at-the-stars-board-use-planet = Where is the planet born? Touch a lit star.
look-at-the-stars-board-use-star = Where is the new star born? Touch a lit place.
look-at-the-stars-board-use-line = Draw one more line, wherever you like.
look-at-the-stars-board-use-galaxy = Where does the galaxy lie? It covers two stars side by side.
look-at-the-stars-board-use-twinkling = Which star will twinkle? Touch one.
look-at-the-stars-board-use-nova = Which constellation receives the nova? Touch one of its stars.
look-at-the-stars-board-use-aura = Which constellation receives the aura? Touch one of its stars.
look-at-the-stars-board-use-moon = Where does the moon rise? Touch a lit star.
look-at-the-stars-board-use-black-hole = Where does the black hole open? Touch a lit star.
look-at-the-stars-board-drawing = drawing
look-at-the-stars-board-larger = Look closely at the sky of { $who }
look-at-the-stars-board-lore = What can you see here?
look-at-the-stars-board-keep = Keep a picture of this sky:
look-at-the-stars-board-found = { $count ->
    [0] Not found yet
    [one] Found once
   *[other] Found { $count } times
}
look-at-the-stars-board-size-done = { $size } lines: done
look-at-the-stars-board-size-open = { $size } lines: still open
look-at-the-stars-board-sky-of = Sky of { $who }, { $sheet }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
look-at-the-stars-board-group = { $counts ->
    [yes] Constellation of { $size } lines ({ $stars })
   *[no] { $size ->
        [one] One line ({ $stars })
       *[other] { $size } connected lines ({ $stars })
    }
}

## Lines of the score sheet, side by side
look-at-the-stars-score-planets = Planets
look-at-the-stars-score-trails = Shooting stars
look-at-the-stars-score-powers = What the power has drawn
look-at-the-stars-board-every-point = Every point and its rule

## What the powers do, in short
look-at-the-stars-board-power-aura = Closes a constellation: 2 points.
look-at-the-stars-board-power-planet = One more planet, on an unused star.
look-at-the-stars-board-power-stars = Two stars where there are none, from the next card on.
look-at-the-stars-board-power-line = One more line, anywhere.
look-at-the-stars-board-power-galaxy = Covers two unused stars beside the shape: 2 points.
look-at-the-stars-board-power-black-hole = Once. 1 point for each unused star around it; nothing is drawn there any more.
look-at-the-stars-board-power-nova = Its constellation may have 9 or 10 lines.
look-at-the-stars-board-power-twinkling = 3 points if exactly two constellations are beside it.
look-at-the-stars-board-power-moon = Once. 1 point for each constellation in its row or column.

## The skies of peoples
look-at-the-stars-board-lore-southern-africa = To the Venda, two bright stars of the Southern Cross and two of the Centaur are the giraffes: on October evenings they brush the treetops. Some San saw a hartebeest in Aldebaran and his mate in Betelgeuse, and told of a girl who threw ashes into the night: they became the Milky Way.
look-at-the-stars-board-lore-china = Chinese astronomers count twenty-eight mansions on the path of the Moon, seven for each of the four animals of the sky. The azure dragon holds the east, with Antares for a heart. The vermilion bird holds the south, and the warm season.
look-at-the-stars-board-lore-egypt = When Sirius came back at dawn, Egypt waited for the Nile to rise. Thirty-six groups of stars, the decans, told the hours of the night. Khepri, the scarab, is the rising sun; the ibis is the bird of Thoth, who reckons time.
look-at-the-stars-board-lore-greece = In the second century Ptolemy described forty-eight constellations, and nearly all have kept their names. The Water Snake is now the largest in the sky. The Lyre, where Vega shines, is that of Orpheus, set among the stars after his death.
look-at-the-stars-board-lore-india = The Moon, Soma, spends each night with another of his twenty-seven wives: they are the nakshatras, the stages of his month. In Orion people see a deer’s head, Mrigashira, and the arrow that strikes the animal, the three stars of the belt; the seven stars of the Plough are seven sages.
look-at-the-stars-board-lore-inuit = The Plough is Tukturjuit, the caribou, and serves as a clock at night. In mid-December, in the darkest of winter, two stars of the Eagle come back before dawn, Aagjuuk: a year begins, and the sun will return. Sirius flickers red and white: a red fox and a white one quarrel over the same den.
look-at-the-stars-board-lore-navajo = In the north a fire never moves: the Pole Star, like the hearth in the middle of the house. The man and the woman who turn, the Plough and Cassiopeia, go round it. Coyote lost patience and scattered the other stars; his own, often said to be Canopus, barely shows, very low in the south.
look-at-the-stars-board-lore-polynesia = Māui’s fish hook is the tail of the Scorpion: with it he drew islands from the bottom of the sea. Navigators remember where each star rises and sets; Arcturus passes straight over Hawaii. Castor and Pollux look one ahead, the other behind.
