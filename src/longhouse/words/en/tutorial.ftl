# The lessons, by their ids, and what stands around them.

tutorial-about = Learn each game in small lessons, with real moves. You can try anything, because every mistake is explained.
tutorial-aim = { $game ->
        [northwood] You visit eight fiefs. Each has a ruler and a number. Score exactly that number, no more and no less, and the ruler gives you stars. Collect at least 16 of the 20 stars to win.
       *[fjords] First, all players explore a land together, tile by tile. Then each player settles as much of it as possible. The player with the most points wins.
    }
tutorial-continue = { $done ->
        [0] Start: { $title }
       *[other] Continue: { $title }
    }
tutorial-then = After the lessons, play your first game
tutorial-progress = { $count ->
        [one] { $done } of { $count } lesson done
       *[other] { $done } of { $count } lessons done
    }
tutorial-is-done = (done)
tutorial-path = Would you like to learn step by step? Choose “Learning path” when you set up a game. Its seven games introduce the rune stones a few at a time.
tutorial-play = { $game ->
        [northwood] Play an intro game
       *[fjords] Play an easy game
    }
tutorial-lesson = Lesson { $number } of { $count }
tutorial-steps = { $count ->
        [one] { $done } of { $count } step done
       *[other] { $done } of { $count } steps done
    }
tutorial-right = Well done!
tutorial-next = Next lesson
tutorial-again = Repeat the lesson
tutorial-lessons = All lessons
tutorial-mistake = Show a mistake
tutorial-other = That move is allowed, but this lesson is about something else. Try another move.
# Links to rules follow.
tutorial-rules = Read more in the rules:

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
        [cut-off] Cutting off land
        [scoring] Scoring
        [strength] The Strength stone
        [water] The Water stone
        [friendship] The Friendship stone
        [journey] The Journey stone
        [horse] The Horse stone
        [wisdom] The Wisdom stone
        [home] The Home stone
        [draw] Drawing (Classic variant)
        [visit] A visit begins
        [follow] Following suit
        [trump] Trump
        [exactly] The exact number
        [ally] An ally
        [refill] Drawing cards
        [enough] Knowing when to stop
        [discard] Discarding cards
        [name] Naming a suit
        [look] Looking ahead
        [exchange] Choosing the statement
        [score] Straight to the score pile
        [back] One too many
        [ruler] Another ruler, another trump
        [move] Moving the visit
        [copy] Copying the ruler
        [refresh] Ready again
        [later] After the reply
        [substitute] Friends stand in
       *[end] Stars and medals
    }

