## Puzzles and the analysis board, on screens of their own.

analysis-lines = The best actions
analysis-over = The game is over here: go back, or choose another variant.
analysis-play = Play it on the board
analysis-variants = Variants
analysis-played = The latest actions
analysis-game = The game as it was played
analysis-variant =
    Variant { $number }: from moment { $ply }, { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
analysis-drop = Forget variant { $number }
analysis-decides = { $who } decides
analysis-share = Share this analysis
analysis-none = This link holds no analysis. Open a record or a review, and come here from a moment of it.
puzzle-about = Positions from games of strong bots in which one action is clearly the best. You see what the player could know, and no more.
puzzle-rating = Rating: { $rating } ± { $deviation }
puzzle-solved = { $solved } of { $tried } solved at the first try
puzzle-of-day = Puzzle of the day
puzzle-was-solved = solved
puzzle-was-missed = missed
puzzle-training = Training by idea
puzzle-count = { $done } of { $all } tried
puzzle-difficulty = Difficulty { $number } of 5
puzzle-all = All puzzles
puzzle-task = Which action gives you the best chance to win?
puzzle-right = That is the best action
puzzle-wrong = There is a better action
puzzle-margin = The next best action is { $share } of the chances to win behind. Judged: { $method }.
puzzle-again = Try it again
puzzle-next = Next puzzle
puzzle-idea-win = Win the auction
puzzle-idea-win-about = It is worth bidding: which building, and where?
puzzle-idea-let-go = Let it go
puzzle-idea-let-go-about = The bid is not worth its price.
puzzle-idea-start = Where to start
puzzle-idea-start-about = The starting bid decides what the auction is about.
puzzle-idea-wonder = Which Wonder
puzzle-idea-wonder-about = The choice at the end of Era 1.
puzzle-idea-ending = The last auctions
puzzle-idea-ending-about = Few structures are left: every one counts, to the last point.
puzzle-idea-deduce = Deduce a hidden value
puzzle-idea-deduce-about = Three patrons’ values tell the fourth.
