### Look at the Stars

## Ce qu’il y a à faire maintenant

look-at-the-stars-prompt-point = Choisissez la carte de points de la partie.
look-at-the-stars-prompt-power = Choisissez la carte de pouvoir de la partie.
look-at-the-stars-prompt-sheet = Choisissez votre ciel.
look-at-the-stars-prompt-draw = Tracez les deux lignes de la carte, ou passez. Confirmez quand vous avez fini.
look-at-the-stars-prompt-shoot = Dessinez une étoile filante, ou passez. Confirmez quand vous avez fini.
look-at-the-stars-prompt-over = La partie est finie.

## Les coups

look-at-the-stars-move-confirm = Confirmer
look-at-the-stars-move-back = Reprendre la dernière étape
look-at-the-stars-move-skip = Passer cette carte
look-at-the-stars-move-draw = Tracer { $lines }
look-at-the-stars-move-shoot = Dessiner une étoile filante { $trail }
look-at-the-stars-move-earn = Prendre le pouvoir de la forme { $lines }
look-at-the-stars-move-sheet = Prendre le ciel : { $sheet }
look-at-the-stars-move-point = Jouer avec la carte de points : { $point }
look-at-the-stars-move-power = Jouer avec le pouvoir : { $power }
look-at-the-stars-move-planet = Dessiner une planète en { $at }
look-at-the-stars-move-star = Dessiner une nouvelle étoile en { $at }
look-at-the-stars-move-line = Tracer une nouvelle ligne { $lines }
look-at-the-stars-move-galaxy = Dessiner une galaxie en { $at }
look-at-the-stars-move-twinkling = Faire scintiller l’étoile { $at }
look-at-the-stars-move-nova = Dessiner une nova en { $at }
look-at-the-stars-move-aura = Dessiner une aura en { $at }
look-at-the-stars-move-moon = Dessiner le croissant de lune en { $at }
look-at-the-stars-move-black-hole = Dessiner le trou noir en { $at }
look-at-the-stars-notation = « draw LIGNE LIGNE », « shoot LIGNE », « earn ENDROIT r0|r90|r180|r270 », « planet|star|twinkling|nova|aura|moon|black-hole ENDROIT », « line|galaxy LIGNE », « skip », « confirm », « back » ou « sheet|point|power NOM » ; un endroit s’écrit c3, une ligne c3-d4 de gauche à droite, la plus basse des deux lignes d’abord

## Ce qui s’est passé

look-at-the-stars-event-chooses-point =
    { $who ->
        [you] Vous choisissez la carte de points : { $point }.
       *[other] { $seat } choisit la carte de points : { $point }.
    }
look-at-the-stars-event-chooses-power =
    { $who ->
        [you] Vous choisissez le pouvoir : { $power }.
       *[other] { $seat } choisit le pouvoir : { $power }.
    }
look-at-the-stars-event-chooses-sheet =
    { $who ->
        [you] Vous prenez le ciel : { $sheet }.
       *[other] { $seat } prend le ciel : { $sheet }.
    }
look-at-the-stars-event-drafts-draw = Vous esquissez { $lines }.
look-at-the-stars-event-drafts-shoot = Vous esquissez une étoile filante { $trail }.
look-at-the-stars-event-drafts-earn = Vous prenez le pouvoir de la forme { $lines }.
look-at-the-stars-event-drafts-planet = Vous esquissez une planète en { $at }.
look-at-the-stars-event-drafts-star = Vous esquissez une nouvelle étoile en { $at }.
look-at-the-stars-event-drafts-line = Vous esquissez une ligne de plus, { $lines }.
look-at-the-stars-event-drafts-galaxy = Vous esquissez une galaxie en { $at }.
look-at-the-stars-event-drafts-twinkling = Vous faites scintiller l’étoile { $at }.
look-at-the-stars-event-drafts-nova = Vous esquissez une nova en { $at }.
look-at-the-stars-event-drafts-aura = Vous esquissez une aura en { $at }.
look-at-the-stars-event-drafts-moon = Vous esquissez le croissant de lune en { $at }.
look-at-the-stars-event-drafts-black-hole = Vous esquissez le trou noir en { $at }.
look-at-the-stars-event-drafts-back = Vous reprenez votre dernière étape.
look-at-the-stars-event-confirms =
    { $who ->
        [you] Vous en avez fini avec cette carte.
       *[other] { $seat } en a fini avec cette carte.
    }
