# Les leçons de Stellarion. Chaque étape : ce qu’on lit ou ce qu’on fait ; « otherwise » répond à un autre coup permis.

lessons-stellarion-first = Premiers voyages

lessons-stellarion-first-goal = Huit voyages vous attendent, deux vers chaque galaxie. Gagnez-les tous avant que l’observatoire ne soit à court : voilà toute l’affaire.
lessons-stellarion-first-launch = Un lancement demande quatre cartes d’une même galaxie : vaisseau, nébuleuse, étoile, planète. Alpha est prête : touchez ses quatre cartes, puis le lancement.
lessons-stellarion-first-launch-otherwise = C’est permis ! Mais Alpha vous tend ses quatre cartes : un voyage gagné sans rien dépenser d’autre.
lessons-stellarion-first-planets = Un voyage de gagné. D’ordinaire il manque une carte ; alors on coordonne : deux cartes du même type déclenchent son pouvoir. Touchez les deux planètes, Gamma et Delta.
lessons-stellarion-first-planets-otherwise = Bien vu, c’est aussi une coordination. Pour découvrir l’avant-poste, prenez cette fois les deux planètes.
lessons-stellarion-first-post = La planète met à l’abri : une carte du ciel rejoint l’avant-poste et vous attend là. Gardez le vaisseau de Bêta.
lessons-stellarion-first-post-otherwise = L’avant-poste l’accueillerait. Mais le prochain voyage ira vers Bêta : mettez son vaisseau de côté.
lessons-stellarion-first-ships = Bêta a maintenant son vaisseau, son étoile et sa planète. Il manque la nébuleuse : coordonnez les vaisseaux de Gamma et de Delta, ils savent où chercher.
lessons-stellarion-first-ships-otherwise = Permis, mais gardez vos atouts : ce sont les vaisseaux de Gamma et de Delta qui iront chercher la nébuleuse.
lessons-stellarion-first-seek = Le vaisseau cherche : il fouille une pioche et ramène la carte voulue. Ouvrez celle des nébuleuses et choisissez la nébuleuse de Bêta.
lessons-stellarion-first-seek-otherwise = Une belle trouvaille, mais elle ne ferait pas partir Bêta. Cherchez plutôt la nébuleuse de Bêta.
lessons-stellarion-first-again = Tout est là. L’avant-poste paie comme le ciel : son vaisseau, la nébuleuse, l’étoile et la planète de Bêta, puis le lancement.
lessons-stellarion-first-again-otherwise = Une étoile filante peut remplacer une carte, une par lancement ; vous n’en avez qu’une. Lancez Bêta avec ses quatre cartes, sans la dépenser.
lessons-stellarion-first-nebulas = Il n’existe que quatre exemplaires de chaque carte : jetées, elles finissent par manquer. Voici le remède : coordonnez les deux nébuleuses.
lessons-stellarion-first-nebulas-otherwise = Tentant ! Gardez pourtant ce coup pour plus tard, et voyons à quoi servent les deux nébuleuses.
lessons-stellarion-first-recover = La nébuleuse rend : elle reprend une carte jetée et la mêle à sa pioche. Ouvrez la défausse des étoiles et rendez celle d’Alpha.
lessons-stellarion-first-recover-otherwise = Celle-là peut attendre. Rendez l’étoile d’Alpha : il reste un voyage vers cette galaxie.
lessons-stellarion-first-stars = Reste l’étoile, qui fait tourner le ciel quand rien ne va ensemble. Coordonnez celles d’Alpha et de Delta.
lessons-stellarion-first-stars-otherwise = Permis, mais il vous manque encore un pouvoir : celui des deux étoiles.
lessons-stellarion-first-scan = L’étoile scrute, une ou deux fois : deux cartes d’une pioche se montrent. Scrutez Gamma.
lessons-stellarion-first-scan-otherwise = N’importe quelle pioche irait. Pour ce voyage guidé, scrutez Gamma.
lessons-stellarion-first-raise = Choisissez celle qui restera visible ; l’autre passe sous la pioche.
lessons-stellarion-first-raise-otherwise = Choisissez l’une des deux cartes révélées.
lessons-stellarion-first-free = Vous connaissez les quatre pouvoirs. Deux cartes identiques les doublent. Scrutez encore une fois, ou arrêtez là ; puis jouez quelques coups à votre idée.
lessons-stellarion-first-end = Chercher, rendre, scruter, mettre à l’abri : à vous de les enchaîner jusqu’au huitième voyage. Seul, ou à deux.

