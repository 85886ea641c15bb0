# La page qui montre une partie coup par coup.

replay-open-file = Ouvrir un fichier
replay-drop = ou déposez le fichier n’importe où sur cette page.
replay-no-record = { $file } n’est pas un fichier de partie. Choisissez-en un autre.
replay-moves = La saga
replay-title = { $me ->
        [yes] { $game } avec { $who }
       *[no] { $game } : { $who }
    }
replay-pages = Pages de cette partie
replay-saga-about = Survolez une ligne : l’endroit concerné s’éclaire sur le plateau. Les coups à venir sont estompés.
replay-analyse = Analyser la partie
replay-beginning = Début
replay-to-come = Voici ce qui vient ensuite, dans cet ordre :
replay-controls = Lecture
replay-first = Aller au début (Origine)
replay-turn-back = Tour précédent (Maj + ←)
replay-back = Étape précédente (←)
replay-play = Lecture (espace)
replay-pause = Pause (espace)
replay-on = Étape suivante (→)
replay-turn-on = Tour suivant (Maj + →)
replay-last = Aller à la fin (Fin)
replay-slider = Position dans la partie
replay-at = Étape { $at } sur { $count }
replay-speed = Vitesse
replay-eyes = Point de vue
replay-eyes-none = Spectateur
replay-eyes-all = Tout est révélé
replay-keep = Enregistrer, partager
replay-link = Copier le lien
replay-record = Fichier de partie
replay-png = Image (PNG)
replay-svg = Dessin (SVG)
replay-film = Créer un film
replay-film-text = Le film montre toute la partie, coup par coup, et peut être envoyé dans n’importe quelle messagerie. Toute personne ayant le lien de la partie peut la revoir.
replay-filming = Création du film…
replay-play-on = Jouer à partir d’ici
replay-play-on-text = Une nouvelle partie commence à cette position. Elle n’est pas classée.
replay-my-seat = Ma place
replay-seat = { $clan } ({ $who })
replay-level = Niveau des bots
replay-begin = Commencer
