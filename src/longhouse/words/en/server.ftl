# What the server says.

server-not-found = There is nothing here. Check the address.
server-method = This address doesn’t accept this kind of request.
server-bad-request = The server can’t read this request: { $problem }
server-bad-json = The request is not valid JSON. Send valid JSON.
server-too-deep = The JSON of this request is nested too deeply.
server-protocol = This page and the server have different versions. Reload the page.
server-bad-message = The server can’t read this message: { $problem }
server-too-big = Your request is too big. The limit is { $problem } bytes.
server-too-fast = You sent too many requests at once. Wait a moment, then try again.
server-too-slow = The request arrived too slowly. Try again.
server-too-heavy = The server stopped this request because it took too long.
server-busy = The server is busy right now. Try again in a moment.
server-full = Too many people are using this server right now. Try again in a moment.
server-import-refused = Game no. { $number } in the file can’t be imported: { $problem } All games before it were imported.
server-import-running = You are already importing games. Wait until the import is done.
server-most-open = Too many of your games are waiting for players: the limit is { $most }. Start or delete one first.
server-most-public = Too many of your public games are waiting for players: the limit is { $most }. Start or delete one first.
server-most-bots = You have too many unfinished games in which only bots play: the limit is { $most }. Delete one first.
server-join-first = Join the game first.
server-wrong-token = This link doesn’t give you a seat in this game. Check that you opened the complete link.
server-who = This server doesn’t recognise your device. Reload the page.
server-link-over = This sign-in link is no longer valid. Make a new one.
server-link-two = You’ve already played on both devices, so the devices can’t be linked.
server-link-sure = “{ $name }” wants to sign in as you on another device. Did you make that link yourself?
server-not-yours = You don’t have access to this.
server-not-over = You can see this when the game is over.
server-has-begun = The game has already begun.
server-other-game = This game file belongs to another game, or to a game with other options.
server-rated-from = A game that starts from a chosen position can’t be rated.
server-most-imported = You have too many games here to import more: the limit is { $most }.
server-too-many-games = You can import at most { $most } games at once.
server-no-such-bot = There is no bot “{ $level }” for this game. Choose one of: { $levels }.
server-no-bots = This server has no bots.
server-passphrase = Enter the passphrase for this server first.
server-host = The server doesn’t know this host name. Use the address that the server was started with.
server-origin = Requests from other websites are not allowed.
server-banned = The operator of this server has banned you.
server-muted = The operator of this server has turned chat off for you.
server-blocked = You can’t join this game: you have blocked one of its players, or one of them has blocked you.
server-block-self = You can’t block yourself.
server-block-most = You can block at most { $most } people. Unblock someone first.
server-no-person = This player can’t be found on this server.
server-no-profile = This profile doesn’t exist, or it is private.
server-friend-self = You can’t be your own friend. Choose someone else.
server-friend-own-link = This is your own link. Send it to a friend.
server-friend-link-used = This link has already been used. Ask your friend for a new one.
server-friend-link-over = This link is invalid or has expired. Ask your friend for a new one.
server-friend-blocked = You can’t become friends: one of you has blocked the other.
server-friend-most = { $most ->
        [one] One of you already has { $most } friend, which is the limit.
       *[other] One of you already has { $most } friends, which is the limit.
    }
server-friend-asked = This player already has too many open friend requests. Try again later.
server-challenge-self = You can’t invite yourself. Choose someone else.
server-challenge-blocked = You can’t play each other: one of you has blocked the other.
server-challenge-waits = You’ve already invited this player. Wait for the answer, or withdraw your invitation.
server-challenge-most = { $most ->
        [one] You already have { $most } invitation waiting for an answer. Withdraw it first.
       *[other] You already have { $most } invitations waiting for an answer. Withdraw one first.
    }
server-challenge-asked = This player already has too many open invitations. Try again later.
server-challenge-gone = This invitation has been answered or withdrawn, or it has expired.
server-no-such-name = No player here has the username “{ $name }”. Check the spelling.
server-push-challenge = A player has invited you to a game. Open Longhouse to answer.
server-no-club = This club doesn’t exist, or you’re not a member.
server-club-link = This link doesn’t work any more. Ask a member of the club for a new one.
server-club-full = This club is full. The limit is { $most ->
        [one] { $most } member.
       *[other] { $most } members.
    }
server-club-blocked = You can’t join this club: you have blocked one of its members, or one of them has blocked you.
server-club-most = { $most ->
        [one] You can be in at most { $most } club. Leave it first.
       *[other] You can be in at most { $most } clubs. Leave one first.
    }