lessons-stellarion-black-holes = Les trous noirs

lessons-stellarion-black-holes-holes = Chaque pioche cache un trou noir, et cinq voyages s’ajoutent aux autres. Un trou noir n’a ni type ni galaxie : il encombre le ciel… jusqu’à ce que quatre se montrent ensemble.
lessons-stellarion-black-holes-cross = Quatre sont là ! C’est la traversée : touchez-les tous les quatre, puis traversez.
lessons-stellarion-black-holes-cross-otherwise = Permis, mais quatre trous noirs visibles à la fois, cela ne se refuse pas : traversez.
lessons-stellarion-black-holes-one = De l’autre côté, trois voyages vous attendent, ceux que vous voulez. Choisissez le premier.
lessons-stellarion-black-holes-one-otherwise = Choisissez d’abord un voyage : la traversée en offre trois.
lessons-stellarion-black-holes-two = Et le deuxième : la galaxie dont les cartes vous semblent les plus rares, par exemple.
lessons-stellarion-black-holes-two-otherwise = La traversée vous en offre encore : choisissez un voyage.
lessons-stellarion-black-holes-three = Un dernier. Quand il ne reste pas trois voyages, la traversée donne ceux qui restent.
lessons-stellarion-black-holes-three-otherwise = Il vous en reste un à prendre : choisissez-le.
lessons-stellarion-black-holes-bare = Une nébuleuse ne rend pas un trou noir, l’avant-poste le refuse, aucun lancement ne l’accepte. Seuls les vaisseaux et les étoiles savent l’amener au jour, ou l’enfouir.
lessons-stellarion-black-holes-free = Quelques coups à votre idée, maintenant. Il reste quatre trous noirs dans les pioches.
lessons-stellarion-black-holes-end = Treize voyages, deux traversées au plus : de quoi préparer un beau coup.

lessons-stellarion-theories = Les théories

lessons-stellarion-theories-stack = Quatre théories, une par type, et un voyage de plus. Pour gagner, il faudra aussi les avoir toutes prouvées. Celle du dessus demande des étoiles.
lessons-stellarion-theories-prove = Trois cartes de ce type dans l’observatoire suffisent ; vous les avez. Touchez la théorie : elle est prouvée, sans rien dépenser.
lessons-stellarion-theories-prove-otherwise = Ces étoiles sont précieuses ensemble : prouvez d’abord la théorie, vous jouerez ensuite.
lessons-stellarion-theories-beside = Prouver n’est pas votre action : le tour est encore à vous. La suivante demande des planètes. Et une découverte, tirée au sort, améliore un pouvoir pour toute la partie ; ici, l’avant-poste accueille toutes les galaxies.
lessons-stellarion-theories-ships = Deux planètes sont visibles, il en manque une. Coordonnez les vaisseaux de Gamma et de Delta pour aller la chercher.
lessons-stellarion-theories-ships-otherwise = Permis, mais il nous faut une planète de plus : les deux vaisseaux de Gamma et de Delta la trouveront.
lessons-stellarion-theories-seek = Ouvrez la pioche d’Alpha et choisissez sa planète.
lessons-stellarion-theories-seek-otherwise = Bonne carte, mais c’est d’une planète visible que la théorie a besoin : celle d’Alpha.
lessons-stellarion-theories-third = Trois planètes en vue. Prouvez !
lessons-stellarion-theories-third-otherwise = Avant de disperser ces planètes, prouvez la théorie : cela ne coûte rien.
lessons-stellarion-theories-free = Deux théories prouvées, deux à venir. Essayez quelques coups.
lessons-stellarion-theories-end = Regardez toujours la théorie du dessus avant de dépenser trois cartes semblables : c’est tout le secret.

