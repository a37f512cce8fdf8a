### review : une partie relue, décision par décision

review-thinking = Relecture
review-heading = { $game }, relue par { $bot } ({ $tries } essais par décision)
review-percent =
    { $sign ->
        [plus] +
        [minus] −
       *[none] { "" }
    }{ NUMBER($number, maximumFractionDigits: 0) } %
review-points =
    { $sign ->
        [plus] +
        [minus] −
       *[none] { "" }
    }{ NUMBER($number, maximumFractionDigits: 1) } { $number ->
        [one] point
       *[other] points
    }
review-seat =
    { $name } : justesse { $accuracy } sur 100, en { $decisions ->
        [one] une décision
       *[other] { $decisions } décisions
    }. Les choix ont coûté { $cost } ; la chance a donné { $luck }.
review-nothing = Aucune décision n’a coûté plus que ce que l’on peut dire avec certitude.
review-decision = { $name } : { $played }. Mieux : { $best }. Coût : { $cost } (entre { $low } et { $high }).
