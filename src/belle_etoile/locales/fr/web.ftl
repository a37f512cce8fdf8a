### Le navigateur : le serveur, la table, le compte

web-title = Belle Étoile
web-skip = Aller au contenu
web-loading = Un instant…
web-just-now = à l’instant
web-close = Fermer
web-cancel = Annuler
web-copy = Copier le lien
web-copied = Copié !
web-rule-link = Lire la règle { $number }
web-lost-title = Cette page n’existe pas
web-lost-text = L’adresse est peut-être incomplète. L’accueil, lui, est toujours là.
web-back-home = Revenir à l’accueil
web-offline = Le serveur ne répond pas. Votre choix n’est pas perdu : réessayez dans un instant.
web-something-wrong = Cela n’a pas marché. Réessayez, ou revenez à l’accueil.

## La barre du haut
web-nav = Navigation principale
web-nav-home = Accueil
web-nav-lobby = Tables ouvertes
web-nav-account = Compte
web-theme-day = Passer au jour
web-theme-night = Passer à la nuit
web-language-other = English
web-language-switch = Lire la page en anglais

## L’accueil
web-home-tagline = Cinq jeux d’étoiles, une seule table.
web-home-lede = Jouez seul, à deux sur le même écran, en direct ou par correspondance, sous la nuit d’un vieil atlas.
web-home-games = Les cinq jeux
web-home-soon = Jeu en préparation
web-home-play = Jouer
web-home-play-game = Jouer à { $game }
web-learn = Apprendre en deux minutes
web-learn-game = Apprendre en deux minutes : { $game }
web-home-rules = Règles
web-daily-title = Le ciel du jour
web-home-rules-of = Règles de { $game }
web-sky-title = Le vrai ciel
web-home-waited = On vous attend
web-home-waited-count = { $count ->
    [one] Une table attend votre coup.
   *[other] { $count } tables attendent votre coup.
}
web-home-campaigns = { $count ->
    [one] Une campagne attend vos ordres.
   *[other] { $count } campagnes attendent vos ordres.
}
web-home-next = Y aller
web-home-mine = Mes parties
web-home-none = Vous n’avez pas encore de partie. Choisissez un jeu pour commencer.
web-home-lobby = Voir les tables ouvertes
web-blurb-stellar = Deux astronomes, un télescope et un carnet chacun.
web-blurb-stellarion = Un observatoire, quatre galaxies ; seul ou à deux, ensemble.
web-blurb-look-at-the-stars = Tout le monde dessine le même ciel, jusqu’à l’aube.
web-blurb-star-explorer = Six constellations sur un ciel qui tourne.
web-blurb-stellarium = Un empire par courrier, trente phases, une gazette.

## Une partie en une ligne
web-summary-open = En attente de joueurs
web-summary-waited = À vous de jouer
web-summary-waiting = Au tour de { $who }
web-summary-over = Terminée
web-summary-deadline = avant le { $when }
web-summary-seat-open = place libre
web-summary-join = Prendre place

## Les tables ouvertes
web-lobby-title = Tables ouvertes
web-lobby-lede = Des places libres, sans invitation.
web-lobby-none = Aucune table n’attend de joueur. Ouvrez la vôtre !
web-lobby-new = Nouvelle partie

## Nouvelle partie
web-new-of = Nouvelle partie de { $game }
web-new-game = Jeu
web-new-who = Qui s’assoit ?
web-new-quick-solo = En solitaire
web-new-quick-bot = Avec un robot
web-new-quick-friend = Inviter quelqu’un
web-new-quick-hotseat = Sur cet écran
web-new-players = Joueurs
web-new-quick-open = Table ouverte
web-new-quick-own = Composer la table
web-new-seat = Place { $number }
web-new-seat-me = Moi
web-new-seat-open = Une personne invitée
web-new-seat-bot = Un robot
web-bots-title = Comment pensent les robots
web-new-bot = Robot
web-new-level = Niveau
web-new-pace = Rythme
web-new-pace-live = En direct
web-new-pace-correspondence = Par correspondance
web-new-hours = Heures par coup
web-new-public = Montrer la table à tout le monde
web-new-options = Réglages
web-new-edition = Vos propres cartes (un fichier)
web-new-start = Ouvrir la table
web-new-not-ready = Ce jeu n’est pas encore prêt.

## Choisir un nom
web-name-title = Comment vous appelle-t-on ?
web-name-text = Un nom suffit pour jouer. Ni courriel, ni mot de passe.
web-name-field = Votre nom
web-name-go = C’est moi

