import { expect, test } from 'vitest';
import { Random } from '../../chance.ts';
import type { Game } from '../../game.ts';
import { mergeLegacy, optionsFromLegacy } from '../../legacy.ts';
import { choice, randomPick } from '../../picks.ts';
import type { Prompt } from '../../prompt.ts';
import { resume } from '../../resume.ts';
import { Run } from '../../run.ts';
import { save } from '../../save.ts';
import { seenBy } from '../../seen.ts';
import { expedition } from './expedition.ts';
import type { Expedition, ExpeditionTold } from './state.ts';

function play(run: Run<Expedition, ExpeditionTold>, until: () => boolean): void {
  const random = Random.fromSeed('expedition');
  while (!until()) {
    const prompt = run.prompts[0] as Prompt;
    run.apply({
      seat: prompt.seat,
      choice: choice(prompt, randomPick(prompt, random)),
      key: run.keyOf(prompt),
    });
  }
}

test('one player leads two heroes, two players lead four', () => {
  const leads = (players: number) => Run.start(expedition, { players }).state.heroes.length;
  expect([1, 2, 3, 4].map(leads)).toEqual([2, 4, 3, 4]);
});

test('others see open answers while they still choose, and nothing else of what is behind a screen', () => {
  const run = Run.start(expedition, { players: 2 }, { seed: 1 });
  play(run, () => run.state.phase === 'prepare');
  run.answer({ seat: 0, choice: 'spend' });
  run.answer({ seat: 0, choice: 'weapon' });
  const { view, undos, told } = seenBy(run, 1);
  expect(view).toMatchObject({ heroes: [{ id: 'warden', energy: 0, dice: 3 }, {}, {}, {}] });
  expect(told().at(-1)).toMatchObject({ kind: 'energy', hero: 'warden' });
  expect(undos(2).map((undo) => [undo.question.id, undo.choice])).toEqual([
    ['which', undefined],
    ['energy', 'spend'],
  ]);
});

test('a table of version 1, which knew neither vows nor lessons, goes on', () => {
  const run = Run.start(expedition, { players: 3 }, { seed: 2 });
  play(run, () => run.past.length === 1);
  const { checkpoint, options, ...rest } = save(run);
  const { vows: _, known: __, ...state } = checkpoint.state as Expedition;
  const { players, company = [] } = options;
  const old = { ...rest, version: 1, options: { players, company }, checkpoint: { ...checkpoint, state } };
  const { run: resumed, askedAnew } = resume(expedition, old);
  expect(askedAnew).toEqual([]);
  expect(resumed.state).toMatchObject({ act: 2, vows: ['safe', 'safe', 'safe'], known: [] });
  play(resumed, () => resumed.outcome !== undefined);
});

test('lessons of one table are known at the next', () => {
  const run = Run.start(expedition, {}, { seed: 3 });
  play(run, () => run.outcome !== undefined);
  const left = mergeLegacy({}, expedition.legacy?.(run.state) ?? {});
  const next = Run.start(expedition, optionsFromLegacy(expedition as Game, left));
  expect(next.state).toMatchObject({
    known: ['act-1', 'act-2', 'act-3'],
    heroes: [{ energy: 2 }, { energy: 2 }],
  });
});
