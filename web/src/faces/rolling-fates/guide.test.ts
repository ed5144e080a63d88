import '../../testing/no-browser.ts';
import { type Choice, choice, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { answerBy, playerNamed } from '@wyrdhall/players';
import { type RollingFatesTold, type RollingFatesView, rollingFates } from '@wyrdhall/rolling-fates';
import { expect, it } from 'vitest';
import { type Scene, stepFor } from '../../kit/guide/guide.ts';
import { covers } from '../covers.ts';
import { guideSteps } from './guide.ts';

const FIRST = covers['rolling-fates']?.first ?? {};

interface Lesson {
  readonly met: ReadonlySet<string>;
  readonly lost: boolean;
  readonly fights: number;
  readonly rounds: number;
}

/** Stands for the hint of the table, with less time to think. */
const ADVISER = playerNamed('planner:8');

/** Anything but to give up. */
function whatever(prompt: Prompt, random: Random): Choice {
  const any = choice(prompt, randomPick(prompt, random));
  return any === 'give-up' ? whatever(prompt, random) : any;
}

/**
 * Does what the tutor says, and what it has said before, also where it sends to the hint; where it never said
 * anything, whatever comes.
 */
function obey(seed: string, mostFights: number, chance: number | string = seed): Lesson {
  const heroes = (FIRST.heroes ?? '').split(',');
  const { adventure, mercy } = FIRST;
  const options = { players: heroes.length, heroes, adventure, mercy };
  const run = Run.start(rollingFates, options, { seed });
  const random = Random.fromSeed(chance);
  const met = new Set<string>();
  let from = 0;
  let rounds = 0;
  let fights = 0;
  for (let answers = 0; answers < 2000 && !run.outcome && fights < mostFights; answers++) {
    const prompt = run.prompts[0] as Prompt;
    const view = rollingFates.view(run.state, prompt.seat) as RollingFatesView;
    const events = (run.told() as RollingFatesTold[]).slice(from);
    from += events.length;
    fights += events.filter(({ kind }) => kind === 'combat-won').length;
    rounds += events.filter((event) => event.kind === 'phase' && event.phase === 'fate').length;
    const scene: Scene<RollingFatesView> = {
      prompt,
      view,
      told: new Set(events.map(({ kind }) => kind)),
      events,
    };
    const shown = stepFor(guideSteps as never, [...met], scene as never);
    if (shown) met.add(shown.id);
    const said = guideSteps.find(
      (step) => met.has(step.id) && (step.means || step.asksHint) && step.isNow(scene),
    );
    if (said?.asksHint) {
      answerBy(ADVISER, run as unknown as Run, 0, random);
      continue;
    }
    const means: Choice | undefined = said?.means?.(scene);
    run.answer({ seat: prompt.seat, choice: means ?? whatever(prompt, random) });
  }
  return { met, lost: run.outcome?.won === false, fights, rounds };
}

it('whoever obeys the tutor wins the first two fights without a fall, twenty times', () => {
  const games = Array.from({ length: 20 }, (_, i) => obey(String(i + 1), 2));
  expect(games.filter(({ lost }) => lost)).toEqual([]);
  expect(games.every(({ fights }) => fights === 2)).toBe(true);
});

it('in the first game every lesson is met but those that only some enemies teach', () => {
  const met = [1, 2, 3].flatMap((random) => [...obey(FIRST.seed ?? '', 3, random).met]);
  const general = guideSteps.filter(({ id }) => id !== 'telegraph' && id !== 'barbs');
  expect(general.map(({ id }) => id).filter((id) => !met.includes(id))).toEqual([]);
});

it('a hit that costs its own hero Life is spoken of at once, and so is an enemy that nobody knows', () => {
  const step = (id: string) => guideSteps.find((one) => one.id === id);
  const prompt = {
    seat: 0,
    question: { id: 'act' },
    options: [{ id: 'use:hawks-eye' }, { id: 'pass' }],
  };
  const view = (known: object | null) => ({ combat: { enemies: [{ known }] } });
  const scene = (known: object | null, events: object[] = []) =>
    ({ prompt, view: view(known), told: new Set(), events }) as unknown as Scene<RollingFatesView>;
  const pricked = { kind: 'loses', rule: 'RF-108', seat: 0, by: 'thistle-sprite-1', amount: 1, life: 9 };
  expect(step('barbs')?.isNow(scene(null, [pricked]))).toBe(true);
  expect(step('barbs')?.isNow(scene(null))).toBe(false);
  expect(step('investigate')?.isNow(scene(null))).toBe(true);
  expect(step('investigate')?.isNow(scene({}))).toBe(false);
});

it('a first game begins with what winning and losing mean, and can be undone freely', () => {
  expect(guideSteps[0]?.text.en).toMatch(/You win .* You lose /);
  expect(FIRST.undo).toBe('free');
  expect(FIRST.mercy).toBe('mercy');
});

it('the tip about a weakened blow comes with a weakened blow, and not with a status that failed', () => {
  const tip = guideSteps.find(({ id }) => id === 'something-weakened');
  const scene = (events: object[]) =>
    ({
      prompt: { question: { id: 'act' } },
      told: new Set(),
      events,
    }) as unknown as Scene<RollingFatesView>;
  expect(tip?.isNow(scene([{ kind: 'hit', mechanic: '?' }]))).toBe(true);
  expect(tip?.isNow(scene([{ kind: 'hit', mechanic: '' }, { kind: 'withstands' }]))).toBe(false);
});
