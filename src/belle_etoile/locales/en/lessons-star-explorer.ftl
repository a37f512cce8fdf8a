# The lesson of Star Explorer. "otherwise" answers another legal move.

lessons-star-explorer-first = The first turn of the disc

lessons-star-explorer-first-goal = A disc of stars in four colours, and a window that shows only a part of it. In six rounds you will draw six constellations, wherever their colours bring the most.
lessons-star-explorer-first-start = A start tile gives the first colour. Keep the white side: it counts from this round on.
lessons-star-explorer-first-start-otherwise = Yellow would do, but the first constellation will be yellow already. Take white, so that two colours can answer each other.
lessons-star-explorer-first-colours = Cassiopeia is yellow: every yellow star you draw is worth 2. Every white one, the colour before, is worth 1. And a line between a yellow and a white star is worth 3: there lies the wealth.
lessons-star-explorer-first-place = Take Cassiopeia for a walk in the sky, turn her: below, her worth changes. Where you like it, draw.
lessons-star-explorer-first-place-otherwise = She could be made smaller, or given up, but tonight the sky is wide open: draw all of her, wherever you like.
lessons-star-explorer-first-confirm = There she is, in pencil. If you like her there, confirm: her points go onto the sheet.
lessons-star-explorer-first-confirm-otherwise = To draw her elsewhere, take one step back at the top of the page. If not, confirm.
lessons-star-explorer-first-turned = The sky has turned by a sixth. Your drawing leaves with it, other stars arrive. And yellow becomes the colour before: it will be worth 1.
lessons-star-explorer-first-size = Now choose a size from your pile. Eight stars: that is the Swan, and it is white.
lessons-star-explorer-first-size-otherwise = Every size will have its turn. Begin with the eight stars.
lessons-star-explorer-first-leave = A large figure is hard to fit in. You may leave stars out, at 3 points each. Leave out star 6, the tip of a wing: touch it on the tile.
lessons-star-explorer-first-leave-otherwise = You may. But try it with star 6, the tip of the wing: the rest then stays in one piece.
lessons-star-explorer-first-again = See which places have opened up. Look for lines between white and yellow, then draw.
lessons-star-explorer-first-again-otherwise = Seven stars are enough for a swan: find a place for it, then draw.
lessons-star-explorer-first-sure = Confirm, and the sky turns again.
lessons-star-explorer-first-sure-otherwise = To change your mind, one step back at the top of the page will do. If not, confirm.
lessons-star-explorer-first-end-of-sky = At the end come the stars of the centre, those of the rim, lines that cut the axis, and the 3-point stars you have not put out. The sheet keeps count of it all.
lessons-star-explorer-first-free = The sky knows you now. A few more moves without a guide.
lessons-star-explorer-first-end = Six rounds, and the disc has gone around: a map of the sky that is yours alone.
