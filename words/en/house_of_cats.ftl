# House of Cats.

house_of_cats-name = House of Cats
house_of_cats-credit = Designed by William Attia and Kristian Amundsen Østby, published by Aporta Games (2023).
house_of_cats-tagline = Number rooms, sly cats, hungry mice
house_of_cats-duration = 15–20 minutes
house_of_cats-difficulty = Easy
house_of_cats-kind = Number puzzle with dice
house_of_cats-about =
    Everybody fills a house with the same dice: equal numbers that touch become rooms, and each room teaches you a trick. Cats look
    for mice, mice look for cheese, and each of the four levels rewards them in its own way. When a house is full, the most points
    win.
house_of_cats-reconstructed =
    The dice, the twelve abilities and the points for rooms are those of the box; the four sheets, the cat track, the number of
    circles in the ability fields, the letters B to L, the timing of the abilities and the solo titles are our own reconstruction.

# Steps.
house_of_cats-step-tiles = The ability tiles are being drawn.
    .name = drawing the ability tiles
house_of_cats-step-setup_roll = The first three dice are rolling.
    .name = rolling the first three dice
house_of_cats-step-setup_place = Fill the three starred cells.
    .name = filling the starred cells
house_of_cats-step-roll = The dice are rolling.
    .name = rolling the dice
house_of_cats-step-turn = Use the dice in your house.
    .name = filling in cells
house_of_cats-step-over = The game is over.
    .name = the game is over

# What has to be done at the moment.
house_of_cats-moment-act = Choose a die.
house_of_cats-moment-abilities = Choose a die or use an ability.
house_of_cats-moment-end = All dice are used. End your turn.
house_of_cats-moment-last = End your turn, or use an ability.
house_of_cats-moment-lost = No more dice can be written. End your turn.
house_of_cats-moment-die = Write { $symbol } in a marked cell.
house_of_cats-moment-double = Write { $symbol } twice in one marked cell.
house_of_cats-moment-free = Write { $symbol } in any empty cell.
house_of_cats-moment-any = Choose a symbol to write.
house_of_cats-moment-number = Choose the number that the cat brings.
house_of_cats-moment-cross = Choose the loose number to move.
house_of_cats-moment-mouse = Draw a mouse in any empty cell.
house_of_cats-moment-second = Draw a second mouse beside the first, or none.
house_of_cats-moment-beside = Write { $symbol } beside the first one.
house_of_cats-moment-spend = You have earned { $ability } ({ $letter }): use it now.
house_of_cats-moment-room = Your group is too large: choose the room.
house_of_cats-moment-add =
    { $count ->
        [one] Your house grows: add one more cell.
       *[other] Your house grows: add { $count } more connected cells.
    }
house_of_cats-moment-place = Choose a symbol for each starred cell.
house_of_cats-moment-waiting = You are done. The others are still busy.
    .of = { $name } is done. The others are still busy.
house_of_cats-moment-finished = Your house is finished.
    .of = { $name }’s house is finished.
house_of_cats-moment-rolling = The dice are rolling …
house_of_cats-moment-over = Final position
house_of_cats-moment-watching = { $name } is working on the house.

# Settings.
house_of_cats-setting-players = Players
    .help = One to six; everybody plays at the same time with the same dice.
house_of_cats-setting-level = Level
    .help = 1: cheese and the cat track; 2: cats and mice by rows and columns; 3: four wings; 4: a house that grows.
house_of_cats-setting-tiles = Ability tiles
    .help = Drawn anew for each game, or those for a first game, which are A, B, C, D unless the box names others.
house_of_cats-value-tiles-random = drawn at random
house_of_cats-value-tiles-abcd = A, B, C, D
house_of_cats-setting-conversions = What is changed
    .help = Mouse hole, Two or five and Here, kitty change only dice, or also what Spare three, Mouse family, Redecorate and the cat track let you write.
house_of_cats-value-conversions-dice = dice
house_of_cats-value-conversions-any = any symbol

# Lines of the score.
house_of_cats-line-rooms2 = Rooms of 2
house_of_cats-line-rooms3 = Rooms of 3
house_of_cats-line-rooms4 = Rooms of 4
house_of_cats-line-rooms5 = Rooms of 5
house_of_cats-line-cats = Cats
house_of_cats-line-cheese = Cheese
house_of_cats-line-mice = Mice with cats
house_of_cats-line-bonus = Bonus cells
house_of_cats-line-empty = Empty cells

house_of_cats-title-alley-cat = Alley cat
house_of_cats-title-house-cat = House cat
house_of_cats-title-clever-cat = Clever cat
house_of_cats-title-top-cat = Top cat
house_of_cats-title-cat-architect = Cat architect

# Symbols and cells.
house_of_cats-symbol-2 = 2
    .object = the 2
    .some = a 2
    .many = two 2s
house_of_cats-symbol-3 = 3
    .object = the 3
    .some = a 3
    .many = two 3s
