# Les leçons, par leur identifiant, et ce qui les entoure.

tutorial-about = Apprenez chaque jeu en petites leçons, avec de vrais coups. Essayez tout : chaque erreur est expliquée.
tutorial-aim = { $game ->
        [northwood] Vous visitez huit Fiefs ; chacun a un Chef. Pour rallier un Chef, marquez exactement le nombre de points que demande son Fief. Avec 16 étoiles sur 20, vous gagnez la partie.
       *[fjords] D’abord, tous les joueurs explorent ensemble un pays, tuile après tuile. Ensuite, chacun s’y installe. Celui qui a le plus de points gagne.
    }
tutorial-continue = { $done ->
        [0] Commencer : { $title }
       *[other] Continuer : { $title }
    }
tutorial-then = Puis jouez une première partie
tutorial-progress = Leçons terminées : { $done } sur { $count }
tutorial-is-done = (terminée)
tutorial-path = Voulez-vous apprendre pas à pas ? Choisissez « Parcours d’apprentissage » en créant une partie : en sept parties, vous découvrez les Pierres runiques peu à peu.
tutorial-play = { $game ->
        [northwood] Jouer l’initiation
       *[fjords] Jouer en mode facile
    }
tutorial-lesson = Leçon { $number } sur { $count }
tutorial-steps = Étapes terminées : { $done } sur { $count }
tutorial-right = Bien joué !
tutorial-next = Leçon suivante
tutorial-again = Refaire la leçon
tutorial-lessons = Toutes les leçons
tutorial-mistake = Montrer une erreur
tutorial-other = Ce coup est permis, mais cette leçon demande autre chose. Essayez un autre coup.
# Des liens vers les règles suivent.
tutorial-rules = À lire dans les règles :

tutorial-title = { $lesson ->
        [two-tiles] Deux voisines
        [corners] Coin contre coin
        [one-land] Un seul pays
        [row] Quatre tuiles au choix
        [swap] Quand aucune tuile ne convient
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
        [look] Voir les prochaines cartes
        [exchange] Choisir la déclaration
        [score] Directement sur la pile de score
        [back] Un point de trop
        [ruler] Autre Chef, autre Atout
        [move] Déplacer la Visite
        [copy] Copier la capacité du Chef
        [refresh] Redresser un Allié
        [later] Une capacité qui attend
        [substitute] Les remplaçants
       *[end] Étoiles et médailles
    }

