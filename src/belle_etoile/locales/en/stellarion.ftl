### Stellarion

## What is to be done now

stellarion-prompt-act = Launch a voyage or coordinate two cards.
stellarion-prompt-power = Use the power, or stop.
stellarion-prompt-pick = Choose the card that goes on top.
stellarion-prompt-cross = Choose the next voyage of the crossing.
stellarion-prompt-over = The game is over.
stellarion-prompt-rescue = The sun is about to reach its last square: spend your meteors, they win.

## The moves

stellarion-move-launch = Launch to { $galaxy } ({ $sources })
stellarion-move-launch-star = Launch to { $galaxy } with a shooting star ({ $sources })
stellarion-move-coordinate-minor = Coordinate { $cards } ({ $sources }): minor power of the { $type }
stellarion-move-coordinate-major = Coordinate { $cards } ({ $sources }): major power of the { $type }
stellarion-move-coordinate-minor-under = Coordinate { $cards } ({ $sources }): minor power of the { $type }; { $under } goes under its deck
stellarion-move-coordinate-major-under = Coordinate { $cards } ({ $sources }): major power of the { $type }; one of them goes under its deck
stellarion-move-cross = Cross through four black holes: { $decks }
stellarion-move-take = Take a voyage to { $galaxy }
stellarion-move-give = Give your partner a voyage to { $galaxy }
stellarion-move-prove = Prove the theory: { $type }
stellarion-move-meteors = Two meteors for a voyage to { $galaxy }
stellarion-move-meteors-partner = Two meteors for a voyage to { $galaxy }, for your partner
stellarion-move-seek = Look for { $card } in the deck { $deck }
stellarion-move-recover = Shuffle { $card } back into the deck { $deck }
stellarion-move-recover-on-top = Put { $card } back on top of the deck { $deck }
stellarion-move-scan = Scan the deck { $deck }
stellarion-move-raise = { $card } on top, { $other } under
stellarion-move-stack = Both on top, { $card } first, then { $other }
stellarion-move-sink = Both under, { $card } at the very bottom
stellarion-move-post = { $card } to the outpost
stellarion-move-retreat =
    { $steps ->
        [one] Drive the sun back by one square, to { $at }
       *[other] Drive the sun back by { $steps } squares, to { $at }
    }
stellarion-move-stop = Stop here
stellarion-move-renounce = Decline the effect
stellarion-notation = “launch GALAXY” with a source for each type, “coordinate SOURCE SOURCE [under SOURCE]”, “cross” with four decks, “take GALAXY”, “give GALAXY”, “prove TYPE”, “meteors GALAXY [partner]”, “seek DECK CARD”, “recover DECK CARD”, “scan DECK”, “raise CARD”, “stack CARD”, “sink CARD”, “post DECK”, “retreat 1-8” or “stop”

## What has happened

stellarion-event-launches =
    { $who ->
        [you] You launch a voyage to { $galaxy }.
       *[other] { $seat } launches a voyage to { $galaxy }.
    }
stellarion-event-discards = { $card } goes to the discards of the deck { $deck }.
stellarion-event-spends-star =
    { $left ->
        [0] The last shooting star is spent.
        [one] A shooting star is spent; one is left.
       *[other] A shooting star is spent; { $left } are left.
    }
stellarion-event-wins-voyage =
    { $who ->
        [you] You win a voyage to { $galaxy };
       *[other] { $seat } wins a voyage to { $galaxy };
    } { $left ->
        [0] it was the last.
        [one] one is left.
       *[other] { $left } are left.
    }
stellarion-event-coordinates-minor =
    { $who ->
        [you] You coordinate { $cards }: minor power of the { $type }.
       *[other] { $seat } coordinates { $cards }: minor power of the { $type }.
    }
stellarion-event-coordinates-major =
    { $who ->
        [you] You coordinate { $cards }: major power of the { $type }.
       *[other] { $seat } coordinates { $cards }: major power of the { $type }.
    }
