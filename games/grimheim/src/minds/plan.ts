import type { Option } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import { cell, distance, isForest, isTown, TOWN } from '../rules/map.ts';
import { reachable } from '../rules/movement.ts';
import { canBeHurtFrom, facts, healthLeft, monster as monsterOf } from '../rules/places.ts';
import { currentQuest } from '../rules/quests.ts';
import type { Grimheim, Hero, Monster } from '../rules/state.ts';
import { attackRange, has, health, moveLength, strength } from '../rules/tableau.ts';
import { gainOfOption, isTownPiece, questWorth } from './card-worth.ts';
import { Ahead } from './prospect.ts';
import { threat, turnsLeft } from './threat.ts';

/** What a knock-out costs: two pieces, and the hero's place. */
const KNOCK_OUT = 2.2;
/** What it costs to be near a knock-out; it grows with the square of the damage. */
const HURT = 0.9;
/** What an experience brings, while there is time for upgrades. */
const EXPERIENCE = 0.12;
/** What damage that does not kill is worth beside damage that does. */
const PARTIAL = 0.8;
/** An event in hand that adds a piece, for a hero who gets to town. */
const TOWN_CARD = 0.6;
/** How much a hero thinks of the turn after this one. */
const PROSPECT = 0.25;

/** How much a hero still looks forward to a monster so many areas out of range. */
const NEAR = Float64Array.from({ length: 256 }, (_, far) => 0.85 ** far);

/** What a hero could do with the rest of the turn, and what it would be worth, in pieces of the town. */
export class Plan {
  private readonly s: Grimheim;
  private readonly hero: Hero;
  private readonly ahead: Ahead;
  private readonly range: number;
  private readonly dice: number;
  private readonly health: number;
  /** Experience buys upgrades, while there is time to use them. */
  private readonly gold: number;
  private readonly threats: readonly number[];
  private readonly worst: number;
  private readonly markers: number;
  private readonly townCard: number;
  private standHere: number | undefined;
  private attackHere: number | undefined;

  constructor(s: Grimheim, hero: Hero) {
    this.s = s;
    this.hero = hero;
    this.ahead = new Ahead(s, hero);
    this.range = attackRange(hero);
    this.dice = strength(hero);
    this.health = health(hero);
    this.gold = EXPERIENCE * Math.min(1, turnsLeft(s) / 4);
    this.threats = s.monsters.map((m) => threat(s, m));
    this.worst = Math.max(0, ...this.threats);
    this.markers = 2 - hero.actions.length;
    this.townCard = hero.hand.some(isTownPiece) ? TOWN_CARD : 0;
  }

  /** What it is worth to end the turn there, with that much damage. */
  private stand(at: Cell, damage = this.hero.damage): number {
    const outlook = this.ahead.with(at);
    const knockOut = this.ahead.knockedOut(damage, outlook);
    const hurt = Math.min(1, (damage + outlook.mean * (1 - knockOut)) / this.health);
    // With two pieces or fewer a knock-out is the end.
    const fall = this.s.pieces <= 2 ? 2 * KNOCK_OUT : KNOCK_OUT;
    return PROSPECT * this.prospect(at) - outlook.threat - HURT * hurt * hurt - knockOut * fall;
  }

  private here(): number {
    this.standHere ??= this.stand(this.hero.at);
    return this.standHere;
  }

  /** The best that the hero could get at from there next. */
  private prospect(at: Cell): number {
    const { monsters } = this.s;
    if (isTown(at)) return 0.3 * this.worst;
    let best = 0;
    for (let i = 0; i < monsters.length; i++) {
      const far = distance(at, (monsters[i] as Monster).at) - this.range;
      const value = (this.threats[i] as number) * (NEAR[Math.max(0, far)] as number);
      if (value > best) best = value;
    }
    return best;
  }

  private mayAttack(markers = 1): boolean {
    return this.markers >= markers && !this.hero.actions.includes('attack');
  }

  /** What the best attack from there is worth. */
  private attack(at: Cell, range = this.range): number {
    if (isTown(at)) return 0;
    const known = at === this.hero.at && range === this.range;
    if (known && this.attackHere !== undefined) return this.attackHere;
    let best = 0;
    for (const m of this.s.monsters) {
      if (distance(at, m.at) <= range) best = Math.max(best, this.strike(m, at));
    }
    if (known) this.attackHere = best;
    return best;
  }

