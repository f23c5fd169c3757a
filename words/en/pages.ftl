# The pages around the tables.

pages-title = Társas: board games with friends, family or bots
pages-description = Five modern board games in your browser: on your own, against bots, on one screen or online with friends. Free, no registration.
pages-skip = Skip to the content
pages-navigation = Main navigation
pages-home = Home
pages-games = Games
pages-about = About
pages-guest = Guest
pages-language = English
pages-theme = Colors: { $now }. Change to: { $next }.
pages-theme-auto = match device
pages-theme-light = light
pages-theme-dark = dark
pages-privacy = Privacy
pages-footer = No registration, no advertising, no tracking. Just the table.
pages-copy = Copy
pages-copied = Copied
pages-lost = Connection lost, reconnecting …
pages-failed = That did not work. Please try again.
pages-more-actions = All possible moves in words
pages-script = The table needs JavaScript to move the pieces and to follow the other players.

# The home page.
pages-welcome = Take a seat, the table is set
pages-promise = Five modern board games, for an evening together or ten minutes alone. Nothing to install, no account needed: choose a game and start playing.
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
pages-play-screen = On one screen
pages-play-more = More options
pages-rules = Rules
pages-mine = My tables
pages-open = Open tables
pages-open-none = No one is looking for players right now. Open a table with friends and tick “Anyone may join”: it will be listed here.
pages-mine-more = More of my tables ({ $count })
pages-mine-against = With { $names }
pages-mine-turn = Your turn
pages-mine-turn-of = Waiting for { $names }
pages-mine-won = You won, { $points }
pages-mine-shared = You share the victory, { $points }
pages-mine-won-by =
    { $count ->
        [one] { $names } won, { $points }
       *[other] { $names } share the victory, { $points }
    }
pages-mine-ended = Ended early
pages-mine-solo = { $points } points
pages-mine-solo-title = { $points } points: { $title }
pages-open-there = { $names } at the table
pages-go-on = Continue
pages-go-join = Join
pages-go-replay = Watch the replay
pages-progress-open = waiting for players
pages-progress-playing = in progress
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
pages-upload-help = Every finished game can be saved as a small text file. Open one here and step through it move by move.
pages-upload-file = Saved game file
pages-upload-do = Open

# A new table.
pages-new-title = New table: { $game }
pages-new-modes = Who is playing?
pages-new-settings = The game
pages-new-seats = Who sits where
pages-new-seats-help = An open seat is for anyone who has the link. A bot can still take it later.
pages-new-expert-help = An expert has learned the game by playing against itself. It sees only what its own seat sees.
pages-new-first = Set for a first game, as the rulebook recommends. Change whatever you like.
pages-new-more = More settings
pages-new-public = Anyone may join
pages-new-public-help = The table is listed on the home page while seats are free.
pages-new-hints = Hints allowed
pages-new-hints-help = Everyone sees when somebody takes one. Playing only against bots, you may always take them.
pages-new-box = Box
pages-new-box-help = The sheets, boards and cards to play with.
pages-new-box-own = Is your printed game different? Play with your own box:
pages-new-do = Open the table
pages-usual = Default: { $value }.
pages-mode-bots = Against bots
    .help = Start right away; bots take the other seats.
pages-mode-friends = With friends
    .help = You get a link to send to your friends; anyone who opens it can take a seat.
pages-mode-screen = On one screen
    .help = Several of you play on this device and pass it around. Secrets stay secret: a curtain hides the table between turns.
pages-mode-solo = Solo
    .help = Just you, going for the best score you can.
