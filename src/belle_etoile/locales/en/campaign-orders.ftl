### A family’s orders in the browser

campaign-orders-chapters = Chapters
campaign-orders-as-form = Form
campaign-orders-as-text = Text
campaign-orders-choose = choose
campaign-orders-none = no
campaign-orders-clear = Clear this choice
campaign-orders-drop = Remove: { $what }
campaign-orders-more = and { $count } more; type to search
campaign-orders-nobody = Nothing fits.
campaign-orders-most =
    { $count ->
        [one] one only
       *[other] { $count } at most
    }
campaign-orders-person = { $name } ({ $code }), { $about }
campaign-orders-about = { $age }, { $school }, { $prestige } PP
campaign-orders-written =
    { $count ->
        [one] one line
       *[other] { $count } lines
    }
campaign-orders-troubles =
    { $count ->
        [one] one thing to look at
       *[other] { $count } things to look at
    }
campaign-orders-missing-here = Something is still missing here.
campaign-orders-laid-out = Your steward has laid out a careful sheet, which already counts as orders given. Change what you like.
campaign-orders-unreadable = The text of these orders does not read as a document: mend it first in
campaign-orders-fleet = fleet { $number }
campaign-orders-aboard-ship = aboard { $ship }
campaign-orders-bet = { $share }, { $stake } M$
campaign-orders-office-judge = High Court
campaign-orders-office-governor = governor of { $planet }
campaign-orders-is-emperor =
    { $sex ->
        [w] Empress
       *[m] Emperor
    }
campaign-orders-is-judge = judge
campaign-orders-is-governor = governor of { $planet }
campaign-orders-is-convict = convict
campaign-orders-is-hostage = hostage of the Dark Tentacle
campaign-orders-is-rebels = held by the rebels
campaign-orders-is-pouarks = held by the Pouarks
campaign-orders-is-heretic = heretic
campaign-orders-verdict-abstain = abstain
campaign-orders-verdict-guilty = guilty
campaign-orders-verdict-not-guilty = not guilty
campaign-orders-births-no = none
campaign-orders-ransom-pay = pay
campaign-orders-ransom-refuse = refuse
campaign-orders-contract-murder = murder
campaign-orders-contract-kidnapping = kidnapping
campaign-orders-contract-scandal = scandal
campaign-orders-contract-sabotage = sabotage
campaign-orders-contract-bomb = bomb at the exchange
campaign-orders-contract-rebellion = rebellion
campaign-orders-contract-treason = treason
campaign-orders-deal-sell = sell
campaign-orders-deal-lend = lend
campaign-orders-deal-hire = hire out
campaign-orders-word-offensive = attack again
campaign-orders-word-defensive = hold
campaign-money = { $amount } M$

## The chapters

campaign-chapter-people = People
campaign-chapter-people-about = Every free adult gets a place: that is the least you owe. A merchant bets at the exchange from Stellarium or trades on a colony; a warrior joins a fleet or a garrison; an explorer or a priest may go aboard. Each article you buy costs 1 M$ and serves this turn. You may also limit births and stand for an office.
campaign-chapter-youth = Youth
campaign-chapter-youth-about = Those born last turn take a name and enter a school: priest, warrior, explorer or merchant. The priest who baptises them gains prestige; it is a courtesy to trade with.
campaign-chapter-family = The family
campaign-chapter-family-about = If one of yours is kidnapped, do you pay? One answer for all, and exceptions for whom you like. A family that can have no more children may recognise a hidden son.
campaign-chapter-marriages = Marriages
campaign-chapter-marriages-about = A marriage is made when both families write the same: groom, bride and priest. Agree by letter. Children belong to the father’s family.
campaign-chapter-exchange = The exchange
campaign-chapter-exchange-about = A merchant on Stellarium places one to three M$: safe, normal or risky. The riskier, the more it may bring, or lose. Here you see all your stakes and can give one to everybody.
campaign-chapter-expeditions = Expeditions
campaign-chapter-expeditions-about = A ship leaves with an explorer as captain, one priest at least, and everyone you list. A guest goes aboard only if his own family gives him this ship as his place. Sometimes one finds a planet to settle, sometimes the Pouarks.
campaign-chapter-ships = Sell, lend, hire
campaign-chapter-ships-about = A ship changes hands when both families write the same deal: who, to whom, for how much.
campaign-chapter-contracts = The Dark Tentacle
campaign-chapter-contracts-about = A discreet organisation carries out the best-paid contracts. Each contract has a client of your family, an amount, a target. It is a crime: a client who is found out will be tried.
campaign-chapter-court = The High Court
campaign-chapter-court-about = Your judges, and the Emperor if he is yours, speak on each trial. Guilty or not, every verdict names a sentence: if the court convicts, it counts in the mean. Votes are public. Silence abstains.
campaign-chapter-votes = Votes
campaign-chapter-votes-about = Who sits below a head may vote to dismiss him; it holds if all who remain want it. Officers also say whether they would follow a coup.
campaign-chapter-powers = Powers
campaign-chapter-powers-about = Your offices give you powers this turn. Nothing makes you use them: a disgrace is not forgotten.
campaign-chapter-bid = The bid
campaign-chapter-bid-about = A new ship is auctioned at the end of the turn. The highest bid wins and pays the next one. Give it a name: if it is yours, it will bear it.

