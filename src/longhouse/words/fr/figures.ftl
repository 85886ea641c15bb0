# La page des chiffres : ce que disent des jeux de nombreuses parties de bots.

figures-intro = Ces chiffres viennent de { $games } parties jouées entre bots ({ $date }). Chaque point est une valeur mesurée ; le trait est son intervalle de confiance à 95 %. Si deux traits se recouvrent largement, la différence peut être due au hasard. Les bots ne jouent pas comme les humains.
figures-title = { $plot ->
        [first] Le premier joueur gagne-t-il plus souvent ?
        [points] Points selon le niveau des bots
        [spread] Répartition des points
        [margin] Avance du vainqueur
        [ties] Nombre d’égalités
        [longhouses] Quand les Maisons longues sont bâties
        [length] Longueur d’une partie
        [ranks] Points à deux, trois et quatre joueurs
        [places3] À trois joueurs, l’ordre du tour compte-t-il ?
        [places4] À quatre joueurs, l’ordre du tour compte-t-il ?
        [runespoints] Points rapportés par chaque Pierre
        [runesworth] Avance due à une Pierre
        [runesused] Usage des Pierres
        [runesdecide] Parties décidées par une Pierre
        [runeschange] Points d’un joueur, avec ou sans Pierre
        [fiefs] À quelle fréquence chaque Fief est gagné
        [order] Quand chaque Fief est visité
        [stars] Répartition des étoiles
        [goals] À quelle fréquence chaque objectif est atteint
        [levels] Victoires selon le niveau des bots
        [levelstars] Étoiles selon le niveau des bots
        [allies] Ce que vaut un Allié, en étoiles
        [allieswon] Ce que vaut un Allié, en victoires
       *[used] Usage des capacités
    }
