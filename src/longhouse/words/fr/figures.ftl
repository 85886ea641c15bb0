# La page des chiffres : ce que disent des jeux de nombreuses parties de bots.

figures-intro = Comment sont les deux jeux, d’après { $games } parties où des bots tenaient toutes les places ({ $date }). Une marque est ce qui a été mesuré ; le trait qui la traverse va aussi loin que le hasard seul aurait pu la déplacer, dans 95 expériences sur 100. Là où deux traits se recouvrent largement, la différence peut être due au hasard. Et les bots ne jouent pas comme les gens.
figures-title = { $plot ->
        [first] Est-il bon de commencer ?
        [points] Points par niveau
        [spread] Répartition des points
        [margin] Des parties serrées ?
        [ties] Égalités
        [longhouses] Quand les longues maisons sont bâties
        [length] Longueur d’une partie
        [ranks] Points à deux, trois et quatre joueurs
        [places3] À trois : qui gagne ?
        [places4] À quatre : qui gagne ?
        [runespoints] Ce que rapportent les pierres
        [runesworth] Ce que vaut une pierre
        [runesused] Usage des pierres
        [runesdecide] Quand une rune décide
        [runeschange] Tous les points, avec et sans
        [fiefs] Fief par Fief
        [order] Quel Fief, et quand ?
        [stars] Répartition des étoiles
        [goals] Les trois objectifs
        [levels] Victoires par niveau
        [levelstars] Étoiles par niveau
        [allies] Ce que vaut un allié, en étoiles
        [allieswon] Ce que vaut un allié, en victoires
       *[used] Usage des capacités
    }
figures-about = { $plot ->
        [first] Combien de fois gagne qui commence l’exploration, et qui commence la colonisation ; deux bots de même niveau, pour Classique et 2005 à la première manche. Entre deux Scaldes, qui commence gagne { $figure } des parties (de { $low } à { $high }). Le trait interrompu marque la moitié.
        [points] Ce qu’un bot de chaque niveau a à la fin contre un autre du même niveau, à deux joueurs : vikings, et terres que nul autre n’atteint. Entre Scaldes, les terres valent { $figure } points en moyenne.
        [spread] Combien de fois un joueur finit avec tant de points, à deux joueurs ; la dernière colonne est pour tous ceux qui en ont 26 ou plus.
        [margin] De combien de points le vainqueur est en tête, en moyenne, entre deux bots de même niveau. Entre Scaldes, c’est { $figure } (de { $low } à { $high }).
        [ties] Combien de fois deux bots de même niveau ont autant de points, de sorte que l’ordre de la colonisation décide (F8.3). Entre Scaldes, c’est { $figure } des parties.
        [longhouses] Après combien de tuiles posées par lui-même un joueur a sa première, deuxième, troisième et quatrième longue maison, pour vainqueurs et vaincus ; deux Scaldes. Les vainqueurs bâtissent la dernière après { $figure } tuiles en moyenne.
        [length] Combien de tuiles sont posées et combien de vikings placés dans une manche, tous joueurs ensemble ; joué par des Jarls. À deux, { $figure } tuiles sont posées.
        [ranks] Ce qu’ont à la fin le premier, le deuxième, le troisième et le quatrième, joué par des Jarls. À quatre, le vainqueur a { $figure } points en moyenne.
        [places3] Combien de fois gagne le premier, le deuxième et le troisième à jouer. Entre Jarls, qui commence gagne { $figure } des parties ; le trait interrompu marque un tiers.
        [places4] Combien de fois gagne le premier, jusqu’au quatrième à jouer. Entre Jarls, qui commence gagne { $figure } des parties ; le trait interrompu marque un quart.
        [runespoints] Les points qu’une rune rapporte à un joueur dans une partie avec cette seule rune ; deux Jarls. Le plus : { $most }, { $largest }.
        [runesworth] La même colonisation a été rejouée, la pierre d’un joueur étant ôtée : de combien son avance diminue ; deux Jarls. Le plus : { $most }, { $largest }.
        [runesused] Combien de fois un joueur emploie une pierre qui sert une fois ; deux Jarls. Le plus souvent : { $most }, { $largest }.
        [runesdecide] Combien de fois un autre aurait gagné : sans les points de la rune ou, pour Voyage, Cheval et Sagesse, dans la même colonisation rejouée sans la pierre d’un joueur. Le plus souvent : { $most }, { $largest }. Rejouer une colonisation change déjà quelques résultats ; ces trois-là sont donc des bornes supérieures.
        [runeschange] De combien de points un joueur finit plus haut ou plus bas avec une rune en jeu que dans le jeu de base ; deux Jarls. Le plus : { $most }, { $largest }.
        [fiefs] Combien de fois chaque Fief est gagné. Le plus dur dans la partie complète : { $least }, { $smallest }.
        [order] À quelle visite, de la première à la huitième, vient chaque Fief en moyenne. Les derniers sont ceux qui attendent la bonne main.
        [stars] Combien de fois un voyage finit avec tant d’étoiles, l’objectif étant de 16. Certaines sommes ne viennent guère : un Fief perdu coûte d’une à quatre étoiles.
        [goals] Combien de fois l’objectif est atteint : 16, 18 ou 20 étoiles. Le bot connaît l’objectif et joue pour lui.
        [levels] Combien de fois chaque niveau atteint 16 étoiles dans la partie complète.
        [levelstars] Combien d’étoiles chaque niveau rapporte en moyenne, dans la partie complète avec l’objectif de 16. Le plus : { $most }, { $largest }.
        [allies] Combien d’étoiles de plus, ou de moins, rapporte un voyage où ce personnage est distribué comme allié, comparé à tous les autres voyages de la partie complète. Le plus : { $most }, { $largest } ; le moins : { $least }, { $smallest }.
        [allieswon] De même en parties gagnées. Le plus : { $most }, { $largest } ; le moins : { $least }, { $smallest }.
       *[used] Dans quelle part des visites où ce personnage est présent il est employé, comme allié et comme remplaçant. Comme allié, le plus souvent : { $most }, { $largest } ; le moins : { $least }, { $smallest }.
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
        [exploration] commence l’exploration
        [settlement] commence la colonisation
        [vikings] vikings
        [land] terres
        [tiles] tuiles
        [points] points
        [games] parties
        [seats] joueurs
        [stars] étoiles
        [winner] vainqueurs
        [loser] vaincus
        [ally] comme allié
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
figures-csv-all = Tous les chiffres en CSV
figures-made = Comment ils ont été faits
figures-made-about = Toutes les places d’une partie sont tenues par le même niveau, et chaque partie a sa graine. Ici la Norne réfléchit 20 millisecondes par coup à Fjords ; elle est donc plus faible qu’à la table. Aux Fiefs de Norbois, le Scalde est le plus fort à jouer, et tous les graphiques sauf celui des niveaux viennent de lui. La commande qui joue et dépouille de telles parties :
figures-sets = Les parties
figures-set = Série
figures-player = Niveau
figures-seed = Graine
