# L’application web : pages, consignes, et le récit des parties.

web-tagline = Deux jeux de société, et des adversaires à leur hauteur.
web-guest = Vagabond
web-you = Vous
web-open-seat = place libre
web-level = { $level ->
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Scalde
        [norn] Norne
       *[other] { $level }
    }
web-game-name = { $game ->
        [northwood] Les Fiefs de Norbois
       *[fjords] Fjords
    }
web-fjords-invite = Découvrez tuile après tuile un pays de côtes et de montagnes, bâtissez vos longues maisons au bon endroit, et occupez-en plus que les autres.
web-northwood-invite = Visitez huit Fiefs dans un bois au crépuscule et gagnez chaque Chef avec exactement le bon nombre de réponses. En solitaire.
web-play-bot = Jouer contre un bot
web-play-solo = Jouer
web-set-up = Préparer une partie
web-continue = Continuer
web-join-watch = Rejoindre ou regarder
web-join-none = Aucune partie n’est ouverte à tous en ce moment. Celle que vous préparez pour que chacun puisse la voir paraît ici.
web-past-games = Parties terminées
web-replay = Revoir
web-replays = Revoir des parties
web-about = À propos
web-about-text = Longhouse est un projet d’amateurs, non officiel. Fjords est un jeu de Franz-Benno Delonge (édition de 2021 avec Phil Walker-Harding), For Northwood! est de Wil Su. Les jeux appartiennent à leurs auteurs et éditeurs ; les textes de règles, les images et les mots sont les nôtres.
web-about-tiles = Le nombre de tuiles de chaque sorte du jeu imprimé n’est pas public ; l’ensemble utilisé ici est une reconstitution.
web-credits = Remerciements
web-credits-icons = Les animaux viennent de
web-credits-others = et d’autres
web-home = Accueil
web-analysis = Analyse
web-free-board = Plateau libre
web-close = Fermer
web-language = Langue
web-theme = Couleurs
web-theme-name = { $theme ->
        [light] Jour
        [dark] Nuit
       *[auto] Comme le système
    }
web-settings = Réglages
web-not-found = Cette partie ne peut pas être ouverte.
web-wait = Un instant…
web-reconnecting = Connexion perdue. Nouvel essai…
web-unreachable = Le serveur ne répond pas. Rien n’est perdu : réessayez une fois connecté.
web-once-more = Réessayer
web-bad-event = Événement { $n } de cette partie : { $text }

web-your-name = Votre nom
web-their-name = Nom
web-variant = Quel jeu ?
web-variant-about = { $variant ->
        [epic] À deux : toutes les tuiles, 30 vikings et 6 longues maisons chacun.
        [classic] À deux : on pioche les tuiles, trois manches, sans pierres runiques.
        [first] À deux : Fjorde, avec des champs et des huttes, en trois manches.
       *[base] De deux à quatre : on choisit parmi une rangée de quatre tuiles.
    }
web-who-plays = Qui joue ?
web-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-seat = Place { $seat }
web-seat-me = Moi
web-seat-here = Quelqu’un devant cet écran
web-seat-open = Un ami, par un lien
web-seat-bot = Bot : { web-level }
web-runes = Pierres runiques
web-rune-about = { $rune ->
        [strength] Se dresse sur la tuile toute en montagne. Chaque viking voisin vaut un point de plus.
        [water] Se dresse au bord de la mer. Chaque viking sur la même côte vaut un point de plus.
        [journey] Une fois : depuis une pièce à vous, jusqu’à trois tuiles par la mer.
        [horse] Une fois : depuis une pièce à vous, jusqu’à trois tuiles par une chaîne de montagnes.
        [friendship] Se dresse en pleine plaine. Qui a le plus de vikings autour gagne deux points.
        [wisdom] Une fois : franchir un vide au bord de vos terres.
       *[home] Une fois, sous une longue maison : vos vikings autour valent un point de plus.
    }
web-learning = Parcours d’apprentissage
web-learning-none = Mon propre choix
web-learning-game = Partie { $game } : { $count ->
        [0] sans pierre
        [one] { $count } pierre
       *[other] { $count } pierres
    }
web-rounds = Manches
web-more-options = Plus d’options
web-oversight = Inattention permise
web-oversight-about = La table ne montre pas où vont les tuiles, et l’on peut se tromper.
web-clock = Pendule
web-clock-name = { $kind ->
        [move] Une minute par coup
        [fischer] Dix minutes, et dix secondes par coup
        [days] Trois jours par coup
       *[none] Sans pendule
    }
