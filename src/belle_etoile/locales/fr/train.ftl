### train : un jeu qui s’apprend

train-figures =
    { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s, { $rate } positions par seconde.
train-milestone =
    Après { $games } parties : une erreur de { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } points en moyenne ; { $wins } de victoires contre greedy ({ $low }–{ $high } %).
train-milestone-together =
    Après { $games } parties : une erreur de { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } points en moyenne ; { $wins } de parties gagnées ({ $low }–{ $high } %).
train-title = { $game }, graine { $seed }
train-error = erreur moyenne en points
train-wins = part des victoires contre greedy
train-wins-together = part des parties gagnées
train-games = parties
train-written = Poids : { $weights } ; courbe : { $picture }.
