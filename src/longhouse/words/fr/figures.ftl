# La page des chiffres : ce que disent des jeux de nombreuses parties de bots.

figures-intro = Ces chiffres viennent de { $games } parties jouées entre bots ({ $date }). Chaque point est une valeur mesurée ; le trait est son intervalle de confiance à 95 %. Si deux traits se recouvrent largement, la différence peut être due au hasard. Les bots ne jouent pas comme les humains.
figures-title = { $plot ->
        [first] Le premier joueur gagne-t-il plus souvent ?
        [points] Points selon le niveau des bots
        [spread] Répartition des points
        [margin] Avance moyenne du vainqueur
        [ties] Fréquence des égalités
        [longhouses] Quand les joueurs bâtissent
        [length] Nombre de coups d’une partie
        [ranks] Points à deux, trois et quatre joueurs
        [places3] À trois joueurs, l’ordre du tour compte-t-il ?
        [places4] À quatre joueurs, l’ordre du tour compte-t-il ?
        [runespoints] Points rapportés par chaque Pierre
        [runesworth] Ce qu’une Pierre ajoute à l’avance
        [runesused] Combien de fois une Pierre est utilisée
        [runesdecide] Parties gagnées grâce à une Pierre
        [runeschange] Points d’un joueur, avec ou sans Pierre
        [fiefs] Combien de fois chaque Fief est gagné
        [order] À quel moment chaque Fief est visité
        [stars] Répartition des étoiles
        [goals] Combien de fois chaque objectif est atteint
        [levels] Victoires selon le niveau des bots
        [levelstars] Étoiles selon le niveau des bots
        [allies] Combien d’étoiles un Allié rapporte
        [allieswon] Combien de victoires un Allié rapporte
       *[used] Combien de fois une capacité est utilisée
    }
