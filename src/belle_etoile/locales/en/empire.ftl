### Stellarium in the browser: empires, how they are founded, their game master

empire-sections = Sections
empire-tab-home = Empire
empire-tab-founding = Founding
empire-tab-orders = Orders
empire-tab-log = Register
empire-tab-master = Game master

## The list

empire-lede = A noble family, an empire among the stars, ten years a turn. You write your orders; the referee resolves them all at once, and the Gazette tells the story.
empire-door-tonight = Rule an empire tonight
empire-door-tonight-text = You against eleven families of the house. Ten turns; each is resolved as soon as you are ready.
empire-door-found = Found a campaign
empire-door-found-text = With friends, for weeks or months: you set the calendar and invite the families.
empire-tonight-name = The empire of { $name }
empire-mine = My empires
empire-mine-none = You do not lead a family yet.
empire-open = Families look for somebody
empire-open-none = No open campaign just now. Yours could be the first.
empire-line-mine = family { $family }
empire-line-mastered = game master
empire-line-families = { $count } families
empire-line-turn =
    { $of ->
        [none] turn { $turn }
       *[other] turn { $turn } of { $of }
    }
empire-line-waited = Your orders are waited for
empire-line-ready = You are ready
empire-line-watched = The families are writing
empire-line-late = A family may still be founded
empire-line-open =
    { $count ->
        [one] one free family
       *[other] { $count } free families
    }
empire-line-left = { $left } left
empire-left-none = time is up
empire-left-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
empire-left-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
empire-left-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## Founding a campaign

empire-new-lede = Each place you leave free gets an invitation link of its own.
empire-new-name = Name of the campaign
empire-new-families = The families
empire-new-plays = I lead a family myself
empire-new-family = Name of my family
empire-new-family-help = You can still change it at the founding.
empire-new-friends = Families to invite
empire-bot-cautious = Cautious bot
empire-bot-cautious-about = Marries, teaches, saves.
empire-bot-ambitious = Ambitious bot
empire-bot-ambitious-about = Wants seats and planets.
empire-bot-ruthless = Ruthless bot
empire-bot-ruthless-about = Stops at no contract.
empire-new-total =
    { $count ->
        [0] Three families are needed at least.
        [one] One family; three are needed at least.
        [2] Two families; three are needed at least.
       *[other] { $count } families in all.
    }
empire-new-calendar = The calendar
empire-calendar-days = On fixed days
empire-calendar-days-about = Always at the same hour of your time zone, and earlier when everyone is ready.
empire-calendar-hours = Every so many hours
empire-calendar-hours-about = A deadline comes back at a regular beat; the turn is resolved earlier when everyone is ready.
empire-calendar-ready = When all are ready
empire-calendar-ready-about = No deadline: the turn is resolved as soon as the last family is ready.
empire-calendar-hand = By hand
empire-calendar-hand-about = The game master resolves each turn at will.
empire-new-hours = Hours per turn
empire-new-days = Days per turn
empire-new-hour = Hour of the deadline
empire-new-zone = Time zone
empire-new-endless = Endless
empire-new-language = Language of the Gazette
empire-new-public = Show the campaign to everyone: anybody may take a free family
empire-new-late = Families may still arrive after the start
empire-new-anonymous = Players stay anonymous until the end
empire-new-vacation = Turns of vacation per player
empire-new-vacation-help = Meanwhile a careful steward writes in their place.
empire-new-go = Found the campaign
empire-import = Take up a campaign
empire-import-about = The archive of an exported campaign, or the folder of “belle-etoile stellarium” as a zip. Every family will wait with a new invitation; a campaign with deadlines stays paused until you resume it.
empire-import-account = What is taken up is kept by the house for whoever brings it, so it takes an account; one is made in a moment.
empire-import-file = Archive (zip)
empire-import-go = Take up the campaign

## The clock

empire-clock-founding = Founding
empire-clock-turn =
    { $of ->
        [none] Turn { $turn }, year { $year }
       *[other] Turn { $turn } of { $of }, year { $year }
    }
empire-clock-over = The campaign is over
empire-clock-paused = Campaign paused
empire-clock-deadline = Deadline: { $when }, { $left } left
empire-clock-count = Ready: { $ready } of { $people }
empire-clock-by-ready = The turn is resolved as soon as everyone is ready
empire-clock-by-hand = The game master resolves the turn
empire-clock-by-hours = The deadline is set once the families are here
empire-clock-by-days = The deadline is set once the families are here

## The empire at a glance

