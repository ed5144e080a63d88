import '../../testing/no-browser.ts';
import { type Grimheim, type GrimheimTold, type GrimheimView, grimheim } from '@wyrdhall/grimheim';
import { type Choice, choice, hashText, Random, Run, readOptions } from '@wyrdhall/kernel';
import { planner, sit } from '@wyrdhall/players';
import { expect, test } from 'vitest';
import { type Scene, stepFor } from '../../kit/guide/guide.ts';
import { firstGame } from './first-game.ts';
import { guideSteps } from './guide.ts';

/** Far fewer tries than the hint has: who wins with these wins with those. */
const ADVISER = planner(10);
const GAMES = 4;

interface Obeyed {
  readonly run: Run<Grimheim, GrimheimTold>;
  /** Questions with several answers, after the rounds that are led, that no hint spoke about. */
  readonly silent: readonly string[];
  readonly spoken: ReadonlySet<string>;
}

/** Does what the teacher says, and where it says nothing, what the light bulb advises. */
function obey(player: number): Obeyed {
  const { heroes, seed, undo: _, ...switches } = firstGame;
  const on = Object.fromEntries(Object.entries(switches).map(([name, value]) => [name, value === 'true']));
  const options = readOptions(grimheim, { players: 1, heroes: [heroes], ...on });
  const run = Run.start<Grimheim, GrimheimTold>(grimheim, options, { seed: Number(seed) });
  const seen: string[] = [];
  const silent: string[] = [];
  const spoken = new Set<string>();
  let from = 0;
  for (let i = 0; i < 2000 && !run.outcome; i++) {
    const [prompt] = run.prompts;
    if (!prompt) break;
    const events = run.told(0, from);
    from = run.toldCount;
    const told = new Set(events.map(({ kind }) => kind as string));
    const scene: Scene<GrimheimView> = { prompt, view: grimheim.view(run.state, 0), told, events };
    let step = stepFor(guideSteps, seen, scene as Scene);
    // What asks for nothing is read and put away.
    while (step && !step.again && !step.does) {
      seen.push(step.id);
      step = stepFor(guideSteps, seen, scene as Scene);
    }
    if (step) spoken.add(step.id);
    else if (prompt.options.length > 1) silent.push(prompt.question.id);
    const said = step?.does?.(scene as Scene) ?? bulb(run, player);
    run.answer({ seat: 0, choice: said });
  }
  return { run, silent, spoken };
}

/** The hint's own seed, as the page makes it, and one for each of several who ask. */
function bulb(run: Run<Grimheim, GrimheimTold>, player: number): Choice {
  const random = Random.fromSeed(hashText(`${firstGame.seed} ${player} ${run.revision}`));
  const seated = sit(run as unknown as Run, 0);
  const pick = ADVISER.decide(seated, random);
  return choice(seated.prompt, pick);
}

test('who obeys hints and light bulb wins the first game, and hints go on to its end', () => {
  const games = Array.from({ length: GAMES }, (_, player) => obey(player));
  const won = games.filter(({ run }) => run.outcome?.won);
  expect(won.length / GAMES).toBeGreaterThanOrEqual(0.75);
  const silent = new Set(games.flatMap((game) => game.silent));
  for (const question of [
    'monsters-will-move',
    'target',
    'prevent',
    'after-roll',
    'march-order',
    'monster-attack',
  ])
    expect(silent, question).not.toContain(question);
  expect(games.some(({ spoken }) => spoken.has('pieces-fall'))).toBe(true);
});