web-visibility = Qui peut regarder ?
web-visibility-name = { $visibility ->
        [public] Tout le monde
        [private] Les joueurs seulement
       *[link] Qui connaît le lien
    }
web-tiles-note = { web-about-tiles }
web-northwood-setup = Quel jeu ?
web-setup-name = { $setup ->
        [full] Jeu complet
       *[intro] Initiation
    }
web-setup-about = { $setup ->
        [full] Les 24 personnages ; Alliés et Chefs sont distribués.
       *[intro] Les quatre Valets vous aident ; Rois et Reines règnent.
    }
web-goal = { $stars } étoiles : { $stars ->
        [18] argent
        [20] or
       *[other] bronze
    }
web-scenario-year = L’Année de Longhouse
web-challenge = En défi
web-begin = Commencer
web-begin-invite = Commencer et inviter

web-waiting-room = La partie commence quand toutes les places sont prises.
web-sit = S’asseoir
web-fill-bot = La donner à un bot
web-invite = Invitez avec ce lien
web-qr = Code QR du lien
web-copy-link = Copier le lien
web-copied = Copié

web-menu = Menu
web-undo = Annuler
web-hint-button = Conseil
web-record = Enregistrer la partie
web-resign = Abandonner
web-chat = Discussion
web-send = Envoyer
web-yes = Oui
web-no = Non
web-offer = { $kind ->
        [takeback] On demande à reprendre un coup.
        [abandon] On demande à arrêter la partie.
        [substitute] On demande un bot pour une place quittée.
       *[rematch] On demande une autre partie.
    }
web-keys = Clavier
web-keys-text = { $game ->
        [northwood] Une flèche mène à ce qui peut être choisi ; gauche et droite suivent une rangée, haut et bas changent de rangée. Entrée choisit, Entrée encore joue, Échap reprend, H donne un conseil. Les cartes se glissent aussi.
       *[fjords] 1 à 4 choisissent une tuile, R la tourne, Tab et les flèches vont d’un endroit à l’autre, Entrée la pose, Échap reprend, + et − changent l’échelle, 0 montre tout.
    }
web-your-turn = À vous
web-their-turn = À jouer
web-turn-of = { $you ->
        [yes] À vous
       *[no] À { $who } de jouer
    }
web-wait-for = { $who } réfléchit
web-warming = Les bots se réveillent encore ; la première fois, cela prend une minute.
web-role = { $clan } · { $kind ->
        [bot] bot
        [open] libre
       *[person] joueur
    }
web-role-thinking = { $clan } · { $warming ->
        [yes] se réveille…
       *[no] réfléchit…
    }
web-role-away = { $clan } · absent
web-points = { $points ->
        [one] point
       *[other] points
    }
web-vikings = { $count ->
        [one] { $count } viking en réserve
       *[other] { $count } vikings en réserve
    }
web-houses = { $count ->
        [one] { $count } longue maison en réserve
       *[other] { $count } longues maisons en réserve
    }
web-rune-left = { rune-name } : { $left ->
        [yes] pas encore utilisée
       *[no] utilisée
    }
web-round = Manche { $round }
web-phase = Phase
web-exploration = Exploration
web-settlement = Colonisation
web-board = Plateau. Glissez pour le déplacer, faites défiler pour changer l’échelle.
web-text-board = Le plateau en mots
web-terrain = { $plains ->
        [0] {""}
        [6] plaine uniquement
       *[other] plaine { $plains }
    }{ $mountains ->
        [0] {""}
        [6] montagne uniquement
       *[other] , montagne { $mountains }
    }{ $seas ->
        [0] {""}
        [6] océan uniquement
       *[other] , océan { $seas }
    }
web-corner = { $corner ->
        [0] nord
        [1] nord-est
        [2] sud-est
        [3] sud
        [4] sud-ouest
       *[5] nord-ouest
    }
web-text-cell = { $cell } : { $mountains ->
        [none] {""}
       *[other] montagne { $mountains } ;{" "}
    }{ $seas ->
        [none] {""}
       *[other] océan { $seas } ;{" "}
    }{ $on ->
        [nothing] vide
       *[other] { $on }
    }
web-stands = { $piece ->
        [viking] viking : { $who }
        [house] longue maison : { $who }
        [home] longue maison sur la pierre de la Maison : { $who }
        [strength] pierre de la Force
        [water] pierre de l’Eau
       *[friendship] pierre de l’Amitié
    }