empire-next = What to do now
empire-next-join =
    { $master ->
        [none] A family waits for you in this empire.
       *[other] { $master } invites you: a family waits for you in this empire.
    }
empire-next-late = This empire still welcomes families: found yours, it plays from the next turn.
empire-join = Lead a family
empire-next-found = Found your family: its name, its eight founders and their prestige.
empire-next-found-go = Found the family
empire-next-write = Write your orders for turn { $turn }.
empire-next-write-go = Write the orders
empire-next-wait =
    { $count ->
        [0] You are ready. The turn is about to be resolved.
        [one] You are ready. One family is still waited for.
       *[other] You are ready. { $count } families are still waited for.
    }
empire-next-wait-go = Look at my orders
empire-next-invite =
    { $count ->
        [one] Invite somebody: one family waits for its player.
       *[other] Invite people: { $count } families wait for their players.
    }
empire-next-paused = The campaign is paused; your orders are kept.
empire-next-resolve = You run the table. Turns are resolved by the calendar, or at your word.
empire-next-resolve-go = Open the desk
empire-next-watch = You are watching this empire. All that is public is yours to read.
empire-next-watch-go = Read the Gazette
empire-next-silent = Your family has no player any more: three turns went by without orders.
empire-next-silent-go = Read the Gazette
empire-next-over =
    { $winners ->
        [none] The campaign is over, and everybody has lost.
       *[other] The campaign is over. Victory: { $winners }.
    }
empire-next-over-go = Read the last Gazette
empire-invite = Invitations
empire-invite-text = Each link gives a family to the first person who opens it.
empire-invite-link =
    { $name ->
        [none] Family { $number }
       *[other] Family { $number }, { $name }
    }
empire-families =
    { $count ->
        [one] One family
       *[other] { $count } families
    }
empire-family-number = Family { $number }
empire-family-open = waits for somebody
empire-family-somebody = somebody
empire-family-joining = being founded
empire-family-ready = ready
empire-family-writing = not ready yet
empire-family-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
empire-family-last =
    { $points ->
        [0] (0)
       *[other] (+{ $points })
    }
empire-about =
    { $master ->
        [none] No game master.
       *[other] Game master: { $master }.
    }
empire-leave = Leave this family
empire-leave-sure = Leave the family? Its orders stay, and somebody else can take it.
empire-leave-yes = Yes, leave it
empire-vacation = Go on vacation
empire-vacation-about =
    { $left ->
        [0] No turns of vacation left in this campaign.
        [one] A careful steward can still write for you for one turn.
       *[other] A careful steward can still write for you for { $left } turns.
    }
empire-vacation-date = Back on
empire-vacation-go = Leave the house to the steward
empire-vacation-until = The steward keeps the house until { $when }.
empire-vacation-back = I am back
empire-status-OR = Orders given: everything is there.
empire-status-OPR = Partial orders: something is missing, and marriages will be refused.
empire-status-ONR = No orders: the family is left to the rules.
empire-status-PNJ = A family without a player.

## Founding a family

empire-founding-about = Your family comes to court with eight founders. Name them, give the first six a training, and share out { $prestige } points of prestige: prestige opens the pyramids, the High Court and the colonies. { $late ->
    [true] With { $purse } M$, buy publicity (1 PP for 1 M$).
   *[false] With { $purse } M$, buy publicity (1 PP for 1 M$) or bid for the first ship.
    }
empire-founding-name = Name of the family
empire-founding-founders = The eight founders
empire-founding-left =
    { $left ->
        [0] All { $all } PP are shared out.
       *[other] { $left } of { $all } PP left to share.
    }
empire-founding-over = You share { $over } PP too many: { $all } in all.
empire-founding-names = First name
empire-founding-schools = Training
empire-founding-shares = Share of PP
empire-founding-publicity = Publicity
empire-founding-candidates = Candidacy
empire-founding-by-lot = by lot
empire-founder = Founder { $number }
empire-founder-about =
    { $married ->
        [true] { $sex ->
            [w] woman, { $age }, will be married
           *[m] man, { $age }, will be married
        }
       *[false] { $sex ->
            [young-w] girl, { $age }
            [young-m] boy, { $age }
            [w] woman, { $age }
           *[m] man, { $age }
        }
    }
empire-founder-prestige = { $sum } PP, { $base } by birth
empire-founding-ship = The first ship
empire-founding-ship-about = One family wins it, pays the next bid and names the ship. Leave it empty to bid nothing.
empire-founding-late = Your family arrives while the game is under way: it shares { $prestige } PP and plays from the next turn.

