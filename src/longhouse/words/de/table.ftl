# Was ein Tisch ablehnt.

table-no-such-game = Diese Partie gibt es nicht. Prüfe den Link.
table-damaged = Die Partie { $game } ist ab Eintrag { $ply } beschädigt. Bitte den Betreiber um eine Sicherung.
table-busy = In dieser Partie läuft noch eine andere Aktion. Versuch es gleich noch einmal.
table-stale = Inzwischen wurde gezogen. Sieh dir das Brett noch einmal an, bevor du ziehst.
table-not-begun = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
table-not-running = Diese Partie läuft gerade nicht, darum geht das nicht.
table-over = Die Partie ist zu Ende.
table-not-over = Die Partie ist noch nicht zu Ende.
table-only-watching = Du siehst nur zu. In dieser Partie hast du keinen Platz.
table-not-your-turn = Du bist gerade nicht dran.
table-not-your-seat = Platz { $seat } gehört dir nicht.
table-seat-taken = Platz { $seat } ist besetzt. Nimm einen anderen.
table-seat-reserved = Platz { $seat } ist für jemand anderen reserviert. Nimm einen anderen.
table-seats = { $given ->
        [one] 1 Platz ist
       *[other] { $given } Plätze sind
    } angegeben, aber die Partie hat { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }.
table-name = Ein Name steht in einer Zeile und hat höchstens { $longest ->
        [one] 1 Zeichen
       *[other] { $longest } Zeichen
    }.
table-nonce = Die Kennung einer Anfrage hat 1 bis 100 sichtbare ASCII-Zeichen.
table-timeout = „{ $given }“ geht nicht als Regel für abgelaufene Zeit. Nimm resign oder bot:SPIELSTÄRKE.
table-rated-alone = Eine Partie für einen Spieler kann nicht gewertet werden.
table-rated-casual = Eine gewertete Partie kann keine Freundschaftspartie sein.
table-rated-bots = In einer gewerteten Partie gibt es keine Bots.
table-rated-hints = In einer gewerteten Partie gibt es keine Tipps.
table-daily-chances = In der Partie des Tages werden keine Chancen angezeigt.
table-same-deal = Dieselben Karten bekommst du nur nach einer Partie, die du allein gespielt hast.
table-rated-twice = In einer gewerteten Partie sitzt auf jedem Platz ein anderer Mensch.
table-takeback-nothing = Du hast keinen Zug, den du zurücknehmen kannst.
table-takeback-revealed = Seitdem wurde etwas aufgedeckt. Zurücknehmen geht dann nur in Freundschaftspartien.
table-takeback-no-decision = Diesen Zug hast du nicht gemacht. Wähle einen eigenen Zug.
table-offer-waits = Dieses Angebot gibt es schon. Warte auf eine Antwort.
table-offer-gone = Dieses Angebot gibt es nicht mehr.
table-offer-not-asked = Das Angebot gilt nicht dir, oder du hast schon zugestimmt.
table-not-left = Der Spieler auf Platz { $seat } hat die Partie nicht verlassen.
table-rematch-made = Die Revanche ist schon angelegt.
table-nothing-to-finish = Der Rest lässt sich noch nicht automatisch spielen. Wähle einen Zug.
table-hidden = In dieser Partie gibt es keine Legehilfe. Finde die Stellen selbst.
table-no-chat = In dieser Partie gibt es keinen Chat.
table-chat = Eine Nachricht steht in einer Zeile und hat höchstens { $longest ->
        [one] 1 Zeichen
       *[other] { $longest } Zeichen
    }.
table-email = Das ist keine E-Mail-Adresse. Prüfe sie.
table-login = Ein Benutzername hat 2 bis 30 Zeichen: Kleinbuchstaben, Ziffern, Punkt, Binde- und Unterstrich.
table-login-taken = Dieser Benutzername ist vergeben. Nimm einen anderen.
table-password = Ein Passwort hat { $least } bis { $most } Zeichen.
table-wrong-password = Benutzername oder Passwort ist falsch.
table-no-account = Es gibt kein Konto „{ $login }“.
table-database-kind = „{ $given }“ ist keine unterstützte Datenbank. Wähle sqlite oder postgresql.
table-store-away = Der Server kann Partien gerade weder öffnen noch speichern. Versuch es gleich noch einmal.
table-redis-kind = „{ $given }“ ist keine Redis-Adresse. Sie beginnt mit redis://, rediss:// oder unix://.
table-database-away = Die Datenbank ist nicht erreichbar: { $problem }
table-characters = Ein Zeichen in diesem Text lässt sich nicht speichern. Entferne es.
table-database-file = Eine Datenbank im Arbeitsspeicher ist nach dem Neustart weg. Nenne eine Datei.
table-database-newer = Diese Datenbank stammt von einer neueren Version von Longhouse. Installiere diese Version oder nimm die Kopie von vor dem Upgrade.
table-no-pg-dump = Vor dem Upgrade muss die Datenbank gesichert werden, aber das Programm pg_dump fehlt. Installiere es.
table-database-missing = Es gibt keine Datenbank „{ $database }“. Prüfe den Namen.
table-database-empty = Die Datenbank „{ $database }“ ist leer. Stelle eine Sicherung wieder her oder lösche die Datei, um ohne Partien zu beginnen.
table-database-foreign = Die Datenbank „{ $database }“ gehört zu einem anderen Programm. Nenne eine andere Datei.
table-database-full = Die Festplatte der Datenbank ist voll, darum wird kein Zug gespeichert. Schaffe Platz.
table-database-read-only = In die Datenbank lässt sich nichts schreiben. Prüfe die Rechte von Datei und Ordner.
table-database-damaged = Die Datenbank ist beschädigt ({ $problem }). Stelle mit „longhouse admin restore“ eine Sicherung wieder her.
table-database-failing = Die Datenbank funktioniert nicht: { $problem }
table-database-silent = Die Datenbank antwortet nicht.
table-database-remains = Die Datenbank „{ $database }“ ist weg, aber „{ $left }“ ist noch da. Hol „{ $database }“ zurück oder lösche „{ $left }“.
table-database-exists = Die Datenbank „{ $database }“ gibt es schon. Verschiebe sie oder nenne eine andere.
table-backup-exists = Die Datei „{ $file }“ gibt es schon. Nenne eine andere.
table-backup-failed = Die Sicherung „{ $file }“ ließ sich nicht schreiben: { $problem }
table-backup-damaged = Die Sicherung „{ $file }“ ist beschädigt: { $problem }
table-backup-kind = Die Sicherung „{ $file }“ stammt von einer { $kind }-Datenbank. Nenne eine solche Datenbank.
table-no-backup = Es gibt keine Sicherung „{ $file }“. Prüfe den Namen.
table-not-a-backup = „{ $file }“ ist keine Sicherung einer Datenbank von Longhouse.
table-restore-failed = Die Sicherung ließ sich nicht wiederherstellen: { $problem }
table-no-program = Das Programm { $program } fehlt hier. Installiere die Programme von PostgreSQL.

# Geplante Züge, je nachdem, was die anderen ziehen.
table-plan-not-here = Vorausplanen kannst du nur in einer Partie über Tage gegen andere Spieler.
table-plan-turn = Du bist dran. Zieh zuerst, dann plane voraus.
table-plan-chance = Dort wird ein Plättchen oder eine Karte gezogen. Plane nur bis dahin.
table-plan-twofold = Du hast auf dieselben Züge zwei Antworten geplant. Entferne eine davon.
table-plan-long = Ein Plan hat höchstens { $lines } Zugfolgen aus je { $actions } Zügen. Entferne einige.
