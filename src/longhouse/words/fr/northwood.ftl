# Les Fiefs de Norbois : noms, capacités, scénarios, et pourquoi quelque chose est refusé.

northwood-suit = { $suit ->
        [C] Griffes
        [F] Fleurs
        [L] Feuilles
        [E] Yeux
       *[other] { $suit }
    }
northwood-character = { $character ->
        [JC] Valet de Griffes
        [QC] Reine de Griffes
        [KC] Roi de Griffes
        [PC] Prince de Griffes
        [LC] Dame de Griffes
        [BC] Baron de Griffes
        [JF] Valet de Fleurs
        [QF] Reine de Fleurs
        [KF] Roi de Fleurs
        [PF] Prince de Fleurs
        [LF] Dame de Fleurs
        [BF] Baron de Fleurs
        [JL] Valet de Feuilles
        [QL] Reine de Feuilles
        [KL] Roi de Feuilles
        [PL] Prince de Feuilles
        [LL] Dame de Feuilles
        [BL] Baron de Feuilles
        [JE] Valet d’Yeux
        [QE] Reine d’Yeux
        [KE] Roi d’Yeux
        [PE] Prince d’Yeux
        [LE] Dame d’Yeux
        [BE] Baron d’Yeux
       *[other] { $character }
    }
northwood-ability = { $character ->
        [JC] Piochez jusqu’à avoir huit cartes en main.
        [QC] Prenez la carte du dessus du deck, de la défausse et de la pile de score.
        [KC] Posez toutes vos cartes de la plus haute valeur sur la pile de score.
        [PC] Piochez carte après carte jusqu’à un Atout, ou jusqu’à ce que cela vous suffise.
        [LC] Défaussez votre carte la plus basse, puis piochez autant de cartes que sa valeur.
        [BC] Choisissez une carte en main, prenez dans le deck toutes celles de sa valeur, puis mélangez-le.
        [JF] Défaussez tous vos Atouts.
        [QF] La carte du dessus de la pile de score retourne sur le deck.
        [KF] Défaussez deux cartes dont la somme est neuf.
        [PF] Gardez une carte de chaque valeur et défaussez les autres.
        [LF] Défaussez une carte dont la valeur est le nombre de vos cartes.
        [BF] Défaussez tous vos 1, 2 et 3.
        [JL] Le Chef présent échange sa place avec un Chef neutre, à deux Fiefs au plus.
        [QL] Agissez comme le ferait le Chef visité.
        [KL] Regardez la carte du dessus du deck et prenez-la en échange d’une autre carte de votre main.
        [PL] Poursuivez la Visite au prochain Fief non visité, plus haut ou plus bas.
        [LL] Piochez une carte, puis un autre Allié épuisé redevient disponible.
        [BL] Vous pouvez échanger une carte contre le dessus de la défausse, à valeur égale ; puis de même avec la pile de score.
        [JE] Piochez deux cartes, puis défaussez-en deux.
        [QE] Regardez les trois cartes du dessus du deck.
        [KE] Nommez une couleur, piochez deux cartes, puis défaussez toutes vos cartes de cette couleur.
        [PE] Défaussez une carte et piochez-en une ; une fois de plus par autre Allié épuisé.
        [LE] Piochez deux cartes, puis défaussez des cartes qui font exactement leur total.
        [BE] Après votre prochaine réponse : piochez une carte si elle est paire, défaussez-en une si elle est impaire.
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
        [both-sides] Des deux côtés de la table
        [late-guest] L’invité tardif
        [small-table] La petite table
        [harvest-toll] Le péage des moissons
        [tired-hands] Mains lasses
        [moving-day] Jour de déménagement
        [empty-larder] Le garde-manger vide
        [twin-beacons] Feux jumeaux
        [few-candles] Peu de chandelles
        [upside-down] Le monde à l’envers
        [longest-night] La plus longue nuit
       *[other] { $scenario }
    }
