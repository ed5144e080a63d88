import { expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { type Lanterns, type LanternTold, lanterns, rulebook } from '../testing/lanterns.ts';
import { checks } from './index.ts';

const faultOf = (planted: Partial<Game<Lanterns, LanternTold>>, name: string): string => {
  const check = checks({ ...lanterns, ...planted }, { rulebook, games: 10 }).find((one) => one.name === name);
  try {
    check?.run();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing is found';
};

test('a number that a loader would refuse is found', () => {
  const hashing: Partial<Game<Lanterns, LanternTold>> = {
    *step(t) {
      t.state.lights += 3_000_000_000;
      yield* lanterns.step(t);
    },
  };
  expect(faultOf(hashing, 'every state is within what a loader takes')).toContain(
    'could not be loaded again: state.lights',
  );
});

test('a default that is no value is found', () => {
  const options = { lights: { kind: 'number', min: 0, max: 2, default: 3 } } as const;
  expect(faultOf({ options }, 'the defaults of the options can be played by any number')).toContain(
    'The defaults do not fit',
  );
});
