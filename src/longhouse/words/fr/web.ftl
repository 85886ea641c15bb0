# L’application web : pages, consignes, et le récit des parties.

web-come-in = Entrez et prenez place
web-come-in-about = Jouez à deux jeux de société dans votre navigateur, sans compte et sans rien installer.
web-learn-playing = Apprendre en jouant
web-offer-bots = Des adversaires de caractère
web-offer-bots-about = Affrontez six bots, de Thrall (le plus facile) à Norne (le plus fort). Chacun a son style.
web-offer-friends = Invitez vos amis par un lien
web-offer-friends-about = Envoyez un lien ou montrez le code QR. Vos amis n’ont qu’à choisir un nom.
web-offer-daily = Du nouveau chaque jour
web-offer-daily-about = Chaque jour, un problème et une donne vous attendent, les mêmes pour tous. L’Année de Longhouse ajoute seize scénarios.
web-greeting = { $time ->
        [evening] Bonsoir, { $name }
        [night] Encore debout, { $name } ?
       *[day] Bonjour, { $name }
    }
web-welcome-back = Ravis de vous revoir
web-waiting-count = { $count ->
        [one] { $count } partie vous attend
       *[other] { $count } parties vous attendent
    }
web-also-running = Autres parties en cours
web-resume = Reprendre
web-play-now = Jouer maintenant
web-to-play = Places libres et parties publiques
web-rival = { $level ->
        [thrall] Thrall veut jouer
        [karl] Karl veut jouer
        [jarl] Jarl veut jouer
        [skald] Scalde veut jouer
        [vala] Vala veut jouer
        [norn] Norne veut jouer
       *[other] { $level }
    }
web-play-against = { $level ->
        [thrall] Jouer contre Thrall
        [karl] Jouer contre Karl
        [jarl] Jouer contre Jarl
        [skald] Jouer contre Scalde
        [vala] Jouer contre Vala
        [norn] Jouer contre Norne
       *[other] Jouer
    }
web-bot-rank = Niveau { $rank } sur { $of }
web-bot-about = { $level ->
        [thrall] Thrall ne regarde que ses propres terres et les juge souvent mal.
        [karl] Karl regarde tout le plateau, mais ne prévoit rien.
        [jarl] Jarl prévoit ses coups, mais se trompe parfois.
        [skald] Scalde prévoit plus loin et se trompe rarement.
        [vala] Vala envisage de nombreuses suites et ne se trompe presque jamais.
       *[norn] Norne est le bot le plus fort et voit le plus loin.
    }
web-bot-own = Un bot ajouté à ce serveur.
web-course-map = Toutes les leçons
web-lessons-done = { $done ->
        [one] { $done } leçon terminée sur { $count }
       *[other] { $done } leçons terminées sur { $count }
    }
web-next-lesson = Prochaine leçon : { $title }
web-lessons-all = Vous avez terminé toutes les leçons. Bravo !
# Après la date.
web-new-at-midnight = nouveau problème et nouvelle donne à minuit UTC
web-the-puzzle = Problème du jour
web-the-deal = Donne du jour
web-puzzle-done = { $right ->
        [true] Vous avez résolu le problème du premier coup !
       *[false] Vous n’avez pas résolu le problème du premier coup.
    }
web-solve-it = Résoudre
web-see-again = Revoir
web-play-deal = Jouer la donne
web-days-count = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-days-longest = { $days ->
        [one] Votre plus longue série : { $days } jour
       *[other] Votre plus longue série : { $days } jours
    }
web-lantern = { $days ->
        [0] Votre lanterne n’est pas encore allumée
       *[other] Votre lanterne est allumée
    }
web-lantern-note = Pour que votre lanterne reste allumée, résolvez le problème ou jouez la donne chaque jour.
web-day-lit = { $day } : { $lit ->
        [full] vous avez joué le problème et la donne
        [half] vous avez joué le problème ou la donne, mais pas les deux
       *[none] vous n’avez joué ni le problème ni la donne
    }
web-daily-page = Voir la page du jour
web-more-puzzles = Autres problèmes
# Le nom d’un joueur qui n’en a pas donné.
web-guest = Voyageur
web-you = Vous
web-open-seat = place libre
web-level = { $level ->
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Scalde
        [vala] Vala
        [norn] Norne
       *[other] { $level }
    }
web-game-name = { $game ->
        [northwood] Les Fiefs de Norbois
       *[fjords] Fjords
    }
web-fjords-invite = Explorez, tuile après tuile, un pays de côtes et de montagnes. Bâtissez vos Maisons longues aux bons endroits, puis occupez plus de terres que les autres.
web-northwood-invite = Parcourez huit Fiefs et ralliez leurs Chefs. Dans chaque Fief, marquez exactement le nombre de points demandé. C’est un jeu de cartes en solo.
web-play-bot = Jouer contre un bot
web-play-solo = Jouer
web-set-up = Créer une partie
web-continue = Parties en cours
web-continue-none = Vous n’avez aucune partie en cours. Trouvez ou créez une partie.
web-play-about = Créez une partie, rejoignez-en une ou reprenez une partie commencée.
# Sous le nom d’une partie, dans une liste.
web-game-open = attend des joueurs
web-all-of = Tout afficher ({ $count })
web-to-year = Voir l’Année
web-year-about = L’Année de Longhouse compte seize voyages à travers Norbois, chacun avec une règle spéciale.
web-past-games = Parties terminées
web-replay = Revoir la partie
web-replays = Revoir des parties
web-about = À propos
web-about-text = Longhouse est un projet de fans, non officiel. Fjords est un jeu de Franz-Benno Delonge (édition de 2021 avec Phil Walker-Harding) ; Wil Su est l’auteur du jeu Les Fiefs de Norbois. Les deux jeux appartiennent à leurs auteurs et à leurs éditeurs. Nous avons écrit tous les textes et dessiné toutes les images de ce site.
web-about-tiles = Le nombre exact de tuiles de chaque sorte n’a pas été publié. Le jeu de tuiles utilisé ici est une reconstitution.
web-credits = Crédits
# L’adresse d’un site et sa licence suivent.
web-credits-icons = Les dessins d’animaux viennent de
web-credits-others = et d’autres
web-credits-fonts = Polices : Crimson Pro et Source Sans 3, sous licence SIL Open Font.
web-home = Accueil
web-to-start = Aller à l’accueil
web-leave-table = Quitter cette partie ?
web-leave-clock = Si vous partez, votre temps continue de s’écouler. Vous retrouverez la partie sur la page d’accueil.
web-stay = Rester ici
web-back = Retour
web-skip = Aller au contenu
web-pages = Pages
web-page = { $page ->
        [play] Jouer
        [today] Aujourd’hui
        [learn] Apprendre
        [puzzles] Problèmes
        [year] L’Année
        [people] Joueurs
        [you] Vous
       *[home] Accueil
    }
