web-talk-phrase-hello = Hello!
web-talk-phrase-good-luck = Good luck!
web-talk-phrase-thinking = Let me think…
web-talk-phrase-one-moment = One moment, I’ll be right back.
web-talk-phrase-well-played = Well played!
web-talk-phrase-oops = Oops…
web-talk-phrase-thanks = Thank you!
web-talk-phrase-good-game = Good game!