stellarion-event-puts-under = { $card } goes under the deck { $deck }.
stellarion-event-turns-ring = The ring turns: { $galaxy } comes first.
stellarion-event-sun-advances =
    { $steps ->
        [one] The sun moves forward by one square: { $at } of { $track }.
       *[other] The sun moves forward by { $steps } squares: { $at } of { $track }.
    }
stellarion-event-sun-waits = The sun would reach its last square, { $track }; it waits at { $at }: meteors can still win.
stellarion-event-sun-retreats =
    { $steps ->
        [one] The sun is driven back by one square: { $at } of { $track }.
       *[other] The sun is driven back by { $steps } squares: { $at } of { $track }.
    }
stellarion-event-takes-meteor =
    { $count ->
        [one] A meteor is taken on square { $at }; it is the first.
       *[other] A meteor is taken on square { $at }; there are { $count } now.
    }
stellarion-event-spends-meteors = Two meteors are given back; { $left } left.
stellarion-event-crosses =
    { $who ->
        [you] You cross through four black holes: { $decks }.
       *[other] { $seat } crosses through four black holes: { $decks }.
    }
stellarion-event-gives =
    { $who ->
        [you] You give your partner a voyage to { $galaxy }.
       *[other] { $seat } gives the partner a voyage to { $galaxy }.
    }
stellarion-event-proves =
    { $left ->
        [0] The last theory is proven: { $type }.
       *[other] A theory is proven: { $type }; { $left } left.
    }
stellarion-event-theory = The next theory asks for: { $type }.
stellarion-event-stops =
    { $who ->
        [you] You leave it at that.
       *[other] { $seat } leaves it at that.
    }
stellarion-event-renounces =
    { $who ->
        [you] You decline the effect.
       *[other] { $seat } declines the effect.
    }
stellarion-event-seeks = { $card } is found in the deck { $deck } and lies on top.
stellarion-event-recovers = { $card } is shuffled back into the deck { $deck }.
stellarion-event-recovers-on-top = { $card } goes back on top of the deck { $deck }.
stellarion-event-scans = The deck { $deck } reveals { $cards }.
stellarion-event-turns-up = The deck { $deck } has a single card: { $card }.
stellarion-event-raises = { $card } lies on top of the deck { $deck }, { $other } at the bottom.
stellarion-event-stacks = { $card } lies on top of the deck { $deck }, { $other } beneath it.
stellarion-event-sinks = { $other } and, at the very bottom, { $card } go under the deck { $deck }.
stellarion-event-posts = { $card } goes to the outpost.
stellarion-event-reveals = The deck { $deck } shows { $card }.
stellarion-event-wins = All voyages are won: victory!
stellarion-event-loses-stuck =
    { $left ->
        [one] Neither launch nor coordination is possible: the game is lost, one voyage short.
       *[other] Neither launch nor coordination is possible: the game is lost, { $left } voyages short.
    }
stellarion-event-loses-burnt =
    { $left ->
        [one] The sun has reached the end of its track: the game is lost, one voyage short.
       *[other] The sun has reached the end of its track: the game is lost, { $left } voyages short.
    }

## The score sheet

stellarion-score-voyages = Voyages to { $galaxy }, { $left } left

## Options

stellarion-option-shooting-stars = Shooting stars
stellarion-option-shooting-stars-0 = None
stellarion-option-shooting-stars-1 = One
stellarion-option-shooting-stars-2 = Two
stellarion-option-shooting-stars-3 = Three
stellarion-option-shooting-stars-4 = Four
stellarion-option-black-holes = Black Holes and Revelations
stellarion-option-theories = Theories and Discoveries
stellarion-option-mirrors = Mirrors and Orbits
stellarion-option-orbits = Orbits, with the mirrors
stellarion-option-sun = The Glauque Sun
stellarion-option-black-holes-yes = Yes
stellarion-option-black-holes-no = No
stellarion-option-theories-yes = Yes
stellarion-option-theories-no = No
stellarion-option-mirrors-yes = Yes
stellarion-option-mirrors-no = No
stellarion-option-orbits-yes = Yes
stellarion-option-orbits-no = No
stellarion-option-sun-yes = Yes
stellarion-option-sun-no = No
stellarion-option-reading = Meteors and orbits
stellarion-option-reading-2 = Meteors at any time; orbits bind launches only
stellarion-option-reading-1 = As first read: meteors at the start of a turn; orbits bind everything

