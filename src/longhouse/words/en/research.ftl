# Clusters, benchmarks and data sets.

cli-ray = play on a Ray cluster: the one at this address, or a new one on this machine
cluster-address = “{ $address }” is not the address of a Ray cluster. Write HOST:PORT, or auto.
cluster-nobody = No Ray cluster answers at { $address }. Check the address and whether the cluster is running.
cluster-refuses = The Ray cluster at { $address } can’t be used: { $problem }
cluster-differs = The node { $node } has different versions. Install the same versions everywhere. There: { $there }. Here: { $here }.
cluster-no-longhouse = Longhouse is missing on the node { $node }. Install it there: pip install 'longhouse[ray]'
cluster-no-worker = No node in the cluster has a free core. Try again later.
cluster-workers-die = Workers crash again and again, the last one on { $node }. See Ray’s logs there.
cluster-lost = A worker on { $node } was lost. Its games are being played again.

cli-benchmark = test a bot on positions with exact values and in games against fixed bots
cli-benchmark-bot = name of the bot, such as skald, norn@500n or one added with --bot
cli-benchmark-game = the game to benchmark
cli-benchmark-sets = run only these sets and ladders, separated by commas
cli-benchmark-deals = number of deals on each ladder, instead of the usual number
cli-benchmark-out = file for answers, games and the report; run the same command again to resume
benchmark-progress = Benchmark
benchmark-no-set = “{ $name }” is not a set or ladder in this benchmark. Choose from: { $names }.
benchmark-no-game = There is no benchmark for “{ $name }”. Choose from: { $games }.
benchmark-failed = The bot failed: { $problem }
benchmark-set = set
benchmark-positions = positions
benchmark-best = best move found (95% confidence interval)
benchmark-regret = cost per move (95% confidence interval)
benchmark-seconds = seconds per move
benchmark-ladder = ladder
benchmark-opponent = against
benchmark-margin = margin or stars (95% confidence interval)
benchmark-written = The answers, the games and the report are in { $file }.

cli-dataset = make positions with exact values, as text and as a Parquet file
cli-dataset-folder = folder for the files; run the same command again to resume
cli-dataset-games = number of games to take each set’s positions from
dataset-made = { $positions ->
    [one] 1 position: { $file }
   *[other] { $positions } positions: { $file }
}

play-replaced = { $problem } { $bot } plays this move instead.
play-bot-elsewhere = A server is already running, so this game is played there. Start that server with --bot instead.
