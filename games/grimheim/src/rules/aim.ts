import type { Flow, Reason } from '@wyrdhall/kernel';
import type { Aim } from '../content/effect.ts';
import { healths, monsterOption } from './attack.ts';
import { titleOf } from './cards.ts';
import type { User } from './effect.ts';
import { distance, isTown, stepsFrom } from './map.ts';
import { facts, healthLeft } from './places.ts';
import { because } from './reasons.ts';
import type { Grimheim, Hero, Monster } from './state.ts';
import { attackRange } from './tableau.ts';

/** GR-280, GR-294, GR-306: whether a card may be aimed at this monster. */
function isAimed(s: Grimheim, hero: Hero, aim: Aim, range: number, m: Monster): boolean {
  if (distance(hero.at, m.at) > range) return false;
  const { rank } = facts(m);
  if (rank < aim.ranks[0] || rank > aim.ranks[1]) return false;
  if (aim.healthLeft !== undefined && healthLeft(s, m) > aim.healthLeft) return false;
  return !aim.nearer || stepsFrom(m.at) < stepsFrom(hero.at);
}

const reach = (hero: Hero, aim: Aim): number => (aim.within === 'adjacent' ? 1 : attackRange(hero));

/** The monsters that a card may be aimed at. */
export function targets(s: Grimheim, hero: Hero, aim: Aim): Monster[] {
  const found: Monster[] = [];
  if (isTown(hero.at)) return found;
  const range = reach(hero, aim);
  for (const m of s.monsters) if (isAimed(s, hero, aim, range, m)) found.push(m);
  return found;
}

/** Why nothing can be aimed at; undefined where something can. */
export function noTarget({ t, hero }: User, aim: Aim): Reason | undefined {
  if (isTown(hero.at)) return because.inTown;
  const range = reach(hero, aim);
  for (const m of t.state.monsters) if (isAimed(t.state, hero, aim, range, m)) return undefined;
  return because.noTarget;
}

export function* chooseMonster(u: User, monsters: readonly Monster[], rule: string): Flow<Monster> {
  const data = { card: titleOf(u.id), health: healths(u.t.state, monsters) };
  return yield* u.t.choose(u.seat, { id: 'target', rule, data }, monsters.map(monsterOption));
}

/** The same, where the player may decline. */
export function* mayChooseMonster(
  u: User,
  monsters: readonly Monster[],
  rule: string,
): Flow<Monster | undefined> {
  if (monsters.length === 0) return undefined;
  const data = { card: u.id, health: healths(u.t.state, monsters) };
  const question = { id: 'may-target', rule, data, quiet: 'no' };
  const options = monsters.map((m) => ({ ...monsterOption(m), value: m as Monster | undefined }));
  return yield* u.t.choose(u.seat, question, [...options, { id: 'no', value: undefined }]);
}
