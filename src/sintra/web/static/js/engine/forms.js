/**
 * How position texts are written, as data: a form makes text of numbers, and numbers of text. The same as sintra.kernel.text, which says what each
 * form means.
 */

import { BadPosition } from "./errors.js";

const NONE = "-";
const MOST_TILES = 255;

/** The text of the numbers that an iterator gives. */
export function write(form, numbers, players) {
  return WRITERS[form.form](form, numbers, players);
}

/** The numbers of a text. */
export function read(form, name, text, players) {
  return READERS[form.form](form, name, text, players);
}

const WRITERS = {
  Number: (_, numbers) => String(next(numbers)),
  Choice: ({ texts, values }, numbers) => texts[values.indexOf(next(numbers))],
  Tiles: ({ letters, is_spelled: isSpelled }, numbers) =>
    Array.from(letters, (letter) => [letter, next(numbers)])
      .map(([letter, n]) => (n < 3 || isSpelled ? letter.repeat(n) : `${n}${letter}`))
      .join("") || NONE,
  Letters: ({ letters, spaces, is_full: isFull }, numbers) => {
    const given = take(numbers, spaces);
    return given.map((n) => letters[n] ?? (isFull ? "." : "")).join("") || NONE;
  },
  Counts: ({ texts }, numbers) => texts.flatMap((text) => Array(next(numbers)).fill(text)).join(",") || NONE,
  List: (form, numbers, players) => {
    const count = countOf(form, players);
    const text = Array.from({ length: count }, () => write(form.of, numbers, players)).join(form.by);
    take(numbers, (form.room - count) * form.of.size);
    return text;
  },
  Many: ({ of, by }, numbers, players) => Array.from({ length: next(numbers) }, () => write(of, numbers, players)).join(by) || NONE,
  Named: ({ of, names }, numbers, players) => {
    const given = [...numbers];
    const named = Object.keys(names).find((name) => names[name].every((n, i) => n === given[i]));
    return named ?? write(of, given.values(), players);
  },
};

const READERS = {
  Number: ({ least, most }, name, text) => {
    const number = /^-?[0-9]{1,6}$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= least && number <= most)) throw new BadPosition(name, `“${text}” is not a number from ${least} to ${most}`);
    return [number];
  },
  Choice: ({ texts, values, seats, wanted }, name, text, players) => {
    const choices = [...texts.slice(0, Math.min(seats, players)), ...texts.slice(seats)];
    if (!choices.includes(text)) throw new BadPosition(name, `“${text}” is not ${wanted || `one of ${choices.join(", ")}`}`);
    return [values[texts.indexOf(text)]];
  },
  Tiles: ({ letters }, name, text) => {
    const counts = Array(letters.length).fill(0);
    if (text === NONE) return counts;
    if (!new RegExp(`^([0-9]{0,3}[${letters}])+$`).test(text)) throw new BadPosition(name, `“${text}” is not a list of tiles ${[...letters].join(" ")}`);
    for (const [, number, letter] of text.matchAll(/([0-9]*)([A-Z])/g)) counts[letters.indexOf(letter)] += Number(number || 1);
    if (Math.max(...counts) > MOST_TILES) throw new BadPosition(name, `“${text}” are more tiles than there are`);
    return counts;
  },
  Letters: ({ letters, spaces, is_full: isFull }, name, text) => {
    const given = text === NONE && !isFull ? [] : [...text];
    const known = isFull ? `${letters}.` : letters;
    if (given.some((letter) => !known.includes(letter)) || given.length > spaces || (isFull && given.length < spaces)) {
      const wanted = isFull ? `${spaces} letters of ${letters} or points` : `up to ${spaces} letters of ${letters}`;
      throw new BadPosition(name, `“${text}” is not ${wanted}`);
    }
    return [...given.map((letter) => letters.indexOf(letter)), ...Array(spaces - given.length).fill(-1)];
  },
  Counts: ({ texts }, name, text) => {
    const parts = text === NONE ? [] : text.split(",");
    const strange = parts.find((part) => !texts.includes(part));
    if (strange !== undefined) throw new BadPosition(name, `“${strange}” is not one of ${texts.join(", ")}`);
    return texts.map((one) => parts.filter((part) => part === one).length);
  },
  List: (form, name, text, players) => {
    const { of, by, room, count: fixed } = form;
    const count = countOf(form, players);
    const parts = text.split(by);
    if (parts.length !== count) {
      const what = fixed === null ? "one for each player" : `in “${text}”`;
      throw new BadPosition(name, `expected ${count} parts separated by “${by}”, ${what}, not ${parts.length}`);
    }
    return [...parts.flatMap((part) => read(of, name, part, players)), ...Array((room - count) * of.size).fill(0)];
  },
  Many: ({ of, by, most }, name, text, players) => {
    const parts = text === NONE ? [] : text.split(by);
    if (parts.length > most) throw new BadPosition(name, `has more than ${most} parts separated by “${by}”`);
    return [parts.length, ...parts.flatMap((part) => read(of, name, part, players))];
  },
  Named: ({ of, names }, name, text, players) => {
    if (Object.hasOwn(names, text)) return names[text];
    try {
      return read(of, name, text, players);
    } catch (error) {
      if (error instanceof BadPosition) throw new BadPosition(name, `${error.problem}, and it is not ${Object.keys(names).join(" or ")}`);
      throw error;
    }
  },
};

function countOf({ count }, players) {
  return count === null ? players : (count[players] ?? count);
}

function next(numbers) {
  return numbers.next().value;
}

function take(numbers, count) {
  return Array.from({ length: count }, () => next(numbers));
}