figures-about = { $plot ->
        [first] Le graphique montre à quelle fréquence gagne le joueur qui commence l’Exploration ou la Colonisation. Les deux bots ont le même niveau. Pour la variante Classique et l’édition de 2005, seule la première manche compte. Entre deux Scaldes, le premier joueur gagne { $figure } des parties (de { $low } à { $high }). Les pointillés marquent la moitié.
        [points] Le graphique montre les points d’un joueur à la fin d’une partie à deux : ceux des Vikings et ceux des terres que personne d’autre n’atteint. Les deux bots ont le même niveau. Entre Scaldes, ces terres rapportent { $figure } points en moyenne.
        [spread] Le graphique montre combien de joueurs finissent une partie à deux avec chaque nombre de points. La dernière colonne réunit les scores de 26 points ou plus.
        [margin] Le graphique montre l’avance moyenne du vainqueur, en points. Les deux bots ont le même niveau. Entre Scaldes, elle est de { $figure } points (de { $low } à { $high }).
        [ties] Le graphique montre à quelle fréquence deux bots de même niveau finissent à égalité. L’ordre du tour dans la Colonisation les départage alors (règle F8.3). Entre Scaldes, cela arrive dans { $figure } des parties.
        [longhouses] Le graphique montre combien de tuiles un joueur a posées avant de bâtir chaque Maison longue, de la première à la quatrième. Les vainqueurs et les vaincus y sont séparés. Deux Scaldes s’affrontent. Les vainqueurs bâtissent la dernière après { $figure } tuiles en moyenne.
        [length] Le graphique montre combien de tuiles sont posées et combien de Vikings sont placés dans une manche, par tous les joueurs. Les bots sont des Jarls. À deux joueurs, { $figure } tuiles sont posées en moyenne.
        [ranks] Le graphique montre les points du premier, du deuxième, du troisième et du quatrième à la fin. Les bots sont des Jarls. À quatre joueurs, le vainqueur a { $figure } points en moyenne.
        [places3] Le graphique montre à quelle fréquence gagnent le premier, le deuxième et le troisième joueur dans l’ordre du tour. Entre Jarls, le premier joueur gagne { $figure } des parties. Les pointillés marquent un tiers.
        [places4] Le graphique montre à quelle fréquence gagne chacun des quatre joueurs dans l’ordre du tour. Entre Jarls, le premier joueur gagne { $figure } des parties. Les pointillés marquent un quart.
        [runespoints] Le graphique montre combien de points une Pierre rapporte à un joueur quand elle est la seule en jeu. Deux Jarls s’affrontent. La Pierre qui rapporte le plus : { $most }, { $largest }.
        [runesworth] La même Colonisation est rejouée sans la Pierre d’un joueur. Le graphique montre de combien de points son avance diminue. Deux Jarls s’affrontent. La plus grande perte : { $most }, { $largest }.
        [runesused] Le graphique montre à quelle fréquence les joueurs utilisent une Pierre qui ne sert qu’une fois par partie. Deux Jarls s’affrontent. La Pierre la plus utilisée : { $most }, { $largest }.
        [runesdecide] Le graphique montre à quelle fréquence un autre joueur aurait gagné sans la Pierre. Pour Voyage, Cheval et Sagesse, la Colonisation est rejouée sans la Pierre d’un joueur. Le simple fait de rejouer change déjà quelques résultats : les vraies valeurs de ces trois Pierres sont plus basses. La Pierre la plus décisive : { $most }, { $largest }.
        [runeschange] Le graphique montre combien de points un joueur a en plus ou en moins quand une Pierre est en jeu. Deux Jarls s’affrontent. La plus grande différence : { $most }, { $largest }.
        [fiefs] Le graphique montre à quelle fréquence chaque Fief est gagné. Le Fief le plus difficile du jeu complet : { $least }, { $smallest }.
        [order] Le graphique montre quand chaque Fief est visité en moyenne, de la première à la huitième Visite. Les bots visitent certains Fiefs tard, car ils attendent les bonnes cartes.
        [stars] Le graphique montre combien de parties finissent avec chaque nombre d’étoiles, pour un objectif de 16. Certains totaux sont rares, car un Fief perdu coûte d’une à quatre étoiles.
        [goals] Le graphique montre à quelle fréquence chaque objectif est atteint : 16, 18 ou 20 étoiles. Le bot connaît l’objectif et joue pour l’atteindre.
        [levels] Le graphique montre à quelle fréquence chaque niveau atteint 16 étoiles dans le jeu complet.
        [levelstars] Le graphique montre combien d’étoiles chaque niveau gagne en moyenne, dans le jeu complet avec un objectif de 16. Le meilleur niveau : { $most }, { $largest }.
        [allies] Le graphique montre combien d’étoiles une partie du jeu complet rapporte en plus ou en moins quand ce personnage est un Allié. Le plus utile : { $most }, { $largest }. Le moins utile : { $least }, { $smallest }.
        [allieswon] Le graphique montre combien de parties du jeu complet sont gagnées en plus ou en moins quand ce personnage est un Allié. Le plus utile : { $most }, { $largest }. Le moins utile : { $least }, { $smallest }.
       *[used] Le graphique montre à quelle fréquence ce personnage est activé dans les Visites où il est disponible, comme Allié ou comme remplaçant. L’Allié le plus souvent activé : { $most }, { $largest }. Le moins souvent : { $least }, { $smallest }.
    }
figures-kind = { $kind ->
        [random] Au hasard
        [greedy] Un coup à l’avance
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Scalde
        [norn] Norne
        [epic] Épique
        [classic] Classique
        [first] 2005
        [runes] Toutes les runes
       *[rune] { rune-name }
    }
figures-part = { $part ->
        [exploration] commence l’Exploration
        [settlement] commence la Colonisation
        [vikings] Vikings
        [land] terres acquises
        [tiles] tuiles
        [points] points
        [games] parties
        [seats] joueurs
        [stars] étoiles
        [winner] vainqueurs
        [loser] vaincus
        [ally] comme Allié
       *[substitute] comme remplaçant
    }
figures-place = { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }
figures-table = Afficher en tableau
figures-figure = Valeur
figures-interval = Intervalle de confiance à 95 %
figures-from-to = de { $low } à { $high }
figures-csv = Télécharger (CSV)
figures-csv-all = Tout télécharger (CSV)
figures-made = Comment ces chiffres ont été obtenus
figures-games = Jeux
figures-made-about = Dans chaque partie, tous les bots ont le même niveau. Chaque partie a sa propre graine aléatoire. À Fjords, Norne ne réfléchit ici que 20 millisecondes par coup : elle est plus faible que dans vos parties. Pour Les Fiefs de Norbois, Scalde a joué toutes les parties, sauf celles qui comparent les niveaux. Voici la commande qui joue ces parties et calcule les chiffres :
figures-sets = Les parties jouées
figures-set = Série de parties
figures-player = Niveau
figures-seed = Graine
