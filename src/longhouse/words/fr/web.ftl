# L’application web : pages, consignes, et le récit des parties.

web-tagline = Deux jeux de société, des adversaires à la hauteur.
web-guest = Voyageur
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
web-fjords-invite = Explorez, tuile après tuile, un pays de côtes et de montagnes. Bâtissez vos Maisons longues aux bons endroits, puis occupez plus de terres que les autres.
web-northwood-invite = Parcourez huit Fiefs dans un bois au crépuscule. Pour rallier un Chef, marquez exactement le bon nombre de points, pas un de plus. Un jeu de cartes en solo.
web-play-bot = Jouer contre un bot
web-play-solo = Jouer
web-set-up = Créer une partie
web-continue = Parties en cours
web-join-watch = Rejoindre ou regarder
web-join-none = Aucune partie publique pour l’instant. Créez-en une ouverte à tous : elle apparaîtra ici.
web-past-games = Parties terminées
web-replay = Revoir
web-replays = Revoir des parties
web-about = À propos
web-about-text = Longhouse est un projet de fans, non officiel. Fjords est un jeu de Franz-Benno Delonge (édition de 2021 avec Phil Walker-Harding) ; Les Fiefs de Norbois est de Wil Su. Les jeux appartiennent à leurs auteurs et à leurs éditeurs. Les règles, les textes et les images que vous voyez ici sont de nous.
web-about-tiles = Le nombre exact de tuiles de chaque sorte n’a pas été publié. Le jeu de tuiles utilisé ici est une reconstitution.
web-credits = Crédits
web-credits-icons = Les animaux viennent de
web-credits-others = et d’autres
web-home = Accueil
web-analysis = Analyse
web-free-board = Plateau libre
web-close = Fermer
web-language = Langue
web-theme = Thème
web-theme-name = { $theme ->
        [light] Clair
        [dark] Sombre
       *[auto] Système
    }
web-settings = Réglages
web-not-found = Impossible d’ouvrir cette partie
web-wait = Un instant…
web-reconnecting = Connexion perdue. Nouvel essai…
web-unreachable = Serveur injoignable. Rien n’est perdu : réessayez une fois en ligne.
web-once-more = Réessayer
web-bad-event = Erreur à l’événement { $n } de cette partie : { $text }

web-your-name = Votre nom
web-their-name = Nom
web-variant = Quelle variante ?
web-variant-about = { $variant ->
        [epic] À deux : toutes les tuiles, 30 Vikings et 6 Maisons longues chacun.
        [classic] À deux, en trois manches : vous piochez vos tuiles, sans Pierres runiques.
        [first] À deux, en trois manches : Fjorde, ses champs et ses huttes.
       *[base] De deux à quatre : choisissez parmi les quatre tuiles de la rangée.
    }
web-who-plays = Qui joue ?
web-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-seat = Place { $seat }
web-seat-me = Moi
web-seat-here = Un autre joueur sur cet appareil
web-seat-open = Un invité, par lien
web-seat-bot = Bot : { web-level }
web-runes = Pierres runiques
web-rune-about = { $rune ->
        [strength] Se place sur la tuile toute en montagne. Chaque Viking sur une tuile voisine vaut 1 point de plus.
        [water] Se place sur la tuile au symbole Eau. Chaque Viking relié par l’océan vaut 1 point de plus.
        [journey] Une fois par partie : placez un Viking jusqu’à trois tuiles plus loin, par l’océan.
        [horse] Une fois par partie : placez un Viking jusqu’à trois tuiles plus loin, par les montagnes.
        [friendship] Se place sur certaines tuiles de plaine. Celui qui a le plus de Vikings autour marque 2 points.
        [wisdom] Une fois par partie : franchissez une case vide au bord de vos terres.
       *[home] Une fois par partie, sous une Maison longue : chacun de vos Vikings autour vaut 1 point de plus.
    }
web-learning = Parcours d’apprentissage
web-learning-none = Choisir mes Pierres
web-learning-game = Partie { $game } : { $count ->
        [0] sans Pierre
        [one] { $count } Pierre
       *[other] { $count } Pierres
    }
web-rounds = Manches
web-more-options = Plus d’options
web-oversight = Sans aide au placement
web-oversight-about = Le plateau n’indique pas où poser les tuiles : à vous de trouver, quitte à vous tromper.
web-clock = Temps de jeu
web-clock-name = { $kind ->
        [move] 1 minute par coup
        [fischer] 10 minutes, plus 10 secondes par coup
        [days] 3 jours par coup
       *[none] Sans limite
    }
