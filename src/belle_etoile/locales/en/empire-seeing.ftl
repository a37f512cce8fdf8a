### Stellarium: what one sees of an Empire

## Sections

empire-tab-gazette = Gazette
empire-tab-letter = Letter
empire-tab-pyramids = Pyramids
empire-tab-map = Map
empire-tab-tree = Tree
empire-tab-person = Person
empire-tab-court = High Court
empire-tab-ledger = Ledger
empire-tab-ranking = Ranking
empire-tab-search = Search

## Everywhere

seeing-nothing-yet = The Empire is not founded yet; the first gazette comes out with turn 0.
seeing-no-family = You run no family here: this page is for those who do.
seeing-dead = (dead)
seeing-rule = Rule { $number }
seeing-turns = Turns
seeing-turns-again = Turns, at the foot of the page
seeing-turn = Turn { $turn } · { $first }–{ $last }
seeing-turn-short = Turn { $turn }
seeing-founding = Founding
seeing-previous = Previous turn
seeing-next = Next turn
seeing-which-turn = Which turn
seeing-print = To print
seeing-in-this-issue = In this issue
seeing-continued = Read on ({ $count })
seeing-form = Form
seeing-drawing = Drawing
seeing-text = Text
seeing-colon = { ":" }
seeing-pp = { $points } PP
seeing-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seeing-family = Family
seeing-column-who = Holder
seeing-column-post = Office
seeing-column-prestige = PP
seeing-column-change = This turn
seeing-column-turn = Turn

## Pyramids

seeing-pyramids-title = The five heads of the Empire
seeing-pyramid-government = Imperial Government
seeing-pyramid-church = Cosmic Church
seeing-pyramid-army = Imperial Army
seeing-pyramid-explorers = Explorers’ Guild
seeing-pyramid-merchants = Merchants’ Guild
seeing-head-government = On the throne
seeing-head-church = Archpope
seeing-head-army = Grand General
seeing-head-explorers = Grand Commander
seeing-head-merchants = Master Merchant
seeing-floor-0 = At the top
seeing-floor-1 = Dauphins
seeing-floor-2 = Councillors
seeing-post-dauphin = Dauphin
seeing-post-councillor = Councillor
seeing-post-judge = Judge of the High Court
seeing-seat =
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
seeing-vacant = vacant
seeing-vacant-seats =
    { $count ->
        [one] One vacant seat.
       *[other] { $count } vacant seats.
    }
seeing-change-new = newly seated
seeing-change-up = promoted
seeing-change-down = lower
seeing-changes =
    { $count ->
        [0] Nothing changed this turn.
        [one] One seat changed this turn.
       *[other] { $count } seats changed this turn.
    }
seeing-key = ✦ newly seated, ↑ moved up, ↓ moved down.
seeing-first = The first to sit.
seeing-left = Gone:
seeing-high-court = The High Court
seeing-presided = Presided from the throne by

## Map

seeing-map-title = The known worlds
seeing-map-label =
    { $count ->
        [one] Chart of one world
       *[other] Chart of { $count } worlds
    }
seeing-map-key = Key
seeing-map-note = The rules know no distances: where a world stands on the chart means nothing.
seeing-map-choose = Touch a world to see who governs it, trades there, guards it or is held there.
seeing-line-route = merchants of the turn
seeing-line-guard = garrisons
seeing-line-war = fleet in battle
seeing-line-voyage = world found
seeing-holder-empire = held by the Empire
seeing-holder-rebels = held by rebels
seeing-holder-pouarks = held by Pouarks
seeing-kind-capital = Capital
seeing-kind-colony = Colony
seeing-kind-penal = Penal planet
seeing-posts =
    { $count ->
        [0] No trading post
        [one] One trading post
       *[other] { $count } trading posts
    }
seeing-traders =
    { $count ->
        [one] One merchant this turn
       *[other] { $count } merchants this turn
    }
seeing-garrison =
    { $count ->
        [one] A garrison of one
       *[other] A garrison of { $count }
    }
seeing-captives =
    { $count ->
        [one] One captive
       *[other] { $count } captives
    }
seeing-closed = Closed to trade this turn.
seeing-governor = Governor
seeing-column-world = World
seeing-column-holder = Held by
seeing-column-posts = Posts
seeing-column-traders = Merchants
seeing-column-garrison = Garrison
seeing-column-captives = Captives
seeing-column-fights = Battles
seeing-fleets = The fleets
seeing-fleet =
    { $fleet ->
        [1] First fleet:
       *[other] Second fleet:
    }
seeing-warriors =
    { $count ->
        [0] nobody
        [one] one warrior
       *[other] { $count } warriors
    }
seeing-under = commanded by
seeing-ships = The ships
seeing-aboard =
    { $count ->
        [0] { "" }
        [one] One person aboard.
       *[other] { $count } people aboard.
    }
seeing-docked = The ship { $ship } ({ $family }) did not travel.
seeing-no-ships = No ship travelled.

## Tree and people

