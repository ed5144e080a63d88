import type { Seat } from '@wyrdhall/kernel';
import { damage as hit } from '../content/effect.ts';
import { factsOf } from '../content/index.ts';
import type { Ability, Effect } from '../content/kinds.ts';
import { bonus, defence, hasCard, maxLife } from '../rules/board.ts';
import { armourOf, whatIsLeft } from '../rules/combat/enemies.ts';
import { DOUBLES, DOUBLINGS } from '../rules/combat/games.ts';
import { moreDamage } from '../rules/combat/more.ts';
import { type Enemy, heroAt, type RollingFates, type Status } from '../state.ts';
import { afterDefence, type Threat, threatsOf } from './threat.ts';

/*
 * What things are worth in a combat. The unit is a point of Life that an enemy loses.
 */

/** A point of a hero's Life, and how much more it is worth to somebody near 0 (RF-190). */
const LIFE = 0.8;
const URGENT = 3;
const NEAR = 5;
/** Blows may be harder than expected. */
const CAUTION = 1.4;
/** An enemy that dies does not strike: what each Life that it would cost counts. */
const KILL = 0.9;
/** Damage is better spent where it will soon kill. */
const FOCUS = 1.2;
/** How likely a status takes hold of somebody whom nobody has investigated. */
const UNKNOWN = 0.65;
/** Life that Poison takes from an enemy before it wears off, or something else kills the enemy. */
const POISON = 2.5;
/** What one die does on average, and a hero in a round. */
const PER_DIE = 1.4;
const PER_ROUND = 5;
/** A turn that a hero does not lose. */
const TURN = 7;
const GREAT_SECRET = 1.5;
const SMALL_SECRET = 0.3;
/** What a hit is worth that passes through, and opens the way for others. */
const FIRST_HIT = 0.5;
/** A price that nobody can pay. */
const DEADLY = 1000;
/** How likely a stake is doubled (RF-097). */
const LUCKY = (7 - DOUBLES) / 6;

/** After so many rounds everybody has seen what an enemy does with blows. */
const SEEN = 5;
/** After so many rounds it is time to end it: what only delays the end is worth less and less. */
const PATIENCE = 10;

/** The position as somebody at the table sees it, before one thing is done. */
export class Outlook {
  private readonly s: RollingFates;
  private readonly threats: readonly Threat[];
  /** Life that each hero expects to lose in the next Enemy Phase. */
  private readonly expected: readonly number[];

  private readonly round: number;

  constructor(s: RollingFates) {
    this.s = s;
    this.round = Math.max(1, s.combat?.round ?? 1);
    this.threats = threatsOf(s);
    this.expected = s.heroes.map((_, seat) =>
      this.threats.reduce(
        (sum, { damage, blows }) => sum + (blows[seat] ?? 0) * afterDefence(s, seat, damage),
        0,
      ),
    );
  }

  /** What the best use of an ability is worth to the party. */
  ability(seat: Seat, { effects, cost }: Ability): number {
    const extra = this.extra(seat, cost.same);
    let worth = 0;
    for (const effect of effects) worth += this.effect(seat, effect, extra);
    return worth;
  }

  private extra(seat: Seat, same: readonly number[]): number {
    const hero = heroAt(this.s, seat);
    const heavy = hasCard(hero, 'heavy-hand') && same.some((size) => size >= 3) ? 2 : 0;
    const last = hasCard(hero, 'last-stand') && hero.life <= 5 ? 2 : 0;
    const fever = hasCard(hero, 'weak-stomach') && hero.statuses.includes('poison') ? 2 : 0;
    return bonus(hero, 'damage') + heavy + last + fever;
  }

  private effect(seat: Seat, effect: Effect, extra: number): number {
    const { heroes } = this.s;
    switch (effect.kind) {
      case 'strike': {
        const each = this.threats
          .map((threat) => this.strike(threat, effect, extra + this.more(seat, effect, threat)))
          .sort((a, b) => b - a);
        const hit = effect.targets === 'all' ? each : each.slice(0, effect.targets);
        return hit.reduce((sum, worth) => sum + worth, 0);
      }
      case 'heal': {
        const each = heroes.map((_, of) =>
          this.heal(of, effect.amount + bonus(heroAt(this.s, seat), 'heals')),
        );
        return effect.targets === 'all' ? each.reduce((a, b) => a + b, 0) : Math.max(...each);
      }
      case 'guard': {
        const each = heroes.map((_, of) => this.guard(of, effect.amount));
        return effect.targets === 'all' ? each.reduce((a, b) => a + b, 0) : Math.max(...each);
      }
      case 'cleanse':
        return Math.max(
          ...heroes.map((hero, of) => Math.max(0, ...hero.statuses.map((x) => this.cleanse(of, x)))),
        );
      case 'gamble':
        return Math.max(0, ...this.threats.map((threat) => this.gamble(threat, effect.stake, DOUBLINGS)));
      case 'taunt':
        return this.taunt(seat);
      case 'price':
        return this.price(seat, effect.life);
      case 'turn':
        return 0; // It depends on the dice that lie there: see turns.ts.
    }
  }

