# Les Fiefs de Norbois : noms, capacités, scénarios, et motifs de refus.

northwood-suit = { $suit ->
        [C] Griffes
        [F] Fleurs
        [L] Feuilles
        [E] Yeux
       *[other] { $suit }
    }
northwood-character = { $character ->
        [JC] Valet des Griffes
        [QC] Reine des Griffes
        [KC] Roi des Griffes
        [PC] Prince des Griffes
        [LC] Dame des Griffes
        [BC] Baron des Griffes
        [JF] Valet des Fleurs
        [QF] Reine des Fleurs
        [KF] Roi des Fleurs
        [PF] Prince des Fleurs
        [LF] Dame des Fleurs
        [BF] Baron des Fleurs
        [JL] Valet des Feuilles
        [QL] Reine des Feuilles
        [KL] Roi des Feuilles
        [PL] Prince des Feuilles
        [LL] Dame des Feuilles
        [BL] Baron des Feuilles
        [JE] Valet des Yeux
        [QE] Reine des Yeux
        [KE] Roi des Yeux
        [PE] Prince des Yeux
        [LE] Dame des Yeux
        [BE] Baron des Yeux
       *[other] { $character }
    }
northwood-the = { $character ->
        [QC] la { northwood-character }
        [QF] la { northwood-character }
        [QL] la { northwood-character }
        [QE] la { northwood-character }
        [LC] la { northwood-character }
        [LF] la { northwood-character }
        [LL] la { northwood-character }
        [LE] la { northwood-character }
       *[other] le { northwood-character }
    }
northwood-ability = { $character ->
        [JC] Piochez jusqu’à avoir huit cartes en main.
        [QC] Prenez en main la carte du dessus de chaque pile : deck, défausse et pile de score.
        [KC] Posez sur la pile de score votre carte la plus haute et toutes celles de même valeur.
        [PC] Piochez les cartes une à une. Arrêtez-vous quand vous voulez ; au premier Atout, vous devez vous arrêter.
        [LC] Défaussez votre carte la plus basse, puis piochez autant de cartes que sa valeur.
        [BC] Choisissez une carte de votre main, prenez dans le deck toutes les cartes de même valeur, puis mélangez le deck.
        [JF] Défaussez tous vos Atouts.
        [QF] La carte du dessus de la pile de score retourne sur le deck, face cachée.
        [KF] Défaussez deux cartes dont le total est 9.
        [PF] Gardez une carte de chaque valeur et défaussez les autres.
        [LF] Comptez les cartes de votre main, puis défaussez une carte dont la valeur est ce nombre.
        [BF] Défaussez tous vos 1, 2 et 3.
        [JL] Échangez le Chef visité avec celui d’un Fief non visité, situé à deux Fiefs au plus.
        [QL] Copiez la capacité du Chef visité.
        [KL] Prenez en main la carte du dessus du deck, puis posez une autre de vos cartes sur le deck, face cachée.
        [PL] Déplacez la Visite : allez au Fief non visité le plus proche, vers le haut ou vers le bas.
        [LL] Piochez une carte, puis redressez un autre Allié épuisé.
        [BL] Vous pouvez échanger une carte contre celle du dessus de la défausse, si elles ont la même valeur. Faites ensuite de même avec la pile de score, si vous voulez.
        [JE] Piochez deux cartes, puis défaussez-en deux.
        [QE] Regardez les trois cartes du dessus du deck, puis reposez-les face cachée dans le même ordre.
        [KE] Nommez une couleur, piochez deux cartes, puis défaussez toutes vos cartes de cette couleur.
        [PE] Défaussez une carte, puis piochez-en une. Recommencez une fois pour chaque autre Allié épuisé.
        [LE] Piochez deux cartes, puis défaussez des cartes dont le total est exactement celui de ces deux cartes.
        [BE] Après votre prochaine réponse : piochez une carte si sa valeur est paire, défaussez-en une si elle est impaire.
       *[other] { $character }
    }

northwood-season = { $season ->
        [spring] Printemps
        [summer] Été
        [autumn] Automne
        [winter] Hiver
       *[other] { $season }
    }
