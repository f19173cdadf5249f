/**
 * Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2012): a rating, how uncertain it is, and how much it varies. One rating period is one
 * puzzle.
 */

const SCALE = 173.7178;
const TAU = 0.5; // how much the volatility may change
const CLOSE = 0.000001;

export const NEWCOMER = { rating: 1500, deviation: 350, volatility: 0.06 };
const SETTLED = 45; // deviations do not get smaller than this: people change

/** The rating of a player after these results, each { rating, deviation, score } of an opponent, score 1 for a win. */
export function rated({ rating, deviation, volatility }, results) {
  const mu = (rating - NEWCOMER.rating) / SCALE;
  const phi = deviation / SCALE;
  const games = results.map((result) => {
    const g = 1 / Math.sqrt(1 + (3 * (result.deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (result.rating - NEWCOMER.rating) / SCALE)));
    return { g, expected, score: result.score };
  });
  const v = 1 / games.reduce((sum, { g, expected }) => sum + g * g * expected * (1 - expected), 0);
  const gain = games.reduce((sum, { g, expected, score }) => sum + g * (score - expected), 0);
  const after = varied(volatility, phi, v, v * gain);
  const spread = 1 / Math.sqrt(1 / (phi ** 2 + after ** 2) + 1 / v);
  return { rating: NEWCOMER.rating + SCALE * (mu + spread ** 2 * gain), deviation: SCALE * spread, volatility: after };
}

/** The rating of a player after one result. */
export function afterOne(player, opponent, score) {
  const after = rated(player, [{ ...opponent, score }]);
  return { ...after, deviation: Math.max(SETTLED, after.deviation) };
}

/** Between which ratings the player is, 19 times in 20. */
export function interval({ rating, deviation }) {
  return [Math.round(rating - 1.96 * deviation), Math.round(rating + 1.96 * deviation)];
}

/** The new volatility: the root of a function, found between two points (the Illinois method). */
function varied(volatility, phi, v, delta) {
  const a = Math.log(volatility ** 2);
  const f = (x) => {
    const e = Math.exp(x);
    const spread = phi ** 2 + v + e;
    return (e * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / TAU ** 2;
  };
  let [low, high] = [a, Math.log(Math.max(delta ** 2 - phi ** 2 - v, Number.MIN_VALUE))];
  if (delta ** 2 <= phi ** 2 + v) for (high = a - TAU; f(high) < 0; high -= TAU);
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}
