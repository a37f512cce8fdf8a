### Une campagne de Stellarium par courrier : la ligne de commande

help-stellarium-verb = new, template, check, resolve, report, status ou undo-turn
help-stellarium-rest = la suite dépend du verbe : « belle-etoile stellarium VERB --help »
help-stellarium-dir = le dossier de la campagne
help-stellarium-new = commencer une campagne dans un dossier vide
help-stellarium-template = une feuille d’ordres remplie d’ordres prudents, avec tous les choix en commentaire
help-stellarium-check = relire les ordres reçus, et les join-*.toml des familles qui veulent arriver : toutes les fautes, et comment ils compteront
help-stellarium-resolve = jouer le tour qui vient, en entier ou pas du tout
help-stellarium-report = la gazette, ou le rapport d’une famille, d’un tour joué
help-stellarium-status = où en est la campagne
help-stellarium-undo-turn = annuler le dernier tour ; ses ordres restent
help-stellarium-families = combien de familles, ou leurs noms séparés par des virgules
help-stellarium-turns = le nombre de tours ; 0 pour une partie sans fin
help-stellarium-bots = les caractères des familles jouées par des bots, les dernières : cautious, ambitious, ruthless ; « ruthless*3 » en donne trois
help-stellarium-governor = half ou double : les gains de la famille d’un gouverneur
help-stellarium-seed = la graine de tout le hasard (sinon tirée au sort)
help-stellarium-family = le numéro ou le nom d’une famille
help-stellarium-output = écrire dans ce fichier
help-stellarium-file = des fichiers d’ordres ; sans eux, tout le courrier du tour
help-stellarium-accept = jouer aussi avec des feuilles fautives ou incomplètes : ce qui est juste compte
help-stellarium-without = jouer même si personne n’a écrit
help-stellarium-turn = le numéro du tour
help-stellarium-register = le registre public : qui est qui, et sous quel numéro
help-stellarium-form = html, txt ou json
help-stellarium-new-seed = tirer et promettre une nouvelle graine

## Ce que l’on apprend

stellarium-cli-created =
    { $people ->
        [0] Campagne créée dans { $folder } : { $families } familles, toutes jouées par des bots.
        [one] Campagne créée dans { $folder } : { $families } familles, dont une attend ses joueurs.
       *[other] Campagne créée dans { $folder } : { $families } familles, dont { $people } attendent leurs joueurs.
    }
stellarium-cli-inbox = Le courrier du tour { $turn } se range dans { $folder } : un fichier par famille, « 1.toml », « 2-ce-que-vous-voulez.toml ».
stellarium-cli-commitment = Empreinte de la graine du tour { $turn }, à publier : { $commitment }
stellarium-cli-sheet-right = { $file } ({ $family }) : { $status }, rien à redire.
stellarium-cli-sheet-wrong =
    { $mistakes ->
        [0] { $file } ({ $family }) : { $status }, il manque un lieu, un nom ou une école (0.3).
        [one] { $file } ({ $family }) : { $status }, une faute.
       *[other] { $file } ({ $family }) : { $status }, { $mistakes } fautes.
    }
stellarium-cli-owed = Il manque : { $places }.
stellarium-cli-missing = Rien reçu : { $families }.
stellarium-cli-nobody = Toutes les familles ont écrit.
stellarium-cli-resolved = Tour { $turn } joué. Tout est dans { $folder }.
stellarium-cli-seed = Graine du tour { $turn } : { $seed }
stellarium-cli-written = Écrit : { $file }
stellarium-cli-before = La campagne n’a pas commencé ; le tour 0 fonde les familles.
stellarium-cli-now = Tour { $turn } joué, an { $year }. Le tour { $next } attend ses ordres.
stellarium-cli-over = Tour { $turn } joué, an { $year }. La campagne est finie.
stellarium-cli-ending =
    { $end ->
        [capital] Stellarium est tombée : toutes les familles ont perdu (30.2).
        [silent] Plus personne ne donnait d’ordres : toutes les familles ont perdu (30.2).
       *[turns] { $number ->
            [0] Nul ne l’emporte (30.3).
            [one] La famille { $names } l’emporte avec { $points } points (30.3).
           *[other] { $names } se partagent la victoire avec { $points } points (30.3).
        }
    }
stellarium-cli-undone = Tour { $turn } annulé ; il est gardé dans { $folder }.
stellarium-cli-number = N°
stellarium-cli-family = Famille
stellarium-cli-player = Joueur
stellarium-cli-orders = Courrier
stellarium-cli-points = Points
stellarium-cli-living = Vivants
stellarium-cli-person = une personne
stellarium-cli-arrived = arrivé
stellarium-cli-awaited = attendu
stellarium-cli-none = —
stellarium-bot-cautious = prudente
stellarium-bot-ambitious = ambitieuse
stellarium-bot-ruthless = impitoyable
stellarium-dice-title = Tour { $turn }, an { $year } : tous les dés et tous les tirages, avec la règle qui les demande
stellarium-dice-phase = Phase { $phase }
stellarium-template-entry = L’entrée d’une famille au tour 0. Tout peut être omis : le sort comble les blancs.
stellarium-template-founders = Les huit fondateurs et leur âge en 5001 (m : homme, w : femme) : { $ages }
stellarium-template-names = huit prénoms, entre guillemets, dans cet ordre
stellarium-template-schools = des six premiers ; priest, warrior, explorer ou merchant ; priest seulement pour 5 et 6, les autres sont mariés
stellarium-template-shares = { $prestige } PP à répartir, ni plus ni moins
stellarium-template-publicity = 1 M$ par PP de plus, { $purse } en tout
stellarium-template-candidates = par numéro de fondateur
stellarium-template-bid = pour le premier vaisseau

