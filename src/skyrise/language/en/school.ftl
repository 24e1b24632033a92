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
school-on = Next
school-again = Play it again
school-rules = The rules behind this
school-all-rules = All rules, one by one
school-all-rules-note = Whenever the game refuses or scores something, it names one of these rules.
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
school-because = { $what }. { $reason }
school-reason-wins = For it:
school-reason-costs = Against it:
school-reason-denies = What others lose:
school-reason-keeps = What it keeps:
school-reason-follows = What follows:

## The review of a game.

school-review = Review this game
school-review-begins = Analyzing the game…
school-computing = thinking
school-whose = Whose decisions
school-rough = first look only
school-why-costly = Why { $action } was costly
school-why-fine = { $action }: { $verdict }
school-candidates = Candidates
school-everybodys-chances = everyone’s chances
school-all-known = All of this could be known at the time.
school-method = Evaluation: { $method }.
school-no-decision = There is nothing to decide here.
school-how-note = winning chances lost (points), and card luck
school-theme-bidding = bid too high
school-theme-low = bid too low
school-theme-passing = passing
school-theme-place = place
school-theme-wonder = Wonder
school-theme-wild = wild
school-luck = luck
school-decision-of = Decision { $number } of { $all }
school-decision-back = Previous decision
school-decision-on = Next decision
school-next-mattered = Next key moment
school-replay = Replay
school-share = Share this moment
school-part-moments = Moments
school-part-why = Why
school-part-chances = Chances
school-part-players = Players

## Advice at the table.

school-advice = Advice
school-advice-note = winning chances and expected Prestige
school-advice-public = visible to everyone
school-advice-thinks = Thinking it over…
school-advice-later = You can get advice when you have a decision to make.
school-advice-close = Close the advice
school-advice-pick = Set up this bid
school-expected = expected Prestige

## The guided first game.

school-guided = Guided first game
school-guided-note = against beginner bots, with a coach
school-coach = Your coach
school-coach-brought = Auction result
school-coach-lesson = Go to the lesson
school-coach-show = Show it on the board
school-coach-understood = Got it
school-coach-suggest = What would you do?
school-coach-hush = No more tips
school-coach-again = Tips again

## Trying again from a moment of a game.

try-again = Try again from here
try-about = Play on from here against bots. Everything before this point stays as it was.
try-seat = Play as
try-bots = The others
try-begin = Play
try-origin = Started from action { $ply } of another game

## The analysis board.

analysis-title = Analysis board
analysis-then = Likely next: { $line }.

## Puzzles.

puzzle-title = Puzzles
puzzle-way = Puzzles: find the best action
