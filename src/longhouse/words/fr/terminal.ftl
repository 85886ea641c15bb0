# La ligne de commande et le jeu en mode texte.

cli-about = Jouer à Fjords et aux Fiefs de Norbois dans le terminal, lancer un serveur, faire jouer des bots, vérifier des parties. C’est un projet de fans, non officiel.
cli-language = langue de l’interface
cli-play = jouer dans le terminal
cli-sim = faire jouer des bots entre eux, enregistrer les parties et mesurer la vitesse
cli-verify = vérifier des fichiers de partie, événement par événement
cli-legal = afficher en JSON la liste des coups permis dans une position
cli-perft = compter toutes les suites de coups possibles d’une longueur donnée
cli-show = afficher une position en mode texte
cli-game = le jeu, par exemple fjords ou northwood
cli-options = options du jeu, en JSON
cli-tiles = fichier avec votre propre jeu de tuiles (TOML)
cli-seed = graine du générateur aléatoire
cli-file = un fichier de partie (JSON)
cli-at = utiliser la position atteinte après les N premiers événements (par défaut : après le dernier)
cli-players = un joueur par place, séparés par des virgules : you (vous), random, greedy, thrall, karl, jarl, skald, vala ou norn
cli-learn = jouer cette étape du parcours d’apprentissage (de 1 à 7)
cli-resume = reprendre la partie enregistrée dans ce fichier
cli-games = nombre de parties
cli-out = dossier où écrire les fichiers de partie
cli-json = afficher les résultats en JSON
cli-fair = vérifier aussi que la graine correspond à l’empreinte publiée avant la partie, et que chaque tirage vient de cette graine
cli-depth = longueur des suites, en nombre de coups
cli-arena = organiser un tournoi entre bots, avec les mêmes donnes pour tous, puis afficher les résultats et les cotes
cli-bots = lancer des bots pour des serveurs de cette machine ou d’autres machines
cli-bot-names = un bot par place, séparés par des virgules : random, greedy, thrall, karl, jarl, skald, vala ou norn ; un temps de réflexion peut suivre le nom : norn@50ms, norn@2000n (positions) ou norn@1s/game
cli-own-bot = votre propre bot : son nom et la commande qui le lance ; peut être indiqué plusieurs fois
cli-new-bot = écrire le code d’un bot simple, que vous pourrez améliorer
cli-new-bot-folder = le nouveau dossier ; son nom devient celui du bot
cli-new-bot-in = le langage de programmation
cli-new-bot-written = Votre bot ({ $file }) joue au hasard. Améliorez-le et essayez-le avec ces commandes :
cli-jobs = nombre de parties jouées en même temps
cli-results = fichier des résultats ; relancez la même commande pour reprendre le tournoi
cli-against = jouer contre ce bot ; il prend toutes les autres places
cli-against-whom = N’utilisez --against que dans un jeu avec adversaires, et jamais en même temps que --players.
cli-hint = donner les meilleurs coups d’une position, avec leur valeur et une explication
cli-analyse = analyser une partie entière : la valeur de chaque coup, puis les coups qui ont coûté le plus cher
cli-solve = calculer le résultat d’une Colonisation à deux où chacun joue au mieux : un nombre exact ou, à défaut, un intervalle
cli-engine = préparer le moteur des bots
cli-engine-warm = tout compiler une fois, pour ne pas attendre pendant une partie
cli-engine-jobs = nombre de processus qui compilent en même temps
cli-engine-folder = Longhouse ne peut pas écrire le code compilé dans { $folder }. Indiquez un autre dossier dans LONGHOUSE_CACHE.
cli-engine-ready = Le moteur est prêt : { $modules ->
        [one] { $modules } module
       *[other] { $modules } modules
    } en { $seconds } s.
cli-budget = temps de réflexion : une durée (200ms, 2s) ou un nombre de positions (5000n)
cli-search-seed = graine du générateur aléatoire pour la recherche du bot
cli-bad-budget = « { $given } » n’est pas un temps de réflexion. Écrivez une durée (200ms, 2s) ou un nombre de positions (5000n).
cli-thinking = Réflexion
cli-analyse-progress = Examen des coups
cli-sim-progress = Parties jouées
cli-sim-figures = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $steps ->
        [one] { $steps } coup
       *[other] { $steps } coups
    } en { $seconds } s : { $games_per_second ->
        [one] { $games_per_second } partie/s
       *[other] { $games_per_second } parties/s
    }, { $steps_per_second ->
        [one] { $steps_per_second } coup/s
       *[other] { $steps_per_second } coups/s
    }
