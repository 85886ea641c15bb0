# Ablehnungen, die beide Spiele teilen: Optionen, Partiedateien, Fairness.

field-missing = In { $where } fehlt „{ $name }“.
field-unknown = „{ $name }“ ist in { $where } unbekannt. Prüfe die Schreibweise.
field-type = „{ $name }“ in { $where } muss { $expected ->
        [string] ein Text
        [integer] eine ganze Zahl
        [boolean] true oder false
        [number] eine Zahl
        [list] eine Liste
        [strings] eine Liste von Texten
       *[set] ein Name oder ein Objekt
    } sein.
field-not-object = { $where } muss ein Objekt sein.
field-characters = „{ $name }“ in { $where } enthält ungültige Zeichen.
field-choice = „{ $name }“ in { $where } kann nicht { $given } sein. Zur Wahl stehen: { $choices }.
field-amount = „{ $name }“ in { $where } muss zwischen { $least } und { $most } liegen.
game-unknown = Es gibt kein Spiel namens „{ $name }“. Zur Wahl stehen: { $games }.
view-other-game = Diese Stellung gehört zu einem anderen Spiel oder zu einer Partie mit anderen Optionen.
view-impossible = Diese Stellung ist unmöglich. Prüfe „{ $part }“.

json-not-text = Das ist keine Textdatei.
json-broken = Das ist kein gültiges oder kein vollständiges JSON (Zeile { $line }, Spalte { $column }).
json-key-twice = Der Schlüssel „{ $name }“ kommt zweimal vor.
record-event-type = Jedes Ereignis in der Partiedatei muss ein Text sein.
record-one-per-seat = „{ $name }“ hat { $given ->
        [one] { $given } Eintrag
       *[other] { $given } Einträge
    }, aber die Partie hat { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }. Gib für jeden Platz genau einen Eintrag an.
record-one-line = „{ $name }“ muss eine kurze Textzeile sein.
record-commitment-form = Der Prüfwert („commitment“) muss aus 64 Hexadezimalziffern bestehen.
no-such-seat = Platz { $seat } gibt es nicht.
record-no-such-ply = Die Partiedatei hat { $events ->
        [one] 1 Ereignis
       *[other] { $events } Ereignisse
    }. Ereignis { $given } gibt es nicht.
record-ended-and-over = Laut der Partiedatei wurde die Partie abgebrochen, aber ihre Züge reichen bis zum Ende.
record-result = Das Ergebnis in der Datei passt nicht zum Verlauf der Partie.

fair-not-revealed = In der Partiedatei fehlt { $what ->
        [seed] der Startwert
       *[other] der Prüfwert des Startwerts
    }. Ohne ihn lässt sich nicht prüfen, ob alles zufällig gezogen wurde.
fair-other-seed = Der Startwert passt nicht zum Prüfwert, der vor der Partie festgelegt wurde.
fair-other-chance = Diese Ziehung passt nicht zum Startwert. Er ergibt { $due }, aber in der Partiedatei steht { $text }.
