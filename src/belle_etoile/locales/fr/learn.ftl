# La page d’une leçon.

learn-you = Vous
learn-on = Continuer
learn-back = Un pas en arrière
learn-restart = Reprendre au début
learn-leave = Quitter la leçon
learn-step = Étape { $at } sur { $of }
learn-free =
    { $left ->
        [one] Encore un tour libre
       *[other] { $left } tours libres
    }
learn-not-now = Vous pouvez toucher ce qui est éclairé. Relisez la phrase du haut.
learn-done = Vous savez jouer
learn-play = Jouer votre première partie de { $game }
learn-others = D’autres leçons
learn-known = faite
