import { type Given, type Json, Refusal } from '@wyrdhall/kernel';
import { begin } from './begin.ts';
import { board, nameOf } from './board.ts';
import { type Card, type Hunter, STANCES, type Stance, type Toy, trickOf, type Wolf } from './state.ts';

type Words = { readonly [key: string]: Json };
const isWords = (value: Json | undefined): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A state from a case's words; see cases/README.md. */
export function arrange(given: Given): Toy {
  const hunters = isWords(given.hunters) ? Object.values(given.hunters) : [{}];
  const s = begin({ players: Math.max(1, hunters.length) });
  hunters.forEach((words, seat) => {
    arrangeHunter(s, s.hunters[seat] as Hunter, isWords(words) ? words : { at: words });
  });
  const wolves = isWords(given.wolves) ? Object.entries(given.wolves) : [['wolf-1', 'far'] as const];
  s.wolves = wolves.map(([id, words]) => arrangeWolf(id, isWords(words) ? words : { at: words as Json }));
  for (const [word, value] of Object.entries(given)) {
    if (word === 'round') s.round = number(word, value);
    else if (word === 'stores') s.stores = number(word, value);
    else if (word === 'deck') s.deck = take(s, value);
    else if (word === 'turn') s.turn = number(word, value) - 1;
    else if (word === 'now') s.phase = phase(value);
    else if (word !== 'hunters' && word !== 'wolves') throw unknown(word, [...WORDS, 'hunters', 'wolves']);
  }
  if (given.now === undefined) s.phase = 'hunt';
  return s;
}

const WORDS = ['round', 'stores', 'deck', 'turn', 'now'];

function unknown(word: string, known: readonly string[]): Refusal {
  return new Refusal(`given: "${word}" is not known here; known are ${known.join(', ')}.`);
}

function number(word: string, value: Json | undefined): number {
  if (typeof value === 'number') return value;
  throw new Refusal(`given: "${word}" is a number, not ${JSON.stringify(value)}.`);
}

function phase(value: Json): Toy['phase'] {
  if (value === 'stance' || value === 'hunt' || value === 'wolves') return value;
  throw new Refusal(`given: "now" is stance, hunt or wolves, not ${JSON.stringify(value)}.`);
}

function cell(value: Json | undefined): number {
  const at = board.cells.get(value === 'far' ? nameOf(22) : String(value));
  if (at === undefined) throw new Refusal(`given: there is no area ${JSON.stringify(value)}.`);
  return at;
}

/** Takes the named cards out of the deck: `spear` any spear, `spear.3` that one. The last is the top one. */
function take(s: Toy, value: Json | undefined): Card[] {
  if (!Array.isArray(value)) throw new Refusal('given: cards are a list, as in [spear, shield].');
  return value.map((name) => {
    const i = s.deck.findIndex((card) => card === name || trickOf(card) === name);
    if (i < 0) throw new Refusal(`given: there is no trick ${JSON.stringify(name)} left.`);
    return (s.deck.splice(i, 1) as [Card])[0];
  });
}

function arrangeHunter(s: Toy, hunter: Hunter, words: Words): void {
  for (const [word, value] of Object.entries(words)) {
    if (word === 'at') hunter.at = cell(value);
    else if (word === 'wounds') hunter.wounds = number(word, value);
    else if (word === 'steps') hunter.steps = number(word, value);
    else if (word === 'struck') hunter.struck = value === true;
    else if (word === 'hand') hunter.hand = take(s, value);
    else if (word === 'stance' && STANCES.includes(value as Stance)) {
      hunter.stance = value as Stance;
      hunter.wary = value === 'wary';
    } else throw unknown(word, ['at', 'wounds', 'steps', 'struck', 'hand', 'stance']);
  }
}

function arrangeWolf(id: string, words: Words): Wolf {
  const at = cell(words.at);
  const wounds = words.wounds === undefined ? 0 : number('wounds', words.wounds);
  return { id, at, lair: words.lair === undefined ? at : cell(words.lair), wounds };
}

/** The whole state in readable words. */
export function describe(s: Toy): Json {
  return {
    round: s.round,
    now: s.phase,
    turn: s.turn + 1,
    stores: s.stores,
    hunters: Object.fromEntries(
      s.hunters.map((h, seat) => [
        `hunter-${seat + 1}`,
        {
          at: nameOf(h.at),
          wounds: h.wounds,
          down: h.down,
          hand: h.hand.map(trickOf),
          stance: h.stance,
          steps: h.steps,
          struck: h.struck,
        },
      ]),
    ),
    wolves: Object.fromEntries(s.wolves.map((w) => [w.id, { at: nameOf(w.at), wounds: w.wounds }])),
    deck: s.deck.map(trickOf),
    used: s.used.map(trickOf),
  };
}
