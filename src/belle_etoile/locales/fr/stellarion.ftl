### Stellarion

## Ce qu’il y a à faire maintenant

stellarion-prompt-act = Lancez un voyage ou coordonnez deux cartes.
stellarion-prompt-power = Servez-vous du pouvoir, ou arrêtez là.
stellarion-prompt-pick = Choisissez la carte qui va au sommet.
stellarion-prompt-cross = Choisissez le prochain voyage de la Traversée.
stellarion-prompt-over = La partie est finie.
stellarion-prompt-rescue = Le Soleil va atteindre sa dernière case : dépensez vos météores, ils font gagner.

## Les coups

stellarion-move-launch = Lancement vers { $galaxy } ({ $sources })
stellarion-move-launch-star = Lancement vers { $galaxy } avec une étoile filante ({ $sources })
stellarion-move-coordinate-minor = Coordonner { $cards } ({ $sources }) : pouvoir mineur, { $type }
stellarion-move-coordinate-major = Coordonner { $cards } ({ $sources }) : pouvoir majeur, { $type }
stellarion-move-coordinate-minor-under = Coordonner { $cards } ({ $sources }) : pouvoir mineur, { $type } ; { $under } passe sous son paquet
stellarion-move-coordinate-major-under = Coordonner { $cards } ({ $sources }) : pouvoir majeur, { $type } ; l’une d’elles passe sous son paquet
stellarion-move-cross = Traversée par quatre trous noirs : { $decks }
stellarion-move-take = Prendre un voyage vers { $galaxy }
stellarion-move-give = Offrir à votre partenaire un voyage vers { $galaxy }
stellarion-move-prove = Démontrer la théorie : { $type }
stellarion-move-meteors = Deux météores pour un voyage vers { $galaxy }
stellarion-move-meteors-partner = Deux météores pour un voyage vers { $galaxy }, pour votre partenaire
stellarion-move-seek = Chercher dans le paquet { $deck } : { $card }
stellarion-move-recover = Remélanger dans le paquet { $deck } : { $card }
stellarion-move-recover-on-top = Remettre au sommet du paquet { $deck } : { $card }
stellarion-move-scan = Sonder le paquet { $deck }
stellarion-move-raise = Au sommet : { $card } ; au-dessous : { $other }
stellarion-move-stack = Les deux au sommet : { $card }, puis { $other }
stellarion-move-sink = Les deux au-dessous, tout au fond : { $card }
stellarion-move-post = À l’Avant-Poste : { $card }
stellarion-move-retreat =
    { $steps ->
        [one] Faire reculer le Soleil d’une case, jusqu’à { $at }
       *[other] Faire reculer le Soleil de { $steps } cases, jusqu’à { $at }
    }
stellarion-move-stop = S’arrêter là
stellarion-move-renounce = Renoncer à l’effet
stellarion-notation = « launch GALAXIE » avec une source par type, « coordinate SOURCE SOURCE [under SOURCE] », « cross » avec quatre paquets, « take GALAXIE », « give GALAXIE », « prove TYPE », « meteors GALAXIE [partner] », « seek PAQUET CARTE », « recover PAQUET CARTE », « scan PAQUET », « raise CARTE », « stack CARTE », « sink CARTE », « post PAQUET », « retreat 1-8 » ou « stop »

## Ce qui s’est passé

stellarion-event-launches =
    { $who ->
        [you] Vous lancez un voyage vers { $galaxy }.
       *[other] { $seat } lance un voyage vers { $galaxy }.
    }
stellarion-event-discards = À la défausse du paquet { $deck } : { $card }.
stellarion-event-spends-star =
    { $left ->
        [0] La dernière étoile filante est partie.
        [one] Une étoile filante est partie ; il en reste une.
       *[other] Une étoile filante est partie ; il en reste { $left }.
    }
stellarion-event-wins-voyage =
    { $who ->
        [you] Vous gagnez un voyage vers { $galaxy } ;
       *[other] { $seat } gagne un voyage vers { $galaxy } ;
    } { $left ->
        [0] c’était le dernier.
        [one] il en reste un.
       *[other] il en reste { $left }.
    }
stellarion-event-coordinates-minor =
    { $who ->
        [you] Vous coordonnez { $cards } : pouvoir mineur, { $type }.
       *[other] { $seat } coordonne { $cards } : pouvoir mineur, { $type }.
    }
stellarion-event-coordinates-major =
    { $who ->
        [you] Vous coordonnez { $cards } : pouvoir majeur, { $type }.
       *[other] { $seat } coordonne { $cards } : pouvoir majeur, { $type }.
    }
