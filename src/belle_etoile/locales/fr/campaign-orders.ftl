### Les ordres d’une famille dans le navigateur

campaign-orders-chapters = Chapitres
campaign-orders-as-form = Formulaire
campaign-orders-as-text = Texte
campaign-orders-choose = à choisir
campaign-orders-none = non
campaign-orders-clear = Effacer ce choix
campaign-orders-drop = Retirer : { $what }
campaign-orders-more = et { $count } autres ; écrivez pour chercher
campaign-orders-nobody = Rien ne correspond.
campaign-orders-most =
    { $count ->
        [one] un seul
       *[other] { $count } au plus
    }
campaign-orders-person = { $name } ({ $code }), { $about }
campaign-orders-about = { $age } ans, { $school }, { $prestige } PP
campaign-orders-written =
    { $count ->
        [one] une ligne
       *[other] { $count } lignes
    }
campaign-orders-troubles =
    { $count ->
        [one] un point à revoir
       *[other] { $count } points à revoir
    }
campaign-orders-missing-here = Il manque encore quelque chose ici.
campaign-orders-laid-out = Votre intendant a préparé une feuille prudente, qui compte déjà comme des ordres rendus. Changez ce que vous voulez.
campaign-orders-unreadable = Le texte de ces ordres ne se lit pas comme un document : corrigez-le d’abord dans
campaign-orders-fleet = flotte { $number }
campaign-orders-aboard-ship = à bord : { $ship }
campaign-orders-bet = { $share }, { $stake } M$
campaign-orders-office-judge = Haute Cour
campaign-orders-office-governor = gouverneur : { $planet }
campaign-orders-is-emperor =
    { $sex ->
        [w] Impératrice
       *[m] Empereur
    }
campaign-orders-is-judge = juge
campaign-orders-is-governor = gouverneur : { $planet }
campaign-orders-is-convict = au bagne
campaign-orders-is-hostage = otage de la Tentacule Sombre
campaign-orders-is-rebels = aux mains des rebelles
campaign-orders-is-pouarks = aux mains des Pouarks
campaign-orders-is-heretic = hérétique
campaign-orders-verdict-abstain = s’abstenir
campaign-orders-verdict-guilty = coupable
campaign-orders-verdict-not-guilty = non coupable
campaign-orders-births-no = aucune
campaign-orders-ransom-pay = payer
campaign-orders-ransom-refuse = refuser
campaign-orders-contract-murder = meurtre
campaign-orders-contract-kidnapping = enlèvement
campaign-orders-contract-scandal = scandale
campaign-orders-contract-sabotage = sabotage
campaign-orders-contract-bomb = bombe à la bourse
campaign-orders-contract-rebellion = rébellion
campaign-orders-contract-treason = trahison
campaign-orders-deal-sell = vendre
campaign-orders-deal-lend = prêter
campaign-orders-deal-hire = louer
campaign-orders-word-offensive = attaquer encore
campaign-orders-word-defensive = tenir
campaign-money = { $amount } M$

## Les chapitres

