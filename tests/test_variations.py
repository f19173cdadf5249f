"""Records with variations and comments: written, read back, changed; a broken file says where it breaks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sintra
from sintra.lines import Node
from sintra.record import Record, Study, read

TYPED = """\
Game: azul
Format: 2
Options: players=2 first=2
Result: unfinished, 0/0

; as dealt
~ BKWW BYRR BBBY BRKW YKKW
2: 3 blue > 4   1: 5 black > 2   ; a quiet start
( 1: 5 white > 3   2: 1 black > 1 ; sharper ) than it looks
  ( 2: centre yellow > 2 )
  1: 2 red > 2 )
2: centre yellow > 1
"""


def told(study: Study) -> list[tuple[int, str, str]]:
    return [(len(node.path), str(node.move or ""), node.comment) for node in study.walk()]


def test_variations_branch_where_the_turn_before_them_began() -> None:
    study = Study.read(TYPED)
    assert study.root.comment == "as dealt"
    before = next(node for node in study.mainline() if str(node.move) == "3 blue > 4")
    quiet, sharp = before.variations
    assert (str(quiet.move), quiet.comment) == ("5 black > 2", "a quiet start")
    assert str(sharp.move) == "5 white > 3"
    assert [str(node.move) for node in sharp.variations] == ["1 black > 1", "centre yellow > 2"]
    assert sharp.variations[0].comment == "sharper ) than it looks"
    assert [str(node.move) for node in sharp.variations[0].variations] == ["2 red > 2"]


def test_the_main_line_is_a_record_for_everybody_who_wants_none_of_the_rest() -> None:
    record = read(TYPED)
    assert [str(move) for move in record.final().moves[-3:]] == ["3 blue > 4", "5 black > 2", "centre yellow > 1"]
    assert record.comments == {0: "as dealt", 22: "a quiet start"}
    assert "Format" not in str(record)


def test_a_turn_of_several_decisions_branches_at_any_of_them() -> None:
    game, before = sintra.new("pavilion", seed=3), -1
    while game.to_move != before:  # until somebody goes on after a decision
        before = game.to_move
        game.play(game.legal_moves[0])
    study = Study.of(Record.of(game))
    *_, last = study.mainline()
    for _ in range(3):
        moves = list(last.position.legal_moves)
        last.add_variation(moves[-1])
        last = last.add_variation(moves[0])
    assert told(Study.read(str(study))) == told(study)


def test_draws_branch_too() -> None:
    study = Study.read("Game: azul\nFormat: 2\nOptions: players=2 first=2\n\n~ BKWW\n( ~ BKYY RR )\n~ B\n")
    first, second = study.root.variations[0].variations[0].variations
    assert [str(node.move) for node in (first, *first.mainline())] == ["W", "W", "B"]
    assert [str(node.move) for node in (second, *second.mainline())] == ["Y", "Y", "R", "R"]
    assert told(Study.read(str(study))) == told(study)


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("Format: 2", "Format: 3", 2, "formats 1 and 2 can be read"),
        ("Format: 2\n", "", 8, "says so in its headers: “Format: 2”"),
        ("; as dealt", "( )", 6, "nothing stands before this variation"),
        ("  ( 2: centre", "  ( ( 2: centre", 10, "nothing stands before this variation"),
        ("  1: 2 red > 2 )\n2: centre yellow > 1", "  1: 2 red > 2", 9, "the variation that begins here has no end"),
        ("2: centre yellow > 1", ") 2: centre yellow > 1", 12, "ends no variation"),
        ("( 2: centre yellow > 2 )", "( )", 10, "there is no move in this variation"),
        ("( 2: centre yellow > 2 )", "( 2: centre red > 2 )", 10, "there is no red in the centre"),
        ("( 2: centre yellow > 2 )", "( 1: centre yellow > 2 )", 10, "player 2 is to move"),
        ("Result: unfinished, 0/0", "Result: 1 wins, 9/3", 4, "but the moves lead to"),
    ],
)
def test_a_broken_file_gives_line_and_reason(old: str, new: str, line: int, problem: str) -> None:
    assert old in TYPED
    with pytest.raises(sintra.BadRecord) as error:
        Study.read(TYPED.replace(old, new, 1))
    assert (error.value.line, problem in error.value.problem) == (line, True), error.value


def test_moves_of_variations_count_among_the_most_that_are_read() -> None:
    assert Study.read(TYPED, longest=27)
    with pytest.raises(sintra.BadRecord, match="line 12: there are more than 26 moves"):
        Study.read(TYPED, longest=26)


def test_variations_can_be_promoted_and_removed() -> None:
    study = Study.read(TYPED)
    before = next(node for node in study.mainline() if str(node.move) == "3 blue > 4")
    quiet, sharp = before.variations
    sharp.promote()
    assert (quiet.is_main, sharp.is_main) == (False, True)
    assert [str(move) for move in study.record.final().moves[-3:]] == ["5 white > 3", "1 black > 1", "2 red > 2"]
    assert before.add_variation("5 black > 2") is quiet  # nothing is added twice
    sharp.remove()
    assert before.variations == [quiet]
    with pytest.raises(sintra.SintraError, match="this is where the lines begin"):
        study.root.remove()


def test_what_is_not_allowed_adds_nothing() -> None:
    study = Study.read(TYPED)
    *_, last = study.mainline()
    with pytest.raises(sintra.IllegalMove):
        last.add_variation("3 blue > 4")
    assert last.variations == []


@settings(max_examples=40, deadline=None)
@given(
    game=st.sampled_from(sintra.GAMES),
    seed=st.integers(0, 1000),
    steps=st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 10**6)), max_size=60),
    data=st.data(),
)
def test_whatever_was_looked_at_is_written_and_read_back(game: str, seed: int, steps: list[tuple[int, int]], data: st.DataObject) -> None:
    position = sintra.new(game, seed=seed)
    root = Node.of(position.start()) if seed % 2 else Node.of(sintra.position(position.text, dealt=False))
    nodes = [root]
    for which, chosen in steps:
        node = nodes[-1] if which % 3 else nodes[which % len(nodes)]
        if moves := node.position.legal_moves:
            nodes.append(node.add_variation(moves[chosen % len(moves)]))
    for node in nodes:
        node.comment = data.draw(st.sampled_from(["", "", "", "well (played); then 1: this", "~ dealt"]))
    study = Study(root, {"Player 1": "Ana"})
    again = Study.read(str(study))
    assert told(again) == told(study)
    assert again.headers == study.headers
    assert [node._content for node in again.walk()] == [node._content for node in study.walk()]
