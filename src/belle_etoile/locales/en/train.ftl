### train: a game that is learned

train-figures =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s, { $rate } positions a second.
train-milestone =
    After { $games } games: wrong by { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } points on average; wins { $wins } against greedy ({ $low }–{ $high }%).
train-milestone-together =
    After { $games } games: wrong by { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } points on average; wins { $wins } of its games ({ $low }–{ $high }%).
train-title = { $game }, seed { $seed }
train-error = wrong by so many points on average
train-wins = share of games won against greedy
train-wins-together = share of games won
train-games = games
train-written = Weights: { $weights }; curve: { $picture }.
