# For Northwood!: names, abilities, scenarios, and why something is refused.

northwood-suit = { $suit ->
        [C] Claws
        [F] Flowers
        [L] Leaves
        [E] Eyes
       *[other] { $suit }
    }
northwood-character = { $character ->
        [JC] Jack of Claws
        [QC] Queen of Claws
        [KC] King of Claws
        [PC] Prince of Claws
        [LC] Lady of Claws
        [BC] Baron of Claws
        [JF] Jack of Flowers
        [QF] Queen of Flowers
        [KF] King of Flowers
        [PF] Prince of Flowers
        [LF] Lady of Flowers
        [BF] Baron of Flowers
        [JL] Jack of Leaves
        [QL] Queen of Leaves
        [KL] King of Leaves
        [PL] Prince of Leaves
        [LL] Lady of Leaves
        [BL] Baron of Leaves
        [JE] Jack of Eyes
        [QE] Queen of Eyes
        [KE] King of Eyes
        [PE] Prince of Eyes
        [LE] Lady of Eyes
        [BE] Baron of Eyes
       *[other] { $character }
    }
northwood-ability = { $character ->
        [JC] Draw until you hold eight cards.
        [QC] Take the top card of the deck, of the discard pile and of the score pile.
        [KC] Put all cards of your highest value on the score pile.
        [PC] Draw card after card until a trump comes or you have enough.
        [LC] Discard your lowest card, then draw as many cards as its value.
        [BC] Choose a card in hand, take every card of its value from the deck, and shuffle the deck.
        [JF] Discard all your trumps.
        [QF] The top card of the score pile goes onto the deck.
        [KF] Discard two cards that make nine together.
        [PF] Keep one card of each value and discard the rest.
        [LF] Discard a card whose value is the number of cards you hold.
        [BF] Discard all your ones, twos and threes.
        [JL] The ruler here changes places with a neutral one at most two fiefs away.
        [QL] Act as the ruler you are visiting would.
        [KL] Look at the top card of the deck and take it in exchange for another card from your hand.
        [PL] Go on with the visit at the next unvisited fief, up or down.
        [LL] Draw a card, then another exhausted ally is ready again.
        [BL] You may swap a card for the top of the discard pile if the values are equal; then the same with the score pile.
        [JE] Draw two cards, then discard two.
        [QE] Look at the top three cards of the deck.
        [KE] Name a suit, draw two cards, then discard every card of that suit.
        [PE] Discard a card and draw one; once more for each other exhausted ally.
        [LE] Draw two cards, then discard cards that make exactly their total.
        [BE] After your next answer: draw a card if it was even, discard one if it was odd.
       *[other] { $character }
    }

northwood-season = { $season ->
        [spring] Spring
        [summer] Summer
        [autumn] Autumn
        [winter] Winter
       *[other] { $season }
    }
northwood-scenario-title = { $scenario ->
        [first-thaw] First Thaw
        [open-gates] Open Gates
        [nine-guests] Nine Guests
        [long-way-round] The Long Way Round
        [round-dance] Round Dance
        [both-sides] Both Sides of the Table
        [late-guest] The Late Guest
        [small-table] The Small Table
        [harvest-toll] Harvest Toll
        [tired-hands] Tired Hands
        [moving-day] Moving Day
        [empty-larder] The Empty Larder
        [twin-beacons] Twin Beacons
        [few-candles] Few Candles
        [upside-down] Upside Down
        [longest-night] The Longest Night
       *[other] { $scenario }
    }
