## The game in the terminal.

terminal-you = You are { $who } (Player { $seat }). Type ? for help.
terminal-name = { $color } (you)
terminal-your-bids = Your bids: { $bids }
terminal-refused = refused:
terminal-no = Not allowed. { $reason }
terminal-nothing-legal = no legal action starts with { $start }
terminal-taken-back = Decision taken back.
terminal-nothing-to-take-back = There is nothing to take back.
terminal-save-where = Save where? Type: save FILE
terminal-written = Saved to { $file }
terminal-won = Winner: { $winners }.
terminal-source = Source
terminal-total = Total
terminal-goodbye = Goodbye.
terminal-help =
    Type an action or one of these commands:
    {"  "}24@A3          bid building 24 on A3            W7@A3      place the Wonder of card 7 on A3
    {"  "}pass           leave this auction               wild=green  vault=A5  vault=none  choose=7: when asked
    {"  "}map            the islands                      players    what everyone has
    {"  "}cards          panoramas and patrons            legal 24   legal actions that start this way (or all)
    {"  "}log            everything so far                undo       take back your last decision
    {"  "}hint           what an expert would consider    (takes about a second)
    {"  "}save FILE      save the record                  quit       stop playing
terminal-no-seat = with { $players } players, seats run from 1 to { $players }
terminal-action = action
terminal-expected = wins, Prestige
terminal-thought = thought
terminal-legal = { $who } (Player { $seat }) may play:
terminal-thinking = { $bot } is thinking about { $who }'s decision
terminal-advice =
    { $who } to act; { $bot } { $method ->
        [played-out] played out
        [searched] searched
        [solved] solved
       *[judged] judged
    } { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
terminal-solving =
    solving: { $count ->
        [one] { $count } structure is left
       *[other] { $count } structures are left
    }
terminal-best-play = best play: { $line }
terminal-solved =
    { $states ->
        [one] { $states } state
       *[other] { $states } states
    } in { $seconds } s
terminal-playing = playing
terminal-seat = Player { $seat }: { $bot }
terminal-wins = won
terminal-simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } per game
terminal-bots-prepare = The bots are getting ready. This takes a few seconds the first time on this machine.
terminal-bots-compiling = The rules are still being compiled; until that is done, the bots think more slowly.
terminal-bots-absent = llvmlite is not installed, so the bots think more slowly. To speed them up: pip install 'skyrise[fast]'
terminal-bots-broken = The rules could not be compiled, so the bots think more slowly. To see why: skyrise warmup
