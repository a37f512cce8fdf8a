### Stellarium

stellarium-prompt-founding = Fondez votre famille : son nom, ses huit fondateurs, leur formation et leur prestige, vos candidats et votre enchère.
stellarium-prompt-orders = Écrivez vos ordres pour le tour qui vient.
stellarium-prompt-turns = La partie est finie.
stellarium-prompt-capital = Stellarium est tombée. Tout le monde a perdu.
stellarium-prompt-silent = Personne n’a rendu d’ordres. Tout le monde a perdu.
stellarium-notation = « orders DOCUMENT » ou « found DOCUMENT » d’une famille, « resolve » de l’arbitre

stellarium-option-turns = Nombre de tours
stellarium-option-governor = Gains de la famille d’un gouverneur
stellarium-turns-endless = sans fin
stellarium-governor-half = une moitié de plus
stellarium-governor-double = doublés

stellarium-score-earlier = Tours précédents
stellarium-score-turn = Tour { $turn }

## Noms

stellarium-school-priest = prêtre
stellarium-school-warrior = guerrier
stellarium-school-explorer = explorateur
stellarium-school-merchant = marchand
stellarium-school-none = trop jeune pour une école
stellarium-good-capsule = une capsule de survie
stellarium-good-guards = des gardes du corps
stellarium-good-prosthesis = une cyberprothèse
stellarium-good-doctor = un médecin
stellarium-good-kolombo = une assurance Kolombo
stellarium-crime-murder = un meurtre
stellarium-crime-kidnapping = un enlèvement
stellarium-crime-scandal = un scandale
stellarium-crime-sabotage = un sabotage
stellarium-crime-bomb = une bombe
stellarium-crime-rebellion = une rébellion
stellarium-crime-treason = une trahison
stellarium-cause-murder = par meurtre
stellarium-cause-age = de vieillesse
stellarium-cause-rebellion = de la main des rebelles
stellarium-cause-war = à la guerre
stellarium-cause-wreck = dans la perte d’un vaisseau
stellarium-cause-bomb = dans l’attentat de la bourse
stellarium-cause-coup = dans le coup d’État
stellarium-cause-space = sur le chemin du retour
stellarium-by-hostage = la Tentacule Sombre
stellarium-by-rebels = les rebelles
stellarium-by-pouarks = les Pouarks
stellarium-result-great-victory = grande victoire
stellarium-result-victory = victoire
stellarium-result-defeat = défaite
stellarium-result-great-defeat = grande défaite
stellarium-pyramid-government = le Gouvernement
stellarium-pyramid-church = l’Église
stellarium-pyramid-army = l’Armée
stellarium-pyramid-explorers = la Gilde des explorateurs
stellarium-pyramid-merchants = la Gilde des marchands
stellarium-verdict-guilty = coupable
stellarium-verdict-not-guilty = non coupable
stellarium-verdict-abstain = s’abstient
stellarium-share-S = sûr
stellarium-share-N = normal
stellarium-share-R = risqué
stellarium-end-turns = le dernier tour est joué
stellarium-end-capital = Stellarium est tombée
stellarium-end-silent = personne n’a rendu d’ordres

## Tour 0 et statuts

stellarium-event-family = Fondation de la famille { $family }.
stellarium-event-founder = { $person } : { $school }, { $prestige } PP.
stellarium-event-status = { $family } : { $status }.
stellarium-event-left-seat = { $person } quitte les pyramides : la famille n’a plus de joueur.
stellarium-event-received = Vos ordres sont arrivés ; ils compteront comme { $status }.

## Achats et contrats

stellarium-event-bought = Acheté pour { $person } : { $good }.
stellarium-event-heretic = { $person } est hérétique et passera en jugement.
stellarium-event-death =
    { $sex ->
        [w] { $person } est morte à { $age } ans, { $cause }.
       *[m] { $person } est mort à { $age } ans, { $cause }.
    }
stellarium-event-revived = Un médecin ramène { $person } à la vie.
stellarium-event-found = L’enquête démasque { $person } ; le crime : { $crime }.
stellarium-event-unsolved = Une enquête n’aboutit pas ; le crime : { $crime }.
stellarium-event-contract-executed = La Tentacule Sombre a pris { $amount } M$ ; commanditaire : { $person } ; crime : { $crime }.
stellarium-event-contract-refused = La Tentacule Sombre a refusé { $amount } M$ ; commanditaire : { $person } ; crime : { $crime }.
stellarium-event-murder-failed = { $person } échappe à un meurtre.
stellarium-event-kidnapped =
    { $sex ->
        [w] { $person } est enlevée.
       *[m] { $person } est enlevé.
    }
