### Stellarium dans le navigateur : les empires, leur fondation, leur maître de jeu

empire-sections = Rubriques
empire-tab-home = Empire
empire-tab-founding = Fondation
empire-tab-orders = Ordres
empire-tab-log = Registre
empire-tab-master = Maître de jeu

## La liste

empire-lede = Une famille noble, un empire entre les étoiles, dix ans par tour. On écrit ses ordres ; l’arbitre les résout tous à la fois, et la Gazette raconte.
empire-door-tonight = Régner dès ce soir
empire-door-tonight-text = Vous contre onze familles de la maison. Dix tours ; chacun se résout dès que vous êtes prêt.
empire-door-found = Fonder une campagne
empire-door-found-text = Avec des amis, des semaines ou des mois durant : vous fixez le calendrier et invitez les familles.
empire-tonight-name = L’empire de { $name }
empire-mine = Mes empires
empire-mine-none = Vous ne dirigez encore aucune famille.
empire-open = Des familles cherchent quelqu’un
empire-open-none = Aucune campagne ouverte pour l’instant. La vôtre peut être la première.
empire-line-mine = famille { $family }
empire-line-mastered = maître de jeu
empire-line-families = { $count } familles
empire-line-turn =
    { $of ->
        [none] tour { $turn }
       *[other] tour { $turn } sur { $of }
    }
empire-line-waited = On attend vos ordres
empire-line-ready = Vous êtes prêt
empire-line-watched = Les familles écrivent
empire-line-late = On peut encore y fonder une famille
empire-line-open =
    { $count ->
        [one] une famille libre
       *[other] { $count } familles libres
    }
empire-line-left = encore { $left }
empire-left-none = c’est l’heure
empire-left-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
empire-left-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
empire-left-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## La fondation d’une campagne

empire-new-lede = Les places que vous laissez libres reçoivent chacune un lien d’invitation.
empire-new-name = Nom de la campagne
empire-new-families = Les familles
empire-new-plays = Je dirige moi-même une famille
empire-new-family = Nom de ma famille
empire-new-family-help = Vous pourrez encore le changer à la fondation.
empire-new-friends = Familles à inviter
empire-bot-cautious = Robot prudent
empire-bot-cautious-about = Marie, éduque, épargne.
empire-bot-ambitious = Robot ambitieux
empire-bot-ambitious-about = Vise les places et les planètes.
empire-bot-ruthless = Robot impitoyable
empire-bot-ruthless-about = Ne recule devant aucun contrat.
empire-new-total =
    { $count ->
        [0] Il faut trois familles au moins.
        [one] Une famille ; il en faut trois au moins.
        [2] Deux familles ; il en faut trois au moins.
       *[other] { $count } familles en tout.
    }
empire-new-calendar = Le calendrier
empire-calendar-days = À jours fixes
empire-calendar-days-about = Toujours à la même heure de votre fuseau, et plus tôt quand tout le monde est prêt.
empire-calendar-hours = Toutes les tant d’heures
empire-calendar-hours-about = Une échéance revient à intervalle régulier ; le tour se résout plus tôt quand tout le monde est prêt.
empire-calendar-ready = Quand tous sont prêts
empire-calendar-ready-about = Sans échéance : le tour se résout dès que la dernière famille est prête.
empire-calendar-hand = À la main
empire-calendar-hand-about = Le maître de jeu résout chaque tour quand il le veut.
empire-new-hours = Heures par tour
empire-new-days = Jours par tour
empire-new-hour = Heure de l’échéance
empire-new-zone = Fuseau horaire
empire-new-endless = Sans fin
empire-new-language = Langue de la Gazette
empire-new-public = Montrer la campagne à tout le monde : chacun peut prendre une famille libre
empire-new-late = Des familles peuvent encore arriver après le début
empire-new-anonymous = Les joueurs restent anonymes jusqu’à la fin
empire-new-vacation = Tours de vacances par joueur
empire-new-vacation-help = Pendant ce temps, un intendant prudent écrit à sa place.
empire-new-go = Fonder la campagne
empire-import = Reprendre une campagne
empire-import-about = L’archive d’une campagne exportée, ou le dossier de « belle-etoile stellarium » compressé en zip. Chaque famille attendra une nouvelle invitation ; une campagne à échéances reste suspendue jusqu’à ce que vous la fassiez reprendre.
empire-import-account = La maison garde ce qui est repris pour qui l’apporte : il faut donc un compte, créé en un instant.
empire-import-file = Archive (zip)
empire-import-go = Reprendre la campagne

