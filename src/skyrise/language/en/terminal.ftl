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
terminal-no-seat = with { $players } players, seats run from 0 to { $last }
terminal-action = action
terminal-expected = wins, Prestige
terminal-thought = thought
