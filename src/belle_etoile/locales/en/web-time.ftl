# The clock of a live match

web-time-clock = Clock
web-time-clock-none = No clock
web-time-clock-move = A time limit for each move
web-time-clock-bank = A time limit for the whole match
web-time-seconds = Seconds per move
web-time-minutes = Minutes per player
web-time-increment = Seconds added each turn
web-time-about-none = Everybody takes their time. Whoever vanishes can be called, and replaced by a bot after a while.
web-time-about-move = When a move’s time is up, a simple move is made for the player, and the match goes on.
web-time-about-bank = A player’s time runs while the others wait for them. Whoever has none left loses.
web-time-about-correspondence = Play a move whenever you like, with up to { $span } for each one. You can close the page: “My matches” tells you when it is your turn. Such a match often takes days or weeks. When the time for a move is up, a simple one is made for the player.
web-time-hours = { $count ->
        [one] one hour
       *[other] { $count } hours
    }
web-time-days = { $count ->
        [one] one day
       *[other] { $count } days
    }
web-time-pace-live = live, no clock
web-time-pace-move = live, { $seconds } s per move
web-time-pace-bank = live, { $minutes } min each
web-time-pace-bank-more = live, { $minutes } min each + { $increment } s per turn
web-time-pace-correspondence = by correspondence, { $span } per move
web-time-waits = { $who } is waiting
web-time-waits-here = { $who } is at the table now
web-time-left = { $who }: { $left } left
web-time-call = Is { $who } still there?
web-time-call-about = { $who } has not played for a while. Ask whether they are still there; if there is no answer, you can end the match or let a bot play on.
web-time-called = You asked { $who }. Time left to answer: { $left }
web-time-call-over = { $who } has not answered.
web-time-claim-win = End the match: I win
web-time-claim-end = End the match
web-time-claim-bot = Let a bot play on
web-time-you-are-called = { $who } asks whether you are still there. Time left to answer: { $left }
web-time-here = I’m here
web-time-end-clock = { $who } wins on time.
web-time-end-you-clock = You win on time.
web-time-end-absent = { $who } wins: the other player left.
web-time-end-you-absent = You win: the other player left.
web-time-end-lost-clock = Time is up.
