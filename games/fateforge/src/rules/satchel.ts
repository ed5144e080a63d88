import type { Flow, Option, Reason } from '@wyrdhall/kernel';
import { type Deed, harm, heal, stunNear } from '../content/deed.ts';
import { type Fateforge, type FateforgeTable, type Hero, heroAt, seatOf } from '../state.ts';
import { planFrom } from './chain.ts';
import { perform } from './deeds.ts';
import { spend, unpayable } from './pay.ts';
import { FOCUS } from './pool.ts';
import { because } from './reasons.ts';
import { heroesFor, targetsOf } from './targets.ts';

/** The Alchemist's flasks: damage, stun or healing, here or in an adjacent zone. */
const DEEDS: readonly Deed[] = [harm(1, 'enemy', 1), stunNear, heal(1, 'hero', 1)];

const isPossible = (s: Fateforge, h: Hero, deed: Deed): boolean =>
  deed.op === 'heal'
    ? heroesFor(s, h, deed, h.zone).length > 0
    : targetsOf(s, h, deed, planFrom(h.zone)).length > 0;

export function satchelClosed(s: Fateforge, h: Hero): Reason | undefined {
  const unpaid = unpayable(h, ['focus', 'flask']);
  if (unpaid) return unpaid;
  return DEEDS.some((deed) => isPossible(s, h, deed)) ? undefined : because.noTarget;
}

export function* useSatchel(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const options = DEEDS.filter((deed) => isPossible(s, h, deed)).map(
    (deed): Option<Deed> => ({ id: `deed:${deed.op}`, value: deed }),
  );
  const question = { id: 'flask', rule: 'FF-029', figure: h.id };
  const deed = yield* t.choose(seatOf(s, i), question, options);
  const spent = yield* spend(t, i, [FOCUS], 'flask');
  h.flasks--;
  t.tell({ kind: 'uses', rule: 'FF-029', hero: h.id, card: 'flask', spent });
  yield* perform(t, { i, by: 'flask', deeds: [deed], chain: false });
}
