### Les propositions entre partenaires

web-proposal-begin = Proposer un coup à { $who }
web-proposal-another = Proposer un autre coup
web-proposal-choose = Montrez sur le plateau le coup que vous joueriez à la place de { $who }.
web-proposal-mine = Vous proposez : { $move }
web-proposal-told = { $who } propose : { $move }
web-proposal-play = Jouer ce coup
web-proposal-decline = Une autre idée
