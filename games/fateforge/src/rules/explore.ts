import type { Flow, Option } from '@wyrdhall/kernel';
import { type FateforgeTable, heroAt, seatOf, type Token } from '../state.ts';
import { distance } from './board.ts';
import { walkTowards } from './enemy-move.ts';
import { enemiesIn } from './figures.ts';
import { harmEnemy } from './harm-enemy.ts';
import { spend } from './pay.ts';
import { FOCUS, poolMask } from './pool.ts';

type Finding = (t: FateforgeTable, i: number, token: Token) => Flow;

function* choose(t: FateforgeTable, i: number, where: string, ids: readonly string[]): Flow<string> {
  const options = ids.map((id): Option<string> => ({ id, value: id }));
  const question = { id: 'explore', rule: 'FF-422', figure: heroAt(t.state, i).id, data: { where } };
  return yield* t.choose(seatOf(t.state, i), question, options);
}

/** The mould in the cistern: lifted with care, or dragged, which the rats hear. */
function* mould(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const canLift = (poolMask(h) & FOCUS) !== 0;
  const how = yield* choose(t, i, 'mould', canLift ? ['lift', 'drag'] : ['drag']);
  if (how === 'lift') {
    yield* spend(t, i, [FOCUS], 'focus');
    return;
  }
  const rats = s.enemies
    .filter((e) => e.card === 'cellar-rats')
    .sort((a, b) => distance(s, a.zone, h.zone) - distance(s, b.zone, h.zone) || a.number - b.number);
  if (rats[0]) yield* walkTowards(t, rats[0], h.zone, 'noise');
}

/** The valve: the barricade falls and water stands in the hall, or it is left alone. */
function* valve(t: FateforgeTable, i: number, token: Token): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  if ((yield* choose(t, i, 'valve', ['turn', 'leave'])) === 'leave') {
    h.block++;
    t.tell({ kind: 'block', rule: 'FF-151', hero: h.id, n: 1 });
    return;
  }
  for (const other of s.tokens) if (other.kind === 'barricade') other.by = 'gone';
  s.difficult |= 1 << token.zone;
}

/** The burners' tally: the racks burn, or the money comes along. */
function* tally(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  if ((yield* choose(t, i, 'tally', ['burn', 'money'])) === 'money') {
    s.gems.push(3);
    t.tell({ kind: 'collects', rule: 'FF-422', what: 'gem', n: 3, zone: heroAt(s, i).zone });
    return;
  }
  // Zones c and e: the racks and the ring.
  for (const zone of [2, 4]) for (const e of enemiesIn(s, zone)) yield* harmEnemy(t, e, 1, 'other', i);
}

/** The collar plate: the hound wakes, or one learns where its heart is kept. */
function* collar(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const heart = s.tokens.find(({ id }) => id === 'heart1');
  const bearer = s.heroes.find(({ id, zone, ko }) => id === heart?.by && zone === h.zone && !ko);
  if (!bearer) {
    const guard = s.enemies.find(({ guards }) => guards === 'objective heart1');
    if (guard) guard.armour = 0;
    return;
  }
  const enemies = enemiesIn(s, h.zone);
  if (enemies.length === 0) return;
  const options = enemies.map((e) => ({ id: `enemy:${e.id}`, value: e }));
  const question = { id: 'target', rule: 'FF-422', figure: h.id, data: { by: 'collar', op: 'damage', n: 2 } };
  yield* harmEnemy(t, yield* t.choose(seatOf(s, i), question, options), 2, 'other', i);
}

const FINDINGS: Readonly<Record<string, Finding>> = {
  'c03 exp1': mould,
  'c03 exp2': valve,
  'c09a exp1': tally,
  's07 exp1': collar,
};

/** FF-422 */
export function* explore(t: FateforgeTable, i: number, token: Token): Flow {
  t.tell({ kind: 'explores', rule: 'FF-422', hero: heroAt(t.state, i).id, token: token.id });
  const finding = FINDINGS[`${t.state.scene} ${token.id}`];
  if (finding) yield* finding(t, i, token);
}
