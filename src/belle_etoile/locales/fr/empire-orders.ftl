### Les ordres d’une famille dans le navigateur

empire-orders-chapters = Chapitres
empire-orders-as-form = Formulaire
empire-orders-as-text = Texte
empire-orders-choose = à choisir
empire-orders-none = non
empire-orders-clear = Effacer ce choix
empire-orders-drop = Retirer : { $what }
empire-orders-more = et { $count } autres ; écrivez pour chercher
empire-orders-nobody = Rien ne correspond.
empire-orders-most =
    { $count ->
        [one] un seul
       *[other] { $count } au plus
    }
empire-orders-person = { $name } ({ $code }), { $about }
empire-orders-about = { $age } ans, { $school }, { $prestige } PP
empire-orders-written =
    { $count ->
        [one] une ligne
       *[other] { $count } lignes
    }
empire-orders-troubles =
    { $count ->
        [one] un point à revoir
       *[other] { $count } points à revoir
    }
empire-orders-missing-here = Il manque encore quelque chose ici.
empire-orders-laid-out = Votre intendant a préparé une feuille prudente, qui compte déjà comme des ordres rendus. Changez ce que vous voulez.
empire-orders-unreadable = Le texte de ces ordres ne se lit pas comme un document : corrigez-le d’abord dans
empire-orders-fleet = flotte { $number }
empire-orders-aboard-ship = à bord : { $ship }
empire-orders-bet = { $share }, { $stake } M$
empire-orders-office-judge = Haute Cour
empire-orders-office-governor = gouverneur : { $planet }
empire-orders-is-judge = juge
empire-orders-is-governor = gouverneur : { $planet }
empire-orders-is-convict = au bagne
empire-orders-is-hostage = otage de la Tentacule Sombre
empire-orders-is-rebels = aux mains des rebelles
empire-orders-is-pouarks = aux mains des Pouarks
empire-orders-is-heretic = hérétique
empire-orders-verdict-abstain = s’abstenir
empire-orders-verdict-guilty = coupable
empire-orders-verdict-not-guilty = non coupable
empire-orders-births-no = aucune
empire-orders-ransom-pay = payer
empire-orders-ransom-refuse = refuser
empire-orders-contract-murder = meurtre
empire-orders-contract-kidnapping = enlèvement
empire-orders-contract-scandal = scandale
empire-orders-contract-sabotage = sabotage
empire-orders-contract-bomb = bombe à la bourse
empire-orders-contract-rebellion = rébellion
empire-orders-contract-treason = trahison
empire-orders-deal-sell = vendre
empire-orders-deal-lend = prêter
empire-orders-deal-hire = louer
empire-orders-word-offensive = attaquer encore
empire-orders-word-defensive = tenir
empire-money = { $amount } M$

## Les chapitres

