### Stellarium : ce que l’on voit d’un Empire

## Rubriques

empire-tab-gazette = Gazette
empire-tab-letter = Lettre
empire-tab-pyramids = Pyramides
empire-tab-map = Carte
empire-tab-tree = Arbre
empire-tab-person = Personne
empire-tab-court = Haute Cour
empire-tab-ledger = Comptes
empire-tab-ranking = Classement
empire-tab-search = Recherche

## Partout

seeing-nothing-yet = L’Empire n’est pas encore fondé ; la première gazette paraîtra avec le tour 0.
seeing-no-family = Vous ne dirigez aucune famille ici : cette page n’est que pour qui en a une.
seeing-dead = (défunt)
seeing-rule = Règle { $number }
seeing-turns = Tours
seeing-turns-again = Tours, en bas de page
seeing-turn = Tour { $turn } · { $first }–{ $last }
seeing-turn-short = Tour { $turn }
seeing-founding = Fondation
seeing-previous = Tour précédent
seeing-next = Tour suivant
seeing-which-turn = Quel tour
seeing-print = À imprimer
seeing-in-this-issue = Dans ce numéro
seeing-continued = Lire la suite ({ $count })
seeing-form = Forme
seeing-drawing = Dessin
seeing-text = Texte
seeing-colon = { " :" }
seeing-pp = { $points } PP
seeing-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seeing-family = Famille
seeing-column-who = Titulaire
seeing-column-post = Charge
seeing-column-prestige = PP
seeing-column-change = Ce tour
seeing-column-turn = Tour

## Pyramides

seeing-pyramids-title = Les cinq têtes de l’Empire
seeing-pyramid-government = Gouvernement impérial
seeing-pyramid-church = Église cosmique
seeing-pyramid-army = Armée impériale
seeing-pyramid-explorers = Gilde des explorateurs
seeing-pyramid-merchants = Gilde des marchands
seeing-head-government = Sur le trône
seeing-head-church = Archipape
seeing-head-army = Grand Général
seeing-head-explorers = Grand Commandeur
seeing-head-merchants = Maître marchand
seeing-floor-0 = Au sommet
seeing-floor-1 = Dauphins
seeing-floor-2 = Conseillers
seeing-post-dauphin = Dauphin
seeing-post-councillor = Conseiller
seeing-post-judge = Juge à la Haute Cour
seeing-seat =
    { $post ->
        [dauphin] Dauphin
       *[councillor] Conseil
    } { $pyramid ->
        [government] du Gouvernement
        [church] de l’Église
        [army] de l’Armée
        [explorers] de la Gilde des explorateurs
       *[merchants] de la Gilde des marchands
    }
seeing-vacant = vacant
seeing-vacant-seats =
    { $count ->
        [one] Un siège vacant.
       *[other] { $count } sièges vacants.
    }
seeing-change-new = nouvelle entrée
seeing-change-up = promotion
seeing-change-down = plus bas
seeing-changes =
    { $count ->
        [0] Rien n’a changé ce tour.
        [one] Un siège a changé ce tour.
       *[other] { $count } sièges ont changé ce tour.
    }
seeing-key = ✦ vient d’entrer, ↑ monte, ↓ descend.
seeing-first = Les premiers à siéger.
seeing-left = Partis :
seeing-high-court = La Haute Cour
seeing-presided = Présidée depuis le trône par

## Carte

seeing-map-title = Les mondes connus
seeing-map-label =
    { $count ->
        [one] Carte d’un monde
       *[other] Carte de { $count } mondes
    }
seeing-map-key = Légende
seeing-map-note = Les règles ne connaissent pas de distances : la place d’un monde sur la carte ne dit rien.
seeing-map-choose = Touchez un monde pour voir qui le gouverne, y commerce, le garde ou y est retenu.
seeing-line-route = marchands du tour
seeing-line-guard = garnisons
seeing-line-war = flotte au combat
seeing-line-voyage = monde découvert
seeing-holder-empire = à l’Empire
seeing-holder-rebels = aux rebelles
seeing-holder-pouarks = aux Pouarks
seeing-kind-capital = Capitale
seeing-kind-colony = Colonie
seeing-kind-penal = Planète bagne
seeing-posts =
    { $count ->
        [0] Aucun comptoir
        [one] Un comptoir
       *[other] { $count } comptoirs
    }
seeing-traders =
    { $count ->
        [one] Un marchand ce tour
       *[other] { $count } marchands ce tour
    }
seeing-garrison =
    { $count ->
        [one] Un guerrier en garnison
       *[other] { $count } guerriers en garnison
    }
seeing-captives =
    { $count ->
        [one] Un captif
       *[other] { $count } captifs
    }
seeing-closed = Fermée au commerce ce tour.
seeing-governor = Gouverneur
seeing-column-world = Monde
seeing-column-holder = Tenu par
seeing-column-posts = Comptoirs
seeing-column-traders = Marchands
seeing-column-garrison = Garnison
seeing-column-captives = Captifs
seeing-column-fights = Batailles
seeing-fleets = Les flottes
seeing-fleet =
    { $fleet ->
        [1] Première flotte :
       *[other] Deuxième flotte :
    }
seeing-warriors =
    { $count ->
        [0] personne
        [one] un guerrier
       *[other] { $count } guerriers
    }
seeing-under = sous les ordres de
seeing-ships = Les vaisseaux
seeing-aboard =
    { $count ->
        [0] { "" }
        [one] Une personne à bord.
       *[other] { $count } personnes à bord.
    }
seeing-docked = Le vaisseau { $ship } ({ $family }) n’a pas voyagé.
seeing-no-ships = Aucun vaisseau n’a voyagé.

## Arbre et personnes

