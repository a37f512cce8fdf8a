### Le ciel du jour

daily-title = Le ciel du jour
daily-lede = Chaque jour, une même donne de Stellarion pour tout le monde. Le jour même, on n’a qu’un essai.
daily-sky-of = Ciel du { $date }
daily-open = Tenter le ciel du jour
daily-continue = Reprendre votre essai
daily-play-past = Jouer ce ciel
daily-play-again = Rejouer ce ciel
daily-see = Revoir la partie
daily-past-note = Ce jour est passé : la partie ne compte plus dans les essais du jour.
daily-not-tried = Vous n’avez pas encore levé les yeux ce jour-là.
daily-playing = Votre essai est en cours, au tour { $turn }.
daily-won = Gagné en { $turns ->
    [one] un tour
   *[other] { $turns } tours
}, { $stars ->
    [0] sans étoile filante de reste.
    [one] il reste une étoile filante.
   *[other] il reste { $stars } étoiles filantes.
}
daily-lost = Perdu au tour { $turns }, avec { $voyages ->
    [0] aucun voyage gagné
    [one] un voyage gagné
   *[other] { $voyages } voyages gagnés
} sur { $of }.
daily-late = hors du jour
daily-share = { $played ->
    [0] Personne n’a encore fini ce ciel le jour même.
    [one] Un essai fini le jour même, { $won ->
        [0] perdu.
       *[other] gagné.
    }
   *[other] { $played } essais finis le jour même, { $percent } % gagnés.
}
daily-result = Votre résultat, à partager
daily-copy = Copier le résultat
daily-calendar = Les ciels passés
daily-before = Mois précédent
daily-after = Mois suivant
daily-day = { $date } : { $state }
daily-state-won = gagné
daily-state-lost = perdu
daily-state-playing = en cours
daily-state-none = pas joué
daily-state-share = { $percent } % gagnés
daily-legend-won = gagné
daily-legend-lost = perdu
daily-legend-share = part des essais gagnés
