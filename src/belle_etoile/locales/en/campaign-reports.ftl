### Stellarium: what one sees of a campaign

## Sections

campaign-tab-gazette = Gazette
campaign-tab-report = My report
campaign-tab-pyramids = Pyramids
campaign-tab-map = Map
campaign-tab-tree = Tree
campaign-tab-person = Person
campaign-tab-court = High Court
campaign-tab-ledger = Accounts
campaign-tab-ranking = Ranking
campaign-tab-search = Search

## Everywhere

reports-nothing-yet = The campaign is not founded yet; the first gazette comes out with turn 0.
reports-no-family = You run no family here: this page is for those who do.
reports-dead = (dead)
reports-rule = Rule { $number }
reports-turns = Turns
reports-turns-again = Turns, at the foot of the page
reports-turn = Turn { $turn } · { $first }–{ $last }
reports-turn-short = Turn { $turn }
reports-founding = Founding
reports-previous = Previous turn
reports-next = Next turn
reports-which-turn = Which turn
reports-print = To print
reports-in-this-issue = In this issue
reports-continued = Read on ({ $count })
reports-form = Form
reports-drawing = Drawing
reports-text = Text
reports-colon = { ":" }
reports-pp = { $points } PP
reports-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reports-family = Family
reports-column-who = Holder
reports-column-post = Office
reports-column-prestige = PP
reports-column-change = This turn
reports-column-turn = Turn

## Pyramids

reports-pyramids-title = The five heads of the Empire
reports-pyramid-government = Imperial Government
reports-pyramid-church = Cosmic Church
reports-pyramid-army = Imperial Army
reports-pyramid-explorers = Explorers’ Guild
reports-pyramid-merchants = Merchants’ Guild
reports-head-government = On the throne
reports-head-church = Archpope
reports-head-army = Grand General
reports-head-explorers = Grand Commander
reports-head-merchants = Master Merchant
reports-floor-0 = At the top
reports-floor-1 = Dauphins
reports-floor-2 = Councillors
reports-post-dauphin = Dauphin
reports-post-councillor = Councillor
reports-post-judge = Judge of the High Court
reports-seat =
    { $post ->
        [dauphin] Dauphin
       *[councillor] Councillor
    } of { $pyramid ->
        [government] the Government
        [church] the Church
        [army] the Army
        [explorers] the Explorers’ Guild
       *[merchants] the Merchants’ Guild
    }
reports-vacant = vacant
reports-vacant-seats =
    { $count ->
        [one] One vacant seat.
       *[other] { $count } vacant seats.
    }
reports-change-new = newly seated
reports-change-up = promoted
reports-change-down = lower
reports-changes =
    { $count ->
        [0] Nothing changed this turn.
        [one] One seat changed this turn.
       *[other] { $count } seats changed this turn.
    }
reports-key = ✦ newly seated, ↑ moved up, ↓ moved down.
reports-first = The first to sit.
reports-left = Gone:
reports-high-court = The High Court
reports-presided = Presided from the throne by

## Map

reports-map-title = The known worlds
reports-map-label =
    { $count ->
        [one] Chart of one world
       *[other] Chart of { $count } worlds
    }
reports-map-key = Key
reports-map-note = The rules know no distances: where a world stands on the chart means nothing.
reports-map-choose = Touch a world to see who governs it, trades there, guards it or is held there.
reports-line-route = merchants of the turn
reports-line-guard = garrisons
reports-line-war = fleet in battle
reports-line-voyage = world found
reports-holder-empire = held by the Empire
reports-holder-rebels = held by rebels
reports-holder-pouarks = held by Pouarks
reports-kind-capital = Capital
reports-kind-colony = Colony
reports-kind-penal = Penal planet
reports-posts =
    { $count ->
        [0] No trading post
        [one] One trading post
       *[other] { $count } trading posts
    }
reports-traders =
    { $count ->
        [one] One merchant this turn
       *[other] { $count } merchants this turn
    }
reports-garrison =
    { $count ->
        [one] A garrison of one
       *[other] A garrison of { $count }
    }
reports-captives =
    { $count ->
        [one] One captive
       *[other] { $count } captives
    }
reports-closed = Closed to trade this turn.
reports-governor = Governor
reports-column-world = World
reports-column-holder = Held by
reports-column-posts = Posts
reports-column-traders = Merchants
reports-column-garrison = Garrison
reports-column-captives = Captives
reports-column-fights = Battles
reports-fleets = The fleets
reports-fleet =
    { $fleet ->
        [1] First fleet:
       *[other] Second fleet:
    }
reports-warriors =
    { $count ->
        [0] nobody
        [one] one warrior
       *[other] { $count } warriors
    }
reports-under = commanded by
reports-ships = The ships
reports-aboard =
    { $count ->
        [0] { "" }
        [one] One person aboard.
       *[other] { $count } people aboard.
    }
