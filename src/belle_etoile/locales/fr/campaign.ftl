### Stellarium dans le navigateur : les campagnes, leur fondation, leur maître de jeu

campaign-sections = Rubriques
campaign-tab-home = Campagne
campaign-tab-founding = Fondation
campaign-tab-orders = Ordres
campaign-tab-log = Actes du maître
campaign-tab-master = Maître de jeu

## La liste

campaign-lede = Une famille noble, un empire entre les étoiles, dix ans par tour. On écrit ses ordres ; l’arbitre les résout tous à la fois, et la Gazette raconte.
campaign-door-tonight = Régner dès ce soir
campaign-door-tonight-text = Vous contre onze familles jouées par des robots. Dix tours ; chacun se résout dès que vous êtes prêt.
campaign-door-found = Fonder une campagne
campaign-door-found-text = Avec des amis, des semaines ou des mois durant : vous fixez le calendrier et invitez les familles.
campaign-tonight-name = La campagne de { $name }
campaign-mine = Mes campagnes
campaign-mine-none = Vous ne dirigez encore aucune famille.
campaign-open = Des familles cherchent quelqu’un
campaign-open-none = Aucune campagne ouverte pour l’instant. La vôtre peut être la première.
campaign-line-mine = famille { $family }
campaign-line-mastered = maître de jeu
campaign-line-families = { $count } familles
campaign-line-turn =
    { $of ->
        [none] tour { $turn }
       *[other] tour { $turn } sur { $of }
    }
campaign-line-waited = On attend vos ordres
campaign-line-ready = Vous êtes prêt
campaign-line-watched = Les familles écrivent
campaign-line-late = On peut encore y fonder une famille
campaign-line-open =
    { $count ->
        [one] une famille libre
       *[other] { $count } familles libres
    }
campaign-line-left = encore { $left }
campaign-left-none = c’est l’heure
campaign-left-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
campaign-left-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
campaign-left-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## La fondation d’une campagne

campaign-new-lede = Les places que vous laissez libres reçoivent chacune un lien d’invitation.
campaign-new-name = Nom de la campagne
campaign-new-families = Les familles
campaign-new-plays = Je dirige moi-même une famille
campaign-new-family = Nom de ma famille
campaign-new-family-help = Vous pourrez encore le changer à la fondation.
campaign-new-friends = Familles à inviter
campaign-bot-cautious = Robot prudent
campaign-bot-cautious-about = Marie, éduque, épargne.
campaign-bot-ambitious = Robot ambitieux
campaign-bot-ambitious-about = Vise les places et les planètes.
campaign-bot-ruthless = Robot impitoyable
campaign-bot-ruthless-about = Ne recule devant aucun contrat.
campaign-new-total =
    { $count ->
        [0] Il faut trois familles au moins.
        [one] Une famille ; il en faut trois au moins.
        [2] Deux familles ; il en faut trois au moins.
       *[other] { $count } familles en tout.
    }
campaign-new-calendar = Le calendrier
campaign-calendar-days = À jours fixes
campaign-calendar-days-about = Toujours à la même heure de votre fuseau, et plus tôt quand tout le monde est prêt.
campaign-calendar-hours = Toutes les tant d’heures
campaign-calendar-hours-about = Une échéance revient à intervalle régulier ; le tour se résout plus tôt quand tout le monde est prêt.
campaign-calendar-ready = Quand tous sont prêts
campaign-calendar-ready-about = Sans échéance : le tour se résout dès que la dernière famille est prête.
campaign-calendar-hand = À la main
campaign-calendar-hand-about = Le maître de jeu résout chaque tour quand il le veut.
campaign-new-hours = Heures par tour
campaign-new-days = Jours par tour
campaign-new-hour = Heure de l’échéance
campaign-new-zone = Fuseau horaire
campaign-new-endless = Sans fin
campaign-new-language = Langue de la Gazette
campaign-new-public = Montrer la campagne à tout le monde : chacun peut prendre une famille libre
campaign-new-late = Des familles peuvent encore arriver après le début
campaign-new-anonymous = Les joueurs restent anonymes jusqu’à la fin
campaign-new-vacation = Tours de vacances par joueur
campaign-new-vacation-help = Pendant ce temps, un intendant prudent écrit à sa place.
campaign-new-go = Fonder la campagne
campaign-import = Reprendre une campagne
campaign-import-about = L’archive d’une campagne exportée, ou le dossier de « belle-etoile stellarium » compressé en zip. Chaque famille attendra une nouvelle invitation ; une campagne à échéances reste suspendue jusqu’à ce que vous la fassiez reprendre.
campaign-import-account = Ce serveur garde ce qui est repris pour qui l’apporte : il faut donc un compte, créé en un instant.
campaign-import-file = Archive (zip)
campaign-import-go = Reprendre la campagne

