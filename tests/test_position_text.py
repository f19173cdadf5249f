"""Position texts written by hand: what cannot be is refused, and the error says what is wrong and where."""

import pytest

import sintra

GOOD = (
    "azul players=2 round=1 to=1 start=1 marker=centre factories=BBYR,YYKW,-,RRKK,BYRW centre=YYKW lid=- scores=0/0 "
    "lines=-,-,-,-,-/-,BB,-,-,- walls=.....,.....,.....,.....,...../.....,.....,.....,.....,..... floors=-/-"
)


def test_a_table_written_down_by_hand_needs_no_bag() -> None:
    position = sintra.position(GOOD, study=True)
    assert "bag=15B14Y16R16K17W" in position.text


@pytest.mark.parametrize(
    ("old", "new", "field", "problem"),
    [
        ("lines=-,-,-,-,-/", "lines=-,BY,-,-,-/", "lines", "line 2 of player 1 mixes colours"),
        ("lines=-,-,-,-,-/", "lines=BB,-,-,-,-/", "lines", "line 1 of player 1 has room for 1, not 2"),
        ("lines=-,-,-,-,-/", "lines=-,-,-,-/", "lines", "expected 5 parts"),
        ("walls=.....,", "walls=Y....,", "walls", "row 1, column 1 of player 1 is not the space of yellow: that is column 2"),
        ("walls=.....,", "walls=.x...,", "walls", "“.x...” is not 5 letters of BYRKW or points"),
        (
            "walls=.....,.....,.....,.....,...../.....,.....",
            "walls=.....,.....,.....,.....,...../.....,.B...",
            "lines",
            "which row 2 of the wall already has",
        ),
        ("floors=-/-", "floors=M/-", "floors", "player 1 has the marker on the floor line"),
        ("marker=centre", "marker=2", "marker", "player 2 holds the marker, but it is not on the floor line"),
        ("floors=-/-", "floors=BBBBBBBB/-", "floors", "up to 7 letters"),
        ("lid=-", "lid=18B", "", "23 blue tiles outside the bag; there are 20 in all"),
        ("lid=-", "bag=B lid=-", "bag", "1 blue in the bag, but 15 are missing to make 20"),
        ("factories=BBYR", "factories=BBYRR", "factories", "factory 1 has more than 4 tiles"),
        ("factories=BBYR,", "factories=", "factories", "expected 5 parts"),
        ("factories=BBYR", "factories=BBQR", "factories", "“BBQR” is not a list of tiles B Y R K W"),
        ("to=1", "to=3", "to", "“3” is not one of 1, 2, nature, over"),
        ("to=1", "to=nature", "to", "nature deals only for a new round"),
        ("start=1", "start=-", "start", "somebody started this round"),
        ("scores=0/0", "scores=0", "scores", "expected 2 parts"),
        ("scores=0/0", "scores=0/-1", "scores", "is not a number from 0"),
        ("scores=0/0", "scores=0/0 colour=5", "colour", "is not a field of this position"),
        ("scores=0/0", "scores", "scores", "expected a field like name=value"),
        ("scores=0/0", "scores=0/0 scores=0/0", "scores", "given twice"),
        ("scores=0/0 ", "", "scores", "is missing"),
        ("round=1", "round=0", "round", "is not a number from 1"),
    ],
)
def test_what_cannot_be_is_refused_with_field_and_reason(old: str, new: str, field: str, problem: str) -> None:
    assert old in GOOD
    with pytest.raises(sintra.BadPosition) as error:
        sintra.position(GOOD.replace(old, new, 1), study=True)
    assert error.value.field == field
    assert problem in error.value.problem


def test_a_full_row_with_tiles_on_offer_cannot_be() -> None:
    with pytest.raises(sintra.BadPosition, match="the game would have ended"):
        sintra.position(GOOD.replace("walls=.....", "walls=BYRKW"), study=True)


@pytest.mark.parametrize("text", ["", "azul", "chess players=2", "azul players=5", "azul players=2 wall=blue", "azul players=99999999"])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(sintra.SintraError):
        sintra.position(text)
