### Stellar: the celestial objects and their scientific facts

## Planets

stellar-card-mercury = Mercury
stellar-card-mercury-fact = A year on Mercury lasts only 88 Earth days.
stellar-card-venus = Venus
stellar-card-venus-fact = At about 465 °C on the ground, it is the hottest planet of the Solar System, ahead of Mercury.
stellar-card-earth = Earth
stellar-card-earth-fact = Water covers about seven tenths of its surface.
stellar-card-trappist-1e = TRAPPIST-1e
stellar-card-trappist-1e-fact = It is one of the seven known planets, all close to the Earth in size, of a small red star.
stellar-card-mars = Mars
stellar-card-mars-fact = Its volcano Olympus Mons, about 22 km high, is the tallest known in the Solar System.
stellar-card-proxima-b = Proxima b
stellar-card-proxima-b-fact = In a little over eleven days it circles Proxima Centauri, the star nearest to the Sun.
stellar-card-neptune = Neptune
stellar-card-neptune-fact = It was found in 1846 very close to the place that calculation had predicted.
stellar-card-uranus = Uranus
stellar-card-uranus-fact = Its axis is tilted by about 98°: it spins almost lying on its side.
stellar-card-saturn = Saturn
stellar-card-saturn-fact = On average it is less dense than water.
stellar-card-51-pegasi-b = 51 Pegasi b
stellar-card-51-pegasi-b-fact = Announced in 1995, it is the first planet found around a star like the Sun.
stellar-card-jupiter = Jupiter
stellar-card-jupiter-fact = It has more than twice the mass of all the other planets of the Solar System together.

## Moons

stellar-card-phobos = Phobos
stellar-card-phobos-fact = It circles Mars in less than eight hours, faster than the planet itself turns.
stellar-card-miranda = Miranda
stellar-card-miranda-fact = This moon of Uranus, discovered by Gerard Kuiper in 1948, is named after a heroine of Shakespeare.
stellar-card-enceladus = Enceladus
stellar-card-enceladus-fact = Jets of water vapour and ice escape from its south pole.
stellar-card-charon = Charon
stellar-card-charon-fact = Pluto and Charon always show each other the same face.
stellar-card-moon = Moon
stellar-card-moon-fact = It moves away from the Earth by about 3.8 cm a year.
stellar-card-triton = Triton
stellar-card-triton-fact = It is the only large moon that orbits its planet against the direction of the planet’s spin.
stellar-card-europa = Europa
stellar-card-europa-fact = Its crust of ice very probably hides an ocean of salt water.
stellar-card-io = Io
stellar-card-io-fact = It is the most volcanic body known in the Solar System.
stellar-card-callisto = Callisto
stellar-card-callisto-fact = Its surface is one of the most heavily cratered in the Solar System.
stellar-card-titan = Titan
stellar-card-titan-fact = The only moon with a dense atmosphere, it has lakes of liquid methane and ethane.
stellar-card-ganymede = Ganymede
stellar-card-ganymede-fact = It is the largest moon of the Solar System; its diameter exceeds that of Mercury.

## Asteroids

stellar-card-itokawa = Itokawa
stellar-card-itokawa-fact = In 2010 the Hayabusa probe brought back grains of it, the first ever gathered on an asteroid.
stellar-card-apophis = Apophis
stellar-card-apophis-fact = On 13 April 2029 it is due to pass closer to the Earth than the geostationary satellites.
stellar-card-bennu = Bennu
stellar-card-bennu-fact = The OSIRIS-REx probe delivered samples of it to the Earth in September 2023.
stellar-card-ryugu = Ryugu
stellar-card-ryugu-fact = In 2019 the Hayabusa2 probe fired a projectile at it to dig an artificial crater.
stellar-card-eros = Eros
stellar-card-eros-fact = In 2001 the NEAR Shoemaker probe made the first landing on an asteroid here.
stellar-card-ida = Ida
stellar-card-ida-fact = It was the first asteroid found to have a moon, in images from the Galileo probe: its name is Dactyl.
stellar-card-juno = Juno
stellar-card-juno-fact = Discovered in 1804 by Karl Harding, it was the third asteroid known.
stellar-card-hygiea = Hygiea
stellar-card-hygiea-fact = It is the fourth largest object of the main asteroid belt.
stellar-card-pallas = Pallas
stellar-card-pallas-fact = Its orbit is tilted by almost 35° to that of the Earth.
stellar-card-vesta = Vesta
stellar-card-vesta-fact = The brightest asteroid of the main belt can sometimes be seen with the naked eye.
stellar-card-ceres = Ceres
stellar-card-ceres-fact = The first asteroid discovered, on 1 January 1801 by Giuseppe Piazzi, it is also a dwarf planet.