## L’horloge

campaign-clock-founding = Fondation
campaign-clock-turn =
    { $of ->
        [none] Tour { $turn }, an { $year }
       *[other] Tour { $turn } sur { $of }, an { $year }
    }
campaign-clock-over = La campagne est finie
campaign-clock-paused = Campagne suspendue
campaign-clock-deadline = Échéance : { $when }, encore { $left }
campaign-clock-count = Prêts : { $ready } sur { $people }
campaign-clock-by-ready = Le tour se résout dès que tout le monde est prêt
campaign-clock-by-hand = Le maître de jeu résout le tour
campaign-clock-by-hours = L’échéance sera fixée quand les familles seront là
campaign-clock-by-days = L’échéance sera fixée quand les familles seront là

## La campagne d’un coup d’œil

campaign-next = À faire maintenant
campaign-next-join =
    { $master ->
        [none] Une famille vous attend dans cette campagne.
       *[other] { $master } vous invite : une famille vous attend dans cette campagne.
    }
campaign-next-late = Cette campagne accueille encore des familles : fondez la vôtre, elle jouera dès le tour suivant.
campaign-join = Prendre la tête d’une famille
campaign-next-found = Fondez votre famille : son nom, ses huit fondateurs et leur prestige.
campaign-next-found-go = Fonder la famille
campaign-next-write = Écrivez vos ordres pour le tour { $turn }.
campaign-next-write-go = Écrire les ordres
campaign-next-wait =
    { $count ->
        [0] Vous êtes prêt. Le tour va se résoudre.
        [one] Vous êtes prêt. On attend encore une famille.
       *[other] Vous êtes prêt. On attend encore { $count } familles.
    }
campaign-next-wait-go = Revoir mes ordres
campaign-next-invite =
    { $count ->
        [one] Invitez quelqu’un : une famille attend son joueur.
       *[other] Invitez du monde : { $count } familles attendent leur joueur.
    }
campaign-next-paused = La campagne est suspendue ; vos ordres sont gardés.
campaign-next-resolve = Vous tenez la table. Les tours se résolvent selon le calendrier, ou à votre signal.
campaign-next-resolve-go = Ouvrir le pupitre
campaign-next-watch = Vous regardez cette campagne. Tout ce qui est public est à vous.
campaign-next-watch-go = Lire la Gazette
campaign-next-silent = Votre famille n’a plus de joueur : trois tours sont passés sans ordres.
campaign-next-silent-go = Lire la Gazette
campaign-next-over =
    { $winners ->
        [none] La campagne est finie, et tout le monde a perdu.
       *[other] La campagne est finie. Victoire : { $winners }.
    }
campaign-next-over-go = Lire la dernière Gazette
campaign-invite = Invitations
campaign-invite-text = Chaque lien donne une famille à la première personne qui l’ouvre.
campaign-invite-link =
    { $name ->
        [none] Famille { $number }
       *[other] Famille { $number }, { $name }
    }
campaign-families =
    { $count ->
        [one] Une famille
       *[other] { $count } familles
    }
campaign-family-number = Famille { $number }
campaign-family-open = attend quelqu’un
campaign-family-somebody = quelqu’un
campaign-family-joining = se fonde
campaign-family-ready = prêt
campaign-family-writing = pas encore prêt
campaign-family-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
campaign-family-last =
    { $points ->
        [0] (0)
       *[other] (+{ $points })
    }
campaign-about =
    { $master ->
        [none] Sans maître de jeu.
       *[other] Maître de jeu : { $master }.
    }
campaign-leave = Quitter cette famille
campaign-leave-sure = Quitter la famille ? Ses ordres restent, et quelqu’un d’autre pourra la prendre.
campaign-leave-yes = Oui, la quitter
campaign-vacation = Partir en vacances
campaign-vacation-about =
    { $left ->
        [0] Plus de tours de vacances dans cette campagne.
        [one] Un intendant prudent peut encore écrire pour vous pendant un tour.
       *[other] Un intendant prudent peut encore écrire pour vous pendant { $left } tours.
    }
campaign-vacation-date = De retour le
campaign-vacation-go = Confier la famille à l’intendant
campaign-vacation-until = L’intendant veille jusqu’au { $when }.
campaign-vacation-back = Je suis de retour
campaign-status-OR = Ordres rendus : tout y est.
campaign-status-OPR = Ordres partiels : il manque quelque chose, et les mariages seront refusés.
campaign-status-ONR = Pas d’ordres : la famille s’en remet aux règles.
campaign-status-PNJ = Famille sans joueur.