look-at-the-stars-event-shows =
    { $trail ->
        [none]
            { $lines ->
                [none]
                    { $who ->
                        [you] Vous avez passé.
                       *[other] { $seat } a passé.
                    }
               *[other]
                    { $marks ->
                        [none]
                            { $who ->
                                [you] Vous avez tracé { $lines }.
                               *[other] { $seat } a tracé { $lines }.
                            }
                       *[other]
                            { $who ->
                                [you] Vous avez tracé { $lines } et exercé le pouvoir en { $marks }.
                               *[other] { $seat } a tracé { $lines } et exercé le pouvoir en { $marks }.
                            }
                    }
            }
       *[other]
            { $who ->
                [you] Vous avez dessiné une étoile filante { $trail }.
               *[other] { $seat } a dessiné une étoile filante { $trail }.
            }
    }
look-at-the-stars-event-sunrise = Le soleil se lève : les rangées 1 à { $row } sont fermées.
look-at-the-stars-event-turns = Carte { $number } sur 18 : { $card }.
look-at-the-stars-event-ends = La nuit est finie : on compte les points.

## La feuille de score

look-at-the-stars-score-size = Constellation de { $size } lignes
look-at-the-stars-score-planet =
    { $points ->
        [0] Planète { $at } : aucune constellation voisine
        [one] Planète { $at } : une constellation voisine
       *[other] Planète { $at } : { $points } constellations voisines
    }
look-at-the-stars-score-trail = Étoile filante { $trail }
look-at-the-stars-score-point = Carte de points ({ $point }) : { $count } × { $each }
look-at-the-stars-score-power = Pouvoir : { $power } en { $at }

## Mots

