### Le serveur : ce qu’il dit aux joueurs et à qui le fait tourner

server-former-player = un ancien joueur
server-no-front-end = Le serveur tourne, mais la page des jeux n’a pas été construite.
server-how-to-build = make pages
server-address = Belle Étoile vous attend : { $address }
server-database = Les parties sont gardées ici : { $database }
server-workers-need-postgresql = Plusieurs processus (--workers { $workers }) ne peuvent partager qu’une base PostgreSQL ; donnez --database postgresql://… ou un seul processus.
server-bad-smtp = Un serveur de courrier s’écrit avec { $schemes } devant son nom.
server-exported = { $match } : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } dans { $file }
server-imported = Partie { $match } importée ({ $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }).
server-imported-seat = Place { $seat } : { $link }
server-reports = { $number ->
        [0] Personne n’a rien signalé de ce qui s’est dit aux tables.
        [one] { $number } signalement.
       *[other] { $number } signalements, le plus récent d’abord.
    }
server-report-line = { $at }, partie { $match }, ligne { $line }
server-report-said = { $name } a dit : { $words }
server-report-reason = { $reason ->
        [none] Signalé par { $name }, sans un mot.
       *[other] Signalé par { $name } : { $reason }
    }
error-database = Base de données { $url } : { $reason }.
error-no-match = Aucune partie { $match } dans cette base.
server-port-taken = Le port { $port } de { $host } est déjà occupé ; choisissez-en un autre avec --port.
error-unreachable = La base de données ne répond pas : { $reason }
server-settings-open = Attention : { $file } contient un accès et peut être lu par tous sur cette machine ; chmod 600 { $file } le garde pour vous.
server-database-open = Attention : { $database } peut être lu par tous sur cette machine ; chmod 600 le garde pour vous.
error-in-use =
    { $process ->
        [none] Quelqu’un d’autre travaille déjà sur cette base : { $database }. Arrêtez-le d’abord.
       *[other] Un autre serveur (processus { $process }) travaille déjà sur cette base : { $database }. Arrêtez-le d’abord, ou donnez un autre fichier avec --database.
    }
error-newer-database = Cette base a été écrite par une version plus récente de Belle Étoile (schéma { $revision }, cette version connaît { $known }). Installez cette version-là, ou restaurez une sauvegarde.
error-settings-toml = { $file } n’est pas du TOML : { $reason }
error-settings-name =
    { $near ->
        [none] { $file } : « { $name } » n’est pas un réglage. Réglages : { $known }.
       *[other] { $file } : « { $name } » n’est pas un réglage ; vouliez-vous dire « { $near } » ?
    }
error-settings-kind =
    { $kind ->
        [int] { $file } : « { $name } » attend un nombre entier.
        [bool] { $file } : « { $name } » attend true ou false.
        [list] { $file } : « { $name } » attend un texte ou une liste de textes.
       *[other] { $file } : « { $name } » attend un texte entre guillemets.
    }
error-settings-bounds = { $file } : « { $name } » va de { $least } à { $most }.
server-backed-up = Sauvegarde { $file }, relue et conforme : { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }, { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $campaigns ->
        [one] { $campaigns } campagne
       *[other] { $campaigns } campagnes
    }.
server-backup-holds = { $file } contient { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }, { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $campaigns ->
        [one] { $campaigns } campagne
       *[other] { $campaigns } campagnes
    }.
server-restored = Base restaurée et relue, { $file } : { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }, { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $campaigns ->
        [one] { $campaigns } campagne
       *[other] { $campaigns } campagnes
    }.
server-restored-before = Ce qui s’y trouvait est gardé ici : { $file }
server-restore-asks = Cela remplace tout ce que contient { $database }. Écrivez « oui » pour continuer :
server-nothing-changed = Rien n’a été changé.
server-downgrade-campaigns = Perdu : { $rows ->
        [one] une campagne de Stellarium
       *[other] { $rows } campagnes de Stellarium
    }, entièrement.
server-downgrade-turns = Perdu : { $rows ->
        [one] un tour résolu
       *[other] { $rows } tours résolus
    }, avec leurs gazettes.
