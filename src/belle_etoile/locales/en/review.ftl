### review: a match looked at again, decision by decision

review-thinking = Reviewing
review-heading = { $game }, reviewed by { $bot } ({ $tries } tries a decision)
review-percent =
    { $sign ->
        [plus] +
        [minus] −
       *[none] { "" }
    }{ NUMBER($number, maximumFractionDigits: 0) }%
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
    { $name }: accuracy { $accuracy } of 100, in { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }. The choices cost { $cost }; luck gave { $luck }.
review-nothing = No decision cost more than can be said with certainty.
review-decision = { $name }: { $played }. Better: { $best }. Cost: { $cost } (between { $low } and { $high }).