pages-name = What should we call you?
pages-name-example = Your name
pages-seat = Seat { $number }
pages-seat-name = Name of player { $number }
pages-sitter-me = Me
pages-sitter-beside = On this device
pages-sitter-open = Open to anyone with the link
pages-bot = Bot: { $level }
pages-level = How well the bot plays
pages-level-random = random
pages-level-easy = easy
pages-level-medium = medium
pages-level-hard = hard
pages-level-expert = expert

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
pages-region-moves = All moves of the game
pages-region-beside = About this replay
pages-seats = Seats
pages-seat-free = Free seat
pages-seat-free-state = waiting
pages-seat-mine = you
pages-seat-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pages-seat-here = here
pages-seat-away = away
pages-bot-name-1 = Robbie
pages-bot-name-2 = Pixel
pages-bot-name-3 = Bolt
pages-bot-name-4 = Sprocket
pages-bot-name-5 = Spark
pages-bot-name-6 = Gizmo
pages-seat-numbered = { $name } { $number }
pages-seat-sit-too = Take this seat as well
pages-seat-bot = Let a bot play here
pages-seat-bot-over = Let a bot take over
pages-seat-fill = Fill this seat
pages-seat-ways = Leave, or let a bot take over
pages-seat-leave = Leave the table
pages-seat-return = Come back
pages-invite = Send this link to your friends: anyone who opens it can take a seat.
pages-invite-link = Link to this table
pages-invite-watch = Once all seats are taken, the same link lets people watch.
pages-status-open = Waiting until every seat is taken.
pages-room = { $taken } of { $seats } seats are taken.
pages-code = Or scan this with a phone
pages-code-invite = A QR code with the address of this table
pages-code-me = A QR code with your personal link
pages-invited = { $name } invites you to play { $game }
pages-invited-by-nobody = You are invited to play { $game }
pages-invited-sit = Sit down and play
pages-phone = Continue on my phone
pages-watch-link = Copy a link for spectators
pages-seat-bot-for = { $level }, for { $name }
pages-seat-gave-up = gave up, a bot plays on
pages-leave = Leave the table?
pages-leave-bot-help = A bot goes on for you, and you can come back to your seat at any time.
pages-leave-free-help = Your seat becomes free, and the game waits until somebody sits down.
pages-give-up = Give up …
pages-give-up-help = A bot plays on in your seat to the end. You come last and cannot come back.
pages-give-up-do = Yes, I give up
pages-end = End the game …
pages-end-help = The others are asked. If everybody agrees, the game ends here, and nobody wins.
pages-end-alone = End the game …
pages-end-alone-help = The game ends here, and nobody wins. You can watch it again and save it.
pages-end-do = Yes, end it here
pages-kept = A bot is playing for you.
pages-away = { $name } is away, and the game waits. If this takes long, you can let a bot play.
pages-away-minutes =
    { $count ->
        [one] { $name } has been away for a minute, and the game waits.
       *[other] { $name } has been away for { $count } minutes, and the game waits.
    }
pages-away-hours =
    { $count ->
        [one] { $name } has been away for an hour, and the game waits.
       *[other] { $name } has been away for { $count } hours, and the game waits.
    }
pages-away-bot = Let a bot play until { $name } is back
pages-away-wait = Keep waiting
pages-ending = { $name } proposes to end the game here. Nobody would win.
pages-ending-waiting = You would like to end the game here. Not answered yet: { $names }
pages-ending-ready = Everybody still at the table would like to end the game here.
pages-ending-agree = End the game
pages-ending-decline = Play on
pages-ending-withdraw = No, play on
pages-ended = The game was ended by agreement. Nobody has won.
pages-given-up =
    { $count ->
        [one] { $names } gave up and comes last. The points stay as they were played.
       *[other] { $names } gave up and come last. The points stay as they were played.
    }
pages-log-sat = { $name } sat down.
pages-log-rose = { $name } left the table.
pages-log-bot = A bot plays for { $name } for now.
pages-log-returned = { $name } is back.
pages-log-gave-up = { $name } gave up; a bot plays on.
pages-log-proposed = { $name } proposed to end the game.
pages-log-agreed = { $name } agreed to end the game.
pages-log-declined = { $name } wants to play on.
pages-log-ended = The game was ended with the word of { $name }. Nobody has won.
pages-watching = You are watching this table.
pages-first = Set for a first game, as the rulebook recommends.
pages-first-change = Other set-ups
pages-undo = Undo
pages-undo-help = Take back your last decision
pages-hint = Hint
pages-hint-help = See what the strongest bot would do, and why
pages-hint-is = Hint: { $action }.
pages-rematch = Play again
pages-rematch-go = Go to the rematch
pages-replay = Watch again
pages-record = Save the game
pages-end-nobody = Nobody wins
pages-end-won = You won!
pages-end-shared = You share the victory!
pages-end-won-by =
    { $count ->
        [one] { $names } won
       *[other] { $names } share the victory
    }
