### Proposals between partners

web-proposal-begin = Propose a move to { $who }
web-proposal-another = Propose another move
web-proposal-choose = Show on the board the move you would play in { $who }’s place.
web-proposal-mine = You propose: { $move }
web-proposal-told = { $who } proposes: { $move }
web-proposal-play = Play this move
web-proposal-decline = Another idea