tutorial-task = { $step ->
        [two-tiles-1] Posez la tuile toute en plaine là où elle touche au moins deux autres tuiles. Essayez aussi d’autres cases : le jeu explique chaque refus.
        [corners-1] Chaque coin d’une tuile a un terrain. Posez la tuile qui a quatre coins d’océan : les coins qui se touchent doivent avoir le même terrain.
        [corners-2] Corbeau a posé une tuile. Prenez maintenant la tuile qui a trois coins de montagne, et posez-la contre les deux coins de montagne du pays.
        [one-land-1] Prenez la tuile qui a trois coins d’océan. Au nord, seul son océan toucherait les autres tuiles. Posez-la là où la terre touche la terre.
        [row-1] À chaque tour, vous posez une tuile de la rangée. Ici, deux tuiles peuvent être posées : celle d’océan à droite du pays, et celle de montagne à gauche.
        [row-2] Après chaque tour, une nouvelle tuile rejoint la rangée. Posez la tuile que vous voulez.
        [swap-1] À gauche du pays, posez la tuile qui a deux coins de montagne. Ensuite, plus aucune tuile de la rangée ne pourra être posée.
        [swap-2] Quatre nouvelles tuiles ont remplacé la rangée, et Corbeau en a posé une. Posez la tuile que vous voulez.
        [longhouse-1] Vous ne pouvez bâtir que sur la tuile que vous posez, et elle doit avoir de la plaine. Posez une tuile là où vous aimeriez vivre.
        [longhouse-2] Bâtissez une Maison longue sur cette tuile. Vos Vikings partiront de là.
        [settle-1] Le pays est complet. Placez un Viking sur une tuile libre, reliée par la plaine à votre Maison longue (jaune).
        [settle-2] Corbeau a placé un Viking. Placez maintenant un deuxième Viking, à côté de votre Maison longue ou de votre premier Viking.
        [half-edge-1] La tuile au nord-ouest ne partage qu’un demi-bord de plaine avec votre Maison longue. Placez-y un Viking.
        [half-edge-2] Un demi-bord a suffi. Placez un deuxième Viking à côté du premier, ou à côté de votre Maison longue.
        [divide-1] Entre votre Maison longue et la tuile au sud-est, deux coins de montagne barrent le passage. Prenez d’abord l’autre tuile libre.
        [divide-2] Contournez maintenant les montagnes : depuis votre Viking, un demi-bord de plaine mène à la tuile qui est derrière.
        [cut-off-1] Seule la tuile du milieu mène aux trois tuiles de l’est. Corbeau (noir) la veut aussi : prenez d’abord la tuile du milieu.
        [cut-off-2] Corbeau ne peut plus atteindre de tuile libre : il ne joue plus. Placez maintenant vos Vikings à l’est.
        [scoring-1] C’est votre dernier Viking. Placez-le où vous voulez, et regardez comment les points sont comptés.
        [strength-1] Posez la tuile toute en montagne. La Pierre de Force s’y place aussitôt.
        [strength-2] C’était la dernière tuile : la Colonisation commence. Placez un Viking à côté de la Pierre : il vaudra 1 point de plus.
        [water-1] La Pierre d’Eau est à l’ouest. Placez un Viking sur une tuile reliée à la Pierre par l’océan : il vaudra 1 point de plus.
        [water-2] Placez encore un Viking sur une tuile de ce même océan.
        [friendship-1] Celui qui a le plus de Vikings autour de la Pierre d’Amitié marque 2 points. Prenez, à côté d’elle, la tuile que Corbeau peut aussi atteindre.
        [friendship-2] Corbeau et vous avez chacun un Viking autour de la Pierre. Placez-en un deuxième pour passer devant.
        [journey-1] Corbeau bloque la côte. Choisissez « Voyage » : avancez de trois tuiles au plus par l’océan, vers une tuile libre avec de la plaine.
        [horse-1] Choisissez « Cheval » et dépassez Corbeau : avancez de trois tuiles au plus par les montagnes.
        [wisdom-1] Choisissez « Sagesse ». Posez la Pierre sur la case vide du milieu, puis un Viking sur la tuile d’en face.
        [home-1] Chacun de vos Vikings à côté de la Pierre « Maison » vaut 1 point de plus. Posez la tuile dans la baie : c’est là qu’elle aura le plus de voisines.
        [home-2] Bâtissez sur la Pierre « Maison » : elle se place sous votre Maison longue.
        [home-3] Placez un Viking à côté de cette Maison longue. Il vaudra 2 points.
        [draw-1] Dans la variante Classique, il n’y a pas de rangée. Piochez une tuile.
        [draw-2] Cette tuile ne peut pas être posée : elle est mise de côté. Piochez encore.
        [draw-3] Cette tuile peut être posée : vous devez donc la poser.
        [visit-1] Vous avez trois Feuilles. Visitez le Fief 4, chez le Roi des Feuilles : les Feuilles y sont Atout, et il faut exactement 4 points.
        [visit-2] Chaque Dialogue commence par une déclaration du Chef. Écoutez-la.
        [follow-1] Le Chef déclare le 5 de Feuilles : vous devez répondre avec une carte de Feuilles. Pour marquer, jouez une carte plus haute.
        [follow-2] Cette fois, le Chef déclare le 6 de Fleurs. Vous n’avez qu’une carte de Fleurs : vous devez la jouer, même si elle ne marque pas.
        [trump-1] Vous n’avez pas d’Yeux : jouez ce que vous voulez. Les Griffes sont Atout et battent les autres couleurs. Marquez avec votre Atout le plus bas.
        [trump-2] Cette fois, la déclaration est elle-même un Atout. Suivez la couleur : seul un Atout plus haut marque.
        [exactly-1] Le Fief 2 demande exactement 2 points, et vous les avez. À partir de maintenant, jouez des cartes qui ne marquent pas.
        [exactly-2] Votre dernière carte ne suit pas la couleur et n’est pas un Atout : elle ne marquera pas. Jouez-la.
        [ally-1] Avant d’écouter, vous pouvez activer un Allié. Activez le Valet des Yeux : piochez deux cartes, puis défaussez-en deux.
        [ally-2] Vous avez pioché le 8 et le 4 de Fleurs : ce sont des Atouts, utiles ici. Défaussez une carte d’une autre couleur.
        [ally-3] Défaussez une deuxième carte qui n’est pas un Atout.
        [ally-4] Le Valet est maintenant épuisé, et vous ne pouvez activer qu’un Allié par Dialogue. Écoutez le Chef.
        [refill-1] Il vous faut encore 4 points, et vous n’avez que quatre cartes. Activez le Valet des Griffes : il complète votre main jusqu’à huit cartes.
        [refill-2] Avec plus de cartes, vous avez plus de Dialogues. Écoutez maintenant le Chef.
        [enough-1] Activez le Prince des Griffes. Vous piochez une carte à la fois, autant que vous voulez ; mais au premier Atout, vous devez arrêter.
        [enough-2] Le 8 de Griffes n’est pas un Atout : vous pouvez continuer. Piochez encore.
        [enough-3] Vous avez pioché le 8 d’Yeux. Six cartes suffisent maintenant : arrêtez de piocher.
        [discard-1] Au Fief 0, aucune réponse ne doit marquer, et vous avez les deux plus hauts Atouts. Activez le Valet des Fleurs : il défausse tous vos Atouts.
        [discard-2] Vous devez faire tout ce que dit une capacité. Défaussez une de vos cartes d’Yeux.
        [discard-3] Défaussez aussi l’autre carte d’Yeux.
        [name-1] Au Fief 0, aucune réponse ne doit marquer. Activez le Roi des Yeux : nommez une couleur, piochez deux cartes, puis défaussez les cartes de cette couleur.
        [name-2] Nommez la couleur de vos cartes hautes.
        [look-1] Activez la Reine des Yeux : elle vous montre les trois cartes du dessus du deck.
        [look-2] Voici les prochaines cartes, dans l’ordre : 7 de Griffes, 5 de Fleurs, 2 de Feuilles. Écoutez la première déclaration.
        [look-3] Aucune de vos cartes de Griffes ne bat le 7. Répondez avec celle dont vous avez le moins besoin.
        [look-4] Le Chef déclare le 5 de Fleurs, comme prévu. Jouez une carte qui marque.
        [exchange-1] Activez le Roi des Feuilles : prenez la carte du dessus du deck, puis posez une de vos cartes à sa place.
        [exchange-2] Le 7 de Griffes rejoint votre main. La carte que vous rendez sera la déclaration : rendez le 1 de Griffes. Toutes vos autres Griffes le battent.
        [exchange-3] Écoutez le Chef : la déclaration est la carte que vous venez de rendre.
        [exchange-4] Toutes vos cartes de Griffes marquent. Jouez-en une.
        [score-1] Il faut 3 points, et vous avez trois 8. Activez le Roi des Griffes : toutes vos cartes de la plus haute valeur vont sur la pile de score.
        [score-2] Vous choisissez dans quel ordre les poser. Choisissez le premier 8.
        [score-3] Choisissez le 8 suivant.
        [score-4] Tous vos 8 doivent aller sur la pile de score : posez le dernier.
        [back-1] Le Fief 1 demande 1 point, et vous avez déjà 2 points. Activez la Reine des Fleurs : la carte du dessus de la pile de score retourne sur le deck.
        [back-2] Vous avez de nouveau 1 point. La carte remise sur le deck sera la déclaration : écoutez-la.
        [back-3] Les Fleurs sont Atout. Jouez une carte qui ne marque pas.
        [ruler-1] Vous avez quatre Feuilles, mais ici, les Griffes sont Atout. Activez le Valet des Feuilles : le Chef échange sa place avec un Chef proche.
        [ruler-2] Le nouveau Chef doit être à deux Fiefs au plus. Faites venir le Roi des Feuilles, du Fief 4.
        [ruler-3] Les Feuilles sont maintenant Atout ; la valeur du Fief reste 3. Écoutez le Chef.
        [ruler-4] Le Chef déclare la plus haute carte de Griffes, et vous n’avez pas de Griffes. Marquez avec votre Atout le plus bas.
        [move-1] Le Fief 4 demande 4 points. Vous avez 3 points et des cartes faibles. Activez le Prince des Feuilles : la Visite se poursuit dans un autre Fief.
        [move-2] Vous pouvez aller au Fief 3 ou au Fief 5. Choisissez celui qui demande autant de points que vous en avez déjà.
        [copy-1] La Reine des Feuilles a la même capacité que le Chef de ce Fief : défausser deux cartes dont le total est 9. Activez-la.
        [copy-2] Défaussez la première des deux cartes : leur total doit être 9.
        [copy-3] Défaussez la deuxième carte, pour un total de 9.
        [refresh-1] Le Valet des Yeux est épuisé. Activez la Dame des Feuilles : piochez une carte, puis redressez un autre Allié.
        [refresh-2] Redressez le Valet des Yeux.
        [refresh-3] Vous ne pouvez activer qu’un Allié par Dialogue : le Valet attend le Dialogue suivant. Écoutez le Chef.
        [refresh-4] Jouez une carte qui marque.
        [refresh-5] Un nouveau Dialogue commence. Activez le Valet des Yeux une deuxième fois.
        [later-1] Le Baron des Yeux agit après votre prochaine réponse. Si la carte jouée est paire, vous piochez ; si elle est impaire, vous défaussez. Activez le Baron.
        [later-2] Le Baron n’agit qu’après votre réponse. Écoutez le Chef.
        [later-3] Il vous faut beaucoup de cartes ici. Jouez une carte paire qui marque : vous piocherez aussi une carte.
        [substitute-1] Vous avez rallié le Roi des Fleurs au Fief 2. Avant de commencer, appelez-le pour remplacer l’Allié de votre choix.
        [substitute-2] Pour cette Visite, le Roi des Fleurs est votre Allié. Activez-le.
        [substitute-3] Défaussez deux cartes dont le total est 9 : choisissez la première.
        [substitute-4] Choisissez la deuxième carte.
        [end-1] C’est la dernière Visite. Vous avez 15 étoiles et il en faut 16. Vous avez 3 points et il en faut exactement 4 : marquez encore une fois.
       *[end-2] Vous avez 4 points. Votre dernière carte ne doit pas marquer, et elle ne marquera pas. Jouez-la.
    }

