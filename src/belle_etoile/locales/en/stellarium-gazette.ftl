### The Gazette of Stellarium and the families' reports

stellarium-gazette-title = The Gazette of Stellarium
stellarium-gazette-motto = All that a person of quality may know; the rest is whispered.
stellarium-gazette-number = No. { $number }
stellarium-gazette-cycle = Cycle { $first }–{ $last }
stellarium-gazette-founding = The founding number
stellarium-gazette-published = Printed as the Assembly closed, year { $year }
stellarium-gazette-quiet-story = The Assembly has met, the merchants have traded, and nobody has anything to say about it.
stellarium-gazette-seed = Seed of all luck, turn { $turn }: { $seed }
stellarium-gazette-commitment = Fingerprint of the seed of turn { $turn }: { $commitment }
stellarium-gazette-more =
    { $number ->
        [one] And { $number } more, for want of room.
       *[other] And { $number } more, for want of room.
    }

## Columns

stellarium-gazette-chronicle = The chronicle, year by year
stellarium-gazette-obituaries = Obituaries
stellarium-gazette-court = Court and Assembly
stellarium-gazette-shipping = Shipping news
stellarium-gazette-exchange-title = Weather of the exchange
stellarium-gazette-social = Family notices
stellarium-gazette-movements = Posts, garrisons and fleets
stellarium-gazette-pyramids = The five heads of the Empire
stellarium-gazette-planets = The known worlds
stellarium-gazette-families = The families by rank
stellarium-column-institution = Institution
stellarium-column-head = Head
stellarium-column-dauphins = Dauphins
stellarium-column-councillors = Councillors
stellarium-gazette-judges = High Court
stellarium-column-planet = World
stellarium-column-holder = Held by
stellarium-column-governor = Governor
stellarium-column-posts = Posts
stellarium-column-place = Rank
stellarium-column-family = Family
stellarium-column-points-turn = This turn
stellarium-column-points = Points
stellarium-column-living = Living
stellarium-column-status = Orders
stellarium-holder-empire = the Empire
stellarium-holder-rebels = the rebels
stellarium-holder-pouarks = the Pouarks

## The front page

stellarium-headline-quiet = All quiet in the Empire
stellarium-headline-end =
    { $end-word ->
        [capital] Stellarium has fallen!
        [silent] The Empire falls silent
       *[turns] The last cycle is over
    }
stellarium-headline-winners =
    { $number ->
        [one] The { $names } family wins!
       *[other] Victory is shared: { $names }
    }
stellarium-headline-emperor = { $person } takes the throne
stellarium-headline-murder = Murdered: { $person }
stellarium-headline-coup-succeeds = The army takes the throne for { $person }
stellarium-headline-coup-fails = The coup of { $person } fails
stellarium-headline-coup = The army stirs
stellarium-headline-planet-lost = { $planet } is lost
stellarium-headline-planet-won = { $planet } for the Empire!
stellarium-headline-bomb = A bomb at the exchange
stellarium-headline-treason = Treason in favour of the Pouarks
stellarium-headline-invasion = Pouarks before { $planet }
stellarium-headline-assault = The fleet attacks { $planet }
stellarium-headline-revolt = { $planet } rises
stellarium-headline-retaking = Battle for { $planet }
stellarium-headline-dismissed = The fall of { $person }
stellarium-headline-promoted = { $person } at the top
stellarium-headline-ship-captured = The ship { $ship } in Pouark hands
stellarium-headline-ship-destroyed = The ship { $ship } will not return
stellarium-headline-colony-found = A new world: { $planet }
stellarium-headline-pouark-planet-found = { $planet }, a nest of Pouarks
stellarium-headline-kidnapped = Kidnapped: { $person }
stellarium-headline-found = The inquiry names { $person }
stellarium-headline-special-disgrace = Disgrace of { $person }
stellarium-headline-scandal = Scandal around { $person }
stellarium-headline-heretic =
    { $act-word ->
        [r19-1] { $person } is excommunicated
       *[r1-3-3] A forbidden prosthesis: { $person }
    }
