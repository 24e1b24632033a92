## The screens of the teacher: lessons, advice, review, the guided game.

school-lessons = Lessons
school-lessons-note = Learn the rules by playing: short lessons on real positions. { $done } of { $all } finished.
school-all-lessons = All lessons
school-minutes = { $count } min
school-done = finished
school-lesson-of = Lesson { $number } of { $all }
school-step-of = Step { $number } of { $all }
school-leave = Leave
school-no-lesson = This lesson cannot be opened
school-guide = Your guide
school-happened = What happened
school-turn = Your turn
school-why = Why
school-hint = Hint
school-back = Back
school-skip = Skip
school-on = Go on
school-again = Play it again
school-rules = The rules behind it
school-all-rules = All rules, one by one
school-all-rules-note = What is refused or scored anywhere in the game names one of these.
school-rule-lesson = Lesson: { $lesson }
school-finished = Lesson finished
school-finished-note = You have finished “{ $lesson }”.
school-next-lesson = Next: { $lesson }
school-more-panels = More panels appear as you learn about them.
school-you = You
school-number = Your answer
school-number-answer = Answer

## Actions and chances, as advice and reviews name them.

school-from-to = { $from } → { $to }
school-better = better: { $action }
school-reason-wins = For it:
school-reason-costs = Against it:
school-reason-denies = What others lose:
school-reason-keeps = What it keeps:
school-reason-follows = What follows:

## The review of a game.

school-review = Review this game
school-review-begins = The game is being looked at…
school-computing = thinking
school-whose = Whose decisions
school-rough = a first look so far
school-why-costly = Why { $action } was costly
school-why-fine = { $action }: { $verdict }
school-candidates = Candidates
school-everybodys-chances = everybody’s chances
school-all-known = All of this could be known then.
school-method = Judged: { $method }.
school-no-decision = Nothing is decided at this moment.
school-how-note = points of chances lost, and luck of the cards
school-theme-bidding = bidding
school-theme-passing = passing
school-theme-place = place
school-theme-wonder = Wonder
school-theme-wild = wild
school-luck = luck
school-decision-of = Decision { $number } of { $all }
school-decision-back = Previous decision
school-decision-on = Next decision
school-next-mattered = Next that mattered
school-replay = Replay
school-share = Share this moment
school-part-moments = Moments
school-part-why = Why
school-part-chances = Chances
school-part-players = Players

## Advice at the table.

school-advice = Advice
school-advice-note = chances to win, and expected Prestige
school-advice-public = for everybody to see
school-advice-thinks = Thinking it over…
school-advice-later = There is advice when you have something to decide.
school-advice-close = Close the advice
school-advice-pick = Prepare this bid
school-expected = expected Prestige

## The guided first game.

school-guided = Guided first game
school-guided-note = against beginner bots, with a coach
school-coach = Your coach
school-coach-brought = What the auction brought
school-coach-lesson = The lesson about it
school-coach-show = Show it on the board
school-coach-understood = Understood
school-coach-suggest = What would you do?
school-coach-hush = No more remarks

## Trying again from a moment of a game.

try-again = Try again from here
try-about = You play on from this moment against bots; everything before it stays as it was.
try-seat = Play as
try-bots = The others
try-begin = Play
try-origin = Taken up at moment { $ply } of another game

## The analysis board.

analysis-title = Analysis board
analysis-then = Then perhaps: { $line }.

## Puzzles.

puzzle-title = Puzzles
puzzle-way = Puzzles: find the best action
