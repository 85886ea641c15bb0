# What a table refuses.

table-no-such-game = There is no such game. Check the link.
table-damaged = Game { $game } is damaged from entry { $ply } on. Ask the server’s operator to restore a backup.
table-busy = Another action in this game is not finished yet. Try again in a moment.
# Also passed: $given, $ply (not for players)
table-stale = Another move was made in the meantime. Look at the board again before you move.
table-not-begun = The game hasn’t begun yet, because some seats are still free.
table-not-running = This game is not in progress, so you can’t do that.
table-over = The game is over.
table-not-over = The game isn’t over yet.
table-only-watching = You’re a spectator. You have no seat in this game, so you can’t move.
table-not-your-turn = It isn’t your turn.
table-not-your-seat = Seat { $seat } isn’t yours.
table-seat-taken = Seat { $seat } is taken. Choose another.
table-seat-reserved = Seat { $seat } is reserved for someone else. Choose another.
table-seats = You gave settings for { $given ->
        [one] 1 seat
       *[other] { $given } seats
    }, but the game has { $seats }.
table-name = A name must be one line of up to { $longest } visible characters.
table-nonce = “nonce” must have 1 to 100 visible ASCII characters.
table-timeout = “{ $given }” doesn’t say what happens when a player’s time runs out. Use resign or bot:LEVEL.
table-rated-alone = A solo game can’t be rated.
table-rated-casual = A game can’t be both rated and casual. Choose one.
table-rated-bots = A rated game can’t have bots.
table-rated-hints = There are no hints in a rated game.
table-daily-hints = There are no hints in the game of the day: everyone plays it without help.
table-daily-chances = You can’t see your chances in the game of the day.
table-same-deal = Only a solo game can be played again with the same deal.
table-rated-twice = In a rated game, every seat needs a different player.
table-takeback-nothing = You have no move to take back.
table-takeback-revealed = A tile or card was revealed after this move. You can undo it only in casual games.
# Also passed: $to
table-takeback-no-decision = That wasn’t your move. Choose one of your own moves to take back.
table-offer-waits = A player has already made this offer. Wait for the answer.
table-offer-gone = This offer is no longer open.
table-log-long = This game already has too many takebacks and offers. Play on or resign.
table-offer-not-asked = This offer isn’t for you, or you’ve already agreed to it.
table-not-left = The player in seat { $seat } hasn’t left.
table-rematch-made = There is already a rematch of this game.
table-nothing-to-finish = The outcome is still open, so you can’t skip to the end yet. Choose a move.
table-hidden = Placement help is off in this game. Look for the places yourself.
table-no-chat = This game has no chat.
table-chat = A message must be one line of up to { $longest } characters.
table-email = This is not an e-mail address. Check the spelling.
table-login = A username must have 2 to 30 lower-case letters, digits, dots, hyphens or underscores.
table-login-taken = This username is taken. Choose another.
table-password = A password must have { $least } to { $most } characters.
table-wrong-password = The username or the password is wrong.
table-no-account = There is no account “{ $login }”.
table-database-kind = “{ $given }” is not a supported database. Choose sqlite or postgresql.
table-store-away = The server can’t open or save games right now. Try again in a moment.
table-redis-kind = “{ $given }” is not a Redis address. It must begin with redis://, rediss:// or unix://.
table-database-away = The database can’t be reached: { $problem }
table-characters = This text contains a character that can’t be saved. Remove it.
table-database-file = This database exists only in memory, so a restart would delete it. Choose a file instead.
table-database-newer = This database belongs to a newer version of Longhouse. Install that version, or restore the copy from before the upgrade.
table-no-pg-dump = The database needs a backup before the upgrade, but the program pg_dump was not found. Install pg_dump.
table-database-missing = There is no database “{ $database }”. Check its name.
table-database-empty = The database “{ $database }” is empty. Restore a backup, or delete the file to start without games.
table-database-foreign = The database “{ $database }” belongs to another program. Choose another file.
table-database-full = The disk with the database is full, so no move can be saved. Free some space.
table-database-read-only = The database can’t be written to. Check the permissions of its file and folder.
table-database-damaged = The database is damaged ({ $problem }). Restore a backup with “longhouse admin restore”.
table-database-failing = The database reports a problem: { $problem }
table-database-silent = The database doesn’t answer.
table-database-remains = The database “{ $database }” is gone, but “{ $left }” is still there. Restore “{ $database }”, or delete “{ $left }”.
table-database-exists = There is already a database “{ $database }”. Move it, or choose another name.
table-backup-exists = There is already a file “{ $file }”. Choose another name.
table-backup-failed = The backup “{ $file }” could not be written: { $problem }
table-backup-damaged = The backup “{ $file }” is damaged: { $problem }
table-backup-kind = The backup “{ $file }” comes from a { $kind } database. Choose a database of this kind.
table-no-backup = There is no backup “{ $file }”. Check its name.
table-not-a-backup = “{ $file }” is not a backup of a Longhouse database.
table-restore-failed = The backup could not be restored: { $problem }
table-no-program = The program { $program } was not found. Install the PostgreSQL programs.

# Conditional moves: what the player wants to play, depending on the others’ moves.
table-plan-not-here = You can plan ahead only in games over several days, against other players.
table-plan-turn = It’s your turn. Make your move first, then plan ahead.
table-plan-chance = A tile or card is drawn in your plan. You can plan only up to that point.
table-plan-twofold = You have planned two different answers to the same moves. Remove one of them.
table-plan-long = You can save at most { $lines } plans, of { $actions } moves each. Remove some.
