# The lessons, by their ids, and what stands around them.

tutorial-about = Each game in small lessons, with real moves at the real table. What breaks a rule is refused and explained, so try anything.
tutorial-aim = { $game ->
        [northwood] Eight fiefs, eight rulers. Charm each with exactly as many answers as the fief asks for, and earn its stars; 16 of 20 win.
       *[fjords] First you all discover a land, tile by tile. Then you settle it. Whoever has settled most of it wins.
    }
tutorial-begin = { $done ->
        [0] Begin
       *[other] Go on
    }
tutorial-progress = { $done } of { $count } lessons done
tutorial-is-done = (done)
tutorial-path = In real games the rune stones can come one or two at a time: the learning path in the set-up has seven games.
tutorial-play = { $game ->
        [northwood] Play the introduction
       *[fjords] Play an easy game
    }
tutorial-lesson = Lesson { $number } of { $count }
tutorial-steps = { $done } of { $count } steps done
tutorial-right = Well done.
tutorial-next = Next lesson
tutorial-again = Once more
tutorial-lessons = All lessons
tutorial-mistake = Show a mistake
tutorial-other = That is allowed, but it is not what this lesson is about.
tutorial-rules = In the rule book:

tutorial-title = { $lesson ->
        [two-tiles] Two neighbours
        [corners] Corner to corner
        [one-land] One land
        [row] Four to choose from
        [swap] When nothing fits
        [longhouse] A longhouse
        [settle] Settling
        [half-edge] Half an edge
        [divide] Mountains divide
        [cut-off] Cutting off
        [scoring] Counting
        [strength] Rune stone: Strength
        [water] Rune stone: Water
        [friendship] Rune stone: Friendship
        [journey] Rune stone: Journey
        [horse] Rune stone: Horse
        [wisdom] Rune stone: Wisdom
        [home] Rune stone: Home
        [draw] Variant: drawing
        [visit] A visit begins
        [follow] Following suit
        [trump] Trump
        [exactly] Exactly so many
        [ally] An ally
        [refill] Drawing
        [enough] Until it is enough
        [discard] Discarding
        [name] Naming a suit
        [look] Looking ahead
        [exchange] Choosing the statement
        [score] Straight to the score
        [back] One too many
        [ruler] Another ruler, another trump
        [move] Moving on
        [copy] Acting as the ruler
        [refresh] Ready again
        [later] After the answer
        [substitute] Friends stand in
       *[end] Stars and medals
    }

