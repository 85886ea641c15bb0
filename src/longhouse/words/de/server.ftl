# Was der Server sagt.

server-not-found = Hier gibt es nichts. Prüfe die Adresse.
server-method = Diese Adresse nimmt solche Anfragen nicht an.
server-bad-request = Der Server kann diese Anfrage nicht lesen: { $problem }
server-bad-json = Das ist kein gültiges JSON. Prüfe, was du geschickt hast.
server-too-deep = Dieses JSON ist zu tief verschachtelt.
server-protocol = Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu.
server-bad-message = Der Server kann diese Nachricht nicht lesen: { $problem }
server-too-big = Die Anfrage ist zu groß. Erlaubt sind höchstens { $problem } Bytes.
server-too-fast = Du hast zu viele Anfragen auf einmal geschickt. Warte einen Moment und versuch es noch einmal.
server-too-slow = Die Anfrage kam zu langsam an. Versuch es noch einmal.
server-too-heavy = Der Server führt diese Anfrage nicht aus, denn sie würde zu lange dauern.
server-busy = Der Server hat zu viel zu tun. Versuche es gleich noch einmal.
server-full = Der Server ist voll. Versuche es gleich noch einmal.
server-import-refused = Partie { $number } der Datei lässt sich nicht importieren: { $problem } Die Partien davor wurden importiert.
server-import-running = Du importierst schon Partien. Warte, bis der Import fertig ist.
server-most-open = { $most ->
        [one] { $most } deiner Partien wartet schon auf Mitspieler. Mehr sind nicht erlaubt. Beginne oder lösche sie zuerst.
       *[other] { $most } deiner Partien warten schon auf Mitspieler. Mehr sind nicht erlaubt. Beginne oder lösche zuerst eine davon.
    }
server-most-public = { $most ->
        [one] { $most } deiner öffentlichen Partien wartet schon auf Mitspieler. Mehr sind nicht erlaubt. Beginne oder lösche sie zuerst.
       *[other] { $most } deiner öffentlichen Partien warten schon auf Mitspieler. Mehr sind nicht erlaubt. Beginne oder lösche zuerst eine davon.
    }
server-most-bots = { $most ->
        [one] { $most } deiner Partien läuft schon nur mit Bots. Mehr sind nicht erlaubt. Lösche sie zuerst.
       *[other] { $most } deiner Partien laufen schon nur mit Bots. Mehr sind nicht erlaubt. Lösche zuerst eine davon.
    }
server-join-first = Tritt zuerst der Partie bei.
server-wrong-token = Dieser Link gehört zu keinem Platz dieser Partie. Öffne noch einmal den Link, den du bekommen hast.
server-who = Dieses Gerät ist nicht angemeldet. Lade die Seite neu.
server-link-over = Dieser Anmeldelink gilt nicht mehr. Erstelle einen neuen.
server-link-two = Du hast auf beiden Geräten schon gespielt. Darum lassen sich die Geräte nicht verbinden.
server-link-sure = „{ $name }“ möchte sich auf einem anderen Gerät als du anmelden. Hast du den Link selbst erstellt?
server-not-yours = Du darfst diese Daten weder sehen noch ändern.
server-not-over = Das siehst du erst, wenn die Partie zu Ende ist.
server-has-begun = Die Partie hat schon begonnen.
server-other-game = Diese Partiedatei gehört zu einem anderen Spiel oder zu einer Partie mit anderen Optionen.
server-rated-from = Eine Partie, die mittendrin beginnt, kann nicht gewertet werden.
server-most-imported = Du hast hier zu viele Partien, um weitere zu importieren (erlaubt: { $most }).
server-too-many-games = { $most ->
        [one] Du kannst immer nur 1 Partie importieren.
       *[other] Du kannst höchstens { $most } Partien auf einmal importieren.
    }
server-no-such-bot = Für dieses Spiel gibt es keinen Bot „{ $level }“. Zur Wahl stehen: { $levels }.
server-no-bots = Dieser Server hat keine Bots.
server-passphrase = Gib zuerst den Zugangscode dieses Servers ein.
server-host = Der Server kennt diesen Hostnamen nicht. Nimm die Adresse, mit der er gestartet wurde.
server-origin = Anfragen von anderen Websites sind nicht erlaubt.
server-banned = Der Betreiber dieses Servers hat dich gesperrt.
server-muted = Der Betreiber dieses Servers hat den Chat für dich abgeschaltet.
server-blocked = Du kannst dieser Partie nicht beitreten: Du hast einen der Spieler blockiert, oder einer von ihnen hat dich blockiert.
server-block-self = Dich selbst kannst du nicht blockieren.
server-block-most = Du kannst höchstens { $most } Spieler blockieren.
server-no-person = Diesen Spieler gibt es auf diesem Server nicht mehr.
server-no-profile = Hier gibt es kein Profil, oder es ist nicht öffentlich.
server-friend-self = Du kannst nicht mit dir selbst befreundet sein. Wähle jemand anderen.
server-friend-own-link = Das ist dein eigener Link. Schicke ihn jemandem, den du kennst.
server-friend-link-used = Dieser Link wurde schon benutzt. Bitte um einen neuen.
server-friend-link-over = Dieser Link funktioniert nicht oder ist zu alt. Bitte um einen neuen.
server-friend-blocked = Ihr könnt euch nicht befreunden: Einer von euch hat den anderen blockiert.
server-friend-most = { $most ->
        [one] Einer von euch hat schon { $most } Freund. Mehr sind nicht möglich.
       *[other] Einer von euch hat schon { $most } Freunde. Mehr sind nicht möglich.
    }
