import { choice, Random, Run, randomPick } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { broken } from './invariants.ts';
import { rollingFates } from './rolling-fates.ts';
import type { RollingFates } from './state.ts';

/** A table that can begin its zone again. */
function underWay(): RollingFates {
  const random = Random.fromSeed(3);
  const run = Run.start(rollingFates, { players: 2, mercy: 'retry' }, { seed: 3 });
  for (let i = 0; i < 60 && !run.outcome; i++) {
    const prompt = random.of(run.prompts);
    run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
    if (run.state.zoneStart) break;
  }
  return structuredClone(run.state);
}

test.each<[string, (start: NonNullable<RollingFates['zoneStart']>) => void, string]>([
  ['nothing', () => {}, ''],
  ['a hero without Life', ({ heroes: [hero] }) => hero && Object.assign(hero, { life: 0 }), 'no Life'],
  ['a place that is not there', ({ journey }) => Object.assign(journey, { node: '-1' }), 'no place "-1"'],
  ['a hero too few', ({ heroes }) => heroes.pop(), '1 of 2 heroes'],
])('where the zone began is looked at as closely as where the party is: %s', (_, harm, complaint) => {
  const state = underWay();
  if (!state.zoneStart) throw new Error('The zone has begun.');
  harm(state.zoneStart);
  const found = broken(state, { players: 2 });
  if (complaint === '') expect(found).toBeUndefined();
  else expect(found).toContain(`where the zone began: `);
  expect(found ?? '').toContain(complaint);
});
