### A campaign of Stellarium by mail: the command line

help-stellarium-verb = new, template, check, resolve, report, status or undo-turn
help-stellarium-rest = the rest depends on the verb: “belle-etoile stellarium VERB --help”
help-stellarium-dir = the folder of the campaign
help-stellarium-new = begin a campaign in an empty folder
help-stellarium-template = an order sheet filled with safe orders, every choice in its comments
help-stellarium-check = read the orders that came, and join-*.toml of families that want to join: all mistakes, and how they will count
help-stellarium-resolve = play the coming turn, whole or not at all
help-stellarium-report = the gazette, or a family’s report, of a turn that was played
help-stellarium-status = how the campaign stands
help-stellarium-undo-turn = take the last turn back; its orders stay
help-stellarium-families = how many families, or their names with commas between them
help-stellarium-turns = the number of turns; 0 for an endless game
help-stellarium-bots = the tempers of the families that bots play, the last ones: cautious, ambitious, ruthless; “ruthless*3” gives three
help-stellarium-governor = half or double: the gains of a governor’s family
help-stellarium-seed = the seed of all luck (drawn at random by default)
help-stellarium-family = the number or the name of a family
help-stellarium-output = write to this file
help-stellarium-file = order files; all the post of the turn without them
help-stellarium-accept = play with wrong or incomplete sheets too: what is right counts
help-stellarium-without = play even if nobody has written
help-stellarium-turn = the number of the turn
help-stellarium-register = the public register: who is who, and by which number
help-stellarium-form = html, txt or json
help-stellarium-new-seed = draw and promise a new seed

## What one learns

stellarium-cli-created =
    { $people ->
        [0] Campaign created in { $folder }: { $families } families, all played by bots.
        [one] Campaign created in { $folder }: { $families } families, one of them waiting for its players.
       *[other] Campaign created in { $folder }: { $families } families, { $people } of them waiting for their players.
    }
stellarium-cli-inbox = The post for turn { $turn } goes into { $folder }: one file for each family, “1.toml”, “2-whatever-you-like.toml”.
stellarium-cli-commitment = Fingerprint of the seed of turn { $turn }, to be published: { $commitment }
stellarium-cli-sheet-right = { $file } ({ $family }): { $status }, nothing wrong.
stellarium-cli-sheet-wrong =
    { $mistakes ->
        [0] { $file } ({ $family }): { $status }, a place, a name or a school is missing (0.3).
        [one] { $file } ({ $family }): { $status }, one mistake.
       *[other] { $file } ({ $family }): { $status }, { $mistakes } mistakes.
    }
stellarium-cli-owed = Missing: { $places }.
stellarium-cli-missing = Nothing came from: { $families }.
stellarium-cli-nobody = Every family has written.
stellarium-cli-resolved = Turn { $turn } is played. Everything is in { $folder }.
stellarium-cli-seed = Seed of turn { $turn }: { $seed }
stellarium-cli-written = Written: { $file }
stellarium-cli-before = The campaign has not begun; turn 0 founds the families.
stellarium-cli-now = Turn { $turn } is played, year { $year }. Turn { $next } waits for its orders.
stellarium-cli-over = Turn { $turn } is played, year { $year }. The campaign is over.
stellarium-cli-ending =
    { $end ->
        [capital] Stellarium has fallen: every family has lost (30.2).
        [silent] Nobody gave orders any more: every family has lost (30.2).
       *[turns] { $number ->
            [0] Nobody wins (30.3).
            [one] The { $names } family wins with { $points } points (30.3).
           *[other] { $names } share the victory with { $points } points (30.3).
        }
    }
stellarium-cli-undone = Turn { $turn } is taken back; it is kept in { $folder }.
stellarium-cli-number = No.
stellarium-cli-family = Family
stellarium-cli-player = Player
stellarium-cli-orders = Post
stellarium-cli-points = Points
stellarium-cli-living = Living
stellarium-cli-person = a person
stellarium-cli-arrived = here
stellarium-cli-awaited = awaited
stellarium-cli-none = —
stellarium-bot-cautious = cautious
stellarium-bot-ambitious = ambitious
stellarium-bot-ruthless = ruthless
stellarium-dice-title = Turn { $turn }, year { $year }: every die and every lot, with the rule that asks for it
stellarium-dice-phase = Phase { $phase }
stellarium-template-entry = A family’s entry for turn 0. Everything may be left out: lots fill the blanks.
stellarium-template-founders = The eight founders and their age in 5001 (m: man, w: woman): { $ages }
stellarium-template-names = eight first names, in quotes, in this order
stellarium-template-schools = of the first six; priest, warrior, explorer or merchant; priest for 5 and 6 only, the others are married
stellarium-template-shares = { $prestige } PP to share out, no more and no less
stellarium-template-publicity = 1 M$ for each further PP, { $purse } in all
stellarium-template-candidates = by a founder’s number
stellarium-template-bid = for the first ship

