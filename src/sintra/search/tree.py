"""The tree of a search, as flat arrays that compiled code fills: nodes for positions, and the outcomes that were drawn at nature's moves."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.dispatch import SEATS
from sintra.kernel.game import Record
from sintra.search.network import ABOUT

MOST_MOVES = 512  # no position of any game has more legal moves
DEEPEST = 512  # decisions and draws on one path
LEAF, DECISION, CHANCE = range(3)  # what a node is: not looked into yet, somebody's decision, nature's draw
OPEN, SOLVED, SETTLED = range(3)  # nothing is proven; all that follows is; and its exact value has been counted
USED_NODES, USED_OUTCOMES, FULL = range(3)  # counters


class Tree(NamedTuple):
    """Node 0 is the root. The children of a decision lie together; those of a draw are listed in the outcomes."""

    what: NDArray[np.int8]  #: LEAF, DECISION or CHANCE
    proof: NDArray[np.int8]  #: OPEN, SOLVED or SETTLED
    first: NDArray[np.int32]  #: the first child, or the first outcome
    children: NDArray[np.int16]  #: how many
    move: NDArray[np.int16]  #: the decision that leads here
    prior: NDArray[np.float32]
    visits: NDArray[np.int32]
    mean: NDArray[np.float32]  #: what it was worth on average to the seat whose decision led here
    own: NDArray[np.float32]  #: … and to the seat that decides here
    outcome_node: NDArray[np.int32]
    outcome_next: NDArray[np.int32]  #: the next outcome of the same draw, or -1
    outcome_seed: NDArray[np.uint64]  #: from which the draws are sampled again
    outcome_hash: NDArray[np.uint64]  #: of the position that they lead to
    outcome_weight: NDArray[np.int32]  #: how often it was drawn
    used: NDArray[np.int64]
    at_root: NDArray[np.float64]  #: by child of the root: the sum of the valuations below it,
    counted: NDArray[np.int32]  #: and how many they are


def make_tree(nodes: int) -> Tree:
    """A tree with room for so many nodes. Untouched room costs no memory."""
    outcomes = max(64, nodes // 8)
    return Tree(
        what=np.empty(nodes, np.int8),
        proof=np.empty(nodes, np.int8),
        first=np.empty(nodes, np.int32),
        children=np.empty(nodes, np.int16),
        move=np.empty(nodes, np.int16),
        prior=np.empty(nodes, np.float32),
        visits=np.empty(nodes, np.int32),
        mean=np.empty(nodes, np.float32),
        own=np.empty(nodes, np.float32),
        outcome_node=np.empty(outcomes, np.int32),
        outcome_next=np.empty(outcomes, np.int32),
        outcome_seed=np.empty(outcomes, np.uint64),
        outcome_hash=np.empty(outcomes, np.uint64),
        outcome_weight=np.empty(outcomes, np.int32),
        used=np.zeros(3, np.int64),
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
    priors: NDArray[np.float64]
    leaf: NDArray[np.float64]
    random: NDArray[np.uint64]  #: for one outcome
    bytes: NDArray[np.uint8]  #: the position that is played down the tree, byte by byte


def make_path(table: Record) -> Path:
    """For a table of two records: the root and the position that is played down the tree."""
    return Path(
        np.empty(DEEPEST, np.int32),
        np.empty(DEEPEST, np.int8),
        np.empty(DEEPEST, np.int8),
        np.empty(MOST_MOVES, np.int32),
        np.empty(MOST_MOVES, np.int32),
        np.empty(MOST_MOVES, np.float64),
        np.zeros((ABOUT, SEATS)),
        np.zeros(1, np.uint64),
        table.view(np.uint8).reshape(len(table), -1)[1],
    )
