import '../../testing/no-browser.ts';
import { type Choice, choice, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { type RollingFatesTold, type RollingFatesView, rollingFates } from '@wyrdhall/rolling-fates';
import { expect, it } from 'vitest';
import { type Scene, stepFor } from '../../kit/guide/guide.ts';
import { covers } from '../covers.tsx';
import { guideSteps } from './guide.ts';

const FIRST = covers['rolling-fates']?.first ?? {};

interface Lesson {
  readonly met: ReadonlySet<string>;
  readonly lost: boolean;
  readonly rounds: number;
}

/** Does what the tutor says, and what it has said before; where it never said anything, whatever comes. */
function obey(seed: string, mostRounds: number): Lesson {
  const heroes = (FIRST.heroes ?? '').split(',');
  const options = { players: heroes.length, heroes, adventure: FIRST.adventure };
  const run = Run.start(rollingFates, options, { seed });
  const random = Random.fromSeed(seed);
  const met = new Set<string>();
  let from = 0;
  let rounds = 0;
  for (let answers = 0; answers < 2000 && !run.outcome && rounds <= mostRounds; answers++) {
    const prompt = run.prompts[0] as Prompt;
    const view = rollingFates.view(run.state, prompt.seat) as RollingFatesView;
    const events = (run.told() as RollingFatesTold[]).slice(from);
    from += events.length;
    rounds += events.filter((event) => event.kind === 'phase' && event.phase === 'fate').length;
    const scene: Scene<RollingFatesView> = {
      prompt,
      view,
      told: new Set(events.map(({ kind }) => kind)),
      events,
    };
    const shown = stepFor(guideSteps as never, [...met], scene as never);
    if (shown) met.add(shown.id);
    const said = guideSteps.find((step) => met.has(step.id) && step.means && step.isNow(scene));
    const means: Choice | undefined = said?.means?.(scene);
    run.answer({ seat: prompt.seat, choice: means ?? choice(prompt, randomPick(prompt, random)) });
  }
  return { met, lost: run.outcome?.won === false, rounds };
}

it('whoever obeys the tutor does not lose in the first three rounds, twenty times', () => {
  const games = Array.from({ length: 20 }, (_, i) => obey(String(i + 1), 3));
  expect(games.filter(({ lost }) => lost)).toEqual([]);
  expect(games.every(({ rounds }) => rounds > 3)).toBe(true);
});

it('in the first game itself every lesson is met within four rounds, and to obey wins it', () => {
  const { met } = obey(FIRST.seed ?? '', 4);
  expect(guideSteps.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
  expect(obey(FIRST.seed ?? '', 100).lost).toBe(false);
});

it('a first game begins with what winning and losing mean, and can be undone freely', () => {
  expect(guideSteps[0]?.text.en).toMatch(/You win .* You lose /);
  expect(FIRST.undo).toBe('free');
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