tutorial-done = { $lesson ->
        [two-tiles] Chaque tuile touche au moins deux autres tuiles : le pays grandit dans tous les sens, pas en ligne.
        [corners] Les coins qui se touchent ont toujours le même terrain. Vous pouvez tourner une tuile, mais jamais la retourner.
        [one-land] Toutes les terres restent reliées. Les trous et les lacs sont permis.
        [row] Vos adversaires peuvent prendre les tuiles que vous laissez dans la rangée.
        [swap] Quand aucune tuile de la rangée ne peut être posée, quatre nouvelles la remplacent. Si aucune tuile du sac ne convient non plus, l’Exploration est finie.
        [longhouse] Vous avez quatre Maisons longues. Une fois bâties, elles ne bougent plus. Celles que vous n’avez pas bâties à la fin de l’Exploration sont perdues.
        [settle] Vous placez un Viking par tour, toujours à côté d’une de vos pièces. Il ne bouge plus. Tant que vous pouvez en placer un, vous devez le faire.
        [half-edge] Un seul coin de plaine suffit à relier deux tuiles. Cela vaut aussi pour l’océan et les montagnes.
        [divide] Avec des montagnes bien placées, vous empêchez les autres d’atteindre vos terres.
        [cut-off] Prenez d’abord les terres que les autres peuvent atteindre aussi. Celles que vous seul pouvez atteindre peuvent attendre.
        [scoring] Vos 20 Vikings valent 20 points. Votre réserve est vide : les trois tuiles que vous seul pouvez atteindre comptent aussi. Vous gagnez par 23 points à 2.
        [strength] Chaque Viking autour de la Pierre vaut 1 point de plus, quel que soit son propriétaire. La Pierre occupe sa tuile : personne ne peut s’y installer.
        [water] L’océan continue de tuile en tuile, et un demi-bord suffit. Chaque Viking sur une tuile de cet océan vaut 1 point de plus.
        [friendship] Vous avez deux Vikings et Corbeau un seul : vous marquez 2 points. En cas d’égalité, chacun marque 2 points.
        [journey] Voyage sert une fois par partie, au lieu d’un tour normal. Les pièces sur le chemin ne vous arrêtent pas.
        [horse] Une tuile peut avoir deux zones de montagne séparées. Vous devez alors en sortir par la zone où vous êtes entré.
        [wisdom] Sagesse sert une fois par partie. La Pierre reste sur sa case : personne ne peut y poser une autre Pierre de Sagesse.
        [home] À côté de votre Pierre « Maison », seuls vos propres Vikings valent 1 point de plus.
        [draw] Plus tard, au début d’un tour, vous pourrez aussi poser une des tuiles mises de côté, sans piocher.
        [visit] Vous piochez vos huit cartes avant de choisir le Fief : regardez votre main avant de partir.
        [follow] Les réponses qui marquent vont sur la pile de score, les autres sur la défausse.
        [trump] Vous pouvez jouer un Atout si vous n’avez pas la couleur de la déclaration. Il bat alors toutes les autres couleurs.
        [exactly] Vous finissez avec exactement 2 points : le Fief et ses étoiles sont à vous, et son Chef est votre ami. Avec 1 ou 3 points, vous auriez perdu le Fief.
        [ally] Vous pouvez activer chaque Allié une fois par Visite. Après la Visite, tous sont de nouveau disponibles.
        [refill] Un Fief de haute valeur demande beaucoup de cartes en main, un Fief de basse valeur en demande peu.
        [enough] Si vous aviez pioché un Atout, vous auriez dû arrêter, mais la carte serait restée dans votre main.
        [discard] Il vous reste six cartes basses, pour six Dialogues où aucune réponse ne doit marquer. D’autres personnages défaussent aussi, chacun à sa façon.
        [name] Vous avez défaussé trois Feuilles, dont une que vous veniez de piocher. Vous nommez toujours la couleur avant de voir les cartes piochées.
        [look] Les cartes que vous avez vues restent affichées jusqu’à ce que le deck soit mélangé.
        [exchange] Vous étiez sûr de marquer, et votre main est meilleure. En rendant une carte haute, vous pouvez aussi être sûr de ne pas marquer.
        [score] Vous avez exactement 3 points. Il vous reste quatre cartes, et aucune ne doit plus marquer.
        [back] Si vous avez un point de trop, le bon Allié peut encore le retirer. Gardez-le donc disponible.
        [ruler] Si vous gagnez ce Fief, le nouveau Chef devient votre ami. L’ancien reste dans l’autre Fief.
        [move] Vous gagnez avec 3 points dans le Fief 3. Le Chef et l’Atout sont maintenant ceux du Fief 3, et vous pourrez encore visiter le Fief 4.
        [copy] Chez un autre Chef, la Reine des Feuilles copie la capacité de ce Chef.
        [refresh] Vous avez activé le même Allié deux fois au cours d’une même Visite.
        [later] Le 8 est pair : vous avez pioché une carte. Que la carte jouée marque ou non n’y change rien.
        [substitute] Après la Visite, le remplaçant quitte la partie, mais son Fief garde ses étoiles. Chaque ami ne peut vous aider qu’une fois : choisissez bien la Visite.
       *[end] 16 étoiles donnent la médaille de bronze, et 18 celle d’argent. Pour l’or, il faut les 20 étoiles : gagnez tous les Fiefs.
    }