empire-chapter-people = Les personnes
empire-chapter-people-about = Chaque adulte libre reçoit un lieu : c’est le minimum dû. Un marchand mise à la bourse depuis Stellarium ou va commercer sur une colonie ; un guerrier rejoint une flotte ou une garnison ; un explorateur ou un prêtre peut embarquer. Chaque article acheté coûte 1 M$ et sert pour ce tour. On peut aussi limiter les naissances et se présenter à une charge.
empire-chapter-youth = La jeunesse
empire-chapter-youth-about = Ceux qui sont nés au tour passé prennent un prénom et entrent dans une école : prêtre, guerrier, explorateur ou marchand. Le prêtre qui les baptise gagne du prestige ; c’est une politesse qui se négocie.
empire-chapter-house = La maison
empire-chapter-house-about = Si l’un des vôtres est enlevé, payez-vous ? Une réponse pour tous, et des exceptions pour qui vous voulez. Une famille qui ne peut plus avoir d’enfants peut reconnaître un fils caché.
empire-chapter-marriages = Les mariages
empire-chapter-marriages-about = Un mariage se conclut quand les deux familles écrivent le même : époux, épouse et prêtre. Mettez-vous d’accord par lettre. Les enfants appartiennent à la famille du père.
empire-chapter-exchange = La bourse
empire-chapter-exchange-about = Un marchand sur Stellarium place un à trois M$ : sûr, normal ou risqué. Plus le placement est risqué, plus il peut rapporter, ou tout perdre. Ici, vous voyez toutes vos mises et pouvez en donner une à tous.
empire-chapter-expeditions = Les expéditions
empire-chapter-expeditions-about = Un vaisseau part avec un capitaine explorateur, un prêtre au moins, et tous ceux que vous inscrivez. Un invité n’embarque que si sa famille lui donne aussi ce vaisseau comme lieu. On trouve parfois une planète à coloniser, parfois les Pouarks.
empire-chapter-ships = Vendre, prêter, louer
empire-chapter-ships-about = Un vaisseau change de mains quand les deux familles écrivent le même accord : qui, à qui, pour combien.
empire-chapter-contracts = La Tentacule Sombre
empire-chapter-contracts-about = Une guilde discrète exécute les contrats les mieux payés. Chaque contrat a un commanditaire de votre famille, un montant, une cible. C’est un crime : si l’on découvre le commanditaire, il sera jugé.
empire-chapter-court = La Haute Cour
empire-chapter-court-about = Vos juges, et l’Empereur s’il est des vôtres, se prononcent sur chaque procès ; une condamnation demande un nombre d’années. Les votes sont publics. Sans réponse, on s’abstient.
empire-chapter-votes = Les votes
empire-chapter-votes-about = Qui siège sous un chef peut voter sa destitution ; elle vaut si tous ceux qui restent le veulent. Les officiers disent aussi s’ils suivraient un coup d’État.
empire-chapter-powers = Les pouvoirs
empire-chapter-powers-about = Vos charges vous donnent des pouvoirs pour ce tour. Rien ne vous oblige à vous en servir : une disgrâce ne s’oublie pas.
empire-chapter-bid = L’enchère
empire-chapter-bid-about = Un nouveau vaisseau est mis aux enchères à la fin du tour. La plus haute offre l’emporte et paie la suivante. Donnez-lui un nom : s’il est à vous, il le portera.

## Les personnes

empire-people-who = Personne
empire-people-place = Lieu
empire-people-bet = Mise
empire-people-goods = Achats
empire-people-buy = Achats
empire-people-births = Naissances
empire-people-office = Candidature
empire-people-candidate = Candidature
empire-people-resign = Démissionner
empire-people-nowhere = à décider
empire-people-no-bet = aucune
empire-people-births-any = toutes
empire-people-no-office = aucune
empire-people-rare = Naissances, candidature
empire-people-rare-goods =
    { $count ->
        [0] Achats et autres
       *[other] Achats ({ $count }) et autres
    }
empire-people-about = { $age } ans, { $school }, { $prestige } PP
empire-people-find = Chercher
empire-people-school = École
empire-people-all = toutes
empire-people-sort = Trier par
empire-people-sort-number = numéro
empire-people-sort-name = prénom
empire-people-sort-age = âge
empire-people-sort-school = école
empire-people-sort-prestige = prestige
empire-people-sort-trouble = à revoir d’abord
empire-people-shown =
    { $all ->
        [one] Une personne.
       *[other] { $shown } personnes sur { $all }.
    }
empire-fill = Remplir pour tous ceux qui sont montrés
empire-fill-bets = La même mise pour tous
empire-fill-what = Quoi
empire-fill-with = Avec
empire-fill-nothing = (effacer)
empire-fill-go =
    { $count ->
        [0] Remplir
        [one] Remplir pour 1 personne
       *[other] Remplir pour { $count } personnes
    }
empire-purchases = Ordre des achats ({ $count })
empire-purchases-order = On achète dans cet ordre, tant que la bourse suffit.
empire-purchase = { $who } : { $good }
empire-purchase-earlier = Acheter plus tôt : { $what }
empire-votes-dismiss = Destitution
empire-votes-coup = Coup d’État

## La jeunesse et la maison

empire-youth-name = Prénom
empire-youth-school = École
empire-youth-priest = Prêtre
empire-youth-no-priest = au sort
empire-youth-about =
    { $father ->
        [none] { $sex ->
            [w] fille, { $age } ans
           *[m] garçon, { $age } ans
        }
       *[other] { $sex ->
            [w] fille de { $father }, { $age } ans
           *[m] fils de { $father }, { $age } ans
        }
    }