server-friend-asked = Dieser Spieler hat schon zu viele offene Anfragen. Versuche es später noch einmal.
server-challenge-self = Du kannst dich nicht selbst einladen. Wähle jemand anderen.
server-challenge-blocked = Ihr könnt nicht gegeneinander spielen: Einer von euch hat den anderen blockiert.
server-challenge-waits = Diesen Spieler hast du schon eingeladen. Warte auf seine Antwort oder zieh die Einladung zurück.
server-challenge-most = { $most ->
        [one] { $most } Einladung von dir wartet auf eine Antwort. Zieh sie zuerst zurück.
       *[other] { $most } Einladungen von dir warten auf eine Antwort. Zieh zuerst eine zurück.
    }
server-challenge-asked = Dieser Spieler hat schon zu viele offene Einladungen. Versuche es später noch einmal.
server-challenge-gone = Diese Einladung gilt nicht mehr: Sie wurde schon beantwortet, zurückgezogen oder ist abgelaufen.
server-no-such-name = Auf diesem Server gibt es keinen Benutzernamen „{ $name }“. Prüfe die Schreibweise.
server-push-challenge = Du wurdest zu einer Partie eingeladen. Öffne Longhouse und antworte.
server-no-club = Hier gibt es keinen Club, oder du bist kein Mitglied.
server-club-link = Dieser Link führt zu keinem Club mehr. Bitte um einen neuen.
server-club-full = { $most ->
        [one] Dieser Club ist voll. Er hat schon 1 Mitglied.
       *[other] Dieser Club ist voll. Er hat schon { $most } Mitglieder.
    }
server-club-blocked = Du kannst nicht beitreten: Du hast ein Mitglied blockiert, oder ein Mitglied hat dich blockiert.
server-club-most = { $most ->
        [one] Du kannst nur in 1 Club sein. Verlass ihn zuerst.
       *[other] Du kannst in höchstens { $most } Clubs sein. Verlass zuerst einen.
    }
server-club-owner = Das kann nur die Leitung des Clubs.
server-club-twice = Wähle jedes Mitglied nur einmal und nicht dich selbst.
server-tournament-people = Ein Turnier braucht { $least } bis { $most } Mitglieder. Euer Club hat { $people }.
server-tournament-seats = Ein Turnier braucht ein Spiel für zwei Spieler. Wähle ein anderes.
server-tournament-running = Es läuft schon ein Turnier. Beende es zuerst.
server-tournament-undecided = In dieser Runde sind noch Partien offen. Warte, bis sie zu Ende sind, oder trag ihre Ergebnisse ein.
server-tournament-round = Ergebnisse kannst du nur für die laufende Runde eintragen.
server-report-text = Schreib in einer Zeile und mit höchstens { $longest } Zeichen, was passiert ist.
server-report-most = Du hast heute schon viele Meldungen geschickt. Versuche es morgen wieder.
server-failure = Auf dem Server ist etwas schiefgegangen. Der Fehler steht als Nummer { $number } im Serverprotokoll.
server-starting = Der Server startet noch. Vielleicht wartet er auf seine Datenbank.
server-no-network = Dieser Rechner ist mit keinem Netz verbunden, in dem Handys ihn erreichen. Verbinde ihn zuerst.
server-cannot-listen = Der Server kann Port { $port } von { $host } nicht benutzen: { $problem }
server-smtp = Schreib die Adresse des Mailservers so: smtp://host:port/?from=adresse.
server-daily-secret = Das Geheimnis für die Partie des Tages ist zu kurz. Es braucht mindestens { $least } Zeichen.
server-mail-subject = Du bist dran: { $game }
server-mail-your-turn = Du bist dran: { $link }

    Wenn du keine solchen E-Mails mehr möchtest, öffne diesen Link: { $unsubscribe }
