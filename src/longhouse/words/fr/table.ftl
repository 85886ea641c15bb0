# Ce qu’une table refuse.

table-no-such-game = Cette partie n’existe pas. Vérifiez le lien.
table-damaged = La partie { $game } est endommagée (entrée { $ply }). L’administrateur doit restaurer une sauvegarde.
table-busy = Une autre action est encore en cours dans cette partie. Réessayez dans un instant.
table-stale = La partie a avancé entre-temps. Regardez la nouvelle position avant de jouer.
table-not-begun = La partie n’a pas commencé : il reste des places libres.
table-not-running = Cette partie n’est pas en cours. Vous ne pouvez pas faire cela.
table-over = La partie est terminée.
table-not-over = La partie n’est pas encore terminée. Attendez la fin.
table-only-watching = Vous êtes spectateur : vous n’avez pas de place dans cette partie.
table-not-your-turn = Ce n’est pas à vous de jouer.
table-not-your-seat = La place { $seat } n’est pas la vôtre.
table-seat-taken = La place { $seat } est prise. Choisissez-en une autre.
table-seat-reserved = La place { $seat } est réservée. Choisissez-en une autre.
table-seats = { $given ->
        [one] Vous avez indiqué { $given } place
       *[other] Vous avez indiqué { $given } places
    }, mais la partie en compte { $seats }.
table-name = Un nom doit tenir sur une ligne et compter au plus { $longest ->
        [one] { $longest } caractère visible
       *[other] { $longest } caractères visibles
    }.
table-nonce = « nonce » doit compter de 1 à 100 caractères ASCII visibles.
table-timeout = « { $given } » ne dit pas ce qui se passe quand un joueur n’a plus de temps. Écrivez resign ou bot:NIVEAU.
table-rated-alone = Une partie en solo ne peut pas être classée.
table-rated-casual = Une partie ne peut pas être à la fois classée et amicale.
table-rated-bots = Il n’y a pas de bots dans une partie classée.
table-rated-hints = Il n’y a pas d’indices dans une partie classée.
table-daily-hints = Il n’y a pas d’indices dans la donne du jour : tout le monde la joue sans aide.
table-daily-chances = La donne du jour n’affiche pas vos chances.
table-same-deal = Vous ne pouvez rejouer la même donne qu’après une partie en solo.
table-rated-twice = Dans une partie classée, chaque place doit être occupée par un joueur différent.
table-takeback-nothing = Vous n’avez aucun coup à annuler.
table-takeback-revealed = Vous ne pouvez annuler un coup qui a révélé une tuile ou une carte qu’en partie amicale.
table-takeback-no-decision = Ce coup n’est pas le vôtre. Choisissez un de vos coups.
table-offer-waits = Un joueur a déjà fait cette proposition. Attendez la réponse.
table-offer-gone = Cette proposition n’existe plus.
table-log-long = Cette partie compte déjà trop d’annulations et de propositions. Jouez ou abandonnez.
table-offer-not-asked = Cette proposition ne vous concerne pas, ou vous l’avez déjà acceptée.
table-not-left = Le joueur de la place { $seat } n’a pas quitté la partie.
table-rematch-made = Une revanche de cette partie a déjà été créée.
table-nothing-to-finish = Le résultat de la partie n’est pas encore certain. Jouez un coup.
table-hidden = Cette partie se joue sans aide au placement. Cherchez vous-même où poser la tuile.
table-no-chat = Cette partie n’a pas de discussion.
table-chat = Un message doit tenir sur une ligne et compter au plus { $longest ->
        [one] { $longest } caractère
       *[other] { $longest } caractères
    }.
table-email = Cette adresse e-mail n’est pas valable. Vérifiez-la.
table-login = Un identifiant compte de 2 à 30 caractères : minuscules, chiffres, points, traits d’union et tirets bas.
table-login-taken = Cet identifiant est pris. Choisissez-en un autre.
table-password = Un mot de passe compte de { $least } à { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    }.
table-wrong-password = L’identifiant ou le mot de passe est incorrect.
table-no-account = Il n’y a pas de compte « { $login } ».
table-database-kind = « { $given } » n’est pas un type de base de données connu : choisissez sqlite ou postgresql.
table-store-away = Le serveur ne peut ni ouvrir ni enregistrer de parties. Réessayez dans un instant.
table-redis-kind = « { $given } » n’est pas une adresse Redis. Une telle adresse commence par redis://, rediss:// ou unix://.
table-database-away = La base de données est injoignable : { $problem }
table-characters = Un caractère de ce texte ne peut pas être enregistré. Supprimez-le.
table-database-file = Une base de données en mémoire serait perdue au premier redémarrage. Indiquez un fichier.
table-database-newer = Cette base appartient à une version plus récente de Longhouse. Installez cette version, ou restaurez la copie faite avant la mise à niveau.
table-no-pg-dump = La base doit être sauvegardée avant la mise à niveau, mais pg_dump est introuvable. Installez ce programme.
table-database-missing = La base de données « { $database } » n’existe pas. Vérifiez son nom.
table-database-empty = La base de données « { $database } » est vide. Restaurez une sauvegarde, ou supprimez le fichier pour commencer sans parties.
table-database-foreign = La base de données « { $database } » est celle d’un autre programme. Indiquez un autre fichier.
table-database-full = Le disque de la base de données est plein : aucun coup n’est enregistré. Libérez de la place.
table-database-read-only = La base de données est en lecture seule. Vérifiez les droits du fichier et du dossier.
table-database-damaged = La base de données est endommagée ({ $problem }). Restaurez une sauvegarde avec « longhouse admin restore ».
table-database-failing = La base de données ne fonctionne pas : { $problem }
table-database-silent = La base de données ne répond pas.
table-database-remains = La base de données « { $database } » a disparu, mais « { $left } » est encore là. Remettez « { $database } » en place, ou supprimez « { $left } ».
table-database-exists = La base de données « { $database } » existe déjà. Déplacez-la, ou indiquez un autre nom.
table-backup-exists = Le fichier « { $file } » existe déjà. Indiquez un autre nom.
table-backup-failed = La sauvegarde « { $file } » n’a pas pu être écrite : { $problem }
table-backup-damaged = La sauvegarde « { $file } » est endommagée : { $problem }
table-backup-kind = La sauvegarde « { $file } » vient d’une base { $kind }. Indiquez une base de ce type.
table-no-backup = La sauvegarde « { $file } » n’existe pas. Vérifiez son nom.
table-not-a-backup = « { $file } » n’est pas la sauvegarde d’une base Longhouse.
table-restore-failed = La sauvegarde n’a pas pu être restaurée : { $problem }
table-no-program = Le programme { $program } est introuvable. Installez les programmes de PostgreSQL.

# Les coups prévus, selon ce que jouent les autres.
table-plan-not-here = Impossible ici : il faut une partie de plusieurs jours, avec d’autres joueurs.
table-plan-turn = C’est à vous de jouer. Jouez d’abord, puis prévoyez la suite.
table-plan-chance = La suite dépend du hasard. Vous ne pouvez pas prévoir vos coups plus loin.
table-plan-twofold = Vous avez prévu deux réponses différentes aux mêmes coups. Retirez l’une des deux.
table-plan-long = Vous pouvez enregistrer au plus { $lines } plans de { $actions } coups chacun. Retirez un plan ou des coups.
