# Marabunta.

marabunta-name = Marabunta
marabunta-credit = Designed by Reiner Knizia, published by Space Cowboys (2023).
marabunta-tagline = Two ant colonies, one valley of cupcakes
marabunta-duration = 30 minutes
marabunta-difficulty = Medium
marabunta-kind = Duel for territory
marabunta-about =
    Two colonies of ants march into Cupcake Valley. One player rolls the dice and divides them into two groups, the other chooses a
    group first. With your group you write numbers on a map, eat cupcakes, open crates and color circles: each region goes to the
    higher sum and pays one point per circle of your own.
marabunta-reconstructed =
    The map on both sides, its 14 hexes a region, the color of the yellow region, the crate groups, the length of the cupcake row and
    all its points but the first are our own reconstruction, not copies of the printed boards; tiles, dice, abilities and all other
    numbers are transcribed from the rulebook.

# Steps.
marabunta-step-first = The divider of the first round is being drawn.
    .name = the divider is being drawn
marabunta-step-reveal = A tile is being turned up.
    .name = a tile is being turned up
marabunta-step-roll = The dice are rolling.
    .name = the dice are rolling
marabunta-step-split = Split the dice and the tile into two groups.
    .name = splitting the dice
marabunta-step-choose = Choose one of the two groups.
    .name = choosing a group
marabunta-step-execute = Use your dice and your tile in any order.
    .name = playing their group
marabunta-step-repeat = Choose the die to use once more.
    .name = choosing a die to repeat
marabunta-step-write = Choose a hex for the number.
    .name = writing a number
marabunta-step-cross = Choose a hex to cross out.
    .name = crossing out a hex
marabunta-step-flag = Choose a score sheet and color a circle.
    .name = coloring a circle
marabunta-step-chest = Choose a crate to cross out.
    .name = crossing out a crate
marabunta-step-over = The game is over.
    .name = the game is over

# Settings.
marabunta-setting-players = Players
    .help = Marabunta is a duel.
marabunta-setting-territory = Territory board
    .help = On the plain side the blue region is scattered all over the valley.
marabunta-setting-boards = Player boards
    .help = Each side has five different abilities, and you both use the same side.
marabunta-setting-first = First divider
    .help = The divider splits the dice, the other player chooses first.
marabunta-setting-abilities = Unlocked abilities
    .help = Whether you may decline an ability that you have just unlocked.
marabunta-value-territory-symbol = with the symbol (first game)
marabunta-value-territory-plain = plain (blue is scattered)
marabunta-value-boards-symbol = with the symbol (first game)
marabunta-value-boards-plain = plain
marabunta-value-first-random = at random
marabunta-value-first-red = red
marabunta-value-first-blue = blue
marabunta-value-abilities-must = must be used
marabunta-value-abilities-may = may be declined

# Score lines.
marabunta-line-cookies = Cupcakes
marabunta-line-abilities = Abilities
marabunta-line-pink = Pink region
marabunta-line-yellow = Yellow region
marabunta-line-blue = Blue region
marabunta-line-green = Green region
marabunta-line-orange = Orange region
marabunta-line-grey = Gray region

# Names.
marabunta-color-pink = pink
marabunta-color-yellow = yellow
marabunta-color-blue = blue
marabunta-color-green = green
marabunta-color-orange = orange
marabunta-color-grey = gray
marabunta-player-red = red
marabunta-player-blue = blue
marabunta-die = { $color } { $face }

marabunta-face-0 = 0
    .object = 0
    .help = Write a 0 in a hex of any region.
marabunta-face-1 = 1
    .object = 1
    .help = Write a 1 in a hex of the die’s region.
marabunta-face-2 = 2
    .object = 2
    .help = Write a 2 in a hex of the die’s region.
marabunta-face-3 = 3
    .object = 3
    .help = Write a 3 in a hex of the die’s region.
marabunta-face-chest = crate
    .object = crate
    .help = Cross out a crate on your player board.
marabunta-face-flag = flag
    .object = flag
    .help = Color an empty circle on the score sheet of the die’s region.

marabunta-tile-two_chests = Two crates
    .help = Cross out 2 crates, one after the other, in one group or in two.
marabunta-tile-two_flags = Two flags
    .help = Color an empty circle on each of 2 different score sheets.
marabunta-tile-one_any = One
    .help = Write a 1 in any region, adjacent or with an anthill.
marabunta-tile-double_zero = Double zero
    .help = Write a 0 in any region, adjacent or with an anthill, and a second 0 adjacent to the first.
marabunta-tile-zero_anywhere = Zero anywhere
    .help = Write a 0 in any available hex.
marabunta-tile-cross_two_hexes = Two crosses
    .help = Cross out 2 available hexes that are adjacent to each other.
marabunta-tile-repeat_die = Repeat
    .help = Use one die of your own group one more time.
marabunta-tile-cross_cookie = Crossed-out cupcake
    .help = The special tile: cross out an available cupcake hex. You must.

marabunta-ability-write_1 = 1 in any region
    .help = Write a 1 in any region, adjacent or with an anthill.
marabunta-ability-write_2 = 2 in any region
    .help = Write a 2 in any region, adjacent or with an anthill.
marabunta-ability-zero_anywhere = 0 anywhere
    .help = Write a 0 in any available hex.
marabunta-ability-three_anywhere = 3 anywhere
    .help = Write a 3 in any available hex.
marabunta-ability-two_cookies = 2 cupcakes
    .help = Cross out the next 2 cupcakes of your row and score them.
marabunta-ability-vp_2 = 2 points
    .help = Score 2 victory points.
marabunta-ability-vp_3 = 3 points
    .help = Score 3 victory points.
