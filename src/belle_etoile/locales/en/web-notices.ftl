### Being told that it is one’s turn

web-notices-title = When it’s your turn
web-notices-text = In correspondence matches you are told once per turn, and not while you are looking at the table.
web-notices-offer = Shall we tell you here when it’s your turn again?
web-notices-begin = Notify me on this device
web-notices-decline = No, thanks
web-notices-on = This device tells you when it’s your turn.
web-notices-end = Stop notifying me here
web-notices-blocked = This browser blocks notifications from this site; its settings can allow them.
web-notices-impossible = This device cannot be notified: its browser or this server does not do it.
web-notices-email = E-mail address
web-notices-email-go = Keep this address
web-notices-email-end = No more e-mails
web-notices-confirmed = This address is confirmed. You get one e-mail for all that is new in your matches and campaigns.
web-notices-unconfirmed = An e-mail is waiting for you: its link confirms the address.
web-notices-account = With an account, we can also write to you by e-mail.
web-notices-no-mail = This server sends no e-mail.
web-notices-turn = { $count ->
    [one] It’s your turn at one table
   *[other] It’s your turn at { $count } tables
}
