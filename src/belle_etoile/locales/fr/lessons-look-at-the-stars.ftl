# La leçon de Look at the Stars. « otherwise » répond à un autre coup permis.

lessons-look-at-the-stars-first = Une première nuit dans le pré

lessons-look-at-the-stars-first-goal = Voici votre ciel. Dix-huit cartes nuit vous diront quoi y tracer ; à vous de dire où. Trois à huit traits qui se tiennent forment une constellation : autant de points que de traits.
lessons-look-at-the-stars-first-shape = La première carte montre un angle de deux traits. Le crayon l’attend contre le trait imprimé, tout en haut : touchez la proposition 1, puis « Dessiner ».
lessons-look-at-the-stars-first-shape-otherwise = C’est un bel endroit. Accrochez plutôt l’angle au trait imprimé du haut, pour que tout se tienne : proposition 1.
lessons-look-at-the-stars-first-done = Trois traits qui se tiennent : une constellation ! Tant que vous n’avez pas fini avec la carte, tout peut s’effacer. Finissez.
lessons-look-at-the-stars-first-done-otherwise = Effacer est toujours permis. Mais ce dessin-là est bon : gardez-le.
lessons-look-at-the-stars-first-count = Trois points pour la constellation, et un de plus pour la planète à côté. Chaque taille, de trois à huit, ne rapporte qu’une fois : visez la variété.
lessons-look-at-the-stars-first-diagonal = Une diagonale, maintenant. Dans le bas du ciel, le trait imprimé penche justement du bon côté : prolongez-le vers le haut.
lessons-look-at-the-stars-first-diagonal-otherwise = Pourquoi pas ! Mais bout à bout avec le trait imprimé, cette diagonale vous vaudrait bien davantage.
lessons-look-at-the-stars-first-power = Trois traits en diagonale : c’est la figure de la carte pouvoir. Prenez le pouvoir avant d’en finir avec la carte.
lessons-look-at-the-stars-first-power-otherwise = On peut laisser un pouvoir. Celui-ci offre un trait de plus : prenez-le !
lessons-look-at-the-stars-first-line = Le pouvoir de cette partie : un trait de plus, où vous voulez. Prolongez la diagonale vers le bas pour en faire une constellation de quatre.
lessons-look-at-the-stars-first-line-otherwise = Il serait permis. Mais au bout de la diagonale, il fait passer la constellation de trois à quatre, une taille que vous n’avez pas encore.
lessons-look-at-the-stars-first-again = Trois et quatre : deux tailles différentes, sept points. Finissez avec cette carte.
lessons-look-at-the-stars-first-again-otherwise = Rien à reprendre, c’est très bien ainsi. Finissez.
lessons-look-at-the-stars-first-sunrise = Quatre cartes ont passé, et la première pile est vide : le jour se lève. Les deux rangées du bas ne servent plus ; ce qui y est tracé compte toujours. Commencez donc par le bas.
lessons-look-at-the-stars-first-lucky = Une étoile filante ! Une diagonale d’un à trois traits, seule dans le ciel : un point par trait. Tracez la plus longue.
lessons-look-at-the-stars-first-lucky-otherwise = Jolie, mais elle peut être plus longue ou mieux placée : prenez la proposition, elle en vaut trois.
lessons-look-at-the-stars-first-last = Trois points de plus. Finissez avec la carte.
lessons-look-at-the-stars-first-last-otherwise = Laissez-la briller : finissez avec la carte.
lessons-look-at-the-stars-first-free = Le ciel est à vous. Trois cartes encore, comme il vous plaira, à côté d’un robot paisible.
lessons-look-at-the-stars-first-end = Dix-huit cartes, deux levers de soleil, et un ciel qui n’aura jamais été dessiné deux fois. Bonne nuit, et bonne partie.
