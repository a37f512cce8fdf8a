### Star Explorer

## Ce qu’il y a à faire maintenant

star-explorer-prompt-start = Choisissez la face de votre tuile de départ : elle comptera au premier tour.
star-explorer-prompt-size = Choisissez la taille de la constellation que tous vont dessiner.
star-explorer-prompt-seven = Choisissez l’une de vos deux tuiles de sept étoiles.
star-explorer-prompt-draw = Dessinez votre constellation, avec toutes ses étoiles ou quelques-unes.
star-explorer-prompt-over = La partie est finie.

## Les coups

star-explorer-move-start = Montrer la face { $colour }
star-explorer-move-size = Choisir la taille { $size }
star-explorer-move-seven = Prendre la tuile de sept n° { $at }
star-explorer-move-leave = Laisser de côté l’étoile { $at }
star-explorer-move-put = Reprendre l’étoile { $at }
star-explorer-move-place =
    Placer l’étoile 1 en { NUMBER($at, useGrouping: 0) }, { $turns ->
        [0] à l’endroit
        [1] un quart de tour à gauche
        [2] un demi-tour
       *[other] un quart de tour à droite
    }
star-explorer-move-nothing = Ne rien dessiner
star-explorer-move-confirm = Confirmer ce dessin
star-explorer-move-back = Revenir sur ce dessin
star-explorer-notation = « start COULEUR », « size 5-10 », « seven 1-2 », « leave 1-10 », « put 1-10 », « place X Y 0-3 », « nothing », « confirm » ou « back »

## Les mêmes, en un mot, quand l’endroit se choisit ensuite

star-explorer-group-leave = laisser une étoile { $places }
star-explorer-group-put = reprendre une étoile { $places }
star-explorer-group-place = placer
star-explorer-where = Où ? Une étoile de la tuile se dit par son numéro ; l’endroit de l’étoile 1 par sa colonne et sa rangée, comme 1618

## Ce qui s’est passé

star-explorer-event-chose =
    { $who ->
        [you] Votre choix est fait.
       *[other] { $seat } a fait son choix.
    }
star-explorer-event-starts =
    { $who ->
        [you] Votre tuile de départ montre sa face { $colour }.
       *[other] La tuile de départ de { $seat } montre sa face { $colour }.
    }
star-explorer-event-round = Tour { $round } sur 6.
star-explorer-event-drawn = Le hasard donne une tuile de { $size } étoiles.
star-explorer-event-size =
    { $who ->
        [you] Vous êtes premier joueur et choisissez la taille { $size }.
       *[other] { $seat }, premier joueur, choisit la taille { $size }.
    }
star-explorer-event-reveals =
    { $who ->
        [you] Votre tuile : { $tile }, { $size } étoiles, { $colour }.
       *[other] La tuile de { $seat } : { $tile }, { $size } étoiles, { $colour }.
    }
star-explorer-event-places =
    Vous placez l’étoile 1 en { $x }, { $y } depuis l’étoile polaire, { $turns ->
        [0] à l’endroit
        [1] un quart de tour à gauche
        [2] un demi-tour
       *[other] un quart de tour à droite
    }.
star-explorer-event-leaves = Vous laissez de côté l’étoile { $at }.
star-explorer-event-puts = Vous reprenez l’étoile { $at }.
star-explorer-event-nothing = Vous ne dessinez rien.
star-explorer-event-back = Vous revenez sur votre dessin.
star-explorer-event-ready =
    { $who ->
        [you] Votre dessin est confirmé.
       *[other] { $seat } a confirmé son dessin.
    }
star-explorer-event-draws =
    { $stars ->
        [0] { $who ->
            [you] Vous ne dessinez pas { $tile }.
           *[other] { $seat } ne dessine pas { $tile }.
        }
       *[other] { $who ->
            [you] Vous dessinez { $tile } avec { $stars } étoiles.
           *[other] { $seat } dessine { $tile } avec { $stars } étoiles.
        }
    }
star-explorer-event-unlit =
    { $lost ->
        [0] Aucune étoile ne s’éteint.
        [one] Une étoile s’éteint, cela fait { $unlit } sur 7.
       *[other] { $lost } étoiles s’éteignent, cela fait { $unlit } sur 7.
    }
star-explorer-event-scores =
    { $who ->
        [you] Vous marquez { $current } + { $previous } + { $links } = { $points } points.
       *[other] { $seat } marque { $current } + { $previous } + { $links } = { $points } points.
    }
star-explorer-event-turns = Le ciel tourne d’un sixième de tour.
star-explorer-event-ends = Les six tours sont joués : on compte les points.
star-explorer-event-title =
    { $who ->
        [you] Avec { $points } points, vous voilà { $title }.
       *[other] Avec { $points } points, { $seat } devient { $title }.
    }

## La feuille de score

star-explorer-score-unlit =
    { $left ->
        [0] Aucune étoile allumée
        [one] Une étoile allumée
       *[other] { $left } étoiles allumées
    } sur 7
star-explorer-score-round = Tour { $round }, { $tile } : { $current } + { $previous } + { $links }
star-explorer-score-centre =
    { $stars ->
        [0] Centre : aucune étoile
        [one] Centre : { $stars } étoile
       *[other] Centre : { $stars } étoiles
    }
star-explorer-score-axis =
    { $lines ->
        [0] Axe : aucune ligne
        [one] Axe : { $lines } ligne
       *[other] Axe : { $lines } lignes
    }
star-explorer-score-rim =
    { $stars ->
        [0] Bord : aucune étoile
        [one] Bord : { $stars } étoile
       *[other] Bord : { $stars } étoiles
    }

## Les mots

star-explorer-colour-red = rouge
star-explorer-colour-white = blanche
star-explorer-colour-yellow = jaune
star-explorer-colour-blue = bleue
star-explorer-turns-0 = à l’endroit
star-explorer-turns-1 = un quart de tour à gauche
star-explorer-turns-2 = un demi-tour
star-explorer-turns-3 = un quart de tour à droite
star-explorer-title-amateur = astronome amateur
star-explorer-title-beginner = astronome débutant
star-explorer-title-expert = expert du ciel étoilé
star-explorer-title-explorer = explorateur de l’espace
star-explorer-title-copernicus = digne successeur de Copernic
star-explorer-option-first = Qui commence
star-explorer-option-first-random = Au hasard
star-explorer-option-first-1 = Le joueur 1

## Le plateau

star-explorer-round = tour { $round } sur 6
star-explorer-first = premier joueur : { $name }
star-explorer-pile = Pile
star-explorer-previous = Avant
star-explorer-tile-now = Tuile
star-explorer-unlit = Éteintes
star-explorer-rounds = Tours
star-explorer-total = Total
star-explorer-left-out = Laissées : { $stars }
star-explorer-best = Au mieux : { $points } points en { NUMBER($at, useGrouping: 0) }, { $turns ->
        [0] à l’endroit
        [1] un quart de tour à gauche
        [2] un demi-tour
       *[other] un quart de tour à droite
    }{ $without ->
        [none] { "" }
       *[other] , sans { $without }
    }
star-explorer-legend = ◇ rouge ○ blanche △ jaune □ bleue, pleines si prises ; · cachée ; ✶ pôle

## Explications

star-explorer-explain-place = Ce dessin rapporte { $points } points ce tour-ci.