tutorial-poor = { $move ->
        [corners-far] Vous pouvez aussi poser la tuile là. Mais cherchez les deux coins de montagne, à gauche du pays.
        [row-leave] La tuile de montagne se pose là aussi, mais dans cette leçon, Corbeau y posera bientôt une tuile. Posez la tuile de montagne à gauche du pays.
        [swap-side] Ce coup est permis, mais la rangée ne serait pas remplacée. Posez la tuile à gauche du pays.
        [longhouse-wait] Rien ne vous oblige à bâtir, mais sans Maison longue, vous ne pourrez pas vous installer. Bâtissez ici.
        [half-edge-whole] Cette tuile partage un bord entier de plaine avec votre Maison longue. Choisissez la tuile qui ne partage qu’un demi-bord.
        [cut-off-home] Personne ne vous prendra cette tuile. Mais Corbeau prendrait maintenant la tuile du milieu, puis celles de l’est.
        [cut-off-later] Cette tuile peut attendre. Placez votre Viking à l’est.
        [strength-far] Là, un Viking ne vaut qu’un point. À côté de la Pierre, il vaut 2 points.
        [water-dry] Là, un Viking ne vaut qu’un point. Sur une tuile reliée à la Pierre par l’océan, il vaut 2 points.
        [friendship-side] Vous seul pouvez atteindre cette tuile : elle peut attendre. Corbeau prendrait la tuile du milieu et passerait devant.
        [friendship-far] Cette tuile n’est pas à côté de la Pierre. Choisissez une tuile à côté de la Pierre.
        [journey-land] Par la plaine, vous ne dépasserez jamais Corbeau. Choisissez « Voyage » sous le plateau, puis une tuile à l’est.
        [horse-land] Par la plaine, vous ne dépasserez jamais Corbeau. Choisissez « Cheval » sous le plateau, puis une tuile à l’est.
        [wisdom-land] Vous pourrez prendre cette tuile à tout moment. Pour franchir la case vide, choisissez « Sagesse » sous le plateau.
        [wisdom-short] Ce coup est permis, mais vous pouvez déjà atteindre cette tuile par la plaine. Franchissez la case vide du milieu.
        [home-edge] Là, la tuile aurait peu de voisines. Posez-la dans la baie.
        [home-plain] Ce serait une Maison longue ordinaire. Utilisez ici la Pierre « Maison ».
        [home-wait] C’était la dernière tuile : vous ne pourrez plus bâtir ensuite. Bâtissez maintenant.
        [visit-trump] Vous pouvez visiter ce Fief, mais au Fief 4, vos trois Feuilles seraient des Atouts. Choisissez le Fief 4.
        [follow-low] Vous suivez la couleur, mais le 4 est plus bas que le 5 : il ne marque pas.
        [trump-high] Cet Atout marque, mais votre Atout le plus bas marque aussi. Jouez le plus bas et gardez l’autre pour plus tard.
        [trump-side] Cette carte n’est ni de la couleur de la déclaration, ni un Atout. Elle ne marque jamais, même si elle est haute.
        [exactly-more] Le 8 bat le 5 : il marquerait. Avec 3 points au lieu de 2, vous perdriez le Fief.
        [ally-trump] Les Fleurs sont Atout au Fief 5. Gardez vos cartes de Fleurs.
        [enough-soon] Vous pourriez vous arrêter, mais avec cinq cartes, il sera difficile de marquer encore 4 points. Piochez encore.
        [enough-luck] Vous avez assez de cartes. Une carte de plus pourrait vous faire marquer un point de trop. Arrêtez-vous ici.
        [name-low] Vos cartes de cette couleur sont basses et ne marqueront presque jamais. Nommez plutôt les Feuilles.
        [look-waste] Le 6 ne bat pas le 7 non plus. Gardez le 6 pour plus tard et jouez le 2.
        [look-low] Le 3 ne bat pas le 5. Jouez le 7.
        [exchange-strong] Le 8 deviendrait la déclaration, et vous perdriez une carte forte. Rendez le 1 de Griffes.
        [exchange-unsure] Vous pouvez rendre cette carte. Mais si vous rendez le 1 de Griffes, toutes vos autres Griffes marqueront.
        [back-trump] Cette carte est un Atout et marquerait : vous auriez de nouveau 2 points.
        [ruler-other-suit] Vous pouvez aussi échanger avec ce Chef. Mais vous avez quatre Feuilles : faites venir le Roi des Feuilles.
        [ruler-high] Cet Atout marque, mais votre Atout le plus bas marque aussi. Jouez le plus bas et gardez les plus hauts.
        [ruler-side] Cette carte n’est pas un Atout : elle ne marque pas.
        [move-up] Le Fief 5 demande 5 points, et vous en avez 3. Choisissez le Fief 3.
        [refresh-low] Le 2 ne bat pas le 4. Jouez une carte plus haute.
        [later-odd] Cette carte marque, mais le 5 est impair : il vous faudrait ensuite défausser une carte.
        [later-low] Le 2 est pair, mais il ne bat pas le 3 : cette carte ne marque pas.
       *[end-low] Cette carte ne marque pas, et il ne vous resterait qu’une carte. Jouez le 7 maintenant.
    }