server-mail-confirm-subject = Bestätige deine E-Mail-Adresse
server-mail-confirm-text = Jemand hat diese Adresse auf einem Longhouse-Spielserver angegeben, um per E-Mail zu erfahren, wann er in einer Partie dran ist. Wenn du das warst, bestätige die Adresse hier: { $link }

    Wenn du es nicht warst, musst du nichts tun. Du bekommst keine weitere E-Mail.
server-mail-confirm-ask = Möchtest du von diesem Server eine E-Mail bekommen, wenn du dran bist?
server-mail-confirm-button = Bestätigen
server-mail-confirmed = Danke. Deine E-Mail-Adresse ist bestätigt.
server-mail-unsubscribe-ask = Möchtest du von diesem Server keine E-Mails mehr bekommen?
server-mail-unsubscribe-button = Abbestellen
server-mail-unsubscribed = Dieser Server schickt dir keine E-Mails mehr.
server-mail-link = Dieser Link funktioniert nicht oder ist zu alt. Fordere in den Einstellungen einen neuen an.
server-mail-too-many = An diese Adresse gingen heute schon zu viele E-Mails. Versuche es morgen wieder.
server-push-your-turn = Du bist dran.
server-push-offer = Die anderen fragen dich etwas. Öffne die Partie, um zu antworten.
server-push-service = Dieser Server kennt den Benachrichtigungsdienst deines Browsers nicht.
server-no-push = Dieser Server verschickt keine Benachrichtigungen.

serve-bots-ready = Die Bots sind bereit (Strg-C beendet sie).
server-remote-bots = Bots auf anderen Rechnern brauchen Redis. Nenne die Adresse mit --redis.
package-missing = Das Paket „{ $package }“ fehlt. Installiere es: pip install 'longhouse[{ $extra }]'
cli-serve = den Webserver starten
cli-host = Adresse, auf der der Server lauscht
cli-port = Port, auf dem der Server lauscht (ohne Angabe: irgendein freier Port)
cli-lan = Handys im selben Netz mitspielen lassen: eine Adresse nutzen, die sie erreichen, und einen QR-Code zeigen
cli-open = die Web-App im Browser öffnen
cli-database = Datenbank für die Partien: sqlite:///DATEI oder postgresql://…
cli-redis = Adresse von Redis, für mehrere Server an einer PostgreSQL-Datenbank: redis://…
cli-public-url = Adresse für Links, unter der Spieler den Server erreichen: https://…
cli-passphrase = Zugangscode, den Besucher eingeben müssen
cli-trusted-proxies = vertrauenswürdige Proxys, durch Kommas getrennt
cli-smtp = Mailserver für Benachrichtigungen: smtp://name:passwort@host:port/?from=adresse
cli-push-service = Adresse eines weiteren erlaubten Push-Dienstes (die Dienste der üblichen Browser sind schon erlaubt); mehrfach möglich
cli-daily-secret = Datei mit einem Geheimnis von mindestens 32 Zeichen; Server mit derselben Datei haben dieselbe Partie des Tages
cli-remote-bots = Bots nutzen, die mit `longhouse bots` laufen, auf diesem oder auf anderen Rechnern
cli-lazy-bots = Bots erst vorbereiten, wenn sie gebraucht werden, nicht schon beim Start
cli-no-limits = Anfragen pro Adresse nicht begrenzen: für Lasttests oder hinter einem Proxy, der sie schon begrenzt
cli-verbose = protokollieren, was das Programm tut
cli-bots-jobs = Anzahl der Bots, die gleichzeitig rechnen; ohne Angabe einer pro Prozessorkern
cli-admin = Partien und Konten eines Servers verwalten
cli-admin-what = Partien auflisten, eine Partie ausgeben oder löschen, die Datenbank sichern, wiederherstellen oder prüfen, einem Konto ein neues Passwort geben
cli-admin-name = Kennung der Partie, Name der Datei oder Benutzername des Kontos
cli-admin-text = neuer Name oder Grund einer Sperre oder Stummschaltung (der Grund steht dann im Protokoll)
serve-listening = Longhouse läuft unter { $address } (Strg-C beendet es)
serve-admin-name = Schreib hinter „{ $what }“ die Kennung der Partie, den Namen der Datei oder den Benutzernamen.
serve-admin-text = Schreib hinter „{ $what }“ erst den bisherigen und dann den neuen Namen.
serve-verified = Geprüfte Partien: { $games }. Beschädigt: { $damaged }.
serve-backup-verified = Die Sicherung ist lesbar. Partien darin: { $games }. { $checksum ->
        [yes] Die Prüfsumme stimmt.
       *[no] Es gibt keine Prüfsumme dazu.
    }
server-pair-alone = Dieses Spiel spielst du allein. Mitspieler kannst du nur für ein Spiel ab zwei Spielern suchen.
server-pair-found = Für dich sind schon Mitspieler gefunden. Nimm erst diese Partie an oder lehne sie ab.
