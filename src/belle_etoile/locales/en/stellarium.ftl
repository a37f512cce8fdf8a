### Stellarium

stellarium-prompt-founding = Found your family: its name, its eight founders, their schools and prestige, your candidates and your bid.
stellarium-prompt-orders = Write your orders for the coming turn.
stellarium-prompt-turns = The game is over.
stellarium-prompt-capital = Stellarium has fallen. Everyone has lost.
stellarium-prompt-silent = Nobody sent orders. Everyone has lost.
stellarium-notation = “orders DOCUMENT” or “found DOCUMENT” from a family, “resolve” from the referee

stellarium-option-turns = Number of turns
stellarium-option-governor = Gains of a governor’s family
stellarium-turns-endless = endless
stellarium-governor-half = half as much again
stellarium-governor-double = doubled

stellarium-score-earlier = Earlier turns
stellarium-score-turn = Turn { $turn }

## Nouns

stellarium-school-priest = priest
stellarium-school-warrior = warrior
stellarium-school-explorer = explorer
stellarium-school-merchant = merchant
stellarium-school-none = too young for a school
stellarium-good-capsule = a survival capsule
stellarium-good-guards = guards
stellarium-good-prosthesis = a prosthesis
stellarium-good-doctor = a doctor
stellarium-good-kolombo = a Kolombo insurance
stellarium-crime-murder = a murder
stellarium-crime-kidnapping = a kidnapping
stellarium-crime-scandal = a scandal
stellarium-crime-sabotage = a sabotage
stellarium-crime-bomb = a bomb
stellarium-crime-rebellion = a rebellion
stellarium-crime-treason = treason
stellarium-cause-murder = murdered
stellarium-cause-age = of old age
stellarium-cause-rebellion = at the hands of rebels
stellarium-cause-war = in the war
stellarium-cause-wreck = in the loss of a ship
stellarium-cause-bomb = by the bomb at the exchange
stellarium-cause-coup = in the coup
stellarium-cause-space = on the way home
stellarium-by-hostage = the Dark Tentacle
stellarium-by-rebels = the rebels
stellarium-by-pouarks = the Pouarks
stellarium-result-great-victory = great victory
stellarium-result-victory = victory
stellarium-result-defeat = defeat
stellarium-result-great-defeat = great defeat
stellarium-pyramid-government = the Government
stellarium-pyramid-church = the Church
stellarium-pyramid-army = the Army
stellarium-pyramid-explorers = the Explorers’ Guild
stellarium-pyramid-merchants = the Merchants’ Guild
stellarium-verdict-guilty = guilty
stellarium-verdict-not-guilty = not guilty
stellarium-verdict-abstain = abstains
stellarium-share-S = safe
stellarium-share-N = normal
stellarium-share-R = risky
stellarium-end-turns = the last turn has been played
stellarium-end-capital = Stellarium has fallen
stellarium-end-silent = nobody sent orders

## Turn 0 and statuses

stellarium-event-family = The { $family } family is founded.
stellarium-event-founder = { $person }: { $school }, { $prestige } PP.
stellarium-event-status = { $family }: { $status }.
stellarium-event-left-seat = { $person } leaves the pyramids: the family has no player any more.
stellarium-event-received = Your orders have come; they will count as { $status }.

## Purchases and contracts

