# Stellarion's lessons. Each step: what one reads or does; "otherwise" answers another legal move.

lessons-stellarion-first = First voyages

lessons-stellarion-first-goal = Eight voyages are waiting, two to each galaxy. Win them all before the observatory runs dry: that is the whole affair.
lessons-stellarion-first-launch = A launch takes four cards of one galaxy: ship, nebula, star, planet. Alpha is ready: touch its four cards, then the launch.
lessons-stellarion-first-launch-otherwise = You may! But Alpha holds out all four of its cards: a voyage won without spending anything else.
lessons-stellarion-first-planets = One voyage won. Usually a card is missing; then you coordinate: two cards of the same type set off its power. Touch the two planets, Gamma and Delta.
lessons-stellarion-first-planets-otherwise = Well spotted, that is a coordination too. To get to know the outpost, take the two planets this time.
lessons-stellarion-first-post = The planet keeps safe: a card of the sky moves to the outpost and waits for you there. Keep Beta’s ship.
lessons-stellarion-first-post-otherwise = The outpost would take it. But the next voyage goes to Beta: put its ship aside.
lessons-stellarion-first-ships = Beta now has its ship, its star and its planet. The nebula is missing: coordinate the ships of Gamma and Delta, they know where to look.
lessons-stellarion-first-ships-otherwise = Allowed, but save your strength: the ships of Gamma and Delta will fetch the nebula.
lessons-stellarion-first-seek = The ship seeks: it looks through a deck and brings the card you want. Open the nebula deck and choose Beta’s nebula.
lessons-stellarion-first-seek-otherwise = A fine catch, but Beta could not leave with it. Look for Beta’s nebula instead.
lessons-stellarion-first-again = Everything is here. The outpost pays just like the sky: its ship, then Beta’s nebula, star and planet, then the launch.
lessons-stellarion-first-again-otherwise = A shooting star may stand in for a card, one a launch; you have only one. Launch Beta with its four cards and keep it.
lessons-stellarion-first-nebulas = There are only four copies of each card: once discarded, they begin to be missed. Here is the cure: coordinate the two nebulas.
lessons-stellarion-first-nebulas-otherwise = Tempting! Keep that for later, though, and let us see what the two nebulas are for.
lessons-stellarion-first-recover = The nebula gives back: it takes a discarded card and shuffles it into its deck. Open the stars’ discard pile and give back Alpha’s star.
lessons-stellarion-first-recover-otherwise = That one can wait. Give back Alpha’s star: there is still a voyage to that galaxy.
lessons-stellarion-first-stars = The star is left: it stirs the sky when nothing goes together. Coordinate those of Alpha and Delta.
lessons-stellarion-first-stars-otherwise = Allowed, but one power is still missing: that of the two stars.
lessons-stellarion-first-scan = The star scans, once or twice: two cards of a deck show themselves. Scan Gamma.
lessons-stellarion-first-scan-otherwise = Any deck would do. On this guided voyage, scan Gamma.
lessons-stellarion-first-raise = Choose the one that stays in sight; the other goes under the deck.
lessons-stellarion-first-raise-otherwise = Choose one of the two revealed cards.
lessons-stellarion-first-free = You know the four powers. Two identical cards double them. Scan once more, or stop there; then play a few moves as you please.
lessons-stellarion-first-end = Seek, give back, scan, keep safe: it is for you to chain them until the eighth voyage. Alone, or with a partner.

lessons-stellarion-black-holes = The black holes

lessons-stellarion-black-holes-holes = Every deck hides a black hole, and five voyages join the others. A black hole has neither type nor galaxy: it clutters the sky… until four of them show at once.
lessons-stellarion-black-holes-cross = There are four! This is the crossing: touch all four of them, then cross.
lessons-stellarion-black-holes-cross-otherwise = Allowed, but four black holes in sight at once are not to be refused: cross.
lessons-stellarion-black-holes-one = On the other side, three voyages of your choice are waiting. Choose the first.
lessons-stellarion-black-holes-one-otherwise = Choose a voyage first: the crossing offers three.
lessons-stellarion-black-holes-two = And the second: the galaxy whose cards look scarcest, for instance.
lessons-stellarion-black-holes-two-otherwise = The crossing still offers you some: choose a voyage.
lessons-stellarion-black-holes-three = One last one. When fewer than three voyages are left, the crossing brings those.
lessons-stellarion-black-holes-three-otherwise = There is one more to take: choose it.
lessons-stellarion-black-holes-bare = A nebula does not give a black hole back, the outpost refuses it, no launch accepts it. Only ships and stars can bring it to light, or bury it.
lessons-stellarion-black-holes-free = A few moves as you please. Four black holes are still in the decks.
lessons-stellarion-black-holes-end = Thirteen voyages, two crossings at most: something to prepare for.

