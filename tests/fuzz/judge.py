"""What must hold for every input: it is refused with a typed error, or it is a position with which everything can be done, to the end of the game."""

import random

import sintra
from sintra.errors import DeadEnd, SintraError
from sintra.positions import Position
from sintra.record import read
from sintra.words.spoken import sections

LONGEST = 3_000  # moves: random games of all kinds are far shorter
ENDLESS = ("azul",)  # the rules set no limit, and there are walls that nobody can complete any more


class Fault(Exception):
    """An accepted input with which something cannot be done."""


def judge_position(text: str, dice: random.Random) -> bool:
    """Whether the text was accepted."""
    try:
        position = sintra.position(text, dealt=False)
    except SintraError:
        return False
    judge_accepted(position, dice)
    return True


def judge_record(text: str, dice: random.Random) -> bool:
    try:
        record = read(text)
    except SintraError:
        return False
    str(record)
    judge_accepted(record.final(), dice)
    return True


def judge_accepted(position: Position, dice: random.Random) -> None:
    """Look at it, imagine it, play it."""
    again = sintra.position(position.text, dealt=False)
    if again != position or again.text != position.text:
        raise Fault("its text reads back to another position")
    look_at(position)
    imagined = [other for seat in range(position.players) if (other := imagine(position, seat, dice))]
    if not imagined:
        raise Fault("no seat can imagine it")
    for other in imagined:
        look_at(other)
        play_to_the_end(other, dice)
    if position.is_over or position.legal_moves:  # in another's view there may be none
        play_to_the_end(position, dice)


def imagine(position: Position, seat: int, dice: random.Random) -> Position | None:
    """What the seat may think; nothing if this is another seat's view."""
    try:
        return position.view(seat).imagine(seat, seed=dice.randrange(1 << 30))
    except DeadEnd:
        return None


def look_at(position: Position) -> None:
    str(position)
    for section in sections(position.game, position.state):
        for line in section.lines:
            line.words(position.game.package)
    position.svg()
    assert len(position.prospects) >= 0 and len(position.standings) == position.players
    position.game.notice(position.state)


def play_to_the_end(position: Position, dice: random.Random) -> None:
    """Random moves, and draws of nature among them."""
    for _ in range(LONGEST):
        if position.is_over:
            return
        moves = position.legal_moves
        if not moves:
            raise Fault("no legal move and not over")
        position.play(dice.choice(moves.numbers))
    if position.game.name not in ENDLESS:
        raise Fault(f"not over after {LONGEST} moves")
