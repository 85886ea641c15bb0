# Profile, Freunde und Ranglisten.

# Anstelle der Wertungszahl, für Spieler mit zu wenigen gewerteten Partien.
people-new = Neu
people-rating-soon = { $games ->
        [one] Nach { $games } weiteren gewerteten Partie bekommst du eine Wertungszahl.
       *[other] Nach { $games } weiteren gewerteten Partien bekommst du eine Wertungszahl.
    }
# Unter einer Wertungszahl.
people-uncertainty = { $provisional ->
        [true] ± { $points }, vorläufig
       *[false] ± { $points }
    }
# Unter der höchsten Zahl von Punkten oder Sternen eines Spielers.
people-best = { $shields ->
        [true] höchste Punktzahl
       *[false] meiste Sterne
    }
# Über der Wertungszahl bei Rätseln.
people-puzzles-of = Rätsel: { $game }
people-rating-in = { $players ->
        [one] Wertungszahl in { $game } ({ $players } Spieler)
       *[other] Wertungszahl in { $game } ({ $players } Spieler)
    }
people-span = Zeitraum
people-span-name = { $span ->
        [month] 1 Monat
        [half] 6 Monate
       *[all] Gesamte Zeit
    }
people-course-short = In diesem Zeitraum gibt es zu wenige gewertete Partien für eine Kurve.
people-records = Beste Ergebnisse
people-record = { $kind ->
        [points] Meiste Punkte
        [margin] Höchster Sieg
        [row] Meiste Siege in Folge
       *[stars] Beste Reise
    }
people-record-value = { $kind ->
        [row] { $value ->
            [one] { $value } Sieg
           *[other] { $value } Siege
        }
        [stars] { $value ->
            [one] { $value } Stern
           *[other] { $value } Sterne
        }
        [margin] { $value ->
            [one] mit { $value } Punkt Vorsprung
           *[other] mit { $value } Punkten Vorsprung
        }
       *[points] { $value ->
            [one] { $value } Punkt
           *[other] { $value } Punkte
        }
    }
people-against = Bilanz gegen einzelne Gegner
# Was die Farben der Balken darunter bedeuten.
people-against-key = gewonnen · unentschieden · verloren
people-against-row = Gewonnen: { $won }, unentschieden: { $drawn }, verloren: { $lost }
# Anstelle eines Namens, der nicht bekannt ist.
people-somebody = Unbekannt
people-badges = Abzeichen
# Neben der Überschrift „Abzeichen“: wie viele man hat.
people-badges-count = { $count } von { $of }
people-badge = { $badge ->
        [kept-light] Stetes Licht
        [month-light] Ein Monat Licht
        [solver] Rätsellöser
        [in-a-row] Fünf in Folge
        [sociable] Gute Gesellschaft
        [beat-jarl] Dem Jarl gewachsen
        [beat-skald] Dem Skalden gewachsen
        [beat-vala] Der Vala gewachsen
        [beat-norn] Der Norne gewachsen
        [wide-win] Weit voraus
        [full-table] Voller Tisch
        [builder] Baumeister
        [bronze] Bronze
        [silver] Silber
        [gold] Gold
        [all-fiefs] Ganz Northwood
       *[year] Ein volles Jahr
    }
people-badge-how = { $badge ->
        [kept-light] Löse { $of } Tage in Folge das Rätsel des Tages oder spiel die Partie des Tages.
        [month-light] Löse { $of } Tage in Folge das Rätsel des Tages oder spiel die Partie des Tages.
        [solver] Löse { $of } Rätsel beim ersten Versuch.
        [in-a-row] Gewinne { $of } Partien in Folge gegen Menschen.
        [sociable] Spiele mit { $of } verschiedenen Menschen.
        [beat-jarl] Gewinne gegen den Bot Jarl.
        [beat-skald] Gewinne gegen den Bot Skalde.
        [beat-vala] Gewinne gegen den Bot Vala.
        [beat-norn] Gewinne gegen den Bot Norne.
        [wide-win] Gewinne mit mindestens 10 Punkten Vorsprung.
        [full-table] Gewinne eine Partie zu viert.
        [builder] Baue in allen deinen Partien zusammen { $of } Langhäuser.
        [bronze] Hol auf einer Reise durch Northwood 16 Sterne.
        [silver] Hol auf einer Reise durch Northwood 18 Sterne.
        [gold] Hol auf einer Reise durch Northwood 20 Sterne.
        [all-fiefs] Gewinne auf einer Reise durch Northwood alle acht Lehen.
       *[year] Gewinne alle { $of } Szenarien des Longhouse-Jahrs.
    }
# Unter einem Abzeichen, das noch fehlt, etwa „3 von 5“.
people-badge-done = { $done } von { $of }
people-history = Partien
people-filter = { $by ->
        [game] Spiel
        [against] Gegner
        [outcome] Ergebnis
       *[kind] Art
    }