lessons-stellarion-theories = The theories

lessons-stellarion-theories-stack = Four theories, one for each type, and one more voyage. To win, you must have proven them all as well. The one on top asks for stars.
lessons-stellarion-theories-prove = Three cards of that type in the observatory are enough; you have them. Touch the theory: it is proven, and nothing is spent.
lessons-stellarion-theories-prove-otherwise = Those stars are precious together: prove the theory first, then play.
lessons-stellarion-theories-beside = Proving is not your action: it is still your turn. The next one asks for planets. And a discovery, drawn at random, improves one power for the whole game; here, the outpost takes in every galaxy.
lessons-stellarion-theories-ships = Two planets are in sight, one is missing. Coordinate the ships of Gamma and Delta to fetch it.
lessons-stellarion-theories-ships-otherwise = Allowed, but we need one more planet: the two ships of Gamma and Delta will find it.
lessons-stellarion-theories-seek = Open Alpha’s deck and choose its planet.
lessons-stellarion-theories-seek-otherwise = A good card, but the theory needs a planet in sight: Alpha’s.
lessons-stellarion-theories-third = Three planets in sight. Prove it!
lessons-stellarion-theories-third-otherwise = Before you scatter those planets, prove the theory: it costs nothing.
lessons-stellarion-theories-free = Two theories proven, two to come. Try a few moves.
lessons-stellarion-theories-end = Always look at the top theory before you spend three of a kind: that is the whole secret.

lessons-stellarion-mirrors = Mirrors and orbit

lessons-stellarion-mirrors-mirror = A mirror hides in every deck. With any other card it makes a minor coordination of that card’s type. Here is one on Beta’s deck.
lessons-stellarion-mirrors-pair = Pair the mirror with Delta’s ship: it is a coordination of ships, the minor one.
lessons-stellarion-mirrors-pair-otherwise = That one works, too. For this once, give the mirror Delta’s ship.
lessons-stellarion-mirrors-seek = The ship seeks, as ever: open Gamma’s deck and take the star.
lessons-stellarion-mirrors-seek-otherwise = You could have that one as well. Follow us a little longer: Gamma’s star.
lessons-stellarion-mirrors-ring = The voyages form a ring, and a launch only wins the one on top. A moment ago that was Beta; your coordination turned it, and here is Alpha.
lessons-stellarion-mirrors-launch = Alpha is on top and all four of its cards are in sight: launch!
lessons-stellarion-mirrors-launch-otherwise = Careful: a coordination would turn the ring, and a shooting star is worth keeping. Launch Alpha with its four cards.
lessons-stellarion-mirrors-never = Two mirrors do nothing together, and a mirror serves neither launch nor outpost nor nebula. Used well, though, it sets the ring right.
lessons-stellarion-mirrors-free = Your turn: a few moves, with an eye on the top of the ring.
lessons-stellarion-mirrors-end = Counting coordinations before a launch: that is the art of the orbit.

lessons-stellarion-sun = The Glauque Sun

lessons-stellarion-sun-track = A sun comes nearer, square by square. If it reaches the last one, the game is lost. But four meteors lie on its way.
lessons-stellarion-sun-launch = A launch moves it forward by four squares. That is the price of a voyage: launch Alpha.
lessons-stellarion-sun-launch-otherwise = Allowed, but let us first see what a launch costs: Alpha is ready.
lessons-stellarion-sun-planets = It stands at four. A coordination that you make use of moves it one square, a major one two. Coordinate the two planets.
lessons-stellarion-sun-planets-otherwise = Another time, gladly. Take the planets of Gamma and Delta.
lessons-stellarion-sun-post = Use the power: Beta’s ship to the outpost. The sun will take a step.
lessons-stellarion-sun-post-otherwise = You could renounce already, but no meteor is within reach. Put Beta’s ship out of harm’s way.
lessons-stellarion-sun-nebulas = It is at five, just past a meteor. You can drive it back by renouncing a whole power: coordinate the two nebulas.
lessons-stellarion-sun-nebulas-otherwise = That would drive it back, too. Keep your stars and take the nebulas.
lessons-stellarion-sun-retreat = Renounce, and drive it back by one square: it stops on the meteor, and the meteor is yours.
lessons-stellarion-sun-retreat-otherwise = You may, but only a way back that ends on a meteor brings it: one square, no more.
lessons-stellarion-sun-meteors = A meteor in your pocket! Two meteors, given back whenever you like in your turn, are worth a voyage at once, and the sun stays where it is.
lessons-stellarion-sun-free = A few more moves under this sun.
lessons-stellarion-sun-end = Forward, and back at the right moment: the sun can be tamed. The last launch wins, even if it takes the sun to the end.
