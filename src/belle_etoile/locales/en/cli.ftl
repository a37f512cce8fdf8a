### The command line

## Help

help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-program = Belle Étoile: five games under the stars, in the terminal.
help-epilog = “belle-etoile COMMAND --help” explains a command.
help-help = show this help
help-lang = the language: fr or en (the system’s by default)
help-version = the version, compiled or interpreted
help-command-games = the games there are
help-command-play = play, against bots or together on one screen
help-command-simulate = let bots play many games
help-command-arena = bots against each other, with the margin of error
help-command-train = let a bot learn a game by playing against itself
help-command-replay = tell, step through or verify the log of a match
help-command-review = look at a finished match again: what each decision cost, and what luck did
help-command-rules = the rules of a game, all or one of them
help-command-perft = count all lines of play down to a depth
help-command-bench = measure the speed
help-command-serve = open a server to play in the browser
help-command-export = write the log of a match of the server
help-command-import = put the log of a match into the server’s database
help-command-doctor = tell whether all is there to open the server, or what to do
help-command-reports = what players at tables have reported to you
help-command-backup = back up the server’s database, also while it runs
help-command-restore = put a backup back, with the server stopped
help-command-downgrade = take the database back to the schema of an older version
help-command-stellarium = run a campaign of Stellarium by mail
help-game = the name of the game, as in “belle-etoile games”
help-bench-game = the name of a game; all of them without it
help-arena-bots = one bot for each seat: random, greedy, quick, quick:60%, search, search:200ms, search:1000
help-arena-games = how many games (100); on a ladder, of each pair (40)
help-arena-ladder = rate all bots of the game together, or those that are named
help-arena-svg = draw the ladder into this file
help-log-file = the file of the log
help-rule-number = the number of a rule or chapter, such as 4.2
help-json = the result as JSON, for a program
help-seats = who plays: human or the name of a bot for each seat (human,greedy)
help-seed-text = the seed of the deal (drawn at random by default)
help-seed = the seed of all luck, a whole number
help-option = a choice of the setup, such as first=1; may be repeated
help-edition = a TOML file that replaces the components
help-resume = go on with the match saved last
help-new = begin a new match; a saved one stays saved
help-games = how many games
help-bots = one bot for each seat (random,greedy); for Stellarium cautious, ambitious, ruthless, in turn
help-simulate-families = how many families a campaign of Stellarium has (6)
help-simulate-turns = how many turns a campaign of Stellarium lasts (10)
help-log-folder = write the log of every game into this folder
help-jobs = how many processes (1); the results are the same
help-cluster = the Ray cluster that works, as HOST:PORT; the results are the same
help-train-games = after how many games to stop (30,000 without --hours)
help-train-hours = after how many hours to stop
help-train-seed = the seed of all luck, a whole number (1)
help-train-workers = how many play at the same time, with the same weights (1); the same number and seed give the same weights
help-train-output = the file of the weights, which is replaced; without it, GAME-weights.txt in this folder, which is not
help-train-resume = go on with the training of this file
help-verify = deal again from the published seed and compare
help-review-tries = how many tries a decision gets (1000)
help-step = show the table move by move
help-coverage = which rules have their code and their test
help-depth = how many moves
help-split = tell the count of each first move
help-peers = compare with other game engines that are installed
help-seconds = how long to measure, in seconds

## Numbers

cli-number = { NUMBER($number) }
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-from-to = { $low }–{ $high }%

## What is not understood

cli-whole = it takes a whole number, at least { $least }, not “{ $text }”
cli-whole-between = it takes a whole number from { $least } to { $most }, not “{ $text }”
cli-seconds = it takes a number of seconds between 0 and { $most }, not “{ $text }”
cli-hours = it takes a number of hours between 0 and { $most }, not “{ $text }”
cli-language = it is fr or en, not “{ $text }”
error-cli = { $reason }
error-cli-command =
    { $near ->
        [none] No command is called “{ $command }”; there are: { $known }.
       *[other] No command is called “{ $command }”; did you mean “{ $near }”? There are: { $known }.
    }
error-cli-unknown =
    { $near ->
        [none] “{ $argument }” means nothing here; --help shows what is possible.
       *[other] “{ $argument }” means nothing here; did you mean “{ $near }”?
    }