people-all = Alle
people-kind = { $kind ->
        [rated] Gewertet
       *[casual] Ungewertet
    }
people-found = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
people-more = Mehr zeigen
people-search = Spieler suchen
people-search-found = Gefundene Spieler
people-search-count = { $count ->
        [0] Niemand gefunden. Du findest hier deine Freunde und alle, die ihr Profil allen zeigen.
        [one] 1 Spieler
       *[other] { $more ->
            [true] Die ersten { $count } Spieler
           *[false] { $count } Spieler
        }
    }
people-public = Was andere sehen
people-public-about = Öffentlich ist nur, was du hier erlaubst. Du kannst das jederzeit ändern. Freunde sehen dein Profil immer.
people-publish = Alle auf diesem Server dürfen mein Profil sehen
people-rank-me = Meinen Namen in den Ranglisten zeigen
people-name-about = Unter diesem Namen sehen dich die anderen.
people-name-save = Name speichern
people-name-saved = Dein Name ist gespeichert.
people-data = Deine Daten
people-data-about = Lade alles herunter, was dieser Server über dich gespeichert hat, oder lösche es.
people-data-download = Daten herunterladen
people-data-delete = Daten löschen
people-data-sure = Willst du Name, Konto, Ergebnisse, Freunde und Nachrichten löschen? Das lässt sich nicht rückgängig machen. Deine Partien bleiben den anderen erhalten, ohne deinen Namen.
people-data-yes = Ja, alles löschen
people-data-no = Nein, behalten
people-profile-link = Link zu meinem Profil
people-no-profile = Hier gibt es kein Profil
people-no-profile-why = Diese Adresse gibt es nicht, oder das Profil ist privat.
people-since = Dabei seit { $since }
people-is-friend = Befreundet
people-befriend = Freundschaft anfragen
people-agree = Annehmen
people-decline = Ablehnen
people-asked = Anfrage gesendet
people-take-back = Anfrage zurückziehen
people-friends = Freunde
people-my-friends = Meine Freunde
people-friends-see = Freunde sehen gegenseitig ihre Profile und Tagesergebnisse.
people-invites = { $name } möchte mit dir befreundet sein
people-now-friends = Du und { $name } seid befreundet
people-see-profile = Profil ansehen
people-invite = Freunde einladen
people-invite-about = Erstelle einen Link und verschicke ihn. Er gilt zwei Wochen lang, und nur eine Person kann ihn nutzen.
people-make-link = Link erstellen
people-friend-link = Freundschaftslink
people-asking = Freundschaftsanfragen
people-remove = Entfernen
people-remove-who = { $name } aus meiner Freundesliste entfernen
people-no-friends = Hier hast du noch keine Freunde. Erstelle einen Link und schicke ihn jemandem, mit dem du gern spielst.
people-tab = { $tab ->
        [leaderboard] Ranglisten
        [friends] Freunde
        [clubs] Clubs
       *[bots] Bots
    }
people-bots-about = Die Wertungszahlen von Bots und Menschen sind vergleichbar. Die der Bots stammen aus Partien gegen den nächststärkeren Bot.
people-board = Rangliste
people-board-deal = Partie des Tages
people-board-streak = Tage in Folge
people-scope = Angezeigte Spieler
people-scope-name = { $scope ->
        [everybody] Alle
        [month] Dieser Monat
       *[friends] Freunde
    }
people-players = Spielerzahl
people-seen-later = Diese Rangliste siehst du, sobald du die Partie des Tages gespielt hast.
people-board-none = { $board ->
        [rating] Diese Rangliste ist noch leer. Um hier zu erscheinen, spiele gewertete Partien und wähle „Meinen Namen in den Ranglisten zeigen“.
        [puzzles] Diese Rangliste ist noch leer. Um hier zu erscheinen, löse Rätsel und wähle „Meinen Namen in den Ranglisten zeigen“.
        [deal] Diese Rangliste ist noch leer. Um hier zu erscheinen, wähle „Meinen Namen in den Ranglisten zeigen“.
       *[streak] Diese Rangliste ist noch leer. Um hier zu erscheinen, löse das Rätsel oder spiele die Partie des Tages und wähle „Meinen Namen in den Ranglisten zeigen“.
    }
people-not-listed = Du stehst nicht in den Ranglisten.
people-join-board = Meinen Namen zeigen
people-place = Rang
people-player = Name
people-rank = Spielstärke
people-value = { $board ->
        [deal] Sterne
        [streak] Tage in Folge
       *[rating] Wertungszahl
    }
people-count = { $board ->
        [rating] Partien
        [puzzles] Rätsel
       *[streak] Tage insgesamt
    }
