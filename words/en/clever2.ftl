# Twice as Clever.

clever2-name = Twice as Clever
clever2-credit = Designed by Wolfgang Warsch, published by Schmidt Spiele (2019).
clever2-tagline = Choose one die, lose the lower ones
clever2-duration = 20–30 minutes
clever2-difficulty = Easy
clever2-kind = Roll and write
clever2-about =
    You roll six dice, choose one for your score sheet, and every lower die slips onto the silver tray, where the others may help
    themselves. Five colored areas score in five different ways, and a well-placed number earns bonuses that bring further entries.
    The clever foxes count as much as your weakest area, so a good player neglects none.
clever2-reconstructed =
    The score sheet was transcribed and checked against several independent sources; only rulings on open points and the wording of
    the solo titles are our own.

## Set-up

clever2-setting-players = Players
    .help = How many people play; alone you play for a title.
clever2-setting-extra_die = Extra dice
    .help = How often may the same die be an extra die? The rulebook’s wording can mean once a turn or once a round.
clever2-setting-third_silver = Silver in the third roll
    .help = Which dice may mark a silver cell too: those lower than the chosen one, or all that go to the tray after the choice.
clever2-value-extra_die-turn = each die once a turn
clever2-value-extra_die-round = each die once a round
clever2-value-third_silver-lower = only lower dice mark too
clever2-value-third_silver-all = all dice that are left mark too

## Steps

clever2-step-first = The first player is being drawn.
    .name = the first player is being drawn
clever2-step-round_bonus = Use your round bonus.
    .name = using the round bonus
clever2-step-roll = The dice are rolling.
    .name = rolling the dice
clever2-step-choose = Choose a die and enter it.
    .name = choosing a die
clever2-step-chain = Silver chain: mark cells for the swept dice.
    .name = marking the silver chain
clever2-step-bonus = Use your bonus.
    .name = using a bonus
clever2-step-before_roll = Get ready for the next roll.
    .name = about to roll again
clever2-step-extra = Use extra dice, or end your turn.
    .name = thinking about extra dice
clever2-step-passive_roll = The dice are rolling for the passive turn.
    .name = rolling for the passive turn
clever2-step-passive_tie = Chance decides between equal dice.
    .name = chance decides between equal dice
clever2-step-passive = Take a die from the tray, then use bonuses and extra dice.
    .name = choosing from the tray
clever2-step-over = The game is over.
    .name = the game is over

## Score

clever2-line-silver = Silver
clever2-line-yellow = Yellow
clever2-line-blue = Blue
clever2-line-green = Green
clever2-line-pink = Pink
clever2-line-foxes = Foxes

clever2-titles = Titles of the solo game, by points
clever2-title-twice-as-clever = Twice as clever!
clever2-title-points-equal-iq = Points equal IQ.
clever2-title-respect = Respect!
clever2-title-no-longer-luck = No longer luck.
clever2-title-look-at-this = Look at this!
clever2-title-very-very-clever = Very, very clever.
clever2-title-well-trained = Well trained.
clever2-title-reason-to-be-glad = Reason to be glad.
clever2-title-on-the-right-path = On the right path.
clever2-title-can-do-better = Can do better.
clever2-title-only-half-as-clever = Only half as clever.

## Dice

clever2-die-white = white die
    .object = the white die
    .tool = with the white die
    .tip = White is a joker: use it in any area. In blue it counts together with the blue die.
clever2-die-yellow = yellow die
    .object = the yellow die
    .tool = with the yellow die
    .tip = Circles or crosses its number in the yellow area.
clever2-die-blue = blue die
    .object = the blue die
    .tool = with the blue die
    .tip = Writes the sum of the blue and the white die in the blue area.
clever2-die-green = green die
    .object = the green die
    .tool = with the green die
    .tip = Writes its number times the multiplier in the green area.
clever2-die-pink = pink die
    .object = the pink die
    .tool = with the pink die
    .tip = Writes its number in the pink area.
clever2-die-silver = silver die
    .object = the silver die
    .tool = with the silver die
    .tip = Marks its number in the silver area, and so may the dice that it sweeps.
clever2-shown = { $die }, { $face }
clever2-unrolled = { $die }, not rolled yet
clever2-sweeps =
    { $count ->
        [0] Sweeps nothing onto the tray.
        [one] Sweeps one die onto the tray.
       *[other] Sweeps { $count } dice onto the tray.
    }
clever2-spent = Already used as an extra die this turn.
clever2-spent-round = Already used as an extra die this round.
clever2-third-silver = In the third roll a silver entry sweeps every die that is left, and each of them may mark too.

clever2-zone-pool = Pool
    .tip = The pool: these dice are rolled.
clever2-zone-aside = Set aside
    .tip = Set aside: in the passive turn these dice serve only as extra dice.
clever2-zone-fields = Dice fields
    .tip = The dice that the active player has chosen in this turn.
clever2-zone-tray = Silver tray
    .tip = The silver tray: passive players may use one of these dice.
clever2-field-empty = dice field { $number }: empty
clever2-owner = { $zone }: { $name }
clever2-roll-number = Roll { $roll } of { $rolls }

## Areas

clever2-area-silver = Silver
    .tip = Each row scores by its marks: 1, 2, 3, 4, 5, 6 marks are { $points } points. A full column earns its bonus.
clever2-area-yellow = Yellow
    .tip = First circle a number, later cross it. Full lines of circles earn bonuses; only crosses score.
clever2-area-blue = Blue
    .tip = Blue die plus white die; never higher than the entry before. The number of filled fields scores.