stellarium-event-bought = Bought for { $person }: { $good }.
stellarium-event-heretic = { $person } is declared a heretic and will be tried.
stellarium-event-death = { $person } dies at { $age }, { $cause }.
stellarium-event-revived = A doctor brings { $person } back to life.
stellarium-event-found = The inquiry finds { $person }, who ordered { $crime }.
stellarium-event-unsolved = Nobody finds out who ordered { $crime }.
stellarium-event-contract-executed = The Dark Tentacle took the { $amount } M$ of { $person } for { $crime }.
stellarium-event-contract-refused = The Dark Tentacle refused the { $amount } M$ of { $person } for { $crime }.
stellarium-event-murder-failed = { $person } escapes a murder.
stellarium-event-kidnapped = { $person } is kidnapped.
stellarium-event-kidnapping-failed = { $person } escapes a kidnapping.
stellarium-event-ransomed = A ransom of { $price } M$ is paid for { $person }.
stellarium-event-ransom-share = Your share of the ransom of { $person }: { $amount } M$.
stellarium-event-scandal = A scandal about { $person }, who will be tried.
stellarium-event-scandal-failed = Nobody believes a scandal about { $person }.
stellarium-event-cleared = { $person } is cleared: the scandal was staged.
stellarium-event-captured = { $person } is in the hands of { $by } on { $planet }.
stellarium-event-freed = { $person } is free.
stellarium-event-saved = The capsule of { $person } comes down safely on { $planet }.

## Marriages, departures

stellarium-event-married = { $person } marries { $bride }; { $priest } celebrates.
stellarium-event-not-married = The marriage of { $groom } and { $bride } does not take place.
stellarium-event-ship-sold = { $family } sells the { $ship } to { $other }.
stellarium-event-ship-lent = { $family } lends the { $ship } to { $other }.
stellarium-event-ship-hired = { $family } hires the { $ship } out to { $other }.
stellarium-event-no-deal = No agreement about the { $ship }.
stellarium-event-ship-stays = The { $ship } stays on Stellarium.
stellarium-event-ship-leaves =
    { $crew ->
        [one] The { $ship } leaves under { $person }, who is alone aboard.
       *[other] The { $ship } leaves under { $person } with { $crew } people aboard.
    }
stellarium-event-aboard = { $person } is aboard the { $ship }.
stellarium-event-post-abolished = The trading post of { $family } on { $planet } is abolished.
stellarium-event-planet-closed = { $planet } is closed to trade this turn.
stellarium-event-barred = { $family } is barred from the exchange this turn.
stellarium-event-trades-on = { $person } trades on { $planet }.
stellarium-event-commands = { $person } commands fleet { $fleet }.
stellarium-event-joins-fleet = { $person } joins fleet { $fleet }.
stellarium-event-garrisons = { $person } is in garrison on { $planet }.

## Births and schools

stellarium-event-born =
    { $sex ->
        [w] A girl is born to { $father }.
       *[m] A boy is born to { $father }.
    }
stellarium-event-recognised = { $person } is recognised: { $school }.
stellarium-event-baptised =
    { $priest ->
        [none] { $person } is baptised without a priest.
       *[other] { $person } is baptised by { $priest }.
    }
stellarium-event-schooled = { $person } leaves school: { $school }.

## Battles

stellarium-event-no-revolt = { $planet } stays calm.
stellarium-event-revolt = Revolt on { $planet }: { $result } for the Empire, { $lost } of { $men } warriors lost.
stellarium-event-retaking = The second fleet attacks { $planet }: { $result }, { $lost } of { $men } warriors lost.
stellarium-event-invasion = Pouarks attack { $planet }: { $result } for the Empire, { $lost } of { $men } warriors lost.
stellarium-event-assault = The first fleet attacks { $planet }: { $result }, { $lost } of { $men } warriors lost.
stellarium-event-planet-lost = { $planet } falls to { $by }.
stellarium-event-planet-won = { $planet } is imperial; every family has a trading post there.
stellarium-event-treason = Military secrets reach the Pouarks.
stellarium-event-treason-failed = Pouarks do not trust a traitor.

## Exchange and returns

