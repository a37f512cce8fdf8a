### La ligne de commande

## L’aide

help-usage = usage :
help-arguments = arguments
help-options = options
help-commands = commandes
help-program = Belle Étoile : cinq jeux sous les étoiles, dans le terminal.
help-epilog = « belle-etoile COMMAND --help » explique une commande.
help-help = affiche cette aide
help-lang = la langue : fr ou en (sinon celle du système)
help-version = la version, compilée ou interprétée
help-command-games = les jeux que l’on peut jouer
help-command-play = jouer, contre des bots ou à plusieurs devant le même écran
help-command-simulate = faire jouer beaucoup de parties par des bots
help-command-arena = opposer des bots, avec la marge d’erreur
help-command-train = faire apprendre un jeu à un bot, qui joue contre lui-même
help-command-replay = raconter, dérouler ou vérifier le journal d’une partie
help-command-review = relire une partie finie : ce que chaque décision a coûté, et ce que la chance a fait
help-command-rules = les règles d’un jeu, toutes ou l’une d’elles
help-command-perft = compter toutes les suites de coups jusqu’à une profondeur
help-command-bench = mesurer la vitesse
help-command-serve = ouvrir un serveur pour jouer dans le navigateur
help-command-export = écrire le journal d’une partie du serveur
help-command-import = mettre le journal d’une partie dans la base du serveur
help-command-doctor = dire si tout est là pour ouvrir le serveur, ou ce qu’il faut faire
help-command-reports = ce que des joueurs vous ont signalé à leurs tables
help-command-backup = sauvegarder la base du serveur, même pendant qu’il tourne
help-command-restore = remettre une sauvegarde en place, serveur arrêté
help-command-downgrade = ramener la base au schéma d’une version plus ancienne
help-command-stellarium = mener une campagne de Stellarium par courrier
help-game = le nom du jeu, comme dans « belle-etoile games »
help-bench-game = le nom d’un jeu ; sans lui, tous
help-arena-bots = un bot par place : random, greedy, quick, quick:60%, search, search:200ms, search:1000
help-arena-games = le nombre de parties (100) ; dans un classement, de chaque paire (40)
help-arena-ladder = classer ensemble tous les bots du jeu, ou ceux qui sont nommés
help-arena-svg = dessiner le classement dans ce fichier
help-log-file = le fichier du journal
help-rule-number = le numéro d’une règle ou d’un chapitre, par exemple 4.2
help-json = le résultat en JSON, pour un programme
help-seats = qui joue : human ou un nom de bot pour chaque place (human,greedy)
help-seed-text = la graine de la donne (sinon tirée au sort)
help-seed = la graine du hasard, un nombre entier
help-option = un choix de mise en place, par exemple first=1 ; se répète
help-edition = un fichier TOML qui remplace les composants
help-resume = reprendre la dernière partie gardée
help-new = commencer une nouvelle partie ; celle qui est gardée le reste
help-games = le nombre de parties
help-bots = un bot par place (random,greedy) ; pour Stellarium cautious, ambitious, ruthless, à tour de rôle
help-simulate-families = le nombre de familles d’une campagne de Stellarium (6)
help-simulate-turns = le nombre de tours d’une campagne de Stellarium (10)
help-log-folder = écrire le journal de chaque partie dans ce dossier
help-jobs = le nombre de processus (1) ; les résultats sont les mêmes
help-cluster = la grappe Ray qui travaille, comme HÔTE:PORT ; les résultats sont les mêmes
help-train-games = après combien de parties s’arrêter (30 000 sans --hours)
help-train-hours = après combien d’heures s’arrêter
help-train-seed = la graine du hasard, un nombre entier (1)
help-train-workers = combien jouent en même temps, avec les mêmes poids (1) ; le même nombre et la même graine donnent les mêmes poids
help-train-output = le fichier des poids, qui est remplacé ; sans lui, GAME-weights.txt dans ce dossier, qui ne l’est pas
help-train-resume = continuer l’apprentissage de ce fichier
help-verify = redistribuer depuis la graine publiée et comparer
help-review-tries = le nombre d’essais par décision (1000)
help-step = montrer la table coup par coup
help-coverage = quelles règles ont leur code et leur test
help-depth = le nombre de coups
help-split = détailler par premier coup
help-peers = comparer avec d’autres moteurs de jeu installés
help-seconds = la durée d’une mesure, en secondes