figures-about = { $plot ->
        [first] Le graphique montre à quelle fréquence gagne le joueur qui commence l’Exploration, et à quelle fréquence gagne celui qui commence la Colonisation. Les deux bots ont le même niveau. Pour la variante Classique et l’édition de 2005, seule la première manche compte. Entre deux Scaldes, celui qui commence l’Exploration gagne { $figure } des parties (de { $low } à { $high }). Les pointillés marquent la moitié.
        [points] Le graphique montre les points d’un joueur à la fin d’une partie à deux : ceux des Vikings et ceux des terres que personne d’autre n’atteint. Les deux bots ont le même niveau. Entre Scaldes, les terres que personne d’autre n’atteint rapportent { $figure } points en moyenne.
        [spread] Le graphique montre combien de joueurs finissent une partie à deux avec chaque nombre de points. La dernière colonne réunit les scores de 26 points ou plus.
        [margin] Le graphique montre l’avance moyenne du vainqueur, en points. Les deux bots ont le même niveau. Entre Scaldes, cette avance est de { $figure } points (de { $low } à { $high }).
        [ties] Le graphique montre à quelle fréquence deux bots de même niveau finissent à égalité. L’ordre du tour dans la Colonisation les départage alors (règle F8.3). Entre Scaldes, { $figure } des parties finissent à égalité.
        [longhouses] Le graphique montre combien de tuiles un joueur a posées avant de bâtir chaque Maison longue, de la première à la quatrième. Les vainqueurs et les vaincus sont montrés séparément. Deux Scaldes s’affrontent. Les vainqueurs bâtissent leur dernière Maison longue après { $figure } tuiles en moyenne.
        [length] Le graphique montre combien de tuiles sont posées et combien de Vikings sont placés dans une manche, par tous les joueurs. Les bots sont des Jarls. À deux joueurs, { $figure } tuiles sont posées en moyenne.
        [ranks] Le graphique montre combien de points ont, à la fin, le premier, le deuxième, le troisième et le quatrième du classement. Les bots sont des Jarls. À quatre joueurs, le vainqueur a { $figure } points en moyenne.
        [places3] Le graphique montre à quelle fréquence gagnent le premier, le deuxième et le troisième joueur dans l’ordre du tour. Entre Jarls, le premier joueur gagne { $figure } des parties. Les pointillés marquent un tiers.
        [places4] Le graphique montre à quelle fréquence gagne chacun des quatre joueurs dans l’ordre du tour. Entre Jarls, le premier joueur gagne { $figure } des parties. Les pointillés marquent un quart.
        [runespoints] Le graphique montre combien de points une Pierre rapporte à un joueur quand elle est la seule en jeu. Deux Jarls s’affrontent. La Pierre qui rapporte le plus : { $most } ({ $largest }).
        [runesworth] La même Colonisation est rejouée sans la Pierre d’un joueur. Le graphique montre de combien de points son avance diminue. Deux Jarls s’affrontent. La Pierre qui compte le plus : { $most } ({ $largest }).
        [runesused] Le graphique montre à quelle fréquence les joueurs utilisent une Pierre qui ne sert qu’une fois par partie. Deux Jarls s’affrontent. La Pierre la plus utilisée : { $most } ({ $largest }).
        [runesdecide] Le graphique montre à quelle fréquence un autre joueur aurait gagné sans la Pierre. Pour Voyage, Cheval et Sagesse, la Colonisation est rejouée sans la Pierre d’un joueur. Une partie rejouée finit parfois autrement pour d’autres raisons : les vraies valeurs de ces trois Pierres sont donc plus basses. La Pierre la plus décisive : { $most } ({ $largest }).
        [runeschange] Le graphique montre combien de points un joueur a en plus ou en moins quand une Pierre est en jeu. Deux Jarls s’affrontent. La plus grande différence : { $most } ({ $largest }).
        [fiefs] Le graphique montre à quelle fréquence chaque Fief est gagné. Le Fief le plus difficile du jeu complet : { $least } ({ $smallest }).
        [order] Le graphique montre à quelle Visite, de la première à la huitième, chaque Fief est visité en moyenne. Les bots visitent certains Fiefs tard, car ils attendent les bonnes cartes.
        [stars] Le graphique montre combien de parties finissent avec chaque nombre d’étoiles, pour un objectif de 16. Certains totaux sont rares, car un Fief perdu coûte d’une à quatre étoiles.
        [goals] Le graphique montre à quelle fréquence chaque objectif est atteint : 16, 18 ou 20 étoiles. Le bot connaît l’objectif et joue pour l’atteindre.
        [levels] Le graphique montre à quelle fréquence chaque niveau atteint 16 étoiles dans le jeu complet.
        [levelstars] Le graphique montre combien d’étoiles chaque niveau gagne en moyenne, dans le jeu complet avec un objectif de 16. Le meilleur niveau : { $most } ({ $largest }).
        [allies] Le graphique montre, pour chaque personnage, combien d’étoiles une partie du jeu complet rapporte en plus ou en moins quand il est un Allié. Le plus utile : { $most } ({ $largest }). Le moins utile : { $least } ({ $smallest }).
        [allieswon] Le graphique montre, pour chaque personnage, combien de parties du jeu complet sont gagnées en plus ou en moins quand il est un Allié. Le plus utile : { $most } ({ $largest }). Le moins utile : { $least } ({ $smallest }).
       *[used] Le graphique montre, pour chaque personnage, à quelle fréquence il est activé dans les Visites où il est disponible, comme Allié ou comme remplaçant. L’Allié le plus souvent activé : { $most } ({ $largest }). L’Allié le moins souvent activé : { $least } ({ $smallest }).
    }
# Les légendes des graphiques.
figures-kind = { $kind ->
        [random] Au hasard
        [greedy] Un coup à l’avance
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Scalde
        [vala] Vala
        [norn] Norne
        [epic] Épique
        [classic] Classique
        [first] 2005
        [runes] Toutes les runes
       *[rune] { rune-name }
    }
# Les légendes des graphiques.
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
figures-place = n° { $place }
figures-table = Afficher en tableau
figures-figure = Valeur
figures-interval = Intervalle de confiance à 95 %
figures-from-to = de { $low } à { $high }
figures-csv = Télécharger (CSV)
figures-csv-all = Tout télécharger (CSV)
figures-made = D’où viennent ces chiffres
figures-games = Jeux
figures-made-about = Dans chaque partie, tous les bots ont le même niveau. Chaque partie a sa propre graine aléatoire. À Fjords, Norne ne réfléchit ici que 20 millisecondes par coup : elle est plus faible que dans vos parties. Pour Les Fiefs de Norbois, Scalde a joué toutes les parties, sauf celles qui comparent les niveaux. Voici la commande qui joue ces parties et calcule les chiffres :
figures-sets = Les parties jouées
figures-set = Série de parties
figures-player = Niveau
figures-seed = Graine
