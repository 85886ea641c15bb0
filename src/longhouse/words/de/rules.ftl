# Ablehnungen, die beide Spiele teilen: Optionen, Aufzeichnungen, Fairness.

field-missing = „{ $name }“ fehlt in { $where }.
field-unknown = „{ $name }“ ist in { $where } unbekannt.
field-type = „{ $name }“ in { $where } muss sein: { $expected ->
        [string] ein Text
        [integer] eine ganze Zahl
        [boolean] true oder false
        [number] eine Zahl
        [list] eine Liste
        [strings] eine Liste von Texten
       *[set] ein Name oder ein Objekt
    }.
field-not-object = { $where } muss ein Objekt sein.
field-characters = „{ $name }“ in { $where } hat Zeichen, die kein Text enthalten kann.
field-choice = „{ $name }“ in { $where } kann nicht { $given } sein: wähle { $choices }.
field-amount = „{ $name }“ in { $where } muss zwischen { $least } und { $most } liegen.
game-unknown = Es gibt kein Spiel namens „{ $name }“: wähle { $games }.
view-other-game = Diese Sicht gehört zu einem anderen Spiel oder anderen Optionen.
view-impossible = So sieht keine Stellung aus: „{ $part }“ kann so nicht sein.

json-not-text = Das ist keine Textdatei.
json-broken = Das ist kein JSON, oder es ist abgeschnitten: Zeile { $line }, Spalte { $column }.
json-key-twice = Der Schlüssel „{ $name }“ steht zweimal da.
record-event-type = Ein Ereignis muss ein Text sein.
record-one-per-seat = „{ $name }“ hat { $given } Einträge, aber das Spiel hat { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }.
record-one-line = „{ $name }“ muss eine kurze Textzeile sein.
record-commitment-form = Die Festlegung muss aus 64 Hexadezimalziffern bestehen.
no-such-seat = Es gibt keinen Platz { $seat }.
record-no-such-ply = Die Aufzeichnung hat { $events } Ereignisse; { $given } liegt nicht darin.
record-ended-and-over = Die Partie wurde zu Ende gespielt, also kann sie nicht abgebrochen worden sein.
record-result = Das Ergebnis ist nicht das, das die Partie ergibt.

fair-not-revealed = { $what ->
        [seed] Der Startwert
       *[other] Die Festlegung
    } wurde nicht offengelegt, also lässt sich nichts prüfen.
fair-other-seed = Der Startwert ist nicht der, auf den man sich festgelegt hatte.
fair-other-chance = Der Startwert ergibt { $due }, nicht { $text }.
