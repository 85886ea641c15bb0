# Ce qu’une table refuse.

table-no-such-game = Cette partie n’existe pas.
table-busy = Il se passe trop de choses à la fois à cette table. Réessayez.
table-stale = La partie a avancé : ceci valait pour le coup n° { $given }, elle en est au n° { $ply }.
table-not-begun = La partie n’a pas commencé : des places sont encore libres.
table-not-running = La partie n’est pas en cours.
table-over = La partie est terminée.
table-not-over = La partie n’est pas encore terminée.
table-only-watching = Vous regardez ; vous n’avez pas de place à cette table.
table-not-your-turn = Ce n’est pas votre tour.
table-not-your-seat = La place { $seat } n’est pas la vôtre.
table-seat-taken = La place { $seat } est prise.
table-seat-reserved = La place { $seat } est réservée à quelqu’un d’autre.
table-seats = { $given ->
        [one] { $given } place est indiquée
       *[other] { $given } places sont indiquées
    }, mais la partie en compte { $seats }.
table-name = Un nom tient sur une ligne d’au plus { $longest } caractères.
table-nonce = Un nonce a de 1 à 100 caractères ASCII visibles.
table-timeout = « { $given } » n’est pas un effet possible du temps écoulé : choisissez resign, ou bot: suivi d’un niveau.
table-rated-alone = Une partie en solitaire ne peut pas être classée.
table-rated-casual = Une partie classée ne peut pas être amicale.
table-rated-bots = Il n’y a pas de robots dans une partie classée.
table-rated-hints = Il n’y a pas d’indices dans une partie classée.
table-rated-twice = Dans une partie classée, chaque place est celle d’une autre personne.
table-takeback-nothing = Vous n’avez rien à reprendre.
table-takeback-revealed = Le hasard a révélé quelque chose depuis : seule une partie amicale permet de reprendre cela.
table-takeback-no-decision = Aucune de vos décisions ne suit { $to ->
        [one] { $to } événement
       *[other] { $to } événements
    }.
table-offer-waits = C’est déjà proposé.
table-offer-gone = Cette proposition n’existe plus.
table-offer-not-asked = On ne vous demande rien, ou vous avez déjà accepté.
table-not-left = La personne à la place { $seat } n’est pas partie.
table-rematch-made = La revanche existe déjà.
table-nothing-to-finish = Rien n’est décidé ici qui puisse être terminé.
table-hidden = Avec la vigilance, la table ne dit pas où une tuile peut aller.
table-no-chat = On ne discute pas à cette table.
table-chat = Dites une ligne d’au plus { $longest } caractères.
table-email = Ce n’est pas une adresse électronique.
table-login = Un identifiant a de 2 à 30 minuscules, chiffres, points, traits d’union et tirets bas.
table-login-taken = Cet identifiant est pris.
table-password = Un mot de passe a de { $least } à { $most } caractères.
table-wrong-password = L’identifiant ou le mot de passe est faux.
table-no-account = Il n’y a pas de compte « { $login } ».
table-database-kind = « { $given } » n’est pas une base de données utilisable : choisissez sqlite ou postgresql.
table-store-away = Les parties sont hors d’atteinte en ce moment ; réessayez bientôt.
table-redis-kind = « { $given } » n’est pas une adresse de Redis ; elle commence par redis://, rediss:// ou unix://.
table-database-away = La base de données est injoignable : { $problem }
table-characters = Un caractère de ce texte ne peut pas être conservé.
table-database-file = Une base en mémoire serait perdue au premier redémarrage : indiquez un fichier.
table-database-newer = Cette base appartient à une version plus récente de Longhouse : installez-la, ou revenez à la copie d’avant la mise à niveau.
table-no-pg-dump = La copie avant la mise à niveau demande pg_dump, introuvable ici.