## La fondation d’une famille

campaign-founding-about = Votre famille entre à la cour avec huit fondateurs. Donnez-leur un nom, une formation aux six premiers, et partagez { $prestige } points de prestige : le prestige ouvre les pyramides, la Haute Cour et les colonies. { $late ->
    [true] Avec { $purse } M$, achetez de la publicité (1 PP pour 1 M$).
   *[false] Avec { $purse } M$, achetez de la publicité (1 PP pour 1 M$) ou enchérissez pour le premier vaisseau.
    }
campaign-founding-name = Nom de la famille
campaign-founding-founders = Les huit fondateurs
campaign-founding-left =
    { $left ->
        [0] Les { $all } PP sont partagés.
        [one] Il reste { $left } PP à partager sur { $all }.
       *[other] Il reste { $left } PP à partager sur { $all }.
    }
campaign-founding-over = Vous partagez { $over } PP de trop : { $all } en tout.
campaign-founding-names = Prénom
campaign-founding-schools = Formation
campaign-founding-shares = Part de PP
campaign-founding-publicity = Publicité
campaign-founding-candidates = Candidature
campaign-founding-by-lot = au sort
campaign-founder =
    { $sex ->
        [w] Fondatrice { $number }
       *[m] Fondateur { $number }
    }
campaign-founder-about =
    { $married ->
        [true] { $sex ->
            [w] femme, { $age } ans, sera mariée
           *[m] homme, { $age } ans, sera marié
        }
       *[false] { $sex ->
            [young-w] fille, { $age } ans
            [young-m] garçon, { $age } ans
            [w] femme, { $age } ans
           *[m] homme, { $age } ans
        }
    }
campaign-founder-prestige = { $sum } PP, dont { $base } de naissance
campaign-founding-ship = Le premier vaisseau
campaign-founding-ship-about = Une seule famille l’emporte ; elle paie l’offre suivante et donne son nom au vaisseau. Laissez vide pour ne rien offrir.
campaign-founding-late = Votre famille arrive en cours de route : elle partage { $prestige } PP et jouera dès le tour suivant.

## Le journal de la campagne

campaign-log-about = Ce que le maître de jeu a fait, et pourquoi. Tout le monde peut le lire.
campaign-log-none = Rien jusqu’ici.

campaign-dice = Journal de l’arbitre
campaign-dice-about = Chaque dé et chaque tirage, dans l’ordre des phases, avec la règle qui le demande.
campaign-dice-sealed = Il trahit les secrets de toutes les familles, et vous en dirigez une : il s’ouvrira à la fin.
campaign-dice-go = Lire le journal de l’arbitre
campaign-dice-why = Règle
campaign-dice-fell = Tirage
campaign-dice-of = sur { $sides }
campaign-dice-none = Rien n’a été tiré pendant ce tour.

## Le maître de jeu