  /** An effect on one target of it. */
  target(seat: Seat, ability: Ability, clause: number, id: string): number {
    const effect = ability.effects[clause];
    if (!effect) return 0;
    const threat = this.threats.find(({ enemy }) => `enemy:${enemy.id}` === id);
    if (effect.kind === 'strike') {
      if (!threat) return 0;
      return this.strike(
        threat,
        effect,
        this.extra(seat, ability.cost.same) + this.more(seat, effect, threat),
      );
    }
    if (effect.kind === 'gamble') return threat ? this.gamble(threat, effect.stake, DOUBLINGS) : 0;
    const of = this.s.heroes.findIndex((hero) => `hero:${hero.id}` === id);
    if (of < 0) return 0;
    switch (effect.kind) {
      case 'heal':
        return this.heal(of, effect.amount);
      case 'guard':
        return this.guard(of, effect.amount);
      case 'cleanse':
        return Math.max(0, ...heroAt(this.s, of).statuses.map((status) => this.cleanse(of, status)));
      default:
        return 0;
    }
  }

  /** RF-096 */
  private more(seat: Seat, effect: Effect, { enemy }: Threat): number {
    return moreDamage(effect, { hero: heroAt(this.s, seat), defence: defence(this.s, seat) }, enemy);
  }

  /** Whether one package of it takes all the Life that this enemy has left, as far as one knows. */
  kills(seat: Seat, { effects, cost }: Ability, id: string): boolean {
    const threat = this.threats.find(({ enemy }) => enemy.id === id);
    if (!threat) return false;
    const { enemy } = threat;
    const seen = enemy.known || this.round > SEEN;
    return effects.some((effect) => {
      if (effect.kind !== 'strike' || effect.damage === 0) return false;
      const extra = this.extra(seat, cost.same) + this.more(seat, effect, threat);
      return lostBy(enemy, effect.damage + extra, seen) >= enemy.life;
    });
  }

  /** RF-097: the stake, or what it may become: whichever is worth more. */
  private gamble(threat: Threat, stake: number, left: number): number {
    const taken = this.strike(threat, hitOf(stake), 0);
    return left === 0 ? taken : Math.max(taken, LUCKY * this.gamble(threat, 2 * stake, left - 1));
  }

  /** Whether another throw is worth more than the stake. */
  doubles(enemy: string, stake: number, left: number): number {
    const threat = this.threats.find((other) => other.enemy.id === enemy);
    if (!threat) return 0;
    return LUCKY * this.gamble(threat, 2 * stake, left - 1) - this.strike(threat, hitOf(stake), 0);
  }

  /** RF-094: what single blows would cost those whom they seem to mean, less what they cost this hero. */
  private taunt(seat: Seat): number {
    const { heroes } = this.s;
    if (heroAt(this.s, seat).taunts) return 0;
    let saved = 0;
    for (const { damage, blows } of this.threats) {
      const all = blows.reduce((sum, blow) => sum + blow, 0);
      if (all > 2) continue; // It strikes everybody.
      heroes.forEach((_, of) => {
        if (of !== seat) saved += (blows[of] ?? 0) * this.cost(of, damage);
      });
      saved -= (all - (blows[seat] ?? 0)) * this.cost(seat, damage);
    }
    return saved;
  }

  private cost(seat: Seat, damage: number): number {
    return afterDefence(this.s, seat, damage) * this.life(seat, heroAt(this.s, seat).life);
  }

  /** RF-098 */
  private price(seat: Seat, life: number): number {
    const hero = heroAt(this.s, seat);
    return hero.life <= life ? -DEADLY : -life * this.life(seat, hero.life - life);
  }