web-nothing-here = Cette page est introuvable
web-days = { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
# Après un grand nombre.
web-days-unit = { $days ->
        [one] {" "}jour
       *[other] {" "}jours
    }
web-bell = { $count ->
        [0] Aucune notification
        [one] { $count } notification
       *[other] { $count } notifications
    }
web-game-with = { $title } avec { $who }
web-analysis = Analyse
web-free-board = Plateau d’analyse
web-close = Fermer
web-language = Langue
web-theme = Thème
web-theme-name = { $theme ->
        [light] Clair
        [dark] Sombre
       *[auto] Comme le système
    }
web-pace = Animations
web-pace-name = { $pace ->
        [fast] Rapides
        [none] Aucune
       *[calm] Lentes
    }
web-settings = Réglages
web-not-found = Cette partie ne peut pas être ouverte
web-seat-waits = Une place vous attend
web-game-gone = Cette partie a été annulée.
web-wait = Un instant…
web-reconnecting = La connexion est perdue. L’application réessaie…
web-new-version = Une nouvelle version est disponible.
web-reload = Recharger
web-unreachable = Le serveur est injoignable. Votre partie est conservée : réessayez quand vous serez en ligne.
web-once-more = Réessayer
web-bad-event = Ce fichier de partie enfreint une règle à l’étape { $n } : { $text }

web-your-name = Votre nom
web-their-name = Nom
web-variant = Quelle variante ?
web-setup-title = Créer une partie : { $title }
web-setup-journey = Préparer un voyage à travers Norbois
web-step = { $step ->
        [game] Jeu
        [seats] Places
        [runes] Pierres
       *[more] Options
    }
web-summary = Résumé
web-summary-you = vous
web-summary-friend = un invité
web-summary-fjords = { $variant } : { $who }
web-begin-from = Utiliser ces options :
web-begin-from-name = { $what ->
    [last] dernière partie
    [usual] mes options gardées
   *[first] pour débuter
    }
web-save-usual = Garder ces options
web-usual-saved = Options gardées
web-who-sits = Qui prend quelle place ?
web-two-only = Cette variante se joue à deux.
web-no-runes = { $variant ->
        [first] L’édition de 2005 n’a pas de Pierres runiques.
       *[classic] La variante Classique se joue sans Pierres runiques.
    }
web-runes-about = Choisissez autant de Pierres que vous voulez. Chacune ajoute une règle.
web-seat-kept = Qui peut prendre cette place
web-seat-kept-none = Toute personne qui a le lien
web-free-seat = Une place libre
web-seat-kind = { $kind ->
        [me] Moi
        [bot] Un bot
        [open] Un invité
       *[here] Sur cet écran
    }
web-seat-role = { $kind ->
        [me] Vous · { $clan }
        [bot] Bot · { $clan }
        [open] Invité · { $clan }
        [kept] Sur invitation · { $clan }
       *[here] Sur cet écran · { $clan }
    }
web-seat-open-about = Vous recevrez un lien d’invitation quand la partie sera créée.
web-which-bot = Quel bot prend la place { $seat } ?
web-change = Modifier
web-rune-brief = { $rune ->
        [strength] Chaque Viking à côté de cette Pierre marque 1 point de plus.
        [water] Chaque Viking relié à cette Pierre par l’océan marque 1 point de plus.
        [journey] Une fois par partie, placez un Viking à trois tuiles au plus d’une de vos pièces, par l’océan.
        [horse] Une fois par partie, placez un Viking à trois tuiles au plus d’une de vos pièces, par la montagne.
        [friendship] Si vous avez le plus de Vikings autour de cette Pierre, vous marquez 2 points.
        [wisdom] Une fois par partie, placez un Viking de l’autre côté d’une case vide.
       *[home] Une fois par partie, bâtissez sur cette Pierre : chacun de vos Vikings voisins vaut 1 point de plus.
    }
web-learning-game-none = Sans Pierres runiques
web-how-many-stars = Combien d’étoiles visez-vous ?
web-best-so-far = { $stars ->
        [one] Votre meilleur résultat : { $stars } étoile.
       *[other] Votre meilleur résultat : { $stars } étoiles.
    }
# Après le nombre d’étoiles.
web-goal-stars = { $medal ->
        [gold] étoiles · or
        [silver] étoiles · argent
       *[bronze] étoiles · bronze
    }
# Sous la médaille visée.
web-goal-about = { $medal ->
        [gold] un voyage presque parfait
        [silver] un très beau voyage
       *[bronze] un beau voyage
    }
web-goal-reached = { $journeys ->
        [one] Vous avez atteint cet objectif { $times } fois en { $journeys } voyage.
       *[other] Vous avez atteint cet objectif { $times } fois en { $journeys } voyages.
    }
web-who-you-meet = Les personnages de cette partie
web-who-you-meet-about = { $setup ->
        [full] Douze de ces vingt-quatre personnages sont distribués. Touchez un personnage pour lire sa capacité.
       *[intro] Les quatre Valets sont vos Alliés, les Reines et les Rois sont les Chefs. Touchez un personnage pour lire sa capacité.
    }
web-setup-chances = Montrer mes chances avant chaque Visite
web-setup-chances-about = Utile pour apprendre : vous voyez vos chances de gagner chaque Fief.
web-summary-journey = { $setup } : { $aim } pour { $medal ->
        [gold] l’or
        [silver] l’argent
       *[bronze] le bronze
    }
web-summary-chances = Environ 15 minutes · vos chances sont affichées
web-summary-plain = Environ 15 minutes
web-begin-journey = Partir en voyage
web-deal-of-day = Donne du jour
web-variant-about = { $variant ->
        [epic] À deux, avec toutes les tuiles. Chaque joueur a 30 Vikings et 6 Maisons longues.
        [classic] À deux, en trois manches. Vous piochez les tuiles dans le sac. Pas de Pierres runiques.
        [first] À deux, en trois manches. C’est Fjorde, le jeu de 2005, avec des champs et des huttes.
       *[base] De deux à quatre joueurs. Vous choisissez chaque tuile parmi les quatre de la rangée.
    }
web-who-plays = Qui joue ?
web-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-seats-range = { $from } à { $to } joueurs
web-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-status-exploring = { $tiles ->
        [one] Exploration : { $tiles } tuile dans le sac.
       *[other] Exploration : { $tiles } tuiles dans le sac.
    }
web-status-settling = { $tiles ->
        [one] Colonisation : { $tiles } tuile à occuper.
       *[other] Colonisation : { $tiles } tuiles à occuper.
    }
web-status-journey = Visite { $visit } sur 8. { web-of-goal-stars }
web-of-goal-stars = { $stars ->
        [one] { $stars } étoile sur { $goal }.
       *[other] { $stars } étoiles sur { $goal }.
    }
web-seat = Place { $seat }
web-runes = Pierres runiques
web-learning = Parcours d’apprentissage
web-learning-game = Partie { $game } : { $count ->
        [0] sans Pierre runique
        [one] { $count } Pierre runique
       *[other] { $count } Pierres runiques
    }
web-rounds = Manches
web-more-options = Plus d’options
web-oversight = Sans aide au placement
web-oversight-about = Le plateau n’indique pas où poser les tuiles. À vous de trouver les emplacements.
web-clock = Limite de temps
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
web-northwood-setup = Quel type de partie ?
web-setup-name = { $setup ->
        [full] Jeu complet
       *[intro] Partie d’initiation
    }
web-setup-about = { $setup ->
        [full] Les 24 personnages sont en jeu. Alliés et Chefs sont tirés au sort.
       *[intro] Les quatre Valets sont vos Alliés ; les Rois et les Reines sont les Chefs.
    }
web-goal = { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } : { $stars ->
        [18] médaille d’argent
        [20] médaille d’or
       *[other] médaille de bronze
    }
web-scenario-year = L’Année de Longhouse
web-begin = Commencer
web-begin-invite = Créer et inviter

web-waiting-room = La partie commencera dès que toutes les places seront prises.
web-sit = Prendre cette place
web-fill-bot = Ajouter un bot
web-invite = Invitez des joueurs avec ce lien
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
web-link-title = Connecter un autre appareil ?
web-link-warning = L’autre appareil pourra jouer vos parties et voir vos données. Si vous n’avez pas créé ce lien, refusez.
web-link-agree = Connecter l’appareil
web-offer = { $kind ->
        [takeback] { $who } demande à annuler un coup.
        [abandon] { $who } propose d’arrêter la partie, sans vainqueur.
        [substitute] { $who } propose qu’un bot remplace le joueur parti.
       *[rematch] { $who } propose une revanche.
    }
web-keys = Raccourcis clavier
web-keys-text = { $game ->
        [northwood] Flèches : passer d’une carte à l’autre · Entrée : choisir une carte · Entrée à nouveau : la jouer · Échap : annuler · H : indice. Vous pouvez aussi faire glisser les cartes.
       *[fjords] 1 à 4 : choisir une tuile · R : la tourner · Tab ou flèches : emplacement suivant · Entrée : poser · Échap : annuler · + et − : zoomer · 0 : voir tout le plateau
    }
web-key-cap = { $cap ->
        [arrows] Flèches
        [enter] Entrée
        [escape] Échap
       *[other] { $cap }
    }
# Ce que fait une touche, dans la liste des touches.
web-key-does = { $does ->
        [tile] Choisir une tuile
        [turn] Tourner la tuile
        [place] Aller à un autre emplacement
        [choice] Passer d’un choix à l’autre
        [play] Choisir ; appuyer encore pour jouer
        [back] Annuler
        [hint] Afficher un indice
        [fits] Voir les tuiles qui conviennent ici
        [marks] Afficher la légende du plateau
        [zoom] Agrandir, réduire, voir tout le plateau
       *[help] Afficher cette liste
    }
web-your-turn = À vous
web-their-turn = C’est son tour
web-turn-of = { $you ->
        [yes] À vous
       *[no] À { $who } de jouer
    }
web-wait-for = { $who } réfléchit
web-warming = Les bots se réveillent. La première fois, attendez environ une minute.
web-role = { $clan } · { $kind ->
        [bot] bot
        [open] place libre
       *[person] joueur
    }
web-role-bot = { $clan } · bot ({ player-strength })
web-role-thinking = { $clan } · { $warming ->
        [yes] se réveille…
       *[no] réfléchit…
    }
# Après un nombre.
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
web-board = Plateau. Faites-le glisser pour le déplacer, utilisez la molette pour zoomer.
web-text-board = Plateau en texte
web-text-intro = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, rang par rang, du nord au sud et d’ouest en est.
web-text-row = Rang { $row } sur { $rows }
web-text-tile = { $tile } : { $mountains ->
        [none] {""}
        [all] montagne tout autour ;{" "}
       *[other] montagne ({ $mountains }) ;{" "}
    }{ $seas ->
        [none] {""}
        [all] océan tout autour ;{" "}
       *[other] océan ({ $seas }) ;{" "}
    }{ $on ->
        [nothing] vide
       *[other] { $on }
    }{ $reach ->
        [unknown] {""}
        [none] , hors de portée
        [one] , acquise : { $who }
       *[several] , disputée : { $who }
    }
web-text-you = vous
web-text-visit = Fief { $fief }, { $ruler }. Objectif : { $target }. { $suit ->
        [none] Pas d’Atout.
       *[other] Atout : { northwood-suit }.
    }
web-text-piles = Deck : { $deck }. Défausse : { $discard }.
web-text-hand = Votre main : { $cards }.
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
web-stands = { $piece ->
        [viking] { $edition ->
            [2005] { $you ->
                [yes] votre champ
               *[no] champ ({ $who })
            }
           *[other] { $you ->
                [yes] votre Viking
               *[no] Viking ({ $who })
            }
        }
        [house] { $edition ->
            [2005] { $you ->
                [yes] votre hutte
               *[no] hutte ({ $who })
            }
           *[other] { $you ->
                [yes] votre Maison longue
               *[no] Maison longue ({ $who })
            }
        }
        [home] { $you ->
            [yes] votre Maison longue sur la Pierre « Maison »
           *[no] Maison longue sur la Pierre « Maison » ({ $who })
        }
        [strength] Pierre de Force
        [water] Pierre d’Eau
       *[friendship] Pierre d’Amitié
    }
web-cell-claim = S’installer sur cette tuile : { $tile }
web-cell-contested = S’installer sur cette tuile : { $tile }. Elle est disputée avec : { $who }
web-cell-fits = Emplacement { $where } : { $ways ->
        [one] { $ways } orientation possible
       *[other] { $ways } orientations possibles
    }
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-fit = Voir tout le plateau
web-rating-course = { $count ->
        [one] Votre cote après { $count } problème : { $last }
       *[other] Votre cote est passée de { $first } à { $last } en { $count } problèmes
    }
web-puzzle-rating = Votre cote aux problèmes : { $game }
web-landmarks = Afficher les terres acquises et disputées
web-marks = Légende du plateau
web-mark = { $kind ->
        [secured] { $you ->
            [yes] Vos terres acquises
           *[no] Terres acquises par un joueur
        }
        [contested] Terres disputées
        [free] Terres où vous pouvez vous installer
       *[beyond] Terres hors de votre portée
    }
web-mark-about = { $kind ->
        [contested] Plusieurs joueurs y ont accès.
       *[secured] Personne d’autre n’y a accès.
    }
# Après un signe et le nombre de ces tuiles.
web-mark-chip = { $kind ->
        [secured] { $you ->
            [yes] pour vous
           *[no] { $count ->
                [one] acquise
               *[other] acquises
            }
        }
        [contested] { $count ->
            [one] disputée
           *[other] disputées
        }
        [free] { $count ->
            [one] libre
           *[other] libres
        }
       *[beyond] trop loin
    }
web-secured-now = { $count ->
        [one] Vous avez acquis { $count } tuile de plus : personne d’autre ne peut l’atteindre.
       *[other] Vous avez acquis { $count } tuiles de plus : personne d’autre ne peut les atteindre.
    }
web-tray = Votre coup
web-due = { $due ->
        [lay] Posez une tuile
        [turn] Piochez une tuile
        [again] Tuile impossible à poser : piochez encore
        [build] { $edition ->
            [2005] Bâtir une hutte ?
           *[other] Bâtir une Maison longue ?
        }
        [answer] N’y a-t-il vraiment aucun placement ?
        [settle] { $edition ->
            [2005] Placez un champ
           *[other] Placez un Viking
        }
       *[other] Un instant…
    }
web-choose-tile = Choisissez une tuile.
web-fits = { $count ->
        [0] Impossible de poser cette tuile. Choisissez-en une autre.
        [one] Cette tuile a { $count } emplacement possible.
       *[other] Cette tuile a { $count } emplacements possibles.
    }
web-blind = Choisissez une tuile, puis cherchez où la poser.
web-draw-detail = { $aside ->
        [yes] Piochez une tuile, ou posez une tuile mise de côté.
       *[no] Piochez une tuile dans le sac.
    }
web-build-detail = { $houses ->
        [one] C’est votre dernier bâtiment. Il ne bougera plus.
       *[other] Il vous reste { $houses } bâtiments. Un bâtiment posé ne bouge plus.
    }
web-claimable = { $count ->
        [one] Vous pouvez occuper { $count } tuile. Choisissez-la.
       *[other] Vous pouvez occuper { $count } tuiles. Choisissez-en une.
    }
web-settle-title = Le pays est complet : la Colonisation commence !
web-settle-title-short = La Colonisation commence !
web-settle-what = { $edition ->
        [2005] À votre tour, placez un champ sur une tuile libre, à côté de vos huttes ou de vos autres champs.
       *[other] À votre tour, placez un Viking sur une tuile libre, à côté de vos Maisons longues ou de vos autres Vikings.
    }
web-settle-points = { $edition ->
        [2005] Chaque champ vaut 1 point.
       *[other] Chaque Viking vaut 1 point.
    }
web-begins = { $you ->
        [yes] Vous commencez
       *[no] { $who } commence
    }
web-round-next = Continuer
web-score-leads = { $you ->
        [yes] Vous menez par { $standing }.
       *[no] { $who } mène par { $standing }.
    }
web-score-even = Il y a égalité : { $standing }.
web-out-title = { $several ->
        [yes] Aucun joueur devant cet écran ne peut plus s’installer
       *[no] Vous ne pouvez plus vous installer
    }
web-out-why = { $why ->
        [vikings] { $edition ->
            [2005] Tous vos champs sont placés.
           *[other] Tous vos Vikings sont placés.
        }
       *[land] Vous ne pouvez plus atteindre de terre libre.
    }
web-out-rest = { $who } occupe les dernières tuiles : { $placed } sur { $all }.
web-out-more = { $count ->
        [one] { $who } peut encore occuper { $count } tuile.
       *[other] { $who } peut encore occuper { $count } tuiles.
    }
web-out-others = Ces joueurs peuvent encore occuper des tuiles : { $names }.
web-skip-to-end = Aller à la fin
web-skip-count = Passer le décompte
web-pause = Pause
# Sur le joueur qui ne peut plus placer de pièces.
web-settled = Terminé
# Sur le joueur dont les points sont comptés.
web-counted = Décompte
web-counting = Décompte des points
web-count-of = { $sum ->
        [one] { $who } : { $sum } point…
       *[other] { $who } : { $sum } points…
    }
web-count-what = { $what ->
        [viking] { $edition ->
            [2005] 1 point par champ.
           *[other] 1 point par Viking.
        }
        [land] 1 point de plus par tuile que les autres ne peuvent pas atteindre.
       *[rune] { rune-name } : { $points ->
            [one] { $points } point de plus.
           *[other] { $points } points de plus.
        }
    }
web-count-rival = { $you ->
        [yes] { $sum ->
            [one] Vous avez { $sum } point. Est-ce que cela suffira ?
           *[other] Vous avez { $sum } points. Est-ce que cela suffira ?
        }
       *[no] { $sum ->
            [one] { $who } a { $sum } point. Est-ce que cela suffira ?
           *[other] { $who } a { $sum } points. Est-ce que cela suffira ?
        }
    }
web-sums = Le détail des points
web-podium = Classement final
web-winner = Vainqueur
# Sous le nom du vainqueur.
web-podium-tie = gagne au départage
web-points-pair = { $first } à { $second }
web-stood = Le score était de { $standing }, et { $free ->
        [one] { $free } tuile était encore libre.
       *[other] { $free } tuiles étaient encore libres.
    }
web-won-by-land = { $land ->
        [one] Le vainqueur marque aussi { $land } point pour une tuile que les autres ne peuvent pas atteindre.
       *[other] Le vainqueur marque aussi { $land } points pour les tuiles que les autres ne peuvent pas atteindre.
    }
web-lead-kept = { $viking ->
        [one] { $you ->
            [yes] Vous avez mené dès le premier { $edition ->
                [2005] champ
               *[other] Viking
            }.
           *[no] { $who } a mené dès le premier { $edition ->
                [2005] champ
               *[other] Viking
            }.
        }
       *[other] { $you ->
            [yes] Vous avez pris la tête avec votre { $edition ->
                [2005] champ
               *[other] Viking
            } n° { $viking }, puis vous l’avez gardée jusqu’à la fin.
           *[no] { $who } a pris la tête avec son { $edition ->
                [2005] champ
               *[other] Viking
            } n° { $viking } et l’a gardée jusqu’à la fin.
        }
    }
web-rival-here = { $who } est encore là.
web-rival-gone = { $who } a quitté la partie.
web-confirm-ask = Jouer ce coup ?
web-confirm-yes = Oui, jouer
web-confirm-no = Pas encore
web-confirm-hint = Cliquez ou appuyez de nouveau sur la tuile pour l’occuper.
web-confirm-lay = Cliquez ou appuyez de nouveau sur la tuile pour la poser.
web-turn-vain = { $where ->
        [same] Cette tuile est la même dans tous les sens.
       *[here] Ici, la tuile ne peut être posée que dans ce sens.
    }
web-build-house = Bâtir
web-build-home = Utiliser « Maison »
web-build-none = Ne pas bâtir
web-accept = D’accord
web-nothing = Aucun placement
web-draw = Piocher
web-turn = Tourner
web-lay = { $due ->
        [answer] Montrer l’emplacement
       *[lay] Poser ici
    }
web-settle = Placer
web-finish-land = Occuper tout le reste
web-ways = Comment atteindre cette tuile ?
web-way-viking = Par la plaine
web-bag = { $count ->
        [0] Le sac est vide
        [one] { $count } tuile dans le sac
       *[other] { $count } tuiles dans le sac
    }
web-bag-note = Chaque tuile est tirée au hasard : personne ne connaît la suivante.
web-tile = Tuile ({ web-terrain }) : { $count ->
        [0] aucun emplacement
        [one] { $count } emplacement possible
       *[other] { $count } emplacements possibles
    }
web-tile-kind = tuiles ({ web-terrain })
web-gap = Cette case restera vide.
web-gap-about = Aucune des tuiles restantes ne peut être posée ici.
web-gap-news = { $count ->
        [one] { $count } case restera vide : aucune tuile restante n’y convient.
       *[other] { $count } cases resteront vides : aucune tuile restante n’y convient.
    }
web-fits-here = Quelles tuiles conviennent ici ?
web-fits-count = { $fits ->
        [0] { $left ->
            [one] La dernière tuile ne convient pas ici.
           *[other] Aucune des { $left } tuiles restantes ne convient ici.
        }
       *[other] { $left ->
            [one] La dernière tuile convient ici.
           *[other] Tuiles possibles : { $fits } sur les { $left } restantes.
        }
    }
# D’où viennent les tuiles qui conviennent à une case.
web-fits-from = { $from ->
        [row] { $count ->
            [one] dans la rangée
           *[other] { $count } dans la rangée
        }
        [aside] { $count ->
            [one] mise de côté
           *[other] { $count } mises de côté
        }
       *[bag] { $count ->
            [one] dans le sac
           *[other] { $count } dans le sac
        }
    }
web-forecast = Si l’Exploration finissait maintenant
web-forecast-tiles = { $count ->
        [one] { $count } tuile à occuper
       *[other] { $count } tuiles à occuper
    }
# Après un nombre de tuiles.
web-forecast-nearer = { $you ->
        [yes] plus près de vous
       *[no] plus près d’un rival ({ $who })
    }
# Après un nombre de tuiles.
web-forecast-even = à égale distance
# Pendant que le bot cherche un indice.
web-hint-wait = Recherche d’un bon coup…
web-hint = Indice : { $action } { $reason }
web-hint-action = { $verb ->
        [lay] posez { $tile }.
        [point] la tuile peut être posée { $where }.
        [house] { $edition ->
            [2005] bâtissez une hutte ici.
           *[other] bâtissez une Maison longue ici.
        }
        [home] bâtissez ici, sur la Pierre « Maison ».
        [none] ne bâtissez pas ici.
        [draw] piochez une tuile.
        [nothing] annoncez « Aucun placement ».
        [accept] acceptez l’annonce « Aucun placement ».
        [viking] installez-vous sur { $tile }.
       *[rune] installez-vous sur { $tile } avec la rune { rune-name }.
    }
web-way-about = { $way ->
        [journey] Voyage, une fois par partie : avancez de trois tuiles au plus par l’océan.
        [horse] Cheval, une fois par partie : avancez de trois tuiles au plus par la montagne.
        [wisdom] { $step ->
            [space] Sagesse, une fois par partie : choisissez la case vide à franchir.
           *[cell] Choisissez maintenant la tuile de l’autre côté.
        }
       *[viking] Par la plaine : occupez une tuile voisine, reliée à une de vos pièces.
    }
web-draw-game = La partie se termine à égalité
web-ended = { $you ->
        [yes] { $by ->
            [timeout] Votre temps est écoulé
            [abandon] La partie s’arrête sans vainqueur
           *[resign] Vous avez abandonné
        }
       *[no] { $by ->
            [timeout] { $who } n’a plus de temps
            [abandon] La partie s’arrête sans vainqueur
           *[resign] { $who } abandonne
        }
    }
web-how-points = Voir le décompte
web-see-board = Voir le plateau
web-again = Rejouer
web-rematch = Proposer une revanche
web-rematch-yes = Accepter
web-rematch-no = Pas maintenant
web-rematch-back = Retirer ma proposition
web-rematch-asked = Vous proposez une revanche. { $who } n’a pas encore répondu.
web-rematch-declined = { $you ->
        [yes] Vous avez refusé la revanche.
       *[no] { $who } a refusé la revanche.
    }
web-ended-won = { $by ->
        [timeout] { $you ->
            [yes] Vous gagnez : { $loser } n’a plus de temps
            [others] Les autres gagnent : { $loser } n’a plus de temps
            [lost] { $who } gagne : votre temps est écoulé
           *[no] { $who } gagne : { $loser } n’a plus de temps
        }
       *[resign] { $you ->
            [yes] Vous gagnez : { $loser } abandonne
            [others] Les autres gagnent : { $loser } abandonne
            [lost] { $who } gagne : vous avez abandonné
           *[no] { $who } gagne : { $loser } abandonne
        }
    }
web-not-counted = La partie s’est arrêtée avant la fin : les points n’ont pas été comptés.
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
        [yes] Égalité : vous gagnez au départage !
       *[no] Égalité : { $who } gagne au départage
    }
