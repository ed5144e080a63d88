import type { Flow, Option, Question, Reason, Seat, Table } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import { board, camp, distance, nameOf, neighbour } from './board.ts';
import type { ToyTold } from './events.ts';
import {
  type Card,
  damageOf,
  die,
  HAND,
  type Hunter,
  STANCES,
  type Stance,
  type Toy,
  trickOf,
  WOLF_HEALTH,
  type Wolf,
} from './state.ts';

export type Snow = Table<Toy, ToyTold>;

type Act =
  | { readonly do: 'step'; readonly to: Cell }
  | { readonly do: 'strike'; readonly wolf: string }
  | { readonly do: 'salve' }
  | { readonly do: 'end' };

const reason = (id: string, rule: string): Reason => ({ id, rule });
const stepTo = (closed?: Reason): readonly Option<Act>[] =>
  board.names.map((name, to) => {
    const option: Option<Act> = { id: `step:${name}`, value: { do: 'step', to }, at: name };
    return closed ? { ...option, closed } : option;
  });
const step = stepTo();
const intoDrift = stepTo(reason('deep-snow', 'WW-021'));
const ontoSomebody = stepTo(reason('occupied', 'WW-021'));
const intoCamp = stepTo(reason('camp', 'WW-021'));
const tired = stepTo(reason('no-steps-left', 'WW-020'));
const salve: Option<Act> = { id: 'salve', value: { do: 'salve' } };
const end: Option<Act> = { id: 'end', value: { do: 'end' } };
const askTurn: Question = { id: 'turn', rule: 'WW-020', confirm: true, quiet: 'end' };
const askStance: Question = { id: 'stance', rule: 'WW-011' };
const stances: readonly Option<Stance>[] = STANCES.map((stance) => ({ id: stance, value: stance }));

export const occupied = (s: Toy, cell: Cell): boolean => {
  for (const hunter of s.hunters) if (hunter.at === cell && !hunter.down) return true;
  for (const wolf of s.wolves) if (wolf.at === cell) return true;
  return false;
};

/** WW-011: all choose at the same time and show together. */
export function* chooseStances(t: Snow): Flow {
  const s = t.state;
  const standing = s.hunters.flatMap((hunter, seat) => (hunter.down ? [] : [seat]));
  const chosen = yield* t.all(standing, (seat) => t.choose(seat, askStance, stances));
  standing.forEach((seat, i) => {
    const hunter = s.hunters[seat] as Hunter;
    hunter.stance = chosen[i] as Stance;
    hunter.wary = hunter.stance === 'wary';
    hunter.steps = hunter.stance === 'swift' ? 5 : 3;
    hunter.struck = false;
    t.tell({ kind: 'stance', rule: 'WW-011', seat, stance: hunter.stance });
  });
}

/** WW-020: one thing a hunter does. True when the turn is over. */
export function* huntersAct(t: Snow, seat: Seat): Flow<boolean> {
  const s = t.state;
  const hunter = s.hunters[seat] as Hunter;
  const act = yield* t.choose(seat, askTurn, acts(s, hunter));
  switch (act.do) {
    case 'step': {
      hunter.at = act.to;
      hunter.steps--;
      (s.ground[act.to] as { tracks: number }).tracks++;
      t.tell({ kind: 'step', rule: 'WW-021', seat, to: nameOf(act.to) });
      return false;
    }
    case 'strike':
      yield* strike(t, seat, act.wolf);
      return false;
    case 'salve':
      yield* playSalve(t, seat);
      return false;
    case 'end':
      yield* endTurn(t, seat);
      return true;
  }
}

function acts(s: Toy, hunter: Hunter): Option<Act>[] {
  const options: Option<Act>[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = neighbour(hunter.at, direction);
    if (to < 0) continue;
    const options_ = occupied(s, to)
      ? ontoSomebody
      : to === camp
        ? intoCamp
        : s.ground[to]?.drift
          ? intoDrift
          : hunter.steps > 0
            ? step
            : tired;
    options.push(options_[to] as Option<Act>);
  }
  for (const wolf of s.wolves) {
    if (distance(hunter.at, wolf.at) > 1) continue;
    const strike: Option<Act> = {
      id: `strike:${wolf.id}`,
      value: { do: 'strike', wolf: wolf.id },
      at: nameOf(wolf.at),
    };
    options.push(hunter.struck ? { ...strike, closed: reason('struck', 'WW-020') } : strike);
  }
  if (holds(hunter, 'salve')) {
    const hurt = s.hunters.some((h) => !h.down && h.wounds > 0 && distance(h.at, hunter.at) <= 2);
    options.push(hurt ? salve : { ...salve, closed: reason('nobody-hurt', 'WW-024') });
  }
  options.push(end);
  return options;
}

