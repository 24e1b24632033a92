## Puzzles and the analysis board, on screens of their own.

analysis-lines = The best actions
analysis-over = The game is over here: go back, or choose another variation.
analysis-play = Play it on the board
analysis-variants = Variations
analysis-played = Latest actions
analysis-game = The game as played
analysis-variant =
    Variation { $number }: from action { $ply }, { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
analysis-drop = Delete variation { $number }
analysis-decides = { $who } to act
analysis-share = Share this analysis
analysis-none = This link contains no analysis. Open a replay or a review, and start an analysis from there.
puzzle-about = Positions from games between strong bots where one action is clearly best. You see only what the player could know.
puzzle-rating = Rating: { $rating } ± { $deviation }
puzzle-solved = { $solved } of { $tried } solved on the first try
puzzle-of-day = Puzzle of the day
puzzle-was-solved = solved
puzzle-was-missed = missed
puzzle-training = Train by theme
puzzle-count = { $done } of { $all } tried
puzzle-difficulty = Difficulty { $number } of 5
puzzle-all = All puzzles
puzzle-task = Which action gives you the best chance of winning?
puzzle-right = That's the best action
puzzle-wrong = There is a better action
puzzle-margin = The next-best action gives up { $share } of your winning chances. Evaluation: { $method }.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-idea-win = Win the auction
puzzle-idea-win-about = This one is worth bidding on: which building, and where?
puzzle-idea-let-go = Let it go
puzzle-idea-let-go-about = Bidding is not worth the price.
puzzle-idea-start = Where to start
puzzle-idea-start-about = The starting bid decides what the auction is about.
puzzle-idea-wonder = Which Wonder
puzzle-idea-wonder-about = The choice at the end of Era 1.
puzzle-idea-ending = The last auctions
puzzle-idea-ending-about = Only a few structures are left, and every point counts.
puzzle-idea-deduce = Deduce a hidden value
puzzle-idea-deduce-about = Three patron values reveal the fourth.
