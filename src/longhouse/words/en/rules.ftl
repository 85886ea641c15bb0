# Refusals that both games share: options, records, fairness.

field-missing = “{ $name }” is missing in { $where }.
field-unknown = “{ $name }” does not belong in { $where }.
field-type = “{ $name }” in { $where } must be { $expected ->
        [string] a string
        [integer] a whole number
        [boolean] true or false
        [number] a number
        [list] a list
        [strings] a list of strings
       *[set] a name or an object
    }.
field-not-object = { $where } must be an object.
field-characters = “{ $name }” in { $where } contains characters that are not allowed.
field-choice = “{ $name }” in { $where } can’t be { $given }. Choose one of: { $choices }.
field-amount = “{ $name }” in { $where } must be from { $least } to { $most }.
game-unknown = There is no game called “{ $name }”. Choose one of: { $games }.
view-other-game = This position comes from another game, or from a game with other options.
view-impossible = This position is impossible. Check “{ $part }”.

json-not-text = This is not a text file.
json-broken = This is not valid JSON. The problem is at line { $line }, column { $column }.
json-key-twice = The key “{ $name }” appears twice.
record-event-type = Every event must be a string.
record-one-per-seat = “{ $name }” has { $given ->
        [one] 1 entry
       *[other] { $given } entries
    }, but the game has { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }. Give exactly one entry for each seat.
record-one-line = “{ $name }” must be a single short line of text.
record-commitment-form = “commitment” must be 64 hexadecimal digits: the hash of the seed.
no-such-seat = There is no seat { $seat }.
record-no-such-ply = There is no event { $given }. The game file has { $events ->
        [one] 1 event
       *[other] { $events } events
    }.
record-ended-and-over = The game file says that the game was stopped early, but its moves reach the end of the game.
record-result = The result in the game file does not match the moves.

fair-not-revealed = The game file has no { $what ->
        [seed] seed
       *[other] hash of the seed (“commitment”)
    }, so the random draws can’t be checked.
fair-other-seed = The seed does not match its hash (the “commitment”) that was published before the game.
fair-other-chance = This random draw does not follow from the seed. The seed gives { $due }, but the game file says { $text }.
