## The board: what it says of itself to those who listen, and its buttons.

board-city = The city: { $count } neighborhoods
board-place = { $place }, { $color } neighborhood, { $island }
board-prepared = being prepared: { $piece }
board-legal = you can bid here
board-chosen = chosen
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