usage-title = usage :
usage-arguments = arguments{" "}
usage-options = options{" "}
usage-help = afficher cette aide et quitter
usage-required = argument manquant : { $names }
usage-unrecognized = argument inconnu : { $given }
usage-one = il manque une valeur ; indiquez-la après cette option
usage-at-least-one = il manque une valeur ; indiquez-en au moins une
usage-none = cette option n’accepte pas de valeur (valeur reçue : { $given })
usage-choice = { $given } n’est pas un choix possible ; choisissez parmi : { $choices }
usage-ambiguous = { $given } peut désigner plusieurs options : { $matches }
cli-whole-number = « { $given } » ne convient pas : indiquez un nombre entier d’au moins { $least }
cli-bad-seed = « { $given } » ne peut pas être une graine : écrivez une courte ligne de texte
cli-learn-fjords = Seul Fjords a un parcours d’apprentissage (--learn).
cli-resume-as-it-is = La partie enregistrée ({ $game }) garde ses propres options et tuiles. N’indiquez ni options ni tuiles pour la reprendre.
cli-not-toml = Ce n’est pas un fichier TOML : { $problem }
cli-file-problem = Ce fichier est inutilisable : { $problem }
cli-system-problem = Le système signale un problème : { $problem }

play-who = { $game } à { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }. Contre qui jouez-vous ?
play-opponent = { $bot ->
        [random] un bot qui joue au hasard
        [greedy] un bot qui ne voit qu’un coup à l’avance
        [thrall] Thrall, débutant
        [karl] Karl, facile
        [jarl] Jarl, moyen
        [skald] Scalde, fort
        [vala] Vala, très fort
        [norn] Norne, le plus fort
       *[other] { $bot }
    }
play-no-opponent = aucun bot : tous les joueurs partagent ce clavier
play-players = « { $given } » ne convient pas. Nommez { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }, séparés par des virgules, parmi : { $players }.
play-due = { $due ->
        [over] La partie est terminée.
       *[other] Choisissez un coup.
    }
play-hidden = Cette partie n’affiche pas les coups permis. Tapez un coup.
play-welcome = Tapez le numéro d’un coup, ou le coup lui-même. Tapez help pour en savoir plus.
play-help = Tapez le numéro d’un coup de la liste, ou le coup lui-même.
play-hint = { $action } : { $value }, { $win } % de chances de gagner
play-commands =
    {"  "}moves         afficher la liste des coups
    {"  "}board         redessiner le plateau
    {"  "}hint          afficher les meilleurs coups, et pourquoi
    {"  "}undo          annuler votre dernière décision
    {"  "}resign        abandonner la partie
    {"  "}save FICHIER  enregistrer la partie ; pour la reprendre : --resume FICHIER
    {"  "}quit          enregistrer et quitter
play-which = Quel jeu ?
play-several = « { $given } » peut désigner plusieurs coups. Précisez, ou tapez le numéro du coup.
play-more = { $count ->
        [one] { $count } autre coup : tapez moves pour tout afficher.
       *[other] { $count } autres coups : tapez moves pour tout afficher.
    }
play-you = Vous
play-no-such-number = Il n’y a pas de coup { $given }. Choisissez un numéro de 1 à { $count }.
play-decided = { $success ->
        [true] La partie est déjà gagnée : tapez « finish » pour aller directement à la fin.
       *[false] La partie est déjà perdue : tapez « finish » pour aller directement à la fin.
    }
play-not-decided = Rien n’est encore décidé : vous ne pouvez pas utiliser « finish ». Choisissez un coup.
play-nothing-to-undo = Vous n’avez aucun coup à annuler.
play-file-exists = { $file } existe déjà. Choisissez un autre nom.
play-saved = Partie enregistrée : { $file } (pour la reprendre ici : longhouse play { $game } --resume { $file })
play-not-saved = La partie n’est pas enregistrée : Longhouse ne peut pas écrire le fichier { $file } ({ $problem }).
play-part = Plateau, section { $part } sur { $parts }, d’ouest en est :
play-over = Tapez save pour enregistrer la partie, undo pour annuler le dernier coup, quit pour quitter.

fjords-title = Fjords
fjords-due = { $due ->
        [lay] Posez une tuile.
        [turn] Piochez une tuile, ou posez une tuile mise de côté.
        [again] { $edition ->
            [2005] Impossible de poser cette tuile. Piochez encore, ou posez une tuile de la pioche ouverte.
           *[other] Impossible de poser cette tuile. Piochez encore.
        }
        [build] { $edition ->
            [2005] Bâtir une hutte sur cette tuile ?
           *[other] Bâtir une Maison longue sur cette tuile ?
        }
        [answer] N’y a-t-il vraiment aucun placement ? Montrez un emplacement, ou dites que vous êtes d’accord.
        [settle] { $edition ->
            [2005] Placez un champ.
           *[other] Placez un Viking.
        }
        [over] La partie est terminée.
       *[other] Choisissez un coup.
    }
