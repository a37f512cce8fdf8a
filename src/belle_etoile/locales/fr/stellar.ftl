### Stellar

## Ce qu’il y a à faire maintenant

stellar-prompt-open = Choisissez la carte de départ qui ouvre votre télescope ; l’autre ouvre votre carnet.
stellar-prompt-wipe = Un satellite vient d’être pris : vous pouvez balayer la rangée, ou la garder.
stellar-prompt-take = Prenez en main une carte de la rangée.
stellar-prompt-play = Jouez une carte de votre main, au télescope ou au carnet.
stellar-prompt-place = Posez la carte désignée sur un emplacement libre de votre télescope.
stellar-prompt-last = Ajoutez à votre carnet l’une de vos deux dernières cartes.
stellar-prompt-over = La partie est finie.

## Les coups

stellar-move-open = Ouvrir le télescope avec : { $card }
stellar-move-wipe = Balayer la rangée
stellar-move-keep = Garder la rangée
stellar-move-take = Prendre en position { $at } : { $card }
stellar-move-note = Noter au carnet : { $card }
stellar-move-play = Poser sur l’emplacement { $at } : { $card }
stellar-move-play-down = Poser face cachée sur l’emplacement { $at } : { $card }
stellar-move-place = Poser sur l’emplacement { $at } : { $card }
stellar-move-place-down = Poser face cachée sur l’emplacement { $at } : { $card }
stellar-move-last = Noter pour finir : { $card }
stellar-notation = « open CARTE », « wipe », « keep », « take 1-5 », « note CARTE », « play CARTE 1-12 [down] », « place CARTE 1-12 [down] » ou « last CARTE »

## Les mêmes, en un mot, quand l’emplacement se choisit ensuite

stellar-group-note = carnet
stellar-group-play = télescope { $places }
stellar-group-play-down = face cachée
stellar-group-place = face visible { $places }
stellar-group-place-down = face cachée
stellar-where = Sur quel emplacement ? ({ $places })

## Ce qui s’est passé

stellar-event-chose =
    { $who ->
        [you] Votre choix est fait.
       *[other] { $seat } a fait son choix.
    }
stellar-event-opens =
    { $who ->
        [you] Vous ouvrez votre télescope avec : { $card }.
       *[other] { $seat } ouvre son télescope avec : { $card }.
    }
stellar-event-notes-starter =
    { $who ->
        [you] Vous ouvrez votre carnet avec : { $card }.
       *[other] { $seat } ouvre son carnet avec : { $card }.
    }
stellar-event-dealt =
    { $who ->
        [you] Vous recevez : { $card }.
       *[other] { $seat } reçoit : { $card }.
    }
stellar-event-refills = La position { $at } de la rangée reçoit : { $card }.
stellar-event-reshuffles =
    { $count ->
        [one] La pioche est vide : la carte défaussée la remplace.
       *[other] La pioche est vide : les { $count } cartes défaussées, mélangées, la remplacent.
    }
stellar-event-wipes =
    { $who ->
        [you] Vous balayez la rangée.
       *[other] { $seat } balaie la rangée.
    }
stellar-event-keeps =
    { $who ->
        [you] Vous gardez la rangée.
       *[other] { $seat } garde la rangée.
    }
stellar-event-takes =
    { $who ->
        [you] Vous prenez en position { $at } : { $card }.
       *[other] { $seat } prend en position { $at } : { $card }.
    }
stellar-event-notes =
    { $who ->
        [you] Vous notez au carnet : { $card }.
       *[other] { $seat } note au carnet : { $card }.
    }
stellar-event-places =
    { $who ->
        [you] Vous posez sur l’emplacement { $at } : { $card }.
       *[other] { $seat } pose sur l’emplacement { $at } : { $card }.
    }
stellar-event-hides =
    { $who ->
        [you] Vous posez face cachée sur l’emplacement { $at } : { $card }.
       *[other] { $seat } pose face cachée sur l’emplacement { $at } : { $card }.
    }
