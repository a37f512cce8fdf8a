### How the bots think: a page of the browser

bots-lede = A bot sees what its seat sees: never your hand, never the deck. These are the four ways in which they choose a move.
bots-picture = From the table as the bot sees it, six lines lead to the six moves it likes best. From each of them lead possible futures, the same luck for all. Three moves go on, then one.
bots-picture-now = what it sees
bots-picture-moves = the best six moves
bots-picture-futures = the same futures for all
bots-picture-choice = the better half goes on
bots-random = plays anything that is allowed. It is as good as no plan at all, and as surprising.
bots-greedy = gives each move points by a few rules of thumb, and takes the one with most. It never looks further.
bots-quick = has played many thousands of games against itself, and remembers what came of positions such as this one. It takes the move after which it expects to be furthest ahead. That takes less than a thousandth of a second.
bots-search = takes the six moves that Quick likes best, and invents what it cannot see: your cards, the order of the deck. It plays each move on the same invented luck, through your answer, and asks what it remembers. The better half of the moves goes on to more such trials, until one is left.
bots-search-otherwise = In a game that has not been learned yet, the Searcher plays its invented futures to their end.
bots-gentle = At low levels a bot overlooks moves: it notices each one with a chance only, and plays the best of those. So it errs as people do, and still means what it plays.
bots-levels = Levels of the Searcher
bots-level = Level { $level }
bots-hint = A hint is what the Searcher would play with your cards, after six tenths of a second.
bots-version = The number after a name is its version: it changes when a bot has learned anew. A match keeps the names of those who played it.
