import type { Cell } from '@wyrdhall/parts';
import type { MonsterFacts } from '../content/monsters.ts';
import { TRACKS } from '../content/tracks.ts';
import { distance, isForest, isTown, onward, stepsFrom, TOWN } from '../rules/map.ts';
import { monsterStrength, runeWorth } from '../rules/monster-attacks.ts';
import type { Grimheim, Hero, Monster } from '../rules/state.ts';
import { activeEffects, armour, durability, handEffects, has, health } from '../rules/tableau.ts';
import { Marching } from './marching.ts';
import { lossAt, piecesOf, toughness } from './threat.ts';

export interface Outlook {
  /** What the town has lost and must fear for after the coming monster turn. */
  readonly threat: number;
  /** Damage to be expected by the hero, how far it may differ, and from how many attacks. */
  readonly mean: number;
  readonly variance: number;
  readonly attacks: number;
}

/** A little more than a piece: this one can no longer be stopped. */
const ENTERED = 1.1;

/** The coming march as anybody at the table can work it out, for one hero standing here or there. */
export class Ahead {
  private readonly s: Grimheim;
  private readonly hero: Hero;
  private readonly marching: Marching;
  private readonly dice: Int8Array;
  /** What each monster costs the town, beside how far it has still to go. */
  private readonly weight: Float64Array;
  private readonly losses: readonly Float64Array[];
  private readonly known = new Map<Cell, Outlook>();
  private readonly skull: boolean;
  private readonly armour: number;
  private readonly health: number;
  private shields: readonly Shield[] | undefined;

  constructor(s: Grimheim, hero: Hero, marching = new Marching(s)) {
    this.s = s;
    this.hero = hero;
    this.marching = marching;
    const { order } = marching;
    this.dice = new Int8Array(order.length).fill(-1);
    this.weight = Float64Array.from(order, (m) => piecesOf(m) * toughness(s, m));
    this.armour = armour(hero);
    this.health = health(hero);
    this.skull = TRACKS[s.settings.track][s.spot] === 'skull';
    this.losses = [0, 1, 2].map((move) => lossAt(s, s.spot + 1, move));
  }

  with(at: Cell): Outlook {
    let outlook = this.known.get(at);
    if (!outlook) {
      outlook = this.look(at);
      this.known.set(at, outlook);
    }
    return outlook;
  }

  private look(stand: Cell): Outlook {
    const { marching } = this;
    const { order, at, facts } = marching;
    marching.place(this.s.heroes.map((hero) => (hero === this.hero ? stand : hero.at)));
    for (let i = 0; i < order.length; i++) this.walk(i, stand);
    let threat = 0;
    for (let i = 0; i < order.length; i++) {
      const to = at[i] as Cell;
      if (to === TOWN) threat += ENTERED * piecesOf(order[i] as Monster);
      else {
        const loss = this.losses[(facts[i] as MonsterFacts).move]?.[stepsFrom(to)] as number;
        threat += loss * (this.weight[i] as number);
      }
    }
    return isTown(stand) ? { threat, mean: 0, variance: 0, attacks: 0 } : { threat, ...this.blows(stand) };
  }

  private walk(i: number, stand: Cell): void {
    const { marching } = this;
    const m = marching.order[i] as Monster;
    if (m.held) return;
    const { move, range } = marching.facts[i] as MonsterFacts;
    for (let steps = 0; steps < move; steps++) {
      if (marching.isBesideHero(i) || !marching.advance(i)) return;
    }
    if (marching.isBesideHero(i)) return;
    const from = marching.at[i] as Cell;
    if (this.skull) marching.advance(i);
    else if (!this.inReach(from, range, stand)) {
      const to = onward(from);
      if (to !== TOWN && this.inReach(to, range, stand)) marching.advance(i);
    }
  }

  private inReach(from: Cell, range: number, stand: Cell): boolean {
    for (const hero of this.s.heroes) {
      if (distance(from, hero === this.hero ? stand : hero.at) <= range) return true;
    }
    return false;
  }

  /** What reaches the hero now that all have moved. */
  private blows(stand: Cell): { mean: number; variance: number; attacks: number } {
    const { s } = this;
    const { order, at, facts } = this.marching;
    const mail = this.armour;
    const cover = isForest(stand);
    let mean = 0;
    let variance = 0;
    let attacks = 0;
    for (let i = 0; i < order.length; i++) {
      const from = at[i] as Cell;
      if (from === TOWN || distance(from, stand) > (facts[i] as MonsterFacts).range) continue;
      const m = order[i] as Monster;
      if (this.dice[i] === -1) this.dice[i] = monsterStrength(s, m);
      const dice = this.dice[i] as number;
      const chance = ((cover ? 2 : 3) + runeWorth(s, m)) / 6;
      const hits = dice * chance;
      // Armour takes 1 from each attack that hits at all.
      mean += mail > 0 ? hits - 1 + (1 - Math.min(1, chance)) ** dice : hits;
      variance += dice * chance * (1 - Math.min(0.9, chance));
      attacks++;
    }
    return { mean, variance, attacks };
  }

  /** The chance that the hero, with that much damage, is knocked out. */
  knockedOut(damage: number, { mean, variance, attacks }: Outlook): number {
    if (attacks === 0) return 0;
    const prevented = Math.min(this.prevented(attacks), mean * 0.8);
    const left = this.health - damage - 0.5;
    return 1 / (1 + Math.exp((1.7 * (left - mean + prevented)) / Math.sqrt(variance + 0.3)));
  }

  /** How much damage the hero's cards could prevent in so many attacks. */
  private prevented(attacks: number): number {
    this.shields ??= shieldsOf(this.hero);
    let most = 0;
    for (const { prevent, uses } of this.shields) most += prevent * Math.min(attacks, uses);
    return most;
  }
}

interface Shield {
  readonly prevent: number;
  readonly uses: number;
}

function shieldsOf(hero: Hero): Shield[] {
  const shields: Shield[] = has(hero, 'mail') ? [{ prevent: 1, uses: 1 }] : [];
  for (const { card, effect } of activeEffects(hero, 'hit')) {
    const { wear, mana } = effect.cost ?? {};
    const uses = wear ? (durability(card) - card.damage) / wear : mana ? Math.floor(card.mana / mana) : 1;
    shields.push({ prevent: effect.prevent, uses });
  }
  for (const { effect } of handEffects(hero, 'hit')) shields.push({ prevent: effect.prevent, uses: 1 });
  return shields;
}
