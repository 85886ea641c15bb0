# Was der Server sagt.

server-not-found = Hier ist nichts.
server-method = Das geht hier nicht.
server-bad-request = Das ist nicht zu verstehen: { $problem }
server-bad-json = Das ist kein JSON.
server-bad-message = Diese Nachricht ist nicht zu verstehen: { $problem }
server-too-big = Das ist zu groß: höchstens { $problem } Bytes.
server-too-fast = Das ist zu viel auf einmal. Warte einen Augenblick.
server-join-first = Tritt zuerst der Partie bei.
server-wrong-token = Dieses Token öffnet keinen Platz dieser Partie.
server-who = Der Server weiß nicht, wer du bist.
server-not-yours = Das darfst du nicht sehen oder tun.
server-not-over = Das ist zu sehen, wenn das Spiel vorbei ist.
server-has-begun = Die Partie hat begonnen.
server-other-game = Die Aufzeichnung ist von einem anderen Spiel oder hat andere Optionen.
server-rated-from = Eine Partie aus einer Stellung kann nicht gewertet werden.
server-too-many-games = Höchstens { $most } Partien können auf einmal hereinkommen.
server-no-such-bot = Es gibt keinen Bot „{ $level }“ für dieses Spiel: Wähle { $levels }.
server-no-bots = Kein Bot ist hier, den man fragen könnte.
server-passphrase = Dieses Haus hat eine Losung.
server-host = Dieser Server heißt nicht so.
server-origin = Eine andere Seite darf nicht für dich sprechen.
server-failure = Hier ist etwas schiefgegangen; das Protokoll des Servers hat es unter { $number }.
server-no-network = Dieser Rechner ist in keinem Netz, das Telefone erreichen könnten.
server-cannot-listen = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $problem }
server-smtp = Die Adresse des Mailservers sieht so aus: smtp://host:port/?from=adresse.
server-mail-subject = Du bist am Zug in { $game ->
        [fjords] Fjords
       *[northwood] For Northwood!
    }
server-mail-text = Hallo { $name },

    du bist am Zug: { $link }

serve-bots-ready = Die Bots nehmen Anfragen an (Strg-C beendet sie).
server-remote-bots = Bots anderswo werden über Redis erreicht: Nenne seine Adresse mit --redis.
server-needs-nodes = Das Paket „{ $package }“ fehlt. Installiere es: pip install 'longhouse[nodes]'
cli-serve = die Spiele im Browser anbieten, hier oder für viele
cli-host = die Adresse, an der gelauscht wird
cli-port = der Port, an dem gelauscht wird; sonst ein freier
cli-lan = für die Telefone im Raum: eine Adresse, die sie erreichen, mit QR-Code
cli-open = den Browser öffnen
cli-database = wo Partien aufbewahrt werden: sqlite:///DATEI oder postgresql://…
cli-redis = wo mehrere Server einer PostgreSQL-Datenbank einander Neuigkeiten melden: redis://…
cli-public-url = die Adresse, unter der man den Server erreicht
cli-passphrase = was man wissen muss, um hereinzukommen
cli-trusted-proxies = Adressen von Proxys, deren Kopfzeilen gelten, mit Kommas
cli-smtp = ein Mailserver für Benachrichtigungen: smtp://name:passwort@host:port/?from=adresse
cli-remote-bots = `longhouse bots` denken lassen, auf diesem oder anderen Rechnern
cli-lazy-bots = Bots bereiten sich erst vor, wenn sie gebraucht werden, nicht schon beim Start
cli-no-limits = nicht begrenzen, wie viel von einer Adresse kommt: wo ein Proxy es tut, und für Lasttests
cli-verbose = protokollieren, was geschieht
cli-bots-jobs = wie viele Bots zugleich denken; ohne Angabe so viele, wie es Kerne gibt
cli-admin = sich um Partien und Personen eines Servers kümmern
cli-admin-what = Partien auflisten, eine ausgeben oder löschen, die Datenbank in eine Datei kopieren, einem Konto ein neues Passwort geben
cli-admin-name = die Partie, die Datei oder das Konto
serve-listening = Longhouse ist offen unter { $address } (Strg-C schließt es)
serve-admin-name = „{ $what }“ braucht einen Namen dahinter.
