"""Why one decision is better than another: only what can be counted, as the game's `comparison.py` counts it."""

import numpy as np

from sintra.kernel.log import new_log
from sintra.kernel.phrase import Phrase
from sintra.kernel.phrasebook import BETTER, COMPARED, DECIDED, PLAYED, new_rows
from sintra.positions import Position


def why(position: Position, played: int, better: int) -> list[Phrase]:
    """What speaks for the better decision: nothing where the difference shows only later in the game.

    >>> import sintra
    >>> from sintra.words import say
    >>> game = sintra.new("azul", dealt=False)
    >>> game.play("start 1, BBBB BYRR KKBY BRKW YKKW")
    >>> [say(phrase, game.game.package) for phrase in why(game, int(game.read_move("1 blue > floor")), int(game.read_move("1 blue > 4")))]
    ['lost on the floor line: 0 instead of 6', 'completes line 4', 'points for tiles if the round ended now: 1 instead of 0']
    """
    table = np.zeros(COMPARED, position.game.state)
    table[DECIDED] = position._record[0]
    for place, move in ((PLAYED, played), (BETTER, better)):
        after = position.copy()
        after.play(move)
        table[place] = after._record[0]
    rows = new_rows()
    position.game.comparison.compare(table.view(np.recarray), new_log(), rows)
    return [message.phrase(numbers) for message, numbers in position.game.book.read(rows)]
