import '../no-browser.ts';
import { type Prompt, Run, type Words } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { ferry } from '../../../../docs/example/ferry/src/ferry.ts';
import { answersOf, noPlaces, offersIn } from '../../kit/answers/places.ts';
import { barAnswers } from '../../kit/answers/where.ts';
import { lengthOf, viewAfter } from '../../kit/events/shown.ts';
import type { FaceProps, GameFace } from '../../kit/face.ts';
import { drawn } from '../drawn.ts';
import { ferryFace } from './face.tsx';
import type { FerryView } from './view.ts';

const texts = import.meta.glob<string>(['./*.{ts,tsx}', '../../../../docs/add-a-face.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const read = (name: string): string => texts[name] ?? `${name} is missing`;

test.each(['view.ts', 'words.ts', 'events.ts', 'face.tsx'])('docs/add-a-face.md shows %s whole', (file) => {
  expect(read('../../../../docs/add-a-face.md')).toContain(read(`./${file}`).trim());
});

const face = ferryFace as GameFace;
const words: Words = {
  question: ({ id }) => id,
  option: (prompt, index) => prompt.options[index]?.id ?? '',
  reason: ({ id }) => id,
  event: ({ kind }) => kind,
  outcome: ({ why }) => why,
};

function propsAt(run: Run, prompt: Prompt): FaceProps<FerryView> {
  const answers = answersOf(prompt, words, new Map());
  return {
    view: run.view(prompt.seat) as FerryView,
    viewer: prompt.seat,
    options: run.options,
    words,
    prompt,
    offers: offersIn(prompt, answers),
    places: noPlaces,
    event: undefined,
    hinted: undefined,
    choose: () => {},
    showRule: () => {},
  };
}

test('the face of the Ferry is drawn and played by what it shows, to the end', () => {
  const run = Run.start(ferry, { players: 1 }, { seed: 7 });
  let rows = 0;
  for (let prompt = run.prompts[0]; prompt; prompt = run.prompts[0]) {
    const props = propsAt(run, prompt);
    expect(drawn(ferryFace.Board, props)).toContain(`${props.view.left} to the far bank`);
    expect(drawn(ferryFace.List, props)).toContain(`${props.view.left} to the far bank`);
    const answers = [...props.offers.values()];
    const bar = barAnswers({ face, prompt, answers, options: run.options }, false);
    expect(bar.map(({ id }) => id)).toEqual(['rest']);
    const [, shown] = /data-option="(\w+)"/.exec(drawn(ferryFace.Hand ?? ferryFace.Board, props)) ?? [];
    const before = run.told().length;
    run.answer({ seat: prompt.seat, choice: shown ?? 'rest' });
    if (shown === 'row') rows++;
    const event = run
      .told()
      .slice(before)
      .find(({ kind }) => kind === 'row' || kind === 'rest');
    if (!event) throw new Error('Nothing was told.');
    expect(lengthOf(face, event)).toBe(shown === 'row' ? 600 : 200);
    expect(viewAfter(face, props.view, event)).toMatchObject({ left: (run.state as FerryView).left });
  }
  expect(rows).toBeGreaterThan(1);
  expect(run.outcome).toBeDefined();
});
