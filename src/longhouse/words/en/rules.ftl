# Refusals that both games share: options, records, fairness.

field-missing = “{ $name }” is missing in { $where }.
field-unknown = “{ $name }” does not belong in { $where }.
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
field-characters = “{ $name }” in { $where } contains characters that are not allowed in a text.
field-choice = “{ $name }” in { $where } can’t be { $given }. Choose one of: { $choices }.
field-amount = “{ $name }” in { $where } must be from { $least } to { $most }.
game-unknown = There is no game called “{ $name }”. Choose one of: { $games }.
view-other-game = This position belongs to another game, or to one with other options.
view-impossible = Impossible position: check “{ $part }”.

json-not-text = This is not a text file.
json-broken = This is not JSON, or it is cut off at line { $line }, column { $column }.
json-key-twice = The key “{ $name }” appears twice.
record-event-type = Every event must be text.
record-one-per-seat = “{ $name }” has { $given ->
        [one] 1 entry
       *[other] { $given } entries
    }, but the game has { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }.
record-one-line = “{ $name }” must be one short line of text.
record-commitment-form = The commitment must be 64 hexadecimal digits.
no-such-seat = There is no seat { $seat }.
record-no-such-ply = The game file has { $events ->
        [one] 1 event
       *[other] { $events } events
    }; { $given } is not among them.
record-ended-and-over = The game was played to its end, so it can’t have been broken off.
record-result = The result does not match the game.

fair-not-revealed = The { $what ->
        [seed] seed
       *[other] commitment
    } was not revealed, so nothing can be checked.
fair-other-seed = The seed is not the committed one.
fair-other-chance = The seed gives { $due }, not { $text }.