empire-house-ransom = Si l’un des vôtres est enlevé
empire-house-ransom-none = refuser
empire-house-exception = Une réponse à part pour
empire-house-ransom-for = Rançon de { $who }
empire-house-as-others = comme pour les autres
empire-house-bastard = Un fils caché
empire-house-recognise = Le reconnaître ce tour-ci

## Ce qui se conclut à plusieurs

empire-entry-marriage = Mariage { $number }
empire-add-marriage = Ajouter un mariage
empire-marriage-groom = Époux
empire-marriage-bride = Épouse
empire-marriage-priest = Prêtre
empire-entry-contract = Contrat { $number }
empire-add-contract = Ajouter un contrat
empire-contract-kind = Sorte
empire-contract-client = Commanditaire
empire-contract-amount = Montant (M$)
empire-contract-target = Cible
empire-contract-target-living = Victime
empire-contract-target-ships = Vaisseau visé
empire-contract-target-colonies = Colonie visée
empire-contract-ships = Vaisseaux trahis
empire-contract-add-ship = ajouter un vaisseau
empire-entry-deal = Accord { $number }
empire-add-deal = Ajouter un accord
empire-deal-kind = Quoi
empire-deal-ship = Vaisseau
empire-deal-from = Propriétaire
empire-deal-to = Preneur
empire-deal-price = Prix (M$)
empire-entry-expedition = Expédition { $number }
empire-add-expedition = Préparer une expédition
empire-expedition-ship = Vaisseau
empire-expedition-captain = Capitaine
empire-expedition-aboard = À bord, invités compris
empire-expedition-add = inscrire quelqu’un
empire-expedition-name = Nom d’une planète à trouver ({ $number })
empire-expedition-places = Pensez à donner aux vôtres le vaisseau comme lieu, au chapitre des personnes.
empire-ship-of =
    { $family ->
        [none] { $ship }
       *[other] { $ship } ({ $family })
    }
empire-entry-verdict = Verdict { $number }
empire-trial = Procès { $number } : { $accused }
empire-judge = { $who } dit
empire-years = Peine
empire-years-of = { $years } ans
empire-vote-dismiss = Destituer la tête : { $pyramid }, { $head }
empire-vote-nobody = personne
empire-vote-coup = Soutenir un coup d’État
empire-exchange-merchants = Marchands
empire-exchange-betting = { $count } sur { $all } misent
empire-bid-amount = Offre (M$)
empire-bid-name = Nom du vaisseau

## Les pouvoirs

empire-power-add = ajouter
empire-power-emperor = Empereur
empire-power-emperor-disgrace = Disgracier au Gouvernement
empire-power-emperor-special = Disgrâce spéciale
empire-power-emperor-remove = Destituer un juge
empire-power-emperor-war = Déclarer la guerre aux Pouarks
empire-power-emperor-target = Première cible
empire-power-emperor-pardon = Gracier
empire-power-archpope = Archipape
empire-power-archpope-disgrace = Disgracier dans l’Église
empire-power-archpope-excommunicate = Excommunier
empire-power-archpope-forgive = Pardonner un hérétique
empire-power-archpope-prostheses = Autoriser une prothèse
empire-power-archpope-remarriages = Autoriser un remariage
empire-power-general = Grand Général
empire-power-general-disgrace = Disgracier dans l’Armée
empire-power-general-commander-1 = Commandant de la flotte 1
empire-power-general-commander-2 = Commandant de la flotte 2
empire-power-general-strategy = Après une victoire
empire-power-general-patrol = Planètes de la flotte 2
empire-power-general-stragglers = Guerriers sans lieu
empire-power-general-coup = Tenter un coup d’État
empire-power-dauphin = Premier dauphin de l’Armée
empire-power-dauphin-coup = Tenter un coup d’État si le général est absent
empire-power-commander = Grand Commandeur
empire-power-commander-disgrace = Disgracier chez les explorateurs
empire-power-commander-ban = Retenir un vaisseau
empire-power-commander-permits = Permis de capitaine
empire-power-master = Maître Marchand
empire-power-master-disgrace = Disgracier chez les marchands
empire-power-master-close = Fermer une planète ce tour-ci
empire-power-master-abolish = Supprimer un comptoir
empire-power-abolish-family = De la famille
empire-power-abolish-planet = Sur
empire-power-master-bar = Écarter de la bourse

## Où en est la feuille