stellarium-event-kidnapping-failed = { $person } échappe à un enlèvement.
stellarium-event-ransomed = Une rançon de { $price } M$ est versée pour { $person }.
stellarium-event-ransom-share = Votre part d’une rançon ({ $person }) : { $amount } M$.
stellarium-event-scandal = Scandale ! { $person } passera en jugement.
stellarium-event-scandal-failed = Personne ne croit au scandale monté contre { $person }.
stellarium-event-cleared =
    { $sex ->
        [w] { $person } est lavée de tout soupçon : le scandale était monté.
       *[m] { $person } est lavé de tout soupçon : le scandale était monté.
    }
stellarium-event-captured = { $person } est aux mains de l’ennemi sur { $planet } : { $by }.
stellarium-event-freed = { $person } est libre.
stellarium-event-saved = Une capsule de survie se pose sans mal sur { $planet } ; à bord : { $person }.

## Mariages et départs

stellarium-event-married = { $person } épouse { $bride } ; célébrant : { $priest }.
stellarium-event-not-married = Le mariage de { $groom } et { $bride } n’a pas lieu.
stellarium-event-ship-sold = { $family } vend un vaisseau à { $other } : { $ship }.
stellarium-event-ship-lent = { $family } prête un vaisseau à { $other } : { $ship }.
stellarium-event-ship-hired = { $family } loue un vaisseau à { $other } : { $ship }.
stellarium-event-no-deal = Pas d’accord sur le vaisseau { $ship }.
stellarium-event-ship-stays = Le vaisseau { $ship } reste sur Stellarium.
stellarium-event-ship-leaves =
    { $crew ->
        [one] Le vaisseau { $ship } part avec une personne à bord : { $person }.
       *[other] Le vaisseau { $ship } part avec { $crew } personnes à bord ; capitaine : { $person }.
    }
stellarium-event-aboard = { $person } est à bord du vaisseau { $ship }.
stellarium-event-post-abolished = Le comptoir de la famille { $family } sur { $planet } est supprimé.
stellarium-event-planet-closed = Commerce fermé pour ce tour : { $planet }.
stellarium-event-barred = Bourse interdite pour ce tour à la famille { $family }.
stellarium-event-trades-on = { $person } commerce sur { $planet }.
stellarium-event-commands = { $person } commande la flotte { $fleet }.
stellarium-event-joins-fleet = { $person } rejoint la flotte { $fleet }.
stellarium-event-garrisons = { $person } tient garnison sur { $planet }.

## Naissances et écoles

stellarium-event-born =
    { $sex ->
        [w] Naissance d’une fille ; père : { $father }.
       *[m] Naissance d’un garçon ; père : { $father }.
    }
stellarium-event-recognised = { $person } est reconnu : { $school }.
stellarium-event-baptised =
    { $priest ->
        [none] Baptême sans prêtre : { $person }.
       *[other] Baptême : { $person }, par { $priest }.
    }
stellarium-event-schooled = { $person } sort de l’école : { $school }.

## Batailles

stellarium-event-no-revolt = { $planet } reste calme.
stellarium-event-revolt = Révolte sur { $planet } : { $result } de l’Empire, pertes { $lost } sur { $men } guerriers.
stellarium-event-retaking = La deuxième flotte attaque { $planet } : { $result }, pertes { $lost } sur { $men } guerriers.
stellarium-event-invasion = Les Pouarks attaquent { $planet } : { $result } de l’Empire, pertes { $lost } sur { $men } guerriers.
stellarium-event-assault = La première flotte attaque { $planet } : { $result }, pertes { $lost } sur { $men } guerriers.
stellarium-event-planet-lost = { $planet } est perdue ; vainqueurs : { $by }.
stellarium-event-planet-won = { $planet } est à l’Empire ; chaque famille y a un comptoir.
stellarium-event-treason = Des secrets militaires parviennent aux Pouarks.
stellarium-event-treason-failed = Les Pouarks ne croient pas un traître.

## Bourse et retours

stellarium-event-bomb = Une bombe explose à la bourse.
stellarium-event-boom = L’Empire a plus de colonies qu’au début du tour : la bourse monte d’un cran.
stellarium-event-slump = L’Empire a moins de colonies qu’au début du tour : la bourse baisse d’un cran.
stellarium-event-exchange = { $person } mise { $stake } M$, placement { $share } : { $gain } M$.
stellarium-event-ship-destroyed = Le vaisseau { $ship } est détruit.
stellarium-event-ship-captured = Le vaisseau { $ship } est capturé ; planète : { $planet }.
stellarium-event-nothing-found = Le vaisseau { $ship } n’a rien trouvé.
stellarium-event-colony-found = Le vaisseau { $ship } a trouvé une planète à coloniser : { $planet }.
stellarium-event-pouark-planet-found = Le vaisseau { $ship } a trouvé une planète des Pouarks : { $planet }.
stellarium-event-traded = { $person } rapporte { $gain } M$ ; colonie : { $planet }.