web-tie-points = { $points ->
        [one] { $names } : { $points } point chacun.
       *[other] { $names } : { $points } points chacun.
    }
web-tie-why = À égalité, le vainqueur est celui qui a joué son premier tour de Colonisation le plus tard.
web-draw-why = { $rounds ->
        [one] Les deux joueurs ont le même nombre de points : personne ne gagne.
       *[other] Les deux joueurs ont le même total, et aucun n’a gagné deux manches : personne ne gagne.
    }
# Les lignes d’un tableau de points.
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
web-log = Saga
web-log-none = Le voyage commence.
web-log-visit = Visite { $visit } : Fief { $fief }
web-log-fate = { $fate ->
        [won] gagné
       *[lost] perdu
    }
web-saga-first = { $you ->
        [yes] Vous commencez
       *[no] { $who } commence
    }
web-saga-swap = Aucune tuile ne pouvait être posée : la rangée est remplacée
web-saga-lay = { $you ->
        [yes] Vous posez { $tile }
       *[no] { $who } pose { $tile }
    }
web-saga-house = { $edition ->
        [2005] { $you ->
            [yes] Vous bâtissez une hutte { $where }
           *[no] { $who } bâtit une hutte { $where }
        }
       *[other] { $you ->
            [yes] Vous bâtissez une Maison longue { $where }
           *[no] { $who } bâtit une Maison longue { $where }
        }
    }