fjords-hidden = Le plateau n’indique pas où poser les tuiles. Tapez un coup, comme lay 17 2,-1 PPMMPP, point 17 2,-1 PPMMPP, nothing, accept ou draw.

northwood-title = Les Fiefs de Norbois
northwood-welcome =
    Visitez chaque Fief une fois. Pour gagner un Fief, marquez exactement le nombre de points qu’il demande. Chaque Fief gagné rapporte des étoiles.
    Tapez le numéro d’un coup, ou le coup lui-même. Tapez help pour en savoir plus.
northwood-due = { $due ->
        [visit] Choisissez un Fief à visiter.
        [dialogue] Activez un Allié, ou écoutez la déclaration.
        [listen] Écoutez la déclaration.
        [reply] Répondez à la déclaration.
        [ability] Choisissez ce que fait la capacité.
        [over] La partie est terminée.
       *[other] Choisissez un coup.
    }
northwood-decided = { $success ->
        [true] Cette Visite est déjà gagnée : tapez « finish » pour aller directement à sa fin.
       *[false] Cette Visite est déjà perdue : tapez « finish » pour aller directement à sa fin.
    }
cli-completion = afficher un script qui complète les commandes de Longhouse dans votre shell
cli-completion-shell = votre shell
engine-compiling = Compilation du moteur (seulement la première fois) : { $done } sur { $of }

cli-plain = jouer ligne par ligne, sans ouvrir l’application (lecteurs d’écran, scripts)
cli-server = jouer sur ce serveur Longhouse
cli-join = rejoindre une partie par son lien ou son identifiant ; s’il n’y a plus de place libre, la regarder
cli-login = se connecter à ce compte du serveur ; l’application demande le mot de passe

terminal-needs-app = Sur un serveur, vous ne pouvez jouer qu’avec l’application de terminal. Lancez-la dans un terminal, sans --plain.
terminal-no-textual = L’application de terminal a besoin du paquet textual (pip install 'longhouse[tui]'). Sans ce paquet, vous jouez ligne par ligne.
terminal-dumb = Ce terminal ne sait pas déplacer son curseur : vous jouez donc ligne par ligne.
terminal-no-utf8 = Ce terminal n’utilise pas l’encodage UTF-8 : vous jouez donc ligne par ligne.
terminal-interrupt = Appuyez sur Ctrl+Q pour quitter. Votre partie est enregistrée.
terminal-too-small = Le terminal est trop petit. Il faut au moins { $width } colonnes et { $height } lignes.
terminal-bad-address = « { $given } » n’est pas l’adresse d’un serveur. Écrivez-la ainsi : https://games.example.org/.
terminal-bad-link = « { $given } » n’est pas un lien vers une partie. Copiez le lien entier.
terminal-server-away = Le serveur { $server } ne répond pas. Vérifiez l’adresse et votre connexion.
terminal-not-a-server = { $server } n’est pas un serveur Longhouse. Vérifiez l’adresse.
terminal-other-version = Le serveur { $server } a une autre version de Longhouse. Installez la même version sur cet ordinateur.
terminal-connection-lost = La connexion est perdue. Votre partie est enregistrée.
terminal-connecting = Ouverture de vos parties…
terminal-where = { $here ->
        [yes] Vos parties sur cet ordinateur
       *[no] Vos parties sur { $place }
    }
terminal-your-games = Vos parties
terminal-no-games = Vous n’avez aucune partie en cours.
terminal-menu-continue = Continuer ({ $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $waiting ->
        [0] aucune ne vous attend
        [one] { $waiting } vous attend
       *[other] { $waiting } vous attendent
    })
terminal-menu-new = Nouvelle partie : { $game }
terminal-menu = { $what ->
        [open] Parties publiques à rejoindre
        [learn] Apprendre à jouer
        [puzzles] Problèmes
        [daily] Problème et donne du jour
        [scenarios] Scénarios
        [replay] Revoir une partie
        [analysis] Analyser une partie
        [book] Règles
        [online] Jouer sur un serveur
        [browser] Ouvrir dans le navigateur
        [settings] Réglages
       *[quit] Quitter
    }
terminal-game-state = { $state ->
        [open] attend des joueurs
        [over] terminée
       *[running] { $waiting ->
            [yes] à vous
           *[no] en cours
        }
    }
