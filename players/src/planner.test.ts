import { type Flow, type Game, Random, Run } from '@wyrdhall/kernel';
import { expect, it } from 'vitest';
import { planner } from './planner.ts';
import { sit } from './player.ts';

interface Fights {
  fight: number;
  round: number;
}

const ROUNDS = 6;
const question = { id: 'strike', rule: 'XX-01' };
const ways = ['left', 'right'].map((id) => ({ id, value: id }));

/** Many fights of six rounds; the clock counts the rounds of each anew. Each answer is a round. */
function fights(begin: Fights, onRound: () => void, horizon?: Game<Fights>['horizon']): Game<Fights> {
  return {
    id: 'fights',
    name: 'Fights',
    version: 1,
    players: { min: 1, max: 1 },
    options: {},
    begin: () => ({ ...begin }),
    *setup() {},
    *step(t): Flow {
      yield* t.choose(0, question, ways);
      onRound();
      const { fight, round } = t.state;
      t.state = round === ROUNDS ? { fight: fight + 1, round: 1 } : { fight, round: round + 1 };
    },
    outcome: ({ fight }) => (fight > 40 ? { won: true, why: 'over', rule: 'XX-01' } : undefined),
    clock: ({ round }) => ({ round, turn: `${round}` }),
    view: (s) => s,
    secrets: () => [],
    copy: (s) => ({ ...s }),
    redeal: () => {},
    score: () => 0.5,
    weigh: (_, { options }) => options.map(() => 1),
    ...(horizon && { horizon }),
    arrange: () => ({ ...begin }),
    describe: (s) => ({ ...s }),
  };
}

/** How many rounds the planner plays in each of its tries. */
function roundsPerTry(begin: Fights, horizon?: Game<Fights>['horizon']): number {
  let rounds = 0;
  const game = fights(begin, () => rounds++, horizon) as Game;
  const advice = planner(40).advise?.(sit(Run.start(game, {}), 0), Random.fromSeed(1));
  const tries = advice?.alternatives.reduce((sum, { tries: of }) => sum + of, 0) ?? 0;
  expect(tries).toBeGreaterThan(0);
  return rounds / tries;
}

it.each([1, 3, 5, 6])(
  'a try ends two rounds on, also where the clock counts anew: from round %i',
  (round) => {
    expect(roundsPerTry({ fight: 1, round })).toBe(2);
  },
);

it('a try ends two stretches on where the game names its stretches', () => {
  const byFight = ({ fight }: Fights): string => `fight ${fight}`;
  expect(roundsPerTry({ fight: 1, round: 1 }, byFight)).toBe(2 * ROUNDS);
  expect(roundsPerTry({ fight: 1, round: 5 }, byFight)).toBe(2 + ROUNDS);
});
