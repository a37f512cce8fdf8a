### The server: what it says to players and to those who run it

server-former-player = a former player
server-no-front-end = The server is running, but the games’ page has not been built.
server-how-to-build = make pages
server-address = Belle Étoile is waiting for you: { $address }
server-database = Matches are kept here: { $database }
server-workers-need-postgresql = Several processes (--workers { $workers }) can only share a PostgreSQL database; give --database postgresql://… or a single process.
server-bad-smtp = A mail server is written with one of { $schemes } before its name.
server-exported = { $match }: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } in { $file }
server-imported = Match { $match } imported ({ $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }).
server-imported-seat = Seat { $seat }: { $link }
server-reports = { $number ->
        [0] Nobody has reported anything that was said at a table.
        [one] { $number } report.
       *[other] { $number } reports, the newest first.
    }
server-report-line = { $at }, match { $match }, line { $line }
server-report-said = { $name } said: { $words }
server-report-reason = { $reason ->
        [none] Reported by { $name }, without a word.
       *[other] Reported by { $name }: { $reason }
    }
error-database = Database { $url }: { $reason }.
error-no-match = There is no match { $match } in this database.
server-port-taken = Port { $port } of { $host } is taken; choose another with --port.
error-unreachable = The database does not answer: { $reason }
server-settings-open = Take care: { $file } opens a door and can be read by everyone on this machine; chmod 600 { $file } keeps it for you.
server-database-open = Take care: { $database } can be read by everyone on this machine; chmod 600 keeps it for you.
error-in-use =
    { $process ->
        [none] Somebody else is already at work at this database: { $database }. Stop that first.
       *[other] Another server (process { $process }) is already at work at this database: { $database }. Stop it first, or name another file with --database.
    }
error-newer-database = This database was written by a newer version of Belle Étoile (schema { $revision }, this version knows { $known }). Install that version, or restore a backup.
error-settings-toml = { $file } is not TOML: { $reason }
error-settings-name =
    { $near ->
        [none] { $file }: “{ $name }” is not a setting. Settings: { $known }.
       *[other] { $file }: “{ $name }” is not a setting; did you mean “{ $near }”?
    }
error-settings-kind =
    { $kind ->
        [int] { $file }: “{ $name }” takes a whole number.
        [bool] { $file }: “{ $name }” takes true or false.
        [list] { $file }: “{ $name }” takes a text or a list of texts.
       *[other] { $file }: “{ $name }” takes a text in quotes.
    }
error-settings-bounds = { $file }: “{ $name }” goes from { $least } to { $most }.
server-backed-up = Backup { $file }, read back and the same: { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $campaigns ->
        [one] { $campaigns } campaign
       *[other] { $campaigns } campaigns
    }.
server-backup-holds = { $file } holds { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $campaigns ->
        [one] { $campaigns } campaign
       *[other] { $campaigns } campaigns
    }.
server-restored = Database restored and read back, { $file }: { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $campaigns ->
        [one] { $campaigns } campaign
       *[other] { $campaigns } campaigns
    }.
server-restored-before = What was there is kept here: { $file }
server-restore-asks = This replaces everything in { $database }. Write “yes” to go on:
server-nothing-changed = Nothing was changed.
server-downgrade-campaigns = Lost: { $rows ->
        [one] one campaign of Stellarium
       *[other] { $rows } campaigns of Stellarium
    }, entirely.
server-downgrade-turns = Lost: { $rows ->
        [one] one resolved turn
       *[other] { $rows } resolved turns
    }, with their gazettes.
server-downgrade-talk = Lost: { $rows ->
        [one] one line
       *[other] { $rows } lines
    } of talk at tables.
server-downgrade-letters = Lost: { $rows ->
        [one] one letter
       *[other] { $rows } letters
    } between families.
server-downgrade-offers = Lost: { $rows ->
        [one] one offer
       *[other] { $rows } offers
    } between families.
server-downgrade-post = Lost: { $rows ->
        [one] one mail address
       *[other] { $rows } mail addresses
    }.