web-visibility = Qui peut regarder ?
web-visibility-name = { $visibility ->
        [public] Tout le monde
        [private] Les joueurs seulement
       *[link] Toute personne ayant le lien
    }
web-tiles-note = { web-about-tiles }
web-northwood-setup = Quelle mise en place ?
web-setup-name = { $setup ->
        [full] Jeu complet
       *[intro] Partie d’initiation
    }
web-setup-about = { $setup ->
        [full] Les 24 personnages : Alliés et Chefs sont tirés au sort.
       *[intro] Les quatre Valets sont vos Alliés ; les Rois et les Reines sont les Chefs.
    }
web-goal = { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } : { $stars ->
        [18] argent
        [20] or
       *[other] bronze
    }
web-scenario-year = L’Année de Longhouse
web-challenge = Mode défi (plus difficile)
web-begin = Commencer
web-begin-invite = Créer et inviter

web-waiting-room = La partie commencera dès que toutes les places seront prises.
web-sit = Prendre cette place
web-fill-bot = Ajouter un bot
web-invite = Invitez avec ce lien
web-qr = Code QR du lien
web-copy-link = Copier le lien
web-copied = Lien copié

web-menu = Menu
web-undo = Annuler
web-hint-button = Indice
web-record = Télécharger la partie
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-resign-yes = Oui, abandonner
web-resign-no = Non, continuer
web-chat = Discussion
web-send = Envoyer
web-yes = Oui
web-no = Non
web-offer = { $kind ->
        [takeback] { $who } demande à annuler un coup.
        [abandon] { $who } propose d’arrêter la partie, sans vainqueur.
        [substitute] { $who } propose de confier la place quittée à un bot.
       *[rematch] { $who } propose une revanche.
    }
web-keys = Clavier
web-keys-text = { $game ->
        [northwood] Flèches : se déplacer · Entrée : choisir, puis jouer · Échap : annuler · H : indice. Vous pouvez aussi faire glisser les cartes.
       *[fjords] 1 à 4 : choisir une tuile · R : la tourner · Tab et flèches : changer d’emplacement · Entrée : la poser · Échap : annuler · + et − : zoomer · 0 : tout voir.
    }
web-your-turn = À vous
web-their-turn = Son tour
web-turn-of = { $you ->
        [yes] À vous
       *[no] À { $who } de jouer
    }
web-wait-for = { $who } réfléchit
web-warming = Les bots se réveillent : la première fois, il leur faut une minute.
web-role = { $clan } · { $kind ->
        [bot] bot
        [open] place libre
       *[person] joueur
    }
web-role-thinking = { $clan } · { $warming ->
        [yes] se réveille…
       *[no] réfléchit…
    }
web-role-away = { $clan } · hors ligne
web-points = { $points ->
        [one] point
       *[other] points
    }
web-vikings = { $edition ->
        [2005] { $count ->
            [one] { $count } champ en réserve
           *[other] { $count } champs en réserve
        }
       *[other] { $count ->
            [one] { $count } Viking en réserve
           *[other] { $count } Vikings en réserve
        }
    }
web-houses = { $edition ->
        [2005] { $count ->
            [one] { $count } hutte en réserve
           *[other] { $count } huttes en réserve
        }
       *[other] { $count ->
            [one] { $count } Maison longue en réserve
           *[other] { $count } Maisons longues en réserve
        }
    }
web-rune-left = { rune-name } : { $left ->
        [yes] disponible
       *[no] a déjà servi
    }
web-round = Manche { $round }
web-phase = Phase
web-exploration = Exploration
web-settlement = Colonisation
web-board = Plateau. Faites glisser pour le déplacer, faites défiler pour zoomer.
web-text-board = Plateau en texte
web-terrain = { $plains ->
        [0] {""}
        [6] plaine seule
        [one] { $plains } coin de plaine
       *[other] { $plains } coins de plaine
    }{ $mountains ->
        [0] {""}
        [6] montagne seule
        [one] , { $mountains } coin de montagne
       *[other] , { $mountains } coins de montagne
    }{ $seas ->
        [0] {""}
        [6] océan seul
        [one] , { $seas } coin d’océan
       *[other] , { $seas } coins d’océan
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
       *[other] montagne ({ $mountains }) ;{" "}
    }{ $seas ->
        [none] {""}
       *[other] océan ({ $seas }) ;{" "}
    }{ $on ->
        [nothing] vide
       *[other] { $on }
    }
