# Les leçons, par leur identifiant, et ce qui les entoure.

tutorial-about = Chaque jeu en petites leçons, avec de vrais coups à la vraie table. Ce qui enfreint une règle est refusé et expliqué : essayez tout.
tutorial-aim = { $game ->
        [northwood] Huit Fiefs, huit Chefs. Gagnez chacun avec exactement autant de réponses que le Fief en demande, et ses étoiles avec lui ; 16 sur 20 suffisent.
       *[fjords] D’abord, tous découvrent un pays, tuile après tuile. Ensuite, on le peuple. Qui en occupe le plus gagne.
    }
tutorial-begin = { $done ->
        [0] Commencer
       *[other] Continuer
    }
tutorial-progress = Leçons terminées : { $done } sur { $count }
tutorial-is-done = (terminée)
tutorial-path = Dans de vraies parties, les Pierres runiques peuvent venir une ou deux à la fois : le parcours d’apprentissage des réglages compte sept parties.
tutorial-play = { $game ->
        [northwood] Jouer l’introduction
       *[fjords] Jouer une partie facile
    }
tutorial-lesson = Leçon { $number } sur { $count }
tutorial-steps = Étapes faites : { $done } sur { $count }
tutorial-right = Bien joué.
tutorial-next = Leçon suivante
tutorial-again = Encore une fois
tutorial-lessons = Toutes les leçons
tutorial-mistake = Montrer une erreur
tutorial-other = C’est permis, mais ce n’est pas le sujet de cette leçon.
tutorial-rules = Dans le livre de règles :

tutorial-title = { $lesson ->
        [two-tiles] Deux voisines
        [corners] Coin contre coin
        [one-land] Un seul pays
        [row] Quatre au choix
        [swap] Quand rien ne va
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
        [draw] Variante : la pioche
        [visit] Une Visite commence
        [follow] Suivre la couleur
        [trump] L’Atout
        [exactly] Exactement autant
        [ally] Un Allié
        [refill] Piocher
        [enough] Jusqu’à ce que cela suffise
        [discard] Défausser
        [name] Nommer une couleur
        [look] Regarder plus loin
        [exchange] Choisir la déclaration
        [score] Droit au score
        [back] Une de trop
        [ruler] Autre Chef, autre Atout
        [move] Aller plus loin
        [copy] Agir comme le Chef
        [refresh] De nouveau disponible
        [later] Après la réponse
        [substitute] Des amis remplacent
       *[end] Étoiles et médailles
    }

