import type { Flow, Options, Seat } from '@wyrdhall/kernel';
import type { Ability, Equipment, EventCard } from '../content/card.ts';
import { MONSTER_CARDS } from '../content/monster-cards.ts';
import type { Colour } from '../content/monsters.ts';
import type { Track } from '../content/tracks.ts';
import { copiesOf, deckOf } from './cards.ts';
import { drawEvent } from './draw.ts';
import type { GrimheimTable } from './effect.ts';
import { addMana, gainGold } from './gains.ts';
import { TOWN } from './map.ts';
import {
  type CardId,
  type CardInPlay,
  copyHero,
  type Grimheim,
  type Hero,
  type HeroId,
  heroAt,
} from './state.ts';
import { drawMonsterCard } from './waves.ts';

export interface GrimheimOptions extends Options {
  readonly heroes: readonly HeroId[];
  readonly track: Track;
  readonly monsterDie: boolean;
  readonly startingKit: boolean;
  readonly dearerUpgrades: boolean;
  readonly moreHouses: boolean;
  readonly yellowLonger: boolean;
  readonly hands: 'open' | 'closed';
}

/** GR-080, GR-380 */
export const startingPieces = (players: number, more: boolean): number =>
  Math.min(10, 2 * players + 2 + (more ? 2 : 0));

const inPlay = (id: CardId): CardInPlay => ({ id, level: 1, mana: 0, damage: 0, markers: 0, used: [] });

const templates = new Map<HeroId, Hero>();

/** GR-083 to GR-087, before anything is shuffled. */
export function newHero(id: HeroId, upgrades: number): Hero {
  let template = templates.get(id);
  if (!template) {
    template = unpacked(id);
    templates.set(id, template);
  }
  const hero = copyHero(template);
  hero.upgrades = upgrades;
  return hero;
}

/** A hero with the cards of the box in their places. */
function unpacked(id: HeroId): Hero {
  const { cards } = deckOf(id);
  const abilities = cards.filter((card): card is Ability => card.kind === 'ability');
  const equipment = cards.filter((card): card is Equipment => card.kind === 'equipment');
  const events = cards.filter((card): card is EventCard => card.kind === 'event');
  const starting = [...equipment, ...abilities].filter((card) => card.starting);
  return {
    id,
    at: TOWN,
    damage: 0,
    gold: 0,
    upgrades: 0,
    actions: [],
    range: 0,
    move: 0,
    rooted: false,
    cards: [inPlay(id), ...starting.map((card) => inPlay(card.id))],
    covered: [],
    abilities: abilities.flatMap((card) => (card.starting ? [] : [card.id])),
    equipment: equipment.flatMap((card) => (card.starting ? [] : [card.id])),
    deck: events.flatMap((event) => copiesOf(event, id)),
    hand: [],
    discard: [],
    progress: 0,
    suppressed: '',
    tally: { damage: 0, kills: 0, experience: 0, steps: 0, dice: 0, hits: 0, taken: 0, knockOuts: 0 },
  };
}

const cardsOf = (colour: Colour): readonly string[] =>
  MONSTER_CARDS.flatMap((card) => (card.colour === colour ? [card.id] : []));
const YELLOW = cardsOf('yellow');
const RED = cardsOf('red');

/** The table before anything is shuffled or drawn (GR-075 to GR-084). */
export function begin(options: GrimheimOptions): Grimheim {
  return {
    settings: {
      track: options.track,
      monsterDie: options.monsterDie,
      yellowLonger: options.yellowLonger,
      closedHands: options.hands === 'closed',
    },
    spot: 1,
    phase: 'hero',
    turn: 0,
    begun: false,
    step: 'time',
    face: '',
    queue: [],
    anyOrder: false,
    pieces: startingPieces(options.players, options.moreHouses),
    heroes: options.heroes.map((id) => newHero(id, options.dearerUpgrades ? 1 : 0)), // GR-363
    monsters: [],
    yellow: YELLOW.slice(),
    red: RED.slice(),
    out: [],
    markers: { damage: 3, mana: 3, gold: 3 },
  };
}

export function* setup(t: GrimheimTable, options: GrimheimOptions): Flow {
  const s = t.state;
  t.shuffle(s.yellow);
  t.shuffle(s.red);
  s.heroes.forEach((hero) => {
    t.shuffle(hero.abilities);
    t.shuffle(hero.equipment);
    t.shuffle(hero.deck);
  });
  for (let seat = 0; seat < s.heroes.length; seat++) drawMonsterCard(t, seat, 'yellow'); // GR-082
  if (!options.startingKit) return; // GR-362
  for (let seat = 0; seat < s.heroes.length; seat++) yield* takeStartingKit(t, seat);
}

/** GR-088 */
function* takeStartingKit(t: GrimheimTable, seat: Seat): Flow {
  const hero = heroAt(t.state, seat);
  gainGold(t, seat, 2, 'GR-088');
  const { cards } = deckOf(hero.id);
  const ability = cards.find((card) => card.kind === 'ability' && card.starting);
  const card = hero.cards.find((c) => c.id === ability?.id);
  if (card) addMana(t, seat, card, 1, 'GR-088');
  yield* drawEvent(t, seat, 'GR-088');
}