web-saga-viking = { $edition ->
        [2005] { $you ->
            [yes] Vous placez un champ sur { $tile }
           *[no] { $who } place un champ sur { $tile }
        }
       *[other] { $you ->
            [yes] Vous placez un Viking sur { $tile }
           *[no] { $who } place un Viking sur { $tile }
        }
    }
web-saga-rune = { $you ->
        [yes] Avec la rune { rune-name }, vous placez un Viking sur { $tile }
       *[no] Avec la rune { rune-name }, { $who } place un Viking sur { $tile }
    }
web-saga-nothing = { $you ->
        [yes] Vous annoncez : « Aucun placement »
       *[no] { $who } annonce : « Aucun placement »
    }
web-saga-point = { $you ->
        [yes] Vous montrez que la tuile peut être posée { $where }
       *[no] { $who } montre que la tuile peut être posée { $where }
    }
web-saga-takeback = Un coup a été annulé
web-saga-ended = { $by ->
        [timeout] { $you ->
            [yes] Votre temps est écoulé
           *[no] { $who } n’a plus de temps
        }
        [abandon] La partie s’arrête sans vainqueur
       *[resign] { $you ->
            [yes] Vous abandonnez
           *[no] { $who } abandonne
        }
    }

web-fiefs = Fiefs
web-allies = Alliés
web-ruler = Le Chef de ce Fief
web-hand = Votre main
web-piles = Les piles de cartes
# Le bouton principal, tant que rien n’est choisi.
web-choose = Faites un choix
web-choose-fief = Quel Fief voulez-vous visiter ?
web-visit-of = Visite { $visit } sur 8
web-chances = Vos chances avec cette main
web-chances-text = Ces pourcentages sont vos chances de gagner chaque Fief si vous jouez bien. Ils ne s’affichent ni dans les parties classées, ni dans la donne du jour.
web-chance = Fief { $fief } : vous avez { $percent } % de chances de le gagner
web-chance-short = { $percent } %
# Marque une carte qui vient d’être piochée.
web-card-new = nouvelle
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
       *[other] {" "}{ $ally }
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
# Avec le nom d’un remplaçant.
web-for-ally = { $character ->
        [QC] à la place de la { northwood-character }
        [QF] à la place de la { northwood-character }
        [QL] à la place de la { northwood-character }
        [QE] à la place de la { northwood-character }
        [LC] à la place de la { northwood-character }
        [LF] à la place de la { northwood-character }
        [LL] à la place de la { northwood-character }
        [LE] à la place de la { northwood-character }
       *[other] à la place du { northwood-character }
    }
