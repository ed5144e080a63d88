import type { Flow } from '@wyrdhall/kernel';
import type { Deed } from '../content/deed.ts';
import { type Enemy, type FateforgeTable, type Hero, heroAt, seatOf } from '../state.ts';
import { stepsFrom, zoneChoice } from './board.ts';
import type { Work } from './deed-asks.ts';
import { enemiesIn, hasEnemy, isGuardedEnemy, isStanding } from './figures.ts';
import { type Attack, harmEnemy } from './harm-enemy.ts';
import { moveHero, stepToll } from './move.ts';

/** Damage by a hero: what the hero's own cards add to it, and what it costs a hidden one. */
export function* strike(t: FateforgeTable, work: Work, deed: Deed, e: Enemy): Flow {
  const s = t.state;
  const h = heroAt(s, work.i);
  const { zone } = h;
  const wasQuiet = !hasEnemy(s, zone);
  if (deed.op === 'hit') yield* dealt(t, work.i, e, hitDamage(t, h, e, deed.n), 'hit');
  else if (deed.op === 'shot') yield* dealt(t, work.i, e, h.fear.includes('fear:rage') ? 0 : deed.n, 'shot');
  else yield* dealt(t, work.i, e, deed.n, 'other');
  if (deed.op === 'shot' && wasQuiet && h.id === 'forest-guard' && isStanding(h))
    yield* clearLines(t, work.i);
}

export function* dealt(t: FateforgeTable, i: number, e: Enemy, amount: number, attack: Attack): Flow {
  const h = heroAt(t.state, i);
  yield* harmEnemy(t, e, amount, attack, i);
  if (amount > 0 && h.hidden) {
    h.hidden = false;
    t.tell({ kind: 'seen', rule: 'FF-029', hero: h.id });
  }
}

function hitDamage(t: FateforgeTable, h: Hero, e: Enemy, n: number): number {
  const s = t.state;
  if (h.corruption.includes('corruption:dull-edge') && !h.scene.includes('dull-edge')) {
    h.scene.push('dull-edge');
    t.tell({ kind: 'spared', rule: 'FF-299', enemy: e.id, why: 'dull-edge' });
    return 0;
  }
  let amount = n;
  if (h.fear.includes('fear:rage')) amount++;
  if (e.marks.includes(`duel:${h.id}`)) amount++;
  if (h.marks.includes('oil')) {
    h.marks = h.marks.filter((mark) => mark !== 'oil');
    amount++;
  }
  if (h.id === 'nobleman' && h.lunge && e.zone === h.zone && !h.round.includes('lunge') && isLone(t, e)) {
    h.round.push('lunge');
    amount++;
  }
  return s.phase === 'action' ? amount : n;
}

const isLone = (t: FateforgeTable, e: Enemy): boolean =>
  enemiesIn(t.state, e.zone).every((other) => other === e || isGuardedEnemy(t.state, other));

/** The Forest Guard, once per round, after a Shot from a zone without enemies. */
function* clearLines(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const zones = stepsFrom(s, h.zone);
  if (h.round.includes('clear-lines') || zones.length === 0 || h.marks.includes('caught')) return;
  const { needs } = stepToll(s, h, false);
  if (needs.length > 0) return;
  const { options, names } = zoneChoice(s, zones);
  options.push({ id: 'stay', value: -1 });
  const question = { id: 'clear-lines', rule: 'FF-029', figure: h.id, quiet: 'stay', data: { names } };
  const zone = yield* t.choose(seatOf(s, i), question, options);
  if (zone < 0) return;
  h.round.push('clear-lines');
  yield* moveHero(t, i, zone, 'clear-lines');
}