server-downgrade-asks = The database { $database } goes back to schema { $schema }; “belle-etoile backup” keeps all that will be lost. Write “yes” to go on:
server-downgraded = The database is at schema { $schema }. Now install the older version; this one would bring it up to date again at its next start.
error-no-schema = There is no older schema “{ $schema }”. Schemas: { $known }.
error-copy-exists = { $file } is there already; choose another name.
error-copy-missing = There is no file { $file }.
error-copy-unreadable = { $file } is not a whole backup: { $reason }.
error-copy-differs = What was read back from { $file } is not what was written there; do not rely on it.
error-copy-other-kind = { $file } comes from another kind of database: a backup of SQLite goes into SQLite, one of PostgreSQL into PostgreSQL.
error-copy-no-tool = This needs { $tool }, of PostgreSQL’s client tools; install them, of the server’s version or a newer one.
error-copy-failed = { $tool } failed and nothing was changed: { $reason }

## Titles of problems

server-title-malformed = Malformed request
server-title-logged-out = Nobody is logged in
server-title-csrf = Token missing
server-title-origin = Request from elsewhere
server-title-wrong-seat = Not your seat
server-title-bad-password = Wrong name or password
server-title-no-such-page = Page not found
server-title-no-such-match = Match not found
server-title-no-such-game = Unknown game
server-title-no-such-version = Moment not found
server-title-not-allowed = Not possible here
server-title-illegal = Move not allowed
server-title-not-your-turn = Not your turn
server-title-stale = The match has moved on
server-title-no-undo = Nothing to take back
server-title-match-over = Match over
server-title-match-not-started = Match not started
server-title-match-not-over = Match in play
server-title-seat-taken = Seat taken
server-title-time-up = Time is up
server-title-too-early = Too early
server-title-not-called = Not called yet
server-title-not-waited-for = Not waited for
server-title-nobody-listens = Nobody to talk to
server-title-no-such-line = No such line
server-title-no-such-lesson = Unknown lesson
server-title-lesson-astray = Another lesson
server-title-lesson-unfit = Lesson out of date
server-title-old-match = Match of another version
server-title-name-taken = Name taken
server-title-too-large = Request too large
server-title-unreadable = Unreadable move
server-title-bad-setup = Setup refused
server-title-weak-password = Password too short
server-title-bad-name = Impossible name
server-title-too-fast = Too fast
server-title-broken = Server error
server-title-busy = Server busy
server-title-unavailable = The database does not answer
server-title-not-written = Not written down
server-title-no-family = No family here
server-title-silent-family = Family without a player
server-title-not-master = For the game master
server-title-sealed = Sealed
server-title-no-such-campaign = Campaign not found
server-title-no-such-turn = Turn not found
server-title-campaign-over = Campaign over
server-title-campaign-paused = Campaign paused
server-title-orders-closed = Orders closed
server-title-orders-changed = Orders changed elsewhere
server-title-no-such-letter = Letter not found
server-title-letter-sent = Letter already sent
server-title-offer-closed = Offer closed
server-title-bad-letter = Letter refused
server-title-bad-archive = Archive refused
server-title-no-account = An account is needed
server-title-no-mail = No mail here
server-title-no-push = No push messages here
server-title-bad-address = Address refused

## Problems, one sentence each

