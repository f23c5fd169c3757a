# Fireflies.

fireflies-name = Fireflies
fireflies-credit = A small game of our own, made to show how a game is added.
fireflies-tagline = The brightest light that shines alone
fireflies-duration = 5 minutes
fireflies-difficulty = Easy
fireflies-kind = Bluffing with lanterns
fireflies-about =
    Six nights on a meadow: fireflies come, everybody lays a lantern in secret, and so does the wind. The brightest lantern that nobody
    else has laid catches everything that glows. Each lantern burns once.
fireflies-reconstructed = Nothing: the game is our own.

# Steps.
fireflies-step-dusk = Fireflies come to the meadow.
    .name = fireflies come
fireflies-step-lay = Lay one of your lanterns in secret.
    .name = laying a lantern
fireflies-step-wind = The wind lays a lantern.
    .name = the wind lays a lantern
fireflies-step-over = The game is over.
    .name = the game is over

# Settings and the score.
fireflies-setting-players = Players
    .help = Alone you play against the wind.
fireflies-line-caught = Fireflies

# Decisions and chance.
fireflies-lay = Lay lantern { $lantern }
    .done = laid lantern { $lantern }
fireflies-secret = laid a lantern in secret
fireflies-come = { $count ->
    [one] One firefly comes to the meadow.
   *[other] { $count } fireflies come to the meadow.
}
fireflies-wind = The wind lays lantern { $lantern }.

# The picture.
fireflies-meadow = { $count ->
    [0] The meadow is dark
    [one] One firefly on the meadow
   *[other] { $count } fireflies on the meadow
}
fireflies-jar = { $count ->
    [one] one firefly
   *[other] { $count } fireflies
}
fireflies-hand = Your lanterns
fireflies-the-wind = the wind
fireflies-night-caught = { $name } caught last night’s fireflies.
fireflies-night-nobody = Nobody caught anything last night.