pages-end-total = Total
pages-end-short =
    { $points ->
        [one] You were a single point short.
       *[other] You were { $points } points short this time.
    }
pages-end-titles = The titles
pages-end-next =
    { $points ->
        [one] One more point would have earned you “{ $title }”
       *[other] { $points } more points would have earned you “{ $title }”
    }
pages-end-best = Your best: { $points }
pages-end-average =
    { $count ->
        [one] your average: { $points }
       *[other] your average over { $count } games: { $points }
    }
pages-end-opponent = Next opponent: { $level }
pages-end-share = Share
pages-fair = Fair dice
pages-fair-digest = The dice of this table were fixed before the first move. Their seal:
pages-fair-later = The seed behind the seal is revealed when the game is over.
pages-fair-seed = The seed of the dice:
pages-fair-check = Anyone can use it to check the saved game: { $command }
pages-fair-how = How it works
pages-fair-now = Check the dice now
pages-fair-right = ✓ The seed fits the seal that this browser kept when it first saw the table.
pages-fair-late = ✓ The seed fits the seal shown here. This browser first saw the table when the game was over, so it has kept no seal of its own.
pages-fair-wrong = ✗ The seed does not fit the seal! These are not the dice that were fixed at the start.
pages-curtain = Pass the device to { $name }
pages-curtain-help = Everyone else, please look away.
pages-curtain-do = I’m { $name }, show me the table
pages-waiting = The game starts as soon as every seat is taken.
pages-notice-full = The server’s disk is full, so nothing can be saved at the moment. Nothing is lost; play goes on as soon as there is space.
pages-notice-unwell = The server cannot save anything at the moment. Nothing is lost; it keeps trying.
pages-drawing = Setting the table …

# Replays.
pages-replay-title = { $game }: replay
pages-replay-start = The start of the game
pages-replay-step = Step { $step } of { $steps }
pages-replay-first = Go to the start
pages-replay-back = One step back
pages-replay-play = Play
pages-replay-pause = Pause
pages-replay-forward = One step forward
pages-replay-last = Go to the end
pages-replay-link = Link to this step
pages-replay-keys = The arrow keys step back and forth, the space bar plays and pauses.
pages-eyes = Through the eyes of
pages-eyes-spectator = a spectator
pages-eyes-all = whoever is acting (nothing hidden)
pages-eyes-do = Show
pages-play-on = Play on from here

# Rules.
pages-contents = Contents

# The reader.
pages-me = About you
pages-me-name = Your name
pages-me-name-do = Save this name
pages-me-link = Continue on another device
pages-me-link-help = There is no account and no password: this browser is your ticket. Open a personal link on your phone or another computer, and you can play there in your own name too, with all your tables.
pages-me-link-do = Create a personal link
pages-me-link-new = Here is your link. It is shown only once:
pages-me-link-secret = Keep it to yourself: anyone who has this link can play as you. To invite friends, use the link of a table instead.
pages-me-sessions = Your browsers and links
pages-me-sessions-help = These browsers, programs and links can play as you. Remove any that you do not recognize or no longer need.
pages-me-boxes = Boxes that you have copied and changed until they match your printed games.
pages-session-browser = Browser
pages-session-program = Program
pages-session-link = Personal link
pages-session-carried = Older browser or link
pages-session-current = this one
pages-session-used = last used: { $when }
pages-session-end = Remove
pages-session-leave = Forget me here
pages-session-only = Create a personal link first: no other browser or link knows you.
pages-enter = Continue as { $name } here?
pages-enter-help = This is a personal link. If it is yours, this browser will have your name and your tables from now on.
pages-enter-replace = Until now this browser has been used by { $name }. If you continue, it will forget { $name }, tables included.
pages-enter-keep = Create a personal link first, so that I can come back later
pages-enter-do = Yes, continue here
pages-enter-not = No, stay as I am
pages-sorry = Something fell off the table
pages-sorry-missing = There is nothing here
pages-sorry-home = Back to the games

