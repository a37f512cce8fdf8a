# Stellar's lesson. Each step: what one reads or does; "otherwise" answers another legal move.

lessons-stellar-first = Your first night

lessons-stellar-first-goal = Two astronomers, eleven turns. Your telescope catches stars, your notebook multiplies them. You need both, and every turn feeds both.
lessons-stellar-first-open = Let’s begin. The Moon goes to the top of your telescope: touch it. Mars will open your notebook.
lessons-stellar-first-open-otherwise = Mars would do nicely, too. Tonight, though, we follow the Moon: touch it.
lessons-stellar-first-take = A turn always begins like this: one card of the row joins your hand. Take Europa, on the far right.
lessons-stellar-first-take-otherwise = You may, but we have other plans for that card. Take Europa instead, at position 5.
lessons-stellar-first-number = Here is the heart of the game. Enceladus is a 2, so it points at position 2, where Triton waits. Touch Enceladus, then a slot beside the Moon; Triton will fly into your notebook.
lessons-stellar-first-number-otherwise = That is allowed, but see where its number would lead. With Enceladus in the telescope beside the Moon, the 2 brings Triton into your notebook: two moons at once.
lessons-stellar-first-sum = Five stars of moons in the telescope, a run of a single moon in the notebook: 5 × 1. Make the run longer, and everything is multiplied.
lessons-stellar-first-again = The other astronomer has played; it is your turn. Take Charon, at position 2: this moon will soon make your run longer.
lessons-stellar-first-again-otherwise = That one has its charm. For our run of moons, though, keep Charon at hand: position 2.
lessons-stellar-first-note = Now the other way round. Note Europa in your notebook, after Triton: 3, 4, a run of two. Its 4 points at the Earth, which goes to the telescope.
lessons-stellar-first-note-otherwise = Allowed, but the run would have to wait. Note Europa: touch it, then the notebook. Its 4 hands you the Earth and her three stars.
lessons-stellar-first-place = The Earth needs a place. She is the first of her type in the telescope and may go anywhere; at the top, her number will count in a close race. Place her on one of 2 to 5.
lessons-stellar-first-place-otherwise = She would fit there, yes. But at the top it is 5 against 6: place the Earth face up between 2 and 5, and the section is yours.
lessons-stellar-first-sections = Your moons are now worth 5 × 2, that is 10. And at the top your numbers make 7 against 6: ten points more. Three sections are won like this, and showing all five types in the telescope brings another ten.
lessons-stellar-first-yours = This turn is yours. Take any card you like, except the one at position 2: you are about to need it.
lessons-stellar-first-yours-otherwise = Miranda tempts you, a good sign! But if her place is empty, a 2 points at nobody and the deck decides. Take another one.
lessons-stellar-first-run = Which card completes the run 3–4 in your notebook and points at the moon Miranda as well? Charon, the 2. Note it.
lessons-stellar-first-run-otherwise = Allowed, and yet: Charon in the notebook would make 2–3–4, and its number points at Miranda. Both at once!
lessons-stellar-first-beside = Miranda is a moon: face up, she must touch another moon. The slots where she may go light up; choose one.
lessons-stellar-first-beside-otherwise = Turned over, a card goes anywhere and is worth 3, but it loses its stars. Miranda has two: place her face up, beside a moon.
lessons-stellar-first-free = Seven stars times three: your moons are worth 21. You know how to play. Three turns of your own, against a bot that means no harm.
lessons-stellar-first-end = That is Stellar: one number, two places, and a small joy when both fall right. Eleven turns are waiting for you.