stellarium-headline-convicted = Prison for { $person }
stellarium-headline-judge-removed = The High Court loses { $person }
stellarium-headline-ransomed = Ransom paid for { $person }
stellarium-headline-murder-failed = Someone tried to kill { $person }
stellarium-headline-ship-bought = A ship for the { $family } family
stellarium-headline-married = Weddings in the great families
stellarium-headline-ship-leaves = The ship { $ship } sets out

## The chronicle

stellarium-gazette-count =
    { $born ->
        [0] { $died ->
            [one] One death in the families that year.
           *[other] { $died-cap } deaths in the families that year.
        }
        [one] { $died ->
            [0] One birth that year.
            [one] One birth and one death that year.
           *[other] One birth and { $died-said } deaths that year.
        }
       *[other] { $died ->
            [0] { $born-cap } births that year.
            [one] { $born-cap } births and one death that year.
           *[other] { $born-cap } births and { $died-said } deaths that year.
        }
    }
stellarium-gazette-family = The { $family } family is entered in the book of great families.
stellarium-gazette-heretic =
    { $act-word ->
        [r19-1] The Church excommunicates { $person } for heresy; the High Court will decide.
       *[r1-3-3] { $person } had a prosthesis fitted without the Church’s leave: that is heresy, and the High Court will decide.
    }
stellarium-gazette-death =
    { $cause-word ->
        [murder] { $person } is murdered at { $age }.
        [age] { $person } passes away at { $age }.
        [rebellion] { $person } is killed by rebels at { $age }.
        [war] { $person } falls in the war at { $age }.
        [wreck] { $person } is lost with a ship at { $age }.
        [bomb] { $person } dies at { $age } in the bombing of the exchange.
        [coup] { $person } dies at { $age } in the coup.
       *[space] { $person } is lost on the way home at { $age }.
    }
stellarium-gazette-revived = { $person } was given up for dead; the doctor thought otherwise.
stellarium-gazette-found =
    { $crime-word ->
        [murder] The inquiry into a murder leads straight to { $person }.
        [kidnapping] The inquiry into a kidnapping leads straight to { $person }.
        [scandal] Who made up the scandal? The inquiry answers: { $person }.
        [sabotage] The sabotage of a ship bears the hand of { $person }.
        [bomb] Behind the bomb at the exchange the inquiry finds { $person }.
        [rebellion] The agitators were paid: the inquiry names { $person }.
       *[treason] The traitor has a name: { $person }.
    }
stellarium-gazette-unsolved =
    { $crime-word ->
        [murder] Who paid the murderer? The inquiry does not know.
        [kidnapping] Who paid the kidnappers? The inquiry does not know.
        [scandal] Where did the rumour come from? The inquiry does not know.
        [sabotage] Who wanted the ship lost? The inquiry does not know.
        [bomb] Who paid for the bomb? The inquiry does not know.
        [rebellion] Who fanned the embers? The inquiry does not know.
       *[treason] Who sold the Empire? The inquiry does not know.
    }
stellarium-gazette-murder-failed = An assassin misses { $person }, narrowly.
stellarium-gazette-kidnapped = The Dark Tentacle kidnaps { $person }, last seen between two shadows.
stellarium-gazette-kidnapping-failed = Kidnappers lay in wait for { $person }; they are waiting still.
stellarium-gazette-ransomed = The family pays { $price } M$ to see { $person } again.
stellarium-gazette-scandal = A scandal touches { $person }, who will have to answer before the High Court.
stellarium-gazette-scandal-failed = A scandal was aimed at { $person }; nobody believed it.
stellarium-gazette-cleared = { $person } is cleared: the affair was made up.
stellarium-gazette-captured =
    { $by-word ->
        [hostage] { $person } remains a hostage of the Dark Tentacle on { $planet }.
        [rebels] The rebels of { $planet } hold { $person }.
       *[pouarks] The Pouarks of { $planet } hold { $person }.
    }
stellarium-gazette-freed =
    { $act-word ->
        [r24-1] Imperial pardon: the gates of the penal colony open for { $person }.
        [r23-1] { $person } leaves the penal colony, the sentence served.
        [r2-2-5] The family has given in at last: the Dark Tentacle returns { $person }.
        [r2-2-6] The fleet rescues { $person } from the hands of the Dark Tentacle.
        [r11-2-5] The second fleet brings { $person } back from the mountains where the rebels were hiding.
        [r11-5] The planet is retaken: { $person } is no longer in the hands of the enemy.
       *[other] { $person } is free again.
    }