look-at-the-stars-sheet-southern-africa = Afrique australe
look-at-the-stars-sheet-china = Chine
look-at-the-stars-sheet-egypt = Égypte ancienne
look-at-the-stars-sheet-greece = Grèce antique
look-at-the-stars-sheet-india = Inde
look-at-the-stars-sheet-inuit = Inuits
look-at-the-stars-sheet-navajo = Navajos
look-at-the-stars-sheet-polynesia = Polynésie
look-at-the-stars-point-lion = le lion
look-at-the-stars-point-eyes = la paire d’yeux
look-at-the-stars-point-bear = l’ours
look-at-the-stars-point-ram = le bélier
look-at-the-stars-point-fish = les deux poissons
look-at-the-stars-point-sea-goat = la chèvre marine
look-at-the-stars-point-tiger = le tigre
look-at-the-stars-point-crocodile = le crocodile
look-at-the-stars-point-runners = les trois coureurs
look-at-the-stars-point-whale = la baleine
look-at-the-stars-power-aura = l’aura
look-at-the-stars-power-planet = la planète
look-at-the-stars-power-stars = deux nouvelles étoiles
look-at-the-stars-power-line = la nouvelle ligne
look-at-the-stars-power-galaxy = la galaxie
look-at-the-stars-power-black-hole = le trou noir
look-at-the-stars-power-nova = la nova
look-at-the-stars-power-twinkling = l’étoile scintillante
look-at-the-stars-power-moon = le croissant de lune
look-at-the-stars-card-n01 = un angle droit
look-at-the-stars-card-n02 = un angle droit
look-at-the-stars-card-n03 = deux lignes bout à bout
look-at-the-stars-card-n04 = deux diagonales bout à bout
look-at-the-stars-card-n05 = un coude ouvert qui descend
look-at-the-stars-card-n06 = un coude ouvert qui monte
look-at-the-stars-card-n07 = un coude aigu ouvert à gauche
look-at-the-stars-card-n08 = un coude aigu ouvert à droite
look-at-the-stars-card-n09 = un bol ouvert
look-at-the-stars-card-n10 = un angle droit en diagonale
look-at-the-stars-card-n11 = deux lignes côte à côte
look-at-the-stars-card-n12 = deux lignes côte à côte, une colonne entre elles
look-at-the-stars-card-n13 = deux lignes côte à côte, deux colonnes entre elles
look-at-the-stars-card-n14 = deux diagonales descendantes, l’une au-dessus de l’autre
look-at-the-stars-card-n15 = deux diagonales montantes, l’une au-dessus de l’autre
look-at-the-stars-card-n16 = une ligne debout et une ligne couchée à son pied
look-at-the-stars-card-n17 = une ligne debout et une ligne couchée à sa tête
look-at-the-stars-card-n18 = une ligne debout et une diagonale montante
look-at-the-stars-card-n19 = une ligne debout et une diagonale descendante
look-at-the-stars-card-n20 = deux marches couchées qui montent
look-at-the-stars-card-n21 = deux marches couchées qui descendent
look-at-the-stars-card-n22 = deux marches debout qui montent
look-at-the-stars-card-n23 = deux marches debout qui descendent
look-at-the-stars-card-n24 = deux lignes alignées avec un vide
look-at-the-stars-card-n25 = deux diagonales alignées avec un vide
look-at-the-stars-card-n26 = une diagonale descendante, un vide, une ligne couchée
look-at-the-stars-card-n27 = une diagonale montante, un vide, une ligne couchée
look-at-the-stars-card-n28 = une étoile filante !
look-at-the-stars-card-n29 = une étoile filante !
look-at-the-stars-card-n30 = une étoile filante !
look-at-the-stars-option-cards = Cartes bonus
look-at-the-stars-option-cards-dealt = Au hasard
look-at-the-stars-option-cards-first-game = Pour découvrir : l’ours et la nouvelle ligne
look-at-the-stars-option-cards-chosen = Choisies par le premier joueur
look-at-the-stars-option-sheets = Ciels
look-at-the-stars-option-sheets-dealt = Au hasard
look-at-the-stars-option-sheets-chosen = Choisis tour à tour par les joueurs

## Le plateau

look-at-the-stars-pile = pile { $pile } sur 3
look-at-the-stars-number = carte { $number } sur 18
look-at-the-stars-points-card =
    { $points ->
        [one] Carte de points : { $points } point
       *[other] Carte de points : { $points } points
    }
look-at-the-stars-draft = brouillon
look-at-the-stars-sizes = Tailles
look-at-the-stars-planets = Planètes
look-at-the-stars-trails = Étoiles filantes
look-at-the-stars-bonus = Carte de points
look-at-the-stars-powers = Pouvoir
look-at-the-stars-total = Total
look-at-the-stars-done = a fini

## Le menu du terminal

look-at-the-stars-group-draw = tracer
look-at-the-stars-group-shoot = dessiner
look-at-the-stars-group-line = tracer
look-at-the-stars-group-planet = une planète
look-at-the-stars-group-star = une nouvelle étoile
look-at-the-stars-group-twinkling = une étoile qui scintille
look-at-the-stars-group-nova = une nova
look-at-the-stars-group-aura = une aura
look-at-the-stars-group-moon = le croissant de lune
look-at-the-stars-group-black-hole = le trou noir
look-at-the-stars-where = Où ? { $places }
look-at-the-stars-turned-r0 = r0, comme sur la carte
look-at-the-stars-turned-r90 = r90, un quart de tour à droite
look-at-the-stars-turned-r180 = r180, un demi-tour
look-at-the-stars-turned-r270 = r270, un quart de tour à gauche
look-at-the-stars-way-east = vers la droite
look-at-the-stars-way-north = vers le haut
look-at-the-stars-way-rising = montante
look-at-the-stars-way-falling = descendante
look-at-the-stars-length-1 = longue d’une ligne
look-at-the-stars-length-2 = longue de deux lignes
look-at-the-stars-length-3 = longue de trois lignes
