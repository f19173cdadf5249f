"""Why points were won and lost."""

from dataclasses import dataclass

from sintra.kernel.game import Game
from sintra.kernel.phrase import Phrase


@dataclass(frozen=True)
class Reason:
    """Why a seat won or lost points.

    >>> import sintra
    >>> game = sintra.position(
    ...     "azul to=1 start=1 marker=2 factories=-,-,-,-,- centre=B scores=0/3 "
    ...     "lines=-,-,-,-,-/-,-,-,-,- walls=.....,.....,.....,.....,...../.....,.....,.....,.....,..... floors=-/M", seed=1, study=True
    ... )
    >>> game.play("centre blue > 1")
    >>> for reason in game.reasons:
    ...     print(reason)
    +1 player 1: tile on its own in row 1
    -1 player 2: floor line: one space
    """

    game: Game
    seat: int  #: whose points they are, from 0
    kind: str  #: what they were won or lost for, in a word
    place: int  #: where it was earned; what the number means depends on the kind
    points: int  #: how many, negative if they were lost
    phrase: Phrase  #: the reason as data, which `words` says in any language

    def words(self, language: str = "en") -> str:
        """The reason in words: English, or `hu`, `ro`, `it`."""
        from sintra.words import say

        words = say(self.phrase, self.game.package, language)
        return say(Phrase("reason-spared", {"reason": words, "loss": self.spared - self.points}), language=language) if self.spared else words

    @property
    def spared(self) -> int:
        """How many points more it would have cost if the score could fall further."""
        loss = self.phrase.data.get("loss", 0)
        return max(0, loss + self.points) if isinstance(loss, int) and loss > 0 else 0

    def __str__(self) -> str:
        return f"{self.points:+d} player {self.seat + 1}: {self.words()}"
