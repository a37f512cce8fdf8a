### Comment pensent les robots : une page du navigateur

bots-lede = Un robot voit ce que voit sa place : jamais votre main, jamais la pioche. Voici leurs quatre façons de choisir un coup.
bots-picture = De la table telle que le robot la voit, six traits mènent aux six coups qu’il préfère. De chacun partent des avenirs possibles, avec la même chance pour tous. Trois coups continuent, puis un seul.
bots-picture-now = ce qu’il voit
bots-picture-moves = les six meilleurs coups
bots-picture-futures = les mêmes avenirs pour tous
bots-picture-choice = la meilleure moitié continue
bots-random = joue n’importe quel coup permis. Cela vaut une absence de plan, et surprend autant.
bots-greedy = donne des points à chaque coup d’après quelques règles simples, et joue celui qui en a le plus. Il ne regarde jamais plus loin.
bots-quick = a joué des milliers de parties contre lui-même et se souvient de ce que sont devenues des positions comme celle-ci. Il joue le coup après lequel il pense avoir le plus d’avance, en moins d’un millième de seconde.
bots-search = prend les six coups que le Vif préfère et imagine ce qu’il ne voit pas : vos cartes, l’ordre de la pioche. Il joue chaque coup avec la même chance imaginée, jusqu’à la fin de votre réponse, puis consulte ses souvenirs. La meilleure moitié des coups continue avec d’autres essais, jusqu’à ce qu’il n’en reste qu’un.
bots-search-otherwise = Dans un jeu qui n’est pas encore appris, le Chercheur joue les avenirs qu’il imagine jusqu’à leur fin.
bots-gentle = Aux premiers niveaux, un robot ne voit pas tous ses coups : il remarque chacun avec une certaine chance, et joue le meilleur de ceux-là. Il se trompe donc comme on se trompe, et joue pourtant avec une intention.
bots-levels = Les niveaux du Chercheur
bots-level = Niveau { $level }
bots-hint = Un conseil est ce que jouerait le Chercheur avec vos cartes, après six dixièmes de seconde.
bots-version = Le nombre après un nom est sa version : elle change quand un robot a appris de nouveau. Une partie garde les noms de ceux qui l’ont jouée.