web-fief = Fief { $fief }, { $ruler }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }{ $fate ->
        [won] , Fief gagné
        [lost] , Fief perdu
        [now] , vous y êtes
       *[open] {""}
    }
# À la place du Chef, dans un Fief visité.
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
# Après un grand nombre d’étoiles.
web-of-goal = sur { $goal ->
        [one] { $goal } étoile
       *[other] { $goal } étoiles
    }
web-trump = Atout : { northwood-suit }
web-no-trump = Sans Atout
web-pile-deck = Deck · { $count }
web-pile-discard = Défausse · { $count }
web-discard-count = Défausse · { $count }
web-pile-score = Pile de score · { $count }
web-pile-top = Prochaines cartes (vous les connaissez)
web-pile-unseen = Cartes que vous n’avez pas encore vues · { $count }
web-known = { $count ->
        [one] prochaine carte connue
       *[other] { $count } prochaines cartes connues
    }
web-statement = Déclaration
web-discard = Défausse
web-reply = Réponse
web-score-pile = Pile de score
web-score-count = Score · { $count }
web-target = { $score ->
        [one] { $score } point
       *[other] { $score } points
    } { $target ->
        [0] (il n’en faut aucun)
       *[other] (il en faut exactement { $target })
    }
# Le score d’une Visite et celui qu’il faut.
web-target-short = { $score ->
        [one] { $score } point
       *[other] { $score } points
    } · objectif { $target }
web-card = { $value } { $suit ->
        [E] d’Yeux
       *[other] de { northwood-suit }
    }{ $playable ->
        [yes] {""}
       *[no] , injouable pour l’instant
    }{ $scoring ->
        [yes] , marque 1 point
       *[no] {""}
    }