## La table
web-table-of = Table de { $game }
web-table-your-turn = À vous de jouer
web-table-tab-yours = ● À vous · { $game }
web-table-tab-theirs = { $game } · { $who } joue
web-table-tab-over = { $game } · terminée
web-table-over = La partie est finie.
web-table-watching = Vous regardez la partie.
web-table-thinks = { $count ->
    [one] { $who } réfléchit…
   *[other] { $who } réfléchissent…
}
web-table-open = Il manque encore quelqu’un.
web-table-open-text = Envoyez ce lien à la personne que vous invitez : il lui donne sa place.
web-table-take-seat = Prendre la place { $number }
web-table-invite-seat = Lien pour la place { $number }
web-table-invite-watch = Lien pour regarder
web-table-menu = La table
web-table-log = Journal
web-table-log-empty = Rien n’est encore arrivé.
web-table-rules = Règles
web-table-hint = Conseil
web-table-hint-text = Je jouerais : { $move }
web-table-hint-sure = Sûr à { $percent } %
web-table-hint-others = Autres idées
web-table-hint-thinking = Je regarde votre jeu…
web-table-hint-play = Jouer ce coup
web-table-moves = Coups possibles
web-table-moves-none = Rien à jouer pour l’instant.
web-table-moves-intro = { $count ->
    [one] Un coup possible.
   *[other] { $count } coups possibles.
}
web-table-moves-other = Autres coups
web-table-undo = Reprendre
web-table-undone = Coup repris.
web-table-confirm = Valider
web-table-confirm-ask = { $move } ?
web-table-setting-confirm = Demander avant de jouer
web-coach-setting = Conseils pendant la partie
web-table-setting-sound = Petits sons
web-table-fullscreen = Plein écran
web-table-fullscreen-off = Quitter le plein écran
web-table-resign = Abandonner
web-table-resign-sure = Abandonner la partie ? Elle sera perdue.
web-table-leave = Quitter la table
web-table-agree = Proposer d’arrêter
web-table-agree-take-back = Ne plus vouloir arrêter
web-table-agreed-by = { $who } propose d’arrêter la partie sans vainqueur.
web-table-rematch = Revanche
web-table-replay = Revoir la partie
web-table-download = Télécharger le journal
web-table-deadline = À jouer avant le { $when }
web-table-you = vous
web-table-here = à table
web-table-away = absent
web-table-bot = robot
web-table-resigned = a abandonné
web-table-out = hors jeu
web-table-round = { $game ->
    [stellar] Manche
   *[other] Tour
} { $round }
web-table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-table-events = Ce qui vient d’arriver
web-table-prompt-of = { $who } : { $prompt }
web-table-not-now = Pas maintenant : { $prompt }
web-table-stale = La table avait bougé entre-temps ; la voici à jour.
web-link-lost = Connexion perdue. Nouvel essai dans { $seconds } s…
web-link-trying = Connexion perdue. On essaie de la rétablir…
web-link-back = Connexion rétablie.
web-link-retry = Essayer tout de suite
web-curtain-title = Passez l’écran à { $who }
web-curtain-text = Les cartes sont cachées en attendant.
web-curtain-ready = Je suis { $who }
web-fair = Hasard vérifiable : empreinte { $commitment }
web-no-board = Le plateau de { $game } n’est pas encore dessiné ; la liste des coups permet déjà de jouer.

## La fin
web-end-won = { $who } l’emporte.
web-end-you-won = Vous l’emportez !
web-end-won-together = { $who } l’emportent ensemble.
web-end-you-won-together = Vous l’emportez ensemble !
web-end-shared = Victoire partagée entre { $who }.
web-end-agreed = La partie s’arrête d’un commun accord, sans vainqueur.
web-end-resigned = { $who } l’emporte par abandon.
web-end-you-won-resigned = Vous l’emportez par abandon.
web-end-lost-together = Le ciel l’emporte cette fois.
web-end-sheet = Feuille de score
web-end-line = Ce qui compte
web-end-total = Total
web-end-chart = Le score au fil de la partie
web-end-chart-text = Courbe du score : { $who } finit à { $points }.
web-end-chart-none = La partie s’est arrêtée avant que le score ne bouge : il n’y a pas de courbe à tracer.
web-end-by-rule = selon la règle { $number }

## Revoir
web-replay-title = Revoir la partie
web-replay-slider = Moment de la partie
web-replay-at = Coup { $at } sur { $last }
web-replay-first = Début
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-last = Fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-link = Lien vers ce moment
web-replay-table = Revenir à la table
web-replay-start = La table est mise.

## Les règles
web-rules-title = Règles de { $game }
web-rules-ruling = Notre lecture
web-rules-table = Laissé à la table
web-rules-contents = Chapitres
web-rules-link = Lien vers la règle { $number }

## Le compte
web-account-title = Votre compte
web-account-guest = Vous jouez en invité sous le nom de { $name }. Un mot de passe garde vos parties d’un appareil à l’autre.
web-account-known = Vous êtes { $name }.
web-account-nobody = Choisissez un nom pour jouer tout de suite, ou retrouvez votre compte.
web-account-guest-title = Jouer en invité
web-account-sign-up = Créer un compte
web-account-sign-up-go = Créer le compte
web-account-log-in = Se connecter
web-account-log-in-go = Me connecter
web-account-log-out = Me déconnecter
web-account-name = Nom
web-account-password = Mot de passe
web-account-password-help = Huit caractères au moins.
web-account-change = Changer de nom
web-account-change-go = Changer le nom
web-account-change-password = Changer de mot de passe
web-account-old-password = Mot de passe actuel
web-account-new-password = Nouveau mot de passe
web-account-saved = C’est enregistré.
web-account-language = Langue
web-account-delete = Supprimer le compte
web-account-delete-text = Vos parties restent aux autres joueurs ; votre nom y devient « un ancien joueur ».
web-account-delete-go = Supprimer pour de bon
web-account-delete-sure = Oui, supprimer mon compte

## La couverture de Stellarium
web-cover-gazette = La Gazette
web-cover-empire = DE L’EMPIRE DES ÉTOILES
web-cover-date = An 5001 · Cycle premier
web-cover-headline = L’Assemblée couronne !

## La fin en solitaire, et ce qui s’est passé pendant qu’on attendait
web-end-alone = Vous terminez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-table-meanwhile = Ce que les autres viennent de jouer :
