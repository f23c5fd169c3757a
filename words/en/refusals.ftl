# What is said when something is refused: one sentence for each code. `.program` is what programs are told instead.

refusal-bot-not-your-turn = There is nothing for you to decide right now.
    .program = this seat has nothing to decide now
refusal-bot-seats =
    { $bots ->
        [one] { $bots } bot cannot fill { $seats } seats.
       *[other] { $bots } bots cannot fill { $seats } seats.
    }
refusal-bot-unknown = There is no such bot.
    .program =
        { $case ->
            [table] there is no such bot; the bots at tables are: { $bots }
           *[other] there is no bot "{ $bot }"; the bots are: { $bots }, search:N (hard with N simulations, 1 to { $simulations }) and search:NxT (T trees of N simulations each, 1 to { $trees })
        }

refusal-box-fault =
    { $case ->
        [line-table] Line { $line }, table [{ $table }]: { $detail }
        [line] Line { $line }: { $detail }
        [table] Table [{ $table }]: { $detail }
       *[other] { $detail }
    }
refusal-box-full = This server cannot hold any more different boxes. Try again later, or play with the built-in box.
refusal-box-name = The name of a box must have 1 to { $most } visible characters.
refusal-box-too-large = The text of a box can have at most { $most } KiB.
refusal-box-unknown =
    { $case ->
        [other] This is another box: the saved game was played with { $box }.
       *[none] There is no such box here: { $box }
    }
refusal-box-unplayable = No game can be played with this box: { $detail }

refusal-chance-impossible = This roll or draw is not possible now: { $detail }
    .program = { $detail }
refusal-chance-not-now = There is nothing to roll or draw now: { $detail }
    .program = { $detail }
refusal-chance-notation = There is no such roll or draw in this game: { $detail }
    .program = { $detail }

refusal-end-agreed = You have said so already. The others are still being asked.
    .program = you have agreed already; others are still asked
refusal-end-none = Nobody proposes to end the game any more: it goes on.
    .program = nobody proposes to end the game

refusal-game-none = There is no game yet. Begin one with "new" or "load".
refusal-game-unknown = There is no such game here.
    .program = there is no game "{ $game }"; the games are: { $games }

refusal-guest-name = A name must have 1 to { $most } visible characters.
refusal-guest-unknown =
    { $case ->
        [link] This personal link is not complete, or it has been ended. Copy it once more, whole, or make a new one on a device where you are known.
       *[other] Take a seat first: spectators can only watch.
    }
    .program = nobody is known by this secret; make a guest first

refusal-hint-off = Hints are switched off at this table.

refusal-limit-boxes =
    { $most ->
        [one] You already have { $most } box. Hide one that you no longer need.
       *[other] You already have { $most } boxes. Hide one that you no longer need.
    }
refusal-limit-checks = Boxes are tried out one at a time, and only a few per minute. Wait a moment and try again.
refusal-limit-guests = Too many new guests have come from your address. Wait a minute and try again.
refusal-limit-hints = One hint at a time: wait for the one you asked for.
refusal-limit-new-boxes = Too many new boxes have come from your address. Wait an hour, or play with one that is already in use here.
refusal-limit-rate = That was too much at once. Wait a moment and try again.
refusal-limit-records = You have uploaded as many saved games as one guest can.
refusal-limit-running = You have too many unfinished tables. Finish or leave some first.
    .program = you have { $running } unfinished tables; finish or leave some first
refusal-limit-sockets = Too many tables are open from your address. Close a few.
    .program = more than { $most } tables are open at one address; close some
refusal-limit-tables = You have just opened a lot of tables. Wait a minute and try again.
refusal-limit-uploads = Too many saved games have come from your address. Wait an hour and try again.
refusal-limit-watchers = Too many people are watching this table. Try again later.

refusal-page-unknown = There is no such page.
    .program = there is no such call; docs/API.md lists them
refusal-picture-none = This version draws no pictures. Ask for the view instead.

refusal-play-illegal = The rules do not allow this now.
    .program = { $detail }
refusal-play-late = The table has changed in the meantime. Have another look.
    .program = the table has changed since version { $version }; look again
refusal-play-not-your-turn = It is not your turn.
    .program = { $detail }
refusal-play-notation = This is not a move in this game.
    .program = { $detail }

refusal-player-unknown = There is no such seat at this table.
    .program = there is no seat { $seat } at this table; seats count from 0

