import type { Flow, Option } from '@wyrdhall/kernel';
import { allyOf } from '../content/index.ts';
import { type Enemy, type FateforgeTable, type Hero, heroAt, seatOf } from '../state.ts';
import { distance } from './board.ts';
import { isStanding } from './figures.ts';
import { dropObjectives } from './loot.ts';

export interface Blow {
  readonly amount: number;
  readonly toxic: number;
  /** What the damage is from: a card, an ability, `dash`, `exit`, or the enemy's id. */
  readonly by: string;
  readonly enemy: Enemy | undefined;
  readonly attack: 'hit' | 'shot' | 'other';
  readonly corrode: boolean;
}

/** What was done with a blow. */
export interface Struck {
  lost: number;
  blocked: boolean;
  armoured: boolean;
}

interface Shield {
  readonly kind: 'block' | 'take' | 'armour';
  /** The place of the armour, or -1. */
  readonly gear: number;
}

/** FF-222, R-31: what may stop one damage. */
function shields(h: Hero): Option<Shield>[] {
  const options: Option<Shield>[] = [];
  if (h.block > 0) options.push({ id: 'block', value: { kind: 'block', gear: -1 } });
  h.gear.forEach((gear, i) => {
    if (gear.worn && gear.armour > 0)
      options.push({ id: `armour:${gear.id}`, value: { kind: 'armour', gear: i } });
  });
  return options;
}

function* stopOne(t: FateforgeTable, i: number, blow: Blow, toxic: boolean, struck: Struck): Flow<boolean> {
  const h = heroAt(t.state, i);
  const options = shields(h);
  if (options.length === 0) return false;
  options.push({ id: 'take', value: { kind: 'take', gear: -1 } });
  const data = { by: blow.by, toxic, block: h.block };
  const quiet = (options[0] as Option).id;
  const shield = yield* t.choose(
    seatOf(t.state, i),
    { id: 'defend', rule: 'FF-222', figure: h.id, quiet, data },
    options,
  );
  if (shield.kind === 'take') return false;
  if (shield.kind === 'block') {
    h.block--;
    struck.blocked = true;
    t.tell({ kind: 'prevents', rule: 'FF-150', hero: h.id, by: 'block' });
    return true;
  }
  const gear = h.gear[shield.gear];
  if (!gear) return false;
  // Corrode takes two cubes for each damage.
  gear.armour = Math.max(0, gear.armour - (blow.corrode ? 2 : 1));
  struck.armoured = true;
  t.tell({ kind: 'prevents', rule: 'FF-121', hero: h.id, by: gear.id });
  return true;
}

/** Corrode: cubes of armour go first, whether the wearer likes it or not. */
function corroded(t: FateforgeTable, h: Hero, struck: Struck): boolean {
  const gear = h.gear.find(({ worn, armour }) => worn && armour > 0);
  if (!gear) return false;
  gear.armour = Math.max(0, gear.armour - 2);
  struck.armoured = true;
  t.tell({ kind: 'prevents', rule: 'FF-121', hero: h.id, by: gear.id });
  return true;
}

/** Shared Pain: who may take it over. */
function* takeOver(t: FateforgeTable, i: number, blow: Blow): Flow<number> {
  const s = t.state;
  const h = heroAt(s, i);
  const j = s.heroes.findIndex(
    (other, k) =>
      k !== i &&
      isStanding(other) &&
      other.passives.includes('take-over') &&
      distance(s, other.zone, h.zone) <= 1,
  );
  if (j < 0) return i;
  const other = heroAt(s, j);
  const taken = yield* t.choose(
    seatOf(s, j),
    { id: 'take-over', rule: 'FF-222', figure: other.id, quiet: 'leave', data: { hero: h.id, by: blow.by } },
    [
      { id: 'leave', value: false },
      { id: 'take-over', value: true },
    ],
  );
  return taken ? j : i;
}

/** FF-223: each damage by itself; toxic damage after the other. */
export function* hurt(t: FateforgeTable, i: number, blow: Blow): Flow<Struck> {
  const s = t.state;
  const h = heroAt(s, i);
  const struck: Struck = { lost: 0, blocked: false, armoured: false };
  if (!isStanding(h)) return struck;
  let amount = blow.amount;
  if (amount > 0 && hasSkin(h) && !h.round.includes('thick-skin')) {
    h.round.push('thick-skin');
    amount--;
    t.tell({ kind: 'prevents', rule: 'FF-084', hero: h.id, by: 'thick-skin' });
  }
  for (let n = 0; n < amount && isStanding(h); n++) {
    const target = yield* takeOver(t, i, blow);
    if (target !== i) {
      yield* suffers(t, target, blow, { lost: 0, blocked: false, armoured: false });
      continue;
    }
    if (!(yield* suffers(t, i, blow, struck))) break;
  }
  let toxic = blow.toxic;
  if (
    toxic > 0 &&
    s.heroes.some((o) => isStanding(o) && o.zone === h.zone && o.passives.includes('antidote'))
  )
    toxic--;
  for (let n = 0; n < toxic && isStanding(h); n++) {
    if (yield* stopOne(t, i, blow, true, struck)) continue;
    h.health--;
    h.toxic++;
    struck.lost++;
    t.tell({ kind: 'poisoned', rule: 'FF-440', hero: h.id, by: blow.by, left: h.health });
    if (h.health === 0) knockOut(t, i);
  }
  return struck;
}