lessons-stellarion-mirrors = Miroirs et orbite

lessons-stellarion-mirrors-mirror = Un miroir se cache dans chaque pioche. Avec n’importe quelle carte, il fait une petite coordination du type de cette carte. En voici un sur la pioche de Bêta.
lessons-stellarion-mirrors-pair = Mariez le miroir au vaisseau de Delta : c’est une coordination de vaisseaux, la petite.
lessons-stellarion-mirrors-pair-otherwise = Celle-là marche aussi. Pour cette fois, donnez au miroir le vaisseau de Delta.
lessons-stellarion-mirrors-seek = Le vaisseau cherche, comme toujours : ouvrez la pioche de Gamma et prenez l’étoile.
lessons-stellarion-mirrors-seek-otherwise = Elle se prend aussi. Suivez-nous encore un peu : l’étoile de Gamma.
lessons-stellarion-mirrors-ring = Les voyages forment un anneau, et un lancement ne gagne que celui du dessus. Tout à l’heure c’était Bêta ; votre coordination l’a fait tourner, voici Alpha.
lessons-stellarion-mirrors-launch = Alpha est en haut, et ses quatre cartes sont visibles : lancez !
lessons-stellarion-mirrors-launch-otherwise = Attention : une coordination ferait tourner l’anneau, et une étoile filante se garde. Lancez Alpha avec ses quatre cartes.
lessons-stellarion-mirrors-never = Deux miroirs ne font rien ensemble, et un miroir ne sert ni au lancement, ni à l’avant-poste, ni à la nébuleuse. Mais bien placé, il remet l’anneau à l’heure.
lessons-stellarion-mirrors-free = À vous : quelques coups, en gardant un œil sur le haut de l’anneau.
lessons-stellarion-mirrors-end = Compter les coordinations avant de lancer, voilà l’art de l’orbite.

lessons-stellarion-sun = Le Soleil Glauque

lessons-stellarion-sun-track = Un soleil s’approche, case après case. S’il atteint la dernière, la partie est perdue. Mais quatre météores attendent sur son chemin.
lessons-stellarion-sun-launch = Un lancement le fait avancer de quatre cases. C’est le prix d’un voyage : lancez Alpha.
lessons-stellarion-sun-launch-otherwise = Permis, mais commençons par voir ce que coûte un lancement : Alpha est prête.
lessons-stellarion-sun-planets = Le voilà à quatre. Une coordination dont on se sert l’avance d’une case, de deux si elle est grande. Coordonnez les deux planètes.
lessons-stellarion-sun-planets-otherwise = Une autre fois, volontiers. Prenez les planètes de Gamma et de Delta.
lessons-stellarion-sun-post = Servez-vous du pouvoir : le vaisseau de Bêta à l’avant-poste. Le soleil fera un pas.
lessons-stellarion-sun-post-otherwise = Vous pourriez déjà y renoncer, mais le météore n’est pas à portée. Mettez le vaisseau de Bêta à l’abri.
lessons-stellarion-sun-nebulas = Il est à cinq, juste après un météore. On peut le repousser, en renonçant à un pouvoir entier : coordonnez les deux nébuleuses.
lessons-stellarion-sun-nebulas-otherwise = Celle-ci servirait aussi à reculer. Gardez vos étoiles, prenez les nébuleuses.
lessons-stellarion-sun-retreat = Renoncez, et faites-le reculer d’une case : il s’arrête sur le météore, et le météore est à vous.
lessons-stellarion-sun-retreat-otherwise = C’est permis, mais seul un recul qui s’arrête sur un météore le rapporte : une case, pas plus.
lessons-stellarion-sun-meteors = Un météore en poche ! Deux météores, rendus quand vous voulez, valent un voyage sur-le-champ, sans bouger le soleil.
lessons-stellarion-sun-free = Encore quelques coups, sous ce soleil-là.
lessons-stellarion-sun-end = Avancer, reculer au bon moment : le soleil se laisse apprivoiser. Le dernier lancement gagne, même s’il l’amène au bout.