stellarium-gazette-post-abolished = The merchants’ guild closes the post of the { $family } family on { $planet }.
stellarium-gazette-planet-closed = By order of the merchants’ guild nobody trades on { $planet }.
stellarium-gazette-barred = The { $family } family finds the doors of the exchange shut.
stellarium-gazette-commands =
    { $fleet ->
        [1] { $person } takes command of the first fleet.
       *[2] { $person } takes command of the second fleet.
    }
stellarium-gazette-joins-fleet =
    { $fleet ->
        [1] { $person } joins the first fleet.
       *[2] { $person } joins the second fleet.
    }
stellarium-gazette-no-revolt = There was a plot on { $planet }; the people did not follow.
stellarium-gazette-revolt =
    { $result-word ->
        [great-victory] { $planet } rises and falls at once: a great victory for the Empire.
        [victory] { $planet } rises; the Empire holds.
        [defeat] { $planet } rises and drives out the Empire.
       *[great-defeat] { $planet } rises and sweeps the Empire away.
    } { $men ->
        [0] No warrior was there.
       *[other] Losses: { $lost } of { $men }.
    }
stellarium-gazette-retaking =
    { $result-word ->
        [great-victory] The second fleet retakes { $planet } in triumph.
        [victory] The second fleet retakes { $planet }.
        [defeat] The second fleet fails before { $planet }.
       *[great-defeat] The second fleet breaks before { $planet }.
    } { $men ->
        [0] No warrior was there.
       *[other] Losses: { $lost } of { $men }.
    }
stellarium-gazette-invasion =
    { $result-word ->
        [great-victory] Pouarks rush at { $planet } and are cut to pieces.
        [victory] Pouarks attack { $planet } in vain.
        [defeat] Pouarks attack { $planet } and carry it.
       *[great-defeat] Pouarks descend on { $planet } and overrun it.
    } { $men ->
        [0] No warrior was there.
       *[other] Losses: { $lost } of { $men }.
    }
stellarium-gazette-assault =
    { $result-word ->
        [great-victory] The first fleet takes { $planet } from the Pouarks in triumph.
        [victory] The first fleet takes { $planet } from the Pouarks.
        [defeat] The first fleet falls back before { $planet }.
       *[great-defeat] The first fleet is destroyed before { $planet }.
    } { $men ->
        [0] No warrior was there.
       *[other] Losses: { $lost } of { $men }.
    }
stellarium-gazette-planet-lost =
    { $by-word ->
        [rebels] The rebels’ flag flies over { $planet }.
       *[pouarks] { $planet } belongs to the Pouarks.
    }
stellarium-gazette-planet-won = { $planet } is a colony of the Empire; every family opens a post there.
stellarium-gazette-treason = Battle plans were sold to the Pouarks.
stellarium-gazette-treason-failed = Someone tried to sell plans to the Pouarks, who did not want them.
stellarium-gazette-bomb = A bomb goes off in the middle of the exchange; { $merchants ->
        [0] by good luck nobody was there.
        [one] one merchant was there.
       *[other] { $merchants-said } merchants were there.
    }
stellarium-gazette-coup = { $person } calls the troops out and marches on the palace.
stellarium-gazette-coup-support = { $person } sides with the coup.
stellarium-gazette-coup-oppose = { $person } refuses to follow.
stellarium-gazette-coup-succeeds = The palace is taken; { $person } puts on the crown.
stellarium-gazette-deposed = { $person } is driven from the throne and will be tried.
stellarium-gazette-coup-fails = The guard holds the palace; { $person } has lost.
stellarium-gazette-purged = { $person } is driven out of the Army and will be tried.
stellarium-gazette-end =
    { $end-word ->
        [capital] Stellarium has fallen. There will be no other number.
        [silent] No family gives orders any more; the Empire goes out.
       *[turns] So ends the last cycle of this chronicle.
    }
stellarium-gazette-winners =
    { $number ->
        [one] The { $names } family wins with { $points } points.
       *[other] The { $names } families share the victory with { $points } points each.
    }

## Obituaries

