### A family’s orders in the browser

empire-orders-chapters = Chapters
empire-orders-as-form = Form
empire-orders-as-text = Text
empire-orders-choose = choose
empire-orders-none = no
empire-orders-clear = Clear this choice
empire-orders-drop = Remove: { $what }
empire-orders-more = and { $count } more; type to search
empire-orders-nobody = Nothing fits.
empire-orders-most =
    { $count ->
        [one] one only
       *[other] { $count } at most
    }
empire-orders-person = { $name } ({ $code }), { $about }
empire-orders-about = { $age }, { $school }, { $prestige } PP
empire-orders-written =
    { $count ->
        [one] one line
       *[other] { $count } lines
    }
empire-orders-troubles =
    { $count ->
        [one] one thing to look at
       *[other] { $count } things to look at
    }
empire-orders-missing-here = Something is still missing here.
empire-orders-laid-out = Your steward has laid out a careful sheet, which already counts as orders given. Change what you like.
empire-orders-unreadable = The text of these orders does not read as a document: mend it first in
empire-orders-fleet = fleet { $number }
empire-orders-aboard-ship = aboard { $ship }
empire-orders-bet = { $share }, { $stake } M$
empire-orders-office-judge = High Court
empire-orders-office-governor = governor of { $planet }
empire-orders-is-judge = judge
empire-orders-is-governor = governor of { $planet }
empire-orders-is-convict = convict
empire-orders-is-hostage = hostage of the Dark Tentacle
empire-orders-is-rebels = held by the rebels
empire-orders-is-pouarks = held by the Pouarks
empire-orders-is-heretic = heretic
empire-orders-verdict-abstain = abstain
empire-orders-verdict-guilty = guilty
empire-orders-verdict-not-guilty = not guilty
empire-orders-births-no = none
empire-orders-ransom-pay = pay
empire-orders-ransom-refuse = refuse
empire-orders-contract-murder = murder
empire-orders-contract-kidnapping = kidnapping
empire-orders-contract-scandal = scandal
empire-orders-contract-sabotage = sabotage
empire-orders-contract-bomb = bomb at the exchange
empire-orders-contract-rebellion = rebellion
empire-orders-contract-treason = treason
empire-orders-deal-sell = sell
empire-orders-deal-lend = lend
empire-orders-deal-hire = hire out
empire-orders-word-offensive = attack again
empire-orders-word-defensive = hold
empire-money = { $amount } M$

## The chapters

empire-chapter-people = People
empire-chapter-people-about = Every free adult gets a place: that is the least you owe. A merchant bets at the exchange from Stellarium or trades on a colony; a warrior joins a fleet or a garrison; an explorer or a priest may go aboard. Each article you buy costs 1 M$ and serves this turn. You may also limit births and stand for an office.
empire-chapter-youth = Youth
empire-chapter-youth-about = Those born last turn take a name and enter a school: priest, warrior, explorer or merchant. The priest who baptises them gains prestige; it is a courtesy to trade with.
empire-chapter-house = The house
empire-chapter-house-about = If one of yours is kidnapped, do you pay? One answer for all, and exceptions for whom you like. A family that can have no more children may recognise a hidden son.
empire-chapter-marriages = Marriages
empire-chapter-marriages-about = A marriage is made when both families write the same: groom, bride and priest. Agree by letter. Children belong to the father’s family.
empire-chapter-exchange = The exchange
empire-chapter-exchange-about = A merchant on Stellarium places one to three M$: safe, normal or risky. The riskier, the more it may bring, or lose. Here you see all your stakes and can give one to everybody.
empire-chapter-expeditions = Expeditions
empire-chapter-expeditions-about = A ship leaves with an explorer as captain, one priest at least, and everyone you list. A guest goes aboard only if his own family gives him this ship as his place. Sometimes one finds a planet to settle, sometimes the Pouarks.
empire-chapter-ships = Sell, lend, hire
empire-chapter-ships-about = A ship changes hands when both families write the same deal: who, to whom, for how much.
empire-chapter-contracts = The Dark Tentacle
empire-chapter-contracts-about = A discreet guild carries out the best-paid contracts. Each contract has a client of your family, an amount, a target. It is a crime: a client who is found out will be tried.
empire-chapter-court = The High Court
empire-chapter-court-about = Your judges, and the Emperor if he is yours, speak on each trial; guilty wants a number of years. Votes are public. Silence abstains.
empire-chapter-votes = Votes
empire-chapter-votes-about = Who sits below a head may vote to dismiss him; it holds if all who remain want it. Officers also say whether they would follow a coup.
empire-chapter-powers = Powers
empire-chapter-powers-about = Your offices give you powers this turn. Nothing makes you use them: a disgrace is not forgotten.
empire-chapter-bid = The bid
empire-chapter-bid-about = A new ship is auctioned at the end of the turn. The highest bid wins and pays the next one. Give it a name: if it is yours, it will bear it.

