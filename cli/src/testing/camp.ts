import { type Flow, type Game, leaderOf, type Table, type Told } from '@wyrdhall/kernel';

/**
 * A small game for the tests of the terminal. Each night all figures choose at the same time, seat 0 draws two cards
 * and rolls dice of two kinds; then anybody may end the night. A night is a chapter.
 */
export interface Camp {
  night: number;
  players: number;
  company: string[];
  deck: string[];
  songs: string[];
  /** A word that only its seat knows. */
  marks: string[];
}

export interface CampTold extends Told {
  readonly kind: 'did' | 'drew' | 'rolled' | 'night';
  readonly what: string;
}

type CampTable = Table<Camp, CampTold>;

const RULE = 'XX-001';
const red = { id: 'red', faces: ['1', '2', 'skull'] };
const white = { id: 'white', faces: ['1', 'blank'] };
const option = (id: string) => ({ id, value: id });

function* night(t: CampTable): Flow {
  const s = t.state;
  t.tell({ kind: 'night', rule: RULE, what: `${s.night}` });
  const did = yield* t.allFigures(
    [...s.company.keys()],
    (figure) => leaderOf(figure, s.players),
    (figure) => {
      const question = { id: 'task', rule: RULE, figure: s.company[figure] ?? '' };
      return t.choose(leaderOf(figure, s.players), question, ['wood', 'song', 'watch'].map(option));
    },
  );
  t.tell({ kind: 'did', rule: RULE, what: did.join(' ') });
  if (did.includes('song')) s.songs.push(`song-${s.night}`);
  const cards = yield* t.drawCards(0, s.deck, 2, RULE);
  s.deck.unshift(...cards);
  t.tell({ kind: 'drew', rule: RULE, what: cards.join(' ') });
  const dice = [
    { die: red, count: 2 },
    { die: white, count: 1 },
  ];
  const rolled = yield* t.rollAll(0, dice, RULE);
  t.tell({ kind: 'rolled', rule: RULE, what: rolled.flat().join(' ') });
  const seats = Array.from({ length: s.players }, (_, seat) => seat);
  yield* t.anyone(seats, { id: 'sleep', rule: RULE }, () => [option('sleep'), option('talk')]);
  s.night++;
}

export const camp: Game<Camp, CampTold> = {
  id: 'camp',
  name: 'Camp',
  version: 1,
  players: { min: 1, max: 3 },
  options: {
    company: { kind: 'seats', values: ['ash', 'birch', 'cedar'], figures: [2, 2, 3] },
    known: { kind: 'set', values: ['song-1', 'song-2'], default: [], legacy: 'songs' },
    marked: { kind: 'flag', default: false },
  },
  begin: ({ players, company, known, marked }) => ({
    night: 1,
    players,
    company: [...(company as string[])],
    deck: ['oak', 'oak', 'yew'],
    songs: [...(known as string[])],
    marks: marked ? ['raven', 'otter', 'heron'].slice(0, players) : [],
  }),
  *setup(t) {
    t.state.marks.forEach((mark, seat) => {
      t.tellOnly([seat], { kind: 'did', rule: RULE, what: `mark ${mark}` });
    });
  },
  step: night,
  outcome: (s) => (s.night > 2 ? { won: true, why: 'morning', rule: RULE } : undefined),
  clock: (s) => ({ round: s.night, turn: `night ${s.night}` }),
  chapter: (s) => `night ${s.night}`,
  remakes: {
    regroup: {
      changes: ['players', 'company'],
      make: (s, { players, company }) => ({ ...s, players, company: [...(company as string[])] }),
    },
    moveOn: {
      changes: [],
      closed: (s) => (s.night < 2 ? { id: 'too-early', rule: RULE } : undefined),
      make: (s) => ({ ...s, night: s.night + 1 }),
    },
  },
  legacy: (s) => ({ songs: s.songs, nights: s.night }),
  view: (s, viewer) => ({ ...s, deck: s.deck.length, marks: s.marks.filter((_, seat) => seat === viewer) }),
  secrets: (s, viewer) => [...s.deck, ...s.marks.filter((_, seat) => seat !== viewer)],
  copy: (s) => structuredClone(s),
  redeal: (s, _, random) => random.shuffle(s.deck),
  score: () => 0.5,
  arrange: () => {
    throw new Error('Camp has no cases.');
  },
  describe: (s) => ({ ...s }),
};
