percent = { $value } %
review-of = Review: { $title }
review-begins = Looking at the game …
review-first-look = A first look: { $done } of { $all }
review-closer-look = A closer look: { $done } of { $all }
review-done = Everything has been looked at closely.
review-progress = How far the review is
review-not-over = This game is not over yet. It can be reviewed when it is.
review-unknown-start = This game began from a position, or with options, that this page does not know. “sintra review” can review its record.
review-no-engine = This browser cannot run the engine that reviews games (WebAssembly with SIMD). “sintra review” can review the record.
review-served = The server reviews this game, since this browser cannot.
review-failed = The review could not go on: { $cause }
review-where = Moment of the game
review-chances = Chances of winning
review-points = Points expected at the end
review-round = Round { $round }
review-played-you = You played better.
review-played-name = { $name } played better.
review-played-alike = { $players ->
    [2] You both played equally well.
   *[other] The best of you played equally well.
}
review-drew-you = The draws were on your side.
review-drew-name = The draws were on { $name }’s side.
review-drew-alike = The draws favoured nobody.
review-moments = What decided it
review-missed = { $count ->
    [one] One more thing that was missed
   *[other] { $count } more things that were missed
}
review-grade-0 = { $name } decides
review-grade-1 = Inaccuracy of { $name }
review-grade-2 = Mistake of { $name }
review-grade-3 = Blunder of { $name }
review-draw-for = A draw for { $name }
review-draw-about = What was drawn here helped { $name } more than draws from this position do on average.
review-played = Played:
review-better = Better:
review-exact = proven
review-no-better = Nothing better was found.
review-later = No single fact shows it: the difference comes later in the game.
review-line = How it would go on:
review-step = Step { $step }: { $move }
review-how-well = How well everybody played
review-count-0 = no mistakes
review-count-1 = { $count ->
    [one] one inaccuracy
   *[other] { $count } inaccuracies
}
review-count-2 = { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
review-count-3 = { $count ->
    [one] one blunder
   *[other] { $count } blunders
}
review-rate = { $choices ->
    [one] One decision with a choice; each lost { $lost } % of the winning chance on average.
   *[other] { $choices } decisions with a choice; each lost { $lost } % of the winning chance on average.
}
review-like = Like { $level }.
review-like-between = Like { $level }, between { $low } and { $high }.
review-sum = How the result came about
review-part-start = start
review-part-own = own play
review-part-others = others’ play
review-part-luck = luck
review-part-revision = revision
review-part-result = result
review-part-points = points
review-revision-about = Winning chances, in percent: start + own play + others’ play + luck + revision = result. Revision is what the engine saw only later.
review-gained = Who gained from whose decisions
learn-of = Learn from my mistakes
learn-about = The position is the one you had. Find a better move than the one you played.
learn-left = { $count ->
    [0] Nothing is left: everything has been solved.
    [one] One position left
   *[other] { $count } positions left
}
learn-none = There is nothing to learn from yet. Review a game that you have played: your mistakes are collected here.
learn-you-played = You played: { $move }
learn-thinking = Let me see …
learn-solved = Exactly: { $move }
learn-as-good = Just as good as the best: { $move }
learn-not-yet = { $move } loses { $lost } % of the winning chance. Try another one.
learn-same = That is what you played. Find something better.
learn-show = Show the answer
learn-answer = Better was: { $move }
learn-next = Next position
learn-back = To the review
editor-pieces = Pieces
editor-piece = Piece { $number }
editor-left = { $piece }, { $count ->
    [one] one left
   *[other] { $count } left
}
editor-put = { $piece } here: { $place }
editor-fine = Choose a piece, then touch its place. Touched again, it is taken away.
editor-wrong = This cannot be yet. { $problem }
editor-done = Analyse this
editor-clear = Clear the table
editor-cancel = Cancel
editor-round = Round
editor-step = Step of the round
editor-stage = Stage
editor-to = Who decides
editor-turn = Whose turn
editor-start = Starting player
editor-scores = Points
editor-lid = In the lid
editor-tower = In the tower
editor-chips-taken = Chips taken this round
editor-stack = Stack, from the top
editor-choice-none = nobody yet
editor-choice-nature = a draw is due
editor-choice-over = nobody, the game is over
editor-choice-preparing = preparing
editor-choice-taking = taking tiles
editor-choice-playing = placing tiles
editor-choice-paying = paying for a tile
editor-choice-choosing = choosing bonus tiles
editor-choice-keeping = keeping tiles
editor-choice-refilling = refilling
editor-choice-goals = drawing goals
editor-choice-starter = drawing the starting player
editor-choice-filling = filling the factories
editor-choice-turn = a turn begins
editor-choice-drawing = drawing a plate
editor-choice-looking = looking at plates
editor-choice-returning = putting plates back
editor-choice-placing = placing a plate
editor-choice-laying = laying tiles on the moon
editor-choice-lining = filling a line
editor-choice-tiling = tiling