northwood-scenario-text = { $scenario ->
        [first-thaw] The roads are open again and everybody is in a good mood. A visit that falls one short of its number is welcome, too.
        [open-gates] In the first warm days nobody minds a change of subject: answer whatever you like.
        [nine-guests] More people want to speak than usual. You begin each visit with nine cards.
        [long-way-round] The bridges are under water. From each fief you can only go on to a nearest one.
        [round-dance] At the midsummer fires the partners change with every tune, and so does the trump.
        [both-sides] Two stewards speak for each ruler, one from the top of the deck and one from the bottom.
        [late-guest] The ruler of the highest fief is hunting and receives nobody before everybody else has been seen.
        [small-table] There is little room under the lime tree. You begin each visit with seven cards.
        [harvest-toll] Time is short at harvest, and whoever wastes it pays: each lost fief costs a star.
        [tired-hands] After the harvest your allies need rest. Whoever helped you sits out the next visit.
        [moving-day] At Michaelmas households move. Each success sends two rulers to each other’s fief, and friends are too busy to stand in.
        [empty-larder] The best of the stores is gone. There are no eights this time.
        [twin-beacons] In the snow a beacon is seen only from the next hill. Fiefs count only beside each other.
        [few-candles] Help is short in the dark months. Eight activations must do for all visits, and none before your first answer.
        [upside-down] On the night of misrule the small speak and the great are silent, and every journey begins at the edge.
        [longest-night] No suit is above the others, every failure is mourned, and without the silence of fief 0 nothing is won.
       *[other] { $scenario }
    }
northwood-special-rule = { $rule_name ->
        [visit-last] Fief { $number } may be chosen only when no other is left.
        [outside-in] Only the lowest or the highest unvisited fief may be chosen.
        [one-road] The next fief must be one of the nearest to the one visited last.
        [turning-trump] After each dialogue the next suit is trump: Claws, Flowers, Leaves, Eyes, and Claws again.
        [no-trump] No suit is trump.
        [both-ends] Statements come by turns from the top and from the bottom of the deck.
        [tired-allies] An ally that was activated stays exhausted for the whole next visit, and so does whoever stands in its place; nobody can refresh them.
        [few-favours] Allies may be activated { $number ->
                [one] once
               *[other] { $number } times
            } in the whole game.
        [restless-court] After each success the rulers of the lowest and the highest unvisited fief change places.
        [hand-size] A visit begins with { $number } cards.
        [in-pairs] A won fief brings its stars only if a fief beside it is won as well.
        [no-substitutes] Friendly rulers may not substitute.
        [late-help] No ally may be activated before the first answer of a visit.
        [missing-value] The four cards of value { $number } are left in the box.
        [low-wins] In the suit of the statement the lower answer scores; trump still beats the other suits.
        [free-speech] Answers need not follow suit.
        [near-enough] A score of one less than the fief’s number is a success as well.
        [toll] Each lost fief costs a star.
        [mourning] After a failure the ally of the lost ruler’s suit is exhausted for the rest of the game, and so is whoever stands in its place; nobody can refresh them.
        [must-win] Without fief { $number } the game is not won.
       *[other] { $rule_name }
    }

northwood-unreadable = “{ $text }” cannot be read.
northwood-over = The game is over.
northwood-forbidden = { northwood-special-rule }
northwood-due-setup = First allies and rulers are dealt.
northwood-bad-setup = Allies and rulers cannot be dealt like that.
northwood-due-hand = First { $size } cards are drawn for the next visit.
northwood-bad-hand = A hand has { $size } different cards of the game.
northwood-due-visit = Choose a fief to visit now.
northwood-visit-again = Fief { $fief } was visited already.
northwood-visit-running = The visit is not over: it ends when hand or deck is empty.
northwood-visit-ended = The visit is over.
northwood-due-dialogue = Use an ally now, or listen to the statement.
northwood-due-listen = Listen to the statement now.
northwood-due-statement = The statement comes now.
northwood-due-reply = The statement has to be answered now.
northwood-due-ability = { $ability } is being carried out and needs: { $verbs }.
northwood-ability-choice = { $ability } allows only: { $choices }.
northwood-call-no-visit = Substitutes can be called only in a visit.
northwood-call-too-late = Substitutes can be called only before the first ally is used or statement heard.
northwood-call-again = { $character } was called already.
northwood-call-not-friendly = { $character } is no friendly ruler.
northwood-call-no-ally = { $ally } is none of the allies.
northwood-call-covered = { $ally } has a substitute already.
northwood-use-no-ally = { $character } is none of the allies of this visit.
northwood-use-covered = { $character } has a substitute for this visit.
northwood-use-exhausted = { $character } is exhausted.
northwood-use-second = Only one ally may be used in a dialogue; listen now.
northwood-reply-suit = { $card } does not follow { northwood-suit }.
northwood-not-in-hand = { $card } is not in hand.
northwood-not-in-deck = { $card } is not in the deck.
northwood-top-known = { $card } is known to come first.
northwood-bad-draw = The number of cards is wrong, or one is there twice.
northwood-unseen = This cannot be seen in a game of For Northwood!: { $name } does not fit.

