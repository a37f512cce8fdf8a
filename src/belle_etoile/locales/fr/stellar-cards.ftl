### Stellar : les objets célestes et leurs faits scientifiques

## Planètes

stellar-card-mercury = Mercure
stellar-card-mercury-fact = Une année de Mercure ne dure que 88 jours terrestres.
stellar-card-venus = Vénus
stellar-card-venus-fact = Avec environ 465 °C au sol, c’est la planète la plus chaude du Système solaire, devant Mercure.
stellar-card-earth = Terre
stellar-card-earth-fact = L’eau couvre environ sept dixièmes de sa surface.
stellar-card-trappist-1e = TRAPPIST-1e
stellar-card-trappist-1e-fact = Elle est l’une des sept planètes connues, de taille proche de celle de la Terre, d’une petite étoile rouge.
stellar-card-mars = Mars
stellar-card-mars-fact = Son volcan Olympus Mons, haut d’environ 22 km, est le plus haut connu du Système solaire.
stellar-card-proxima-b = Proxima b
stellar-card-proxima-b-fact = Elle tourne en un peu plus de onze jours autour de Proxima du Centaure, l’étoile la plus proche du Soleil.
stellar-card-neptune = Neptune
stellar-card-neptune-fact = On la trouva en 1846 tout près de l’endroit que le calcul avait prédit.
stellar-card-uranus = Uranus
stellar-card-uranus-fact = Son axe est incliné d’environ 98° : elle tourne presque couchée sur le côté.
stellar-card-saturn = Saturne
stellar-card-saturn-fact = Sa densité moyenne est inférieure à celle de l’eau.
stellar-card-51-pegasi-b = 51 Pegasi b
stellar-card-51-pegasi-b-fact = Annoncée en 1995, elle est la première planète découverte autour d’une étoile semblable au Soleil.
stellar-card-jupiter = Jupiter
stellar-card-jupiter-fact = Sa masse dépasse le double de celle de toutes les autres planètes du Système solaire réunies.

## Lunes

stellar-card-phobos = Phobos
stellar-card-phobos-fact = Elle fait le tour de Mars en moins de huit heures, plus vite que la planète ne tourne sur elle-même.
stellar-card-miranda = Miranda
stellar-card-miranda-fact = Cette lune d’Uranus, découverte par Gerard Kuiper en 1948, porte le nom d’une héroïne de Shakespeare.
stellar-card-enceladus = Encelade
stellar-card-enceladus-fact = Des jets de vapeur d’eau et de glace s’échappent de son pôle Sud.
stellar-card-charon = Charon
stellar-card-charon-fact = Pluton et Charon se montrent toujours la même face l’un à l’autre.
stellar-card-moon = Lune
stellar-card-moon-fact = Elle s’éloigne de la Terre d’environ 3,8 cm par an.
stellar-card-triton = Triton
stellar-card-triton-fact = C’est la seule grande lune qui tourne autour de sa planète à contresens de la rotation de celle-ci.
stellar-card-europa = Europe
stellar-card-europa-fact = Sa croûte de glace cache très probablement un océan d’eau salée.
stellar-card-io = Io
stellar-card-io-fact = C’est l’astre le plus volcanique que l’on connaisse dans le Système solaire.
stellar-card-callisto = Callisto
stellar-card-callisto-fact = Sa surface est l’une des plus criblées de cratères du Système solaire.
stellar-card-titan = Titan
stellar-card-titan-fact = Seule lune dotée d’une atmosphère dense, elle a des lacs de méthane et d’éthane liquides.
stellar-card-ganymede = Ganymède
stellar-card-ganymede-fact = C’est la plus grande lune du Système solaire ; son diamètre dépasse celui de Mercure.

## Astéroïdes

stellar-card-itokawa = Itokawa
stellar-card-itokawa-fact = En 2010, la sonde Hayabusa en rapporta des grains : les premiers jamais prélevés sur un astéroïde.
stellar-card-apophis = Apophis
stellar-card-apophis-fact = Le 13 avril 2029, il doit passer plus près de la Terre que les satellites géostationnaires.
stellar-card-bennu = Bennu
stellar-card-bennu-fact = La sonde OSIRIS-REx en a livré des échantillons à la Terre en septembre 2023.
stellar-card-ryugu = Ryugu
stellar-card-ryugu-fact = En 2019, la sonde Hayabusa2 y tira un projectile pour creuser un cratère artificiel.
stellar-card-eros = Éros
stellar-card-eros-fact = En 2001, la sonde NEAR Shoemaker y réussit le premier atterrissage sur un astéroïde.
stellar-card-ida = Ida
stellar-card-ida-fact = Premier astéroïde auquel on ait trouvé une lune, sur des images de la sonde Galileo : elle s’appelle Dactyle.
stellar-card-juno = Junon
stellar-card-juno-fact = Découvert en 1804 par Karl Harding, c’est le troisième astéroïde connu.
stellar-card-hygiea = Hygie
stellar-card-hygiea-fact = C’est le quatrième plus gros objet de la ceinture principale d’astéroïdes.
stellar-card-pallas = Pallas
stellar-card-pallas-fact = Son orbite est inclinée de près de 35° sur celle de la Terre.
stellar-card-vesta = Vesta
stellar-card-vesta-fact = Le plus brillant astéroïde de la ceinture principale est parfois visible à l’œil nu.
stellar-card-ceres = Cérès
stellar-card-ceres-fact = Premier astéroïde découvert, le 1er janvier 1801 par Giuseppe Piazzi, elle est aussi une planète naine.