house_of_cats-symbol-4 = 4
    .object = the 4
    .some = a 4
    .many = two 4s
house_of_cats-symbol-5 = 5
    .object = the 5
    .some = a 5
    .many = two 5s
house_of_cats-symbol-cat = cat
    .object = the cat
    .some = a cat
    .many = two cats
house_of_cats-symbol-mouse = mouse
    .object = the mouse
    .some = a mouse
    .many = two mice
house_of_cats-cell = { $column }{ $row }
    .the = { $column }{ $row }

# Actions.
house_of_cats-place = Write { $first }, { $second }, { $third }
    .done = filled the starred cells: { $first }, { $second }, { $third }
house_of_cats-placed = { $cell }: { $symbol }
house_of_cats-take = Use { $symbol }
    .done = took { $symbol }
house_of_cats-change = Use { $die } as { $symbol } ({ $cost })
    .done = used { $die } as { $symbol } ({ $cost })
house_of_cats-double = Write { $symbols } in one cell ({ $cost })
    .done = took { $symbols } for one cell ({ $cost })
house_of_cats-merge = Write { $die } and { $second } as { $symbols } in one cell ({ $cost })
    .done = took { $die } and { $second } as { $symbols } for one cell ({ $cost })
house_of_cats-use-separate = Cat flap ({ $letter }): one die need not be connected
    .done = used the Cat flap ({ $letter })
    .short = One die apart
house_of_cats-use-diagonal = Through the corner ({ $letter }): corners connect this turn
    .done = used Through the corner ({ $letter })
    .short = Corners connect
house_of_cats-use-more = One more ({ $letter }): use one more die
    .done = chose to use one more die ({ $letter })
    .short = +1 die
house_of_cats-use-fewer = One less ({ $letter }): use one fewer die
    .done = chose to use one fewer die ({ $letter })
    .short = −1 die
house_of_cats-use-three = Spare three ({ $letter }): write a 3 in any empty cell
    .done = used the Spare three ({ $letter })
    .short = Write a 3
house_of_cats-use-any = Wild pounce ({ $letter }): write any symbol
    .done = used the Wild pounce ({ $letter })
    .short = Any symbol
house_of_cats-use-mice = Mouse family ({ $letter }): draw a mouse or two
    .done = used the Mouse family ({ $letter })
    .short = Draw mice
house_of_cats-use-move = Redecorate ({ $letter }): move a loose number
    .done = used Redecorate ({ $letter })
    .short = Move a number
house_of_cats-alter = Use it as { $symbol } ({ $cost })
    .done = used it as { $symbol } ({ $cost })
house_of_cats-write = Write in { $cell }
    .done = wrote in { $cell }
house_of_cats-symbol = Choose { $symbol }
    .done = chose { $symbol }
house_of_cats-cross = Cross out the number in { $cell }
    .done = crossed out the number in { $cell }
house_of_cats-none = No second mouse
    .done = drew no second mouse
house_of_cats-room = Room: { $cells }
    .done = built a room: { $cells }
house_of_cats-add = Add { $cell }
    .done = added { $cell }
house_of_cats-done = Done
    .done = ended the turn

# Chance.
house_of_cats-tiles = Ability tiles: { $list }.
house_of_cats-tile = { $number } – { $ability } ({ $letter })
house_of_cats-roll = Roll: { $list }.

# What a write would do.
house_of_cats-then-room =
    { $points ->
        [0] { $label }: completes a room
       *[other] { $label }: completes a room, +{ $points }
    }
house_of_cats-then-points = { $label }: +{ $points }
house_of_cats-then-group = { $label }: group of { $size } out of { $number }

# The sheet.
house_of_cats-house = { $name }’s house
house_of_cats-level-1 = Level 1: The Cheese Feast
    .help = A mouse eats the cheese of its row and column. Each cat die crosses out the next cat of the track. Each cheese and each cat is { $cheese ->
            [one] { $cheese } point
           *[other] { $cheese } points
        }, each empty cell { $empty }.
    .help-each = A mouse eats the cheese of its row and column. Each cat die crosses out the next cat of the track. Points: each cheese { $cheese }, each cat { $cat }, each empty cell { $empty }.
house_of_cats-level-2 = Level 2: Cat and Mouse
    .help = Each row and column with a cat scores 1 point per mouse in it. A room on a bonus cell scores its number once more. Each empty cell is { $empty }.
house_of_cats-level-3 = Level 3: Four Wings
    .help = In a colored area with 1 or 2 cats each mouse scores { $one }, with 3 or more cats { $more }. A room on a bonus cell scores its number once more. Each empty cell is { $empty }.
    .help-each = In a colored area each mouse scores { $none } without a cat, { $one } with 1 cat, { $two } with 2 cats and { $more } with 3 or more. A room on a bonus cell scores its number once more. Each empty cell is { $empty }.
