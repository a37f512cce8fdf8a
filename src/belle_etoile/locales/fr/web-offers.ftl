### Offres à une table : inviter, revanche, arrêter ; plusieurs personnes à un écran ; retrouver un compte

## Inviter
web-share = Partager
web-share-code = Montrer un code QR
web-share-code-label = Code QR du lien
web-invited-by = { $who } vous invite à jouer à { $game }
web-invited = Une table de { $game } vous attend
web-invited-live = En direct : tout le monde est à table en même temps.
web-invited-clock-move = Pendule : { $seconds } secondes par coup.
web-invited-clock-bank = Pendule : { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} par joueur{ $increment ->
    [0] { "" }
   *[other] , et { $increment } secondes en plus à chaque tour
}.
web-invited-correspondence = Par correspondance, sur des jours ou des semaines : jusqu’à { $span } par coup. Vous pouvez fermer la page entre-temps.
web-invited-seats = { $seats ->
    [one] Une place.
   *[other] { $seats } places ; { $who ->
        [none] personne n’est encore assis
       *[other] déjà à table : { $who }
    }.
}
web-invited-taken = Cette place est déjà prise ; vous pouvez regarder.
web-duration-stellar = 20 à 30 minutes environ.
web-duration-stellarion = 30 minutes environ.
web-duration-look-at-the-stars = 20 à 30 minutes environ.
web-duration-star-explorer = 20 minutes environ.

## La revanche
web-rematch-offer = Proposer une revanche
web-rematch-offered = { $who } propose une revanche.
web-rematch-accept = Accepter la revanche
web-rematch-decline = Non merci
web-rematch-declined = { $who } préfère en rester là.
web-rematch-waiting = Revanche proposée ; on attend { $who }.
web-rematch-take-back = Retirer la proposition
web-rematch-go = Aller à la revanche

## Arrêter
web-stop-accept = Accepter d’arrêter
web-stop-decline = Continuer la partie
web-stop-declined = Votre proposition d’arrêter n’a pas été acceptée : la partie continue.

## À un seul écran
web-new-player = Joueur { $number }
web-new-player-name = Nom du joueur { $number }
web-curtain-skip = Ne plus cacher les cartes entre nous
web-curtain-setting = Cacher les cartes quand l’écran change de mains

## Mes parties
web-summary-bot = { $level ->
    [0] robot
   *[other] robot de niveau { $level }
}
web-summary-bots = { $count } { $level ->
    [0] robots
   *[other] robots de niveau { $level }
}
web-summary-seats-open = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
web-summary-alone = en solitaire
web-summary-won = Gagnée
web-summary-won-resigned = Gagnée par abandon
web-summary-won-by = { $who } l’emporte
web-summary-shared = Victoire partagée
web-summary-lost = Perdue
web-summary-stopped = Arrêtée d’un commun accord
web-summary-rematch = On vous propose une revanche

## Retrouver un compte
web-recovery-title = Mot de passe oublié
web-recovery-none = Ce compte n’a pas de secours : si vous oubliez le mot de passe, personne ne pourra vous le rendre. Une adresse de courriel y remédie.
web-recovery-no-mail = Ce compte n’a pas de secours : ce serveur n’envoie pas de courrier. Notez bien votre mot de passe.
web-recovery-unconfirmed = Pas encore de secours : ouvrez le lien envoyé à { $email } pour confirmer cette adresse.
web-recovery-ready = En cas d’oubli, un lien pour choisir un nouveau mot de passe sera envoyé à { $email }.
web-recovery-email = Adresse de courriel
web-recovery-email-go = Utiliser cette adresse
web-recovery-forgot = Mot de passe oublié ?
web-recovery-sent = Si ce compte a une adresse confirmée, un lien vient d’y être envoyé. Il vaut une heure.
web-recover-title = Choisir un nouveau mot de passe
web-recover-go = Enregistrer et me connecter