web-northwood-due = { $due ->
        [visit] Choisissez un Fief
        [dialogue] Activez un Allié ou écoutez
        [listen] Écoutez le Chef
        [reply] Répondez au Chef
       *[other] Un instant…
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
        [DiscardCopies] Gardez une carte par valeur, défaussez les autres
        [FirstOfPair] Défaussez la première des deux cartes
        [ScoreAll] Posez ces cartes sur la pile de score
        [Gather] Choisissez une carte pour prendre toutes celles de sa valeur
        [NameSuit] Nommez une couleur
        [SwapRulers] Choisissez le Chef qui prendra la place de celui-ci
        [MoveVisit] Choisissez le Fief où la Visite continue
        [Refresh] Choisissez un Allié à redresser
        [ExchangeTop] Quelle carte posez-vous sur le deck ?
        [Trade] { $pile ->
            [score] Échanger une carte contre le dessus de la pile de score ?
           *[discard] Échanger une carte contre le dessus de la défausse ?
        }
       *[StopOrMore] Piocher encore, ou arrêter ?
    }
# Sous le bouton qui joue la carte choisie.
web-or-drag = ou faites glisser la carte
web-visit-prompt = Regardez votre main : combien de cartes peuvent marquer ?
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
        [yes] Suivez la couleur : { northwood-suit }.
       *[no] Jouez la carte de votre choix.
    } { $scoring ->
        [0] Aucune carte ne peut marquer.
        [one] { $scoring } carte peut marquer.
       *[other] { $scoring } cartes peuvent marquer.
    }
web-would-score = { $scores ->
        [yes] Cette carte marque 1 point.
       *[no] Cette carte ne marque pas de point.
    }
web-northwood-do = { $verb ->
        [visit] Visiter le Fief { $value }
        [use] Activer { northwood-the }
        [listen] Écouter
        [reply] Jouer : { $value }
        [discard] Défausser : { $value }
        [score] Marquer avec : { $value }
        [swap] Échanger : { $value }
        [choose] Prendre tous les { $value }
        [name] Nommer : { northwood-suit }
        [fief] Choisir le Fief { $value }
        [ready] Redresser { northwood-the }
        [more] Piocher encore
        [decline] Ne pas échanger
       *[stop] Arrêter de piocher
    }
web-northwood-advice = { $verb ->
        [visit] visitez le Fief { $value }.
        [call] appelez { northwood-the } pour remplacer un Allié.
        [use] activez { northwood-the }.
        [listen] écoutez le Chef.
        [reply] répondez avec le { $value } { $suit ->
                [E] d’Yeux.
               *[other] de { northwood-suit }.
            }
        [discard] défaussez le { $value } { $suit ->
                [E] d’Yeux.
               *[other] de { northwood-suit }.
            }
        [score] posez le { $value } { $suit ->
                [E] d’Yeux
               *[other] de { northwood-suit }
            } sur la pile de score.
        [swap] échangez le { $value } { $suit ->
                [E] d’Yeux
               *[other] de { northwood-suit }
            } contre la carte du dessus.
        [choose] prenez toutes les cartes de valeur { $value }.
        [name] nommez la couleur { northwood-suit }.
        [fief] choisissez le Fief { $value }.
        [ready] redressez { northwood-the }.
        [more] piochez encore.
        [decline] n’échangez pas.
       *[stop] arrêtez de piocher.
    }
web-northwood-first = { $due ->
        [visit] Choisissez d’abord un Fief : la couleur de son Chef est l’Atout.
        [dialogue] Activez d’abord un Allié, ou écoutez le Chef.
        [listen] Écoutez d’abord le Chef.
        [reply] Répondez à la déclaration avec une carte.
       *[ability] Terminez d’abord la capacité en cours.
    }
web-call = Appeler un remplaçant
web-call-text = Un Chef ami peut remplacer un Allié pendant cette Visite. Ensuite, il quitte la partie.
web-call-for = { $character } { $instead }
web-finish-visit = Terminer la Visite
web-scenario-rules = Règles spéciales
web-northwood-over = { $won ->
        [yes] Norbois est uni !
       *[no] La partie est terminée
    }
web-medal = { $medal ->
        [gold] médaille d’or
        [silver] médaille d’argent
       *[bronze] médaille de bronze
    }
web-how-stars = Voir le décompte
web-visit-ended = { $won ->
        [yes] Visite gagnée
       *[no] Visite perdue
    }
web-visit-won = { $stars ->
        [one] Vous gagnez le Fief { $fief } et { $stars } étoile.
       *[other] Vous gagnez le Fief { $fief } et { $stars } étoiles.
    }
web-visit-friend = { $character ->
        [QC] Vous avez une nouvelle amie : { northwood-character }. Elle
        [QF] Vous avez une nouvelle amie : { northwood-character }. Elle
        [QL] Vous avez une nouvelle amie : { northwood-character }. Elle
        [QE] Vous avez une nouvelle amie : { northwood-character }. Elle
        [LC] Vous avez une nouvelle amie : { northwood-character }. Elle
        [LF] Vous avez une nouvelle amie : { northwood-character }. Elle
        [LL] Vous avez une nouvelle amie : { northwood-character }. Elle
        [LE] Vous avez une nouvelle amie : { northwood-character }. Elle
       *[other] Vous avez un nouvel ami : { northwood-character }. Il
    } pourra remplacer un Allié pendant une Visite.
web-visit-lost = Vous perdez le Fief { $fief }. Son Chef, { northwood-the }, quitte la partie.
web-visit-miss = { $side ->
        [over] { $cards ->
            [one] Vous avez marqué { $cards } point de trop.
           *[other] Vous avez marqué { $cards } points de trop.
        }
        [short] { $cards ->
            [one] Il vous manquait { $cards } point.
           *[other] Il vous manquait { $cards } points.
        }
       *[none] { $fief ->
            [0] Vous n’avez marqué aucun point : c’est exactement ce qu’il fallait.
           *[other] Votre score est exactement celui qu’il fallait.
        }
    }
web-visit-open = { $need ->
        [one] Il vous faut encore { $need } étoile pour atteindre l’objectif ({ $goal }). Les Fiefs restants peuvent en rapporter { $open }.
       *[other] Il vous faut encore { $need } étoiles pour atteindre l’objectif ({ $goal }). Les Fiefs restants peuvent en rapporter { $open }.
    }
web-visit-beyond = Vous ne pouvez plus atteindre l’objectif ({ $goal ->
        [one] { $goal } étoile
       *[other] { $goal } étoiles
    }). Continuez et faites de votre mieux.
web-visit-goal = Objectif atteint : { $goal ->
        [one] { $goal } étoile
       *[other] { $goal } étoiles
    } !
web-visit-counted = { $title } : { $score }.
web-visit-uncounted = { $title }.
web-visit-stars = { $stars ->
        [one] Vous avez { $stars } étoile.
       *[other] Vous avez { $stars } étoiles.
    }
web-visit-next = Continuer
web-visit-cards = Voir les cartes
web-visit-cards-short = Cartes
# Après le nom d’un Chef, à la fin d’une Visite.
web-ruler-fate = { $fate ->
        [won] rejoint vos amis
       *[lost] quitte la partie
    }
web-journey-headline = { $kind ->
        [gold] Médaille d’or ! Norbois est uni.
        [silver] Médaille d’argent ! Norbois vous écoute.
        [bronze] Médaille de bronze ! Norbois est avec vous.
        [won] Norbois est uni !
        [close] { $missing ->
            [one] Vous y étiez presque : il vous manque { $missing } étoile
           *[other] Vous y étiez presque : il vous manque { $missing } étoiles
        }
        [given] Vous avez abandonné
       *[lost] Vous avez manqué l’objectif cette fois
    }
web-journey-visits = { $won ->
        [8] Vous avez gagné les { $won } Fiefs.
        [one] Vous avez gagné { $won } Fief et en avez perdu { $lost }.
       *[other] Vous avez gagné { $won } Fiefs et en avez perdu { $lost }.
    }
web-journey-note = { $note ->
        [closest] Perdu de justesse
        [best] La meilleure Visite
        [luckiest] La Visite la plus chanceuse
        [unluckiest] La Visite la plus malchanceuse
        [both] Perdu de justesse : le moment décisif
       *[hinge] Le moment décisif
    }
