# Campaigns of Stellarium on the server.

campaigns-setup-families = A campaign brings { $least } to { $most } families together.
campaigns-setup-one-family = Everyone runs one family in a campaign: who ran two would know too much.
campaigns-setup-name = A name is one line of visible characters.

## The game master’s public log

campaigns-act-pause = Campaign paused at turn { $turn }.
campaigns-act-resume = Campaign resumed at turn { $turn }; the deadline has moved by as long.
campaigns-act-deadline = Deadline of turn { $turn } moved: { $deadline }.
campaigns-act-resolve = Turn { $turn } resolved without waiting.
campaigns-act-replace =
    { $by ->
        [none] The { $family } family (no. { $seat }) waits for somebody new.
        [cautious] The { $family } family (no. { $seat }) is now played by the house, in a cautious character.
        [ambitious] The { $family } family (no. { $seat }) is now played by the house, in an ambitious character.
       *[ruthless] The { $family } family (no. { $seat }) is now played by the house, in a ruthless character.
    }
campaigns-act-take-back = Turn { $turn } taken back, with new luck. The seed given up was { $seed }.
campaigns-act-outage =
    { $minutes ->
        [0] The server was down at the deadline, which moves by as long.
        [one] The server was down at the deadline, which moves by one minute.
       *[other] The server was down at the deadline, which moves by { $minutes } minutes.
    }

## Notices

campaigns-notice-resolved = { $campaign }: turn { $turn } is resolved, the Gazette is out.
campaigns-notice-over = { $campaign }: the campaign ends with turn { $turn }.
campaigns-notice-near = { $campaign }: the deadline of turn { $turn } is near, and your orders are not called ready.
campaigns-notice-moved = { $campaign }: the deadline of turn { $turn } has changed.
campaigns-notice-joined = { $campaign }: somebody has taken over a family.
campaigns-notice-paused = { $campaign }: the campaign is paused.
campaigns-notice-resumed = { $campaign }: the campaign goes on.
campaigns-notice-replaced = { $campaign }: your family is in other hands now.
campaigns-notice-taken-back = { $campaign }: turn { $turn } is taken back and will be played again.
