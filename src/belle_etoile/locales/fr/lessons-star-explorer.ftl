# La leçon de Star Explorer. « otherwise » répond à un autre coup permis.

lessons-star-explorer-first = Le premier tour de disque

lessons-star-explorer-first-goal = Un disque d’étoiles de quatre couleurs, une fenêtre qui n’en montre qu’une partie. En six manches, vous y dessinerez six constellations, là où leurs couleurs rapportent le plus.
lessons-star-explorer-first-start = Une tuile de départ donne la première couleur. Gardez le blanc : il comptera dès cette manche.
lessons-star-explorer-first-start-otherwise = Le jaune irait aussi, mais la première constellation sera jaune déjà. Prenez le blanc, pour que deux couleurs se répondent.
lessons-star-explorer-first-colours = Cassiopée est jaune : chaque étoile jaune dessinée vaut 2. Chaque étoile blanche, la couleur d’avant, vaut 1. Et un trait entre une jaune et une blanche vaut 3 : c’est là qu’est la richesse.
lessons-star-explorer-first-place = Promenez Cassiopée dans le ciel, tournez-la : dessous, sa valeur change. Quand l’endroit vous plaît, dessinez-la.
lessons-star-explorer-first-place-otherwise = On peut la réduire, ou y renoncer, mais ce soir le ciel est grand ouvert : posez-la entière, où vous voulez.
lessons-star-explorer-first-confirm = Elle est là, au crayon. Si elle vous plaît, confirmez : ses points entrent sur la fiche.
lessons-star-explorer-first-confirm-otherwise = Pour la poser ailleurs, faites un pas en arrière, en haut de la page. Sinon, confirmez.
lessons-star-explorer-first-turned = Le ciel a tourné d’un sixième. Votre dessin s’en va avec lui, d’autres étoiles arrivent. Et le jaune devient la couleur d’avant : il vaudra 1.
lessons-star-explorer-first-size = Maintenant, choisissez une taille dans votre pile. Huit étoiles : c’est le Cygne, et il est blanc.
lessons-star-explorer-first-size-otherwise = Chaque taille viendra à son tour. Prenez d’abord les huit étoiles.
lessons-star-explorer-first-leave = Une grande figure se case mal. On peut laisser des étoiles de côté, chacune coûte 3 points. Laissez l’étoile 6, au bout d’une aile : touchez-la sur la tuile.
lessons-star-explorer-first-leave-otherwise = C’est permis. Essayez tout de même avec l’étoile 6, au bout de l’aile : le reste tient alors en un morceau.
lessons-star-explorer-first-again = Voyez les places qui se sont ouvertes. Cherchez les traits entre blanc et jaune, puis dessinez.
lessons-star-explorer-first-again-otherwise = Sept étoiles suffisent au Cygne : trouvez-lui une place, puis dessinez.
lessons-star-explorer-first-sure = Confirmez, et le ciel tourne encore.
lessons-star-explorer-first-sure-otherwise = Pour changer d’idée, un pas en arrière suffit, en haut de la page. Sinon, confirmez.
lessons-star-explorer-first-end-of-sky = À la fin s’ajoutent les étoiles du centre, celles du bord, les traits qui coupent l’axe, et ces étoiles à 3 points que vous n’avez pas éteintes. La fiche tient les comptes.
lessons-star-explorer-first-free = Le ciel vous connaît, maintenant. Encore quelques coups sans guide.
lessons-star-explorer-first-end = Six manches, et le disque aura fait son tour : une carte du ciel qui n’est qu’à vous.
