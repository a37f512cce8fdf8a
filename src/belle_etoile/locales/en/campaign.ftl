### Stellarium in the browser: campaigns, how they are founded, their game master

campaign-sections = Sections
campaign-tab-home = Campaign
campaign-tab-founding = Founding
campaign-tab-orders = Orders
campaign-tab-log = Master’s log
campaign-tab-master = Game master

## The list

campaign-lede = A noble family, an empire among the stars, ten years a turn. You write your orders; the referee resolves them all at once, and the Gazette tells the story.
campaign-door-tonight = Rule an empire tonight
campaign-door-tonight-text = You against eleven families that bots play. Ten turns; each is resolved as soon as you are ready.
campaign-door-found = Found a campaign
campaign-door-found-text = With friends, for weeks or months: you set the calendar and invite the families.
campaign-tonight-name = The campaign of { $name }
campaign-mine = My campaigns
campaign-mine-none = You do not lead a family yet.
campaign-open = Families look for somebody
campaign-open-none = No open campaign just now. Yours could be the first.
campaign-line-mine = family { $family }
campaign-line-mastered = game master
campaign-line-families = { $count } families
campaign-line-turn =
    { $of ->
        [none] turn { $turn }
       *[other] turn { $turn } of { $of }
    }
campaign-line-waited = Waiting for your orders
campaign-line-ready = You are ready
campaign-line-watched = The families are writing
campaign-line-late = A family may still be founded
campaign-line-open =
    { $count ->
        [one] one free family
       *[other] { $count } free families
    }
campaign-line-left = { $left } left
campaign-left-none = time is up
campaign-left-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
campaign-left-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
campaign-left-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## Founding a campaign

campaign-new-lede = Each place you leave free gets an invitation link of its own.
campaign-new-name = Name of the campaign
campaign-new-families = The families
campaign-new-plays = I lead a family myself
campaign-new-family = Name of my family
campaign-new-family-help = You can still change it at the founding.
campaign-new-friends = Families to invite
campaign-bot-cautious = Cautious bot
campaign-bot-cautious-about = Marries, teaches, saves.
campaign-bot-ambitious = Ambitious bot
campaign-bot-ambitious-about = Wants seats and planets.
campaign-bot-ruthless = Ruthless bot
campaign-bot-ruthless-about = Stops at no contract.
campaign-new-total =
    { $count ->
        [0] Three families are needed at least.
        [one] One family; three are needed at least.
        [2] Two families; three are needed at least.
       *[other] { $count } families in all.
    }
campaign-new-calendar = The calendar
campaign-calendar-days = On fixed days
campaign-calendar-days-about = Always at the same hour of your time zone, and earlier when everyone is ready.
campaign-calendar-hours = Every so many hours
campaign-calendar-hours-about = A deadline comes back at a regular beat; the turn is resolved earlier when everyone is ready.
campaign-calendar-ready = When all are ready
campaign-calendar-ready-about = No deadline: the turn is resolved as soon as the last family is ready.
campaign-calendar-hand = By hand
campaign-calendar-hand-about = The game master resolves each turn at will.
campaign-new-hours = Hours per turn
campaign-new-days = Days per turn
campaign-new-hour = Hour of the deadline
campaign-new-zone = Time zone
campaign-new-endless = Endless
campaign-new-language = Language of the Gazette
campaign-new-public = Show the campaign to everyone: anybody may take a free family
campaign-new-late = Families may still arrive after the start
campaign-new-anonymous = Players stay anonymous until the end
campaign-new-vacation = Turns of vacation per player
campaign-new-vacation-help = Meanwhile a careful steward writes in their place.
campaign-new-go = Found the campaign
campaign-import = Take up a campaign
campaign-import-about = The archive of an exported campaign, or the folder of “belle-etoile stellarium” as a zip. Every family will wait with a new invitation; a campaign with deadlines stays paused until you resume it.
campaign-import-account = What is taken up is kept here for whoever brings it, so it takes an account; one is made in a moment.
campaign-import-file = Archive (zip)
campaign-import-go = Take up the campaign

## The clock

campaign-clock-founding = Founding
campaign-clock-turn =
    { $of ->
        [none] Turn { $turn }, year { $year }
       *[other] Turn { $turn } of { $of }, year { $year }
    }
campaign-clock-over = The campaign is over
campaign-clock-paused = Campaign paused
campaign-clock-deadline = Deadline: { $when }, { $left } left
campaign-clock-count = Ready: { $ready } of { $people }
campaign-clock-by-ready = The turn is resolved as soon as everyone is ready
campaign-clock-by-hand = The game master resolves the turn
campaign-clock-by-hours = The deadline is set once the families are here
campaign-clock-by-days = The deadline is set once the families are here

## The campaign at a glance

campaign-next = What to do now
campaign-next-join =
    { $master ->
        [none] A family waits for you in this campaign.
       *[other] { $master } invites you: a family waits for you in this campaign.
    }
