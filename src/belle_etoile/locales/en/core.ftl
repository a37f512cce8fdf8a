### What all games say: titles, bots, victory, refusals and errors

## The five games

game-stellar = Stellar
game-stellar-about = Two astronomers, a telescope and a notebook each, sixty cards.
game-stellarion = Stellarion
game-stellarion-about = One observatory and four galaxies to reach, alone or for two, together.
game-look-at-the-stars = Look at the Stars
game-look-at-the-stars-about = Everyone draws constellations before the sun comes up.
game-star-explorer = Star Explorer
game-star-explorer-about = Constellations drawn on a disc that turns.
game-stellarium = Stellarium
game-stellarium-about = An empire by mail for three to a thousand families, and a referee who never sleeps.

## The bots

bot-random = Random
bot-random-about = plays any move that is allowed
bot-greedy = Greedy
bot-greedy-about = takes what looks best at a glance
bot-quick = Quick
bot-quick-about = plays what many games have taught it, without long thought
bot-versioned = { $bot } { $version }
bot-search = Searcher
bot-search-about = imagines many possible futures before playing
bot-with-time = { $bot } ({ $milliseconds } ms)
bot-with-notice = { $bot } (notices { $percent }% of its moves)
bot-with-iterations = { $bot } ({ $iterations } tries)

## At the table

seat-name = Player { $seat }
you = You
winner-one =
    { $who ->
        [you] You win (rule { $rule }).
       *[other] { $name } wins (rule { $rule }).
    }
winner-shared =
    { $who ->
        [you] You share the victory with { $names } (rule { $rule }).
       *[other] { $names } share the victory (rule { $rule }).
    }
winner-none = The whole table has lost (rule { $rule }).
rule-reading = Reading: { $text }
rule-table = Left to the people at the table.

## Moments, in a mail: nobody knows where it is read

moment = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { NUMBER($year, useGrouping: 0) }, { $time } UTC

## Refusals: first what is allowed, then the rule

refusal = { $prompt } Rule { $rule }: { $text }
error-illegal = This move is not allowed now: “{ $move }” (rule { $rule }).
error-unreadable = “{ $move }” is not a move of this game; expected { $expected }.
error-not-your-turn = It is not player { $seat }’s turn: somebody else is to move.
error-stale = The table has changed meanwhile: you saw position { $seen }, it is at { $version }. Look again, then play.
error-no-undo = There is nothing to take back: a move can be taken back only until chance or somebody else plays.

## Errors: what, where, and what would be right

error-campaign = { $game } is played by post, not move by move: see “belle-etoile { $game } --help”.
error-game = No game is called “{ $game }”; there are: { $known }.
error-option = This game has no option “{ $option }”; it has: { $known }.
error-choice = Option “{ $option }” cannot be “{ $choice }”; it is one of: { $known }.
error-option-form = An option is written name=choice, not “{ $option }”; this game has: { $known }.
error-seats = This game takes { $least } to { $most } players, not { $seats }.
error-seats-exact = This game takes { $most } players, not { $seats }.
error-bot = No bot is called “{ $bot }”; there are: { $known }.
error-weights-game = Weights refused, { $file }: they are of { $found }, not of { $expected }.
error-weights-edition = Weights refused, { $file }: they are of edition { $found }; this is { $expected }.
error-weights-features = Weights refused, { $file }: they are of version { $found } of the features; this is version { $expected }.
error-weights-broken = Weights refused, { $file }: this is not a whole file of weights.
error-weights-digest = Weights refused, { $file }: the numbers do not have the SHA-256 that its head tells.
error-edition = Edition refused, { $file }, line { $line }: { $reason }.
error-log = Log refused, { $file }, line { $line }: { $reason }

## Why a file is refused

reason-not-toml = this file cannot be read ({ $said })
reason-unknown-key = “{ $where }” is unknown; this table has { $known }
reason-number = “{ $where }” is a whole number from { $least } to { $most }, not { $found }
reason-flag = “{ $where }” is true or false, not { $found }
reason-word = “{ $where }” is a word of a-z, 0-9 and “-”, not { $found }
reason-choice = “{ $where }” is one of { $known }, not { $found }
reason-numbers = “{ $where }” is a list of whole numbers
reason-number-lists = “{ $where }” is a list of lists of whole numbers
reason-no-table = the table “{ $where }” is missing
reason-no-tables = there must be [[{ $table }]] tables
reason-name-taken = “{ $where }”: another card is called { $found } already
reason-stellar-cards = there must be { $least } to { $most } cards, not { $found }
reason-stellar-satellite-zero = a satellite is no 6/0 card
reason-stellar-starters = there must be five starters, one of each type
reason-stellar-zeros = there must be one 6/0 card of each type
reason-stellar-sections = “{ $where }”: three lists that hold the slots 1 to 12 once each are needed
reason-stellar-edges = “{ $where }”: each edge joins two slots from 1 to 12, unlike { $found }
reason-stellar-rows = “{ $where }”: they must add up to 12 slots
reason-no-move-line = this is not a move line: “{ $found }”
reason-heading = “{ $expected }” was expected, found “{ $found }”
reason-heading-number = a number was expected, found “{ $found }”
reason-version = version { $expected } was expected, found { $found }
reason-no-seed-to-go-on = this match was read from a log and has no seed to go on with
reason-too-much-luck = there are more outcomes of chance than the move asks for
reason-too-little-luck = rule { $rule } asks for one outcome of { $most }, and none is left
reason-wrong-luck = rule { $rule } asks for one outcome of { $most }, and the log tells { $found }
reason-no-setup = the first record is not the setup
reason-no-seed = the seed is missing; it is published when the match is over
reason-wrong-seed = the seed does not fit the commitment published at the start
reason-other-deal = the seed deals { $dealt }, the log tells { $told }
reason-other-game = a match of { $played }; this game is { $present }
reason-other-version = played with version { $played } of the game; this is version { $present }
reason-other-edition = played with edition { $played }; this is { $present } (--edition FILE gives another)
