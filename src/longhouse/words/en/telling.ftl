# What happens in a game and where: tiles by their land, places by what lies near.

# What kind of land a tile shows, by its terrain.
place-land = { $land ->
        [peak] peak
        [sea] open sea
        [bay] bay
        [coast] coast
        [cape] cape
        [spit] spit
        [hill] hill
        [slope] slope
        [ridge] ridge
        [valley] valley
        [gorge] gorge
        [pass] pass
        [fjord] fjord
       *[meadow] meadow
    }
place-a = { $land ->
        [sea] open sea
       *[other] a { place-land }
    }
place-the = the { place-land }
# A tile of which nothing more is known.
place-some = a tile
# A tile and where it lies, such as “a bay in the north”.
place-tile = { $tile } { $where }
# A place and its coordinates, such as “a bay in the north (2,-1)”.
place-notation = { $place } ({ $cell })
place-direction = { $k ->
        [0] north-east
        [1] east
        [2] south-east
        [3] south-west
        [4] west
       *[5] north-west
    }
place-in = { $side ->
        [n] in the north
        [ne] in the north-east
        [e] in the east
        [se] in the south-east
        [s] in the south
        [sw] in the south-west
        [w] in the west
        [nw] in the north-west
       *[middle] in the middle
    }
# Stands before a noun: “northern lake”.
place-which = { $side ->
        [none] {""}
        [n] northern{" "}
        [ne] north-eastern{" "}
        [e] eastern{" "}
        [se] south-eastern{" "}
        [s] southern{" "}
        [sw] south-western{" "}
        [w] western{" "}
        [nw] north-western{" "}
       *[middle] middle{" "}
    }
place-house = { $edition ->
        [2005] { place-which }farm
       *[other] { place-which }longhouse
    }
# Follows a direction or distance, such as “just east of”.
place-mark = { $mark ->
        [house] { $you ->
            [yes] your { place-house }
           *[no] { $who }’s { place-house }
        }
        [strength] the { place-which }Strength stone
        [water] the { place-which }Water stone
        [friendship] the { place-which }Friendship stone
        [land] { place-the }
       *[start] the first tile
    }
place-landmark = { $landmark ->
        [lake] the { place-which }lake
        [cape] the { place-which }cape
       *[range] the { place-which }mountains
    }
# Such as “behind the northern lake”.
place-near = { $how ->
        [behind] behind { place-landmark }
        [before] in front of { place-landmark }
       *[in] { $landmark ->
            [range] in { place-landmark }
           *[other] at { place-landmark }
        }
    }
# Such as “at your longhouse”.
place-at = at { $mark }
# Such as “just east of your longhouse”.
place-beside = just { place-direction } of { $mark }
# Such as “2 tiles east of your longhouse”.
place-straight = { $n ->
        [one] { $n } tile { place-direction } of { $mark }
       *[other] { $n } tiles { place-direction } of { $mark }
    }
# Such as “2 tiles east and 1 south-east of your longhouse”.
place-bent = { $n ->
        [one] { $n } tile { $first } and { $m } { $second } of { $mark }
       *[other] { $n } tiles { $first } and { $m } { $second } of { $mark }
    }

replay-fjords = { $verb ->
        [first] { $who } begins
        [row] { $what ->
            [none] A tile is drawn into the row
           *[other] Drawn into the row: { $what }
        }
        [swap] Nothing fits, so the row is replaced
        [drawn] { $what ->
            [none] A tile is drawn
           *[other] Drawn: { $what }
        }
        [draw] { $who } draws a tile
        [lay] { $who } lays { $what }
        [house] { $where ->
            [none] { $who } builds
           *[other] { $who } builds { $where }
        }
        [home] { $who } builds on the Home stone
        [none] { $who } doesn’t build here
        [nothing] { $who } claims that nothing fits
        [point] { $who } shows where the tile fits: { $what }
        [accept] { $who } agrees that nothing fits
        [viking] { $who } settles { $what }
       *[rune] { $who } settles { $what } with the { rune-name } stone
    }
replay-fjords-you = { $verb ->
        [first] You begin
        [draw] You draw a tile
        [lay] You lay { $what }
        [house] You build { $where }
        [home] You build on the Home stone
        [none] You don’t build here
        [nothing] You claim that nothing fits
        [point] You show where the tile fits: { $what }
        [accept] You agree that nothing fits
        [viking] You settle { $what }
       *[rune] You settle { $what } with the { rune-name } stone
    }
replay-northwood = { $verb ->
        [setup] Allies and rulers are dealt
        [hand] { $count ->
                [one] 1 card is dealt
               *[other] { $count } cards are dealt
            }
        [visit] You visit fief { $fief }
        [call] The { northwood-character } stands in for an ally
        [use] You use { northwood-the }
        [listen] You listen to the ruler
        [state] The ruler says: { $value } of { northwood-suit }
        [reply] You reply with the { $value } of { northwood-suit }
        [draw] You draw the { $value } of { northwood-suit }
        [peek] You peek at { $count ->
                [one] 1 card
               *[other] { $count } cards
            }
        [discard] You discard the { $value } of { northwood-suit }
        [score] You put the { $value } of { northwood-suit } on the score pile
        [swap] You swap the { $value } of { northwood-suit } for the top card of a pile
        [choose] You choose the { $value } of { northwood-suit }
        [name] You name { northwood-suit }
        [fief] You choose fief { $fief }
        [ready] You make { northwood-the } ready
        [more] You draw another card
       *[stop] You stop drawing
    }
