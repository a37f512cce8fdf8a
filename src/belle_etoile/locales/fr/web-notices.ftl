### Être prévenu quand c’est à soi de jouer

web-notices-title = Quand c’est à vous de jouer
web-notices-text = Dans les parties par correspondance, vous êtes prévenu une fois par tour, et jamais pendant que vous regardez la table.
web-notices-offer = Voulez-vous être prévenu ici quand ce sera de nouveau à vous ?
web-notices-begin = Me prévenir sur cet appareil
web-notices-decline = Non merci
web-notices-on = Cet appareil vous prévient quand c’est à vous de jouer.
web-notices-end = Ne plus me prévenir ici
web-notices-blocked = Ce navigateur bloque les notifications de ce site ; ses réglages permettent de les autoriser.
web-notices-impossible = Cet appareil ne peut pas vous prévenir : son navigateur ou ce serveur ne le permet pas.
web-notices-email = Adresse de courriel
web-notices-email-go = Garder cette adresse
web-notices-email-end = Plus de courriels
web-notices-confirmed = Cette adresse est confirmée. Un seul courriel réunit les nouvelles de vos parties et de vos campagnes.
web-notices-unconfirmed = Un courriel vous attend : son lien confirme l’adresse.
web-notices-account = Avec un compte, nous pouvons aussi vous écrire par courriel.
web-notices-no-mail = Ce serveur n’envoie pas de courriels.
web-notices-turn = { $count ->
    [one] C’est à vous de jouer à une table
   *[other] C’est à vous de jouer à { $count } tables
}