## Words

stellarion-galaxy-alpha = Alpha
stellarion-galaxy-beta = Beta
stellarion-galaxy-gamma = Gamma
stellarion-galaxy-delta = Delta
stellarion-type-ship = ship
stellarion-type-nebula = nebula
stellarion-type-star = star
stellarion-type-planet = planet
stellarion-deck-alpha = Alpha
stellarion-deck-beta = Beta
stellarion-deck-gamma = Gamma
stellarion-deck-delta = Delta
stellarion-deck-ship = Ship
stellarion-deck-nebula = Nebula
stellarion-deck-star = Star
stellarion-deck-planet = Planet
stellarion-decks-alpha = Alpha
stellarion-decks-beta = Beta
stellarion-decks-gamma = Gamma
stellarion-decks-delta = Delta
stellarion-decks-ship = Ship
stellarion-decks-nebula = Nebula
stellarion-decks-star = Star
stellarion-decks-planet = Planet
stellarion-sources-alpha = Alpha deck
stellarion-sources-beta = Beta deck
stellarion-sources-gamma = Gamma deck
stellarion-sources-delta = Delta deck
stellarion-sources-ship = Ship deck
stellarion-sources-nebula = Nebula deck
stellarion-sources-star = Star deck
stellarion-sources-planet = Planet deck
stellarion-sources-shooting-star = shooting star
stellarion-card-alpha-ship = Alpha ship
stellarion-card-alpha-nebula = Alpha nebula
stellarion-card-alpha-star = Alpha star
stellarion-card-alpha-planet = Alpha planet
stellarion-card-beta-ship = Beta ship
stellarion-card-beta-nebula = Beta nebula
stellarion-card-beta-star = Beta star
stellarion-card-beta-planet = Beta planet
stellarion-card-gamma-ship = Gamma ship
stellarion-card-gamma-nebula = Gamma nebula
stellarion-card-gamma-star = Gamma star
stellarion-card-gamma-planet = Gamma planet
stellarion-card-delta-ship = Delta ship
stellarion-card-delta-nebula = Delta nebula
stellarion-card-delta-star = Delta star
stellarion-card-delta-planet = Delta planet
stellarion-card-black-hole = Black hole
stellarion-card-mirror = Mirror

## The board

stellarion-observatory = Observatory
stellarion-outpost = Outpost
stellarion-outpost-empty = empty
stellarion-shooting-stars = shooting stars { $count }
stellarion-turn = turn { $turn }
stellarion-voyages = Voyages
stellarion-left = left
stellarion-ring = Ring
stellarion-known-under = bottom
stellarion-known-above = beneath
stellarion-discards = discards
stellarion-theory = Theory
stellarion-theories-under = { $count } beneath
stellarion-theories-done = all proven
stellarion-discovery = Discovery: { $discovery }
stellarion-discovery-ship = reversible thrusters
stellarion-discovery-nebula = time radar
stellarion-discovery-star = reflection amplifier
stellarion-discovery-planet = inflatable biodomes
stellarion-sun = Sun
stellarion-meteors = meteors { $count }
stellarion-revealed = Revealed
stellarion-power-minor = minor power of the { $type }, { $uses ->
        [one] once more
       *[other] { $uses } times
    }
stellarion-power-major = major power of the { $type }, { $uses ->
        [one] once more
       *[other] up to { $uses } times
    }
stellarion-explain-ship = The power looks for a card of your choice.
stellarion-explain-nebula = The power brings a discarded card back into its deck.
stellarion-explain-star = The power scans decks.
stellarion-explain-planet = The power puts cards into the outpost.
