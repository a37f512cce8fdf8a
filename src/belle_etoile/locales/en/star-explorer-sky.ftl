### Star Explorer: the constellations of the tiles in the real sky
### The Latin name is the one on the tile.

star-explorer-tile-cassiopeia = Cassiopeia
star-explorer-name-cassiopeia = Cassiopeia
star-explorer-sky-cassiopeia = Across the pole star from the Great Bear. Seen all year from France, highest on autumn evenings. Its brightest star is usually Schedar, an orange one.

star-explorer-tile-lyra = Lyra
star-explorer-name-lyra = the Lyre
star-explorer-sky-lyra = Almost overhead on summer evenings. Vega, its main star, is the fifth brightest of the night sky and a corner of the Summer Triangle.

star-explorer-tile-corvus = Corvus
star-explorer-name-corvus = the Crow
star-explorer-sky-corvus = A small quadrilateral south-west of Spica, low in the south on spring evenings. The brightest is Gienah.

star-explorer-tile-sagitta = Sagitta
star-explorer-name-sagitta = the Arrow
star-explorer-sky-sagitta = Very small, in the Milky Way north of Altair, high on summer evenings. Gamma, an orange-red giant, is its brightest.

star-explorer-tile-delphinus = Delphinus
star-explorer-name-delphinus = the Dolphin
star-explorer-sky-delphinus = A diamond and a tail, north-east of Altair. Seen on summer and autumn evenings. Rotanev is its brightest.

star-explorer-tile-cancer = Cancer
star-explorer-name-cancer = the Crab
star-explorer-sky-cancer = Faint, between the Twins and the Lion; the Beehive cluster glows in its middle. Look for it from winter to spring. Tarf is its brightest.

star-explorer-tile-libra = Libra
star-explorer-name-libra = the Scales
star-explorer-sky-libra = Between the Virgin and the Scorpion, in the south on late spring evenings. The brightest is Zubeneschamali.

star-explorer-tile-auriga = Auriga
star-explorer-name-auriga = the Charioteer
star-explorer-sky-auriga = A large polygon that passes overhead on winter evenings. Capella, a yellow star, is the sixth brightest of the night sky.

star-explorer-tile-crater = Crater
star-explorer-name-crater = the Cup
star-explorer-sky-crater = Set on the back of the Water Snake, west of the Crow, in the south on spring evenings. Delta is its brightest.

star-explorer-tile-lynx = Lynx
star-explorer-name-lynx = the Lynx
star-explorer-sky-lynx = A row of faint stars between the Great Bear and the Twins, high at the end of winter. Alpha, an orange star, is its brightest.

star-explorer-tile-aries = Aries
star-explorer-name-aries = the Ram
star-explorer-sky-aries = Between the Fishes and the Bull, on autumn and early winter evenings. Hamal is its brightest.

star-explorer-tile-camelopardalis = Camelopardalis
star-explorer-name-camelopardalis = the Giraffe
star-explorer-sky-camelopardalis = Wide and very faint, between the pole star and the Charioteer, seen all year. Beta, its brightest, is only of the fourth magnitude.

star-explorer-tile-ursa-major = Ursa Major
star-explorer-name-ursa-major = the Great Bear
star-explorer-sky-ursa-major = Seen all year from France, highest on spring evenings. Two stars of its plough point to the pole star. Alioth is its brightest.

star-explorer-tile-ursa-minor = Ursa Minor
star-explorer-name-ursa-minor = the Little Bear
star-explorer-sky-ursa-minor = It turns about itself all year, in the north. Polaris, at the end of its tail, is its brightest: it is less than a degree from the pole.

star-explorer-tile-corona-borealis = Corona Borealis
star-explorer-name-corona-borealis = the Northern Crown
star-explorer-sky-corona-borealis = A neat half circle between the Herdsman and Hercules, high on late spring and summer evenings. Alphecca is its brightest.

star-explorer-tile-taurus = Taurus
star-explorer-name-taurus = the Bull
star-explorer-sky-taurus = North-west of Orion, on winter evenings, with the clusters of the Hyades and the Pleiades. Aldebaran, an orange star, is its brightest.

star-explorer-tile-aquila = Aquila
star-explorer-name-aquila = the Eagle
star-explorer-sky-aquila = In the Milky Way, in the south on summer evenings. Altair, its brightest, is a corner of the Summer Triangle.

star-explorer-tile-bootes = Boötes
star-explorer-name-bootes = the Herdsman
star-explorer-sky-bootes = A kite high in the spring sky. The curve of the Great Bear’s tail leads to Arcturus, the brightest star of the northern celestial hemisphere.

star-explorer-tile-canis-major = Canis Major
star-explorer-name-canis-major = the Great Dog
star-explorer-sky-canis-major = South-east of Orion, low in the south on winter evenings. Sirius is the brightest star of the whole night sky.

star-explorer-tile-lacerta = Lacerta
star-explorer-name-lacerta = the Lizard
star-explorer-sky-lacerta = A small zigzag between the Swan and Andromeda, overhead on early autumn evenings. Alpha is its brightest.

