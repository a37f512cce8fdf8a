### Le plateau de Star Explorer dans le navigateur

star-explorer-board-disc = Votre planisphère
star-explorer-board-disc-of = Planisphère de { $who }
star-explorer-board-look = Voir de près le planisphère de { $who }
star-explorer-board-stage = Placer la tuile : { $told }
star-explorer-board-keys = Flèches pour déplacer la tuile, R pour la tourner, un chiffre pour laisser ou reprendre une étoile, Entrée pour dessiner.
star-explorer-board-told = colonne { $column }, rangée { $row }, { $turn } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $without ->
    [none] { "" }
   *[other] , sans les étoiles { $without }
}{ $lost ->
    [0] .
    [one] , une étoile s’éteint.
   *[other] , { $lost } étoiles s’éteignent.
}
star-explorer-board-told-none = colonne { $column }, rangée { $row }, { $turn } : rien ne tient ici.
star-explorer-board-drafting = Placez { $tile } sur votre disque, avec toutes ses étoiles ou quelques-unes.
star-explorer-board-placed = Voici votre dessin : confirmez-le, ou revenez dessus.
star-explorer-board-confirmed = Votre dessin est confirmé, encore secret.
star-explorer-board-nothing = Rien ne sera dessiné ce tour-ci.

star-explorer-board-tile = Tuile
star-explorer-board-star = Étoile { $at }
star-explorer-board-current = { $colour } : 2 points par étoile
star-explorer-board-previous = { $colour } : 1 point par étoile
star-explorer-board-links = 3 points par ligne entre ces deux couleurs
star-explorer-board-real-sky = dans le vrai ciel
star-explorer-board-pile = Votre pile
star-explorer-board-start = Tuile de départ
star-explorer-board-back = Taille { $size }, couleur { $colour }
star-explorer-board-take = Prendre la taille { $size }, couleur { $colour }
star-explorer-board-gone = Taille { $size }, déjà jouée

star-explorer-board-draw = Dessiner ici
star-explorer-board-draw-without = { $count ->
    [one] Dessiner sans l’étoile { $stars }
   *[other] Dessiner sans les étoiles { $stars }
}
star-explorer-board-turn-left = Un quart de tour à gauche
star-explorer-board-turn-right = Un quart de tour à droite
star-explorer-board-no-place = Rien ne tient ici : déplacez la tuile ou tournez-la.
star-explorer-board-lost = { $lost ->
    [one] une étoile s’éteint
   *[other] { $lost } étoiles s’éteignent
}
star-explorer-board-bonus = +{ $bonus } à la fin
star-explorer-board-offers = Les meilleures façons
star-explorer-board-offer-whole = la tuile entière
star-explorer-board-offer-without = sans { $stars }, { $lost ->
    [one] une étoile s’éteint
   *[other] { $lost } étoiles s’éteignent
}

star-explorer-board-sheet = Vos points
star-explorer-board-sheet-of = Points de { $who }
star-explorer-board-round = Tour
star-explorer-board-part-current = Étoiles de la couleur de la tuile
star-explorer-board-part-previous = Étoiles de la couleur d’avant
star-explorer-board-part-links = Lignes entre les deux couleurs
star-explorer-board-column-current = tuile
star-explorer-board-column-previous = avant
star-explorer-board-column-links = lignes
star-explorer-board-offer-where = colonne { $column }, rangée { $row }, { $turn }
star-explorer-board-points = Points
star-explorer-board-first = premier joueur
star-explorer-board-ready = a fini

star-explorer-board-map-title = Le ciel selon { $who }
star-explorer-board-map-points = Star Explorer · { $points } points
star-explorer-board-keep-svg = Garder la carte (SVG)
star-explorer-board-keep-png = Garder la carte (PNG)

star-explorer-board-sky-intro = Les { $count } constellations des tuiles de Star Explorer existent vraiment. Voici où les chercher, quand elles se montrent le soir depuis la France, et laquelle de leurs étoiles brille le plus.
star-explorer-board-sky-tile = Sur sa tuile, simplifiée : { $size } étoiles.
star-explorer-board-sky-all = Toutes les constellations

## À la place des mots du terminal, où un endroit est un nombre à taper
star-explorer-move-place =
    Placer l’étoile 1 colonne { $column }, rangée { $row }, { $turns ->
        [0] à l’endroit
        [1] un quart de tour à gauche
        [2] un demi-tour
       *[other] un quart de tour à droite
    }
