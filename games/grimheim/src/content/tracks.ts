export type Track = 'short' | 'long';
export type Spot = 'quiet' | 'yellow' | 'red' | 'skull';

const read = (signs: string): readonly Spot[] =>
  [...signs].map((sign) => ({ '.': 'quiet', y: 'yellow', r: 'red', s: 'skull' })[sign] as Spot);

/** GR-061: what each spot holds; the first is spot 1. */
export const TRACKS: Readonly<Record<Track, readonly Spot[]>> = {
  short: read('y..y..r.ssss'),
  long: read('y..y.y..r.r.ssss'),
};

/** GR-151: the price of the next upgrade by the steps the marker has taken. */
export const UPGRADE_PRICES: readonly number[] = [5, 6, 8, 10];
export const upgradePrice = (steps: number): number => UPGRADE_PRICES[Math.min(steps, 3)] as number;