## People

campaign-people-who = Person
campaign-people-place = Place
campaign-people-bet = Bet
campaign-people-goods = Purchases
campaign-people-buy = Purchases
campaign-people-births = Births
campaign-people-office = Candidacy
campaign-people-candidate = Candidacy
campaign-people-resign = Resign
campaign-people-nowhere = to decide
campaign-people-no-bet = none
campaign-people-births-any = any
campaign-people-no-office = none
campaign-people-rare = Births, candidacy
campaign-people-rare-goods =
    { $count ->
        [0] Purchases and more
       *[other] Purchases ({ $count }) and more
    }
campaign-people-about = { $age }, { $school }, { $prestige } PP
campaign-people-find = Search
campaign-people-school = School
campaign-people-all = all
campaign-people-sort = Sort by
campaign-people-sort-number = number
campaign-people-sort-name = name
campaign-people-sort-age = age
campaign-people-sort-school = school
campaign-people-sort-prestige = prestige
campaign-people-sort-trouble = what to look at first
campaign-people-shown =
    { $all ->
        [one] One person.
       *[other] { $shown } of { $all } people.
    }
campaign-fill = Fill in for all who are shown
campaign-fill-bets = The same bet for everybody
campaign-fill-what = What
campaign-fill-with = With
campaign-fill-nothing = (clear)
campaign-fill-go =
    { $count ->
        [0] Fill in
        [one] Fill in for 1 person
       *[other] Fill in for { $count } people
    }
campaign-purchases = Order of purchases ({ $count })
campaign-purchases-order = They are bought in this order, as far as the purse goes.
campaign-purchase = { $who }: { $good }
campaign-purchase-earlier = Buy earlier: { $what }
campaign-votes-dismiss = Dismissal
campaign-votes-coup = Coup

## Youth and the family

campaign-youth-name = First name
campaign-youth-school = School
campaign-youth-priest = Priest
campaign-youth-no-priest = by lot
campaign-youth-about =
    { $father ->
        [none] { $sex ->
            [w] girl, { $age }
           *[m] boy, { $age }
        }
       *[other] { $sex ->
            [w] daughter of { $father }, { $age }
           *[m] son of { $father }, { $age }
        }
    }
campaign-family-ransom = If one of yours is kidnapped
campaign-family-ransom-none = refuse
campaign-family-exception = Another answer for
campaign-family-ransom-for = Ransom of { $who }
campaign-family-as-others = as for the others
campaign-family-bastard = A hidden son
campaign-family-recognise = Recognise him this turn

## What several agree on

