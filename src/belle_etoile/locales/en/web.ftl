### The browser: the server, the table, the account

web-title = Belle Étoile
web-skip = Skip to content
web-loading = One moment…
web-just-now = just now
web-close = Close
web-cancel = Cancel
web-copy = Copy link
web-copied = Copied!
web-rule-link = Read rule { $number }
web-lost-title = Page not found
web-lost-text = The address may be incomplete. The home page is still there.
web-back-home = Back to the home page
web-offline = The server isn’t answering. Your choice isn’t lost: try again in a moment.
web-something-wrong = That didn’t work. Try again, or go back to the home page.

## The bar at the top
web-nav = Main navigation
web-nav-home = Home
web-nav-lobby = Open tables
web-nav-account = Account
web-theme-day = Switch to day
web-theme-night = Switch to night
web-language-other = Français
web-language-switch = Read the page in French

## Home
web-home-tagline = Five star games, one table.
web-home-lede = Play solo, share a screen, meet live or by correspondence, under the night of an old atlas.
web-home-games = The five games
web-home-soon = Still in the making
web-home-play = Play
web-home-play-game = Play { $game }
web-learn = Learn it in two minutes
web-learn-game = Learn it in two minutes: { $game }
web-home-rules = Rules
web-daily-title = The sky of the day
web-home-rules-of = Rules of { $game }
web-sky-title = The real sky
web-home-waited = It’s your turn
web-home-waited-count = { $count ->
    [one] One table is waiting for your move.
   *[other] { $count } tables are waiting for your move.
}
web-home-campaigns = { $count ->
    [one] One campaign waits for your orders.
   *[other] { $count } campaigns wait for your orders.
}
web-home-next = Take me there
web-home-mine = My matches
web-home-none = You have no matches yet. Pick a game to begin.
web-home-lobby = See the open tables
web-blurb-stellar = Two astronomers, a telescope and a notebook each.
web-blurb-stellarion = One observatory, four galaxies; solo, or two together.
web-blurb-look-at-the-stars = Everyone draws the same sky, until dawn.
web-blurb-star-explorer = Six constellations on a turning sky.
web-blurb-stellarium = An empire by mail, thirty phases, a gazette.

## A match in one line
web-summary-open = Waiting for players
web-summary-waited = Your turn
web-summary-waiting = { $who } to play
web-summary-over = Finished
web-summary-deadline = before { $when }
web-summary-seat-open = open seat
web-summary-join = Take a seat

## Open tables
web-lobby-title = Open tables
web-lobby-lede = Free seats, no invitation needed.
web-lobby-none = No table is waiting for players. Open one yourself!
web-lobby-new = New match

## New match
web-new-of = New game of { $game }
web-new-game = Game
web-new-who = Who’s playing?
web-new-quick-solo = Alone
web-new-quick-bot = With a bot
web-new-quick-friend = Invite someone
web-new-quick-hotseat = On this screen
web-new-players = Players
web-new-quick-open = Open table
web-new-quick-own = Arrange the table
web-new-seat = Seat { $number }
web-new-seat-me = Me
web-new-seat-open = Someone you invite
web-new-seat-bot = A bot
web-bots-title = How the bots think
web-new-bot = Bot
web-new-level = Level
web-new-pace = Pace
web-new-pace-live = Live
web-new-pace-correspondence = By correspondence
web-new-hours = Hours per move
web-new-public = Show the table to everyone
web-new-options = Settings
web-new-edition = Your own cards (a file)
web-new-start = Open the table
web-new-not-ready = This game is not ready yet.

## Choosing a name
web-name-title = What should we call you?
web-name-text = A name is enough to play. No e-mail, no password.
web-name-field = Your name
web-name-go = That’s me