campaign-chapter-people = Les personnes
campaign-chapter-people-about = Chaque adulte libre reçoit un lieu : c’est le minimum dû. Un marchand mise à la bourse depuis Stellarium ou va commercer sur une colonie ; un guerrier rejoint une flotte ou une garnison ; un explorateur ou un prêtre peut embarquer. Chaque article acheté coûte 1 M$ et sert pour ce tour. On peut aussi limiter les naissances et se présenter à une charge.
campaign-chapter-youth = La jeunesse
campaign-chapter-youth-about = Ceux qui sont nés au tour passé prennent un prénom et entrent dans une école : prêtre, guerrier, explorateur ou marchand. Le prêtre qui les baptise gagne du prestige ; c’est une politesse qui se négocie.
campaign-chapter-family = La famille
campaign-chapter-family-about = Si l’un des vôtres est enlevé, payez-vous ? Une réponse pour tous, et des exceptions pour qui vous voulez. Une famille qui ne peut plus avoir d’enfants peut reconnaître un fils caché.
campaign-chapter-marriages = Les mariages
campaign-chapter-marriages-about = Un mariage se conclut quand les deux familles écrivent le même : époux, épouse et prêtre. Mettez-vous d’accord par lettre. Les enfants appartiennent à la famille du père.
campaign-chapter-exchange = La bourse
campaign-chapter-exchange-about = Un marchand sur Stellarium place un à trois M$ : sûr, normal ou risqué. Plus le placement est risqué, plus il peut rapporter, ou tout perdre. Ici, vous voyez toutes vos mises et pouvez en donner une à tous.
campaign-chapter-expeditions = Les expéditions
campaign-chapter-expeditions-about = Un vaisseau part avec un capitaine explorateur, un prêtre au moins, et tous ceux que vous inscrivez. Un invité n’embarque que si sa famille lui donne aussi ce vaisseau comme lieu. On trouve parfois une planète à coloniser, parfois les Pouarks.
campaign-chapter-ships = Vendre, prêter, louer
campaign-chapter-ships-about = Un vaisseau change de mains quand les deux familles écrivent le même accord : qui, à qui, pour combien.
campaign-chapter-contracts = La Tentacule Sombre
campaign-chapter-contracts-about = Une organisation discrète exécute les contrats les mieux payés. Chaque contrat a un commanditaire de votre famille, un montant, une cible. C’est un crime : si l’on découvre le commanditaire, il sera jugé.
campaign-chapter-court = La Haute Cour
campaign-chapter-court-about = Vos juges, et l’Empereur s’il est des vôtres, se prononcent sur chaque procès. Coupable ou non, tout verdict nomme une peine : si la Cour condamne, elle compte dans la moyenne. Les votes sont publics. Sans réponse, on s’abstient.
campaign-chapter-votes = Les votes
campaign-chapter-votes-about = Qui siège sous un chef peut voter sa destitution ; elle vaut si tous ceux qui restent le veulent. Les officiers disent aussi s’ils suivraient un coup d’État.
campaign-chapter-powers = Les pouvoirs
campaign-chapter-powers-about = Vos charges vous donnent des pouvoirs pour ce tour. Rien ne vous oblige à vous en servir : une disgrâce ne s’oublie pas.
campaign-chapter-bid = L’enchère
campaign-chapter-bid-about = Un nouveau vaisseau est mis aux enchères à la fin du tour. La plus haute offre l’emporte et paie la suivante. Donnez-lui un nom : s’il est à vous, il le portera.

## Les personnes

campaign-people-who = Personne
campaign-people-place = Lieu
campaign-people-bet = Mise
campaign-people-goods = Achats
campaign-people-buy = Achats
campaign-people-births = Naissances
campaign-people-office = Candidature
campaign-people-candidate = Candidature
campaign-people-resign = Démissionner
campaign-people-nowhere = à décider
campaign-people-no-bet = aucune
campaign-people-births-any = toutes
campaign-people-no-office = aucune
campaign-people-rare = Naissances, candidature
campaign-people-rare-goods =
    { $count ->
        [0] Achats et autres
       *[other] Achats ({ $count }) et autres
    }
campaign-people-about = { $age } ans, { $school }, { $prestige } PP
campaign-people-find = Chercher
campaign-people-school = École
campaign-people-all = toutes
campaign-people-sort = Trier par
campaign-people-sort-number = numéro
campaign-people-sort-name = prénom
campaign-people-sort-age = âge
campaign-people-sort-school = école
campaign-people-sort-prestige = prestige
campaign-people-sort-trouble = à revoir d’abord
campaign-people-shown =
    { $all ->
        [one] Une personne.
       *[other] { $shown } personnes sur { $all }.
    }
campaign-fill = Remplir pour tous ceux qui sont montrés
campaign-fill-bets = La même mise pour tous
campaign-fill-what = Quoi
campaign-fill-with = Avec
campaign-fill-nothing = (effacer)
campaign-fill-go =
    { $count ->
        [0] Remplir
        [one] Remplir pour 1 personne
       *[other] Remplir pour { $count } personnes
    }
campaign-purchases = Ordre des achats ({ $count })
campaign-purchases-order = On achète dans cet ordre, tant que la bourse suffit.
campaign-purchase = { $who } : { $good }
campaign-purchase-earlier = Acheter plus tôt : { $what }
campaign-votes-dismiss = Destitution
campaign-votes-coup = Coup d’État

## La jeunesse et la famille

campaign-youth-name = Prénom
campaign-youth-school = École
campaign-youth-priest = Prêtre
campaign-youth-no-priest = au sort
campaign-youth-about =
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
campaign-family-ransom = Si l’un des vôtres est enlevé
campaign-family-ransom-none = refuser
campaign-family-exception = Une réponse à part pour
campaign-family-ransom-for = Rançon de { $who }
campaign-family-as-others = comme pour les autres
campaign-family-bastard = Un fils caché
campaign-family-recognise = Le reconnaître ce tour-ci

## Ce qui se conclut à plusieurs

campaign-entry-marriage = Mariage { $number }
campaign-add-marriage = Ajouter un mariage
campaign-marriage-groom = Époux
campaign-marriage-bride = Épouse
campaign-marriage-priest = Prêtre
campaign-entry-contract = Contrat { $number }
campaign-add-contract = Ajouter un contrat
campaign-contract-kind = Sorte
campaign-contract-client = Commanditaire
campaign-contract-amount = Montant (M$)
campaign-contract-target = Cible
campaign-contract-target-living = Victime
campaign-contract-target-ships = Vaisseau visé
campaign-contract-target-colonies = Colonie visée
campaign-contract-ships = Vaisseaux trahis
campaign-contract-add-ship = ajouter un vaisseau
campaign-entry-deal = Accord { $number }
campaign-add-deal = Ajouter un accord
campaign-deal-kind = Quoi
campaign-deal-ship = Vaisseau
campaign-deal-from = Propriétaire
campaign-deal-to = Preneur
campaign-deal-price = Prix (M$)
campaign-entry-expedition = Expédition { $number }
campaign-add-expedition = Préparer une expédition
campaign-expedition-ship = Vaisseau
campaign-expedition-captain = Capitaine
campaign-expedition-aboard = À bord, invités compris
campaign-expedition-add = inscrire quelqu’un
campaign-expedition-name = Nom d’une planète à trouver ({ $number })
campaign-expedition-places = Pensez à donner aux vôtres le vaisseau comme lieu, au chapitre des personnes.
campaign-ship-of =
    { $family ->
        [none] { $ship }
       *[other] { $ship } ({ $family })
    }
campaign-entry-verdict = Verdict { $number }
campaign-trial = Procès { $number } : { $accused }
campaign-judge = { $who } dit
campaign-years = Peine
campaign-years-of = { $years } ans
campaign-vote-dismiss = Destituer la tête : { $pyramid }, { $head }
campaign-vote-nobody = personne
campaign-vote-coup = Soutenir un coup d’État
campaign-exchange-merchants = Marchands
campaign-exchange-betting = { $count } sur { $all } misent
campaign-bid-amount = Offre (M$)
campaign-bid-name = Nom du vaisseau

## Les pouvoirs

campaign-power-add = ajouter
campaign-power-emperor = Empereur
campaign-power-emperor-disgrace = Disgracier au Gouvernement
campaign-power-emperor-special = Disgrâce spéciale
campaign-power-emperor-remove = Destituer un juge
campaign-power-emperor-war = Déclarer la guerre aux Pouarks
campaign-power-emperor-target = Première cible
campaign-power-emperor-pardon = Gracier
campaign-power-archpope = Archipape
campaign-power-archpope-disgrace = Disgracier dans l’Église
campaign-power-archpope-excommunicate = Excommunier
campaign-power-archpope-forgive = Pardonner un hérétique
campaign-power-archpope-prostheses = Autoriser une prothèse
campaign-power-archpope-remarriages = Autoriser un remariage
campaign-power-general = Grand Général
campaign-power-general-disgrace = Disgracier dans l’Armée
campaign-power-general-commander-1 = Commandant de la flotte 1
campaign-power-general-commander-2 = Commandant de la flotte 2
campaign-power-general-strategy = Après une victoire
campaign-power-general-patrol = Planètes de la flotte 2
campaign-power-general-stragglers = Guerriers sans lieu
campaign-power-general-coup = Tenter un coup d’État
campaign-power-dauphin = Premier dauphin de l’Armée
campaign-power-dauphin-coup = Tenter un coup d’État si le général est absent
campaign-power-commander = Grand Commandeur
campaign-power-commander-disgrace = Disgracier chez les explorateurs
campaign-power-commander-ban = Retenir un vaisseau
campaign-power-commander-permits = Permis de capitaine
campaign-power-master = Maître Marchand
campaign-power-master-disgrace = Disgracier chez les marchands
campaign-power-master-close = Fermer une planète ce tour-ci
campaign-power-master-abolish = Supprimer un comptoir
campaign-power-abolish-family = De la famille
campaign-power-abolish-planet = Sur
campaign-power-master-bar = Écarter de la bourse

## Où en est la feuille

campaign-standing = Où en est votre feuille
campaign-standing-status = Statut
campaign-standing-spent = Dépense
campaign-standing-of = { $spent } sur { $purse } M$
campaign-standing-over = La bourse n’y suffit pas : tout ne sera pas exécuté.
campaign-standing-shared = Prestige
campaign-standing-hints = { $count ->
    [one] Un conseil
   *[other] { $count } conseils
}
campaign-standing-offers = Voir les propositions
campaign-standing-todo =
    { $count ->
        [one] Un point à revoir
       *[other] { $count } points à revoir
    }
campaign-standing-lots =
    { $count ->
        [one] Un blanc sera tiré au sort
       *[other] { $count } blancs seront tirés au sort
    }
