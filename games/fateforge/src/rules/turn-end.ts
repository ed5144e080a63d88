import type { Flow, Option } from '@wyrdhall/kernel';
import { type FateforgeTable, heroAt, seatOf } from '../state.ts';
import { enemiesIn, isStanding } from './figures.ts';
import { fountain } from './fountain.ts';
import { FOCUS, maskFor, resultFacts } from './pool.ts';

/** Patience and Notes: one result stays until the next turn. */
function* keep(t: FateforgeTable, i: number): Flow<string[]> {
  const s = t.state;
  const h = heroAt(s, i);
  const any = h.passives.includes('keep-result');
  if (!any && !h.passives.includes('keep-focus')) return [];
  const faces = new Map<string, string>();
  for (const id of h.pool) {
    const { origin, face, colour } = resultFacts(id);
    const mask = maskFor(h, id);
    if (origin !== '=' && mask !== 0 && (any || (mask & FOCUS) !== 0)) faces.set(face, `=${colour}:${face}`);
  }
  if (faces.size === 0) return [];
  const options: Option<string>[] = [...faces].map(([face, value]) => ({ id: `keep:${face}`, value }));
  options.push({ id: 'none', value: '' });
  const question = { id: 'keep', rule: 'FF-220', figure: h.id, quiet: 'none' };
  const kept = yield* t.choose(seatOf(s, i), question, options);
  return kept === '' ? [] : [kept];
}

/** FF-220: unused results are lost; the next tile comes. */
export function* endTurn(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const kept = yield* keep(t, i);
  yield* fountain(t, i);
  h.pool = kept;
  if (h.id === 'nobleman' && !h.lunge && isStanding(h)) {
    h.block++;
    t.tell({ kind: 'block', rule: 'FF-029', hero: h.id, n: 1 });
  }
  if (h.hidden && enemiesIn(s, h.zone).length >= 2) {
    h.hidden = false;
    t.tell({ kind: 'seen', rule: 'FF-029', hero: h.id });
  }
  t.tell({ kind: 'turn-over', rule: 'FF-220', hero: h.id });
  s.began = false;
  s.at++;
}
