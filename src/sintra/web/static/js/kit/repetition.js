/** When something that was missed comes again: after a day, then, as long as it is solved, after longer and longer times. No input, no output. */

export const DAY = 86_400_000;
const WAITS = [1, 3, 7, 21]; // days; solved after the last, it is learned

/** What an answer changes: { wait, due }, which of the waits it is in and when it comes again; nothing for what is learned, or was solved at once. */
export function afterAnswer({ wait = -1, due } = {}, isSolved, now) {
  const next = isSolved ? wait + 1 : 0;
  return isSolved && (due === undefined || next >= WAITS.length) ? {} : { wait: next, due: now + WAITS[next] * DAY };
}

/** A mistake that was not mended, which keeps coming until it is solved; the waits begin then. */
export function keepsComing(now) {
  return { wait: -1, due: now };
}
