### Stellarium : ce que l’on voit d’une campagne

## Rubriques

campaign-tab-gazette = Gazette
campaign-tab-report = Mon rapport
campaign-tab-pyramids = Pyramides
campaign-tab-map = Carte
campaign-tab-tree = Arbre
campaign-tab-person = Personne
campaign-tab-court = Haute Cour
campaign-tab-ledger = Comptes
campaign-tab-ranking = Classement
campaign-tab-search = Recherche

## Partout

reports-nothing-yet = La campagne n’est pas encore fondée ; la première gazette paraîtra avec le tour 0.
reports-no-family = Vous ne dirigez aucune famille ici : cette page n’est que pour qui en a une.
reports-dead =
    { $sex ->
        [w] (défunte)
       *[m] (défunt)
    }
reports-rule = Règle { $number }
reports-turns = Tours
reports-turns-again = Tours, en bas de page
reports-turn = Tour { $turn } · { $first }–{ $last }
reports-turn-short = Tour { $turn }
reports-founding = Fondation
reports-previous = Tour précédent
reports-next = Tour suivant
reports-which-turn = Quel tour
reports-print = À imprimer
reports-in-this-issue = Dans ce numéro
reports-continued = Lire la suite ({ $count })
reports-form = Forme
reports-drawing = Dessin
reports-text = Texte
reports-colon = { " :" }
reports-pp = { $points } PP
reports-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reports-family = Famille
reports-column-who = Titulaire
reports-column-post = Charge
reports-column-prestige = PP
reports-column-change = Ce tour
reports-column-turn = Tour

## Pyramides

reports-pyramids-title = Les cinq têtes de l’Empire
reports-pyramid-government = Gouvernement impérial
reports-pyramid-church = Église cosmique
reports-pyramid-army = Armée impériale
reports-pyramid-explorers = Gilde des explorateurs
reports-pyramid-merchants = Gilde des marchands
reports-head-government = Sur le trône
reports-head-church =
    { $sex ->
        [w] Archipapesse
       *[m] Archipape
    }
reports-head-army =
    { $sex ->
        [w] Grande Générale
       *[m] Grand Général
    }
reports-head-explorers =
    { $sex ->
        [w] Grande Commandeure
       *[m] Grand Commandeur
    }
reports-head-merchants =
    { $sex ->
        [w] Maîtresse marchande
       *[m] Maître marchand
    }
reports-floor-0 = Au sommet
reports-floor-1 = Dauphins
reports-floor-2 = Conseillers
reports-post-dauphin =
    { $sex ->
        [w] Dauphine
       *[m] Dauphin
    }
reports-post-councillor =
    { $sex ->
        [w] Conseillère
       *[m] Conseiller
    }
reports-post-judge = Juge à la Haute Cour
reports-seat =
    { $post ->
        [dauphin] { $sex ->
            [w] Dauphine
           *[m] Dauphin
        }
       *[councillor] Conseil
    } { $pyramid ->
        [government] du Gouvernement
        [church] de l’Église
        [army] de l’Armée
        [explorers] de la Gilde des explorateurs
       *[merchants] de la Gilde des marchands
    }
reports-vacant = vacant
reports-vacant-seats =
    { $count ->
        [one] Un siège vacant.
       *[other] { $count } sièges vacants.
    }
reports-change-new = nouvelle entrée
reports-change-up = promotion
reports-change-down = plus bas
reports-changes =
    { $count ->
        [0] Rien n’a changé ce tour.
        [one] Un siège a changé ce tour.
       *[other] { $count } sièges ont changé ce tour.
    }
reports-key = ✦ vient d’entrer, ↑ monte, ↓ descend.
reports-first = Les premiers à siéger.
reports-left = Partis :
reports-high-court = La Haute Cour
reports-presided = Présidée depuis le trône par

## Carte

reports-map-title = Les mondes connus
reports-map-label =
    { $count ->
        [one] Carte d’un monde
       *[other] Carte de { $count } mondes
    }
reports-map-key = Légende
reports-map-note = Les règles ne connaissent pas de distances : la place d’un monde sur la carte ne dit rien.
reports-map-choose = Touchez un monde pour voir qui le gouverne, y commerce, le garde ou y est retenu.
reports-line-route = marchands du tour
reports-line-guard = garnisons
reports-line-war = flotte au combat
reports-line-voyage = monde découvert
reports-holder-empire = à l’Empire
reports-holder-rebels = aux rebelles
reports-holder-pouarks = aux Pouarks
reports-kind-capital = Capitale
reports-kind-colony = Colonie
reports-kind-penal = Planète bagne
reports-posts =
    { $count ->
        [0] Aucun comptoir
        [one] Un comptoir
       *[other] { $count } comptoirs
    }
reports-traders =
    { $count ->
        [one] Un marchand ce tour
       *[other] { $count } marchands ce tour
    }
reports-garrison =
    { $count ->
        [one] Un guerrier en garnison
       *[other] { $count } guerriers en garnison
    }
reports-captives =
    { $count ->
        [one] Un captif
       *[other] { $count } captifs
    }
reports-closed = Fermée au commerce ce tour.
reports-governor = Gouverneur
reports-column-world = Monde
reports-column-holder = Tenu par
reports-column-posts = Comptoirs
reports-column-traders = Marchands
reports-column-garrison = Garnison
reports-column-captives = Captifs
reports-column-fights = Batailles
reports-fleets = Les flottes
reports-fleet =
    { $fleet ->
        [1] Première flotte :
       *[other] Deuxième flotte :
    }
reports-warriors =
    { $count ->
        [0] personne
        [one] un guerrier
       *[other] { $count } guerriers
    }
