import '../../testing/no-browser.ts';
import { type Grimheim, type GrimheimTold, type GrimheimView, grimheim } from '@wyrdhall/grimheim';
import { choice, Random, Run, randomPick, readOptions } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { stepFor } from '../../kit/guide/guide.ts';
import { covers } from '../covers.tsx';
import { guideSteps, LED_ROUNDS } from './guide.ts';

const first = covers.grimheim?.first ?? {};

/** Plays the first rounds as the teacher says, with luck of its own where the teacher says nothing. */
function obey(player: number, seed: number) {
  const options = readOptions(grimheim, { players: 1, heroes: [first.heroes] });
  const run = Run.start<Grimheim, GrimheimTold>(grimheim, options, { seed });
  const random = Random.fromSeed(player);
  const seen: string[] = [];
  let from = 0;
  let silent = 0;
  for (let i = 0; i < 300 && !run.outcome && run.state.spot <= LED_ROUNDS; i++) {
    const [prompt] = run.prompts;
    if (!prompt) break;
    const view = grimheim.view(run.state, 0) as GrimheimView;
    const events = run.told(0, from);
    const told = new Set(events.map(({ kind }) => kind as string));
    let step = stepFor(guideSteps, seen, { prompt, view, told, events });
    // What asks for nothing is read and put away.
    while (step && !step.does) {
      seen.push(step.id);
      step = stepFor(guideSteps, seen, { prompt, view, told, events });
    }
    if (step && !step.again) seen.push(step.id);
    const said = step?.does?.({ prompt, view, told, events });
    if (said === undefined) silent++;
    from = run.toldCount;
    run.answer({ seat: 0, choice: said ?? choice(prompt, randomPick(prompt, random)) });
  }
  return { run, seen, silent, events: run.told(0) as GrimheimTold[] };
}

test('who obeys the teacher of the first game loses nothing in the first three rounds, 20 times', () => {
  for (let player = 0; player < 20; player++) {
    const { run, events } = obey(player, Number(first.seed));
    expect(run.state.spot, 'rounds').toBe(LED_ROUNDS + 1);
    expect(run.state.pieces).toBe(4);
    expect(events.some(({ kind }) => kind === 'knocked-out')).toBe(false);
  }
});

test('the lessons of a first game are met in it, the goal before all others', () => {
  const { seen } = obey(0, Number(first.seed));
  expect(seen[0]).toBe('goal');
  for (const id of [
    'out-of-the-gate',
    'walk',
    'shoot',
    'after-roll',
    'killed',
    'forecast',
    'blocking',
    'monsters-moved',
    'upgrade',
    'bury',
    'end-of-turn',
  ])
    expect(seen, id).toContain(id);
});

test('undo is free in a first game', () => {
  expect(first.undo).toBe('free');
});