const hasSkin = (h: Hero): boolean =>
  h.passives.includes('thick-skin') || h.passives.includes('thicker-skin');

/** One damage: stopped, or a health lost. False where the rest of the attack is ignored. */
function* suffers(t: FateforgeTable, i: number, blow: Blow, struck: Struck): Flow<boolean> {
  const s = t.state;
  const h = heroAt(s, i);
  if (blow.corrode && corroded(t, h, struck)) return true;
  if (yield* stopOne(t, i, blow, false, struck)) return true;
  if (h.health === 1 && h.id === 'mercenary' && !h.scene.includes('too-stubborn')) {
    h.scene.push('too-stubborn');
    t.tell({ kind: 'stubborn', rule: 'FF-504', hero: h.id });
    return false;
  }
  h.health--;
  struck.lost++;
  if (s.phase === 'action' && s.at === s.place && !h.marks.includes('hurt-in-reactions'))
    h.marks.push('hurt-in-reactions');
  t.tell({ kind: 'hurt', rule: 'FF-068', hero: h.id, by: blow.by, left: h.health });
  hurtCompanion(t, i);
  if (h.health === 0) knockOut(t, i);
  return true;
}

/** FF-416, R-97 */
function hurtCompanion(t: FateforgeTable, i: number): void {
  const ally = t.state.companion;
  if (!ally || ally.out || ally.hero !== i) return;
  ally.damage++;
  if (ally.damage >= allyOf(ally.id).health) dismiss(t);
}

/** FF-417, FF-418 */
function dismiss(t: FateforgeTable): void {
  const ally = t.state.companion;
  if (!ally || ally.out) return;
  ally.out = true;
  t.tell({ kind: 'ally-out', rule: 'FF-417', ally: ally.id });
}

/** FF-073: nobody stands, and the Combat Scene ends at once. */
export class AllFallen extends Error {}

/** FF-070, FF-281 */
function knockOut(t: FateforgeTable, i: number): void {
  const s = t.state;
  const h = heroAt(s, i);
  h.ko = true;
  h.wasKO = true;
  h.pool = [];
  h.gifts = [];
  h.block = 0;
  h.dash = false;
  t.tell({ kind: 'ko', rule: 'FF-070', hero: h.id });
  dropObjectives(t, h);
  if (s.companion?.hero === i) dismiss(t);
  // FF-073, FF-009: what ends a fight ends no campaign.
  if (!s.heroes.every(({ ko }) => ko) || s.phase === 'story') return;
  if (s.campaign) throw new AllFallen();
  s.ending = 'fallen';
  t.gameOver();
}

/** FF-067, FF-072: suffered, not damage, so nothing stops it. */
export function suffer(
  t: FateforgeTable,
  i: number,
  what: 'health' | 'energy',
  amount: number,
  by: string,
): void {
  const h = heroAt(t.state, i);
  for (let n = 0; n < amount && isStanding(h); n++) {
    const from = what === 'energy' && h.energy > 0 ? 'energy' : 'health';
    h[from]--;
    t.tell({ kind: 'suffers', rule: 'FF-067', hero: h.id, what: from, by, left: h[from] });
    if (h.health === 0) knockOut(t, i);
  }
}

/** FF-069, FF-443: from exhausted, then from what toxic damage set aside. */
export function recover(
  t: FateforgeTable,
  h: Hero,
  what: 'health' | 'energy',
  amount: number,
  by: string,
): number {
  const room = what === 'health' ? h.maxHealth - h.health : h.maxEnergy - h.energy;
  const gained = Math.min(room, amount);
  if (gained <= 0) return 0;
  if (what === 'health') {
    const exhausted = h.maxHealth - h.health - h.toxic;
    h.health += gained;
    h.toxic -= Math.max(0, gained - exhausted);
  } else {
    h.energy += gained;
  }
  t.tell({ kind: 'recovers', rule: 'FF-069', hero: h.id, what, amount: gained, now: h[what], by });
  return gained;
}

/** FF-307, FF-309 */
export function stunHero(t: FateforgeTable, i: number, by: string): void {
  const h = heroAt(t.state, i);
  if (!isStanding(h) || h.stunned) return;
  if (h.passives.includes('ignore-first-stun') && !h.scene.includes('stun-ignored')) {
    h.scene.push('stun-ignored');
    t.tell({ kind: 'prevents', rule: 'FF-309', hero: h.id, by: 'bronze-charm' });
    return;
  }
  h.stunned = true;
  t.tell({ kind: 'stunned', rule: 'FF-309', who: h.id, by });
}

/** FF-152 */
export function giveBlock(t: FateforgeTable, e: Enemy, n: number): void {
  // What enemies gain in Enemy Turns stays through the Clean-Up that follows.
  if (t.state.at === t.state.place && t.state.phase === 'action') e.block += n;
  else e.fresh += n;
  t.tell({ kind: 'enemy-block', rule: 'FF-152', enemy: e.id, n });
}

export const isAlive = (t: FateforgeTable, e: Enemy): boolean => !e.laid && t.state.enemies.includes(e);