stellarium-gazette-obituary =
    { $school-word ->
        [priest] Priest
        [warrior] Warrior
        [explorer] Explorer
        [merchant] Merchant
       *[none] Too young for a school
    }, { $cause-word ->
        [murder] murdered
        [age] passed away
        [rebellion] killed by rebels
        [war] fallen in the war
        [wreck] lost with a ship
        [bomb] killed by the bomb at the exchange
        [coup] shot in the coup
       *[space] lost on the way home
    } at { $age }, in { $year }, with { $prestige } points of prestige{ $office-word ->
        [yes] , in office to the last day
       *[no] { "" }
    }{ $voyages ->
        [0] .
        [one] , after one expedition.
       *[other] , after { $voyages-said } expeditions.
    }
stellarium-gazette-dead = { $person } ({ $age })
stellarium-gazette-also-dead =
    { $number ->
        [one] We also mourn one other
       *[other] We also mourn
    }

## The court

stellarium-gazette-trial = { $charge-word ->
        [c1-3-3] Trial for a prosthesis without leave
        [c2-3-3] Trial after a scandal
        [c2-3-4] Trial for a scandal made up
        [c2-9-3] Trial for a crime
        [c17-3] Trial after the coup
        [c17-4] Trial after the coup
        [c19-1] Trial of heresy
       *[other] Trial after a disgrace
    }: { $person }.
stellarium-gazette-ballot = { $person } ({ $years } years)
stellarium-gazette-ballots-guilty = Guilty: { $names }.
stellarium-gazette-ballots-not-guilty = Not guilty: { $names }.
stellarium-gazette-ballots-abstain =
    { $number ->
        [one] Abstains: { $names }.
       *[other] Abstain: { $names }.
    }
stellarium-gazette-adjourned = { $charge-word ->
        [c1-3-3] Trial for a prosthesis without leave
        [c2-3-3] Trial after a scandal
        [c2-3-4] Trial for a scandal made up
        [c2-9-3] Trial for a crime
        [c17-3] Trial after the coup
        [c17-4] Trial after the coup
        [c19-1] Trial of heresy
       *[other] Trial after a disgrace
    }: { $person }. { $why-word ->
        [held] The hearing is adjourned: captives are not tried.
       *[no-judge] The hearing is adjourned for want of a judge.
    }
stellarium-gazette-convicted = { $person } goes to the penal colony for { $years } years.
stellarium-gazette-fined = { $person } will pay { $price } M$ to the { $to } family.
stellarium-gazette-absent = { $person } is missing from the Assembly, and loses every office.
stellarium-gazette-forgiven = The Church gives { $person } back its peace.
stellarium-gazette-eulogy = { $priest } gives the eulogy of { $person }.
stellarium-gazette-eulogies = { $priest } gives the eulogy of { $names }.
stellarium-gazette-silence = The Assembly is silent for a minute for { $person }.
stellarium-gazette-silences = The Assembly is silent for a minute for { $names }.
stellarium-gazette-promoted =
    { $floor ->
        [0] { $pyramid-word ->
            [government] { $person } takes the imperial throne.
            [church] { $person } becomes Archpope.
            [army] { $person } becomes Grand General.
            [explorers] { $person } becomes Grand Commander of the explorers.
           *[merchants] { $person } becomes Master Merchant.
        }
        [1] { $person } is dauphin of { $pyramid }.
       *[2] { $person } joins the council of { $pyramid }.
    }
stellarium-gazette-governor-elected = { $person } will govern { $planet }.
stellarium-gazette-disgraced = { $person } falls into disgrace and leaves { $pyramid }; the High Court will decide.
stellarium-gazette-dismissed = The lower seats overthrow { $person }, who no longer leads { $pyramid }.
stellarium-gazette-special-disgrace = The throne strikes { $person } with a special disgrace: no seat any more, and a trial.

## Ships

stellarium-gazette-ship-leaves =
    { $crew ->
        [one] The ship { $ship } sets out; { $person } is alone aboard.
       *[other] The ship { $ship } sets out with { $crew-said } people, under the command of { $person }.
    }
