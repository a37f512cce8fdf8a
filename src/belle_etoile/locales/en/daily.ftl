### The sky of the day

daily-title = The sky of the day
daily-lede = Every day, one and the same deal of Stellarion for everybody. On the day itself you have one try.
daily-sky-of = Sky of { $date }
daily-open = Try today’s sky
daily-continue = Go on with your try
daily-play-past = Play this sky
daily-play-again = Play this sky again
daily-see = See the game again
daily-past-note = That day is over: the game no longer counts among its tries.
daily-not-tried = You did not look up on that day yet.
daily-playing = Your try is under way, at turn { $turn }.
daily-won = Won in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $stars ->
    [0] with no shooting star left.
    [one] one shooting star left.
   *[other] { $stars } shooting stars left.
}
daily-lost = Lost at turn { $turns }, with { $voyages ->
    [0] no voyage
    [one] one voyage
   *[other] { $voyages } voyages
} of { $of } won.
daily-late = after the day
daily-share = { $played ->
    [0] Nobody has finished this sky on its day yet.
    [one] One try finished on the day, { $won ->
        [0] lost.
       *[other] won.
    }
   *[other] { $played } tries finished on the day, { $percent }% won.
}
daily-result = Your result, to share
daily-copy = Copy the result
daily-calendar = Past skies
daily-before = Previous month
daily-after = Next month
daily-day = { $date }: { $state }
daily-state-won = won
daily-state-lost = lost
daily-state-playing = under way
daily-state-none = not played
daily-state-share = { $percent }% won
daily-legend-won = won
daily-legend-lost = lost
daily-legend-share = share of tries won
