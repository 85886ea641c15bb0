# Was ein Tisch ablehnt.

table-no-such-game = Diese Partie gibt es nicht.
table-busy = An diesem Tisch geschieht zu viel auf einmal. Versuche es noch einmal.
table-stale = Die Partie ist weiter: Das galt für Zug { $given }, sie ist bei { $ply }.
table-not-begun = Die Partie hat nicht begonnen: Es sind noch Plätze frei.
table-not-running = Die Partie läuft nicht.
table-over = Die Partie ist zu Ende.
table-not-over = Die Partie ist noch nicht zu Ende.
table-only-watching = Du siehst zu; du hast keinen Platz an diesem Tisch.
table-not-your-turn = Du bist nicht am Zug.
table-not-your-seat = Platz { $seat } ist nicht deiner.
table-seat-taken = Platz { $seat } ist besetzt.
table-seat-reserved = Platz { $seat } ist für jemand anderen frei gehalten.
table-seats = { $given ->
        [one] 1 Platz ist
       *[other] { $given } Plätze sind
    } angegeben, aber die Partie hat { $seats }.
table-name = Ein Name ist eine Zeile von höchstens { $longest } Zeichen.
table-nonce = Eine Nonce hat 1 bis 100 sichtbare ASCII-Zeichen.
table-timeout = „{ $given }“ kann nicht die Folge abgelaufener Zeit sein: Wähle resign, oder bot: und eine Stufe.
table-rated-alone = Eine Partie für eine Person kann nicht gewertet werden.
table-rated-casual = Eine gewertete Partie kann nicht zwanglos sein.
table-rated-bots = In einer gewerteten Partie gibt es keine Bots.
table-rated-hints = In einer gewerteten Partie gibt es keine Hinweise.
table-rated-twice = In einer gewerteten Partie gehört jeder Platz einer anderen Person.
table-takeback-nothing = Du hast nichts zurückzunehmen.
table-takeback-revealed = Der Zufall hat inzwischen etwas aufgedeckt: Das lässt sich nur in einer zwanglosen Partie zurücknehmen.
table-takeback-no-decision = Nach { $to ->
        [one] 1 Ereignis
       *[other] { $to } Ereignissen
    } hast du nichts entschieden.
table-offer-waits = Das ist schon angeboten.
table-offer-gone = Dieses Angebot gibt es nicht mehr.
table-offer-not-asked = Du bist nicht gefragt, oder du hast schon zugestimmt.
table-not-left = Wer auf Platz { $seat } sitzt, ist nicht gegangen.
table-rematch-made = Es gibt schon eine Revanche.
table-nothing-to-finish = Hier ist nichts entschieden, was zu Ende gespielt werden könnte.
table-hidden = Mit Aufsicht verrät der Tisch nicht, wo ein Plättchen passt.
table-no-chat = An diesem Tisch gibt es keinen Chat.
table-chat = Sag eine Zeile von höchstens { $longest } Zeichen.
table-email = Das ist keine E-Mail-Adresse.
table-login = Ein Anmeldename hat 2 bis 30 kleine Buchstaben, Ziffern, Punkte, Binde- und Unterstriche.
table-login-taken = Dieser Anmeldename ist vergeben.
table-password = Ein Passwort hat { $least } bis { $most } Zeichen.
table-wrong-password = Anmeldename oder Passwort ist falsch.
table-no-account = Es gibt kein Konto „{ $login }“.
table-database-kind = „{ $given }“ ist keine Datenbank, die hier geht: Wähle sqlite oder postgresql.
table-store-away = Die Partien sind gerade nicht erreichbar; versuche es gleich noch einmal.
table-redis-kind = „{ $given }“ ist keine Adresse von Redis; sie beginnt mit redis://, rediss:// oder unix://.
table-database-away = Die Datenbank ist nicht zu erreichen: { $problem }
table-characters = Ein Zeichen in diesem Text lässt sich nicht aufbewahren.
table-database-file = Eine Datenbank im Speicher wäre beim ersten Neustart verloren: Nenne eine Datei.
table-database-newer = Diese Datenbank gehört zu einer neueren Version von Longhouse: Installiere diese oder kehre zur Kopie von vor der Aktualisierung zurück.
table-no-pg-dump = Die Kopie vor der Aktualisierung braucht pg_dump, das nicht gefunden wurde.