## Nuages interstellaires

stellar-card-ring-nebula = Nébuleuse de l’Anneau
stellar-card-ring-nebula-fact = Dans la Lyre, cette coquille de gaz a été rejetée par une étoile en fin de vie.
stellar-card-helix-nebula = Nébuleuse de l’Hélice
stellar-card-helix-nebula-fact = À environ 650 années-lumière, c’est l’une des nébuleuses planétaires les plus proches.
stellar-card-crab-nebula = Nébuleuse du Crabe
stellar-card-crab-nebula-fact = C’est ce qui reste d’une étoile dont l’explosion fut notée par des astronomes chinois en 1054.
stellar-card-horsehead-nebula = Nébuleuse de la Tête de Cheval
stellar-card-horsehead-nebula-fact = Williamina Fleming repéra ce nuage sombre en 1888 sur une plaque photographique de Harvard.
stellar-card-orion-nebula = Nébuleuse d’Orion
stellar-card-orion-nebula-fact = Des étoiles naissent dans cette nébuleuse, visible à l’œil nu sous la ceinture d’Orion.
stellar-card-trifid-nebula = Nébuleuse Trifide
stellar-card-trifid-nebula-fact = Des bandes de poussière sombre semblent la fendre en trois : de là vient son nom.
stellar-card-eagle-nebula = Nébuleuse de l’Aigle
stellar-card-eagle-nebula-fact = Elle abrite les « Piliers de la création », rendus célèbres par une image de Hubble de 1995.
stellar-card-lagoon-nebula = Nébuleuse de la Lagune
stellar-card-lagoon-nebula-fact = Sous un ciel bien noir, on la devine à l’œil nu dans le Sagittaire.
stellar-card-rosette-nebula = Nébuleuse de la Rosette
stellar-card-rosette-nebula-fact = Les jeunes étoiles de l’amas NGC 2244, en son centre, font briller son gaz.
stellar-card-carina-nebula = Nébuleuse de la Carène
stellar-card-carina-nebula-fact = Elle entoure Êta Carinae, qui fut un temps, en 1843, la deuxième étoile la plus brillante du ciel nocturne.
stellar-card-tarantula-nebula = Nébuleuse de la Tarentule
stellar-card-tarantula-nebula-fact = Elle est dans une autre galaxie, le Grand Nuage de Magellan, à environ 160 000 années-lumière.

## Trous noirs

stellar-card-a0620-00 = A0620-00
stellar-card-a0620-00-fact = En 1975, son éruption surpassa en rayons X toutes les autres sources du ciel, hormis le Soleil.
stellar-card-v404-cygni = V404 Cygni
stellar-card-v404-cygni-fact = Après vingt-six ans de calme, il s’est réveillé en juin 2015.
stellar-card-gaia-bh1 = Gaia BH1
stellar-card-gaia-bh1-fact = Annoncé en 2022, il fut trahi par le mouvement de l’étoile qui l’accompagne, mesuré par le satellite Gaia.
stellar-card-grs-1915-105 = GRS 1915+105
stellar-card-grs-1915-105-fact = Ses jets furent les premiers, dans notre Galaxie, à sembler plus rapides que la lumière : une illusion.
stellar-card-cygnus-x-1 = Cygnus X-1
stellar-card-cygnus-x-1-fact = Stephen Hawking avait parié que ce n’était pas un trou noir ; il s’avoua battu en 1990.
stellar-card-gaia-bh3 = Gaia BH3
stellar-card-gaia-bh3-fact = Annoncé en 2024, il pèse environ 33 fois la masse du Soleil.
stellar-card-sagittarius-a = Sagittarius A*
stellar-card-sagittarius-a-fact = Au centre de la Voie lactée, il pèse environ quatre millions de Soleils.
stellar-card-m31 = M31*
stellar-card-m31-fact = Au cœur de la galaxie d’Andromède, il pèse plus de cent millions de Soleils.
stellar-card-m87 = M87*
stellar-card-m87-fact = En avril 2019, il devint le premier trou noir dont on ait montré une image.
stellar-card-oj-287 = OJ 287
stellar-card-oj-287-fact = Il s’illumine tous les douze ans environ, sans doute parce qu’un second trou noir tourne autour de lui.
stellar-card-ton-618 = TON 618
stellar-card-ton-618-fact = La lumière que nous recevons de ce quasar a voyagé plus de dix milliards d’années.

## Satellites

stellar-card-sputnik-1 = Spoutnik 1
stellar-card-sputnik-1-fact = Lancé le 4 octobre 1957, il fut le premier satellite artificiel de la Terre.
stellar-card-hubble = Hubble
stellar-card-hubble-fact = Placé en orbite en avril 1990, ce télescope a un miroir de 2,4 m de diamètre.
stellar-card-iss = Station spatiale internationale
stellar-card-iss-fact = Elle est habitée sans interruption depuis novembre 2000.
stellar-card-gaia = Gaia
stellar-card-gaia-fact = Ce satellite a relevé la position de près de deux milliards d’étoiles.
stellar-card-webb = James Webb
stellar-card-webb-fact = Son miroir principal, large de 6,5 m, est fait de dix-huit hexagones.