campaign-next-late = This campaign still welcomes families: found yours, it plays from the next turn.
campaign-join = Lead a family
campaign-next-found = Found your family: its name, its eight founders and their prestige.
campaign-next-found-go = Found the family
campaign-next-write = Write your orders for turn { $turn }.
campaign-next-write-go = Write the orders
campaign-next-wait =
    { $count ->
        [0] You are ready. The turn is about to be resolved.
        [one] You are ready. One family is still to come.
       *[other] You are ready. { $count } families are still to come.
    }
campaign-next-wait-go = Look at my orders
campaign-next-invite =
    { $count ->
        [one] Invite somebody: one family waits for its player.
       *[other] Invite people: { $count } families wait for their players.
    }
campaign-next-paused = The campaign is paused; your orders are kept.
campaign-next-resolve = You run the table. Turns are resolved by the calendar, or at your word.
campaign-next-resolve-go = Open the desk
campaign-next-watch = You are watching this campaign. All that is public is yours to read.
campaign-next-watch-go = Read the Gazette
campaign-next-silent = Your family has no player any more: three turns went by without orders.
campaign-next-silent-go = Read the Gazette
campaign-next-over =
    { $winners ->
        [none] The campaign is over, and everybody has lost.
       *[other] The campaign is over. Victory: { $winners }.
    }
campaign-next-over-go = Read the last Gazette
campaign-invite = Invitations
campaign-invite-text = Each link gives a family to the first person who opens it.
campaign-invite-link =
    { $name ->
        [none] Family { $number }
       *[other] Family { $number }, { $name }
    }
campaign-families =
    { $count ->
        [one] One family
       *[other] { $count } families
    }
campaign-family-number = Family { $number }
campaign-family-open = waits for somebody
campaign-family-somebody = somebody
campaign-family-joining = being founded
campaign-family-ready = ready
campaign-family-writing = not ready yet
campaign-family-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
campaign-family-last =
    { $points ->
        [0] (0)
       *[other] (+{ $points })
    }
campaign-about =
    { $master ->
        [none] No game master.
       *[other] Game master: { $master }.
    }
campaign-leave = Leave this family
campaign-leave-sure = Leave the family? Its orders stay, and somebody else can take it.
campaign-leave-yes = Yes, leave it
campaign-vacation = Go on vacation
campaign-vacation-about =
    { $left ->
        [0] No turns of vacation left in this campaign.
        [one] A careful steward can still write for you for one turn.
       *[other] A careful steward can still write for you for { $left } turns.
    }
campaign-vacation-date = Back on
campaign-vacation-go = Leave the family to the steward
campaign-vacation-until = The steward runs the family until { $when }.
campaign-vacation-back = I am back
campaign-status-OR = Orders given: everything is there.
campaign-status-OPR = Partial orders: something is missing, and marriages will be refused.
campaign-status-ONR = No orders: the family is left to the rules.
campaign-status-PNJ = A family without a player.

## Founding a family

campaign-founding-about = Your family comes to court with eight founders. Name them, give the first six a training, and share out { $prestige } points of prestige: prestige opens the pyramids, the High Court and the colonies. { $late ->
    [true] With { $purse } M$, buy publicity (1 PP for 1 M$).
   *[false] With { $purse } M$, buy publicity (1 PP for 1 M$) or bid for the first ship.
    }
campaign-founding-name = Name of the family
campaign-founding-founders = The eight founders
campaign-founding-left =
    { $left ->
        [0] All { $all } PP are shared out.
       *[other] { $left } of { $all } PP left to share.
    }
campaign-founding-over = You share { $over } PP too many: { $all } in all.
campaign-founding-names = First name
campaign-founding-schools = Training
campaign-founding-shares = Share of PP
campaign-founding-publicity = Publicity
campaign-founding-candidates = Candidacy
campaign-founding-by-lot = by lot
campaign-founder = Founder { $number }
campaign-founder-about =
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
campaign-founder-prestige = { $sum } PP, { $base } by birth
campaign-founding-ship = The first ship
campaign-founding-ship-about = One family wins it, pays the next bid and names the ship. Leave it empty to bid nothing.
campaign-founding-late = Your family arrives while the game is under way: it shares { $prestige } PP and plays from the next turn.

## The campaign’s log

campaign-log-about = What the game master did, and why. Everyone can read it.
campaign-log-none = Nothing so far.

campaign-dice = The referee’s log
campaign-dice-about = Every die and every lot in the order of the phases, with the rule that asked for it.
campaign-dice-sealed = It betrays the secrets of every family, and you lead one: it opens at the end.
campaign-dice-go = Read the referee’s log
campaign-dice-why = Rule
campaign-dice-fell = Throw
campaign-dice-of = of { $sides }
campaign-dice-none = Nothing was drawn in this turn.

## The game master