web-cell-claim = Occuper { $cell }
web-cell-contested = Occuper { $cell }, aussi à la portée de { $who }
web-cell-fits = { $cell } : va de { $ways ->
        [one] { $ways } façon
       *[other] { $ways } façons
    }
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-fit = Tout montrer
web-landmarks = Montrer les terres acquises et disputées
web-tray = Votre coup
web-due = { $due ->
        [lay] Posez une tuile
        [turn] Piochez une tuile
        [again] Elle ne va nulle part
        [build] { $edition ->
            [2005] Bâtir une hutte ?
           *[other] Bâtir une longue maison ?
        }
        [answer] Rien ne va, vraiment ?
        [settle] { $edition ->
            [2005] Placez un champ
           *[other] Placez un viking
        }
       *[other] Un instant…
    }
web-choose-tile = Choisissez une des tuiles.
web-fits = { $count ->
        [0] Elle ne va nulle part ; choisissez-en une autre.
        [one] Elle va à { $count } endroit.
       *[other] Elle va à { $count } endroits.
    }
web-blind = Choisissez une tuile et cherchez où elle va.
web-draw-detail = Piochez, ou posez une tuile mise de côté.
web-build-detail = { $houses ->
        [one] Votre dernière. Elle restera ici pour toujours.
       *[other] Vous en avez { $houses }. Elle restera ici pour toujours.
    }
web-claimable = { $count ->
        [one] { $count } tuile peut être occupée.
       *[other] { $count } tuiles peuvent être occupées.
    }
web-confirm-hint = Cliquez encore une fois pour l’occuper.
web-build-house = Bâtir
web-build-home = Sur la pierre de la Maison
web-build-none = Pas ici
web-accept = D’accord
web-nothing = Rien ne va
web-draw = Piocher
web-turn = Tourner
web-lay = { $due ->
        [answer] La montrer
       *[lay] Poser ici
    }
web-settle = Occuper
web-finish-land = Occuper tout le reste
web-ways = Façons de placer un viking
web-way-viking = Par terre
web-bag = { $count ->
        [0] Le sac est vide
        [one] { $count } dans le sac
       *[other] { $count } dans le sac
    }
web-bag-note = L’ordre n’est décidé qu’à la pioche.
web-tile = Tuile, coins : { web-terrain } – { $count ->
        [0] aucun placement
        [one] { $count } placement
       *[other] { $count } placements
    }
web-tile-kind = tuiles, coins : { web-terrain }
web-hint = Essayez ceci : { $action }
web-hint-action = { $verb ->
        [lay] posez la tuile en { $cell }.
        [house] bâtissez une longue maison ici.
        [home] bâtissez ici, sur la pierre de la Maison.
        [none] ne bâtissez pas ici.
        [draw] piochez une tuile.
       *[other] occupez { $cell }.
    }
web-won = { $you ->
        [yes] Vous gagnez !
       *[no] { $who } gagne
    }
web-draw-game = Match nul
web-ended = { $by ->
        [timeout] Temps écoulé : { $who }
        [abandon] La partie a été arrêtée.
       *[resign] Abandon : { $who }
    }
web-how-points = D’où viennent les points
web-see-board = Voir la table
web-again = Rejouer
web-score-row = { $row ->
        [vikings] Vikings
        [land] Terres que nul autre n’atteint
        [strength] Force
        [water] Eau
        [friendship] Amitié
        [home] Maison
       *[total] Total
    }

web-saga = La saga jusqu’ici
web-saga-first = { $you ->
        [yes] Vous commencez
       *[no] { $who } commence
    }
web-saga-swap = Rien n’allait : une nouvelle rangée.
web-saga-lay = { $you ->
        [yes] Vous posez une tuile
       *[no] { $who } pose une tuile
    }
web-saga-house = { $you ->
        [yes] Vous bâtissez une longue maison
       *[no] { $who } bâtit une longue maison
    }
web-saga-viking = { $you ->
        [yes] Vous occupez { $cell }
       *[no] { $who } occupe { $cell }
    }
web-saga-rune = { $you ->
        [yes] Vous utilisez { rune-name }
       *[no] { $who } utilise { rune-name }
    }
web-saga-nothing = { $who } dit que rien ne va
web-saga-point = { $who } montre un endroit
web-saga-takeback = Un coup a été repris
web-saga-ended = { $by ->
        [timeout] Temps écoulé
        [abandon] La partie a été arrêtée
       *[resign] Abandon : { $who }
    }

web-fiefs = Fiefs
web-allies = Alliés
web-ruler = Le Chef présent
web-hand = Votre main
web-piles = Les piles
web-choose = Choisissez
web-choose-fief = Où aller maintenant ?
web-visit-of = Visite { $visit } sur 8
web-rank = { $rank ->
        [J] Valet
        [Q] Reine
        [K] Roi
        [P] Prince
        [L] Dame
       *[B] Baron
    }
