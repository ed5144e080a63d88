import type { Prompt } from '@wyrdhall/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RollingFates } from '../state.ts';
import { loadTexts } from '../story/prose.ts';
import { arrive, facing, TestTable } from '../testing/table.ts';
import { de } from './de.ts';
import { en } from './en.ts';

beforeAll(() => loadTexts({ journey: { adventure: 'sump' } } as RollingFates, 'en'));

/** As the list of what can be undone speaks of an answer: its prompt is gone, only the question and the id are left. */
function saidLater(prompt: Prompt, id: string): string {
  const options = [{ id, value: undefined }];
  return en.option({ ...prompt, options }, 0);
}

const asked = (at: TestTable): Prompt => at.play.prompts[0] as Prompt;

describe('a question says what is at stake', () => {
  it('what the story gives, before somebody is named', () => {
    const { question } = asked(arrive('sump', 'a1', { brakka: {}, sel: {} }).do('wet'));
    expect(question).toMatchObject({ id: 'whom', data: { what: 'treasure', amount: 1 } });
    expect(en.question(question, 0)).toBe('A Treasure, still unseen: who takes it?');
    expect(de.question(question, 0)).toBe('Ein Schatz, noch verdeckt: Wer nimmt ihn?');
    expect(en.lesson?.(question.id) ?? '').toBe('');
  });

  it('what a volunteer is wanted for', async () => {
    const at = arrive('toll-road', 'a4', { brakka: {}, sel: {} });
    for (const language of ['en', 'de']) await loadTexts(at.state, language);
    while (at.asked === 'onward') at.do('onward');
    const { question } = asked(at);
    expect(question.id).toBe('volunteer');
    expect(en.question(question, 0)).toBe('“Try the rope”: who does it?');
    expect(de.question(question, 0)).toMatch(/^„.+“: Wer tut es\?$/);
    expect(de.question(question, 0)).not.toContain('rope');
  });
});

describe('an answer that was given says what it was', () => {
  it('in a scene: its own text, not that of the first choice', () => {
    const prompt = asked(arrive('sump', 'a1', { brakka: {}, sel: {} }));
    expect(saidLater(prompt, 'dry')).toMatch(/dry stair/i);
    expect(saidLater(prompt, 'wet')).toMatch(/flooded stair/i);
  });

  it('with a target: what was done to it', () => {
    const at = new TestTable({
      heroes: { sel: { dice: [1, 4, 2, 2, 6], luck: 4 } },
      enemies: { 'gutter-imp': {}, 'bog-toad': {} },
    }).do('use:crossed-fletch');
    expect(at.asked).toBe('target');
    expect(saidLater(asked(at), 'enemy:bog-toad-1')).toBe('hit Bog Toad 1');
    expect(en.question(asked(at).question, 0, ['sel'])).toBe(
      'Sel, Crossed Fletch: whom do you hit for 5? Paid with 1 and 4.',
    );
  });

  it('with a payment: that it was one', () => {
    expect(saidLater(asked(facing({ 'gutter-imp': {} }, { dice: [1, 4, 2] })), 'pay:2-3as2')).toBe(
      'pay 2 + 3 as 2',
    );
  });
});
