# What the voice of first games says: where a choice leads, then what the others have gained.

coach-title = Advice for a first game
coach-off = Thank you, no advice
coach-gained = { $who } gains { $points } ({ $total } in all).
coach-lost = { $who } loses { $points } ({ $total } in all).
coach-same = { $who } prepares what comes next: still { $total }.

coach-stellar-open = The card you touch goes up into the telescope, the other one opens the notebook. A type that is in both places scores: stars × run.
coach-stellar-wipe = Wiping discards the five cards and deals five others. Keep them if one makes one of your runs longer.
coach-stellar-take = Next you play a card from your hand, and its number points at a position of the row. The one that you empty here points at nothing any more.
coach-stellar-play = Touch a card: the one its number points at lights up in the row. One of the two goes to the telescope, the other to the notebook.
coach-stellar-place = Face up, a card touches its type and brings its stars; turned over, it goes anywhere and is worth 3 to its section.
coach-stellar-last = The card you choose ends in the notebook: look for the one that makes your best run longer.
coach-stellarion-act = Four cards of a galaxy win a voyage. If not, two cards of one type use its power, doubled if they are identical.
coach-stellarion-power = Think of the next voyage: which card does it still lack?
coach-stellarion-pick = The one you keep stays in sight; the other returns only at the end of the deck.
coach-stellarion-cross = Take first the voyages whose cards are running out.
coach-stellarion-rescue = Two meteors given back are worth a voyage, at once.
coach-look-at-the-stars-draw = Lines that touch make a constellation, of three to eight. Each size counts only once, and daylight closes the bottom first.
coach-look-at-the-stars-shoot = One point for each line of the shooting star. It wants stars that nothing touches, and keeps them.
coach-look-at-the-stars-point = This figure will score for everybody, each time it is found in a sky.
coach-look-at-the-stars-power = Whoever draws this figure has its power at once.
coach-look-at-the-stars-sheet = The skies differ in their planets and their two first lines: a constellation beside a planet is worth one more point.
coach-star-explorer-start = This colour counts from the first round on, 1 point a star, and 3 for a line that joins it to the colour of the tile.
coach-star-explorer-size = A large figure reaches more stars but is harder to fit in. Its back already tells the colour.
coach-star-explorer-seven = The two backs tell the colour: keep for later the one that will be wanted next.
coach-star-explorer-draw = 2 points for each star of the present colour, 1 for the one before, 3 for each line between them. Every star left out costs 3.