northwood-scenario-title = { $scenario ->
        [first-thaw] Premier dégel
        [open-gates] Portes ouvertes
        [nine-guests] Neuf convives
        [long-way-round] Le grand détour
        [round-dance] La ronde
        [both-sides] Des deux côtés
        [late-guest] L’invité tardif
        [small-table] La petite table
        [harvest-toll] Le péage des moissons
        [tired-hands] Mains lasses
        [moving-day] Chassé-croisé
        [empty-larder] Le garde-manger vide
        [twin-beacons] Feux jumeaux
        [few-candles] Peu de chandelles
        [upside-down] Le monde à l’envers
        [longest-night] La plus longue nuit
       *[other] { $scenario }
    }
northwood-scenario-text = { $scenario ->
        [first-thaw] Les routes rouvrent et tout le monde est de bonne humeur. S’il vous manque un seul point, la Visite est gagnée quand même.
        [open-gates] Aux premiers beaux jours, personne ne s’offusque d’un changement de sujet : répondez avec la carte de votre choix.
        [nine-guests] Tout le monde veut vous parler. Chaque Visite commence avec neuf cartes.
        [long-way-round] Les ponts sont sous l’eau. De chaque Fief, vous ne pouvez rejoindre que le plus proche des Fiefs non visités.
        [round-dance] Autour des feux de la Saint-Jean, les danseurs changent souvent de partenaire. De même, l’Atout change à chaque Dialogue.
        [both-sides] Deux intendants parlent tour à tour pour chaque Chef. Une déclaration vient du dessus du deck, la suivante du dessous.
        [late-guest] Le Chef du Fief le plus haut est à la chasse. Visitez d’abord tous les autres Fiefs.
        [small-table] La place manque sous le tilleul. Chaque Visite commence avec sept cartes.
        [harvest-toll] Aux moissons, le temps presse et toute perte se paie : chaque Fief perdu coûte 1 étoile.
        [tired-hands] Après les moissons, vos Alliés ont besoin de repos. Un Allié activé reste épuisé pendant toute la Visite suivante.
        [moving-day] En automne, tout le monde déménage. Après chaque succès, deux Chefs échangent leurs places, et les Chefs amis ne peuvent pas remplacer un Allié.
        [empty-larder] Les meilleures provisions ont disparu. Les quatre cartes de valeur 8 sont retirées du jeu.
        [twin-beacons] Dans la neige, un feu ne se voit que de la colline voisine. Un Fief gagné ne compte que si un Fief voisin est gagné aussi.
        [few-candles] L’aide se fait rare aux mois sombres. Vous ne pouvez activer un Allié que huit fois dans la partie, et jamais avant la première réponse d’une Visite.
        [upside-down] Cette nuit, tout est à l’envers : une réponse marque si elle est plus basse que la déclaration. Vous visitez toujours le plus bas ou le plus haut des Fiefs restants.
        [longest-night] Il n’y a pas d’Atout, et chaque Fief perdu épuise un Allié jusqu’à la fin de la partie. Vous devez gagner le Fief 0, celui du silence.
       *[other] { $scenario }
    }
northwood-special-rule = { $rule_name ->
        [visit-last] Le Fief { $number } ne peut être visité qu’en dernier.
        [outside-in] Visitez toujours le plus bas ou le plus haut des Fiefs restants.
        [one-road] Visitez toujours le Fief non visité le plus proche de votre dernier Fief. Si deux Fiefs sont à égale distance, choisissez l’un des deux.
        [turning-trump] Après chaque Dialogue, l’Atout passe à la couleur suivante : Griffes, Fleurs, Feuilles, Yeux, puis de nouveau Griffes.
        [no-trump] Il n’y a pas d’Atout.
        [both-ends] Les déclarations viennent tour à tour du dessus et du dessous du deck.
        [tired-allies] Un Allié activé reste épuisé toute la Visite suivante, son remplaçant aussi. Aucune capacité ne les redresse.
        [few-favours] { $number ->
            [one] Vous ne pouvez activer un Allié que { $number } fois dans toute la partie.
           *[other] Vous ne pouvez activer un Allié que { $number } fois dans toute la partie.
        }
        [restless-court] Après chaque succès, le Chef du plus bas des Fiefs non visités échange sa place avec celui du plus haut.
        [hand-size] { $number ->
            [one] Chaque Visite commence avec { $number } carte.
           *[other] Chaque Visite commence avec { $number } cartes.
        }
        [in-pairs] Un Fief gagné ne rapporte ses étoiles que si un Fief voisin est gagné aussi.
        [no-substitutes] Les Chefs amis ne peuvent remplacer aucun Allié.
        [late-help] Dans chaque Visite, vous ne pouvez activer aucun Allié avant votre première réponse.
        [missing-value] Les quatre cartes de valeur { $number } restent dans la boîte.
        [low-wins] Dans la couleur de la déclaration, votre réponse marque si elle est plus basse. L’Atout bat toujours les autres couleurs.
        [free-speech] Rien ne vous oblige à suivre la couleur : répondez avec la carte de votre choix.
        [near-enough] Vous gagnez aussi un Fief s’il vous manque un seul point.
        [toll] Chaque Fief perdu coûte 1 étoile.
        [mourning] Si vous perdez un Fief, votre Allié de la couleur de son Chef est épuisé jusqu’à la fin de la partie, son remplaçant aussi. Aucune capacité ne les redresse.
        [must-win] Vous ne gagnez la partie que si vous gagnez le Fief { $number }.
       *[other] { $rule_name }
    }

