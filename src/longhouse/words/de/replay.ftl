# Die Seite, die eine Partie Zug für Zug zeigt.

replay-open-file = Partiedatei öffnen
# Unter dem Knopf „Partiedatei öffnen“.
replay-drop = oder zieh die Datei irgendwo auf diese Seite.
replay-no-record = { $file } ist keine Partiedatei. Wähle eine andere.
replay-moves = Die Saga
replay-title = { $me ->
        [yes] { $game } mit { $who }
       *[no] { $game }: { $who }
    }
replay-pages = Seiten zu dieser Partie
replay-saga-about = Zeigst du auf eine Zeile, leuchtet die Stelle auf dem Brett auf. Züge, die noch kommen, sind blass.
replay-analyse = Partie analysieren
replay-beginning = Anfang
replay-to-come = Das kommt als Nächstes, in dieser Reihenfolge:
replay-controls = Wiedergabe
replay-first = Zum Anfang (Taste Pos1)
replay-turn-back = Einen Zug zurück (Umschalt ←)
replay-back = Einen Schritt zurück (←)
replay-play = Abspielen (Leertaste)
replay-pause = Pause (Leertaste)
replay-on = Einen Schritt weiter (→)
replay-turn-on = Einen Zug weiter (Umschalt →)
replay-last = Zum Ende (Taste Ende)
replay-slider = Stelle in der Partie
replay-at = Schritt { $at } von { $count }
replay-speed = Tempo
replay-eyes = Ansicht
replay-eyes-none = Zuschauer
replay-eyes-all = Alles aufgedeckt
replay-keep = Speichern und teilen
replay-link = Link kopieren
replay-record = Partiedatei (JSON)
replay-png = Bild (PNG)
replay-svg = Vektorgrafik (SVG)
replay-film = Film erstellen
replay-film-text = Der Film zeigt die ganze Partie Zug für Zug. Du kannst ihn in jedem Chat verschicken. Mit dem Link zur Partie kann sie jeder hier ansehen.
replay-filming = Der Film wird erstellt …
replay-cannot-make = Dieser Browser kann die Datei nicht erstellen. Der Link und die Partiedatei funktionieren weiterhin. Für Bilder und Filme brauchst du einen neueren Browser.
replay-play-on = Ab hier spielen
replay-play-on-text = Von dieser Stellung aus beginnt eine neue Partie. Sie zählt nicht für deine Wertungszahl.
replay-my-seat = Mein Platz
replay-seat = { $clan } ({ $who })
replay-level = Spielstärke der Bots
# Der Knopf unter „Ab hier spielen“: beginnt eine neue Partie mit der gezeigten Stellung.
replay-begin = Neue Partie starten
