import type { Game } from '../game.ts';
import type { Told } from '../told.ts';
import { options } from './sketch.ts';

export interface Prepared {
  round: number;
  energy: number[];
  dice: string[][];
  dashes: string[];
}

const DIE = { id: 'die', faces: ['hit', 'step', 'focus', 'guard', 'wild', 'miss'] };
const PLACES = [0, 1, 2, 3];
const secret = { id: 'prepare', rule: 'PR-001' };
const ask = (id: string) => ({ id, rule: 'PR-001', secret });

/**
 * All seats prepare at the same time behind screens: each rolls four dice, rolls some again for energy as often as it
 * likes, is asked one question more if three dice are equal, chooses, and is ready. Everybody sees the energy.
 */
export const preparation: Game<Prepared, Told> = {
  id: 'preparation',
  name: 'Preparation',
  version: 1,
  players: { min: 2, max: 4 },
  options: {},
  begin: ({ players }) => ({
    round: 1,
    energy: Array.from({ length: players }, () => 6),
    dice: Array.from({ length: players }, () => []),
    dashes: [],
  }),
  setup: function* () {},
  *step(t) {
    const s = t.state;
    s.dashes = yield* t.all([...s.dice.keys()], function* (seat) {
      const dice = [...(yield* t.roll(seat, DIE, PLACES.length, 'PR-001', { secret }))];
      s.dice[seat] = dice;
      while (Number(s.energy[seat]) > 0) {
        const question = { ...ask('again'), data: { dice } };
        const places = PLACES.map((place) => ({ id: `die:${place}`, value: place }));
        const again = yield* t.chooseMany(seat, question, places, { min: 0, max: PLACES.length });
        if (again.length === 0) break;
        s.energy[seat] = Number(s.energy[seat]) - 1;
        const faces = yield* t.roll(seat, DIE, again.length, 'PR-001', { secret });
        again.forEach((place, i) => {
          dice[place] = faces[i] ?? '';
        });
      }
      if (dice.some((face) => dice.filter((other) => other === face).length >= 3))
        yield* t.choose(seat, ask('three-of-a-kind'), options('turn', 'leave'));
      const dash = yield* t.choose(seat, ask('dash'), options('dash', 'stay'));
      yield* t.choose(seat, ask('ready'), options('ready', 'wait'));
      return dash;
    });
    yield* t.choose(0, { id: 'next', rule: 'PR-001' }, options('on', 'rest'));
    s.round++;
  },
  outcome: ({ round }) => (round > 3 ? { won: true, why: 'done', rule: 'PR-001' } : undefined),
  clock: ({ round }) => ({ round, turn: `${round}` }),
  view: ({ round, energy, dice }, viewer) => ({
    round,
    energy: [...energy],
    dice: dice.map((own, seat) => (seat === viewer ? [...own] : own.length)),
  }),
  secrets: () => [],
  copy: ({ round, energy, dice, dashes }) => ({
    round,
    energy: [...energy],
    dice: dice.map((own) => [...own]),
    dashes: [...dashes],
  }),
  redeal: ({ dice }, seat, random) => {
    for (const [other, own] of dice.entries())
      if (other !== seat) for (const place of own.keys()) own[place] = random.of(DIE.faces);
  },
  score: () => 0.5,
  arrange: () => ({ round: 1, energy: [], dice: [], dashes: [] }),
  describe: (s) => ({ ...s }),
};
