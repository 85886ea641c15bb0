# La page des chiffres : ce que disent des jeux de nombreuses parties de bots.

figures-intro = Ces chiffres viennent de { $games } parties jouées entre bots ({ $date }). Chaque point est une valeur mesurée ; le trait est son intervalle de confiance à 95 %. Si deux traits se recouvrent largement, la différence peut être due au hasard. Attention : les bots ne jouent pas comme les humains.
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
        [runespoints] Points rapportés par chaque rune
        [runesworth] Avance due à une Pierre
        [runesused] Usage des Pierres
        [runesdecide] Parties décidées par une rune
        [runeschange] Points d’un joueur, avec ou sans rune
        [fiefs] Les Fiefs les plus faciles et les plus durs
        [order] Dans quel ordre visiter les Fiefs ?
        [stars] Répartition des étoiles
        [goals] Victoires selon l’objectif
        [levels] Victoires par niveau
        [levelstars] Étoiles par niveau
        [allies] Ce que vaut un Allié, en étoiles
        [allieswon] Ce que vaut un Allié, en victoires
       *[used] Usage des capacités
    }
figures-about = { $plot ->
        [first] Part des parties gagnées par celui qui commence l’Exploration, et par celui qui commence la Colonisation. Deux bots de même niveau s’affrontent. Dans la variante Classique et l’édition de 2005, il s’agit de la première manche. Entre deux Scaldes, celui qui commence gagne { $figure } des parties (de { $low } à { $high }). Les pointillés marquent la moitié.
        [points] Points d’un bot à la fin d’une partie à deux, contre un bot du même niveau : Vikings et terres acquises. Entre Scaldes, les terres acquises rapportent { $figure } points en moyenne.
        [spread] Pour chaque nombre de points, la part des joueurs qui finissent avec ce nombre, à deux joueurs. La dernière colonne réunit tous ceux qui ont 26 points ou plus.
        [margin] Avance moyenne du vainqueur, en points, entre deux bots de même niveau. Entre Scaldes, elle est de { $figure } (de { $low } à { $high }).
        [ties] Part des parties où deux bots de même niveau finissent avec autant de points. L’ordre de la Colonisation les départage alors (F8.3). Entre Scaldes, cela arrive dans { $figure } des parties.
        [longhouses] Nombre de tuiles qu’un joueur a déjà posées quand il bâtit chacune de ses Maisons longues, de la première à la quatrième. Deux Scaldes s’affrontent ; vainqueurs et vaincus sont séparés. Les vainqueurs bâtissent la dernière après { $figure } tuiles en moyenne.
        [length] Nombre de tuiles posées et de Vikings placés dans une manche entre Jarls, tous joueurs ensemble. À deux joueurs, { $figure } tuiles sont posées en moyenne.
        [ranks] Points du premier, du deuxième, du troisième et du quatrième à la fin d’une partie entre Jarls. À quatre joueurs, le vainqueur a { $figure } points en moyenne.
        [places3] Part des parties gagnées par le premier, le deuxième et le troisième joueur dans l’ordre du tour. Entre Jarls, celui qui joue le premier gagne { $figure } des parties. Les pointillés marquent un tiers.
        [places4] Part des parties gagnées par chacun des quatre joueurs, dans l’ordre du tour. Entre Jarls, celui qui joue le premier gagne { $figure } des parties. Les pointillés marquent un quart.
        [runespoints] Points qu’une rune rapporte à un joueur quand elle est la seule en jeu. Deux Jarls s’affrontent. Celle qui rapporte le plus : { $most }, { $largest }.
        [runesworth] La même Colonisation est rejouée sans la Pierre d’un joueur. Le graphique montre de combien de points son avance diminue. Deux Jarls s’affrontent. La plus grande différence : { $most }, { $largest }.
        [runesused] Part des joueurs qui utilisent une Pierre qui ne sert qu’une fois par partie. Deux Jarls s’affrontent. La plus utilisée : { $most }, { $largest }.
        [runesdecide] Part des parties où la rune a changé le vainqueur. Pour Voyage, Cheval et Sagesse, la Colonisation est rejouée sans la Pierre d’un joueur. Rejouer change déjà quelques résultats : ces trois valeurs sont donc des maximums. La rune la plus décisive : { $most }, { $largest }.
        [runeschange] Points qu’un joueur a en plus ou en moins quand une rune est en jeu, par rapport au jeu de base. Deux Jarls s’affrontent. La plus grande différence : { $most }, { $largest }.
        [fiefs] Part des parties où chaque Fief est gagné. Le plus dur dans le jeu complet : { $least }, { $smallest }.
        [order] À quel moment chaque Fief est visité en moyenne, de la première à la huitième Visite. Les plus tardifs sont ceux pour lesquels le bot attend une bonne main.
        [stars] Pour chaque nombre d’étoiles, la part des parties qui finissent avec ce nombre, avec un objectif de 16. Certains totaux sont rares, car un Fief perdu coûte d’une à quatre étoiles.
        [goals] Part des parties où l’objectif est atteint : 16, 18 ou 20 étoiles. Le bot connaît l’objectif et joue pour l’atteindre.
        [levels] Part des parties où chaque niveau atteint 16 étoiles, dans le jeu complet.
        [levelstars] Nombre moyen d’étoiles de chaque niveau, dans le jeu complet avec un objectif de 16. Le meilleur niveau : { $most }, { $largest }.
        [allies] Étoiles qu’une partie rapporte en plus ou en moins quand ce personnage est un de vos Alliés, par rapport aux autres parties du jeu complet. Le plus utile : { $most }, { $largest }. Le moins utile : { $least }, { $smallest }.
        [allieswon] Parties gagnées en plus ou en moins quand ce personnage est un de vos Alliés, par rapport aux autres parties du jeu complet. Le plus utile : { $most }, { $largest }. Le moins utile : { $least }, { $smallest }.
       *[used] Part des Visites où ce personnage est activé, parmi celles où il est disponible, comme Allié ou comme remplaçant. L’Allié le plus souvent activé : { $most }, { $largest }. Le moins souvent : { $least }, { $smallest }.
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
figures-table = En tableau
figures-figure = Valeur
figures-interval = Intervalle à 95 %
figures-from-to = de { $low } à { $high }
figures-csv = Télécharger (CSV)
figures-csv-all = Tout télécharger (CSV)
figures-made = D’où viennent ces chiffres
figures-games = Jeux
figures-made-about = Dans chaque partie, tous les bots sont du même niveau. Chaque partie a sa propre graine aléatoire. À Fjords, la Norne ne réfléchit ici que 20 millisecondes par coup : elle est plus faible que dans vos parties. Pour Les Fiefs de Norbois, le Scalde a joué toutes les parties, sauf celles qui comparent les niveaux. Cette commande joue de telles parties et calcule les chiffres :
figures-sets = Les parties jouées
figures-set = Série de parties
figures-player = Niveau
figures-seed = Graine
