# Clusters, benchmarks and data sets.

cli-ray = play on a Ray cluster: at this address, or on a new one on this machine
cluster-address = “{ $address }” is not the address of a Ray cluster. Write HOST:PORT, or auto.
cluster-nobody = No Ray cluster answers at { $address }. Check the address and whether the cluster is running.
cluster-refuses = The Ray cluster at { $address } refuses: { $problem }
cluster-differs = The node { $node } has other versions. Install the same everywhere. There: { $there }. Here: { $here }.
cluster-no-longhouse = Longhouse is missing on the node { $node }. Install it there: pip install 'longhouse[ray]'
cluster-no-worker = No node of the cluster has a free core. Try again later.
cluster-workers-die = Workers end again and again, the last one on { $node }. See the logs of Ray there.
cluster-lost = A worker on { $node } was lost. Its games are played again.

cli-benchmark = compare a bot by positions with exact values and by games against fixed bots
cli-benchmark-bot = name of the bot, such as skald, norn@500n or one given by --bot
cli-benchmark-game = game of the benchmark
cli-benchmark-sets = only these sets and ladders, separated by commas
cli-benchmark-deals = number of deals on each ladder, instead of the usual number
cli-benchmark-out = file for answers, games and the report; run the same command again to resume
benchmark-progress = Benchmark
benchmark-no-set = “{ $name }” is not a set of this benchmark. Choose from: { $names }.
benchmark-no-game = There is no benchmark of “{ $name }”. Choose from: { $games }.
benchmark-failed = The bot failed: { $problem }
benchmark-set = positions
benchmark-positions = number
benchmark-best = best move found (95%)
benchmark-regret = cost per move (95%)
benchmark-seconds = seconds per move
benchmark-ladder = ladder
benchmark-opponent = against
benchmark-margin = margin or stars (95%)
benchmark-written = The answers, games and the report are in { $file }.

cli-dataset = make positions with exact values, as text and as a Parquet file
cli-dataset-folder = folder for the files; run the same command again to resume
cli-dataset-games = number of games from which the positions of each set are taken
dataset-made = { $positions ->
    [one] 1 position: { $file }
   *[other] { $positions } positions: { $file }
}

play-replaced = { $problem } { $bot } plays this move.
play-bot-elsewhere = A server is running already, so this game is played there. Give --bot to that server.
