/** What a scene changes for two, three and four heroes, so that it is about as hard for each (FF-498). */
interface Might {
  /** Toughness that its enemies have beyond their cards; with a half, odd numbers have one more. Not for bosses. */
  readonly tougher: readonly [two: number, three: number, four: number];
  /** Rounds more than the scene has, or fewer. */
  readonly rounds: readonly [two: number, three: number, four: number];
}

type Three = readonly [number, number, number];

const might = (tougher: Three, rounds: Three = [0, 0, 0]): Might => ({ tougher, rounds });

const MIGHT: Readonly<Record<string, Might>> = {
  c01: might([1, 2, 2.5], [1, 1, 1]),
  c02: might([0, 1, 1.5], [-1, 0, 0]),
  c03: might([1, 2.5, 3.5]),
  c04a: might([1.5, 1.5, 2], [-1, -1, -1]),
  c04b: might([0.5, 1, 1], [0, 0, -1]),
  c05: might([0.5, 1, 1.5], [1, 0, 0]),
  c06: might([0, 0, 0], [-1, -1, 0]),
  c07: might([0.5, 2, 2.5], [-1, 0, 0]),
  c08: might([1, 2.5, 2], [-1, -1, -2]),
  c09a: might([1.5, 4, 5], [-1, -1, -1]),
  c09b: might([1, 1.5, 2], [-1, -1, -1]),
  c10: might([0, 0.5, 1], [0, 0, -1]),
  c11: might([1.5, 1.5, 1.5], [-1, -1, -1]),
  c12: might([0, 0.5, 0.5], [-1, -1, -1]),
  c13: might([2, 3.5, 4.5], [-1, -1, -1]),
  c14a: might([1.5, 1.5, 1], [1, 1, 1]),
  c14b: might([1, 1, 2], [-1, -1, -1]),
  c15: might([0.5, 1, 2], [-2, -2, -2]),
  c16: might([0.5, 1, 1], [-1, -1, -1]),
  c17: might([1, 1, 1]),
  s01: might([2.5, 4, 5]),
  s02: might([2, 3.5, 4.5], [-1, -1, -1]),
  s03: might([1.5, 2.5, 3], [-1, -1, -1]),
  s04: might([1, 2, 2.5], [-1, -1, -1]),
  s05: might([3, 4, 5], [-1, -1, -1]),
  s06: might([2, 3, 4], [-1, -1, -1]),
  s07: might([1.5, 2.5, 3], [-1, -1, -1]),
};

const NONE = might([0, 0, 0]);
const FEWEST = 2;

const column = (heroes: number): number => Math.max(0, Math.min(2, heroes - FEWEST));

export const roundsMore = (scene: string, heroes: number): number =>
  (MIGHT[scene] ?? NONE).rounds[column(heroes)] ?? 0;

/** FF-498: toughness beyond the card of the enemy with this number. */
export function tougherBy(scene: string, heroes: number, number: number): number {
  const more = (MIGHT[scene] ?? NONE).tougher[column(heroes)] ?? 0;
  const whole = Math.floor(more);
  return more > whole && number % 2 === 1 ? whole + 1 : whole;
}