web-journey-notes = Les temps forts
web-journey-result = { $won ->
        [yes] Vous gagnez cette partie avec { $stars ->
            [one] { $stars } étoile.
           *[other] { $stars } étoiles.
        }
       *[no] Vous perdez cette partie avec { $stars ->
            [one] { $stars } étoile sur { $goal }.
           *[other] { $stars } étoiles sur { $goal }.
        }
    }
web-journey-next = { $missing ->
        [one] { $medal ->
            [gold] Il vous manquait { $missing } étoile pour la médaille d’or.
            [silver] Il vous manquait { $missing } étoile pour la médaille d’argent.
           *[bronze] Il vous manquait { $missing } étoile pour la médaille de bronze.
        }
       *[other] { $medal ->
            [gold] Il vous manquait { $missing } étoiles pour la médaille d’or.
            [silver] Il vous manquait { $missing } étoiles pour la médaille d’argent.
           *[bronze] Il vous manquait { $missing } étoiles pour la médaille de bronze.
        }
    }
# Après le nom d’un Chef : le score, et celui qu’il fallait.
web-journey-card = { $side ->
        [over] { $score } au lieu de { $target } : { $cards ->
            [one] { $cards } point de trop
           *[other] { $cards } points de trop
        }
       *[short] { $score } au lieu de { $target } : { $cards ->
            [one] il manquait { $cards } point
           *[other] il manquait { $cards } points
        }
    }
web-journey-step = Visite { $visit }
web-journey-luck = { $during ->
        [yes] À un moment, vous aviez { $percent } % de chances de gagner ce Fief{ $won ->
            [yes] , et vous l’avez gagné.
           *[no] , mais vous l’avez perdu.
        }
       *[no] Avec cette main, vous aviez { $percent } % de chances de gagner ce Fief{ $won ->
            [yes] , et vous l’avez gagné.
           *[no] , mais vous l’avez perdu.
        }
    }
web-journey-hinge = { $won ->
        [yes] À partir d’ici, l’objectif était assuré. Avant, vous aviez { $percent } % de chances de l’atteindre.
       *[no] Jusqu’ici, l’objectif restait possible. Vous aviez { $percent } % de chances de l’atteindre.
    }
web-journey-better = Un meilleur coup : { $advice }
web-journey-moment = Voir ce moment
web-same-deal = Rejouer cette donne
web-journey-hung = { $missing ->
        [one] Il vous manquait { $missing } étoile pour l’objectif.
       *[other] Il vous manquait { $missing } étoiles pour l’objectif.
    } Ce Fief aurait rapporté { $worth ->
        [one] { $worth } étoile.
       *[other] { $worth } étoiles.
    }
web-story-statement = Le Chef déclare le { $value } { $suit ->
        [E] d’Yeux
       *[other] de { northwood-suit }
    }.
web-decided = { $decided ->
        [yes] Vous ne pouvez plus perdre cette Visite.
       *[no] Vous ne pouvez plus gagner cette Visite.
    }
web-due-of = { $who } : { $due }
web-no-sound = Ce navigateur ne peut pas jouer de sons.
web-sound = Sons
web-passphrase = Code d’accès à ce serveur
web-enter = Entrer
web-records = Vos résultats
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
    }, meilleur résultat : { $best ->
        [one] { $best } étoile
       *[other] { $best } étoiles
    }
web-records-year = L’Année de Longhouse : { $won ->
        [one] { $won } scénario gagné
       *[other] { $won } scénarios gagnés
    } sur 16
web-statistics = Mes statistiques
web-overview = Vue d’ensemble
web-you-pages = Vos pages
web-settings-account = Réglages et compte
web-settings-about = Vos réglages sont conservés sur cet appareil.
web-games-played = { $games ->
        [0] Aucune partie terminée
        [one] { $games } partie terminée
       *[other] { $games } parties terminées
    }
web-figures = Les jeux en chiffres
web-statistics-none = Vous n’avez encore terminé aucune partie. Vos résultats apparaîtront ici.
web-games = Parties
web-outcome = { $outcome ->
        [won] gagnée
        [drawn] égalité
       *[lost] perdue
    }
web-people = Joueurs humains
# Titre d’une colonne : la part des parties gagnées.
web-won-share = Victoires
# Parties gagnées et parties jouées, par exemple « 3 sur 5, 1 égalité ».
web-won-of = { $won } sur { $played }{ $drawn ->
        [0] {""}
        [one] , { $drawn } égalité
       *[other] , { $drawn } égalités
    }
web-best = Meilleur résultat
web-mean = Moyenne
web-margin = Plus large victoire
web-streak = Victoires de suite
web-streak-longest = Plus longue série de victoires
web-by-opponent = Résultats par adversaire
web-by-players = Résultats par nombre de joueurs
web-by-variant = Résultats par variante
web-by-setup = Résultats par type de partie
web-fiefs-won = Fiefs gagnés
web-by-first-tile = Résultats selon la première tuile
web-landscape = { $landscape ->
        [plains] Plaine seule
        [coast] Avec océan
        [mountains] Avec montagnes
       *[both] Avec océan et montagnes
    }
web-longhouses-when = À quel moment bâtissez-vous, en moyenne ?
web-longhouse-row = Bâtiment n° { $place }
# Dans combien de parties un bâtiment a été bâti.
web-in-games = { $games ->
        [one] dans { $games } partie
       *[other] dans { $games } parties
    }
# Quand un bâtiment a été bâti, en moyenne.
web-after-tiles = { $tiles ->
        [one] après { $tiles } tuile
       *[other] après { $tiles } tuiles
    }
web-by-first-fief = Résultats selon le premier Fief
web-games-csv = Mes parties en CSV
web-course = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }. Premier résultat : { $first }. Dernier résultat : { $last }.
web-course-about = Chaque point est une partie. Après chaque partie, la ligne indique la moyenne des cinq dernières.
web-year-progress = Vous avez gagné { $won ->
        [one] { $won } scénario
       *[other] { $won } scénarios
    } sur { $count }.
web-scenario-state = { $state ->
        [challenge] gagné en mode défi · record : { web-stars-short }
        [won] gagné · record : { web-stars-short }
        [tried] record : { web-stars-short }
       *[new] pas encore joué
    }
web-year-next = Prochain scénario :
# Marque un scénario.
web-year-is-next = prochain
web-year-full = Vous avez gagné les seize scénarios. Rejouez celui que vous voulez !
web-year-all = Voici seize voyages à travers Norbois, chacun avec sa règle spéciale. Ils sont de plus en plus difficiles, mais vous pouvez les jouer dans l’ordre que vous voulez.
web-year-won = { $won } sur { $count }
# Après le nombre de scénarios gagnés, par exemple « 5 sur 16 ».
web-year-challenges = { $count ->
        [0] gagnés
        [one] gagnés, dont { $count } en mode défi
       *[other] gagnés, dont { $count } en mode défi
    }
# Après le nom d’une saison : combien de ses scénarios sont gagnés.
web-season-won = { $won } sur { $count }
# Après un grand nombre.
web-of-count = sur { $count }
web-scenario-place = { $season } · scénario { $number }
web-scenario-goal = Objectif
web-scenario-challenge = Objectif du mode défi
web-scenario-best = Votre meilleur résultat
web-scenario-begin = Jouer
web-scenario-harder = Jouer en mode défi
web-stars-short = { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }

web-hand-over = Passez l’appareil à { $who }
web-hand-over-setting = Sur un écran partagé, annoncer qui doit jouer
web-go-on-setting = Continuer automatiquement après une Visite ou une phase du jeu
web-confirm-move-setting = Demander confirmation avant de jouer mon coup
web-notation-setting = Afficher les coordonnées et la notation des coups
web-forecast-setting = Fjords : montrer à qui reviendraient les terres si l’Exploration finissait maintenant
web-aids-setting = Fjords : montrer les cases qui resteront vides et les tuiles qui conviennent à une case
web-chances-setting = Les Fiefs de Norbois : afficher mes chances de gagner chaque Fief
web-notify = Me prévenir quand c’est à moi de jouer
web-account = Compte
web-account-about = Un compte est facultatif. Il vous permet de jouer sur plusieurs appareils et de conserver les parties déjà jouées ici.
web-account-known = Vous utilisez le compte { $login }.
web-login = Identifiant
web-password = Mot de passe
web-log-in = Se connecter
web-log-out = Se déconnecter
web-others-here = Autres joueurs de cette partie
web-block = Bloquer
web-unblock = Débloquer
web-blocked = Vous avez bloqué ce joueur ({ $who }). Vous ne jouerez plus ensemble et vous ne lirez plus ses messages.
web-unblocked = Vous avez débloqué ce joueur ({ $who }).
web-blocked-people = Joueurs bloqués
web-blocked-about = Vous ne jouez plus avec ces joueurs et vous ne lisez plus leurs messages.
web-report = Signaler
web-report-about = Qu’a fait ce joueur ({ $who }) ? Les responsables du serveur liront votre signalement.
web-report-send = Envoyer le signalement
web-reported = Merci. Votre signalement a bien été envoyé.
web-email = Adresse e-mail
web-email-about = L’adresse ne sert qu’à recevoir des messages sur les parties qui durent plusieurs jours.
web-email-save = Enregistrer l’adresse
web-email-unconfirmed = L’adresse { $email } n’est pas encore confirmée. Ouvrez le lien dans le message que vous avez reçu.
web-email-sent = Nous avons envoyé un lien à l’adresse { $email }. Ouvrez ce lien pour confirmer l’adresse.
web-email-confirmed = L’adresse { $email } est confirmée.
web-email-again = Renvoyer le message
web-email-remove = Retirer l’adresse
web-email-notify = M’envoyer un e-mail quand c’est à moi de jouer dans une partie de plusieurs jours
web-log-out-everywhere = Se déconnecter partout
web-sessions = Vos appareils connectés
web-session-this = cet appareil
web-session-unknown = Appareil inconnu
web-password-change = Changer le mot de passe
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-changed = Vous avez changé votre mot de passe. Vos autres appareils sont déconnectés.
web-sign-up = Créer un compte
web-rated = Partie classée
web-rated-about = Seuls des joueurs humains participent, chacun sur son appareil. Il n’y a pas d’indices.
web-tiles = Votre propre jeu de tuiles
web-tiles-file = Ouvrir un fichier (TOML ou JSON)
# Sous le bouton qui ouvre un fichier.
web-tiles-text = ou collez le texte du fichier
web-tiles-unread = Ce n’est pas un jeu de tuiles. Choisissez un fichier TOML ou JSON.


web-rules = Règles
web-rules-of = { web-game-name } : les règles
web-rule = Règle { $rule }
web-contents = Sommaire
web-rules-search = Chercher une règle
web-rules-found = { $count ->
        [0] Aucun résultat. Essayez d’autres mots.
        [one] { $count } résultat
       *[other] { $count } résultats
    }
web-back-to-table = Retour à la partie
web-book-mode = { $mode ->
        [learn] Apprendre à jouer
       *[all] Toutes les règles
    }
web-book-modes = Façon de lire les règles
web-book-chapters = Chapitres
web-book-read = { $count ->
        [one] { $done } chapitre lu sur { $count }
       *[other] Chapitres lus : { $done } sur { $count }
    }
# Après le titre d’un chapitre.
web-book-is-read = (lu)
web-book-back = Chapitre précédent
web-book-next = Chapitre suivant
web-book-questions = Questions fréquentes
web-book-all-questions = Toutes les questions
web-book-try = Essayer vous-même
web-book-example = Exemple pas à pas
web-book-step = Étape { $step } sur { $count }
web-book-step-back = Étape précédente
web-book-step-next = Étape suivante
web-print = Imprimer

## L’appli sur cet appareil

web-device = Cet appareil
web-installed = Longhouse est installé sur cet appareil.
web-install = Installer Longhouse
web-install-about = Une fois installé, Longhouse a sa propre icône et sa propre fenêtre. Les leçons, les règles, les problèmes et les parties que vous avez déjà ouverts restent accessibles sans connexion.
web-install-menu = Pour installer Longhouse comme une application, cherchez la commande d’installation dans le menu de votre navigateur. Certains navigateurs n’ont pas cette commande.
web-install-apple = Pour installer Longhouse comme une application, touchez « Partager », puis « Sur l’écran d’accueil ».
web-install-insecure = Longhouse ne peut pas s’installer depuis cette adresse. Utilisez une connexion chiffrée (https) ou l’ordinateur sur lequel tourne le serveur.
web-offline = Vous êtes hors ligne. Les leçons, les règles, les problèmes et les parties que vous avez déjà ouverts restent accessibles. Pour tout le reste, il faut une connexion au serveur.
web-notifications = Notifications
web-notifications-start = Activer les notifications
web-notifications-stop = Désactiver les notifications
web-notifications-state =
    { $state ->
        [on] Ce navigateur vous prévient quand un joueur attend votre réponse, et quand c’est à vous de jouer dans une partie de plusieurs jours.
        [unsupported] Ce navigateur n’affiche pas de notifications. Sur un iPhone ou un iPad, installez d’abord Longhouse.
        [refused] Votre navigateur interdit à Longhouse d’afficher des notifications. Vous pouvez les autoriser dans ses réglages pour ce site.
        [failed] Le service de notifications de votre navigateur est injoignable. Réessayez plus tard.
       *[other] Ce navigateur peut vous prévenir quand un joueur attend votre réponse, et quand c’est à vous de jouer dans une partie de plusieurs jours.
    }
web-presence = { $where ->
        [thinking] réfléchit
        [away] { $minutes ->
            [one] absent depuis { $minutes } minute
           *[other] absent depuis { $minutes } minutes
        }
        [gone] déconnecté
       *[here] présent
    }
web-offer-own = { $kind ->
        [takeback] Vous avez demandé à annuler votre coup. En attente de réponse ({ $who }).
        [abandon] Vous avez proposé d’arrêter sans vainqueur. En attente de réponse ({ $who }).
        [substitute] Vous avez proposé qu’un bot remplace le joueur parti. En attente de réponse ({ $who }).
       *[rematch] Vous avez proposé une revanche. En attente de réponse ({ $who }).
    }
web-offer-means = C’est alors de nouveau à { $who } de jouer.
web-offer-look = Voir la partie ({ $game })
web-offer-withdraw = Retirer ma demande
web-offer-allow = Autoriser
web-offer-refused = { $late ->
        [yes] { $who } n’a pas répondu. Votre coup est maintenu.
       *[no] { $who } refuse. Votre coup est maintenu.
    }
web-chat-open = { $count ->
        [0] Discussion
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
web-unread = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
web-saga-tab = Saga
web-saga-chat = Saga et discussion
web-leave-others = Les autres joueurs vous attendent. Vous pourrez revenir à la partie depuis l’accueil.
web-leave-for-good = Quitter la partie
web-ask-others = Demander aux autres joueurs
web-ask-takeback = Demander à annuler mon coup
web-ask-abandon = Proposer d’arrêter la partie
web-ask-substitute = Remplacer { $who } par un bot
web-watching = { $count ->
        [one] { $count } spectateur regarde.
       *[other] { $count } spectateurs regardent.
    }
web-named = Montrer mon nom quand je suis spectateur
web-offer-later = Plus tard