stellarion-event-puts-under = Sous le paquet { $deck } : { $card }.
stellarion-event-turns-ring = L’orbite tourne : { $galaxy } vient en tête.
stellarion-event-sun-advances =
    { $steps ->
        [one] Le Soleil avance d’une case : { $at } sur { $track }.
       *[other] Le Soleil avance de { $steps } cases : { $at } sur { $track }.
    }
stellarion-event-sun-waits = Le Soleil atteindrait sa dernière case, la { $track } ; il attend sur la { $at } : des météores peuvent encore faire gagner.
stellarion-event-sun-retreats =
    { $steps ->
        [one] Le Soleil recule d’une case : { $at } sur { $track }.
       *[other] Le Soleil recule de { $steps } cases : { $at } sur { $track }.
    }
stellarion-event-takes-meteor =
    { $count ->
        [one] Un météore est pris sur la case { $at } ; c’est le premier.
       *[other] Un météore est pris sur la case { $at } ; cela en fait { $count }.
    }
stellarion-event-spends-meteors = Deux météores sont rendus ; il en reste { $left }.
stellarion-event-crosses =
    { $who ->
        [you] Vous faites la Traversée par quatre trous noirs : { $decks }.
       *[other] { $seat } fait la Traversée par quatre trous noirs : { $decks }.
    }
stellarion-event-gives =
    { $who ->
        [you] Vous offrez à votre partenaire un voyage vers { $galaxy }.
       *[other] { $seat } offre à son partenaire un voyage vers { $galaxy }.
    }
stellarion-event-proves =
    { $left ->
        [0] La dernière théorie est démontrée : { $type }.
       *[other] Une théorie est démontrée : { $type } ; il en reste { $left }.
    }
stellarion-event-theory = La théorie suivante demande : { $type }.
stellarion-event-stops =
    { $who ->
        [you] Vous en restez là.
       *[other] { $seat } en reste là.
    }
stellarion-event-renounces =
    { $who ->
        [you] Vous renoncez à l’effet.
       *[other] { $seat } renonce à l’effet.
    }
stellarion-event-seeks = Trouvée dans le paquet { $deck } et posée à son sommet : { $card }.
stellarion-event-recovers = Remélangée dans le paquet { $deck } : { $card }.
stellarion-event-recovers-on-top = Remise au sommet du paquet { $deck } : { $card }.
stellarion-event-scans = Le paquet { $deck } révèle { $cards }.
stellarion-event-turns-up = Le paquet { $deck } n’a qu’une carte : { $card }.
stellarion-event-raises = Au sommet du paquet { $deck } : { $card } ; tout au fond : { $other }.
stellarion-event-stacks = Au sommet du paquet { $deck } : { $card }, puis { $other }.
stellarion-event-sinks = Sous le paquet { $deck } : { $other } et, tout au fond, { $card }.
stellarion-event-posts = À l’Avant-Poste : { $card }.
stellarion-event-reveals = Le paquet { $deck } montre { $card }.
stellarion-event-wins = Tous les voyages sont gagnés : victoire !
stellarion-event-loses-stuck =
    { $left ->
        [one] Ni Lancement ni Coordination possible : la partie est perdue, à un voyage près.
       *[other] Ni Lancement ni Coordination possible : la partie est perdue, à { $left } voyages près.
    }
stellarion-event-loses-burnt =
    { $left ->
        [one] Le Soleil est au bout de son parcours : la partie est perdue, à un voyage près.
       *[other] Le Soleil est au bout de son parcours : la partie est perdue, à { $left } voyages près.
    }

## La feuille de score

stellarion-score-voyages = Voyages vers { $galaxy }, reste { $left }

## Options

stellarion-option-shooting-stars = Étoiles filantes
stellarion-option-shooting-stars-0 = Aucune
stellarion-option-shooting-stars-1 = Une
stellarion-option-shooting-stars-2 = Deux
stellarion-option-shooting-stars-3 = Trois
stellarion-option-shooting-stars-4 = Quatre
stellarion-option-black-holes = Trous Noirs et Révélations
stellarion-option-theories = Théories et Découvertes
stellarion-option-mirrors = Miroirs et Orbites
stellarion-option-orbits = Orbites, avec les Miroirs
stellarion-option-sun = Le Soleil Glauque
stellarion-option-black-holes-yes = Oui
stellarion-option-black-holes-no = Non
stellarion-option-theories-yes = Oui
stellarion-option-theories-no = Non
stellarion-option-mirrors-yes = Oui
stellarion-option-mirrors-no = Non
stellarion-option-orbits-yes = Oui
stellarion-option-orbits-no = Non
stellarion-option-sun-yes = Oui
stellarion-option-sun-no = Non
stellarion-option-reading = Météores et orbites
stellarion-option-reading-2 = Météores à tout moment ; les orbites ne lient que les Lancements
stellarion-option-reading-1 = Première lecture : météores au début du tour ; les orbites lient tout

