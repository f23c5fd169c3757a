# The table around the picture.

table-your-turn = Your turn. { $step }
table-their-turn =
    { $count ->
        [one] { $names } is { $step }.
       *[other] { $names } are { $step }.
    }
table-rules = Rules for this step
table-over =
    { $count ->
        [one] { $names } wins ({ $points }).
       *[other] { $names } share the victory ({ $points }).
    }
table-solo-over =
    { $points ->
        [one] The game is over: { $points } point. { $title }
       *[other] The game is over: { $points } points. { $title }
    }
table-over-nobody = The game is over, and nobody wins ({ $points }).
table-total = Total
table-did = { $name } { $done }.
table-player = Player { $seat }
table-list = { $first }, { $rest }
table-and = { $first } and { $last }
table-hinted = { $name } took a hint.

# Why a hint was given.
table-why-only = There is nothing else you can do.
table-why-lines = Compared with “{ $next }”: { $lines }.
table-why-soon = In the end it is worth about as much as “{ $next }”. Over your next few moves, though: { $lines }.
table-why-total =
    { $side ->
        [less] Compared with “{ $next }”: fewer points in total (about { $points }), a little in many lines.
       *[more] Compared with “{ $next }”: more points in total (about { $points }), a little in many lines.
    }
table-why-equal = It is a close call: “{ $next }” is about as good.
table-why-same = About as many points for you as with “{ $next }”.
table-why-others =
    { $side ->
        [less] Your strongest opponent gets fewer points (about { $points }).
       *[more] Your strongest opponent gets more points (about { $points }).
    }
table-why-wins = Out of ten games like this you would win about { $wins } instead of { $otherwise }.
table-why-against = The bot has looked further ahead than these figures, and still prefers it.
table-why-more = more for { $lines }
table-why-less = less for { $lines }
table-why-both = more for { $more }, less for { $less }
table-why-line = { $line } (about { $points })
