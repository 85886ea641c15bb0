# What the server says.

server-not-found = There is nothing here. Check the address.
server-method = This can’t be done here.
server-bad-request = Bad request: { $problem }
server-bad-json = This is not JSON.
server-bad-message = Bad message: { $problem }
server-too-big = This is too big. The limit is { $problem } bytes.
server-too-fast = That was too much at once. Wait a moment.
server-join-first = Join the game first.
server-wrong-token = This token is not for a seat in this game.
server-who = You’re not signed in on this device. Reload the page.
server-not-yours = You don’t have access to this.
server-not-over = Available once the game is over.
server-has-begun = The game has already begun.
server-other-game = The game file belongs to another game, or has other options.
server-rated-from = A game that starts from a position can’t be rated.
server-too-many-games = You can import at most { $most } games at once.
server-no-such-bot = There is no bot “{ $level }” for this game. Choose one of: { $levels }.
server-no-bots = No bots are available.
server-passphrase = This server needs a passphrase.
server-host = Unknown host name. Use the server’s own address.
server-origin = Requests from other websites are not allowed.
server-failure = Something went wrong on our side. Error { $number } is in the server log.
server-no-network = This machine is not in a network that phones can reach.
server-cannot-listen = The server can’t listen on { $host }, port { $port }: { $problem }
server-smtp = The mail host must look like smtp://host:port/?from=address.
server-mail-subject = Your turn in { $game ->
        [fjords] Fjords
       *[northwood] For Northwood!
    }
server-mail-text = Hello { $name },

    It’s your turn: { $link }

serve-bots-ready = The bots are ready (Ctrl-C stops them).
server-remote-bots = Bots elsewhere are reached through Redis. Give its address with --redis.
server-needs-nodes = The package “{ $package }” is missing. Install it: pip install 'longhouse[nodes]'
cli-serve = run the web server
cli-host = address to listen on
cli-port = port to listen on (default: a free one)
cli-lan = for phones in the room: listen on an address they can reach, and show a QR code
cli-open = open the browser
cli-database = where to keep games: sqlite:///FILE or postgresql://…
cli-redis = Redis that connects several servers of one PostgreSQL database: redis://…
cli-public-url = public address of the server
cli-passphrase = passphrase that visitors must enter
cli-trusted-proxies = trusted proxy addresses, comma-separated
cli-smtp = mail host for notifications: smtp://user:password@host:port/?from=address
cli-remote-bots = leave the thinking to `longhouse bots`, on this machine or others
cli-lazy-bots = prepare the bots when they are first needed, not when the server starts
cli-no-limits = no rate limits per address: for a server behind a proxy that has them, and for load tests
cli-verbose = log what happens
cli-bots-jobs = how many bots think at once (default: one per core)
cli-admin = manage a server’s games and accounts
cli-admin-what = list games, export or delete one, back up the database to a file, or reset an account’s password
cli-admin-name = the game, file or account
serve-listening = Longhouse is open at { $address } (Ctrl-C closes it)
serve-admin-name = “{ $what }” needs a name after it.
