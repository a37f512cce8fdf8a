# Ce que dit la voix des premières parties : où mène le choix, puis ce que les autres ont gagné.

coach-title = Conseil de première partie
coach-off = Merci, sans conseils
coach-gained = { $who } gagne { $points } ({ $total } en tout).
coach-lost = { $who } perd { $points } ({ $total } en tout).
coach-same = { $who } prépare la suite : toujours { $total }.

coach-stellar-open = La carte que vous touchez monte au télescope, l’autre ouvre le carnet. Un type présent aux deux endroits rapporte : étoiles × suite.
coach-stellar-wipe = Balayer jette les cinq cartes et en sert cinq autres. Gardez-les si l’une prolonge une de vos suites.
coach-stellar-take = Vous jouerez ensuite une carte de votre main, et son numéro désignera une position de la rangée. Celle que vous videz ici ne désignera plus rien.
coach-stellar-play = Touchez une carte : celle que son numéro désigne s’éclaire dans la rangée. L’une ira au télescope, l’autre au carnet.
coach-stellar-place = Face visible, une carte touche son type et apporte ses étoiles ; retournée, elle va partout et vaut 3 pour sa section.
coach-stellar-last = La carte choisie finit au carnet : cherchez celle qui allonge votre meilleure suite.
coach-stellarion-act = Quatre cartes d’une galaxie gagnent un voyage. Sinon, deux cartes d’un même type servent son pouvoir, doublé si elles sont identiques.
coach-stellarion-power = Pensez au prochain voyage : quelle carte lui manque encore ?
coach-stellarion-pick = Celle que vous gardez restera visible ; l’autre ne reviendra qu’au bout de la pioche.
coach-stellarion-cross = Prenez d’abord les voyages dont les cartes s’épuisent.
coach-stellarion-rescue = Deux météores rendus valent un voyage, sur-le-champ.
coach-look-at-the-stars-draw = Des traits qui se touchent font une constellation, de trois à huit. Chaque taille ne compte qu’une fois, et le jour ferme d’abord le bas.
coach-look-at-the-stars-shoot = Un point par trait de l’étoile filante. Elle veut des étoiles que rien ne touche, et les garde pour elle.
coach-look-at-the-stars-point = Cette figure rapportera à tous, chaque fois qu’elle se trouvera dans un ciel.
coach-look-at-the-stars-power = Qui dessine cette figure gagne aussitôt son pouvoir.
coach-look-at-the-stars-sheet = Les ciels diffèrent par leurs planètes et leurs deux premiers traits : une constellation à côté d’une planète vaut un point de plus.
coach-star-explorer-start = Cette couleur comptera dès la première manche, à 1 point l’étoile et 3 le trait qui la joint à la couleur de la tuile.
coach-star-explorer-size = Une grande figure touche plus d’étoiles mais se case moins bien. Le dos donne déjà la couleur.
coach-star-explorer-seven = Les deux dos disent la couleur : gardez pour plus tard celle qui manque à la suite.
coach-star-explorer-draw = 2 points par étoile de la couleur du moment, 1 pour celle d’avant, 3 par trait entre les deux. Chaque étoile laissée de côté en coûte 3.