reports-under = sous les ordres de
reports-ships = Les vaisseaux
reports-aboard =
    { $count ->
        [0] { "" }
        [one] Une personne à bord.
       *[other] { $count } personnes à bord.
    }
reports-docked = Le vaisseau { $ship } ({ $family }) n’a pas voyagé.
reports-no-ships = Aucun vaisseau n’a voyagé.

## Arbre et personnes

reports-tree-title = La famille { $family }
reports-tree-count = { $members } personnes, dont { $living } en vie.
reports-tree-label = Arbre de la famille { $family }, { $count } personnes
reports-tree-key = Les générations vont de gauche à droite. En gris, les défunts ; sous chaque nom, avec leurs armes, ceux qu’ils ont épousés ; en tirets, les enfants reconnus. Glissez pour parcourir ; deux doigts, la molette avec Ctrl, ou + et − pour agrandir.
reports-zoom = Agrandissement
reports-zoom-in = Agrandir
reports-zoom-out = Réduire
reports-zoom-fit = Tout voir
reports-school =
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
reports-born-short = an { $year }
reports-lived = { $born } – † tour { $turn }
reports-lived-short = { $born } – † t. { $turn }
reports-aged =
    { $age ->
        [one] un an
       *[other] { $age } ans
    }
reports-died =
    { $sex ->
        [w] morte au tour { $turn }
       *[m] mort au tour { $turn }
    }
reports-died-of =
    { $sex ->
        [w] morte au tour { $turn }, { $cause }
       *[m] mort au tour { $turn }, { $cause }
    }
reports-bastard = naissance reconnue
reports-married-to = a épousé
reports-outsider = petite noblesse
reports-namesakes =
    { $count ->
        [0] Personne ne porte ce nom.
        [one] Une personne porte ce nom.
       *[other] { $count } personnes portent ce nom.
    }
reports-code = Code
reports-born = Naissance
reports-prestige = Prestige
reports-voyages = Expéditions
reports-prostheses = Cyberprothèses
reports-votes = Voix à la Haute Cour
reports-governs = Gouverne { $planet }
reports-heretic = Hérétique
reports-convict = Au bagne jusqu’au tour { $turn }
reports-captive =
    { $by ->
        [hostage] En otage sur { $planet }
        [rebels] Aux mains des rebelles sur { $planet }
       *[pouarks] Aux mains des Pouarks sur { $planet }
    }
reports-parents = Parents
reports-spouses =
    { $count ->
        [one] Mariage
       *[other] Mariages
    }
reports-children =
    { $count ->
        [one] Un enfant
       *[other] { $count } enfants
    }
reports-life = Une vie
reports-private = (vous seul le savez)
reports-no-life = Les gazettes n’ont encore rien dit.

## Haute Cour

reports-court-title = Le rôle de la Haute Cour
reports-open-trials = Procès à venir
reports-no-open-trials = Personne n’attend son jugement.
reports-no-trials = Aucun procès n’a encore eu lieu.
reports-column-accused = Accusé
reports-column-number = Procès
reports-column-charge = Motif
reports-column-opened = Ouvert
reports-trial = Procès { $number }
reports-outcome-acquitted = acquittement
reports-outcome-convicted =
    { $price ->
       *[other] { $years } ans de bagne
    }
reports-outcome-fined =
    { $years ->
       *[other] amende de { $price } M$
    }
reports-tally =
    { $guilty } pour la culpabilité, { $innocent } contre, { $silent ->
        [0] aucune abstention
        [one] une abstention
       *[other] { $silent } abstentions
    }
reports-years = { $years } ans
reports-earlier = Procès plus anciens

## Comptes

reports-accounts-title = Les comptes de la famille
reports-purse = Bourse
reports-column-entry = Écriture
reports-column-amount = M$
reports-column-balance = Solde
reports-at-start = Au début du tour
reports-at-end = À la fin du tour
reports-by-master = Correction du maître de jeu
reports-no-prestige = Aucun point de prestige n’a changé de main ce tour.
reports-all-turns = La bourse de tour en tour

## Classement

reports-ranking-title = Le rang des familles
reports-podium = Les trois premières familles
reports-column-rank = Rang
reports-column-points = Points
reports-column-points-turn = Ce tour
reports-column-status = Ordres
reports-status =
    { $status ->
        [OR] rendus (OR)
        [OPR] partiels (OPR)
        [ONR] non rendus (ONR)
       *[PNJ] sans joueur (PNJ)
    }
reports-charts-title = De tour en tour
reports-measure = Grandeur
reports-measure-points = Points
reports-measure-prestige = Prestige
reports-measure-people = Vivants
reports-measure-posts = Comptoirs
reports-measure-purse = Ma bourse (M$)
reports-chart-label =
    { $measure } : { $families ->
        [one] une famille
       *[other] { $families } familles
    } sur { $turns } tours. Les nombres sont sous « Texte ».
reports-legend = Familles
reports-legend-hint = Touchez une famille pour la mettre en avant ; le curseur choisit le tour des nombres.
reports-table-caption = { $measure }, après chaque tour

## Recherche

reports-search-title = Chercher dans tous les tours
reports-search-label = Mots à chercher
reports-search-go = Chercher
reports-search-hint = Un nom, un monde, un vaisseau… Toutes les gazettes, vos rapports et vos lettres sont parcourus.
reports-search-found =
    { $count ->
        [0] Rien trouvé.
        [one] Un passage trouvé.
       *[other] { $count } passages trouvés.
    }
reports-search-many = Les { $count } passages les plus récents ; précisez pour en voir d’autres.
reports-source-gazette = Gazette
reports-source-report = Votre rapport
reports-source-letter = Courrier
