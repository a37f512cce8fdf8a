# Les campagnes de Stellarium sur le serveur.

campaigns-setup-families = Une campagne réunit de { $least } à { $most } familles.
campaigns-setup-one-family = Chacun dirige une seule famille par campagne : qui en tiendrait deux en saurait trop.
campaigns-setup-name = Un nom tient sur une ligne, en caractères visibles.
campaigns-setup-zone = Ce fuseau horaire n’est pas connu du serveur.
campaigns-setup-past = Ce moment est déjà passé : choisissez-en un à venir.
campaigns-setup-far = Ce moment est trop loin : pas plus de 400 jours à l’avance.
campaigns-import-account = Seules les personnes qui ont un compte peuvent reprendre une campagne : ce qu’elles apportent est gardé pour elles. Créez d’abord un compte.
campaigns-import-full = { $size ->
        [0] Ce que vous avez repris remplit les { $most } Mo gardés ici pour une personne.
       *[other] Cette campagne prend { $size } Mo ; avec ce que vous avez déjà repris, c’est plus que les { $most } Mo gardés ici pour une personne.
    }

## Le journal public du maître de jeu

campaigns-act-pause = Campagne suspendue au tour { $turn }.
campaigns-act-resume = Campagne reprise au tour { $turn } ; l’échéance a reculé d’autant.
campaigns-act-deadline = Échéance du tour { $turn } déplacée : { $deadline }.
campaigns-act-resolve = Tour { $turn } résolu sans attendre.
campaigns-act-replace =
    { $by ->
        [none] La famille { $family } (n° { $seat }) attend une nouvelle personne.
        [cautious] La famille { $family } (n° { $seat }) est confiée à un robot, caractère prudent.
        [ambitious] La famille { $family } (n° { $seat }) est confiée à un robot, caractère ambitieux.
       *[ruthless] La famille { $family } (n° { $seat }) est confiée à un robot, caractère impitoyable.
    }
campaigns-act-take-back = Tour { $turn } annulé ; il se rejoue, avec un nouveau tirage. La graine abandonnée était { $seed }.
campaigns-act-message = Message du maître de jeu à toutes les familles.
campaigns-act-no-place = L’invitation à fonder une famille est retirée.
campaigns-act-edit = Famille { $family } corrigée : { $what }.
campaigns-act-import = Campagne reprise d’une archive.
campaigns-act-place =
    { $family ->
        [none] Une nouvelle famille peut être fondée à la fin du tour { $turn }.
       *[other] Une nouvelle famille peut être fondée à la fin du tour { $turn }, la famille { $family } n’ayant plus personne à sa tête.
    }
campaigns-act-outage =
    { $minutes ->
        [0] Le serveur était arrêté à l’échéance : elle recule d’autant.
        [one] Le serveur était arrêté à l’échéance : elle recule d’une minute.
       *[other] Le serveur était arrêté à l’échéance : elle recule de { $minutes } minutes.
    }
campaigns-act-clock = L’horloge du serveur avançait : l’échéance qu’elle avait fixée est remise à sa place.

## Avis

campaigns-notice-resolved = { $campaign } : le tour { $turn } est résolu, la Gazette est parue.
campaigns-notice-over = { $campaign } : la campagne s’achève avec le tour { $turn }.
campaigns-notice-near = { $campaign } : l’échéance du tour { $turn } approche, et vos ordres ne sont pas déclarés prêts.
campaigns-notice-moved = { $campaign } : l’échéance du tour { $turn } a changé.
campaigns-notice-joined = { $campaign } : quelqu’un a pris la tête d’une famille.
campaigns-notice-paused = { $campaign } : la campagne est suspendue.
campaigns-notice-resumed = { $campaign } : la campagne reprend.
campaigns-notice-replaced = { $campaign } : votre famille a été confiée à d’autres mains.
campaigns-notice-held = { $campaign } : un joueur est parti au tour { $turn }, et tous les autres sont prêts. Le tour attend qu’on se dise prêt une fois encore, ou le signal du maître de jeu.
campaigns-notice-taken-back = { $campaign } : le tour { $turn } est annulé et se rejouera.
campaigns-notice-letter = { $campaign } : une lettre vous attend.
campaigns-notice-message = { $campaign } : le maître de jeu vous écrit.
campaigns-notice-asked = { $campaign } : une famille écrit au maître de jeu.
campaigns-notice-edited = { $campaign } : le maître de jeu a corrigé votre famille ; le journal dit comment.
campaigns-notice-offer = { $campaign } : une famille vous fait une proposition.
campaigns-notice-offer-accepted = { $campaign } : votre proposition est acceptée, vos ordres sont complétés.
campaigns-notice-offer-declined = { $campaign } : votre proposition est déclinée.