  private strike(threat: Threat, effect: Extract<Effect, { kind: 'strike' }>, extra: number): number {
    const { enemy, loss } = threat;
    const seen = enemy.known || this.round > SEEN;
    const lost = effect.damage > 0 ? lostBy(enemy, effect.damage + extra, seen) : 0;
    let worth = lost * (1 + (FOCUS * (1 + loss)) / (4 + enemy.life));
    if (lost >= enemy.life) return worth + KILL * (1 + loss);
    for (const status of effect.statuses) worth += this.inflict(threat, status, lost);
    if (effect.investigate && !enemy.known) worth += isGreat(enemy) ? GREAT_SECRET : SMALL_SECRET;
    return worth;
  }

  private inflict({ enemy, loss }: Threat, status: Status, lost: number): number {
    if (enemy.statuses.includes(status)) return 0;
    const chance = takesHold(enemy, status);
    const left = enemy.life - lost;
    switch (status) {
      case 'poison':
        return chance * Math.min(POISON, left);
      case 'stun':
        return chance * loss * LIFE * 1.3;
      case 'weakness':
        return chance * Math.min(0.45 * left, this.damageAhead());
    }
  }

  /** What the party may still do to an enemy while it is weak. */
  private damageAhead(): number {
    let dice = 0;
    for (const hero of this.s.heroes) {
      if (!hero.passed && !hero.barred) for (const face of hero.dice) if (face > 0) dice++;
    }
    return PER_DIE * Math.max(0, dice - 2) + PER_ROUND * this.s.heroes.length;
  }

  /** What one point of Life is worth to a hero who has so much. */
  life(seat: Seat, life: number): number {
    const left = Math.max(0, life - CAUTION * (this.expected[seat] ?? 0));
    return LIFE * Math.min(1, PATIENCE / this.round) ** 2 * (1 + URGENT * Math.exp(-left / NEAR));
  }

  private heal(seat: Seat, amount: number): number {
    const hero = heroAt(this.s, seat);
    const healed = Math.min(Math.max(1, amount + bonus(hero, 'healed')), maxLife(hero) - hero.life);
    let worth = 0;
    for (let i = 0; i < healed; i++) worth += this.life(seat, hero.life + i);
    return worth;
  }

  private guard(seat: Seat, amount: number): number {
    const { s } = this;
    let saved = 0;
    for (const { damage, blows } of this.threats) {
      saved += (blows[seat] ?? 0) * Math.min(amount, afterDefence(s, seat, damage));
    }
    return saved * this.life(seat, heroAt(s, seat).life);
  }

  cleanse(seat: Seat, status: Status): number {
    const hero = heroAt(this.s, seat);
    const life = this.life(seat, hero.life);
    if (status === 'stun') return TURN;
    return status === 'poison' ? 3 * life : (2 + (this.expected[seat] ?? 0) / 2) * life;
  }

  /** How the party stands: the Life of the weakest hero, and what it is going to cost to win. */
  margin(): number {
    const { heroes, combat } = this.s;
    const enemies = combat?.enemies ?? [];
    const life = enemies.reduce((sum, enemy) => sum + enemy.life * (1 + 0.1 * armourOf(enemy)), 0);
    const rounds = life / (PER_ROUND * heroes.length + 2 * heroes.reduce((sum, { level }) => sum + level, 0));
    const shares = heroes.map((hero, seat) => {
      const poison = hero.statuses.includes('poison') ? 3 : 0;
      return (hero.life - poison - 0.6 * rounds * (this.expected[seat] ?? 0)) / maxLife(hero);
    });
    return Math.min(...shares);
  }
}

const hitOf = (amount: number) => hit(amount, 1) as Extract<Effect, { kind: 'strike' }>;

const isGreat = ({ kind }: Enemy): boolean => factsOf(kind).lifePerHero > 0;

function takesHold(enemy: Enemy, status: Status): number {
  if (!enemy.known) return UNKNOWN;
  const { immune, resistant } = factsOf(enemy.kind);
  return immune.includes(status) ? 0 : resistant.includes(status) ? 0.5 : 1;
}

/** RF-106: the Life that a hit costs, as far as the party knows. */
function lostBy(enemy: Enemy, damage: number, seen: boolean): number {
  const doubled = enemy.statuses.includes('weakness') ? 2 * damage : damage;
  const through = Math.max(0, doubled - armourOf(enemy));
  if (!seen) return Math.min(enemy.life, through);
  const { mechanic } = factsOf(enemy.kind);
  if (mechanic?.kind === 'first-hit' && !enemy.hit) return Math.min(through, FIRST_HIT);
  return Math.min(enemy.life, whatIsLeft(mechanic, through));
}
