import { choice, type Game, type Outcome, Random, Run } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { answerNext } from './bots.ts';
import { type Seated, sit } from './player.ts';
import { playerNamed } from './players.ts';

interface Guess {
  deck: string[];
  guess: string;
}

const outcome = (s: Guess): Outcome | undefined =>
  s.guess === '' ? undefined : { won: s.guess === s.deck.at(-1), why: 'guessed', rule: 'GU-01' };

/** The top card of a deck is red or black; whoever saw it would always win. */
const guess: Game<Guess> = {
  id: 'guess',
  name: 'Guess',
  version: 1,
  players: { min: 1, max: 1 },
  options: {},
  begin: () => ({ deck: ['red', 'red', 'black', 'black'], guess: '' }),
  // biome-ignore lint/correctness/useYield: nothing is asked.
  *setup(t) {
    t.shuffle(t.state.deck);
  },
  *step(t) {
    const colours = ['red', 'black'].map((id) => ({ id, value: id }));
    t.state.guess = yield* t.choose(0, { id: 'colour', rule: 'GU-01' }, colours);
  },
  outcome,
  clock: () => ({ round: 1, turn: '1' }),
  view: (s) => ({ deck: s.deck.length }),
  secrets: (s) => s.deck,
  copy: (s) => ({ deck: [...s.deck], guess: s.guess }),
  redeal: (s, _, random) => random.shuffle(s.deck),
  score: (s) => (outcome(s)?.won ? 1 : 0),
  arrange: () => ({ deck: [], guess: '' }),
  describe: (s) => ({ ...s }),
};

/** Two seats choose the same colour, or lose; neither knows what the other chose. */
const vote: Game<Guess> = {
  ...guess,
  players: { min: 2, max: 2 },
  *step(t) {
    const colours = ['red', 'black'].map((id) => ({ id, value: id }));
    const [first = '', second = ''] = yield* t.all([0, 1], (seat) =>
      t.choose(seat, { id: 'colour', rule: 'GU-01', secret: true }, colours),
    );
    t.state.deck = [first];
    t.state.guess = second;
  },
};

/** How often the bot guesses right, at seats that fork in this way. */
function rightGuesses(bot: string, seat: (run: Run) => Seated): number {
  const player = playerNamed(bot);
  let right = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const run = Run.start(guess as Game, {}, { seed });
    const seated = seat(run);
    const pick = player.decide(seated, Random.fromSeed(`bot ${seed}`));
    run.answer({ seat: 0, choice: choice(seated.prompt, pick) });
    if (run.outcome?.won) right++;
  }
  return right;
}

const GAMES = 400;

describe.each(['greedy', 'planner:40'])('%s', (bot) => {
  it('does not know the top card of the deck', () => {
    const right = rightGuesses(bot, (run) => sit(run, 0));
    // Half of them, give or take four standard deviations.
    expect(Math.abs(right - GAMES / 2)).toBeLessThan(40);
  });

  it('does not know it where several seats may answer either', () => {
    const any: Game<Guess> = {
      ...guess,
      players: { min: 3, max: 3 },
      *step(t) {
        const colours = ['red', 'black'].map((id) => ({ id, value: id }));
        const question = { id: 'colour', rule: 'GU-01' };
        ({ value: t.state.guess } = yield* t.anyone([0, 1, 2], question, () => colours));
      },
    };
    let right = 0;
    for (let seed = 1; seed <= GAMES / 2; seed++) {
      const run = Run.start(any as Game, {}, { seed });
      const bots = new Map([0, 1, 2].map((seat) => [seat, playerNamed(bot)]));
      answerNext(run, bots, Random.fromSeed(`bot ${seed}`));
      if (run.outcome?.won) right++;
    }
    expect(Math.abs(right - GAMES / 4)).toBeLessThan(29);
  });

  it('does not know how another seat voted in secret', () => {
    let right = 0;
    for (let seed = 1; seed <= GAMES / 2; seed++) {
      const run = Run.start(vote as Game, {}, { seed });
      const first = seed % 2 ? 'red' : 'black';
      run.answer({ seat: 0, choice: first });
      const seated = sit(run, 0);
      const pick = playerNamed(bot).decide(seated, Random.fromSeed(`bot ${seed}`));
      if (choice(seated.prompt, pick) === first) right++;
    }
    expect(Math.abs(right - GAMES / 4)).toBeLessThan(29);
  });

  it('would always be right if its forks showed the true deck', () => {
    expect(rightGuesses(bot, (run) => ({ ...sit(run, 0), fork: () => run.fork() }))).toBe(GAMES);
  });
});
