import { isTreasure, treasureOf } from '../content/index.ts';
import type { Ability, Effect, Passive } from '../content/kinds.ts';
import { bonus, passivesOf } from '../rules/board.ts';
import type { Hero, Status, TreasureId } from '../state.ts';
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

function effectWorth(effect: Effect, extra: number): number {
  switch (effect.kind) {
    case 'strike': {
      const damage = effect.damage > 0 ? effect.damage + extra : 0;
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
  }
}

const usualWorth = ({ effects }: Ability, extra: number): number =>
  effects.reduce((sum, effect) => sum + effectWorth(effect, extra), 0);

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
    const total = usualWorth(ability, extra);
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

/** What is lost with one of the Treasures. */
export const lossOf = (hero: Hero, treasure: TreasureId): number =>
  -gain(
    hero,
    hero.treasures.filter((id) => id !== treasure),
  );
