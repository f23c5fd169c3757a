# The table around the picture.

table-your-turn = Your turn. { $step }
table-their-turn = { $names }: { $step }
table-chance = Chance decides …
table-rules = The rules of this step
table-over =
    { $count ->
        [one] { $names } wins ({ $points }).
       *[other] { $names } share the victory ({ $points }).
    }
table-solo-over = The game is over: { $points } points. { $title }
table-total = Total
table-did = { $name } { $done }
table-player = Player { $seat }
table-list = { $first }, { $rest }