server-club-owner = Only the club’s owner can do this.
server-club-twice = Choose each opponent only once, and don’t choose yourself.
server-tournament-people = A tournament needs { $least } to { $most } players. Members of this club: { $people }.
server-tournament-seats = A tournament needs a game for two players. Choose a different one.
server-tournament-running = This club is already playing a tournament. Finish it first.
server-tournament-undecided = Some games in this round aren’t finished yet. Wait for them to finish, or enter their results.
server-tournament-round = You can enter results only for the current round.
server-report-text = Describe what happened in one line, with at most { $longest } characters.
server-report-most = You have sent many reports today. Try again tomorrow.
server-failure = Something went wrong on the server. The server log has the details under error { $number }.
server-starting = The server is starting. It may be waiting for its database.
server-no-network = This machine is not connected to a network that phones can reach. Connect it to your Wi-Fi or local network first.
server-cannot-listen = The server can’t listen on { $host }, port { $port }: { $problem }
server-smtp = This is not the address of a mail host. Write it like this: smtp://host:port/?from=address
server-daily-secret = The secret for the game of the day is too short. It needs at least { $least } characters.
server-mail-subject = It’s your turn in { $game }
server-mail-your-turn = It’s your turn: { $link }

    To stop these e-mails, open this link: { $unsubscribe }
server-mail-confirm-subject = Confirm your e-mail address
server-mail-confirm-text = Someone entered this address on a Longhouse game server, to get an e-mail when it’s their turn. If that was you, confirm the address here: { $link }

    If it wasn’t you, do nothing. You won’t get any other e-mails.
server-mail-confirm-ask = Do you want this server to send you an e-mail when it’s your turn?
server-mail-confirm-button = Confirm
server-mail-confirmed = Thank you. Your e-mail address is confirmed.
server-mail-unsubscribe-ask = Do you want this server to stop sending you e-mails?
server-mail-unsubscribe-button = Unsubscribe
server-mail-unsubscribed = You won’t get any more e-mails from this server.
server-mail-link = This link is invalid or has expired. Request a new one in your settings.
server-mail-too-many = Too many e-mails have been sent to this address today. Try again tomorrow.
server-push-your-turn = It’s your turn.
server-push-offer = Another player is asking you something. Open the game to answer.
server-push-service = This server doesn’t know your browser’s notification service.
server-no-push = This server doesn’t send notifications.

serve-bots-ready = The bots are ready. Press Ctrl-C to stop them.
server-remote-bots = To reach bots in other processes, the server needs Redis. Give the address of Redis with --redis.
package-missing = The package “{ $package }” is missing. Install it: pip install 'longhouse[{ $extra }]'
cli-serve = run the web server
cli-host = address to listen on
cli-port = port to listen on (default: a free one)
cli-lan = let phones in the same network join: listen on an address they can reach, and show a QR code
cli-open = open the web app in the browser
cli-database = database for the games: sqlite:///FILE or postgresql://…
cli-redis = address of Redis (redis://…), needed when several servers share one PostgreSQL database
cli-public-url = public address of the server (https://…), used in links to games
cli-passphrase = passphrase that visitors must enter
cli-trusted-proxies = addresses of the proxies that the server trusts, separated by commas
cli-smtp = mail host for e-mails to players: smtp://user:password@host:port/?from=address
cli-push-service = address of one more push service to allow, besides those of the common browsers; can be given several times
cli-daily-secret = file with a secret of at least 32 characters; servers that share it have the same game of the day
cli-remote-bots = use bots that `longhouse bots` runs, on this machine or on others
cli-lazy-bots = load the bots when a player first needs them, not when the server starts
cli-no-limits = don’t limit how many requests an address may send: for load tests, or behind a proxy with its own limits
cli-verbose = print a log of what the program does
cli-bots-jobs = how many bots think at the same time (default: one per processor core)
cli-admin = manage a server’s games and accounts
cli-admin-what = list games, export or delete one, back up, restore or verify the database, or reset an account’s password
cli-admin-name = id of the game, name of the file, or username of the account
cli-admin-text = the new name; or the reason for a ban or mute, for the log
serve-listening = Longhouse is running at { $address } (press Ctrl-C to stop)
serve-admin-name = After “{ $what }”, give the id of a game, the name of a file, or a username.
serve-admin-text = After “{ $what }”, give the player’s name and then the new name.
serve-verified = Games checked: { $games }. Damaged: { $damaged }.
serve-backup-verified = The backup can be read. Games in the backup: { $games }. { $checksum ->
        [yes] Its checksum is right.
       *[no] There is no checksum file beside the backup.
    }
server-pair-alone = Quick pairing needs a game for two or more players.
server-pair-found = Players were already found for you. Accept or decline that game first.