northwood-unreadable = « { $text } » n’est pas un coup valable.
northwood-over = La partie est terminée.
northwood-forbidden = { northwood-special-rule }
northwood-due-setup = Ce coup vient trop tôt : les Alliés et les Chefs ne sont pas encore distribués.
northwood-bad-setup = Distribution impossible : un personnage est incorrect, ou apparaît deux fois.
northwood-due-hand = { $size ->
        [one] Ce coup vient trop tôt : vous n’avez pas encore pioché votre carte.
       *[other] Ce coup vient trop tôt : vous n’avez pas encore pioché vos { $size } cartes.
    }
northwood-bad-hand = { $size ->
        [one] Une main doit compter { $size } carte du jeu.
       *[other] Une main doit compter { $size } cartes du jeu, toutes différentes.
    }
northwood-due-visit = Choisissez d’abord un Fief à visiter.
northwood-visit-again = Vous avez déjà visité le Fief { $fief }. Choisissez-en un autre.
northwood-visit-running = La Visite n’est pas finie : elle dure jusqu’à ce que votre main ou le deck soit vide.
northwood-visit-ended = La Visite est terminée : ce coup n’est plus possible.
northwood-due-dialogue = Activez d’abord un Allié, ou écoutez la déclaration.
northwood-due-listen = Écoutez d’abord la déclaration.
northwood-due-statement = Ce coup vient trop tôt : la déclaration n’est pas encore révélée.
northwood-due-reply = Répondez d’abord à la déclaration.
northwood-due-ability = Terminez d’abord la capacité en cours.
northwood-ability-choice = La capacité ne permet pas ce coup. Choisissez l’un des coups proposés.
northwood-call-no-visit = Vous ne pouvez appeler un remplaçant que pendant une Visite.
northwood-call-too-late = Vous ne pouvez appeler un remplaçant qu’au tout début d’une Visite.
northwood-call-again = Vous avez déjà appelé { northwood-the }.
northwood-call-not-friendly = Vous n’avez pas rallié { northwood-the }. Choisissez un Chef ami.
northwood-call-no-ally = Ce personnage n’est pas un de vos Alliés. Choisissez l’Allié à remplacer.
northwood-call-covered = Cet Allié a déjà un remplaçant. Choisissez un autre Allié.
northwood-use-no-ally = Dans cette Visite, { northwood-the } n’est pas votre Allié. Choisissez un autre personnage.
northwood-use-covered = Cet Allié est remplacé pour cette Visite : { northwood-character }. Activez son remplaçant.
northwood-use-exhausted = Cet Allié est épuisé : { northwood-character }. Choisissez un autre Allié.
northwood-use-second = Vous avez déjà activé un Allié dans ce Dialogue. Écoutez maintenant.
northwood-reply-suit = Vous devez suivre la couleur. Jouez une carte de cette couleur : { northwood-suit }.
northwood-not-in-hand = Vous n’avez pas cette carte en main. Choisissez-en une autre.
northwood-not-in-deck = Cette carte n’est pas dans le deck : { $card }.
northwood-top-known = Cette carte ne peut pas venir maintenant : la carte du dessus du deck est { $card }.
northwood-bad-draw = Pioche impossible : le nombre de cartes est incorrect, ou une carte est en double.
northwood-unseen = Cette position est impossible. Vérifiez « { $name } ».

