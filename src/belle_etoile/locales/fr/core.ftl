### Ce que disent tous les jeux : titres, bots, victoire, refus et erreurs

## Les cinq jeux

game-stellar = Stellar
game-stellar-about = Deux astronomes, un télescope et un carnet chacun, soixante cartes.
game-stellarion = Stellarion
game-stellarion-about = Un observatoire et quatre galaxies à rejoindre, seul ou à deux, ensemble.
game-look-at-the-stars = Look at the Stars
game-look-at-the-stars-about = Chacun trace ses constellations avant que le soleil se lève.
game-star-explorer = Star Explorer
game-star-explorer-about = Des constellations tracées sur un disque qui tourne.
game-stellarium = Stellarium
game-stellarium-about = Un empire par correspondance, de trois à mille familles, et un arbitre qui ne dort jamais.

## Les bots

bot-random = Hasard
bot-random-about = joue n’importe quel coup permis
bot-greedy = Glouton
bot-greedy-about = prend ce qui paraît le mieux au premier regard
bot-quick = Vif
bot-quick-about = joue ce que beaucoup de parties lui ont appris, sans longue réflexion
bot-versioned = { $bot } { $version }
bot-search = Chercheur
bot-search-about = imagine beaucoup d’avenirs possibles avant de jouer
bot-with-time = { $bot } ({ $milliseconds } ms)
bot-with-notice = { $bot } (remarque { $percent } % de ses coups)
bot-with-iterations = { $bot } ({ $iterations } essais)

## À la table

seat-name = Joueur { $seat }
you = Vous
winner-one =
    { $who ->
        [you] Vous l’emportez (règle { $rule }).
       *[other] { $name } l’emporte (règle { $rule }).
    }
winner-shared =
    { $who ->
        [you] Vous partagez la victoire avec { $names } (règle { $rule }).
       *[other] La victoire est partagée entre { $names } (règle { $rule }).
    }
winner-none = La partie est perdue pour toute la table (règle { $rule }).
rule-reading = Lecture : { $text }
rule-table = Laissé aux personnes autour de la table.

## Les moments, dans un courriel : nul ne sait où il est lu

moment = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { NUMBER($year, useGrouping: 0) } à { $time } UTC

## Refus : d’abord ce qui est permis, puis la règle

refusal = { $prompt } Règle { $rule } : { $text }
error-illegal = Ce coup n’est pas permis maintenant : « { $move } » (règle { $rule }).
error-unreadable = « { $move } » n’est pas un coup de ce jeu ; on attend { $expected }.
error-not-your-turn = Ce n’est pas au joueur { $seat } de jouer : on attend quelqu’un d’autre.
error-stale = La table a changé pendant ce temps : vous avez vu la position { $seen }, elle en est à la { $version }. Regardez-la de nouveau, puis jouez.
error-no-undo = Il n’y a rien à reprendre : un coup se reprend tant que ni le sort ni quelqu’un d’autre n’a joué depuis.

## Erreurs : quoi, où, et ce qui serait juste

error-campaign = { $game } se joue par correspondance et non coup par coup : voyez « belle-etoile { $game } --help ».
error-game = Aucun jeu ne s’appelle « { $game } » ; il y a : { $known }.
error-option = Ce jeu n’a pas d’option « { $option } » ; il a : { $known }.
error-choice = L’option « { $option } » ne peut pas valoir « { $choice } » ; elle vaut l’un de : { $known }.
error-option-form = Une option s’écrit nom=choix, pas « { $option } » ; ce jeu a : { $known }.
error-seats = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
error-seats-exact = Ce jeu se joue à { $most }, pas à { $seats }.
error-bot = Aucun bot ne s’appelle « { $bot } » ; il y a : { $known }.
error-weights-game = Poids refusés, { $file } : ils sont de { $found }, pas de { $expected }.
error-weights-edition = Poids refusés, { $file } : ils sont de l’édition { $found } ; celle-ci est { $expected }.
error-weights-features = Poids refusés, { $file } : ils sont de la version { $found } des caractéristiques ; celle-ci est la version { $expected }.
error-weights-broken = Poids refusés, { $file } : ce n’est pas un fichier de poids entier.
error-weights-digest = Poids refusés, { $file } : les nombres n’ont pas le SHA-256 que dit l’en-tête.
error-edition = Édition refusée, { $file }, ligne { $line } : { $reason }.
error-log = Journal refusé, { $file }, ligne { $line } : { $reason }

## Pourquoi un fichier est refusé

reason-not-toml = ce fichier est illisible ({ $said })
reason-unknown-key = « { $where } » est inconnu ; cette table a { $known }
reason-number = « { $where } » est un nombre entier de { $least } à { $most }, pas { $found }
reason-flag = « { $where } » est true ou false, pas { $found }
reason-word = « { $where } » est un mot fait de a-z, 0-9 et « - », pas { $found }
reason-choice = « { $where } » est l’un de { $known }, pas { $found }
reason-numbers = « { $where } » est une liste de nombres entiers
reason-number-lists = « { $where } » est une liste de listes de nombres entiers
reason-no-table = la table « { $where } » manque
reason-no-tables = il faut des tables [[{ $table }]]
reason-name-taken = « { $where } » : une autre carte s’appelle déjà { $found }
reason-stellar-cards = il faut de { $least } à { $most } cartes, pas { $found }
reason-stellar-satellite-zero = un satellite n’est pas une carte 6/0
reason-stellar-starters = il faut cinq cartes de départ, une de chaque type
reason-stellar-zeros = il faut une carte 6/0 de chaque type
reason-stellar-sections = « { $where } » : il faut trois listes qui contiennent une fois chacun des emplacements 1 à 12
reason-stellar-edges = « { $where } » : chaque arête joint deux emplacements de 1 à 12, ce que ne fait pas { $found }
reason-stellar-rows = « { $where } » : le total est de 12 emplacements
reason-no-move-line = ce n’est pas une ligne de coup : « { $found } »
reason-heading = « { $expected } » était attendu, voici « { $found } »
reason-heading-number = un nombre était attendu, voici « { $found } »
reason-version = la version { $expected } était attendue, voici { $found }
reason-no-seed-to-go-on = cette partie vient d’un journal et n’a pas de graine pour continuer
reason-too-much-luck = il y a plus de tirages que le coup n’en demande
reason-too-little-luck = la règle { $rule } demande un tirage parmi { $most } et il n’en reste pas
reason-wrong-luck = la règle { $rule } demande un tirage parmi { $most } et le journal dit { $found }
reason-no-setup = la première ligne n’est pas la mise en place
reason-no-seed = la graine manque ; elle est publiée à la fin de la partie
reason-wrong-seed = la graine ne correspond pas à l’empreinte publiée au début
reason-other-deal = la graine donne { $dealt }, le journal dit { $told }
reason-other-game = une partie de { $played } ; ce jeu est { $present }
reason-other-version = partie jouée avec la version { $played } du jeu ; celle-ci est la { $present }
reason-other-edition = partie jouée avec l’édition { $played } ; celle-ci est { $present } (--edition FICHIER en donne une autre)
