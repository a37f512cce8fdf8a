### belle-etoile doctor

doctor-well = Tout est là ; le serveur peut démarrer.
doctor-undone =
    { $number ->
        [one] Une chose est à faire avant d’ouvrir.
       *[other] { $number } choses sont à faire avant d’ouvrir.
    }
doctor-python = Python
doctor-rules = Règles
doctor-compiler = Compilateur C
doctor-database = Base de données
doctor-disk = Espace libre
doctor-port = Port
doctor-pages = Pages
doctor-mail = Courrier
doctor-zones = Fuseaux horaires

doctor-python-well = { $version } ({ $place })
doctor-rules-compiled = compilées
doctor-rules-interpreted = interprétées : complètes, mais les bots réfléchissent bien plus lentement
doctor-rules-interpreted-do = Avec un compilateur C, « make play » les compile ; un paquet compilé les apporte.
doctor-compiler-well = { $place }
doctor-compiler-none = aucun
doctor-compiler-none-do = Installez-en un pour compiler les règles, par exemple gcc (« apt install gcc python3-dev »).
doctor-compiler-no-headers = { $place }, mais sans les en-têtes de Python (Python.h)
doctor-compiler-no-headers-do = Installez-les pour compiler les règles, par exemple « apt install python3-dev ».
doctor-database-new = { $url }, qui sera préparée au premier démarrage ({ $engine })
doctor-database-well = { $url } répond et s’écrit ({ $engine }, schéma { $revision })
doctor-database-older = { $url } répond et s’écrit ({ $engine }, schéma { $revision } ; le prochain démarrage l’amène à { $head })
doctor-database-newer = { $url } a le schéma { $revision }, cette version ne connaît que { $head }
doctor-database-newer-do = Installez la version qui l’a préparée, ou une plus récente.
doctor-database-unreachable = { $url } ne répond pas : { $reason }
doctor-database-unreachable-do = Vérifiez l’adresse après --database, et que la base tourne.
doctor-database-unwritable = { $url } ne s’écrit pas : { $reason }
doctor-database-unwritable-do = Donnez à ce compte le droit d’écrire là, ou un autre lieu avec --database.
doctor-database-wrong = { $url } n’est pas l’adresse d’une base : { $reason }
doctor-database-wrong-do = Écrivez sqlite:///FICHIER ou postgresql://nom:motdepasse@hôte/base après --database.
doctor-disk-well = { NUMBER($free, maximumFractionDigits: 1) } Go dans { $place }
doctor-disk-low = { NUMBER($free, maximumFractionDigits: 1) } Go dans { $place }
doctor-disk-low-do = Libérez de la place : il en faut au moins { NUMBER($least, maximumFractionDigits: 1) } Go.
doctor-disk-elsewhere = l’affaire du serveur PostgreSQL
doctor-disk-unknown = sans base, sans lieu
doctor-port-free = { $port } est libre sur { $host }
doctor-port-ours = { $port } sur { $host } : une Belle Étoile y répond déjà
doctor-port-taken = { $port } est occupé sur { $host } par un autre programme
doctor-port-taken-do = Arrêtez-le, ou choisissez un autre port avec --port.
doctor-port-impossible = personne ne peut écouter au port { $port } de { $host } : { $reason }
doctor-port-impossible-do = Choisissez une adresse de cette machine avec --host, et un port à partir de 1024 avec --port.
doctor-pages-well = { $place }
doctor-pages-none = aucune dans { $place }
doctor-pages-none-do = « make play » les construit ; un paquet (wheel) les apporte.
doctor-pages-incomplete =
    { $number ->
        [one] il manque { $missing } dans { $place }
       *[other] il manque { $missing } et d’autres fichiers dans { $place }
    }
doctor-pages-incomplete-do = Effacez ce dossier ; « make play » le construit à nouveau.
doctor-pages-old = celles de { $place } sont plus vieilles que leurs sources
doctor-pages-old-do = « make play » les construit à nouveau.
doctor-mail-none = aucun serveur n’est donné ; aucun message ne part
doctor-mail-well = { $server } répond
doctor-mail-wrong = l’adresse du serveur de courrier est illisible
doctor-mail-wrong-do = Écrivez { $schemes } devant son nom, dans BELLE_ETOILE_SMTP ou après --smtp.
doctor-mail-refused = { $server } refuse : { $reason }
doctor-mail-refused-do = Vérifiez nom, port et mot de passe dans BELLE_ETOILE_SMTP ou après --smtp.
doctor-zones-well = { $zone } est connu
doctor-zones-none = { $zone } est inconnu : les calendriers des campagnes n’auraient que l’heure universelle
doctor-zones-none-do = Installez les données des fuseaux, par exemple « apt install tzdata » ou « pip install tzdata ».
