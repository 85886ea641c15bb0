# La ligne de commande et le jeu en mode texte.

cli-about = Fjords et Les Fiefs de Norbois dans le terminal : jouer, simuler, vérifier des parties. Projet d’amateurs, non officiel.
cli-language = la langue à parler
cli-play = jouer dans le terminal
cli-sim = jouer des parties entre robots et en donner la vitesse
cli-verify = vérifier des enregistrements, événement par événement
cli-legal = les actions permises d’une position, en liste JSON
cli-perft = le nombre de suites d’actions d’une profondeur
cli-show = dessiner une position
cli-game = le jeu : fjords ou northwood
cli-options = options du jeu, en objet JSON
cli-tiles = votre propre jeu de tuiles (TOML) ; celui fourni est une reconstitution
cli-seed = ce dont tout le hasard découle
cli-file = un enregistrement (JSON)
cli-at = après les N premiers événements ; tous par défaut
cli-players = qui joue, place par place : you (vous), ou un robot : random, greedy, thrall, karl, jarl, skald, norn
cli-learn = une partie du parcours d’apprentissage, de 1 à 7
cli-resume = reprendre une partie sauvegardée
cli-games = combien de parties
cli-out = un dossier où écrire les enregistrements
cli-json = chiffres en JSON
cli-fair = vérifier que tout le hasard découle de la graine engagée
cli-depth = profondeur en actions
cli-arena = un tournoi entre robots : les mêmes donnes, places échangées, avec intervalles et classement
cli-bots = faire jouer ici les bots de serveurs distants
cli-bot-names = les bots, place par place : random, greedy, thrall, karl, jarl, skald, norn ; avec un budget : norn@50ms, norn@2000n ou norn@1s/game
cli-jobs = combien de parties à la fois
cli-results = un fichier qui garde chaque partie, pour continuer le match plus tard
cli-against = jouer contre un robot de ce nom à chaque autre place
cli-against-whom = --against est pour un jeu avec des adversaires, et remplace --players.
cli-hint = les meilleurs coups d’une position, avec valeurs et raisons
cli-analyse = examiner une partie entière : la valeur après chaque coup, et les coups les plus coûteux
cli-solve = comment finit une Colonisation à deux avec le meilleur jeu, exactement ou entre des bornes
cli-engine = préparer le moteur des robots
cli-engine-warm = tout compiler une fois, pour que personne n’attende pendant une partie
cli-engine-jobs = combien de processus compilent
cli-engine-progress = Compilation
cli-engine-folder = Ce qui est compilé ne peut pas être gardé dans { $folder } : indiquez un autre dossier dans LONGHOUSE_CACHE.
cli-engine-ready = Le moteur est prêt : { $modules } modules en { $seconds } s.
cli-budget = combien réfléchir : 200ms, 2s ou 5000n (nœuds)
cli-search-seed = d’où la recherche tire au hasard
cli-bad-budget = « { $given } » n’est pas un budget : écrivez 200ms, 2s ou 5000n.
cli-thinking = Réflexion
cli-analyse-progress = Examen des coups
cli-sim-progress = Parties
cli-sim-figures = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $steps } coups en { $seconds } s : { $games_per_second } parties/s, { $steps_per_second } coups/s
usage-title = usage :
usage-arguments = de quoi il s’agit
usage-options = options
usage-help = dire ceci, et finir
usage-required = il manque { $names }
usage-unrecognized = { $given } n’est pas compris ici
usage-one = une valeur doit suivre
usage-at-least-one = au moins une valeur doit suivre
usage-none = aucune valeur ne peut suivre, pas même { $given }
usage-choice = { $given } n’est rien de cela : { $choices }
usage-ambiguous = { $given } peut vouloir dire { $matches }
cli-whole-number = « { $given } » n’est pas un nombre entier à partir de { $least }
cli-bad-seed = « { $given } » ne peut pas être une graine : une courte ligne de texte
cli-learn-fjords = --learn est pour Fjords.
cli-resume-as-it-is = La partie sauvegardée est { $game }, et reprend avec ses propres options et tuiles.
cli-not-toml = Ce n’est pas un fichier TOML : { $problem }
cli-file-problem = Ce fichier est inutilisable : { $problem }
cli-system-problem = Cela ne fonctionne pas ici : { $problem }

play-who = Fjords à { $seats } joueurs. Qui joue contre vous ?
    {"   "}1  Thrall, débutant
    {"   "}2  Karl
    {"   "}3  Jarl
    {"   "}4  Skald
    {"   "}5  Norn, le plus fort
    {"   "}0  personne : vous tous sur ce clavier
play-players = « { $given } » ne place pas { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    } : nommez chacun { $kinds }, avec des virgules.
play-due = { $due ->
        [lay] Posez une tuile.
        [turn] Piochez une tuile, ou posez-en une mise de côté.
        [again] Elle ne va nulle part. { $edition ->
            [2005] Piochez encore, ou posez une tuile de la pioche ouverte.
           *[other] Piochez encore.
        }
        [build] { $edition ->
            [2005] Y bâtir une hutte ?
           *[other] Y bâtir une Maison longue ?
        }
        [answer] Ne va-t-elle vraiment nulle part ? Montrez une place, ou acceptez.
        [settle] { $edition ->
            [2005] Placez un champ.
           *[other] Placez un Viking.
        }
        [visit] Choisissez un Fief à visiter.
        [dialogue] Activez un Allié, ou écoutez.
        [listen] Écoutez la déclaration.
        [reply] Répondez à la déclaration.
        [ability] Décidez pour la capacité.
       *[other] La partie est finie.
    }
play-hidden = La table ne dit pas où vont les tuiles. Tapez un coup, comme lay 17 2,-1 PPMMPP, point 17 2,-1 PPMMPP, nothing, accept ou draw.
play-commands =
    {"  "}moves         revoir la liste des coups
    {"  "}board         redessiner le plateau
    {"  "}hint          les meilleurs coups, et pourquoi
    {"  "}undo          reprendre votre dernière décision
    {"  "}save FICHIER  sauvegarder, pour reprendre avec --resume FICHIER
    {"  "}quit          sauvegarder et quitter
play-you = Vous
play-no-such-number = Il n’y a pas de coup { $given } : la liste va de 1 à { $count }.
play-finish = { $success ->
        [true] Cette Visite ne peut plus que réussir : finish joue les premiers coups jusqu’à sa fin.
       *[false] Cette Visite ne peut plus qu’échouer : finish joue les premiers coups jusqu’à sa fin.
    }
play-not-decided = Rien n’est décidé ici que l’on puisse terminer.
play-nothing-to-undo = Il n’y a rien à reprendre.
play-file-exists = { $file } existe déjà ; choisissez un autre nom.
play-saved = Sauvegardé : { $file } (longhouse play { $game } --resume { $file } reprend ici)
play-not-saved = Pas sauvegardé : { $file } ne peut pas être écrit ({ $problem }).
play-over = Tapez save pour garder la partie, undo pour revenir, quit pour quitter.

northwood-welcome =
    Visitez chaque Fief une fois, et gagnez exactement autant de plis que son nombre ; les étoiles des Fiefs gagnés s’additionnent.
    Tapez le numéro d’un coup ou le coup lui-même ; help en dit plus.