marabunta-ability-triple_one = Three 1s
    .help = Write three 1s in a triangle, the first adjacent or with an anthill.
marabunta-ability-cross_two_hexes = Two crosses
    .help = Cross out 2 available hexes that are adjacent to each other.
marabunta-ability-two_flags = Two flags
    .help = Color an empty circle on each of 2 different score sheets.
marabunta-group-again = { $ability } (no. { $number })

# Decisions.
marabunta-split =
    { $count ->
        [0] Split: the tile alone against all six dice
       *[other] Split: tile + { $dice }
    }
    .done =
        { $count ->
            [0] left the tile on its own
            [one] put the { $dice } die with the tile
           *[other] put these dice with the tile: { $dice }
        }
marabunta-choose-tile = Take the group with the tile
    .done = took the group with the tile
marabunta-choose-dice = Take the group without the tile
    .done = took the group without the tile
marabunta-use-tile = Use the tile: { $tile }
    .done = used the tile: { $tile }
marabunta-use-die = Use the { $color } { $face }
    .done = used the { $color } { $face }
marabunta-done = I’m done
    .done = finished
marabunta-repeat = Repeat the { $color } { $face }
    .done = repeated the { $color } { $face }
marabunta-write = Write a { $number } in { $hex }
    .done = wrote a { $number } in { $hex }
marabunta-cross = Cross out { $hex }
    .done = crossed out { $hex }
marabunta-flag = Color a circle on the { $color } score sheet
    .done = colored a circle on the { $color } score sheet
marabunta-chest = Cross out a crate: { $ability }
    .done = crossed out a crate: { $ability }
marabunta-decline = Decline the ability
    .done = declined the ability

# Chance.
marabunta-first = { $name } divides in the first round.
marabunta-turned-up = The tile of the round: { $tile }.
marabunta-rolled = Rolled: { $dice }.

# The tray.
marabunta-round = Round { $round }
marabunta-groups = Dice and tile
marabunta-group-all = This round’s tile
marabunta-group-tile = With the tile
marabunta-group-dice = The other group
marabunta-group-own = Your group
marabunta-group-of = { $name }’s group
marabunta-take = Take this
marabunta-split-how = Tap the dice that go with the tile, or just the tile; then confirm.
marabunta-choose-how = Your opponent gets what you leave.
marabunta-lay-with = Put with the tile: { $die }
marabunta-lay-apart = Take away from the tile: { $die }
marabunta-lay-alone = Leave the tile on its own
marabunta-used = no longer in play
marabunta-divider = divides
marabunta-waiting = Waiting for the dice
marabunta-now = Now: { $what }.
marabunta-now-chest = Now: a crate.
marabunta-to-come = Still face down: { $tiles }
marabunta-none-to-come = No more tiles are face down; the special tile comes back every round.
marabunta-cookies-left =
    { $count ->
        [one] 1 cupcake hex is left. The game ends when all are filled.
       *[other] { $count } cupcake hexes are left. The game ends when all are filled.
    }
marabunta-end-region = Last round: the { $color } region is full ({ $name }).
marabunta-end-sheet = Last round: the { $color } score sheet is full ({ $name }).
marabunta-end-cookies = Last round: no cupcake hex is left ({ $name }).
marabunta-key-free = hexes without an anthill
marabunta-key-anthill = only with an anthill
marabunta-key-unlock = an ability
marabunta-offer-free =
    { $count ->
        [one] { $name }: 1 hex without an anthill
       *[other] { $name }: { $count } hexes without an anthill
    }
marabunta-offer-anthill = { $name }: only with an anthill
marabunta-offer-none = { $name }: no use right now
marabunta-offer-unlock = { $name }: can unlock an ability
marabunta-offer-usable = { $name }: can use it
marabunta-offer-repeat = can repeat: { $dice }

# The map and the boards.
marabunta-map = Map of Cupcake Valley
marabunta-hex-cookie = cupcake hex
marabunta-hex-chest = crate hex
marabunta-hex-crossed = crossed out
marabunta-hex-chosen = chosen
marabunta-costs-anthill = costs an anthill
marabunta-gains-points = changes your lead by { $points }
marabunta-sheet = Score sheet of the { $color } region
marabunta-sheet-sum =
    { $circles ->
        [one] { $name }: { $circles } circle, sum { $sum }
       *[other] { $name }: { $circles } circles, sum { $sum }
    }
marabunta-sheet-free =
    { $count ->
        [one] 1 available hex
       *[other] { $count } available hexes
    }
marabunta-sheet-worth = worth { $points } now
marabunta-sheet-tie = nobody leads
marabunta-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
marabunta-anthills =
    { $count ->
        [0]
            { $whose ->
                [own] you have no anthills left
               *[other] no anthills left
            }
        [one] 1 anthill left: write one number without touching your own
       *[other] { $count } anthills left: with each, write one number without touching your own
    }
marabunta-cookies =
    { $count ->
        [one] 1 cupcake crossed out
       *[other] { $count } cupcakes crossed out
    }
marabunta-cookie-points = Cupcake { $number }: { $points }
marabunta-cookie-plain = Cupcake { $number }: no points
marabunta-chests-left =
    { $count ->
        [0] used up
        [one] 1 crate to go
       *[other] { $count } crates to go
    }
marabunta-track =
    { $points ->
        [one] Score track: { $points } point scored so far, without the regions
       *[other] Score track: { $points } points scored so far, without the regions
    }
marabunta-track-total =
    { $points ->
        [one] Score track: { $points } point in total
       *[other] Score track: { $points } points in total
    }
marabunta-track-passed = the end of the track was passed: { $passed } + { $points }
