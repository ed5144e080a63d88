import { Refusal } from '../fault.ts';
import type { Flow } from '../flow.ts';
import type { Game, Outcome } from '../game.ts';
import type { Option, Question, Seat } from '../prompt.ts';
import { listOf, oneOf, recordOf, whole } from '../shape.ts';
import type { Table } from '../table.ts';
import type { Told } from '../told.ts';

/** A small game in which nearly everything is hidden: dice behind screens, secret votes, reactions from closed hands. */
export const rulebook = `# The Council

## A round

**CO-001** Everybody draws a card, which nobody else sees.

**CO-002** Everybody rolls two dice behind a screen, and may roll them once more.

**CO-003** Everybody votes in secret: left or right.

**CO-004** A storm rises. Whoever holds a shield may play it; everybody with cards is asked.

**CO-005** The speaker names the way. Then dice and votes are shown: each vote for that way is a point, and so is each six.

**CO-006** After three rounds the council wins with eight points.
`;

export interface Council {
  round: number;
  points: number;
  deck: string[];
  hands: string[][];
  dice: string[][];
  shields: number;
}

export type CouncilTold =
  | (Told & { readonly kind: 'draw'; readonly seat: Seat; readonly card?: string })
  | (Told & { readonly kind: 'rolled' | 'voted' | 'shield'; readonly seat: Seat })
  | (Told & {
      readonly kind: 'shown';
      readonly votes: readonly string[];
      readonly dice: readonly string[][];
    });

type CouncilTable = Table<Council, CouncilTold>;

const SHIELDS = 8;
const CARDS = [
  ...Array.from({ length: SHIELDS }, (_, i) => `shield-${i}`),
  ...Array.from({ length: 16 }, (_, i) => `plain-${i}`),
];
const someCards = listOf(oneOf(CARDS), CARDS.length);
const councilShape = recordOf({
  round: whole(0, 4),
  points: whole(0, 100),
  deck: someCards,
  hands: listOf(someCards),
  dice: listOf(listOf(oneOf(['1', '2', '3', '4', '5', '6']), 2)),
  shields: whole(0, SHIELDS),
});
const DIE = { id: 'die', faces: ['1', '2', '3', '4', '5', '6'] };
const ROLL: Question = { id: 'again', rule: 'CO-002', secret: true };
const VOTE: Question = { id: 'vote', rule: 'CO-003', secret: true };
const STORM: Question = { id: 'storm', rule: 'CO-004' };
const WAY: Question = { id: 'way', rule: 'CO-005' };

const ways = (): Option<string>[] => ['left', 'right'].map((id) => ({ id, value: id }));

function* behindScreen(t: CouncilTable, seat: Seat): Flow<string> {
  const s = t.state;
  s.dice[seat] = yield* t.roll(seat, DIE, 2, 'CO-002');
  t.tellOnly([seat], { kind: 'rolled', rule: 'CO-002', seat });
  const again = yield* t.choose(seat, { ...ROLL, data: { dice: s.dice[seat] ?? [] } }, [
    { id: 'keep', value: false },
    { id: 'again', value: true },
  ]);
  // With own dice, being asked to roll must not tell that somebody rolls again.
  if (again) s.dice[seat] = yield* t.roll(seat, DIE, 2, 'CO-002', { secret: { id: 'vote', rule: 'CO-003' } });
  return yield* t.choose(seat, { ...VOTE, data: { dice: s.dice[seat] ?? [] } }, ways());
}

function* round(t: CouncilTable): Flow {
  const s = t.state;
  const seats = [...s.hands.keys()];
  for (const seat of seats) {
    const card = t.draw(s.deck);
    if (card === undefined) continue;
    s.hands[seat]?.push(card);
    t.tellOnly([seat], { kind: 'draw', rule: 'CO-001', seat, card }, { kind: 'draw', rule: 'CO-001', seat });
  }
  // The votes are in no state until they are shown: the worst that a fork can meet.
  const votes = yield* t.all(seats, (seat) => behindScreen(t, seat));
  yield* t.offer(STORM, seats, (seat) => shieldsOf(t, seat), {
    might: (seat) => (s.hands[seat]?.length ?? 0) > 0,
  });
  const speaker = (s.round - 1) % seats.length;
  const way = yield* t.choose(speaker, WAY, ways());
  t.reveal();
  t.tell({ kind: 'shown', rule: 'CO-005', votes, dice: s.dice.map((dice) => [...dice]) });
  s.points += votes.filter((vote) => vote === way).length;
  s.points += s.dice.flat().filter((face) => face === '6').length;
  s.dice = seats.map(() => []);
  s.round++;
}

function shieldsOf(t: CouncilTable, seat: Seat): Option<() => void>[] {
  const hand = t.state.hands[seat] ?? [];
  return hand
    .filter((card) => card.startsWith('shield'))
    .map((card) => ({
      id: card,
      value: () => {
        hand.splice(hand.indexOf(card), 1);
        t.state.shields++;
        t.tell({ kind: 'shield', rule: 'CO-004', seat });
      },
    }));
}

const outcome = (s: Council): Outcome | undefined =>
  s.round <= 3 ? undefined : { won: s.points >= 8, why: s.points >= 8 ? 'wise' : 'foolish', rule: 'CO-006' };

export const council: Game<Council, CouncilTold> = {
  id: 'council',
  name: 'The Council',
  version: 1,
  players: { min: 2, max: 3 },
  options: {},
  begin: ({ players }) => ({
    round: 1,
    points: 0,
    deck: [...CARDS],
    hands: Array.from({ length: players }, () => []),
    dice: Array.from({ length: players }, () => []),
    shields: 0,
  }),
  // biome-ignore lint/correctness/useYield: nothing is asked.
  *setup(t) {
    t.shuffle(t.state.deck);
  },
  step: round,
  outcome,
  clock: (s) => ({ round: s.round, turn: `${s.round}` }),
  view: (s, viewer) => ({
    round: s.round,
    points: s.points,
    deck: s.deck.length,
    hands: s.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length)),
    dice: s.dice.map((dice, seat) => (seat === viewer ? [...dice] : dice.length)),
    shields: s.shields,
  }),
  secrets: (s, viewer) => [...s.deck, ...s.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))],
  copy: (s) => ({
    ...s,
    deck: [...s.deck],
    hands: s.hands.map((hand) => [...hand]),
    dice: s.dice.map((dice) => [...dice]),
  }),
  redeal: (s, seat, random) => {
    const hidden = [...s.deck, ...s.hands.flatMap((hand, i) => (i === seat ? [] : hand))];
    random.shuffle(hidden);
    s.hands.forEach((hand, i) => {
      if (i !== seat) hand.splice(0, hand.length, ...hidden.splice(0, hand.length));
    });
    s.deck = hidden;
    s.dice.forEach((dice, i) => {
      if (i !== seat) dice.splice(0, dice.length, ...dice.map(() => random.of(DIE.faces)));
    });
  },
  score: (s) => Math.min(1, s.points / 20),
  arrange: () => {
    throw new Refusal('The Council has no cases.');
  },
  describe: (s) => ({ ...s }),
  broken: (s, options) => {
    const wrong = councilShape(s, 'state');
    if (wrong) return wrong;
    const { deck, hands, shields } = s;
    if (options && hands.length !== options.players) return `${hands.length} members`;
    const cards = deck.length + hands.flat().length + shields;
    return cards === CARDS.length ? undefined : `${cards} cards instead of ${CARDS.length}`;
  },
};