empire-standing = Où en est votre feuille
empire-standing-status = Statut
empire-standing-spent = Dépense
empire-standing-of = { $spent } sur { $purse } M$
empire-standing-over = La bourse n’y suffit pas : tout ne sera pas exécuté.
empire-standing-shared = Prestige
empire-standing-hints = { $count ->
    [one] Un conseil
   *[other] { $count } conseils
}
empire-standing-offers = Voir les propositions
empire-standing-todo =
    { $count ->
        [one] Un point à revoir
       *[other] { $count } points à revoir
    }
empire-standing-lots =
    { $count ->
        [one] Un blanc sera tiré au sort
       *[other] { $count } blancs seront tirés au sort
    }
empire-standing-more = et { $count } autres
empire-ready = Je suis prêt
empire-not-ready = Je ne suis plus prêt
empire-ready-said = Vos ordres sont prêts. Vous pouvez encore changer d’avis.
empire-ready-paused = Vos ordres sont prêts ; la campagne est suspendue.
empire-mark-saved = Enregistré
empire-mark-saving = Enregistrement…
empire-mark-waiting = Pas encore enregistré
empire-mark-conflict = Deux versions
empire-mark-closed = Tour clos
empire-conflict = Cette feuille a aussi été changée dans une autre fenêtre. Laquelle garder ?
empire-conflict-theirs = Prendre l’autre version
empire-conflict-mine = Garder celle-ci
empire-closed = Ce tour est clos : ses ordres ne changent plus.
empire-closed-go = Voir où en est l’empire
empire-waiting = Le serveur ne répond pas. Rien n’est perdu : on réessaie tout seul.
empire-resolved = Le tour { $turn } est résolu, la Gazette est parue.
empire-resolved-letter = Ma lettre
empire-start = Partir d’autre chose
empire-start-text = Ce qui est écrit ici sera remplacé.
empire-start-steward = La feuille prudente de l’intendant
empire-start-last = Mes ordres du tour passé
empire-start-upload = Un fichier (TOML)
empire-start-download = Télécharger cette feuille
empire-text-label = La feuille en texte (TOML)
empire-text-mistakes = À revoir
empire-place-of = { $what } : { $key }
empire-place-ransom = Rançon
empire-place-ransoms = Rançon
empire-place-bastard = Fils caché
empire-place-bid = Enchère
empire-place-name = Nom de la famille
empire-place-entry = Fondation
empire-place-shares = Prestige à partager

## Ce qui ne va pas

empire-mistake-blank = À choisir.
empire-mistake-refused =
    { $found ->
        [none] Ce n’est pas possible.
       *[other] « { $found } » n’est pas possible.
    }
empire-mistake-not-toml = Cette ligne est illisible : { $found }.
empire-mistake-unknown-key = « { $found } » est inconnu. Vouliez-vous dire { $right } ?
empire-mistake-not-a-table = Il faudrait un tableau { $right }.
empire-mistake-not-a-list = Il faudrait une liste.
empire-mistake-not-a-number = Il faudrait un nombre entier.
empire-mistake-not-a-flag = Il faudrait oui ou non.
empire-mistake-bad-name = « { $found } » n’est pas un nom : 40 signes au plus, sur une ligne.
empire-mistake-bad-choice = « { $found } » n’est pas un choix. Serait juste : { $right }.
empire-mistake-bad-bet = « { $found } » n’est pas une mise.
empire-mistake-no-such-person = Personne n’est « { $found } ».
empire-mistake-no-such-planet = Aucune planète ne s’appelle « { $found } ».
empire-mistake-no-such-ship = Aucun vaisseau ne s’appelle « { $found } ».
empire-mistake-no-such-family = Aucune famille ne s’appelle « { $found } ».
empire-mistake-other-family = Ces ordres sont ceux de « { $found } », la vôtre est { $right }.
empire-mistake-other-turn = Ces ordres sont pour le tour { $found } ; celui qui vient est le { $right }.

## La visite guidée

empire-about-put-away = Compris
empire-about-ask = Qu’est-ce que c’est ?
empire-guide-text = Premier tour ? Chaque chapitre s’explique quand on l’ouvre. Rien n’est obligatoire : la feuille de votre intendant suffit pour être prêt.
empire-guide-off = Ranger toutes les explications
empire-guide-on = Montrer les explications
