import { describe, expect, test } from 'vitest';
import { Random } from './chance.ts';
import { Ledger, type Page } from './ledger.ts';
import { choice, randomPick } from './prompt.ts';
import { Run } from './run.ts';
import { joinSave, readSave, resume, type Save, save, saveHead } from './save.ts';
import { choosing, type Noted, type Notes, type Step, sketch, tossing } from './testing/sketch.ts';

const talk = choosing('talk', 'yes', 'no');
const twice: Step = function* (t) {
  yield* talk(t);
  yield* talk(t);
};
const game = sketch(...Array.from({ length: 60 }, (_, i) => [talk, tossing, twice][i % 3] ?? talk));

/** A store that keeps pages, and how much it had to write. */
function newStore() {
  const pages = new Map<number, Page>();
  let written = 0;
  return {
    keep(ledger: Ledger): void {
      const { cut, page, done } = ledger.next();
      for (const at of pages.keys()) if (cut !== undefined && at >= cut) pages.delete(at);
      if (page) pages.set(page.at, page);
      written += page?.text.length ?? 0;
      done();
    },
    pages: () => [...pages.values()].sort((a, b) => a.at - b.at),
    written: () => written,
    open(run: Run<Notes, Noted>): Save {
      const entries = this.pages()
        .map(({ text }) => text)
        .join('');
      return joinSave(saveHead(run), [{ version: 1, entries }]);
    },
  };
}

function answer(run: Pick<Run, 'prompts' | 'answer'>, random: Random): void {
  const [prompt] = run.prompts;
  if (prompt) run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
}

describe('a journal in pages', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('is the journal, through undo, redo and reload (%i)', (seed) => {
    const random = Random.fromSeed(seed);
    const store = newStore();
    let run = Run.start(game, {}, { seed });
    let ledger = new Ledger(run, []);
    for (let i = 0; i < 150 && !run.outcome; i++) {
      const what = random.below(10);
      if (what === 0 && run.length > 3) run.undo(1 + random.below(3));
      else if (what === 1 && run.canRedo) run.redo();
      else answer(run, random);
      // What fails, or has to wait, is made up for by the next page.
      if (random.below(3) > 0) store.keep(ledger);
      if (what === 2) {
        store.keep(ledger);
        run = resume(game, readSave(JSON.stringify(store.open(run)))).run;
        if (random.below(2) > 0) run.remember();
        ledger = new Ledger(run, store.pages());
      }
    }
    store.keep(ledger);
    expect(run.revision).toBeGreaterThan(50);
    expect(store.open(run)).toEqual(save(run));
  });

  test('costs the same for every answer', () => {
    const random = Random.fromSeed(1);
    const run = Run.start(game, {}, { seed: 3 });
    const ledger = new Ledger(run, []);
    const store = newStore();
    let most = 0;
    while (!run.outcome) {
      const before = store.written();
      answer(run, random);
      store.keep(ledger);
      most = Math.max(most, store.written() - before);
    }
    expect(most).toBeLessThan(80);
    expect(store.pages().length).toBeGreaterThan(50);
  });

  test('a page that was never written is written with the next', () => {
    const run = Run.start(game, {}, { seed: 3 });
    const ledger = new Ledger(run, []);
    run.answer({ seat: 0, choice: 'yes' });
    const lost = ledger.next();
    run.answer({ seat: 0, choice: 'now' });
    expect(ledger.next().page?.text.startsWith(lost.page?.text ?? '?')).toBe(true);
  });
});