web-ally = { northwood-character }{ $ally ->
        [none] {""}
       *[other] {" "}pour { $ally }
    } : { web-ally-state }
web-ally-state = { $state ->
        [ask] Demander
        [ready] disponible
       *[exhausted] épuisé
    }
web-for-ally = pour { northwood-character }
web-fief = Fief { $fief }, { $ruler }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }{ $fate ->
        [won] , gagné
        [lost] , perdu
        [now] , vous y êtes
       *[open] {""}
    }
web-fief-empty = { $fate ->
        [lost] perdu
       *[won] parti
    }
web-fief-row = Fief { $fief }
web-stars = { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
web-stars-of = { $count } étoiles sur { $goal }
web-of-goal = sur { $goal } étoiles
web-trump = { northwood-suit } : Atout
web-no-trump = sans Atout
web-pile-deck = Deck · { $count }
web-pile-discard = Défausse · { $count }
web-discard-count = défausse { $count }
web-pile-score = Pile de score · { $count }
web-pile-top = On sait ce qui vient
web-pile-unseen = Pas encore vues · { $count }
web-known = { $count ->
        [one] la prochaine est connue
       *[other] les { $count } prochaines sont connues
    }
web-statement = Déclaration
web-discard = Défausse
web-reply = Réponse
web-score-pile = Pile de score
web-score-count = Marqués { $count }
web-target = { $score } sur exactement { $target }
web-card = { $value } de { northwood-suit }{ $playable ->
        [yes] {""}
       *[no] , ne peut pas être jouée
    }{ $scoring ->
        [yes] , marquerait
       *[no] {""}
    }
web-northwood-due = { $due ->
        [visit] Choisissez un Fief
        [dialogue] Demander ou écouter
        [listen] Écoutez
        [reply] Votre réponse
       *[other] Au hasard de jouer
    }
web-northwood-step = { $step ->
        [Discard] { $count ->
            [one] Défaussez une carte
           *[other] Défaussez { $count } cartes, une à une
        }
        [DiscardAll] Défaussez toutes celles-ci
        [DiscardOneOf] Défaussez l’une de celles-ci
        [DiscardSum] Défaussez pour { $count } en tout
        [DiscardLowest] Défaussez votre carte la plus basse
        [DiscardCopies] Défaussez ce que vous avez en double
        [FirstOfPair] Défaussez la première des deux
        [ScoreAll] Posez celles-ci sur la pile de score
        [Gather] Choisissez la carte dont la valeur vous rejoint
        [NameSuit] Nommez une couleur
        [SwapRulers] De qui le souverain prend-il la place ?
        [MoveVisit] Où la visite continue-t-elle ?
        [Refresh] Quel Allié redevient disponible ?
        [ExchangeTop] Quelle carte contre le dessus de la pioche ?
        [Trade] { $pile ->
            [score] Échanger avec la pile de score ?
           *[discard] Échanger avec la défausse ?
        }
       *[StopOrMore] Encore une carte, ou assez ?
    }
web-or-drag = ou faites glisser la carte
web-visit-prompt = Regardez votre main : combien de réponses peuvent marquer ?
web-visit-detail = Marquez exactement { $fief ->
        [one] { $fief } réponse
       *[other] { $fief } réponses
    }. Atout : { northwood-suit }.
web-dialogue-prompt = { $can ->
        [yes] Un Allié peut aider maintenant ; puis écoutez le Chef.
       *[no] Écoutez ce que dit le Chef.
    }
web-reply-prompt = { $follow ->
        [yes] Il faut suivre : { northwood-suit }.
       *[no] Toute carte peut répondre.
    } { $scoring ->
        [0] Aucune ne marquerait.
        [one] { $scoring } carte marquerait.
       *[other] { $scoring } cartes marqueraient.
    }
web-would-score = { $scores ->
        [yes] Elle marquerait.
       *[no] Elle ne marquerait pas.
    }
web-northwood-do = { $verb ->
        [visit] Visiter le Fief { $value }
        [use] Demander : { northwood-character }
        [listen] Écouter
        [reply] Répondre par { $value }
        [discard] Défausser { $value }
        [score] Marquer { $value }
        [swap] Échanger { $value }
        [choose] Prendre { $value }
        [name] { northwood-suit }
        [fief] Fief { $value }
        [ready] Remettre : { northwood-character }
        [more] Piocher encore
       *[stop] Arrêter
    }
web-call = Appeler un ami
web-call-text = Un Chef ami peut remplacer un Allié pendant cette Visite ; il quitte ensuite la partie.
web-call-for = { $character } pour { $ally }
web-finish-visit = Jouer jusqu’au bout
web-scenario-rules = Règles spéciales
web-northwood-over = { $won ->
        [yes] Norbois est à vous !
       *[no] Le voyage est terminé
    }
web-medal = { $medal ->
        [gold] médaille d’or
        [silver] médaille d’argent
       *[bronze] médaille de bronze
    }
web-how-stars = D’où viennent les étoiles
web-story-statement = Le Chef déclare { $value } de { northwood-suit }.
web-story-draw = Vous piochez { $value } de { northwood-suit }.
web-decided = { $decided ->
        [yes] Cette Visite ne peut plus que réussir.
       *[no] Cette Visite ne peut plus qu’échouer.
    }
web-due-of = { $who } : { $due }
web-sound = Sons
web-passphrase = Le mot de passe de cette maison
web-enter = Entrer
web-puzzles = Problèmes
web-today = Chaque jour
web-today-puzzle = Fjords : le problème du jour
web-today-deal = Les Fiefs de Norbois : la donne du jour
web-today-done = fait
web-records = Palmarès
web-records-fjords = Fjords : { $won } sur { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }
web-records-northwood = Les Fiefs de Norbois : { $won } sur { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }, au mieux { $best ->
        [one] { $best } étoile
       *[other] { $best } étoiles
    }
web-records-year = L’Année de Longhouse : { $won } scénarios gagnés sur 16
web-statistics = Statistiques
web-figures = Les jeux en chiffres
web-statistics-none = Rien n’est encore décidé. Jouez une partie, et voyez ici ce qu’elle a donné.
web-games = Parties
web-person = une personne
web-outcome = { $outcome ->
        [won] gagnée
        [drawn] nulle
       *[lost] perdue
    }
web-people = Personnes
web-won-share = Gagnées
web-won-of = { $won } sur { $played }{ $drawn ->
        [0] {""}
        [one] , { $drawn } nulle
       *[other] , { $drawn } nulles
    }
web-best = Record
web-mean = En moyenne
web-margin = Plus grand écart
web-streak = Gagnées de suite
web-streak-longest = Plus longue série
web-by-opponent = Contre
web-by-players = Par nombre de joueurs
web-by-variant = Par type de partie
web-fiefs-won = Fiefs gagnés
web-by-first-tile = Ma première tuile
web-landscape = { $landscape ->
        [plains] Plaine seule
        [coast] Avec la mer
        [mountains] Avec des montagnes
       *[both] Avec mer et montagnes
    }
web-longhouses-when = Quand je bâtis mes longues maisons
web-longhouse-row = Longue maison { $place }
web-in-games = { $games ->
        [one] dans { $games } partie
       *[other] dans { $games } parties
    }
web-after-tiles = après { $tiles } tuiles
web-by-first-fief = Mon premier Fief
web-games-csv = Mes parties en CSV
web-course = { $games } parties, de { $first } à { $last } points
web-course-about = Chaque partie, et la moyenne de cinq.
web-year-progress = { $won } scénarios gagnés sur { $count }.
web-scenario-state = { $state ->
        [challenge] gagné en défi · record : { web-stars-short }
        [won] gagné · record : { web-stars-short }
        [tried] record : { web-stars-short }
       *[new] pas encore joué
    }
web-stars-short = { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }

web-hand-over = Au tour de { $who }
web-hand-over-setting = Annoncer à qui le tour sur un écran partagé
web-notify = Me prévenir quand c’est mon tour
web-account = Compte
web-account-about = Un compte sert à jouer sur plusieurs appareils ; il n’est jamais nécessaire. Vos parties jouées ici y seront reprises.
web-account-known = Vous êtes connecté en tant que { $login }.
web-login = Nom du compte
web-password = Mot de passe
web-log-in = Se connecter
web-log-out = Se déconnecter
web-sign-up = Créer un compte
web-rated = Classée
web-rated-about = Seulement entre personnes, chacune devant son écran ; sans conseils.
web-tiles = Votre propre jeu de tuiles
web-tiles-file = Ouvrir un fichier (TOML ou JSON)
web-tiles-text = … ou coller son texte
web-tiles-unread = Ce n’est pas un jeu de tuiles : ni TOML ni JSON.

web-learn = Premiers pas
web-welcome = Première visite ? Apprenez l’un ou l’autre jeu en quelques minutes, en jouant :

web-rules = Règles
web-rules-of = { web-game-name } : les règles
web-rule = Règle { $rule }
web-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
        [0] Aucune règle ne contient ces mots.
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
web-back-to-table = Retour à la table
web-print = Imprimer
