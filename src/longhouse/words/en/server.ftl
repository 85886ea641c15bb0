# What the server says.

server-not-found = There is nothing here.
server-method = This cannot be done here.
server-bad-request = This cannot be understood: { $problem }
server-bad-json = This is not JSON.
server-bad-message = This message cannot be understood: { $problem }
server-too-big = This is too big: at most { $problem } bytes.
server-too-fast = That is too much at once. Wait a moment.
server-join-first = Join the game first.
server-wrong-token = This token does not open a seat of this game.
server-who = The server does not know who you are.
server-not-yours = This is not yours to see or do.
server-not-over = This can be seen when the game is over.
server-has-begun = The game has begun.
server-other-game = The record is of another game, or has other options.
server-rated-from = A game from a position cannot be rated.
server-too-many-games = At most { $most } games can come in at once.
server-no-such-bot = There is no bot “{ $level }” for this game: choose { $levels }.
server-no-bots = No bots are here to ask.
server-passphrase = This house has a passphrase.
server-host = This server does not go by that name.
server-origin = Another site may not speak for you.
server-failure = Something went wrong here; the log of the server has it under { $number }.
server-no-network = This machine is in no network that phones could reach.
server-cannot-listen = The server cannot listen at { $host }, port { $port }: { $problem }
server-smtp = The address of the mail host must look like smtp://host:port/?from=address.
server-mail-subject = Your turn in { $game ->
        [fjords] Fjords
       *[northwood] For Northwood!
    }
server-mail-text = Hello { $name },

    it is your turn: { $link }

serve-bots-ready = The bots take requests (Ctrl-C ends them).
server-remote-bots = Bots elsewhere are reached through Redis: name its address with --redis.
server-needs-nodes = The package “{ $package }” is missing. Install it: pip install 'longhouse[nodes]'
cli-serve = serve the games in the browser, here or for many
cli-host = the address to listen at
cli-port = the port to listen at; a free one by default
cli-lan = for the phones in the room: an address they can reach, with a QR code
cli-open = open the browser
cli-database = where games are kept: sqlite:///FILE or postgresql://…
cli-redis = where several servers of one PostgreSQL database tell each other their news: redis://…
cli-public-url = the address by which people reach the server
cli-passphrase = what one has to know to come in
cli-trusted-proxies = addresses of proxies whose headers are believed, with commas
cli-smtp = a mail host for notifications: smtp://user:password@host:port/?from=address
cli-remote-bots = let `longhouse bots` think, on this machine or others
cli-lazy-bots = let the bots prepare themselves when they are first needed, not when the server starts
cli-no-limits = do not limit how much comes from one address: where a proxy does, and for load tests
cli-verbose = log what happens
cli-bots-jobs = how many bots think at once; as many as there are cores by default
cli-admin = look after the games and people of a server
cli-admin-what = list games, export or delete one, copy the database to a file, give an account a new password
cli-admin-name = the game, file or account
serve-listening = Longhouse is open at { $address } (Ctrl-C closes it)
serve-admin-name = “{ $what }” needs a name after it.
