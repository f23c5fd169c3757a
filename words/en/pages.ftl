# The pages around the tables.

pages-title = Társas: board games with friends, family or bots
pages-description = Five modern board games in your browser: alone, against bots, at one screen or with friends. Free, without registration.
pages-skip = Skip to the content
pages-navigation = Main navigation
pages-home = Home
pages-games = Games
pages-about = About
pages-guest = Guest
pages-language = English
pages-theme = Colors: { $now }. Switch to { $next }.
pages-theme-auto = as on your device
pages-theme-light = light
pages-theme-dark = dark
pages-privacy = Privacy
pages-footer = No registration, no advertising, no tracking. Just the table.
pages-copy = Copy
pages-copied = Copied
pages-lost = Connection lost, coming back …
pages-failed = That did not work. Please try again.
pages-more-actions = All possible moves in words
pages-script = The table needs JavaScript: it moves the pieces and listens to the other players.

# The home page.
pages-welcome = Sit down, the table is laid
pages-promise = Five modern board games, for an evening together or ten minutes alone. Nothing to install, no account to make: choose a game and you are playing.
pages-choose = Choose a game
pages-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
pages-players-range = { $fewest } to { $most } players
pages-play-bots = Play now
pages-play-solo = Solo
pages-play-friends = With friends
pages-play-screen = At one screen
pages-play-more = More choices
pages-rules = Rules
pages-mine = My tables
pages-open = Open tables
pages-open-none = Nobody is waiting for company right now. Start a table with friends and tick “anyone may join”, and it will stand here.
pages-go-on = Continue
pages-go-join = Join
pages-go-replay = Watch again
pages-progress-open = waiting for players
pages-progress-playing = in play
pages-progress-over = finished
pages-ago-now = just now
pages-ago-minutes =
    { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
pages-ago-hours =
    { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
pages-ago-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
pages-upload = Watch a saved game
pages-upload-help = Every finished game can be saved as a small text file. Open one here and walk through it move by move.
pages-upload-file = The file of the game
pages-upload-do = Open

# A new table.
pages-new-title = New table: { $game }
pages-new-modes = Who plays
pages-new-settings = The game
pages-new-seats = Who sits where
pages-new-seats-help = A seat left open is for whoever comes by the link. A bot can take it later too.
pages-new-public = Anyone may join
pages-new-public-help = The table stands on the home page while seats are free.
pages-new-do = Open the table
pages-usual = Usually: { $value }.
pages-mode-bots = Against bots
    .help = You play at once; the program plays the other seats.
pages-mode-friends = With friends
    .help = You get a link. Send it to your friends; whoever opens it can sit down.
pages-mode-screen = At one screen
    .help = Several people play on this device and pass it around. Hidden cards stay hidden: a curtain falls between turns.
pages-mode-solo = Solo
    .help = You alone, for the best score you can reach.
pages-name = What shall we call you?
pages-name-example = Your name
pages-seat = Seat { $number }
pages-seat-name = Name of player { $number }
pages-sitter-me = Me
pages-sitter-beside = On this device
pages-sitter-open = Open, for whoever has the link
pages-bot = Bot: { $level }
pages-level = How well the bot plays
pages-level-random = random
pages-level-easy = easy
pages-level-medium = medium
pages-level-hard = hard

# The table.
pages-region-seats = Who sits at the table
pages-region-status = Whose turn it is
pages-region-picture = The table
pages-region-choices = Your choices
pages-region-tools = Tools
pages-region-scores = Scores
pages-region-log = What has happened
pages-region-controls = Steps of the replay
pages-region-event = What happened at this step
pages-region-beside = About this replay
pages-seats = Seats
pages-seat-free = Free seat
pages-seat-free-state = waiting
pages-seat-mine = you
pages-seat-here = here
pages-seat-away = away
pages-bot-name-1 = Robbie
pages-bot-name-2 = Pixel
pages-bot-name-3 = Bolt
pages-bot-name-4 = Sprocket
pages-bot-name-5 = Spark
pages-bot-name-6 = Gizmo
pages-seat-numbered = { $name } { $number }
pages-seat-sit = Sit here
pages-seat-sit-too = Take this seat as well
pages-seat-bot = Let a bot play here
pages-seat-bot-over = Let a bot take over
pages-seat-fill = Fill this seat
pages-seat-ways = Leave, or let a bot take over
pages-seat-leave = Leave the table
pages-seat-return = Come back
pages-invite = Send this link to your friends: whoever opens it can sit down.
pages-invite-link = The address of this table
pages-invite-watch = When all seats are taken, the same link is for spectators.
pages-watch-link = Copy a link for spectators
pages-watching = You are watching this table.
pages-undo = Undo
pages-undo-help = Takes your last decision back
pages-hint = Hint
pages-hint-help = Shows what the strongest bot would do
pages-rematch = Play again
pages-rematch-go = On to the rematch
pages-replay = Watch again
pages-record = Save the game
pages-fair = Fair dice
pages-fair-digest = The dice of this table were fixed before the first move. Their seal:
pages-fair-later = The seed behind the seal is shown when the game is over.
pages-fair-seed = The seed of the dice:
pages-fair-check = Anyone can check the saved game with it: { $command }
pages-fair-how = How it works
pages-curtain = Pass the device to { $name }
pages-curtain-help = Nobody else should look now.
pages-curtain-do = I am { $name }, show my table
pages-waiting = The game starts as soon as every seat is taken.
pages-notice-full = The disk of the server is full: nothing can be saved at the moment. Nothing is lost; the table goes on as soon as there is room.
pages-notice-unwell = The server cannot save anything at the moment. Nothing is lost; it tries again by itself.
pages-drawing = The table is being laid …

# Replays.
pages-replay-title = { $game }: replay
pages-replay-start = The start of the game
pages-replay-step = Step { $step } of { $steps }
pages-replay-first = To the start
pages-replay-back = One step back
pages-replay-play = Play
pages-replay-pause = Pause
pages-replay-forward = One step forward
pages-replay-last = To the end
pages-replay-link = Link to this step
pages-replay-keys = The arrow keys step back and forth, the space bar plays and pauses.
pages-eyes = Through the eyes of
pages-eyes-spectator = a spectator
pages-eyes-all = whoever acts (all open)
pages-eyes-do = Look
pages-play-on = Play on from here

# Rules.
pages-contents = Contents

# The reader.
pages-me = About you
pages-me-name = Your name
pages-me-name-do = Keep this name
pages-me-link = Carry on elsewhere
pages-me-link-help = You have no account and no password: this browser is your ticket. With a personal link your phone or another computer becomes yours too, and your tables are there.
pages-me-link-do = Make a personal link
pages-me-link-new = Here is your link. It is shown only now:
pages-me-link-secret = Keep it to yourself: whoever has this link plays in your name. To invite friends, use the link of a table instead.
pages-me-sessions = Where you are known
pages-me-sessions-help = These browsers, programs and links play in your name. End what you do not know or do not need any more.
pages-session-browser = Browser
pages-session-program = Program
pages-session-link = Personal link
pages-session-carried = Older browser or link
pages-session-current = this one
pages-session-used = last used: { $when }
pages-session-end = End
pages-session-leave = Leave here
pages-session-only = Make a personal link before you leave: you are known nowhere else.
pages-enter = Carry on as { $name } here?
pages-enter-help = This is a personal link. If it is yours, this browser will know your name and your tables from now on.
pages-enter-replace = Until now this browser has belonged to { $name }. If you carry on, it forgets { $name } and the tables of { $name }.
pages-enter-keep = Make a personal link first, to come back later
pages-enter-do = Yes, carry on here
pages-enter-not = No, stay who I am
pages-sorry = Something fell over
pages-sorry-missing = There is nothing here
pages-sorry-home = Back to the games

# About.
pages-about-title = About Társas
pages-about-what = Társas is Hungarian for “in company”, and it is what a board game is called in Hungary. This is a place to play five modern board games by their exact rules: with family and friends, against bots, or alone.
pages-about-how = The program is free and open. It knows the rules down to the edge cases, never shows anybody what should stay hidden, and lets every finished game be watched again, move by move.
pages-about-games = The games and their makers
pages-about-names = The names of the games belong to their publishers. Társas is not connected with them and not endorsed by them; rules are told in our own words, all drawings are our own. If you like a game here, buy the real one: it is a joy at a real table.
pages-about-reconstructed = What is reconstructed
pages-about-reconstructed-how = Some printed components could not be found in any public source. Where it says so above, we designed our own in the spirit of the rules. Whoever owns a game can transcribe its components into a file, and the program will use them.
pages-about-dice = Before the first move the program draws one secret number, the seed, from which all dice and cards of the table follow, and shows its digest, a seal that cannot be forged. When the game is over the seed itself is shown. If it fits the seal, nobody changed the dice on the way.
pages-about-dice-check = Save the game and check it yourself:
pages-about-bots = The bots
pages-about-bots-how = A bot sees exactly what a player in its seat would see and nothing more. Easy overlooks much, medium thinks one step ahead, hard plays thousands of games on in its head before it decides.
pages-about-privacy = There is one cookie: a random secret that tells your seats from those of others. We keep the name you choose, the moves you make, and which browsers are yours (such as “Firefox, Linux”, and when it was last used), nothing else. No tracking, no advertising, nothing is loaded from other sites.
pages-about-licence = License
pages-about-licence-what = The program is free software under MIT or Apache-2.0, as you prefer. You may run your own server, read the source and change it.
