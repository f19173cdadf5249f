"""Mutations of position texts and records: field by field, so that most of what comes out is nearly a position."""

import random
import re

from sintra.games.duel.problems import STAGES
from sintra.games.pavilion.spec import STEPS


def mutated_position(text: str, other: str, dice: random.Random) -> str:
    """A position text with one to four changes; `other` is a position of the same kind to take parts from.

    Mostly the bag is left out: then the rest decides what it holds, and more mutants pass the first look.
    """
    fields, donor = fields_of(text), fields_of(other)
    if dice.random() < 0.8:
        fields.pop("bag", None)
    for _ in range(dice.choice((1, 1, 1, 2, 2, 3, 4))):
        dice.choice(CHANGES)(fields, donor, dice)
    return " ".join([text.split(" ", 1)[0], *(f"{name}={value}" for name, value in fields.items())])


def fields_of(text: str) -> dict[str, str]:
    return dict(part.split("=", 1) for part in text.split()[1:])


# ── Changes of a position ────────────────────────────────────────────────────────────────────────────────────────────────


def splice(fields: dict[str, str], donor: dict[str, str], dice: random.Random) -> None:
    """A field as another position has it; also one that this position does not have, or without it if the other has none."""
    name = dice.choice([*fields, *donor])
    if name in donor:
        fields[name] = donor[name]
    else:
        fields.pop(name, None)