## Pouvoir

stellarium-event-coup = { $person } tente un coup d’État contre le trône.
stellarium-event-coup-support = { $person } soutient le coup d’État.
stellarium-event-coup-oppose = { $person } refuse le coup d’État.
stellarium-event-coup-succeeds = Le coup d’État réussit : { $person } monte sur le trône.
stellarium-event-deposed =
    { $sex ->
        [w] { $person } est renversée et passera en jugement.
       *[m] { $person } est renversé et passera en jugement.
    }
stellarium-event-coup-fails = Le coup d’État échoue ; à sa tête : { $person }.
stellarium-event-purged =
    { $sex ->
        [w] { $person } est chassée de l’Armée et passera en jugement.
       *[m] { $person } est chassé de l’Armée et passera en jugement.
    }
stellarium-event-special-disgrace = Disgrâce spéciale : { $person }, qui passera en jugement.
stellarium-event-judge-removed =
    { $sex ->
        [w] { $person } est destituée de la Haute Cour.
       *[m] { $person } est destitué de la Haute Cour.
    }
stellarium-event-disgraced = Disgrâce dans { $pyramid } : { $person }, qui passera en jugement.
stellarium-event-dismissed =
    { $sex ->
        [w] { $person } est destituée et ne dirige plus { $pyramid }.
       *[m] { $person } est destitué et ne dirige plus { $pyramid }.
    }
stellarium-event-tried = Procès { $trial } : { $person }.
stellarium-event-vote =
    { $years ->
        [0] Procès { $trial } : { $person } { $verdict }.
       *[other] Procès { $trial } : { $person } dit { $verdict }, { $years } ans.
    }
stellarium-event-adjourned =
    { $why ->
        [held] Procès { $trial } reporté : { $person } est aux mains d’autrui.
       *[no-judge] Procès { $trial } reporté, faute de juge : { $person }.
    }
stellarium-event-acquitted =
    { $sex ->
        [w] { $person } est acquittée.
       *[m] { $person } est acquitté.
    }
stellarium-event-convicted = { $person } part au bagne pour { $years } ans.
stellarium-event-fined = { $person } verse { $price } M$ à la famille { $to }.
stellarium-event-absent = { $person } manque à l’Assemblée et perd tout poste.
stellarium-event-forgiven = Pardon archipapal : { $person }.
stellarium-event-eulogy = Éloge funèbre : { $person }, par { $priest }.
stellarium-event-silence = Une minute de silence : { $person }.
stellarium-event-resigned = { $person } démissionne de la Haute Cour.
stellarium-event-judge-elected =
    { $sex ->
        [w] { $person } est élue à la Haute Cour.
       *[m] { $person } est élu à la Haute Cour.
    }
stellarium-event-promoted =
    { $floor ->
        [0] { $person } dirige { $pyramid }.
        [1] { $person } devient dauphin dans { $pyramid }.
       *[2] { $person } entre au conseil dans { $pyramid }.
    }
stellarium-event-governor-elected = { $person } gouverne { $planet }.
stellarium-event-ship-bought = { $family } achète un vaisseau pour { $price } M$ : { $ship }.
stellarium-event-outbid = Votre enchère de { $amount } M$ n’était pas la meilleure.
stellarium-event-points = { $family } : { $points } points, { $total } en tout.
stellarium-event-accounts = Votre bourse : { $purse } M$. Vos crédits auprès de la Tentacule Sombre : { $credits }.
stellarium-event-end = La partie est finie : { $end }.

## Fautes dans les ordres