## Lettres et propositions

campaigns-letter-to = On écrit au maître de jeu, ou à d’autres familles que la sienne, dirigées par quelqu’un.
campaigns-letter-master-alone = Une lettre au maître de jeu n’a pas d’autre destinataire.
campaigns-letter-joining = Votre famille entre en jeu à la fin du tour ; elle pourra écrire ensuite.
campaigns-letter-drafts = Trop de brouillons : envoyez ou jetez-en quelques-uns.
campaigns-letter-offers = Trop de propositions attendent une réponse ; retirez-en quelques-unes.
campaigns-letter-nobody = Il manque un destinataire.
campaigns-letter-empty = Cette lettre est vide.
campaigns-offer-impossible = Ce n’est pas possible. { $text } (Règle { $rule })
campaigns-offer-ship = Aucun vaisseau de ce nom.
campaigns-offer-sides = Cette proposition ne concerne pas vos deux familles.
campaigns-offer-unreadable = Les ordres de l’une des deux familles ne sont pas lisibles en ce moment ; réessayez plus tard.
campaigns-offer-marriage = Mariage de { $groom } et { $bride }, célébré par { $priest }.
campaigns-offer-seat = { $guest } embarque sur { $ship }, sous les ordres de { $captain }.
campaigns-offer-sell = La famille { $family } vend { $ship } à la famille { $other } pour { $price } M$.
campaigns-offer-lend = La famille { $family } prête { $ship } à la famille { $other } pour ce tour.
campaigns-offer-hire = La famille { $family } loue { $ship } à la famille { $other } pour { $price } M$, pour ce tour.

## Conseils

campaigns-hint-could-marry = { $count ->
    [one] { $names } pourrait se marier : écrivez à une famille, faites une proposition ou acceptez-en une.
   *[other] { $more ->
        [0] { $names } pourraient se marier : écrivez à une famille, faites une proposition ou acceptez-en une.
       *[other] { $names } et { $more } autres pourraient se marier : écrivez à une famille, faites une proposition ou acceptez-en une.
    }
}
campaigns-hint-weddings = { $count ->
    [one] Le mariage écrit n’aura lieu que si l’autre famille l’écrit aussi ; une proposition acceptée l’inscrit des deux côtés.
   *[other] Les { $count } mariages écrits n’auront lieu que si les autres familles les écrivent aussi ; une proposition acceptée les inscrit des deux côtés.
}

## Courrier et flux

campaigns-mail-confirm-subject = Belle Étoile : confirmez votre adresse
campaigns-mail-confirm =
    Bonjour,

    quelqu’un, sans doute vous, souhaite recevoir ici les nouvelles de ses parties et de ses campagnes.
    Pour confirmer cette adresse : { $link }

    Si ce n’était pas vous, il n’y a rien à faire.
campaigns-mail-subject =
    { $more ->
        [0] { $campaign } : des nouvelles
        [one] { $campaign } et une autre campagne : des nouvelles
       *[other] { $campaign } et { $more } autres campagnes : des nouvelles
    }
campaigns-mail-waiting = Vos ordres sont attendus :
campaigns-mail-due =
    { $deadline ->
        [none] - { $campaign }, tour { $turn }, sans échéance
       *[other] - { $campaign }, tour { $turn }, avant le { $deadline }
    }
campaigns-mail-unsubscribe = Ne plus recevoir ces courriels : { $link }
campaigns-page-confirm = Recevoir à { $email } les nouvelles de mes campagnes ?
campaigns-page-confirm-button = Confirmer cette adresse
campaigns-page-confirmed = L’adresse est confirmée. Vous pouvez fermer cette page.
campaigns-page-unsubscribe = Ne plus recevoir de courriels à { $email } ?
campaigns-page-unsubscribe-button = Ne plus rien recevoir
campaigns-page-unsubscribed = C’est noté : plus aucun courriel ne partira. Vous pouvez fermer cette page.
campaigns-feed-title = Nouvelles de mes campagnes
campaigns-feed-deadlines = Échéances de mes campagnes
campaigns-feed-deadline = { $campaign } : ordres du tour { $turn }

## Un tour annulé

campaigns-undone-subject = Vos ordres du tour { $turn }, qui n’a pas eu lieu
campaigns-undone-text = Le tour { $back } a été annulé : le tour { $turn } repartira de zéro. Voici ce que vous aviez écrit, à recopier si cela sert :