export const holds = (hunter: Hunter, trick: string): Card | undefined =>
  hunter.hand.find((card) => trickOf(card) === trick);

export function playTrick(t: Snow, seat: Seat, card: Card, rule: string): void {
  const hunter = t.state.hunters[seat] as Hunter;
  hunter.hand.splice(hunter.hand.indexOf(card), 1);
  t.state.used.push(card);
  t.tell({ kind: 'trick', rule, seat, card });
}

/** WW-022, WW-023 */
function* strike(t: Snow, seat: Seat, id: string): Flow {
  const s = t.state;
  const hunter = s.hunters[seat] as Hunter;
  const wolf = s.wolves.find((w) => w.id === id) as Wolf;
  hunter.struck = true;
  const faces = yield* t.roll(seat, die, hunter.stance === 'bold' ? 3 : 2, 'WW-022');
  const cause = t.tell({ kind: 'strike', rule: 'WW-022', seat, wolf: id, faces });
  let damage = damageOf(faces);
  yield* t.offer({ id: 'spear', rule: 'WW-023', data: { wolf: id } }, [seat], () => {
    const card = wolf.wounds + damage < WOLF_HEALTH ? holds(hunter, 'spear') : undefined;
    if (!card) return [];
    // biome-ignore lint/correctness/useYield: a reaction need not ask anything.
    const play = function* (): Flow {
      playTrick(t, seat, card, 'WW-023');
      damage++;
    };
    return [{ id: `play:${card}`, value: play }];
  });
  if (damage === 0) return;
  wolf.wounds += damage;
  t.tell({ kind: 'wound', rule: 'WW-022', cause, wolf: id, damage });
  if (wolf.wounds < WOLF_HEALTH) return;
  s.wolves.splice(s.wolves.indexOf(wolf), 1);
  t.tell({ kind: 'wolf-dies', rule: 'WW-022', cause, wolf: id });
  if (s.wolves.length === 0) t.gameOver(); // WW-040
}

/** WW-024 */
function* playSalve(t: Snow, seat: Seat): Flow {
  const s = t.state;
  const hunter = s.hunters[seat] as Hunter;
  const near = s.hunters.flatMap((h, i) =>
    !h.down && h.wounds > 0 && distance(h.at, hunter.at) <= 2
      ? [{ id: `hunter:${i}`, value: h, at: nameOf(h.at), most: h.wounds }]
      : [],
  );
  const shares = yield* t.chooseAmounts(seat, { id: 'salve', rule: 'WW-024' }, near, { min: 1, max: 3 });
  playTrick(t, seat, holds(hunter, 'salve') as Card, 'WW-024');
  for (const { value, amount } of shares) {
    value.wounds -= amount;
    t.tell({ kind: 'heal', rule: 'WW-024', seat: s.hunters.indexOf(value), amount });
  }
}

/** WW-025 */
function* endTurn(t: Snow, seat: Seat): Flow {
  const hunter = t.state.hunters[seat] as Hunter;
  if (hunter.hand.length > 0) {
    const question: Question = { id: 'throw-away', rule: 'WW-025' };
    const cards = hunter.hand.map((card) => ({ id: `card:${card}`, value: card }));
    const thrown = yield* t.chooseMany(seat, question, cards, { min: 0, max: cards.length });
    hunter.hand = hunter.hand.filter((card) => !thrown.includes(card));
    t.state.used.push(...thrown);
    if (thrown.length > 0) t.tell({ kind: 'throw-away', rule: 'WW-025', seat, count: thrown.length });
  }
  drawTricks(t, seat);
}

/** WW-003, WW-025: up to three in hand; an empty deck is made anew from the used tricks. */
export function drawTricks(t: Snow, seat: Seat): void {
  const s = t.state;
  const hunter = s.hunters[seat] as Hunter;
  const cards: Card[] = [];
  while (hunter.hand.length < HAND) {
    if (s.deck.length === 0) {
      s.deck = s.used;
      s.used = [];
      t.shuffle(s.deck);
    }
    const card = t.draw(s.deck);
    if (!card) break;
    hunter.hand.push(card);
    cards.push(card);
  }
  if (cards.length === 0) return;
  const drawn = { kind: 'draw', rule: 'WW-003', seat, count: cards.length } as const;
  t.tellOnly([seat], { ...drawn, cards }, { ...drawn, cards: [] });
}