stellarium-gazette-ship-stays =
    { $act-word ->
        [r4-8] The explorers’ guild forbids the ship { $ship } to leave.
        [r4-3] The ship { $ship } stays in port: it needs at least an explorer and a priest aboard.
        [r4-7] The ship { $ship } stays in port: nobody aboard has the right to command it.
       *[other] The ship { $ship } stays in port.
    }
stellarium-gazette-ship-sold = The { $family } family sells the ship { $ship } to the { $other } family.
stellarium-gazette-ship-lent = The { $family } family lends the ship { $ship } to the { $other } family.
stellarium-gazette-ship-hired = The { $family } family lets the ship { $ship } to the { $other } family.
stellarium-gazette-ship-destroyed = No news of the ship { $ship }: it is lost.
stellarium-gazette-ship-captured = The ship { $ship } is taken by the Pouarks of { $planet }.
stellarium-gazette-nothing-found = The ship { $ship } comes home with empty holds.
stellarium-gazette-colony-found = The ship { $ship } discovers { $planet }, a world to settle.
stellarium-gazette-pouark-planet-found = The ship { $ship } discovers { $planet }, where Pouarks live.
stellarium-gazette-ship-bought = At the auction the { $family } family wins a new ship, named { $ship }, for { $price } M$.

## The exchange

stellarium-weather-sun = Bright sunshine on the floor.
stellarium-weather-fair = Long fair spells.
stellarium-weather-cloud = Overcast, no more.
stellarium-weather-rain = Persistent showers.
stellarium-weather-storm = A storm on the floor.
stellarium-weather-calm = Dead calm: nobody has bet.
stellarium-gazette-boom = The Empire grows: every share gains one step.
stellarium-gazette-slump = The Empire shrinks: every share loses one step.
stellarium-gazette-bets =
    { $merchants ->
        [one] One merchant alone has played: { $stakes } M$ staked, a result of { $gains } M$.
       *[other] { $merchants-cap } merchants have played: { $stakes } M$ staked, a result of { $gains } M$.
    }
stellarium-gazette-best = The finest stroke: { $person }, { $gain } M$.
stellarium-gazette-worst = The heaviest loss: { $person }, { $gain } M$.
stellarium-gazette-trade =
    { $merchants ->
        [one] One merchant comes home from the colonies with { $gains } M$.
       *[other] { $merchants-cap } merchants come home from the colonies with { $gains } M$.
    }
stellarium-gazette-best-trade = The best deal: { $person } on { $planet }, { $gain } M$.
stellarium-gazette-traded = { $person } brings { $gain } M$ home from { $planet }.
stellarium-gazette-fleets = First fleet: { $first }; second fleet: { $second }.
stellarium-gazette-colony =
    { $planet }: { $merchants ->
        [0] no merchant
        [one] one merchant
       *[other] { $merchants-said } merchants
    }, { $warriors ->
        [0] no garrison.
        [one] one warrior in garrison.
       *[other] { $warriors-said } warriors in garrison.
    }

## Family notices

stellarium-gazette-married = { $person } marries { $bride } before { $priest }.
stellarium-gazette-born =
    { $mother ->
        [none] { $sex ->
            [w] A daughter is born to { $father }.
           *[m] A son is born to { $father }.
        }
       *[other] { $sex ->
            [w] A daughter is born to { $father } and { $mother }.
           *[m] A son is born to { $father } and { $mother }.
        }
    }
stellarium-gazette-baptised =
    { $priest ->
        [none] { $person } is named without a priest.
       *[other] { $priest } baptises { $person }.
    }
stellarium-gazette-births =
    { $girls ->
        [0] { $boys ->
            [one] A son
           *[other] { $boys-cap } sons
        }
        [one] { $boys ->
            [0] A daughter
            [one] A daughter and a son
           *[other] A daughter and { $boys-said } sons
        }
       *[other] { $boys ->
            [0] { $girls-cap } daughters
            [one] { $girls-cap } daughters and a son
           *[other] { $girls-cap } daughters and { $boys-said } sons
        }
    } to { $mother ->
        [none] { $father }.
       *[other] { $father } and { $mother }.
    }
stellarium-gazette-baptisms =
    { $priest ->
        [none] Named without a priest: { $names }.
       *[other] { $priest } baptises { $names }.
    }