## The register

empire-log-about = What the game master did, and why. Everyone can read it.
empire-log-none = Nothing so far.

empire-dice = The referee’s log
empire-dice-about = Every die and every lot in the order of the phases, with the rule that asked for it.
empire-dice-sealed = It betrays the secrets of every family, and you lead one: it opens at the end.
empire-dice-go = Read the referee’s log
empire-dice-why = Rule
empire-dice-fell = Throw
empire-dice-of = of { $sides }
empire-dice-none = Nothing was drawn in this turn.

## The game master

empire-master-not = Only the game master comes in here.
empire-master-about = Every act wants a reason; both go into the register, which everyone can read.
empire-master-reason = Reason
empire-master-pause = Pause
empire-master-pause-about = The clock stops; when it goes on, the deadline will have moved by as long.
empire-master-pause-go = Pause the campaign
empire-master-pause-done = The campaign is paused.
empire-master-resume = Resume
empire-master-resume-about = The clock goes on, the deadline moves by the length of the pause.
empire-master-resume-go = Resume the campaign
empire-master-resume-done = The campaign goes on.
empire-master-deadline = Move the deadline
empire-master-deadline-about = Earlier or later, for this turn; the next ones keep the beat.
empire-master-deadline-now = At present: { $when }
empire-master-deadline-new = New deadline ({ $zone })
empire-master-deadline-go = Move it
empire-master-deadline-done = The deadline is moved.
empire-master-resolve = Resolve now
empire-master-resolve-about = With the orders that are there. Families without orders count as ONR.
empire-master-resolve-go = Resolve the turn
empire-master-resolve-done = The turn is resolved.
empire-master-letters = { $count ->
    [0] Letters to the game master
    [one] A letter to the game master waits
   *[other] { $count } letters to the game master wait
}
empire-master-replace = Replace a player
empire-master-replace-about = A bot plays on, or the family waits for somebody else with a new invitation.
empire-master-replace-go = Replace
empire-master-replace-done = Done; a new invitation is in the section Empire.
empire-master-replace-bot-done = Done; a bot leads the family.
empire-master-family = Family
empire-master-by = Replaced by
empire-master-by-invitation = an invited person
empire-master-places = Offer a new place
empire-master-places-about = An invitation to found one more family, or a new one in the place of a family without a player.
empire-master-places-of = In the place of
empire-master-places-more = one more family
empire-master-places-go = Offer the place
empire-master-places-done = The place is offered; its invitation is in the section Empire.
empire-master-close = Withdraw an invitation
empire-master-close-about = As long as nobody has begun to found that family.
empire-master-close-go = Withdraw the invitation
empire-master-close-done = The invitation is withdrawn.
empire-master-take-back = Take back the last turn
empire-master-take-back-about = Its orders are open again, luck will be drawn anew. The old seed is published.
empire-master-take-back-go = Take the turn back
empire-master-take-back-done = The turn is taken back; orders are open again.
empire-master-export = Export
empire-master-export-about = The whole campaign as one archive, letters and register included: the folder that “belle-etoile stellarium” works with.
empire-master-export-sealed = The archive holds every family’s secrets. You lead one: it will open at the end.
empire-master-export-go = Download the archive
empire-master-announce = Write to all
empire-master-announce-about = A letter to every family, kept in the register too.
empire-master-announce-go = Send to all
empire-master-announce-done = The letter is on its way.
empire-master-edit = Set a family right
empire-master-edit-about = Numbers are added to what it has; the register tells what changed.
empire-master-edit-purse = Purse, ± M$
empire-master-edit-credits = Credits, ±
empire-master-edit-name = New family name
empire-master-edit-person = A member
empire-master-edit-prestige = Prestige, ± PP
empire-master-edit-go = Set right
empire-master-edit-done = The family is set right.

## News and notices

empire-news = News
empire-news-read =
    { $count ->
        [one] Mark as read
       *[other] Mark { $count } as read
    }
empire-news-more = Older news
empire-post = Be told elsewhere
empire-post-email = E-mail address
empire-post-email-go = Keep this address
empire-post-confirmed = This address is confirmed. One mail per deadline, for all your empires.
empire-post-unconfirmed = A mail is waiting for you: its link confirms the address.
empire-post-account = With an account, this house can also write to you by e-mail.
empire-post-none = This house sends no e-mail; the feeds work everywhere.
empire-post-atom = News (Atom feed)
empire-post-calendar = Deadlines (iCal calendar)
empire-post-secret = These addresses are yours alone.
empire-post-renew = Take new ones