## L’horloge

empire-clock-founding = Fondation
empire-clock-turn =
    { $of ->
        [none] Tour { $turn }, an { $year }
       *[other] Tour { $turn } sur { $of }, an { $year }
    }
empire-clock-over = La campagne est finie
empire-clock-paused = Campagne suspendue
empire-clock-deadline = Échéance : { $when }, encore { $left }
empire-clock-count = Prêts : { $ready } sur { $people }
empire-clock-by-ready = Le tour se résout dès que tout le monde est prêt
empire-clock-by-hand = Le maître de jeu résout le tour
empire-clock-by-hours = L’échéance sera fixée quand les familles seront là
empire-clock-by-days = L’échéance sera fixée quand les familles seront là

## L’empire d’un coup d’œil

empire-next = À faire maintenant
empire-next-join =
    { $master ->
        [none] Une famille vous attend dans cet empire.
       *[other] { $master } vous invite : une famille vous attend dans cet empire.
    }
empire-next-late = Cet empire accueille encore des familles : fondez la vôtre, elle jouera dès le tour suivant.
empire-join = Prendre la tête d’une famille
empire-next-found = Fondez votre famille : son nom, ses huit fondateurs et leur prestige.
empire-next-found-go = Fonder la famille
empire-next-write = Écrivez vos ordres pour le tour { $turn }.
empire-next-write-go = Écrire les ordres
empire-next-wait =
    { $count ->
        [0] Vous êtes prêt. Le tour va se résoudre.
        [one] Vous êtes prêt. On attend encore une famille.
       *[other] Vous êtes prêt. On attend encore { $count } familles.
    }
empire-next-wait-go = Revoir mes ordres
empire-next-invite =
    { $count ->
        [one] Invitez quelqu’un : une famille attend son joueur.
       *[other] Invitez du monde : { $count } familles attendent leur joueur.
    }
empire-next-paused = La campagne est suspendue ; vos ordres sont gardés.
empire-next-resolve = Vous tenez la table. Les tours se résolvent selon le calendrier, ou à votre signal.
empire-next-resolve-go = Ouvrir le pupitre
empire-next-watch = Vous regardez cet empire. Tout ce qui est public est à vous.
empire-next-watch-go = Lire la Gazette
empire-next-silent = Votre famille n’a plus de joueur : trois tours sont passés sans ordres.
empire-next-silent-go = Lire la Gazette
empire-next-over =
    { $winners ->
        [none] La campagne est finie, et tout le monde a perdu.
       *[other] La campagne est finie. Victoire : { $winners }.
    }
empire-next-over-go = Lire la dernière Gazette
empire-invite = Invitations
empire-invite-text = Chaque lien donne une famille à la première personne qui l’ouvre.
empire-invite-link =
    { $name ->
        [none] Famille { $number }
       *[other] Famille { $number }, { $name }
    }
empire-families =
    { $count ->
        [one] Une famille
       *[other] { $count } familles
    }
empire-family-number = Famille { $number }
empire-family-open = attend quelqu’un
empire-family-somebody = quelqu’un
empire-family-joining = se fonde
empire-family-ready = prêt
empire-family-writing = pas encore prêt
empire-family-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
empire-family-last =
    { $points ->
        [0] (0)
       *[other] (+{ $points })
    }
empire-about =
    { $master ->
        [none] Sans maître de jeu.
       *[other] Maître de jeu : { $master }.
    }
