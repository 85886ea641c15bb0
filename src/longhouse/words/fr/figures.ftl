# La page des chiffres : ce que disent des jeux de nombreuses parties de bots.

figures-intro = Les deux jeux vus à travers { $games } parties où des bots tenaient toutes les places ({ $date }). Chaque point est une valeur mesurée ; le trait est son intervalle de confiance à 95 %. Si deux traits se recouvrent largement, la différence peut être due au hasard. Et les bots ne jouent pas comme les humains.
figures-title = { $plot ->
        [first] Vaut-il mieux commencer ?
        [points] Points par niveau
        [spread] Répartition des points
        [margin] Des parties serrées ?
        [ties] Égalités
        [longhouses] Quand bâtir ses Maisons longues
        [length] Longueur d’une partie
        [ranks] Points à deux, trois et quatre joueurs
        [places3] À trois joueurs, qui gagne ?
        [places4] À quatre joueurs, qui gagne ?
        [runespoints] Ce que rapportent les Pierres
        [runesworth] Ce que vaut une Pierre
        [runesused] Usage des Pierres
        [runesdecide] Quand une rune décide
        [runeschange] Tous les points, avec et sans
        [fiefs] Fief par Fief
        [order] Quel Fief, et quand ?
        [stars] Répartition des étoiles
        [goals] Les trois objectifs
        [levels] Victoires par niveau
        [levelstars] Étoiles par niveau
        [allies] Ce que vaut un Allié, en étoiles
        [allieswon] Ce que vaut un Allié, en victoires
       *[used] Usage des capacités
    }
figures-about = { $plot ->
        [first] Part des parties gagnées par le joueur qui commence l’Exploration, ou la Colonisation, entre deux bots de même niveau ; en Classique et en 2005, à la première manche. Entre deux Scaldes, celui qui commence gagne { $figure } des parties (de { $low } à { $high }). Les pointillés marquent la moitié.
        [points] Points d’un bot de chaque niveau contre un autre du même niveau, à deux joueurs : Vikings et terres acquises. Entre Scaldes, les terres valent { $figure } points en moyenne.
        [spread] Part des joueurs qui finissent avec tant de points, à deux joueurs ; la dernière colonne compte tous ceux qui en ont 26 ou plus.
        [margin] Avance moyenne du vainqueur, en points, entre deux bots de même niveau. Entre Scaldes, elle est de { $figure } (de { $low } à { $high }).
        [ties] Part des parties où deux bots de même niveau finissent à égalité : l’ordre de la Colonisation les départage (F8.3). Entre Scaldes, c’est { $figure } des parties.
        [longhouses] Nombre de tuiles qu’un joueur a posées quand il bâtit sa première, deuxième, troisième et quatrième Maison longue, chez les vainqueurs et les vaincus ; deux Scaldes. Les vainqueurs bâtissent la dernière après { $figure } tuiles en moyenne.
        [length] Nombre de tuiles posées et de Vikings placés dans une manche, tous joueurs ensemble ; entre Jarls. À deux joueurs, { $figure } tuiles sont posées.
        [ranks] Points du premier, du deuxième, du troisième et du quatrième, entre Jarls. À quatre joueurs, le vainqueur a { $figure } points en moyenne.
        [places3] Part des parties gagnées par le premier, le deuxième et le troisième à jouer. Entre Jarls, le premier gagne { $figure } des parties ; les pointillés marquent un tiers.
        [places4] Part des parties gagnées par le premier à jouer, et ainsi de suite jusqu’au quatrième. Entre Jarls, le premier gagne { $figure } des parties ; les pointillés marquent un quart.
        [runespoints] Points qu’une rune rapporte à un joueur dans une partie avec cette seule rune ; deux Jarls. Le plus : { $most }, { $largest }.
        [runesworth] La même Colonisation est rejouée sans la Pierre d’un joueur : de combien son avance diminue ; deux Jarls. Le plus : { $most }, { $largest }.
        [runesused] Part des joueurs qui utilisent une Pierre à usage unique ; deux Jarls. Le plus souvent : { $most }, { $largest }.
        [runesdecide] Part des parties qu’un autre aurait gagnées sans les points de la rune. Pour Voyage, Cheval et Sagesse, la même Colonisation est rejouée sans la Pierre d’un joueur. Le plus souvent : { $most }, { $largest }. Rejouer change déjà quelques résultats : ces trois valeurs sont donc des maximums.
        [runeschange] Points qu’un joueur gagne ou perd quand une rune est en jeu, par rapport au jeu de base ; deux Jarls. Le plus : { $most }, { $largest }.
        [fiefs] Part des parties où chaque Fief est gagné. Le plus dur dans le jeu complet : { $least }, { $smallest }.
        [order] Rang moyen de chaque Fief dans le voyage, de la première à la huitième Visite. Les derniers sont ceux qui attendent la bonne main.
        [stars] Part des voyages qui finissent avec tant d’étoiles, pour un objectif de 16. Certains totaux sont rares : un Fief perdu coûte d’une à quatre étoiles.
        [goals] Part des parties où l’objectif est atteint : 16, 18 ou 20 étoiles. Le bot connaît l’objectif et joue pour l’atteindre.
        [levels] Part des parties où chaque niveau atteint 16 étoiles, dans le jeu complet.
        [levelstars] Nombre moyen d’étoiles de chaque niveau, dans le jeu complet avec un objectif de 16. Le plus : { $most }, { $largest }.
        [allies] Étoiles de plus, ou de moins, quand ce personnage est distribué comme Allié, par rapport à tous les autres voyages du jeu complet. Le plus : { $most }, { $largest } ; le moins : { $least }, { $smallest }.
        [allieswon] De même, en parties gagnées. Le plus : { $most }, { $largest } ; le moins : { $least }, { $smallest }.
       *[used] Part des Visites où ce personnage est activé quand il est disponible, comme Allié et comme remplaçant. Comme Allié, le plus souvent : { $most }, { $largest } ; le moins : { $least }, { $smallest }.
    }
figures-kind = { $kind ->
        [random] Au hasard
        [greedy] Glouton
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
figures-table = En tableau
figures-figure = Valeur
figures-interval = 95 %
figures-from-to = de { $low } à { $high }
figures-csv = CSV
figures-csv-all = Tout en CSV
figures-made = D’où viennent ces chiffres
figures-made-about = Toutes les places d’une partie sont tenues par le même niveau, et chaque partie a sa graine. À Fjords, la Norne ne réfléchit ici que 20 millisecondes par coup : elle est plus faible que dans vos parties. Aux Fiefs de Norbois, le Scalde est le plus fort des joueurs ; tous les graphiques viennent de lui, sauf celui des niveaux. La commande qui joue ces parties et en tire les chiffres :
figures-sets = Les parties jouées
figures-set = Série
figures-player = Niveau
figures-seed = Graine
