"""The tree of a search, in flat arrays that compiled code fills: nodes for positions, and the outcomes that were drawn at nature's moves.

A position that can be reached in several orders has a node for each, but all of these share their children.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.dispatch import SEATS
from sintra.kernel.game import StateArray
from sintra.kernel.room import room_for
from sintra.search.network import ABOUT

MOST_MOVES = 512  # no position of any game has more legal moves
DEEPEST = 512  # decisions and draws on one path
LEAF, DECISION, CHANCE, END = range(4)  # what a node is: not looked into yet, somebody's decision, nature's draw, where a search ends for good
OPEN, SOLVED, SETTLED = range(3)  # nothing is proven; all that follows is; and its final value has been counted
USED_NODES, USED_OUTCOMES, USED_ENDS = range(3)  # counters
FULL, GUESSED, PLANTED = range(3, 6)  # the tree is full; some final values are only the network's; how often it was begun again

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("visits", "i4"),
                ("mean", "f4"),  # what it was worth on average to the seat whose decision led here
                ("share", "f4"),  # the prior divided by 1 + visits, once it is visited
                ("prior", "f4"),
                ("own", "f4"),  # what it was worth on average to the seat that decides here
                ("first", "i4"),  # the first child, or the first outcome
                ("end", "i4"),  # its final value, if it is settled
                ("children", "i2"),  # how many
                ("tried", "i2"),  # of the children, those known to be visited; they come first, and the most promising of the others is next
                ("move", "i2"),  # the decision that leads here
                ("what", "i1"),  # LEAF, DECISION or CHANCE
                ("proof", "i1"),  # OPEN, SOLVED or SETTLED
                ("together", "i4"),  # in the first of several children: the visits of them all
            ]
        ),
    )
)
OUTCOME = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("seed", "u8"),  # from which the draws are sampled again
                ("hash", "u8"),  # of the position that they lead to
                ("node", "i4"),
                ("after", "i4"),  # the next outcome of the same draw, or -1
                ("weight", "i4"),  # how often it was drawn
                ("filler", "i4"),
            ]
        ),
    )
)


class Tree(NamedTuple):
    """Node 0 is the root. The children of a decision lie together; those of a draw are listed in the outcomes."""

    nodes: NDArray[Any]
    outcomes: NDArray[Any]
    ends: NDArray[np.float32]  #: end, about, seat: valuations that do not change any more
    used: NDArray[np.int64]
    keys: NDArray[np.uint64]  #: by a position's hash: which position it was last,
    known: NDArray[np.int32]  #: and its node
    at_root: NDArray[np.float64]  #: by child of the root: the sum of the valuations below it,
    counted: NDArray[np.int32]  #: and how many they are


def make_tree(nodes: int) -> Tree:
    """A tree with room for this many nodes. Untouched room costs no memory."""
    slots = 1 << max(64, nodes // 16).bit_length()
    return Tree(
        nodes=np.empty(nodes, NODE),
        outcomes=np.empty(max(64, nodes // 8), OUTCOME),
        ends=np.empty((max(64, nodes // 4), ABOUT, SEATS), np.float32),
        used=np.zeros(6, np.int64),
        keys=np.zeros(slots, np.uint64),
        known=np.zeros(slots, np.int32),
        at_root=np.zeros((MOST_MOVES, ABOUT, SEATS)),
        counted=np.zeros(MOST_MOVES, np.int32),
    )


class Path(NamedTuple):
    """The way of one simulation down the tree, and room to write in."""

    node: NDArray[np.int32]
    chooser: NDArray[np.int8]  #: whose decision led to the node; negative for nature's
    mover: NDArray[np.int8]  #: who decides at the node
    moves: NDArray[np.int32]
    kinds: NDArray[np.int32]
    priors: NDArray[np.float32]
    leaf: NDArray[np.float64]
    worth: NDArray[np.float64]  #: by seat: what the leaf is worth to it
    random: NDArray[np.uint64]  #: for one outcome
    content: NDArray[np.uint64]  #: the position that is played down the tree, as mere numbers


def make_path(table: StateArray) -> Path:
    """For a table of two records: the root and the position that is played down the tree."""
    return Path(
        np.empty(DEEPEST, np.int32),
        np.empty(DEEPEST, np.int8),
        np.empty(DEEPEST, np.int8),
        room_for(MOST_MOVES),
        room_for(MOST_MOVES),
        np.empty(MOST_MOVES, np.float32),
        np.zeros((ABOUT, SEATS)),
        np.zeros(SEATS),
        np.zeros(1, np.uint64),
        table.view(np.uint64).reshape(len(table), -1)[1],
    )
