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
northwood-the = the { northwood-character }
northwood-ability = { $character ->
        [JC] Draw until you hold eight cards.
        [QC] Take the top card of the deck, of the discard pile and of the score pile.
        [KC] Put all cards of your highest value on the score pile.
        [PC] Draw one card at a time. Stop when you like; at the first trump you must stop.
        [LC] Discard your lowest card, then draw as many cards as its value.
        [BC] Choose a card in your hand. Take every card of its value from the deck, then shuffle the deck.
        [JF] Discard all your trumps.
        [QF] Put the score pile’s top card back on the deck, face down.
        [KF] Discard two cards that add up to nine.
        [PF] Keep one card of each value and discard the rest.
        [LF] Discard a card whose value equals the number of cards in your hand.
        [BF] Discard all your ones, twos and threes.
        [JL] Swap the ruler you are visiting with another ruler. The other fief must be unvisited and up to two fiefs away.
        [QL] Copy the ability of the ruler you are visiting.
        [KL] Take the top card of the deck, then put another card from your hand face down on top of the deck.
        [PL] Move the visit to the next higher or the next lower fief you haven’t visited.
        [LL] Draw a card, then make another exhausted ally ready.
        [BL] You may swap a card with the discard pile’s top card if their values are equal. Then you may do the same with the score pile.
        [JE] Draw two cards, then discard two.
        [QE] Peek at the next three cards, then put them back face down in the same order.
        [KE] Name a suit, draw two cards, then discard every card of that suit.
        [PE] Discard a card, then draw one. Repeat this once for each other exhausted ally.
        [LE] Draw two cards, then discard cards that add up to exactly the total of those two.
        [BE] After your next reply: draw a card if its value was even, discard one if it was odd.
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
        [first-thaw] The roads are open again and spirits are high. A visit also succeeds if its score is one too low.
        [open-gates] In the first warm days, no one minds if you change the subject. Reply with any card you like.
        [nine-guests] More people want to speak than usual. You begin each visit with nine cards.
        [long-way-round] The bridges are under water. From each fief, you can travel only to the nearest fief you haven’t visited.
        [round-dance] At the midsummer fires, dancers change partners after every dance. Trump changes after every dialogue.
        [both-sides] Two stewards take turns speaking for each ruler. One takes statements from the top of the deck, the other from the bottom.
        [late-guest] The ruler of the highest fief is out hunting. Visit every other fief first.
        [small-table] There is little room at the table under the lime tree. You begin each visit with only seven cards.
        [harvest-toll] At harvest there is no time to waste. Each lost fief costs you 1 star.
        [tired-hands] After the harvest your allies need rest. An ally you use sits out the next visit.
        [moving-day] In autumn, whole households move. After each success, two rulers swap places. Friendly rulers can’t stand in for your allies.
        [empty-larder] The best food is eaten. You play without the four cards of value 8.
        [twin-beacons] In the snow, a beacon can be seen only from the next hill. A fief you win counts only if you also win a fief next to it.
        [few-candles] Help is rare in the dark months. You may use allies only eight times in the whole game, and never before your first reply of a visit.
        [upside-down] On this night everything is upside down: a reply scores if it is lower than the statement. You visit the fiefs from the outside in.
        [longest-night] No suit is trump. Each lost fief exhausts one of your allies for the rest of the game. You must win fief 0, the fief of silence.
       *[other] { $scenario }
    }
northwood-special-rule = { $rule_name ->
        [visit-last] You may visit fief { $number } only when no other is left.
        [outside-in] You may visit only the lowest or the highest unvisited fief.
        [one-road] You must go to the unvisited fief nearest to your last one. If two are equally near, choose one of them.
        [turning-trump] After each dialogue the next suit is trump: Claws, Flowers, Leaves, Eyes, then Claws again.
        [no-trump] No suit is trump.
        [both-ends] Statements come alternately from the top and from the bottom of the deck.
        [tired-allies] An ally you use is exhausted for the whole next visit. So is any substitute for this ally. No ability can make them ready.
        [few-favours] { $number ->
                [one] You may use an ally only once in the whole game.
               *[other] You may use allies only { $number } times in the whole game.
            }
        [restless-court] After each success, the rulers of the lowest and the highest unvisited fief swap places.
        [hand-size] { $number ->
                [one] You begin each visit with { $number } card.
               *[other] You begin each visit with { $number } cards.
            }
        [in-pairs] A fief you win brings its stars only if you also win a fief next to it.
        [no-substitutes] Friendly rulers may not stand in as substitutes.
        [late-help] You may not use an ally before your first reply of a visit.
        [missing-value] You play without the four cards of value { $number }.
        [low-wins] In the same suit, a reply scores if it is lower than the statement. Trump still beats the other suits.
        [free-speech] You don’t have to follow suit: reply with any card.
        [near-enough] You also win a fief if your score is one less than its number.
        [toll] Each lost fief costs 1 star.
        [mourning] If you lose a fief, your ally of its ruler’s suit is exhausted for the rest of the game. So is any substitute for this ally. No ability can make them ready.
        [must-win] You must win fief { $number } to win the game.
       *[other] { $rule_name }
    }