clever2-area-green = Green
    .tip = Die times multiplier. Each pair scores its first entry minus its second.
clever2-area-pink = Pink
    .tip = The sum of all entries scores. A bonus needs at least the printed number.
clever2-silver-row =
    { $row ->
        [yellow] Yellow
        [blue] Blue
        [green] Green
       *[pink] Pink
    } row: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
clever2-ladder =
    { $count ->
        [one] { $count } cross
       *[other] { $count } crosses
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
clever2-blue-field = Field { $field }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } up to here
clever2-green-field = Field { $field }: die times { $multiplier }
clever2-green-pair = Pair { $pair } scores { $points }
clever2-pink-field =
    { $minimum ->
        [0] Field { $field }: no bonus
       *[other] Field { $field }: at least { $minimum } for the bonus
    }
clever2-gain = { $place }: { $points } now
clever2-weakest = The weakest area: this is what each fox is worth

## Bonuses

clever2-bonus-reroll = Re-roll
    .tip = Re-roll: as the active player, roll all dice of the pool once more.
clever2-bonus-return = Return
    .tip = Return: before your second or third roll, bring a die back from the tray.
clever2-bonus-extra = Extra die
    .tip = Extra die: at the end of a turn, enter any one of the six dice.
clever2-bonus-fox = Fox
    .tip = Fox: at the end it is worth as many points as your weakest area.
clever2-bonus-silver = Silver ?
    .tip = Silver ?: mark any free cell of the silver area.
clever2-bonus-yellow = Yellow ?
    .tip = Yellow ?: circle any cell, or cross a circled one.
clever2-bonus-blue = Blue ?
    .tip = Blue ?: write any number that is not higher than your last blue one.
clever2-bonus-green = Green ?
    .tip = Green ?: choose a number from 1 to 6 for the next green field.
clever2-bonus-pink = Pink ?
    .tip = Pink ?: choose a number from 1 to 6 for the next pink field.
clever2-bonus-black = Black ?
    .tip = Black ?: an entry in the area of your choice.
clever2-track = { $action }: { $left } left, { $earned } of { $slots } earned
clever2-track-end = The last slot earns: { $bonus }
clever2-round = Round { $round } of { $rounds }
clever2-round-bonus = Round { $round }: { $bonus }
clever2-round-plain = Round { $round }: no bonus
clever2-foxes = { $count ->
        [one] { $count } fox
       *[other] { $count } foxes
    }, each worth { $points }
clever2-total = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
clever2-area-points = { $area }: { $points }

## The fox's advice

clever2-fox = The clever fox
clever2-guide-choose = Tap a die, then a glowing place. The marks under a die show what it sweeps away.
clever2-guide-chain = Each swept die may mark a silver cell. Tap a glowing one!
clever2-guide-bonus = A bonus! Tap a glowing place or number.
clever2-guide-return = Tap a die on the tray to bring it back, or roll.
clever2-guide-stuck = No die fits. Re-roll, or pass?
clever2-guide-stop = The pool is empty. Bring a die back from the tray, or stop.
clever2-guide-roll = Ready? Then let them roll!
clever2-guide-extra = Any die, one more time: tap it, then a glowing place.
clever2-guide-take = Take a die: tap it, then a glowing place.
clever2-guide-fields = Nothing on the tray fits. Take one of the chosen dice!
clever2-guide-done = Everything entered. Done?
clever2-guide-wait = Think ahead: which dice would you like to see on the tray?
clever2-guide-watch = Sit back and watch!
clever2-guide-over = Well played!

## Places

clever2-place-silver = silver { $number } ({ $row ->
        [yellow] yellow
        [blue] blue
        [green] green
       *[pink] pink
    } row)
clever2-place-yellow = yellow { $number } (row { $row })
clever2-place-blue = blue { $number }
clever2-place-green = green { $number }
clever2-place-pink = pink { $number }
clever2-next-blue = next blue field
clever2-next-green = next green field
clever2-next-pink = next pink field

## Actions

clever2-choose = Choose { $die } for { $place }
    .done = chose { $die } for { $place }
clever2-take = Take { $die } for { $place }
    .done = took { $die } for { $place }
clever2-extra = Use { $die } as an extra die for { $place }
    .done = used { $die } as an extra die for { $place }
clever2-mark = Mark { $place } { $die }
    .done = marked { $place } { $die }
clever2-bonus = Bonus: { $place }
    .done = used a bonus for { $place }
clever2-return = Bring back { $die }
    .done = brought back { $die }
clever2-reroll = Re-roll the pool
    .done = re-rolled the pool
clever2-pass = Pass
    .done = passed
clever2-skip = End the chain
    .done = ended the silver chain
clever2-roll = Roll
    .done = rolled again
clever2-stop = Stop rolling
    .done = stopped rolling
clever2-done = Done
    .done = finished

## Chance

clever2-chance-first = { $name } begins.
clever2-chance-dice = Roll: { $dice }.
clever2-chance-tray = Of the equal dice, chance put these on the tray: { $dice }.
clever2-rolled-white = white { $face }
clever2-rolled-yellow = yellow { $face }
clever2-rolled-blue = blue { $face }
clever2-rolled-green = green { $face }
clever2-rolled-pink = pink { $face }
clever2-rolled-silver = silver { $face }

## The box

clever2-specimen-sheet = The score sheet
clever2-specimen-track = Rounds and their bonuses
clever2-specimen-silver = Points of a silver row, by its marks
clever2-specimen-rounds = How many rounds are played
clever2-specimen-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
clever2-specimen-count = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
