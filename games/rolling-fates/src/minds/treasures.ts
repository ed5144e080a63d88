import { growing } from '../content/effect.ts';
import { isTreasure, traitOf, treasureOf } from '../content/index.ts';
import type { Ability, Effect, Measure, Passive } from '../content/kinds.ts';
import { bonus, passivesOf } from '../rules/board.ts';
import { moreDamage } from '../rules/combat/more.ts';
import type { Hero, Status, TraitId, TreasureId } from '../state.ts';
import { worthOfKeeps } from './keeps.ts';
import { handOf } from './odds.ts';

/*
 * What cards are worth to a hero, in damage a round.
 */

/** A usual combat: what comes of each target, status and point. */
const SECOND = 0.8;
const ALL = 1.9;
const HEAL = 0.9;
const GUARD = 1;
const PARTY = 1.8;
const STATUS: Readonly<Record<Status, number>> = { poison: 2, weakness: 4, stun: 3.5 };
const IMMUNE: Readonly<Record<Status, number>> = { poison: 0.7, weakness: 0.9, stun: 0.8 };
const SECRET = 0.4;
const CLEANSE = 1.5;
const DEFENCE = 1.7;
const LIFE = 0.2;
const ROOM = 0.35;
const SPECIAL = 0.9;
/** A one-shot is used once in about so many rounds. */
const ROUNDS = 12;
/** A stake with what may become of it; attacks that are drawn; a die that is turned. */
const STAKE = 1.3;
const DRAWN = 1.5;
const TURNED = 1.2;
/** A bad Trait, whatever it says besides. */
const BURDEN = 3;

/** How much of what may grow there usually is in a fight; room and Treasures are those of the hero. */
const USUAL: Readonly<Record<Measure, number>> = {
  fives: 3,
  defence: 1,
  treasures: 0,
  room: 0,
  statuses: 0.6,
  known: 0.4,
};

const usually = (hero: Hero, { each, of }: { readonly each: number; readonly of: Measure }): number => {
  if (of === 'treasures' || of === 'room') return moreDamage(growing(0, each, of, 1), { hero, defence: 0 });
  return each * (USUAL[of] + (of === 'defence' ? bonus(hero, 'defence') : 0));
};

function effectWorth(hero: Hero, effect: Effect, extra: number): number {
  switch (effect.kind) {
    case 'strike': {
      const more = effect.more ? usually(hero, effect.more) : 0;
      const damage = effect.damage > 0 ? effect.damage + extra + more : 0;
      const each = effect.statuses.reduce((sum, status) => sum + STATUS[status], damage);
      const targets = effect.targets === 1 ? 1 : effect.targets === 2 ? 1 + SECOND : ALL;
      return each * targets + (effect.investigate ? SECRET : 0);
    }
    case 'heal':
      return effect.amount * HEAL * (effect.targets === 1 ? 1 : PARTY);
    case 'guard':
      return effect.amount * GUARD * (effect.targets === 1 ? 1 : PARTY);
    case 'cleanse':
      return CLEANSE;
    case 'gamble':
      return effect.stake * STAKE;
    case 'taunt':
      return DRAWN;
    case 'turn':
      return TURNED;
    case 'price':
      return -effect.life * HEAL;
  }
}

const usualWorth = (hero: Hero, { effects }: Ability, extra: number): number =>
  effects.reduce((sum, effect) => sum + effectWorth(hero, effect, extra), 0);

function passiveWorth(passive: Passive): number {
  const { defence = 0, maxLife = 0, inventory = 0, immune, special } = passive;
  return (
    DEFENCE * defence +
    LIFE * maxLife +
    ROOM * inventory +
    (immune ? IMMUNE[immune] : 0) +
    (special ? SPECIAL : 0)
  );
}

const known = new Map<string, number>();

/** What a hero gets out of a round with these cards: the dice, kept and spent well, and what works by itself. */
function kitWorth(of: Hero): number {
  const hero = withCardsAlone(of);
  const key = [hero.id, ...hero.treasures, '|', ...hero.traits].join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const worth = dicePart(hero) + passivesOf(hero).reduce((sum, passive) => sum + passiveWorth(passive), 0);
  known.set(key, worth);
  return worth;
}

/** Nothing counts but the cards that work: the worth of a kit is remembered, whoever asked for it first. */
const withCardsAlone = (hero: Hero): Hero => ({
  ...hero,
  treasures: hero.treasures.toSorted(),
  traits: hero.traits.filter((trait) => !hero.muted.includes(trait)).toSorted(),
  muted: [],
  used: { turn: [], fate: [], combat: [], zone: [] },
});

function dicePart(hero: Hero): number {
  const extra = bonus(hero, 'damage');
  const luck = new Float64Array(7);
  let shots = 0;
  const worth = (ability: Ability): number => {
    const total = usualWorth(hero, ability, extra);
    if (isTreasure(ability.id) && treasureOf(ability.id).oneShot) shots += total / ROUNDS;
    else if (ability.cost.luck > 0) luck[ability.cost.luck] = Math.max(luck[ability.cost.luck] ?? 0, total);
    else return total;
    return 0;
  };
  const fresh = { ...hero, dice: [1, 1, 1, 1, 1], luck: 0, stayed: -1 };
  const hand = handOf(fresh, false, worth);
  const [bar = 0] = worthOfKeeps({ ...hand, rerolls: hand.rerolls + 1 });
  return bar + luck.reduce((sum, face) => sum + face, 0) / 6 + shots;
}

/** What a hero would gain by carrying these Treasures instead. */
export const gain = (hero: Hero, treasures: readonly TreasureId[]): number =>
  kitWorth({ ...hero, treasures: [...treasures] }) - kitWorth(hero);

/** RF-188: what a Trait would bring. */
export const traitGain = (hero: Hero, trait: TraitId): number =>
  kitWorth({ ...hero, traits: [...hero.traits, trait] }) -
  kitWorth(hero) -
  (traitOf(trait).sign === 'bad' ? BURDEN : 0);

/** What is lost with one of the Treasures. */
export const lossOf = (hero: Hero, treasure: TreasureId): number =>
  -gain(
    hero,
    hero.treasures.filter((id) => id !== treasure),
  );
