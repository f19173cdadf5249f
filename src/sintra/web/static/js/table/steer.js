/** Which place an arrow key leads to: the nearest in that direction, with a preference for straight ahead. */

const AHEAD = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2.2;

export function nearest(from, others, key) {
  const [dx, dy] = AHEAD[key] ?? [0, 0];
  let best = null;
  for (const [name, to] of others) {
    if (!to) continue;
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (ahead < 4) continue;
    const cost = ahead + ASIDE * aside;
    if (!best || cost < best.cost) best = { name, cost };
  }
  return best?.name;
}
