### Le plateau de Stellarion dans le navigateur

stellarion-board-deck-shows = Paquet { $deck } : { $card }
stellarion-board-deck-hidden = Paquet { $deck }, sans carte visible
stellarion-board-deck-empty = Paquet { $deck }, épuisé
stellarion-board-deck-of = Paquet { $deck }
stellarion-board-cards = { $count ->
    [0] épuisé
    [one] une carte
   *[other] { $count } cartes
}
stellarion-board-look-into = Consulter le paquet { $deck }, { $count } en tout : { $contents } ; défausse : { $discards }
stellarion-board-times = { $count ->
    [0] plus de { $card }
    [one] { $card }
   *[other] { $card }, { $count } fois
}
stellarion-board-nothing = rien
stellarion-board-beneath = Juste dessous : { $cards }
stellarion-board-bottom = Tout au fond : { $cards }
stellarion-board-close = Refermer
stellarion-board-minor = mineur
stellarion-board-major = majeur
stellarion-board-degree-minor = ferait un pouvoir mineur
stellarion-board-degree-major = ferait un pouvoir majeur
stellarion-board-power-minor = Pouvoir mineur
stellarion-board-power-major = Pouvoir majeur
stellarion-board-minors = { $count ->
    [one] 1 mineur
   *[other] { $count } mineurs
}
stellarion-board-majors = { $count ->
    [one] 1 majeur
   *[other] { $count } majeurs
}
stellarion-board-no-pair = pas de paire
stellarion-board-ship-short = chercher une carte
stellarion-board-nebula-short = reprendre une défausse
stellarion-board-star-short = sonder des paquets
stellarion-board-planet-short = garder à l’Avant-Poste
stellarion-board-ship-minor = Cherchez une carte dans un paquet : elle passe au sommet.
stellarion-board-ship-major = Cherchez une carte dans un paquet, puis une autre dans un second paquet.
stellarion-board-nebula-minor = Reprenez une carte d’une défausse dans son paquet.
stellarion-board-nebula-major = Reprenez jusqu’à deux cartes d’une même défausse dans leur paquet.
stellarion-board-star-minor = Jusqu’à deux fois, révélez les deux premières cartes d’un paquet mélangé et gardez-en une au sommet.
stellarion-board-star-major = Jusqu’à quatre fois, révélez les deux premières cartes d’un paquet mélangé et gardez-en une au sommet.
stellarion-board-planet-minor = Mettez une carte visible à l’Avant-Poste.
stellarion-board-planet-major = Mettez jusqu’à deux cartes visibles à l’Avant-Poste.
stellarion-board-ship-do = Touchez un paquet allumé, puis la carte voulue.
stellarion-board-nebula-do = Touchez une défausse allumée, puis la carte voulue.
stellarion-board-star-do = Touchez le paquet à sonder.
stellarion-board-planet-do = Touchez la carte à garder.
stellarion-board-raise = Touchez la carte qui ira au sommet.
stellarion-board-retreat = Ou renoncez à l’effet et faites reculer le Soleil de
stellarion-board-coordinate = Coordonner
stellarion-board-coordinate-under = Coordonner, { $card } ({ $source }) repasse sous son paquet
stellarion-board-propose = Proposer : { $move }
stellarion-board-launch = Lancer vers { $galaxy }
stellarion-board-launch-star = Lancer vers { $galaxy } avec une étoile filante
stellarion-board-other-cards = Pour dépenser d’autres cartes, touchez-les.
stellarion-board-lit-pairs = Les cartes allumées font une paire ; chacune dit si le pouvoir sera mineur ou majeur.
stellarion-board-picked = { $card } : touchez une carte allumée.
stellarion-board-picked-some = Touchez une carte allumée.
stellarion-board-ready = Tout est choisi : payez, ou changez d’avis.
stellarion-board-posted = À l’Avant-Poste : { $card }
stellarion-board-tokens = Réserve
stellarion-board-stars = { $count ->
    [0] plus d’étoile filante
    [one] étoile filante
   *[other] étoiles filantes
}
stellarion-board-stars-label = { $count ->
    [0] Plus d’étoile filante
    [one] Une étoile filante
   *[other] { $count } étoiles filantes
}
stellarion-board-meteors = { $count ->
    [0] pas de météore
    [one] un météore
   *[other] { $count } météores
}
stellarion-board-theory = Théorie : trois cartes { $type } visibles ; { $count ->
    [0] c’est la dernière
    [one] une autre attend dessous
   *[other] { $count } autres attendent dessous
}
stellarion-board-discovery-ship = Une carte Vaisseau d’une Coordination peut repasser sous son paquet.
stellarion-board-discovery-nebula = Les cartes reprises reviennent au sommet de leur paquet.
stellarion-board-discovery-star = En sondant, les deux cartes peuvent aller ensemble au sommet ou au fond.
stellarion-board-discovery-planet = L’Avant-Poste accueille toutes les galaxies.
stellarion-board-to-win = { $count ->
    [0] tous gagnés
    [one] un à gagner
   *[other] { $count } à gagner
}
stellarion-board-voyages-to = { $galaxy } : { $count ->
    [0] plus de voyage
    [one] { $count } voyage
   *[other] { $count } voyages
}
stellarion-board-ring-place = Orbite, place { $place } : { $galaxy }
stellarion-board-pile = Vos voyages
stellarion-board-pile-of = Voyages de { $who }
stellarion-board-sun = Le Soleil Glauque est sur la case { $at } de { $track } ; météores sur : { $meteors }
stellarion-board-sun-short = Soleil : { $at } sur { $track }
