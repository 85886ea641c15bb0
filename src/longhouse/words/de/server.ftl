# Was der Server sagt.

server-not-found = Hier ist nichts. Prüfe die Adresse.
server-method = Das geht hier nicht.
server-bad-request = Ungültige Anfrage: { $problem }
server-bad-json = Das ist kein JSON.
server-bad-message = Ungültige Nachricht: { $problem }
server-too-big = Das ist zu groß: Erlaubt sind höchstens { $problem } Bytes.
server-too-fast = Das ist zu viel auf einmal. Warte einen Moment.
server-join-first = Tritt zuerst der Partie bei.
server-wrong-token = Dieses Token gehört zu keinem Platz dieser Partie.
server-who = Dieses Gerät ist nicht angemeldet. Lade die Seite neu.
server-not-yours = Das gehört jemand anderem: Du darfst es weder sehen noch ändern.
server-not-over = Das siehst du erst, wenn die Partie zu Ende ist.
server-has-begun = Die Partie hat schon begonnen.
server-other-game = Die Partiedatei gehört zu einem anderen Spiel oder hat andere Optionen.
server-rated-from = Eine Partie ab einer Stellung kann nicht gewertet werden.
server-too-many-games = Höchstens { $most ->
        [one] 1 Partie lässt
       *[other] { $most } Partien lassen
    } sich auf einmal importieren.
server-no-such-bot = Für dieses Spiel gibt es keinen Bot „{ $level }“. Wähle { $levels }.
server-no-bots = Gerade ist kein Bot verfügbar. Versuch es gleich noch einmal.
server-passphrase = Dieser Server verlangt einen Zugangscode.
server-host = Unter diesem Namen ist der Server nicht bekannt. Nimm seine richtige Adresse.
server-origin = Anfragen von anderen Websites sind nicht erlaubt.
server-failure = Hier ist etwas schiefgegangen (Fehler { $number } im Serverprotokoll).
server-no-network = Dieser Rechner ist in keinem Netz, in dem Handys ihn erreichen könnten.
server-cannot-listen = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $problem }
server-smtp = Die Adresse des Mailservers sieht so aus: smtp://host:port/?from=adresse.
server-mail-subject = Du bist dran: { $game ->
        [fjords] Fjords
       *[northwood] Für Northwood!
    }
server-mail-text = Hallo { $name },

    du bist dran: { $link }

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
cli-passphrase = Zugangscode für Besucher
cli-trusted-proxies = vertrauenswürdige Proxys, durch Kommas getrennt
cli-smtp = Mailserver für Benachrichtigungen: smtp://name:passwort@host:port/?from=adresse
cli-remote-bots = Bots mit `longhouse bots` rechnen lassen, auf diesem oder anderen Rechnern
cli-lazy-bots = Bots erst vorbereiten, wenn sie gebraucht werden, nicht schon beim Start
cli-no-limits = Anfragen je Adresse nicht begrenzen: für Lasttests oder hinter einem Proxy, der das tut
cli-verbose = ausführlich protokollieren
cli-bots-jobs = Zahl der Bots, die gleichzeitig rechnen; ohne Angabe einer je Kern
cli-admin = Partien und Konten eines Servers verwalten
cli-admin-what = Partien auflisten, eine Partie ausgeben oder löschen, die Datenbank sichern, einem Konto ein neues Passwort geben
cli-admin-name = Partie, Datei oder Konto
serve-listening = Longhouse läuft unter { $address } (Strg-C beendet es)
serve-admin-name = Nach „{ $what }“ fehlt ein Name.