stellarium-event-bomb = A bomb explodes at the exchange.
stellarium-event-boom = The Empire has more colonies than when the turn began: the exchange rises by one step.
stellarium-event-slump = The Empire has fewer colonies than when the turn began: the exchange falls by one step.
stellarium-event-exchange = { $person } bets { $stake } M$, { $share }: { $gain } M$.
stellarium-event-ship-destroyed = The { $ship } is destroyed.
stellarium-event-ship-captured = The { $ship } is captured at { $planet }.
stellarium-event-nothing-found = The { $ship } has found nothing.
stellarium-event-colony-found = The { $ship } has found a planet to settle: { $planet }.
stellarium-event-pouark-planet-found = The { $ship } has found a planet of the Pouarks: { $planet }.
stellarium-event-traded = { $person } brings { $gain } M$ home from { $planet }.

## Power

stellarium-event-coup = { $person } leads a coup against the Emperor.
stellarium-event-coup-support = { $person } supports the coup.
stellarium-event-coup-oppose = { $person } opposes the coup.
stellarium-event-coup-succeeds = The coup succeeds: { $person } is Emperor.
stellarium-event-deposed = { $person } is overthrown and will be tried.
stellarium-event-coup-fails = The coup of { $person } fails.
stellarium-event-purged = { $person } is thrown out of the Army and will be tried.
stellarium-event-special-disgrace = The Emperor disgraces { $person }, who will be tried.
stellarium-event-judge-removed = The Emperor removes { $person } from the High Court.
stellarium-event-disgraced = { $person } is disgraced in { $pyramid } and will be tried.
stellarium-event-dismissed = { $person } is dismissed as head of { $pyramid }.
stellarium-event-tried = Trial { $trial }: { $person }.
stellarium-event-vote =
    { $years ->
        [0] Trial { $trial }: { $person } { $verdict }.
       *[other] Trial { $trial }: { $person } says { $verdict }, { $years } years.
    }
stellarium-event-adjourned =
    { $why ->
        [held] Trial { $trial } is adjourned: { $person } is held captive.
       *[no-judge] Trial { $trial } is adjourned for want of a judge: { $person }.
    }
stellarium-event-acquitted = { $person } is acquitted.
stellarium-event-convicted = { $person } goes to Araknid for { $years } years.
stellarium-event-fined = { $person } pays { $price } M$ to { $to }.
stellarium-event-absent = { $person } is not at the Assembly and loses every office.
stellarium-event-forgiven = The Archpope forgives { $person }.
stellarium-event-eulogy = { $priest } speaks in memory of { $person }.
stellarium-event-silence = A minute of silence for { $person }.
stellarium-event-resigned = { $person } resigns from the High Court.
stellarium-event-judge-elected = { $person } is elected to the High Court.
stellarium-event-promoted =
    { $floor ->
        [0] { $person } is head of { $pyramid }.
        [1] { $person } is dauphin in { $pyramid }.
       *[2] { $person } is councillor in { $pyramid }.
    }
stellarium-event-governor-elected = { $person } is governor of { $planet }.
stellarium-event-ship-bought = { $family } buys a new ship for { $price } M$: the { $ship }.
stellarium-event-outbid = Your bid of { $amount } M$ was not the best.
stellarium-event-points = { $family }: { $points } points, { $total } in all.
stellarium-event-accounts = Your purse: { $purse } M$. Your credits with the Dark Tentacle: { $credits }.
stellarium-event-end = The game is over: { $end }.

## Mistakes in orders