## People

empire-people-who = Person
empire-people-place = Place
empire-people-bet = Bet
empire-people-goods = Purchases
empire-people-buy = Purchases
empire-people-births = Births
empire-people-office = Candidacy
empire-people-candidate = Candidacy
empire-people-resign = Resign
empire-people-nowhere = to decide
empire-people-no-bet = none
empire-people-births-any = any
empire-people-no-office = none
empire-people-rare = Births, candidacy
empire-people-rare-goods =
    { $count ->
        [0] Purchases and more
       *[other] Purchases ({ $count }) and more
    }
empire-people-about = { $age }, { $school }, { $prestige } PP
empire-people-find = Search
empire-people-school = School
empire-people-all = all
empire-people-sort = Sort by
empire-people-sort-number = number
empire-people-sort-name = name
empire-people-sort-age = age
empire-people-sort-school = school
empire-people-sort-prestige = prestige
empire-people-sort-trouble = what to look at first
empire-people-shown =
    { $all ->
        [one] One person.
       *[other] { $shown } of { $all } people.
    }
empire-fill = Fill in for all who are shown
empire-fill-bets = The same bet for everybody
empire-fill-what = What
empire-fill-with = With
empire-fill-nothing = (clear)
empire-fill-go =
    { $count ->
        [0] Fill in
        [one] Fill in for 1 person
       *[other] Fill in for { $count } people
    }
empire-purchases = Order of purchases ({ $count })
empire-purchases-order = They are bought in this order, as far as the purse goes.
empire-purchase = { $who }: { $good }
empire-purchase-earlier = Buy earlier: { $what }
empire-votes-dismiss = Dismissal
empire-votes-coup = Coup

## Youth and the house

empire-youth-name = First name
empire-youth-school = School
empire-youth-priest = Priest
empire-youth-no-priest = by lot
empire-youth-about =
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
empire-house-ransom = If one of yours is kidnapped
empire-house-ransom-none = refuse
empire-house-exception = Another answer for
empire-house-ransom-for = Ransom of { $who }
empire-house-as-others = as for the others
empire-house-bastard = A hidden son
empire-house-recognise = Recognise him this turn

## What several agree on

empire-entry-marriage = Marriage { $number }
empire-add-marriage = Add a marriage
empire-marriage-groom = Groom
empire-marriage-bride = Bride
empire-marriage-priest = Priest
empire-entry-contract = Contract { $number }
empire-add-contract = Add a contract
empire-contract-kind = Kind
empire-contract-client = Client
empire-contract-amount = Amount (M$)
empire-contract-target = Target
empire-contract-target-living = Victim
empire-contract-target-ships = Ship
empire-contract-target-colonies = Colony
empire-contract-ships = Ships betrayed
empire-contract-add-ship = add a ship
empire-entry-deal = Deal { $number }
empire-add-deal = Add a deal
empire-deal-kind = What
empire-deal-ship = Ship
empire-deal-from = Owner
empire-deal-to = Taker
empire-deal-price = Price (M$)
empire-entry-expedition = Expedition { $number }
empire-add-expedition = Prepare an expedition
empire-expedition-ship = Ship
empire-expedition-captain = Captain
empire-expedition-aboard = Aboard, guests included
empire-expedition-add = list somebody
empire-expedition-name = Name for a planet to be found ({ $number })
empire-expedition-places = Remember to give your own people the ship as their place, in the chapter of people.
empire-ship-of =
    { $family ->
        [none] { $ship }
       *[other] { $ship } ({ $family })
    }
empire-entry-verdict = Verdict { $number }
empire-trial = Trial { $number }: { $accused }
empire-judge = { $who } says
empire-years = Sentence
empire-years-of = { $years } years
empire-vote-dismiss = Dismiss the head: { $pyramid }, { $head }
empire-vote-nobody = nobody
empire-vote-coup = Stand by a coup
empire-exchange-merchants = Merchants
empire-exchange-betting = { $count } of { $all } bet
empire-bid-amount = Bid (M$)
empire-bid-name = Name of the ship

## Powers