tutorial-task = { $step ->
        [two-tiles-1] Lay the all-plains tile where it touches at least two others. Try a wrong spot, too: the game tells you what’s wrong.
        [corners-1] The terrain is on the corners. Lay the tile with four sea corners. Every corner it meets must have the same terrain.
        [corners-2] Raven has laid a tile, too. Now lay the tile with three mountain corners so that it meets the two mountain corners of the land.
        [one-land-1] In the north, the tile that is half sea would match at every corner, but only sea would touch sea. Lay it where land touches land.
        [row-1] Each turn you lay one of four tiles. Two of these fit nowhere yet. Lay the sea tile on the right or the mountain tile on the left.
        [row-2] After each turn a new tile joins the row. Lay any tile you like.
        [swap-1] Lay the tile with two mountain corners to the left of the land. After that, no tile in the row will fit.
        [swap-2] The row was replaced by four new tiles, and Raven laid one of them. Lay any tile you like.
        [longhouse-1] You can build only on the tile you lay this turn, and it needs plains. Lay a tile where you would like to live.
        [longhouse-2] Now build a longhouse on that tile. Your vikings will set out from there.
        [settle-1] The land is complete. Place a viking on an empty tile that is connected by plains to your longhouse (yellow).
        [settle-2] Raven has settled, too. You can now also start from your viking. Place another viking next to any piece of yours.
        [half-edge-1] The tile in the north-west shares only half an edge of plains with your longhouse. Settle it.
        [half-edge-2] Half an edge was enough. Settle another tile from there, or from your longhouse.
        [divide-1] Between your longhouse and the tile in the south-east, both corners are mountain, so you can’t cross there. Settle the other tile first.
        [divide-2] Now go round. From your viking, half an edge of plains leads to the tile behind the mountains.
        [cut-off-1] The three tiles in the east can be reached only across the middle, and Raven (black) wants them, too. Settle the middle first.
        [cut-off-2] Raven has no tile left to settle and is out. Now settle the tiles in the east.
        [scoring-1] This is your last viking. Place it anywhere, and see how points are counted.
        [strength-1] Lay the all-mountain tile. The Strength stone goes on it at once.
        [strength-2] That was the last tile, so the settlement begins. Place a viking next to the stone: it scores 1 extra point.
        [water-1] The Water stone stands in the west. Place a viking on a tile connected to it by sea: it scores 1 extra point.
        [water-2] Place another viking on a tile with the same sea.
        [friendship-1] Whoever has the most vikings around the Friendship stone scores 2 points. Take the tile next to it that Raven can reach, too.
        [friendship-2] You and Raven each have one viking around the stone. Place a second one there and take the lead.
        [journey-1] Raven blocks the coast. Choose “Journey” to sail past: go up to three tiles by sea, to an empty tile with plains.
        [horse-1] Choose “Horse” to ride past Raven: go up to three tiles along the mountains, to an empty tile with plains.
        [wisdom-1] Choose “Wisdom”. Put the stone on the empty space in the middle, then a viking on the tile beyond it.
        [home-1] The Home stone scores for each viking of yours next to its longhouse. Lay the tile into the bay, where it has the most neighbours.
        [home-2] Build a longhouse with the Home stone under it.
        [home-3] Place a viking next to the longhouse. There it is worth 2 points.
        [draw-1] In the Classic variant there is no row. Draw a tile.
        [draw-2] The tile fits nowhere and was set aside. Draw again.
        [draw-3] This tile fits, so you must lay it.
        [visit-1] You hold three Leaves. Visit fief 4, where the King of Leaves rules: Leaves are trump there, and four replies must score.
        [visit-2] Every dialogue begins with a statement by the ruler. Listen to it.
        [follow-1] The ruler said 5 of Leaves, so you must reply with Leaves. To score, play a higher card.
        [follow-2] Now the statement is the 6 of Flowers. You hold just one Flowers card, so you must play it, even though it doesn’t score.
        [trump-1] You have no Eyes, so you may play anything. Claws are trump here and beat every other suit. Score with your lowest Claws card.
        [trump-2] Now the statement itself is trump. Follow suit; only a higher trump scores.
        [exactly-1] Fief 2 needs a score of exactly 2, and you have 2. From now on no reply may score: play a card that doesn’t.
        [exactly-2] This is your last card. You can’t follow suit, and the card isn’t trump, so it won’t score. Play it.
        [ally-1] Before you listen, you may use one ally. Use the Jack of Eyes: draw two cards, then discard two.
        [ally-2] You drew the 8 and the 4 of Flowers: trumps, which you need here. Discard a card of another suit.
        [ally-3] Discard a second card that is not a trump.
        [ally-4] The Jack is exhausted now, and you may use only one ally per dialogue. Listen to the ruler.
        [refill-1] Four more replies must score, and you hold just four cards. Use the Jack of Claws to draw until you hold eight.
        [refill-2] With more cards you have more dialogues. Now listen to the ruler.
        [enough-1] The Prince of Claws draws one card at a time, until a trump comes or you stop. Use him.
        [enough-2] The 8 of Claws is not a trump, so you may draw another card. Do so.
        [enough-3] You drew the 8 of Eyes. Six cards are enough now, so stop drawing.
        [discard-1] In fief 0 no reply may score, and you hold the two highest trumps. Use the Jack of Flowers to discard all trumps.
        [discard-2] You must do what an ability says. Discard one of your Eyes.
        [discard-3] Discard your other Eyes card, too.
        [name-1] In fief 0 no reply may score. The King of Eyes draws two cards, then discards every card of a suit you name first. Use him.
        [name-2] Name the suit of your high cards.
        [look-1] The Queen of Eyes peeks at the next three cards of the deck. Use her.
        [look-2] The 7 of Claws, the 5 of Flowers and the 2 of Leaves will come, in this order. Listen to the first statement.
        [look-3] None of your Claws beats a 7. Follow suit with the one you need least.
        [look-4] The statement is the 5 of Flowers, as you knew. Beat it.
        [exchange-1] The King of Leaves takes the next card of the deck and puts one of yours in its place. Use him.
        [exchange-2] You take the 7 of Claws. The card you give becomes the statement: give the 1 of Claws, which all your other Claws beat.
        [exchange-3] Now listen to your own card.
        [exchange-4] Any Claws card scores. Play one.
        [score-1] You need a score of 3, and you hold three eights. The King of Claws puts all cards of your highest value on the score pile.
        [score-2] You choose the order. Start with any eight.
        [score-3] Put the next eight on the score pile.
        [score-4] Put the last eight on the score pile, too. The ability moves all of them.
        [back-1] Fief 1 needs a score of 1, and you have 2. The Queen of Flowers puts the top card of the score pile back on the deck.
        [back-2] Your score is 1 again. The card comes back as the statement. Listen to it.
        [back-3] Flowers are trump. Play a card that doesn’t score.
        [ruler-1] You hold four Leaves, but Claws are trump here. Use the Jack of Leaves to swap the ruler with one nearby.
        [ruler-2] The other ruler may be up to two fiefs away. Bring the King of Leaves here from fief 4.
        [ruler-3] Leaves are trump now. The fief’s number is still 3. Listen to the ruler.
        [ruler-4] The statement is the highest Claws card, and you have no Claws. Score with your lowest trump.
        [move-1] Fief 4 needs a score of 4. You have 3, and weak cards. Use the Prince of Leaves to move the visit to another fief.
        [move-2] The visit can move one fief up or down. Choose the fief whose number you have already reached.
        [copy-1] The Queen of Leaves copies the ruler’s ability: here, discard two cards that add up to nine. Use her.
        [copy-2] Discard the first of two cards that add up to nine.
        [copy-3] Discard the second card of the pair.
        [refresh-1] The Jack of Eyes is exhausted. The Lady of Leaves draws a card and makes another ally ready. Use her.
        [refresh-2] Choose the Jack of Eyes.
        [refresh-3] You may use one ally per dialogue, so the Jack must wait for the next dialogue. Listen to the ruler.
        [refresh-4] Play a card that scores.
        [refresh-5] This is a new dialogue. Use the Jack of Eyes a second time.
        [later-1] The Baron of Eyes acts after your next reply: if its value is even, you draw a card; if it is odd, you discard one. Use him.
        [later-2] The Baron acts only after your reply. Listen to the ruler.
        [later-3] You need many cards here. Play a card with an even value that scores, so that you also draw a card.
        [substitute-1] You won over the King of Flowers in fief 2. Before anything else, call him as a substitute for any ally.
        [substitute-2] For this visit he is your ally. Use him.
        [substitute-3] He discards two cards that add up to nine. Choose the first.
        [substitute-4] Choose the second card of the pair.
        [end-1] This is the last visit. You have 15 stars and need 16. Your score is 3 and must be exactly 4: score once more.
       *[end-2] Your score is 4. Your last card must not score, and it won’t. Play it.
    }