star-explorer-tile-andromeda = Andromeda
star-explorer-name-andromeda = Andromeda
star-explorer-sky-andromeda = It runs from the Square of Pegasus towards Perseus, high on autumn evenings. Its great galaxy is seen with the naked eye under a dark sky. Alpheratz is its brightest, by a little.

star-explorer-tile-cepheus = Cepheus
star-explorer-name-cepheus = Cepheus
star-explorer-sky-cepheus = A house between Cassiopeia and the pole star, seen all year. Alderamin is its brightest; Delta gave its name to the Cepheids.

star-explorer-tile-monoceros = Monoceros
star-explorer-name-monoceros = the Unicorn
star-explorer-sky-monoceros = Faint, between Orion and the two Dogs, on winter evenings. Beta, a triple star, is its brightest.

star-explorer-tile-sagittarius = Sagittarius
star-explorer-name-sagittarius = the Archer
star-explorer-sky-sagittarius = A teapot low in the south on summer evenings, in the direction of the centre of the Galaxy. Kaus Australis is its brightest.

star-explorer-tile-capricornus = Capricornus
star-explorer-name-capricornus = the Sea Goat
star-explorer-sky-capricornus = A large triangle low in the south, in late summer and early autumn. Deneb Algedi is its brightest.

star-explorer-tile-lepus = Lepus
star-explorer-name-lepus = the Hare
star-explorer-sky-lepus = Just below the feet of Orion, low in the south on winter evenings. Arneb is its brightest.

star-explorer-tile-perseus = Perseus
star-explorer-name-perseus = Perseus
star-explorer-sky-perseus = Between Cassiopeia and the Bull, near the zenith in early winter. Mirfak is its brightest; Algol fades about every three days.

star-explorer-tile-cygnus = Cygnus
star-explorer-name-cygnus = the Swan
star-explorer-sky-cygnus = A large cross lying in the Milky Way, overhead on summer evenings. Deneb, its brightest, is a corner of the Summer Triangle.

star-explorer-tile-ophiuchus = Ophiuchus
star-explorer-name-ophiuchus = the Serpent Bearer
star-explorer-sky-ophiuchus = Huge, between Hercules and the Scorpion, in the south on summer evenings. The Sun passes through it in December. Rasalhague is its brightest.

star-explorer-tile-leo = Leo
star-explorer-name-leo = the Lion
star-explorer-sky-leo = A sickle and a triangle, high in the south on spring evenings. Regulus, at the foot of the sickle, is its brightest.

star-explorer-tile-virgo = Virgo
star-explorer-name-virgo = the Virgin
star-explorer-sky-virgo = The largest of the zodiac, in the south on spring evenings. Spica, a bluish star, is its brightest.

star-explorer-tile-pegasus = Pegasus
star-explorer-name-pegasus = Pegasus
star-explorer-sky-pegasus = Its great square rules the southern sky on autumn evenings. The brightest, Enif, is not part of it: it is the horse’s nose.

star-explorer-tile-pisces = Pisces
star-explorer-name-pisces = the Fishes
star-explorer-sky-pisces = Two cords of faint stars south and east of the Square of Pegasus, on autumn evenings. Eta is its brightest.

star-explorer-tile-cetus = Cetus
star-explorer-name-cetus = the Whale
star-explorer-sky-cetus = Wide, below the Fishes and the Ram, in the south on autumn evenings. Diphda is its brightest; Mira appears and disappears in about eleven months.

star-explorer-tile-hydra = Hydra
star-explorer-name-hydra = the Water Snake
star-explorer-sky-hydra = The largest of the 88 constellations. Its head is below the Crab; it is followed to the south-east on spring evenings. Alphard, an orange star, is its brightest.

star-explorer-tile-orion = Orion
star-explorer-name-orion = Orion
star-explorer-sky-orion = In the south on winter evenings, with its three stars in a row. Rigel, a bluish star, is usually its brightest, ahead of red Betelgeuse.

star-explorer-tile-hercules = Hercules
star-explorer-name-hercules = Hercules
star-explorer-sky-hercules = Between the Lyre and the Northern Crown, near the zenith in early summer. Kornephoros is its brightest; the cluster M13 is on its side.

star-explorer-tile-draco = Draco
star-explorer-name-draco = the Dragon
star-explorer-sky-draco = It winds between the two Bears, seen all year, highest in summer. Eltanin, in the head, is its brightest.

star-explorer-tile-scorpius = Scorpius
star-explorer-name-scorpius = the Scorpion
star-explorer-sky-scorpius = Very low in the south on summer evenings; from northern France its tail does not rise whole. Antares, a red star, is its brightest.

star-explorer-tile-aquarius = Aquarius
star-explorer-name-aquarius = the Water Bearer
star-explorer-sky-aquarius = South of Pegasus, in the south on early autumn evenings. Sadalsuud is its brightest, by a little.

star-explorer-tile-gemini = Gemini
star-explorer-name-gemini = the Twins
star-explorer-sky-gemini = Two rows of stars north-east of Orion, high on winter evenings. Pollux is its brightest, ahead of Castor.
