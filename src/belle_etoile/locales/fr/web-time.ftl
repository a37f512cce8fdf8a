# L’horloge d’une partie en direct

web-time-clock = Pendule
web-time-clock-none = Sans pendule
web-time-clock-move = Un temps pour chaque coup
web-time-clock-bank = Un temps pour toute la partie
web-time-seconds = Secondes par coup
web-time-minutes = Minutes par joueur
web-time-increment = Secondes en plus à chaque tour
web-time-about-none = Chacun prend son temps. Si quelqu’un disparaît, on peut l’appeler puis, après un moment, le remplacer par un robot.
web-time-about-move = Quand le temps d’un coup est écoulé, un coup simple est joué à la place du joueur, et la partie continue.
web-time-about-bank = Le temps d’un joueur s’écoule tant que les autres l’attendent. Qui n’en a plus a perdu.
web-time-about-correspondence = Jouez quand vous voulez, dans un délai de { $span } par coup. Vous pouvez fermer la page : « Mes parties » dit quand c’est à vous. Une telle partie dure souvent des jours ou des semaines. Quand le délai d’un coup est passé, un coup simple est joué.
web-time-hours = { $count ->
        [one] une heure
       *[other] { $count } heures
    }
web-time-days = { $count ->
        [one] un jour
       *[other] { $count } jours
    }
web-time-pace-live = en direct, sans pendule
web-time-pace-move = en direct, { $seconds } s par coup
web-time-pace-bank = en direct, { $minutes } min chacun
web-time-pace-bank-more = en direct, { $minutes } min chacun + { $increment } s par tour
web-time-pace-correspondence = par correspondance, { $span } par coup
web-time-waits = { $who } attend
web-time-waits-here = { $who } est à la table en ce moment
web-time-left = { $who } : encore { $left }
web-time-call = { $who } est toujours là ?
web-time-call-about = { $who } n’a pas joué depuis un moment. Demandez-lui si la partie continue ; sans réponse, vous pourrez y mettre fin ou laisser un robot jouer.
web-time-called = Vous avez appelé { $who }. Temps pour répondre : { $left }
web-time-call-over = { $who } n’a pas répondu.
web-time-claim-win = Finir la partie : je l’emporte
web-time-claim-end = Finir la partie
web-time-claim-bot = Laisser jouer un robot
web-time-you-are-called = { $who } demande si vous êtes toujours là. Temps pour répondre : { $left }
web-time-here = Je suis là
web-time-end-clock = { $who } l’emporte au temps.
web-time-end-you-clock = Vous l’emportez au temps.
web-time-end-absent = { $who } l’emporte : l’autre joueur est parti.
web-time-end-you-absent = Vous l’emportez : l’autre joueur est parti.
web-time-end-lost-clock = Le temps est écoulé.
