### Star Explorer : les constellations des tuiles dans le vrai ciel
### Le nom latin est celui de la tuile.

star-explorer-tile-cassiopeia = Cassiopeia
star-explorer-name-cassiopeia = Cassiopée
star-explorer-sky-cassiopeia = En face de la Grande Ourse, de l’autre côté de l’étoile polaire. Visible toute l’année depuis la France, au plus haut les soirs d’automne. Shédar, orangée, en est d’ordinaire la plus brillante.

star-explorer-tile-lyra = Lyra
star-explorer-name-lyra = la Lyre
star-explorer-sky-lyra = Presque au zénith les soirs d’été. Véga, son étoile principale, est la cinquième du ciel par l’éclat et l’un des sommets du triangle d’été.

star-explorer-tile-corvus = Corvus
star-explorer-name-corvus = le Corbeau
star-explorer-sky-corvus = Petit quadrilatère au sud-ouest de Spica, bas vers le sud les soirs de printemps. La plus brillante est Gienah.

star-explorer-tile-sagitta = Sagitta
star-explorer-name-sagitta = la Flèche
star-explorer-sky-sagitta = Toute petite, dans la Voie lactée au nord d’Altaïr, haute les soirs d’été. Gamma, une géante rouge orangé, en est la plus brillante.

star-explorer-tile-delphinus = Delphinus
star-explorer-name-delphinus = le Dauphin
star-explorer-sky-delphinus = Un losange et une queue, au nord-est d’Altaïr. On le voit les soirs d’été et d’automne. Rotanev en est la plus brillante.

star-explorer-tile-cancer = Cancer
star-explorer-name-cancer = le Cancer
star-explorer-sky-cancer = Faible, entre les Gémeaux et le Lion ; l’amas de la Crèche brille en son milieu. À chercher de l’hiver au printemps. Tarf en est la plus brillante.

star-explorer-tile-libra = Libra
star-explorer-name-libra = la Balance
star-explorer-sky-libra = Entre la Vierge et le Scorpion, au sud les soirs de fin de printemps. La plus brillante est Zubeneschamali.

star-explorer-tile-auriga = Auriga
star-explorer-name-auriga = le Cocher
star-explorer-sky-auriga = Grand polygone qui passe au zénith les soirs d’hiver. Capella, jaune, est la sixième étoile du ciel par l’éclat.

star-explorer-tile-crater = Crater
star-explorer-name-crater = la Coupe
star-explorer-sky-crater = Posée sur le dos de l’Hydre, à l’ouest du Corbeau, au sud les soirs de printemps. Delta en est la plus brillante.

star-explorer-tile-lynx = Lynx
star-explorer-name-lynx = le Lynx
star-explorer-sky-lynx = Une file d’étoiles faibles entre la Grande Ourse et les Gémeaux, haute à la fin de l’hiver. Alpha, orangée, en est la plus brillante.

star-explorer-tile-aries = Aries
star-explorer-name-aries = le Bélier
star-explorer-sky-aries = Entre les Poissons et le Taureau, les soirs d’automne et du début de l’hiver. Hamal en est la plus brillante.

star-explorer-tile-camelopardalis = Camelopardalis
star-explorer-name-camelopardalis = la Girafe
star-explorer-sky-camelopardalis = Vaste et très discrète, entre l’étoile polaire et le Cocher, visible toute l’année. Bêta, sa plus brillante, n’est que de quatrième grandeur.

star-explorer-tile-ursa-major = Ursa Major
star-explorer-name-ursa-major = la Grande Ourse
star-explorer-sky-ursa-major = Visible toute l’année depuis la France, au plus haut les soirs de printemps. Deux étoiles de son chariot montrent l’étoile polaire. Alioth en est la plus brillante.

star-explorer-tile-ursa-minor = Ursa Minor
star-explorer-name-ursa-minor = la Petite Ourse
star-explorer-sky-ursa-minor = Elle tourne sur elle-même toute l’année, au nord. La Polaire, au bout de sa queue, en est la plus brillante : elle est à moins d’un degré du pôle.

star-explorer-tile-corona-borealis = Corona Borealis
star-explorer-name-corona-borealis = la Couronne boréale
star-explorer-sky-corona-borealis = Un demi-cercle net entre le Bouvier et Hercule, haut les soirs de fin de printemps et d’été. Alphecca en est la plus brillante.

star-explorer-tile-taurus = Taurus
star-explorer-name-taurus = le Taureau
star-explorer-sky-taurus = Au nord-ouest d’Orion, les soirs d’hiver, avec les amas des Hyades et des Pléiades. Aldébaran, orangée, en est la plus brillante.

star-explorer-tile-aquila = Aquila
star-explorer-name-aquila = l’Aigle
star-explorer-sky-aquila = Dans la Voie lactée, au sud les soirs d’été. Altaïr, sa plus brillante, est un sommet du triangle d’été.

star-explorer-tile-bootes = Boötes
star-explorer-name-bootes = le Bouvier
star-explorer-sky-bootes = Un cerf-volant haut dans le ciel de printemps. La courbe de la queue de la Grande Ourse mène à Arcturus, l’étoile la plus brillante de l’hémisphère céleste nord.

star-explorer-tile-canis-major = Canis Major
star-explorer-name-canis-major = le Grand Chien
star-explorer-sky-canis-major = Au sud-est d’Orion, bas vers le sud les soirs d’hiver. Sirius est l’étoile la plus brillante de tout le ciel nocturne.

star-explorer-tile-lacerta = Lacerta
star-explorer-name-lacerta = le Lézard
star-explorer-sky-lacerta = Un petit zigzag entre le Cygne et Andromède, au zénith les soirs du début de l’automne. Alpha en est la plus brillante.