empire-power-add = add
empire-power-emperor = Emperor
empire-power-emperor-disgrace = Disgrace in the Government
empire-power-emperor-special = Special disgrace
empire-power-emperor-remove = Remove a judge
empire-power-emperor-war = Declare war on the Pouarks
empire-power-emperor-target = First target
empire-power-emperor-pardon = Pardon
empire-power-archpope = Archpope
empire-power-archpope-disgrace = Disgrace in the Church
empire-power-archpope-excommunicate = Excommunicate
empire-power-archpope-forgive = Forgive a heretic
empire-power-archpope-prostheses = Allow a prosthesis
empire-power-archpope-remarriages = Allow a second marriage
empire-power-general = Grand General
empire-power-general-disgrace = Disgrace in the Army
empire-power-general-commander-1 = Commander of fleet 1
empire-power-general-commander-2 = Commander of fleet 2
empire-power-general-strategy = After a victory
empire-power-general-patrol = Planets of fleet 2
empire-power-general-stragglers = Warriors without a place
empire-power-general-coup = Attempt a coup
empire-power-dauphin = First dauphin of the Army
empire-power-dauphin-coup = Attempt a coup if the general is absent
empire-power-commander = Grand Commander
empire-power-commander-disgrace = Disgrace among the explorers
empire-power-commander-ban = Hold a ship back
empire-power-commander-permits = Captain’s permits
empire-power-master = Master Merchant
empire-power-master-disgrace = Disgrace among the merchants
empire-power-master-close = Close a planet this turn
empire-power-master-abolish = Abolish a trading post
empire-power-abolish-family = Of the family
empire-power-abolish-planet = On
empire-power-master-bar = Bar from the exchange

## How the sheet stands

empire-standing = How your sheet stands
empire-standing-status = Status
empire-standing-spent = Spending
empire-standing-of = { $spent } of { $purse } M$
empire-standing-over = The purse is too small: not everything will be carried out.
empire-standing-shared = Prestige
empire-standing-hints = { $count ->
    [one] One piece of advice
   *[other] { $count } pieces of advice
}
empire-standing-offers = See the offers
empire-standing-todo =
    { $count ->
        [one] One thing to look at
       *[other] { $count } things to look at
    }
empire-standing-lots =
    { $count ->
        [one] One blank is left to lots
       *[other] { $count } blanks are left to lots
    }
empire-standing-more = and { $count } more
empire-ready = I am ready
empire-not-ready = Not ready after all
empire-ready-said = Your orders are ready. You can still change your mind.
empire-ready-paused = Your orders are ready; the campaign is paused.
empire-mark-saved = Saved
empire-mark-saving = Saving…
empire-mark-waiting = Not saved yet
empire-mark-conflict = Two versions
empire-mark-closed = Turn closed
empire-conflict = This sheet was changed in another window too. Which one to keep?
empire-conflict-theirs = Take the other version
empire-conflict-mine = Keep this one
empire-closed = This turn is closed: its orders do not change any more.
empire-closed-go = See where the empire stands
empire-waiting = The server does not answer. Nothing is lost: we keep trying.
empire-resolved = Turn { $turn } is resolved, the Gazette is out.
empire-resolved-letter = My letter
empire-start = Start from something else
empire-start-text = What is written here will be replaced.
empire-start-steward = The steward’s careful sheet
empire-start-last = My orders of last turn
empire-start-upload = A file (TOML)
empire-start-download = Download this sheet
empire-text-label = The sheet as text (TOML)
empire-text-mistakes = To look at
empire-place-of = { $what }: { $key }
empire-place-ransom = Ransom
empire-place-ransoms = Ransom
empire-place-bastard = Hidden son
empire-place-bid = Bid
empire-place-name = Name of the family
empire-place-entry = Founding
empire-place-shares = Prestige to share

## What is wrong

empire-mistake-blank = To be chosen.
empire-mistake-refused =
    { $found ->
        [none] This is not possible.
       *[other] “{ $found }” is not possible.
    }
empire-mistake-not-toml = This line cannot be read: { $found }.
empire-mistake-unknown-key = “{ $found }” is unknown. Did you mean { $right }?
empire-mistake-not-a-table = A table { $right } is meant.
empire-mistake-not-a-list = A list is meant.
empire-mistake-not-a-number = A whole number is meant.
empire-mistake-not-a-flag = Yes or no is meant.
empire-mistake-bad-name = “{ $found }” is no name: 40 characters at most, on one line.
empire-mistake-bad-choice = “{ $found }” is not a choice. Right would be: { $right }.
empire-mistake-bad-bet = “{ $found }” is not a bet.
empire-mistake-no-such-person = Nobody is “{ $found }”.
empire-mistake-no-such-planet = No planet is called “{ $found }”.
empire-mistake-no-such-ship = No ship is called “{ $found }”.
empire-mistake-no-such-family = No family is called “{ $found }”.
empire-mistake-other-family = These orders are those of “{ $found }”, yours is { $right }.
empire-mistake-other-turn = These orders are for turn { $found }; the coming one is { $right }.

## The guided tour

empire-about-put-away = Understood
empire-about-ask = What is this?
empire-guide-text = First turn? Each chapter explains itself when you open it. Nothing is required: your steward’s sheet is enough to be ready.
empire-guide-off = Put all explanations away
empire-guide-on = Show the explanations