# Hinter dem eigenen Namen in einer Rangliste.
people-you = du
people-stars = { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }
people-podium = Die ersten drei
people-others = So haben die anderen gespielt
people-others-later = Die Ergebnisse der anderen siehst du, sobald du selbst gespielt hast.
people-others-deal = { $count ->
        [one] So viele Sterne gab es auf { $count } Reise mit diesen Karten
       *[other] So viele Sterne gab es auf { $count } Reisen mit diesen Karten
    }
people-others-better = Deine Reise war besser als { $share } aller Reisen.
# Der Text eines Balkens im Diagramm.
people-others-bar = { $count ->
        [one] Sterne: { $stars } · { $count } Reise
       *[other] Sterne: { $stars } · { $count } Reisen
    }
people-others-puzzle = Rätsel des Tages
people-others-right = { $share } der Spieler haben es beim ersten Versuch gelöst
people-others-tried = { $count ->
        [one] { $count } Spieler hat das Rätsel versucht.
       *[other] { $count } Spieler haben das Rätsel versucht.
    }
people-friends-today = Ergebnisse deiner Freunde
people-friends-none = Von deinen Freunden hat an diesem Tag noch niemand gespielt.
people-right = { $right ->
        [true] auf Anhieb gelöst
        [false] nicht auf Anhieb
       *[none] noch offen
    }
people-everybody = Alle
people-puzzle-column = Rätsel
people-deal-column = Partie

# Clubs und ihre Turniere.

people-club-new = Neuer Club
people-club-about = Ein Club ist ein privater Ort für eure Familie oder euer Spielecafé. Wer den Link bekommt, kann beitreten. Dann spielt ihr miteinander und tragt Turniere aus.
people-club-name = Name des Clubs
people-club-make = Club gründen
people-club-people = { $count ->
        [one] { $count } Mitglied
       *[other] { $count } Mitglieder
    }
people-club-join = Beitreten
people-club-join-about = Die Mitglieder sehen deinen Namen und deine Ergebnisse in diesem Club.
people-club-members = Mitglieder und Ergebnisse
# Hinter dem Namen des Mitglieds, das den Club gegründet hat.
people-club-owner = Leitung
people-club-remove-who = { $name } aus dem Club entfernen
people-club-link = Link zum Beitreten
people-club-link-about = Wer den Link hat, kann beitreten, solange der Club weniger als 16 Mitglieder hat. Wird ein Mitglied entfernt, ändert sich der Link.
people-club-play = Fjords spielen
people-club-no-games = Noch keine Partien. Wähle ein Mitglied als Gegner.
people-club-leave = Club verlassen
people-club-leave-about = Wenn du den Club während eines Turniers verlässt, verlierst du deine laufende Partie. Frühere Ergebnisse bleiben erhalten.
people-club-options = Optionen für { $name }
people-club-sure = { $what ->
        [close] Willst du den Club für alle auflösen? Jeder behält seine Partien.
       *[leave] Willst du den Club verlassen?
    }
people-club-part = { $what ->
        [close] Ja, auflösen
       *[leave] Ja, verlassen
    }
people-club-stay = Nein, bleiben
people-club-close = Club auflösen
people-won = Gewonnen
people-drawn = Unentschieden
people-points = Punkte
# Spalte einer Turniertabelle: die Punkte aller Gegner zusammen; sie entscheiden bei Gleichstand.
people-buchholz = Punkte der Gegner
people-game-state = { $state ->
        [open] wartet auf Spieler
        [running] läuft
       *[over] beendet
    }
people-tournament-new = Neues Turnier
people-tournament-about = Alle Mitglieder machen mit (3 bis 16). Gespielt wird Fjords zu zweit.
people-tournament-kind = Turnierform
people-tournament-kind-name = { $kind ->
        [swiss] Schweizer System
       *[round-robin] Jeder gegen jeden
    }
people-tournament-rounds = Beginn der nächsten Runde
people-tournament-every = { $minutes ->
        [0] wenn ich sie starte
        [15] nach 15 Minuten
        [30] nach 30 Minuten
        [60] nach einer Stunde
        [1440] nach einem Tag
       *[other] nach einer Woche
    }
people-tournament-begin = Turnier starten
people-tournament-over = Das Turnier ist zu Ende.
people-tournament-round = Runde { $round } von { $of }.
people-tournament-next = Nächste Runde: { $next }.
people-round = Runde { $round }
# Anstelle des Gegners, für einen Spieler, der keinen hat.
people-bye = in dieser Runde spielfrei
# Hinter dem Namen eines Spielers, in der Tabelle eines Turniers.
people-gone = nicht mehr im Club
people-score = { $score ->
        [one] 1–0
        [other] 0–1
        [drawn] ½–½
       *[none] 0–0
    }
# Anstelle des Ergebnisses einer Partie.
people-open = noch offen
people-decide = Ergebnis: { $one } gegen { $other }
people-to-table = Zur Partie
people-next-round = Nächste Runde
people-challenge = Zur Partie einladen
people-months = Monate
people-month-before = Voriger Monat
people-month-after = Nächster Monat