## Nombres

cli-number = { NUMBER($number) }
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-from-to = { $low }–{ $high } %

## Ce que l’on ne comprend pas

cli-whole = il faut un nombre entier, au moins { $least }, pas « { $text } »
cli-whole-between = il faut un nombre entier de { $least } à { $most }, pas « { $text } »
cli-seconds = il faut un nombre de secondes entre 0 et { $most }, pas « { $text } »
cli-hours = il faut un nombre d’heures entre 0 et { $most }, pas « { $text } »
cli-language = c’est fr ou en, pas « { $text } »
error-cli = { $reason }
error-cli-command =
    { $near ->
        [none] Aucune commande ne s’appelle « { $command } » ; il y a : { $known }.
       *[other] Aucune commande ne s’appelle « { $command } » ; vouliez-vous dire « { $near } » ? Il y a : { $known }.
    }
error-cli-unknown =
    { $near ->
        [none] « { $argument } » ne veut rien dire ici ; --help montre ce qui est possible.
       *[other] « { $argument } » ne veut rien dire ici ; vouliez-vous dire « { $near } » ?
    }
error-cli-missing = Il manque : { $argument } ; --help montre comment l’écrire.
error-cli-no-value = Il manque une valeur après { $argument } ; --help montre laquelle.
error-cli-a-value = { $argument } s’écrit seul, sans { $value }.
error-cli-together = { $argument } et { $other } ne vont pas ensemble ; gardez l’un des deux.
error-cli-value = { $argument } : { $reason }.
error-file = { $file } : le système répond « { $reason } ».
error-file-missing = Le fichier { $file } n’existe pas ; vérifiez son nom.
error-file-text = Le fichier { $file } n’est pas un texte en UTF-8.
error-file-exists = Le fichier { $file } existe déjà et ne sera pas remplacé ; choisissez un autre dossier ou une autre graine.
error-train-game = { $game } ne s’apprend pas encore ; ce qui s’apprend : { $known }.
error-train-exists = { $file } existe déjà : --resume continue avec lui, --output nomme un autre fichier.
error-train-resume = Cet apprentissage continue comme il a commencé : { $setting } vaut { $present }.
error-cluster-version = Le processus de { $where } utilise Belle Étoile { $found }, et ceci est { $expected } ; toutes les machines ont besoin de la même version.
error-cluster-without = Le processus de { $where } n’a pas Belle Étoile ; toutes les machines ont besoin de la version { $expected }.
error-cluster-empty = La grappe de { $address } n’a pas de processeur pour travailler.
error-cluster-refused = La grappe de { $address } répond « { $reason } ».
error-cluster-away = Aucune grappe ne répond à { $address } ; est-elle démarrée, et le port est-il ouvert ?
error-cluster-address = « { $address } » n’est pas l’adresse d’une grappe ; elle s’écrit HÔTE:PORT, par exemple 10.0.0.1:6379.
error-cluster-missing = --cluster a besoin de Ray, qui n’est pas installé ici ; l’extra « cluster » de ce paquet l’apporte.
error-workers-lost = { $lost } processus se sont perdus l’un après l’autre ; rien d’autre n’a été essayé.
error-save = La partie gardée { $file } est illisible ({ $reason }) ; elle reste en place, --new en commence une autre.
error-review-in-play = La partie du fichier { $file } n’est pas finie : on ne relit que ce qui est fini.
error-review-edition = Les bots n’ont pas appris cette édition de { $game } : ils ne peuvent pas la juger. Relisez une partie de l’édition fournie.
error-nothing-saved = Aucune partie de ce jeu n’est gardée dans { $folder } ; sans --resume, une nouvelle commence.
error-resume-as-it-was = --resume reprend la partie telle qu’elle était : sans --seats, --seed, --option ni --edition.
error-seed = Une graine tient sur une ligne, en caractères visibles.
error-yes-or-no = « { $answer } » n’est pas une réponse : o pour oui, n pour non.
error-number = « { $text } » n’est pas l’un des choix : ils vont de 1 à { $most }.
error-place = « { $text } » n’est pas possible ici : il y a { $known }.
error-rule =
    { $near ->
        [none] { $game } n’a pas de règle { $rule } ; elles vont de { $first } à { $last }.
       *[other] { $game } n’a pas de règle { $rule } ; la plus proche est { $near }, et elles vont de { $first } à { $last }.
    }