tutorial-task = { $step ->
        [two-tiles-1] Take the tile of plains and lay it where it touches at least two tiles. Try other cells, too: the table says why not.
        [corners-1] Terrain sits on the corners. Lay the tile with four corners of sea so that every corner it meets has the same terrain.
        [corners-2] Raven has laid a tile, too. Now lay the tile with three corners of mountain where two corners of mountain wait for it.
        [one-land-1] In the north the tile with half sea would match at every corner, but it would touch the others by water only. Lay it where land touches land.
        [row-1] Each turn you lay one of four tiles. Two of these fit nowhere yet: they stay in the row. Lay the sea on the right or the mountains on the left.
        [row-2] A new tile came into the row after each turn. Lay any tile you like.
        [swap-1] Lay the tile with two corners of mountain on the left of the land. After that no tile of the row will fit.
        [swap-2] The row was swapped for four new tiles, and Raven laid one of them. Go on with any tile.
        [longhouse-1] You can build only on the tile you lay this turn, and it needs plains. Lay a tile where you would like to live.
        [longhouse-2] Now build a longhouse on it. From there your vikings will set out.
        [settle-1] The land is complete. Place a viking on a free tile that is joined by plains to your longhouse (yellow).
        [settle-2] Raven settled as well. A viking is a starting point, too: place another one beside any piece of yours.
        [half-edge-1] The tile in the north-west shares only half an edge of plains with your longhouse. Go there.
        [half-edge-2] It was enough. Go on from there, or from your longhouse.
        [divide-1] Mountains lie on both corners between your longhouse and the tile in the south-east: no way across. Take the other tile first.
        [divide-2] Now go round: from your viking half an edge of plains leads to the tile behind the mountains.
        [cut-off-1] Three tiles in the east can be reached only across the tile in the middle, by Raven (black) as well. Who is there first?
        [cut-off-2] Raven has no free tile left to go to and is out of the game. Go on to the east.
        [scoring-1] This is your last viking. Place it anywhere and see what is counted.
        [strength-1] Lay the tile that is all mountain. The stone of Strength is put on it at once.
        [strength-2] It was the last tile, so settlement begins. Place a viking on a tile next to the stone: it will be worth one more.
        [water-1] The stone of Water stands in the west. Place a viking on a tile whose sea is connected to it: it is worth one more.
        [water-2] One more at the same sea, please.
        [friendship-1] Whoever has the most vikings around the stone of Friendship scores two. Take the tile beside it that Raven could take as well.
        [friendship-2] Now it stands one to one. Get ahead.
        [journey-1] Raven blocks the coast. Choose Journey and sail past: up to three tiles by sea, to a free tile with plains.
        [horse-1] Choose Horse and ride past Raven: up to three tiles along the mountains.
        [wisdom-1] Choose Wisdom. Put the stone on the empty cell in the middle, then a viking on the tile beyond it.
        [home-1] Home counts your own vikings next to a longhouse. Lay the tile into the bay, where it has the most neighbours.
        [home-2] Build, with the Home stone under the longhouse.
        [home-3] Place a viking next to it. It is worth two.
        [draw-1] In the Classic variant there is no row. Draw a tile.
        [draw-2] It fits nowhere and was set aside. Draw again.
        [draw-3] This one fits, so it must be laid.
        [visit-1] You hold three Leaves. Visit fief 4, where the King of Leaves rules: there Leaves are trump, and four answers have to score.
        [visit-2] Every dialogue begins with the ruler. Listen.
        [follow-1] The ruler said 5 of Leaves, so you must answer with Leaves. Let your answer score: play a higher one.
        [follow-2] Now 6 of Flowers. You have only one card of Flowers, so there is no choice, even though it does not score.
        [trump-1] You have no Eyes, so you may play anything. Claws are trump here and beat every other suit: score with the lowest.
        [trump-2] Now the statement is trump itself. Follow suit; only a higher trump scores.
        [exactly-1] Fief 2 wants exactly two, and you have two. From now on nothing may score: answer so that it does not.
        [exactly-2] Your last card. You cannot follow, and it is not trump: it will not score. Play it.
        [ally-1] Before you listen, one ally may help. Ask the Jack of Eyes: draw two cards, then discard two.
        [ally-2] You drew 8 and 4 of Flowers: trumps, which you need here. Discard a card of another suit.
        [ally-3] And a second one.
        [ally-4] The Jack is exhausted now, and only one ally may help in a dialogue. Listen.
        [refill-1] Four more answers have to score, and you hold just four cards. The Jack of Claws fills your hand up to eight.
        [refill-2] More cards mean more dialogues. Go on: listen.
        [enough-1] The Prince of Claws draws card after card, until a trump comes or you have enough. Ask him.
        [enough-2] 8 of Claws, and no trump: you decide. Take one more.
        [enough-3] 8 of Eyes. Six cards are enough now. Stop.
        [discard-1] In fief 0 no answer may score, and you hold the two highest trumps. The Jack of Flowers discards all trumps.
        [discard-2] What an ability says must be done. Discard one of your Eyes.
        [discard-3] And the other one.
        [name-1] In fief 0 nothing may score. The King of Eyes draws two cards and then discards every card of a suit you name before. Ask him.
        [name-2] Name the suit in which you hold your high cards.
        [look-1] The Queen of Eyes looks at the top three cards of the deck. Ask her.
        [look-2] 7 of Claws, 5 of Flowers and 2 of Leaves will come, in this order. Listen to the first.
        [look-3] No card of Claws in your hand beats a 7. Follow with the one you need least.
        [look-4] 5 of Flowers, as you knew. Score.
        [exchange-1] The King of Leaves takes the top card of the deck in exchange for one of yours. Ask him.
        [exchange-2] 7 of Claws joins your hand. The card you give will be the statement: give the 1 of Claws, which all your other Claws beat.
        [exchange-3] Now listen to your own card.
        [exchange-4] Any card of Claws scores.
        [score-1] Three have to score, and you hold three eights. The King of Claws puts all cards of your highest value on the score pile.
        [score-2] The order is yours. Choose the first eight.
        [score-3] The next one.
        [score-4] All of them must go.
        [back-1] Fief 1 wants one, and you have two. The Queen of Flowers puts the top card of the score pile back onto the deck.
        [back-2] One again. The card you lost comes back as the statement: listen.
        [back-3] Answer so that it does not score. Flowers are trump.
        [ruler-1] You hold four Leaves, but Claws are trump here. The Jack of Leaves lets the ruler change places with one nearby.
        [ruler-2] At most two fiefs away. Bring the King of Leaves here from fief 4.
        [ruler-3] Leaves are trump now; the number stays 3. Listen.
        [ruler-4] The highest card of Claws, and you have none. Score with your lowest trump.
        [move-1] Fief 4 wants four. You have three and weak cards. The Prince of Leaves goes on with the visit in another fief.
        [move-2] The next one, up or down. Which number have you hit already?
        [copy-1] The Queen of Leaves does what the ruler here would do: discard two cards that make nine. Ask her.
        [copy-2] Discard a card that has a partner.
        [copy-3] And its partner.
        [refresh-1] The Jack of Eyes is exhausted. The Lady of Leaves draws a card and makes another ally ready again. Ask her.
        [refresh-2] Choose the Jack of Eyes.
        [refresh-3] One ally a dialogue: the Jack has to wait for the next. Listen.
        [refresh-4] Score.
        [refresh-5] A new dialogue. Ask the Jack of Eyes a second time.
        [later-1] The Baron of Eyes acts after your next answer: an even value draws a card, an odd one discards a card. Ask him.
        [later-2] Nothing happens yet. Listen.
        [later-3] You need many cards here. Answer so that you score and draw one.
        [substitute-1] You won the King of Flowers over in fief 2. Call him as a substitute for an ally of your choice, before anything else.
        [substitute-2] For this visit he is your ally. Ask him.
        [substitute-3] Two cards that make nine: choose the first.
        [substitute-4] And the second.
        [end-1] The last visit: 15 stars so far, 16 win. You have three of exactly four. Score once more.
       *[end-2] Four. Your last card must not score, and it does not.
    }

