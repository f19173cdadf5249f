/** Which piece went where: pieces of one kind are alike, so whatever lies where one lay before stays, and the others go the shortest way. */

/** `before`: kind → places with a piece; `after`: the same. Returns { kept, moved: [[kind, from, to]], gone: [[kind, place]], come: [[kind, place]] }. */
export function match(before, after, distance) {
  const moved = [];
  const gone = [];
  const come = [];
  for (const kind of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const left = [...(before[kind] ?? [])];
    const wanted = [];
    for (const place of after[kind] ?? []) {
      const at = left.indexOf(place);
      if (at >= 0) left.splice(at, 1);
      else wanted.push(place);
    }
    const pairs = left.flatMap((from) => wanted.map((to) => ({ from, to, far: distance(from, to) })));
    pairs.sort((one, other) => one.far - other.far);
    const used = new Set();
    const reached = new Set();
    for (const { from, to } of pairs) {
      if (used.has(from) || reached.has(to)) continue;
      used.add(from);
      reached.add(to);
      moved.push([kind, from, to]);
    }
    gone.push(...left.filter((place) => !used.has(place)).map((place) => [kind, place]));
    come.push(...wanted.filter((place) => !reached.has(place)).map((place) => [kind, place]));
  }
  return { moved, gone, come };
}
