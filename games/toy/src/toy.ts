import type { Flow, Game, Options, Outcome, Random, Seat, Viewer } from '@wyrdhall/kernel';
import { arrange, describe } from './arrange.ts';
import { begin } from './begin.ts';
import { farEdge } from './board.ts';
import type { ToyTold } from './events.ts';
import { chooseStances, drawTricks, huntersAct, type Snow } from './hunt.ts';
import { shape } from './shape.ts';
import { type Card, copy, HUNTER_HEALTH, ROUNDS, type Toy, WOLF_HEALTH } from './state.ts';
import { nextWolfComes } from './wolves.ts';
import { german } from './words/de.ts';
import { english } from './words/en.ts';

/** WW-003, WW-005, WW-050 */
function* setup(t: Snow, options: Options): Flow {
  const s = t.state;
  t.shuffle(s.deck);
  const edge = [...farEdge];
  t.shuffle(edge);
  const wolves = 3 + 2 * options.players + (options.hungry ? 3 : 0);
  edge.slice(0, wolves).forEach((at, i) => {
    s.wolves.push({ id: `wolf-${i + 1}`, at, lair: at, wounds: 0 });
  });
  s.hunters.forEach((_, seat) => {
    drawTricks(t, seat);
  });
  t.tell({ kind: 'round', rule: 'WW-010', round: 1 });
}

/** WW-010: stances, one act of a hunter, or one wolf. */
function step(t: Snow): Flow {
  switch (t.state.phase) {
    case 'stance':
      return chooseStances(t);
    case 'hunt':
      return huntersAct(t, t.state.turn);
    case 'wolves':
      return nextWolfComes(t);
  }
}

/** WW-040, WW-041 */
function outcome(s: Toy): Outcome | undefined {
  if (s.stores === 0) return { won: false, why: 'stores-gone', rule: 'WW-041' };
  if (s.hunters.every((hunter) => hunter.down)) return { won: false, why: 'all-down', rule: 'WW-041' };
  if (s.wolves.length === 0) return { won: true, why: 'wolves-dead', rule: 'WW-040' };
  if (s.round > ROUNDS) return { won: true, why: 'winter-over', rule: 'WW-040' };
  return undefined;
}

/** WW-003: a hand is seen by its hunter alone; the order of the deck by nobody. */
function view(s: Toy, viewer: Viewer) {
  const hunters = s.hunters.map((hunter, seat) => ({
    ...hunter,
    hand: seat === viewer ? hunter.hand : hunter.hand.length,
  }));
  return { ...s, hunters, deck: s.deck.length };
}

function secrets(s: Toy, viewer: Viewer): Card[] {
  return [...s.deck, ...s.hunters.flatMap((hunter, seat) => (seat === viewer ? [] : hunter.hand))];
}

function redeal(s: Toy, seat: Seat, random: Random): void {
  const hidden = secrets(s, seat);
  random.shuffle(hidden);
  const deal = (count: number) => hidden.splice(0, count);
  s.deck = deal(s.deck.length);
  s.hunters.forEach((hunter, i) => {
    if (i !== seat) hunter.hand = deal(hunter.hand.length);
  });
}

function score(s: Toy): number {
  const end = outcome(s);
  if (end) return end.won ? 1 : 0;
  const wounds = s.hunters.reduce((sum, hunter) => sum + Math.min(HUNTER_HEALTH, hunter.wounds), 0);
  const wolves = s.wolves.reduce((sum, wolf) => sum + WOLF_HEALTH - wolf.wounds, 0);
  return 1 / (1 + Math.exp(0.1 * (wounds + 2 * wolves - 4 * s.stores - s.round - 10)));
}

function broken(s: Toy, options?: Options): string | undefined {
  const malformed = shape(s, 'state');
  if (malformed) return malformed;
  if (options && s.hunters.length !== options.players)
    return `${s.hunters.length} hunters for ${options.players} players`;
  if (s.turn > s.hunters.length) return `turn ${s.turn}`;
  const cards = [...s.deck, ...s.used, ...s.hunters.flatMap((hunter) => hunter.hand)];
  if (cards.length !== 24 || new Set(cards).size !== 24) return `${cards.length} tricks instead of 24`;
  const places = [...s.wolves, ...s.hunters.filter((hunter) => !hunter.down)].map(({ at }) => at);
  if (new Set(places).size < places.length) return 'two stand in one area';
  return undefined;
}

export const toy: Game<Toy, ToyTold> = {
  id: 'toy',
  name: 'The Wolf Winter',
  version: 1,
  players: { min: 1, max: 4 },
  options: { hungry: { kind: 'flag', default: false, effect: 'harder' } },
  begin,
  setup,
  step,
  outcome,
  clock: (s) => ({
    round: s.round,
    turn: `${s.round} ${s.phase}${s.phase === 'hunt' ? ` hunter ${s.turn + 1}` : ''}`,
  }),
  view,
  secrets,
  copy,
  redeal,
  score,
  arrange,
  describe,
  broken,
  words: { en: english, de: german },
};
