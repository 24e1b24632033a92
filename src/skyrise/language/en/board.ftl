## The board: what it says of itself to those who listen, and its buttons.

board-city = The city: { $count } neighborhoods
board-place = { $place }, { $color } neighborhood, { $island }
board-prepared = planned bid: { $piece }
board-legal = you can bid here
board-chosen = selected
board-pointed = highlighted
board-latest = the latest bid
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-whole = The whole city
board-key-walk = Move between neighborhoods on the board
board-key-pan = Move the board
board-key-choose = Select the neighborhood on the board
board-key-next = Next neighborhood where you can bid
board-key-back = Previous neighborhood where you can bid
board-north = N
board-east = E
board-south = S
board-west = W

## What the symbols on the table mean.

explain-rule = Read the rule
explain-prestige = Prestige scored so far. Most of it comes only at the end of the game.
explain-built = Structures built so far, out of the total this player builds in the game.
explain-left = Structures left to build. Era 1 ends as soon as one player has none left; the game ends when nobody has any.
explain-dots = Three dots mean a tall building, two medium, one short. The tallest ones decide who controls an island.
explain-wonder = A Wonder beats any number and ends the auction; only the Hammer can still answer it.
explain-rows = A disc goes into the row of its color. The marked number is what each of your structures in that color scores at the end.
explain-visionary = The visionary keeps patron, excess and commissions discs, and keys. They score at the end of the game.
explain-patron = The tile shows what each of this patron's discs is worth at the end. A star means that only players with such a disc know it.
explain-key = The first player to build everything takes the large key; with three or four players, the second takes the small one.
explain-initiative = The number on a Wonder card is its initiative: the lowest starts Era 2, and also the next auction whenever someone finishes building.
explain-control = Tall, medium and short buildings on each island. The player with the most tall ones controls it (see the crown); the others break ties.
explain-eras = The game has two Eras. The bright dot is the one being played.
explain-standing = Prestige if the game ended now, and the bots' forecast for the end. It uses only what you know.