empire-leave = Quitter cette famille
empire-leave-sure = Quitter la famille ? Ses ordres restent, et quelqu’un d’autre pourra la prendre.
empire-leave-yes = Oui, la quitter
empire-vacation = Partir en vacances
empire-vacation-about =
    { $left ->
        [0] Plus de tours de vacances dans cette campagne.
        [one] Un intendant prudent peut encore écrire pour vous pendant un tour.
       *[other] Un intendant prudent peut encore écrire pour vous pendant { $left } tours.
    }
empire-vacation-date = De retour le
empire-vacation-go = Confier la maison à l’intendant
empire-vacation-until = L’intendant veille jusqu’au { $when }.
empire-vacation-back = Je suis de retour
empire-status-OR = Ordres rendus : tout y est.
empire-status-OPR = Ordres partiels : il manque quelque chose, et les mariages seront refusés.
empire-status-ONR = Pas d’ordres : la famille s’en remet aux règles.
empire-status-PNJ = Famille sans joueur.

## La fondation d’une famille

empire-founding-about = Votre famille entre à la cour avec huit fondateurs. Donnez-leur un nom, une formation aux six premiers, et partagez { $prestige } points de prestige : le prestige ouvre les pyramides, la Haute Cour et les colonies. { $late ->
    [true] Avec { $purse } M$, achetez de la publicité (1 PP pour 1 M$).
   *[false] Avec { $purse } M$, achetez de la publicité (1 PP pour 1 M$) ou enchérissez pour le premier vaisseau.
    }
empire-founding-name = Nom de la famille
empire-founding-founders = Les huit fondateurs
empire-founding-left =
    { $left ->
        [0] Les { $all } PP sont partagés.
        [one] Il reste { $left } PP à partager sur { $all }.
       *[other] Il reste { $left } PP à partager sur { $all }.
    }
empire-founding-over = Vous partagez { $over } PP de trop : { $all } en tout.
empire-founding-names = Prénom
empire-founding-schools = Formation
empire-founding-shares = Part de PP
empire-founding-publicity = Publicité
empire-founding-candidates = Candidature
empire-founding-by-lot = au sort
empire-founder =
    { $sex ->
        [w] Fondatrice { $number }
       *[m] Fondateur { $number }
    }
empire-founder-about =
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
empire-founder-prestige = { $sum } PP, dont { $base } de naissance
empire-founding-ship = Le premier vaisseau
empire-founding-ship-about = Une seule famille l’emporte ; elle paie l’offre suivante et donne son nom au vaisseau. Laissez vide pour ne rien offrir.
empire-founding-late = Votre famille arrive en cours de route : elle partage { $prestige } PP et jouera dès le tour suivant.

## Le registre

empire-log-about = Ce que le maître de jeu a fait, et pourquoi. Tout le monde peut le lire.
empire-log-none = Rien jusqu’ici.

empire-dice = Journal de l’arbitre
empire-dice-about = Chaque dé et chaque tirage, dans l’ordre des phases, avec la règle qui le demande.
empire-dice-sealed = Il trahit les secrets de toutes les familles, et vous en dirigez une : il s’ouvrira à la fin.
empire-dice-go = Lire le journal de l’arbitre
empire-dice-why = Règle
empire-dice-fell = Tirage
empire-dice-of = sur { $sides }
empire-dice-none = Rien n’a été tiré pendant ce tour.

## Le maître de jeu

