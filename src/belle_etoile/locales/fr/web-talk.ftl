web-talk-phrase-hello = Bonjour !
web-talk-phrase-good-luck = Bonne chance !
web-talk-phrase-thinking = Je réfléchis…
web-talk-phrase-one-moment = Un instant, je reviens.
web-talk-phrase-well-played = Bien joué !
web-talk-phrase-oops = Oups…
web-talk-phrase-thanks = Merci !
web-talk-phrase-good-game = Belle partie !
web-table-talk = Paroles
web-talk-unread = { $count ->
        [one] une parole nouvelle
       *[other] { $count } paroles nouvelles
    }
web-talk-about = Seules les personnes assises à cette table lisent ceci. Ce sont les mots des joueurs ; personne ne vérifie s’ils disent vrai.
web-talk-empty = Personne n’a encore rien dit.
web-talk-phrases = Phrases toutes faites
web-talk-line = Vos mots
web-talk-send = Dire
web-talk-mute = Ne plus lire { $who }
web-talk-unmute = Lire { $who } de nouveau
web-talk-report = Signaler
web-talk-report-of = Signaler ce que { $who } a dit
web-talk-report-sure = Les responsables de ce serveur liront cette ligne. La signaler ?
web-talk-reported = C’est signalé. Merci.
web-talk-setting = Paroles à la table
