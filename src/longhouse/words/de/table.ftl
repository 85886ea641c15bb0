# Was ein Tisch ablehnt.

table-no-such-game = Diese Partie gibt es nicht. Prüfe den Link.
table-damaged = Die Partie { $game } ist ab Eintrag { $ply } beschädigt. Der Betreiber muss sie wiederherstellen.
table-busy = In dieser Partie läuft noch eine andere Aktion. Versuch es gleich noch einmal.
table-stale = Die Partie ist schon einen Zug weiter. Sieh dir das Brett an und zieh noch einmal.
table-not-begun = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
table-not-running = Die Partie läuft gerade nicht, darum ist diese Aktion nicht möglich.
table-over = Die Partie ist zu Ende.
table-not-over = Die Partie ist noch nicht zu Ende. Warte bis zum Ende.
table-only-watching = Du siehst nur zu. In dieser Partie hast du keinen Platz.
table-not-your-turn = Du bist gerade nicht dran.
table-not-your-seat = Platz { $seat } gehört dir nicht.
table-seat-taken = Platz { $seat } ist besetzt. Nimm einen anderen.
table-seat-reserved = Platz { $seat } ist für jemand anderen reserviert. Nimm einen anderen.
table-seats = Du hast { $given ->
        [one] 1 Platz
       *[other] { $given } Plätze
    } angegeben, aber die Partie hat { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }.
table-name = Ein Name darf höchstens { $longest ->
        [one] 1 sichtbares Zeichen
       *[other] { $longest } sichtbare Zeichen
    } lang sein und keinen Zeilenumbruch enthalten.
table-nonce = Die Kennung einer Anfrage („nonce“) besteht aus 1 bis 100 sichtbaren ASCII-Zeichen.
table-timeout = „{ $given }“ sagt nicht, was beim Ablauf der Uhr passiert. Wähle resign oder bot:SPIELSTÄRKE.
table-rated-alone = Eine Partie, die du allein spielst, kann nicht gewertet werden.
table-rated-casual = Eine gewertete Partie kann keine Freundschaftspartie sein. Wähle eins von beiden.
table-rated-bots = In einer gewerteten Partie gibt es keine Bots.
table-rated-hints = In einer gewerteten Partie gibt es keine Tipps.
table-daily-hints = In der Partie des Tages gibt es keine Tipps: Alle spielen sie ohne Hilfe.
table-daily-chances = In der Partie des Tages siehst du deine Chancen nicht.
table-same-deal = Mit denselben Karten kannst du nur Partien wiederholen, die du allein gespielt hast.
table-rated-twice = In einer gewerteten Partie muss auf jedem Platz ein anderer Mensch sitzen.
table-takeback-nothing = Du hast keinen Zug, den du zurücknehmen kannst.
table-takeback-revealed = Einen Zug, auf den etwas aufgedeckt wurde, nimmst du nur in Freundschaftspartien zurück.
table-takeback-no-decision = Diesen Zug hast du nicht gemacht. Wähle einen eigenen Zug.
table-offer-waits = Dieses Angebot gibt es schon. Warte auf eine Antwort.
table-offer-gone = Dieses Angebot gibt es nicht mehr.
table-log-long = In dieser Partie gab es schon zu viele Rücknahmen und Angebote. Spiel weiter oder gib auf.
table-offer-not-asked = Dieses Angebot gilt nicht dir, oder du hast schon zugestimmt.
table-not-left = Der Spieler auf Platz { $seat } hat die Partie nicht verlassen.
table-rematch-made = Die Revanche ist schon eingerichtet.
table-nothing-to-finish = Der Rest lässt sich noch nicht automatisch spielen. Wähle einen Zug.
table-hidden = In dieser Partie gibt es keine Legehilfe. Finde die Stellen selbst.
table-no-chat = In dieser Partie gibt es keinen Chat.
table-chat = Eine Nachricht hat höchstens { $longest ->
        [one] 1 Zeichen
       *[other] { $longest } Zeichen
    } und keinen Zeilenumbruch.
table-email = Das ist keine gültige E-Mail-Adresse. Prüfe die Schreibweise.
table-login = Ein Benutzername hat 2 bis 30 Zeichen. Erlaubt sind Kleinbuchstaben, Ziffern und die Zeichen . - _
table-login-taken = Dieser Benutzername ist vergeben. Nimm einen anderen.
table-password = Ein Passwort muss { $least } bis { $most } Zeichen lang sein.
table-wrong-password = Benutzername oder Passwort ist falsch.
table-no-account = Es gibt kein Konto „{ $login }“.
table-database-kind = „{ $given }“ ist keine unterstützte Datenbank. Wähle sqlite oder postgresql.
table-store-away = Der Server kann Partien gerade weder öffnen noch speichern. Versuch es gleich noch einmal.
table-redis-kind = „{ $given }“ ist keine Redis-Adresse. Sie beginnt mit redis://, rediss:// oder unix://.
table-database-away = Die Datenbank ist nicht erreichbar: { $problem }
table-characters = Ein Zeichen in diesem Text lässt sich nicht speichern. Entferne es.
table-database-file = Diese Datenbank liegt nur im Arbeitsspeicher und geht beim Neustart verloren. Gib stattdessen eine Datei an.
table-database-newer = Diese Datenbank stammt von einer neueren Version von Longhouse. Installiere die neuere Version oder stelle die Kopie aus der Zeit vor dem Upgrade wieder her.
table-no-pg-dump = Vor dem Upgrade muss die Datenbank gesichert werden, aber das Programm pg_dump fehlt. Installiere es.
table-database-missing = Es gibt keine Datenbank „{ $database }“. Prüfe den Namen.
table-database-empty = Die Datenbank „{ $database }“ ist leer. Stelle eine Sicherung wieder her oder lösche die Datei, um ohne Partien zu beginnen.
table-database-foreign = Die Datenbank „{ $database }“ gehört zu einem anderen Programm. Gib eine andere Datei an.
table-database-full = Der Speicherplatz der Datenbank ist voll, darum wird kein Zug gespeichert. Gib Speicherplatz frei.
table-database-read-only = In die Datenbank lässt sich nichts schreiben. Prüfe die Rechte von Datei und Ordner.
table-database-damaged = Die Datenbank ist beschädigt ({ $problem }). Stelle mit „longhouse admin restore“ eine Sicherung wieder her.
table-database-failing = Die Datenbank funktioniert nicht: { $problem }
table-database-silent = Die Datenbank antwortet nicht.
table-database-remains = Die Datenbank „{ $database }“ fehlt, aber „{ $left }“ ist noch da. Stelle „{ $database }“ wieder her oder lösche „{ $left }“.
table-database-exists = Die Datenbank „{ $database }“ gibt es schon. Verschiebe sie oder wähle einen anderen Namen.
table-backup-exists = Die Datei „{ $file }“ gibt es schon. Wähle einen anderen Namen.
table-backup-failed = Die Sicherung „{ $file }“ ließ sich nicht schreiben: { $problem }
table-backup-damaged = Die Sicherung „{ $file }“ ist beschädigt: { $problem }
table-backup-kind = Die Sicherung „{ $file }“ stammt von einer { $kind }-Datenbank. Gib eine Datenbank dieser Art an.
table-no-backup = Es gibt keine Sicherung „{ $file }“. Prüfe den Namen.
table-not-a-backup = „{ $file }“ ist keine Sicherung einer Datenbank von Longhouse.
table-restore-failed = Die Sicherung ließ sich nicht wiederherstellen: { $problem }
table-no-program = Das Programm { $program } fehlt hier. Installiere die Programme von PostgreSQL.

# Geplante Züge, je nachdem, was die anderen ziehen.
table-plan-not-here = Vorausplanen kannst du nur in mehrtägigen Partien gegen andere Spieler.
table-plan-turn = Du bist dran. Zieh zuerst, dann plane voraus.
table-plan-chance = Dort wird ein Plättchen oder eine Karte gezogen. Plane nur bis dahin.
table-plan-twofold = Du hast auf dieselben Züge zwei Antworten geplant. Entferne eine davon.
table-plan-long = Ein Plan hat höchstens { $lines } Zugfolgen aus je { $actions } Zügen. Entferne einige.