campaign-master-not = Seul le maître de jeu entre ici.
campaign-master-about = Chaque acte demande une raison ; les deux sont inscrits aux Actes du maître, que tout le monde peut lire.
campaign-master-reason = Raison
campaign-master-pause = Suspendre
campaign-master-pause-about = L’horloge s’arrête ; à la reprise, l’échéance aura reculé d’autant.
campaign-master-pause-go = Suspendre la campagne
campaign-master-pause-done = La campagne est suspendue.
campaign-master-resume = Reprendre
campaign-master-resume-about = L’horloge repart, l’échéance recule de la durée de la pause.
campaign-master-resume-go = Reprendre la campagne
campaign-master-resume-done = La campagne a repris.
campaign-master-deadline = Déplacer l’échéance
campaign-master-deadline-about = Plus tôt ou plus tard, pour ce tour ; les suivants gardent le rythme.
campaign-master-deadline-now = Pour l’instant : { $when }
campaign-master-deadline-new = Nouvelle échéance ({ $zone })
campaign-master-deadline-go = Déplacer
campaign-master-deadline-done = L’échéance est déplacée.
campaign-master-resolve = Résoudre tout de suite
campaign-master-resolve-about = Avec les ordres qui sont là. Les familles sans ordres comptent comme ONR.
campaign-master-resolve-go = Résoudre le tour
campaign-master-resolve-done = Le tour est résolu.
campaign-master-letters = { $count ->
    [0] Les lettres au maître de jeu
    [one] Une lettre au maître de jeu attend
   *[other] { $count } lettres au maître de jeu attendent
}
campaign-master-replace = Remplacer un joueur
campaign-master-replace-about = La famille passe à un robot, ou attend quelqu’un d’autre avec une nouvelle invitation.
campaign-master-replace-go = Remplacer
campaign-master-replace-done = C’est fait ; une nouvelle invitation se trouve à la rubrique Campagne.
campaign-master-replace-bot-done = C’est fait : un robot dirige la famille.
campaign-master-family = Famille
campaign-master-by = Remplacée par
campaign-master-by-invitation = une personne invitée
campaign-master-places = Offrir une nouvelle place
campaign-master-places-about = Une invitation pour fonder une famille de plus, ou une nouvelle à la place d’une famille sans joueur.
campaign-master-places-of = À la place de
campaign-master-places-more = une famille de plus
campaign-master-places-go = Offrir la place
campaign-master-places-done = La place est offerte ; son invitation se trouve à la rubrique Campagne.
campaign-master-close = Retirer une invitation
campaign-master-close-about = Tant que personne n’a commencé à fonder cette famille.
campaign-master-close-go = Retirer l’invitation
campaign-master-close-done = L’invitation est retirée.
campaign-master-take-back = Annuler le dernier tour
campaign-master-take-back-about = Ses ordres sont rouverts, le hasard sera tiré à nouveau. L’ancienne graine est publiée.
campaign-master-take-back-go = Annuler le tour
campaign-master-take-back-done = Le tour est annulé ; ses ordres sont rouverts.
campaign-master-export = Exporter
campaign-master-export-about = Toute la campagne en une archive, lettres et journal compris : le dossier avec lequel travaille « belle-etoile stellarium ».
campaign-master-export-sealed = L’archive contient les secrets de toutes les familles. Vous en dirigez une : elle s’ouvrira à la fin.
campaign-master-export-go = Télécharger l’archive
campaign-master-announce = Écrire à tous
campaign-master-announce-about = Une lettre à chaque famille, que les Actes du maître gardent aussi.
campaign-master-announce-go = Envoyer à tous
campaign-master-announce-done = La lettre est partie.
campaign-master-edit = Corriger une famille
campaign-master-edit-about = Les nombres s’ajoutent à ce qu’elle a ; le journal dit ce qui a changé.
campaign-master-edit-purse = Bourse, ± M$
campaign-master-edit-credits = Crédits, ±
campaign-master-edit-name = Nouveau nom de famille
campaign-master-edit-person = Un membre
campaign-master-edit-prestige = Prestige, ± PP
campaign-master-edit-go = Corriger
campaign-master-edit-done = La famille est corrigée.

## Nouvelles et avis

campaign-news = Nouvelles
campaign-news-read =
    { $count ->
        [one] Marquer comme lue
       *[other] Marquer les { $count } comme lues
    }
campaign-news-more = Nouvelles plus anciennes
campaign-post = Être prévenu ailleurs
campaign-post-atom = Nouvelles (flux Atom)
campaign-post-calendar = Échéances (calendrier iCal)
campaign-post-secret = Ces adresses sont à vous seul.
campaign-post-renew = En prendre de nouvelles

## Un tour annulé

campaign-letters-undone = Écrite avant l’annulation d’un tour : ce dont elle parle n’a peut-être jamais eu lieu.

## Ce qui attend, et comment cela finit

campaign-badge-orders = à écrire
campaign-badge-founding = à fonder
campaign-badge-letters = { $count ->
    [one] lettre ou proposition en attente
   *[other] lettres et propositions en attente
}
campaign-badge-master = { $count ->
    [one] lettre au maître de jeu
   *[other] lettres au maître de jeu
}
campaign-line-letters = { $count ->
    [one] une lettre non lue
   *[other] { $count } lettres non lues
}
campaign-line-offers = { $count ->
    [one] une proposition attend
   *[other] { $count } propositions attendent
}
campaign-next-held = Quelqu’un a quitté sa famille, et tous les autres sont prêts. Le tour attend que l’un de vous se dise prêt une fois encore, ou le signal du maître de jeu.
campaign-next-held-go = Donner le signal
campaign-end-rank = { $rank ->
    [1] { $family } : 1re famille sur { $of }, { $points } points
   *[other] { $family } : { $rank }e famille sur { $of }, { $points } points
}
campaign-end-why = { $prestige } points viennent du prestige des vôtres, tour après tour ; { $honours } des honneurs : têtes des pyramides, plus grande fortune, personne la plus prestigieuse.
campaign-end-behind = Il en manquait { $points } pour rejoindre la famille { $family }.
campaign-offices = Les charges de votre famille
campaign-ready-sure = { $count ->
    [one] Un point reste à revoir. Vous dire prêt quand même ?
   *[other] { $count } points restent à revoir. Vous dire prêt quand même ?
}
campaign-ready-anyway = Prêt quand même
campaign-ready-look = Revoir d’abord