server-downgrade-talk = Perdu : { $rows ->
        [one] une phrase échangée
       *[other] { $rows } phrases échangées
    } à des tables.
server-downgrade-letters = Perdu : { $rows ->
        [one] une lettre
       *[other] { $rows } lettres
    } entre familles.
server-downgrade-offers = Perdu : { $rows ->
        [one] une offre
       *[other] { $rows } offres
    } entre familles.
server-downgrade-post = Perdu : { $rows ->
        [one] une adresse de courrier
       *[other] { $rows } adresses de courrier
    }.
server-downgrade-asks = La base { $database } revient au schéma { $schema } ; « belle-etoile backup » garde tout ce qui va se perdre. Écrivez « oui » pour continuer :
server-downgraded = La base est au schéma { $schema }. Installez maintenant la version plus ancienne ; celle-ci, au prochain démarrage, la remettrait à jour.
error-no-schema = Il n’y a pas de schéma plus ancien « { $schema } ». Schémas : { $known }.
error-copy-exists = { $file } existe déjà ; choisissez un autre nom.
error-copy-missing = Il n’y a pas de fichier { $file }.
error-copy-unreadable = { $file } n’est pas une sauvegarde entière : { $reason }.
error-copy-differs = Ce qui a été relu dans { $file } n’est pas ce qui y a été écrit ; ne vous y fiez pas.
error-copy-other-kind = { $file } vient d’une base d’une autre sorte : une sauvegarde SQLite va dans SQLite, une sauvegarde PostgreSQL dans PostgreSQL.
error-copy-no-tool = Il faut { $tool }, des outils clients de PostgreSQL ; installez-les, dans la version du serveur ou une plus récente.
error-copy-failed = { $tool } a échoué et rien n’a été changé : { $reason }

## Titres des problèmes

server-title-malformed = Demande mal formée
server-title-logged-out = Personne n’est connecté
server-title-csrf = Jeton manquant
server-title-origin = Demande venue d’ailleurs
server-title-wrong-seat = Pas votre place
server-title-bad-password = Nom ou mot de passe inexact
server-title-no-such-page = Page introuvable
server-title-no-such-match = Partie introuvable
server-title-no-such-game = Jeu inconnu
server-title-no-such-version = Moment introuvable
server-title-not-allowed = Demande impossible ici
server-title-illegal = Coup interdit
server-title-not-your-turn = Pas votre tour
server-title-stale = La partie a avancé
server-title-no-undo = Rien à reprendre
server-title-match-over = Partie terminée
server-title-match-not-started = Partie pas encore commencée
server-title-match-not-over = Partie en cours
server-title-seat-taken = Place prise
server-title-time-up = Temps écoulé
server-title-too-early = Trop tôt
server-title-not-called = Pas encore appelé
server-title-not-waited-for = Pas attendu
server-title-nobody-listens = Personne à qui parler
server-title-no-such-line = Ligne inconnue
server-title-no-such-lesson = Leçon inconnue
server-title-lesson-astray = Une autre leçon
server-title-lesson-unfit = Leçon dépassée
server-title-old-match = Partie d’une autre version
server-title-name-taken = Nom déjà pris
server-title-too-large = Demande trop grande
server-title-unreadable = Coup illisible
server-title-bad-setup = Mise en place refusée
server-title-weak-password = Mot de passe trop court
server-title-bad-name = Nom impossible
server-title-too-fast = Trop vite
server-title-broken = Erreur du serveur
server-title-busy = Serveur occupé
server-title-unavailable = La base de données ne répond pas
server-title-not-written = Rien n’a été écrit
server-title-no-family = Pas de famille ici
server-title-silent-family = Famille sans joueur
server-title-not-master = Réservé au maître de jeu
server-title-sealed = Sous scellés
server-title-no-such-campaign = Campagne introuvable
server-title-no-such-turn = Tour introuvable
server-title-campaign-over = Campagne achevée
server-title-campaign-paused = Campagne suspendue
server-title-orders-closed = Ordres clos
server-title-orders-changed = Ordres modifiés ailleurs
server-title-no-such-letter = Lettre introuvable
server-title-letter-sent = Lettre déjà partie
server-title-offer-closed = Offre close
server-title-bad-letter = Lettre refusée
server-title-bad-archive = Archive refusée
server-title-no-account = Compte nécessaire
server-title-no-mail = Pas de courrier ici
server-title-no-push = Pas de notifications ici
server-title-bad-address = Adresse refusée

