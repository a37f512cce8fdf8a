### Stellar

## What is to be done now

stellar-prompt-open = Choose the starter that opens your telescope; the other opens your notebook.
stellar-prompt-wipe = A satellite has just been taken: you may wipe the row, or keep it.
stellar-prompt-take = Take a card of the row into your hand.
stellar-prompt-play = Play a card from your hand, to the telescope or the notebook.
stellar-prompt-place = Place the card pointed at on a free slot of your telescope.
stellar-prompt-last = Add one of your last two cards to your notebook.
stellar-prompt-over = The game is over.

## The moves

stellar-move-open = Open the telescope with { $card }
stellar-move-wipe = Wipe the row
stellar-move-keep = Keep the row
stellar-move-take = Take { $card } at position { $at }
stellar-move-note = Note { $card } in the notebook
stellar-move-play = Place { $card } on slot { $at }
stellar-move-play-down = Place { $card } face down on slot { $at }
stellar-move-place = Place { $card } on slot { $at }
stellar-move-place-down = Place { $card } face down on slot { $at }
stellar-move-last = Note { $card } as the last card
stellar-notation = “open CARD”, “wipe”, “keep”, “take 1-5”, “note CARD”, “play CARD 1-12 [down]”, “place CARD 1-12 [down]” or “last CARD”

## The same in a word, where the slot is chosen next

stellar-group-note = notebook
stellar-group-play = telescope { $places }
stellar-group-play-down = face down
stellar-group-place = face up { $places }
stellar-group-place-down = face down
stellar-where = On which slot? ({ $places })

## What has happened

stellar-event-chose =
    { $who ->
        [you] You have chosen.
       *[other] { $seat } has chosen.
    }
stellar-event-opens =
    { $who ->
        [you] You open your telescope with { $card }.
       *[other] { $seat } opens the telescope with { $card }.
    }
stellar-event-notes-starter =
    { $who ->
        [you] You open your notebook with { $card }.
       *[other] { $seat } opens the notebook with { $card }.
    }
stellar-event-dealt =
    { $who ->
        [you] You are dealt { $card }.
       *[other] { $seat } is dealt { $card }.
    }
stellar-event-refills = Position { $at } of the row receives { $card }.
stellar-event-reshuffles =
    { $count ->
        [one] The deck is empty: the discarded card takes its place.
       *[other] The deck is empty: the { $count } discarded cards, shuffled, take its place.
    }
stellar-event-wipes =
    { $who ->
        [you] You wipe the row.
       *[other] { $seat } wipes the row.
    }
stellar-event-keeps =
    { $who ->
        [you] You keep the row.
       *[other] { $seat } keeps the row.
    }
stellar-event-takes =
    { $who ->
        [you] You take { $card } at position { $at }.
       *[other] { $seat } takes { $card } at position { $at }.
    }
stellar-event-notes =
    { $who ->
        [you] You note { $card } in the notebook.
       *[other] { $seat } notes { $card } in the notebook.
    }
stellar-event-places =
    { $who ->
        [you] You place { $card } on slot { $at }.
       *[other] { $seat } places { $card } on slot { $at }.
    }
stellar-event-hides =
    { $who ->
        [you] You place { $card } face down on slot { $at }.
       *[other] { $seat } places { $card } face down on slot { $at }.
    }
stellar-event-follows = The number played points at position { $at }: { $card }.
stellar-event-draws = The deck gives { $card }.
stellar-event-round =
    { $left ->
        [0] Round { $round }, the last one, is over.
        [one] Round { $round } is over; one is left.
       *[other] Round { $round } is over; { $left } are left.
    }
stellar-event-ends = The last cards are in the notebooks: points are counted.

## The score sheet

stellar-score-stars =
    { $type }: { $stars ->
        [0] no stars
        [one] { $stars } star
       *[other] { $stars } stars
    } × { $multiplier ->
        [0] no collection
       *[other] a run of { $multiplier }
    }{ $wild ->
        [none] { "" }
       *[other] , the 6/0 counting as { $wild }
    }{ $satellites ->
        [none] { "" }
       *[other] , with { $satellites }
    }
stellar-score-section = { $section } of the telescope: { $mine } against { $theirs }
stellar-score-diversity =
    { $types ->
        [one] Diversity: { $types } type of 5 face up
       *[other] Diversity: { $types } types of 5 face up
    }

## Words

stellar-type-planet = Planets
stellar-type-moon = Moons
stellar-type-asteroid = Asteroids
stellar-type-cloud = Clouds
stellar-type-black-hole = Black holes
stellar-type-satellite = Satellites
stellar-section-top = Top
stellar-section-middle = Middle
stellar-section-bottom = Bottom
stellar-option-first = Who starts
stellar-option-first-random = At random
stellar-option-first-1 = Player 1
stellar-option-first-2 = Player 2

## The board

stellar-row = Row
stellar-hand = Hand
stellar-starters = Starters
stellar-in-play = To be placed
stellar-notebook = Notebook
stellar-sections = Sections
stellar-diversity = Diversity
stellar-total = Total
stellar-round = round { $round } of 11
stellar-deck =
    { $count ->
        [0] deck empty
       *[other] deck { $count }
    }
stellar-discard = discards { $count }
stellar-hand-of =
    { $count ->
        [0] no cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }{ $known ->
        [none] { "" }
       *[other] , among them { $known }
    }

## Explanations

stellar-explain-follower =
    { $where ->
        [telescope] Its number is { $number }: the card at position { $number } of the row ({ $card }) goes to the telescope next.
       *[notebook] Its number is { $number }: the card at position { $number } of the row ({ $card }) goes to the notebook next.
    }
stellar-explain-deck =
    { $where ->
        [telescope] No card of the row answers it: the top of the deck goes to the telescope next.
       *[notebook] No card of the row answers it: the top of the deck goes to the notebook next.
    }

## Short names, where space is short

stellar-short-trappist-1e = TRAPPIST
stellar-short-51-pegasi-b = 51 Peg b
stellar-short-ring-nebula = Ring
stellar-short-helix-nebula = Helix
stellar-short-crab-nebula = Crab
stellar-short-horsehead-nebula = Horsehead
stellar-short-orion-nebula = Orion
stellar-short-trifid-nebula = Trifid
stellar-short-eagle-nebula = Eagle
stellar-short-lagoon-nebula = Lagoon
stellar-short-rosette-nebula = Rosette
stellar-short-carina-nebula = Carina
stellar-short-tarantula-nebula = Tarantula
stellar-short-v404-cygni = V404 Cyg
stellar-short-grs-1915-105 = GRS 1915
stellar-short-cygnus-x-1 = Cyg X-1
stellar-short-sagittarius-a = Sgr A*
stellar-short-sputnik-1 = Sputnik
stellar-short-iss = ISS
stellar-short-webb = Webb
