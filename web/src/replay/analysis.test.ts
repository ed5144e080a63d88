import '../testing/no-browser.ts';
import { choice, fingerprint, type Game, Random, Run, randomPick, runAt, save } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { expect, test } from 'vitest';
import type { GameFace } from '../kit/face.ts';
import type { KeptTable } from '../store/kept-table.ts';
import type { Considered } from '../thinker/thinker.ts';
import { newAnalysis } from './analysis.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { makeFilm, reelOf } from './film.ts';

const game = toy as Game;

function played() {
  const run = Run.start(game, { players: 2 }, { seed: 4 }) as Run;
  const random = Random.fromSeed(3);
  for (let i = 0; i < 40 && !run.outcome; i++) {
    const prompt = random.of(run.prompts);
    run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
  }
  const reel = reelOf(makeFilm(game, {} as GameFace, {} as KeptTable, structuredClone(save(run))), 0);
  if (!reel) throw new Error('It cannot be watched.');
  return reel;
}

const isAt = (one: Considered, other: Decision | undefined): boolean =>
  JSON.stringify(one.position) === JSON.stringify(other?.position) && one.print === other?.print;

const thought = ({ seat, print, said }: Considered, saidValue: number) => ({
  seat,
  print,
  choice: `not ${said}`,
  value: 0.6,
  saidValue,
});

test('every decision of a seat is met where it was made, with what was said', () => {
  const reel = played();
  const decisions = [...decisionsOf(reel, [1])];
  expect(decisions.length).toBeGreaterThan(3);
  for (const { point, seat, print, position, said } of decisions) {
    expect(reel.run.entries[point]).toMatchObject({ seat: 1, print, choice: said });
    const open = runAt(game, position).prompts.find((prompt) => prompt.seat === seat);
    expect(open && fingerprint(open)).toBe(print);
    expect(open?.options.length).toBeGreaterThan(1);
  }
});

test('what is far worse at both looks is found, and nothing else', async () => {
  const reel = played();
  const [first, second, third] = decisionsOf(reel, [0, 1]);
  const looks: string[] = [];
  const { now, start } = newAnalysis(reel, [0, 1], {
    async consider(_, decision, player) {
      if (isAt(decision, first)) looks.push(player);
      // The second was a mere stroke of luck: at the longer look it is as good.
      const isBad = isAt(decision, first);
      const isLuck = isAt(decision, second) && player === 'planner:150';
      if (isAt(decision, third)) return undefined;
      return thought(decision, isBad || isLuck ? 0.5 : 0.59);
    },
    stop: () => {},
  });
  await start();
  expect(now.value).toMatchObject({ state: 'done', point: reel.run.length });
  expect(now.value.found.map(({ point }) => point)).toEqual([first?.point]);
  expect(now.value.found[0]?.behind).toBeCloseTo(0.1);
  expect(looks).toEqual(['planner:150', 'planner:400']);
});

test('it can be stopped: nothing more is asked, and what was found stays', async () => {
  const reel = played();
  let asked = 0;
  let stopped = 0;
  const analysis = newAnalysis(reel, [0, 1], {
    async consider(_, decision) {
      if (++asked === 4) analysis.stop();
      return thought(decision, 0.1);
    },
    stop: () => void stopped++,
  });
  await analysis.start();
  expect(analysis.now.value.state).toBe('stopped');
  expect(analysis.now.value.found).toHaveLength(1);
  expect([asked, stopped]).toEqual([4, 1]);
});

test('a worker that dies ends it with what was found', async () => {
  let asked = 0;
  const { now, start } = newAnalysis(played(), [0], {
    async consider(_, decision) {
      if (++asked > 2) throw new Error('dead');
      return thought(decision, 0.1);
    },
    stop: () => {},
  });
  await start();
  expect(now.value).toMatchObject({ state: 'failed', found: [{ behind: 0.5 }] });
});
