# Was ein Tisch ablehnt.

table-no-such-game = Diese Partie gibt es nicht. Prüfe den Link.
table-busy = Dieser Tisch ist gerade überlastet. Versuch es noch einmal.
table-stale = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin, bevor du ziehst.
table-not-begun = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
table-not-running = Diese Partie läuft nicht.
table-over = Die Partie ist zu Ende.
table-not-over = Die Partie ist noch nicht zu Ende.
table-only-watching = Du siehst nur zu. An diesem Tisch hast du keinen Platz.
table-not-your-turn = Du bist gerade nicht dran.
table-not-your-seat = Platz { $seat } gehört dir nicht.
table-seat-taken = Platz { $seat } ist besetzt. Nimm einen freien.
table-seat-reserved = Platz { $seat } ist für jemand anderen reserviert.
table-seats = { $given ->
        [one] 1 Platz ist
       *[other] { $given } Plätze sind
    } angegeben, aber die Partie hat { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }.
table-name = Ein Name hat eine Zeile und höchstens { $longest ->
        [one] 1 Zeichen
       *[other] { $longest } Zeichen
    }.
table-nonce = Die Kennung einer Anfrage hat 1 bis 100 sichtbare ASCII-Zeichen.
table-timeout = „{ $given }“ geht nicht bei abgelaufener Zeit. Wähle resign oder bot: mit einer Spielstärke.
table-rated-alone = Eine Partie für einen Spieler kann nicht gewertet werden.
table-rated-casual = Eine gewertete Partie kann keine Freundschaftspartie sein.
table-rated-bots = In einer gewerteten Partie gibt es keine Bots.
table-rated-hints = In einer gewerteten Partie gibt es keine Tipps.
table-rated-twice = In einer gewerteten Partie sitzt auf jedem Platz ein anderer Mensch.
table-takeback-nothing = Du hast keinen Zug, den du zurücknehmen kannst.
table-takeback-revealed = Inzwischen wurde etwas aufgedeckt. Zurücknehmen geht nur in einer Freundschaftspartie.
table-takeback-no-decision = Dort hattest du nichts zu entscheiden. Nimm einen anderen Zug zurück.
table-offer-waits = Dieses Angebot gibt es schon. Warte auf eine Antwort.
table-offer-gone = Dieses Angebot gibt es nicht mehr.
table-offer-not-asked = Das Angebot gilt nicht dir, oder du hast schon zugestimmt.
table-not-left = Platz { $seat } ist noch besetzt.
table-rematch-made = Die Revanche gibt es schon.
table-nothing-to-finish = Hier lässt sich noch nichts automatisch zu Ende spielen.
table-hidden = Ohne Legehilfe zeigt das Brett nicht, wo ein Plättchen passt.
table-no-chat = An diesem Tisch gibt es keinen Chat.
table-chat = Eine Nachricht hat eine Zeile und höchstens { $longest ->
        [one] 1 Zeichen
       *[other] { $longest } Zeichen
    }.
table-email = Das ist keine E-Mail-Adresse.
table-login = Ein Benutzername hat 2 bis 30 Zeichen: Kleinbuchstaben, Ziffern, Punkt, Binde- und Unterstrich.
table-login-taken = Dieser Benutzername ist vergeben. Nimm einen anderen.
table-password = Ein Passwort hat { $least } bis { $most } Zeichen.
table-wrong-password = Benutzername oder Passwort ist falsch.
table-no-account = Es gibt kein Konto „{ $login }“.
table-database-kind = „{ $given }“ ist keine unterstützte Datenbank. Wähle sqlite oder postgresql.
table-store-away = Die Partien sind gerade nicht erreichbar. Versuch es gleich noch einmal.
table-redis-kind = „{ $given }“ ist keine Redis-Adresse. Sie beginnt mit redis://, rediss:// oder unix://.
table-database-away = Die Datenbank ist nicht erreichbar: { $problem }
table-characters = Ein Zeichen in diesem Text lässt sich nicht speichern. Entferne es.
table-database-file = Eine Datenbank im Arbeitsspeicher ist nach dem Neustart weg. Nenne eine Datei.
table-database-newer = Diese Datenbank stammt von einer neueren Version von Longhouse. Installiere diese Version oder nimm die Kopie von vor dem Upgrade.
table-no-pg-dump = Vor dem Upgrade muss die Datenbank gesichert werden, aber pg_dump fehlt hier.