campaign-standing-more = et { $count } autres
campaign-ready = Je suis prêt
campaign-not-ready = Je ne suis plus prêt
campaign-ready-said = Vos ordres sont prêts. Vous pouvez encore changer d’avis.
campaign-ready-paused = Vos ordres sont prêts ; la campagne est suspendue.
campaign-mark-saved = Enregistré
campaign-mark-saving = Enregistrement…
campaign-mark-waiting = Pas encore enregistré
campaign-mark-conflict = Deux versions
campaign-mark-closed = Tour clos
campaign-conflict = Cette feuille a aussi été changée dans une autre fenêtre. Laquelle garder ?
campaign-conflict-theirs = Prendre l’autre version
campaign-conflict-mine = Garder celle-ci
campaign-closed = Ce tour n’est plus ouvert : il est clos, ou il a été annulé. Ce que vous avez écrit reste gardé dans ce navigateur.
campaign-closed-go = Voir où en est la campagne
campaign-waiting = Le serveur ne répond pas. Rien n’est perdu : on réessaie tout seul.
campaign-stray = Ordres du tour { $turn } restés dans ce navigateur
campaign-stray-about = Ils n’ont pas été envoyés : le tour { $turn } est clos, ou il a été annulé avant d’avoir lieu. Vous pouvez en copier ce qui sert encore.
campaign-stray-copy = Copier
campaign-stray-drop = Ne plus les garder
campaign-resolved = Le tour { $turn } est résolu, la Gazette est parue.
campaign-resolved-report = Mon rapport
campaign-start = Partir d’autre chose
campaign-start-text = Ce qui est écrit ici sera remplacé.
campaign-start-steward = La feuille prudente de l’intendant
campaign-start-last = Mes ordres du tour passé
campaign-start-upload = Un fichier
campaign-start-download = Télécharger cette feuille
campaign-text-label = La feuille en texte
campaign-text-mistakes = À revoir
campaign-place-of = { $what } : { $key }
campaign-place-ransom = Rançon
campaign-place-ransoms = Rançon
campaign-place-bastard = Fils caché
campaign-place-bid = Enchère
campaign-place-name = Nom de la famille
campaign-place-entry = Fondation
campaign-place-shares = Prestige à partager

## Ce qui ne va pas

campaign-mistake-blank = À choisir.
campaign-mistake-not-held = Ce pouvoir n’est pas à votre famille ce tour.
campaign-mistake-no-bastard = Votre famille ne peut reconnaître personne ce tour.
campaign-mistake-refused =
    { $found ->
        [none] Ce n’est pas possible.
       *[other] « { $found } » n’est pas possible.
    }
campaign-mistake-not-toml = Cette ligne est illisible : { $found }.
campaign-mistake-unknown-key = « { $found } » est inconnu. Vouliez-vous dire { $right } ?
campaign-mistake-not-a-table = Il faudrait un tableau { $right }.
campaign-mistake-not-a-list = Il faudrait une liste.
campaign-mistake-not-a-number = Il faudrait un nombre entier, 0 ou plus.
campaign-mistake-not-a-flag = Il faudrait oui ou non.
campaign-mistake-bad-name = « { $found } » n’est pas un nom : 40 signes au plus, sur une ligne.
campaign-mistake-bad-choice = « { $found } » n’est pas un choix. Serait juste : { $right }.
campaign-mistake-bad-bet = « { $found } » n’est pas une mise.
campaign-mistake-no-such-person = Personne n’est « { $found } ».
campaign-mistake-no-such-planet = Aucune planète ne s’appelle « { $found } ».
campaign-mistake-no-such-ship = Aucun vaisseau ne s’appelle « { $found } ».
campaign-mistake-no-such-family = Aucune famille ne s’appelle « { $found } ».
campaign-mistake-other-family = Ces ordres sont ceux de « { $found } », la vôtre est { $right }.
campaign-mistake-other-turn = Ces ordres sont pour le tour { $found } ; celui qui vient est le { $right }.

## La visite guidée

campaign-about-put-away = Compris
campaign-about-ask = Qu’est-ce que c’est ?
campaign-guide-text = Premier tour ? Chaque chapitre s’explique quand on l’ouvre. Rien n’est obligatoire : la feuille de votre intendant suffit pour être prêt.
campaign-guide-off = Ranger toutes les explications
campaign-guide-on = Montrer les explications

## Le tribunal, ce qui dépend du tour, les prénoms

campaign-years-anyway = Peine, si les autres condamnent
campaign-mistake-depends = { $found } : seulement { $condition }. Le tour décidera.
campaign-orders-choice-if = { $choice } : { $condition }
campaign-mistake-name-twice = « { $found } » est déjà le prénom n° { $right }. Choisissez-en un autre.
campaign-mistake-name-taken = « { $found } » est déjà le prénom de { $right }. Choisissez-en un autre.
