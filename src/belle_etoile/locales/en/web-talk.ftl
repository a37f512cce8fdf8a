web-talk-phrase-hello = Hello!
web-talk-phrase-good-luck = Good luck!
web-talk-phrase-thinking = Let me think…
web-talk-phrase-one-moment = One moment, I’ll be right back.
web-talk-phrase-well-played = Well played!
web-talk-phrase-oops = Oops…
web-talk-phrase-thanks = Thank you!
web-talk-phrase-good-game = Good game!
web-table-talk = Talk
web-talk-unread = { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
web-talk-about = Only the people at this table read this. These are players’ own words; nobody checks whether they are true.
web-talk-empty = Nobody has said anything yet.
web-talk-phrases = Set phrases
web-talk-line = Your words
web-talk-send = Send
web-talk-mute = Mute { $who }
web-talk-unmute = Hear { $who } again
web-talk-report = Report
web-talk-report-of = Report what { $who } said
web-talk-report-sure = The people who run this server will read this line. Report it?
web-talk-reported = Reported. Thank you.
web-talk-setting = Talk at the table
