"""Lines of play that branch: a tree of moves, each with its position, a comment, and what could follow it.

>>> import sintra
>>> root = Node.of(sintra.new("azul", dealt=False))
>>> dealt = root.add_variation("start 2, BKWW BYRR BBBY BRKW YKKW")
>>> played = dealt.add_variation("3 blue > 4")
>>> other = dealt.add_variation("3 yellow > 2", comment="keeps the blue ones for later")
>>> [str(node.move) for node in dealt.variations], other.is_main
(['3 blue > 4', '3 yellow > 2'], False)
>>> other.promote()
>>> other.is_main, other.position.to_move
(True, 0)
"""

from collections.abc import Iterator

from sintra.kernel.data import MoveParts
from sintra.kernel.errors import SintraError
from sintra.kernel.game import Game
from sintra.kernel.single import own_record
from sintra.notation import Move
from sintra.positions import Position


class Node:
    """A moment in a tree of lines: the move that led to it, a comment, and the moves that were looked at after it, the main one first."""

    __slots__ = ("_content", "comment", "game", "move", "parent", "to_move", "variations")

    def __init__(self, position: Position, parent: "Node | None", move: Move | None) -> None:
        """Users have `Node.of` and `add_variation`."""
        self.game: Game = position.game
        self.parent = parent  #: the moment before; none at the root
        self.move = move  #: what was played or drawn then; none at the root
        self.comment = ""
        self.variations: list[Node] = []  #: what can follow, the main line first
        self.to_move = position.to_move  #: the seat (from 0) to move, or NATURE, or OVER
        self._content = position._record.tobytes()

    @classmethod
    def of(cls, position: Position) -> "Node":
        """The root of a tree that begins with this position."""
        return cls(position, None, None)

    @property
    def position(self) -> Position:
        """The position at this moment, without a history; nature has no dealer."""
        return Position(self.game, own_record(self._content, self.game.state))

    # ── Lines ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def add_variation(self, move: Move | MoveParts | int | str, comment: str = "") -> "Node":
        """What follows if this is played here, given as `Position.play` takes it; a move that is here already is not added twice.

        Several draws at once are several nodes, and the last of them is returned. What the rules forbid is refused, and nothing has changed.
        """
        position = self.position
        position.play(move)
        node = self
        for plies, played in enumerate(position.moves, start=1):
            node = node._after(played) or node._grow(position.after(plies), played)
        node.comment = comment or node.comment
        return node

    def mainline(self) -> "Iterator[Node]":
        """The moments after this one, along the main line."""
        node = self
        while node.variations:
            node = node.variations[0]
            yield node

    def walk(self) -> "Iterator[Node]":
        """This moment and all after it, each before those that follow it, main lines first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.variations))

    @property
    def path(self) -> "list[Node]":
        """All moments that lead here, this one included, the root not."""
        found: list[Node] = []
        node = self
        while node.parent is not None:
            found.append(node)
            node = node.parent
        return found[::-1]

    @property
    def is_main(self) -> bool:
        """Whether this is on the main line of the tree."""
        return all(node.parent is not None and node.parent.variations[0] is node for node in self.path)

    def promote(self) -> None:
        """Let this move be the main one of those that were looked at here."""
        siblings = self._siblings
        siblings.remove(self)
        siblings.insert(0, self)

    def remove(self) -> None:
        """Take this move, and all that follows it, out of the tree."""
        self._siblings.remove(self)
        self.parent = None

    # ── Inside ───────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def _siblings(self) -> "list[Node]":
        if self.parent is None:
            raise SintraError("there is no move here: this is where the lines begin")
        return self.parent.variations

    def _after(self, move: Move) -> "Node | None":
        return next((node for node in self.variations if node.move == move), None)

    def _grow(self, position: Position, move: Move) -> "Node":
        node = Node(position, self, move)
        self.variations.append(node)
        return node

    def __repr__(self) -> str:
        return f"<Node {self.move or 'root'!s}, {len(self.variations)} variations>"