campaign-master-not = Only the game master comes in here.
campaign-master-about = Every act needs a reason; both go into the campaign’s log, which everyone can read.
campaign-master-reason = Reason
campaign-master-pause = Pause
campaign-master-pause-about = The clock stops; when it goes on, the deadline will have moved by as long.
campaign-master-pause-go = Pause the campaign
campaign-master-pause-done = The campaign is paused.
campaign-master-resume = Resume
campaign-master-resume-about = The clock goes on, the deadline moves by the length of the pause.
campaign-master-resume-go = Resume the campaign
campaign-master-resume-done = The campaign goes on.
campaign-master-deadline = Move the deadline
campaign-master-deadline-about = Earlier or later, for this turn; the next ones keep the beat.
campaign-master-deadline-now = At present: { $when }
campaign-master-deadline-new = New deadline ({ $zone })
campaign-master-deadline-go = Move it
campaign-master-deadline-done = The deadline is moved.
campaign-master-resolve = Resolve now
campaign-master-resolve-about = With the orders that are there. Families without orders count as ONR.
campaign-master-resolve-go = Resolve the turn
campaign-master-resolve-done = The turn is resolved.
campaign-master-letters = { $count ->
    [0] Letters to the game master
    [one] A letter to the game master waits
   *[other] { $count } letters to the game master wait
}
campaign-master-replace = Replace a player
campaign-master-replace-about = A bot plays on, or the family waits for somebody else with a new invitation.
campaign-master-replace-go = Replace
campaign-master-replace-done = Done; a new invitation is in the section Campaign.
campaign-master-replace-bot-done = Done; a bot leads the family.
campaign-master-family = Family
campaign-master-by = Replaced by
campaign-master-by-invitation = an invited person
campaign-master-places = Offer a new place
campaign-master-places-about = An invitation to found one more family, or a new one in the place of a family without a player.
campaign-master-places-of = In the place of
campaign-master-places-more = one more family
campaign-master-places-go = Offer the place
campaign-master-places-done = The place is offered; its invitation is in the section Campaign.
campaign-master-close = Withdraw an invitation
campaign-master-close-about = As long as nobody has begun to found that family.
campaign-master-close-go = Withdraw the invitation
campaign-master-close-done = The invitation is withdrawn.
campaign-master-take-back = Take back the last turn
campaign-master-take-back-about = Its orders are open again, luck will be drawn anew. The old seed is published.
campaign-master-take-back-go = Take the turn back
campaign-master-take-back-done = The turn is taken back; orders are open again.
campaign-master-export = Export
campaign-master-export-about = The whole campaign as one archive, letters and log included: the folder that “belle-etoile stellarium” works with.
campaign-master-export-sealed = The archive holds every family’s secrets. You lead one: it will open at the end.
campaign-master-export-go = Download the archive
campaign-master-announce = Write to all
campaign-master-announce-about = A letter to every family, kept in the log too.
campaign-master-announce-go = Send to all
campaign-master-announce-done = The letter is on its way.
campaign-master-edit = Set a family right
campaign-master-edit-about = Numbers are added to what it has; the log tells what changed.
campaign-master-edit-purse = Purse, ± M$
campaign-master-edit-credits = Credits, ±
campaign-master-edit-name = New family name
campaign-master-edit-person = A member
campaign-master-edit-prestige = Prestige, ± PP
campaign-master-edit-go = Set right
campaign-master-edit-done = The family is set right.

## News and notices

campaign-news = News
campaign-news-read =
    { $count ->
        [one] Mark as read
       *[other] Mark { $count } as read
    }
campaign-news-more = Older news
campaign-post = Be told elsewhere
campaign-post-atom = News (Atom feed)
campaign-post-calendar = Deadlines (iCal calendar)
campaign-post-secret = These addresses are yours alone.
campaign-post-renew = Take new ones

## A turn that was taken back

campaign-letters-undone = Written before a turn was taken back: what it speaks of may never have happened.

## What waits, and how it ends

campaign-badge-orders = to write
campaign-badge-founding = to found
campaign-badge-letters = { $count ->
    [one] letter or offer waiting
   *[other] letters and offers waiting
}
campaign-badge-master = { $count ->
    [one] letter to the game master
   *[other] letters to the game master
}
campaign-line-letters = { $count ->
    [one] one unread letter
   *[other] { $count } unread letters
}
campaign-line-offers = { $count ->
    [one] one offer waits
   *[other] { $count } offers wait
}
campaign-next-held = Somebody has left their family, and everyone else is ready. The turn waits until one of you calls their orders ready once more, or for the game master’s word.
campaign-next-held-go = Give the word
campaign-end-rank = { $rank ->
    [1] { $family }: first of { $of } families, { $points } points
    [2] { $family }: second of { $of } families, { $points } points
    [3] { $family }: third of { $of } families, { $points } points
   *[other] { $family }: number { $rank } of { $of } families, { $points } points
}
campaign-end-why = { $prestige } points come from your people’s prestige, turn after turn; { $honours } from honours: heads of pyramids, the largest fortune, the most prestigious person.
campaign-end-behind = { $points } more would have caught up with the { $family } family.
campaign-offices = Offices your family holds
campaign-ready-sure = { $count ->
    [one] One thing is still to look at. Ready all the same?
   *[other] { $count } things are still to look at. Ready all the same?
}
campaign-ready-anyway = Ready all the same
campaign-ready-look = Look first