reports-docked = The ship { $ship } ({ $family }) did not travel.
reports-no-ships = No ship travelled.

## Tree and people

reports-tree-title = The { $family } family
reports-tree-count = { $members } people, { $living } of them alive.
reports-tree-label = Tree of the { $family } family, { $count } people
reports-tree-key = Generations go from left to right. The dead are grey; below each name, with their arms, those they married; dashed, recognised children. Drag to move about; two fingers, the wheel with Ctrl, or + and − to zoom.
reports-zoom = Zoom
reports-zoom-in = Zoom in
reports-zoom-out = Zoom out
reports-zoom-fit = See all
reports-school =
    { $sex ->
       *[m] { $school ->
            [priest] priest
            [warrior] warrior
            [explorer] explorer
            [merchant] merchant
           *[none] too young for a school
        }
    }
reports-born-short = born { $year }
reports-lived = { $born } – † turn { $turn }
reports-lived-short = { $born } – † t. { $turn }
reports-aged =
    { $age ->
        [one] one year old
       *[other] { $age } years old
    }
reports-died =
    { $sex ->
       *[m] died in turn { $turn }
    }
reports-died-of =
    { $sex ->
       *[m] died in turn { $turn }, { $cause }
    }
reports-bastard = recognised child
reports-married-to = married
reports-outsider = lesser nobility
reports-namesakes =
    { $count ->
        [0] Nobody bears this name.
        [one] One person bears this name.
       *[other] { $count } people bear this name.
    }
reports-code = Code
reports-born = Born
reports-prestige = Prestige
reports-voyages = Expeditions
reports-prostheses = Cyberprostheses
reports-votes = Votes at the High Court
reports-governs = Governs { $planet }
reports-heretic = Heretic
reports-convict = In prison until turn { $turn }
reports-captive =
    { $by ->
        [hostage] Held hostage on { $planet }
        [rebels] Held by rebels on { $planet }
       *[pouarks] Held by Pouarks on { $planet }
    }
reports-parents = Parents
reports-spouses =
    { $count ->
        [one] Marriage
       *[other] Marriages
    }
reports-children =
    { $count ->
        [one] One child
       *[other] { $count } children
    }
reports-life = A life
reports-private = (only you know)
reports-no-life = The gazettes have told nothing yet.

## High Court

reports-court-title = The High Court’s docket
reports-open-trials = Trials to come
reports-no-open-trials = Nobody is waiting to be judged.
reports-no-trials = No trial has been held yet.
reports-column-accused = Accused
reports-column-number = Trial
reports-column-charge = Charge
reports-column-opened = Opened
reports-trial = Trial { $number }
reports-outcome-acquitted = acquitted
reports-outcome-convicted =
    { $price ->
       *[other] { $years } years in prison
    }
reports-outcome-fined =
    { $years ->
       *[other] fined { $price } M$
    }
reports-tally =
    { $guilty } for guilty, { $innocent } against, { $silent ->
        [0] no abstention
        [one] one abstention
       *[other] { $silent } abstentions
    }
reports-years = { $years } years
reports-earlier = Earlier trials

## Accounts

reports-accounts-title = The family’s accounts
reports-purse = Purse
reports-column-entry = Entry
reports-column-amount = M$
reports-column-balance = Balance
reports-at-start = At the start of the turn
reports-at-end = At the end of the turn
reports-by-master = Set right by the game master
reports-no-prestige = No prestige was won or lost this turn.
reports-all-turns = The purse from turn to turn

## Ranking

reports-ranking-title = The standing of the families
reports-podium = The three leading families
reports-column-rank = Rank
reports-column-points = Points
reports-column-points-turn = This turn
reports-column-status = Orders
reports-status =
    { $status ->
        [OR] given (OR)
        [OPR] partial (OPR)
        [ONR] not given (ONR)
       *[PNJ] no player (PNJ)
    }
reports-charts-title = From turn to turn
reports-measure = Measure
reports-measure-points = Points
reports-measure-prestige = Prestige
reports-measure-people = Living
reports-measure-posts = Posts
reports-measure-purse = My purse (M$)
reports-chart-label =
    { $measure }: { $families ->
        [one] one family
       *[other] { $families } families
    } over { $turns } turns. The numbers are under “Text”.
reports-legend = Families
reports-legend-hint = Touch a family to bring it forward; the slider chooses the turn of the numbers.
reports-table-caption = { $measure }, after each turn

## Search

reports-search-title = Search all past turns
reports-search-label = Words to look for
reports-search-go = Search
reports-search-hint = A name, a world, a ship… All gazettes, your own reports and your letters are searched.
reports-search-found =
    { $count ->
        [0] Nothing found.
        [one] One passage found.
       *[other] { $count } passages found.
    }
reports-search-many = The { $count } newest passages; be more precise to see others.
reports-source-gazette = Gazette
reports-source-report = Your report
reports-source-letter = Letter
