import '../../../testing/no-browser.ts';
import { Random, Run, type Told } from '@wyrdhall/kernel';
import { answerNext, playerNamed } from '@wyrdhall/players';
import { ADVENTURES, type RollingFatesTold, rollingFates } from '@wyrdhall/rolling-fates';
import { expect, it } from 'vitest';
import { toldPage } from './told-page.ts';
import { waitsBefore } from './waits.ts';

/** Plays an adventure to its end; what the story told, and what lay open where somebody was asked or the show waited. */
function read(adventure: string, seed: string): { told: Set<string>; open: Set<string> } {
  const heroes = ['brakka', 'sel', 'orrin'];
  const run = Run.start(rollingFates, { players: 3, heroes, adventure, mercy: 'mercy' }, { seed });
  const random = Random.fromSeed(seed);
  const told = new Set<string>();
  const open = new Set<string>();
  const look = (log: readonly Told[]): void => {
    for (const entry of toldPage(log)?.entries ?? []) {
      if (entry.kind === 'text') for (const line of entry.text) open.add(line);
    }
  };
  const bots = new Map(heroes.map((_, seat) => [seat, playerNamed('hasty')]));
  let seen = 0;
  let isNew = false;
  for (let answers = 0; answers < 4000; answers++) {
    const log = run.told() as RollingFatesTold[];
    for (; seen < log.length; seen++) {
      const event = log[seen] as RollingFatesTold;
      if (event.kind === 'story') {
        isNew = true;
        for (const line of event.text) if (line !== '') told.add(line);
      }
      if (waitsBefore(event, [])) look(log.slice(0, seen));
    }
    // In a fight the page is not on the table; when all is over it is.
    if (isNew && (run.outcome || !run.state.combat)) look(log);
    isNew = false;
    if (run.outcome) break;
    answerNext(run as Run, bots, random);
  }
  return { told, open };
}

it.each(Object.keys(ADVENTURES))(
  '%s: every text of the story lies open where it can be read',
  (adventure) => {
    let lines = 0;
    for (const seed of ['1', '2']) {
      const { told, open } = read(adventure, seed);
      expect([...told].filter((line) => !open.has(line))).toEqual([]);
      lines += told.size;
    }
    expect(lines).toBeGreaterThan(20);
  },
);
