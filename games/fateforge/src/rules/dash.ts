import type { Flow } from '@wyrdhall/kernel';
import { type FateforgeTable, heroAt, seatOf } from '../state.ts';
import { neighbours, zoneChoice } from './board.ts';
import { hasEnemy, isStanding } from './figures.ts';
import { hurt, suffer } from './harm-hero.ts';
import { moveHero } from './move.ts';
import { dashClosed, prepareLoop } from './prepare.ts';

/** FF-202 to FF-206: openly, in seat order; whoever dashed may then use what is left of the Preparation. */
export function* dashes(t: FateforgeTable): Flow {
  const s = t.state;
  const i = s.heroes.findIndex((h) => h.dash);
  if (i < 0) {
    s.phase = 'order';
    return;
  }
  const h = heroAt(s, i);
  h.dash = false;
  if (!isStanding(h) || dashClosed(s, h)) return;
  const { options, names } = zoneChoice(s, neighbours(s, h.zone));
  options.push({ id: 'stay', value: -1 });
  const question = { id: 'dash', rule: 'FF-202', figure: h.id, quiet: 'stay', data: { names } };
  const to = yield* t.choose(seatOf(s, i), question, options);
  if (to < 0) return;
  h.round.push('dash');
  const pays = hasEnemy(s, h.zone) && !h.passives.includes('no-dash-penalty');
  const brittle = h.corruption.includes('corruption:glass-bones');
  if (pays && s.settings.dashPenalty === 'energy' && !brittle) suffer(t, i, 'energy', 1, 'dash');
  else if (pays || brittle)
    yield* hurt(t, i, { amount: 1, toxic: 0, by: 'dash', enemy: undefined, attack: 'other', corrode: false });
  if (!isStanding(h)) return;
  yield* moveHero(t, i, to, 'dash');
  if (isStanding(h)) yield* prepareLoop(t, i, false);
}