def splice_part(fields: dict[str, str], donor: dict[str, str], dice: random.Random) -> None:
    """One part of a field as another position, another seat or another place has it."""
    name = dice.choice(list(fields))
    parts = parts_of(fields[name])
    given = parts_of(dice.choice((fields[name], donor.get(name, fields[name]))))
    parts[2 * dice.randrange((len(parts) + 1) // 2)] = given[2 * dice.randrange((len(given) + 1) // 2)]
    fields[name] = "".join(parts)


def swap_parts(fields: dict[str, str], _donor: dict[str, str], dice: random.Random) -> None:
    name = dice.choice(list(fields))
    parts = parts_of(fields[name])
    one, two = (2 * dice.randrange((len(parts) + 1) // 2) for _ in range(2))
    parts[one], parts[two] = parts[two], parts[one]
    fields[name] = "".join(parts)


def empty_part(fields: dict[str, str], _donor: dict[str, str], dice: random.Random) -> None:
    name = dice.choice(list(fields))
    parts = parts_of(fields[name])
    parts[2 * dice.randrange((len(parts) + 1) // 2)] = dice.choice("-?0.")
    fields[name] = "".join(parts)


def move_letter(fields: dict[str, str], _donor: dict[str, str], dice: random.Random) -> None:
    """A tile goes from one place to another."""
    from_name, to_name = (dice.choice([name for name in fields if re.search("[A-Z-]", fields[name])]) for _ in range(2))
    found = list(re.finditer("[A-Z]", fields[from_name]))
    if not found:
        return
    letter = dice.choice(found)
    fields[from_name] = (fields[from_name][: letter.start()] + fields[from_name][letter.end() :]).replace(",,", ",-,") or "-"
    place = dice.randrange(len(fields[to_name]) + 1)
    before, after = fields[to_name][:place], fields[to_name][place:]
    fields[to_name] = before.removesuffix("-") + letter[0] + after.removeprefix("-")


def change_letter(fields: dict[str, str], _donor: dict[str, str], dice: random.Random) -> None:
    """A character becomes another one of the same field, or any other."""
    name = dice.choice(list(fields))
    value = fields[name]
    place = dice.randrange(len(value))
    fields[name] = value[:place] + dice.choice(value + "-?.,/0123456789BYRKTWMSOGPC") + value[place + 1 :]


def drop_or_double(fields: dict[str, str], _donor: dict[str, str], dice: random.Random) -> None:
    name = dice.choice(list(fields))
    value = fields[name]
    place = dice.randrange(len(value))
    fields[name] = (value[:place] + value[place] * dice.choice((0, 2, 2, 3)) + value[place + 1 :]) or "-"


def change_number(fields: dict[str, str], _donor: dict[str, str], dice: random.Random) -> None:
    name = dice.choice(list(fields))
    found = list(re.finditer("[0-9]+", fields[name]))
    if found:
        number = dice.choice(found)
        new = dice.choice((int(number[0]) + 1, int(number[0]) - 1, dice.randrange(20), 127, 128, 255, 32767))
        fields[name] = f"{fields[name][: number.start()]}{new}{fields[name][number.end() :]}"


def change_word(fields: dict[str, str], _donor: dict[str, str], dice: random.Random) -> None:
    """Where the course of the game stands, and whose turn it is."""
    name = dice.choice([name for name in WORDS if name in fields] or ["to"])
    fields[name] = dice.choice(WORDS[name])


def drop_field(fields: dict[str, str], _donor: dict[str, str], dice: random.Random) -> None:
    fields.pop(dice.choice(list(fields)))


SEATS = ["1", "2", "3", "4", "-"]
WORDS = {
    "to": [*SEATS, "nature", "over"],
    "turn": SEATS,
    "next": SEATS,
    "start": SEATS,
    "passed": ["1", "2", "1,2", "-"],
    "marker": [*SEATS, "large", "centre"],
    "stage": list(STAGES),
    "step": list(STEPS),
}

CHANGES = [splice, splice, splice_part, splice_part, swap_parts, empty_part, move_letter, move_letter, move_letter, change_letter]
CHANGES += [drop_or_double, change_number, change_number, change_word, change_word, drop_field]


def parts_of(value: str) -> list[str]:
    """The parts of a value, with what separates them in between."""
    return re.split("([/,.:])", value)


# ── Records ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def mutated_record(text: str, other: str, position: str, dice: random.Random) -> str:
    """A record with changed moves; or one that begins with a changed position; or with any characters changed."""
    headers, _, moves = text.partition("\n\n")
    lines, others = moves.splitlines(), other.partition("\n\n")[2].splitlines()
    headers = "\n".join(line for line in headers.splitlines() if dice.random() < 0.2 or not line.startswith("Result"))
    start = re.search("^Start: (.*)$", headers, re.MULTILINE)
    if start and dice.random() < 0.5:
        headers = headers.replace(start[1], mutated_position(start[1], position, dice))
    for _ in range(dice.choice((0, 1, 1, 2, 3))):
        dice.choice(LINE_CHANGES)(lines, others, dice)
    if dice.random() < 0.5:
        lines = lines[: dice.randrange(len(lines) + 1)]
    changed = "\n".join([headers, "", *lines, ""])
    if dice.random() < 0.1:
        place = dice.randrange(len(changed))
        changed = changed[:place] + dice.choice(["", "\0", "\u202e", "~", ";", "9", ":", "é", changed[place] * 50]) + changed[place + 1 :]
    return changed


def swap_lines(lines: list[str], _others: list[str], dice: random.Random) -> None:
    if lines:
        one, two = dice.randrange(len(lines)), dice.randrange(len(lines))
        lines[one], lines[two] = lines[two], lines[one]


def take_line(lines: list[str], others: list[str], dice: random.Random) -> None:
    lines.insert(dice.randrange(len(lines) + 1), dice.choice(others or [""]))


def drop_line(lines: list[str], _others: list[str], dice: random.Random) -> None:
    if lines:
        lines.pop(dice.randrange(len(lines)))


def change_words(lines: list[str], others: list[str], dice: random.Random) -> None:
    if not lines:
        return
    place = dice.randrange(len(lines))
    words, given = lines[place].split(" "), dice.choice([*lines, *others]).split(" ")
    words[dice.randrange(len(words))] = dice.choice(given)
    lines[place] = " ".join(words)


LINE_CHANGES = [swap_lines, take_line, drop_line, change_words, change_words]