## Interstellar clouds

stellar-card-ring-nebula = Ring Nebula
stellar-card-ring-nebula-fact = In Lyra, this shell of gas was cast off by a star near the end of its life.
stellar-card-helix-nebula = Helix Nebula
stellar-card-helix-nebula-fact = About 650 light-years away, it is one of the nearest planetary nebulae.
stellar-card-crab-nebula = Crab Nebula
stellar-card-crab-nebula-fact = It is what remains of a star whose explosion was noted by Chinese astronomers in 1054.
stellar-card-horsehead-nebula = Horsehead Nebula
stellar-card-horsehead-nebula-fact = Williamina Fleming spotted this dark cloud in 1888 on a photographic plate at Harvard.
stellar-card-orion-nebula = Orion Nebula
stellar-card-orion-nebula-fact = Stars are being born in this nebula, visible to the naked eye below Orion’s belt.
stellar-card-trifid-nebula = Trifid Nebula
stellar-card-trifid-nebula-fact = Lanes of dark dust seem to split it in three: hence its name.
stellar-card-eagle-nebula = Eagle Nebula
stellar-card-eagle-nebula-fact = It holds the “Pillars of Creation”, made famous by a Hubble picture of 1995.
stellar-card-lagoon-nebula = Lagoon Nebula
stellar-card-lagoon-nebula-fact = Under a truly dark sky, it can be glimpsed with the naked eye in Sagittarius.
stellar-card-rosette-nebula = Rosette Nebula
stellar-card-rosette-nebula-fact = The young stars of the cluster NGC 2244, at its centre, make its gas glow.
stellar-card-carina-nebula = Carina Nebula
stellar-card-carina-nebula-fact = It surrounds Eta Carinae, which was for a time, in 1843, the second brightest star of the night sky.
stellar-card-tarantula-nebula = Tarantula Nebula
stellar-card-tarantula-nebula-fact = It lies in another galaxy, the Large Magellanic Cloud, about 160,000 light-years away.

## Black holes

stellar-card-a0620-00 = A0620-00
stellar-card-a0620-00-fact = In 1975 its outburst outshone in X-rays every other source in the sky except the Sun.
stellar-card-v404-cygni = V404 Cygni
stellar-card-v404-cygni-fact = After twenty-six quiet years, it awoke in June 2015.
stellar-card-gaia-bh1 = Gaia BH1
stellar-card-gaia-bh1-fact = Announced in 2022, it was betrayed by the motion of its companion star, measured by the Gaia satellite.
stellar-card-grs-1915-105 = GRS 1915+105
stellar-card-grs-1915-105-fact = Its jets were the first in our Galaxy seen to appear faster than light: an illusion.
stellar-card-cygnus-x-1 = Cygnus X-1
stellar-card-cygnus-x-1-fact = Stephen Hawking had bet that it was not a black hole; he conceded in 1990.
stellar-card-gaia-bh3 = Gaia BH3
stellar-card-gaia-bh3-fact = Announced in 2024, it has about 33 times the mass of the Sun.
stellar-card-sagittarius-a = Sagittarius A*
stellar-card-sagittarius-a-fact = At the centre of the Milky Way, it weighs as much as about four million Suns.
stellar-card-m31 = M31*
stellar-card-m31-fact = In the heart of the Andromeda Galaxy, it outweighs a hundred million Suns.
stellar-card-m87 = M87*
stellar-card-m87-fact = In April 2019 it became the first black hole of which an image was shown.
stellar-card-oj-287 = OJ 287
stellar-card-oj-287-fact = It flares up about every twelve years, probably because a second black hole orbits it.
stellar-card-ton-618 = TON 618
stellar-card-ton-618-fact = The light we receive from this quasar has travelled for more than ten billion years.

## Satellites

stellar-card-sputnik-1 = Sputnik 1
stellar-card-sputnik-1-fact = Launched on 4 October 1957, it was the first artificial satellite of the Earth.
stellar-card-hubble = Hubble
stellar-card-hubble-fact = Placed in orbit in April 1990, this telescope has a mirror 2.4 m across.
stellar-card-iss = International Space Station
stellar-card-iss-fact = People have lived aboard without a break since November 2000.
stellar-card-gaia = Gaia
stellar-card-gaia-fact = This satellite recorded the positions of nearly two billion stars.
stellar-card-webb = James Webb
stellar-card-webb-fact = Its main mirror, 6.5 m wide, is made of eighteen hexagons.