campaign-entry-marriage = Marriage { $number }
campaign-add-marriage = Add a marriage
campaign-marriage-groom = Groom
campaign-marriage-bride = Bride
campaign-marriage-priest = Priest
campaign-entry-contract = Contract { $number }
campaign-add-contract = Add a contract
campaign-contract-kind = Kind
campaign-contract-client = Client
campaign-contract-amount = Amount (M$)
campaign-contract-target = Target
campaign-contract-target-living = Victim
campaign-contract-target-ships = Ship
campaign-contract-target-colonies = Colony
campaign-contract-ships = Ships betrayed
campaign-contract-add-ship = add a ship
campaign-entry-deal = Deal { $number }
campaign-add-deal = Add a deal
campaign-deal-kind = What
campaign-deal-ship = Ship
campaign-deal-from = Owner
campaign-deal-to = Taker
campaign-deal-price = Price (M$)
campaign-entry-expedition = Expedition { $number }
campaign-add-expedition = Prepare an expedition
campaign-expedition-ship = Ship
campaign-expedition-captain = Captain
campaign-expedition-aboard = Aboard, guests included
campaign-expedition-add = list somebody
campaign-expedition-name = Name for a planet to be found ({ $number })
campaign-expedition-places = Remember to give your own people the ship as their place, in the chapter of people.
campaign-ship-of =
    { $family ->
        [none] { $ship }
       *[other] { $ship } ({ $family })
    }
campaign-entry-verdict = Verdict { $number }
campaign-trial = Trial { $number }: { $accused }
campaign-judge = { $who } says
campaign-years = Sentence
campaign-years-of = { $years } years
campaign-vote-dismiss = Dismiss the head: { $pyramid }, { $head }
campaign-vote-nobody = nobody
campaign-vote-coup = Stand by a coup
campaign-exchange-merchants = Merchants
campaign-exchange-betting = { $count } of { $all } bet
campaign-bid-amount = Bid (M$)
campaign-bid-name = Name of the ship

## Powers

campaign-power-add = add
campaign-power-emperor = Emperor
campaign-power-emperor-disgrace = Disgrace in the Government
campaign-power-emperor-special = Special disgrace
campaign-power-emperor-remove = Remove a judge
campaign-power-emperor-war = Declare war on the Pouarks
campaign-power-emperor-target = First target
campaign-power-emperor-pardon = Pardon
campaign-power-archpope = Archpope
campaign-power-archpope-disgrace = Disgrace in the Church
campaign-power-archpope-excommunicate = Excommunicate
campaign-power-archpope-forgive = Forgive a heretic
campaign-power-archpope-prostheses = Allow a prosthesis
campaign-power-archpope-remarriages = Allow a second marriage
campaign-power-general = Grand General
campaign-power-general-disgrace = Disgrace in the Army
campaign-power-general-commander-1 = Commander of fleet 1
campaign-power-general-commander-2 = Commander of fleet 2
campaign-power-general-strategy = After a victory
campaign-power-general-patrol = Planets of fleet 2
campaign-power-general-stragglers = Warriors without a place
campaign-power-general-coup = Attempt a coup
campaign-power-dauphin = First dauphin of the Army
campaign-power-dauphin-coup = Attempt a coup if the general is absent
campaign-power-commander = Grand Commander
campaign-power-commander-disgrace = Disgrace among the explorers
campaign-power-commander-ban = Hold a ship back
campaign-power-commander-permits = Captain’s permits
campaign-power-master = Master Merchant
campaign-power-master-disgrace = Disgrace among the merchants
campaign-power-master-close = Close a planet this turn
campaign-power-master-abolish = Abolish a trading post
campaign-power-abolish-family = Of the family
campaign-power-abolish-planet = On
campaign-power-master-bar = Bar from the exchange

## How the sheet stands

campaign-standing = How your sheet stands
campaign-standing-status = Status
campaign-standing-spent = Spending
campaign-standing-of = { $spent } of { $purse } M$
campaign-standing-over = The purse is too small: not everything will be carried out.
campaign-standing-shared = Prestige
campaign-standing-hints = { $count ->
    [one] One piece of advice
   *[other] { $count } pieces of advice
}
campaign-standing-offers = See the offers
campaign-standing-todo =
    { $count ->
        [one] One thing to look at
       *[other] { $count } things to look at
    }