## What is refused

stellarium-error-verb =
    { $near ->
        [none] { $verb ->
            [none] It takes a verb: { $known }.
           *[other] “{ $verb }” is no verb of Stellarium; right would be { $known }.
        }
       *[other] “{ $verb }” is no verb of Stellarium; did you mean { $near }?
    }
stellarium-error-no-campaign = { $folder } is not the folder of a campaign: there is no campaign.toml. “belle-etoile stellarium new { $folder }” begins one.
stellarium-error-exists = { $folder } is not an empty folder; a campaign begins in an empty or a new one.
stellarium-error-damaged = { $file } is no longer what the referee wrote ({ $reason }). Take it back from an archive in the folder backups.
stellarium-error-stranger =
    { $found ->
        [none] { $file } is nobody’s: its name should begin with a number ({ $right }), or family = … say whose it is.
       *[other] { $file } comes from “{ $found }”, who does not play; right would be { $right }.
    }
stellarium-error-twice = { $file } and { $other } are both of the family { $family }; there should be one.
stellarium-error-no-orders = Nobody has written for turn { $turn }: { $folder } is empty. Nothing is played; --without-orders would play all the same.
stellarium-error-mistakes =
    { $number ->
        [one] Turn { $turn }: one sheet is wrong or incomplete (0.3): { $files }. Nothing is played; “belle-etoile stellarium check { $folder }” tells all, --accept would play what is right.
       *[other] Turn { $turn }: { $number } sheets are wrong or incomplete (0.3): { $files }. Nothing is played; “belle-etoile stellarium check { $folder }” tells all, --accept would play what is right.
    }
stellarium-error-over = The campaign is over since turn { $turn } (30.1); there is nothing left to play.
stellarium-error-resolved = Turn { $turn } is played already; nothing has changed.
stellarium-error-nothing-to-undo = No turn is played: there is nothing to take back.
stellarium-error-family = No family is “{ $family }”; right would be { $right }.
stellarium-error-turn =
    { $last ->
        [-1] Turn { $turn } is not played; none is.
       *[other] Turn { $turn } is not played; the last one is { $last }.
    }
stellarium-error-bots = “{ $bot }” is no temper; right would be { $right }.
stellarium-error-too-many-bots = { $bots } families that bots play, but { $families } families in all.
stellarium-error-families = It takes { $least } to { $most } families, all with different names, not “{ $text }”.
stellarium-error-choice = “{ $text }” is not possible here; right would be { $right }.

## The bench

stellarium-bench-title = Stellarium: one turn of a mature campaign
stellarium-bench-families = { $families } families
stellarium-bench-people = living people
stellarium-bench-facts = facts told
stellarium-bench-resolve-seconds = one turn resolved (s)
stellarium-bench-megabytes = memory (MB)
stellarium-bench-writing-seconds = orders written by bots (s)
stellarium-bench-reading-seconds = orders read and checked (s)
stellarium-bench-reports-seconds = all reports (s)
stellarium-bench-report-files = report files
stellarium-bench-exponent = The time of a turn grows as n to the power { $exponent }.
stellarium-bench-rounds = Median of { $rounds } rounds, all sizes by turns, in processor time; in brackets the middle half.

## Families that join late

help-stellarium-join = the name of a family that joins a running campaign; its sheet tells which file join-….toml to make of it, and how many PP to share out
stellarium-cli-join =
    { $mistakes ->
        [0] { $file } ({ $family ->
            [none] a family without a name
           *[other] { $family }
        }): joins as turn { $turn } ends, { $prestige } PP to share out, nothing wrong.
        [one] { $file }: one mistake in the entry of a family that joins as turn { $turn } ends, with { $prestige } PP to share out.
       *[other] { $file }: { $mistakes } mistakes in the entry of a family that joins as turn { $turn } ends, with { $prestige } PP to share out.
    }
stellarium-template-join = The entry of a family that joins as turn { $turn } ends (31.7): save it as { $file }. It has { $prestige } PP to share out, { $bonus } of them because it comes late.
stellarium-error-join-early = Nobody joins before the founding: give the family’s own entry (template --family).
stellarium-cli-undone-post = What came for turn { $turn } is set aside in { $folder }: that turn starts anew.