northwood-scenario-text = { $scenario ->
        [first-thaw] Les routes rouvrent et tout le monde est de bonne humeur. Une Visite à laquelle il manque un point est bienvenue aussi.
        [open-gates] Aux premiers beaux jours, personne ne s’offusque d’un changement de sujet : répondez ce que vous voulez.
        [nine-guests] Plus de monde que d’habitude veut parler. Chaque Visite commence avec neuf cartes.
        [long-way-round] Les ponts sont sous l’eau. De chaque Fief on ne peut aller qu’au plus proche.
        [round-dance] Autour des feux de la Saint-Jean on change de partenaire à chaque air, et l’Atout aussi.
        [both-sides] Deux intendants parlent pour chaque Chef, l’un du dessus du deck, l’autre du dessous.
        [late-guest] Le Chef du plus haut Fief est à la chasse et ne reçoit qu’après tous les autres.
        [small-table] Il y a peu de place sous le tilleul. Chaque Visite commence avec sept cartes.
        [harvest-toll] Aux moissons le temps presse, et qui le gâche paie : chaque Fief perdu coûte une étoile.
        [tired-hands] Après les moissons vos Alliés ont besoin de repos. Qui vous a aidé saute la Visite suivante.
        [moving-day] À la Saint-Michel on déménage. Chaque succès échange deux Chefs, et les amis sont trop occupés pour remplacer quelqu’un.
        [empty-larder] Le meilleur des réserves a disparu. Il n’y a pas de 8 cette fois.
        [twin-beacons] Dans la neige un feu ne se voit que de la colline voisine. Les Fiefs ne comptent que côte à côte.
        [few-candles] L’aide est rare aux mois sombres. Huit activations doivent suffire pour toutes les Visites, jamais avant votre première réponse.
        [upside-down] La nuit des fous les petits parlent et les grands se taisent, et tout voyage commence par les bords.
        [longest-night] Aucune couleur ne prime, chaque échec est un deuil, et sans le silence du Fief 0 rien n’est gagné.
       *[other] { $scenario }
    }
northwood-special-rule = { $rule_name ->
        [visit-last] Le Fief { $number } ne peut être choisi que lorsqu’il n’en reste pas d’autre.
        [outside-in] On ne peut choisir que le plus bas ou le plus haut des Fiefs non visités.
        [one-road] Le prochain Fief doit être un des plus proches du dernier visité.
        [turning-trump] Après chaque Dialogue l’Atout passe à la couleur suivante : Griffes, Fleurs, Feuilles, Yeux, puis Griffes.
        [no-trump] Il n’y a pas d’Atout.
        [both-ends] Les déclarations viennent tour à tour du dessus et du dessous du deck.
        [tired-allies] Un Allié activé reste épuisé pendant toute la Visite suivante, de même que son remplaçant ; personne ne peut les rendre disponibles.
        [few-favours] Les Alliés peuvent être activés { $number } fois dans toute la partie.
        [restless-court] Après chaque succès, les Chefs du plus bas et du plus haut Fief non visités échangent leurs places.
        [hand-size] Une Visite commence avec { $number } cartes.
        [in-pairs] Un Fief gagné ne rapporte ses étoiles que si un Fief voisin est gagné aussi.
        [no-substitutes] Les Chefs amis ne peuvent remplacer personne.
        [late-help] Aucun Allié ne peut être activé avant la première réponse d’une Visite.
        [missing-value] Les quatre cartes de valeur { $number } restent dans la boîte.
        [low-wins] Dans la couleur de la déclaration, c’est la réponse plus basse qui marque ; l’Atout bat toujours les autres couleurs.
        [free-speech] Les réponses n’ont pas à suivre la couleur.
        [near-enough] Un point de moins que le numéro du Fief est aussi un succès.
        [toll] Chaque Fief perdu coûte une étoile.
        [mourning] Après un échec, l’Allié de la couleur du Chef perdu est épuisé pour le reste de la partie, de même que son remplaçant ; personne ne peut les rendre disponibles.
        [must-win] Sans le Fief { $number }, la partie n’est pas gagnée.
       *[other] { $rule_name }
    }

northwood-unreadable = « { $text } » est illisible.
northwood-over = La partie est terminée.
northwood-forbidden = { northwood-special-rule }
northwood-due-setup = Les Alliés et les Chefs sont d’abord distribués.
northwood-bad-setup = Les Alliés et les Chefs ne peuvent pas être distribués ainsi.
northwood-due-hand = { $size } cartes sont d’abord piochées pour la prochaine Visite.
northwood-bad-hand = Une main compte { $size } cartes différentes du jeu.
northwood-due-visit = Il faut maintenant choisir un Fief à visiter.
northwood-visit-again = Le Fief { $fief } a déjà été visité.
northwood-visit-running = La Visite n’est pas finie : elle se termine quand la main ou le deck est vide.
northwood-visit-ended = La Visite est finie.
northwood-due-dialogue = Il faut maintenant activer un Allié ou écouter la déclaration.
northwood-due-listen = Il faut maintenant écouter la déclaration.
northwood-due-statement = La déclaration vient maintenant.
northwood-due-reply = Il faut maintenant répondre à la déclaration.
northwood-due-ability = { $ability } est en cours et demande : { $verbs }.
northwood-ability-choice = { $ability } permet seulement : { $choices }.
northwood-call-no-visit = On ne peut appeler des remplaçants que pendant une Visite.
northwood-call-too-late = On ne peut appeler des remplaçants qu’avant la première activation ou déclaration.
northwood-call-again = On a déjà appelé { $character }.
northwood-call-not-friendly = { $character } ne fait pas partie des Chefs amis.
northwood-call-no-ally = { $ally } ne fait pas partie des Alliés.
northwood-call-covered = { $ally } a déjà un remplaçant.
northwood-use-no-ally = { $character } ne fait pas partie des Alliés de cette Visite.
northwood-use-covered = { $character } a un remplaçant pour cette Visite.
northwood-use-exhausted = { $character } fait partie des Alliés épuisés.
northwood-use-second = On ne peut activer qu’un Allié par Dialogue ; il faut maintenant écouter.
northwood-reply-suit = { $card } ne suit pas la couleur ({ northwood-suit }).
northwood-not-in-hand = { $card } n’est pas en main.
northwood-not-in-deck = { $card } n’est pas dans le deck.
northwood-top-known = On sait que { $card } vient d’abord.
northwood-bad-draw = Le nombre de cartes est faux, ou une carte y est deux fois.
northwood-unseen = Cela ne peut se voir dans une partie de For Northwood! : { $name } ne convient pas.