star-explorer-tile-andromeda = Andromeda
star-explorer-name-andromeda = Andromède
star-explorer-sky-andromeda = Elle part du carré de Pégase vers Persée, haute les soirs d’automne. Sa grande galaxie se voit à l’œil nu sous un ciel noir. Alphératz en est la plus brillante, de peu.

star-explorer-tile-cepheus = Cepheus
star-explorer-name-cepheus = Céphée
star-explorer-sky-cepheus = Une maison entre Cassiopée et l’étoile polaire, visible toute l’année. Aldéramin en est la plus brillante ; Delta a donné son nom aux céphéides.

star-explorer-tile-monoceros = Monoceros
star-explorer-name-monoceros = la Licorne
star-explorer-sky-monoceros = Faible, entre Orion, le Petit et le Grand Chien, les soirs d’hiver. Bêta, une étoile triple, en est la plus brillante.

star-explorer-tile-sagittarius = Sagittarius
star-explorer-name-sagittarius = le Sagittaire
star-explorer-sky-sagittarius = Une théière basse vers le sud les soirs d’été, dans la direction du centre de la Galaxie. Kaus Australis en est la plus brillante.

star-explorer-tile-capricornus = Capricornus
star-explorer-name-capricornus = le Capricorne
star-explorer-sky-capricornus = Un grand triangle bas vers le sud, à la fin de l’été et au début de l’automne. Deneb Algedi en est la plus brillante.

star-explorer-tile-lepus = Lepus
star-explorer-name-lepus = le Lièvre
star-explorer-sky-lepus = Juste sous les pieds d’Orion, bas vers le sud les soirs d’hiver. Arneb en est la plus brillante.

star-explorer-tile-perseus = Perseus
star-explorer-name-perseus = Persée
star-explorer-sky-perseus = Entre Cassiopée et le Taureau, près du zénith au début de l’hiver. Mirfak en est la plus brillante ; Algol pâlit tous les trois jours environ.

star-explorer-tile-cygnus = Cygnus
star-explorer-name-cygnus = le Cygne
star-explorer-sky-cygnus = Une grande croix couchée dans la Voie lactée, au zénith les soirs d’été. Deneb, sa plus brillante, est un sommet du triangle d’été.

star-explorer-tile-ophiuchus = Ophiuchus
star-explorer-name-ophiuchus = le Serpentaire
star-explorer-sky-ophiuchus = Immense, entre Hercule et le Scorpion, au sud les soirs d’été. Le Soleil y passe en décembre. Rasalhague en est la plus brillante.

star-explorer-tile-leo = Leo
star-explorer-name-leo = le Lion
star-explorer-sky-leo = Une faucille et un triangle, hauts vers le sud les soirs de printemps. Régulus, au bas de la faucille, en est la plus brillante.

star-explorer-tile-virgo = Virgo
star-explorer-name-virgo = la Vierge
star-explorer-sky-virgo = La plus grande du zodiaque, au sud les soirs de printemps. Spica, bleutée, en est la plus brillante.

star-explorer-tile-pegasus = Pegasus
star-explorer-name-pegasus = Pégase
star-explorer-sky-pegasus = Son grand carré domine le ciel du sud les soirs d’automne. La plus brillante, Enif, n’en fait pas partie : c’est le nez du cheval.

star-explorer-tile-pisces = Pisces
star-explorer-name-pisces = les Poissons
star-explorer-sky-pisces = Deux cordons d’étoiles faibles au sud et à l’est du carré de Pégase, les soirs d’automne. Êta en est la plus brillante.

star-explorer-tile-cetus = Cetus
star-explorer-name-cetus = la Baleine
star-explorer-sky-cetus = Vaste, sous les Poissons et le Bélier, au sud les soirs d’automne. Diphda en est la plus brillante ; Mira paraît et disparaît en onze mois environ.

star-explorer-tile-hydra = Hydra
star-explorer-name-hydra = l’Hydre
star-explorer-sky-hydra = La plus grande des 88 constellations. Sa tête est sous le Cancer ; on la suit vers le sud-est les soirs de printemps. Alphard, orangée, en est la plus brillante.

star-explorer-tile-orion = Orion
star-explorer-name-orion = Orion
star-explorer-sky-orion = Au sud les soirs d’hiver, avec ses trois étoiles en ligne. Rigel, bleutée, en est la plus brillante d’ordinaire, devant Bételgeuse, rouge.

star-explorer-tile-hercules = Hercules
star-explorer-name-hercules = Hercule
star-explorer-sky-hercules = Entre la Lyre et la Couronne boréale, près du zénith au début de l’été. Kornephoros en est la plus brillante ; l’amas M13 est sur son flanc.

star-explorer-tile-draco = Draco
star-explorer-name-draco = le Dragon
star-explorer-sky-draco = Il serpente entre les deux Ourses, visible toute l’année, au plus haut en été. Eltanin, dans la tête, en est la plus brillante.

star-explorer-tile-scorpius = Scorpius
star-explorer-name-scorpius = le Scorpion
star-explorer-sky-scorpius = Très bas vers le sud les soirs d’été ; depuis le nord de la France, sa queue ne se lève pas tout entière. Antarès, rouge, en est la plus brillante.

star-explorer-tile-aquarius = Aquarius
star-explorer-name-aquarius = le Verseau
star-explorer-sky-aquarius = Au sud de Pégase, vers le sud les soirs du début de l’automne. Sadalsuud en est la plus brillante, de peu.

star-explorer-tile-gemini = Gemini
star-explorer-name-gemini = les Gémeaux
star-explorer-sky-gemini = Deux files d’étoiles au nord-est d’Orion, hautes les soirs d’hiver. Pollux en est la plus brillante, devant Castor.