refusal-record-missing = Choose the file of a saved game first.
refusal-record-unknown = There is no such saved game.
refusal-record-wrong = This saved game cannot be read: { $detail }
    .program = { $detail }

refusal-replay-eyes = Choose a player, a spectator or everybody.
    .program = a replay is watched with the eyes of a seat, of a spectator, or of all
refusal-replay-nobody = Nobody has a decision to make at this step. Choose another one.

refusal-request-missing-field = The field "{ $field }" is missing.
refusal-request-not-json = The page sent something that the server does not understand. Please reload the page.
    .program = { $detail }; send one JSON object such as { $example }
refusal-request-not-utf8 = The line is not UTF-8 text: { $detail }
refusal-request-origin = This was sent from the page of another site, so nothing was done.
refusal-request-too-large = This is too large.
    .program = the body is too large
refusal-request-too-long = The line is longer than { $most } bytes.
refusal-request-unknown-command = There is no command "{ $command }". The commands are: { $commands }.
refusal-request-wrong-fields =
    { $case ->
        [address] Something is wrong in this address, behind the question mark. Take that part away and try again.
       *[other] Something was missing or wrong in the form. Please reload the page and try again.
    }
    .program = a field is missing, unknown or of the wrong kind: { $detail }
refusal-request-wrong-type = The field "{ $field }" has the wrong type.
    .program =
        { $case ->
            [seed] "{ $field }" must be a number from 0 to 18446744073709551615, or a text of 64 hexadecimal digits
           *[other] "{ $field }" must be a seat number, not { $value }
        }
refusal-request-wrong-value = The page sent something that the server does not understand. Please reload the page.
    .program =
        { $case ->
            [long] "{ $field }" has at most { $most } bytes
           *[other] "{ $field }" must be one of: { $values }; not "{ $value }"
        }

refusal-seat-not-yours = This seat is not yours.
    .program =
        { $case ->
            [unnamed] you have no seat here; say which seat
           *[other] seat { $seat } is not yours
        }
refusal-seat-stranger = Only people at the table can do this. Take a seat first.
    .program =
        { $case ->
            [rematch] only those who played may ask for a rematch
           *[other] only those at the table may seat a bot; take a seat first
        }
refusal-seat-taken = This seat is already taken.
    .program =
        { $case ->
            [bot] a bot has this seat
            [given-up] the player of this seat has given up, and a bot plays on
            [present] somebody sits there and has not been away for long
           *[other] somebody sits there
        }
refusal-seat-yours = You are already sitting there.

refusal-server-store = The server could not save this. Nothing has changed; please try again.
    .program =
        { $case ->
            [damaged] the database is damaged; restore a backup
            [full] the disk of the database is full
            [read-only] the database cannot be written
           *[other] the server could not read or save this; nothing has changed, try again
        }
refusal-session-unknown = This browser or link no longer exists. It may have been removed already.
    .program = you have no such session; it may have ended already
refusal-setup-wrong = This game cannot be set up like this: { $detail }
    .program = { $detail }

refusal-table-broken = This table was made with rules or components that this server does not have. It cannot be opened.
refusal-table-chance = The seed leads to other dice or cards.
refusal-table-full = This table has become as long as a table can be. Moves may still be possible, but nothing else.
    .program =
        { $case ->
            [move] this table has as many entries as a table can have
           *[other] this table takes nothing but moves any more, so that the game can end
        }
refusal-table-newer = This table was continued in a newer version of the program. It can be opened only there.
refusal-table-open = A table begins with its opening, and is opened once.
refusal-table-over =
    { $case ->
        [ended] This game was ended. Begin another one instead.
       *[other] This game is over. Begin another one instead.
    }
    .program =
        { $case ->
            [ended] the game was ended
           *[other] the game is over
        }
refusal-table-rematch = A rematch has already been set up.
    .program = there is a rematch already, at table { $table }
refusal-table-rules = This table was made for version { $made } of the rules, not { $known }.
refusal-table-running = You can see this once the game is over.
    .program = the game is not over yet
refusal-table-seed = The seed of this table cannot be read: { $detail }
refusal-table-unknown = There is no such table. Check the link you were given.
    .program = there is no such table
refusal-table-waiting = A seat is still free. Invite somebody or let a bot play.
    .program = seat { $seat } is still free

refusal-undo-nothing = There is nothing you can take back now.
    .program = { $detail }
