### Le plateau de Stellar dans le navigateur

stellar-board-card = { $name }, { $type } { $number }{ $stars ->
    [0] { "" }
    [one] , une étoile
   *[other] , { $stars } étoiles
}
stellar-board-type-planet = planète
stellar-board-type-moon = lune
stellar-board-type-asteroid = astéroïde
stellar-board-type-cloud = nuage
stellar-board-type-black-hole = trou noir
stellar-board-type-satellite = satellite
stellar-board-row = Coordonnées
stellar-board-position = Position { $at } : { $card }
stellar-board-position-empty = Position { $at }, vide
stellar-board-position-pointed = Position { $at } : { $card }. Le numéro de votre carte la désigne.
stellar-board-telescope = Télescope
stellar-board-telescope-of = Télescope de { $who }
stellar-board-slot-free = Emplacement { $at }, libre
stellar-board-slot-target = Emplacement { $at }, libre : poser ici { $card }
stellar-board-slot-target-down = Emplacement { $at }, libre : poser ici { $card }, face cachée
stellar-board-slot-taken = Emplacement { $at } : { $card }
stellar-board-slot-down = Emplacement { $at } : { $card }, face cachée, vaut 3
stellar-board-notebook = Carnet
stellar-board-notebook-of = Carnet de { $who }
stellar-board-note-here = Noter ici { $card }
stellar-board-note = Au carnet
stellar-board-column = { $type } : { $stars } × { $multiplier } = { $points }
stellar-board-free-satellites = Satellites libres
stellar-board-hand = Votre main
stellar-board-hand-of = Main de { $who }
stellar-board-starters = Vos cartes de départ
stellar-board-in-play = Carte à poser
stellar-board-hidden-card = carte cachée
stellar-board-deck = { $count ->
    [one] Pioche : une carte
   *[other] Pioche : { $count } cartes
}
stellar-board-discard = { $count ->
    [0] Défausse vide
    [one] Défausse : une carte
   *[other] Défausse : { $count } cartes
}
stellar-board-face = Face cachée
stellar-board-picked = { $card } : touchez un emplacement allumé ou le carnet.
stellar-board-picked-slots = { $card } : touchez un emplacement allumé.
stellar-board-points-at = Son { $number } désigne { $card }, qui ira dans l’autre zone.
stellar-board-points-at-deck = Son numéro ne désigne aucune carte : la pioche en donnera une pour l’autre zone.
stellar-board-choice = Votre choix, encore secret : { $card }
stellar-board-sum = { $section } : { $mine } pour vous, { $theirs } en face
stellar-board-sum-seen = { $section } : { $mine } contre { $theirs }
stellar-board-majority = +10
stellar-board-diversity = Diversité { $types }/5
stellar-board-score = { $who } : { $points ->
    [one] 1 point
   *[other] { $points } points
}
stellar-board-rival = En face : { $who }
