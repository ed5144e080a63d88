import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import { type AbilityId, type FateTable, heroAt } from '../../state.ts';
import { ACTION_DIE, rollDie } from '../dice.ts';
import { PLACES } from '../fate/places.ts';
import { tell } from '../tell.ts';

/** How often a stake may be doubled, and from which face of the die it is (RF-097). */
export const DOUBLINGS = 2;
export const DOUBLES = 3;

const TAKE: Option<boolean> = { id: 'take', value: false };
const DOUBLE: Option<boolean> = { id: 'double', value: true };

/** RF-097: the damage that comes of it; 0 where the stake is lost. */
export function* gambleOn(
  t: FateTable,
  seat: Seat,
  ability: AbilityId,
  stake: number,
  enemy: string,
): Flow<number> {
  let damage = stake;
  for (let left = DOUBLINGS; left > 0; left--) {
    const question = { id: 'gamble', rule: 'RF-097', data: { ability, stake: damage, left, enemy } };
    if (!(yield* t.choose(seat, question, [TAKE, DOUBLE]))) return damage;
    const face = yield* rollDie(t, seat, ACTION_DIE, 'RF-097');
    damage = face >= DOUBLES ? 2 * damage : 0;
    tell(t, { kind: 'gambles', rule: 'RF-097', seat, face, damage });
    if (damage === 0) return 0;
  }
  return damage;
}

interface Turned {
  readonly place: number;
  readonly face: number;
}

/** RF-095: each die that shows something else may show one more, or one less; equal dice only once. */
export function turns(dice: readonly number[]): Option<Turned>[] {
  const options: Option<Turned>[] = [];
  const seen = new Set<number>();
  for (const place of PLACES) {
    const from = dice[place] ?? 0;
    if (from === 0 || seen.has(from)) continue;
    seen.add(from);
    for (const face of [from - 1, from + 1]) {
      if (face >= 1 && face <= 6) options.push({ id: `turn:${from}:${face}`, value: { place, face } });
    }
  }
  return options;
}

/** RF-095: whose dice have changed is asked again (RF-060). */
export function* turnDie(t: FateTable, seat: Seat, of: Seat, ability: AbilityId): Flow {
  const hero = heroAt(t.state, of);
  const question = {
    id: 'turn',
    rule: 'RF-095',
    data: { ability, hero: hero.id, dice: [...hero.dice], luck: hero.luck },
  };
  const { place, face } = yield* t.choose(seat, question, turns(hero.dice));
  const from = hero.dice[place] ?? 0;
  hero.dice[place] = face;
  hero.passed = false;
  tell(t, { kind: 'turns', rule: 'RF-095', seat: of, by: seat, from, to: face, with: ability });
}
