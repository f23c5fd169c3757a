# Marabunta.

marabunta-name = Marabunta
marabunta-credit = Designed by Reiner Knizia, published by Space Cowboys (2023).
marabunta-tagline = Two ant colonies, one valley of muffins
marabunta-about =
    Two colonies of ants march into Muffin Valley. One player rolls the dice and divides them into two groups, the other chooses a
    group first. With your group you write numbers on a map, eat muffins, open chests and color circles: each region goes to the
    higher sum and pays one point per circle of your own.
marabunta-reconstructed =
    The map on both sides, the chest groups and all cookie points but the first are our own reconstruction, not copies of the printed
    boards; tiles, dice, abilities and all other numbers are transcribed from the rulebook.

# Steps.
marabunta-step-first = The divider of the first round is drawn.
    .name = the divider is drawn
marabunta-step-reveal = A tile is turned up.
    .name = a tile is turned up
marabunta-step-roll = The dice are rolled.
    .name = the dice are rolled
marabunta-step-split = Split the dice and the tile into two groups.
    .name = splitting the dice
marabunta-step-choose = Choose one of the two groups.
    .name = choosing a group
marabunta-step-execute = Use your dice and your tile in any order.
    .name = using the group
marabunta-step-repeat = Choose the die that works once more.
    .name = choosing a die to repeat
marabunta-step-write = Choose a hex for the number.
    .name = writing a number
marabunta-step-cross = Choose a hex to cross out.
    .name = crossing out a hex
marabunta-step-flag = Choose a score sheet and color a circle.
    .name = coloring a circle
marabunta-step-chest = Choose a chest to cross out.
    .name = crossing out a chest
marabunta-step-over = The game is over.
    .name = the game is over

# Settings.
marabunta-setting-players = Players
    .help = Marabunta is a duel.
marabunta-setting-territory = Territory board
    .help = On the plain side the blue region is scattered all over the valley.
marabunta-setting-boards = Player boards
    .help = Each side has five other abilities, and you both use the same one.
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
marabunta-line-cookies = Cookies
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
marabunta-face-chest = chest
    .object = chest
    .help = Cross out a chest on your player board.
marabunta-face-flag = flag
    .object = flag
    .help = Color an empty circle on the score sheet of the die’s region.

marabunta-tile-two_chests = Two chests
    .help = Cross out 2 chests, one after the other, in one group or in two.
marabunta-tile-two_flags = Two flags
    .help = Color an empty circle on each of 2 different score sheets.
marabunta-tile-one_any = One
    .help = Write a 1 in any region, adjacent or by an anthill.
marabunta-tile-double_zero = Double zero
    .help = Write a 0 in any region, adjacent or by an anthill, and a second 0 adjacent to the first.
marabunta-tile-zero_anywhere = Zero anywhere
    .help = Write a 0 in any available hex.
marabunta-tile-cross_two_hexes = Two crosses
    .help = Cross out 2 available hexes that are adjacent to each other.
marabunta-tile-repeat_die = Repeat
    .help = Use one die of your own group one more time.
marabunta-tile-cross_cookie = Crossed-out cookie
    .help = The special tile: cross out an available cookie hex. You must.

marabunta-ability-write_1 = 1 in any region
    .help = Write a 1 in any region, adjacent or by an anthill.
marabunta-ability-write_2 = 2 in any region
    .help = Write a 2 in any region, adjacent or by an anthill.
marabunta-ability-zero_anywhere = 0 anywhere
    .help = Write a 0 in any available hex.
marabunta-ability-three_anywhere = 3 anywhere
    .help = Write a 3 in any available hex.
marabunta-ability-two_cookies = 2 cookies
    .help = Cross out the next 2 cookies of your row and score them.
marabunta-ability-vp_2 = 2 points
    .help = Score 2 victory points.
marabunta-ability-vp_3 = 3 points
    .help = Score 3 victory points.
marabunta-ability-triple_one = Three 1s
    .help = Write three 1s in a triangle, the first adjacent or by an anthill.
marabunta-ability-cross_two_hexes = Two crosses
    .help = Cross out 2 available hexes that are adjacent to each other.
marabunta-ability-two_flags = Two flags
    .help = Color an empty circle on each of 2 different score sheets.

# Decisions.
marabunta-split =
    { $count ->
        [0] Split: the tile alone against all six dice
       *[other] Split: tile + { $dice }
    }
    .done =
        { $count ->
            [0] laid the tile apart from all the dice
           *[other] laid with the tile: { $dice }
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
marabunta-chest = Cross out a chest: { $ability }
    .done = crossed out a chest: { $ability }
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
marabunta-choose-how = What you leave is your opponent’s.
marabunta-lay-with = Lay with the tile: { $die }
marabunta-lay-apart = Take away from the tile: { $die }
marabunta-lay-alone = Leave the tile alone
marabunta-used = no longer in play
marabunta-divider = divides
marabunta-waiting = Waiting for the dice
marabunta-now = Now: { $what }.
marabunta-now-chest = Now: a chest.
marabunta-to-come = Still face down: { $tiles }
marabunta-none-to-come = No tile is face down any more; the special tile returns every round.
marabunta-cookies-left =
    { $count ->
        [one] 1 cookie hex is left. The game ends when all are filled.
       *[other] { $count } cookie hexes are left. The game ends when all are filled.
    }
marabunta-end-region = Last round: the { $color } region is full ({ $name }).
marabunta-end-sheet = Last round: the { $color } score sheet is full ({ $name }).
marabunta-end-cookies = Last round: no cookie hex is left ({ $name }).
marabunta-key-free = hexes without an anthill
marabunta-key-anthill = only by an anthill
marabunta-key-unlock = an ability
marabunta-offer-free =
    { $count ->
        [one] { $name }: 1 hex without an anthill
       *[other] { $name }: { $count } hexes without an anthill
    }
marabunta-offer-anthill = { $name }: only by an anthill
marabunta-offer-none = { $name }: of no use now
marabunta-offer-unlock = { $name }: can unlock an ability
marabunta-offer-usable = { $name }: can use it

# The map and the boards.
marabunta-map = Map of Muffin Valley
marabunta-hex-cookie = cookie hex
marabunta-hex-chest = chest hex
marabunta-hex-crossed = crossed out
marabunta-hex-chosen = chosen
marabunta-costs-anthill = costs an anthill
marabunta-gains-points = { $points } points at the present state
marabunta-sheet = Score sheet of the { $color } region
marabunta-sheet-sum = { $name }: { $circles } circles, sum { $sum }
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
        [one] 1 anthill left: it lets you write one number anywhere in the region
       *[other] { $count } anthills left: each lets you write one number anywhere in the region
    }
marabunta-cookies =
    { $count ->
        [one] 1 cookie crossed out
       *[other] { $count } cookies crossed out
    }
marabunta-cookie-points = Cookie { $number }: { $points }
marabunta-cookie-plain = Cookie { $number }: no points
marabunta-chests-left =
    { $count ->
        [0] used up
        [one] 1 chest to go
       *[other] { $count } chests to go
    }
marabunta-track = Score track: { $points } points scored so far, without the regions