house_of_cats-level-4 = Level 4: The Growing House
    .help = Each room adds as many new cells as its number. A mouse eats the cheese of its row and column, and scores 1 more in each row and column with a cat.
house_of_cats-row = Row { $row }
house_of_cats-column = Column { $column }
house_of_cats-cheese = { $line }: a mouse here eats the cheese, { house_of_cats-points }
    .eaten = { $line }: the cheese is eaten, { house_of_cats-points }
house_of_cats-hunt = { $line }: a cat and its mice, points: { $points }
    .none = { $line }: no cat, so mice do not score here
house_of_cats-star = Starred cell
house_of_cats-bonus = Bonus cell { $letter }: a room on it scores its number once more
    .scored = Bonus cell { $letter }, points: { $number }
house_of_cats-bonuses = Bonus cells
house_of_cats-area-red = Red area
house_of_cats-area-blue = Blue area
house_of_cats-area-green = Green area
house_of_cats-area-yellow = Yellow area
house_of_cats-wing = { $area }. Cats: { $cats }, mice: { $mice }, points: { $points }
house_of_cats-wings = Colored areas
house_of_cats-cell-filled = { $cell }: { $symbol }
house_of_cats-cell-twice = { $cell }: { $symbol }, counts as two
house_of_cats-cell-group = { $cell }: { $symbol }, group of { $size } out of { $number }
house_of_cats-cell-room = { $cell }: { $symbol }, in a room
house_of_cats-cell-crossed = { $cell }: crossed out

# Dice, track and ability fields.
house_of_cats-dice = Roll
house_of_cats-die = Die: { $symbol }
house_of_cats-used-die = Used: { $symbol }
house_of_cats-quota = { $used } of { $quota } dice used
house_of_cats-changes = Use an ability
house_of_cats-track = Cat track
house_of_cats-cat-plain = Cat { $count } of the track: { house_of_cats-points }
house_of_cats-cat-number = Cat { $count } of the track: { house_of_cats-points }, and it brings { $symbol } at once
house_of_cats-cat-choice = Cat { $count } of the track: { house_of_cats-points }, and it brings a number of your choice at once
house_of_cats-fields = Abilities
house_of_cats-field =
    { $points ->
        [one] Room of { $symbol }: { $points } point
       *[other] Room of { $symbol }: { $points } points
    }
house_of_cats-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
house_of_cats-circles = Rooms: { $built }, uses left: { $left }
house_of_cats-stored = Stored: use it at any time during your turn.
    .name = stored
house_of_cats-immediate = Immediate: it is used as soon as it is earned.
    .name = at once
house_of_cats-hidden = This tile has not been drawn yet.
house_of_cats-separate = A die may stand apart ({ $letter })
house_of_cats-diagonal = Corners connect ({ $letter })
house_of_cats-brief =
    { $empty ->
        [0] { $points } p · full
       *[other] { $points } p · empty: { $empty }
    }
house_of_cats-others = The others

# What is in the box.
house_of_cats-specimen-tiles = Ability tiles
house_of_cats-specimen-titles = Solo titles: { $list }.
house_of_cats-specimen-title = { $title } from { $points }
house_of_cats-specimen-dice = Dice: { $count }, of which everybody uses { $quota }; with ability { $letter } from { $least } to { $most }.

# Abilities.
house_of_cats-ability-separate = Cat flap
    .effect = One die of this turn need not be connected with the others.
house_of_cats-ability-plus_minus = Up or down the stairs
    .effect = Raise or lower a number die by 1.
house_of_cats-ability-mouse_to_number = Mouse hole
    .effect = Write 2, 3, 4 or 5 instead of a mouse die.
    .effect-any = Write 2, 3, 4 or 5 instead of a mouse, from a die or not.
house_of_cats-ability-free_three = Spare three
    .effect = Write a 3 in any empty cell.
house_of_cats-ability-dice_count = One more, one less
    .effect = Use one more or one fewer die this turn.
house_of_cats-ability-two_five = Two or five
    .effect = Write a 2 instead of a 5, or a 5 instead of a 2.
    .effect-any = Write a 2 instead of a 5, or a 5 instead of a 2, from a die or not.
house_of_cats-ability-number_to_animal = Here, kitty
    .effect = Draw a cat or a mouse instead of a number die.
    .effect-any = Draw a cat or a mouse instead of a number, from a die or not.
house_of_cats-ability-diagonal = Through the corner
    .effect = This turn diagonal contact counts as adjacent for dice.
house_of_cats-ability-free_any = Wild pounce
    .effect = Write any symbol in an empty cell.
house_of_cats-ability-free_mice = Mouse family
    .effect = Draw a mouse in an empty cell, or two in two adjacent ones.
house_of_cats-ability-move_number = Redecorate
    .effect = Cross out a loose number and write it in any empty cell.
house_of_cats-ability-double_up = Bunk bed
    .effect = Write two equal dice in one cell, which counts as two.