seeing-tree-title = The { $family } family
seeing-tree-count = { $members } people, { $living } of them alive.
seeing-tree-label = Tree of the { $family } family, { $count } people
seeing-tree-key = Generations go from left to right. The dead are grey; below each name, with their arms, those they married; dashed, recognised children. Drag to move about; two fingers, the wheel with Ctrl, or + and − to zoom.
seeing-zoom = Zoom
seeing-zoom-in = Zoom in
seeing-zoom-out = Zoom out
seeing-zoom-fit = See all
seeing-school =
    { $sex ->
       *[m] { $school ->
            [priest] priest
            [warrior] warrior
            [explorer] explorer
            [merchant] merchant
           *[none] too young for a school
        }
    }
seeing-born-short = born { $year }
seeing-lived = { $born } – † turn { $turn }
seeing-lived-short = { $born } – † t. { $turn }
seeing-aged =
    { $age ->
        [one] one year old
       *[other] { $age } years old
    }
seeing-died =
    { $sex ->
       *[m] died in turn { $turn }
    }
seeing-died-of =
    { $sex ->
       *[m] died in turn { $turn }, { $cause }
    }
seeing-bastard = recognised child
seeing-married-to = married
seeing-outsider = lesser nobility
seeing-namesakes =
    { $count ->
        [0] Nobody bears this name.
        [one] One person bears this name.
       *[other] { $count } people bear this name.
    }
seeing-code = Code
seeing-born = Born
seeing-prestige = Prestige
seeing-voyages = Expeditions
seeing-prostheses = Cyberprostheses
seeing-votes = Votes at the High Court
seeing-governs = Governs { $planet }
seeing-heretic = Heretic
seeing-convict = In prison until turn { $turn }
seeing-captive =
    { $by ->
        [hostage] Held hostage on { $planet }
        [rebels] Held by rebels on { $planet }
       *[pouarks] Held by Pouarks on { $planet }
    }
seeing-parents = Parents
seeing-spouses =
    { $count ->
        [one] Marriage
       *[other] Marriages
    }
seeing-children =
    { $count ->
        [one] One child
       *[other] { $count } children
    }
seeing-life = A life
seeing-private = (only you know)
seeing-no-life = The gazettes have told nothing yet.

## High Court

seeing-court-title = The High Court’s docket
seeing-open-trials = Trials to come
seeing-no-open-trials = Nobody is waiting to be judged.
seeing-no-trials = No trial has been held yet.
seeing-column-accused = Accused
seeing-column-number = Trial
seeing-column-charge = Charge
seeing-column-opened = Opened
seeing-trial = Trial { $number }
seeing-outcome-acquitted = acquitted
seeing-outcome-convicted =
    { $price ->
       *[other] { $years } years in prison
    }
seeing-outcome-fined =
    { $years ->
       *[other] fined { $price } M$
    }
seeing-tally =
    { $guilty } for guilty, { $innocent } against, { $silent ->
        [0] no abstention
        [one] one abstention
       *[other] { $silent } abstentions
    }
seeing-years = { $years } years
seeing-earlier = Earlier trials

## Ledger

seeing-ledger-title = The family’s books
seeing-purse = Purse
seeing-column-entry = Entry
seeing-column-amount = M$
seeing-column-balance = Balance
seeing-at-start = At the start of the turn
seeing-at-end = At the end of the turn
seeing-by-master = Set right by the game master
seeing-no-prestige = No prestige was won or lost this turn.
seeing-all-turns = The purse from turn to turn

## Ranking

seeing-ranking-title = The standing of the families
seeing-podium = The three leading families
seeing-column-rank = Rank
seeing-column-points = Points
seeing-column-points-turn = This turn
seeing-column-status = Orders
seeing-status =
    { $status ->
        [OR] given (OR)
        [OPR] partial (OPR)
        [ONR] not given (ONR)
       *[PNJ] no player (PNJ)
    }
seeing-charts-title = From turn to turn
seeing-measure = Measure
seeing-measure-points = Points
seeing-measure-prestige = Prestige
seeing-measure-people = Living
seeing-measure-posts = Posts
seeing-measure-purse = My purse (M$)
seeing-chart-label =
    { $measure }: { $families ->
        [one] one family
       *[other] { $families } families
    } over { $turns } turns. The numbers are under “Text”.
seeing-legend = Families
seeing-legend-hint = Touch a family to bring it forward; the slider chooses the turn of the numbers.
seeing-table-caption = { $measure }, after each turn

## Search

seeing-search-title = Search all past turns
seeing-search-label = Words to look for
seeing-search-go = Search
seeing-search-hint = A name, a world, a ship… All gazettes and your own letters are read.
seeing-search-found =
    { $count ->
        [0] Nothing found.
        [one] One passage found.
       *[other] { $count } passages found.
    }
seeing-search-many = The { $count } newest passages; be more precise to see others.
seeing-source-gazette = Gazette
seeing-source-letter = Your letter
seeing-source-mail = Mail
