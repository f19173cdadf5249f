sentence = For two: take tiles from the sun and the moon of five factories, and cover a dome that you build plate by plate.
option-goals = Goals
    .first = First game
    .first-about = Rows, columns and diagonals score at the end.
    .random = Three
    .random-about = Three goals out of eight, drawn at random.
    .random4 = Four
    .random4-about = A goal of every tablet, its side drawn at random.
