import { type Prompt, Random, randomPick, readOptions, start } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { rollingFates } from '../rolling-fates.ts';
import { ADVENTURE_IDS, type AdventureId, type RollingFates } from '../state.ts';
import { loadTexts, tellProse } from './prose.ts';

const REFERENCE = /^(⟦.*⟧)?$/;

/** Every text that is asked, seen or told in a random game. */
function* textsOf(adventure: AdventureId, seed: number): Generator<string> {
  const random = Random.fromSeed(seed);
  const options = readOptions(rollingFates as never, { players: 2, adventure, mode: 'companion' });
  const play = start(rollingFates, options, Random.fromSeed(seed));
  while (!play.outcome) {
    const index = random.below(play.prompts.length);
    const prompt = play.prompts[index] as Prompt;
    const { title = '', texts = [] } = prompt.question.data ?? {};
    yield* [title, ...(texts as string[])] as string[];
    const { page } = rollingFates.view(play.table.state, 0);
    for (const { text, chosen } of page?.passages ?? []) yield* [...text, chosen];
    play.reply(index, randomPick(prompt, random));
  }
  for (const { event } of play.table.log) {
    if (event.kind === 'story') yield* [event.title, ...event.text];
    if (event.kind === 'choice') yield event.text;
  }
}

describe('prose', () => {
  test.each(ADVENTURE_IDS)(
    'is not in the log, the questions or the view of %s: only keys are',
    (adventure) => {
      const seen = new Set([1, 2, 3, 4, 5, 6].flatMap((seed) => [...textsOf(adventure, seed)]));
      expect(seen.size).toBeGreaterThan(10);
      for (const text of seen) expect(text).toMatch(REFERENCE);
    },
  );

  test('becomes words when its adventure is loaded; German falls back on English', async () => {
    await loadTexts({ journey: { adventure: 'sump' } } as RollingFates);
    const line = '⟦sump/b3_cup.2⟨hero=Sel⟩⟧';
    expect(tellProse(line, 'en')).toMatch(/^Sel /);
    expect(tellProse(line, 'de')).toBe(tellProse(line, 'en'));
    const event = {
      kind: 'story',
      rule: 'RF-023',
      knot: 'defeat',
      title: '⟦sump/defeat.1⟧',
      text: [],
    } as const;
    expect(rollingFates.words?.en?.event(event)).toBe('A Sum Not Agreed: ');
  });
});
