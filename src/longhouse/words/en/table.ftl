# What a table refuses.

table-no-such-game = There is no such game. Check the link.
table-busy = This game is busy. Please try again.
# Also passed: $given, $ply (not for players)
table-stale = The game has moved on in the meantime. Look again before you move.
table-not-begun = The game hasn’t begun yet: seats are still free.
table-not-running = This game is not running.
table-over = The game is over.
table-not-over = The game isn’t over yet.
table-only-watching = You’re watching. You have no seat in this game.
table-not-your-turn = It isn’t your turn.
table-not-your-seat = Seat { $seat } isn’t yours.
table-seat-taken = Seat { $seat } is taken. Choose another.
table-seat-reserved = Seat { $seat } is reserved for someone else. Choose another.
table-seats = { $given ->
        [one] 1 seat is
       *[other] { $given } seats are
    } given, but the game has { $seats }.
table-name = Names are one line of up to { $longest } characters.
table-nonce = A nonce is 1 to 100 visible ASCII characters.
table-timeout = “{ $given }” is not a timeout action. Use resign or bot:LEVEL.
table-rated-alone = A solo game can’t be rated.
table-rated-casual = A rated game can’t be casual.
table-rated-bots = A rated game can’t have bots.
table-rated-hints = There are no hints in a rated game.
table-rated-twice = In a rated game, every seat needs a different player.
table-takeback-nothing = You have no move to take back.
table-takeback-revealed = A tile or card has been revealed since. Only casual games allow taking that back.
# Also passed: $to
table-takeback-no-decision = That was not a move of yours. Choose one of your own moves.
table-offer-waits = This has already been offered. Wait for an answer.
table-offer-gone = This offer has expired.
table-offer-not-asked = This offer isn’t for you, or you have already agreed.
table-not-left = The player on seat { $seat } has not left.
table-rematch-made = A rematch has already been set up.
table-nothing-to-finish = Nothing can be finished automatically yet.
table-hidden = Placement help is off in this game.
table-no-chat = There is no chat in this game.
table-chat = Messages are one line of up to { $longest } characters.
table-email = This is not an e-mail address.
table-login = Usernames have 2 to 30 lower-case letters, digits, dots, hyphens and underscores.
table-login-taken = This username is taken. Choose another.
table-password = Passwords have { $least } to { $most } characters.
table-wrong-password = The username or the password is wrong.
table-no-account = There is no account “{ $login }”.
table-database-kind = “{ $given }” is not a supported database. Choose sqlite or postgresql.
table-store-away = Games are unavailable right now. Try again in a moment.
table-redis-kind = “{ $given }” is not a Redis address. Begin with redis://, rediss:// or unix://.
table-database-away = The database can’t be reached: { $problem }
table-characters = This text contains a character that can’t be saved. Remove it.
table-database-file = A database in memory is lost at the first restart. Name a file.
table-database-newer = This database belongs to a newer version of Longhouse. Install that version, or restore the copy from before the upgrade.
table-no-pg-dump = The database has to be backed up before the upgrade, but pg_dump was not found.
