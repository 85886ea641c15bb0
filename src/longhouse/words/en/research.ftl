# Clusters, benchmarks and data sets.

cli-ray = play the games on the Ray cluster at this address; without an address, start a cluster on this machine
cluster-address = “{ $address }” is not the address of a Ray cluster. Write HOST:PORT, or auto.
cluster-nobody = No Ray cluster answers at { $address }. Check the address and whether the cluster is running.
cluster-refuses = Longhouse can’t use the Ray cluster at { $address }: { $problem }
cluster-differs = The node { $node } and this machine have different versions. Install the same versions on both. There: { $there }. Here: { $here }.
cluster-no-longhouse = Longhouse is not installed on the node { $node }. Install it there: pip install 'longhouse[ray]'
cluster-no-worker = No node in the cluster has a free core. Try again later.
cluster-workers-die = Workers keep crashing. The last one crashed on { $node }: see Ray’s logs there.
cluster-lost = A worker on { $node } stopped responding. Its games are being played again.

cli-benchmark = test a bot on positions with known values, and in games against fixed opponents
cli-benchmark-bot = name of the bot, such as skald, norn@500n or one added with --bot
cli-benchmark-game = the game in which the bot is tested
cli-benchmark-sets = run only these sets of positions and these ladders (names separated by commas)
cli-benchmark-deals = number of deals to play on each ladder (default: depends on the ladder)
cli-benchmark-out = file for the bot’s answers, the games and the report; run the same command again to resume
benchmark-progress = Running the benchmark
benchmark-no-set = This benchmark has no set or ladder called “{ $name }”. Choose from: { $names }.
benchmark-no-game = There is no benchmark for “{ $name }”. Choose from: { $games }.
benchmark-failed = { $count ->
        [one] In 1 position the bot gave no valid answer. This counts as the worst move.
       *[other] In { $count } positions the bot gave no valid answer. This counts as the worst move.
    }
benchmark-set = set of positions
benchmark-positions = number of positions
benchmark-best = positions where the bot chose the best move (95% interval)
benchmark-regret = cost per move (95% interval)
benchmark-seconds = seconds per move
# A column heading: a series of matches against fixed bots, the weakest first.
benchmark-ladder = ladder
benchmark-opponent = opponent
benchmark-margin = lead in points, or number of stars (95% interval)
benchmark-written = The answers, the games and the report are in { $file }.

cli-dataset = create a data set of positions with exact values, as a text file and a Parquet file
cli-dataset-folder = folder for the files; run the same command again to resume
cli-dataset-games = number of games from which the positions of each set are taken
dataset-made = { $positions ->
    [one] 1 position: { $file }
   *[other] { $positions } positions: { $file }
}

play-replaced = { $problem } For this move, { $bot } plays in its place.
play-bot-elsewhere = This game would be played on the server that is already running. Start that server with --bot instead.
