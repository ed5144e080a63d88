import type { Flow, Reason } from '@wyrdhall/kernel';
import { type Fateforge, type FateforgeTable, type Hero, heroAt } from '../state.ts';
import { stepsFrom, zoneTitle } from './board.ts';
import { drawFear } from './fear.ts';
import { abilityIn, enemiesIn, has, isStanding } from './figures.ts';
import { hurt } from './harm-hero.ts';
import { collectLoot } from './loot.ts';
import { hasResults } from './pay.ts';
import { needMask } from './pool.ts';
import { because } from './reasons.ts';
import { standsIn, trap, trapIn } from './trap.ts';

/** The Rogue, once per round: a step that neither Blocker nor difficult terrain stops. */
const isAcrobat = (h: Hero): boolean => h.id === 'rogue' && !h.round.includes('acrobat');

/** */
export const isBlocked = (s: Fateforge, zone: number): boolean => abilityIn(s, zone, 'blocker');

/** FF-394: leaving takes a Step result more. */
export function isSlow(s: Fateforge, h: Hero, zone: number): boolean {
  if ((s.difficult & (1 << zone)) === 0) return false;
  return !h.passives.includes('ignore-difficult') && !h.marks.includes('dry-feet');
}

const extraNeed = (s: Fateforge): number => needMask(s.settings.difficultExtra === 'wild' ? 'wild' : 'step');

/** Why no step leads out of a zone; `cost` are the results that the step itself still takes. */
export function stepStopped(
  s: Fateforge,
  h: Hero,
  zone: number,
  cost: readonly number[],
  through: boolean,
): Reason | undefined {
  if (h.marks.includes('caught')) return because.cannotMove;
  if (stepsFrom(s, zone).length === 0) return because.cannotMove;
  if (isAcrobat(h)) return undefined;
  if (!through && isBlocked(s, zone)) return because.blocked;
  if (isSlow(s, h, zone) && !hasResults(h, [...cost, extraNeed(s)])) return because.difficult;
  return undefined;
}

/** What a step out of this zone takes besides the action: the results it costs, whether it needs an acrobat. */
export function stepToll(s: Fateforge, h: Hero, through: boolean): { needs: number[]; acrobat: boolean } {
  const stops = !through && isBlocked(s, h.zone);
  const slow = isSlow(s, h, h.zone);
  if (!stops && !slow) return { needs: [], acrobat: false };
  if (isAcrobat(h)) return { needs: [], acrobat: true };
  return { needs: slow ? [extraNeed(s)] : [], acrobat: false };
}

/** The hero comes into a zone, by will or not: traps, ambushes, fear, loot. */
export function* moveHero(t: FateforgeTable, i: number, to: number, how: string): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const from = h.zone;
  h.zone = to;
  t.tell({ kind: 'moves', rule: 'FF-054', hero: h.id, from, to, how, where: zoneTitle(s, to) });
  const token = trapIn(s, to);
  if (token) yield* trap(t, i, token);
  if (!standsIn(s, i, to)) return;
  for (const e of enemiesIn(s, to)) {
    if (!isStanding(h) || !has(s, e, 'ambush') || e.marks.includes('ambushed')) continue;
    e.marks.push('ambushed');
    t.tell({ kind: 'ability', rule: 'FF-178', enemy: e.id, ability: 'ambush' });
    yield* hurt(t, i, { amount: 1, toxic: 0, by: e.id, enemy: e, attack: 'other', corrode: false });
  }
  if (!standsIn(s, i, to)) return;
  if (abilityIn(s, to, 'fear')) yield* drawFear(t, i);
  collectLoot(t);
}