tutorial-task = { $step ->
        [two-tiles-1] Prenez la tuile toute en plaine et posez-la où elle touche au moins deux tuiles. Essayez aussi d’autres cases : la table dit pourquoi elles sont refusées.
        [corners-1] Le terrain est sur les coins. Posez la tuile aux quatre coins d’océan de sorte que chaque coin rencontré ait le même terrain.
        [corners-2] Corbeau a posé une tuile aussi. Posez maintenant la tuile aux trois coins de montagne là où deux coins de montagne l’attendent.
        [one-land-1] Au nord, la tuile à moitié d’océan irait à tous les coins, mais elle ne toucherait les autres que par l’eau. Posez-la où la terre touche la terre.
        [row-1] À chaque tour, vous posez une tuile sur quatre. Deux d’entre elles ne vont encore nulle part : elles restent dans la rangée. Posez l’océan à droite ou les montagnes à gauche.
        [row-2] Après chaque tour, une nouvelle tuile est venue dans la rangée. Posez celle que vous voulez.
        [swap-1] Posez la tuile aux deux coins de montagne à gauche du pays. Après cela, aucune tuile de la rangée n’ira.
        [swap-2] La rangée a été remplacée par quatre tuiles neuves, et Corbeau en a posé une. Continuez avec n’importe laquelle.
        [longhouse-1] On ne bâtit que sur la tuile qu’on vient de poser, et il y faut de la plaine. Posez une tuile où vous aimeriez vivre.
        [longhouse-2] Bâtissez-y maintenant une Maison longue. C’est de là que partiront vos Vikings.
        [settle-1] Le pays est complet. Placez un Viking sur une tuile libre reliée par la plaine à votre Maison longue (jaune).
        [settle-2] Corbeau s’est installé aussi. Un Viking est aussi un point de départ : placez-en un autre à côté de l’une de vos pièces.
        [half-edge-1] La tuile au nord-ouest ne partage qu’un demi-bord de plaine avec votre Maison longue. Allez-y.
        [half-edge-2] Cela a suffi. Continuez depuis là, ou depuis votre Maison longue.
        [divide-1] Entre votre Maison longue et la tuile au sud-est, les deux coins sont de montagne : on ne passe pas. Prenez d’abord l’autre tuile.
        [divide-2] Faites maintenant le tour : de votre Viking, un demi-bord de plaine mène à la tuile derrière les montagnes.
        [cut-off-1] À l’est, trois tuiles ne s’atteignent que par celle du milieu, pour Corbeau (noir) aussi. Qui y sera en premier ?
        [cut-off-2] Corbeau n’a plus de tuile libre à atteindre : c’est fini pour lui. Continuez vers l’est.
        [scoring-1] C’est votre dernier Viking. Placez-le où vous voulez et voyez ce qui compte.
        [strength-1] Posez la tuile toute en montagne. La pierre de Force y est placée aussitôt.
        [strength-2] C’était la dernière tuile : la Colonisation commence. Placez un Viking sur une tuile voisine de la pierre : il vaudra un point de plus.
        [water-1] La pierre d’Eau est à l’ouest. Placez un Viking sur une tuile dont l’océan y est relié : il vaut un point de plus.
        [water-2] Encore un au bord du même océan, s’il vous plaît.
        [friendship-1] Qui a le plus de Vikings autour de la pierre d’Amitié marque deux points. Prenez la tuile voisine que Corbeau pourrait prendre aussi.
        [friendship-2] C’est maintenant un à un. Prenez l’avantage.
        [journey-1] Corbeau bloque la côte. Choisissez Voyage et passez au large : jusqu’à trois tuiles par l’océan, vers une tuile libre avec de la plaine.
        [horse-1] Choisissez Cheval et passez devant Corbeau : jusqu’à trois tuiles le long des montagnes.
        [wisdom-1] Choisissez Sagesse. Mettez la pierre sur la case vide du milieu, puis un Viking sur la tuile d’en face.
        [home-1] Maison compte vos propres Vikings à côté d’une Maison longue. Posez la tuile dans la baie, où elle a le plus de voisines.
        [home-2] Bâtissez, avec la pierre Maison sous la Maison longue.
        [home-3] Placez un Viking à côté. Il vaut deux points.
        [draw-1] Dans la variante Classique, il n’y a pas de rangée. Piochez une tuile.
        [draw-2] Elle ne va nulle part et a été mise de côté. Piochez encore.
        [draw-3] Celle-ci va quelque part : il faut la poser.
        [visit-1] Vous avez trois Feuilles. Visitez le Fief 4, chez le Roi de Feuilles : les Feuilles y sont Atout, et quatre réponses doivent marquer.
        [visit-2] Chaque Dialogue commence par le Chef. Écoutez.
        [follow-1] Le Chef a dit 5 de Feuilles : il faut répondre par des Feuilles. Que votre réponse marque : jouez plus haut.
        [follow-2] Maintenant 6 de Fleurs. Vous n’avez qu’une carte de Fleurs : pas de choix, même si elle ne marque pas.
        [trump-1] Vous n’avez pas d’Yeux : tout est permis. Les Griffes sont Atout et battent toute autre couleur : marquez avec la plus basse.
        [trump-2] Maintenant, la déclaration est elle-même Atout. Suivez ; seul un Atout plus haut marque.
        [exactly-1] Le Fief 2 en veut exactement deux, et vous les avez. Désormais plus rien ne doit marquer : répondez en conséquence.
        [exactly-2] Votre dernière carte. Vous ne pouvez pas suivre et elle n’est pas Atout : elle ne marquera pas. Jouez-la.
        [ally-1] Avant d’écouter, un Allié peut aider. Employez le Valet d’Yeux : piochez deux cartes, puis défaussez-en deux.
        [ally-2] Vous avez pioché le 8 et le 4 de Fleurs : des Atouts, utiles ici. Défaussez une carte d’une autre couleur.
        [ally-3] Et une deuxième.
        [ally-4] Le Valet est maintenant épuisé, et un seul Allié peut aider par Dialogue. Écoutez.
        [refill-1] Quatre réponses doivent encore marquer, et vous n’avez que quatre cartes. Le Valet de Griffes complète votre main à huit.
        [refill-2] Plus de cartes, c’est plus de Dialogues. Continuez : écoutez.
        [enough-1] Le Prince de Griffes pioche carte après carte, jusqu’à un Atout ou jusqu’à ce que cela vous suffise. Employez-le.
        [enough-2] 8 de Griffes, et pas d’Atout : à vous de décider. Encore une.
        [enough-3] 8 d’Yeux. Six cartes suffisent maintenant. Arrêtez.
        [discard-1] Au Fief 0, aucune réponse ne doit marquer, et vous avez les deux plus hauts Atouts. Le Valet de Fleurs défausse tous les Atouts.
        [discard-2] Ce que dit une capacité, il faut le faire. Défaussez un de vos Yeux.
        [discard-3] Et l’autre.
        [name-1] Au Fief 0, rien ne doit marquer. Le Roi d’Yeux pioche deux cartes, puis défausse toutes les cartes d’une couleur que vous nommez avant. Employez-le.
        [name-2] Nommez la couleur de vos cartes hautes.
        [look-1] La Reine d’Yeux regarde les trois cartes du dessus du deck. Employez-la.
        [look-2] Il viendra le 7 de Griffes, le 5 de Fleurs et le 2 de Feuilles, dans cet ordre. Écoutez le premier.
        [look-3] Aucune de vos Griffes ne bat un 7. Suivez avec celle dont vous avez le moins besoin.
        [look-4] 5 de Fleurs, vous le saviez. Marquez.
        [exchange-1] Le Roi de Feuilles prend la carte du dessus du deck en échange d’une des vôtres. Employez-le.
        [exchange-2] Le 7 de Griffes rejoint votre main. La carte que vous donnez sera la déclaration : donnez le 1 de Griffes, que toutes vos autres Griffes battent.
        [exchange-3] Écoutez maintenant votre propre carte.
        [exchange-4] N’importe quelle carte de Griffes marque.
        [score-1] Trois doivent marquer, et vous avez trois 8. Le Roi de Griffes pose toutes vos cartes de la plus haute valeur sur la pile de score.
        [score-2] L’ordre est à vous. Choisissez le premier 8.
        [score-3] Le suivant.
        [score-4] Il faut les poser tous.
        [back-1] Le Fief 1 en veut une, et vous en avez deux. La Reine de Fleurs remet la carte du dessus de la pile de score sur le deck.
        [back-2] De nouveau une. La carte rendue revient comme déclaration : écoutez.
        [back-3] Répondez sans marquer. Les Fleurs sont Atout.
        [ruler-1] Vous avez quatre Feuilles, mais ici l’Atout est Griffes. Le Valet de Feuilles fait échanger le Chef avec un Chef proche.
        [ruler-2] À deux Fiefs au plus. Faites venir le Roi de Feuilles du Fief 4.
        [ruler-3] L’Atout est maintenant Feuilles ; le nombre reste 3. Écoutez.
        [ruler-4] La plus haute carte de Griffes, et vous n’en avez pas. Marquez avec votre plus bas Atout.
        [move-1] Le Fief 4 en veut quatre. Vous en avez trois et des cartes faibles. Le Prince de Feuilles poursuit la Visite dans un autre Fief.
        [move-2] Le prochain, plus haut ou plus bas. Quel nombre avez-vous déjà atteint ?
        [copy-1] La Reine de Feuilles fait ce que ferait le Chef d’ici : défausser deux cartes dont la somme est neuf. Employez-la.
        [copy-2] Défaussez une carte qui a une partenaire.
        [copy-3] Et sa partenaire.
        [refresh-1] Le Valet d’Yeux est épuisé. La Dame de Feuilles pioche une carte et rend un autre Allié disponible. Employez-la.
        [refresh-2] Choisissez le Valet d’Yeux.
        [refresh-3] Un Allié par Dialogue : le Valet doit attendre le suivant. Écoutez.
        [refresh-4] Marquez.
        [refresh-5] Un nouveau Dialogue. Employez le Valet d’Yeux une deuxième fois.
        [later-1] Le Baron d’Yeux agit après votre prochaine réponse : une valeur paire pioche une carte, une impaire en défausse une. Employez-le.
        [later-2] Rien ne se passe encore. Écoutez.
        [later-3] Il vous faut beaucoup de cartes ici. Répondez de façon à marquer et à piocher.
        [substitute-1] Au Fief 2, vous avez gagné le Roi de Fleurs. Appelez-le comme remplaçant d’un Allié de votre choix, avant toute autre chose.
        [substitute-2] Pour cette Visite, il est votre Allié. Employez-le.
        [substitute-3] Deux cartes dont la somme est neuf : choisissez la première.
        [substitute-4] Et la seconde.
        [end-1] La dernière Visite : 15 étoiles jusqu’ici, il en faut 16. Vous avez trois sur exactement quatre. Marquez encore une fois.
       *[end-2] Quatre. Votre dernière carte ne doit pas marquer, et elle ne marque pas.
    }