server-problem-malformed = The request does not have the expected form: { $reason }
server-problem-logged-out = Give a name first: the server does not know who you are.
server-problem-csrf = The security token is missing or no longer valid; reload the page.
server-problem-origin = This request comes from another site’s page.
server-problem-wrong-seat = This seat is not yours.
server-problem-bad-password = The name or the password is not right.
server-problem-no-such-page = There is nothing at this address.
server-problem-no-such-match = There is no such match, or not any more.
server-problem-no-such-game = This game is not on the shelf (yet).
server-problem-no-such-version = The match has no moment of this number.
server-problem-not-allowed = This cannot be asked in this way at this address.
server-problem-illegal = This move is not allowed now.
server-problem-not-your-turn = It is not your turn.
server-problem-stale = The match has moved on while you were thinking; look at the table and move again.
server-problem-no-undo = There is nothing to take back: luck or another player has come after it.
server-problem-match-over = This match is over.
server-problem-match-not-started = This match has not started: there are open seats.
server-problem-match-not-over = This match is not over.
server-problem-seat-taken = This seat is taken, or the invitation is no longer valid.
server-problem-time-up = Your time is up.
server-problem-too-early = They still have time to answer; wait a little.
server-problem-not-called = Ask first whether they are still there.
server-problem-not-waited-for = Nobody is waiting for this seat, or it cannot be called.
server-problem-nobody-listens = There is nobody else at the table to talk to.
server-problem-no-such-line = There is no such line of somebody else.
server-problem-no-such-lesson = There is no such lesson.
server-problem-lesson-astray = These moves do not belong to this lesson as it is now; begin it again.
server-problem-lesson-unfit = This lesson no longer fits the rules: { $reason }
server-problem-old-match = This match was played with another version of the game and cannot be opened: { $reason }
server-problem-name-taken = The name “{ $name }” is taken.
server-problem-too-large = The request is too large.
server-problem-unreadable = This text is not a move of this game.
server-problem-bad-setup = This table cannot be set up like this.
server-problem-weak-password = A password has at least { $least } characters.
server-problem-bad-name = A name has 1 to { $most } visible characters.
server-problem-too-fast = That is too fast; wait a moment.
server-problem-broken = The server made a mistake; nothing was changed and you may try again.
server-problem-busy = Too many are asking for this at once; try again in a moment.
server-problem-unavailable = The server’s database does not answer at the moment. What you asked for may not be saved; try again in a few seconds.
server-problem-not-written = The server could not write this down: the database refused it, and nothing has changed. Try again in a moment.
server-problem-no-family = You do not run a family in this campaign.
server-problem-silent-family = Three turns went by without orders: your family has no player any more. You follow the campaign as a spectator.
server-problem-not-master = Only the game master of this campaign may do this.
server-problem-sealed = This holds every family’s secrets: who runs one can read it only after the end.
server-problem-no-such-campaign = There is no such campaign, or not any more.
server-problem-no-such-turn = This turn has not been resolved.
server-problem-campaign-over = This campaign is over.
server-problem-campaign-paused = This campaign is paused; resume it first.
server-problem-orders-closed = The deadline has passed: the orders of this turn are closed.
server-problem-orders-changed = These orders were changed elsewhere meanwhile; read them again before you save.
server-problem-no-such-letter = There is no such letter or offer, or it is not addressed to you.
server-problem-letter-sent = This letter has been sent; it cannot change any more.
server-problem-offer-closed = This offer does not wait for an answer any more.
server-problem-bad-letter = This letter cannot be sent like this.
server-problem-bad-archive = This archive is not a whole campaign.
server-problem-no-account = Guests have no address: make an account first.
server-problem-no-mail = This server does not send mail.
server-problem-no-push = This server sends no push messages.
server-problem-bad-address = This is not an e-mail address.

## Help of the command line

help-host = address to listen at
help-port = port to listen at
help-database = sqlite:///FILE or postgresql://… (or BELLE_ETOILE_DATABASE)
help-settings = TOML file of settings, named like these options (or BELLE_ETOILE_SETTINGS)
help-workers = number of processes (PostgreSQL only)
help-bot-processes = number of processes for bots
help-open = open the browser
help-metrics = publish /metrics for Prometheus
help-secure = served over https by a proxy: cookies are marked Secure
help-origin = another permitted origin, such as https://games.example (may be given several times)
help-no-limits = do not limit how often requests may come (for measurements)
help-no-push = send no push messages (they need a way to the browsers’ push services)
help-static = folder of the built page
help-public-url = the page’s address as people know it, for links in mails
help-smtp = mail server, smtp+starttls://name:word@host:587 (or BELLE_ETOILE_SMTP)
help-mail-from = sender of mails (or BELLE_ETOILE_MAIL_FROM)
help-match = the match’s id
help-output = file to write; otherwise standard output
help-secret = with the seed even while the match is in play, and with what was said at the table: whoever reads the file can foresee everything
help-backup-file = file to write; it must not exist
help-restore-file = backup to put back
help-yes = ask nothing (for scripts)
help-schema = an older schema, such as 0003

## Your turn in a correspondence match: mail and push messages

server-turn-with = { $game }, with { $others }
server-turn-mail = { $count ->
    [one] It’s your turn:
   *[other] It’s your turn in { $count } matches:
}
server-turn-mail-deadline = Your move is expected before { $when }.
server-turn-mail-subject = { $more ->
    [0] It’s your turn: { $title }
    [one] It’s your turn: { $title }, and one more match
   *[other] It’s your turn: { $title }, and { $more } more matches
}
server-turn-push = It’s your turn
server-turn-push-many = { $count } matches are waiting for you.
server-turn-push-stop = Stop these notices
## A forgotten password

server-title-bad-recovery = This link has ended
server-problem-bad-recovery = This link no longer works: it can be used once, within an hour. Ask for another one on the account page.
server-mail-recovery-subject = Your Belle Étoile password
server-mail-recovery =
    Somebody, most likely you, asked for a new password for the account “{ $name }”.

    Choose it here within the next hour:
    { $link }

    If it was not you, do nothing: your password stays as it is.
