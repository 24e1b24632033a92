## The game in the terminal.

terminal-you = You are { $who }, seat { $seat }. ? lists what you can type.
terminal-name = { $color } (you)
terminal-your-bids = Your bids: { $bids }
terminal-refused = refused:
terminal-no = No. { $reason }
terminal-nothing-legal = nothing legal begins with { $start }
terminal-taken-back = Taken back.
terminal-nothing-to-take-back = There is nothing to take back.
terminal-save-where = Where to? save FILE
terminal-written = { $file } written
terminal-won = Won by { $winners }.
terminal-source = source
terminal-total = total
terminal-goodbye = Goodbye.
terminal-help =
    Type an action, or one of these words:
    {"  "}24@A3          bid building 24 on A3            W7@A3      place the Wonder of card 7 there
    {"  "}pass           leave this auction               wild=green  vault=A5  vault=none  choose=7: as asked
    {"  "}map            the islands                      players    what everybody has
    {"  "}cards          panoramas and patrons            legal 24   legal actions that begin so (or all)
    {"  "}log            what has happened so far         undo       take your latest decision back
    {"  "}hint           what an expert would consider    (about a second)
    {"  "}save FILE      write the record                 quit       stop
