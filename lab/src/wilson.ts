/** The Wilson score interval for a share, at 95 %; everything is possible where nothing was tried. */
export function wilson(hits: number, tries: number): readonly [low: number, high: number] {
  if (tries === 0) return [0, 1];
  const z = 1.959964;
  const share = hits / tries;
  const shrink = 1 + (z * z) / tries;
  const centre = (share + (z * z) / (2 * tries)) / shrink;
  const reach = (z / shrink) * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries));
  return [Math.max(0, centre - reach), Math.min(1, centre + reach)];
}