northwood-scenario-has-its-own = Un scénario a son propre « { $name } » ; ne l’indiquez pas.
northwood-challenge-alone = Il n’y a de défi qu’avec un scénario.
northwood-scenario-unknown = Il n’y a pas de scénario « { $scenario } » : choisissez { $scenarios }.
northwood-scenario-twice = Deux scénarios ont l’identifiant { $scenario }.
northwood-scenario-id = « { $scenario } » ne peut pas être l’identifiant d’un scénario : au plus 32 minuscules, chiffres et -.
northwood-scenario-goal = { $scenario } : l’objectif doit être de 1 à { $most } étoiles, pas { $goal }.
northwood-scenario-challenge = { $scenario } : le défi doit être plus difficile, par son objectif ou par une règle.
northwood-scenario-character = { $scenario } : il n’y a pas de personnage « { $character } ».
northwood-scenario-deal = { $scenario } : il faut quatre Alliés et huit Chefs, tous différents.
northwood-scenario-rule = { $scenario } : il n’y a pas de règle spéciale « { $name } ».
northwood-scenario-rule-twice = { $scenario } : la règle spéciale { $name } y est deux fois.

northwood-show-scenario = { northwood-season } : { northwood-scenario-title }
northwood-show-left = { $number ->
        [one] Activation restante : { $number }
       *[other] Activations restantes : { $number }
    }
northwood-show-from = { $number ->
        [0] La prochaine déclaration vient du dessus du deck.
       *[other] La prochaine déclaration vient du dessous du deck.
    }
northwood-show-last = { $number ->
        [-1] Aucun Fief n’a encore été visité.
       *[other] Dernier Fief visité : { $number }
    }
northwood-show-goal = Objectif : { $goal ->
        [one] { $goal } étoile
       *[other] { $goal } étoiles
    } · pour l’instant { $stars }
northwood-show-fief = Fief
northwood-show-ruler = Chef
northwood-show-fate = { $fate ->
        [won] gagné
        [lost] perdu
        [here] ici
       *[open] ·
    }
northwood-show-visit = Fief { $fief }, { $suit ->
        [none] sans Atout
       *[other] Atout { northwood-suit }
    } : { $score ->
        [one] { $score } point marqué
       *[other] { $score } points marqués
    }
northwood-show-character = { northwood-character }{ $ally ->
        [none] {""}
       *[other] {" "}pour { $ally }
    }{ $role ->
        [exhausted] {" "}(Allié épuisé) :
        [ruler] {" "}(Chef de ce Fief) :
        [friend] {" "}(Chef ami) :
       *[ready] {" "}:
    }
northwood-show-deck = Deck : { $count }
northwood-show-top = au-dessus { $cards }
northwood-show-discard = Défausse :
northwood-show-score = Pile de score :
northwood-show-statement = Déclaration :
northwood-show-hand = Main :
northwood-show-carried-out = { $ability } est en cours.
northwood-show-result = { $won ->
        [true] Gagné avec { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
       *[false] Pas gagné : { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
    }
northwood-show-medal = { $medal ->
        [gold] Vous recevez la médaille d’or.
        [silver] Vous recevez la médaille d’argent.
       *[bronze] Vous recevez la médaille de bronze.
    }

northwood-help =
    Un numéro joue ce coup de la liste ; on peut aussi taper un coup : visit 3, use JE, reply 7E.
    Visitez chaque Fief une fois ; la couleur de son Chef est l’Atout. À chaque Dialogue, activez au plus un Allié, puis écoutez et répondez.
    Une carte plus haute de la couleur de la déclaration marque, de même que l’Atout sur une autre couleur. Marquez exactement le numéro du Fief.
    {"  "}finish        jouer jusqu’à sa fin une Visite décidée
