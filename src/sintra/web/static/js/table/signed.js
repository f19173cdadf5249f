/** Points with their sign, as printed: +5, −2. */
export function signed(points) {
  return points < 0 ? `−${-points}` : `+${points}`;
}