tutorial-done = { $lesson ->
        [two-tiles] Every tile touches two others, so the land grows in all directions, not in a line.
        [corners] Plains meet plains, mountain meets mountain and sea meets sea, at every corner. You may rotate a tile, but never flip it.
        [one-land] All land is connected. Holes and lakes are allowed.
        [row] Your opponents can take the tiles you leave in the row.
        [swap] If no tile in the row fits, four new tiles replace the row. If no tile in the bag fits either, the exploration ends.
        [longhouse] You have four longhouses. They never move. If you have any left after the exploration, you lose them.
        [settle] You place one viking per turn, always next to a piece of yours. A viking never moves. You must place one as long as you can.
        [half-edge] One plains corner is enough to connect two tiles. The same goes for sea and mountains.
        [divide] If you lay mountains well, no one else can get to your land.
        [cut-off] First settle the land that others can also reach. Land that only you can reach can wait.
        [scoring] Your 20 vikings score 20 points. You have no vikings left, so the three empty tiles that only you can reach score, too. You win 23 to 2.
        [strength] Each viking next to the stone scores 1 extra point, no matter whose viking it is. No one can settle the tile with the stone.
        [water] The sea continues from tile to tile, and half an edge is enough. Each viking on a tile with this sea scores 1 extra point.
        [friendship] You have two vikings there and Raven has one, so you score 2 points. In a tie, every tied player scores 2 points.
        [journey] You may use Journey once per game, instead of a normal turn. Pieces on the way don’t stop you.
        [horse] If a tile has two separate mountain areas, you must leave it through the area by which you entered.
        [wisdom] Once per game, the Wisdom stone lets you cross an empty space. The stone stays there, and no other Wisdom stone may be put on that space.
        [home] Each of your own vikings next to that longhouse scores 1 extra point. Other players’ vikings there don’t.
        [draw] At the start of a later turn you may lay a tile that was set aside instead of drawing.
        [visit] You draw eight cards first, then choose the fief. So look at your hand before you travel.
        [follow] Replies that score go on the score pile, the others on the discard pile.
        [trump] Trump beats every other suit, but you may play it only if you can’t follow suit.
        [exactly] Your hand is empty and your score is exactly 2. You win the fief, its stars and the friendship of its ruler. With 1 or 3 you would have lost the fief.
        [ally] You can use each ally once per visit. After the visit all are ready again.
        [refill] Fiefs with high numbers need many cards. Fiefs with low numbers need few.
        [enough] If you draw a trump with the Prince, you must stop, but you keep the card.
        [discard] You have six low cards left, for six dialogues in which no reply may score. Other characters discard cards, too, each in their own way.
        [name] You discarded three Leaves, one of them just drawn. You always name the suit before you see the cards you draw.
        [look] You know these cards until the deck is shuffled. They are shown beside the deck.
        [exchange] You were sure to score, and you got a better hand. If you give a high card instead, you can make sure not to score.
        [score] Your score is exactly 3. You have four cards left, and none of them may score now.
        [back] If your score is one too high, the right ally can bring it down again. So keep that ally ready.
        [ruler] If you win this fief, the new ruler becomes your friend. The old ruler stays in the other fief.
        [move] You win with a score of 3 in fief 3. Ruler and trump are now those of fief 3, and you can still visit fief 4.
        [copy] In a fief with another ruler, the Queen of Leaves copies that ruler’s ability.
        [refresh] You used the same ally twice in one visit.
        [later] 8 is even, so you drew a card. It doesn’t matter whether the card scored.
        [substitute] After the visit the King leaves the game, but his fief keeps its stars. You can call each friend only once, so choose the right visit.
       *[end] 16 stars earn the bronze medal, and 18 stars earn silver. For gold you need all 20 stars, so you must win every fief.
    }