tutorial-done = { $lesson ->
        [two-tiles] A tile always touches two others, so the land grows together and not in lines.
        [corners] Plains to plains, mountain to mountain, sea to sea, at every corner. You may turn a tile, never turn it over.
        [one-land] All land hangs together. Holes and lakes are allowed.
        [row] What you leave in the row, your opponents can take.
        [swap] The table swaps the row by itself as long as something in the bag still fits.
        [longhouse] You have four longhouses. They never move, and those not built by the end of exploration are lost.
        [settle] One viking a turn, always beside a piece of yours, never moved again. You must place one as long as you can.
        [half-edge] One corner of plains is enough to join two tiles. That goes for sea and mountains as well.
        [divide] Whoever lays mountains well has land that nobody else can get to.
        [cut-off] Take first what the others want as well. What only you can reach can wait.
        [scoring] Twenty vikings, twenty points. Since you have none left, the three free tiles that only you could reach count as well: 23 to 2. In a tie whoever began the settlement later wins.
        [strength] Each viking around the stone is worth one more, whoever it belongs to. The stone fills its tile: nobody can settle there.
        [water] The sea runs on from tile to tile, and half an edge is enough. Close bays early, or leave them open.
        [friendship] Two to one: two points for you. In a tie everybody would get them.
        [journey] Once in a game, instead of a normal turn. Pieces on the way do not stop you.
        [horse] Where a tile has two separate mountains, you leave it by the one you came.
        [wisdom] A bridge across a gap, once in a game. The stone stays and only keeps other stones of Wisdom away.
        [home] Only your own vikings count for your Home, one more each.
        [draw] At the start of a later turn you may take a tile set aside instead of drawing.
        [visit] You drew your eight cards first and chose the fief then: look at your hand before you travel.
        [follow] Scoring answers go onto the score pile, the others onto the discard pile.
        [trump] Trump scores against every other suit, but only if you cannot follow.
        [exactly] Your hand was empty, so the visit ended: exactly two. The fief and its stars are yours, and its ruler is your friend. One more or less, and it would have been lost.
        [ally] Each ally helps once a visit. After the visit all are ready again.
        [refill] High fiefs need many cards, low ones few.
        [enough] A trump would have ended it, and you would have kept it.
        [discard] Six low cards left, six dialogues in which nothing has to score. Other characters discard as well, each in their own way.
        [name] Three Leaves are gone, one of them just drawn. You named the suit before you saw what came.
        [look] Known cards stay known until the deck is shuffled. The table shows them.
        [exchange] A sure score, and a better hand. The other way round you can make sure not to score.
        [score] Exactly three. Four cards are left, and none of them may score now.
        [back] Too much can be put right, if you have kept the right ally.
        [ruler] If you succeed, the new ruler becomes your friend. The old one stays in the other fief.
        [move] Three of three. Ruler and trump are those of fief 3 now, and fief 4 can still be visited.
        [copy] With another ruler she would have done something else.
        [refresh] Two helps from one ally in the same visit.
        [later] 8 is even, so you drew a card. It would have been the same without scoring; only the value counts.
        [substitute] After the visit he leaves the game, but his fief keeps its stars. So call friends when it matters.
       *[end] 16 stars: bronze. 18 are silver, 20 are gold: every fief.
    }

