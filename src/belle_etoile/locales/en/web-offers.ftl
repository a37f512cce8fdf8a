### Offers at a table: invitations, a rematch, stopping; several people at one screen; finding an account again

## Inviting
web-share = Share
web-share-code = Show a QR code
web-share-code-label = QR code of the link
web-invited-by = { $who } invites you to play { $game }
web-invited = A table of { $game } is waiting for you
web-invited-live = Live: everybody is at the table at the same time.
web-invited-clock-move = Clock: { $seconds } seconds per move.
web-invited-clock-bank = Clock: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} per player{ $increment ->
    [0] { "" }
   *[other] , and { $increment } seconds more each turn
}.
web-invited-correspondence = By correspondence, over days or weeks: up to { $span } per move. You may close the page meanwhile.
web-invited-seats = { $seats ->
    [one] One seat.
   *[other] { $seats } seats; { $who ->
        [none] nobody has sat down yet
       *[other] already at the table: { $who }
    }.
}
web-invited-taken = This seat is already taken; you can watch.
web-duration-stellar = About 20 to 30 minutes.
web-duration-stellarion = About 30 minutes.
web-duration-look-at-the-stars = About 20 to 30 minutes.
web-duration-star-explorer = About 20 minutes.

## The rematch
web-rematch-offer = Offer a rematch
web-rematch-offered = { $who } offers a rematch.
web-rematch-accept = Accept the rematch
web-rematch-decline = No, thanks
web-rematch-declined = { $who } would rather leave it at that.
web-rematch-waiting = Rematch offered; waiting for { $who }.
web-rematch-take-back = Withdraw the offer
web-rematch-go = Go to the rematch

## Stopping
web-stop-accept = Agree to stop
web-stop-decline = Keep playing
web-stop-declined = Your offer to stop was declined: the match goes on.

## At one screen
web-new-player = Player { $number }
web-new-player-name = Name of player { $number }
web-curtain-skip = Stop hiding the cards between us
web-curtain-setting = Hide the cards when the screen changes hands

## My matches
web-summary-bot = { $level ->
    [0] bot
   *[other] level { $level } bot
}
web-summary-bots = { $count } { $level ->
    [0] bots
   *[other] level { $level } bots
}
web-summary-seats-open = { $count ->
    [one] an open seat
   *[other] { $count } open seats
}
web-summary-alone = alone
web-summary-won = Won
web-summary-won-resigned = Won by resignation
web-summary-won-by = { $who } won
web-summary-shared = Shared victory
web-summary-lost = Lost
web-summary-stopped = Stopped by agreement
web-summary-rematch = You are offered a rematch

## Finding an account again
web-recovery-title = Forgotten password
web-recovery-none = This account cannot be recovered: if you forget the password, nobody can give it back to you. An e-mail address changes that.
web-recovery-no-mail = This account cannot be recovered: this server sends no mail. Write your password down.
web-recovery-unconfirmed = Not yet recoverable: open the link sent to { $email } to confirm this address.
web-recovery-ready = If you forget your password, a link to choose a new one will be sent to { $email }.
web-recovery-email = E-mail address
web-recovery-email-go = Use this address
web-recovery-forgot = Forgot your password?
web-recovery-sent = If this account has a confirmed address, a link has just been sent to it. It works for an hour.
web-recover-title = Choose a new password
web-recover-go = Save and log me in