campaign-standing-lots =
    { $count ->
        [one] One blank is left to lots
       *[other] { $count } blanks are left to lots
    }
campaign-standing-more = and { $count } more
campaign-ready = I am ready
campaign-not-ready = Not ready after all
campaign-ready-said = Your orders are ready. You can still change your mind.
campaign-ready-paused = Your orders are ready; the campaign is paused.
campaign-mark-saved = Saved
campaign-mark-saving = Saving…
campaign-mark-waiting = Not saved yet
campaign-mark-conflict = Two versions
campaign-mark-closed = Turn closed
campaign-conflict = This sheet was changed in another window too. Which one to keep?
campaign-conflict-theirs = Take the other version
campaign-conflict-mine = Keep this one
campaign-closed = This turn is no longer open: it is closed, or was taken back. What you wrote stays in this browser.
campaign-closed-go = See where the campaign stands
campaign-waiting = The server does not answer. Nothing is lost: we keep trying.
campaign-stray = Orders for turn { $turn } still in this browser
campaign-stray-about = They were not sent: turn { $turn } is closed, or was cancelled before it took place. Copy from them what is still of use.
campaign-stray-copy = Copy
campaign-stray-drop = Do not keep them
campaign-resolved = Turn { $turn } is resolved, the Gazette is out.
campaign-resolved-report = My report
campaign-start = Start from something else
campaign-start-text = What is written here will be replaced.
campaign-start-steward = The steward’s careful sheet
campaign-start-last = My orders of last turn
campaign-start-upload = A file
campaign-start-download = Download this sheet
campaign-text-label = The sheet as text
campaign-text-mistakes = To look at
campaign-place-of = { $what }: { $key }
campaign-place-ransom = Ransom
campaign-place-ransoms = Ransom
campaign-place-bastard = Hidden son
campaign-place-bid = Bid
campaign-place-name = Name of the family
campaign-place-entry = Founding
campaign-place-shares = Prestige to share

## What is wrong

campaign-mistake-blank = To be chosen.
campaign-mistake-not-held = This power is not your family’s this turn.
campaign-mistake-no-bastard = Your family may recognise nobody this turn.
campaign-mistake-refused =
    { $found ->
        [none] This is not possible.
       *[other] “{ $found }” is not possible.
    }
campaign-mistake-not-toml = This line cannot be read: { $found }.
campaign-mistake-unknown-key = “{ $found }” is unknown. Did you mean { $right }?
campaign-mistake-not-a-table = A table { $right } is meant.
campaign-mistake-not-a-list = A list is meant.
campaign-mistake-not-a-number = A whole number is meant, 0 or more.
campaign-mistake-not-a-flag = Yes or no is meant.
campaign-mistake-bad-name = “{ $found }” is no name: 40 characters at most, on one line.
campaign-mistake-bad-choice = “{ $found }” is not a choice. Right would be: { $right }.
campaign-mistake-bad-bet = “{ $found }” is not a bet.
campaign-mistake-no-such-person = Nobody is “{ $found }”.
campaign-mistake-no-such-planet = No planet is called “{ $found }”.
campaign-mistake-no-such-ship = No ship is called “{ $found }”.
campaign-mistake-no-such-family = No family is called “{ $found }”.
campaign-mistake-other-family = These orders are those of “{ $found }”, yours is { $right }.
campaign-mistake-other-turn = These orders are for turn { $found }; the coming one is { $right }.

## The guided tour

campaign-about-put-away = Understood
campaign-about-ask = What is this?
campaign-guide-text = First turn? Each chapter explains itself when you open it. Nothing is required: your steward’s sheet is enough to be ready.
campaign-guide-off = Put all explanations away
campaign-guide-on = Show the explanations

## The court, what depends on the turn, first names

campaign-years-anyway = Sentence, should the others condemn
campaign-mistake-depends = { $found }: only { $condition }. The turn decides.
campaign-orders-choice-if = { $choice }: { $condition }
campaign-mistake-name-twice = “{ $found }” is already first name no. { $right }. Choose another.
campaign-mistake-name-taken = “{ $found }” is the name of { $right } already. Choose another one.
