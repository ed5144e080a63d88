import type { Flow } from '@wyrdhall/kernel';
import { bossOf, cardOf, isScene, sceneOf } from '../content/index.ts';
import type { Enemy, Fateforge, FateforgeTable } from '../state.ts';
import { boardFor } from './board.ts';
import { bossTurn } from './boss.ts';
import { actOut, chooseTarget, isHindered } from './enemy-act.ts';
import { callNearest } from './enemy-move.ts';
import { bandOf, sectionFor } from './enemy-target.ts';
import { enemiesIn, has, isMinion, rankOf } from './figures.ts';
import { giveBlock, isAlive } from './harm-hero.ts';
import { friendShoots } from './mercy.ts';
import { addEnemy } from './spawn.ts';

/** FF-238, FF-244: the next one after the rank that acted last. */
function nextEnemy(s: Fateforge): Enemy | undefined {
  let best: Enemy | undefined;
  let rank = 9999;
  for (const e of s.enemies) {
    const own = rankOf(e);
    if (e.laid || own <= s.rank || own >= rank) continue;
    best = e;
    rank = own;
  }
  return best;
}

/** One enemy activates (FF-237 to FF-244). */
export function* enemyTurn(t: FateforgeTable): Flow {
  const s = t.state;
  if (s.rank < 0) {
    s.rank = 0;
    yield* friendShoots(t);
  }
  const e = nextEnemy(s);
  if (!e) {
    s.rank = -1;
    aftermath(t);
    s.phase = 'clean-up';
    return;
  }
  s.rank = rankOf(e);
  if (bossOf(e.card)) yield* bossTurn(t, e);
  else yield* activate(t, e);
  const { leads } = cardOf(e.card);
  // FF-179: also where it did nothing itself.
  if (leads && isAlive(t, e) && has(s, e, 'leader'))
    yield* callNearest(t, e, leads.colour, leads.within, 'leader');
}

function* activate(t: FateforgeTable, e: Enemy): Flow {
  const s = t.state;
  if (e.stunned || e.marks.includes('held')) {
    t.tell({ kind: 'idle', rule: 'FF-306', enemy: e.id, why: e.stunned ? 'stunned' : 'held' });
    return;
  }
  const section = bandOf(s, e)[sectionFor(s, e)];
  if (!section) {
    if (has(s, e, 'rally')) rally(t, e);
    return;
  }
  // FF-240: later sections are not tried.
  if (isHindered(s, e, section)) {
    t.tell({ kind: 'idle', rule: 'FF-240', enemy: e.id, why: 'rooted' });
    return;
  }
  yield* actOut(t, e, section, yield* chooseTarget(t, e, section));
}

function rally(t: FateforgeTable, e: Enemy): void {
  t.tell({ kind: 'ability', rule: 'FF-178', enemy: e.id, ability: 'rally' });
  for (const other of enemiesIn(t.state, e.zone)) if (isMinion(other)) giveBlock(t, other, 1);
}

/** What a scene does at the end of Enemy Turns. */
function aftermath(t: FateforgeTable): void {
  const s = t.state;
  if (!isScene(s.scene)) return;
  const zoneOf = (name: string): number => boardFor(s.board).map.zones.get(name) ?? -1;
  for (const special of sceneOf(s.scene).specials) {
    if (special.kind === 'spawn' && s.round < s.rounds)
      for (const zone of special.zones) addEnemy(t, special.card, zoneOf(zone));
    if (special.kind === 'toll') {
      const token = s.tokens.find(({ id }) => id === special.counter);
      if (token) {
        token.n = Math.max(0, token.n - enemiesIn(s, token.zone).length);
        t.tell({ kind: 'counter', rule: 'FF-147', token: token.id, n: token.n });
      }
    }
    if (special.kind === 'escape' && s.round === special.round) flee(t, special.enemy, zoneOf(special.zone));
  }
}

function flee(t: FateforgeTable, id: string, zone: number): void {
  const s = t.state;
  const e = s.enemies.find((other) => other.id === id && !other.laid && other.zone === zone);
  if (!e || s.heroes.some((h) => h.zone === zone && !h.ko)) return;
  for (const index of e.carries) {
    const token = s.tokens[index];
    if (token) token.by = 'gone';
  }
  s.enemies.splice(s.enemies.indexOf(e), 1);
  s.escaped.push(id);
  t.tell({ kind: 'escapes', rule: 'FF-467', enemy: id });
}
