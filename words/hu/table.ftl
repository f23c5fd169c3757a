# Az asztal a kép körül.

table-your-turn = Te jössz. { $step }
table-their-turn = { $names }: { $step }
table-chance = A véletlen dönt …
table-rules = A lépés szabályai
table-over =
    { $count ->
        [one] { $names } nyert ({ $points }).
       *[other] { $names } megosztva nyert ({ $points }).
    }
table-solo-over = Vége a játéknak: { $points } pont. { $title }
table-total = Összesen
table-did = { $name } { $done }
table-player = { $seat }. játékos
table-list = { $first }, { $rest }