web-stands = { $piece ->
        [viking] { $edition ->
            [2005] champ ({ $who })
           *[other] Viking ({ $who })
        }
        [house] { $edition ->
            [2005] hutte ({ $who })
           *[other] Maison longue ({ $who })
        }
        [home] Maison longue sur la Pierre « Maison » ({ $who })
        [strength] Pierre de Force
        [water] Pierre d’Eau
       *[friendship] Pierre d’Amitié
    }
web-cell-claim = S’installer en { $cell }
web-cell-contested = S’installer en { $cell }, que { $who } peut prendre aussi
web-cell-fits = { $cell } : { $ways ->
        [one] { $ways } orientation possible
       *[other] { $ways } orientations possibles
    }
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-fit = Tout voir
web-landmarks = Afficher les terres acquises et disputées
web-tray = Votre coup
web-due = { $due ->
        [lay] Posez une tuile
        [turn] Piochez une tuile
        [again] Impossible de la poser
        [build] { $edition ->
            [2005] Bâtir une hutte ?
           *[other] Bâtir une Maison longue ?
        }
        [answer] Vraiment aucun placement ?
        [settle] { $edition ->
            [2005] Placez un champ
           *[other] Placez un Viking
        }
       *[other] Un instant…
    }
web-choose-tile = Choisissez une tuile.
web-fits = { $count ->
        [0] Aucun emplacement. Choisissez une autre tuile.
        [one] { $count } emplacement possible.
       *[other] { $count } emplacements possibles.
    }
web-blind = Choisissez une tuile, puis cherchez où la poser.
web-draw-detail = { $aside ->
        [yes] Piochez, ou posez une tuile mise de côté.
       *[no] Piochez une tuile dans le sac.
    }
web-build-detail = { $houses ->
        [one] C’est votre dernière. Une fois bâtie, elle ne bouge plus.
       *[other] Encore { $houses } en réserve. Une fois bâtie, elle ne bouge plus.
    }
web-claimable = { $count ->
        [one] Vous pouvez occuper { $count } tuile.
       *[other] Vous pouvez occuper { $count } tuiles.
    }
web-time-to-settle = { $edition ->
        [2005] Les terres sont complètes : place à la Colonisation ! À tour de rôle, placez des champs près de vos pièces. Chaque champ vaut 1 point.
       *[other] Les terres sont complètes : place à la Colonisation ! À tour de rôle, placez des Vikings près de vos pièces. Chaque Viking vaut 1 point.
    }
web-time-next = À la Colonisation
web-out-of-moves = Vous ne pouvez plus rien placer. { $who } continue.
web-confirm-hint = Touchez encore la tuile pour confirmer.
web-build-house = Bâtir
web-build-home = Bâtir sur la Pierre
web-build-none = Ne pas bâtir
web-accept = D’accord
web-nothing = Aucun placement
web-draw = Piocher
web-turn = Tourner
web-lay = { $due ->
        [answer] Elle se pose ici
       *[lay] Poser ici
    }
web-settle = Placer
web-finish-land = Placer tout le reste
web-ways = Par quel chemin ?
web-way-viking = Par la plaine
web-bag = { $count ->
        [0] Sac vide
        [one] Sac : { $count } tuile
       *[other] Sac : { $count } tuiles
    }
web-bag-note = L’ordre des tuiles n’est décidé qu’au moment de piocher.
web-tile = Tuile ({ web-terrain }) : { $count ->
        [0] aucun emplacement
        [one] { $count } emplacement
       *[other] { $count } emplacements
    }
web-tile-kind = tuiles ({ web-terrain })
web-hint = Indice : { $action }
web-hint-action = { $verb ->
        [lay] posez la tuile en { $cell }
        [house] { $edition ->
            [2005] bâtissez une hutte ici
           *[other] bâtissez une Maison longue ici
        }
        [home] bâtissez ici, sur la Pierre « Maison »
        [none] ne bâtissez pas ici
        [draw] piochez une tuile
       *[other] installez-vous en { $cell }
    }
