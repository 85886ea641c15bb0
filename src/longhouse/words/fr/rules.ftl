# Refus communs aux deux jeux : options, fichiers de partie, équité.

field-missing = « { $name } » manque dans { $where }.
field-unknown = « { $name } » est inconnu dans { $where }. Vérifiez l’orthographe.
field-type = « { $name } » dans { $where } doit être { $expected ->
        [string] un texte
        [integer] un nombre entier
        [boolean] true ou false
        [number] un nombre
        [list] une liste
        [strings] une liste de textes
       *[set] un nom ou un objet JSON
    }.
field-not-object = { $where } doit être un objet JSON.
field-characters = « { $name } » dans { $where } contient des caractères interdits.
field-choice = « { $name } » dans { $where } ne peut pas être { $given }. Choisissez parmi : { $choices }.
field-amount = « { $name } » dans { $where } doit être un nombre de { $least } à { $most }.
game-unknown = Il n’y a pas de jeu « { $name } ». Choisissez parmi : { $games }.
view-other-game = Cette position vient d’un autre jeu, ou d’une partie avec d’autres options.
view-impossible = Cette position est impossible. Vérifiez « { $part } ».

json-not-text = Ce n’est pas un fichier texte.
json-broken = Ce n’est pas du JSON, ou le fichier est coupé : ligne { $line }, colonne { $column }.
json-key-twice = La clé « { $name } » est présente deux fois.
record-event-type = Un événement doit être un texte.
record-one-per-seat = « { $name } » compte { $given ->
        [one] { $given } entrée
       *[other] { $given } entrées
    }, mais la partie a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
record-one-line = « { $name } » doit tenir sur une courte ligne.
record-commitment-form = L’empreinte de la graine (« commitment ») doit compter 64 caractères hexadécimaux.
no-such-seat = Il n’y a pas de place { $seat }.
record-no-such-ply = Ce fichier compte { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    } : il n’y a pas d’événement { $given }.
record-ended-and-over = Selon le fichier, la partie a été arrêtée avant la fin, mais ses coups vont jusqu’à la fin.
record-result = Le résultat indiqué dans le fichier n’est pas celui de la partie.

fair-not-revealed = { $what ->
        [seed] Le fichier ne donne pas la graine
       *[other] Le fichier ne donne pas l’empreinte de la graine
    } : les tirages ne peuvent pas être vérifiés.
fair-other-seed = La graine ne correspond pas à l’empreinte publiée au début de la partie.
fair-other-chance = Ce tirage ne vient pas de la graine. La graine donne { $due }, mais le fichier indique { $text }.