stellarium-event-mistake-refused = { $place } : « { $found } » n’est pas possible ({ $rule }). Serait juste : { $right }.
stellarium-event-mistake-impossible = { $place } : « { $found } » n’est pas possible ({ $rule }).
stellarium-event-mistake-blank = { $place } : rien n’est écrit ici ({ $rule }). Serait juste, par exemple : { $right }.
stellarium-event-mistake-not-held = { $place } : ce pouvoir n’est pas à votre famille ce tour ({ $rule }).
stellarium-event-mistake-no-bastard = { $place } : votre famille ne peut reconnaître personne ce tour ({ $rule }).
stellarium-event-mistake-no-credit = { $place } : vous n’avez pas de crédit auprès de la Tentacule Sombre ; on en gagne un par tour dont les ordres sont rendus ({ $rule }).
stellarium-event-mistake-too-many-contracts = { $place } : un contrat de trop ; vos crédits auprès de la Tentacule Sombre en permettent { $right } ({ $rule }).
stellarium-event-mistake-bad-amount = { $place } : « { $found } » ne va pas ; un contrat coûte au moins 1 M$, et il vous reste { $right } M$ pour celui-ci ({ $rule }).
stellarium-event-mistake-too-many = { $place } : « { $found } » est de trop ; ce pouvoir va jusqu’à { $right } ({ $rule }).
stellarium-event-mistake-no-such-trial = { $place } : il n’y a pas de procès « { $found } » ({ $rule }). Procès ouverts : { $right }.
stellarium-event-mistake-bad-years = { $place } : « { $found } » n’est pas une peine ({ $rule }). Coupable ou non coupable, un juge demande un nombre d’années : { $right }.
stellarium-event-mistake-not-toml = La ligne { $line } est illisible : « { $found } ».
stellarium-event-mistake-unknown-key = { $place } : inconnu. Vouliez-vous dire { $right } ?
stellarium-event-mistake-no-such-key = { $place } : inconnu. Ce tableau connaît : { $right }.
stellarium-event-mistake-key-at-top = { $place } : « { $right } » s’écrit en haut du document, avant la première ligne entre crochets.
stellarium-event-mistake-key-elsewhere = { $place } : inconnu ici. Cela s’écrit sous { $right }.
stellarium-event-mistake-not-a-table = { $place } : « { $found } » devrait être un tableau { $right }.
stellarium-event-mistake-not-a-list = { $place } : « { $found } » devrait être une liste { $right }.
stellarium-event-mistake-not-a-number = { $place } : « { $found } » devrait être un nombre entier, 0 ou plus ({ $rule }).
stellarium-event-mistake-not-a-flag = { $place } : « { $found } » devrait être true ou false ({ $rule }).
stellarium-event-mistake-bad-name = { $place } : « { $found } » n’est pas un nom ({ $rule }).
stellarium-event-mistake-bad-choice = { $place } : « { $found } » n’est pas un choix ({ $rule }). Serait juste : { $right }.
stellarium-event-mistake-bad-bet = { $place } : « { $found } » n’est pas une mise ({ $rule }). Serait juste : { $right }.
stellarium-event-mistake-no-such-person = { $place } : personne n’est « { $found } » ({ $rule }). On écrit une personne comme { $right }.
stellarium-event-mistake-no-such-place = { $place } : nul lieu ne s’appelle « { $found } » ({ $rule }). Serait juste : { $right }.
stellarium-event-mistake-no-such-planet = { $place } : aucune planète ne s’appelle « { $found } » ({ $rule }). Serait juste : { $right }.
stellarium-event-mistake-no-such-ship = { $place } : aucun vaisseau ne s’appelle « { $found } » ({ $rule }). Serait juste : { $right }.
stellarium-event-mistake-no-such-family = { $place } : aucune famille ne s’appelle « { $found } » ({ $rule }). Serait juste : { $right }.
stellarium-event-mistake-other-family = Ces ordres sont ceux de « { $found } », la vôtre est { $right }.
stellarium-event-mistake-other-turn = Ces ordres sont pour le tour { $found } ; celui qui vient est le { $right }.

## Ce qu’un ordre attend, et les prénoms

stellarium-event-warning = { $place } : { $found }, seulement { $condition } ({ $rule }).
stellarium-if-widowed = en cas de veuvage avant les mariages
stellarium-if-ransomed = si sa rançon est payée ce tour
stellarium-if-marriage-ends = si l’un des trois mariages entre ces familles prend fin avant
stellarium-if-schooled = après son école, ce tour
stellarium-if-off-court = en quittant la Haute Cour ce tour
stellarium-if-retaken = si une flotte prend ce monde ce tour
stellarium-if-heretic = en cas d’hérésie d’ici là
stellarium-if-conquered = si les Pouarks la prennent ce tour
stellarium-if-freed = une fois libre, avant l’Assemblée
stellarium-if-honoured = avec 10 PP au moins à l’Assemblée
stellarium-if-unseated = en perdant son siège ce tour
stellarium-if-convicted = en cas de condamnation ce tour
stellarium-event-mistake-name-taken = { $place } : « { $found } » est déjà le prénom de { $right } ({ $rule }). Choisissez-en un autre.
stellarium-event-mistake-name-twice = { $place } : « { $found } » est déjà le prénom n° { $right } ({ $rule }). Choisissez-en un autre.
