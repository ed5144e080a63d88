import {
  type Flow,
  flag,
  type Game,
  listOf,
  Refusal,
  recordOf,
  type Table,
  type Told,
  whole,
} from '@wyrdhall/kernel';

interface Ferry {
  round: number;
  turn: number;
  left: number;
  tired: boolean[];
}

type FerryTold = Told & { readonly kind: 'row' | 'rest'; readonly seat: number; readonly left: number };

const riverDie = { id: 'river', faces: ['0', '1', '2', '2', '3', '4'] };
const shape = recordOf({
  round: whole(1, 9),
  turn: whole(0, 3),
  left: whole(0, 20),
  tired: listOf(flag, 4, 1),
});

function* takeTurn(t: Table<Ferry, FerryTold>): Flow {
  const s = t.state;
  const seat = s.turn;
  const closed = s.tired[seat] ? { closed: { id: 'tired', rule: 'FE-002' } } : {};
  const question = { id: 'turn', rule: 'FE-002', confirm: true, quiet: 'rest' };
  const rows = yield* t.choose(seat, question, [
    { id: 'row', value: true, ...closed },
    { id: 'rest', value: false },
  ]);
  if (rows) {
    const [face] = yield* t.roll(seat, riverDie, 1, 'FE-002');
    s.left = Math.max(0, s.left - Number(face));
  }
  s.tired[seat] = rows;
  t.tell({ kind: rows ? 'row' : 'rest', rule: 'FE-002', seat, left: s.left });
  s.turn = (seat + 1) % s.tired.length;
  if (s.turn === 0) s.round++;
}

export const ferry: Game<Ferry, FerryTold> = {
  id: 'ferry',
  name: 'The Ferry',
  version: 1,
  players: { min: 1, max: 4 },
  options: {},
  begin: ({ players }) => ({ round: 1, turn: 0, left: 5 * players, tired: Array(players).fill(false) }),
  *setup() {},
  step: takeTurn,
  outcome(s) {
    if (s.left === 0) return { won: true, why: 'crossed', rule: 'FE-003' };
    return s.round > 8 ? { won: false, why: 'night', rule: 'FE-003' } : undefined;
  },
  clock: (s) => ({ round: s.round, turn: `${s.round} ferryman ${s.turn + 1}` }),
  view: (s) => s,
  secrets: () => [],
  copy: (s) => ({ ...s, tired: [...s.tired] }),
  redeal() {},
  score: (s) => (s.left === 0 ? 1 : s.round > 8 ? 0 : 1 / (1 + s.left)),
  arrange(given, options) {
    if (typeof given.left !== 'number' || Object.keys(given).length > 1) {
      throw new Refusal('given: "left", a number, and nothing else.');
    }
    return { ...ferry.begin(options), left: given.left } as Ferry;
  },
  describe: (s) => ({ ...s }),
  broken(s, options) {
    const malformed = shape(s, 'state');
    if (malformed) return malformed;
    const players = s.tired.length;
    if (s.turn >= players || s.left > 5 * players || (s.round > 8 && s.turn > 0)) return 'out of bounds';
    return options && options.players !== players ? `${players} ferrymen` : undefined;
  },
};
