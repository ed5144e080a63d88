import type { Cell } from '@wyrdhall/parts';
import type { MonsterFacts } from '../content/monsters.ts';
import { TRACKS } from '../content/tracks.ts';
import { around, isTown, onward, SIZE, TOWN } from '../rules/map.ts';
import { marchOrder } from '../rules/march.ts';
import { facts, isLegend } from '../rules/places.ts';
import type { Grimheim, Monster } from '../rules/state.ts';

const HERO = -1;
/** Who is where: 1 and up are monsters. Only one march is worked out at a time. */
const who = new Int16Array(SIZE);
const beside = new Uint8Array(SIZE);

/** The monsters on their paths, as anybody at the table can work it out: nothing is told, nobody is asked. */
export class Marching {
  readonly order: readonly Monster[];
  /** Where each of them has come to; TOWN when it is in. */
  readonly at: Int16Array;
  readonly facts: readonly MonsterFacts[];
  private readonly s: Grimheim;

  constructor(s: Grimheim) {
    this.s = s;
    this.order = marchOrder(s);
    this.at = new Int16Array(this.order.length);
    this.facts = this.order.map(facts);
  }

  /** Puts all monsters where they stand now, and heroes in these areas. */
  place(heroes: readonly Cell[]): void {
    who.fill(0);
    beside.fill(0);
    for (const at of heroes) {
      if (isTown(at)) continue;
      who[at] = HERO;
      for (const near of around(at)) beside[near] = 1;
    }
    for (let i = 0; i < this.order.length; i++) {
      const { at } = this.order[i] as Monster;
      this.at[i] = at;
      who[at] = i + 1;
    }
  }

  /** GR-220 */
  isBesideHero(i: number): boolean {
    return beside[this.at[i] as Cell] === 1;
  }

  /** One step; false where there is none to be made, or where it leads into Grimheim. */
  advance(i: number): boolean {
    const { at, order } = this;
    const from = at[i] as Cell;
    const to = onward(from);
    if (to === TOWN) {
      who[from] = 0;
      at[i] = TOWN;
      return false;
    }
    const other = who[to] as number;
    if (other !== 0) {
      const switches =
        other !== HERO && isLegend(order[i] as Monster) && !isLegend(order[other - 1] as Monster);
      if (!switches) return false; // GR-224, GR-230
      at[other - 1] = from;
    }
    who[from] = other;
    who[to] = i + 1;
    at[i] = to;
    return true;
  }

  /** If nobody fought or moved any more: in how many turns each monster would be in Grimheim, 0 if never. */
  entries(heroes: readonly Cell[]): Uint8Array {
    const { s, order, at, facts } = this;
    const turns = new Uint8Array(order.length);
    const spots = TRACKS[s.settings.track];
    this.place(heroes);
    for (let spot = s.spot, turn = 1; spot < spots.length; spot++, turn++) {
      const charge = spots[spot] === 'skull' ? 1 : 0;
      for (let i = 0; i < order.length; i++) {
        const m = order[i] as Monster;
        if (at[i] === TOWN || (turn === 1 && m.held)) continue;
        for (let steps = (facts[i] as MonsterFacts).move + charge; steps > 0; steps--) {
          if (this.isBesideHero(i) || !this.advance(i)) break;
        }
        if (at[i] === TOWN) turns[i] = turn;
      }
    }
    return turns;
  }
}