# Boxes.
pages-boxes = My boxes
pages-boxes-about = A box holds everything that is printed for a game: its sheets, boards and cards, with all their numbers. Is your printed game different from ours? Copy our box, change what differs, and play with your own.
pages-boxes-mine = Saved boxes
pages-boxes-none = You have no boxes yet. Copy one of ours to begin.
pages-boxes-copy = Our boxes
pages-boxes-copy-help = Copy one and change its text. Ours stays as it is.
pages-box-copy = Copy: { $game }, { $name }
pages-box-copy-name = My { $game }
pages-box-copy-this = Copy
pages-box-built-in = Built-in box
pages-box-older = Older built-in box
pages-box-given = From this server
pages-box-of = Box: { $name }
pages-box-shared = shared
pages-box-withdrawn = link withdrawn
pages-box-play = Play with this box
pages-box-new = New box
pages-box-name = Name of the box
pages-box-text = Text of the box
pages-box-save = Save
pages-box-check = Check
pages-box-picture = What is in the box
pages-box-no-picture = The picture will appear here once the text has no errors.
pages-box-good = This box is ready to play.
pages-box-show-fault = Go to the line
pages-box-download = Download
pages-box-edit = Edit
pages-box-share = Share this box
pages-box-share-help = Anyone with the link can see this box, copy it and play with it. It is not listed anywhere.
pages-box-share-do = Make a link
pages-box-share-link = The link to this box
pages-box-unshare = Stop sharing
pages-box-withdrawn-help = The people who run this server have withdrawn the link to this box. You can still play with it.
pages-box-shared-about = Someone made this box and shared it with you. Open a table with it, or copy it and change your copy.
pages-box-hide = Hide this box
pages-box-hide-help = It disappears from your list, and its link stops working. Tables and saved games that use it keep it.
pages-box-hide-do = Hide
pages-box-missing = This saved game needs its box
pages-box-missing-about = This game of { $game } was played with a box that is not known here ({ $box }). Paste the text of that box, and you can watch the game.
pages-box-missing-do = Watch the game

# About.
pages-about-title = About Társas
pages-about-what = Társas is Hungarian for “in company”, and it is also what Hungarians call a board game. This is a place to play five modern board games by their exact rules: with family and friends, against bots, or alone.
pages-about-how = The program is free and open source. It knows the rules down to the edge cases, never shows anybody what should stay hidden, and lets you watch every finished game again, move by move.
pages-about-games = The games and who made them
pages-about-names = The names of the games belong to their publishers. Társas is neither connected with them nor endorsed by them; the rules are told in our own words, and all drawings are our own. If you like a game here, buy the real one: it is a joy at a real table.
pages-about-reconstructed = What is reconstructed
pages-about-reconstructed-how = Some printed components could not be found in any public source. Where it says so above, we designed our own in the spirit of the rules. If you own one of these games, copy our box, change what differs, and play with your own:
pages-about-dice = Before the first move the program draws one secret number, the seed, from which all dice and cards of the table follow, and shows its digest, a seal that cannot be forged. When the game is over, the seed itself is revealed. If it matches the seal, nobody has tampered with the dice along the way.
pages-about-dice-check = Save the game and check it yourself:
pages-about-bots = The bots
pages-about-bots-how = A bot sees exactly what a player in its seat would see and nothing more. The easy bot overlooks a lot, the medium one thinks one step ahead, and the hard one plays out thousands of games in its head before it decides.
pages-about-privacy = There is one cookie: a random secret that tells us which seats are yours. We keep the name you choose, the moves you make, the boxes you save, and which browsers are yours (such as “Firefox, Linux”, and when each was last used), and nothing else. No tracking, no advertising, and nothing is loaded from other sites.
pages-about-licence = License
pages-about-licence-what = The program is free software under MIT or Apache-2.0, as you prefer. You may run your own server, read the source and change it.

# Sounds and keys.
pages-sound = Sounds
pages-keys = Keyboard shortcuts
pages-keys-close = Close
pages-key-number = Choose a die or a card by its place
pages-key-confirm = Confirm
pages-key-escape = Drop what you have picked
pages-key-undo = Undo
pages-key-hint = Hint
pages-key-rules = Rules
pages-key-sound = Sounds on or off
pages-key-help = Show this list