terminal-key = { $what ->
        [next-lesson] Leçon suivante
        [again] Recommencer
        [next-puzzle] Problème suivant
        [solution] Solution
        [earlier] Coup précédent
        [later] Coup suivant
        [first] Aller au début
        [last] Aller à la fin
        [from-here] Jouer à partir d’ici
        [analysis] Analyse
        [show] Montrer
        [search] Chercher
        [rotate] Tourner
        [way] Choix suivant
        [zoom-in] Agrandir
        [zoom-out] Réduire
        [fit] Voir tout le plateau
        [pan-left] Vers la gauche
        [pan-right] Vers la droite
        [pan-up] Vers le haut
        [pan-down] Vers le bas
        [listen] Écouter
        [play] Jouer
        [hint] Indice
        [undo] Annuler
        [finish] Jouer jusqu’au bout
        [saga] Saga
        [chat] Discussion
        [resign] Abandonner
        [agree] Accepter
        [decline] Refuser
        [back] Retour
        [help] Touches
        [new] Nouvelle partie
        [continue] Continuer
        [begin] Commencer
        [change] Changer
        [previous] Vers le haut
        [next] Vers le bas
        [rename] Changer de nom
        [redraw] Redessiner l’écran
        [palette] Palette de commandes
        [dark] Thème sombre
        [light] Thème clair
        [theme] Thème
        [onward] Continuer
       *[quit] Quitter
    }
terminal-keys = Touches
terminal-players = Joueurs
terminal-seat = Place { $seat }
terminal-language = Langue
terminal-you-are = Vous jouez sous le nom { $name }.
terminal-password = Mot de passe du compte { $login }
terminal-option = { $option ->
        [variant] Variante
        [setup] Type de partie
        [goal] Objectif
        [scenario] Scénario
       *[challenge] Mode défi
    }
terminal-no-scenario = Aucun scénario
terminal-yes-no = { $answer ->
        [yes] Oui
       *[no] Non
    }
terminal-call-for = Quel Allié le Chef remplace-t-il ?
terminal-pile = { $pile ->
        [deck] Deck
        [statement] Déclar.
        [score] Score
       *[discard] Défausse
    }
terminal-trump = Atout
terminal-card = { $value } { $suit ->
        [E] d’Yeux
       *[other] de { northwood-suit }
    }
terminal-visit-outcome = { $won ->
        [yes] Vous avez rallié le Chef du Fief { $fief }.
       *[no] Vous n’avez pas rallié le Chef du Fief { $fief }.
    }
terminal-thinking = { $warming ->
        [yes] Les bots se réveillent encore…
       *[no] réfléchit…
    }
terminal-reconnecting = Reconnexion en cours…
terminal-waits = C’est à { $who } de jouer.
terminal-can-finish = Appuyez sur f pour aller directement à la fin.
terminal-hint-thinking = Le bot cherche de bons coups…
terminal-hint = { $action } ({ $percent } %)
# Un nom et ce qu’il désigne.
terminal-labelled = { $label } : { $text }
terminal-percent = { $percent } %
terminal-hint-title = Les meilleurs coups
terminal-offer = { $offer ->
        [takeback] { $who } veut annuler un coup.
        [abandon] { $who } veut arrêter la partie, sans vainqueur.
        [substitute] { $who } veut qu’un bot remplace le joueur parti.
       *[rematch] { $who } demande une revanche.
    } Appuyez sur y pour accepter, sur n pour refuser.
terminal-offered = { $offer ->
        [takeback] Vous demandez à annuler un coup.
        [abandon] Vous proposez d’arrêter la partie, sans vainqueur.
        [substitute] Vous proposez qu’un bot remplace le joueur parti.
       *[rematch] Vous proposez une revanche.
    } Attendez la réponse, ou appuyez sur n pour retirer votre demande.
terminal-answered = { $yes ->
        [yes] { $who } accepte.
       *[no] { $who } refuse.
    }
terminal-resign = { $what ->
        [title] Voulez-vous arrêter la partie ?
        [stay] Continuer à jouer
        [abandon] Arrêter sans vainqueur
       *[resign] Abandonner
    }
# Le menu à la fin d’une partie.
terminal-after = { $what ->
        [look] Voir le plateau
        [rematch] Revanche
        [replay] Revoir la partie
        [analysis] Analyser la partie
       *[leave] Quitter
    }
terminal-no-finished = Vous n’avez encore terminé aucune partie.
terminal-fjords-keys = r : tourner la tuile · Entrée : la poser · Tab : changer de tuile
terminal-fjords-land = { $land ->
        [contested] Cette tuile est disputée.
       *[secured] Cette tuile est acquise ({ $who }) : aucun autre joueur ne peut l’atteindre.
    }
terminal-fjords-round = Manche { $round }
terminal-lesson-next = Appuyez sur n pour la leçon suivante.
terminal-replay-place = coup { $at } sur { $count }
terminal-daily = { $what ->
        [puzzle] Problème du jour
       *[deal] Donne du jour
    }
terminal-book-nothing = Les règles ne contiennent pas « { $text } ».
terminal-palette-search = Chercher une commande…
terminal-which-server = Indiquez l’adresse d’un serveur, ou un lien vers une partie
terminal-no-open = Aucune partie publique n’a de place libre.
terminal-browser-link = Le navigateur ouvre ce lien : { $link }
