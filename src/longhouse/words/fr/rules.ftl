# Refus communs aux deux jeux : options, fichiers de partie, équité.

field-missing = « { $name } » manque dans { $where }.
field-unknown = « { $name } » est inconnu dans { $where }.
field-type = « { $name } » dans { $where } doit être { $expected ->
        [string] un texte
        [integer] un nombre entier
        [boolean] true ou false
        [number] un nombre
        [list] une liste
        [strings] une liste de textes
       *[set] un nom ou un objet
    }.
field-not-object = { $where } doit être un objet.
field-characters = « { $name } » dans { $where } contient des caractères interdits.
field-choice = « { $name } » dans { $where } ne peut pas être { $given } : choisissez { $choices }.
field-amount = « { $name } » dans { $where } doit aller de { $least } à { $most }.
game-unknown = Il n’y a pas de jeu « { $name } » : choisissez { $games }.
view-other-game = Cette position vient d’un autre jeu, ou d’une partie avec d’autres options.
view-impossible = Position impossible : vérifiez « { $part } ».

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
record-commitment-form = L’engagement doit compter 64 chiffres hexadécimaux.
no-such-seat = Il n’y a pas de place { $seat }.
record-no-such-ply = Ce fichier compte { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    } ; { $given } n’en fait pas partie.
record-ended-and-over = La partie est allée à son terme : elle ne peut pas avoir été interrompue.
record-result = Le résultat indiqué n’est pas celui de la partie.

fair-not-revealed = { $what ->
        [seed] La graine n’a pas été révélée
       *[other] L’engagement n’a pas été révélé
    } : rien ne peut être vérifié.
fair-other-seed = La graine ne correspond pas à l’engagement publié.
fair-other-chance = La graine donne { $due }, et non { $text }.
