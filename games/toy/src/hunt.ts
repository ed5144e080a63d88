import type { Flow, Option, Question, Reason, Seat, Table } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import { board, camp, distance, nameOf, neighbour } from './board.ts';
import type { ToyTold } from './events.ts';
import {
  CARDS,
  type Card,
  damageOf,
  die,
  HAND,
  type Hunter,
  STANCES,
  type Stance,
  type Toy,
  type Trick,
  WOLF_HEALTH,
  type Wolf,
} from './state.ts';

export type Snow = Table<Toy, ToyTold>;

type Act =
  | { readonly do: 'step'; readonly to: Cell }
  | { readonly do: 'strike'; readonly wolf: string }
  | { readonly do: 'salve' }
  | { readonly do: 'end' };

/** All that an act can be, made once: a prompt only picks from these. */
const reason = (id: string, rule: string): Reason => ({ id, rule });
/** Written out, not spread: options of few shapes are read quickest. */
const option = (id: string, value: Act, at: string, closed?: Reason): Option<Act> =>
  closed ? { id, value, at, closed } : { id, value, at };
const stepTo = (closed?: Reason): readonly Option<Act>[] =>
  board.names.map((name, to) => option(`step:${name}`, { do: 'step', to }, name, closed));
const step = stepTo();
const intoDrift = stepTo(reason('deep-snow', 'WW-021'));
const ontoSomebody = stepTo(reason('occupied', 'WW-021'));
const intoCamp = stepTo(reason('camp', 'WW-021'));
const tired = stepTo(reason('no-steps-left', 'WW-020'));
const struck = reason('struck', 'WW-020');
const salve: Option<Act> = { id: 'salve', value: { do: 'salve' } };
const salveForNobody: Option<Act> = {
  id: salve.id,
  value: salve.value,
  closed: reason('nobody-hurt', 'WW-024'),
};
const end: Option<Act> = { id: 'end', value: { do: 'end' } };
const askTurn: Question = { id: 'turn', rule: 'WW-020', confirm: true, quiet: 'end' };
const askThrowAway: Question = { id: 'throw-away', rule: 'WW-025' };
const askStance: Question = { id: 'stance', rule: 'WW-011' };
const throwable = new Map(CARDS.map((card) => [card, { id: `card:${card}`, value: card }]));
const stances: readonly Option<Stance>[] = STANCES.map((stance) => ({ id: stance, value: stance }));

export const occupied = (s: Toy, cell: Cell): boolean => {
  for (const hunter of s.hunters) if (hunter.at === cell && !hunter.down) return true;
  for (const wolf of s.wolves) if (wolf.at === cell) return true;
  return false;
};

/** WW-011: all choose at the same time and show together; then the first hunter's turn begins. */
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
  s.phase = 'hunt';
  s.turn = -1;
  nextHunter(s);
}

function nextHunter(s: Toy): void {
  do s.turn++;
  while (s.hunters[s.turn]?.down);
  if (s.turn < s.hunters.length) return;
  s.phase = 'wolves';
  s.wolf = 0;
}

/** WW-020: one thing a hunter does. */
export function* huntersAct(t: Snow, seat: Seat): Flow {
  const s = t.state;
  const hunter = s.hunters[seat] as Hunter;
  const act = yield* t.choose(seat, askTurn, acts(s, hunter));
  switch (act.do) {
    case 'step': {
      hunter.at = act.to;
      hunter.steps--;
      (s.ground[act.to] as { tracks: number }).tracks++;
      t.tell({ kind: 'step', rule: 'WW-021', seat, to: nameOf(act.to) });
      return;
    }
    case 'strike':
      return yield* strike(t, seat, act.wolf);
    case 'salve':
      return yield* playSalve(t, seat);
    case 'end':
      return yield* endTurn(t, seat);
  }
}

function acts(s: Toy, hunter: Hunter): Option<Act>[] {
  const options: Option<Act>[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = neighbour(hunter.at, direction);
    if (to < 0) continue;
    options.push(stepsOf(s, hunter, to)[to] as Option<Act>);
  }
  for (const wolf of s.wolves) {
    if (distance(hunter.at, wolf.at) > 1) continue;
    const act: Act = { do: 'strike', wolf: wolf.id };
    options.push(option(`strike:${wolf.id}`, act, nameOf(wolf.at), hunter.struck ? struck : undefined));
  }
  if (holds(hunter, 'salve')) options.push(anyHurtNear(s, hunter) ? salve : salveForNobody);
  options.push(end);
  return options;
}

/** WW-021 */
function stepsOf(s: Toy, hunter: Hunter, to: Cell): readonly Option<Act>[] {
  if (occupied(s, to)) return ontoSomebody;
  if (to === camp) return intoCamp;
  if (s.ground[to]?.drift) return intoDrift;
  return hunter.steps > 0 ? step : tired;
}

const hurtNear = (h: Hunter, at: Cell): boolean => h.wounds > 0 && !h.down && distance(h.at, at) <= 2;

function anyHurtNear(s: Toy, { at }: Hunter): boolean {
  for (const hunter of s.hunters) if (hurtNear(hunter, at)) return true;
  return false;
}

export function holds(hunter: Hunter, trick: Trick): Card | undefined {
  for (const card of hunter.hand) if (card.startsWith(trick)) return card;
  return undefined;
}

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
  t.tell({ kind: 'strike', rule: 'WW-022', seat, wolf: id, faces });
  let damage = damageOf(faces);
  const spear = () => {
    const card = wolf.wounds + damage < WOLF_HEALTH ? holds(hunter, 'spear') : undefined;
    if (!card) return [];
    return [
      {
        id: `play:${card}`,
        value: () => {
          playTrick(t, seat, card, 'WW-023');
          damage++;
        },
      },
    ];
  };
  yield* t.offer({ id: 'spear', rule: 'WW-023', data: { wolf: id } }, [seat], spear, { telling: true });
  if (damage === 0) return;
  wolf.wounds += damage;
  t.tell({ kind: 'wound', rule: 'WW-022', wolf: id, damage });
  if (wolf.wounds < WOLF_HEALTH) return;
  s.wolves.splice(s.wolves.indexOf(wolf), 1);
  t.tell({ kind: 'wolf-dies', rule: 'WW-022', wolf: id });
  if (s.wolves.length === 0) t.gameOver(); // WW-040
}

/** WW-024 */
function* playSalve(t: Snow, seat: Seat): Flow {
  const s = t.state;
  const hunter = s.hunters[seat] as Hunter;
  const near = s.hunters.flatMap((h, i) =>
    hurtNear(h, hunter.at) ? [{ id: `hunter:${i}`, value: h, at: nameOf(h.at), most: h.wounds }] : [],
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
    const cards = hunter.hand.map((card) => throwable.get(card) as Option<Card>);
    const thrown = yield* t.chooseMany(seat, askThrowAway, cards, { min: 0, max: cards.length });
    hunter.hand = hunter.hand.filter((card) => !thrown.includes(card));
    t.state.used.push(...thrown);
    if (thrown.length > 0) t.tell({ kind: 'throw-away', rule: 'WW-025', seat, count: thrown.length });
  }
  drawTricks(t, seat);
  nextHunter(t.state);
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
  const count = cards.length;
  t.tellOnly(
    [seat],
    { kind: 'draw', rule: 'WW-003', seat, count, cards },
    { kind: 'draw', rule: 'WW-003', seat, count, cards: [] },
  );
}
