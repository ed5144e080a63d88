import { type Prompt, Random, randomPick, readOptions, start } from '@wyrdhall/kernel';
import { readTexts } from '@wyrdhall/story';
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

  test('becomes words in the language that is loaded with its adventure', async () => {
    const sump = { journey: { adventure: 'sump' } } as RollingFates;
    const line = '⟦sump/b3_cup.2⟨hero=Sel⟩⟧';
    const event = {
      kind: 'story',
      rule: 'RF-023',
      knot: 'defeat',
      title: '⟦sump/defeat.1⟧',
      text: [],
    } as const;
    await loadTexts(sump, 'de');
    expect(tellProse(line, 'de')).toBe('Sel betrachtet das Wasser.');
    expect(rollingFates.words?.de?.event(event)).toBe('Eine nicht vereinbarte Summe: ');
    await loadTexts(sump, 'en');
    expect(tellProse(line, 'en')).toBe('Sel looks at the water.');
    expect(rollingFates.words?.en?.event(event)).toBe('A Sum Not Agreed: ');
  });

  test.each(ADVENTURE_IDS)('of %s is German: no line is left in English', async (adventure) => {
    const [{ texts: german }, { texts: english }] = await Promise.all([
      import(`./written/de/${adventure}.ts`),
      import(`./written/en/${adventure}.ts`),
    ]);
    const [de, en] = [readTexts(german), readTexts(english)];
    expect([...de.keys()]).toEqual([...en.keys()]);
    const ENGLISH = /\b(the|and|you|your|are|with|there|this|not|from|has|of)\b|”/;
    expect([...de.values()].filter((text) => ENGLISH.test(text))).toEqual([]);
  });
});