## Ce qui est refusé

stellarium-error-verb =
    { $near ->
        [none] { $verb ->
            [none] Il faut un verbe : { $known }.
           *[other] « { $verb } » n’est pas un verbe de Stellarium ; ce serait { $known }.
        }
       *[other] « { $verb } » n’est pas un verbe de Stellarium ; vouliez-vous dire { $near } ?
    }
stellarium-error-no-campaign = { $folder } n’est pas le dossier d’une campagne : il n’y a pas de campaign.toml. « belle-etoile stellarium new { $folder } » en commence une.
stellarium-error-exists = { $folder } n’est pas un dossier vide ; une campagne commence dans un dossier vide ou nouveau.
stellarium-error-damaged = { $file } n’est plus tel que l’arbitre l’a écrit ({ $reason }). Reprenez-le d’une archive du dossier backups.
stellarium-error-stranger =
    { $found ->
        [none] { $file } n’est à personne : son nom devrait commencer par un numéro ({ $right }), ou family = … dire de qui il vient.
       *[other] { $file } vient de « { $found } », qui n’est pas de la partie ; ce serait { $right }.
    }
stellarium-error-twice = { $file } et { $other } sont tous deux de la famille { $family } ; il n’en faut qu’un.
stellarium-error-no-orders = Personne n’a écrit pour le tour { $turn } : { $folder } est vide. Rien n’est joué ; --without-orders jouerait quand même.
stellarium-error-mistakes =
    { $number ->
        [one] Tour { $turn } : une feuille est fautive ou incomplète (0.3) : { $files }. Rien n’est joué ; « belle-etoile stellarium check { $folder } » dit tout, --accept jouerait ce qui est juste.
       *[other] Tour { $turn } : { $number } feuilles sont fautives ou incomplètes (0.3) : { $files }. Rien n’est joué ; « belle-etoile stellarium check { $folder } » dit tout, --accept jouerait ce qui est juste.
    }
stellarium-error-over = La campagne est finie depuis le tour { $turn } (30.1) ; il n’y a plus rien à jouer.
stellarium-error-resolved = Le tour { $turn } est déjà joué ; rien n’a changé.
stellarium-error-nothing-to-undo = Aucun tour n’est joué : il n’y a rien à annuler.
stellarium-error-family = Aucune famille n’est « { $family } » ; ce serait { $right }.
stellarium-error-turn =
    { $last ->
        [-1] Le tour { $turn } n’est pas joué ; aucun ne l’est.
       *[other] Le tour { $turn } n’est pas joué ; le dernier est le { $last }.
    }
stellarium-error-bots = « { $bot } » n’est pas un caractère ; ce serait { $right }.
stellarium-error-too-many-bots = { $bots } familles jouées par des bots, mais { $families } familles en tout.
stellarium-error-families = Il faut de { $least } à { $most } familles, toutes de noms différents, pas « { $text } ».
stellarium-error-choice = « { $text } » n’est pas possible ici ; ce serait { $right }.

## La mesure

stellarium-bench-title = Stellarium : un tour d’une campagne mûre
stellarium-bench-families = { $families } familles
stellarium-bench-people = vivants
stellarium-bench-facts = faits racontés
stellarium-bench-resolve-seconds = un tour joué (s)
stellarium-bench-megabytes = mémoire (Mo)
stellarium-bench-writing-seconds = ordres écrits par les bots (s)
stellarium-bench-reading-seconds = ordres lus et vérifiés (s)
stellarium-bench-reports-seconds = tous les rapports (s)
stellarium-bench-report-files = fichiers de rapports
stellarium-bench-exponent = Le temps d’un tour croît comme n puissance { $exponent }.
stellarium-bench-rounds = Médiane de { $rounds } manches, toutes les tailles à tour de rôle, en temps de processeur ; entre parenthèses, la moitié du milieu.

## Les familles tardives

help-stellarium-join = le nom d’une famille qui rejoint une campagne en cours ; sa feuille dit quel fichier join-….toml en faire, et combien de PP répartir
stellarium-cli-join =
    { $mistakes ->
        [0] { $file } ({ $family ->
            [none] une famille sans nom
           *[other] { $family }
        }) : arrive à la fin du tour { $turn }, { $prestige } PP à répartir, rien à redire.
        [one] { $file } : une faute dans l’inscription d’une famille qui arrive à la fin du tour { $turn }, avec { $prestige } PP à répartir.
       *[other] { $file } : { $mistakes } fautes dans l’inscription d’une famille qui arrive à la fin du tour { $turn }, avec { $prestige } PP à répartir.
    }
stellarium-template-join = Inscription d’une famille qui arrive à la fin du tour { $turn } (31.7) : à enregistrer sous { $file }. Elle a { $prestige } PP à répartir, dont { $bonus } parce qu’elle arrive tard.
stellarium-error-join-early = Personne n’arrive avant la fondation : donnez l’inscription de la famille même (template --family).
stellarium-cli-undone-post = Ce qui était arrivé pour le tour { $turn } est mis de côté dans { $folder } : ce tour repart de zéro.
