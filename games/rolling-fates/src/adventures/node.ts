import type { EnemyKind } from '../state.ts';

/** So many of a kind, or so many for each hero, rounded up; or as many as stand here for 1 to 4 heroes (RF-014). */
type Count = number | `${number}P` | readonly [number, number, number, number];
export type LineUp = { readonly [kind: EnemyKind]: Count };

/** The role-playing encounters, by the stakes that they have in common (docs/stories.md). */
export type Template =
  | 'two-ways'
  | 'pedlar'
  | 'riddle'
  | 'loose-floor'
  | 'cups'
  | 'shrine'
  | 'strongbox'
  | 'beggar'
  | 'cut-rope'
  | 'scales'
  | 'gallery'
  | 'lesson'
  | 'well'
  | 'number-door'
  | 'double'
  | 'apprentice'
  | 'arch'
  | 'bone-market'
  | 'second-meeting'
  | 'dice-altar';

/** RF-022, RF-031 */
export type Stop =
  | {
      readonly kind: 'combat';
      readonly boss: boolean;
      /** Of 100 parties that come here, so many should lose (docs/rolling-fates-balance.md). */
      readonly danger: number;
      readonly lineUps: readonly LineUp[];
    }
  | { readonly kind: 'encounter'; readonly template: Template }
  | { readonly kind: 'find' }
  | { readonly kind: 'rest'; readonly heal: number };

export interface Node {
  readonly id: string;
  readonly stop: Stop;
  /** Where it leads; nowhere at the end of a zone. */
  readonly ways: readonly string[];
}

export interface Zone {
  readonly name: string;
  readonly nodes: readonly Node[];
}

export interface Adventure {
  readonly name: string;
  readonly difficulty: number;
  readonly zones: readonly Zone[];
}

/** Each telling of a fight has a line-up of its own, of equal weight. */
export const fight = (danger: number, ...lineUps: readonly LineUp[]): Stop => ({
  kind: 'combat',
  boss: false,
  danger,
  lineUps,
});
export const boss = (danger: number, ...lineUps: readonly LineUp[]): Stop => ({
  kind: 'combat',
  boss: true,
  danger,
  lineUps,
});
export const encounter = (template: Template): Stop => ({ kind: 'encounter', template });
export const find: Stop = { kind: 'find' };
export const rest = (heal: number): Stop => ({ kind: 'rest', heal });

/** A zone as a list of stops: each leads to the next one, unless `ways` says otherwise. */
export function zone(
  name: string,
  stops: readonly (readonly [id: string, stop: Stop, ...ways: string[]])[],
): Zone {
  const nodes = stops.map(([id, stop, ...ways], i): Node => {
    const next = stops[i + 1]?.[0];
    return { id, stop, ways: ways.length > 0 || next === undefined ? ways : [next] };
  });
  return { name, nodes };
}

/** RF-014: the enemies of a line-up for so many heroes. */
export const enemiesOf = (lineUp: LineUp, heroes: number): EnemyKind[] =>
  Object.entries(lineUp).flatMap(([kind, count]) => Array<EnemyKind>(countFor(count, heroes)).fill(kind));

function countFor(count: Count, heroes: number): number {
  if (typeof count === 'number') return count;
  if (typeof count === 'string') return Math.ceil(Number.parseFloat(count) * heroes);
  return count[heroes - 1] ?? 0;
}

/** `hedge-bandit*1P bandit-captain*1`, as a story names a fight. */
export function readLineUp(text: string): LineUp {
  const lineUp: Record<EnemyKind, Count> = {};
  for (const part of text.split(' ')) {
    const [kind = '', count = ''] = part.split('*');
    lineUp[kind] = count.endsWith('P') ? (count as Count) : Number(count);
  }
  return lineUp;
}
