web-talk-phrase-hello = Bonjour !
web-talk-phrase-good-luck = Bonne chance !
web-talk-phrase-thinking = Je réfléchis…
web-talk-phrase-one-moment = Un instant, je reviens.
web-talk-phrase-well-played = Bien joué !
web-talk-phrase-oops = Oups…
web-talk-phrase-thanks = Merci !
web-talk-phrase-good-game = Belle partie !
