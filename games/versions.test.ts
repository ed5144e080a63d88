import { existsSync, readFileSync } from 'node:fs';
import {
  choice,
  figureCount,
  type Game,
  hashText,
  type OptionSpec,
  Random,
  Run,
  randomPick,
  type Told,
} from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { games } from './index.ts';

/**
 * `versions.json` of each game keeps one figure for every version: a hash over the records of fixed games, that is over
 * every question with its open options and every state between steps. Tables that people have begun can be opened as
 * long as these stay the same.
 */
const GAMES = 24;
const LONGEST = 400;

/** The options of the nth game: all values come up. */
function optionOf(spec: OptionSpec, n: number, players: number, fewest: number): unknown {
  switch (spec.kind) {
    case 'flag':
      return n % 2 === 1;
    case 'number':
      return spec.min + (n % (spec.max - spec.min + 1));
    case 'choice':
      return spec.values[n % spec.values.length];
    case 'set':
      return spec.values.filter((_, i) => (n + i) % 2 === 0);
    case 'seats': {
      const turned = spec.values.map((_, i) => spec.values[(i + n) % spec.values.length] as string);
      const names = turned.map((value) => value.split('+')[0]);
      const different = turned.filter((_, i) => names.indexOf(names[i]) === i);
      return different.slice(0, figureCount(spec, players, fewest));
    }
  }
}

function playNth(game: Game, n: number): Run<unknown, Told> {
  const { min, max } = game.players;
  const players = min + (n % (max - min + 1));
  const options: Record<string, unknown> = { players };
  for (const [i, [name, spec]] of Object.entries(game.options).entries()) {
    options[name] = optionOf(spec, n + i * 7, players, min);
  }
  const run = Run.start(game, options, { seed: n, ownDice: n % 5 === 4 });
  const random = Random.fromSeed(n);
  for (let i = 0; i < LONGEST && !run.outcome; i++) {
    const prompt = random.of(run.prompts);
    run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
  }
  return run;
}

function figureOf(game: Game): string {
  let figure = 0;
  for (let n = 0; n < GAMES; n++) {
    const run = playNth(game, n);
    for (const { record } of run.segments) figure = hashText(record, figure);
    figure = hashText(run.hash(), figure);
  }
  return figure.toString(36);
}

test.each(games.map((box) => ({ id: box.id, box })))(
  '$id: the version is raised with the rules',
  async ({ box }) => {
    const game = await box.load();
    const file = new URL(`./${box.id}/versions.json`, import.meta.url);
    const kept: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const found = figureOf(game);
    const known = kept[game.version];
    const advice =
      known === undefined
        ? `Version ${game.version} of ${game.name} has no figure yet: add "${game.version}": "${found}" to games/${box.id}/versions.json.`
        : `${game.name} asks otherwise, or comes to other states, than version ${game.version} did: tables that people have ` +
          `begun would no longer open. Raise its version (and write \`upgrade\` where the state looks otherwise), then add ` +
          `"${game.version + 1}": "${found}" to games/${box.id}/versions.json. Only if nobody can have a table of version ` +
          `${game.version} yet, put this figure in the place of "${known}".`;
    expect(known, advice).toBe(found);
  },
);

test('a question under another name is noticed', async () => {
  const game = (await games.find(({ practice }) => practice)?.load()) as Game;
  const other: Game = {
    ...game,
    *step(t) {
      const flow = game.step(t);
      let result = flow.next(undefined as never);
      while (!result.done) {
        const asked = result.value.map((prompt) => {
          const { question } = prompt;
          return question.id === 'turn' ? { ...prompt, question: { ...question, id: 'the-turn' } } : prompt;
        });
        result = flow.next(yield asked);
      }
    },
  };
  expect(figureOf(other)).not.toBe(figureOf(game));
});

test('options that matter only with others name values that these take', async () => {
  for (const box of games) {
    const { options, players } = await box.load();
    const takes = (name: string, value: string | number): boolean => {
      if (name === 'players') return Number(value) >= players.min && Number(value) <= players.max;
      const spec = options[name];
      return spec?.kind === 'choice' && spec.values.includes(String(value));
    };
    for (const [option, { onlyWith }] of Object.entries(options)) {
      for (const [name, values] of Object.entries(onlyWith ?? {})) {
        expect(
          values.every((value) => takes(name, value)),
          `${box.id}: ${option} with ${name}`,
        ).toBe(true);
      }
    }
  }
});