  private strike(m: Monster, at: Cell): number {
    const { s, hero, dice } = this;
    if (!canBeHurtFrom(at, m)) return 0;
    const cover = isForest(m.at) && !has(hero, 'ignoresCover');
    const chance = ((cover ? 2 : 3) + (has(hero, 'runesHit') ? 1 : 0)) / 6;
    const needed = healthLeft(s, m) + (has(hero, 'ignoresArmour') ? 0 : facts(m).armour);
    // Bjorn may add his Focus action to the roll.
    const mean = dice * chance + (hero.id === 'bjorn' && this.markers === 2 ? 2 : 0);
    const spread = Math.sqrt(dice * chance * (1 - chance) + 0.05);
    const kill = 1 / (1 + Math.exp((1.7 * (needed - 0.5 - mean)) / spread));
    const worth = threat(s, m) + this.gold * (facts(m).experience + m.gold);
    const safer = distance(m.at, at) <= facts(m).range + 1 ? 0.05 * facts(m).strength : 0;
    return kill * (worth + safer) + (1 - kill) * PARTIAL * Math.min(1, mean / needed) * worth;
  }

  /** The best end of a movement of so many steps. */
  private farthest(steps: number, thenAttack: boolean): number {
    let best = Number.NEGATIVE_INFINITY;
    for (const at of reachable(this.s, this.hero, steps)) best = Math.max(best, this.arrive(at, thenAttack));
    return best;
  }

  /** Ending a movement there, with what can still be done. */
  private arrive(at: Cell, thenAttack: boolean): number {
    const { hero } = this;
    if (thenAttack && !isTown(at)) return this.stand(at) + this.attack(at);
    if (!isTown(at)) return this.stand(at);
    const mends = this.markers > 1 && !hero.actions.includes('mend');
    return this.stand(at, mends ? Math.max(0, hero.damage - 5) : hero.damage) + this.townCard;
  }

  /** An option of the turn: what it brings, and the best of what follows. */
  turn(id: string): number {
    const { hero } = this;
    const [kind, what] = id.split(':') as [string, string];
    const spare = this.markers > 1 ? this.gold : 0;
    switch (kind) {
      case 'end':
        return this.here();
      case 'quest':
        return (
          this.here() + questWorth(currentQuest(hero)?.quest) + (this.mayAttack(2) ? this.attack(hero.at) : 0)
        );
      case 'use':
      case 'play':
        return this.here() + this.card(id) + (this.mayAttack() ? this.attack(hero.at) : 0) + spare;
      case 'action':
        return this.action(what, spare);
      default:
        // Giving gold and throwing events away is hardly ever right.
        return this.here() - 0.5;
    }
  }

  private action(what: string, spare: number): number {
    const { hero } = this;
    if (what === 'attack') {
      const moves = this.markers > 1 && !hero.actions.includes('move');
      const then = moves ? this.farthest(moveLength(hero), false) : Number.NEGATIVE_INFINITY;
      return this.attack(hero.at) + Math.max(this.here() + spare, then);
    }
    if (what === 'move') {
      const attacks = this.mayAttack(2);
      return this.farthest(moveLength(hero), attacks) + (attacks ? 0 : spare);
    }
    const then = this.mayAttack(2) ? this.attack(hero.at) : 0;
    if (what === 'mend')
      return this.stand(hero.at, Math.max(0, hero.damage - (isTown(hero.at) ? 5 : 2))) + then;
    if (what === 'practice') return this.here() + this.gold + then;
    if (what === 'prepare') return this.here() + (hero.hand.length < 4 ? 0.09 : 0) + then;
    return this.here() + 0.1 + then;
  }

  private card(id: string): number {
    const { hero } = this;
    const gain = gainOfOption(hero, id);
    if ('pieces' in gain) return gain.pieces;
    if ('range' in gain) {
      if (!this.mayAttack()) return -0.1;
      return this.attack(hero.at, this.range + gain.range) - this.attack(hero.at) - 0.15;
    }
    if ('steps' in gain) return this.farthest(gain.steps, false) - this.here() - 0.05;
    if ('heals' in gain) {
      return this.stand(hero.at, Math.max(0, hero.damage - gain.heals)) - this.here() - 0.03;
    }
    return 'hits' in gain ? this.hits(gain.hits) : this.attack(hero.at) - 0.1;
  }

  /** Spread over several monsters, worth it when there are enough of them. */
  private hits(monsters: number): number {
    let found = 0;
    for (const m of this.s.monsters) if (distance(this.hero.at, m.at) <= this.range) found++;
    return 0.3 * (Math.min(found, monsters) - monsters + 1);
  }

  walk(option: Option): number {
    const { at: area } = option;
    const at = area === undefined ? this.hero.at : area === 'grimheim' ? TOWN : (cell(area) as Cell);
    // Going step by step leads to the same places.
    if (option.id.startsWith('step:')) return this.stand(at) - 0.4;
    return this.arrive(at, this.mayAttack(2));
  }

  target(id: string): number {
    const m = id.startsWith('monster:') ? monsterOf(this.s, id.slice(8)) : undefined;
    return m ? this.strike(m, this.hero.at) : 0;
  }
}
