### Stellar's board in the browser

stellar-board-card = { $name }, { $type } { $number }{ $stars ->
    [0] { "" }
    [one] , one star
   *[other] , { $stars } stars
}
stellar-board-type-planet = planet
stellar-board-type-moon = moon
stellar-board-type-asteroid = asteroid
stellar-board-type-cloud = cloud
stellar-board-type-black-hole = black hole
stellar-board-type-satellite = satellite
stellar-board-row = Coordinates
stellar-board-position = Position { $at }: { $card }
stellar-board-position-empty = Position { $at }, empty
stellar-board-position-pointed = Position { $at }: { $card }. The number of your card points at it.
stellar-board-telescope = Telescope
stellar-board-telescope-of = { $who }’s telescope
stellar-board-slot-free = Slot { $at }, free
stellar-board-slot-target = Slot { $at }, free: place { $card } here
stellar-board-slot-target-down = Slot { $at }, free: place { $card } here, face down
stellar-board-slot-taken = Slot { $at }: { $card }
stellar-board-slot-down = Slot { $at }: { $card }, face down, counts 3
stellar-board-notebook = Notebook
stellar-board-notebook-of = { $who }’s notebook
stellar-board-note-here = Note { $card } here
stellar-board-note = To the notebook
stellar-board-column = { $type }: { $stars } × { $multiplier } = { $points }
stellar-board-free-satellites = Free satellites
stellar-board-hand = Your hand
stellar-board-hand-of = { $who }’s hand
stellar-board-starters = Your starting cards
stellar-board-in-play = Card to place
stellar-board-hidden-card = hidden card
stellar-board-deck = { $count ->
    [one] Deck: one card
   *[other] Deck: { $count } cards
}
stellar-board-discard = { $count ->
    [0] No discards
    [one] Discards: one card
   *[other] Discards: { $count } cards
}
stellar-board-face = Face down
stellar-board-picked = { $card }: touch a lit slot or the notebook.
stellar-board-picked-slots = { $card }: touch a lit slot.
stellar-board-points-at = Its { $number } points at { $card }, for the other area.
stellar-board-points-at-deck = Its number points at no card: the deck will give one for the other area.
stellar-board-choice = Your choice, still secret: { $card }
stellar-board-sum = { $section }: { $mine } for you, { $theirs } across
stellar-board-sum-seen = { $section }: { $mine } against { $theirs }
stellar-board-majority = +10
stellar-board-diversity = Diversity { $types }/5
stellar-board-score = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
stellar-board-rival = Across: { $who }