## The table
web-table-of = { $game } table
web-table-your-turn = It’s your turn
web-table-tab-yours = ● Your turn · { $game }
web-table-tab-theirs = { $game } · { $who } to play
web-table-tab-over = { $game } · finished
web-table-over = The match is over.
web-table-watching = You are watching.
web-table-thinks = { $count ->
    [one] { $who } is thinking…
   *[other] { $who } are thinking…
}
web-table-open = Someone is still missing.
web-table-open-text = Send this link to the person you invite: it gives them their seat.
web-table-take-seat = Take seat { $number }
web-table-invite-seat = Link for seat { $number }
web-table-invite-watch = Link to watch
web-table-menu = The table
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-rules = Rules
web-table-hint = Hint
web-table-hint-text = I would play: { $move }
web-table-hint-sure = { $percent }% sure
web-table-hint-others = Other ideas
web-table-hint-thinking = Looking at your game…
web-table-hint-play = Play this move
web-table-moves = Possible moves
web-table-moves-none = Nothing to play for now.
web-table-moves-intro = { $count ->
    [one] One possible move.
   *[other] { $count } possible moves.
}
web-table-moves-other = Other moves
web-table-undo = Take back
web-table-undone = Move taken back.
web-table-confirm = Confirm
web-table-confirm-ask = { $move }?
web-table-setting-confirm = Ask before playing
web-coach-setting = Advice during the game
web-table-setting-sound = Small sounds
web-table-fullscreen = Full screen
web-table-fullscreen-off = Leave full screen
web-table-resign = Resign
web-table-resign-sure = Resign? You will lose the match.
web-table-leave = Leave the table
web-table-agree = Offer to stop
web-table-agree-take-back = No longer offer to stop
web-table-agreed-by = { $who } offers to stop the match without a winner.
web-table-rematch = Rematch
web-table-replay = Replay the match
web-table-download = Download the log
web-table-deadline = To be played before { $when }
web-table-you = you
web-table-here = at the table
web-table-away = away
web-table-bot = bot
web-table-resigned = has resigned
web-table-out = out of the game
web-table-round = { $game ->
    [look-at-the-stars] Turn
   *[other] Round
} { $round }
web-table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-table-events = What just happened
web-table-prompt-of = { $who }: { $prompt }
web-table-not-now = Not now: { $prompt }
web-table-stale = The table had moved on in the meantime; here it is now.
web-link-lost = Connection lost. Next try in { $seconds } s…
web-link-trying = Connection lost. Trying to restore it…
web-link-back = Connection restored.
web-link-retry = Try now
web-curtain-title = Pass the screen to { $who }
web-curtain-text = The cards are hidden meanwhile.
web-curtain-ready = I am { $who }
web-fair = Verifiable luck: fingerprint { $commitment }
web-no-board = The board of { $game } is not drawn yet; the list of moves already lets you play.

## The end
web-end-won = { $who } wins.
web-end-you-won = You win!
web-end-won-together = { $who } win together.
web-end-you-won-together = You win together!
web-end-shared = Victory is shared by { $who }.
web-end-agreed = The match ended by agreement, with no winner.
web-end-resigned = { $who } wins by resignation.
web-end-you-won-resigned = You win by resignation.
web-end-lost-together = The sky wins this time.
web-end-sheet = Score sheet
web-end-line = What counts
web-end-total = Total
web-end-chart = The score through the match
web-end-chart-text = Score curve: { $who } ends at { $points }.
web-end-chart-none = The match ended before the score had moved: there is no curve to draw.
web-end-by-rule = by rule { $number }

## Replay
web-replay-title = Replay
web-replay-slider = Moment of the match
web-replay-at = Move { $at } of { $last }
web-replay-first = Start
web-replay-back = One move back
web-replay-on = One move on
web-replay-last = End
web-replay-play = Play
web-replay-pause = Pause
web-replay-link = Link to this moment
web-replay-table = Back to the table
web-replay-start = The table is laid.

## The rules
web-rules-title = Rules of { $game }
web-rules-ruling = Our reading
web-rules-table = Left to the table
web-rules-contents = Chapters
web-rules-link = Link to rule { $number }

## The account
web-account-title = Your account
web-account-guest = You play as a guest named { $name }. A password keeps your matches from one device to the next.
web-account-known = You are { $name }.
web-account-nobody = Choose a name to play at once, or find your account again.
web-account-guest-title = Play as a guest
web-account-sign-up = Create an account
web-account-sign-up-go = Create the account
web-account-log-in = Log in
web-account-log-in-go = Log in
web-account-log-out = Log out
web-account-name = Name
web-account-password = Password
web-account-password-help = At least eight characters.
web-account-change = Change name
web-account-change-go = Change the name
web-account-change-password = Change password
web-account-old-password = Current password
web-account-new-password = New password
web-account-saved = Saved.
web-account-language = Language
web-account-delete = Delete the account
web-account-delete-text = Your matches stay with the other players; your name becomes “a former player”.
web-account-delete-go = Delete for good
web-account-delete-sure = Yes, delete my account

## The cover of Stellarium
web-cover-gazette = The Gazette
web-cover-empire = OF THE EMPIRE OF STARS
web-cover-date = Year 5001 · First Cycle
web-cover-headline = The Assembly Has Chosen!

## The end of a game alone, and what happened while one waited
web-end-alone = You finish with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
web-table-meanwhile = What the others have just played:
