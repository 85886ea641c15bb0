# Was der Server sagt.

server-not-found = Hier ist nichts. Prüfe die Adresse.
server-method = Diese HTTP-Methode ist unter dieser Adresse nicht erlaubt.
server-bad-request = Ungültige Anfrage: { $problem }
server-bad-json = Das ist kein JSON.
server-too-deep = Dieses JSON ist zu tief verschachtelt.
server-protocol = Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu.
server-bad-message = Ungültige Nachricht: { $problem }
server-too-big = Das ist zu groß: Erlaubt sind höchstens { $problem } Bytes.
server-too-fast = Zu viele Anfragen auf einmal. Warte einen Moment.
server-too-slow = Die Anfrage kam zu langsam an.
server-too-heavy = Das würde den Server zu lange beschäftigen.
server-busy = Der Server hat zu viel zu tun. Versuche es gleich noch einmal.
server-full = Der Server ist voll. Versuche es gleich noch einmal.
server-import-running = Du importierst schon Partien. Warte, bis das fertig ist.
server-most-open = Zu viele deiner Partien warten auf Mitspieler: Die Grenze ist { $most }. Beginne oder lösche zuerst eine.
server-most-public = Zu viele deiner öffentlichen Partien warten auf Mitspieler: Die Grenze ist { $most }. Beginne oder lösche zuerst eine.
server-most-bots = Du hast zu viele unbeendete Partien, in denen nur Bots spielen: Die Grenze ist { $most }. Lösche zuerst eine.
server-join-first = Tritt zuerst der Partie bei.
server-wrong-token = Dieses Token gehört zu keinem Platz dieser Partie. Öffne deinen Link noch einmal.
server-who = Dieses Gerät ist nicht angemeldet. Lade die Seite neu.
server-link-over = Dieser Anmeldelink gilt nicht mehr. Erzeuge einen neuen.
server-link-two = Du hast auf beiden Geräten als zwei Personen gespielt. Es bleibt, wie es ist.
server-not-yours = Das gehört jemand anderem: Du darfst es weder sehen noch ändern.
server-not-over = Das siehst du erst, wenn die Partie zu Ende ist.
server-has-begun = Die Partie hat schon begonnen.
server-other-game = Die Partiedatei gehört zu einem anderen Spiel oder hat andere Optionen.
server-rated-from = Nur Partien, die von vorn beginnen, können gewertet werden.
server-too-many-games = Höchstens { $most ->
        [one] 1 Partie lässt
       *[other] { $most } Partien lassen
    } sich auf einmal importieren.
server-no-such-bot = Für dieses Spiel gibt es keinen Bot „{ $level }“. Zur Wahl stehen: { $levels }.
server-no-bots = Gerade ist kein Bot verfügbar. Versuch es gleich noch einmal.
server-passphrase = Dieser Server verlangt einen Zugangscode.
server-host = Unter diesem Namen ist der Server nicht bekannt. Nimm seine richtige Adresse.
server-origin = Anfragen von anderen Websites sind nicht erlaubt.
server-banned = Du bist auf diesem Server gesperrt.
server-muted = Auf diesem Server ist der Chat für dich abgeschaltet.
server-blocked = An diesem Tisch kannst du nicht spielen: Einer von euch hat den anderen blockiert.
server-block-self = Dich selbst kannst du nicht blockieren.
server-block-most = Du kannst höchstens { $most } Personen blockieren.
server-no-person = Diese Person gibt es auf diesem Server nicht mehr.
server-report-text = Schreibe in einer Zeile, was passiert ist, mit höchstens { $longest } Zeichen.
server-report-most = Du hast heute schon viel gemeldet. Versuche es morgen wieder.
server-failure = Auf dem Server ist etwas schiefgegangen (Fehler { $number } im Serverprotokoll).
server-starting = Der Server startet noch. Vielleicht wartet er auf seine Datenbank.
server-no-network = Dieser Rechner ist in keinem Netz, in dem Handys ihn erreichen könnten.
server-cannot-listen = Der Server kann { $host }, Port { $port }, nicht benutzen: { $problem }
server-smtp = Die Adresse des Mailservers sieht so aus: smtp://host:port/?from=adresse.
server-daily-secret = Das Geheimnis für die Partie des Tages ist zu kurz. Es braucht mindestens { $least } Zeichen.
server-mail-subject = Du bist dran: { $game }
server-mail-your-turn = Du bist dran: { $link }

    Keine solchen E-Mails mehr: { $unsubscribe }
server-mail-confirm-subject = Bestätige deine E-Mail-Adresse
server-mail-confirm-text = Jemand hat diese Adresse auf einem Longhouse-Spielserver angegeben, um zu erfahren, wann er am Zug ist. Wenn du das warst, bestätige sie hier: { $link }

    Wenn nicht, musst du nichts tun: Es kommt keine weitere E-Mail.
server-mail-confirm-ask = Soll dir dieser Server an deine Adresse schreiben, wenn du dran bist?
server-mail-confirm-button = Bestätigen
server-mail-confirmed = Danke. Deine E-Mail-Adresse ist bestätigt.
server-mail-unsubscribe-ask = Soll dir dieser Server keine E-Mails mehr schicken?
server-mail-unsubscribe-button = Abbestellen
server-mail-unsubscribed = Dieser Server schickt dir keine E-Mails mehr.
server-mail-link = Dieser Link gilt nicht oder nicht mehr. Fordere in den Einstellungen einen neuen an.
server-mail-too-many = An diese Adresse gingen heute schon zu viele E-Mails. Versuche es morgen wieder.

serve-bots-ready = Die Bots nehmen Anfragen an (Strg-C beendet sie).
server-remote-bots = Bots auf anderen Rechnern brauchen Redis. Nenne die Adresse mit --redis.
server-needs-nodes = Das Paket „{ $package }“ fehlt. Installiere es: pip install 'longhouse[nodes]'
cli-serve = den Webserver starten
cli-host = Adresse, auf der der Server lauscht
cli-port = Port, auf dem der Server lauscht; ohne Angabe ein freier
cli-lan = für Handys im selben Netz: erreichbare Adresse mit QR-Code
cli-open = den Browser öffnen
cli-database = Datenbank für die Partien: sqlite:///DATEI oder postgresql://…
cli-redis = Redis für mehrere Server an einer PostgreSQL-Datenbank: redis://…
cli-public-url = öffentliche Adresse des Servers
cli-passphrase = Zugangscode, den Besucher eingeben müssen
cli-trusted-proxies = vertrauenswürdige Proxys, durch Kommas getrennt
cli-smtp = Mailserver für Benachrichtigungen: smtp://name:passwort@host:port/?from=adresse
cli-daily-secret = Datei mit einem Geheimnis von mindestens 32 Zeichen, das sich mehrere Server teilen, damit alle dieselbe Partie des Tages haben
cli-remote-bots = Bots mit `longhouse bots` rechnen lassen, auf diesem oder anderen Rechnern
cli-lazy-bots = Bots erst vorbereiten, wenn sie gebraucht werden, nicht schon beim Start
cli-no-limits = Anfragen je Adresse nicht begrenzen: für Lasttests oder hinter einem Proxy, der sie schon begrenzt
cli-verbose = ausführlich protokollieren
cli-bots-jobs = Zahl der Bots, die gleichzeitig rechnen; ohne Angabe einer je Prozessorkern
cli-admin = Partien und Konten eines Servers verwalten
cli-admin-what = Partien auflisten, eine Partie ausgeben oder löschen, die Datenbank sichern, wiederherstellen oder prüfen, einem Konto ein neues Passwort geben
cli-admin-name = Name der Partie, der Datei oder des Kontos
cli-admin-text = neuer Name, oder der Grund einer Sperre oder Stummschaltung, den das Protokoll festhält
serve-listening = Longhouse läuft unter { $address } (Strg-C beendet es)
serve-admin-name = Nach „{ $what }“ fehlt ein Name.
serve-admin-text = „{ $what }“ braucht nach der Person den neuen Namen.
serve-verified = Geprüfte Partien: { $games }. Beschädigt: { $damaged }.
serve-backup-verified = Die Sicherung ist lesbar. Partien darin: { $games }. { $checksum ->
        [yes] Die Prüfsumme stimmt.
       *[no] Eine Prüfsumme fehlt.
    }
