# The lesson of Look at the Stars. "otherwise" answers another legal move.

lessons-look-at-the-stars-first = A first night in the meadow

lessons-look-at-the-stars-first-goal = This is your sky. Eighteen night cards will tell you what to draw in it; you decide where. Three to eight lines that hold together make a constellation: as many points as lines.
lessons-look-at-the-stars-first-shape = The first card shows a corner of two lines. The pencil waits beside the printed line at the very top: touch suggestion 1, then “Draw”.
lessons-look-at-the-stars-first-shape-otherwise = A lovely spot. But hang the corner on the printed line at the top, so that all of it holds together: suggestion 1.
lessons-look-at-the-stars-first-done = Three lines that hold together: a constellation! Until you are done with the card, everything can be rubbed out. Finish it.
lessons-look-at-the-stars-first-done-otherwise = Rubbing out is always allowed. But this drawing is a good one: keep it.
lessons-look-at-the-stars-first-count = Three points for the constellation, and one more for the planet beside it. Each size, from three to eight, scores only once: go for variety.
lessons-look-at-the-stars-first-diagonal = Now a diagonal. Near the bottom of the sky the printed line leans just the right way: carry it on upwards.
lessons-look-at-the-stars-first-diagonal-otherwise = Why not! But end to end with the printed line, this diagonal would bring you much more.
lessons-look-at-the-stars-first-power = Three lines in a diagonal: the figure of the power card. Take the power before you are done with the card.
lessons-look-at-the-stars-first-power-otherwise = A power may be left unused. This one offers another line: take it!
lessons-look-at-the-stars-first-line = The power of this game: one more line, wherever you like. Carry the diagonal on downwards and make it a constellation of four.
lessons-look-at-the-stars-first-line-otherwise = That would be allowed. At the end of the diagonal, though, it turns three into four, a size you do not have yet.
lessons-look-at-the-stars-first-again = Three and four: two different sizes, seven points. Be done with this card.
lessons-look-at-the-stars-first-again-otherwise = Nothing to mend here, it is fine as it is. Be done with it.
lessons-look-at-the-stars-first-sunrise = Four cards have gone by and the first pile is empty: the sun rises. The two lowest rows are closed; what was drawn there still counts. So it pays to begin at the bottom.
lessons-look-at-the-stars-first-lucky = A shooting star! A diagonal of one to three lines, alone in the sky: a point for each line. Draw the longest.
lessons-look-at-the-stars-first-lucky-otherwise = Pretty, but it could be longer, or better placed: take the suggestion, it is worth three.
lessons-look-at-the-stars-first-last = Three points more. Be done with the card.
lessons-look-at-the-stars-first-last-otherwise = Let it shine: be done with the card.
lessons-look-at-the-stars-first-free = The sky is yours. Three more cards, just as you please, beside a peaceful bot.
lessons-look-at-the-stars-first-end = Eighteen cards, two sunrises, and a sky that nobody has ever drawn before. Good night, and good luck.