web-draw-game = Égalité
web-ended = { $you ->
        [yes] { $by ->
            [timeout] Votre temps est écoulé
            [abandon] Partie arrêtée
           *[resign] Vous avez abandonné
        }
       *[no] { $by ->
            [timeout] { $who } n’a plus de temps
            [abandon] Partie arrêtée
           *[resign] { $who } abandonne
        }
    }
web-how-points = Voir le décompte
web-see-board = Voir le plateau
web-again = Rejouer
web-rematch = Revanche
web-rematch-yes = Accepter
web-rematch-no = Pas maintenant
web-rematch-asked = Vous proposez une revanche. En attente de réponse : { $who }.
web-rematch-declined = { $you ->
        [yes] Vous avez refusé la revanche.
       *[no] { $who } refuse la revanche.
    }
web-ended-won = { $by ->
        [timeout] { $you ->
            [yes] Vous gagnez au temps
            [others] Les autres gagnent au temps
           *[no] { $who } gagne au temps
        }
       *[resign] { $you ->
            [yes] Vous gagnez : { $loser } abandonne
            [others] Les autres gagnent : { $loser } abandonne
            [lost] { $who } gagne : vous avez abandonné
           *[no] { $who } gagne : { $loser } abandonne
        }
    }
web-not-counted = Les terres n’ont pas été comptées.
web-won-by = { $you ->
        [yes] { $points ->
            [one] Vous gagnez avec { $points } point d’avance !
           *[other] Vous gagnez avec { $points } points d’avance !
        }
       *[no] { $points ->
            [one] { $who } gagne avec { $points } point d’avance
           *[other] { $who } gagne avec { $points } points d’avance
        }
    }
web-won-tie = { $you ->
        [yes] Vous remportez l’égalité !
       *[no] { $who } remporte l’égalité
    }
web-tie-points = { $points ->
        [one] { $names } : { $points } point chacun.
       *[other] { $names } : { $points } points chacun.
    }
web-tie-why = À égalité, le dernier dans l’ordre de la Colonisation gagne.
web-draw-why = Toutes manches comptées, les points sont les mêmes : personne ne gagne.
web-score-row = { $row ->
        [vikings] { $edition ->
            [2005] Champs
           *[other] Vikings
        }
        [land] Terres acquises
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
web-saga-swap = Aucun placement : la rangée est remplacée
web-saga-lay = { $you ->
        [yes] Vous posez une tuile
       *[no] { $who } pose une tuile
    }
web-saga-house = { $edition ->
        [2005] { $you ->
            [yes] Vous bâtissez une hutte
           *[no] { $who } bâtit une hutte
        }
       *[other] { $you ->
            [yes] Vous bâtissez une Maison longue
           *[no] { $who } bâtit une Maison longue
        }
    }
web-saga-viking = { $edition ->
        [2005] { $you ->
            [yes] Vous placez un champ
           *[no] { $who } place un champ
        }
       *[other] { $you ->
            [yes] Vous placez un Viking
           *[no] { $who } place un Viking
        }
    }
web-saga-rune = { $you ->
        [yes] Vous utilisez la rune { rune-name }
       *[no] { $who } utilise la rune { rune-name }
    }
web-saga-nothing = { $you ->
        [yes] Vous annoncez : aucun placement
       *[no] { $who } annonce : aucun placement
    }
web-saga-point = { $you ->
        [yes] Vous montrez un emplacement
       *[no] { $who } montre un emplacement
    }
web-saga-takeback = Un coup a été annulé
web-saga-ended = { $by ->
        [timeout] { $you ->
            [yes] Votre temps est écoulé
           *[no] { $who } n’a plus de temps
        }
        [abandon] Partie arrêtée
       *[resign] { $you ->
            [yes] Vous abandonnez
           *[no] { $who } abandonne
        }
    }

web-fiefs = Fiefs
web-allies = Alliés
web-ruler = Le Chef de ce Fief
web-hand = Votre main
web-piles = Les piles
web-choose = Choisissez
web-choose-fief = Quel Fief visiter ?
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
       *[other] {" "}(remplace : { $ally })
    } : { web-ally-state }
web-ally-state = { $state ->
        [ask] Activer
        [ready] disponible
       *[exhausted] { $character ->
            [QC] épuisée
            [QF] épuisée
            [QL] épuisée
            [QE] épuisée
            [LC] épuisée
            [LF] épuisée
            [LL] épuisée
            [LE] épuisée
           *[other] épuisé
        }
    }
