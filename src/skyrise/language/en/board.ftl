## The board: what it says of itself to those who listen, and its buttons.

board-city = The city: { $count } neighborhoods
board-place = { $place }, { $color } neighborhood, { $island }
board-prepared = being prepared: { $piece }
board-legal = a bid is possible
board-chosen = chosen
board-latest = the latest bid
board-zoom-in = Closer
board-zoom-out = Further away
board-whole = The whole city
board-key-walk = From neighborhood to neighborhood, on the board
board-key-pan = Move the city, on the board
board-key-choose = Choose the neighborhood, on the board
board-key-next = Next neighborhood where a bid is possible
board-key-back = Previous neighborhood where a bid is possible
board-north = N
board-east = E
board-south = S
board-west = W