## Problèmes, une phrase chacun

server-problem-malformed = La demande n’a pas la forme attendue : { $reason }
server-problem-logged-out = Donnez d’abord un nom : le serveur ne sait pas qui vous êtes.
server-problem-csrf = Le jeton de sécurité manque ou n’est plus valable ; rechargez la page.
server-problem-origin = Cette demande vient d’une page d’un autre site.
server-problem-wrong-seat = Cette place n’est pas la vôtre.
server-problem-bad-password = Le nom ou le mot de passe n’est pas le bon.
server-problem-no-such-page = Il n’y a rien à cette adresse.
server-problem-no-such-match = Cette partie n’existe pas, ou plus.
server-problem-no-such-game = Ce jeu n’est pas (encore) sur l’étagère.
server-problem-no-such-version = La partie n’a pas de moment de ce numéro.
server-problem-not-allowed = On ne peut pas demander cela ainsi à cette adresse.
server-problem-illegal = Ce coup est interdit maintenant.
server-problem-not-your-turn = Ce n’est pas à vous de jouer.
server-problem-stale = La partie a avancé pendant que vous réfléchissiez ; regardez la table et jouez de nouveau.
server-problem-no-undo = Il n’y a rien à reprendre : le hasard ou un autre joueur est passé depuis.
server-problem-match-over = Cette partie est terminée.
server-problem-match-not-started = Cette partie n’a pas commencé : il reste des places libres.
server-problem-match-not-over = Cette partie n’est pas terminée.
server-problem-seat-taken = Cette place est déjà prise, ou l’invitation n’est plus valable.
server-problem-time-up = Votre temps est écoulé.
server-problem-too-early = Cette personne a encore le temps de répondre ; patientez un peu.
server-problem-not-called = Demandez d’abord si cette personne est toujours là.
server-problem-not-waited-for = Personne n’attend cette place, ou on ne peut pas l’appeler.
server-problem-nobody-listens = Il n’y a personne d’autre à la table à qui parler.
server-problem-no-such-line = Il n’y a pas de telle ligne écrite par quelqu’un d’autre.
server-problem-no-such-lesson = Cette leçon n’existe pas.
server-problem-lesson-astray = Ces coups n’appartiennent pas à cette leçon telle qu’elle est ; reprenez-la du début.
server-problem-lesson-unfit = Cette leçon ne suit plus les règles : { $reason }
server-problem-old-match = Cette partie a été jouée avec une autre version du jeu et ne peut pas être ouverte : { $reason }
server-problem-name-taken = Le nom « { $name } » est déjà pris.
server-problem-too-large = La demande est trop grande.
server-problem-unreadable = Ce texte n’est pas un coup de ce jeu.
server-problem-bad-setup = Cette table ne peut pas être mise en place ainsi.
server-problem-weak-password = Un mot de passe a au moins { $least } caractères.
server-problem-bad-name = Un nom a de 1 à { $most } caractères visibles.
server-problem-too-fast = C’est trop rapide ; attendez un instant.
server-problem-broken = Le serveur s’est trompé ; rien n’a été changé, vous pouvez réessayer.
server-problem-busy = Trop de demandes à la fois ; réessayez dans un instant.
server-problem-unavailable = La base de données du serveur ne répond pas en ce moment. Ce que vous avez demandé n’est peut-être pas enregistré ; réessayez dans quelques secondes.
server-problem-not-written = Le serveur n’a pas pu l’écrire : la base de données l’a refusé, et rien n’a changé. Réessayez dans un instant.
server-problem-no-family = Vous ne dirigez pas de famille dans cette campagne.
server-problem-silent-family = Trois tours sont passés sans ordres : votre famille n’a plus de joueur. Vous suivez la campagne en spectateur.
server-problem-not-master = Seul le maître de jeu de cette campagne peut faire cela.
server-problem-sealed = Cela contient les secrets de toutes les familles : qui en dirige une ne peut le lire qu’à la fin.
server-problem-no-such-campaign = Cette campagne n’existe pas, ou plus.
server-problem-no-such-turn = Ce tour n’a pas été résolu.
server-problem-campaign-over = Cette campagne est achevée.
server-problem-campaign-paused = Cette campagne est suspendue ; reprenez-la d’abord.
server-problem-orders-closed = L’échéance est passée : les ordres de ce tour sont clos.
server-problem-orders-changed = Ces ordres ont été modifiés ailleurs entre-temps ; relisez-les avant d’enregistrer.
server-problem-no-such-letter = Cette lettre ou cette offre n’existe pas, ou ne vous est pas adressée.
server-problem-letter-sent = Cette lettre est déjà partie ; elle ne peut plus changer.
server-problem-offer-closed = Cette offre n’attend plus de réponse.
server-problem-bad-letter = Cette lettre ne peut pas partir ainsi.
server-problem-bad-archive = Cette archive n’est pas une campagne entière.
server-problem-no-account = Les invités n’ont pas d’adresse : créez d’abord un compte.
server-problem-no-mail = Ce serveur n’envoie pas de courrier.
server-problem-no-push = Ce serveur n’envoie pas de notifications.
server-problem-bad-address = Ce n’est pas une adresse de courriel.

