# La leçon de Stellar. Chaque étape : ce qu’on lit ou ce qu’on fait ; « otherwise » répond à un autre coup permis.

lessons-stellar-first = Votre première nuit

lessons-stellar-first-goal = Deux astronomes, onze tours. Votre télescope attrape des étoiles, votre carnet les multiplie. Il vous faut les deux, et chaque tour remplit l’un et l’autre.
lessons-stellar-first-open = Commençons. Posez la Lune au sommet du télescope : touchez-la. Mars ouvrira votre carnet.
lessons-stellar-first-open-otherwise = Mars irait bien aussi. Mais ce soir nous suivons la Lune : touchez-la.
lessons-stellar-first-take = Un tour commence toujours ainsi : une carte de la rangée rejoint votre main. Prenez Europe, tout à droite.
lessons-stellar-first-take-otherwise = Permis, mais cette carte-là va nous servir ailleurs. Prenez plutôt Europe, en position 5.
lessons-stellar-first-number = Voici le cœur du jeu. Encelade porte le numéro 2 : il désigne la position 2, où attend Triton. Touchez Encelade, puis un emplacement contre la Lune ; Triton filera au carnet.
lessons-stellar-first-number-otherwise = C’est permis, mais regardez où mènerait ce numéro. Avec Encelade au télescope, contre la Lune, le 2 vous apporte Triton au carnet : deux lunes d’un coup.
lessons-stellar-first-sum = Cinq étoiles de lunes au télescope, une suite d’une seule lune au carnet : 5 × 1. Allongeons cette suite, et tout est multiplié.
lessons-stellar-first-again = L’autre astronome a joué ; à vous. Prenez Charon, en position 2 : cette lune prolongera bientôt votre suite.
lessons-stellar-first-again-otherwise = Elle a son charme. Pour notre suite de lunes, c’est pourtant Charon qu’il faut garder sous la main : position 2.
lessons-stellar-first-note = Dans l’autre sens, maintenant. Notez Europe au carnet, après Triton : 3, 4, voilà une suite de deux. Son 4 désigne la Terre, qui ira au télescope.
lessons-stellar-first-note-otherwise = Ce coup est permis, mais il manquerait la suite. Notez Europe : touchez-la, puis le carnet. Son 4 vous offre la Terre et ses trois étoiles.
lessons-stellar-first-place = La Terre cherche sa place. Premier objet de son type dans le télescope, elle va où elle veut ; tout en haut, son numéro comptera dans une section serrée. Posez-la entre 2 et 5.
lessons-stellar-first-place-otherwise = Elle y tiendrait, oui. Mais en haut vous avez 5 contre 6 : posez la Terre face visible entre 2 et 5, et la section est à vous.
lessons-stellar-first-sections = Vos lunes valent maintenant 5 × 2, soit 10. Et en haut, vos numéros font 7 contre 6 : dix points de plus. Trois sections se gagnent ainsi, et montrer les cinq types au télescope en donne encore dix.
lessons-stellar-first-yours = Ce tour est le vôtre. Prenez la carte que vous voulez, sauf celle de la position 2 : vous allez en avoir besoin.
lessons-stellar-first-yours-otherwise = Miranda vous tente, c’est bon signe ! Mais si sa place est vide, un 2 ne désigne plus personne et la pioche décide. Prenez-en une autre.
lessons-stellar-first-run = Quelle carte complète la suite 3–4 du carnet, tout en désignant la lune Miranda ? Charon, le 2. Notez-le.
lessons-stellar-first-run-otherwise = Permis, et pourtant : Charon, noté au carnet, ferait 2–3–4, et son numéro désigne Miranda. Les deux à la fois !
lessons-stellar-first-beside = Miranda est une lune : face visible, elle doit toucher une autre lune. Les emplacements possibles s’éclairent ; choisissez.
lessons-stellar-first-beside-otherwise = Retournée, une carte va partout et vaut 3, mais elle perd ses étoiles. Miranda en a deux : posez-la face visible, contre une lune.
lessons-stellar-first-free = Sept étoiles fois trois : vos lunes valent 21. Vous savez jouer. Trois tours rien qu’à vous, contre un robot qui n’est pas méchant.
lessons-stellar-first-end = Voilà Stellar : un numéro, deux endroits, et cette petite joie quand les deux tombent juste. Onze tours vous attendent.