northwood-scenario-has-its-own = Le scénario fixe déjà « { $name } » : ne l’indiquez pas.
northwood-challenge-alone = Seuls les scénarios ont un mode défi.
northwood-scenario-unknown = Il n’y a pas de scénario « { $scenario } ». Choisissez parmi : { $scenarios }.
northwood-scenario-twice = Deux scénarios ont le même identifiant, { $scenario }. Changez celui de l’un des deux.
northwood-scenario-id = « { $scenario } » ne peut pas être un identifiant : écrivez au plus 32 minuscules, chiffres ou -.
northwood-scenario-goal = Scénario « { $scenario } » : l’objectif doit être compris entre 1 et { $most ->
        [one] { $most } étoile
       *[other] { $most } étoiles
    }. Vous avez indiqué { $goal }.
northwood-scenario-challenge = Scénario « { $scenario } » : le mode défi doit être plus difficile que le scénario. Donnez-lui un objectif plus élevé ou une règle de plus.
northwood-scenario-character = Scénario « { $scenario } » : le personnage « { $character } » n’existe pas.
northwood-scenario-deal = Scénario « { $scenario } » : il faut quatre Alliés et huit Chefs, tous différents.
northwood-scenario-rule = Scénario « { $scenario } » : la règle spéciale « { $name } » n’existe pas.
northwood-scenario-rule-twice = Scénario « { $scenario } » : la règle spéciale « { $name } » est citée deux fois. Citez-la une seule fois.

northwood-show-scenario = { northwood-season } : { northwood-scenario-title }
northwood-show-left = { $number ->
        [one] Vous pouvez encore activer un Allié { $number } fois.
       *[other] Vous pouvez encore activer un Allié { $number } fois.
    }
northwood-show-from = { $number ->
        [0] La prochaine déclaration vient du dessus du deck.
       *[other] La prochaine déclaration vient du dessous du deck.
    }
northwood-show-last = { $number ->
        [-1] Vous n’avez encore visité aucun Fief.
       *[other] Dernier Fief visité : { $number }
    }
northwood-show-goal = Objectif : { $goal ->
        [one] { $goal } étoile
       *[other] { $goal } étoiles
    } · vous en avez { $stars }
northwood-show-fief = Fief
northwood-show-ruler = Chef
northwood-show-fate = { $fate ->
        [won] gagné
        [lost] perdu
        [here] en cours
       *[open] ·
    }
northwood-show-visit = Fief { $fief }, { $suit ->
        [none] sans Atout
       *[other] Atout { northwood-suit }
    } : { $score ->
        [one] { $score } point marqué
       *[other] { $score } points marqués
    }
# Un personnage et son rôle, par exemple « Roi des Griffes (remplace JE) (Chef ami) : ».
northwood-show-character = { northwood-character }{ $ally ->
        [none] {""}
       *[other] {" "}(remplace { $ally })
    }{ $role ->
        [exhausted] {" "}(Allié épuisé) :
        [ruler] {" "}(Chef de ce Fief) :
        [friend] {" "}(Chef ami) :
       *[ready] {" "}:
    }
northwood-show-deck = Deck : { $count }
northwood-show-top = prochaines cartes : { $cards }
northwood-show-discard = Défausse :
northwood-show-score = Pile de score :
northwood-show-statement = Déclaration :
northwood-show-hand = Main :
northwood-show-carried-out = Capacité en cours : { $ability }
northwood-show-result = { $won ->
        [true] Vous gagnez la partie avec { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        } !
       *[false] Vous n’avez pas gagné. Vous avez { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
    }

northwood-help =
    Tapez le numéro d’un coup de la liste, ou le coup lui-même, par exemple visit 3, use JE ou reply 7E.
    Visitez chaque Fief une fois ; la couleur de son Chef est l’Atout. À chaque Dialogue, activez un Allié si vous voulez, écoutez la déclaration, puis répondez.
    Une carte plus haute dans la couleur de la déclaration marque. Un Atout marque aussi contre une autre couleur. Marquez exactement le nombre de points indiqué par le Fief.
    {"  "}finish        terminer aussitôt une Visite déjà gagnée ou perdue
northwood-show-medal = { $medal ->
        [gold] Vous recevez la médaille d’or.
        [silver] Vous recevez la médaille d’argent.
       *[bronze] Vous recevez la médaille de bronze.
    }
