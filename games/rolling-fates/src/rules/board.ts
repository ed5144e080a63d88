import type { Seat } from '@wyrdhall/kernel';
import { boardOf, traitOf, treasureOf } from '../content/index.ts';
import type { Passive, Row } from '../content/kinds.ts';
import { type Hero, heroAt, type RollingFates, type Status } from '../state.ts';

/** Whether the card works for the hero: a Treasure that is carried, a Trait that is not muted. */
export const hasCard = (hero: Hero, id: string): boolean =>
  (hero.treasures.length > 0 && hero.treasures.includes(id)) ||
  (hero.traits.length > 0 && hero.traits.includes(id) && !hero.muted.includes(id));

/** What works by itself, of Treasures (RF-173) and Traits. */
export function passivesOf(hero: Hero): Passive[] {
  const passives: Passive[] = [];
  for (const id of hero.treasures) {
    const { passive } = treasureOf(id);
    if (passive) passives.push(passive);
  }
  for (const id of hero.traits) if (!hero.muted.includes(id)) passives.push(traitOf(id).passive);
  return passives;
}

type Sum = 'defence' | 'inventory' | 'maxLife' | 'rerolls' | 'damage' | 'suffers' | 'heals' | 'healed';

export function bonus(hero: Hero, what: Sum): number {
  let sum = 0;
  for (const id of hero.treasures) sum += treasureOf(id).passive?.[what] ?? 0;
  for (const id of hero.traits) if (!hero.muted.includes(id)) sum += traitOf(id).passive[what] ?? 0;
  return sum;
}

/** RF-186: after the last row it stays in force. */
const rowOf = (hero: Hero): Row => {
  const { rows } = boardOf(hero.id);
  return rows[Math.min(hero.level, rows.length) - 1] as Row;
};

/** RF-010 */
export const maxLife = (hero: Hero): number =>
  Math.max(1, rowOf(hero).life + hero.extraLife + bonus(hero, 'maxLife'));

/** RF-161 */
export const inventory = (hero: Hero): number =>
  Math.max(0, rowOf(hero).inventory + bonus(hero, 'inventory'));

/** Light Purse: who carries no more than this moves freely. */
const LIGHT = 1;

/** RF-100: never below 0, whatever cards take away. */
export function defence(s: Pick<RollingFates, 'heroes'>, seat: Seat): number {
  const hero = heroAt(s, seat);
  let sum = rowOf(hero).defence + bonus(hero, 'defence') + hero.guard;
  if (hasCard(hero, 'bulwark') && hero.life >= maxLife(hero)) sum++;
  if (hero.treasures.length <= LIGHT && hasCard(hero, 'light-purse')) sum++;
  for (const other of s.heroes) if (shields(other, seat)) sum++;
  return Math.max(0, sum);
}

/** Shield Mate works while its owner is not stunned. */
const shields = (hero: Hero, seat: Seat): boolean =>
  hero.mate === seat && !hero.barred && !hero.statuses.includes('stun') && hasCard(hero, 'shield-mate');

/** RF-144 */
export const isImmune = (hero: Hero, status: Status): boolean =>
  passivesOf(hero).some((passive) => passive.immune === status);
