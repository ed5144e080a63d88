import type { Flow } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import type { MonsterKind } from '../content/monsters.ts';
import type { User } from './effect.ts';
import { around, monsterMayStand, nameOf } from './map.ts';
import { occupied } from './places.ts';
import { place, supply } from './waves.ts';

/** Free areas next to the hero on which a monster can be placed (GR-022, GR-028). */
export const freeBeside = ({ t, hero }: User): Cell[] =>
  around(hero.at).filter((at) => monsterMayStand(at) && !occupied(t.state, at));

/** GR-149: a monster from the supply, next to the hero, if there is one and room for it. */
export function* placeBeside(u: User, kind: MonsterKind): Flow {
  const areas = freeBeside(u);
  if (areas.length === 0 || supply(u.t.state, kind) === 0) return;
  const options = areas.map((at) => ({ id: `hex:${nameOf(at)}`, value: at, at: nameOf(at) }));
  const at = yield* u.t.choose(u.seat, { id: 'place', rule: 'GR-149', data: { kind } }, options);
  place(u.t, kind, at, 'GR-149');
}
