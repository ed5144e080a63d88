import { Refusal } from '../fault.ts';
import type { Flow } from '../flow.ts';
import type { Game, Outcome } from '../game.ts';
import type { Option, Question, Seat } from '../prompt.ts';
import { listOf, oneOf, recordOf, whole } from '../shape.ts';
import type { Table } from '../table.ts';
import type { Told } from '../told.ts';

/** A small game with a little of everything: secret cards, choices at the same time, dice, a reaction. */
export const rulebook = `# Lanterns

## The night

**LA-001** Each keeper holds two oils that only they see. The rest are the store, face down.

**LA-002** In the evening all keepers choose at the same time which oil to burn.

**LA-003** Then the wind rolls a die: a gust puts out one light.

**LA-004** A keeper who still holds an oil may shield the lights from a gust by giving it up.

**LA-005** After three nights the keepers win if two lights burn.
`;

export interface Lanterns {
  night: number;
  lights: number;
  store: string[];
  hands: string[][];
  burnt: string[];
}

export type LanternTold =
  | (Told & { readonly kind: 'burn' | 'shield'; readonly seat: Seat; readonly oil: string })
  | (Told & { readonly kind: 'draw'; readonly seat: Seat; readonly oil?: string })
  | (Told & { readonly kind: 'wind'; readonly face: string });

export type LanternTable = Table<Lanterns, LanternTold>;

const OILS = [
  'ash',
  'birch',
  'cedar',
  'elm',
  'fir',
  'hazel',
  'juniper',
  'larch',
  'oak',
  'pine',
  'rowan',
  'yew',
];
const someOils = listOf(oneOf(OILS), OILS.length);
const lanternsShape = recordOf({
  night: whole(0, 100),
  lights: whole(-100, 100),
  store: someOils,
  hands: listOf(someOils, 4),
  burnt: someOils,
});
const wind = { id: 'wind', faces: ['calm', 'calm', 'gust'] };
const askBurn: Question = { id: 'burn', rule: 'LA-002' };
const askShield: Question = { id: 'shield', rule: 'LA-004' };

const oils = (hand: readonly string[]): Option<string>[] =>
  hand.map((oil) => ({ id: `oil:${oil}`, value: oil }));

function giveUp(s: Lanterns, seat: Seat, oil: string): void {
  const hand = s.hands[seat] ?? [];
  hand.splice(hand.indexOf(oil), 1);
  s.burnt.push(oil);
}

export function drawOil(t: LanternTable, seat: Seat): void {
  const oil = t.draw(t.state.store);
  if (!oil) return;
  t.state.hands[seat]?.push(oil);
  const drawn = { kind: 'draw', rule: 'LA-001', seat } as const;
  t.tellOnly([seat], { ...drawn, oil }, drawn);
}

function* setup(t: LanternTable): Flow {
  t.shuffle(t.state.store);
  t.state.hands.forEach((_, seat) => {
    drawOil(t, seat);
    drawOil(t, seat);
  });
}

function* step(t: LanternTable): Flow {
  const s = t.state;
  const seats = [...s.hands.keys()].filter((seat) => s.hands[seat]?.length);
  const burnt = yield* t.all(seats, (seat) => t.choose(seat, askBurn, oils(s.hands[seat] ?? [])));
  burnt.forEach((oil, i) => {
    const seat = seats[i] as Seat;
    giveUp(s, seat, oil);
    s.lights++;
    t.tell({ kind: 'burn', rule: 'LA-002', seat, oil });
  });
  const [face] = yield* t.roll(0, wind, 1, 'LA-003');
  t.tell({ kind: 'wind', rule: 'LA-003', face: face as string });
  if (face === 'gust') yield* gust(t);
  for (const seat of seats) drawOil(t, seat);
  s.night++;
}

function* gust(t: LanternTable): Flow {
  const s = t.state;
  let shielded = false;
  yield* t.offer(askShield, [...s.hands.keys()], (seat) =>
    shielded
      ? []
      : oils(s.hands[seat] ?? []).map(({ id, value: oil }) => ({
          id,
          // biome-ignore lint/correctness/useYield: a reaction need not ask anything.
          value: function* (): Flow {
            shielded = true;
            giveUp(s, seat, oil);
            t.tell({ kind: 'shield', rule: 'LA-004', seat, oil });
          },
        })),
  );
  if (!shielded) s.lights = Math.max(0, s.lights - 1);
}

const outcome = (s: Lanterns): Outcome | undefined =>
  s.night <= 3 ? undefined : { won: s.lights >= 2, why: s.lights >= 2 ? 'light' : 'dark', rule: 'LA-005' };

export const lanterns: Game<Lanterns, LanternTold> = {
  id: 'lanterns',
  name: 'Lanterns',
  version: 1,
  players: { min: 1, max: 3 },
  options: { lights: { kind: 'number', min: 0, max: 2, default: 0 } },
  begin: ({ players, lights }) => ({
    night: 1,
    lights: Number(lights),
    store: [...OILS],
    hands: Array.from({ length: players }, () => []),
    burnt: [],
  }),
  setup,
  step,
  outcome,
  clock: ({ night }) => ({ round: night, turn: `night ${night}` }),
  view: (s, viewer) => ({
    night: s.night,
    lights: s.lights,
    store: s.store.length,
    hands: s.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length)),
    burnt: [...s.burnt],
  }),
  secrets: (s, viewer) => [...s.store, ...s.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))],
  copy: (s) => ({ ...s, store: [...s.store], hands: s.hands.map((hand) => [...hand]), burnt: [...s.burnt] }),
  redeal: (s, seat, random) => {
    const hidden = [...s.store, ...s.hands.flatMap((hand, i) => (i === seat ? [] : hand))];
    random.shuffle(hidden);
    s.store = hidden.splice(0, s.store.length);
    s.hands = s.hands.map((hand, i) => (i === seat ? hand : hidden.splice(0, hand.length)));
  },
  score: (s) => Math.min(1, s.lights / 12),
  arrange: () => {
    throw new Refusal('Lanterns has no cases.');
  },
  describe: (s) => ({ ...s }),
  broken: (s, options) => {
    const wrong = lanternsShape(s, 'state');
    if (wrong) return wrong;
    const { store, hands, burnt } = s;
    if (options && hands.length !== options.players) return `${hands.length} keepers`;
    const known = new Set([...store, ...hands.flat(), ...burnt]).size;
    return known === OILS.length ? undefined : `${known} oils instead of ${OILS.length}`;
  },
};