northwood-scenario-has-its-own = A scenario has its own “{ $name }”; leave it out.
northwood-challenge-alone = There is a challenge only with a scenario.
northwood-scenario-unknown = There is no scenario “{ $scenario }”: choose { $scenarios }.
northwood-scenario-twice = Two scenarios have the id { $scenario }.
northwood-scenario-id = “{ $scenario }” cannot be a scenario’s id: use up to 32 small letters, digits and -.
northwood-scenario-goal = { $scenario }: the goal must be from 1 to { $most } stars, not { $goal }.
northwood-scenario-challenge = { $scenario }: the challenge must be harder, by its goal or by a rule.
northwood-scenario-character = { $scenario }: there is no character “{ $character }”.
northwood-scenario-deal = { $scenario }: a deal needs four allies and eight rulers, all different.
northwood-scenario-rule = { $scenario }: there is no special rule “{ $name }”.
northwood-scenario-rule-twice = { $scenario }: the special rule { $name } stands there twice.

northwood-show-scenario = { northwood-season }: { northwood-scenario-title }
northwood-show-left = Activations left: { $number }
northwood-show-from = { $number ->
        [0] The next statement comes from the top of the deck.
       *[other] The next statement comes from the bottom of the deck.
    }
northwood-show-last = { $number ->
        [-1] No fief was visited yet.
       *[other] Visited last: fief { $number }
    }
northwood-show-goal = Goal: { $goal ->
        [one] { $goal } star
       *[other] { $goal } stars
    } · so far { $stars }
northwood-show-fief = Fief
northwood-show-ruler = Ruler
northwood-show-fate = { $fate ->
        [won] won
        [lost] lost
        [here] here
       *[open] ·
    }
northwood-show-visit = Fief { $fief }, { $suit ->
        [none] no trump
       *[other] trump { northwood-suit }
    }: { $score } scored
northwood-show-character = { northwood-character }{ $ally ->
        [none] {""}
       *[other] {" "}for { $ally }
    }{ $role ->
        [exhausted] {" "}(exhausted):
        [ruler] {" "}(ruler here):
        [friend] {" "}(friendly ruler):
       *[ready] :
    }
northwood-show-deck = Deck: { $count }
northwood-show-top = on top { $cards }
northwood-show-discard = Discard pile:
northwood-show-score = Score pile:
northwood-show-statement = Statement:
northwood-show-hand = Hand:
northwood-show-carried-out = { $ability } is being carried out.
northwood-show-result = { $won ->
        [true] Won with { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
       *[false] Not won: { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }.
    }
northwood-show-medal = { $medal ->
        [gold] You earn the gold medal.
        [silver] You earn the silver medal.
       *[bronze] You earn the bronze medal.
    }

northwood-help =
    A number plays that move of the list; a move can also be typed: visit 3, use JE, reply 7E.
    Visit each fief once; its ruler’s suit is trump. In each dialogue you may use one ally, then listen and answer.
    A higher card of the statement’s suit scores, and so does trump on another suit. Score exactly the fief’s number.
    {"  "}finish      play a decided visit to its end