error-no-tests = Les tests ne sont pas installés ({ $folder } n’existe pas) : --coverage se lit dans un dépôt des sources.

## games, version

cli-games-id = jeu
cli-games-seats = joueurs
cli-games-title = titre
cli-games-version = version { $version }
cli-compiled = compilé
cli-interpreted = interprété

## simulate, arena, perft

cli-playing = Parties
cli-simulated =
    { $games ->
        [one] { $game } : { $games } partie, { $moves } coups en { NUMBER($seconds, maximumFractionDigits: 2) } s, soit { $rate } coups par seconde (graine { $seed }).
       *[other] { $game } : { $games } parties, { $moves } coups en { NUMBER($seconds, maximumFractionDigits: 2) } s, soit { $rate } coups par seconde (graine { $seed }).
    }
cli-arena =
    { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { NUMBER($seconds, maximumFractionDigits: 2) } s, { $draws ->
        [0] aucune victoire partagée
        [one] { $draws } victoire partagée
       *[other] { $draws } victoires partagées
    }.
cli-seat = place
cli-bot = bot
cli-mean-score = moyenne
cli-wins = victoires
cli-win-rate = part
cli-interval = à 95 %
ladder-title =
    { $game } : { $games ->
        [one] une partie
       *[other] { NUMBER($games) } parties
    }.
ladder-about-ratings = Points de Bradley et Terry, comme ceux d’Elo : 400 de plus gagnent dix parties pour une ; greedy en a 1 000.
ladder-about-shares = La table gagne ensemble : la part des parties gagnées.
ladder-rating = points
ladder-written = Dessiné : { $file }.
cli-depth = profondeur
cli-lines = suites de coups
cli-seconds-taken = secondes
cli-interrupted = Interrompu.
cli-interrupted-games =
    { $games ->
        [0] Interrompu avant la fin de la première partie ({ $wanted } demandées).
        [one] Interrompu après { $games } partie sur { $wanted } ; voilà ce qu’elle a donné.
       *[other] Interrompu après { $games } parties sur { $wanted } ; voilà ce qu’elles ont donné.
    }
cli-interrupted-at-depth = Interrompu à la profondeur { $depth } ; les précédentes sont complètes.

## La feuille de score

cli-rule = règle
cli-points = points
cli-total = Total

## play

play-resume = Une partie de { $game } est gardée. La reprendre ? [O/n]
play-thinking = { $name } réfléchit…
play-curtain = Passez l’écran à { $name }, puis appuyez sur Entrée.
play-keys = ? aide · ? 2 expliquer · r 4.2 règle · q garder et quitter
play-keys-undo = ? aide · ? 2 expliquer · u reprendre · r 4.2 règle · q garder et quitter
play-help = Tapez le numéro d’un choix, au besoin avec l’emplacement (2 7), ou le coup lui-même (take 3, note mars, play mars 4 down). « ? 2 » explique le choix 2, « r 4.2 » montre la règle 4.2, « u » reprend votre coup tant que rien de nouveau n’est apparu, « q » garde la partie pour plus tard.
play-which-rule = Donnez le numéro d’une règle ou d’un chapitre, par exemple « r 4.2 » ou « r 9 ».
play-saved = La partie est gardée ; « belle-etoile play { $game } » la reprend.
play-log = Le journal de la partie : { $file }

## replay

replay-heading =
    { $moves ->
        [one] { $game } (version { $version }, édition { $edition }) : { $moves } coup
       *[other] { $game } (version { $version }, édition { $edition }) : { $moves } coups
    }
replay-next = Entrée pour le coup suivant, q pour arrêter ›
replay-undo = { $name } reprend son coup.
replay-not-over = La partie n’est pas finie : les points ci-dessus sont provisoires.
replay-verified = Vérifié : la graine { $seed } répond à l’engagement publié et redonne chaque tirage.

## rules --coverage

rules-coverage = { $game } : { $rules } règles, { $code } avec leur code, { $test } avec leur test.
rules-without-code = Sans code : { $numbers }
rules-without-test = Sans test : { $numbers }
rules-unknown = Citées sans exister : { $numbers }
