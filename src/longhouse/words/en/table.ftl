# What a table refuses.

table-no-such-game = There is no such game.
table-busy = Too much is happening at this table at once. Try again.
table-stale = The game has moved on: this was meant for ply { $given }, and it is at { $ply }.
table-not-begun = The game has not begun: seats are still open.
table-not-running = The game is not being played.
table-over = The game is over.
table-not-over = The game is not over yet.
table-only-watching = You are watching; you have no seat at this table.
table-not-your-turn = It is not your turn.
table-not-your-seat = Seat { $seat } is not yours.
table-seat-taken = Seat { $seat } is taken.
table-seat-reserved = Seat { $seat } is kept for somebody else.
table-seats = { $given ->
        [one] 1 seat is
       *[other] { $given } seats are
    } given, but the game has { $seats }.
table-name = A name is one line of at most { $longest } characters.
table-nonce = A nonce is 1 to 100 visible ASCII characters.
table-timeout = “{ $given }” is nothing that running out of time can do: choose resign, or bot: and a level.
table-rated-alone = A game for one cannot be rated.
table-rated-casual = A rated game cannot be casual.
table-rated-bots = There are no bots in a rated game.
table-rated-hints = There are no hints in a rated game.
table-rated-twice = In a rated game every seat is another person’s.
table-takeback-nothing = There is nothing of yours to take back.
table-takeback-revealed = Chance has revealed something since: this can only be taken back in a casual game.
table-takeback-no-decision = There was no decision of yours after { $to ->
        [one] 1 event
       *[other] { $to } events
    }.
table-offer-waits = This is offered already.
table-offer-gone = This offer is no longer there.
table-offer-not-asked = You are not asked, or you have agreed already.
table-not-left = Who sits on seat { $seat } has not left.
table-rematch-made = There is a rematch already.
table-nothing-to-finish = Nothing is decided here that could be finished.
table-hidden = With oversight the table does not tell where a tile fits.
table-no-chat = There is no chat at this table.
table-chat = Say one line of at most { $longest } characters.
table-email = This is no e-mail address.
table-login = A login has 2 to 30 small letters, digits, dots, hyphens and underscores.
table-login-taken = This login is taken.
table-password = A password has { $least } to { $most } characters.
table-wrong-password = Login or password is wrong.
table-no-account = There is no account “{ $login }”.
table-database-kind = “{ $given }” is no database that can be used: choose sqlite or postgresql.
table-store-away = The games cannot be reached at the moment; try again soon.
table-redis-kind = “{ $given }” is no address of Redis; it begins with redis://, rediss:// or unix://.
table-database-away = The database cannot be reached: { $problem }
table-characters = A character in this text cannot be kept.
table-database-file = A database in memory would be lost with the first restart: name a file.
table-database-newer = This database belongs to a newer version of Longhouse: install that one, or go back to the copy from before the upgrade.
table-no-pg-dump = The copy before the upgrade needs pg_dump, which was not found.
