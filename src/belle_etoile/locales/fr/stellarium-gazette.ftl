### La Gazette de Stellarium et les rapports aux familles

stellarium-gazette-title = La Gazette de Stellarium
stellarium-gazette-motto = Tout ce qu’une personne de qualité peut savoir ; le reste se murmure.
stellarium-gazette-number = N° { $number }
stellarium-gazette-cycle = Cycle { $first }–{ $last }
stellarium-gazette-founding = Numéro de la fondation
stellarium-gazette-published = Parue à la clôture de l’Assemblée, an { $year }
stellarium-gazette-quiet-story = L’Assemblée s’est réunie, les commerçants ont commercé, et nul n’a rien à en dire.
stellarium-gazette-seed = Graine du sort, tour { $turn } : { $seed }
stellarium-gazette-commitment = Empreinte de la graine du tour { $turn } : { $commitment }
stellarium-gazette-more =
    { $number ->
        [one] Et { $number } nouvelle encore, faute de place.
       *[other] Et { $number } nouvelles encore, faute de place.
    }

## Rubriques

stellarium-gazette-chronicle = La chronique, année par année
stellarium-gazette-obituaries = Nécrologie
stellarium-gazette-court = La cour et l’Assemblée
stellarium-gazette-shipping = Nouvelles des vaisseaux
stellarium-gazette-exchange-title = Le temps qu’il fait à la bourse
stellarium-gazette-social = Carnet des familles
stellarium-gazette-movements = Comptoirs, garnisons et flottes
stellarium-gazette-pyramids = Les cinq têtes de l’Empire
stellarium-gazette-planets = Les mondes connus
stellarium-gazette-families = Le rang des familles
stellarium-column-institution = Institution
stellarium-column-head = À sa tête
stellarium-column-dauphins = Dauphins
stellarium-column-councillors = Conseillers
stellarium-gazette-judges = Haute Cour
stellarium-column-planet = Monde
stellarium-column-holder = Tenu par
stellarium-column-governor = Gouverneur
stellarium-column-posts = Comptoirs
stellarium-column-place = Rang
stellarium-column-family = Famille
stellarium-column-points-turn = Ce tour
stellarium-column-points = Points
stellarium-column-living = Vivants
stellarium-column-status = Ordres
stellarium-holder-empire = l’Empire
stellarium-holder-rebels = les rebelles
stellarium-holder-pouarks = les Pouarks

## À la une

stellarium-headline-quiet = Rien à signaler dans l’Empire
stellarium-headline-end =
    { $end-word ->
        [capital] Stellarium est tombée !
        [silent] L’Empire se tait
       *[turns] Le dernier cycle est clos
    }
stellarium-headline-winners =
    { $number ->
        [one] La famille { $names } l’emporte !
       *[other] Victoire partagée : { $names }
    }
stellarium-headline-emperor = { $person } sur le trône
stellarium-headline-murder = Assassinat : { $person }
stellarium-headline-coup-succeeds = L’armée prend le trône pour { $person }
stellarium-headline-coup-fails = Le coup d’État de { $person } échoue
stellarium-headline-coup = L’armée s’agite
stellarium-headline-planet-lost = { $planet } est perdue
stellarium-headline-planet-won = { $planet } à l’Empire !
stellarium-headline-bomb = Une bombe à la bourse
stellarium-headline-treason = Trahison au profit des Pouarks
stellarium-headline-invasion = Les Pouarks devant { $planet }
stellarium-headline-assault = La flotte attaque { $planet }
stellarium-headline-revolt = { $planet } se soulève
stellarium-headline-retaking = Bataille pour { $planet }
stellarium-headline-dismissed = La chute de { $person }
stellarium-headline-promoted = { $person } au sommet
stellarium-headline-ship-captured = Le vaisseau { $ship } aux mains des Pouarks
stellarium-headline-ship-destroyed = Le vaisseau { $ship } ne reviendra pas
stellarium-headline-colony-found = Un monde nouveau : { $planet }
stellarium-headline-pouark-planet-found = { $planet }, un nid de Pouarks
stellarium-headline-kidnapped = Enlèvement : { $person }
stellarium-headline-found = L’enquête nomme { $person }
stellarium-headline-special-disgrace = Disgrâce de { $person }
stellarium-headline-scandal = Scandale autour de { $person }
stellarium-headline-heretic =
    { $act-word ->
        [r19-1] Excommunication de { $person }
       *[r1-3-3] Une prothèse interdite : { $person }
    }
stellarium-headline-convicted = Le bagne pour { $person }
stellarium-headline-judge-removed = La Haute Cour perd { $person }
stellarium-headline-ransomed = Rançon payée pour { $person }
stellarium-headline-murder-failed = On a voulu tuer { $person }
stellarium-headline-ship-bought = Un vaisseau pour la famille { $family }
stellarium-headline-married = Noces dans les grandes familles
stellarium-headline-ship-leaves = Le vaisseau { $ship } appareille

## La chronique

stellarium-gazette-count =
    { $born ->
        [0] { $died ->
            [one] Un deuil dans les familles cette année-là.
           *[other] { $died-cap } deuils dans les familles cette année-là.
        }
        [one] { $died ->
            [0] Une naissance cette année-là.
            [one] Une naissance et un deuil cette année-là.
           *[other] Une naissance et { $died-said } deuils cette année-là.
        }
       *[other] { $died ->
            [0] { $born-cap } naissances cette année-là.
            [one] { $born-cap } naissances et un deuil cette année-là.
           *[other] { $born-cap } naissances et { $died-said } deuils cette année-là.
        }
    }
stellarium-gazette-family = La famille { $family } est inscrite au livre des grandes familles.
stellarium-gazette-heretic =
    { $act-word ->
        [r19-1] L’Église excommunie { $person } pour hérésie ; la Haute Cour en jugera.
       *[r1-3-3] { $person } s’est fait greffer une cyberprothèse sans l’autorisation de l’Église : c’est une hérésie, et la Haute Cour en jugera.
    }
stellarium-gazette-death =
    { $cause-word ->
        [murder] { $sex ->
            [w] { $person } meurt assassinée à { $age } ans.
           *[m] { $person } meurt assassiné à { $age } ans.
        }
        [age] { $person } s’éteint à { $age } ans.
        [rebellion] { $person } meurt à { $age } ans sous les coups des rebelles.
        [war] { $person } meurt à { $age } ans à la guerre.
        [wreck] { $person } meurt à { $age } ans dans la perte d’un vaisseau.
        [bomb] { $person } meurt à { $age } ans dans l’attentat de la bourse.
        [coup] { $person } meurt à { $age } ans dans le coup d’État.
       *[space] { $person } disparaît à { $age } ans sur le chemin du retour.
    }
stellarium-gazette-revived =
    { $sex ->
        [w] On donnait { $person } pour morte : son médecin en a jugé autrement.
       *[m] On donnait { $person } pour mort : son médecin en a jugé autrement.
    }
stellarium-gazette-found =
    { $crime-word ->
        [murder] L’enquête sur un meurtre mène droit à { $person }.
        [kidnapping] L’enquête sur un enlèvement mène droit à { $person }.
        [scandal] Qui a monté le scandale ? L’enquête répond : { $person }.
        [sabotage] Le sabotage d’un vaisseau porte la signature de { $person }.
        [bomb] Derrière la bombe de la bourse, les enquêteurs trouvent { $person }.
        [rebellion] Les agitateurs étaient payés : l’enquête nomme { $person }.
       *[treason] Le traître a un nom : { $person }.
    }
stellarium-gazette-unsolved =
    { $crime-word ->
        [murder] Qui a payé le meurtrier ? L’enquête n’en sait rien.
        [kidnapping] Qui a payé les ravisseurs ? L’enquête n’en sait rien.
        [scandal] D’où venait la rumeur ? L’enquête n’en sait rien.
        [sabotage] Qui voulait perdre le vaisseau ? L’enquête n’en sait rien.
        [bomb] Qui a payé le poseur de bombe ? L’enquête n’en sait rien.
        [rebellion] Qui a soufflé sur les braises ? L’enquête n’en sait rien.
       *[treason] Qui a vendu l’Empire ? L’enquête n’en sait rien.
    }
stellarium-gazette-murder-failed = Un assassin manque { $person }, de peu.
stellarium-gazette-kidnapped =
    { $sex ->
        [w] La Tentacule Sombre enlève { $person } ; on l’a vue partir entre deux ombres.
       *[m] La Tentacule Sombre enlève { $person } ; on l’a vu partir entre deux ombres.
    }
stellarium-gazette-kidnapping-failed = Des ravisseurs attendaient { $person } ; ils attendent encore.
stellarium-gazette-ransomed = La famille verse { $price } M$ pour revoir { $person }.
stellarium-gazette-scandal = Un scandale éclabousse { $person }, qui devra s’expliquer devant la Haute Cour.
stellarium-gazette-scandal-failed = Un scandale visait { $person } ; personne n’y a cru.
stellarium-gazette-cleared =
    { $sex ->
        [w] { $person } est lavée de tout soupçon : l’affaire était montée.
       *[m] { $person } est lavé de tout soupçon : l’affaire était montée.
    }
stellarium-gazette-captured =
    { $by-word ->
        [hostage] { $person } reste l’otage de la Tentacule Sombre sur { $planet }.
        [rebels] Les rebelles de { $planet } retiennent { $person }.
       *[pouarks] Les Pouarks de { $planet } retiennent { $person }.
    }
stellarium-gazette-freed =
    { $act-word ->
        [r24-1] Grâce impériale : les portes du bagne d’Araknid s’ouvrent pour { $person }.
        [r23-1] { $person } sort du bagne d’Araknid, sa peine purgée.
        [r2-2-5] La famille a fini par céder : la Tentacule Sombre rend { $person }.
        [r2-2-6] La flotte arrache { $person } aux mains de la Tentacule Sombre.
        [r11-2-5] La deuxième flotte ramène { $person } des montagnes où les rebelles se cachaient.
        [r11-5] La planète est reprise : { $person } n’est plus aux mains de l’ennemi.
       *[other] { $person } recouvre la liberté.
    }
stellarium-gazette-post-abolished = La Gilde des marchands ferme le comptoir de la famille { $family } sur { $planet }.
stellarium-gazette-planet-closed = Par ordre de la Gilde des marchands, nul ne commerce sur { $planet }.
stellarium-gazette-barred = La famille { $family } trouve closes les portes de la bourse.
stellarium-gazette-commands =
    { $fleet ->
        [1] { $person } prend le commandement de la première flotte.
       *[2] { $person } prend le commandement de la deuxième flotte.
    }
stellarium-gazette-joins-fleet =
    { $fleet ->
        [1] { $person } rejoint la première flotte.
       *[2] { $person } rejoint la deuxième flotte.
    }
stellarium-gazette-no-revolt = On complotait sur { $planet } ; le peuple n’a pas suivi.
stellarium-gazette-revolt =
    { $result-word ->
        [great-victory] { $planet } se soulève et retombe aussitôt : grande victoire de l’Empire.
        [victory] { $planet } se soulève ; l’Empire tient bon.
        [defeat] { $planet } se soulève et chasse l’Empire.
       *[great-defeat] { $planet } se soulève et balaie l’Empire.
    } { $men ->
        [0] Nul guerrier n’était là.
       *[other] Pertes : { $lost } sur { $men }.
    }
stellarium-gazette-retaking =
    { $result-word ->
        [great-victory] La deuxième flotte reprend { $planet } en triomphe.
        [victory] La deuxième flotte reprend { $planet }.
        [defeat] La deuxième flotte échoue devant { $planet }.
       *[great-defeat] La deuxième flotte se brise devant { $planet }.
    } { $men ->
        [0] Nul guerrier n’était là.
       *[other] Pertes : { $lost } sur { $men }.
    }
stellarium-gazette-invasion =
    { $result-word ->
        [great-victory] Les Pouarks se ruent sur { $planet } et s’y font tailler en pièces.
        [victory] Les Pouarks attaquent { $planet } en vain.
        [defeat] Les Pouarks attaquent { $planet } et l’emportent.
       *[great-defeat] Les Pouarks fondent sur { $planet } et la submergent.
    } { $men ->
        [0] Nul guerrier n’était là.
       *[other] Pertes : { $lost } sur { $men }.
    }
stellarium-gazette-assault =
    { $result-word ->
        [great-victory] La première flotte enlève { $planet } aux Pouarks dans un triomphe.
        [victory] La première flotte enlève { $planet } aux Pouarks.
        [defeat] La première flotte recule devant { $planet }.
       *[great-defeat] La première flotte est anéantie devant { $planet }.
    } { $men ->
        [0] Nul guerrier n’était là.
       *[other] Pertes : { $lost } sur { $men }.
    }
stellarium-gazette-planet-lost =
    { $by-word ->
        [rebels] Le drapeau des rebelles flotte sur { $planet }.
       *[pouarks] { $planet } est aux Pouarks.
    }
stellarium-gazette-planet-won = { $planet } est une colonie de l’Empire ; chaque famille y ouvre un comptoir.
stellarium-gazette-treason = Des plans de bataille ont été vendus aux Pouarks.
stellarium-gazette-treason-failed = Quelqu’un a voulu vendre des plans aux Pouarks, qui n’en ont pas voulu.
stellarium-gazette-bomb = Une bombe éclate au milieu de la bourse ; { $merchants ->
        [0] par chance, il n’y avait personne.
        [one] un marchand s’y trouvait.
       *[other] { $merchants-said } marchands s’y trouvaient.
    }
stellarium-gazette-coup = { $person } fait sortir les troupes des casernes et marche sur le palais.
stellarium-gazette-coup-support = { $person } range ses officiers du côté du coup.
stellarium-gazette-coup-oppose = { $person } refuse de suivre.
stellarium-gazette-coup-succeeds = Le palais est pris ; { $person } ceint la couronne.
stellarium-gazette-deposed =
    { $sex ->
        [w] { $person } est chassée du trône et passera en jugement.
       *[m] { $person } est chassé du trône et passera en jugement.
    }
stellarium-gazette-coup-fails = La garde tient le palais ; { $person } a perdu la partie.
stellarium-gazette-purged =
    { $sex ->
        [w] { $person } est chassée de l’Armée et passera en jugement.
       *[m] { $person } est chassé de l’Armée et passera en jugement.
    }
stellarium-gazette-end =
    { $end-word ->
        [capital] Stellarium est tombée. Il n’y aura pas d’autre numéro.
        [silent] Plus une famille ne donne d’ordres ; l’Empire s’éteint.
       *[turns] Ainsi s’achève le dernier cycle de cette chronique.
    }
stellarium-gazette-winners =
    { $number ->
        [one] La famille { $names } l’emporte avec { $points } points.
       *[other] Les familles { $names } se partagent la victoire avec { $points } points chacune.
    }

## Nécrologie

stellarium-gazette-obituary =
    { $sex ->
        [w] { $school-word ->
            [priest] Prêtresse
            [warrior] Guerrière
            [explorer] Exploratrice
            [merchant] Marchande
           *[none] Trop jeune pour une école
        }
       *[m] { $school-word ->
            [priest] Prêtre
            [warrior] Guerrier
            [explorer] Explorateur
            [merchant] Marchand
           *[none] Trop jeune pour une école
        }
    }, { $sex ->
        [w] { $cause-word ->
            [murder] assassinée
            [age] éteinte
            [rebellion] tombée sous les coups des rebelles
            [war] tombée à la guerre
            [wreck] perdue avec son vaisseau
            [bomb] tuée dans l’attentat de la bourse
            [coup] abattue pendant le coup d’État
           *[space] disparue sur le chemin du retour
        }
       *[m] { $cause-word ->
            [murder] assassiné
            [age] éteint
            [rebellion] tombé sous les coups des rebelles
            [war] tombé à la guerre
            [wreck] perdu avec son vaisseau
            [bomb] tué dans l’attentat de la bourse
            [coup] abattu pendant le coup d’État
           *[space] disparu sur le chemin du retour
        }
    } à { $age } ans, en { $year }, avec { $prestige } points de prestige{ $office-word ->
        [yes] , en charge jusqu’au dernier jour
       *[no] { "" }
    }{ $voyages ->
        [0] .
        [one] , après une expédition.
       *[other] , après { $voyages-said } expéditions.
    }
stellarium-gazette-dead = { $person } ({ $age })
stellarium-gazette-also-dead =
    { $number ->
        [one] Nous a aussi quittés
       *[other] Nous ont aussi quittés
    }

## La cour

stellarium-gazette-trial = { $charge-word ->
        [c1-3-3] Procès pour une prothèse sans autorisation
        [c2-3-3] Procès après un scandale
        [c2-3-4] Procès pour un scandale monté
        [c2-9-3] Procès pour crime
        [c17-3] Procès après le coup d’État
        [c17-4] Procès après le coup d’État
        [c19-1] Procès d’hérésie
       *[other] Procès après une disgrâce
    } : { $person }.
stellarium-gazette-ballot = { $person } ({ $years } ans)
stellarium-gazette-ballots-guilty = Coupable : { $names }.
stellarium-gazette-ballots-not-guilty = Non coupable : { $names }.
stellarium-gazette-ballots-abstain =
    { $number ->
        [one] S’abstient : { $names }.
       *[other] S’abstiennent : { $names }.
    }
stellarium-gazette-adjourned = { $charge-word ->
        [c1-3-3] Procès pour une prothèse sans autorisation
        [c2-3-3] Procès après un scandale
        [c2-3-4] Procès pour un scandale monté
        [c2-9-3] Procès pour crime
        [c17-3] Procès après le coup d’État
        [c17-4] Procès après le coup d’État
        [c19-1] Procès d’hérésie
       *[other] Procès après une disgrâce
    } : { $person }. { $why-word ->
        [held] L’audience est reportée : on ne juge pas qui est aux mains d’autrui.
       *[no-judge] L’audience est reportée, faute de juge.
    }
stellarium-gazette-convicted = { $person } part au bagne d’Araknid pour { $years } ans.
stellarium-gazette-fined = { $person } versera { $price } M$ à la famille { $to }.
stellarium-gazette-absent = { $person } manque à l’appel de l’Assemblée, et y perd ses charges.
stellarium-gazette-forgiven = L’Église rend sa paix à { $person }.
stellarium-gazette-eulogy = { $priest } prononce l’éloge funèbre de { $person }.
stellarium-gazette-eulogies = { $priest } prononce l’éloge funèbre de { $names }.
stellarium-gazette-silence = L’Assemblée se tait une minute pour { $person }.
stellarium-gazette-silences = L’Assemblée se tait une minute pour { $names }.
stellarium-gazette-promoted =
    { $floor ->
        [0] { $pyramid-word ->
            [government] { $person } monte sur le trône impérial.
            [church] { $sex ->
                [w] { $person } devient Archipapesse.
               *[m] { $person } devient Archipape.
            }
            [army] { $sex ->
                [w] { $person } devient Grande Générale.
               *[m] { $person } devient Grand Général.
            }
            [explorers] { $sex ->
                [w] { $person } devient Grande Commandeure des explorateurs.
               *[m] { $person } devient Grand Commandeur des explorateurs.
            }
           *[merchants] { $sex ->
                [w] { $person } devient Maîtresse marchande.
               *[m] { $person } devient Maître marchand.
            }
        }
        [1] { $sex ->
            [w] { $person } est dauphine de { $pyramid }.
           *[m] { $person } est dauphin de { $pyramid }.
        }
       *[2] { $person } entre au conseil de { $pyramid }.
    }
stellarium-gazette-governor-elected = { $person } gouvernera { $planet }.
stellarium-gazette-disgraced = { $person } tombe en disgrâce et quitte { $pyramid } ; la Haute Cour en jugera.
stellarium-gazette-dismissed = Les siens renversent { $person }, qui ne dirige plus { $pyramid }.
stellarium-gazette-special-disgrace = Le trône frappe { $person } d’une disgrâce spéciale : plus aucun siège, et un procès.

## Les vaisseaux

stellarium-gazette-ship-leaves =
    { $crew ->
        [one] Le vaisseau { $ship } appareille ; { $person } n’a personne à commander.
       *[other] Le vaisseau { $ship } appareille avec { $crew-said } personnes, sous le commandement de { $person }.
    }
stellarium-gazette-ship-stays =
    { $act-word ->
        [r4-8] La Gilde des explorateurs interdit le départ du vaisseau { $ship }.
        [r4-3] Le vaisseau { $ship } reste à quai : il lui faut à bord un explorateur et un prêtre au moins.
        [r4-7] Le vaisseau { $ship } reste à quai : personne à bord n’est en droit de le commander.
       *[other] Le vaisseau { $ship } reste à quai.
    }
stellarium-gazette-ship-sold = La famille { $family } vend le vaisseau { $ship } à la famille { $other }.
stellarium-gazette-ship-lent = La famille { $family } prête le vaisseau { $ship } à la famille { $other }.
stellarium-gazette-ship-hired = La famille { $family } loue le vaisseau { $ship } à la famille { $other }.
stellarium-gazette-ship-destroyed = On est sans nouvelles du vaisseau { $ship } : il a péri.
stellarium-gazette-ship-captured = Le vaisseau { $ship } est pris par les Pouarks de { $planet }.
stellarium-gazette-nothing-found = Le vaisseau { $ship } rentre les cales vides.
stellarium-gazette-colony-found = Le vaisseau { $ship } découvre { $planet }, un monde à coloniser.
stellarium-gazette-pouark-planet-found = Le vaisseau { $ship } découvre { $planet }, que les Pouarks habitent.
stellarium-gazette-ship-bought = Aux enchères, la famille { $family } emporte un vaisseau neuf, baptisé { $ship }, pour { $price } M$.

## La bourse

stellarium-weather-sun = Grand soleil sur la corbeille.
stellarium-weather-fair = De belles éclaircies.
stellarium-weather-cloud = Temps couvert, sans plus.
stellarium-weather-rain = Averses persistantes.
stellarium-weather-storm = Tempête sur la corbeille.
stellarium-weather-calm = Calme plat : personne n’a parié.
stellarium-gazette-boom = L’Empire s’agrandit : tous les cours gagnent un cran.
stellarium-gazette-slump = L’Empire rétrécit : tous les cours perdent un cran.
stellarium-gazette-bets =
    { $merchants ->
        [one] Un seul marchand a joué : { $stakes } M$ misés, { $gains } M$ de résultat.
       *[other] { $merchants-cap } marchands ont joué : { $stakes } M$ misés, { $gains } M$ de résultat.
    }
stellarium-gazette-best = Le plus beau coup : { $person }, { $gain } M$.
stellarium-gazette-worst = La perte la plus rude : { $person }, { $gain } M$.
stellarium-gazette-trade =
    { $merchants ->
        [one] Un marchand rentre des colonies avec { $gains } M$.
       *[other] { $merchants-cap } marchands rentrent des colonies avec { $gains } M$.
    }
stellarium-gazette-best-trade = La meilleure affaire : { $person } sur { $planet }, { $gain } M$.
stellarium-gazette-traded = { $person } rapporte { $gain } M$ de { $planet }.
stellarium-gazette-fleets = Première flotte : { $first } ; deuxième flotte : { $second }.
stellarium-gazette-colony =
    { $planet } : { $merchants ->
        [0] aucun marchand
        [one] un marchand
       *[other] { $merchants-said } marchands
    }, { $warriors ->
        [0] aucune garnison.
        [one] un guerrier en garnison.
       *[other] { $warriors-said } guerriers en garnison.
    }

## Le carnet

stellarium-gazette-married = { $person } épouse { $bride } devant { $priest }.
stellarium-gazette-born =
    { $mother ->
        [none] { $sex ->
            [w] Une fille est née à { $father }.
           *[m] Un fils est né à { $father }.
        }
       *[other] { $sex ->
            [w] Une fille est née à { $father } et { $mother }.
           *[m] Un fils est né à { $father } et { $mother }.
        }
    }
stellarium-gazette-baptised =
    { $priest ->
        [none] { $person } reçoit son nom sans prêtre.
       *[other] { $priest } baptise { $person }.
    }
stellarium-gazette-births =
    { $girls ->
        [0] { $boys ->
            [one] Un fils
           *[other] { $boys-cap } fils
        }
        [one] { $boys ->
            [0] Une fille
            [one] Une fille et un fils
           *[other] Une fille et { $boys-said } fils
        }
       *[other] { $boys ->
            [0] { $girls-cap } filles
            [one] { $girls-cap } filles et un fils
           *[other] { $girls-cap } filles et { $boys-said } fils
        }
    } chez { $mother ->
        [none] { $father }.
       *[other] { $father } et { $mother }.
    }
stellarium-gazette-baptisms =
    { $priest ->
        [none] Reçoivent leur nom sans prêtre : { $names }.
       *[other] { $priest } baptise { $names }.
    }
stellarium-gazette-schooled =
    { $sex ->
        [w] { $school-word ->
            [priest] { $person } sera prêtresse.
            [warrior] { $person } sera guerrière.
            [explorer] { $person } sera exploratrice.
           *[merchant] { $person } sera marchande.
        }
       *[m] { $school-word ->
            [priest] { $person } sera prêtre.
            [warrior] { $person } sera guerrier.
            [explorer] { $person } sera explorateur.
           *[merchant] { $person } sera marchand.
        }
    }
stellarium-gazette-school-priest =
    { $number ->
        [one] Entre dans les ordres
       *[other] Entrent dans les ordres
    }
stellarium-gazette-school-warrior =
    { $number ->
        [one] Prend les armes
       *[other] Prennent les armes
    }
stellarium-gazette-school-explorer =
    { $number ->
        [one] Partira explorer
       *[other] Partiront explorer
    }
stellarium-gazette-school-merchant =
    { $number ->
        [one] Entre dans le commerce
       *[other] Entrent dans le commerce
    }
stellarium-gazette-recognised = On reconnaît enfin { $person }, { $school } de trente et un ans, que nul ne nommait.

## Les rapports aux familles