## Les mots

stellarion-galaxy-alpha = Alpha
stellarion-galaxy-beta = Beta
stellarion-galaxy-gamma = Gamma
stellarion-galaxy-delta = Delta
stellarion-type-ship = Vaisseau
stellarion-type-nebula = Nébuleuse
stellarion-type-star = Étoiles
stellarion-type-planet = Planète
stellarion-deck-alpha = Alpha
stellarion-deck-beta = Beta
stellarion-deck-gamma = Gamma
stellarion-deck-delta = Delta
stellarion-deck-ship = Vaisseau
stellarion-deck-nebula = Nébuleuse
stellarion-deck-star = Étoiles
stellarion-deck-planet = Planète
stellarion-decks-alpha = Alpha
stellarion-decks-beta = Beta
stellarion-decks-gamma = Gamma
stellarion-decks-delta = Delta
stellarion-decks-ship = Vaisseau
stellarion-decks-nebula = Nébuleuse
stellarion-decks-star = Étoiles
stellarion-decks-planet = Planète
stellarion-sources-alpha = paquet Alpha
stellarion-sources-beta = paquet Beta
stellarion-sources-gamma = paquet Gamma
stellarion-sources-delta = paquet Delta
stellarion-sources-ship = paquet Vaisseau
stellarion-sources-nebula = paquet Nébuleuse
stellarion-sources-star = paquet Étoiles
stellarion-sources-planet = paquet Planète
stellarion-sources-shooting-star = étoile filante
stellarion-card-alpha-ship = Vaisseau Alpha
stellarion-card-alpha-nebula = Nébuleuse Alpha
stellarion-card-alpha-star = Étoiles Alpha
stellarion-card-alpha-planet = Planète Alpha
stellarion-card-beta-ship = Vaisseau Beta
stellarion-card-beta-nebula = Nébuleuse Beta
stellarion-card-beta-star = Étoiles Beta
stellarion-card-beta-planet = Planète Beta
stellarion-card-gamma-ship = Vaisseau Gamma
stellarion-card-gamma-nebula = Nébuleuse Gamma
stellarion-card-gamma-star = Étoiles Gamma
stellarion-card-gamma-planet = Planète Gamma
stellarion-card-delta-ship = Vaisseau Delta
stellarion-card-delta-nebula = Nébuleuse Delta
stellarion-card-delta-star = Étoiles Delta
stellarion-card-delta-planet = Planète Delta
stellarion-card-black-hole = Trou Noir
stellarion-card-mirror = Miroir

## Le plateau

stellarion-observatory = Observatoire
stellarion-outpost = Avant-Poste
stellarion-outpost-empty = vide
stellarion-shooting-stars = étoiles filantes { $count }
stellarion-turn = tour { $turn }
stellarion-voyages = Voyages
stellarion-left = reste
stellarion-ring = Orbite
stellarion-known-under = au fond
stellarion-known-above = dessous
stellarion-discards = défausse
stellarion-theory = Théorie
stellarion-theories-under = { $count } dessous
stellarion-theories-done = toutes démontrées
stellarion-discovery = Découverte : { $discovery }
stellarion-discovery-ship = propulseurs réversibles
stellarion-discovery-nebula = radar temporel
stellarion-discovery-star = amplificateur de réflexion
stellarion-discovery-planet = biodômes gonflables
stellarion-sun = Soleil
stellarion-meteors = météores { $count }
stellarion-revealed = Révélées
stellarion-power-minor = pouvoir mineur, { $type }, { $uses ->
        [one] une fois
       *[other] { $uses } fois
    }
stellarion-power-major = pouvoir majeur, { $type }, { $uses ->
        [one] une fois
       *[other] jusqu’à { $uses } fois
    }
stellarion-explain-ship = Le pouvoir trouve la carte de votre choix.
stellarion-explain-nebula = Le pouvoir ramène une carte défaussée dans son paquet.
stellarion-explain-star = Le pouvoir sonde des paquets.
stellarion-explain-planet = Le pouvoir pose des cartes à l’Avant-Poste.
