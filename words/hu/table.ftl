# Az asztal a kép körül.

table-your-turn = Te jössz. { $step }
table-their-turn =
    { $count ->
        [one] { $names } { $step }.
       *[other] { $names } { $step }.
    }
table-rules = A lépés szabályai
table-over =
    { $count ->
        [one] { $names } nyert ({ $points }).
       *[other] { $names } holtversenyben nyert ({ $points }).
    }
table-over-nobody = Vége a játéknak, senki sem nyert ({ $points }).
table-solo-over = Vége a játéknak: { $points } pont. { $title }
table-total = Összesen
table-did = { $name } { $done }.
table-player = { $seat }. játékos
table-list = { $first }, { $rest }
table-and = { $first } és { $last }
table-hinted = { $name } tippet kért.

# Miért ez a tipp.
table-why-only = Mást nem tehetsz.
table-why-lines = „{ $next }” helyett ez { $lines }.
table-why-soon = A játék végére nagyjából ugyanannyit ér, mint „{ $next }”. A következő néhány lépésedben viszont { $lines }.
table-why-total =
    { $side ->
        [less] „{ $next }” helyett ez összesen kevesebb pontot hoz (kb. { $points }), sok sorban egy-egy kevéssel.
       *[more] „{ $next }” helyett ez összesen több pontot hoz (kb. { $points }), sok sorban egy-egy kevéssel.
    }
table-why-equal = Nincs nagy különbség: „{ $next }” is nagyjából ugyanilyen jó.
table-why-same = Neked nagyjából ugyanannyi pontot hoz, mint „{ $next }”.
table-why-others =
    { $side ->
        [less] A legerősebb ellenfeled kevesebb pontot kap (kb. { $points }).
       *[more] A legerősebb ellenfeled több pontot kap (kb. { $points }).
    }
table-why-wins = Tíz ilyen játszmából kb. { $wins } alkalommal nyernél { $otherwise } helyett.
table-why-against = A gép messzebbre nézett előre, mint ezek a számok, és mégis ezt választaná.
table-why-more = többet hoz: { $lines }
table-why-less = kevesebbet hoz: { $lines }
table-why-both = többet hoz: { $more }; kevesebbet: { $less }
table-why-line = { $line } (kb. { $points })
