"""Tables that no game can reach are refused, and the error names the field that is wrong."""

import re

import pytest

import sintra

OPENING = (
    "duel players=2 round=1 stage=placing to=2 turn=2 start=2 marker=large suns=BYYKK,BBYR,BBRK,BYTT,YRKT large_moon=- moons=-,-,-,- chips=?,?,?,? "
    "stores=-/- chips_taken=0/0 tokens=2/2 display=-,wYRB,sBTR stack=w?,?,?,?,?,?,?,?,?,?,?,?,?,? plates=-,sKYB2,-,-,-,-,-,-,-/-,-,-,-,-,-,-,-,- "
    "domes=......,......,......,......,......,....../......,......,......,......,......,...... lines=-,-,-,-,-,-/-,-,-,-,-,- broken=-/- tower=- "
    "scores=5/5 opening=1 plate=wBTR"
)
TURN = (
    "duel players=2 round=2 stage=turn to=2 turn=2 start=2 marker=large suns=-,-,-,-,- large_moon=BYYK moons=BRB,TKK,KB,TTY chips=?,?,?,? "
    "unseen=B,B,Y,Y,R,R,T,T,TY,YK,KB,KB,BR,BR,RT,RT stores=K,K/TY,YK chips_taken=0/0 tokens=1/0 display=-,wYRT,- stack=w?,?,?,?,?,?,?,sKBR@1 "
    "plates=-,sKYB2,-,-,sTBY4,-,sBTR4,sRTK1,-/-,-,wRKY2,-,wYRB2,wBTR4,wTBY1,sRKY1,- "
    "domes=..B...,......,......,......,......,....../......,......,...R..,......,......,...... lines=-,RR,YYY,BB,B,TTT/-,BB,R,-,KK,- broken=Y/R "
    "tower=YYRRKKT scores=3/0 story=1:sTBY:sKBR.sTBY:sKBR,sRKY,wYRT,sRTK,2:wRKY:wRKY:-"
)
AZUL = (
    "azul players=2 round=1 to=2 start=2 marker=centre factories=-,YYRK,-,-,- centre=BB4YRKKWW lid=- scores=0/0 lines=-,-,-,-,-/-,B,-,-,- "
    "walls=.....,.....,.....,.....,...../.....,.....,.....,.....,..... floors=BBY/B"
)
PAVILION = (
    "pavilion players=2 round=1 step=taking to=2 start=2 marker=1 factories=-,-,OOGP,-,RBYG centre=3RBBP supply=OOR3BYGPP tower=- scores=4/5 "
    "hands=BYP/3O corners=-/- stars=......,......,......,......,......,......,....../......,......,......,......,......,......,...... passed=-"
)


@pytest.mark.parametrize("text", [OPENING, TURN, AZUL, PAVILION])
def test_these_tables_can_be_reached(text: str) -> None:
    position = sintra.position(text, dealt=False)
    assert sintra.position(position.text, dealt=False) == position


@pytest.mark.parametrize(
    ("table", "old", "new", "field"),
    [
        (OPENING, "opening=1", "opening=2", "turn"),
        (OPENING, "tokens=2/2", "tokens=2/1", "tokens"),
        (OPENING, "scores=5/5", "scores=5/6", "scores"),
        (OPENING, "lines=-,", "lines=B,", "lines"),
        (OPENING, "round=1", "round=2", "opening"),
        (OPENING, "plates=-,sKYB2,-", "plates=sBTR1,sKYB2,-", ""),
        (OPENING, "chips=?,?,?,?", "chips=B,?,?,?", "chips"),
        (TURN, "unseen=B,B,", "unseen=B,", "unseen"),
        (TURN, "chips_taken=0/0", "chips_taken=0/1", "chips_taken"),
        (TURN, "chips=?,?,?,?", "chips=?,?,?,-", "chips"),
        (TURN, "tokens=1/0", "tokens=2/0", "plates"),
        (TURN, "tokens=1/0", "tokens=1/0 passed=1", "passed"),
        (TURN, "moons=BRB", "moons=RB", "bag"),
        (TURN, "large_moon=BYYK", "large_moon=BYYKK", "large_moon"),
        (TURN, "suns=-,", "suns=-,B", "suns"),
        (TURN, "stack=w?,?", "stack=?,?", "stack"),
        (TURN, "stack=w?,?", "stack=w?,s?", "stack"),
        (TURN, "sKBR@1", "sKBR@2", "story"),
        (TURN, "story=1:sTBY:sKBR.sTBY:sKBR", "story=1:sTBY:sKBR.sTBY:sTBY", "story"),
        (TURN, "story=1:sTBY", "story=1:sKBR", "story"),
        (TURN, "domes=..B...", "domes=..BK..", "domes"),
        (TURN, "scores=3/0", "scores=60/0", "scores"),
        (TURN, "stage=turn", "stage=placing", "plate"),
        (AZUL, "to=2", "to=1", "to"),
        (AZUL, "to=2", "to=over", "to"),
        (AZUL, "YYRK", "YYR", "factories"),
        (AZUL, "BB4YRKKWW", "BB4YRKKWWWWW", "centre"),
        (AZUL, "lid=-", "lid=BB", "bag"),
        (AZUL, "scores=0/0", "scores=2/0", "scores"),
        (AZUL, "walls=.....", "walls=.Y...", "walls"),
        (AZUL, "start=2", "start=1", "to"),
        (PAVILION, "scores=4/5", "scores=4/6", "scores"),
        (PAVILION, "OOGP", "OOG", "factories"),
        (PAVILION, "centre=3RBBP", "centre=3RBBPPPPP", "centre"),
        (PAVILION, "hands=BYP/3O", "hands=BYP/4O", "hands"),
        (PAVILION, "tower=-", "tower=B", "tower"),
        (PAVILION, "stars=......", "stars=O.....", "stars"),
    ],
)
def test_what_cannot_be_reached_is_refused_by_its_field(table: str, old: str, new: str, field: str) -> None:
    assert old in table
    with pytest.raises(sintra.BadPosition) as error:
        sintra.position(re.sub(re.escape(old), new, table, count=1), dealt=False)
    assert error.value.field == field, error.value
