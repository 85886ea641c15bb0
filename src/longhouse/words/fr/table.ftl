# Ce qu’une table refuse.

table-no-such-game = Cette partie n’existe pas. Vérifiez le lien.
table-busy = Cette partie est occupée. Réessayez.
table-stale = La partie a avancé entre-temps. Regardez avant de jouer.
table-not-begun = La partie n’a pas commencé : il reste des places libres.
table-not-running = La partie n’est pas en cours.
table-over = La partie est terminée.
table-not-over = La partie n’est pas encore terminée.
table-only-watching = Vous regardez cette partie : vous n’y avez pas de place.
table-not-your-turn = Ce n’est pas à vous de jouer.
table-not-your-seat = La place { $seat } n’est pas la vôtre.
table-seat-taken = La place { $seat } est prise. Choisissez-en une autre.
table-seat-reserved = La place { $seat } est réservée. Choisissez-en une autre.
table-seats = { $given ->
        [one] { $given } place est indiquée
       *[other] { $given } places sont indiquées
    }, mais la partie en compte { $seats }.
table-name = Un nom tient sur une ligne et compte au plus { $longest ->
        [one] { $longest } caractère
       *[other] { $longest } caractères
    }.
table-nonce = « nonce » doit compter de 1 à 100 caractères ASCII visibles.
table-timeout = « { $given } » n’est pas une règle pour la fin du temps : choisissez resign, ou bot: suivi d’un niveau.
table-rated-alone = Une partie en solo ne peut pas être classée.
table-rated-casual = Une partie ne peut pas être à la fois classée et amicale.
table-rated-bots = Il n’y a pas de bots dans une partie classée.
table-rated-hints = Il n’y a pas d’indices dans une partie classée.
table-rated-twice = Dans une partie classée, chaque place doit être occupée par un joueur différent.
table-takeback-nothing = Vous n’avez aucun coup à annuler.
table-takeback-revealed = Trop tard : une tuile ou une carte a été révélée. Seule une partie amicale le permet.
table-takeback-no-decision = Ce coup n’est pas de vous. Choisissez un de vos coups.
table-offer-waits = Cette proposition est déjà faite. Attendez une réponse.
table-offer-gone = Cette proposition n’existe plus.
table-offer-not-asked = Cette proposition ne vous concerne pas, ou vous l’avez déjà acceptée.
table-not-left = La place { $seat } est encore occupée.
table-rematch-made = La revanche existe déjà.
table-nothing-to-finish = Rien ne peut encore être terminé automatiquement.
table-hidden = Sans aide au placement, le plateau n’indique pas où poser une tuile.
table-no-chat = Cette partie n’a pas de discussion.
table-chat = Un message tient sur une ligne et compte au plus { $longest ->
        [one] { $longest } caractère
       *[other] { $longest } caractères
    }.
table-email = Ce n’est pas une adresse électronique.
table-login = Un identifiant compte de 2 à 30 caractères : minuscules, chiffres, points, traits d’union et tirets bas.
table-login-taken = Cet identifiant est pris. Choisissez-en un autre.
table-password = Un mot de passe compte de { $least } à { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    }.
table-wrong-password = Identifiant ou mot de passe incorrect.
table-no-account = Il n’y a pas de compte « { $login } ».
table-database-kind = « { $given } » n’est pas une base de données connue : choisissez sqlite ou postgresql.
table-store-away = Les parties sont momentanément indisponibles. Réessayez bientôt.
table-redis-kind = « { $given } » n’est pas une adresse de Redis : elle commence par redis://, rediss:// ou unix://.
table-database-away = La base de données est injoignable : { $problem }
table-characters = Un caractère de ce texte ne peut pas être enregistré. Supprimez-le.
table-database-file = Une base en mémoire serait perdue au premier redémarrage : indiquez un fichier.
table-database-newer = Cette base appartient à une version plus récente de Longhouse. Installez cette version, ou reprenez la copie d’avant la mise à niveau.
table-no-pg-dump = La base doit être sauvegardée avant la mise à niveau, mais pg_dump est introuvable.
