# Les campagnes de Stellarium sur le serveur.

campaigns-setup-families = Une campagne réunit de { $least } à { $most } familles.
campaigns-setup-one-family = Chacun dirige une seule famille par campagne : qui en tiendrait deux en saurait trop.
campaigns-setup-name = Un nom tient sur une ligne, en caractères visibles.

## Le registre public du maître de jeu

campaigns-act-pause = Campagne suspendue au tour { $turn }.
campaigns-act-resume = Campagne reprise au tour { $turn } ; l’échéance a reculé d’autant.
campaigns-act-deadline = Échéance du tour { $turn } déplacée : { $deadline }.
campaigns-act-resolve = Tour { $turn } résolu sans attendre.
campaigns-act-replace =
    { $by ->
        [none] La famille { $family } (n° { $seat }) attend une nouvelle personne.
        [cautious] La famille { $family } (n° { $seat }) est confiée à la maison, caractère prudent.
        [ambitious] La famille { $family } (n° { $seat }) est confiée à la maison, caractère ambitieux.
       *[ruthless] La famille { $family } (n° { $seat }) est confiée à la maison, caractère impitoyable.
    }
campaigns-act-take-back = Tour { $turn } repris, avec un nouveau tirage. La graine abandonnée était { $seed }.
campaigns-act-outage =
    { $minutes ->
        [0] Le serveur était arrêté à l’échéance : elle recule d’autant.
        [one] Le serveur était arrêté à l’échéance : elle recule d’une minute.
       *[other] Le serveur était arrêté à l’échéance : elle recule de { $minutes } minutes.
    }

## Avis

campaigns-notice-resolved = { $campaign } : le tour { $turn } est résolu, la Gazette est parue.
campaigns-notice-over = { $campaign } : la campagne s’achève avec le tour { $turn }.
campaigns-notice-near = { $campaign } : l’échéance du tour { $turn } approche, et vos ordres ne sont pas déclarés prêts.
campaigns-notice-moved = { $campaign } : l’échéance du tour { $turn } a changé.
campaigns-notice-joined = { $campaign } : quelqu’un a pris la tête d’une famille.
campaigns-notice-paused = { $campaign } : la campagne est suspendue.
campaigns-notice-resumed = { $campaign } : la campagne reprend.
campaigns-notice-replaced = { $campaign } : votre famille a été confiée à d’autres mains.
campaigns-notice-taken-back = { $campaign } : le tour { $turn } est repris et se rejouera.