web-for-ally = remplace : { northwood-character }
web-fief = Fief { $fief }, { $ruler }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }{ $fate ->
        [won] , Fief gagné
        [lost] , Fief perdu
        [now] , vous y êtes
       *[open] {""}
    }
web-fief-empty = { $fate ->
        [lost] perdu
       *[won] sans Chef
    }
web-fief-row = Fief { $fief }
web-stars = { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
web-stars-of = { $count ->
        [one] { $count } étoile sur { $goal }
       *[other] { $count } étoiles sur { $goal }
    }
web-of-goal = sur { $goal ->
        [one] { $goal } étoile
       *[other] { $goal } étoiles
    }
web-trump = Atout : { northwood-suit }
web-no-trump = Sans Atout
web-pile-deck = Deck · { $count }
web-pile-discard = Défausse · { $count }
web-discard-count = défausse · { $count }
web-pile-score = Pile de score · { $count }
web-pile-top = Prochaines cartes connues
web-pile-unseen = Pas encore vues · { $count }
web-known = { $count ->
        [one] prochaine carte connue
       *[other] { $count } cartes connues
    }
web-statement = Déclaration
web-discard = Défausse
web-reply = Réponse
web-score-pile = Pile de score
web-score-count = Score · { $count }
web-target = { $score } sur { $target } exactement
web-card = { $value } { $suit ->
        [E] d’Yeux
       *[other] de { northwood-suit }
    }{ $playable ->
        [yes] {""}
       *[no] , ne peut pas être jouée
    }{ $scoring ->
        [yes] , marquerait
       *[no] {""}
    }
web-northwood-due = { $due ->
        [visit] Choisissez un Fief
        [dialogue] Activez un Allié ou écoutez
        [listen] Écoutez
        [reply] Répondez
       *[other] Tirage en cours…
    }
web-northwood-step = { $step ->
        [Discard] { $count ->
            [one] Défaussez une carte
           *[other] Défaussez { $count } cartes, une à une
        }
        [DiscardAll] Défaussez toutes ces cartes
        [DiscardOneOf] Défaussez une de ces cartes
        [DiscardSum] Défaussez des cartes pour un total de { $count }
        [DiscardLowest] Défaussez votre carte la plus basse
        [DiscardCopies] Défaussez vos doublons
        [FirstOfPair] Défaussez la première carte de la paire
        [ScoreAll] Posez ces cartes sur la pile de score
        [Gather] Choisissez la valeur à prendre dans le deck
        [NameSuit] Nommez une couleur
        [SwapRulers] Avec quel Chef échanger ?
        [MoveVisit] Dans quel Fief poursuivre la Visite ?
        [Refresh] Quel Allié redresser ?
        [ExchangeTop] Quelle carte poser sur le deck ?
        [Trade] { $pile ->
            [score] Échanger avec la pile de score ?
           *[discard] Échanger avec la défausse ?
        }
       *[StopOrMore] Piocher encore, ou arrêter ?
    }
web-or-drag = ou faites glisser la carte
web-visit-prompt = Regardez votre main : combien de réponses peuvent marquer ?
web-visit-detail = { $fief ->
        [0] Ne marquez aucun point.
        [one] Marquez exactement { $fief } point.
       *[other] Marquez exactement { $fief } points.
    } Atout : { northwood-suit }.
web-dialogue-prompt = { $can ->
        [yes] Activez un Allié si vous voulez, puis écoutez le Chef.
       *[no] Écoutez la déclaration du Chef.
    }
web-reply-prompt = { $follow ->
        [yes] Vous devez suivre : { northwood-suit }.
       *[no] Jouez la carte de votre choix.
    } { $scoring ->
        [0] Aucune ne marquerait.
        [one] { $scoring } carte marquerait.
       *[other] { $scoring } cartes marqueraient.
    }
web-would-score = { $scores ->
        [yes] Cette réponse marquerait.
       *[no] Cette réponse ne marquerait pas.
    }
web-northwood-do = { $verb ->
        [visit] Visiter le Fief { $value }
        [use] Activer : { northwood-character }
        [listen] Écouter
        [reply] Répondre : { $value }
        [discard] Défausser : { $value }
        [score] Marquer : { $value }
        [swap] Échanger : { $value }
        [choose] Choisir : { $value }
        [name] { northwood-suit }
        [fief] Fief { $value }
        [ready] Redresser : { northwood-character }
        [more] Piocher encore
        [decline] Ne pas échanger
       *[stop] Arrêter
    }
web-call = Appeler un remplaçant
web-call-text = Un Chef ami peut remplacer un Allié pendant cette Visite. Ensuite, il quitte la partie.
web-call-for = { $character } (remplace : { $ally })
web-finish-visit = Terminer la Visite
web-scenario-rules = Règles spéciales
web-northwood-over = { $won ->
        [yes] Norbois est uni !
       *[no] Le voyage est terminé
    }
web-medal = { $medal ->
        [gold] médaille d’or
        [silver] médaille d’argent
       *[bronze] médaille de bronze
    }
web-how-stars = Voir le décompte
web-visit-ended = { $won ->
        [yes] Visite réussie
       *[no] Visite perdue
    }
web-visit-won = { $stars ->
        [one] Le Fief { $fief } est gagné, avec { $stars } étoile.
       *[other] Le Fief { $fief } est gagné, avec { $stars } étoiles.
    }
web-visit-friend = { northwood-character } : ami désormais, pour remplacer une fois un Allié.
web-visit-lost = Le Fief { $fief } est perdu. { northwood-character } : retour à la maison.
web-visit-miss = { $side ->
        [over] { $cards ->
            [one] Une carte de trop.
            [2] Deux cartes de trop.
            [3] Trois cartes de trop.
           *[other] { $cards } cartes de trop.
        }
        [short] { $cards ->
            [one] Il manquait une carte.
            [2] Il manquait deux cartes.
            [3] Il manquait trois cartes.
           *[other] Il manquait { $cards } cartes.
        }
       *[none] { $fief ->
            [0] Aucune carte marquée, comme il le faut.
           *[other] Le compte exact.
        }
    }
web-visit-open = { $open ->
        [one] { $open } étoile reste à gagner ; pour { $goal }, il en faut encore { $need }.
       *[other] { $open } étoiles restent à gagner ; pour { $goal }, il en faut encore { $need }.
    }
web-visit-beyond = L’objectif ({ $goal }) est désormais hors d’atteinte. Continuez pour faire au mieux !
web-visit-goal = Objectif atteint : { $goal } !
web-visit-next = Continuer
web-ruler-fate = { $fate ->
        [won] à vos côtés désormais
       *[lost] retour à la maison
    }
web-journey-headline = { $kind ->
        [gold] Médaille d’or ! Norbois est uni.
        [silver] Médaille d’argent ! Norbois vous écoute.
        [bronze] Médaille de bronze ! La forêt est avec vous.
        [won] Norbois est uni !
        [close] { $missing ->
            [one] Si près : il manque { $missing } étoile
           *[other] Tout près : il manque { $missing } étoiles
        }
        [given] Vous avez fait demi-tour
       *[lost] Pas cette fois
    }
web-journey-lost = Vous perdez ce voyage.
web-journey-visits = { $won ->
        [one] { $won } Fief gagné, { $lost } perdus.
       *[other] { $won } Fiefs gagnés, { $lost } perdus.
    }
web-journey-note = { $note ->
        [closest] L’échec le plus serré
        [best] La meilleure Visite
        [worst] La Visite la plus malchanceuse
       *[last] Ce qui a décidé de la dernière étoile
    }
web-journey-hung = { $missing ->
        [one] Il manquait { $missing } étoile, et ce Fief en avait { $worth }.
       *[other] Il manquait { $missing } étoiles, et ce Fief en avait { $worth }.
    }
web-story-statement = Le Chef déclare le { $value } { $suit ->
        [E] d’Yeux
       *[other] de { northwood-suit }
    }.
web-story-draw = Vous piochez le { $value } { $suit ->
        [E] d’Yeux
       *[other] de { northwood-suit }
    }.
web-decided = { $decided ->
        [yes] Cette Visite est gagnée d’avance.
       *[no] Cette Visite est perdue d’avance.
    }
web-due-of = { $who } : { $due }
web-sound = Sons
web-passphrase = Code d’accès à ce serveur
web-enter = Entrer
web-puzzles = Problèmes
web-today = Aujourd’hui
web-today-puzzle = Fjords : le problème du jour
web-today-deal = Les Fiefs de Norbois : la donne du jour
web-today-done = terminé
web-records = Palmarès
web-records-fjords = Fjords : { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } sur { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }
web-records-northwood = Les Fiefs de Norbois : { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } sur { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }, record : { $best ->
        [one] { $best } étoile
       *[other] { $best } étoiles
    }
web-records-year = L’Année de Longhouse : { $won ->
        [one] { $won } scénario gagné
       *[other] { $won } scénarios gagnés
    } sur 16
web-statistics = Mes statistiques
web-figures = Les jeux en chiffres
web-statistics-none = Aucune partie terminée. Vos résultats apparaîtront ici.
web-games = Parties
web-person = joueur humain
web-outcome = { $outcome ->
        [won] gagnée
        [drawn] égalité
       *[lost] perdue
    }
web-people = Joueurs humains
web-won-share = Victoires
web-won-of = { $won } sur { $played }{ $drawn ->
        [0] {""}
        [one] , { $drawn } égalité
       *[other] , { $drawn } égalités
    }
web-best = Record
web-mean = Moyenne
web-margin = Meilleur écart
web-streak = Série de victoires
web-streak-longest = Plus longue série
web-by-opponent = Par adversaire
web-by-players = Par nombre de joueurs
web-by-variant = Par variante
web-by-setup = Par type de partie
web-fiefs-won = Fiefs gagnés
web-by-first-tile = Ma première tuile
web-landscape = { $landscape ->
        [plains] Plaine seule
        [coast] Avec océan
        [mountains] Avec montagnes
       *[both] Avec océan et montagnes
    }
web-longhouses-when = Quand je bâtis
web-longhouse-row = Construction n° { $place }
web-in-games = { $games ->
        [one] dans { $games } partie
       *[other] dans { $games } parties
    }
web-after-tiles = { $tiles ->
        [one] après { $tiles } tuile
       *[other] après { $tiles } tuiles
    }
web-by-first-fief = Mon premier Fief
web-games-csv = Mes parties en CSV
web-course = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; la première : { $first }, la dernière : { $last }
web-course-about = Chaque partie, et la moyenne sur cinq parties.
web-year-progress = { $won ->
        [one] { $won } scénario gagné
       *[other] { $won } scénarios gagnés
    } sur { $count }.
web-scenario-state = { $state ->
        [challenge] gagné en mode défi · record : { web-stars-short }
        [won] gagné · record : { web-stars-short }
        [tried] record : { web-stars-short }
       *[new] pas encore joué
    }
web-stars-short = { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }

web-hand-over = Passez l’appareil à { $who }
web-hand-over-setting = Annoncer le joueur suivant sur un écran partagé
web-notify = Me prévenir quand c’est à moi de jouer
web-account = Compte
web-account-about = Un compte permet de jouer sur plusieurs appareils ; il est facultatif. Vos parties jouées ici y seront ajoutées.
web-account-known = Compte connecté : { $login }
web-login = Identifiant
web-password = Mot de passe
web-log-in = Se connecter
web-log-out = Se déconnecter
web-sign-up = Créer un compte
web-rated = Partie classée
web-rated-about = Entre joueurs humains, chacun sur son appareil ; sans indices.
web-tiles = Votre propre jeu de tuiles
web-tiles-file = Ouvrir un fichier (TOML ou JSON)
web-tiles-text = ou coller son contenu
web-tiles-unread = Ce n’est pas un jeu de tuiles. Choisissez un fichier TOML ou JSON.

web-learn = Premiers pas
web-welcome = Première visite ? Apprenez l’un des deux jeux en quelques minutes, en jouant :

web-rules = Règles
web-rules-of = { web-game-name } : les règles
web-rule = Règle { $rule }
web-contents = Sommaire
web-rules-search = Rechercher dans les règles
web-rules-found = { $count ->
        [0] Rien trouvé. Essayez d’autres mots.
        [one] { $count } résultat
       *[other] { $count } résultats
    }
web-back-to-table = Retour à la partie
web-book-mode = { $mode ->
        [learn] Apprendre
       *[all] Texte complet
    }
web-book-modes = Comment lire les règles
web-book-chapters = Chapitres
web-book-read = { $count ->
        [one] { $done } chapitre lu sur { $count }
       *[other] Chapitres lus : { $done } sur { $count }
    }
web-book-is-read = (lu)
web-book-back = Chapitre précédent
web-book-next = Chapitre suivant
web-book-try = À vous d’essayer
web-book-example = Exemple pas à pas
web-book-step = Étape { $step } sur { $count }
web-book-step-back = Étape précédente
web-book-step-next = Étape suivante
web-print = Imprimer