seeing-tree-title = La famille { $family }
seeing-tree-count = { $members } personnes, dont { $living } en vie.
seeing-tree-label = Arbre de la famille { $family }, { $count } personnes
seeing-tree-key = Les générations vont de gauche à droite. En gris, les défunts ; sous chaque nom, avec leurs armes, ceux qu’ils ont épousés ; en tirets, les enfants reconnus. Glissez pour parcourir ; deux doigts, la molette avec Ctrl, ou + et − pour agrandir.
seeing-zoom = Agrandissement
seeing-zoom-in = Agrandir
seeing-zoom-out = Réduire
seeing-zoom-fit = Tout voir
seeing-school =
    { $sex ->
        [w] { $school ->
            [priest] prêtresse
            [warrior] guerrière
            [explorer] exploratrice
            [merchant] marchande
           *[none] trop jeune pour une école
        }
       *[m] { $school ->
            [priest] prêtre
            [warrior] guerrier
            [explorer] explorateur
            [merchant] marchand
           *[none] trop jeune pour une école
        }
    }
seeing-born-short = an { $year }
seeing-lived = { $born } – † tour { $turn }
seeing-lived-short = { $born } – † t. { $turn }
seeing-aged =
    { $age ->
        [one] un an
       *[other] { $age } ans
    }
seeing-died =
    { $sex ->
        [w] morte au tour { $turn }
       *[m] mort au tour { $turn }
    }
seeing-died-of =
    { $sex ->
        [w] morte au tour { $turn }, { $cause }
       *[m] mort au tour { $turn }, { $cause }
    }
seeing-bastard = naissance reconnue
seeing-married-to = a épousé
seeing-outsider = petite noblesse
seeing-namesakes =
    { $count ->
        [0] Personne ne porte ce nom.
        [one] Une personne porte ce nom.
       *[other] { $count } personnes portent ce nom.
    }
seeing-code = Code
seeing-born = Naissance
seeing-prestige = Prestige
seeing-voyages = Expéditions
seeing-prostheses = Cyberprothèses
seeing-votes = Voix à la Haute Cour
seeing-governs = Gouverne { $planet }
seeing-heretic = Hérétique
seeing-convict = Au bagne jusqu’au tour { $turn }
seeing-captive =
    { $by ->
        [hostage] En otage sur { $planet }
        [rebels] Aux mains des rebelles sur { $planet }
       *[pouarks] Aux mains des Pouarks sur { $planet }
    }
seeing-parents = Parents
seeing-spouses =
    { $count ->
        [one] Mariage
       *[other] Mariages
    }
seeing-children =
    { $count ->
        [one] Un enfant
       *[other] { $count } enfants
    }
seeing-life = Une vie
seeing-private = (vous seul le savez)
seeing-no-life = Les gazettes n’ont encore rien dit.

## Haute Cour

seeing-court-title = Le rôle de la Haute Cour
seeing-open-trials = Procès à venir
seeing-no-open-trials = Personne n’attend son jugement.
seeing-no-trials = Aucun procès n’a encore eu lieu.
seeing-column-accused = Accusé
seeing-column-number = Procès
seeing-column-charge = Motif
seeing-column-opened = Ouvert
seeing-trial = Procès { $number }
seeing-outcome-acquitted = acquittement
seeing-outcome-convicted =
    { $price ->
       *[other] { $years } ans de bagne
    }
seeing-outcome-fined =
    { $years ->
       *[other] amende de { $price } M$
    }
seeing-tally =
    { $guilty } pour la culpabilité, { $innocent } contre, { $silent ->
        [0] aucune abstention
        [one] une abstention
       *[other] { $silent } abstentions
    }
seeing-years = { $years } ans
seeing-earlier = Procès plus anciens

## Comptes

seeing-ledger-title = Les livres de la famille
seeing-purse = Bourse
seeing-column-entry = Écriture
seeing-column-amount = M$
seeing-column-balance = Solde
seeing-at-start = Au début du tour
seeing-at-end = À la fin du tour
seeing-by-master = Correction du maître de jeu
seeing-no-prestige = Aucun point de prestige n’a changé de main ce tour.
seeing-all-turns = La bourse de tour en tour

## Classement

seeing-ranking-title = Le rang des familles
seeing-podium = Les trois premières familles
seeing-column-rank = Rang
seeing-column-points = Points
seeing-column-points-turn = Ce tour
seeing-column-status = Ordres
seeing-status =
    { $status ->
        [OR] rendus (OR)
        [OPR] partiels (OPR)
        [ONR] non rendus (ONR)
       *[PNJ] sans joueur (PNJ)
    }
seeing-charts-title = De tour en tour
seeing-measure = Grandeur
seeing-measure-points = Points
seeing-measure-prestige = Prestige
seeing-measure-people = Vivants
seeing-measure-posts = Comptoirs
seeing-measure-purse = Ma bourse (M$)
seeing-chart-label =
    { $measure } : { $families ->
        [one] une famille
       *[other] { $families } familles
    } sur { $turns } tours. Les nombres sont sous « Texte ».
seeing-legend = Familles
seeing-legend-hint = Touchez une famille pour la mettre en avant ; le curseur choisit le tour des nombres.
seeing-table-caption = { $measure }, après chaque tour

## Recherche

seeing-search-title = Chercher dans tous les tours
seeing-search-label = Mots à chercher
seeing-search-go = Chercher
seeing-search-hint = Un nom, un monde, un vaisseau… Toutes les gazettes et vos propres lettres sont lues.
seeing-search-found =
    { $count ->
        [0] Rien trouvé.
        [one] Un passage trouvé.
       *[other] { $count } passages trouvés.
    }
seeing-search-many = Les { $count } passages les plus récents ; précisez pour en voir d’autres.
seeing-source-gazette = Gazette
seeing-source-letter = Votre lettre
seeing-source-mail = Courrier
