# Refusals that both games share: options, records, fairness.

field-missing = “{ $name }” is missing in { $where }.
field-unknown = “{ $name }” is not known in { $where }.
field-type = “{ $name }” in { $where } must be { $expected ->
        [string] a text
        [integer] a whole number
        [boolean] true or false
        [number] a number
        [list] a list
        [strings] a list of texts
       *[set] a name or an object
    }.
field-not-object = { $where } must be an object.
field-characters = “{ $name }” in { $where } has characters that no text can hold.
field-choice = “{ $name }” in { $where } cannot be { $given }: choose { $choices }.
field-amount = “{ $name }” in { $where } must be from { $least } to { $most }.
game-unknown = There is no game called “{ $name }”: choose { $games }.
view-other-game = This view is of another game or of other options.
view-impossible = No position looks like this: “{ $part }” cannot be so.

json-not-text = This is not a text file.
json-broken = This is not JSON, or it is cut off: line { $line }, column { $column }.
json-key-twice = The key “{ $name }” stands there twice.
record-event-type = An event must be a text.
record-one-per-seat = “{ $name }” has { $given } entries, but the game has { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }.
record-one-line = “{ $name }” must be one short line of text.
record-commitment-form = The commitment must be 64 hexadecimal digits.
no-such-seat = There is no seat { $seat }.
record-no-such-ply = The record has { $events } events; { $given } is not among them.
record-ended-and-over = The game was played to its end, so it cannot have been broken off.
record-result = The result is not what the game comes to.

fair-not-revealed = The { $what ->
        [seed] seed
       *[other] commitment
    } was not revealed, so nothing can be checked.
fair-other-seed = The seed is not the one that was committed to.
fair-other-chance = The seed says { $due }, not { $text }.