## Aide de la ligne de commande

help-host = adresse où écouter
help-port = port où écouter
help-database = sqlite:///FICHIER ou postgresql://… (ou BELLE_ETOILE_DATABASE)
help-settings = fichier TOML de réglages, aux noms de ces options (ou BELLE_ETOILE_SETTINGS)
help-workers = nombre de processus (PostgreSQL seulement)
help-bot-processes = nombre de processus pour les robots
help-open = ouvrir le navigateur
help-metrics = publier /metrics pour Prometheus
help-secure = servi en https par un mandataire : cookies marqués Secure
help-origin = autre origine permise, comme https://jeux.example (plusieurs fois possible)
help-no-limits = ne pas limiter la cadence des demandes (pour les mesures)
help-no-push = n’envoyer aucune notification (elles passent par les services des navigateurs)
help-static = dossier de la page construite
help-public-url = adresse de la page telle que le public la connaît, pour les liens des courriels
help-smtp = serveur de courrier, smtp+starttls://nom:mot@hote:587 (ou BELLE_ETOILE_SMTP)
help-mail-from = expéditeur des courriels (ou BELLE_ETOILE_MAIL_FROM)
help-match = identifiant de la partie
help-output = fichier à écrire ; sinon la sortie standard
help-secret = avec la graine, même si la partie est en cours, et avec ce qui s’est dit à la table : qui lit le fichier peut tout prévoir
help-backup-file = fichier à écrire ; il ne doit pas exister
help-restore-file = sauvegarde à remettre en place
help-yes = ne rien demander (pour les scripts)
help-schema = schéma plus ancien, comme 0003

## À vous de jouer par correspondance : courriels et notifications

server-turn-with = { $game }, avec { $others }
server-turn-mail = { $count ->
    [one] C’est à vous de jouer :
   *[other] C’est à vous de jouer dans { $count } parties :
}
server-turn-mail-deadline = Votre coup est attendu avant le { $when }.
server-turn-mail-subject = { $more ->
    [0] À vous de jouer : { $title }
    [one] À vous de jouer : { $title }, et une autre partie
   *[other] À vous de jouer : { $title }, et { $more } autres parties
}
server-turn-push = À vous de jouer
server-turn-push-many = { $count } parties vous attendent.
server-turn-push-stop = Ne plus me prévenir
## Un mot de passe oublié

server-title-bad-recovery = Lien expiré
server-problem-bad-recovery = Ce lien ne vaut plus : il sert une seule fois, pendant une heure. Demandez-en un autre depuis la page du compte.
server-mail-recovery-subject = Votre mot de passe Belle Étoile
server-mail-recovery =
    Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte « { $name } ».

    Choisissez-le ici, dans l’heure qui vient :
    { $link }

    Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.