tutorial-done = { $lesson ->
        [two-tiles] Une tuile en touche toujours deux autres : le pays pousse d’un bloc, pas en lignes.
        [corners] Plaine contre plaine, montagne contre montagne, océan contre océan, à chaque coin. On peut tourner une tuile, jamais la retourner.
        [one-land] Toutes les terres se tiennent. Les trous et les lacs sont permis.
        [row] Ce que vous laissez dans la rangée, les autres peuvent le prendre.
        [swap] La table remplace la rangée d’elle-même tant que quelque chose du sac va encore.
        [longhouse] Vous avez quatre Maisons longues. Elles ne bougent plus, et celles qui ne sont pas bâties avant la fin de l’Exploration sont perdues.
        [settle] Un Viking par tour, toujours à côté d’une de vos pièces, et il ne bouge plus. Tant que vous le pouvez, il faut en placer un.
        [half-edge] Un coin de plaine suffit pour relier deux tuiles. Il en va de même de l’océan et des montagnes.
        [divide] Qui pose bien les montagnes a des terres que personne d’autre n’atteint.
        [cut-off] Prenez d’abord ce que les autres veulent aussi. Ce que vous seul pouvez atteindre peut attendre.
        [scoring] Vingt Vikings, vingt points. Comme il ne vous en reste plus, les trois tuiles libres que vous seul pouviez atteindre comptent aussi : 23 à 2. À égalité, gagne qui a commencé la Colonisation plus tard.
        [strength] Chaque Viking autour de la pierre vaut un point de plus, à qui qu’il soit. La pierre occupe sa tuile : personne ne peut s’y installer.
        [water] L’océan continue de tuile en tuile, et un demi-bord suffit. Fermez les baies à temps, ou laissez-les ouvertes.
        [friendship] Deux à un : deux points pour vous. À égalité, tous les auraient.
        [journey] Une fois par partie, au lieu d’un tour normal. Les pièces en chemin n’arrêtent pas.
        [horse] Quand une tuile a deux montagnes séparées, on la quitte par celle où l’on est entré.
        [wisdom] Un pont par-dessus un vide, une fois par partie. La pierre reste et n’écarte que d’autres pierres de Sagesse.
        [home] Seuls vos propres Vikings comptent pour votre Maison, un point de plus chacun.
        [draw] Au début d’un prochain tour, vous pourrez prendre une tuile mise de côté au lieu de piocher.
        [visit] Vous avez d’abord pioché vos huit cartes, puis choisi le Fief : regardez votre main avant de partir.
        [follow] Les réponses qui marquent vont sur la pile de score, les autres sur la défausse.
        [trump] L’Atout marque contre toute autre couleur, mais seulement si vous ne pouvez pas suivre.
        [exactly] Votre main était vide : la Visite a fini, exactement à deux. Le Fief et ses étoiles sont à vous, et son Chef est votre ami. Une de plus ou de moins, et il était perdu.
        [ally] Chaque Allié aide une fois par Visite. Après la Visite, tous sont de nouveau disponibles.
        [refill] Les Fiefs hauts demandent beaucoup de cartes, les bas peu.
        [enough] Un Atout y aurait mis fin, et vous l’auriez gardé.
        [discard] Il reste six cartes basses, pour six Dialogues où rien ne doit marquer. D’autres personnages défaussent aussi, chacun à sa façon.
        [name] Trois Feuilles sont parties, dont une à peine piochée. Vous avez nommé la couleur avant de voir ce qui venait.
        [look] Les cartes vues restent connues jusqu’à ce que le deck soit mélangé. La table les montre.
        [exchange] Une réponse qui marque à coup sûr, et une meilleure main. À l’inverse, on peut s’assurer de ne pas marquer.
        [score] Exactement trois. Il reste quatre cartes, et aucune ne doit plus marquer.
        [back] Un excès se corrige, si l’on a gardé le bon Allié.
        [ruler] En cas de succès, c’est le nouveau Chef qui devient votre ami. L’ancien reste dans l’autre Fief.
        [move] Trois sur trois. Chef et Atout sont ceux du Fief 3, et le Fief 4 pourra encore être visité.
        [copy] Avec un autre Chef, elle aurait fait autre chose.
        [refresh] Deux aides d’un même Allié dans la même Visite.
        [later] 8 est pair : vous avez pioché une carte. Ce serait pareil sans marquer ; seule compte la valeur.
        [substitute] Après la Visite, il quitte le jeu, mais son Fief garde ses étoiles. N’appelez donc vos amis que quand cela compte.
       *[end] 16 étoiles : bronze. 18, c’est l’argent, 20, l’or : tous les Fiefs.
    }

