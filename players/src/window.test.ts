import { type Game, isChance, Random, Run } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { answerNext } from './bots.ts';
import { sit } from './player.ts';
import { playerNamed } from './players.ts';

interface Hands {
  hands: string[];
  box: string[];
  played: number[];
  done: boolean;
}

/** Two seats hold a hidden card each: a shield can be played in the window, a blank cannot, and is not asked. */
const hidden: Game<Hands> = {
  id: 'hands',
  name: 'Hidden hands',
  version: 1,
  players: { min: 2, max: 2 },
  options: {},
  begin: () => ({ hands: ['shield', 'shield'], box: ['blank', 'blank'], played: [], done: false }),
  *setup() {},
  *step(t) {
    const s = t.state;
    yield* t.offer({ id: 'shield', rule: 'XX-01' }, [0, 1], (seat) => {
      const play = (): void => {
        s.hands[seat] = 'used';
        s.played.push(seat);
      };
      return s.hands[seat] === 'shield' ? [{ id: 'play', value: play }] : [];
    });
    s.done = true;
  },
  outcome: (s) => (s.done ? { won: s.played.length > 0, why: 'over', rule: 'XX-01' } : undefined),
  clock: () => ({ round: 1, turn: '1' }),
  view: (s, viewer) => ({ own: viewer === 'watcher' ? '' : s.hands[viewer], played: s.played, done: s.done }),
  secrets: () => [],
  copy: (s) => ({ hands: [...s.hands], box: [...s.box], played: [...s.played], done: s.done }),
  redeal(s, seat, random) {
    const other = 1 - seat;
    const cards = [s.hands[other] as string, ...s.box];
    random.shuffle(cards);
    s.hands[other] = cards.pop() as string;
    s.box = cards;
  },
  score: (s) => (s.played.length > 0 ? 0.9 : 0.1),
  arrange: () => hidden.begin({ players: 2 }),
  describe: (s) => ({ ...s }),
};

describe('a window that is open for hidden hands', () => {
  it('is open for the same seats in each of 200 forks, as everybody sees who is asked', () => {
    const run = Run.start(hidden as Game, {});
    const seated = sit(run, 1);
    for (let i = 0; i < 200; i++) {
      const fork = seated.fork(Random.fromSeed(i));
      expect(fork.prompts.map(({ seat }) => seat)).toEqual([0, 1]);
      expect(fork.prompts[seated.find(fork)]?.seat).toBe(1);
    }
  });

  it('is found in a fork that does not ask the other seat', () => {
    const shields = Array.from({ length: 40 }, () => 'shield');
    const rare = {
      ...hidden,
      begin: () => ({ hands: ['shield', 'shield'], box: ['blank', ...shields], played: [], done: false }),
    };
    const seated = sit(Run.start(rare as Game, {}), 1);
    const forks = Array.from({ length: 400 }, (_, i) => seated.fork(Random.fromSeed(i)));
    expect(forks.some(({ prompts }) => prompts.length === 1)).toBe(true);
    for (const fork of forks) expect(fork.prompts[seated.find(fork)]?.seat).toBe(1);
  });

  it.each(['greedy:50', 'planner:200'])('does not stop %s', (bot) => {
    for (let seed = 1; seed <= 4; seed++) {
      const run = Run.start(hidden as Game, {}, { seed });
      const player = playerNamed(bot);
      while (answerNext(run, new Map([0, 1].map((seat) => [seat, player])), Random.fromSeed(seed)));
      expect(run.outcome?.won).toBe(true);
    }
  });

  it.each(['greedy', 'planner:20'])('is judged by %s although no fork asks it', (bot) => {
    const run = Run.start(hidden as Game, {});
    const over = Run.start(hidden as Game, {});
    while (!over.outcome) over.answer({ seat: over.prompts[0]?.seat ?? 0, choice: 'pass' });
    const elsewhere = { ...sit(run, 0), fork: () => over.fork() };
    expect(() => playerNamed(bot).decide(elsewhere, Random.fromSeed(1))).not.toThrow();
  });
});

/** A seat that is asked for its own die, and would win by a six. */
const die: Game<{ face: string }> = {
  ...(hidden as unknown as Game<{ face: string }>),
  players: { min: 1, max: 1 },
  begin: () => ({ face: '' }),
  *step(t) {
    const faces = ['one', 'one', 'one', 'six'] as const;
    [t.state.face = ''] = yield* t.roll(0, { id: 'd', faces }, 1, 'XX-01');
  },
  outcome: (s) => (s.face === '' ? undefined : { won: s.face === 'six', why: 'rolled', rule: 'XX-01' }),
  view: (s) => s,
  copy: (s) => ({ ...s }),
  redeal: () => {},
  score: () => 0.5,
};

describe.each(['random', 'hasty', 'greedy', 'planner:20'])('%s', (bot) => {
  it('rolls its own dice honestly', () => {
    const player = playerNamed(bot);
    const decided = { decide: 0, advise: 0 };
    const GAMES = 400;
    for (let seed = 1; seed <= GAMES; seed++) {
      const run = Run.start(die as Game, {}, { ownDice: true, seed });
      const seated = sit(run, 0);
      expect(isChance(seated.prompt)).toBe(true);
      const six = seated.prompt.options.findIndex(({ id }) => id === 'six');
      const picked = player.decide(seated, Random.fromSeed(`dice ${seed}`));
      const advised = player.advise?.(seated, Random.fromSeed(`dice ${seed}`)).pick ?? picked;
      if (String(picked) === String(six)) decided.decide++;
      if (String(advised) === String(six)) decided.advise++;
    }
    // A quarter of them, give or take four standard deviations.
    expect(Math.abs(decided.decide - GAMES / 4)).toBeLessThan(35);
    expect(Math.abs(decided.advise - GAMES / 4)).toBeLessThan(35);
  });
});
