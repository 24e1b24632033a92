## The board: what it says of itself to those who listen, and its buttons.

board-city = The city: { $count } neighborhoods
board-place = { $place }, { $color } neighborhood, { $island }
board-prepared = being prepared: { $piece }
board-legal = you can bid here
board-chosen = chosen
board-pointed = pointed out
board-latest = the latest bid
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-whole = The whole city
board-key-walk = Move between neighborhoods on the board
board-key-pan = Move the board
board-key-choose = Choose the neighborhood on the board
board-key-next = Next neighborhood where you can bid
board-key-back = Previous neighborhood where you can bid
board-north = N
board-east = E
board-south = S
board-west = W

## What the symbols on the table mean.

explain-rule = Read the rule
explain-prestige = Prestige scored so far. Most of it comes only at the end of the game.
explain-built = Structures built so far, out of all that this player builds in the game.
explain-left = Structures left to build. Era 1 ends as soon as one player has none left, the game when nobody has any.
explain-dots = Three dots: a tall building; two: medium; one: short. The tallest ones decide who controls an island.
explain-wonder = A Wonder beats any number and ends the auction; only the Hammer can still answer it.
explain-rows = A disc goes into the row of its color. The marked number is what each structure on that color scores at the end.
explain-visionary = The visionary keeps patron, excess and commissions discs, and keys. They score at the end of the game.
explain-patron = The tile is this patron's value, for each of their discs at the end. A star: only who holds such a disc knows it.
explain-key = Whoever builds everything first takes the large key; with three or four players, the second takes the small one.
explain-initiative = The number of a Wonder card is its initiative: the lowest starts Era 2, and the next auction whenever someone finishes building.
explain-control = Tall, medium and short buildings on each island. The most tall ones control it, marked with a crown; the others break ties.
explain-eras = The game has two Eras. The bright dot is the one being played.
explain-standing = Prestige if the game ended now, and what to expect at the end, as bots judge positions. It uses only what you know.