tutorial-poor = { $move ->
        [corners-far] Elle va là aussi. Mais cherchez les deux coins de montagne, à gauche du pays.
        [row-leave] Elle va là aussi, mais Corbeau aimerait cette place. Posez les montagnes à gauche.
        [swap-side] C’est permis, mais d’autres tuiles iraient encore. Posez-la à gauche du pays.
        [longhouse-wait] On peut s’en passer, mais qui n’a pas de Maison longue ne peut pas s’installer. Bâtissez ici.
        [half-edge-whole] Ce chemin est ouvert aussi, par un bord entier. Essayez le demi-bord.
        [cut-off-home] Personne ne vous prendra cette tuile. Mais Corbeau prendrait le milieu, et tout l’est avec.
        [cut-off-later] Elle ne s’envolera pas. Regardez vers l’est.
        [strength-far] Là, un Viking ne vaut qu’un point. À côté de la pierre, il en vaut deux.
        [water-dry] Pas d’océan là : un point. À l’océan de la pierre, deux.
        [friendship-side] Vous seul pouvez y aller : cela peut attendre. Corbeau prendrait la tuile du milieu et passerait devant.
        [friendship-far] Ce n’est pas à côté de la pierre.
        [journey-land] Par la terre, vous ne passerez jamais Corbeau. Choisissez Voyage sous le plateau, puis une tuile à l’est.
        [horse-land] Par la terre, vous ne passerez jamais Corbeau. Choisissez Cheval sous le plateau, puis une tuile à l’est.
        [wisdom-land] Vous pouvez y aller à tout moment. La tuile de l’autre côté demande Sagesse : choisissez-la sous le plateau.
        [wisdom-short] Cela marche, mais vous pourriez y aller à pied. Franchissez le vide du milieu.
        [home-edge] Là, elle aurait peu de voisines. Cherchez la baie.
        [home-plain] Une Maison longue, mais sans sa pierre. Vous avez la pierre Maison : employez-la ici.
        [home-wait] C’était la dernière tuile : maintenant ou jamais.
        [visit-trump] Vous pouvez y aller. Mais au Fief 4, vos trois Feuilles seraient des Atouts.
        [follow-low] Vous suivez, mais 4 est plus bas que 5 : cela ne marque pas.
        [trump-high] Il marque, mais n’importe quel Atout marque. Gardez le plus haut.
        [trump-side] Ni la couleur de la déclaration ni l’Atout : elle ne marque jamais, si haute soit-elle.
        [exactly-more] 8 bat 5 et marquerait : trois au lieu de deux, et le Fief serait perdu.
        [ally-trump] Les Fleurs sont Atout au Fief 5. Gardez-les.
        [enough-soon] C’est possible, mais avec cinq cartes, marquer quatre fois encore sera difficile. Encore une.
        [enough-luck] Une de plus serait peut-être un Atout, ou un fardeau. Arrêtez ici.
        [name-low] Vos cartes de cette couleur sont basses et ne marqueront guère. Le danger, ce sont les Feuilles.
        [look-waste] 6 ne bat pas 7 non plus. Gardez-le pour plus tard et jouez le 2.
        [look-low] 3 ne bat pas 5. Jouez le 7.
        [exchange-strong] Un 8 serait alors la déclaration, et vous donneriez une carte forte.
        [exchange-unsure] C’est possible. Mais avec le 1 de Griffes comme déclaration, toutes vos autres Griffes marquent.
        [back-trump] C’est un Atout, il marquerait : deux de nouveau.
        [ruler-other-suit] Ce Chef pourrait venir aussi. Mais vous avez quatre Feuilles : faites venir le Roi de Feuilles.
        [ruler-high] Il marque, mais le plus bas aussi. Gardez les hauts.
        [ruler-side] Ce n’est pas un Atout : cela ne marque pas.
        [move-up] Le Fief 5 en veut cinq, plus encore. Vous en avez trois.
        [refresh-low] 2 ne bat pas 4.
        [later-odd] Cela marque, mais 5 est impair : il faudrait défausser une carte.
        [later-low] Pair, mais 2 ne bat pas 3.
       *[end-low] Cela ne marque pas, et il ne vous resterait qu’une carte. Jouez le 7 maintenant.
    }
