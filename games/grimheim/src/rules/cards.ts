import type { Ability, Card, Deck, Equipment, EventCard, HeroCard, Side } from '../content/card.ts';
import type { Effect } from '../content/effect.ts';
import type { Running } from './effect.ts';
import type { CardId, CardInPlay, HeroId } from './state.ts';

/** An effect of a registered card. */
export type Named<R extends Running = Running> = R & {
  /** `riposte`, or `flexibility:range` where a card has several uses. */
  readonly name: string;
  /** `use:riposte`, `play:rest` */
  readonly option: string;
  readonly printed: Effect;
};
export type EffectOf<K extends Running['on']> = Named<Extract<Running, { on: K }>>;
type EffectsByKind = { readonly [K in Running['on']]: readonly EffectOf<K>[] };

/** One side of a card as the rules read it: every side in the same shape, with every value. */
export interface PrintedSide
  extends Record<Exclude<keyof Side, 'effects' | Flag>, number>,
    Record<Flag, boolean> {
  /** GR-115, GR-122: whether it may hold mana. */
  readonly usesMana: boolean;
  readonly isEquipment: boolean;
  readonly mainWeapon: boolean;
  readonly durability: number;
  readonly effects: EffectsByKind;
}
type Flag =
  | 'storesMana'
  | 'ignoresArmour'
  | 'ignoresCover'
  | 'runesHit'
  | 'mountaineer'
  | 'wrecking'
  | 'mines'
  | 'mail'
  | 'mended';

/** An event in hand. */
export interface HeldEvent {
  readonly id: CardId;
  readonly effect: Named;
}

const ofKind = <K extends Running['on']>(effects: readonly Named[], on: K) =>
  effects.filter((effect): effect is EffectOf<K> => effect.on === on);

const byKind = (effects: readonly Named[]): EffectsByKind => ({
  free: ofKind(effects, 'free'),
  roll: ofKind(effects, 'roll'),
  attack: ofKind(effects, 'attack'),
  hit: ofKind(effects, 'hit'),
  attacked: ofKind(effects, 'attacked'),
  'monsters-will-move': ofKind(effects, 'monsters-will-move'),
  'monsters-moved': ofKind(effects, 'monsters-moved'),
  'after-attack': ofKind(effects, 'after-attack'),
  step: ofKind(effects, 'step'),
  'end-move-action': ofKind(effects, 'end-move-action'),
  'end-move': ofKind(effects, 'end-move'),
  'turn-start': ofKind(effects, 'turn-start'),
  'turn-end': ofKind(effects, 'turn-end'),
  bonus: ofKind(effects, 'bonus'),
  dice: ofKind(effects, 'dice'),
  runes: ofKind(effects, 'runes'),
  share: ofKind(effects, 'share'),
  dealt: ofKind(effects, 'dealt'),
  leftover: ofKind(effects, 'leftover'),
});

type AllFields = Partial<{
  [K in Running extends infer R ? (R extends unknown ? keyof R : never) : never]: unknown;
}>;

/** Every effect in the same shape, so that reading one is as fast as reading another. */
function named(printed: Effect, running: Running, id: CardId, verb: 'use' | 'play'): Named {
  const r: AllFields = running;
  const name = r.use === undefined ? id : `${id}:${r.use}`;
  const shape: AllFields & Pick<Named, 'name' | 'option' | 'printed'> = {
    on: r.on,
    name,
    option: `${verb}:${name}`,
    printed,
    use: r.use,
    cost: r.cost,
    exclusive: r.exclusive,
    often: r.often,
    damageOnly: r.damageOnly,
    oncePerTurn: r.oncePerTurn,
    prevent: r.prevent,
    automatic: r.automatic,
    last: r.last,
    closed: r.closed,
    run: r.run,
    after: r.after,
    passed: r.passed,
    damage: r.damage,
    dice: r.dice,
  };
  return shape as Named;
}

type Run = (effect: Effect) => Running;

function printedSide(card: HeroCard | Ability | Equipment, side: Side, run: Run): PrintedSide {
  const equipment = card.kind === 'equipment' ? card : undefined;
  return {
    strength: side.strength ?? 0,
    health: side.health ?? 0,
    mana: side.mana ?? 0,
    storesMana: side.storesMana ?? false,
    usesMana: (side.mana ?? 0) > 0 || side.storesMana === true,
    range: side.range ?? 0,
    move: side.move ?? 0,
    armour: side.armour ?? 0,
    handLimit: side.handLimit ?? 0,
    ignoresArmour: side.ignoresArmour ?? false,
    ignoresCover: side.ignoresCover ?? false,
    runesHit: side.runesHit ?? false,
    mountaineer: side.mountaineer ?? false,
    wrecking: side.wrecking ?? false,
    mines: side.mines ?? false,
    mail: side.mail ?? false,
    mended: side.mended ?? false,
    isEquipment: equipment !== undefined,
    mainWeapon: equipment?.mainWeapon ?? false,
    durability: equipment?.durability ?? 0,
    effects: byKind(side.effects.map((effect) => named(effect, run(effect), card.id, 'use'))),
  };
}

const cards = new Map<CardId, Card>();
const decks = new Map<HeroId, Deck>();
/** By the id of a card in play: side I and side II. */
const sides = new Map<CardId, readonly [PrintedSide, PrintedSide]>();
/** By the copy of an event. */
const events = new Map<CardId, HeldEvent>();

/** Called once for each hero, by register.ts. Cards of the same name in two decks must be the same card. */
export function register(deck: Deck, run: Run): void {
  decks.set(deck.hero, deck);
  for (const card of deck.cards) {
    cards.set(card.id, card);
    if (card.kind !== 'event') {
      const [first, second] = card.kind === 'equipment' ? [card, card] : card.sides;
      sides.set(card.id, [printedSide(card, first, run), printedSide(card, second, run)]);
      continue;
    }
    const event = { id: card.id, effect: named(card.effect, run(card.effect), card.id, 'play') };
    for (const copy of copiesOf(card, deck.hero)) events.set(copy, event);
  }
}

export const cardOf = (id: CardId): Card => cards.get(id) as Card;
export const deckOf = (hero: HeroId): Deck => decks.get(hero) as Deck;
export const isCard = (id: CardId): boolean => cards.has(id);
export const equipmentOf = (id: CardId): Equipment => cardOf(id) as Equipment;

/** The printed side of a card in play. */
export const sideOf = (card: Pick<CardInPlay, 'id' | 'level'>): PrintedSide =>
  (sides.get(card.id) as readonly [PrintedSide, PrintedSide])[card.level - 1] as PrintedSide;

/** The physical event cards: `rest.bjorn.2` is the second Rest of Bjorn's deck. */
export const copiesOf = (event: EventCard, hero: HeroId): CardId[] =>
  Array.from({ length: event.copies }, (_, i) => `${event.id}.${hero}.${i + 1}`);
export const titleOf = (copy: CardId): CardId => {
  const event = events.get(copy);
  if (event) return event.id;
  const dot = copy.indexOf('.');
  return dot < 0 ? copy : copy.slice(0, dot);
};
export const eventOf = (copy: CardId): HeldEvent => events.get(copy) as HeldEvent;
