# Campaigns of Stellarium on the server.

campaigns-setup-families = A campaign brings { $least } to { $most } families together.
campaigns-setup-one-family = Everyone runs one family in a campaign: who ran two would know too much.
campaigns-setup-name = A name is one line of visible characters.
campaigns-setup-zone = The server does not know this time zone.
campaigns-setup-past = That moment has already passed: choose one to come.
campaigns-setup-far = That moment is too far away: 400 days ahead at most.
campaigns-import-account = Only people with an account can take in a campaign: what they bring is kept for them. Make an account first.
campaigns-import-full = { $size ->
        [0] What you have taken in fills the { $most } MB that are kept here for one person.
       *[other] This campaign takes { $size } MB; with what you have taken in before that is more than the { $most } MB that are kept here for one person.
    }

## The game master’s public log

campaigns-act-pause = Campaign paused at turn { $turn }.
campaigns-act-resume = Campaign resumed at turn { $turn }; the deadline has moved by as long.
campaigns-act-deadline = Deadline of turn { $turn } moved: { $deadline }.
campaigns-act-resolve = Turn { $turn } resolved without waiting.
campaigns-act-replace =
    { $by ->
        [none] The { $family } family (no. { $seat }) waits for somebody new.
        [cautious] The { $family } family (no. { $seat }) is now played by a cautious bot.
        [ambitious] The { $family } family (no. { $seat }) is now played by an ambitious bot.
       *[ruthless] The { $family } family (no. { $seat }) is now played by a ruthless bot.
    }
campaigns-act-take-back = Turn { $turn } taken back, with new luck. The seed given up was { $seed }.
campaigns-act-message = Message from the game master to all families.
campaigns-act-no-place = The invitation to found a family is taken back.
campaigns-act-edit = The { $family } family was mended: { $what }.
campaigns-act-import = Campaign taken over from an archive.
campaigns-act-place =
    { $family ->
        [none] A new family may be founded as turn { $turn } ends.
       *[other] A new family may be founded as turn { $turn } ends, since nobody leads the { $family } family any more.
    }
campaigns-act-outage =
    { $minutes ->
        [0] The server was down at the deadline, which moves by as long.
        [one] The server was down at the deadline, which moves by one minute.
       *[other] The server was down at the deadline, which moves by { $minutes } minutes.
    }
campaigns-act-clock = The server’s clock was ahead: the deadline it had set is put right.

## Notices

campaigns-notice-resolved = { $campaign }: turn { $turn } is resolved, the Gazette is out.
campaigns-notice-over = { $campaign }: the campaign ends with turn { $turn }.
campaigns-notice-near = { $campaign }: the deadline of turn { $turn } is near, and your orders are not called ready.
campaigns-notice-moved = { $campaign }: the deadline of turn { $turn } has changed.
campaigns-notice-joined = { $campaign }: somebody has taken over a family.
campaigns-notice-paused = { $campaign }: the campaign is paused.
campaigns-notice-resumed = { $campaign }: the campaign goes on.
campaigns-notice-replaced = { $campaign }: your family is in other hands now.
campaigns-notice-held = { $campaign }: a player left in turn { $turn }, and everyone else is ready. The turn waits until somebody calls their orders ready once more, or for the game master’s word.
campaigns-notice-taken-back = { $campaign }: turn { $turn } is taken back and will be played again.
campaigns-notice-letter = { $campaign }: a letter waits for you.
campaigns-notice-message = { $campaign }: the game master writes to you.
campaigns-notice-asked = { $campaign }: a family has written to the game master.
campaigns-notice-edited = { $campaign }: the game master corrected your family; the log tells how.
campaigns-notice-offer = { $campaign }: a family makes you an offer.
campaigns-notice-offer-accepted = { $campaign }: your offer is accepted and your orders are filled in.
campaigns-notice-offer-declined = { $campaign }: your offer is declined.

## Letters and offers

campaigns-letter-to = Letters go to the game master, or to families other than one’s own that somebody runs.
campaigns-letter-master-alone = A letter to the game master goes to nobody else.
campaigns-letter-joining = Your family enters the game as the turn ends; then it can write.
campaigns-letter-drafts = Too many drafts: send or throw away some of them.
campaigns-letter-offers = Too many offers wait for an answer; withdraw some of them.
campaigns-letter-nobody = A receiver is missing.
campaigns-letter-empty = This letter is empty.
campaigns-offer-impossible = That is not possible. { $text } (Rule { $rule })
campaigns-offer-ship = There is no ship of this name.
campaigns-offer-sides = This offer is not between your two families.
campaigns-offer-unreadable = The orders of one of the two families cannot be read at the moment; try again later.
campaigns-offer-marriage = Marriage of { $groom } and { $bride }, celebrated by { $priest }.
campaigns-offer-seat = { $guest } goes aboard { $ship } under { $captain }.
campaigns-offer-sell = The { $family } family sells { $ship } to the { $other } family for { $price } M$.
campaigns-offer-lend = The { $family } family lends { $ship } to the { $other } family for this turn.
campaigns-offer-hire = The { $family } family hires { $ship } out to the { $other } family for { $price } M$, for this turn.

## Hints

campaigns-hint-could-marry = { $count ->
    [one] { $names } could marry: write to a family, make an offer or accept one.
   *[other] { $more ->
        [0] { $names } could marry: write to a family, make an offer or accept one.
       *[other] { $names } and { $more } more could marry: write to a family, make an offer or accept one.
    }
}
campaigns-hint-weddings = { $count ->
    [one] The wedding takes place only if the other family writes it too; an accepted offer writes it on both sides.
   *[other] The { $count } weddings take place only if the other families write them too; an accepted offer writes them on both sides.
}

## Mail and feeds

campaigns-mail-confirm-subject = Belle Étoile: confirm your address
campaigns-mail-confirm =
    Hello,

    somebody, probably you, would like to get the news of their matches and campaigns here.
    To confirm this address: { $link }

    If it was not you, there is nothing to do.
campaigns-mail-subject =
    { $more ->
        [0] { $campaign }: news
        [one] { $campaign } and another campaign: news
       *[other] { $campaign } and { $more } other campaigns: news
    }
campaigns-mail-waiting = We are waiting for your orders:
campaigns-mail-due =
    { $deadline ->
        [none] - { $campaign }, turn { $turn }, without a deadline
       *[other] - { $campaign }, turn { $turn }, before { $deadline }
    }
campaigns-mail-unsubscribe = To get no more of these mails: { $link }
campaigns-page-confirm = Get the news of my matches and campaigns at { $email }?
campaigns-page-confirm-button = Confirm this address
campaigns-page-confirmed = The address is confirmed. You may close this page.
campaigns-page-unsubscribe = Get no more mails at { $email }?
campaigns-page-unsubscribe-button = No more mails
campaigns-page-unsubscribed = No more mails will be sent. You may close this page.
campaigns-feed-title = News of my campaigns
campaigns-feed-deadlines = Deadlines of my campaigns
campaigns-feed-deadline = { $campaign }: orders of turn { $turn }

## A turn that was taken back

campaigns-undone-subject = Your orders for turn { $turn }, which did not come
campaigns-undone-text = Turn { $back } was taken back, so turn { $turn } starts anew when it comes. This is what you had written for it, to copy from:
