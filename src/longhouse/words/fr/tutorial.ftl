# Les leçons, par leur identifiant, et ce qui les entoure.

tutorial-about = Chaque jeu en petites leçons, avec de vrais coups sur un vrai plateau. Chaque erreur est expliquée : essayez tout.
tutorial-aim = { $game ->
        [northwood] Huit Fiefs, huit Chefs. Ralliez chacun en marquant exactement autant de points que la valeur de son Fief, et gagnez ses étoiles. 16 étoiles sur 20 suffisent.
       *[fjords] D’abord, vous explorez ensemble un pays, tuile après tuile. Ensuite, chacun s’y installe. Celui qui occupe le plus de terres gagne.
    }
tutorial-continue = { $done ->
        [0] Commencer : { $title }
       *[other] Continuer : { $title }
    }
tutorial-then = Puis une première partie
tutorial-progress = Leçons terminées : { $done } sur { $count }
tutorial-is-done = (terminée)
tutorial-path = Envie d’avancer pas à pas ? Choisissez « Parcours d’apprentissage » en créant une partie : sept parties, quelques Pierres à la fois.
tutorial-play = { $game ->
        [northwood] Jouer l’initiation
       *[fjords] Jouer en mode facile
    }
tutorial-lesson = Leçon { $number } sur { $count }
tutorial-steps = Étapes terminées : { $done } sur { $count }
tutorial-right = Bien joué !
tutorial-next = Leçon suivante
tutorial-again = Recommencer
tutorial-lessons = Toutes les leçons
tutorial-mistake = Montrer une erreur
tutorial-other = C’est permis, mais cette leçon demande autre chose.
tutorial-rules = Dans les règles :

tutorial-title = { $lesson ->
        [two-tiles] Deux voisines
        [corners] Coin contre coin
        [one-land] Un seul pays
        [row] Quatre tuiles au choix
        [swap] Quand rien ne se pose
        [longhouse] Une Maison longue
        [settle] S’installer
        [half-edge] Un demi-bord
        [divide] Les montagnes séparent
        [cut-off] Couper la route
        [scoring] Le décompte
        [strength] Pierre runique : Force
        [water] Pierre runique : Eau
        [friendship] Pierre runique : Amitié
        [journey] Pierre runique : Voyage
        [horse] Pierre runique : Cheval
        [wisdom] Pierre runique : Sagesse
        [home] Pierre runique : Maison
        [draw] Piocher (variante Classique)
        [visit] Une Visite commence
        [follow] Suivre la couleur
        [trump] L’Atout
        [exactly] Le compte exact
        [ally] Un Allié
        [refill] Piocher
        [enough] Savoir s’arrêter
        [discard] Défausser
        [name] Nommer une couleur
        [look] Voir les cartes à venir
        [exchange] Choisir la déclaration
        [score] Droit sur la pile de score
        [back] Un point de trop
        [ruler] Autre Chef, autre Atout
        [move] Déplacer la Visite
        [copy] Agir comme le Chef
        [refresh] De nouveau disponible
        [later] Après la réponse
        [substitute] Les remplaçants
       *[end] Étoiles et médailles
    }

tutorial-task = { $step ->
        [two-tiles-1] Posez la tuile de plaine là où elle touche au moins deux autres tuiles. Essayez aussi d’autres cases : chaque refus est expliqué.
        [corners-1] Le terrain est aux coins. Posez la tuile aux quatre coins d’océan : partout où elle touche d’autres coins, le terrain doit être le même.
        [corners-2] Corbeau a posé une tuile à son tour. Posez la tuile aux trois coins de montagne là où deux coins de montagne l’attendent.
        [one-land-1] Au nord, tous les coins de la tuile correspondent, mais elle n’y touche les autres que par l’océan. Posez-la là où sa terre touche la terre.
        [row-1] À chaque tour, posez une des quatre tuiles de la rangée. Deux ne se posent pas encore. Posez la tuile d’océan à droite ou celle de montagne à gauche.
        [row-2] Après chaque tour, une nouvelle tuile rejoint la rangée. Posez celle que vous voulez.
        [swap-1] Posez la tuile aux deux coins de montagne à gauche du pays. Ensuite, plus aucune tuile de la rangée ne pourra être posée.
        [swap-2] Quatre nouvelles tuiles ont remplacé la rangée, et Corbeau en a posé une. Continuez avec celle que vous voulez.
        [longhouse-1] Vous ne pouvez bâtir que sur la tuile que vous venez de poser, si elle a de la plaine. Posez-en une là où vous aimeriez vivre.
        [longhouse-2] Bâtissez-y une Maison longue. C’est de là que partiront vos Vikings.
        [settle-1] Le pays est complet. Placez un Viking sur une tuile libre, reliée par la plaine à votre Maison longue (jaune).
        [settle-2] Corbeau s’est installé aussi. Chaque Viking est un nouveau point de départ : placez-en un autre à côté d’une de vos pièces.
        [half-edge-1] La tuile au nord-ouest ne partage qu’un demi-bord de plaine avec votre Maison longue. Placez-y un Viking.
        [half-edge-2] Un demi-bord a suffi. Placez un autre Viking à côté de celui-là, ou de votre Maison longue.
        [divide-1] Entre votre Maison longue et la tuile au sud-est, deux coins de montagne barrent le passage. Prenez d’abord l’autre tuile libre.
        [divide-2] Faites maintenant le tour : depuis votre Viking, un demi-bord de plaine mène à la tuile derrière les montagnes.
        [cut-off-1] À l’est, trois tuiles ne s’atteignent que par celle du milieu. Corbeau (noir) peut y aller aussi : prenez-la avant lui.
        [cut-off-2] Corbeau n’a plus aucune tuile libre à atteindre : c’est fini pour lui. Continuez vers l’est.
        [scoring-1] C’est votre dernier Viking. Placez-le où vous voulez, et regardez le décompte.
        [strength-1] Posez la tuile toute en montagne. La Pierre de Force s’y place aussitôt.
        [strength-2] C’était la dernière tuile : la Colonisation commence. Placez un Viking à côté de la Pierre : il vaudra 1 point de plus.
        [water-1] La Pierre d’Eau est à l’ouest. Placez un Viking sur une tuile reliée à la Pierre par l’océan : il vaudra 1 point de plus.
        [water-2] Placez encore un Viking au bord du même océan.
        [friendship-1] Celui qui a le plus de Vikings autour de la Pierre d’Amitié marque 2 points. Prenez la tuile voisine que Corbeau pourrait prendre aussi.
        [friendship-2] Vous et Corbeau avez un Viking chacun autour de la Pierre. Placez-en un de plus pour passer devant.
        [journey-1] Corbeau bloque la côte. Choisissez Voyage et passez au large : jusqu’à trois tuiles par l’océan, vers une tuile libre avec de la plaine.
        [horse-1] Choisissez Cheval et dépassez Corbeau : jusqu’à trois tuiles le long des montagnes.
        [wisdom-1] Choisissez Sagesse. Posez la Pierre sur la case vide du milieu, puis un Viking sur la tuile d’en face.
        [home-1] La rune Maison compte vos Vikings autour d’une de vos Maisons longues. Posez la tuile dans la baie, où elle a le plus de voisines.
        [home-2] Bâtissez sur la Pierre « Maison » : elle se place sous votre Maison longue.
        [home-3] Placez un Viking à côté de cette Maison longue. Il vaudra 2 points.
        [draw-1] Dans la variante Classique, il n’y a pas de rangée. Piochez une tuile.
        [draw-2] Cette tuile ne peut pas être posée : elle est mise de côté. Piochez encore.
        [draw-3] Celle-ci peut se poser : vous devez donc la poser.
        [visit-1] Vous avez trois Feuilles. Visitez le Fief 4, chez le Roi des Feuilles : les Feuilles y sont Atout, et il faut exactement 4 points.
        [visit-2] Chaque Dialogue commence par le Chef. Écoutez sa déclaration.
        [follow-1] Le Chef déclare le 5 de Feuilles : vous devez répondre avec des Feuilles. Pour marquer, jouez plus haut.
        [follow-2] Cette fois, le Chef déclare le 6 de Fleurs. Vous n’avez qu’une carte de Fleurs : vous devez la jouer, même si elle ne marque pas.
        [trump-1] Vous n’avez pas d’Yeux : jouez ce que vous voulez. Les Griffes sont Atout et battent les autres couleurs : marquez avec la plus basse.
        [trump-2] Cette fois, la déclaration est elle-même un Atout. Suivez la couleur : seul un Atout plus haut marque.
        [exactly-1] Le Fief 2 demande exactement 2 points, et vous les avez. À partir de maintenant, répondez sans marquer.
        [exactly-2] Votre dernière carte ne suit pas la couleur et n’est pas un Atout : elle ne marquera pas. Jouez-la.
        [ally-1] Avant d’écouter, vous pouvez activer un Allié. Activez le Valet des Yeux : piochez deux cartes, puis défaussez-en deux.
        [ally-2] Vous avez pioché le 8 et le 4 de Fleurs : des Atouts, utiles ici. Défaussez une carte d’une autre couleur.
        [ally-3] Défaussez une deuxième carte qui n’est pas un Atout.
        [ally-4] Le Valet est maintenant épuisé, et un seul Allié peut vous aider par Dialogue. Écoutez.
        [refill-1] Il vous faut encore 4 points, et vous n’avez que quatre cartes. Activez le Valet des Griffes : il complète votre main à huit cartes.
        [refill-2] Plus de cartes, c’est plus de Dialogues. Écoutez.
        [enough-1] Avec le Prince des Griffes, vous piochez une carte à la fois, jusqu’au premier Atout ou jusqu’à ce que vous arrêtiez. Activez-le.
        [enough-2] Le 8 de Griffes n’est pas un Atout : à vous de décider. Piochez encore.
        [enough-3] Vous avez pioché le 8 d’Yeux. Six cartes suffisent maintenant : arrêtez-vous.
        [discard-1] Au Fief 0, rien ne doit marquer, et vous avez les deux plus hauts Atouts. Activez le Valet des Fleurs : il défausse tous vos Atouts.
        [discard-2] Une capacité s’applique toujours en entier. Défaussez une de vos cartes d’Yeux.
        [discard-3] Défaussez aussi l’autre carte d’Yeux.
        [name-1] Au Fief 0, rien ne doit marquer. Activez le Roi des Yeux : nommez une couleur, piochez deux cartes, puis défaussez toute cette couleur.
        [name-2] Nommez la couleur de vos cartes hautes.
        [look-1] Activez la Reine des Yeux : elle vous montre les trois cartes du dessus du deck.
        [look-2] Voici ce qui vient, dans cet ordre : 7 de Griffes, 5 de Fleurs, 2 de Feuilles. Écoutez la première déclaration.
        [look-3] Aucune de vos cartes de Griffes ne bat le 7. Répondez avec celle dont vous avez le moins besoin.
        [look-4] Le Chef déclare le 5 de Fleurs, comme prévu. Répondez de façon à marquer.
        [exchange-1] Avec le Roi des Feuilles, vous prenez la carte du dessus du deck et vous y posez une des vôtres. Activez-le.
        [exchange-2] Le 7 de Griffes rejoint votre main. La carte rendue sera la déclaration : rendez le 1 de Griffes, que toutes vos autres Griffes battent.
        [exchange-3] Écoutez : la déclaration est votre propre carte.
        [exchange-4] Répondez avec n’importe quelle carte de Griffes : elle marque.
        [score-1] Il faut 3 points, et vous avez trois 8. Activez le Roi des Griffes : toutes vos cartes de la plus haute valeur vont sur la pile de score.
        [score-2] Vous choisissez dans quel ordre les poser. Choisissez le premier 8.
        [score-3] Choisissez le 8 suivant.
        [score-4] Tous vos 8 doivent aller sur la pile de score : posez le dernier.
        [back-1] Le Fief 1 demande 1 point, et vous en avez 2. Activez la Reine des Fleurs : la carte du dessus de la pile de score retourne sur le deck.
        [back-2] Vous avez de nouveau 1 point. La carte rendue revient comme déclaration : écoutez.
        [back-3] Répondez sans marquer. Attention : les Fleurs sont Atout.
        [ruler-1] Vous avez quatre Feuilles, mais ici l’Atout est Griffes. Activez le Valet des Feuilles : le Chef échange sa place avec un Chef proche.
        [ruler-2] Le nouveau Chef doit être à deux Fiefs au plus. Faites venir le Roi des Feuilles, du Fief 4.
        [ruler-3] L’Atout est maintenant Feuilles ; la valeur du Fief reste 3. Écoutez.
        [ruler-4] Le Chef déclare la plus haute carte de Griffes, et vous n’avez pas de Griffes. Marquez avec votre Atout le plus bas.
        [move-1] Le Fief 4 demande 4 points. Vous en avez 3, et des cartes faibles. Activez le Prince des Feuilles : la Visite se poursuit dans un autre Fief.
        [move-2] Vous pouvez aller au Fief 3 ou au Fief 5. Choisissez celui qui demande autant de points que vous en avez déjà.
        [copy-1] La Reine des Feuilles a la même capacité que le Chef de ce Fief : défausser deux cartes dont le total est 9. Activez-la.
        [copy-2] Défaussez une carte qui fait 9 avec une autre.
        [copy-3] Défaussez la carte qui complète le total de 9.
        [refresh-1] Le Valet des Yeux est épuisé. Activez la Dame des Feuilles : piochez une carte, puis redressez un autre Allié.
        [refresh-2] Redressez le Valet des Yeux.
        [refresh-3] Un seul Allié par Dialogue : le Valet attend le Dialogue suivant. Écoutez.
        [refresh-4] Répondez et marquez.
        [refresh-5] Un nouveau Dialogue commence. Activez le Valet des Yeux une deuxième fois.
        [later-1] Le Baron des Yeux agit après votre prochaine réponse : valeur paire, vous piochez ; valeur impaire, vous défaussez. Activez-le.
        [later-2] Rien ne se passe encore. Écoutez.
        [later-3] Il vous faut beaucoup de cartes ici. Répondez de façon à marquer et à piocher.
        [substitute-1] Au Fief 2, vous avez rallié le Roi des Fleurs. Avant toute chose, appelez-le pour remplacer l’Allié de votre choix.
        [substitute-2] Pour cette Visite, il est votre Allié. Activez-le.
        [substitute-3] Défaussez deux cartes dont le total est 9 : choisissez la première.
        [substitute-4] Choisissez la seconde carte.
        [end-1] Dernière Visite. Vous avez 15 étoiles, il en faut 16. Vous avez 3 points, il en faut exactement 4 : marquez encore une fois.
       *[end-2] Vous avez 4 points. Votre dernière carte ne doit pas marquer, et elle ne marquera pas. Jouez-la.
    }

tutorial-done = { $lesson ->
        [two-tiles] Une tuile en touche toujours au moins deux autres : le pays grandit d’un bloc, pas en ligne.
        [corners] Plaine contre plaine, montagne contre montagne, océan contre océan, à chaque coin. Une tuile se tourne, mais ne se retourne jamais.
        [one-land] Toutes les terres restent reliées. Les trous et les lacs sont permis.
        [row] Ce que vous laissez dans la rangée, vos adversaires peuvent le prendre.
        [swap] La rangée se remplace d’elle-même tant qu’une tuile du sac peut encore être posée.
        [longhouse] Vous avez quatre Maisons longues. Elles ne bougent plus, et celles qui restent après l’Exploration sont perdues.
        [settle] Vous placez un Viking par tour, toujours à côté d’une de vos pièces. Il ne bouge plus. Tant que vous pouvez en placer un, vous devez le faire.
        [half-edge] Un seul coin de plaine suffit à relier deux tuiles. C’est vrai aussi de l’océan et des montagnes.
        [divide] Des montagnes bien posées vous réservent des terres que personne d’autre n’atteint.
        [cut-off] Prenez d’abord ce que les autres veulent aussi. Ce que vous seul pouvez atteindre peut attendre.
        [scoring] 20 Vikings, 20 points. Votre réserve est vide : les trois tuiles que vous seul pouviez atteindre comptent aussi. Vous gagnez avec 23 points contre 2.
        [strength] Chaque Viking autour de la Pierre vaut 1 point de plus, quel que soit son propriétaire. La Pierre occupe sa tuile : personne ne peut s’y installer.
        [water] L’océan continue de tuile en tuile, et un demi-bord suffit. Fermez les baies à temps, ou laissez-les ouvertes, selon votre intérêt.
        [friendship] Deux Vikings contre un : 2 points pour vous. En cas d’égalité, chacun marque 2 points.
        [journey] Voyage sert une fois par partie, au lieu d’un tour normal. Les pièces sur le chemin ne vous arrêtent pas.
        [horse] Si une tuile a deux montagnes séparées, vous en sortez par celle où vous êtes entré.
        [wisdom] Sagesse sert une fois par partie. La Pierre reste sur sa case, où personne ne peut en poser une autre.
        [home] Seuls vos propres Vikings comptent pour votre Pierre « Maison » : 1 point de plus chacun.
        [draw] Aux tours suivants, vous pourrez d’abord choisir : piocher, ou poser une tuile mise de côté.
        [visit] Vous piochez vos huit cartes avant de choisir le Fief : regardez votre main avant de partir.
        [follow] Les réponses qui marquent vont sur la pile de score, les autres sur la défausse.
        [trump] L’Atout marque contre toute autre couleur, mais vous devez d’abord suivre la couleur si vous le pouvez.
        [exactly] La Visite finit avec 2 points exactement : le Fief et ses étoiles sont à vous, et son Chef est votre ami. Avec 1 ou 3 points, le Fief était perdu.
        [ally] Chaque Allié aide une fois par Visite. Après la Visite, tous sont de nouveau disponibles.
        [refill] Les Fiefs hauts demandent beaucoup de cartes, les bas en demandent peu.
        [enough] Si vous aviez pioché un Atout, vous auriez dû vous arrêter, mais vous l’auriez gardé.
        [discard] Il reste six cartes basses, pour six Dialogues où rien ne doit marquer. D’autres personnages défaussent aussi, chacun à sa façon.
        [name] Trois Feuilles sont parties, dont une à peine piochée. Vous avez nommé la couleur avant de voir ce qui venait.
        [look] Les cartes vues restent affichées jusqu’à ce que le deck soit mélangé.
        [exchange] Vous avez assuré un point et amélioré votre main. Le même Roi peut aussi vous aider à ne pas marquer.
        [score] Exactement 3 points. Il reste quatre cartes, et aucune ne doit plus marquer.
        [back] Un point de trop se rattrape, si vous avez gardé le bon Allié.
        [ruler] En cas de succès, c’est le nouveau Chef qui devient votre ami. L’ancien reste dans l’autre Fief.
        [move] Vous avez les 3 points qu’il faut. Le Chef et l’Atout sont maintenant ceux du Fief 3, et le Fief 4 pourra encore être visité.
        [copy] Chez un autre Chef, la Reine des Feuilles aurait fait autre chose.
        [refresh] Le même Allié vous aide deux fois dans la même Visite.
        [later] 8 est pair : vous avez pioché une carte. Marquer ou non n’y change rien, seule la valeur compte.
        [substitute] Après la Visite, le remplaçant quitte la partie, mais son Fief garde ses étoiles. N’appelez donc vos amis que quand il le faut.
       *[end] 16 étoiles : le bronze. 18 : l’argent. 20, tous les Fiefs : l’or.
    }

tutorial-poor = { $move ->
        [corners-far] La tuile peut aussi se poser là. Mais cherchez les deux coins de montagne, à gauche du pays.
        [row-leave] La tuile peut aussi se poser là, mais Corbeau convoite cet emplacement. Posez la tuile de montagne à gauche.
        [swap-side] C’est permis, mais d’autres tuiles pourraient encore se poser. Posez-la à gauche du pays.
        [longhouse-wait] Rien ne vous y oblige, mais sans Maison longue, vous ne pourrez pas vous installer. Bâtissez ici.
        [half-edge-whole] C’est permis : ces tuiles partagent un bord entier de plaine. Mais cette leçon montre le demi-bord, au nord-ouest.
        [cut-off-home] Personne ne vous prendra cette tuile. Mais Corbeau prendrait celle du milieu, et tout l’est avec.
        [cut-off-later] Cette tuile peut attendre. Regardez vers l’est.
        [strength-far] Là, un Viking ne vaut que 1 point. À côté de la Pierre, il en vaut 2.
        [water-dry] Là, un Viking ne vaut que 1 point. Au bord de l’océan de la Pierre, il en vaut 2.
        [friendship-side] Vous seul pouvez y aller : cela peut attendre. Corbeau prendrait la tuile du milieu et passerait devant.
        [friendship-far] Cette tuile n’est pas à côté de la Pierre. Choisissez une tuile voisine de la Pierre.
        [journey-land] Par la plaine, vous ne dépasserez jamais Corbeau. Choisissez Voyage sous le plateau, puis une tuile à l’est.
        [horse-land] Par la plaine, vous ne dépasserez jamais Corbeau. Choisissez Cheval sous le plateau, puis une tuile à l’est.
        [wisdom-land] Vous pourrez y aller à tout moment. La tuile d’en face demande Sagesse : choisissez-la sous le plateau.
        [wisdom-short] C’est possible, mais vous pourriez y aller par la plaine. Franchissez la case vide du milieu.
        [home-edge] Là, la tuile aurait peu de voisines. Cherchez la baie.
        [home-plain] Vous bâtiriez sans Pierre. Vous avez la Pierre « Maison » : utilisez-la ici.
        [home-wait] C’était la dernière tuile : vous ne pourrez plus bâtir ensuite. Bâtissez maintenant.
        [visit-trump] Vous pouvez y aller. Mais au Fief 4, vos trois Feuilles seraient des Atouts.
        [follow-low] Vous suivez la couleur, mais le 4 est plus bas que le 5 : il ne marque pas.
        [trump-high] Cet Atout marque, mais un Atout plus bas aussi. Gardez le plus haut.
        [trump-side] Ni la couleur de la déclaration, ni l’Atout : cette carte ne marque jamais, si haute soit-elle.
        [exactly-more] 8 bat 5 et marquerait : 3 points au lieu de 2, et le Fief serait perdu.
        [ally-trump] Les Fleurs sont Atout au Fief 5. Gardez-les.
        [enough-soon] C’est possible, mais avec cinq cartes, marquer encore 4 points sera difficile. Piochez encore.
        [enough-luck] La carte suivante serait peut-être un Atout, peut-être une carte de trop. Arrêtez-vous ici.
        [name-low] Vos cartes de cette couleur sont basses et ne marqueront guère. Le danger, ce sont les Feuilles.
        [look-waste] Le 6 ne bat pas le 7 non plus. Gardez-le pour plus tard et jouez le 2.
        [look-low] Le 3 ne bat pas le 5. Jouez le 7.
        [exchange-strong] Un 8 serait alors la déclaration, et vous rendriez une carte forte.
        [exchange-unsure] C’est possible. Mais avec le 1 de Griffes comme déclaration, toutes vos autres Griffes marquent.
        [back-trump] C’est un Atout, il marquerait : de nouveau 2 points.
        [ruler-other-suit] Ce Chef pourrait venir aussi. Mais vous avez quatre Feuilles : faites venir le Roi des Feuilles.
        [ruler-high] Cet Atout marque, mais le plus bas aussi. Gardez les plus hauts.
        [ruler-side] Cette carte n’est pas un Atout : elle ne marque pas.
        [move-up] Le Fief 5 demande 5 points, et vous n’en avez que 3. Choisissez l’autre Fief.
        [refresh-low] Le 2 ne bat pas le 4. Jouez une carte plus haute.
        [later-odd] Cette carte marque, mais 5 est impair : vous devriez ensuite défausser une carte.
        [later-low] 2 est pair, mais ne bat pas 3 : cette carte ne marque pas.
       *[end-low] Cette carte ne marque pas, et il ne vous en resterait qu’une. Jouez le 7 maintenant.
    }