error-cli-missing = Missing: { $argument }; --help shows how to write it.
error-cli-no-value = A value is missing after { $argument }; --help shows which.
error-cli-a-value = { $argument } is written alone, without { $value }.
error-cli-together = { $argument } and { $other } do not go together; keep one of them.
error-cli-value = { $argument }: { $reason }.
error-file = { $file }: the system answers “{ $reason }”.
error-file-missing = There is no file { $file }; check its name.
error-file-text = The file { $file } is not text in UTF-8.
error-file-exists = The file { $file } is there already and will not be replaced; choose another folder or another seed.
error-train-game = { $game } cannot be learned yet; what can be: { $known }.
error-train-exists = { $file } is there already: --resume goes on with it, --output names another file.
error-train-resume = This training goes on as it was begun: { $setting } is { $present }.
error-cluster-version = The worker on { $where } runs Belle Étoile { $found }, and this is { $expected }; all machines need the same version.
error-cluster-without = The worker on { $where } has no Belle Étoile; all machines need version { $expected }.
error-cluster-empty = The cluster at { $address } has no processors to work with.
error-cluster-refused = The cluster at { $address } answers “{ $reason }”.
error-cluster-away = No cluster answers at { $address }; is it started, and is the port open?
error-cluster-address = “{ $address }” is not the address of a cluster; it is written HOST:PORT, such as 10.0.0.1:6379.
error-cluster-missing = --cluster needs Ray, which is not installed here; the extra “cluster” of this package brings it.
error-workers-lost = { $lost } workers were lost one after the other; nothing more was tried.
error-save = The saved match { $file } cannot be read ({ $reason }); it stays where it is, --new begins another.
error-review-in-play = The match in { $file } is not over: only a finished one can be reviewed.
error-review-edition = The bots have not learned this edition of { $game } and cannot judge it. Review a match of the edition that comes with the game.
error-nothing-saved = No match of this game is saved in { $folder }; without --resume a new one begins.
error-resume-as-it-was = --resume goes on with the match as it was: without --seats, --seed, --option and --edition.
error-seed = A seed is one line of visible characters.
error-yes-or-no = “{ $answer }” is no answer: y for yes, n for no.
error-number = “{ $text }” is none of the choices: they go from 1 to { $most }.
error-place = “{ $text }” is not possible here: there is { $known }.
error-rule =
    { $near ->
        [none] { $game } has no rule { $rule }; they go from { $first } to { $last }.
       *[other] { $game } has no rule { $rule }; the nearest is { $near }, and they go from { $first } to { $last }.
    }
error-no-tests = The tests are not installed (there is no { $folder }): --coverage is for a checkout of the sources.

## games, version

cli-games-id = game
cli-games-seats = players
cli-games-title = title
cli-games-version = version { $version }
cli-compiled = compiled
cli-interpreted = interpreted

## simulate, arena, perft

cli-playing = Games
cli-simulated =
    { $games ->
        [one] { $game }: { $games } game, { $moves } moves in { NUMBER($seconds, maximumFractionDigits: 2) } s, or { $rate } moves a second (seed { $seed }).
       *[other] { $game }: { $games } games, { $moves } moves in { NUMBER($seconds, maximumFractionDigits: 2) } s, or { $rate } moves a second (seed { $seed }).
    }
cli-arena =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { NUMBER($seconds, maximumFractionDigits: 2) } s, { $draws ->
        [0] no shared victory
        [one] { $draws } shared victory
       *[other] { $draws } shared victories
    }.
cli-seat = seat
cli-bot = bot
cli-mean-score = mean
cli-wins = wins
cli-win-rate = share
cli-interval = at 95%
ladder-title =
    { $game }: { $games ->
        [one] one game
       *[other] { NUMBER($games) } games
    }.
ladder-about-ratings = Points by Bradley and Terry, as of Elo: 400 more win ten games for one; greedy has 1,000.
ladder-about-shares = The table wins as one: the share of games won.
ladder-rating = rating
ladder-written = Drawn: { $file }.
cli-depth = depth
cli-lines = lines of play
cli-seconds-taken = seconds
cli-interrupted = Interrupted.
cli-interrupted-games =
    { $games ->
        [0] Interrupted before the first game was over ({ $wanted } were asked for).
        [one] Interrupted after { $games } game of { $wanted }; this is what it came to.
       *[other] Interrupted after { $games } games of { $wanted }; this is what they came to.
    }
cli-interrupted-at-depth = Interrupted at depth { $depth }; those before are complete.

## The score sheet

cli-rule = rule
cli-points = points
cli-total = Total

## play

play-resume = A match of { $game } is saved. Go on with it? [Y/n]
play-thinking = { $name } is thinking…
play-curtain = Pass the screen to { $name }, then press Enter.
play-keys = ? help · ? 2 explain · r 4.2 rule · q save and leave
play-keys-undo = ? help · ? 2 explain · u take back · r 4.2 rule · q save and leave
play-help = Type the number of a choice, with the slot if need be (2 7), or the move itself (take 3, note mars, play mars 4 down). “? 2” explains choice 2, “r 4.2” shows rule 4.2, “u” takes your move back until something new has come to light, “q” saves the match for later.
play-which-rule = Give the number of a rule or chapter, such as “r 4.2” or “r 9”.
play-saved = The match is saved; “belle-etoile play { $game }” goes on with it.
play-log = The log of the match: { $file }

## replay

replay-heading =
    { $moves ->
        [one] { $game } (version { $version }, edition { $edition }): { $moves } move
       *[other] { $game } (version { $version }, edition { $edition }): { $moves } moves
    }
replay-next = Enter for the next move, q to stop ›
replay-undo = { $name } takes the move back.
replay-not-over = The match is not over: the points above are provisional.
replay-verified = Verified: the seed { $seed } fits the published commitment and deals every outcome again.

## rules --coverage

rules-coverage = { $game }: { $rules } rules, { $code } with their code, { $test } with their test.
rules-without-code = Without code: { $numbers }
rules-without-test = Without test: { $numbers }
rules-unknown = Cited, but not there: { $numbers }