tutorial-poor = { $move ->
        [corners-far] It matches there as well. But look for the two corners of mountain, on the left of the land.
        [row-leave] It fits there as well, but Raven would like that place. Lay the mountains on the left.
        [swap-side] That is allowed, but then other tiles still fit. Lay it on the left of the land.
        [longhouse-wait] You may leave it, but who has no longhouse cannot settle. Build here.
        [half-edge-whole] That way is open, too, with a whole edge. Try the half one.
        [cut-off-home] Nobody takes that tile from you. But now Raven would take the middle, and the whole east with it.
        [cut-off-later] It will not run away. Look to the east.
        [strength-far] There a viking is worth one point only. Next to the stone it is worth two.
        [water-dry] No sea there: one point. At the sea of the stone it is two.
        [friendship-side] Only you can get there, so it can wait. Raven would take the tile in the middle and be ahead.
        [friendship-far] That is not beside the stone.
        [journey-land] By land you never get past Raven. Choose Journey below the board, then a tile in the east.
        [horse-land] By land you never get past Raven. Choose Horse below the board, then a tile in the east.
        [wisdom-land] You can go there any time. The tile beyond the gap needs Wisdom: choose it below the board.
        [wisdom-short] That works, but you could walk there. Bridge the gap in the middle.
        [home-edge] There it would have few neighbours. Look for the bay.
        [home-plain] A longhouse, but without its stone. You have the Home stone: use it here.
        [home-wait] This was the last tile: it is now or never.
        [visit-trump] You may go there. But in fief 4 your three Leaves would be trumps.
        [follow-low] You follow suit, but 4 is lower than 5: it does not score.
        [trump-high] It scores, but any trump does. Keep the higher one.
        [trump-side] Neither the suit of the statement nor trump: it never scores, however high.
        [exactly-more] 8 beats 5 and would score: three instead of two, and the fief would be lost.
        [ally-trump] Flowers are trump in fief 5. Keep them.
        [enough-soon] You could, but with five cards it is hard to score four more times. Take one more.
        [enough-luck] One more might be a trump, or a burden. Stop here.
        [name-low] Your cards of that suit are low and will hardly score. Leaves are the danger.
        [look-waste] 6 does not beat 7 either. Keep it for later and play the 2.
        [look-low] 3 does not beat 5. Play the 7.
        [exchange-strong] Then an 8 would be the statement, and you give a strong card away.
        [exchange-unsure] That is possible. But with the 1 of Claws as the statement, every other card of Claws scores.
        [back-trump] That is trump and would score: two again.
        [ruler-other-suit] That ruler could come, too. But you hold four Leaves: fetch the King of Leaves.
        [ruler-high] It scores, but so does the lowest. Keep the high ones.
        [ruler-side] That is no trump: it does not score.
        [move-up] Fief 5 wants five, even more. You have three.
        [refresh-low] 2 does not beat 4.
        [later-odd] It scores, but 5 is odd: you would have to discard a card.
        [later-low] Even, but 2 does not beat 3.
       *[end-low] That does not score, and you have only one card left after it. Play the 7 now.
    }
