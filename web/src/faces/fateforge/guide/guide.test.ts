import '../../../testing/no-browser.ts';
import { type FateforgeTold, type FateforgeView, fateforge } from '@wyrdhall/fateforge';
import { type Choice, choice, Random, Run, randomPick } from '@wyrdhall/kernel';
import { playerNamed, ponderNext } from '@wyrdhall/players';
import { expect, it } from 'vitest';
import { type Scene, stepFor } from '../../../kit/guide/guide.ts';
import { covers } from '../../covers.ts';
import { lessons } from '../lessons/lessons.ts';
import { guideSteps } from './guide.ts';

const FIRST = covers.fateforge?.first ?? {};

interface Fight {
  readonly met: readonly string[];
  readonly end: string;
  readonly knockedOut: number;
  /** Questions at which the tutor said nothing. */
  readonly silent: readonly string[];
}

/** Stands for the hint of the table, with less time to think. It weighs by the same solver. */
const ADVISER = playerNamed('greedy');

function advice(run: Run<never, never>, random: Random): Choice | undefined {
  const seat = run.prompts[0]?.seat ?? 0;
  const thought = ponderNext(run as never, new Map([[seat, ADVISER]]), random);
  for (;;) {
    const { done, value } = thought.next();
    if (done) return value?.choice;
  }
}

/** Does what the tutor says; where it sends to the hint, what that says. */
function obey(seed: string): Fight {
  const { scene = '', profile = '', screens, heroes = '' } = FIRST;
  const options = { players: 1, heroes: heroes.split(','), scene, profile, screens: screens !== 'false' };
  const run = Run.start(fateforge, options, { seed });
  const random = Random.fromSeed(seed);
  const met: string[] = [];
  const silent: string[] = [];
  let from = 0;
  for (let answers = 0; answers < 400 && !run.outcome; answers++) {
    const [prompt] = run.prompts;
    if (!prompt) break;
    const view = fateforge.view(run.state, prompt.seat) as FateforgeView;
    const events = run.told(prompt.seat, from) as FateforgeTold[];
    from = run.toldCount;
    const told = new Set(events.map(({ kind }) => kind as string));
    const advised = advice(run as never, random);
    const hinted = typeof advised === 'string' ? advised : undefined;
    const now: Scene<FateforgeView> = { prompt, view, told, events, hinted };
    let step = stepFor(guideSteps as never, met, now as never);
    // What asks for nothing is read and put away.
    while (step && !step.does && !step.asksHint && !step.means) {
      met.push(step.id);
      step = stepFor(guideSteps as never, met, now as never);
    }
    if (step && !step.again) met.push(step.id);
    if (!step) silent.push(prompt.question.id);
    const means = step?.does?.(now as never) ?? step?.means?.(now as never);
    if (means !== undefined) run.answer({ seat: prompt.seat, choice: means });
    else if (step?.asksHint && advised !== undefined) run.answer({ seat: prompt.seat, choice: advised });
    else run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
  }
  const all = run.told() as FateforgeTold[];
  return {
    met,
    end: run.outcome?.why ?? '',
    knockedOut: all.filter(({ kind }) => kind === 'ko').length,
    silent,
  };
}

/** Only misfortune teaches these, a card that blocks, or a choice that the enemies leave. */
const RARE = ['ko', 'revive', 'defend', 'victim', 'energy', 'extra-stay'];

/** Among them the one that the shelf offers. */
const fights = Array.from({ length: 20 }, (_, i) => obey(String(i + 1)));

it('whoever obeys the tutor wins the first fight without a fall, twenty times, and is never left alone', () => {
  expect(fights.map(({ end }) => end).filter((end) => end !== 'objectives-met')).toEqual([]);
  expect(fights.every(({ knockedOut }) => knockedOut === 0)).toBe(true);
  expect(fights.flatMap(({ silent }) => silent)).toEqual([]);
});

it('in the first fight the lessons are met, the goal before all others, and the rest in one like it', () => {
  const first = fights[Number(FIRST.seed) - 1]?.met ?? [];
  expect(first[0]).toBe('goal');
  for (const id of ['reroll', 'order', 'shot', 'card', 'step', 'guards', 'take', 'extra'])
    expect(first, id).toContain(id);
  const all = fights.flatMap(({ met }) => met);
  const once = guideSteps.filter(({ id, again }) => !again && !RARE.includes(id)).map(({ id }) => id);
  expect(once.filter((id) => !all.includes(id))).toEqual([]);
});

it('a first fight begins with what winning and losing mean, is played alone, and can be undone freely', () => {
  expect(guideSteps[0]?.text.en).toMatch(/toll book .* You lose /);
  expect(FIRST).toMatchObject({ heroes: 'forest-guard,rogue', scene: 'c01', undo: 'free' });
});

it('what the first fight has taught is not told again after it', () => {
  const ids = lessons.map(({ id }) => id);
  const both = guideSteps.map(({ id }) => id).filter((id) => ids.includes(id));
  expect(both).toEqual(expect.arrayContaining(['reroll', 'order', 'guards', 'take', 'energy', 'reactions']));
});
