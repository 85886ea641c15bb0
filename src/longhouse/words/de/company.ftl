chat-muted = Der Chat ist hier stummgeschaltet.
chat-none = Noch keine Nachrichten.
chat-new = { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
chat-write = Nachricht schreiben
chat-write-to = An { $who } schreiben
chat-mute = { $on ->
        [yes] Chat einschalten
       *[no] Chat stummschalten
    }
chat-quick = { $word ->
        [luck] Viel Glück!
        [nice] Guter Zug!
        [thanks] Danke!
        [played] Gut gespielt!
       *[hello] Hallo!
    }
pair-title = Schnelle Partie
pair-game = Spiel
pair-players = Spielerzahl
pair-players-of = { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
pair-clock = Uhr
pair-no-clock = Ohne Uhr
pair-days = { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
pair-move = { $minutes } Min. pro Zug
pair-fischer = { $minutes } Min. + { $seconds } s
# Auf einer Kachel: die Uhr groß, der Rest klein.
pair-tile = { $kind ->
        [none] Ohne Uhr
        [days] { $amount ->
            [one] 1 Tag
           *[other] { $amount } Tage
        }
       *[minutes] { $amount } Min.
    }
pair-tile-rest = { $kind ->
        [fischer] + { $seconds } s
       *[move] pro Zug
    }
# Wie eine Partie mit dieser Uhr ist.
pair-tile-about = { $kind ->
        [quick] schnell
        [easy] entspannt
        [move] gleichmäßig
        [days] über mehrere Tage
       *[none] ohne Zeitdruck
    }
pair-count = { $count ->
        [0] niemand sucht
        [one] 1 Spieler sucht
       *[other] { $count } Spieler suchen
    }
pair-own = Eigene Partie
# Auf der Kachel „Eigene Partie“, unter dem Titel.
pair-own-about = selbst einrichten
pair-rated = gewertet
pair-rated-box = Gewertete Partie
pair-meanwhile = Während der Suche gegen den Bot Karl spielen
pair-watched = Zuschauer erlaubt
pair-find = Partie suchen
pair-looking = Mitspieler werden gesucht
pair-found-short = Mitspieler gefunden
pair-seconds = Wartezeit: { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
# Wer zuerst gesucht wird.
pair-near = Spieler mit ähnlicher Wertungszahl
# Wer danach gesucht wird.
pair-anybody-on = Spieler mit beliebiger Wertungszahl
pair-anybody = Alle Gegner zulassen
pair-stop = Suche beenden
pair-play-bot = Gegen Bot Karl spielen
pair-meanwhile-about = Inzwischen spielst du gegen einen Bot. Findet sich jemand, erscheint eine Meldung, und diese Partie bleibt, wie sie ist.
pair-to-bot = Weiter gegen den Bot
pair-kept = Deine laufende Partie bleibt, wie sie ist.
pair-found = Mitspieler gefunden: { $who }
pair-not-now = Jetzt nicht
pair-sit = Platz nehmen (noch { $seconds } s)
pair-gone = Ein Mitspieler hat nicht Platz genommen. Die Suche geht weiter.
pair-late = Du hast nicht rechtzeitig Platz genommen. Starte eine neue Suche.
lobby-tab = { $tab ->
        [find] Partie suchen
        [seats] Freie Plätze
        [watch] Zusehen
       *[mine] Meine Partien
    }
lobby-open-seats = Freie Plätze
lobby-open-none = Gerade ist kein Platz frei. Such eine Partie oder richte eine ein.
lobby-sit = Platz nehmen
lobby-seats-left = { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
lobby-runes = Runensteine: { $runes }
lobby-rounds = { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }
lobby-kept = für jemanden reserviert
lobby-cancel = Partie absagen
lobby-live = Jetzt live
lobby-live-chip = live
lobby-live-count = { $count ->
        [0] Gerade spielt niemand eine öffentliche Partie.
        [one] 1 öffentliche Partie
       *[other] { $count } öffentliche Partien
    }
premove-about = Wähle schon jetzt ein Plättchen. Du besiedelst es, sobald du dran bist.
premove-set = Geplant: { $where } besiedeln
premove-undo = Plan aufheben
premove-cell = Merke { $tile } für deinen nächsten Zug vor
premove-gone = Das geplante Plättchen kannst du nicht mehr besiedeln. Wähle ein anderes.
plan-title = Vorausplanen
plan-ahead = { $count ->
        [0] Vorausplanen
        [one] { $count } Zugfolge geplant
       *[other] { $count } Zugfolgen geplant
    }
plan-about = Spiel einen möglichen Zug der anderen, dann deine Antwort darauf. Kommt es wirklich so, wird deine Antwort von selbst gespielt, auch wenn du weg bist. Nur du siehst deinen Plan.
plan-answer = Spiel jetzt deine Antwort.
plan-chance = Hier wird ein Plättchen gezogen. Weiter kannst du nicht planen.
plan-kept = Dein Plan ist gespeichert.
plan-to-table = Zurück zur Partie
plan-again = Von vorn
plan-keep = Zugfolge speichern
plan-lines = { $count ->
        [one] { $count } Zugfolge geplant
       *[other] { $count } Zugfolgen geplant
    }
plan-remove = Entfernen
plan-remove-which = Diese Zugfolge entfernen: { $moves }
plan-not-yours = Vorausplanen kannst du nur in deinen eigenen laufenden Partien.
bell-none = Nichts wartet auf dich.
challenge-title = Einen Spieler einladen
challenge-who = Mitspieler
challenge-by-name = Benutzernamen eingeben …
challenge-name = Benutzername
challenge-send = Einladen
challenge-link = Per Link einladen
challenge-waits = { $who } hat noch nicht geantwortet
challenge-asked = { $who } lädt dich zu einer Partie ein
challenge-accept = Annehmen
challenge-decline = Ablehnen
challenge-table = Zur Partie
challenge-answered = { $answer ->
        [accepted] { $who } hat deine Einladung angenommen
        [declined] { $who } hat deine Einladung abgelehnt
       *[late] { $who } hat nicht rechtzeitig auf deine Einladung geantwortet
    }
