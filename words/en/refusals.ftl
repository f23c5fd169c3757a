# What is said when something is refused: one sentence for each code. `.program` is what programs are told instead.

refusal-bot-not-your-turn = There is nothing for you to decide now.
    .program = this seat has nothing to decide now
refusal-bot-seats = { $bots } bots cannot fill { $seats } seats.
refusal-bot-unknown = There is no such bot.
    .program =
        { $case ->
            [table] there is no such bot; the bots at tables are: { $bots }
           *[other] there is no bot "{ $bot }"; the bots are: { $bots }, search:N (hard with N simulations, 1 to { $simulations }) and search:NxT (T trees of N simulations each, 1 to { $trees })
        }

refusal-chance-impossible = Dice or cards cannot fall like this now: { $detail }
    .program = { $detail }
refusal-chance-not-now = Chance has nothing to decide now: { $detail }
    .program = { $detail }
refusal-chance-notation = This is no result of chance in this game: { $detail }
    .program = { $detail }

refusal-game-none = There is no game yet. Begin one with "new" or "load".
refusal-game-unknown = There is no such game here.
    .program = there is no game "{ $game }"; the games are: { $games }

refusal-guest-name = A name has 1 to { $most } characters, all of which can be seen.
refusal-guest-unknown = You need a seat here first: spectators only look.
    .program = nobody is known by this secret; make a guest first

refusal-limit-guests = Too many new guests come from your address. Wait a minute and try again.
refusal-limit-hints = One hint at a time: wait for the one you have asked for.
refusal-limit-rate = That was too much at once. Wait a moment and try again.
refusal-limit-records = You have uploaded as many saved games as a guest may.
refusal-limit-running = You have too many unfinished tables. Finish or leave some first.
    .program = you have { $running } unfinished tables; finish or leave some first
refusal-limit-sockets = Too many tables are open at your address. Close some.
    .program = more than { $most } tables are open at one address; close some
refusal-limit-tables = You have opened many tables just now. Wait a minute and try again.
refusal-limit-uploads = Too many saved games come from your address. Wait an hour and try again.
refusal-limit-watchers = Too many people watch this table. Try again later.

refusal-page-unknown = There is no such page.
    .program = there is no such call; docs/API.md lists them
refusal-picture-none = This version draws no pictures. Ask for the view instead.

refusal-play-illegal = The rules do not allow this now.
    .program = { $detail }
refusal-play-late = The table has changed meanwhile. Look again.
    .program = the table has changed since version { $version }; look again
refusal-play-not-your-turn = It is not your turn.
    .program = { $detail }
refusal-play-notation = This is no move of this game.
    .program = { $detail }

refusal-player-unknown = There is no such seat at this table.
    .program = there is no seat { $seat } at this table; seats count from 0

refusal-record-missing = Choose the file of a record first.
refusal-record-unknown = There is no such record.
refusal-record-wrong = This record cannot be read: { $detail }
    .program = { $detail }

refusal-replay-eyes = Choose a player, a spectator or everybody.
    .program = a replay is watched with the eyes of a seat, of a spectator, or of all
refusal-replay-nobody = Nobody is to decide at this step. Choose another one.

refusal-request-missing-field = The field "{ $field }" is missing.
refusal-request-not-json = The page sent something that the server does not understand. Please load it anew.
    .program = { $detail }; send one JSON object such as { $example }
refusal-request-not-utf8 = The line is no text in UTF-8: { $detail }
refusal-request-origin = This was sent from the page of another site, so nothing was done.
refusal-request-too-large = This is too large.
    .program = the body is too large
refusal-request-too-long = The line is longer than { $most } bytes.
refusal-request-unknown-command = There is no command "{ $command }". The commands are: { $commands }.
refusal-request-wrong-fields = Something was missing or wrong in the form. Please load the page anew and try again.
    .program = a field is missing, unknown or of the wrong kind: { $detail }
refusal-request-wrong-type = The field "{ $field }" is of the wrong kind.
    .program =
        { $case ->
            [seed] "{ $field }" must be a number from 0 to 18446744073709551615, or a text of 64 hexadecimal digits
           *[other] "{ $field }" must be a seat number, not { $value }
        }
refusal-request-wrong-value = The page sent something that the server does not understand. Please load it anew.
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
refusal-seat-stranger = Only those at the table may do this. Take a seat first.
    .program =
        { $case ->
            [rematch] only those who played may ask for a rematch
           *[other] only those at the table may seat a bot; take a seat first
        }
refusal-seat-taken = Somebody has this seat already.
    .program =
        { $case ->
            [bot] a bot has this seat
            [present] somebody sits there and has not been away for long
           *[other] somebody sits there
        }
refusal-seat-yours = You sit there already.

refusal-server-store = The server could not save this. Nothing has changed; please try again.
    .program =
        { $case ->
            [damaged] the database is damaged; restore a backup
            [full] the disk of the database is full
            [read-only] the database cannot be written
           *[other] the server could not read or save this; nothing has changed, try again
        }
refusal-session-unknown = There is no such browser or link any more. It may have been ended already.
    .program = you have no such session; it may have ended already
refusal-setup-wrong = This game cannot be set up so: { $detail }
    .program = { $detail }

refusal-table-broken = This table was made with other rules or components than this server has. It cannot be opened.
refusal-table-chance = The seed gives other results of chance.
refusal-table-full = This table has grown as long as a table can. Moves may still be possible; anything else is not.
    .program =
        { $case ->
            [move] this table has as many entries as a table can have
           *[other] this table takes nothing but moves any more, so that the game can end
        }
refusal-table-newer = A newer version of this program has played on at this table. It can be opened there.
refusal-table-open = A table begins with its opening, and is opened once.
refusal-table-rematch = There is a rematch already.
    .program = there is a rematch already, at table { $table }
refusal-table-rules = This table was made for version { $made } of the rules, not { $known }.
refusal-table-running = This can be seen when the game is over.
    .program = the game is not over yet
refusal-table-seed = The seed of this table cannot be read: { $detail }
refusal-table-unknown = There is no such table. Check the link you were given.
    .program = there is no such table
refusal-table-waiting = A seat is still free. Invite somebody or let a bot play.
    .program = seat { $seat } is still free

refusal-undo-nothing = There is nothing that you could take back now.
    .program = { $detail }