stellarium-report-title = Famille { $family }
stellarium-report-secret = Pour vos yeux seulement.
stellarium-report-turn = Tour { $turn }
stellarium-report-status = Ordres : { $status }
stellarium-report-points = { $points } points ce tour, { $total } en tout
stellarium-report-accounts = Vos comptes
stellarium-report-entry = Écriture
stellarium-report-rule = Règle
stellarium-report-amount = M$
stellarium-report-start = Au début du tour
stellarium-report-purse = À présent
stellarium-posting-2-3-4 = Amende pour un scandale
stellarium-posting-2-8-2 = Contrats de la Tentacule Sombre
stellarium-posting-13-4 = Bourse
stellarium-posting-15-2 = Commerce dans les colonies
stellarium-posting-28-1 = Vaisseau neuf
stellarium-posting-28-4 = Vaisseaux vendus, achetés ou loués
stellarium-report-credits = Crédits auprès de la Tentacule Sombre : { $credits }.
stellarium-report-debt = Vous êtes en dette : ni achats, ni contrats, ni bourse, ni enchère au tour qui vient.
stellarium-report-orders = Vos ordres
stellarium-report-received = Vos ordres sont arrivés ; ils ont compté comme { $status }.
stellarium-report-silent = Aucun ordre de vous n’est arrivé.
stellarium-report-bought = Acheté pour { $names } : { $good }.
stellarium-report-news = Ce que l’on dit des vôtres
stellarium-report-people = Les vôtres
stellarium-report-code = N°
stellarium-report-name = Nom
stellarium-report-age = Âge
stellarium-report-school = Formation
stellarium-report-prestige = PP
stellarium-report-change = Tour
stellarium-report-office = Charges
stellarium-report-tie = Conjoint
stellarium-report-prostheses = Prothèses
stellarium-report-newborn = (à baptiser)
stellarium-report-outsider = petite noblesse
stellarium-report-widowed =
    { $sex ->
        [w] veuve
       *[m] veuf
    }
stellarium-report-trials = Procès à venir
stellarium-report-trial = Procès { $trial } : { $person } ({ $code })
stellarium-report-proposals = Ce que le protocole propose
stellarium-report-proposal = Mariage : { $groom } et { $bride }, devant { $priest }
stellarium-report-bargain =
    { $deal-word ->
        [sell] Vaisseau : { $family } vendrait { $ship } à { $other } pour { $price } M$
        [lend] Vaisseau : { $family } prêterait { $ship } à { $other } pour ce tour
       *[hire] Vaisseau : { $family } louerait { $ship } à { $other } pour ce tour et { $price } M$
    }
stellarium-school =
    { $sex ->
        [w] { $school-word ->
            [priest] prêtresse
            [warrior] guerrière
            [explorer] exploratrice
            [merchant] marchande
           *[none] —
        }
       *[m] { $school-word ->
            [priest] prêtre
            [warrior] guerrier
            [explorer] explorateur
            [merchant] marchand
           *[none] —
        }
    }
stellarium-seat-head =
    { $pyramid-word ->
        [government] sur le trône
        [church] { $sex ->
            [w] Archipapesse
           *[m] Archipape
        }
        [army] { $sex ->
            [w] Grande Générale
           *[m] Grand Général
        }
        [explorers] { $sex ->
            [w] Grande Commandeure
           *[m] Grand Commandeur
        }
       *[merchants] { $sex ->
            [w] Maîtresse marchande
           *[m] Maître marchand
        }
    }
stellarium-seat-dauphin =
    { $sex ->
        [w] dauphine de { $pyramid }
       *[m] dauphin de { $pyramid }
    }
stellarium-seat-councillor = au conseil de { $pyramid }
stellarium-seat-judge = juge
stellarium-seat-governor = gouverne { $planet }
stellarium-seat-heretic = hérétique
stellarium-seat-convict = au bagne jusqu’au tour { $turn }
stellarium-seat-captive =
    { $by-word ->
        [hostage] otage sur { $planet }
        [rebels] aux rebelles sur { $planet }
       *[pouarks] aux Pouarks sur { $planet }
    }

## Le registre

stellarium-register-title = Registre de l’Empire
stellarium-register-motto = Qui est qui, et sous quel numéro les ordres le nomment.
stellarium-register-published = État à la clôture de l’Assemblée, an { $year }
stellarium-register-ships = Vaisseaux
stellarium-register-ship = Vaisseau
stellarium-register-owner = Propriétaire
