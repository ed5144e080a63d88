import {
  Fault,
  type Game,
  type Given,
  Play,
  type Prompt,
  Random,
  readOptions,
  Table,
} from '@wyrdhall/kernel';
import type { Player, Seated } from '@wyrdhall/players';
import {
  ADVENTURES,
  type AdventureId,
  HEROES,
  type HeroId,
  isTreasure,
  rollingFates,
  TRAITS,
  TREASURES,
} from '../../src/index.ts';

/** A party at the beginning of a zone, before its first hero gets one card more. */
export interface Stretch {
  readonly adventure: AdventureId;
  /** From 0. */
  readonly zone: number;
  readonly heroes: readonly HeroId[];
  /** What each of them has. */
  readonly treasures: readonly (readonly string[])[];
  readonly traits: readonly (readonly string[])[];
  readonly seed: number;
}

const MIDDLE: readonly AdventureId[] = ['candles', 'clockmaker'];
const ZONES = 3;

/** The `index`th of a series: every hero is the first one as often in every zone of the middle adventures. */
export function stretchOf(seed: number, index: number, players: number): Stretch {
  const random = Random.fromSeed(`stretch ${seed} ${index}`);
  const ids = HEROES.map(({ id }) => id);
  const first = ids[index % ids.length] as HeroId;
  const others = ids.filter((id) => id !== first);
  random.shuffle(others);
  const heroes = [first, ...others].slice(0, players);
  const place = Math.floor(index / ids.length) % (MIDDLE.length * ZONES);
  const zone = place % ZONES;
  const treasures = TREASURES.map(({ id }) => id);
  const traits = TRAITS.map(({ id }) => id);
  random.shuffle(treasures);
  random.shuffle(traits);
  return {
    adventure: MIDDLE[Math.floor(place / ZONES)] as AdventureId,
    zone,
    heroes,
    // As many as leave room for the card, in whatever Inventory.
    treasures: heroes.map(() => treasures.splice(0, zone + 1)),
    traits: heroes.map(() => traits.splice(0, zone)),
    seed: random.below(0x7fffffff),
  };
}

export const has = ({ treasures, traits }: Stretch, card: string): boolean =>
  [...treasures, ...traits].some((cards) => cards.includes(card));

/** How a zone went. */
export interface Gone {
  /** Whether the party came to its end. */
  readonly through: boolean;
  /** Life that a hero had on average after each of its fights; none after those that were not won. */
  readonly life: number;
}

type State = ReturnType<typeof rollingFates.begin>;
const game = rollingFates as unknown as Game<State>;

/** The cards of a deck in an order that does not depend on which of them are missing. */
function shuffled(deck: readonly string[], all: readonly { readonly id: string }[], seed: number): string[] {
  const order = all.map(({ id }) => id);
  Random.fromSeed(`deck ${seed}`).shuffle(order);
  return order.filter((id) => deck.includes(id));
}

/** With and without the card, dice fall and decks lie in the same way for as long as nobody does anything else. */
function tableOf(at: Stretch, card: string): Table<State> {
  const { heroes, adventure, zone } = at;
  const words = heroes.map((id, seat) => {
    const more = seat === 0 && card !== '' ? [card] : [];
    const traits = [...(at.traits[seat] ?? []), ...more.filter((it) => !isTreasure(it))];
    const treasures = [...(at.treasures[seat] ?? []), ...more.filter(isTreasure)];
    const mate = heroes[seat === 0 ? 1 : 0];
    const mated = mate && mate !== id && traits.includes('shield-mate') ? { mate } : {};
    return [id, { level: zone + 1, treasures, traits, ...mated }];
  });
  const node = ADVENTURES[adventure].zones[zone]?.nodes[0]?.id ?? '';
  const given = { heroes: Object.fromEntries(words), adventure, zone: zone + 1, node, part: 'enter' };
  const options = readOptions(game as Game, { players: heroes.length, heroes, adventure });
  const state = rollingFates.arrange(given as Given, options);
  state.treasures = shuffled(state.treasures, TREASURES, at.seed);
  state.traits = shuffled(state.traits, TRAITS, at.seed);
  return new Table<State>(state, Random.fromSeed(at.seed));
}

const fightsOf = ({ adventure, zone }: Stretch): number =>
  ADVENTURES[adventure].zones[zone]?.nodes.filter(({ stop }) => stop.kind === 'combat').length ?? 0;

const lifeLeft = ({ heroes }: State): number =>
  heroes.reduce((sum, { life }) => sum + life, 0) / heroes.length;

/** Lets a bot play the zone; the first hero has the card too, unless it is ''. */
export function goThrough(at: Stretch, card: string, player: Player): Gone {
  const table = tableOf(at, card);
  const play = new Play<State>(game, table);
  const chance = Random.fromSeed(`bot ${at.seed}`);
  let life = 0;
  let fights = 0;
  let isFighting = false;
  play.go();
  while (!play.outcome && table.state.journey.zone === at.zone) {
    decide(play, player, chance);
    const wasFighting = isFighting;
    isFighting = table.state.combat !== null;
    if (!wasFighting || isFighting) continue;
    life += lifeLeft(table.state);
    fights++;
  }
  const through = play.outcome?.won ?? true;
  return { through, life: life / Math.max(1, through ? fights : fightsOf(at)) };
}

function decide(play: Play<State>, player: Player, chance: Random): void {
  const { table } = play;
  const prompt = play.prompts[0] as Prompt;
  const { seat } = prompt;
  const seated: Seated = {
    game: game as Game,
    seat,
    prompt,
    find: () => 0,
    view: () => game.view(table.state, seat),
    // What is dealt anew takes no part in the bot's own chance: decks differ by the card.
    look: () => {
      const s = game.copy(table.state);
      game.redeal(s, seat, Random.fromSeed('look'));
      return s;
    },
    fork: () => {
      throw new Fault(`The bot ${player.name} cannot look ahead here.`);
    },
  };
  play.reply(0, player.decide(seated, chance));
  table.logStart += table.log.length;
  table.log.length = 0;
}
