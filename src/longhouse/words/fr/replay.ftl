# La page qui montre une partie coup par coup.

replay-open-file = Ouvrir un fichier
# Sous le bouton « Ouvrir un fichier ».
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
replay-to-come = Prochains tirages, dans l’ordre :
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
replay-film-text = Le film montre toute la partie, coup par coup. Vous pouvez l’envoyer par n’importe quelle messagerie. Avec le lien de la partie, tout le monde peut la revoir ici.
replay-filming = Création du film…
replay-cannot-make = Ce navigateur ne peut pas créer ce fichier. Le lien et le fichier de partie fonctionnent toujours. Pour les images et les films, essayez un navigateur plus récent.
replay-play-on = Jouer à partir d’ici
replay-play-on-text = Une nouvelle partie commence à cette position. Elle n’est pas classée.
replay-my-seat = Ma place
replay-seat = { $clan } ({ $who })
replay-level = Niveau des bots
# Le bouton sous « Jouer à partir d’ici » : commence une nouvelle partie à partir de la position affichée.
replay-begin = Commencer la partie