stellar-event-follows = Le numéro joué désigne la position { $at } : { $card }.
stellar-event-draws = La pioche donne : { $card }.
stellar-event-round =
    { $left ->
        [0] La manche { $round }, la dernière, est finie.
        [one] La manche { $round } est finie ; il en reste une.
       *[other] La manche { $round } est finie ; il en reste { $left }.
    }
stellar-event-ends = Les dernières cartes sont au carnet : on compte les points.

## La feuille de score

stellar-score-stars =
    { $type } : { $stars ->
        [0] aucune étoile
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } × { $multiplier ->
        [0] aucune collection
       *[other] suite de { $multiplier }
    }{ $wild ->
        [none] { "" }
       *[other] , le 6/0 comptant pour { $wild }
    }{ $satellites ->
        [none] { "" }
       *[other] , avec { $satellites }
    }
stellar-score-section = { $section } du télescope : { $mine } contre { $theirs }
stellar-score-diversity =
    { $types ->
        [one] Diversité : { $types } type sur 5 face visible
       *[other] Diversité : { $types } types sur 5 face visible
    }

## Les mots

stellar-type-planet = Planètes
stellar-type-moon = Lunes
stellar-type-asteroid = Astéroïdes
stellar-type-cloud = Nuages
stellar-type-black-hole = Trous noirs
stellar-type-satellite = Satellites
stellar-section-top = Haut
stellar-section-middle = Milieu
stellar-section-bottom = Bas
stellar-option-first = Qui commence
stellar-option-first-random = Au hasard
stellar-option-first-1 = Le joueur 1
stellar-option-first-2 = Le joueur 2

## Le plateau

stellar-row = Rangée
stellar-hand = Main
stellar-starters = Cartes de départ
stellar-in-play = À poser
stellar-notebook = Carnet
stellar-sections = Sections
stellar-diversity = Diversité
stellar-total = Total
stellar-round = manche { $round } sur 11
stellar-deck =
    { $count ->
        [0] pioche vide
       *[other] pioche { $count }
    }
stellar-discard = défausse { $count }
stellar-hand-of =
    { $count ->
        [0] main vide
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }{ $known ->
        [none] { "" }
       *[other] , dont { $known }
    }

## Explications

stellar-explain-follower =
    { $where ->
        [telescope] Son numéro est { $number } : la carte en position { $number } de la rangée ({ $card }) ira ensuite au télescope.
       *[notebook] Son numéro est { $number } : la carte en position { $number } de la rangée ({ $card }) ira ensuite au carnet.
    }
stellar-explain-deck =
    { $where ->
        [telescope] Aucune carte de la rangée ne lui répond : la première de la pioche ira ensuite au télescope.
       *[notebook] Aucune carte de la rangée ne lui répond : la première de la pioche ira ensuite au carnet.
    }

## Noms courts, quand la place manque

stellar-short-trappist-1e = TRAPPIST
stellar-short-51-pegasi-b = 51 Peg b
stellar-short-ring-nebula = Anneau
stellar-short-helix-nebula = Hélice
stellar-short-crab-nebula = Crabe
stellar-short-horsehead-nebula = T. Cheval
stellar-short-orion-nebula = Orion
stellar-short-trifid-nebula = Trifide
stellar-short-eagle-nebula = Aigle
stellar-short-lagoon-nebula = Lagune
stellar-short-rosette-nebula = Rosette
stellar-short-carina-nebula = Carène
stellar-short-tarantula-nebula = Tarentule
stellar-short-v404-cygni = V404 Cyg
stellar-short-grs-1915-105 = GRS 1915
stellar-short-cygnus-x-1 = Cyg X-1
stellar-short-sagittarius-a = Sgr A*
stellar-short-sputnik-1 = Spoutnik
stellar-short-iss = ISS
stellar-short-webb = Webb