empire-master-not = Seul le maître de jeu entre ici.
empire-master-about = Chaque acte demande une raison ; les deux sont inscrits au registre, que tout le monde peut lire.
empire-master-reason = Raison
empire-master-pause = Suspendre
empire-master-pause-about = L’horloge s’arrête ; à la reprise, l’échéance aura reculé d’autant.
empire-master-pause-go = Suspendre la campagne
empire-master-pause-done = La campagne est suspendue.
empire-master-resume = Reprendre
empire-master-resume-about = L’horloge repart, l’échéance recule de la durée de la pause.
empire-master-resume-go = Reprendre la campagne
empire-master-resume-done = La campagne a repris.
empire-master-deadline = Déplacer l’échéance
empire-master-deadline-about = Plus tôt ou plus tard, pour ce tour ; les suivants gardent le rythme.
empire-master-deadline-now = Pour l’instant : { $when }
empire-master-deadline-new = Nouvelle échéance ({ $zone })
empire-master-deadline-go = Déplacer
empire-master-deadline-done = L’échéance est déplacée.
empire-master-resolve = Résoudre tout de suite
empire-master-resolve-about = Avec les ordres qui sont là. Les familles sans ordres comptent comme ONR.
empire-master-resolve-go = Résoudre le tour
empire-master-resolve-done = Le tour est résolu.
empire-master-letters = { $count ->
    [0] Les lettres au maître de jeu
    [one] Une lettre au maître de jeu attend
   *[other] { $count } lettres au maître de jeu attendent
}
empire-master-replace = Remplacer un joueur
empire-master-replace-about = La famille passe à un robot, ou attend quelqu’un d’autre avec une nouvelle invitation.
empire-master-replace-go = Remplacer
empire-master-replace-done = C’est fait ; une nouvelle invitation se trouve à la rubrique Empire.
empire-master-replace-bot-done = C’est fait : un robot dirige la famille.
empire-master-family = Famille
empire-master-by = Remplacée par
empire-master-by-invitation = une personne invitée
empire-master-places = Offrir une nouvelle place
empire-master-places-about = Une invitation pour fonder une famille de plus, ou une nouvelle à la place d’une famille sans joueur.
empire-master-places-of = À la place de
empire-master-places-more = une famille de plus
empire-master-places-go = Offrir la place
empire-master-places-done = La place est offerte ; son invitation se trouve à la rubrique Empire.
empire-master-close = Retirer une invitation
empire-master-close-about = Tant que personne n’a commencé à fonder cette famille.
empire-master-close-go = Retirer l’invitation
empire-master-close-done = L’invitation est retirée.
empire-master-take-back = Reprendre le dernier tour
empire-master-take-back-about = Ses ordres sont rouverts, le hasard sera tiré à nouveau. L’ancienne graine est publiée.
empire-master-take-back-go = Reprendre le tour
empire-master-take-back-done = Le tour est repris ; les ordres sont rouverts.
empire-master-export = Exporter
empire-master-export-about = Toute la campagne en une archive, lettres et registre compris : le dossier avec lequel travaille « belle-etoile stellarium ».
empire-master-export-sealed = L’archive contient les secrets de toutes les familles. Vous en dirigez une : elle s’ouvrira à la fin.
empire-master-export-go = Télécharger l’archive
empire-master-announce = Écrire à tous
empire-master-announce-about = Une lettre à chaque famille, que le registre garde aussi.
empire-master-announce-go = Envoyer à tous
empire-master-announce-done = La lettre est partie.
empire-master-edit = Corriger une famille
empire-master-edit-about = Les nombres s’ajoutent à ce qu’elle a ; le registre dit ce qui a changé.
empire-master-edit-purse = Bourse, ± M$
empire-master-edit-credits = Crédits, ±
empire-master-edit-name = Nouveau nom de famille
empire-master-edit-person = Un membre
empire-master-edit-prestige = Prestige, ± PP
empire-master-edit-go = Corriger
empire-master-edit-done = La famille est corrigée.

## Nouvelles et avis

empire-news = Nouvelles
empire-news-read =
    { $count ->
        [one] Marquer comme lue
       *[other] Marquer les { $count } comme lues
    }
empire-news-more = Nouvelles plus anciennes
empire-post = Être prévenu ailleurs
empire-post-email = Adresse de courriel
empire-post-email-go = Garder cette adresse
empire-post-confirmed = Cette adresse est confirmée. Un seul courriel par échéance, pour tous vos empires.
empire-post-unconfirmed = Un courriel vous attend : son lien confirme l’adresse.
empire-post-account = Avec un compte, cette maison peut aussi vous écrire par courriel.
empire-post-none = Cette maison n’envoie pas de courriels ; les flux, eux, marchent partout.
empire-post-atom = Nouvelles (flux Atom)
empire-post-calendar = Échéances (calendrier iCal)
empire-post-secret = Ces adresses sont à vous seul.
empire-post-renew = En prendre de nouvelles
