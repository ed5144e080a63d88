import { flag, like, listOf, oneOf, recordOf, whole } from '@wyrdhall/kernel';
import { board } from './board.ts';
import { CARDS, HUNTER_HEALTH, ROUNDS, STANCES, STORES, WOLF_HEALTH } from './state.ts';

const cell = whole(0, board.size - 1);
const cards = listOf(oneOf(CARDS), CARDS.length);
const MOST_HUNTERS = 4;
const MOST_WOLVES = 60;

const hunter = recordOf({
  at: cell,
  wounds: whole(0, 2 * HUNTER_HEALTH),
  down: flag,
  hand: cards,
  stance: oneOf(STANCES),
  wary: flag,
  steps: whole(-1, 20),
  struck: flag,
});

const wolf = recordOf({ id: like(/^wolf-\d{1,3}$/), at: cell, lair: cell, wounds: whole(0, WOLF_HEALTH) });

/** The form of a state, for one that comes from outside. */
export const shape = recordOf({
  round: whole(1, ROUNDS + 1),
  phase: oneOf(['stance', 'hunt', 'wolves']),
  turn: whole(0, MOST_HUNTERS),
  wolf: whole(0, MOST_WOLVES + 1),
  stores: whole(0, STORES),
  hunters: listOf(hunter, MOST_HUNTERS, 1),
  wolves: listOf(wolf, MOST_WOLVES),
  deck: cards,
  used: cards,
  ground: listOf(recordOf({ drift: flag, tracks: whole(0, 100_000) }), board.size, board.size),
});