stellarium-gazette-schooled =
    { $school-word ->
        [priest] { $person } will be a priest.
        [warrior] { $person } will be a warrior.
        [explorer] { $person } will be an explorer.
       *[merchant] { $person } will be a merchant.
    }
stellarium-gazette-school-priest =
    { $number ->
        [one] Takes holy orders
       *[other] Take holy orders
    }
stellarium-gazette-school-warrior =
    { $number ->
        [one] Takes up arms
       *[other] Take up arms
    }
stellarium-gazette-school-explorer =
    { $number ->
        [one] Is to explore
       *[other] Are to explore
    }
stellarium-gazette-school-merchant =
    { $number ->
        [one] Goes into trade
       *[other] Go into trade
    }
stellarium-gazette-recognised = { $person }, { $school }, is recognised at last, at thirty-one; nobody had spoken of him.

## Reports to the families

stellarium-report-title = The { $family } family
stellarium-report-secret = For your eyes only.
stellarium-report-turn = Turn { $turn }
stellarium-report-status = Orders: { $status }
stellarium-report-points = { $points } points this turn, { $total } in all
stellarium-report-accounts = Your accounts
stellarium-report-entry = Entry
stellarium-report-rule = Rule
stellarium-report-amount = M$
stellarium-report-start = As the turn began
stellarium-report-purse = Now
stellarium-posting-2-3-4 = Fine for a scandal
stellarium-posting-2-8-2 = Contracts of the Dark Tentacle
stellarium-posting-13-4 = Exchange
stellarium-posting-15-2 = Trade in the colonies
stellarium-posting-28-1 = New ship
stellarium-posting-28-4 = Ships sold, bought or hired
stellarium-report-credits = Credits with the Dark Tentacle: { $credits }.
stellarium-report-debt = You are in debt: no purchases, contracts, exchange or bid in the coming turn.
stellarium-report-orders = Your orders
stellarium-report-received = Your orders have arrived; they counted as { $status }.
stellarium-report-silent = No orders of yours have arrived.
stellarium-report-bought = Bought for { $names }: { $good }.
stellarium-report-news = What is said of your people
stellarium-report-people = Your people
stellarium-report-code = No.
stellarium-report-name = Name
stellarium-report-age = Age
stellarium-report-school = School
stellarium-report-prestige = PP
stellarium-report-change = Turn
stellarium-report-office = Offices
stellarium-report-tie = Spouse
stellarium-report-prostheses = Prostheses
stellarium-report-newborn = (to be baptised)
stellarium-report-outsider = minor nobility
stellarium-report-widowed = widowed
stellarium-report-trials = Trials to come
stellarium-report-trial = Trial { $trial }: { $person } ({ $code })
stellarium-report-proposals = What protocol proposes
stellarium-report-proposal = Marriage: { $groom } and { $bride }, before { $priest }
stellarium-report-bargain =
    { $deal-word ->
        [sell] Ship: { $family } would sell { $ship } to { $other } for { $price } M$
        [lend] Ship: { $family } would lend { $ship } to { $other } for this turn
       *[hire] Ship: { $family } would let { $ship } to { $other } for this turn and { $price } M$
    }
stellarium-school =
    { $school-word ->
        [priest] priest
        [warrior] warrior
        [explorer] explorer
        [merchant] merchant
       *[none] —
    }
stellarium-seat-head =
    { $pyramid-word ->
        [government] on the throne
        [church] Archpope
        [army] Grand General
        [explorers] Grand Commander
       *[merchants] Master Merchant
    }
stellarium-seat-dauphin = dauphin of { $pyramid }
stellarium-seat-councillor = in the council of { $pyramid }
stellarium-seat-judge = judge
stellarium-seat-governor = governs { $planet }
stellarium-seat-heretic = heretic
stellarium-seat-convict = in prison until turn { $turn }
stellarium-seat-captive =
    { $by-word ->
        [hostage] hostage on { $planet }
        [rebels] held by rebels on { $planet }
       *[pouarks] held by Pouarks on { $planet }
    }

## The register

stellarium-register-title = Register of the Empire
stellarium-register-motto = Who is who, and the number by which orders name them.
stellarium-register-published = As the Assembly closes, year { $year }
stellarium-register-ships = Ships
stellarium-register-ship = Ship
stellarium-register-owner = Owner
