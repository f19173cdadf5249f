/** A tree of moves as text: the moves of a record (docs/texts.md). What else was looked at stands in parentheses behind the turn that it replaces. */

const GROUP = 4; // letters of draws are written in fours
const BESIDE = "   "; // between turns on a line
export const BRANCHING = "2"; // the format of records with variations

/** All that is written below the headers; `notation` writes a move. */
export function moveLines(root, notation) {
  const opening = root.comment ? [`; ${onOneLine(root.comment)}`] : [];
  return [...opening, ...line([...mainline(root)], 0, notation)];
}

/** A record; `headers` are those that do not follow from the moves. */
export function recordText({ game, agreed, result, headers, root }, notation) {
  const isBranching = [...root.walk()].some(({ variations }) => variations.length > 1);
  const said = { Game: game, ...(isBranching ? { Format: BRANCHING } : {}), ...agreed, Result: result, ...headers };
  const lines = Object.entries(said).map(([name, value]) => `${name}: ${onOneLine(String(value))}`);
  return `${[...lines, "", ...moveLines(root, notation)].join("\n")}\n`;
}

/** Who won, and the scores. */
export function resultText(position, rules) {
  const winners = rules.winners(position).map((seat) => seat + 1);
  const verdict = winners.length ? `${winners.join(" and ")} ${winners.length > 1 ? "share" : "wins"}` : "unfinished";
  return `${verdict}, ${rules.scores(position).join("/")}`;
}

function* mainline(node) {
  for (let next = node.variations[0]; next; next = next.variations[0]) yield next;
}

/**
 * A line of play: nature's draws together on a line, turns beside each other until a seat comes again. Variations at the first `known` moves were
 * written by others.
 */
function line(nodes, known, notation) {
  const lines = [];
  let seats = [];
  for (const [first, group] of groups(nodes)) {
    const { mover } = group[0];
    const names = group.map(({ move }) => notation(move));
    const text = mover < 0 ? `~ ${drawn(names)}` : `${mover + 1}: ${names.join(", ")}`;
    if (mover >= 0 && seats.length && !seats.includes(mover)) {
      lines.push(`${lines.pop()}${BESIDE}${text}`);
      seats.push(mover);
    } else {
      lines.push(text);
      seats = mover < 0 ? [] : [mover];
    }
    const comment = onOneLine(group.at(-1).comment);
    if (comment) lines.push(`${lines.pop()}${BESIDE}; ${comment}`);
    const others = variations(group, Math.max(0, known - first), notation);
    lines.push(...others);
    if (comment || others.length) seats = [];
  }
  return lines;
}

/** What is written together: moves of one mover in a row, up to a comment; with how many moves came before. */
function groups(nodes) {
  const found = [];
  nodes.forEach((node, at) => {
    const last = found.at(-1)?.[1].at(-1);
    if (last && last.mover === node.mover && !last.comment) found.at(-1)[1].push(node);
    else found.push([at, [node]]);
  });
  return found;
}

/** What could have been played in place of a group, each from the group's beginning. */
function variations(group, known, notation) {
  return group.flatMap((node, at) =>
    (at < known ? [] : node.parent.variations.slice(1)).flatMap((other) => {
      const lines = line([...group.slice(0, at), other, ...mainline(other)], at + 1, notation).map((text, i) => (i ? "  " : "( ") + text);
      if (lines.at(-1).includes(";")) return [...lines, ")"];
      return [...lines.slice(0, -1), `${lines.at(-1)} )`];
    }),
  );
}

function drawn(names) {
  const parts = [];
  for (let i = 0; i < names.length; ) {
    let letters = "";
    for (; i < names.length && names[i].length === 1; i += 1) letters += names[i];
    if (letters) parts.push(letters.match(new RegExp(`.{1,${GROUP}}`, "g")).join(" "));
    for (; i < names.length && names[i].length !== 1; i += 1) parts.push(names[i]);
  }
  return parts.join(", ");
}

function onOneLine(text) {
  return text.split(/\s+/).join(" ").trim();
}
