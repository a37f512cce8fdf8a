### Stellarion's board in the browser

stellarion-board-deck-shows = { $deck } deck: { $card }
stellarion-board-deck-hidden = { $deck } deck, no card showing
stellarion-board-deck-empty = { $deck } deck, exhausted
stellarion-board-deck-of = { $deck } deck
stellarion-board-cards = { $count ->
    [0] exhausted
    [one] one card
   *[other] { $count } cards
}
stellarion-board-look-into = Look into the { $deck } deck, { $count } in all: { $contents }; discards: { $discards }
stellarion-board-times = { $count ->
    [0] no { $card } left
    [one] { $card }
   *[other] { $card }, { $count } times
}
stellarion-board-nothing = nothing
stellarion-board-beneath = Just beneath: { $cards }
stellarion-board-bottom = At the bottom: { $cards }
stellarion-board-close = Close
stellarion-board-minor = minor
stellarion-board-major = major
stellarion-board-degree-minor = would make a minor power
stellarion-board-degree-major = would make a major power
stellarion-board-power-minor = Minor power
stellarion-board-power-major = Major power
stellarion-board-minors = { $count } minor
stellarion-board-majors = { $count } major
stellarion-board-no-pair = no pair
stellarion-board-ship-short = look for a card
stellarion-board-nebula-short = bring a discard back
stellarion-board-star-short = scan decks
stellarion-board-planet-short = keep at the outpost
stellarion-board-ship-minor = Look for a card in a deck: it comes to the top.
stellarion-board-ship-major = Look for a card in a deck, then for one in a second deck.
stellarion-board-nebula-minor = Bring a discarded card back into its deck.
stellarion-board-nebula-major = Bring up to two cards of one discard pile back into their deck.
stellarion-board-star-minor = Up to twice, reveal the first two cards of a shuffled deck and keep one on top.
stellarion-board-star-major = Up to four times, reveal the first two cards of a shuffled deck and keep one on top.
stellarion-board-planet-minor = Put a face-up card into the outpost.
stellarion-board-planet-major = Put up to two face-up cards into the outpost.
stellarion-board-ship-do = Touch a lit deck, then the card you want.
stellarion-board-nebula-do = Touch a lit discard pile, then the card you want.
stellarion-board-star-do = Touch the deck to scan.
stellarion-board-planet-do = Touch the card to keep.
stellarion-board-raise = Touch the card that goes on top.
stellarion-board-retreat = Or give the effect up and drive the sun back by
stellarion-board-coordinate = Coordinate
stellarion-board-coordinate-under = Coordinate, { $card } ({ $source }) goes back under its deck
stellarion-board-propose = Propose: { $move }
stellarion-board-launch = Launch to { $galaxy }
stellarion-board-launch-star = Launch to { $galaxy } with a shooting star
stellarion-board-other-cards = To spend other cards, touch them.
stellarion-board-lit-pairs = The lit cards make a pair; each tells whether the power will be minor or major.
stellarion-board-picked = { $card }: touch a lit card.
stellarion-board-picked-some = Touch a lit card.
stellarion-board-ready = All is chosen: pay, or change your mind.
stellarion-board-posted = At the outpost: { $card }
stellarion-board-tokens = Reserve
stellarion-board-stars = { $count ->
    [0] no shooting star left
    [one] shooting star
   *[other] shooting stars
}
stellarion-board-stars-label = { $count ->
    [0] No shooting star left
    [one] One shooting star
   *[other] { $count } shooting stars
}
stellarion-board-meteors = { $count ->
    [0] no meteor
    [one] one meteor
   *[other] { $count } meteors
}
stellarion-board-theory = Theory: three face-up cards of type { $type }; { $count ->
    [0] it is the last
    [one] one more waits beneath
   *[other] { $count } more wait beneath
}
stellarion-board-discovery-ship = One ship of a coordination may go back under its deck.
stellarion-board-discovery-nebula = Cards brought back go on top of their deck.
stellarion-board-discovery-star = When scanning, both cards may go on top or both to the bottom.
stellarion-board-discovery-planet = The outpost takes cards of all galaxies.
stellarion-board-to-win = { $count ->
    [0] all won
    [one] one to win
   *[other] { $count } to win
}
stellarion-board-voyages-to = { $galaxy }: { $count ->
    [0] no voyage
    [one] { $count } voyage
   *[other] { $count } voyages
}
stellarion-board-ring-place = Ring, place { $place }: { $galaxy }
stellarion-board-pile = Your voyages
stellarion-board-pile-of = Voyages of { $who }
stellarion-board-sun = The Glauque Sun is on square { $at } of { $track }; meteors on: { $meteors }
stellarion-board-sun-short = Sun: { $at } of { $track }