stellarium-event-mistake-refused = { $place }: “{ $found }” is not possible ({ $rule }). Right would be: { $right }.
stellarium-event-mistake-impossible = { $place }: “{ $found }” is not possible ({ $rule }).
stellarium-event-mistake-blank = { $place }: nothing is written here ({ $rule }). Right would be, say: { $right }.
stellarium-event-mistake-not-held = { $place }: this power is not your family’s this turn ({ $rule }).
stellarium-event-mistake-no-bastard = { $place }: your family may recognise nobody this turn ({ $rule }).
stellarium-event-mistake-no-credit = { $place }: you have no credit with the Dark Tentacle; each turn whose orders arrive earns one ({ $rule }).
stellarium-event-mistake-too-many-contracts = { $place }: one contract too many; your credits with the Dark Tentacle allow { $right } ({ $rule }).
stellarium-event-mistake-bad-amount = { $place }: “{ $found }” will not do; a contract costs 1 M$ at least, and you have { $right } M$ left for this one ({ $rule }).
stellarium-event-mistake-too-many = { $place }: “{ $found }” is too many; this power reaches as far as { $right } ({ $rule }).
stellarium-event-mistake-no-such-trial = { $place }: there is no trial “{ $found }” ({ $rule }). Open trials: { $right }.
stellarium-event-mistake-bad-years = { $place }: “{ $found }” is not a sentence ({ $rule }). Guilty or not guilty, a judge asks for a number of years: { $right }.
stellarium-event-mistake-not-toml = Line { $line } cannot be read: “{ $found }”.
stellarium-event-mistake-unknown-key = { $place }: unknown. Did you mean { $right }?
stellarium-event-mistake-no-such-key = { $place }: unknown. This table has: { $right }.
stellarium-event-mistake-key-at-top = { $place }: “{ $right }” belongs at the top of the document, before the first line in square brackets.
stellarium-event-mistake-key-elsewhere = { $place }: unknown here. It belongs under { $right }.
stellarium-event-mistake-not-a-table = { $place }: “{ $found }” should be a table { $right }.
stellarium-event-mistake-not-a-list = { $place }: “{ $found }” should be a list { $right }.
stellarium-event-mistake-not-a-number = { $place }: “{ $found }” should be a whole number, 0 or more ({ $rule }).
stellarium-event-mistake-not-a-flag = { $place }: “{ $found }” should be true or false ({ $rule }).
stellarium-event-mistake-bad-name = { $place }: “{ $found }” is not a name ({ $rule }).
stellarium-event-mistake-bad-choice = { $place }: “{ $found }” is no choice ({ $rule }). Right would be: { $right }.
stellarium-event-mistake-bad-bet = { $place }: “{ $found }” is no bet ({ $rule }). Right would be: { $right }.
stellarium-event-mistake-no-such-person = { $place }: nobody is “{ $found }” ({ $rule }). A person is written like { $right }.
stellarium-event-mistake-no-such-place = { $place }: no place is called “{ $found }” ({ $rule }). Right would be: { $right }.
stellarium-event-mistake-no-such-planet = { $place }: no planet is called “{ $found }” ({ $rule }). Right would be: { $right }.
stellarium-event-mistake-no-such-ship = { $place }: no ship is called “{ $found }” ({ $rule }). Right would be: { $right }.
stellarium-event-mistake-no-such-family = { $place }: no family is called “{ $found }” ({ $rule }). Right would be: { $right }.
stellarium-event-mistake-other-family = These are the orders of “{ $found }”, yours is { $right }.
stellarium-event-mistake-other-turn = These are orders for turn { $found }; the coming one is { $right }.

## What an order waits for, and first names

stellarium-event-warning = { $place }: { $found }, only { $condition } ({ $rule }).
stellarium-if-widowed = if widowed before the weddings
stellarium-if-ransomed = if the ransom is paid this turn
stellarium-if-marriage-ends = if one of the three marriages between these families ends first
stellarium-if-schooled = once schooled, this turn
stellarium-if-off-court = on leaving the High Court this turn
stellarium-if-retaken = if a fleet takes this world this turn
stellarium-if-heretic = if a heretic by then
stellarium-if-conquered = if the Pouarks take it this turn
stellarium-if-freed = once free, before the Assembly
stellarium-if-honoured = with at least 10 PP at the Assembly
stellarium-if-unseated = on losing the seat this turn
stellarium-if-convicted = if convicted this turn
stellarium-event-mistake-name-taken = { $place }: “{ $found }” is the name of { $right } already ({ $rule }). Choose another one.
stellarium-event-mistake-name-twice = { $place }: “{ $found }” is already first name no. { $right } ({ $rule }). Choose another.
