### Le plateau de Look at the Stars dans le navigateur

look-at-the-stars-board-own = Votre ciel
look-at-the-stars-board-others = Les autres ciels
look-at-the-stars-board-keys = Les flèches déplacent la forme, R la tourne, Entrée la trace ; Entrée encore confirme, Retour arrière reprend. La liste des coups possibles nomme tous les endroits.
look-at-the-stars-board-here = { $where } : possible
look-at-the-stars-board-not-here = { $where } : pas ici
look-at-the-stars-board-manner = Façon de dessiner
look-at-the-stars-board-whole = Forme entière
look-at-the-stars-board-pencil = Ligne à ligne
look-at-the-stars-board-turn = Tourner
look-at-the-stars-board-draw = Dessiner ici
look-at-the-stars-board-earn = Prendre le pouvoir : { $power }
look-at-the-stars-board-hints = Conseils
look-at-the-stars-board-second = Tracez l’autre ligne, ou touchez la forme qui vous plaît.
look-at-the-stars-board-no-second = Cette ligne ne mène à rien avec cette carte. Tracez l’autre pour savoir pourquoi, ou annulez.
look-at-the-stars-board-may-earn = Une forme de pouvoir est complète ! Prenez-la, ou confirmez sans elle.
look-at-the-stars-board-may-confirm = Cela vous plaît ? Confirmez, ou reprenez.
look-at-the-stars-board-use-none = Rien à dessiner avec ce pouvoir. Confirmez, ou reprenez.
look-at-the-stars-board-use-planet = Où naît la planète ? Touchez une étoile allumée.
look-at-the-stars-board-use-star = Où naît la nouvelle étoile ? Touchez un endroit allumé.
look-at-the-stars-board-use-line = Tracez une ligne de plus, où vous voulez.
look-at-the-stars-board-use-galaxy = Où passe la galaxie ? Elle couvre deux étoiles côte à côte.
look-at-the-stars-board-use-twinkling = Quelle étoile va scintiller ? Touchez-en une.
look-at-the-stars-board-use-nova = Quelle constellation reçoit la nova ? Touchez une de ses étoiles.
look-at-the-stars-board-use-aura = Quelle constellation reçoit l’aura ? Touchez une de ses étoiles.
look-at-the-stars-board-use-moon = Où se lève la lune ? Touchez une étoile allumée.
look-at-the-stars-board-use-black-hole = Où s’ouvre le trou noir ? Touchez une étoile allumée.
look-at-the-stars-board-drawing = dessine
look-at-the-stars-board-larger = Voir de près le ciel de { $who }
look-at-the-stars-board-lore = Que voit-on ici ?
look-at-the-stars-board-keep = Garder ce ciel en image :
look-at-the-stars-board-found = { $count ->
    [0] Pas encore trouvée
    [one] Trouvée une fois
   *[other] Trouvée { $count } fois
}
look-at-the-stars-board-size-done = { $size } lignes : faite
look-at-the-stars-board-size-open = { $size } lignes : à faire
look-at-the-stars-board-sky-of = Ciel de { $who }, { $sheet }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
look-at-the-stars-board-group = { $counts ->
    [yes] Constellation de { $size } lignes ({ $stars })
   *[no] { $size ->
        [one] Une ligne ({ $stars })
       *[other] { $size } lignes liées ({ $stars })
    }
}

## Les lignes de la feuille de score, côte à côte
look-at-the-stars-score-planets = Planètes
look-at-the-stars-score-trails = Étoiles filantes
look-at-the-stars-score-powers = Ce que le pouvoir a dessiné
look-at-the-stars-board-every-point = Chaque point et sa règle

## Ce que font les pouvoirs, en bref
look-at-the-stars-board-power-aura = Ferme une constellation : 2 points.
look-at-the-stars-board-power-planet = Une planète de plus, sur une étoile libre.
look-at-the-stars-board-power-stars = Deux étoiles là où il n’y en a pas, dès la carte suivante.
look-at-the-stars-board-power-line = Une ligne de plus, n’importe où.
look-at-the-stars-board-power-galaxy = Couvre deux étoiles libres voisines de la forme : 2 points.
look-at-the-stars-board-power-black-hole = Une fois. 1 point par étoile libre autour ; on n’y dessine plus.
look-at-the-stars-board-power-nova = Sa constellation peut avoir 9 ou 10 lignes.
look-at-the-stars-board-power-twinkling = 3 points si deux constellations exactement la touchent.
look-at-the-stars-board-power-moon = Une fois. 1 point par constellation sur sa rangée ou sa colonne.

## Le ciel des peuples
look-at-the-stars-board-lore-southern-africa = Deux étoiles vives de la Croix du Sud et deux du Centaure sont, pour les Vendas, les girafes : les soirs d’octobre, elles frôlent la cime des arbres. Des San ont vu un bubale dans Aldébaran et sa femelle dans Bételgeuse, et ont raconté qu’une jeune fille lança des cendres vers la nuit : ce fut la Voie lactée.
look-at-the-stars-board-lore-china = Les astronomes chinois comptent vingt-huit demeures sur le chemin de la Lune, sept pour chacun des quatre animaux du ciel. Le dragon d’azur tient l’est : Antarès est son cœur. L’oiseau vermillon tient le sud, la saison chaude.
look-at-the-stars-board-lore-egypt = Quand Sirius reparaissait à l’aube, l’Égypte attendait la crue du Nil. Trente-six groupes d’étoiles, les décans, donnaient l’heure de la nuit. Khépri, le scarabée, est le soleil qui se lève ; l’ibis est l’oiseau de Thot, qui compte le temps.
look-at-the-stars-board-lore-greece = Au deuxième siècle, Ptolémée décrit quarante-huit constellations, dont presque toutes ont gardé leur nom. L’Hydre est aujourd’hui la plus étendue du ciel. La Lyre, où brille Véga, est celle d’Orphée, placée parmi les étoiles après sa mort.
look-at-the-stars-board-lore-india = La Lune, Soma, passe chaque nuit chez une autre de ses vingt-sept épouses : ce sont les nakshatras, les étapes de son mois. Dans Orion, on voit une tête de cerf, Mrigashira, et la flèche qui frappe l’animal, les trois étoiles du baudrier ; les sept étoiles de la Grande Ourse sont sept sages.
look-at-the-stars-board-lore-inuit = La Grande Ourse est Tukturjuit, le caribou, qui sert d’horloge dans la nuit. À la mi-décembre, au plus noir de l’hiver, deux étoiles de l’Aigle reparaissent avant l’aube, Aagjuuk : une année commence, le soleil reviendra. Sirius tremble de rouge et de blanc : un renard roux et un renard blanc se disputent le même terrier.
look-at-the-stars-board-lore-navajo = Au nord, un feu ne bouge pas : l’étoile Polaire, comme le foyer au milieu de la maison. L’homme et la femme qui tournent, la Grande Ourse et Cassiopée, l’entourent. Coyote, impatient, éparpilla les autres étoiles ; la sienne, qu’on tient pour Canopus, se montre à peine, très bas au sud.
look-at-the-stars-board-lore-polynesia = Le hameçon de Māui, c’est la queue du Scorpion : il en a tiré des îles du fond de la mer. Les navigateurs retiennent où chaque étoile se lève et se couche ; Arcturus passe droit au-dessus d’Hawaï. Castor et Pollux regardent l’un devant, l’autre derrière.