northwood-unreadable = “{ $text }” is not a move in this game.
northwood-over = The game is over.
northwood-forbidden = { northwood-special-rule }
northwood-due-setup = It’s too early for that: allies and rulers are dealt first.
northwood-bad-setup = Allies and rulers can’t be dealt like this: one of them is wrong or appears twice.
northwood-due-hand = It’s too early for that: { $size } cards are drawn for the next visit first.
northwood-bad-hand = A hand must have { $size } different cards of the game.
northwood-due-visit = Choose a fief to visit first.
northwood-visit-again = You have already visited fief { $fief }. Choose another.
northwood-visit-running = This visit isn’t over yet. It ends when your hand or the deck is empty.
northwood-visit-ended = This visit is over.
northwood-due-dialogue = Use an ally, or listen to the statement.
northwood-due-listen = Listen to the statement first.
northwood-due-statement = It’s too early for that: the statement is revealed first.
northwood-due-reply = Reply to the statement first.
# Also passed: $ability, $verbs
northwood-due-ability = Finish your ally’s ability first.
# Also passed: $ability, $choices
northwood-ability-choice = The ability doesn’t allow that. Choose one of the options shown.
northwood-call-no-visit = You can call substitutes only during a visit.
northwood-call-too-late = It’s too late to call a substitute. Call one at the start of your next visit.
northwood-call-again = The { northwood-character } has already been called.
northwood-call-not-friendly = The { northwood-character } is not a friendly ruler.
# Also passed: $ally
northwood-call-no-ally = That character is not one of your allies. Choose which ally to replace.
# Also passed: $ally
northwood-call-covered = That ally already has a substitute. Choose another.
northwood-use-no-ally = The { northwood-character } is not one of your allies this visit.
northwood-use-covered = The { northwood-character } has a substitute for this visit. Use the substitute.
northwood-use-exhausted = The { northwood-character } is exhausted. Use another ally, or listen.
northwood-use-second = You’ve already used an ally in this dialogue. Now listen to the statement.
# Also passed: $card
northwood-reply-suit = Follow suit: you must play { northwood-suit }.
# Also passed: $card
northwood-not-in-hand = That card is not in your hand.
northwood-not-in-deck = { $card } is not in the deck.
northwood-top-known = That card can’t come next, because another card lies on top of the deck: { $card }.
northwood-bad-draw = These cards can’t be drawn: there are too many or too few, or one appears twice.
northwood-unseen = This position is impossible. Check “{ $name }”.

northwood-scenario-has-its-own = “{ $name }” is fixed by the scenario. Leave it out of your options.
northwood-challenge-alone = Only scenarios have a challenge mode.
northwood-scenario-unknown = There is no scenario “{ $scenario }”. Choose one of: { $scenarios }.
northwood-scenario-twice = Two scenarios have the id { $scenario }. Give each scenario its own id.
northwood-scenario-id = “{ $scenario }” can’t be the id of a scenario. Use up to 32 lower-case letters, digits and hyphens.
northwood-scenario-goal = { $scenario }: the goal must be from 1 to { $most } stars, not { $goal }.
northwood-scenario-challenge = { $scenario }: the challenge must be harder than the scenario itself. Give it a higher goal or one more rule.
northwood-scenario-character = { $scenario }: there is no character “{ $character }”.
northwood-scenario-deal = { $scenario }: a deal needs four allies and eight rulers, all different.
northwood-scenario-rule = { $scenario }: there is no special rule “{ $name }”.
northwood-scenario-rule-twice = { $scenario }: the special rule { $name } appears twice.

northwood-show-scenario = { northwood-season }: { northwood-scenario-title }
northwood-show-left = { $number ->
        [one] You may use an ally { $number } more time.
       *[other] You may use allies { $number } more times.
    }
northwood-show-from = { $number ->
        [0] The next statement comes from the top of the deck.
       *[other] The next statement comes from the bottom of the deck.
    }
northwood-show-last = { $number ->
        [-1] You haven’t visited a fief yet.
       *[other] Your last visit: fief { $number }
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
    }: score { $score }
# A character and its role, such as “King of Claws for JE (friendly ruler):”.
northwood-show-character = { northwood-character }{ $ally ->
        [none] {""}
       *[other] {" "}for { $ally }
    }{ $role ->
        [exhausted] {" "}(exhausted):
        [ruler] {" "}(ruler of this fief):
        [friend] {" "}(friendly ruler):
       *[ready] :
    }
northwood-show-deck = Deck: { $count }
northwood-show-top = on top: { $cards }
northwood-show-discard = Discard pile:
northwood-show-score = Score pile:
northwood-show-statement = Statement:
northwood-show-hand = Hand:
northwood-show-carried-out = Ability in progress: { $ability }
northwood-show-result = { $won ->
        [true] You won with { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }!
       *[false] You didn’t win. You have { $stars ->
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
    Type the number of a move from the list, or the move itself, such as “visit 3”, “use JE” or “reply 7E”.
    Visit each fief once. The suit of its ruler is trump. In each dialogue you may use one ally, then listen and reply.
    A higher card of the statement’s suit scores. Trump also scores against another suit. Score exactly the fief’s number.
    {"  "}finish      skip to the end of a visit that is already won or lost
