import type { Flow, Seat } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import { camp, distance, nameOf, neighbour } from './board.ts';
import { holds, occupied, playTrick, type Snow } from './hunt.ts';
import { damageOf, die, HUNTER_HEALTH, type Hunter, ROUNDS, type Toy, type Wolf } from './state.ts';

const numberOf = (wolf: Wolf): number => Number(wolf.id.slice(5));

/** WW-030 to WW-033: the next wolf; after the last, the next round begins. */
export function* nextWolfComes(t: Snow): Flow {
  const s = t.state;
  const wolf = s.wolves.find((w) => numberOf(w) > s.wolf);
  if (!wolf) return nextRound(t);
  s.wolf = numberOf(wolf);
  prowl(t, wolf);
  const bitten = whomToBite(s, wolf);
  if (bitten !== undefined) yield* bite(t, wolf, bitten);
  else if (distance(wolf.at, camp) === 1) eat(t, wolf);
}

/** WW-010 */
function nextRound(t: Snow): void {
  const s = t.state;
  s.round++;
  s.phase = 'stance';
  t.lift('round');
  if (s.round <= ROUNDS) t.tell({ kind: 'round', rule: 'WW-010', round: s.round });
}

/** WW-030 */
function prowl(t: Snow, wolf: Wolf): void {
  const s = t.state;
  for (let steps = 0; steps < 2; steps++) {
    let goal = camp;
    let far = distance(wolf.at, camp);
    for (const hunter of s.hunters) {
      const away = hunter.down ? far : distance(wolf.at, hunter.at);
      if (away >= far) continue;
      goal = hunter.at;
      far = away;
    }
    if (far === 1) return;
    const to = nextArea(s, wolf.at, goal);
    if (to === undefined) return;
    wolf.at = to;
    t.tell({ kind: 'prowl', rule: 'WW-030', wolf: wolf.id, to: nameOf(to) });
  }
}

function nextArea(s: Toy, from: Cell, goal: Cell): Cell | undefined {
  const now = distance(from, goal);
  for (let direction = 0; direction < 6; direction++) {
    const to = neighbour(from, direction);
    if (to >= 0 && distance(to, goal) < now && to !== camp && !occupied(s, to)) return to;
  }
  return undefined;
}

/** WW-031 */
function whomToBite(s: Toy, wolf: Wolf): Seat | undefined {
  let worst: Seat | undefined;
  s.hunters.forEach((hunter, seat) => {
    if (hunter.down || distance(hunter.at, wolf.at) !== 1) return;
    if (worst === undefined || hunter.wounds > (s.hunters[worst] as Hunter).wounds) worst = seat;
  });
  return worst;
}

/** WW-031, WW-032, WW-011 (wary) */
function* bite(t: Snow, wolf: Wolf, seat: Seat): Flow {
  const s = t.state;
  const hunter = s.hunters[seat] as Hunter;
  const faces = yield* t.roll(seat, die, 1, 'WW-031');
  t.tell({ kind: 'bite', rule: 'WW-031', wolf: wolf.id, seat, faces });
  let damage = damageOf(faces) - (hunter.wary ? 1 : 0);
  hunter.wary = false;
  if (damage <= 0) return;
  const near = s.hunters.flatMap((h, i) => (!h.down && distance(h.at, hunter.at) <= 3 ? [i] : []));
  const question = { id: 'shield', rule: 'WW-032', data: { seat, wolf: wolf.id } };
  yield* t.offer(
    question,
    near,
    (of) => {
      const card = damage > 0 ? holds(s.hunters[of] as Hunter, 'shield') : undefined;
      if (!card) return [];
      return [
        {
          id: `play:${card}`,
          value: () => {
            playTrick(t, of, card, 'WW-032');
            damage--;
          },
        },
      ];
    },
    { until: ['round'], telling: true },
  );
  if (damage <= 0) return;
  hunter.wounds += damage;
  t.tell({ kind: 'hurt', rule: 'WW-031', seat, damage });
  if (hunter.wounds < HUNTER_HEALTH) return;
  hunter.down = true; // WW-026
  s.used.push(...hunter.hand);
  hunter.hand = [];
  t.tell({ kind: 'down', rule: 'WW-026', seat });
  if (s.hunters.every((h) => h.down)) t.gameOver(); // WW-041
}

/** WW-033 */
function eat(t: Snow, wolf: Wolf): void {
  t.state.stores--;
  t.tell({ kind: 'eat', rule: 'WW-033', wolf: wolf.id, stores: t.state.stores });
  if (!occupied(t.state, wolf.lair)) wolf.at = wolf.lair;
  if (t.state.stores === 0) t.gameOver(); // WW-041
}