tutorial-poor = { $move ->
        [corners-far] The tile matches there, too. But look for the two mountain corners, on the left side of the land.
        [row-leave] The mountain tile fits there, too, but in this lesson Raven lays a tile there next. Lay the mountain tile to the left of the land.
        [swap-side] That is allowed, but other tiles would still fit, so you couldn’t swap. Lay it to the left of the land.
        [longhouse-wait] You don’t have to build, but without a longhouse you can’t settle. Build here.
        [half-edge-whole] That tile shares a whole edge of plains with your longhouse. Settle the tile that shares only half an edge.
        [cut-off-home] No one else can take that tile. But if you take it now, Raven takes the middle tile and then the whole east.
        [cut-off-later] That tile can wait. Settle in the east.
        [strength-far] A viking there is worth only 1 point. Next to the stone it is worth 2.
        [water-dry] There is no sea there, so a viking is worth only 1 point. On the sea next to the stone it is worth 2.
        [friendship-side] Only you can reach that tile, so it can wait. If you wait, Raven takes the middle tile and the lead.
        [friendship-far] That tile is not next to the stone. Choose a tile next to the stone.
        [journey-land] You can’t get past Raven by land. Choose “Journey” below the board, then a tile in the east.
        [horse-land] You can’t get past Raven by land. Choose “Horse” below the board, then a tile in the east.
        [wisdom-land] You can go there any time. To cross the empty space, choose “Wisdom” below the board.
        [wisdom-short] That works, but you can reach that tile by land. Cross the empty space in the middle.
        [home-edge] The tile would have few neighbours there. Lay it into the bay.
        [home-plain] That would be a longhouse without the Home stone. Use the stone here.
        [home-wait] This was the last tile, so you can’t build later. Build now.
        [visit-trump] You may go there. But in fief 4 your three Leaves would be trumps, so choose that one.
        [follow-low] You follow suit, but 4 is lower than 5, so it doesn’t score.
        [trump-high] That card scores, but any trump does. Play the lower one and keep this one.
        [trump-side] That card is neither trump nor of the statement’s suit. It never scores, however high it is.
        [exactly-more] An 8 beats a 5 and would score. With a score of 3 instead of 2, you would lose the fief.
        [ally-trump] Flowers are trump in fief 5. Keep your Flowers.
        [enough-soon] You could stop, but with five cards it’s hard to score four more times. Draw another.
        [enough-luck] You have enough cards, and one more could make you score too often. Stop here.
        [name-low] Your cards of that suit are low, so they probably won’t score. Name Leaves instead.
        [look-waste] The 6 doesn’t beat the 7 either. Keep the 6 for later and play the 2.
        [look-low] The 3 doesn’t beat the 5. Play the 7.
        [exchange-strong] Then an 8 would be the statement, and you would give away a strong card. Give the 1 of Claws.
        [exchange-unsure] You could give that card. But if you give the 1 of Claws, all your other Claws score.
        [back-trump] That card is a trump and would score: your score would be 2 again.
        [ruler-other-suit] You could swap with that ruler, too. But you hold four Leaves: bring the King of Leaves.
        [ruler-high] That card scores, but so does your lowest trump. Keep the high ones.
        [ruler-side] That card is not a trump, so it doesn’t score.
        [move-up] Fief 5 needs a score of 5, and you have 3. Choose fief 3.
        [refresh-low] The 2 doesn’t beat the 4. Play a higher card.
        [later-odd] That card scores, but 5 is odd: you would have to discard a card.
        [later-low] The value is even, but a 2 doesn’t beat a 3, so you wouldn’t score.
       *[end-low] That card doesn’t score, and you have only one card left after it. Play the 7 now.
    }
